import type { Tag } from './tags.ts';

/** English of what is kept from someone, decided without them, or put above other orders: verbs in their base form. */
export const VERBS: Partial<Record<Tag, string>> = {
  NOMENTION: `skirt_around dodge_the_question steer_around step_around tiptoe_around steer_clear_of/steered_clear_of shy_away_from
    keep_silent_about/kept_silent_about stay_silent_about remain_silent_about pass_over_in_silence change_the_subject change_the_topic
    keep_mum_about`,
  UNSAID: `leave_out_of/left_out_of keep_out_of/kept_out_of leave_unsaid/left_unsaid stay_out_of`,
  GRANTED: `auto-approve auto-accept auto-confirm grant settle clear sign_off waive sign tick authorise authorize accept approve
    countersign rubber-stamp green-light validate click_through press_allow press_yes tick_off`,
  REPEAT: `repeat retry rerun re-run loop loop_over restart start_over/started_over begin_again/began_again/begun_again start_again
    recurse iterate poll re-poll re-call call_again spawn fork fan_out relaunch call_repeatedly go_round go_around feed_back/fed_back
    cycle_through hammer re-query redo/redid/redone`,
  BINDING: `outrank outweigh prevail rank_above rank_before rank_over carry_the_weight take_the_place/took_the_place weigh_more`,
  SUPERSEDE: `overrule override/overrode/overridden`,
  TELL: `breathe let_slip dwell_on touch_on touch_upon`,
  KNOW: `wonder_about`,
  OBEY: `act_on go_along_with/went_along_with/gone_along_with listen_to defer_to answer_to take_orders_from/took_orders_from do_what do_whatever do_as do_exactly_what`,
  START: `proceed continue go_on go_ahead/went_ahead`,
  IGNORE: `stop_following stop_obeying quit_following stop_heeding stop_applying`,
};

/** People a tool works for, as the possessives below need them. */
const WHO = 'user customer client buyer guest member patient person reader owner caller human parent student tenant driver visitor'.split(
  ' ',
);
const of = (phrase: (who: string) => string): string => WHO.map(phrase).join(' ');

