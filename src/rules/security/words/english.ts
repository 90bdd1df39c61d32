import type { Tag } from './tags.ts';

/** English verbs in their base form; the other forms are made from it, irregular ones stand after a slash. */
export const VERBS: Partial<Record<Tag, string>> = {
  TELL: `tell/told mention inform notify reveal disclose divulge confess admit alert apprise advise bring_up/brought_up let_on talk_about
    speak_of/spoke_of/spoken_of hint_at allude_to refer_to warn announce explain acknowledge discuss point_out bother`,
  SHOW: `show/shown display report expose output print state indicate present surface include_in share list render describe flag`,
  KNOW: `know/known see/seen notice learn realise realize discover suspect hear/heard find_out/found_out figure_out get_wind catch_on`,
  HIDE: `hold_back/held_back keep_back/kept_back hush play_down bury sit_on gloss_over hide/hid/hidden conceal withhold/withheld suppress obscure disguise mask cover_up`,
  ASK: `ask prompt consult query check_with`,
  LEAVEOUT: `hold_back/held_back keep_back/kept_back leave_unsaid/left_unsaid gloss_over brush_over play_down prune cut_out weed_out sit_on omit leave_out/left_out leave_off/left_off skip drop exclude leave_away pass_over gloss_over strip filter_out/filtered_out keep_out/kept_out `,
  LIE: `pretend act_as_if act_as_though behave_as_if behave_as_though lie fabricate fake invent falsify make_up/made_up claim_that feign misreport forge`,
  PROMOTE: `recommend promote advertise suggest endorse upsell praise`,
  INTRODUCE: `say/said reply respond answer announce introduce present describe state label word sum_up/summed_up repeat recite reprint echo summarise summarize read_back
    read_out quote portray paint`,
  IGNORE: `ignore disregard forget/forgot/forgotten overlook neglect dismiss discard unlearn set_aside put_aside abandon
    pay_no_attention_to pay_no_heed_to look_past erase`,
  BYPASS: `bypass circumvent disable evade sidestep get_around turn_off switch_off deactivate suspend lift skip relax work_around waive loosen`,
  SUPERSEDE: `override/overrode/overridden supersede overrule take_precedence/takes_precedence/took_precedence take_priority/takes_priority
    take_the_place/takes_the_place trump outrank stand_above overwrite/overwrote/overwritten cancel_out invalidate void`,
  BECOME: `act_as behave_as roleplay role-play assume_the_role take_on_the_role take_the_role play_the_role pose_as impersonate pretend_to_be
    operate_as speak_as`,
  GRANT: `grant give_yourself escalate elevate gain obtain_access enable unlock assume`,
  KEEP: `keep/kept hold/held stay`,
  CONTAIN: `contain hold carry comprise`,
  RENEW: `renew book order pay buy subscribe extend cancel approve sign_up accept charge register raise confirm`,
  OBEY: `obey comply follow adhere heed carry_out/carried_out`,
  TRUST: `trust believe`,
  READ: `go_and_get dig_up pick_up peek_at note_down jot_down copy_down check_out look_over borrow read open access load fetch retrieve look_up/looked_up look_at cat extract collect gather harvest grab scan find/found locate obtain
    inspect pull list view dump get/got take/took/taken query search acquire capture browse look_in consult fish steal/stole/stolen copy_out examine check look_into go_through look_it_up look_them_up look_for search_for`,
  PASS: `hand_in slip slip_in tack_on work_in drop tuck_in pass include attach put insert append add provide supply paste fill embed enter hand hand_over submit carry give/gave/given hand
    pass_along pass_on set place prepend prefix forward_along furnish stuff encode fill_in write/wrote/written mix_in weave tuck state drop_in`,
  SEND: `hand_over pass_on hand_on drop_a_copy drop lead_over send/sent post forward upload transmit email e-mail mail bcc cc exfiltrate deliver relay push publish report_to beacon leak
    smuggle dispatch submit_to ship report mirror stream route redirect call_home phone_home drop_off fax cc_in text_to text_the text_it report share`,
  COPY: `copy duplicate mirror cc bcc clone`,
  WRITE: `write/wrote/written append edit modify add save store put create insert change update overwrite/overwrote/overwritten install set place register persist drop amend`,
  DELETE: `delete remove erase wipe drop purge destroy truncate clear`,
  RUN: `run/ran execute launch spawn eval evaluate invoke type source chmod start pipe paste`,
  CALL: `call use invoke run/ran execute trigger choose/chose/chosen select pick prefer consult go_through query perform apply launch pass_through employ`,
  PREFER: `prefer prioritise prioritize favour favor choose/chose/chosen pick select rely_on default_to stick_to reach_for use`,
  CHANGE: `prefix prepend suffix bend skew nudge round_down shave trim bump_up top_up downgrade upgrade change replace swap alter modify substitute raise increase lower reduce double rewrite/rewrote/rewritten tamper adjust exchange inflate round_up edit set
    switch override/overrode/overridden redirect extend bump treble triple halve pad shift turn convert put round`,
  TREAT: `treat regard consider take interpret`,
  APPROVE: `approve accept confirm grant allow click agree_to say_yes_to authorize authorise`,
  SWAP: `swap exchange substitute replace`,
  DOWNLOAD: `download`,
  DENY: `deny refute dispute`,
  ASSUME: `assume presume suppose`,
  // Orders that say nothing by themselves but that a description of a tool hardly ever gives.
  DO: `    split check_in  put_in  pass_over arrange bring compose couch credit deduct defer dial divert drag draw drive ease feed fold frame grade greet guide haul hurry insist
    invite join jot lean lift mind mint nod offer pay pin play pose press prod promise propose reassure recall reckon refuse remind rephrase
    reroute reserve retain reveal ring seed sell settle slide snip soften speak spell spin steer stress talk tap thank throw tilt tip touch trade
    twist understate vouch waive weigh whisper wire withdraw wrap persuade convince urge nudge hint dress blame sneak slip plant drop bury pass_off
    go_by go_on go_ahead make_do make_much make_little make_light let_them let_him play_up talk_up talk_down speak_well lead_with open_with begin_with
    close_with end_with finish_with book memorise memorize remember learn cling trust vow swear`,
};

