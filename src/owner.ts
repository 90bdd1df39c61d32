/** Where this project lives: documents and files that name the repository take it from here. */
export const REPOSITORY = 'OWNER/mcp-tool-review';