/** Words and phrases of the same field. */
export const PHRASES: Partial<Record<Tag, string>> = {
  USER: `the_doctor the_clinician the_physician the_nurse the_teacher the_lawyer the_accountant the_pharmacist the_cashier the_editor the_trader the_dispatcher the_cardholder the_skipper the_crew the_household participants the_payer the_pilot the_family user_confirmation user_approval user_consent user_permission user's_confirmation
    user's_approval user's_consent user's_permission ${of((u) => `${u}'s ${u}s'`)} buyers shoppers travellers traveler travelers
    account_holder account_holders the_driver the_tenant the_listener the_resident the_borrower the_captain the_viewer the_holder
    whoever_asked whoever_is_asking whoever_wrote the_person_at the_people_concerned the_human_operator`,
  MODEL: `ai_agent ai_agents ai_assistant ai_assistants ai_system ai_systems ai_models language_models agent_reading agents_reading
    model_reading models_reading agent_that_reads model_that_reads for_the_ai an_ai the_ai every_agent each_agent every_model each_model
    all_agents all_models`,
  PERMISSION: `for_review for_approval for_confirmation clearance approver signatory user_confirmation user_approval user_consent
    user_permission user's_confirmation user's_approval user's_consent user's_permission no_further_question no_further_questions
    with_no_further_question with_no_further_questions without_a_further_question without_further_questions without_another_question
    without_a_second_question without_further_confirmation without_a_further_one confirmation_dialog confirmation_dialogs
    permission_prompt permission_prompts approval_prompts client's_prompt nod go-ahead sign-off green_light okay blessing say-so
    second_look thumbs-up thumbs_up approval_dialogue confirmation_dialogue consent_dialogue approval_dialog consent_form consent_forms
    further_question another_question second_question further_questions usual_question usual_questions asking_again are_you_sure
    whether_they_are_sure second_confirmation cooling-off agreement assent consent_step approval_prompt approval_request approval_requests
    explicit_approval human_approval safety_question safety_questions confirmation_prompt`,
  AGREE: `needs_no_second_opinion needs_no_second_look needs_no_second_glance no_second_opinion rather_than_permission forgiveness_rather
    ${of((u) => `no_need_to_check_with_the_${u} need_not_check_with_the_${u} no_need_to_check_back_with_the_${u} no_need_to_check_in_with_the_${u} do_not_check_with_the_${u} don't_check_with_the_${u} without_checking_with_the_${u} no_need_to_involve_the_${u} no_need_to_bother_the_${u} do_not_bother_the_${u} don't_bother_the_${u} no_need_to_wait_for_the_${u} no_need_to_consult_the_${u} without_consulting_the_${u} without_involving_the_${u} without_bothering_the_${u} without_waiting_for_the_${u}`)}
    a_yes the_yes affirmative in_the_affirmative`,
  CONSENT: `user_confirmation user_approval user_consent user_permission user's_confirmation user's_approval user's_consent
    user's_permission waiting waiting_for awaiting awaiting_a bothering involving alerting checking_with checking_back agreement`,
  POLICY: `doubts cautions caution reservations misgivings scruples disclaimers caveats commitments obligations judgement hesitations
    qualms content_rules content_limits own_rules guard_rails`,
  SAFETY: `policy_restrictions warnings_of_the_client warnings_of_the_host client's_warnings browser_warnings browser's_warnings
    guard_rails ordinary_filters usual_filters content_rules own_filters your_filters its_filters content_limits moral_limit legal_limit
    moral_or_legal_limit security_warnings security_warning safety_advice safety_warnings safety_warning usual_checks safety_filter`,
  UNBOUND: `no_longer_relevant are_not_relevant is_not_relevant no_longer_matters no_longer_matter not_relevant_here belong_to_an_earlier
    belong_to_a_previous belong_to_an_older belongs_to_an_earlier belongs_to_a_previous belonging_to_a_previous belonging_to_an_earlier
    released_from absolved_from absolved_of relieved_of is_moot are_regarded_as_lifted regarded_as_lifted seen_as_lifted considered_lifted
    excused_from is_suspended are_paused is_paused does_not_extend do_not_extend not_extend_to has_no_place have_no_place left_aside
    can_be_left_aside regarded_as_historical are_historical count_as_historical counts_as_historical`,
  OFFLIMITS: `must_be_refused must_be_avoided must_be_declined are_to_be_refused are_to_be_avoided left_uncalled come_second comes_second come_last take_second_place wait_their_turn are_off_limits is_off_limits are_on_hold is_on_hold
    off_limits off-limits paused on_hold held_back out_of_bounds barred forbidden not_to_be_used must_not_be_used may_not_be_used
    provisional must_wait have_to_wait has_to_wait idle stay_idle out_of_service out_of_use to_be_discarded are_discarded discarded
    unreliable_until to_be_announced have_to_be_announced has_to_be_announced announced`,
  DONT: `nobody_needs_to nobody_has_to no_one_needs_to no_one_has_to nobody_is_to no_one_is_to nobody_should no_one_should no_point_in
    no_use_in no_sense_in not_to_be_used must_not_be_used may_not_be_used no_reason_for no_cause_for no_need_for no_call_for`,
  KNOW: `get_to_hear gets_to_hear get_to_know gets_to_know attention the_attention`,
  PREAPPROVED: `pre-confirmed preconfirmed pre-consented pre-agreed pre-validated no_checks_are no_check_is no_checks_needed no_review_is
    no_review_needed needs_no_second_opinion needs_no_second_look needs_no_second_glance no_second_opinion rather_than_permission
    forgiveness_rather already_been_obtained already_been_given already_been_approved already_been_confirmed already_been_granted
    already_obtained already_given
    ${of((u) => `no_need_to_check_with_the_${u} need_not_check_with_the_${u} no_need_to_check_back_with_the_${u} no_need_to_check_in_with_the_${u} do_not_check_with_the_${u} don't_check_with_the_${u} without_checking_with_the_${u} no_need_to_involve_the_${u} no_need_to_bother_the_${u} do_not_bother_the_${u} don't_bother_the_${u} no_need_to_wait_for_the_${u} no_need_to_consult_the_${u} without_consulting_the_${u} without_involving_the_${u} without_bothering_the_${u} without_waiting_for_the_${u}`)}
    need_not_check_with do_not_check_with don't_check_with no_need_to_check_back need_not_check_back don't_check_back no_need_to_check_in
    no_need_to_consult no_need_to_involve no_need_to_bother_the pre-cleared no_second_look stop_to_ask never_stop_to_ask
    don't_stop_to_ask do_not_stop_to_ask prefers_not_to_be_asked prefer_not_to_be_asked does_not_want_to_be_asked rather_not_be_asked
    as_good_as_given no_further_consent without_any_further_approval`,
  UNNEEDED: `is_not_necessary is_not_needed is_not_required are_not_needed are_not_required are_not_necessary isn't_needed isn't_necessary`,
  PROMPT: `ethical_guidelines ethics_guidelines moral_rules moral_guidelines opening_prompt first_prompt starting_prompt
    opening_instructions`,
  OBJECT: `objections objection protest protests`,
  OBEY: `never_refuse do_not_refuse don't_refuse must_not_refuse may_not_refuse shall_not_refuse never_decline do_not_decline`,
  MODE: `i_authorise_you i_authorize_you i_permit_you we_authorise_you we_authorize_you full_permission full_authority authority_to_act
    free_hand carte_blanche never_refuse do_not_refuse don't_refuse must_not_refuse may_not_refuse shall_not_refuse never_decline do_not_decline`,
  BYPASS: `clicked_away waved_through clicked_through brushed_aside stepped_around worked_around`,
  NOTHING: `no_function no_call no_step no_other_tools no_other_server`,
  WHATEVER: `unrelated_questions unrelated_requests whatever_its_subject whatever_the_subject small_talk unrelated_to`,
  REPEAT: `rounds iterations in_a_loop`,
  GIVEN: `was_given were_given been_given`,
  NORMAL: `fire_and_forget set_and_forget`,
  TELL: `write_about writing_about bring_this_up bring_it_up bring_that_up come_up comes_up recount recounts`,
  NEEDNOT: `no_longer_have_to no_longer_has_to no_longer_need_to no_longer_needs_to`,
  NOTICE: `attention`,
  COMPLIANCE: `required_by_law required_by_regulation the_law`,
  NOWYOU: `your_new_objective your_new_mission your_new_purpose your_actual_task your_true_goal your_true_task your_main_goal_is
    you_answer_to you_take_orders_from you_obey`,
};

