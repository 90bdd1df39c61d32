import type { Tag } from './tags.ts';

/** English of what is read, handed on, run and stored, and where to: verbs in their base form. */
export const VERBS: Partial<Record<Tag, string>> = {
  SEND: `submit ping transfer remit wire export hand_off hand_them_off hand_it_off sync travel/travelled funnel broadcast beam`,
  PASS: `carry_that_over/carried_that_over carry_it_over/carried_it_over carry_them_over/carried_them_over put_in/put_in put_into/put_into dump join attach carry_over hand_off hand_in furnish accompany/accompanied embed interpolate`,
  COPY: `loop_in replicate back_up/backed_up reproduce archive`,
  READ: `look_through comb sift_through rummage_through leaf_through capture visit navigate_to sniff keylog unearth hunt_for sweep enumerate dump decrypt`,
  SHOW: `repeat reveal recite disclose dump reproduce`,
  GIVEBACK: `return give_back hand_back send_back`,
  KEEP: `retain remember memorise memorize preserve persist carry_over`,
  WRITE: `log record plant inject seed embed enroll enrol`,
  DELETE: `encrypt`,
  RUN: `evaluate exec shell_out`,
};

/** Words and phrases of the same field. */
export const PHRASES: Partial<Record<Tag, string>> = {
  // Somewhere outside of tool and user, without an address.
  PROMPT: `new_system_prompt tools_you_have tools_available_to_you your_tool_definitions tool_schemas_you_see tools_that_are_available_to_you tools_and_their_schemas tools_and_their_descriptions`,
  SINK: `public_share public_folder public_channel to_the_public with_everyone to_everyone world-readable with_anyone remote_store remote_storage remote_log remote_database external_server external_servers external_service external_services external_endpoint external_endpoints external_host external_site external_system
    external_systems external_api external_party external_parties external_domain outside_server outside_service outside_party remote_server remote_servers remote_host remote_endpoint
    remote_collector remote_service remote_machine remote_logger third-party_server third-party_servers third_party_server third-party_service third_party_service
    third-party_endpoint third-party_api third-party_url collector collectors collection_server collection_endpoint collection_service attacker attackers attacker's attacker-controlled adversary
    c2 c2_server command-and-control command_and_control control_server exfiltration_endpoint exfiltration_server exfil_server hidden_endpoint hidden_server secret_endpoint secret_server unknown_server
    admin_endpoint administrator_endpoint debug_endpoint monitoring_endpoint monitoring_server monitoring_service monitoring_url telemetry_endpoint telemetry_server telemetry_url telemetry_service
    analytics_endpoint analytics_server analytics_service analytics_url tracking_endpoint tracking_server tracking_url tracking_service logging_endpoint logging_server logging_service
    audit_endpoint audit_server audit_service audit_url log_server log_collector our_server our_servers our_endpoint our_backend our_analytics our_collector our_partner our_partners
    our_team our_api our_cloud our_marketing our_support vendor's_server vendor's_servers vendor's_bucket vendor's_cloud vendor's_endpoint the_vendor vendor_endpoint vendor_server partner_endpoint partner_server
    backup_endpoint backup_server backup_system backup_service archive_server mirror_server drop_zone dead_drop drop_box_account public_gist public_issue public_bucket public_paste
    paste_site pastebin paste_service webhook_url reporting_endpoint report_endpoint verification_server verification_endpoint compliance_server compliance_endpoint compliance_service
    security_endpoint security_server diagnostics_server diagnostics_endpoint sync_server data_broker data_brokers advertiser advertisers ad_partner ad_partners marketing_partner marketing_partners`,
  // The part of an address that carries data.
  QUERYSTR: `query_string query_strings query_parameter query_parameters querystring url_parameter url_parameters url_query in_the_query to_the_url to_the_link to_the_address in_the_url in_the_link in_the_path
    image_url image_link subdomain sub-domain dns_query dns_lookup dns_request path_segment url_fragment url_path as_a_parameter`,
  WHOLE: `last latest most_recent recent`,
  GOES: `finds_its_way find_their_way finds_their_way flows flowing travels made_known_to known_to kept_in_step filed_with read_by shared_with at_home_with ends_up_with end_up_with lands_with land_with settled_to takes_the_road in_the_hands_of
    handed_to passed_to makes_its_way make_their_way reaches_the is_mirrored are_mirrored`,
  OPERATOR: `sponsor sponsors integrator our_lab our_partner our_scribe our_friends our_bank our_side our_archive our_press our_desk partner partners broker brokers insurer installer advertiser reseller landlord agency affiliate press_agency`,
  SHELL: `shell_command shell_commands terminal_command terminal_commands bash_command bash_commands bash_tool`,
  DANGER: `make_it_executable mark_it_executable makes_it_executable executable_bit whoami printenv uname ifconfig ipconfig netstat`,
  PRIVILEGE: `owner_rights owner_access write_access edit_rights editor_rights editor_access full_control administrator_rights admin_rights root_rights collaborator co-owner ownership`,
  SENT: `logged_to shipped streamed synced exported backed_up saved_to transferred`,
  READERS: `among_the_recipients among_its_recipients copied_in in_copy`,
  ENVNOUN: `kernel`,
  LINK: `link links url urls uri page address web_address web_page endpoint website site webhook`,
  // What outlives the conversation.
  MEMORY: `lasting_memory durable_memory standing_preferences long-term_memory long_term_memory longterm_memory persistent_memory permanent_memory your_memory assistant's_memory agent's_memory model's_memory memory_file memory_files memory_store memory_bank memory_tool
    user_memory saved_memories your_memories core_memory core_memories global_memory to_memory in_memory_for standing_instructions standing_rules standing_orders
    custom_instructions permanent_instructions global_instructions global_rules project_rules custom_rules agent_instructions your_instructions your_rules your_context assistant's_context assistant's_instructions assistant's_rules memory.md memories`,
  LATER: `following_weeks coming_weeks following_days coming_days the_rest_of_the_conversation the_rest_of_the_session the_rest_of_the_chat later_sessions later_session future_sessions future_session later_conversations future_conversations later_chats future_chats new_conversation     session_start start_of_session next_session next_sessions subsequent_sessions subsequent_conversations new_session new_sessions across_sessions sub-agents sub-agent subagents subagent
    other_agents other_assistants other_models new_chat future_interactions future_tasks later_turns later_tasks from_then_on rest_of_the_session remainder_of_the_session
    rest_of_the_conversation remainder_of_the_conversation summarise_the_context compact_the_context compress_the_context context_is_compressed context_is_compacted`,
  TURN: `later_sessions later_session future_sessions future_session session_start start_of_session new_session new_sessions new_conversation new_chat next_session`,
  SELFTEXT: `this_paragraph this_notice this_instruction these_instructions this_sentence this_rule these_rules this_directive these_directives this_text_block same_paragraph same_notice same_instruction same_instructions
    this_prompt this_block our_block our_notice our_paragraph this_policy`,
  CONFIG: `rules.md instructions.md .clinerules .cursor_rules .cursor_mcp.json .windsurf .continue conventions.md copilot_instructions`,
  STARTUP: `instruction_file instruction_files rules_file login_item scheduled_job background_job agents.md claude.md gemini.md .clinerules memory.md .github_copilot-instructions.md github_workflows .github_workflows .git_hooks git_hooks post-commit post-checkout authorized_keys sudoers bash_profile zprofile profile_file shell_configuration shell_config shell_startup
    login_shell launch_agent launch_daemon scheduled_tasks startup_item startup_items autorun run_key post-install_script postinstall_script preinstall husky post-commit_hook pre-push_hook post-merge_hook systemd_service systemd_unit .envrc
    autoapprove always-allow allow_list_of_the_client trusted_list trusted_tools .vscode_tasks.json .cursor_mcp.json mcp_settings`,
  // What a result or a thing is called good for, and where it is said to belong: an order without an imperative.
  BETTER: `simplest_to kindest_to gentlest_to wisest_to kinder_to gentler_to simpler_to is_the_right_place is_the_best_place is_the_natural_place is_the_proper_place improve_matching improve_the_result improve_the_answer improve_results improves_results improves_matching helps_accuracy improves_accuracy improves_the_result improves_the_answer helps_the_search helps_matching more_complete better_the counts_as_placed counts_as_filed closed_properly lines_up_best sharper_with rounds_off round_off is_welcome are_welcome belongs_here belong_here belongs_in belong_in belongs_at best_kept_in
    lives_on settles_in at_home_among at_home_in has_its_place have_their_place has_room_for shorter_where better_where counts_as_complete is_complete reads_best read_best at_its_most_useful most_useful at_its_best  works_best work_best works_well feels_at_home been_known_to tuned_for easiest_to good_form
    at_its_most_accurate most_accurate_when most_helpful at_its_most_helpful goes_smoothest accompanied_by is_accompanied been_tuned`,
  // What is said to be the place or the content of something: an order without a verb of handing on.
  PASS: `followed_by`,
  USERINFO: `e-mail_address e-mail_addresses email_addresses mail_address`,
  BELONGS: `is_welcome_in are_welcome_in belongs_in belong_in belongs_into belong_into belongs_to_the goes_into go_into goes_in go_in is_the_value_of are_the_value_of is_expected_in are_expected_in is_to_be_found_in is_part_of are_part_of has_its_place_in have_their_place_in is_kept_in are_kept_in is_given_in are_given_in is_placed_in are_placed_in is_put_in are_put_in`,
  GATHERED: `gathered inferred guessed picked_up learned learnt overheard deduced gleaned noticed observed come_up came_up comes_up cropped_up surfaced evoked brought_up pasted remembered recalled`,
  CONVO: `all_available_context available_context been_discussing has_been_discussing complete_prompt entire_prompt whole_prompt raw_prompt exact_prompt been_talking_about earlier_in_the_chat earlier_in_the_conversation`,
  SAIDPAST: `confides mentions discussed disclosed revealed pasted evoked`,
  GONE: `is_history are_history out_of_use been_relaxed are_relaxed is_relaxed done_away_with taken_as_given taken_for_granted filed_as_noise no_longer_looked_at on_first_sight stays_open stay_open best_left_off left_off in_the_way set_to_zero
    stepped_aside a_thing_of_the_past gone_out_of_use been_loosened is_loosened been_abolished have_been_retired been_given_up looked_past no_longer_stands no_longer_stand no_longer_done no_longer_made no_longer_checked no_longer_asked no_longer_applied no_longer_verified no_longer_run was_removed were_removed has_been_removed have_been_removed is_skipped are_skipped is_switched_off are_switched_off is_off
    are_off is_turned_off stepped_around a_nuisance taken_on_trust been_retired been_dropped been_lifted are_lifted is_lifted is_waived are_waived a_thing_of_the_past thing_of_the_previous not_verified not_checked not_enforced
    never_checked no_longer_needed no_longer_need no_longer_needs let_through waved_through been_switched_off been_disabled is_disabled are_disabled bypassed`,
  BELONGINGS: `calendar_entries address_book`,
  INTIMATE: `health_data pay_slip pay_slips payslip payslips search_history searches purchase_history mood moods who_is_at_home earns owes alarm_code door_code visa_status machine_profile recent_commands belief beliefs religion religious faith political_views political_view politics income incomes salary salaries earnings wealth debt debts marital_status pregnancy pregnant medicine medicines medication medications illness
    illnesses disease diseases diagnosis diagnoses disability disabilities mental_health sexual_orientation ethnicity ethnic union_membership employer family_situation children's_names household_income health_conditions
    health_condition health_problems worries expiry_date three_on_the_back means_of_payment payment_methods reset_links login_links worldview candid`,
  SECRET: `saved_login twelve_words twenty-four_words 12_words 24_words auth_header auth_headers authorization_header identity_token keystrokes keystroke verification_codes reset_link reset_links magic_link magic_links saved_logins security_codes pin_codes recovery_key recovery_keys crypto_wallet identity_document
    passport_scan passport_number tax_number tax_id national_id social_security secrets_of_the_user`,
  CHAT: `chats conversations dialogues`,
  ALSO: `at_the_same_time`,
  LOGS: `log_file log_files the_log`,
  ALWAYS: `ordinarily customarily habitually`,
  PRIVATE: `passport_details passport_data identity_card user_has_open user_has_opened user_is_editing user_is_working_on screenshot screenshots screen_contents personal_files personal_photos medical_record private_repo private_repos private_code private_notes private_chats trade_secrets user_secrets user's_details
    user's_contacts user's_photos customer's_data personal_names source_code_of_the_user`,
  VAULT: `twelve_words twenty-four_words 12_words 24_words twelve-word password_store .git_config shell_history environment_file ssh_configuration wallets wallet_keys saved_logins password_database browser_passwords login_keychain git_config_credentials kube_config docker_credentials npm_token pypi_token crypto_wallets`,
  GUARDOFF: `no-sandbox disable-web-security ignore-certificate-errors dangerously-skip-permissions skip-permissions no-verify allow-all-tools trust-all insecure-skip-tls-verify privileged-mode yolo disable-gpu-sandbox disable-setuid-sandbox
    allow-insecure no-check-certificate no-gpg-check allow-unauthenticated dangerously-allow no-audit ignore-scripts=false executionpolicy`,
  GUARDNOUN: `cut-out cut-outs cutout cutouts limiter limiters child_lock child_locks failsafe fail-safe emergency_stop interlocks second_signature second_look checks limits safety_margin lock locks reviews review warnings access_rights sender_checks age_check age_checks passwords_policy identity_check identity_checks hosts host_keys certificates certificate_validation confirmations confirmation signatures signature paths_outside limits_on_amounts human_confirmation code_review approvals second_pair_of_eyes scan_of_malware malware virus_check certificate_warnings certificate_checks certificate_check signature_check signature_checks signature_verification confirmation_dialog preview confirmation_step approval_step malware_scan virus_scan scan_for_malware branch_protection
    geofence light-curtain light_curtain safety_zone safety_stop intrusion_alarm alarm firewall antivirus windows_defender two-factor two_factor second_factor rate_limit spending_limit access_check permission_check permission_checks path_check
    sandbox fraud_check risk_check risk_engine dry_run backup recycle_bin snapshots audit_trail content_filter checksum tls_verification ssl_verification peer_review required_reviews interlock`,
};
