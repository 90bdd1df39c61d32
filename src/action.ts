/** The GitHub step's door. */
throw new Error('The action is being built.');