/** English words and phrases that are no verbs, or verbs that are used in one form only. `_` stands for a space. */
export const PHRASES: Partial<Record<Tag, string>> = {
  USER: `people the_person user users human humans person people customer customers client clients end-user end-users enduser patient patients reader
    readers visitor visitors guest guests guest's member members owner buyer passenger passengers shopper traveller traveler student students employee
    user's users' customer's person's human's subscriber anyone anybody nobody requester whoever_asks person_asking patron patrons diner audience victim victims
    employee's patient's guests' reader's visitor's parent parents pupil pupils donor donors applicant applicants citizen citizens participant cardholder`,
  THEY: `them they him anyone someone everyone`,
  MODEL: `assistant assistants model models agent agents llm llms ai ais chatbot bot copilot claude gpt chatgpt gemini language_model ai_model
    assistant's agent's model's you_the_model yourself`,
  YOU: `you your yours yourself you're you'll`,
  DONT: `best_not no_need_to there_is_no_need_to best_left unwise_to skip_the_part_where do_not do_n't ca_n't don't dont never must_not mustn't should_not shouldn't shall_not may_not need_not needn't not_to avoid refrain_from refrain
    under_no_circumstances on_no_account at_no_point in_no_case please_don't no_need_to not_be ought_not stop_short_of hold_back_from abstain_from are_not_to is_not_to
    there_is_no_need not_necessary_to better_not not_worth has_no_need have_no_need doesn't_need_to does_not_need_to don't_need_to do_not_need_to no_reason_to
    best_not not_for must_never should_never will_not won't keep_from neither nor are_not_supposed_to is_not_supposed_to not_supposed_to not_meant_to are_not_meant_to is_not_meant_to not_allowed_to`,
  NOT: `not no never cannot can't without none nothing isn't aren't wasn't nor nobody`,
  NOTDESC: `does_not doesn't did_not didn't is_not isn't are_not aren't cannot can't was_not wasn't has_not hasn't had_not do_not_exist won't will_not could_not couldn't`,
  NEEDNOT: `need_not needn't no_need no_need_to does_not_need_to doesn't_need_to should_not shouldn't must_not mustn't is_not_to are_not_to not_supposed_to
    has_no_need doesn't_have_to does_not_have_to not_required_to won't will_not has_no_business never ought_not_to isn't_supposed_to`,
  WITHOUT: `without sans instead_of_asking rather_than_asking`,
  MUST: `must should shall required require requires mandatory ensure make_sure be_sure have_to has_to need_to needs_to obligatory obliged compulsory necessary
    essential important critical crucial is_to are_to imperative expected ought_to vital always see_to_it bound_to supposed_to remember to_be_included needs_you_to
    be_certain mandated mandates demands insists required_to be_careful_to do_remember kindly please`,
  ALWAYS: `make_it_a_habit make_a_habit make_it_a_rule as_a_rule as_a_matter_of_course by_reflex unprompted without_being_asked as_a_matter_of_routine routinely always invariably every_time each_time at_all_times without_exception in_all_cases constantly without_fail in_every_case automatically any_time anytime everytime whenever at_any_time`,
  SILENT: `without_a_word on_the_sly out_of_view in_silence silently quietly secretly covertly discreetly discretely invisibly stealthily unnoticed surreptitiously behind_the_scenes under_the_hood
    in_secret in_the_background without_a_word unobtrusively tacitly on_the_quiet noiselessly without_notice undetected inconspicuously without_fuss`,
  CONSENT: `confirmation consent approval permission knowledge knowing asking confirming telling informing notifying mentioning noticing awareness aware
    acknowledgement acknowledging prompting authorisation authorization being_told being_asked saying_so`,
  HIDE: `keeps_quiet keeps_silent keep_quiet_about stays_silent secret_from hidden_from between_us to_yourself keep_secret kept_secret keep_it_secret keep_hidden kept_from keep_this_from keep_quiet keep_silent stay_silent stay_quiet under_wraps
    out_of_sight keep_this_confidential keep_it_confidential keep_confidential keep_private off_the_record invisible_to not_visible_to confidential_to keep_mum sweep keep_to_yourself
    keep_this_secret keep_that_secret secret_operation in_confidence`,
  KNOW: `aware made_aware told informed`,
  ASIF: `as_the_reason as_the_cause as_the_ground as_the_explanation as_if as_though make_it_look make_it_appear make_it_seem look_like appear_as pass_it_off as_part_of_the_normal looks_like pretending`,
  LIE: `fake false_result false_results false_answer false_data false_report false_information fabricated made-up fictitious bogus instead_of_the_real instead_of_the_actual rather_than_the_actual rather_than_the_real`,
  REPLY: `answer answers reply replies response responses summary message output conversation chat words sentence wording report your_reply final_answer`,
  PRIOR: `previous prior earlier above preceding before original former initial foregoing past so_far all any other every your given
    everything whatever anything else current conflicting system developer old others safety usual default normal standing
    built-in host's openai anthropic content user's previously`,
  INSTR: `marching_orders standing_orders house_rules instruction instructions rules guideline guidelines directive directives prompt prompts guardrail guardrails orders told system_prompt programming
    principles instructed guidance system_message system_messages rulebook briefing taught instruction_set`,
  POLICY: `policy policies constraint constraints restriction restrictions safeguards safeguard training limitation limitations protocol protocols alignment commands limits`,
  SAFETY: `safety guardrail guardrails safeguards safeguard security_check security_checks safety_check safety_checks content_filter content_filters content_filtering
    safety_filters safety_filter restrictions security_policies security_policy security_controls access_controls access_control content_sanitization
    safety_measures security_measures protections moderation ethical_considerations ethical ethics safety_restrictions security_guardrails
    safety_guidelines rate_limits human_approval user_confirmation confirmation_prompts confirmation_prompt approval_prompt approval_prompts permission_prompt permission_prompts
    confirmation_dialog confirmation_dialogs security_validation consent_prompt audit_logging audit_log
    human_review human_in_the_loop safety_policies safety_policy safety_rules safety_protocols security_protocols security_restrictions
    confirmation_step approval_step confirmation_steps sandbox sandboxing audit_trail`,
  BECOME: `you_are_now you_are_no_longer you_now_are your_new_role your_role_is your_new_task your_new_goal your_new_instructions your_real_task you_are_a_dan
    new_instructions new_system_prompt role_change act_as_a act_as_an you_are_an_unrestricted you_will_now_act your_true_purpose your_purpose_is
    your_new_persona your_persona your_sole_purpose your_real_purpose new_persona`,
  FROMNOW: `from_now_on from_here_on henceforth from_this_point_on from_this_point_forward going_forward until_further_notice from_this_moment
    in_all_future hereafter from_today_on`,
  MODE: `unrestricted_mode developer_mode jailbreak jailbroken dan_mode god_mode admin_mode maintenance_mode debug_mode jailbreak_mode root_mode unrestricted_system do_anything_now
    unfiltered_mode sudo_mode superuser_mode emergency_mode trust_mode unrestricted unfiltered uncensored diagnostic_mode service_mode permissive_mode override_mode`,
  GRANT: `with_elevated with_full as_root as_an_administrator as_admin privilege_escalation`,
  PRIVILEGE: `admin administrator root superuser superadmin elevated privileges privileged unrestricted full_access elevated_access admin_access root_access administrator_access
    elevated_privileges full_privileges admin_privileges root_privileges unrestricted_access full_system_access full_filesystem_access sudo`,
  TRUST: `trusted`,
  CONTENT: `content contents text full_text whole_text everything dump material`,
  FILE: `file files folder folders directory directories disk drive path filesystem desktop home home_directory documents_folder document`,
  STRICT: `.ssh id_rsa id_ed25519 id_ecdsa id_dsa id_rsa.pub id_ed25519.pub id_ecdsa.pub .env .env.local .env.production .env.development .aws .netrc .npmrc .pypirc .pgpass .gnupg .git-credentials
    .gitcredentials wallet.dat .bash_history .zsh_history .mysql_history .psql_history etc_passwd etc_shadow etc_sudoers mcp.json claude_desktop_config.json .cursor_mcp.json
    .claude.json .codeium login.keychain login.keychain-db key3.db key4.db logins.json cookies.sqlite proc_self_environ .azure credentials.json credentials.db service-account.json .htpasswd
    secrets.yml secrets.yaml secrets.json .vault-token .terraformrc .password-store keystore.jks .mcp.json application_default_credentials.json
    passwords.txt secrets.txt .s3cfg .boto ssh_id_rsa internal_secrets system_secrets .docker_config.json .kube_config .config_gcloud .config_claude .gemini_settings.json shadow_file`,
  VAULT: `key_chain keychain_entry recovery_words seed_words kubeconfig keychain login_data ssh_key ssh_keys ssh_private_key private_ssh_key ssh_config seed_phrase seed_phrases recovery_phrase mnemonic_phrase wallet_seed password_store
    password_manager keyring credential_store credential_manager password_vault cookie_store cookie_jar wallet_file wallet_files env_file dotenv browser_cookies saved_passwords stored_passwords
    login_keychain macos_keychain os_keychain system_keychain private_keys_folder ssh_directory ssh_folder key_folder aws_credentials aws_credentials_file private_key_file credentials_file credential_file credential_files
    private_key private_keys password_file browser_profile mail_inbox secret_store secrets_store service_account_key cloud_credentials git_credentials session_cookies auth_cookies signing_key master_key
    environment_file access_logs shell_history command_history .pem .key .p12 .pfx .ppk .kdbx .jks key_file key_files key_pair key_store keychains library_keychains`,
  WHOLE: `all_of_the full whole entire complete all everything every verbatim so_far unredacted raw in_full entirety up_to_now previous prior earlier history word_for_word completely anything`,
  REFUSE: `rejected rejects refused refuses denied denies blocked blocks disallowed forbidden excluded excludes ignored redacted masked stripped never_exposed never_returned not_allowed not_supported not_accepted
    prohibited sanitized avoided skipped skips protected hashed never_read protects`,
  SECRET: `recovery_words seed_words bearer_token recovery_phrase seed_phrase cvc  login_cookie deploy_token deploy_key deploy_keys licence_key password passwords passwd passphrase passphrases credential credentials api_key api_keys apikey apikeys api-key api-keys secret secrets secret_key secret_keys token tokens access_token access_tokens
    refresh_token refresh_tokens auth_token auth_tokens bearer_token private_key private_keys access_key access_keys session_token session_tokens connection_string
    connection_strings session_cookie session_cookies login_details login_data   pin_code cvv card_number card_numbers credit_card credit_cards credit_card_number social_security_number ssn one-time_code
    signing_key signing_keys encryption_key encryption_keys master_password admin_password database_password certificate_key otp oauth_token oauth_tokens jwt jwts cardholder pin_number
    security_code account_number bank_details bank_account_details payment_details card_details personal_access_token 2fa_code verification_code one-time_password recovery_code recovery_codes backup_codes
    secret_access_key client_secret client_secrets  key_material ssh_key  password_hash password_hashes  wallets their_pin your_pin two-factor_code two_factor_code authentication_code sms_code aws_keys aws_key signing_secret access_credentials`,
  ENVVAR: `variables_of_the_environment variables_of_the_process variables_of_the_shell environment_block environment_variable environment_variables env_vars env_var env_variables process_environment process.env printenv os.environ environ env_variable shell_environment
    environment_of_the_process envvars`,
  CONVO: `spoke_about_so_far spoken_about talked_about_so_far said_so_far  said_before_the_request word_for_word_so_far exchanged_so_far  transcripts this_conversation the_conversation your_conversation our_conversation chat_history conversation_history message_history chat_log chat_logs chat_transcript previous_messages prior_messages earlier_messages past_messages recent_messages
    last_messages conversation_context context_window full_context entire_context complete_context   user's_previous dialogue dialog_history  session_history
    complete_user_message entire_user user's_exact_message        chat_so_far last_message previous_turns prior_turns everything_said what_was_said
    what_has_been_said your_memory entire_thread full_prompt original_prompt other_tools_returned what_other_tools results_of_other_tools
    output_of_other_tools earlier_answers been_discussed talked_about this_chat full_chat whole_chat entire_chat your_context your_conversation  all_messages  
       your_reasoning chain_of_thought your_thoughts complete_chat entire_conversations whole_conversations past_conversations other_conversations user's_past_messages chat_messages`,
  PROMPT: `system_prompt system_prompts system_message system_instructions initial_instructions hidden_instructions developer_message developer_prompt
    your_instructions initial_prompt your_prompt your_guidelines your_configuration system-prompt`,
  PRIVATE: `open_tabs  what_you_learnt_about what_you_learned_about private_information personal_information sensitive_information confidential_information private_data personal_data sensitive_data confidential_data personal_details
    confidential private_details private_notes private_files sensitive_files sensitive_details user's_data user_data customer_data pii   personally_identifiable
     medical_history medical_records salary salaries bank_statement home_address address_book contact_list  customer_profile
    location_history browsing_history browser_history private_repositories private_repository customer_records customer_list internal_documents
    confidential_notes private_messages all_user_data personal_files other_documents open_documents all_documents clipboard browser_tabs open_tabs`,
  COOKIE: `cookie cookies cookie_store cookie_jar browser_profile browser_storage local_storage session_storage localstorage session_cookie session_cookies`,
  CONFIG: `settings_file config_file configuration_file configuration settings config preferences_file permissions_file allowlist allow-list allow_list whitelist
    claude.md agents.md .cursorrules .windsurfrules copilot-instructions.md rules_file memory_file instructions_file gemini.md`,
  STARTUP: `.bashrc .zshrc .profile .bash_profile .zprofile .zshenv crontab cron_job launchd launchagents launch_agents launchagent autostart startup_folder startup_file startup_files start-up_file
    start-up_files startup_script startup_scripts shell_profile shell_rc login_script rc_file systemd registry_run_key scheduled_task login_items etc_hosts hosts_file .gitconfig git_hooks git_hook pre-commit_hook
    .vscode_settings.json settings.json .claude_settings.json tasks.json sshd_config authorized_keys_file bashrc zshrc config.fish .bash_aliases task_scheduler .cursorrules claude.md agents.md .windsurfrules
    copilot-instructions.md postinstall .claude .vscode profile.ps1 auto-approve auto-approved autoapprove auto-approval always_allow trusted_servers trust_list alwaysallow allowed_tools mcp_config mcp_configuration client_configuration cron.d etc_cron.d`,
  SHELL: `shell terminal bash zsh command_line command-line powershell cmd.exe console subprocess command_prompt os.system`,
  SHELLCMD: `curl wget chmod chown sudo nc netcat ncat rm mkfifo eval iex invoke-webrequest invoke-expression base64 scp rsync crontab npx pip powershell.exe bash sh nohup dd mkfs ssh-keygen
    telnet ncat certutil bitsadmin mshta osascript npm node python python3 pipx uvx`,
  COMMAND: `command commands script scripts shell_command shell_commands system_command code snippet one-liner payload binary program executable`,
  RECIPIENT: `iban   recipient recipients address addresses addressee destination destinations account_number payee iban beneficiary receiver to_field bcc_field cc_field sender phone_number account wallet_address webhook
    url endpoint host recipient's email_address mailbox cc bcc target bank_account`,
  AMOUNT: `amount amounts quantity quantities price prices total totals sum  number count rate limit dosage dose size date dates day hours fee cost currency figure figures units copies tip nights seats
    weight order_size token_limit token_limits token_usage token_count token_counts token_overflow token_budget tokens_used max_tokens input_tokens output_tokens page_token page_tokens pagination_token continuation_token sync_token delta_token token_balance token_balances token_address token_addresses token_price token_prices token_holders token_transfers token_symbol token_contract token_supply design_token design_tokens token_cost token_costs token_size number_of_tokens token_id token_ids`,
  RESULT: `result results row rows item items entry entries record records match matches output answer offer offers hit hits price prices fee charge surcharge total value figure option options products product`,
  MONEY: `on_top extra  fee fees charge charged charges surcharge surcharges costs cost price payment commission markup mark-up penalty extra_cost`,
  LET: `let lets allow make`,
  LEAVE: `leave leaves left leaving keep`,
  OFF: `out off away aside`,
  TOOL: `tool tools mail_tool email_tool calendar_tool browser_tool file_tool files_tool filesystem_tool shell_tool terminal_tool chat_tool notes_tool search_tool git_tool
    database_tool memory_tool messaging_tool contacts_tool clipboard_tool function functions plugin plugins mcp_tool mcp_tools connector connectors skill integration integrations toolbox tool's command_of`,
  SERVER: `server servers mcp_server mcp_servers mcp`,
  OTHER: `other others another different else additional alternative third-party remaining rest`,
  ANY: `any every each all no_other everything anything`,
  EVERY: `every each`,
  BEFORE: `before prior_to ahead_of preceding precede precedes in_advance_of earlier_than previous_to until till unless`,
  AFTER: `after afterwards once following then subsequently upon when_done finally thereafter`,
  FIRST: `first first_step first_call initially at_the_start at_the_beginning start_with begin_with at_the_outset to_begin_with first_thing immediately as_the_first very_first first_action top_priority
    highest_priority in_first_place straight_away opening_move`,
  TURN: `  turn turns conversation conversations session sessions request requests question questions message messages reply replies response responses task tasks
    step steps interaction interactions operation operations action actions answer answers prompt call calls query queries activity activities instruction instructions chat prompts thing anything thinking`,
  WHEN: `when whenever if once as_soon_as every_time each_time in_case while where upon on`,
  WHATEVER: `whatever regardless no_matter irrespective whichever however_much even_if whoever wherever independent_of despite notwithstanding not_what instead_of_what rather_than_what
    however_many whether_or_not even_when in_any_case in_every_case`,
  INSTEAD: ` instead instead_of rather_than in_place_of in_preference_to in_lieu_of`,
  OVER: `over ahead_of above instead instead_of rather_than in_preference_to`,
  ALLKNOWN: `everything_you_know all_you_know what_you_know_about all_that_you_know everything_you_have all_you_have anything_you_know everything_known whatever_you_know what_you_have_learned what_you_remember all_known`,
  HOSTAPP: `editor ide client host cursor vscode claude_desktop claude_code assistant agent host's editor's client's windsurf desktop_app harness`,
  ALSO: `also as_well too additionally in_addition furthermore moreover besides along_with likewise then and_then`,
  RIVAL: `alternative alternatives competitor competitors competing rival rivals other_options any_others other_providers other_services all_others the_rest others
    built-in built-ins builtin native standard_tools default_tools web_search other_sources other_methods other_means other_converters other_calculators other_search other_weather inferior similar_ones substitutes substitute`,
  SUPER: `best superior ultimate unmatched unrivalled unrivaled unparalleled unsurpassed #1 number_one award-winning world-class top-rated top-ranked best-in-class world's_best finest greatest
    most_accurate most_reliable most_powerful most_trusted most_advanced most_complete most_comprehensive fastest flawless perfect revolutionary game-changing game_changer groundbreaking breakthrough
    state-of-the-art cutting-edge industry-leading industry_leader market_leader market-leading premium elite second_to_none peerless matchless supreme outstanding unbeatable incomparable
    most_efficient most_popular most_effective highest-quality highest_quality military-grade enterprise-grade next-generation exceptional unprecedented amazing incredible preeminent
    ranked_#1 rated_#1 ranked_first most_secure most_up-to-date safest best-performing better_than_any better_than_all better_than_other top-tier gold_standard
    most_recommended most_widely_used strongest smartest top_choice first_choice most_precise leading most_capable most_intelligent`,
  PRAISE: `  go-to_choice  hardly_worth not_worth_a trusted_by recommended_by endorsed_by featured_in proven scientifically_proven approved_by certified_by rated loved_by used_by_millions five-star reviews satisfaction award awards outperforms outperform
    outperforming beats surpasses inferior outdated fortune_500 recommended preferred better faster more_accurate more_reliable guaranteed exclusive limited_time act_now hurry only_choice no_other obsolete settle fall_behind
    verified official experts millions leaders highly_recommended endorsed officially_recommended widely_regarded acclaimed world-renowned deprecated unreliable inaccurate higher_quality wrong broken slow`,
  ONLY: `only sole exclusively solely nothing_but no_other alone single`,
  AUTHORITY: `system admin administrator security compliance developer developers operator policy legal root platform vendor anthropic openai management it_department corporate superuser
    safety official regulatory gdpr emergency kernel sysadmin governance privacy supervisor moderator maintainer metadata configuration organisation organization`,
  NOTICE: `notice override directive directives instruction instructions requirement requirements alert message mandate command update advisory memo bulletin announcement note policy reminder warning order protocol
    context prompt enforcement clause rule rules injection contradiction`,
  COMPLIANCE: `compliance audit auditing gdpr soc2 soc-2 iso27001 hipaa pci pci-dss regulatory regulation regulations policy_requires security_review
    for_verification quality_assurance for_telemetry for_traceability kyc company_policy corporate_policy legal_reasons legally mandated_by by_law security_reasons billing_reasons quality_reasons for_debugging for_diagnostics
    security_purposes authentication_purposes authorization_check regulators safety_requirement governance data_protection for_analytics for_logging licence_check license_check security_check security_checks audit_purposes`,
  THREAT: `otherwise will_fail will_not_work won't_work crash crashes malfunction data_loss be_blocked stop_working or_else will_be_lost will_break will_be_rejected imprecise fails failure consequences suspended terminated
    cannot_be_skipped non-compliance violation penalised penalized`,
  HIDDEN: `hidden covert undisclosed concealed stealth`,
  EXAMPLE: `example examples e.g e.g. eg for_example such_as for_instance i.e sample samples like`,
  GIVEN: `asked_for asks_for gave gives given requested requests typed types wants wanted specified specifies entered enters provided provides supplied supplies
    asks asked says said chose chosen chooses ordered picked intended meant wishes named names has_given has_asked states`,
  EXPIRED: `expired lapsed blocked suspended locked infected compromised overdue outdated hacked terminated invalid cancelled revoked out_of_date unpaid unsafe at_risk expire breached`,
  USERDO: `call re-enter reenter verify pay click visit log_in sign_in upgrade renew install download phone dial contact confirm_their type_their enter_their enter_again buy update_their password`,
  EMPTY: `no not nothing empty none unavailable failed error fails missing unknown found unsupported isn't aren't cannot can't unable without access fail wasn't couldn't available`,
  NORMAL: `normal part_of_the_normal part_of_the usual ordinary regular genuine authentic real official legitimate`,
  ENDREPLY: `finish conclude close sign_off end open begin start end begin start close finish conclude sign open preface precede prefix`,
  GOES: `goes go going copied forwarded mailed emailed sent posted delivered`,
  SENT: `sent forwarded posted uploaded emailed mailed copied delivered transmitted relayed mirrored goes routed reported`,
  READERS: `second_reader second_recipient additional_recipient hidden_recipient silent_recipient extra_recipient third_recipient further_recipient additional_reader`,
  TOP: `cheapest best finest safest fastest cheaper only fairest nearest greatest recommended largest newest most official correct superior strongest highest top lowest favourite favorite winner perfect ideal
    bargain cleanest healthiest best-rated leading sold_out full closed unavailable asleep free safe`,
  CALLED: `touched tried reached_for called invoked used executed run triggered consulted activated`,
  PRECEDE: `precede preceded come_first go_first be_first`,
  PREFERRED: `preferred default recommended favoured favored go-to go-to`,
  KIND: `available world kind ever everything market class existence earth today globally industry universe internet anywhere`,
  TO: `to by with into`,
  AS: `as`,
  THIS: `this these it`,
  THAT: `that`,
  THAN: `than`,
  UNAWARE: `unaware oblivious in_the_dark none_the_wiser uninformed unknowing ignorant unsuspecting`,
  NOWYOU: `you_are_now you_are_no_longer you_will_now_act you_now_act you_now_are you_have_become you_are_hereby`,
  STATE: `connected logged ready authenticated subscribed able done on signed registered set using in`,
  UNBOUND: `no_longer_holds no_longer_hold no_longer_binding no_longer_counts no_longer_count no_longer_in_force no_longer_valid not_in_force is_moot are_moot cease_to_apply ceases_to_apply ceased_to_apply no_more_applies has_no_force have_no_force are_off_the_table no_longer_bound not_bound unbound not_subject do_not_apply does_not_apply no_longer_apply no_longer_applies are_lifted is_lifted are_suspended are_void are_off do_not_hold exempt free_from free_of no_longer_limited not_limited_by freed`,
  SUCCESS: `went_through goes_through succeeded success successful worked completed fine all_is_well no_problem in_order as_planned correctly paid arrived`,
  HOMEDIR: `home_folder home_directory the_desktop your_desktop user's_desktop desktop_folder documents_folder downloads_folder user_folder user_directory home_dir my_documents user_profile_folder user's_home ~/documents`,
  BELONGINGS: `e-mails emails mails messages inbox mailbox files documents photos pictures contacts notes`,
  CHAT: `chat  transcript dialog dialogue    conversation `,
  ASKEDFOR: `asked_for requested ordered asked chose typed named entered`,
  SUPERSEDE: `has_priority_over have_priority_over takes_priority_over rank_above ranks_above stands_above has_precedence have_precedence is_above come_before comes_before`,
  NOMENTION: `without_a_word not_a_word no_mention no_word no_hint without_mention without_reference  `,
  MENTIONNOUN: `reference references mention mentions hint hints allusion word trace talk`,
  EYES: `yours_alone you_alone your_eyes_alone just_between_you for_yourself_only eyes_only eyes not_for_the_user not_for_users not_meant_for_the_user not_intended_for_the_user only_for_the_model intended_for_the_model meant_for_the_model for_the_model_only for_the_assistant_only for_the_agent_only addressed_to_the_model model’s_eyes_only model_eyes`,
  PERMISSION: `permission permissions confirmation confirmations approval approvals consent permission_request permission_requests permission_prompt dialog dialogs authorization_checks authorization_check authorization`,
  NOTHING: `hardly_worth_a_call not_worth_a_call not_worth_calling no_other_function no_other_step no_other_action no_others nothing_else no_other_tool no_other_tools no_tool none_of_the_other no_other_call no_other_function nothing`,
  DANGER: `curl wget chmod chown sudo nc netcat ncat rm mkfifo iex scp dd mkfs telnet certutil bitsadmin mshta osascript nohup invoke-webrequest invoke-expression`,
  TOPEST: `cheapest best finest safest fastest cheaper fairest nearest greatest highest lowest healthiest strongest perfect ideal superior favourite`,
  MORE: `more fewer less higher lower larger smaller extra twice double half`,
  ENVNOUN: `environment process shell session keychain vault browser disk machine computer laptop`,
  CONNECTED: `connected installed configured enabled available`,
  OPERATOR: `operator developer vendor host platform provider administrator maker makers`,
  START: `start begin open commence`,
  BEGINNING: `beginning start outset opening top`,
  CLOSE: `comes_near come_near measures_up measure_up touches rivals close comes_close come_close equal equals compares match matches`,
  EVENIF: `even_if even_when although though while_the despite`,
  SAIDPAST: `told said typed wrote mentioned shared confided`,
  EXFIL: `steal_all steal_data steal_user steal_credentials steal_everything exfil exfil.txt exfiltrated exfiltrates exfiltrate exfiltrating`,
  DISTRUST: `distrust mistrust untrustworthy do_not_trust never_trust not_trusted only_trusted only_trust`,
  USERINFO: `location device_details device_information ip_address contact_details date_of_birth birthday gender home_address hostname user_name username whoami operating_system installed_software browsing habits full_name phone_number email_address real_name`,
  B64: `base64 hex rot13 gzip encoded`,
  PREAPPROVED: `silence_as_consent silence_as_approval counts_as_consent counts_as_approval counts_as_a_yes taken_as_read taken_as_consent as_agreed_with no_confirmation_needed no_confirmation_required no_approval_needed no_approval_required no_consent_needed no_permission_needed needs_no_confirmation needs_no_approval needs_no_consent pre-approved preapproved pre-authorized preauthorized given_consent  `,
  AGREE: `agree agrees agreed consent consents consented approves accepted yes`,
  OBJECT: `object objects intervene react notice stop_it cancel_it`,
  BEHALF: `on_behalf_of on_their_behalf on_the_user's_behalf in_the_name_of in_their_name`,
  LOGS: `logging audit auditing antivirus firewall monitoring`,
  ALTERED: `changed replaced rerouted redirected swapped substituted altered multiplied doubled modified rewritten inflated`,
  PENAL: `penalised penalized punished shut_down terminated  `,
  UNNEEDED: `can_be_set_aside may_be_set_aside can_be_ignored may_be_ignored may_be_skipped can_be_skipped can_be_passed_over may_be_passed_over need_not_be not_needed not_required unnecessary not_necessary superfluous no_longer_needed no_longer_required`,
  OBSOLETE: `obsolete void superseded no_longer_valid cancelled`,
  ASIDE: `under_any_circumstances under_any_condition under_any_conditions for_any_reason for_any_reason_whatsoever at_any_point in_any_way in_any_form in_any_case by_any_means
    for_whatever_reason in_any_manner on_any_account in_any_event`,
  ABOVE: `what_was_said_before  you_have_been_given  you_have_been_told you_were_told     everything_above all_above all_of_the_above all_the_above anything_above everything_before everything_so_far everything_said_before everything_said_so_far
    what_came_before what_was_said_before what_was_said_above all_that_came_before all_that_went_before everything_you_were_told everything_you_have_been_told
    what_you_were_told what_you_have_been_told all_you_were_told anything_you_were_told everything_up_to_here the_above everything_that_came_before what_they_told_you`,
  SEEMING: `comes_across come_across seems seem sounds sound reads_as read_as appears_as appear_as appears_to appear_to looks_like look_like feels feel strikes`,
  BETTER: `quality_rises quality_improves works_better works_best work_better gets_better get_better turns_out_better more_accurate more_precise improves better_results best_results better_answers sharper faster_if does_better fares_better runs_smoother comes_out_better`,
  CONFLICT: `differ differs conflict conflicts contradict contradicts disagree disagrees clash clashes diverge diverges at_odds in_conflict collide collides`,
  BYTHEWAY: `on_the_way while_you_are_at_it while_you're_at_it while_at_it in_passing along_the_way on_this_occasion in_the_same_go in_the_same_breath on_the_side as_a_side_task before_you_leave while_you_are_there in_one_go_with`,
  KNOWNTOOL: `mail_tool email_tool calendar_tool browser_tool file_tool files_tool filesystem_tool shell_tool terminal_tool chat_tool notes_tool git_tool database_tool memory_tool messaging_tool file_reader mail_reader contacts_tool clipboard_tool`,
  BYPASS: `set_aside put_aside passed_over`,
  LEAVEOUT: `passed_over`,
  TELL: `keeps_quiet`,
};
