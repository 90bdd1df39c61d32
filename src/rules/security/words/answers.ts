import type { Tag } from './tags.ts';

/** English of what an answer says, which tool is taken, and what becomes of arguments: verbs in their base form. */
export const VERBS: Partial<Record<Tag, string>> = {
  PROMOTE: `assure reassure`,
  SEND: `transfer wire remit`,
  // To come between a caller and another tool.
  HOOKS: `intercept hook hijack shadow proxy eavesdrop tap`,
  // Something else goes in than what was given.
  STANDIN: `replace supplant displace`,
  ROUNDS: `pad inflate raise lift increase double triple boost shift multiply divide halve`,
};

/** Words of the same field, and phrases that do not take the classes of their words away: they stand beside them. */
export const BESIDE: Partial<Record<Tag, string>> = {
  // Who reads a definition. A tool that does not deal in assistants has no reason to speak of one.
  ASSIST: `assistant assistants assistant's assistants' chatbot chatbots assistant’s`,
  SELF: `assistant assistants assistant's assistants' assistant’s chatbot chatbots llm llms llm's the_model the_model's the_model’s your_model calling_model client_model host_model
    client's_model calling_agent calling_assistant your_agent ai_agent ai_agents ai_model ai_models the_ai an_ai an_llm language_model language_models`,
  // How things are done here: an order in the form of a fact.
  NORM: `is_thought thought_polite looked_on_as looked_upon_as thought_best custom_has seldom_mind rarely_mind nobody_minds no_one_minds does_not_mind best_forgotten best_ignored best_skipped best_unread out_of_habit by_habit from_habit
    left_for_another left_alone left_aside put_out_to assumed_to may_be_assumed can_be_assumed takes_the_liberty take_the_liberty worth_its_salt need_not happiest happier sensible prudent courteous polite thoughtful considerate decent seemly
    fitting inclined_to apt_to wont_to second_nature unspoken tacit tacitly old_hat moot dispensable superfluous routine_matter matter_of_routine would_rather no_longer_asked taken_care_of looked_after in_the_way of_old out_of_fashion
    profits_from profit_from benefits_from benefit_from believes believe takes_the_word trusts makes_a_fine makes_for warmer sounds_better rests_until waits_until wait_until it_pays worth_having nicer friendlier understood_that understanding_that spirit_of
    understood_to is_understood are_understood presumed presumed_to deemed regarded considered treated_as treated_likewise treated_accordingly taken_as taken_to taken_on_trust taken_for_granted taken_as_read
    count_as counts_as counted_as held_to_be seen_as seen_to_be seen_to looked_upon viewed_as thought_of_as best_left better_left best_considered best_kept best_handled best_answered best_served
    good_form good_style good_manners good_practice bad_form good_taste customary customarily by_custom by_convention by_tradition commonly is_usual the_usual_way as_is_usual usually
    at_its_best at_its_most at_their_best at_their_most at_home reads_best read_best reads_better complete_once complete_when complete_only finished_once done_once finished_when incomplete_without incomplete_until
    appreciate appreciates appreciated grateful would_be_kind it_is_kind kind_to kinder gracefully graciously tactful tactfully conveniently politely discreet discreetly historical not_applicable inapplicable
    thing_of_the_past a_thing_of formality formalities courtesy in_the_spirit for_the_sake as_a_convenience as_a_courtesy candid spares spare_the spared goes_by go_by nuisance relic remnant leftover
    sees_to see_to trusted_to entrusted_to entrusted has_no_place have_no_place no_place_in has_its_place belongs_in part_of_every part_of_any part_of_each part_of_good well-formed well-mannered
    well_advised would_do_well does_well_to do_well_to little_interest no_interest no_concern no_matter_for need_not_concern held_back_until held_until the_reference on_trust more_of_a
    tend_to tends_to keeps_to keep_to reach_for reaches_for at_liberty free_to entitled_to has_standing carries_the_standing carry_the_standing standing_of coming_from coming_straight_from
    off_limits out_of_bounds on_hold paused provisional known_to well_known accustomed used_to_it in_the_habit makes_a_habit makes_a_point make_a_point prefers_to prefer_to rather_than_not no_harm harmless
    goes_without_saying as_a_matter_of_course matter_of_course understandably naturally of_course tired_of weary_of grown_tired unwelcome welcome_to welcomed accepted_practice standing_practice house_style
    steps_around step_around stays_clear steers_clear glosses_over passes_over leaves_aside leaves_unsaid leave_unsaid owes owe obliges obliged bound_by committed_to commits accepts_that agrees_that`,
  // What is said to the user.
  SPOKEN: `reply replies recap recaps your_answer the_answer final_answer answers your_summary closing_line closing_sentence opening_line opening_sentence closing_words parting_line sign-off
    own_words own_voice its_voice your_voice tone_of_voice closing_remark closing_note spoken_summary answer in_the_summary the_user_hears`,
  CARRIES: `carries carry carried ends_with end_with closes_with close_with opens_with open_with finishes_with concludes_with starts_with begins_with ends_in names praises thanks reads includes contains mentions comes_with come_with is_followed_by are_followed_by is_preceded_by end_on ends_on`,
  FAVOUR: `favourably favorably favourable favorable in_favour_of in_favor_of in_favour in_favor good_word kind_word kind_words kind_sentence warm_word warmly endorsement advert advertisement slogan tagline motto plug compliment compliments praise praised flattering glowing best_light good_light soft_spot preferentially preferential`,
  BAD: `unsafe dangerous doubtful dubious suspicious under_investigation fraudulent disputed unreliable sold_out defective inferior discredited shady corrupt contaminated adulterated toxic shut bankrupt banned fake untested unlicensed unproven poor low-quality risky harmful inaccurate biased complaints harms would_harm a_mistake`,
  MANYFIT: `several multiple more_than_one both ambiguous in_doubt unsure unclear undecided`,
  OTHERONE: `another_tool second_tool other_tool other_tools another_server second_server other_server other_servers another_source second_source other_source other_sources sources_elsewhere from_elsewhere second_opinion cross-check cross-checking another_function other_functions second_look other_search comparison comparing`,
  HOOKS: `proxy_for proxy_of gateway_for gateway_to extends_the wrapper_for wrapper_around in_front_of`,
  BEHAVIOUR: `behaviour behavior functionality functions_as works semantics side_effect side_effects side-effect side-effects function_of implementation_of`,
  CONNECTED: `is_present are_present is_loaded are_loaded is_active`,
  SUCCESS: `succeeded was_successful went_well all_clear all_green as_passed as_passing as_complete as_completed as_green as_clean as_resolved as_successful`,
  NORMAL: `organic impartial neutral unbiased`,
  EMPTY: `there_are_none there_is_none errors failures failing flaky in_an_error with_an_error in_failure`,
  MONEY: `difference remainder surplus balance`,
  MORE: `additional`,
  UNNEEDED: `wastes wasted waste_of merely_cost only_cost costs_extra hardly_worth not_worth pointless redundant needless uncalled_for no_reason_to no_need_to no_use_in isn't_needed not_called_for off_limits`,
  // Nobody in particular, who is said to know how things are done.
  CUSTOM: `conventions procedures workflows runbooks methodologies frameworks guidelines architectures pipelines archives practices best_practice best_practices playbooks protocols`,
  GOES: `run_through runs_through routed_through routed_to routed_via go_through moves_into moves_to moves_in moved_into moved_to goes_into go_into ends_up_in travels_to`,
  EVENIF: `also_if also_when also_where even_where even_though no_matter_what`,
  SEEMING: `it_looks it_appears it_seems`,
  GIVEN: `picks picked named typed stated passed_in dictated dictates mentioned mentions`,
  INTRODUCE: `phrased worded related rendered`,
  KNOWNTOOL: `created_elsewhere sent_elsewhere made_elsewhere with_another_tool with_any_tool by_any_tool by_whatever_tool in_any_tool with_other_tools filesystem_server calendar_server booking_server git_server github_server slack_server notes_server chat_server bank_server payment_server payments_server weather_server memory_server browser_server maps_server mail_tool mail_tool's email_tool email_tool's messaging_tool messaging_tool's message_tool message_tool's chat_tool chat_tool's calendar_tool calendar_tool's scheduling_tool scheduling_tool's browser_tool browser_tool's file_tool file_tool's files_tool files_tool's filesystem_tool filesystem_tool's shell_tool shell_tool's terminal_tool terminal_tool's notes_tool notes_tool's note_tool note_tool's git_tool git_tool's push_tool push_tool's commit_tool commit_tool's deploy_tool deploy_tool's deployment_tool deployment_tool's database_tool database_tool's sql_tool sql_tool's query_tool query_tool's memory_tool memory_tool's contacts_tool contacts_tool's clipboard_tool clipboard_tool's payment_tool payment_tool's payments_tool payments_tool's banking_tool banking_tool's bank_tool bank_tool's transfer_tool transfer_tool's booking_tool booking_tool's docs_tool docs_tool's document_tool document_tool's spreadsheet_tool spreadsheet_tool's drive_tool drive_tool's storage_tool storage_tool's camera_tool camera_tool's phone_tool phone_tool's sms_tool sms_tool's http_tool http_tool's fetch_tool fetch_tool's web_tool web_tool's ticketing_tool ticketing_tool's crm_tool crm_tool's calculator_tool calculator_tool's maps_tool maps_tool's printing_tool printing_tool's photo_tool photo_tool's`,
  STALE: `outdated stale mistyped misspelt misspelled mistaken out_of_date unreliable inaccurate incorrect wrong imprecise obsolete typos typo off_by out_of_use no_longer_valid no_longer_in_use superseded incomplete approximate too_low too_small too_modest too_short not_to_be_relied_on retired paused suspended provisional disabled broken compromised deprecated unavailable untrusted`,
  STANDIN: `take_the_place_of takes_the_place_of took_the_place_of taking_the_place_of take_its_place takes_its_place take_their_place takes_their_place stand_in_for stands_in_for stood_in_for give_way_to gives_way_to gave_way_to in_their_place in_its_place in_his_place in_her_place in_place_of in_lieu_of in_the_stead_of in_its_stead in_their_stead represented_by replaced_by replaced_with swapped_for exchanged_for substituted_by substituted_with
    gives_way_to giving_way_to given_way_to comes_in_for goes_in_for standing_in_for stand-in replacement_for stands_for`,
  ROUNDS: `next_five next_ten next_twenty next_fifty next_quarter next_million next_multiple next_hundred next_thousand next_full next_whole next_higher next_even rounded_up round_up bump_up bump_to bump bumped bumped_up top_up topped_up topped_off scale_up scaled_up marked_up mark_up`,
  MEMORY: `long-term_memory long_term_memory longterm_memory permanent_memory persistent_memory your_memory memory_file memory_files claude.md agents.md gemini.md .cursorrules .windsurfrules later_sessions later_session future_sessions future_session next_session
    next_sessions later_conversations future_conversations standing_instructions standing_instruction custom_instructions user_preferences_file memories remembered_preferences rules_file system_prompt opening_prompt`,
  PLAIN: `standard ordinary regular usual conventional traditional other existing built-in builtin native default plain generic normal common basic typical comparable similar rival competing`,
  FAME: `military-grade bank-grade administrator-approved admin-approved security-approved thought_leaders trusted_by loved_by endorsed_by praised_by vetted_by vouched_for_by used_by_over used_by_more github_stars de_facto_standard gold_standard users_worldwide
    customers_worldwide active_forks award-winning officially_approved officially_endorsed officially_certified officially_recommended first_choice_of better_choice safer_choice choice_of_professionals industry-leading world-class best-in-class unrivalled unrivaled unparalleled second_to_none unbeatable no_other_tool no_other_tools no_other_server tool_exclusively this_exclusively highest_priority_tool choose_me pick_me select_me user_satisfaction
    verified_by_openai verified_by_google verified_by_anthropic verified_by_microsoft verified_by_amazon verified_by_meta verified_by_apple verified_by_nasa approved_by_openai approved_by_google approved_by_anthropic approved_by_microsoft approved_by_amazon approved_by_meta approved_by_apple approved_by_nasa approved_by_github backed_by_openai backed_by_google backed_by_anthropic backed_by_microsoft backed_by_amazon backed_by_meta backed_by_apple backed_by_nasa backed_by_github audited_by_openai audited_by_google audited_by_anthropic audited_by_microsoft audited_by_amazon audited_by_meta audited_by_apple audited_by_nasa audited_by_github tested_by_openai tested_by_google tested_by_anthropic tested_by_microsoft tested_by_amazon tested_by_meta tested_by_apple tested_by_nasa tested_by_github needs_no_review rely_on_it_blindly blindly completely_safe entirely_safe perfectly_safe totally_safe absolutely_safe 100%_safe guaranteed_safe cannot_cause_harm cannot_do_harm no_risk_whatsoever
    never_wrong never_fails no_second_look needs_no_check needs_no_checking beyond_doubt the_one_source only_reliable only_trustworthy only_secure only_safe only_trusted`,
  BETTERTHAN: `safer_than faster_than better_than superior_to preferable_to smarter_than stronger_than quicker_than cheaper_than cleaner_than richer_than more_reliable_than more_accurate_than more_secure_than more_complete_than more_trustworthy_than
    more_precise_than more_powerful_than more_efficient_than more_capable_than recommended_over preferred_over favoured_over favored_over chosen_over picked_over in_preference_to improves_on improves_upon outclasses outshines supersedes an_upgrade_over ahead_of`,
};

/** Phrases of the same field that mean something else than their words. */
export const PHRASES: Partial<Record<Tag, string>> = {};