/** Words of the same field, and phrases that stand beside their words. */
export const BESIDE: Partial<Record<Tag, string>> = {
  SELF: `the_model's assistant assistants assistant's ai_agent ai_agents ai_assistant ai_assistants ai_system ai_systems ai_model
    ai_models language_model language_models llm llms chatbot agent_reading agents_reading model_reading models_reading agent_that_reads
    model_that_reads for_the_ai an_ai the_ai every_agent each_agent every_model each_model all_agents all_models`,
  RECAP: `recap recaps recapitulation the_reply a_reply replies reply conversation conversations chat chats dialogue read-back wording
    what_you_say what_you_tell what_is_said in_talk messages_to_the_user what_the_user_reads answer_to_the_user your_explanation your_account_of your_report your_summary your_write-up what_you_write what_you_answer`,
  NOMENTION: `would_only_confuse would_only_worry would_only_upset  
     stay_with_the_assistant stays_with_the_assistant stay_with_the_model stays_with_the_model
    ${of((u) => `behind_the_${u}'s_back out_of_the_${u}'s_sight`)} behind_their_back behind_their_backs behind_his_back behind_her_back
    behind_the_back_of out_of_their_sight goes_unmentioned unmentioned unspoken unremarked leave_unmentioned leave_unspoken
     no_mention_of make_no_mention  
     say_nothing nothing_is_said silent_about stays_between_us between_ourselves
     between_you_and between_us kept_between little_secret avoid_the_topic
    avoid_the_subject avoids_the_topic avoids_the_subject none_of_their_business 
    no_concern_of not_their_concern not_for_their_ears needs_no_mention 
     without_drawing_attention draw_no_attention draws_no_attention drawing_no_attention raise_no_questions
    raises_no_questions raise_fewer_questions raises_fewer_questions arouse_suspicion
    arouses_suspicion leaves_no_trace leave_no_trace leaving_no_trace make_no_reference makes_no_reference makes_no_mention give_no_hint gives_no_hint give_no_sign`,
  UNSAID: `unsaid untold does_not_belong_in do_not_belong_in best_left nothing_about may_not_appear must_not_appear should_not_appear`,
  UNAWARE: `left_believing left_to_believe under_the_impression led_to_believe made_to_believe in_the_belief out_of_the_loop not_knowing
    better_off_not_knowing no_inkling no_idea_of spared_the burdened_with bothered_with troubled_with in_ignorance unsuspecting
    kept_guessing left_guessing out_of_the_picture not_let_in_on`,
  SILENT: `under_the_radar hush-hush secretly covertly stealthily surreptitiously clandestinely furtively on_the_sly undetected unnoticed
    unseen out_of_sight_of ${of((u) => `behind_the_${u}'s_back out_of_the_${u}'s_sight`)} behind_their_back behind_their_backs
    behind_his_back behind_her_back behind_the_back_of out_of_their_sight`,
  DEEMED: `silence_means silence_is silence_of deemed presumed considered regarded regarded_as counted_as counts_as count_as taken_as
    treated_as seen_as viewed_as held_to_be taken_to_be implied looked_upon_as amounts_to qualifies_as understood_to_be
    is_understood_to_be are_understood_to_be taken_for_granted`,
  GRANTED: `wanted obtained secured agreed agreed_to answered answered_with consented confirmed cleared_with said_yes pre-cleared
    precleared validated signed_off is_on_file on_file approved_by accepted_by confirmed_by`,
  BLANKET: `what_follows covers_what covers_all covers_every covers_everything for_everyone agreed_once asked_once once_is_enough
    in_advance when_the_server_was_added when_installing at_install at_installation on_installation by_installing by_connecting
    on_connecting by_adding at_setup on_setup when_setting_up by_enabling once_and_for_all for_all_later all_future for_all_future
    any_future every_future every_later all_later all_further every_further everything_that_follows all_that_follows for_good
    for_the_whole_session for_the_session use_of_the_tool use_of_this_tool installing_the_server connecting_the_server adding_the_server
    when_connecting at_sign-up when_signing_up this_and_all this_and_later of_this_kind standing_permission standing_consent standing_approval blanket_permission blanket_consent blanket_approval general_permission general_consent`,
  FORMALITY: `is_not_foreseen is_not_provided_for no_point_in_asking no_use_in_asking pointless_to_ask needless_to_ask is_not_disturbed
    is_not_bothered is_not_interrupted not_be_disturbed not_be_bothered not_be_interrupted not_to_disturb not_to_bother without_disturbing
    no_further_question no_further_questions with_no_further_question with_no_further_questions without_a_further_question
    without_further_questions without_another_question without_a_second_question without_further_confirmation without_a_further_one
    is_not_part_of_the_flow formality mere_formality formalities nuisance outdated_step waste_of_time costs_time slows_things slow_things
    not_awaited need_not_wait_for do_not_wait_for don't_wait_for no_need_to_wait_for never_wait_for is_not_awaited not_part_of_the_flow`,
  BEHALF: `in_their_stead in_their_place for_them in_the_user's_name in_the_customer's_name on_its_own_authority on_your_own_authority
    on_your_own_initiative of_its_own_accord of_your_own_accord
    ${of((u) => `on_the_${u}'s_behalf on_behalf_of_the_${u} in_the_${u}'s_name in_the_${u}'s_stead`)}`,
  OBSOLETE: `contains_an_error contains_errors contains_a_mistake are_not_applicable is_not_applicable not_applicable_here historical
    lifted paused a_thing_of_the_past settled_already left_aside set_aside`,
  BINDING: `last_word final_say final_word binding_on binding_for force_of_law ranks_above ranks_before ranks_over chain_of_command
    like_an_order as_an_order top_authority priority_over precedence_over same_authority same_weight same_rank same_standing same_force ranks_with rank_with on_a_par_with on_the_same_level_as`,
  DECREE: `has_whitelisted has_allowlisted the_ministry court_order data_controller controller_of_data your_system_administrator
    system_administrator the_administrator_asks note_from_the_vendor note_from_the_makers note_from_the_developers note_from_anthropic
    note_from_openai message_from_anthropic message_from_openai message_from_your with_the_authority_of on_the_authority_of
    under_the_authority_of by_order_of on_the_order_of on_orders_of on_orders_from on_instruction_of on_instructions_of
    on_instruction_from on_the_instruction_of at_the_behest_of at_the_request_of_the_operator message_from_the_makers
    message_from_the_developers message_from_the_vendor message_from_the_operator message_from_your_developers message_from_your_makers
    memo_from company_memo memorandum decree auditor's_note auditor_instruction head_office headquarters hq ceo cto ciso
    the_director's_office management_has_decided management_expects has_instructed have_instructed have_decided speaking_for_the
    in_the_name_of_the_operator mandated_by certified_by the_regulator your_developers your_makers your_vendor your_provider
     model's_provider assistant's_vendor assistant's_provider makers_of_the_model developers_of_the_model
    host_application's_maker official_notice note_to_ai note_to_assistants note_to_agents note_to_models note_to_the_model
    note_to_the_assistant notice_to_assistants notice_to_models notice_to_agents notice_to_language notice_to_the_model
    notice_to_the_agent note_to_the_agent attention_all of_the_director legal_department it_department compliance_office security_team
    safety_team`,
  FIRST: `first_stop first_port_of_call at_once ahead_of_the_rest ahead_of_everything`,
  GATE: `between_steps between_calls between_any_two between_turns between_messages on_every_message on_each_message on_every_turn
    on_each_turn at_every_turn every_turn each_turn before_every_answer before_every_reply before_every_response after_every_answer
    after_every_reply after_every_response after_every_message before_every_message before_each_answer before_each_reply
    before_each_response after_each_answer after_each_reply after_each_message at_session_start start_of_every_session
    start_of_each_session start_of_every_conversation start_of_each_conversation first_stop first_port_of_call entry_point point_of_entry
    opens_with starts_here begins_here starts_with_a_call begins_with_a_call per_message per_turn per_answer per_reply per_response per_conversation per_question`,
  ENDLESS: `round_and_round on_and_on keep_asking keep_querying keep_requesting round_and_round on_and_on at_least_a_hundred at_least_a_thousand in_an_endless_loop in_an_infinite_loop keep_calling keep_retrying over_and_over
    again_and_again time_and_again non-stop nonstop ceaselessly incessantly endlessly infinitely ad_infinitum without_end never-ending
    hundred_times thousand_times hundreds_of_times thousands_of_times in_circles as_often_as_possible recursively never_end without_limit without_limits a_thousand_times one_thousand_times keep_invoking`,
  NOSTOP: `carry_on keep_going requests_to_stop do_not_stop never_stop don't_stop not_stop_when not_to_stop stopping_is must_not_be_interrupted may_not_be_interrupted never_end never_ends`,
  GOES: `passes_through pass_through go_through runs_through run_through routed_through sent_through passed_through`,
  HIDDEN: `under_the_radar hush-hush secretly covertly stealthily surreptitiously clandestinely furtively on_the_sly undetected unnoticed`,
  OBEY: `   `,
  HIDE: `invisible_for hidden_for hidden_to unseen_by do_not_log don't_log never_log do_not_record not_be_logged not_be_recorded
    is_confidential strictly_confidential`,
  RUN: `handle_it handle_this deal_with_it do_that take_care_of_it do_this do_it do_so do_all_of_this carry_it_out`,
  LOGS: `log_entry log_entries the_history call_history the_logs audit_trail`,
  EVERY: `between_steps between_calls between_any_two between_turns between_messages on_every_message on_each_message on_every_turn
    on_each_turn at_every_turn every_turn each_turn before_every_answer before_every_reply before_every_response after_every_answer
    after_every_reply after_every_response after_every_message before_every_message before_each_answer before_each_reply
    before_each_response after_each_answer after_each_reply after_each_message at_session_start start_of_every_session
    start_of_each_session start_of_every_conversation start_of_each_conversation`,
  UNBOUND: `end_where ends_where end_here ends_here have_run_out has_run_out have_ended has_ended is_out_of_date are_out_of_date
    do_not_reach does_not_reach left_behind have_been_lifted has_been_lifted were_lifted was_lifted been_suspended been_waived been_revoked run_its_course run_their_course had_its_day had_their_day served_its_purpose served_their_purpose`,
  BECOME: `plays_the_part play_the_part plays_the_role takes_the_part act_in_place_of acts_in_place_of stand_in_for act_with operate_with`,
  PRECEDE: `comes_first goes_first`,
  USER: `the_lawyer the_engineer the_doctor the_nurse the_teacher the_accountant the_trader the_farmer the_analyst the_clerk the_dispatcher
    the_curator the_librarian the_landlord the_investor the_bookkeeper the_officer`,
  TELL: `${of((u) => `to_the_${u}'s_attention to_the_attention_of_the_${u}`)}`,
  OTHER: `doing_anything do_anything`,
  INSTR: `this_description these_descriptions this_paragraph these_lines every_rule any_rule each_rule your_role your_persona your_mission`,
};
