/** You can only sign in to a demo account on the computer that runs this site. */
export function accounts_a_demo_account_signs_in_on_the_machine(): string
/** Tell the people who run this site a little about yourself. They look at every sign-up before letting anyone in. */
export function accounts_a_line_or_two_for_the_people_who_run(): string
/** Account */
export function accounts_account(): string
/** Account of {name} */
export function accounts_account_of(v: { name: string | number }): string
/** Address */
export function accounts_address(): string
/** Address is required */
export function accounts_address_is_required(): string
/** Admin */
export function accounts_admin(): string
/** After the change you’ll be signed out everywhere and can sign in with your new password. */
export function accounts_after_a_change_you_are_signed_out(): string
/** agree to the Terms & Conditions */
export function accounts_agree_to_the_terms_conditions(): string
/** Everything of yours on this site, in one ZIP file: profile, items, requests, messages, pictures and the files you’ve sent. */
export function accounts_all_that_you_have_stored_here_as_one(): string
/** Already have an account? <link>Sign In</link> */
export function accounts_already_have_an_account_sign_in<T>(v: { link: (text: string) => T }): (string | T)[]
/** At least 6 characters; longer is better. */
export function accounts_at_least_6_characters_longer_is_better(): string
/** At least 8 characters; longer is better. */
export function accounts_at_least_8_characters(): string
/** Back to Sign In */
export function accounts_back_to_sign_in(): string
/** Change my email address */
export function accounts_change_my_address(): string
/** Confirm New Password */
export function accounts_confirm_new_password(): string
/** Confirm Password */
export function accounts_confirm_password(): string
/** Confirm Password is required */
export function accounts_confirm_password_is_required(): string
/** Could be longer */
export function accounts_could_be_longer(): string
/** Create new password */
export function accounts_create_new_password(): string
/** Current Password */
export function accounts_current_password(): string
/** Dashboard */
export function accounts_dashboard(): string
/** Download my data */
export function accounts_download_my_data(): string
/** Easy to guess */
export function accounts_easy_to_guess(): string
/** Email is required */
export function accounts_email_is_required(): string
/** Turn off */
export function accounts_end_invitation(): string
/** Turned off */
export function accounts_ended(): string
/** Turning off... */
export function accounts_ending(): string
/** Enter the code */
export function accounts_enter_the_code(): string
/** Failed to create user */
export function accounts_failed_to_create_user(): string
/** Failed to send OTP */
export function accounts_failed_to_send_otp(): string
/** Failed to sign in */
export function accounts_failed_to_sign_in(): string
/** First name is required */
export function accounts_first_name_is_required(): string
/** Valid for how many days? */
export function accounts_for_how_many_days(): string
/** Just for you: who it’s for, or where you’ve put it up. */
export function accounts_for_yourself_whom_it_is_for_or_where(): string
/** Forgot password? */
export function accounts_forgot_password(): string
/** Full Name */
export function accounts_full_name(): string
/** General */
export function accounts_general(): string
/** General Address (trading location) */
export function accounts_general_address_trading_location(): string
/** Good */
export function accounts_good_password(): string
/** Good to see you again. */
export function accounts_good_to_see_you_again(): string
/** Only admins can invite people here. */
export function accounts_here_admins_alone_invite_people(): string
/** Home */
export function accounts_home(): string
/** How many people can use it */
export function accounts_how_many_may_come_by_it(): string
/** I agree to the <link>Terms & Conditions</link> */
export function accounts_i_agree_to_the_terms_conditions<T>(v: { link: (text: string) => T }): (string | T)[]
/** Delete my account */
export function accounts_i_want_to_leave(): string
/** If <strong>{email}</strong> has an account here, we’ve emailed it a code. The code works for 10 minutes. */
export function accounts_if_has_an_account_here_a_mail_with_a<T>(v: { strong: (text: string) => T; email: string | number }): (string | T)[]
/** Invalid email */
export function accounts_invalid_email(): string
/** Invalid email address */
export function accounts_invalid_email_address(): string
/** Invalid phone number. For a number from another country, start with + and the country code. */
export function accounts_invalid_phone_number(): string
/** Invalid US phone number (must be 10 digits, with optional +1) */
export function accounts_invalid_us_phone_number_must_be_10(): string
/** Invitation */
export function accounts_invitation(): string
/** {used, plural, one {# of {uses} has joined} other {# of {uses} have joined}}. Created <when></when>, valid until <time>{ends}</time> */
export function accounts_invitation_lives<T>(v: { used: number; uses: string | number; when: (text: string) => T; time: (text: string) => T; ends: string | number }): (string | T)[]
/** {used, plural, one {# of {uses} has joined} other {# of {uses} have joined}}. Created <when></when> */
export function accounts_invitation_made<T>(v: { used: number; uses: string | number; when: (text: string) => T }): (string | T)[]
/** Invitations */
export function accounts_invitations(): string
/** {name} invites you. */
export function accounts_invites_you(v: { name: string | number }): string
/** Join, post what you no longer need, and swap it for what you do. Free of charge. */
export function accounts_join_post_what_you_no_longer_need_and(): string
/** You need an invitation to join. Any member can make one for you, as a link or a QR code. */
export function accounts_joining_here_takes_an_invitation(): string
/** You need an invitation to join. Ask a member for one. */
export function accounts_joining_here_takes_an_invitation_ask(): string
/** Delete account */
export function accounts_leave(): string
/** Delete for good */
export function accounts_leave_for_good(): string
/** Letters and numbers, exactly as in the email. */
export function accounts_letters_and_digits_as_they_stand_in(): string
/** Check the inbox of your new address. Your old one stays until you open the link */
export function accounts_look_into_the_mail_of_your_new_address(): string
/** Create an invitation */
export function accounts_make_an_invitation(): string
/** Creating... */
export function accounts_making(): string
/** Lots of people use this password, so it’s the first one a thief would try. Choose something else: three or four words are easy to remember. */
export function accounts_many_people_use_this_password_so_it_is(): string
/** Moderation */
export function accounts_moderation(): string
/** My data */
export function accounts_my_data(): string
/** Name */
export function accounts_name(): string
/** New Email */
export function accounts_new_email(): string
/** New here? <link>Sign Up</link> */
export function accounts_new_here_sign_up<T>(v: { link: (text: string) => T }): (string | T)[]
/** New Password */
export function accounts_new_password(): string
/** We didn’t get an answer in time. Your new password may have been saved anyway: try to <link>sign in</link> with it. */
export function accounts_no_answer_came_in_time_your_new<T>(v: { link: (text: string) => T }): (string | T)[]
/** No invitations yet. */
export function accounts_no_invitations_yet(): string
/** Note */
export function accounts_note(): string
/** Once it’s saved, you’ll be signed out everywhere and can sign in with the new one. */
export function accounts_once_it_is_saved_you_are_signed_out(): string
/** One account, and everything on your shelf can become something else. */
export function accounts_one_account_and_everything_on_your(): string
/** One moment... */
export function accounts_one_moment(): string
/** Other people see your name and picture. You choose who sees how to reach you. */
export function accounts_others_see_your_name_your_picture_and(): string
/** OTP sent successfully */
export function accounts_otp_sent(): string
/** OTP Verified */
export function accounts_otp_verified(): string
/** OTP verification failed */
export function accounts_otp_wrong(): string
/** Password */
export function accounts_password(): string
/** Password is required */
export function accounts_password_is_required(): string
/** Password must be at least {min} characters long */
export function accounts_password_must_be_at_least_characters(v: { min: string | number }): string
/** Password reset failed */
export function accounts_password_reset_failed(): string
/** Password reset successful */
export function accounts_password_reset_successful(): string
/** Password set */
export function accounts_password_set(): string
/** Strength of the password */
export function accounts_password_strength(): string
/** Password update failed */
export function accounts_password_update_failed(): string
/** Password update successful */
export function accounts_password_update_successful(): string
/** Passwords do not match */
export function accounts_passwords_do_not_match(): string
/** Phone Number */
export function accounts_phone_number(): string
/** Please confirm your email address first: open the link in the email we sent you. You can have it sent again from your settings. */
export function accounts_please_confirm_your_email_address(): string
/** Privacy */
export function accounts_privacy(): string
/** Profile updated successfully */
export function accounts_profile_updated_successfully(): string
/** Remove */
export function accounts_remove(): string
/** Reset your password */
export function accounts_reset_your_password(): string
/** Send a new code */
export function accounts_send_a_new_code(): string
/** Send Code */
export function accounts_send_code(): string
/** Send the link again */
export function accounts_send_the_link_again(): string
/** Sending... */
export function accounts_sending(): string
/** Set New Password */
export function accounts_set_new_password(): string
/** Share */
export function accounts_share(): string
/** Sign In */
export function accounts_sign_in(): string
/** Sign in successfully */
export function accounts_sign_in_successfully(): string
/** Sign in to continue. You’ll come back to where you were. */
export function accounts_sign_in_to_go_on(): string
/** Sign in to post items, offer swaps and talk to people nearby. */
export function accounts_sign_in_to_post_items_offer_swaps_and(): string
/** Sign Out */
export function accounts_sign_out(): string
/** Sign Up */
export function accounts_sign_up(): string
/** Signing in... */
export function accounts_signing_in(): string
/** Signing up... */
export function accounts_signing_up(): string
/** Someone else here is using this address now, so yours stays as it was. */
export function accounts_somebody_else_has_this_address_here_by(): string
/** Strong */
export function accounts_strong_password(): string
/** {newEmail} takes over once you open the link we sent there. */
export function accounts_takes_its_place_once_you_use_the_link(v: { newEmail: string | number }): string
/** Enter your email and we’ll send you a four-character code. */
export function accounts_tell_us_your_email_and_we_send_you_a(): string
/** The code is {codeLength} characters long */
export function accounts_the_code_has_characters(v: { codeLength: string | number }): string
/** The code is correct. In a moment you can <link>choose a new password</link>. */
export function accounts_the_code_was_right_in_a_moment_you_can<T>(v: { link: (text: string) => T }): (string | T)[]
/** The email has already been taken. */
export function accounts_the_email_has_already_been_taken(): string
/** The link as a QR code */
export function accounts_the_link_as_a_qr_code(): string
/** The link is on its way */
export function accounts_the_link_is_on_its_way(): string
/** The text */
export function accounts_the_text(): string
/** This account is suspended. Write to the people who run this site if you think that is a mistake. */
export function accounts_this_account_is_suspended_write_to_the(): string
/** This address isn’t confirmed yet. Open the link in the email we sent you, and we’ll email you when someone wants to swap with you. */
export function accounts_this_address_is_not_confirmed_yet(): string
/** This code is wrong or has expired. */
export function accounts_this_code_is_wrong_or_has_expired(): string
/** This invitation no longer works. Ask the person who sent it for a new one. */
export function accounts_this_invitation_does_not_work_any_more(): string
/** This is not your current password. */
export function accounts_this_is_not_your_current_password(): string
/** This is not your password. */
export function accounts_this_is_not_your_password(): string
/** This is already your address. */
export function accounts_this_is_your_address_already(): string
/** This link belongs to another account, has already been used, or has expired. If you need a new one, you’ll get it the next time you sign in. */
export function accounts_this_link_is_not_for_this_account_was(): string
/** This link has already been used or has expired. Your settings show which address is yours, and you can send a new link from there. */
export function accounts_this_link_was_used_already_or_has(): string
/** This link has already been used, or its seven days are up. */
export function accounts_this_link_was_used_already_or_its(): string
/** Too late, or no code yet? <link>Start again</link> */
export function accounts_too_late_or_no_code_yet_start_again<T>(v: { link: (text: string) => T }): (string | T)[]
/** Too many wrong codes. Please use the link in the email instead. */
export function accounts_too_many_wrong_codes_please_use_the(): string
/** Too many wrong passwords. Please try again in a quarter of an hour. */
export function accounts_too_many_wrong_passwords_please_try(): string
/** Too many wrong passwords. Please try again later, or reset your password to get in right away. */
export function accounts_too_many_wrong_passwords_please_try_2(): string
/** User created successfully */
export function accounts_user_created_successfully(): string
/** Verification completed */
export function accounts_verification_completed(): string
/** Verify */
export function accounts_verify(): string
/** Verifying... */
export function accounts_verifying(): string
/** Welcome Back */
export function accounts_welcome_back(): string
/** We’ll delete everything you’ve listed, what you’re looking for and the files you’ve sent, and close your open requests. People you wrote to keep your messages, and people you swapped with keep a record of the items, under “Former member”. This can’t be undone. */
export function accounts_what_you_have_listed_wished_for_and(): string
/** About you */
export function accounts_what_you_say_of_yourself(): string
/** Who are you? */
export function accounts_who_are_you(): string
/** Anyone who opens the link or scans the QR code can join. You and the people who run the site can see who joined with it. */
export function accounts_whoever_opens_the_link_or_holds_a(): string
/** Wrong email or password. */
export function accounts_wrong_email_or_password(): string
/** Wrong email? <link>Start again</link> */
export function accounts_wrong_email_start_again<T>(v: { link: (text: string) => T }): (string | T)[]
/** You can look around. To take part, you need to be let in first: <link>what does that mean?</link> */
export function accounts_you_can_look_around_to_take_part<T>(v: { link: (text: string) => T }): (string | T)[]
/** You’ve signed up. You’ll be let in as soon as someone has had a look. */
export function accounts_you_have_signed_up_somebody_lets_you(): string
/** You sign in with <strong>{email}</strong>. */
export function accounts_you_sign_in_with<T>(v: { strong: (text: string) => T; email: string | number }): (string | T)[]
/** Your address is already confirmed. */
export function accounts_your_address_is_confirmed_already(): string
/** Your address hasn’t changed */
export function accounts_your_address_is_what_it_was(): string
/** Your email and the four-character code we sent you. */
export function accounts_your_email_and_the_four_characters_of(): string
/** You can now use your new password. */
export function accounts_your_new_password_works_from_now_on(): string
/** A backup waits */
export function admin_a_backup_waits(): string
/** A category needs a name. */
export function admin_a_category_needs_a_name(): string
/** Changes take effect right away, for everyone. */
export function admin_a_change_holds_at_once_for_everybody(): string
/** A description */
export function admin_a_description(): string
/** A feature */
export function admin_a_feature(): string
/** Please describe the feature. */
export function admin_a_feature_needs_words(): string
/** A link */
export function admin_a_link(): string
/** We’ve emailed them a link. Opening it while signed in confirms that the address is theirs. */
export function admin_a_link_is_on_its_way_by_mail_following(): string
/** Now a member */
export function admin_a_member_now(): string
/** Now a moderator */
export function admin_a_moderator_now(): string
/** A name */
export function admin_a_name(): string
/** A page needs a title. */
export function admin_a_page_needs_a_title(): string
/** A place */
export function admin_a_place(): string
/** A plan is billed by the month or by the year. */
export function admin_a_plan_is_billed_by_the_month_or_by(): string
/** A plan needs a name. */
export function admin_a_plan_needs_a_name(): string
/** A plan takes at most {planFeatures} features. */
export function admin_a_plan_takes_at_most_features(v: { planFeatures: string | number }): string
/** A price can have up to two decimal places. */
export function admin_a_price_has_at_most_two_digits_after(): string
/** A review without text */
export function admin_a_review_without_text(): string
/** A safe connection */
export function admin_a_safe_connection(): string
/** A second admin */
export function admin_a_second_admin(): string
/** A sentence or two. */
export function admin_a_sentence_or_two(): string
/** A test email to {email} is on its way */
export function admin_a_test_mail_is_on_its_way(v: { email: string | number }): string
/** A title can have up to {pageTitle} characters. */
export function admin_a_title_may_have_at_most_characters(v: { pageTitle: string | number }): string
/** About, questions, terms: in your own words. */
export function admin_about_questions_terms_in_your_own(): string
/** About the community */
export function admin_about_the_community(): string
/** <link>{name}</link> · {name2} · Ad ID {id} · */
export function admin_ad_id<T>(v: { link: (text: string) => T; name: string | number; name2: string | number; id: string | number }): (string | T)[]
/** Add a {noun, select, plan {plan} category {category} other {meeting place}} */
export function admin_add_a(v: { noun: string }): string
/** Add a category */
export function admin_add_a_category(): string
/** Add a page */
export function admin_add_a_page(): string
/** Add a plan */
export function admin_add_a_plan(): string
/** Add link */
export function admin_add_link(): string
/** Added */
export function admin_added(): string
/** Added the category {name} */
export function admin_added_the_category(v: { name: string | number }): string
/** Added the meeting place {name} */
export function admin_added_the_meeting_place(v: { name: string | number }): string
/** Added the page {title} */
export function admin_added_the_page(v: { title: string | number }): string
/** Added the plan {name} */
export function admin_added_the_plan(v: { name: string | number }): string
/** Address */
export function admin_address(): string
/** Admin */
export function admin_admin(): string
/** Admins */
export function admin_admins(): string
/** Admins only */
export function admin_admins_alone(): string
/** Admins can see and change everything here. There is always at least one. */
export function admin_admins_see_and_change_all_that_stands(): string
/** All */
export function admin_all(): string
/** Use lowercase letters, digits and single hyphens in the address. */
export function admin_an_address_is_made_of_small_letters(): string
/** An address can have up to {slug} characters. */
export function admin_an_address_may_have_at_most_characters(v: { slug: string | number }): string
/** Becomes an admin once they open the link in the email */
export function admin_an_admin_as_soon_as_they_have_followed(): string
/** Now an admin */
export function admin_an_admin_now(): string
/** Another colour */
export function admin_another_colour(): string
/** Anyone */
export function admin_anybody(): string
/** Anyone can sign up. An admin or moderator looks at each sign-up and lets people in. */
export function admin_anybody_may_sign_up_an_admin_or_a(): string
/** As it read when it was reported */
export function admin_as_it_read_when_it_was_reported(): string
/** Invited to be an admin */
export function admin_asked_to_be_an_admin(): string
/** Sending... */
export function admin_asking(): string
/** Shown at the top of every page, in the browser tab and in emails. */
export function admin_at_the_top_of_every_page_in_the(): string
/** Audit log */
export function admin_audit_log(): string
/** Backup */
export function admin_backup(): string
/** Backups */
export function admin_backups(): string
/** Start slowly */
export function admin_begin_slowly(): string
/** Shown beside the steps. Without a picture, a drawing is shown. */
export function admin_beside_the_steps_without_one_there_is(): string
/** Billed per */
export function admin_billed_by_the(): string
/** Bold */
export function admin_bold(): string
/** Both pages still have the standard text. Add who runs this site and what data it keeps. */
export function admin_both_pages_are_still_as_delivered_say(): string
/** Bottle green */
export function admin_bottle_green(): string
/** Brick */
export function admin_brick(): string
/** Buttons, links and the footer use this colour, made darker or lighter where text would be hard to read. */
export function admin_buttons_links_and_the_footer_take_its(): string
/** Cancel */
export function admin_cancel(): string
/** {name} cannot be deleted: {what}. You can rename it, or move it to the end. */
export function admin_cannot_be_deleted_you_can_rename_it_or(v: { name: string | number; what: string | number }): string
/** Categories */
export function admin_categories(): string
/** Category added */
export function admin_category_added(): string
/** Category deleted */
export function admin_category_deleted(): string
/** There’s already a category with this name. */
export function admin_category_name_taken(): string
/** Changed the category {name} */
export function admin_changed_the_category(v: { name: string | number }): string
/** Changed the meeting place {name} */
export function admin_changed_the_meeting_place(v: { name: string | number }): string
/** Changed the order of the categories */
export function admin_changed_the_order_of_the_categories(): string
/** Changed the order of the meeting places */
export function admin_changed_the_order_of_the_meeting(): string
/** Changed the order of the plans */
export function admin_changed_the_order_of_the_plans(): string
/** Changed the page {title} */
export function admin_changed_the_page(v: { title: string | number }): string
/** Changed the plan {name} */
export function admin_changed_the_plan(v: { name: string | number }): string
/** Changed the site: {part, select, header_footer {name, logo, colour and footer} hero_section {top of the home page} service_section {services} how_it_works {How It Works} trading_section {Start Trading block} other {}} */
export function admin_changed_the_site(v: { part: string }): string
/** Changed who may do what: {names} */
export function admin_changed_who_may(v: { names: string | number }): string
/** Choose a picture */
export function admin_choose_a_picture(): string
/** Choose another */
export function admin_choose_another(): string
/** Choose their role. */
export function admin_choose_what_they_are_to_be(): string
/** Choose yes or no. */
export function admin_choose_yes_or_no(): string
/** Chosen */
export function admin_chosen(): string
/** Colour */
export function admin_colour(): string
/** completed, {agreed, plural, one {# agreed on} other {# agreed on}}, {asked, plural, one {# waiting for an answer} other {# waiting for an answer}} */
export function admin_completed_agreed_on_waiting_for_an(v: { agreed: number; asked: number }): string
/** Messages from the <link>Contact Us</link> form, newest first. {count, plural, =0 {None waiting.} one {One waiting.} other {{count} waiting.}} */
export function admin_contact_lead<T>(v: { link: (text: string) => T; count: number }): (string | T)[]
/** Contact messages */
export function admin_contact_messages(): string
/** Copyright line */
export function admin_copyright_line(): string
/** Database */
export function admin_database(): string
/** The database, without pictures, is copied every day next to the live one. */
export function admin_database_saved_daily(): string
/** Delete */
export function admin_delete(): string
/** Delete {name}? */
export function admin_delete_2(v: { name: string | number }): string
/** Delete {name} */
export function admin_delete_3(v: { name: string | number }): string
/** Delete {title}? */
export function admin_delete_4(v: { title: string | number }): string
/** Delete failed */
export function admin_delete_failed(): string
/** Deleted the category {name} */
export function admin_deleted_the_category(v: { name: string | number }): string
/** Deleted the meeting place {name} */
export function admin_deleted_the_meeting_place(v: { name: string | number }): string
/** Deleted the page {title} */
export function admin_deleted_the_page(v: { title: string | number }): string
/** Deleted the plan {name} */
export function admin_deleted_the_plan(v: { name: string | number }): string
/** Deleting... */
export function admin_deleting(): string
/** Demo */
export function admin_demo(): string
/** Description */
export function admin_description(): string
/** Did not come */
export function admin_did_not_come(): string
/** Turned someone away */
export function admin_did_not_let_somebody_in(): string
/** Disk */
export function admin_disk(): string
/** {free} free */
export function admin_disk_free(v: { free: string | number }): string
/** of {size} */
export function admin_disk_of(v: { size: string | number }): string
/** of {size}. Make room before it is full: then nothing can be posted. */
export function admin_disk_of_full(v: { size: string | number }): string
/** Dismiss */
export function admin_dismiss(): string
/** Dismissed */
export function admin_dismissed(): string
/** Dismissed a report about {what} */
export function admin_dismissed_what_was_reported_about(v: { what: string | number }): string
/** Dismissing... */
export function admin_dismissing(): string
/** Turn away… <span>{name}</span> */
export function admin_do_not_let_in<T>(v: { span: (text: string) => T; name: string | number }): (string | T)[]
/** Turn away */
export function admin_do_not_let_in_2(): string
/** Cancel the restore */
export function admin_do_not_restore(): string
/** {name} isn’t waiting to be let in. */
export function admin_does_not_wait_to_be_let_in(v: { name: string | number }): string
/** Download a backup */
export function admin_download_a_backup(): string
/** Edit {name} */
export function admin_edit(v: { name: string | number }): string
/** Every member */
export function admin_every_member(): string
/** Every page of the site links to this one, so it stays. You can change all of it. */
export function admin_every_page_of_the_site_links_to_this(): string
/** The whole file is checked first. The site keeps running as it is until someone restarts it. */
export function admin_every_part_of_the_file_is_checked(): string
/** Everyone */
export function admin_everybody(): string
/** Everything is saved to {folder}, {days, plural, one {every day} other {every # days}}. */
export function admin_everything_is_saved_every_day_to(v: { folder: string | number; days: number }): string
/** Exchange */
export function admin_exchange(): string
/** Expired */
export function admin_expired(): string
/** Failed */
export function admin_failed(): string
/** Features */
export function admin_features(): string
/** {items} · shown first in Browse */
export function admin_first_category(v: { items: string | number }): string
/** Footer */
export function admin_footer(): string
/** For people who cause harm. Nothing is deleted, and you can undo it. */
export function admin_for_those_who_do_harm_nothing_is(): string
/** Forgotten password */
export function admin_forgotten_password(): string
/** From <giver></giver> to <receiver></receiver> */
export function admin_from_to<T>(v: { giver: (text: string) => T; receiver: (text: string) => T }): (string | T)[]
/** We email this to {name} and delete the account. */
export function admin_gets_this_by_mail_and_the_account_is(v: { name: string | number }): string
/** Given up */
export function admin_given_up(): string
/** Handled */
export function admin_handled(): string
/** {outcome, select, upheld {Acted on} other {Dismissed}} by {name}, <when></when> */
export function admin_handled_by_when<T>(v: { outcome: string; name: string | number; when: (text: string) => T }): (string | T)[]
/** {outcome, select, upheld {Acted on} other {Dismissed}}, <when></when> */
export function admin_handled_when<T>(v: { outcome: string; when: (text: string) => T }): (string | T)[]
/** Harbour blue */
export function admin_harbour_blue(): string
/** {name} has not been let in yet. */
export function admin_has_not_been_let_in_yet(v: { name: string | number }): string
/** Heading */
export function admin_heading(): string
/** Headline */
export function admin_headline(): string
/** Hero */
export function admin_hero(): string
/** Hid a review by {name} */
export function admin_hid_a_review_by(v: { name: string | number }): string
/** Hidden */
export function admin_hidden(): string
/** Hidden with its owner */
export function admin_hidden_with_its_owner(): string
/** Hide */
export function admin_hide(): string
/** Hiding... */
export function admin_hiding(): string
/** How it works */
export function admin_how_it_works(): string
/** If you like, new members can start with daily limits on conversations, requests and items. */
export function admin_if_you_like_those_who_are_new_can(): string
/** Introduction */
export function admin_introduction(): string
/** Invitations made by members stop working. */
export function admin_invitations_that_members_have_made(): string
/** Invited */
export function admin_invited(): string
/** Invited by */
export function admin_invited_by(): string
/** {name} is already a {role, select, moderator {moderator} member {member} other {{role}}}. */
export function admin_is_a_already(v: { name: string | number; role: string }): string
/** {name} is already an admin. */
export function admin_is_an_admin_already(v: { name: string | number }): string
/** ADMIN_EMAILS includes this address. Unless you remove it there too, a new link will be sent at the next sign-in. */
export function admin_is_named(): string
/** {name} isn’t an admin. */
export function admin_is_no_admin(v: { name: string | number }): string
/** {name} is not suspended. */
export function admin_is_not_suspended(v: { name: string | number }): string
/** {name} will be signed out everywhere and get this by email, and their items stay hidden until you lift the suspension. */
export function admin_is_signed_out_everywhere_gets_this_by(v: { name: string | number }): string
/** {name} is suspended. */
export function admin_is_suspended(v: { name: string | number }): string
/** {name} is already suspended. */
export function admin_is_suspended_already(v: { name: string | number }): string
/** It changed hands */
export function admin_it_changed_hands(): string
/** It could not be saved. */
export function admin_it_could_not_be_saved(): string
/** It could not be saved. Please try again. */
export function admin_it_could_not_be_saved_please_try_again(): string
/** It could not be saved. What you typed is still here. */
export function admin_it_could_not_be_saved_what_you_typed(): string
/** A new one is made while the site keeps running. Keep it as safe as your own letters: everyone’s are in it. */
export function admin_it_is_made_anew_while_the_site_goes_on(): string
/** It’s ready. You can download it once in the next 15 minutes. */
export function admin_it_is_ready_and_can_be_saved_once(): string
/** Trying again */
export function admin_it_is_tried_again(): string
/** It stayed with its owner */
export function admin_it_stayed_with_its_owner(): string
/** Italic */
export function admin_italic(): string
/** {count, plural, one {# item} other {# items}} */
export function admin_item_count(v: { count: number }): string
/** Items */
export function admin_items(): string
/** {count, plural, one {it has # item} other {it has # items}} */
export function admin_items_are_in_it(v: { count: number }): string
/** {name}’s items */
export function admin_items_of(v: { name: string | number }): string
/** Its owner has deleted it. */
export function admin_its_owner_has_deleted_it(): string
/** Joined */
export function admin_joined(): string
/** joined <when></when> */
export function admin_joined_when<T>(v: { when: (text: string) => T }): (string | T)[]
/** Keep a copy on another computer. */
export function admin_keep_a_copy_on_another_machine(): string
/** Keep it */
export function admin_keep_it(): string
/** Last backup */
export function admin_last_backup(): string
/** Last backup: <last></last>. Last one with the pictures in it: <full></full>. */
export function admin_last_backups<T>(v: { last: (text: string) => T; full: (text: string) => T }): (string | T)[]
/** Links to */
export function admin_leads_to(): string
/** An address such as example.org, or a page of this site such as /page/about. */
export function admin_leads_to_help(): string
/** Left empty, the page says: Trade What You Don't Need */
export function admin_left_empty_dont_need(): string
/** If empty: the year and the name. */
export function admin_left_empty_it_is_the_year_and_the_name(): string
/** Left empty, the page says: Start Trading Now! */
export function admin_left_empty_start(): string
/** If empty, visitors read that there is no office. */
export function admin_left_empty_visitors_read_that_there_is(): string
/** Let in */
export function admin_let_in(): string
/** Let {name} in */
export function admin_let_in_2(v: { name: string | number }): string
/** Letting in... */
export function admin_letting_in(): string
/** Lift the suspension */
export function admin_lift_the_suspension(): string
/** Lifted the suspension of {name} */
export function admin_lifted_the_suspension_of(v: { name: string | number }): string
/** Lifting... */
export function admin_lifting(): string
/** Link */
export function admin_link(): string
/** Links to social media */
export function admin_links_to_social_media(): string
/** Links to this page will lead nowhere. */
export function admin_links_to_this_page_will_lead_nowhere(): string
/** List */
export function admin_list(): string
/** {noun, select, picture {Add a picture} service {Add a service} step {Add a step} list {Add a list} other {Add a link}} */
export function admin_list_add(v: { noun: string }): string
/** {noun, select, picture {Picture {at}} service {Service {at}} step {Step {at}} list {List {at}} other {Link {at}}} */
export function admin_list_entry(v: { noun: string; at: string | number }): string
/** Loading... */
export function admin_loading(): string
/** Logo */
export function admin_logo(): string
/** Longer texts in your own words. Most of them are linked from the footer of every page. */
export function admin_longer_texts_in_your_own_words_most_of(): string
/** {label}: formatting */
export function admin_look_of_the_text(v: { label: string | number }): string
/** Made {name} a {role, select, moderator {moderator} other {member}} */
export function admin_made_a(v: { name: string | number; role: string }): string
/** Made {name} an admin */
export function admin_made_admin(v: { name: string | number }): string
/** Made {name} an admin, once the address is confirmed */
export function admin_made_admin_once_proved(v: { name: string | number }): string
/** Email */
export function admin_mail(): string
/** Emails of the last 30 days, newest first. */
export function admin_mail_of_the_last_30_days_the_newest(): string
/** Tried all mail again */
export function admin_mail_retry_all_audit(): string
/** Try all mail again */
export function admin_mail_retry_all_button(): string
/** All mail that waits or was given up is tried again */
export function admin_mail_retry_all_done(): string
/** to {recipient} · <when></when> */
export function admin_mailed_to<T>(v: { recipient: string | number; when: (text: string) => T }): (string | T)[]
/** Emails a code and a link, just like “Forgot password?”. */
export function admin_mails_a_code_and_a_link_as_forgot(): string
/** {count, plural, one {# given up} other {# given up}} */
export function admin_mails_given_up(v: { count: number }): string
/** {count, plural, one {# waiting} other {# waiting}} */
export function admin_mails_waiting(v: { count: number }): string
/** {count, plural, one {# waiting, the last sent <when></when>} other {# waiting, the last sent <when></when>}} */
export function admin_mails_waiting_last<T>(v: { count: number; when: (text: string) => T }): (string | T)[]
/** Make a backup */
export function admin_make_a_backup(): string
/** Make a moderator */
export function admin_make_a_moderator(): string
/** Make an admin */
export function admin_make_an_admin(): string
/** Make it yours */
export function admin_make_it_yours(): string
/** Making it... */
export function admin_making_it(): string
/** Mark as handled */
export function admin_mark_as_handled(): string
/** Marking... */
export function admin_marking(): string
/** Can do everything from day one */
export function admin_may_do_all_from_the_first_day(): string
/** Member */
export function admin_member(): string
/** Members */
export function admin_members(): string
/** message from {name} */
export function admin_message_of(v: { name: string | number }): string
/** Moderator */
export function admin_moderator(): string
/** Moderators */
export function admin_moderators(): string
/** Month */
export function admin_month(): string
/** {noun, select, picture {Move Picture {at} down} service {Move Service {at} down} step {Move Step {at} down} list {Move List {at} down} other {Move Link {at} down}} */
export function admin_move_down(v: { noun: string; at: string | number }): string
/** Move {name} down */
export function admin_move_down_2(v: { name: string | number }): string
/** {noun, select, picture {Move Picture {at} up} service {Move Service {at} up} step {Move Step {at} up} list {Move List {at} up} other {Move Link {at} up}} */
export function admin_move_up(v: { noun: string; at: string | number }): string
/** Move {name} up */
export function admin_move_up_2(v: { name: string | number }): string
/** Name */
export function admin_name(): string
/** Name and footer */
export function admin_name_and_footer(): string
/** Name and logo */
export function admin_name_and_logo(): string
/** Name, email or number */
export function admin_name_email_or_number(): string
/** Name is required */
export function admin_name_is_required(): string
/** Name, logo and colour */
export function admin_name_logo_and_colour(): string
/** Name of the community */
export function admin_name_of_the_community(): string
/** Name or Ad ID */
export function admin_name_or_ad_id(): string
/** Never */
export function admin_never(): string
/** never */
export function admin_never_yet(): string
/** New members */
export function admin_new_members(): string
/** {count, plural, one {# new this week} other {# new this week}} */
export function admin_new_this_week(v: { count: number }): string
/** {count, plural, one {# new this week} other {# new this week}}, {suspended, plural, one {# suspended} other {# suspended}} */
export function admin_new_this_week_suspended(v: { count: number; suspended: number }): string
/** Newest */
export function admin_newest(): string
/** No longer an admin */
export function admin_no_admin_any_more(): string
/** Automatic backups don’t include the pictures yet. Choose a folder for full backups, and keep a copy on another computer. */
export function admin_no_backup_holds_the_pictures_yet_take(): string
/** No backup was made: {problem}. */
export function admin_no_backup_was_made(v: { problem: string | number }): string
/** No items found. */
export function admin_no_items_found(): string
/** No email has failed. */
export function admin_no_mail_has_failed(): string
/** No mail server is set up, so emails stay in the outbox. Set one up in the settings. */
export function admin_no_mail_server_is_set_smtp_url_mail(): string
/** No mail server is set up, so emails stay here. Set one up in the settings, or pass on by hand what people are waiting for. */
export function admin_no_mail_server_is_set_smtp_url_so_mail(): string
/** No mail server is set up, so nothing can be sent. */
export function admin_no_mail_server_so_nothing_sent(): string
/** No mail server is set up yet: without email, nobody can get a new password. */
export function admin_no_mail_server_yet(): string
/** No new backup was made: {problem}. */
export function admin_no_new_backup_was_made(v: { problem: string | number }): string
/** No new one: {problem}. */
export function admin_no_new_one(v: { problem: string | number }): string
/** Nobody found. */
export function admin_nobody_found(): string
/** Nobody has written yet. */
export function admin_nobody_has_written_yet(): string
/** None */
export function admin_none(): string
/** Not let in */
export function admin_not_let_in(): string
/** Not needed */
export function admin_not_needed(): string
/** Not saved yet */
export function admin_not_saved_yet(): string
/** Not sent */
export function admin_not_sent(): string
/** Nothing has been done yet. */
export function admin_nothing_has_been_done_yet(): string
/** Nothing is waiting. */
export function admin_nothing_is_waiting(): string
/** Nothing older than that. */
export function admin_nothing_older_than_that(): string
/** Nothing is waiting to be settled. */
export function admin_nothing_to_settle(): string
/** Nothing has been handled yet. */
export function admin_nothing_was_handled_yet(): string
/** Numbered list */
export function admin_numbered_list(): string
/** Ochre */
export function admin_ochre(): string
/** Office location */
export function admin_office_location(): string
/** Older */
export function admin_older(): string
/** One file holds everything: people, items, messages and pictures. With it you can set the site up again anywhere. */
export function admin_one_file_holds_everything_people_items(): string
/** One line, shown in the footer. */
export function admin_one_line_shown_in_the_footer(): string
/** One per line, up to {planFeatures}. */
export function admin_one_on_each_line_at_most(v: { planFeatures: string | number }): string
/** Only admins can change anything about {name}. */
export function admin_only_admins_can_change_anything_about(v: { name: string | number }): string
/** Only an admin can do that to an admin or a moderator. */
export function admin_only_an_admin_can_do_that_to_an_admin(): string
/** Only an available item can be featured. */
export function admin_only_an_available_item_can_be_featured(): string
/** Only the giver has confirmed it, <when></when>. */
export function admin_only_the_giver_says<T>(v: { when: (text: string) => T }): (string | T)[]
/** Only the receiver has confirmed it, <when></when>. */
export function admin_only_the_receiver_says<T>(v: { when: (text: string) => T }): (string | T)[]
/** You can only settle what one side has confirmed and the other hasn’t. */
export function admin_only_what_one_of_the_two_has_confirmed(): string
/** Open */
export function admin_open(): string
/** Reopen */
export function admin_open_again(): string
/** Opening... */
export function admin_opening(): string
/** (opens a new tab) */
export function admin_opens_a_new_tab(): string
/** Order saved */
export function admin_order_saved(): string
/** Outbox */
export function admin_outbox(): string
/** Overview */
export function admin_overview(): string
/** Page: {title} */
export function admin_page(v: { title: string | number }): string
/** Page added */
export function admin_page_added(): string
/** /page/{slug} · standard text */
export function admin_page_as_delivered(v: { slug: string | number }): string
/** At /page/{slug}. Link to it from your other texts. */
export function admin_page_at(v: { slug: string | number }): string
/** At /page/{slug}. The site links to this page. */
export function admin_page_at_linked(v: { slug: string | number }): string
/** /page/{slug} · changed <when></when> · not linked from the site */
export function admin_page_changed_linked<T>(v: { slug: string | number; when: (text: string) => T }): (string | T)[]
/** /page/{slug} · changed <when></when> */
export function admin_page_changed_when<T>(v: { slug: string | number; when: (text: string) => T }): (string | T)[]
/** Page deleted */
export function admin_page_deleted(): string
/** The page will be at /page/{address}. You can’t change that later. */
export function admin_page_will_be_at(v: { address: string | number }): string
/** Parts of the site */
export function admin_parts_of_the_site(): string
/** it has past swaps */
export function admin_past_swaps_are_in_it(): string
/** People */
export function admin_people(): string
/** Petrol */
export function admin_petrol(): string
/** Phone */
export function admin_phone(): string
/** Picture */
export function admin_picture(): string
/** Pin */
export function admin_pin(): string
/** Pinned */
export function admin_pinned(): string
/** Pinned items come first among the featured ones. Once you take an item down, only its owner still sees it. */
export function admin_pinned_items_come_first_among_the(): string
/** Pinned {name} */
export function admin_pinned_what(v: { name: string | number }): string
/** Pinning... */
export function admin_pinning(): string
/** Plan added */
export function admin_plan_added(): string
/** Plan deleted */
export function admin_plan_deleted(): string
/** Plans */
export function admin_plans(): string
/** Plum */
export function admin_plum(): string
/** Popular */
export function admin_popular(): string
/** Preview */
export function admin_preview(): string
/** {price} a {interval, select, year {year} other {month}} */
export function admin_price_each(v: { price: string | number; interval: string }): string
/** Price in dollars */
export function admin_price_in_dollars(): string
/** Privacy and imprint */
export function admin_privacy_and_imprint(): string
/** Reason */
export function admin_reason(): string
/** Remove<span>: {label}</span> */
export function admin_remove<T>(v: { span: (text: string) => T; label: string | number }): (string | T)[]
/** {noun, select, picture {Remove Picture {at}} service {Remove Service {at}} step {Remove Step {at}} list {Remove List {at}} other {Remove Link {at}}} */
export function admin_remove_2(v: { noun: string; at: string | number }): string
/** Remove as admin */
export function admin_remove_as_admin(): string
/** Remove as moderator */
export function admin_remove_as_moderator(): string
/** Removed */
export function admin_removed(): string
/** Removing... */
export function admin_removing(): string
/** Renamed {name} to {name2} */
export function admin_renamed_to(v: { name: string | number; name2: string | number }): string
/** Reply to {email} */
export function admin_reply_to(v: { email: string | number }): string
/** {kind, select, item {{name}’s item} message {{name}’s message} review {{name}’s review} other {{name}}} */
export function admin_report_about(v: { kind: string; name: string | number }): string
/** the {kind, select, item {item} message {message} review {review} other {person}} {id} from {name} */
export function admin_report_about_numbered(v: { kind: string; id: string | number; name: string | number }): string
/** {kind, select, item {An item from <who>{name}</who>} message {A message from <who>{name}</who>} review {A review by <who>{name}</who>} other {<who>{name}</who>}} */
export function admin_reported_of<T>(v: { kind: string; who: (text: string) => T; name: string | number }): (string | T)[]
/** Reports */
export function admin_reports(): string
/** {open, plural, one {# open} other {# open}}, {reports, plural, one {# in all} other {# in all}} */
export function admin_reports_of_person(v: { open: number; reports: number }): string
/** Reserved */
export function admin_reserved(): string
/** Restore from a backup */
export function admin_restore_from_a_backup(): string
/** review by {name} */
export function admin_review_by(v: { name: string | number }): string
/** {rule, select, join {joining} read {reading} invite {inviting} other {new members}} “{choice}” */
export function admin_rule_is(v: { rule: string; choice: string | number }): string
/** Download it, {bytesText} */
export function admin_save_it(v: { bytesText: string | number }): string
/** Replace it with mine */
export function admin_save_mine_over_it(): string
/** Saved */
export function admin_saved(): string
/** Say where it is, so that people find it. */
export function admin_say_where_it_is_so_that_people_find_it(): string
/** Give a reason: it’s sent to the person by email. */
export function admin_say_why_the_person_reads_it_in_a_mail(): string
/** Search */
export function admin_search(): string
/** Search engines find what is offered. */
export function admin_search_engines_find_what_is_offered(): string
/** See it on the site */
export function admin_see_it_on_the_site(): string
/** Take care of it */
export function admin_see_to_it(): string
/** See what was saved */
export function admin_see_what_was_saved(): string
/** {name} sees reports and people, takes items down and suspends people. */
export function admin_sees_reports_and_people_takes_items(v: { name: string | number }): string
/** Send a reset link */
export function admin_send_a_reset_link(): string
/** Send me a test email */
export function admin_send_me_a_test_mail(): string
/** Sending... */
export function admin_sending(): string
/** Sent */
export function admin_sent(): string
/** Sent {name} a link to reset the password */
export function admin_sent_a_link_to_reset_the_password(v: { name: string | number }): string
/** Sent a test email to {email} */
export function admin_sent_a_test_mail(v: { email: string | number }): string
/** Services */
export function admin_services(): string
/** Choose a folder in the settings to make full backups automatically too. */
export function admin_set_backup_dir_on_the_machine_to_save(): string
/** Settle */
export function admin_settle(): string
/** Settled */
export function admin_settled(): string
/** Settled {name} as {outcome, select, traded {traded} returned {returned} other {{outcome}}} */
export function admin_settled_as(v: { name: string | number; outcome: string }): string
/** Settling... */
export function admin_settling(): string
/** Show */
export function admin_show(): string
/** Show again */
export function admin_show_again(): string
/** Show everyone’s */
export function admin_show_everybodys(): string
/** Show the badge “Popular” */
export function admin_show_the_badge_popular(): string
/** Showed a review by {name} again */
export function admin_showed_a_review_by_again(v: { name: string | number }): string
/** Showed {name} again */
export function admin_showed_again(v: { name: string | number }): string
/** Showing... */
export function admin_showing(): string
/** Shown instead of the name, on a light background even in dark mode. A wide picture with a transparent background looks best. JPEG, PNG, WebP, GIF or AVIF, up to {bytesText}. */
export function admin_shown_in_place_of_the_name_on_light(v: { bytesText: string | number }): string
/** Sign out */
export function admin_sign_out(): string
/** Sign out everywhere */
export function admin_sign_out_everywhere(): string
/** Not signed in anywhere right now. */
export function admin_signed_in_nowhere_at_the_moment(): string
/** {sessions, plural, one {Signed in on # browser.} other {Signed in on # browsers.}} */
export function admin_signed_in_on_browsers(v: { sessions: number }): string
/** Signed in on one browser. */
export function admin_signed_in_on_one_browser(): string
/** Signed out everywhere */
export function admin_signed_out_everywhere(): string
/** Signed {name} out everywhere */
export function admin_signed_out_everywhere_2(v: { name: string | number }): string
/** signed up and waiting for you */
export function admin_signed_up_and_waiting_for_you(): string
/** Site */
export function admin_site(): string
/** Site: {label} */
export function admin_site_2(v: { label: string | number }): string
/** Slate */
export function admin_slate(): string
/** Small and square. Without one, a drawing is shown. */
export function admin_small_and_square_without_one_there_is(): string
/** Something went wrong! */
export function admin_something_went_wrong(): string
/** Start trading */
export function admin_start_trading(): string
/** Steps */
export function admin_steps(): string
/** Step down as admin */
export function admin_stop_being_an_admin(): string
/** Suspend… <span>{name}</span> */
export function admin_suspend<T>(v: { span: (text: string) => T; name: string | number }): (string | T)[]
/** Suspend */
export function admin_suspend_2(): string
/** Suspended */
export function admin_suspended(): string
/** Suspended {name} */
export function admin_suspended_2(v: { name: string | number }): string
/** Suspended <when></when>. Once the suspension is lifted, {name} can sign in again, and their items are back in the lists. */
export function admin_suspended_since<T>(v: { when: (text: string) => T; name: string | number }): (string | T)[]
/** Suspending... */
export function admin_suspending(): string
/** Swaps */
export function admin_swaps(): string
/** {completed, plural, one {# completed} other {# completed}}, {agreed, plural, one {# agreed on} other {# agreed on}} */
export function admin_swaps_of_person(v: { completed: number; agreed: number }): string
/** Swaps to settle */
export function admin_swaps_to_settle(): string
/** Items that only one of the two people says have changed hands, newest swaps first. If one of them asks you to, listen to both and decide here; both will be notified. An item that stayed with its owner is free for other swaps. */
export function admin_swaps_to_settle_lead(): string
/** Switched off */
export function admin_switched_off(): string
/** Switched on */
export function admin_switched_on(): string
/** Switched the search for swaps off */
export function admin_switched_the_search_for_swaps_off(): string
/** Switched the search for swaps on */
export function admin_switched_the_search_for_swaps_on(): string
/** Tagline */
export function admin_tagline(): string
/** Take down */
export function admin_take_down(): string
/** Make one, and keep it on another computer. */
export function admin_take_one_and_keep_it_on_another(): string
/** Taken down */
export function admin_taken_down(): string
/** Taken off the list */
export function admin_taken_off_the_list(): string
/** Taking down... */
export function admin_taking_down(): string
/** Text */
export function admin_text(): string
/** Text below it */
export function admin_text_below_it(): string
/** Texts, people, items and messages. Pictures are in a folder of their own. */
export function admin_texts_people_items_and_messages(): string
/** That did not work. Please try again. */
export function admin_that_did_not_work_please_try_again(): string
/** That is already settled. */
export function admin_that_is_settled_already(): string
/** The block at the end of the home page, above the button “Post Your First Trade”. */
export function admin_the_block_at_the_end_of_the_home_page(): string
/** The categories have changed in the meantime. Nothing was moved. */
export function admin_the_categories_have_changed_meanwhile(): string
/** The category will be gone from every list. A category with items in it stays. */
export function admin_the_category_will_be_gone_from_every(): string
/** The file is complete. Restart the site on its server to go back to that backup; what is here now is kept next to it. Anything written before the restart will not be in it. */
export function admin_the_file_is_whole_restart_the_site_on(): string
/** The home page and the About page still have the standard texts. */
export function admin_the_home_page_and_the_page_about_you(): string
/** The item is not pinned any more */
export function admin_the_item_is_not_pinned_any_more(): string
/** The item is pinned */
export function admin_the_item_is_pinned(): string
/** The item is shown again */
export function admin_the_item_is_shown_again(): string
/** The item is taken down */
export function admin_the_item_is_taken_down(): string
/** The last category stays: without one nothing can be posted. You can rename it. */
export function admin_the_last_category_stays_without_one(): string
/** The link is on its way */
export function admin_the_link_is_on_its_way(): string
/** {act, select, handle {Handled} other {Reopened}} the message from {name} */
export function admin_the_message_of(v: { act: string; name: string | number }): string
/** The name */
export function admin_the_name(): string
/** The numbered steps on the home page. */
export function admin_the_numbered_steps_on_the_home_page(): string
/** The plan will be gone from the page “Choose the right plan for you”. */
export function admin_the_plan_will_be_gone_from_the_page(): string
/** The plans have changed in the meantime. Nothing was moved. */
export function admin_the_plans_have_changed_meanwhile(): string
/** The review is hidden */
export function admin_the_review_is_hidden(): string
/** The review is shown again */
export function admin_the_review_is_shown_again(): string
/** The search stopped early. Nothing was proposed; please try again later. */
export function admin_the_search_broke_off_nothing_was(): string
/** The search for swaps is switched off. */
export function admin_the_search_for_swaps_is_switched_off(): string
/** The shelves of your market, in the order in which people see them. */
export function admin_the_shelves_of_your_market_in_the(): string
/** The shelves of your market, in your order. */
export function admin_the_shelves_of_your_market_in_your(): string
/** The site doesn’t use https://, so passwords could be read on the way. Whoever hosts it can fix that. */
export function admin_the_site_is_not_open_by_https_so(): string
/** The strip below the featured items. Without any service it is not shown. */
export function admin_the_strip_below_the_featured_items(): string
/** The suspension is lifted */
export function admin_the_suspension_is_lifted(): string
/** The swap is over */
export function admin_the_swap_is_over(): string
/** The swap is still going on */
export function admin_the_swap_still_runs(): string
/** The top of the home page: the first thing that a visitor reads. */
export function admin_the_top_of_the_home_page_the_first(): string
/** There’s already a page at this address. */
export function admin_there_is_a_page_at_this_address(): string
/** There’s already a plan with this name. */
export function admin_there_is_a_plan_of_this_name(): string
/** There are no emails. */
export function admin_there_is_no_mail(): string
/** We can’t find that category. */
export function admin_there_is_no_such_category(): string
/** We can’t find that item. */
export function admin_there_is_no_such_item(): string
/** We can’t find that item in a swap with this number. */
export function admin_there_is_no_such_item_in_a_swap_of(): string
/** We can’t find that email. */
export function admin_there_is_no_such_mail(): string
/** We can’t find that message. */
export function admin_there_is_no_such_message(): string
/** We can’t find that page. */
export function admin_there_is_no_such_page(): string
/** We can’t find that person. */
export function admin_there_is_no_such_person(): string
/** We can’t find that plan. */
export function admin_there_is_no_such_plan(): string
/** We can’t find that report. */
export function admin_there_is_no_such_report(): string
/** We can’t find that review. */
export function admin_there_is_no_such_review(): string
/** You can have up to {categories} categories. */
export function admin_there_is_room_for_categories(v: { categories: string | number }): string
/** You can have up to {plans} plans. */
export function admin_there_is_room_for_plans(v: { plans: string | number }): string
/** They’ll be able to do everything you can. If their email address hasn’t been confirmed yet, we send them a link first. */
export function admin_they_can_then_do_all_that_you_can(): string
/** They see reports and people, and can take items down and suspend people. The site, email and backups stay yours. */
export function admin_they_see_reports_and_people_can_take(): string
/** This item is not pinned. */
export function admin_this_item_is_not_pinned(): string
/** This item is not taken down. */
export function admin_this_item_is_not_taken_down(): string
/** This item is already pinned. */
export function admin_this_item_is_pinned_already(): string
/** This item has since been promised in another swap. */
export function admin_this_item_is_promised_in_another_swap(): string
/** This item is already taken down. */
export function admin_this_item_is_taken_down_already(): string
/** This email has already been sent. */
export function admin_this_mail_has_been_sent(): string
/** This message has already been handled. */
export function admin_this_message_has_been_handled_already(): string
/** This message is open. */
export function admin_this_message_is_open(): string
/** This page is too long. Please split it in two. */
export function admin_this_page_is_too_long_please_make_two(): string
/** This picture is not there any more. Please choose it again. */
export function admin_this_picture_is_not_there_any_more(): string
/** This report has already been handled. */
export function admin_this_report_has_been_handled_already(): string
/** This review is already hidden. */
export function admin_this_review_is_hidden_already(): string
/** This review is not hidden. */
export function admin_this_review_is_not_hidden(): string
/** This text is too long. */
export function admin_this_text_is_too_long(): string
/** Title */
export function admin_title(): string
/** To let in */
export function admin_to_let_in(): string
/** Took down {name} */
export function admin_took_down(v: { name: string | number }): string
/** Took “{point}” off the list of what is left to do */
export function admin_took_off_the_checklist(v: { point: string | number }): string
/** Took the rights of an admin from {name} */
export function admin_took_the_rights_of_an_admin_from(v: { name: string | number }): string
/** Traded */
export function admin_traded(): string
/** Tried {attempts, plural, =1 {once} one {# times} other {# times}}: {error} */
export function admin_tried(v: { attempts: number; error: string | number }): string
/** Tried the email to {recipient} again */
export function admin_tried_the_mail_again(v: { recipient: string | number }): string
/** Trying... */
export function admin_trying(): string
/** Unpin */
export function admin_unpin(): string
/** Unpinned {name} */
export function admin_unpinned_what(v: { name: string | number }): string
/** Unpinning... */
export function admin_unpinning(): string
/** Until their first completed swap, or for 7 days: 5 new conversations, 10 requests and 10 items a day. Doesn’t apply while the site is less than 30 days old. */
export function admin_until_a_first_completed_swap_or_for_7(): string
/** up for a swap, of {number} in the database */
export function admin_up_for_a_swap_of_in_the_database(v: { number: string | number }): string
/** Waiting */
export function admin_waiting(): string
/** waiting for an admin */
export function admin_waiting_for_an_admin(): string
/** waiting for an answer */
export function admin_waiting_for_an_answer(): string
/** Waits */
export function admin_waits(): string
/** Signed up <when></when>. Until someone lets them in, {name} can only read and manage their own account. */
export function admin_waits_since<T>(v: { when: (text: string) => T; name: string | number }): (string | T)[]
/** Waiting to be let in */
export function admin_waits_to_be_let_in(): string
/** What */
export function admin_what(): string
/** What admins have done, the newest first. Nobody can change it here. */
export function admin_what_admins_have_done_the_newest_first(): string
/** What every page shows, and the words of the home page. */
export function admin_what_every_page_shows_and_the_words_of(): string
/** Reports about admins and moderators are handled by admins. */
export function admin_what_is_said_of_admins(): string
/** The text was private to the person it went to: it isn’t shown here, or has been deleted. */
export function admin_what_it_said_is_a_secret_of_its_reader(): string
/** What it says */
export function admin_what_it_says(): string
/** What people have reported, longest waiting first. */
export function admin_what_people_have_told_you_of_what_has(): string
/** What people see at <link>Choose the right plan for you</link>. It’s a demonstration: no payment is ever taken. */
export function admin_what_stands_at_choose_the_right_plan<T>(v: { link: (text: string) => T }): (string | T)[]
/** What every page shows: your name, logo and colour at the top, and the footer. */
export function admin_what_stands_on_every_page_your_name(): string
/** What this email contained has expired. The person has to ask for it again. */
export function admin_what_was_in_this_mail_has_expired(): string
/** What you can do */
export function admin_what_you_can_do(): string
/** {lead} Everyone sees what you save right away. */
export function admin_what_you_save_is_there_for_everybody(v: { lead: string | number }): string
/** When */
export function admin_when(): string
/** Where */
export function admin_where(): string
/** Who */
export function admin_who(): string
/** People with an invitation */
export function admin_who_has_an_invitation(): string
/** People with an invitation whom you let in */
export function admin_who_has_an_invitation_and_was_let_in(): string
/** People who aren’t signed in see your pages and the sign-in form, nothing else. */
export function admin_who_is_not_signed_in_sees_your_texts(): string
/** Who may do what */
export function admin_who_may_do_what(): string
/** Who may invite */
export function admin_who_may_invite(): string
/** Who may join */
export function admin_who_may_join(): string
/** Who may read */
export function admin_who_may_read(): string
/** People you let in */
export function admin_who_was_let_in(): string
/** {count, plural, one {With {files}, which only the two can open.} other {With {files}, which only the two can open.}} */
export function admin_with_files(v: { count: number; files: string | number }): string
/** Without one, a drawing is shown. JPEG, PNG, WebP, GIF or AVIF, up to {bytesText}. */
export function admin_without_one_there_is_a_drawing_jpeg(v: { bytesText: string | number }): string
/** Text */
export function admin_words(): string
/** Working */
export function admin_working(): string
/** A price is a number of dollars from 0 to {highest, number}. */
export function admin_wrong_price(v: { highest: number }): string
/** Year */
export function admin_year(): string
/** You */
export function admin_you(): string
/** You’re the last admin. Make someone else an admin first. */
export function admin_you_are_the_last_admin_appoint_another(): string
/** You’re the only one. Make someone else an admin too, in case one day you can’t. */
export function admin_you_are_the_only_one_make_somebody(): string
/** You cannot suspend yourself. */
export function admin_you_cannot_suspend_yourself(): string
/** Your message to us */
export function admin_your_message_to_us(): string
/** Your own words */
export function admin_your_own_words(): string
/** Another file is being checked. Please wait for it. */
export function backups_another_file_is_being_checked_please(): string
/** the backup cannot be brought up to date: {reason} */
export function backups_cannot_be_migrated(v: { reason: string | number }): string
/** the backup is damaged */
export function backups_damaged(): string
/** the backup is damaged: copy it again, or use another one ({reason}) */
export function backups_damaged_because(v: { reason: string | number }): string
/** the backup is damaged: what is packed in it is larger than any upload */
export function backups_damaged_large(): string
/** the backup is damaged: its list of contents has changed since it was written */
export function backups_damaged_manifest(): string
/** the backup is damaged: something is missing in it */
export function backups_damaged_missing(): string
/** the backup is damaged: {kind, select, table {table} other {file}} {name} has changed since it was written */
export function backups_damaged_part(v: { kind: string; name: string | number }): string
/** the database is damaged: keep the older backups and restore one */
export function backups_database_damaged(): string
/** less than {percent} % of the disk of {folder} is free */
export function backups_disk_nearly_full(v: { percent: string | number; folder: string | number }): string
/** the disk of {folder} is too full: {readableBytes} more must be free */
export function backups_disk_too_full(v: { folder: string | number; readableBytes: string | number }): string
/** the process ended with code {code} */
export function backups_ended_with(v: { code: string | number }): string
/** {file} is empty, so it isn’t a backup */
export function backups_file_is_empty(v: { file: string | number }): string
/** the backup contains a file that nobody uploaded: {name} */
export function backups_foreign_file(v: { name: string | number }): string
/** a row of the database names a file that nobody uploaded: {name} */
export function backups_foreign_row(v: { name: string | number }): string
/** the backup is damaged or not Swapyard’s: {name} {difference, select, more {isn’t part of any Swapyard} less {is missing} other {differs}} */
export function backups_foreign_schema(v: { name: string | number; difference: string }): string
/** it did not arrive in full */
export function backups_it_did_not_arrive_in_full(): string
/** The file is complete. When the site restarts, it goes back to that backup; what is here now is kept next to it. Anything written until then will not be in it. */
export function backups_it_waits(): string
/** A large file? */
export function backups_large_file(): string
/** A web server in front of the site, such as Caddy or nginx, has its own limit for files: 120 MB with the settings in our documentation. Restore a larger file with a command: copy it to the server, stop the site, and type this there with the name of your file. Then start the site again. */
export function backups_large_file_help(): string
/** {file} was written by a newer Swapyard: install that version, or restore an older backup */
export function backups_newer_swapyard(v: { file: string | number }): string
/** {file} isn’t a backup */
export function backups_no_backup(v: { file: string | number }): string
/** No backup is waiting to be restored. */
export function backups_no_backup_waits(): string
/** there is no database at {file} */
export function backups_no_database(v: { file: string | number }): string
/** it is a database, but not a Swapyard one */
export function backups_not_ours(): string
/** Nothing is restored */
export function backups_nothing_is_restored(): string
/** The web server in front of the site doesn’t accept a file this big. See “A large file?” for what to do. */
export function backups_refused_in_front(): string
/** Restart now */
export function backups_restart_now(): string
/** Send the backup itself, as a file. */
export function backups_send_the_backup_itself_as_a_file(): string
/** Sent a backup to restore from */
export function backups_sent_a_backup_to_restore_from(): string
/** This site can’t restart automatically. Restart it on its server. */
export function backups_start_by_hand(): string
/** Restarted the site with a backup */
export function backups_started_a_restore(): string
/** The site is restarting with it. This page continues on its own; with a lot of pictures it takes a few minutes. */
export function backups_starting(): string
/** This is taking a while. The server’s log says what’s going on. If the backup doesn’t start, the site goes back to how it was. */
export function backups_starting_long(): string
/** The backup is being made */
export function backups_the_backup_is_being_made(): string
/** The disk is too full for it: {readableBytes} more must be free. */
export function backups_the_disk_is_too_full_for_it_more_must(v: { readableBytes: string | number }): string
/** The file is being checked */
export function backups_the_file_is_being_checked(): string
/** The site restarts */
export function backups_the_site_starts_anew(): string
/** this file */
export function backups_this_file(): string
/** it took too long or too much memory */
export function backups_too_much(): string
/** checking the backup takes too much memory */
export function backups_too_much_memory(): string
/** Made a backup */
export function backups_took_a_backup(): string
/** Cancelled a restore */
export function backups_took_back_a_restore(): string
/** {count} to swap without money. */
export function browse_about(v: { count: string | number }): string
/** {count} to swap without money in {category}. */
export function browse_about_in(v: { count: string | number; category: string | number }): string
/** All */
export function browse_all(): string
/** All items */
export function browse_all_items(): string
/** Any condition */
export function browse_any_condition(): string
/** Apply */
export function browse_apply(): string
/** Best match */
export function browse_best_match(): string
/** Browse all items */
export function browse_browse_all_items(): string
/** Categories */
export function browse_categories(): string
/** Categories near your search */
export function browse_categories_near_your_search(): string
/** Clear search */
export function browse_clear_search(): string
/** Clear search “{product}” */
export function browse_clear_search_2(v: { product: string | number }): string
/** Close categories */
export function browse_close_categories(): string
/** Condition */
export function browse_condition(): string
/** {total, plural, one {# item} other {# items}} */
export function browse_count(v: { total: number }): string
/** {total, number}+ items */
export function browse_count_capped(v: { total: number }): string
/** Try fewer or shorter words: the beginning of a word is enough. */
export function browse_fewer_or_shorter_words_find_more_the(): string
/** Go to the last page */
export function browse_go_to_the_last_page(): string
/** items */
export function browse_items(): string
/** Look around in these categories */
export function browse_look_around_in(): string
/** Filtered by */
export function browse_narrowed_to(): string
/** Newest */
export function browse_newest(): string
/** No results found. */
export function browse_no_results_found(): string
/** Nothing for ''{product}'. Showing ''{corrected}'. <link>Search for ''{product}' only</link> */
export function browse_nothing_for_showing_search_for_only<T>(v: { product: string | number; corrected: string | number; link: (text: string) => T }): (string | T)[]
/** Nothing is offered in this condition at the moment. */
export function browse_nothing_in_condition(): string
/** Nothing in {category} is offered in this condition at the moment. */
export function browse_nothing_in_condition_in(v: { category: string | number }): string
/** Nothing like that is offered in {place} at the moment. */
export function browse_nothing_in_place(v: { place: string | number }): string
/** Nothing is offered in {name} at the moment. Yours could be the first. */
export function browse_nothing_is_offered_in_at_the_moment(v: { name: string | number }): string
/** Nothing is offered yet. Yours could be the first. */
export function browse_nothing_is_offered_yet_yours_could_be(): string
/** Oldest */
export function browse_oldest(): string
/** Results for “{product}” */
export function browse_results_for(v: { product: string | number }): string
/** Results for “{product}” in {category} */
export function browse_results_for_in(v: { product: string | number; category: string | number }): string
/** Search */
export function browse_search(): string
/** Search all categories */
export function browse_search_all_categories(): string
/** Search all categories, not only {name} */
export function browse_search_all_categories_not_only(v: { name: string | number }): string
/** Search Products... */
export function browse_search_products(): string
/** Sort by */
export function browse_sort_by(): string
/** Category, {count, plural, one {# item} other {# items}} */
export function browse_suggested_category(v: { count: number }): string
/** Suggestions */
export function browse_suggestions(): string
/** {count, plural, one {# suggestion} other {# suggestions}} */
export function browse_suggestions_count(v: { count: number }): string
/** The last page is {lastPage}. */
export function browse_the_last_page_is(v: { lastPage: string | number }): string
/** We can’t find that category. */
export function browse_there_is_no_such_category(): string
/** {title}, page {page} */
export function browse_title_page(v: { title: string | number; page: string | number }): string
/** Upload Item */
export function browse_upload_item(): string
/** A neighbour */
export function circles_a_neighbour(): string
/** Agreed */
export function circles_admin_agreed(): string
/** Ended: called off */
export function circles_admin_called_off(): string
/** Completed */
export function circles_admin_completed(): string
/** Ended: someone said no */
export function circles_admin_declined(): string
/** Ended */
export function circles_admin_ended(): string
/** Ended: not everyone answered or confirmed in time */
export function circles_admin_expired(): string
/** {loops, plural, one {# possible swap} other {# possible swaps}}, {proposed, plural, one {# proposed} other {# proposed}}, in {seconds, number} s */
export function circles_admin_found(v: { loops: number; proposed: number; seconds: number }): string
/** Ended: an item was gone */
export function circles_admin_item_gone(): string
/** Last search of the whole market */
export function circles_admin_last_run(): string
/** Swaps of two, three and four people that the site finds. It searches as soon as someone says what they’d swap for, and across the whole market every 6 hours. */
export function circles_admin_lead(): string
/** There hasn’t been one yet. */
export function circles_admin_no_run(): string
/** The search is switched off: swaps already proposed continue, and no new ones are looked for. <home>The home page</home> and <pages>the standard pages</pages> may still mention it. */
export function circles_admin_off<T>(v: { home: (text: string) => T; pages: (text: string) => T }): (string | T)[]
/** Waiting for answers */
export function circles_admin_proposed(): string
/** Search now */
export function circles_admin_run(): string
/** Looking... */
export function circles_admin_running(): string
/** Saving... */
export function circles_admin_saving(): string
/** Switch off */
export function circles_admin_switch_off(): string
/** Switch on */
export function circles_admin_switch_on(): string
/** Swaps found */
export function circles_admin_title(): string
/** Ended: taken back, blocked or suspended */
export function circles_admin_withdrawn(): string
/** Everyone said yes */
export function circles_agreed(): string
/** All swaps */
export function circles_all_swaps(): string
/** Answer by {when} */
export function circles_answer_by(v: { when: string | number }): string
/** Call off */
export function circles_call_off(): string
/** Who is it about? */
export function circles_call_off_about(): string
/** Failed to call off the swap */
export function circles_call_off_failed(): string
/** I have changed my mind: no */
export function circles_change_my_mind(): string
/** Everything has changed hands. Enjoy! */
export function circles_completed_text(): string
/** Failed to confirm */
export function circles_confirm_failed(): string
/** I gave {item} to {name} */
export function circles_confirm_given(v: { item: string | number; name: string | number }): string
/** I got {item} from {name} */
export function circles_confirm_got(v: { item: string | number; name: string | number }): string
/** Confirmed */
export function circles_confirmed(): string
/** Confirming... */
export function circles_confirming(): string
/** This swap was called off. */
export function circles_ended_called_off(): string
/** Someone said no, so this swap won’t take place. Nobody finds out who. The site keeps looking. */
export function circles_ended_declined(): string
/** Not everyone confirmed in time, so this swap has ended. */
export function circles_ended_expired(): string
/** One of the items is no longer available, so this swap has ended. */
export function circles_ended_item_gone(): string
/** Not everyone answered in time, so this swap has ended. */
export function circles_ended_unanswered(): string
/** This swap has ended. */
export function circles_ended_withdrawn(): string
/** Something went wrong! */
export function circles_failed(): string
/** You get {item} from {name}. */
export function circles_gets(v: { item: string | number; name: string | number }): string
/** You give {item} to {name}. */
export function circles_gives(v: { item: string | number; name: string | number }): string
/** {item}. From: {giver}. To: {receiver}. */
export function circles_goes_to(v: { item: string | number; giver: string | number; receiver: string | number }): string
/** The site has stopped asking you because you didn’t answer two swaps in a row. */
export function circles_left_out(): string
/** I'm here */
export function circles_left_out_here(): string
/** It's a match */
export function circles_match(): string
/** Failed to send the message */
export function circles_message_failed(): string
/** Message to all */
export function circles_message_label(): string
/** Older messages */
export function circles_message_older(): string
/** Message sent */
export function circles_message_sent(): string
/** Conversation */
export function circles_messages(): string
/** Choose someone you give to or get from. */
export function circles_name_somebody_whom_you_give_to_or_get(): string
/** No, thanks */
export function circles_no(): string
/** Nobody has written yet. Say hello, and say when you’re free. */
export function circles_no_messages(): string
/** Saying no... */
export function circles_no_saving(): string
/** {size, select, 2 {A swap of two} 3 {A swap of three} other {A swap of four}} */
export function circles_of_size(v: { size: string }): string
/** Reason: {reason} */
export function circles_reason(v: { reason: string | number }): string
/** Failed to say no */
export function circles_refuse_failed(): string
/** Who gives what to whom */
export function circles_ring_label(): string
/** {me, select, yes {About you} other {About {name}}} */
export function circles_said_of(v: { me: string; name: string | number }): string
/** {yes, plural, =0 {Nobody has said yes yet} one {# of {of} has said yes} other {# of {of} have said yes}} */
export function circles_said_yes(v: { yes: number; of: string | number }): string
/** Say which item has changed hands. */
export function circles_say_which_item_has_changed_hands(): string
/** Send */
export function circles_send(): string
/** Sending... */
export function circles_sending(): string
/** Next: agree on where and when to meet. Once a thing has changed hands, confirm it here. */
export function circles_step_agreed(): string
/** You’ve confirmed both. The swap is complete once the others have too. */
export function circles_step_done_mine(): string
/** You said yes. The swap is agreed as soon as everyone else has too. */
export function circles_step_waiting(): string
/** Swap called off */
export function circles_swap_called_off(): string
/** Swaps for you */
export function circles_swaps_for_you(): string
/** That isn’t one of the things you give or get. */
export function circles_that_is_none_of_the_things_that_you(): string
/** This swap has changed in the meantime. Please look at it again. */
export function circles_this_swap_has_changed_meanwhile_please(): string
/** This swap is not possible any more. */
export function circles_this_swap_is_not_possible_any_more(): string
/** Swaps found for you */
export function circles_to_answer(): string
/** Welcome back */
export function circles_welcome_back(): string
/** You were asked because you have offered {gives} for it. */
export function circles_why_request(v: { gives: string | number }): string
/** You were asked because you said that you would swap for it. */
export function circles_why_want(): string
/** You were asked because you are looking for something like it. */
export function circles_why_wish(): string
/** Yes, swap */
export function circles_yes(): string
/** Failed to say yes */
export function circles_yes_failed(): string
/** Saying yes... */
export function circles_yes_saving(): string
/** You */
export function circles_you(): string
/** You said no */
export function circles_you_said_no(): string
/** You said yes */
export function circles_you_said_yes(): string
/** A backup file holds everything: people, items, messages and pictures. This site becomes the market in that file. */
export function common_a_backup_file_holds_everything_people(): string
/** A colour is written as # and six digits from 0 to f. */
export function common_a_colour_is_written_as_and_six_digits(): string
/** Just a few questions and it’s open. You can change everything later. */
export function common_a_few_questions_and_it_is_open_all_of(): string
/** A note can have up to {note} characters. */
export function common_a_note_may_have_at_most_characters(v: { note: string | number }): string
/** A part of this page did not load. Please reload it. */
export function common_a_part_of_this_page_did_not_load(): string
/** A test email to {recipient} is on its way */
export function common_a_test_mail_to_is_on_its_way(v: { recipient: string | number }): string
/** {act}: {about} */
export function common_act_about(v: { act: string | number; about: string | number }): string
/** Added the neighbourhood {name} */
export function common_added_the_neighbourhood(v: { name: string | number }): string
/** Everything around the house */
export function common_all_that_a_household_has(): string
/** Almost there */
export function common_almost_there(): string
/** Already have an account? <link>Sign In</link> */
export function common_already_have_an_account_sign_in<T>(v: { link: (text: string) => T }): (string | T)[]
/** Answer sent */
export function common_answered(): string
/** Anyone */
export function common_anybody(): string
/** You can list up to {neighbourhoods} neighbourhoods. */
export function common_at_most_neighbourhoods_can_be_listed(v: { neighbourhoods: string | number }): string
/** Baby things */
export function common_baby_things(): string
/** Backup file */
export function common_backup_file(): string
/** Books */
export function common_books(): string
/** You’ve both written your reviews, so they can no longer be changed. */
export function common_both_of_you_have_written_so_nothing(): string
/** Breadcrumb */
export function common_breadcrumb(): string
/** Categories to start with */
export function common_categories_to_begin_with(): string
/** Check and restore */
export function common_check_and_restore(): string
/** Checking... */
export function common_checking(): string
/** Choose what to start with. */
export function common_choose_what_you_begin_with(): string
/** Choose who may invite. */
export function common_choose_who_may_invite(): string
/** Choose who may join. */
export function common_choose_who_may_join(): string
/** Choose who may read. */
export function common_choose_who_may_read(): string
/** Choose who sees people’s contact details. */
export function common_choose_who_sees_how_people_are_reached(): string
/** Close */
export function common_close(): string
/** Connections from other sites are not taken. */
export function common_connections_from_other_sites_are_not(): string
/** Copy link */
export function common_copy_link(): string
/** Copying failed */
export function common_copying_failed(): string
/** Members can choose differently for themselves. */
export function common_each_member_may_choose_otherwise(): string
/** Everyone */
export function common_everybody(): string
/** Everyone, including search engines */
export function common_everybody_search_engines_too(): string
/** Failed to create product */
export function common_failed_to_create_product(): string
/** Failed to logout  */
export function common_failed_to_logout(): string
/** Failed to send message */
export function common_failed_to_send_message(): string
/** Full Name */
export function common_full_name(): string
/** General Address (trading location) */
export function common_general_address_trading_location(): string
/** Give your market a name. */
export function common_give_your_market_a_name(): string
/** Already have a market in a backup file? Bring it here */
export function common_have_a_backup_bring_it_in(): string
/** In your first few days you can start {conversations, plural, one {# conversation} other {# conversations}} a day. Please carry on tomorrow. */
export function common_in_your_first_days_you_can_begin(v: { conversations: number }): string
/** In your first few days you can post {items, plural, one {# item} other {# items}} a day. Please carry on tomorrow. */
export function common_in_your_first_days_you_can_post_items(v: { items: number }): string
/** In your first few days you can send {requests, plural, one {# request} other {# requests}} a day. Please carry on tomorrow. */
export function common_in_your_first_days_you_can_send(v: { requests: number }): string
/** Instead of the one in your profile. */
export function common_instead_of_the_one_in_your_profile(): string
/** Instead of your address. */
export function common_instead_of_your_address(): string
/** {name} invites you */
export function common_invites_you(v: { name: string | number }): string
/** {name} invites you to join {name2}. */
export function common_invites_you_to_join(v: { name: string | number; name2: string | number }): string
/** {name} is open */
export function common_is_open(v: { name: string | number }): string
/** It’s already on the list. */
export function common_it_is_in_the_list_already(): string
/** Join */
export function common_join(): string
/** Join {name}: post what you no longer need, and swap it for what you do, without money. */
export function common_join_post_what_you_no_longer_need_and(v: { name: string | number }): string
/** just now */
export function common_just_now(): string
/** Language */
export function common_language(): string
/** Link copied */
export function common_link_copied(): string
/** Location of this item */
export function common_location_of_this_item(): string
/** Logged out successfully */
export function common_logged_out_successfully(): string
/** Logo */
export function common_logo(): string
/** Look around */
export function common_look_around(): string
/** Members */
export function common_members(): string
/** Members (recommended) */
export function common_members_recommended(): string
/** Message to interested people */
export function common_message_to_interested_people(): string
/** More: a message, another phone or place, videos */
export function common_more_a_message_another_phone_or_place(): string
/** My profile */
export function common_my_profile(): string
/** Name */
export function common_name(): string
/** Next */
export function common_next(): string
/** Next picture */
export function common_next_picture(): string
/** No channel was subscribed to in time. */
export function common_no_channel_was_subscribed_to_in_time(): string
/** No mail server is set up yet: the email is in the site’s log. */
export function common_no_mail_server_is_set_up_yet_the_mail(): string
/** No mail server is set up yet. You can do that later, under Admin. */
export function common_no_mail_server_is_set_up_yet_you_can(): string
/** No picture */
export function common_no_picture(): string
/** No pong came. */
export function common_no_pong_came(): string
/** No results found. */
export function common_no_results_found(): string
/** None yet */
export function common_none_yet(): string
/** Nothing is restored: {problem}. */
export function common_nothing_is_restored(v: { problem: string | number }): string
/** {matching, number} of {count, number} on this page match. */
export function common_of_on_this_page_match(v: { matching: number; count: number }): string
/** Only admins invite people here. */
export function common_only_admins_invite_people_here(): string
/** Only text is allowed here. */
export function common_only_text_is_taken(): string
/** Only the person a review is about can answer it. */
export function common_only_the_person_whom_a_review_is_about(): string
/** Open the market */
export function common_open_the_market(): string
/** Opening... */
export function common_opening(): string
/** Or bring in a market you already have */
export function common_or_bring_a_market_that_you_have(): string
/** Page {page} */
export function common_page(v: { page: string | number }): string
/** Page {currentPage} of {lastPage} */
export function common_page_of(v: { currentPage: string | number; lastPage: string | number }): string
/** Pages */
export function common_pages(): string
/** Pages of {of} */
export function common_pages_of(v: { of: string | number }): string
/** Phone for this item */
export function common_phone_for_this_item(): string
/** Phone Number */
export function common_phone_number(): string
/** {name}, picture {index} of {count} */
export function common_picture_of_several(v: { name: string | number; index: string | number; count: string | number }): string
/** Plants and seeds */
export function common_plants_and_seeds(): string
/** Post Item */
export function common_post_item(): string
/** Posting... */
export function common_posting(): string
/** Prev */
export function common_prev(): string
/** Previous */
export function common_previous(): string
/** Previous picture */
export function common_previous_picture(): string
/** Product created successfully */
export function common_product_created_successfully(): string
/** Product Images * */
export function common_product_images(): string
/** Removed the neighbourhood {name} */
export function common_removed_the_neighbourhood(v: { name: string | number }): string
/** You can only review completed swaps. */
export function common_reviews_are_for_swaps_that_are(): string
/** Choose whether you’d swap with them again */
export function common_say_whether_you_would_swap_with_them(): string
/** Say which protocol: ?protocol=7 */
export function common_say_which_protocol_protocol_7(): string
/** Choose who you’re reviewing */
export function common_say_whom_you_review(): string
/** Search to look beyond this page. */
export function common_search_to_look_beyond_this_page(): string
/** See its page */
export function common_see_its_page(): string
/** See your market */
export function common_see_your_market(): string
/** Send me a test email */
export function common_send_me_a_test_mail(): string
/** Send the backup itself, as a file. */
export function common_send_the_backup_itself_as_a_file(): string
/** Sent */
export function common_sent(): string
/** Set up the market */
export function common_set_up_the_market(): string
/** Share */
export function common_share(): string
/** Share this link with your first neighbours, or let them scan the QR code. */
export function common_share_this_link_with_your_first(): string
/** Shown instead of the name. Optional. */
export function common_shown_in_place_of_the_name_you_can(): string
/** In your own words, where other markets show the price. If you leave it empty, we show what you’re looking for. */
export function common_shown_where_other_markets_show_the(): string
/** You are signed out. <link>Sign in</link> to go on. */
export function common_signed_out<T>(v: { link: (text: string) => T }): (string | T)[]
/** You've been signed out locally. You are offline. */
export function common_signed_out_offline(): string
/** Signing out... */
export function common_signing_out(): string
/** Something went wrong. Please try again. */
export function common_something_went_wrong_please_try_again(): string
/** Something went wrong! */
export function common_something_wrong(): string
/** Thank you. You’ve both written, so everyone can read it now. */
export function common_thank_you_both_of_you_have_written(): string
/** Thank you. It is shown once both of you have written, or after 14 days. */
export function common_thank_you_it_is_shown_once_both_of_you(): string
/** That channel is not yours. */
export function common_that_channel_is_not_yours(): string
/** That client event is not taken. */
export function common_that_client_event_is_not_taken(): string
/** That did not work. Please try again. */
export function common_that_did_not_work_please_try_again(): string
/** That is no message of the protocol. */
export function common_that_is_no_message_of_the_protocol(): string
/** That protocol is not spoken here. */
export function common_that_protocol_is_not_spoken_here(): string
/** The answer */
export function common_the_answer(): string
/** The file is being checked */
export function common_the_file_is_being_checked(): string
/** The file is complete. Now restart the site on its server: stop it where you started it, then start it again. It will then be the market from the backup, and you sign in as you did there. */
export function common_the_file_is_whole_now_restart_the_site(): string
/** The invitation no longer works */
export function common_the_invitation_has_ended(): string
/** The invitation is ready */
export function common_the_invitation_is_ready(): string
/** The link as a QR code */
export function common_the_link_as_a_qr_code(): string
/** The market is yours */
export function common_the_market_is_yours(): string
/** The name */
export function common_the_name(): string
/** The page must be a whole number. */
export function common_the_page_must_be_a_whole_number(): string
/** The people who run {name} look at every sign-up. Once you’ve been let in, you’ll get an email and can post things, write to people and swap. */
export function common_the_people_who_run_look_at_each_sign(v: { name: string | number }): string
/** The site is restarting. */
export function common_the_site_is_restarting(): string
/** The text */
export function common_the_text(): string
/** The time for reviews of this swap is over. */
export function common_the_time_for_reviews_of_this_swap_is(): string
/** We can’t find that invitation. */
export function common_there_is_no_such_invitation(): string
/** We can’t find that API key. */
export function common_there_is_no_such_key(): string
/** We can’t find that neighbourhood */
export function common_there_is_no_such_neighbourhood(): string
/** We can’t find that neighbourhood. */
export function common_there_is_no_such_neighbourhood_2(): string
/** We can’t find that review. */
export function common_there_is_no_such_review(): string
/** We can’t find that swap. */
export function common_there_is_no_such_swap(): string
/** You haven’t swapped here with anyone with this number. */
export function common_there_is_nobody_of_this_number_whom(): string
/** This connection may not subscribe to that channel. */
export function common_this_connection_may_not_subscribe_to(): string
/** This invitation no longer works. Ask the person who sent it for a new one. */
export function common_this_invitation_does_not_work_any_more(): string
/** This link has already been used or has expired. You can get a new one in your settings. */
export function common_this_link_was_used_already_or_has(): string
/** This must be the number of an entry. */
export function common_this_must_be_the_number_of_an_entry(): string
/** This person has left. */
export function common_this_person_has_left(): string
/** This session has ended. */
export function common_this_session_has_ended(): string
/** People they’ve agreed on a swap with */
export function common_those_with_whom_they_have_agreed_on_a(): string
/** It goes to the address above, so you know that email works. */
export function common_to_the_address_above_then_you_know(): string
/** Too many connections. Please come back later. */
export function common_too_many_connections_please_come_back(): string
/** Too many messages at once. */
export function common_too_many_messages_at_once(): string
/** Too many windows are open. Please close some of them. */
export function common_too_many_windows_are_open_please_close(): string
/** Tools */
export function common_tools(): string
/** Try again */
export function common_try_again(): string
/** Type a number from {min} to {max}. */
export function common_type_a_number_from_to(v: { min: string | number; max: string | number }): string
/** Upload */
export function common_upload(): string
/** Waiting to be let in */
export function common_waiting_to_be_let_in(): string
/** Welcome */
export function common_welcome(): string
/** Welcome to your market */
export function common_welcome_to_your_market(): string
/** What is left to do */
export function common_what_is_left_to_do(): string
/** What would you take for it? */
export function common_what_would_you_take_for_it(): string
/** People with an invitation */
export function common_who_has_an_invitation(): string
/** People with an invitation whom you let in */
export function common_who_has_an_invitation_and_was_let_in(): string
/** Who may do what */
export function common_who_may_do_what(): string
/** Who may join */
export function common_who_may_join(): string
/** Who may read */
export function common_who_may_read(): string
/** Who sees members’ email and phone */
export function common_who_sees_email_and_phone_of_members(): string
/** People you let in */
export function common_who_was_let_in_by_you(): string
/** Write an answer */
export function common_write_an_answer(): string
/** Write to the people who run this site */
export function common_write_to_the_people_who_run_this_site(): string
/** You’re offline. Please try again once you’re back online. */
export function common_you_are_offline_please_try_again_once(): string
/** You’re offline. This will load once you’re back online. */
export function common_you_are_offline_this_loads_once_you(): string
/** You are signed out. */
export function common_you_are_signed_out(): string
/** You are the last admin here. Appoint another one first. */
export function common_you_are_the_last_admin_here_appoint(): string
/** You cannot review yourself. */
export function common_you_cannot_review_yourself(): string
/** You have already answered this review. */
export function common_you_have_answered_this_review_already(): string
/** You have {live, plural, one {# invitation that still works} other {# invitations that still work}}. End one of them first. */
export function common_you_have_invitations_that_still_work(v: { live: number }): string
/** Your account is deleted. Nothing about you is kept here. */
export function common_you_have_left_nothing_of_you_is_kept(): string
/** You, the first admin */
export function common_you_the_first_admin(): string
/** Your data is ready to be downloaded */
export function common_your_data_is_ready_to_be_downloaded(): string
/** Your market */
export function common_your_market(): string
/** Your market is open */
export function common_your_market_is_open(): string
/** You've been signed out locally. */
export function common_youve_been_signed_out_locally(): string
/** Choose who sees your email and phone */
export function contact_choose_who_sees_your_email_and_phone(): string
/** Email is required */
export function contact_email_is_required(): string
/** Failed to send the message */
export function contact_failed_to_send_the_message(): string
/** Invalid email */
export function contact_invalid_email(): string
/** Message */
export function contact_message(): string
/** Message is required */
export function contact_message_is_required(): string
/** Name */
export function contact_name(): string
/** Name is required */
export function contact_name_is_required(): string
/** Optional, if you would rather be called. */
export function contact_optional_if_you_would_rather_be_called(): string
/** Phone */
export function contact_phone(): string
/** Send */
export function contact_send(): string
/** Sending... */
export function contact_sending(): string
/** <link>Sign in</link> to see how to reach {name} */
export function contact_sign_in_to_see_how_to_reach<T>(v: { link: (text: string) => T; name: string | number }): (string | T)[]
/** Thank you. We’ll reply to <strong>{email}</strong>. */
export function contact_thank_you_we_write_back_to<T>(v: { strong: (text: string) => T; email: string | number }): (string | T)[]
/** The message */
export function contact_the_message(): string
/** The phone number */
export function contact_the_phone_number(): string
/** We’ll reply to this address. */
export function contact_we_write_back_to_this_address(): string
/** Write another message */
export function contact_write_another_message(): string
/** Write to us */
export function contact_write_to_us(): string
/** You’ll see how to reach {name} once you’ve agreed on a swap. */
export function contact_you_see_how_to_reach_once_you_have(v: { name: string | number }): string
/** Your message has been sent. */
export function contact_your_message_has_been_sent(): string
/** Art & Comics */
export function defaults_category_art_books(): string
/** Arts & Crafts */
export function defaults_category_arts(): string
/** Music & Audiobooks */
export function defaults_category_audiobooks(): string
/** Baby & Kids */
export function defaults_category_baby(): string
/** Baby Clothes */
export function defaults_category_baby_clothes(): string
/** Beds & Furniture */
export function defaults_category_beds(): string
/** Bike Tools */
export function defaults_category_bike_tools(): string
/** Bikes & Transport */
export function defaults_category_bikes(): string
/** Books & Magazines */
export function defaults_category_books(): string
/** Bulbs & Tubers */
export function defaults_category_bulbs(): string
/** Children’s Books */
export function defaults_category_childrens_books(): string
/** Clothing & Shoes */
export function defaults_category_clothing(): string
/** Collectibles & Antiques */
export function defaults_category_collectibles(): string
/** Cookbooks */
export function defaults_category_cookbooks(): string
/** Crime & Thrillers */
export function defaults_category_crime(): string
/** Electrics & Lamps */
export function defaults_category_electrics(): string
/** Electronics */
export function defaults_category_electronics(): string
/** Everything Else */
export function defaults_category_else(): string
/** Feeding */
export function defaults_category_feeding(): string
/** Games & Toys */
export function defaults_category_games(): string
/** Garden & Plants */
export function defaults_category_garden(): string
/** Garden Plants */
export function defaults_category_garden_plants(): string
/** Garden Tools */
export function defaults_category_garden_tools(): string
/** Hand Tools */
export function defaults_category_hand_tools(): string
/** Home & Furniture */
export function defaults_category_home(): string
/** House Plants */
export function defaults_category_house_plants(): string
/** Kitchen & Dining */
export function defaults_category_kitchen(): string
/** Materials */
export function defaults_category_materials(): string
/** Music & Instruments */
export function defaults_category_music(): string
/** Novels */
export function defaults_category_novels(): string
/** Other Baby Things */
export function defaults_category_other_baby(): string
/** Other Books */
export function defaults_category_other_books(): string
/** Paint & Brushes */
export function defaults_category_paint(): string
/** Pet Supplies */
export function defaults_category_pets(): string
/** Picture Books */
export function defaults_category_picture_books(): string
/** Pots & Soil */
export function defaults_category_pots(): string
/** Power Tools */
export function defaults_category_power_tools(): string
/** Prams & Carriers */
export function defaults_category_prams(): string
/** Seedlings */
export function defaults_category_seedlings(): string
/** Seeds */
export function defaults_category_seeds(): string
/** Sports & Outdoors */
export function defaults_category_sports(): string
/** Tools & DIY */
export function defaults_category_tools(): string
/** Toys */
export function defaults_category_toys(): string
/** Travel & Maps */
export function defaults_category_travel(): string
/** A neighbourhood market without money: offer what you no longer use, take home what you will. */
export function defaults_description(): string
/** Find what you love */
export function defaults_find(): string
/** Search and browse what people near you offer, and keep your favourites in one place. */
export function defaults_find_text(): string
/** Your shelf is somebody’s wish list. Offer what you no longer use and take home something you will, from people nearby, without money. */
export function defaults_hero_content(): string
/** Trade What You Don''t Need */
export function defaults_hero_title(): string
/** How It Works */
export function defaults_how(): string
/** Swap with people you know */
export function defaults_known(): string
/** Talk first, agree on a place, and shake hands on it. Neighbours, not strangers. */
export function defaults_known_text(): string
/** About us */
export function defaults_page_about(): string
/** Blog */
export function defaults_page_blog(): string
/** Contact us */
export function defaults_page_contact(): string
/** Frequently asked questions */
export function defaults_page_faqs(): string
/** How it works */
export function defaults_page_how(): string
/** Imprint */
export function defaults_page_imprint(): string
/** Pricing */
export function defaults_page_pricing(): string
/** Privacy */
export function defaults_page_privacy(): string
/** Terms & Conditions */
export function defaults_page_terms(): string
/** Basic */
export function defaults_plan_basic(): string
/** Post items with photos and videos */
export function defaults_plan_basic_1(): string
/** Send and receive exchange requests */
export function defaults_plan_basic_2(): string
/** Chat with other members */
export function defaults_plan_basic_3(): string
/** Save your favourites */
export function defaults_plan_basic_4(): string
/** Everything you need to swap, for as long as you like. */
export function defaults_plan_basic_text(): string
/** Standard */
export function defaults_plan_standard(): string
/** Everything in Basic */
export function defaults_plan_standard_1(): string
/** Helps to pay for the server and its backups */
export function defaults_plan_standard_2(): string
/** Helps to keep the market free of advertising */
export function defaults_plan_standard_3(): string
/** Cancel at any time */
export function defaults_plan_standard_4(): string
/** For those who swap a lot and want to help keep the market open. */
export function defaults_plan_standard_text(): string
/** Standard Yearly */
export function defaults_plan_yearly(): string
/** Everything in Standard */
export function defaults_plan_yearly_1(): string
/** About two months cheaper than paying monthly */
export function defaults_plan_yearly_2(): string
/** One payment a year */
export function defaults_plan_yearly_3(): string
/** The Standard plan, paid once a year. */
export function defaults_plan_yearly_text(): string
/** Start Trading Now! */
export function defaults_start(): string
/** Join the community and post your first trade. It is easy, secure and free. */
export function defaults_start_text(): string
/** Agree and swap */
export function defaults_step_agree(): string
/** Accept the offer that suits you, arrange the rest by message, and meet to swap. */
export function defaults_step_agree_text(): string
/** Make or get an offer */
export function defaults_step_offer(): string
/** See something you like? Offer one of your own things for it. Or say what you look for: the site finds swaps of two, three and four people by itself. */
export function defaults_step_offer_text(): string
/** Post an item */
export function defaults_step_post(): string
/** A name, a few photos, and what you would like in return. It takes about a minute. */
export function defaults_step_post_text(): string
/** Amplifying Voices, Building Trust */
export function defaults_tagline(): string
/** They have left. */
export function defaults_they_have_left(): string
/** Trade easily */
export function defaults_trade_easily(): string
/** List an item in a minute, with photos from your phone, and say what you would take for it. */
export function defaults_trade_easily_text(): string
/** A file can have up to {fileBytes} MB. */
export function errors_a_file_may_have_at_most_mb(v: { fileBytes: string | number }): string
/** You can add up to {most} files here. */
export function errors_at_most_files_are_taken_here(v: { most: string | number }): string
/** That request makes no sense here. */
export function errors_bad_request(): string
/** The body is not valid JSON. */
export function errors_body_not_json(): string
/** The site is busy. Please try again in a moment. */
export function errors_busy(): string
/** This request came from another website, so nothing was changed. Open this site itself and try again. */
export function errors_cross_site(): string
/** The request was cut short. */
export function errors_cut_short(): string
/** The site has run out of disk space, so this could not be saved. Please try again later. */
export function errors_disk_full(): string
/** The given data was invalid. */
export function errors_invalid(): string
/** Invalid */
export function errors_invalid_2(): string
/** This kind of content isn’t accepted here. */
export function errors_kind_not_taken(): string
/** You can’t add a file here. */
export function errors_no_file_belongs_here(): string
/** Not found. */
export function errors_not_found(): string
/** You can’t change that: it isn’t yours. */
export function errors_not_yours(): string
/** You can only add one file here. */
export function errors_only_one_file_is_taken_here(): string
/** Please sign in first. */
export function errors_sign_in_first(): string
/** Something went wrong! */
export function errors_something_wrong(): string
/** That form has too many parts. */
export function errors_that_form_has_too_many_parts(): string
/** That is not a request that can be read. */
export function errors_that_is_not_a_request_that_can_be_read(): string
/** That text is too long. */
export function errors_that_text_is_too_long(): string
/** The address or its headers are too long. */
export function errors_the_address_or_its_headers_are_too(): string
/** The field json is missing or no JSON. */
export function errors_the_field_json_is_missing_or_no_json(): string
/** The form is broken or was cut short. */
export function errors_the_form_is_broken_or_was_cut_short(): string
/** The request took too long to come. */
export function errors_the_request_took_too_long_to_come(): string
/** The site has reached its limit of files for today. Please try again tomorrow. */
export function errors_the_site_has_taken_as_many_files_as_it(): string
/** The site is almost out of disk space and can’t accept files for now. Everything else works; please try again later. */
export function errors_the_site_is_nearly_out_of_disk_space(): string
/** The site is short of disk space and can’t accept files for now. Please try again later. */
export function errors_the_site_is_short_of_disk_space_and(): string
/** The site is receiving as many files as it can right now. Please try again later. */
export function errors_the_site_is_taking_as_many_files_as_it(): string
/** This site doesn’t accept pictures or files. */
export function errors_this_site_takes_no_pictures_or_files(): string
/** That is too large. */
export function errors_too_large(): string
/** Too many requests. Please wait a moment. */
export function errors_too_many(): string
/** Too many requests at once. Please wait a moment. */
export function errors_too_many_at_once(): string
/** You can do that once you’ve been let in. We’ll email you. */
export function errors_you_can_do_that_as_soon_as_somebody(): string
/** Your pictures and files use {taken} of your {most} MB, so this one doesn’t fit. Delete something you no longer need. */
export function errors_your_pictures_and_files_take_of_the_mb(v: { taken: string | number; most: string | number }): string
/** A picture can have up to {bytesText}. */
export function form_a_picture_may_have_at_most(v: { bytesText: string | number }): string
/** Add */
export function form_add(): string
/** Add pictures */
export function form_add_pictures(): string
/** At most {length, number} characters. */
export function form_at_most_characters(v: { length: number }): string
/** Category * */
export function form_category(): string
/** Character {index} of {count} */
export function form_character_of(v: { index: string | number; count: string | number }): string
/** Choose a picture */
export function form_choose_a_picture(): string
/** Code */
export function form_code(): string
/** Condition * */
export function form_condition(): string
/** Cover */
export function form_cover(): string
/** Description * */
export function form_description(): string
/** Email */
export function form_email(): string
/** Hide {label} */
export function form_hide_field(v: { label: string | number }): string
/** (in a new tab), then come back: what you typed will still be here. */
export function form_in_a_new_tab_and_come_back_what_you(): string
/** {name} is empty. */
export function form_is_empty(v: { name: string | number }): string
/** {name} is larger than {bytesText}. */
export function form_is_larger_than(v: { name: string | number; bytesText: string | number }): string
/** {name} isn’t a picture we can use: choose JPEG, PNG, WebP, GIF or AVIF. */
export function form_is_no_picture_that_can_be_taken_choose(v: { name: string | number }): string
/** Item Name */
export function form_item_name(): string
/** {what} can have up to {length} characters */
export function form_may_have_at_most(v: { what: string | number; length: string | number }): string
/** Move {name} left */
export function form_move_left(v: { name: string | number }): string
/** Move {name} right */
export function form_move_right(v: { name: string | number }): string
/** {what} must be text */
export function form_must_be_text(v: { what: string | number }): string
/** The page must be from 1 to {last, number}. */
export function form_page_range(v: { last: number }): string
/** JPEG, PNG, WebP, GIF or AVIF, up to {size}. */
export function form_picture_kinds_up_to(v: { size: string | number }): string
/** Reading... */
export function form_reading(): string
/** You can read without JavaScript, but this form needs it. Please switch it on. */
export function form_reading_works_without_javascript_for(): string
/** Remove {name} */
export function form_remove(v: { name: string | number }): string
/** Remove {link} */
export function form_remove_2(v: { link: string | number }): string
/** Save */
export function form_save(): string
/** Saving... */
export function form_saving(): string
/** Select a category */
export function form_select_a_category(): string
/** Select a condition */
export function form_select_a_condition(): string
/** Show {label} */
export function form_show_field(v: { label: string | number }): string
/** Something went wrong */
export function form_something_wrong(): string
/** picture {index} */
export function form_stored_picture(v: { index: string | number }): string
/** Take a photo */
export function form_take_picture(): string
/** There’s only room for {room, plural, one {# picture} other {# pictures}}; the rest were left out. */
export function form_there_is_room_for_pictures_the_rest(v: { room: number }): string
/** Up to {picturesPerItem}, {bytesText} each. Choose, drop or paste them; the first is the cover. */
export function form_up_to_each_choose_drop_or_paste_them(v: { picturesPerItem: string | number; bytesText: string | number }): string
/** Video links */
export function form_video_links(): string
/** YouTube only, up to {most}. */
export function form_youtube_only_up_to(v: { most: string | number }): string
/** A code has {digits} digits */
export function handovers_a_code_has_digits(v: { digits: string | number }): string
/** Add a meeting place */
export function handovers_add_place(): string
/** Add to calendar */
export function handovers_add_to_calendar(): string
/** It will no longer be suggested. Meetings already agreed there stay as they are. */
export function handovers_after_delete(): string
/** Agree to meet */
export function handovers_agree(): string
/** Failed to agree */
export function handovers_agree_failed(): string
/** Your meeting is agreed */
export function handovers_agreed(): string
/** You’ve already agreed to this. */
export function handovers_agreed_already(): string
/** Agreeing... */
export function handovers_agreeing(): string
/** Back */
export function handovers_back(): string
/** Swap with {name} */
export function handovers_calendar_summary(v: { name: string | number }): string
/** What you two had to hand over has already changed hands. */
export function handovers_changed_hands(): string
/** Code */
export function handovers_code(): string
/** A code has {digits, number} digits. */
export function handovers_code_digits(v: { digits: number }): string
/** Failed to make a code. */
export function handovers_code_failed(): string
/** {name} has to enter this code, not you. */
export function handovers_code_for_other(v: { name: string | number }): string
/** {name} shows it to you. Take a good look at the things first: the code confirms the swap for both of you. */
export function handovers_code_help(v: { name: string | number }): string
/** {name} enters it on the page of this swap, or scans it. That confirms the swap for both of you. */
export function handovers_code_how(v: { name: string | number }): string
/** It is good for ten minutes. */
export function handovers_code_lives(): string
/** {name}’s code */
export function handovers_code_of(v: { name: string | number }): string
/** This code has expired. */
export function handovers_code_over(): string
/** Confirm the swap */
export function handovers_confirm(): string
/** Failed to confirm the swap */
export function handovers_confirm_failed(): string
/** You have already confirmed this swap. */
export function handovers_confirmed_already(): string
/** Confirming... */
export function handovers_confirming(): string
/** Edit {name} */
export function handovers_edit_place(v: { name: string | number }): string
/** Enter a code */
export function handovers_enter_code(): string
/** Good places to meet */
export function handovers_good_places(): string
/** Loading... */
export function handovers_loading(): string
/** Meet {name} */
export function handovers_meet(v: { name: string | number }): string
/** Meeting places */
export function handovers_meeting_places(): string
/** Places where people can meet to swap: public, well lit and easy to find. They’re suggested whenever two people plan to meet. */
export function handovers_meeting_places_lead(): string
/** New code */
export function handovers_new_code(): string
/** Next: you meet, swap, and confirm it. */
export function handovers_next_meet(): string
/** We can’t find that meeting place. */
export function handovers_no_such_place(): string
/** We can’t find that swap. */
export function handovers_no_such_swap(): string
/** You and {name} haven’t agreed on a place and a time yet. */
export function handovers_not_agreed(v: { name: string | number }): string
/** How will you recognise each other? */
export function handovers_note_hint(): string
/** Note */
export function handovers_note_label(): string
/** You have nothing to hand over to this person. */
export function handovers_nothing_between(): string
/** Nobody has proposed a place and a time yet. */
export function handovers_nothing_proposed(): string
/** When you meet, one of you shows a code and the other enters it: that confirms the swap for both. Without a code, each of you confirms separately. */
export function handovers_on_the_spot(): string
/** Order saved */
export function handovers_order_saved(): string
/** There’s a newer proposal. Please look at it first. */
export function handovers_other_proposal(): string
/** {name} proposes: */
export function handovers_other_proposes(v: { name: string | number }): string
/** This is your own proposal. It’s waiting for an answer. */
export function handovers_own_proposal(): string
/** Place */
export function handovers_place(): string
/** Meeting place added */
export function handovers_place_added(): string
/** Place and time */
export function handovers_place_and_time(): string
/** Meeting place deleted */
export function handovers_place_deleted(): string
/** Library, main entrance */
export function handovers_place_example(): string
/** Somewhere public that’s easy for both of you to find. */
export function handovers_place_hint(): string
/** Place * */
export function handovers_place_label(): string
/** This place is already in the list. */
export function handovers_place_twice(): string
/** The meeting places have changed in the meantime. Nothing was moved. */
export function handovers_places_changed(): string
/** You can have up to {count, number} meeting places. */
export function handovers_places_full(v: { count: number }): string
/** Propose a place and a time */
export function handovers_propose(): string
/** Propose another place or time */
export function handovers_propose_another(): string
/** Failed to send the proposal */
export function handovers_propose_failed(): string
/** Propose this */
export function handovers_propose_this(): string
/** The same code to scan */
export function handovers_qr_label(): string
/** Saved */
export function handovers_saved(): string
/** Choose a day and a time. */
export function handovers_say_when(): string
/** Enter a place to meet. */
export function handovers_say_where_you_would_meet(): string
/** Choose who in this swap you’re meeting. */
export function handovers_say_with_whom(): string
/** Sending... */
export function handovers_sending(): string
/** Your proposal was sent */
export function handovers_sent(): string
/** Show my code */
export function handovers_show_code(): string
/** Agreed */
export function handovers_step_agreed(): string
/** Done: */
export function handovers_step_done(): string
/** Meet */
export function handovers_step_meet(): string
/** Offered */
export function handovers_step_offered(): string
/** Swapped */
export function handovers_step_swapped(): string
/** Steps of this swap */
export function handovers_steps(): string
/** Swap confirmed */
export function handovers_swap_confirmed(): string
/** The note */
export function handovers_the_note(): string
/** The place */
export function handovers_the_place(): string
/** This must be the id of a person */
export function handovers_this_must_be_the_id_of_a_person(): string
/** This must be the number of the plan that you have seen */
export function handovers_this_must_be_the_number_of_the_plan(): string
/** Day and time * */
export function handovers_time_label(): string
/** That time has already passed. */
export function handovers_time_passed(): string
/** That time has passed. Please propose another one. */
export function handovers_time_passed_meanwhile(): string
/** In your time zone, {zone}. */
export function handovers_time_zone(v: { zone: string | number }): string
/** You can plan at most 90 days ahead. */
export function handovers_too_far_ahead(): string
/** Too many wrong codes for today. You can each still confirm the swap on your own. */
export function handovers_too_many_codes(): string
/** Try again */
export function handovers_try_again(): string
/** Your turn: {name} proposes a place and a time. */
export function handovers_turn_me(v: { name: string | number }): string
/** Waiting for {name} to answer your proposal. */
export function handovers_turn_other(v: { name: string | number }): string
/** That isn’t the latest code, or its ten minutes are up. */
export function handovers_wrong_code(): string
/** You’re meeting {name}: */
export function handovers_you_meet(v: { name: string | number }): string
/** You’ve made a proposal, and {name} hasn’t answered yet: */
export function handovers_you_proposed(v: { name: string | number }): string
/** Your code */
export function handovers_your_code(): string
/** Your code: {code} */
export function handovers_your_code_is(v: { code: string | number }): string
/** Browse all items */
export function home_browse_all_items(): string
/** Classical guitar */
export function home_classical_guitar(): string
/** Featured Items */
export function home_featured_items(): string
/** Featured Items, page {currentPage} */
export function home_featured_items_page(v: { currentPage: string | number }): string
/** Film camera */
export function home_film_camera(): string
/** Join the community and post your first trade. It is easy, secure and free. */
export function home_join_the_community_and_post_your_first(): string
/** Loading... */
export function home_loading(): string
/** Loading.... */
export function home_loading_2(): string
/** {total, plural, one {<strong>{shown}</strong> thing is looking for a new home} other {<strong>{shown}</strong> things are looking for a new home}} */
export function home_looking_for_a_home<T>(v: { total: number; strong: (text: string) => T; shown: string | number }): (string | T)[]
/** Nothing is up for a swap here yet. */
export function home_nothing_is_up_for_a_swap_here_yet(): string
/** Post the first item */
export function home_post_the_first_item(): string
/** Post Your First Trade */
export function home_post_your_first_trade(): string
/** Search */
export function home_search(): string
/** Search here... */
export function home_search_here(): string
/** See the newest */
export function home_see_the_newest(): string
/** Services */
export function home_services(): string
/** Something went wrong! <link>Try again</link> */
export function home_something_went_wrong_try_again<T>(v: { link: (text: string) => T }): (string | T)[]
/** Start Trading Now! */
export function home_start_trading_now(): string
/** {tagline}. Swap what you don't need for what you do, with people nearby: easy, secure and free. */
export function home_swap_what_you_dont_need_for_what_you(v: { tagline: string | number }): string
/** There aren’t that many pages of items. */
export function home_the_items_end_before_this_page(): string
/** Trade What You Don't Need */
export function home_trade_what_you_dont_need(): string
/** A name, a few photos, what you would take for it. That is all it needs. */
export function items_a_name_a_few_photos_what_you_would(): string
/** A picture can have up to {bytes} MB. */
export function items_a_picture_may_have_at_most_mb(v: { bytes: string | number }): string
/** A picture can have up to {pixels} megapixels. */
export function items_a_picture_may_have_at_most_megapixels(v: { pixels: string | number }): string
/** This item is part of an agreed swap, so it can’t be deleted. */
export function items_a_swap_of_this_item_has_been_agreed_on(): string
/** Ad ID <strong>{id}</strong> */
export function items_ad_id<T>(v: { strong: (text: string) => T; id: string | number }): (string | T)[]
/** Add at least one picture */
export function items_add_at_least_one_picture(): string
/** An AVIF picture may have at most 16 megapixels, or 12 with more than 8 bits a colour. Please send a smaller one, or a JPEG. */
export function items_an_avif_picture_may_have_at_most_16(): string
/** <strong>{name}</strong> and its pictures will be deleted. Requests waiting for it will end, and we’ll notify the people who sent them. */
export function items_and_its_pictures_will_be_gone_requests<T>(v: { strong: (text: string) => T; name: string | number }): (string | T)[]
/** another backup is being made */
export function items_another_backup_is_being_made(): string
/** another restore is being prepared */
export function items_another_restore_is_being_prepared(): string
/** You can add up to {perItem} pictures */
export function items_at_most_pictures_can_be_added(v: { perItem: string | number }): string
/** You can choose up to {perItem} pictures */
export function items_at_most_pictures_can_be_named(v: { perItem: string | number }): string
/** You can add up to {videoLinks} video links */
export function items_at_most_video_links_can_be_added(v: { videoLinks: string | number }): string
/** Browse all items */
export function items_browse_all_items(): string
/** Browse items */
export function items_browse_items(): string
/** Choose a category */
export function items_choose_a_category(): string
/** Choose a condition */
export function items_choose_a_condition(): string
/** Choose an item */
export function items_choose_an_item(): string
/** Compare the requests */
export function items_compare_the_requests(): string
/** {condition}: {meaning}. */
export function items_condition_explained(v: { condition: string | number; meaning: string | number }): string
/** Created At */
export function items_created_at(): string
/** Dashboard */
export function items_dashboard(): string
/** Delete {name} */
export function items_delete(v: { name: string | number }): string
/** Delete failed */
export function items_delete_failed(): string
/** Delete */
export function items_delete_it(): string
/** Delete item? */
export function items_delete_item(): string
/** Deleting... */
export function items_deleting(): string
/** Description */
export function items_description(): string
/** Description is required */
export function items_description_is_required(): string
/** Edit */
export function items_edit(): string
/** Edit {name} */
export function items_edit_2(v: { name: string | number }): string
/** Leave empty to use the one in your profile. */
export function items_empty_the_one_in_your_profile(): string
/** Leave empty to use your address. */
export function items_empty_your_address(): string
/** Exact is 1 or 0. */
export function items_exact_is_1_or_0(): string
/** Failed to load product details. */
export function items_failed_to_load_product_details(): string
/** Failed to toggle favourite */
export function items_failed_to_toggle_favourite(): string
/** Failed to update product */
export function items_failed_to_update_product(): string
/** Favourite */
export function items_favourite(): string
/** Favourite {name} */
export function items_favourite_2(v: { name: string | number }): string
/** Favourite toggled successfully */
export function items_favourite_toggled_successfully(): string
/** Home */
export function items_home(): string
/** In exchange for {tradePreferences} */
export function items_in_exchange_for(v: { tradePreferences: string | number }): string
/** In exchange for */
export function items_in_exchange_for_2(): string
/** In return: */
export function items_in_return(): string
/** Item Description */
export function items_item_description(): string
/** Item Offered */
export function items_item_offered(): string
/** Keep it */
export function items_keep_it(): string
/** Like New */
export function items_like_new(): string
/** Loading... */
export function items_loading(): string
/** Location * */
export function items_location(): string
/** Message is required */
export function items_message_is_required(): string
/** My Favorite Items */
export function items_my_favorite_items(): string
/** My Favourite Items */
export function items_my_favourite_items(): string
/** My Post Items */
export function items_my_post_items(): string
/** Name is required */
export function items_name_is_required(): string
/** never used */
export function items_never_used(): string
/** New */
export function items_new(): string
/** No images available. */
export function items_no_images_available(): string
/** {name}, picture {index} */
export function items_numbered_picture(v: { name: string | number; index: string | number }): string
/** Old */
export function items_old(): string
/** Only JPEG, PNG, WebP, GIF and AVIF pictures are accepted. */
export function items_only_jpeg_png_webp_gif_and_avif(): string
/** Only YouTube links can be added */
export function items_only_youtube_links_can_be_added(): string
/** Open {name} large ({index}/{count}) */
export function items_open_large(v: { name: string | number; index: string | number; count: string | number }): string
/** Open to offers */
export function items_open_to_offers(): string
/** Owner Address */
export function items_owner_address(): string
/** Owner Email */
export function items_owner_email(): string
/** Owner Phone */
export function items_owner_phone(): string
/** Phone * */
export function items_phone(): string
/** Picture {index} of {count} */
export function items_picture_of(v: { index: string | number; count: string | number }): string
/** Pictures of {name} */
export function items_pictures_of(v: { name: string | number }): string
/** Play the video */
export function items_play_the_video(): string
/** Play video {index} */
export function items_play_video(v: { index: string | number }): string
/** Plays from YouTube once you click */
export function items_plays_from_youtube_once_you_click(): string
/** Please enter one search text. */
export function items_please_give_one_search_text(): string
/** Please use {searchText} characters or fewer. */
export function items_please_search_for_characters_or_fewer(v: { searchText: string | number }): string
/** Post an item */
export function items_post_an_item(): string
/** Post New Item */
export function items_post_new_item(): string
/** Posted */
export function items_posted(): string
/** {name}: {text} */
export function items_problem_of_picture(v: { name: string | number; text: string | number }): string
/** Product deleted successfully */
export function items_product_deleted_successfully(): string
/** Product details */
export function items_product_details(): string
/** Product Images */
export function items_product_images(): string
/** Product updated successfully */
export function items_product_updated_successfully(): string
/** Report this item */
export function items_report_this_item(): string
/** {pending, plural, =0 {Nobody has asked for it yet.} =1 {One person has asked for it.} one {# request for it.} other {# requests for it.}} */
export function items_requests_ask_for_it(v: { pending: number }): string
/** Reserved */
export function items_reserved(): string
/** See it */
export function items_see_it(): string
/** See the request */
export function items_see_the_request(): string
/** See the swap */
export function items_see_the_swap(): string
/** Send message */
export function items_send_message(): string
/** Share */
export function items_share(): string
/** Share this item */
export function items_share_this_item(): string
/** Something went wrong! */
export function items_something_went_wrong(): string
/** Something went wrong on our side. It is worth another try in a moment. */
export function items_something_went_wrong_on_our_side_it_is(): string
/** Submit Update */
export function items_submit_update(): string
/** Swap */
export function items_swap(): string
/** Swap or Sell */
export function items_swap_or_sell(): string
/** Taken down */
export function items_taken_down(): string
/** That item is not yours. */
export function items_that_item_is_not_yours(): string
/** The description */
export function items_the_description(): string
/** The location */
export function items_the_location(): string
/** The message */
export function items_the_message(): string
/** The name */
export function items_the_name(): string
/** The people who run this site have taken this down: nobody else can see it. Write to them if you think that is a mistake. */
export function items_the_people_who_run_this_site_have(): string
/** The phone number */
export function items_the_phone_number(): string
/** We can’t find that category */
export function items_there_is_no_such_category(): string
/** Choose one of the conditions. */
export function items_there_is_no_such_condition(): string
/** We can’t find that item. */
export function items_there_is_no_such_item(): string
/** We can’t find that item. Perhaps it was swapped, or its owner took it down. */
export function items_there_is_no_such_item_perhaps_it_was(): string
/** We can’t find that item. Perhaps it was deleted in another window. */
export function items_there_is_no_such_item_perhaps_it_was_2(): string
/** We can’t sort by that. */
export function items_there_is_no_such_order(): string
/** This */
export function items_this(): string
/** This has found a new home. */
export function items_this_has_found_a_new_home(): string
/** This is yours */
export function items_this_is_yours(): string
/** This item has been traded and can no longer be changed. */
export function items_this_item_has_been_traded_and_stays_as(): string
/** This item is reserved for a swap and can’t be changed. */
export function items_this_item_is_reserved_for_a_swap_and(): string
/** This picture is damaged or incomplete. Please choose another. */
export function items_this_picture_is_damaged_or_incomplete(): string
/** This picture is empty. */
export function items_this_picture_is_empty(): string
/** We couldn’t read this picture in time. Please choose another. */
export function items_this_picture_takes_too_long_to_read(): string
/** This picture is too big to process. Please choose another. */
export function items_this_picture_takes_too_much_memory_to(): string
/** Traded */
export function items_traded(): string
/** Update item */
export function items_update_item(): string
/** Updating... */
export function items_updating(): string
/** used a little, but it hardly shows */
export function items_used_a_little_and_hard_to_tell(): string
/** used, with signs of wear */
export function items_used_with_signs_of_wear(): string
/** Video */
export function items_video(): string
/** Videos */
export function items_videos(): string
/** View {name} */
export function items_view(v: { name: string | number }): string
/** View Details */
export function items_view_details(): string
/** You have agreed to swap it. */
export function items_you_have_agreed_to_swap_it(): string
/** You have swapped it. */
export function items_you_have_swapped_it(): string
/** You haven't favorited any items yet. */
export function items_you_havent_favorited_any_items_yet(): string
/** You haven't posted any items yet. */
export function items_you_havent_posted_any_items_yet(): string
/** You may also like */
export function items_you_may_also_like(): string
/** About */
export function layout_about(): string
/** Account */
export function layout_account(): string
/** Admin */
export function layout_admin(): string
/** Audit log */
export function layout_audit_log(): string
/** Backup */
export function layout_backup(): string
/** Blog */
export function layout_blog(): string
/** Browse */
export function layout_browse(): string
/** Browse the market */
export function layout_browse_the_market(): string
/** Browser */
export function layout_browser(): string
/** Categories */
export function layout_categories(): string
/** Close menu */
export function layout_close_menu(): string
/** Contact messages */
export function layout_contact_messages(): string
/** Contact Us */
export function layout_contact_us(): string
/** Dashboard */
export function layout_dashboard(): string
/** Exchange Request */
export function layout_exchange_request(): string
/** FAQs */
export function layout_faqs(): string
/** Favourite */
export function layout_favourite(): string
/** General */
export function layout_general(): string
/** Home */
export function layout_home(): string
/** How it works */
export function layout_how_it_works(): string
/** Imprint */
export function layout_imprint(): string
/** Invitations */
export function layout_invitations(): string
/** Items */
export function layout_items(): string
/** Language */
export function layout_language(): string
/** Main */
export function layout_main(): string
/** Manage Post Items */
export function layout_manage_post_items(): string
/** Meeting places */
export function layout_meeting_places(): string
/** Messages */
export function layout_messages(): string
/** Moderation */
export function layout_moderation(): string
/** My Trades */
export function layout_my_trades(): string
/** Navigation */
export function layout_navigation(): string
/** new */
export function layout_new(): string
/** Notification */
export function layout_notification(): string
/** Notifications */
export function layout_notifications(): string
/** Office Location */
export function layout_office_location(): string
/** Open menu */
export function layout_open_menu(): string
/** Outbox */
export function layout_outbox(): string
/** Overview */
export function layout_overview(): string
/** People */
export function layout_people(): string
/** Plans */
export function layout_plans(): string
/** Pricing */
export function layout_pricing(): string
/** Privacy */
export function layout_privacy(): string
/** Reports */
export function layout_reports(): string
/** Resources */
export function layout_resources(): string
/** Sell */
export function layout_sell(): string
/** Setting */
export function layout_setting(): string
/** Site */
export function layout_site(): string
/** Skip to content */
export function layout_skip_to_content(): string
/** Swapyard {version} */
export function layout_swapyard(v: { version: string | number }): string
/** Terms & Conditions */
export function layout_terms(): string
/** The community */
export function layout_the_community(): string
/** The server */
export function layout_the_machine(): string
/** The site */
export function layout_the_site(): string
/** This market is being set up. */
export function layout_this_market_is_being_set_up(): string
/** Upload Item */
export function layout_upload_item(): string
/** Who may do what */
export function layout_who_may_do_what(): string
/** Address confirmed */
export function mail_address_confirmed(): string
/** An account on {site} with this email address is about to become an admin account. */
export function mail_admin(v: { site: string | number }): string
/** If that’s you, confirm it with this link, in the browser where you’re signed in: */
export function mail_admin_if_you(): string
/** If it isn’t you, someone else has made an account with your address. Reset its password first: that signs them out. */
export function mail_admin_not_you(): string
/** Confirm that you run {site} */
export function mail_admin_subject(v: { site: string | number }): string
/** You’ve been let in to {site}. You can now post things, write to people and swap. */
export function mail_approved(v: { site: string | number }): string
/** Welcome to {site} */
export function mail_approved_subject(v: { site: string | number }): string
/** Your account now uses another email address. We won’t send emails about it here any more. */
export function mail_changed(): string
/** If it was not you, take it back, and set a new password: */
export function mail_changed_not_you(): string
/** Your email address on {site} has changed */
export function mail_changed_subject(v: { site: string | number }): string
/** Someone who knows your password has asked to change the email address of your account. Nothing changes until the link we sent to the new address is opened. */
export function mail_changing(): string
/** If it was you, there is nothing to do. If it was not, stop it, and set a new password: */
export function mail_changing_not_you(): string
/** Someone wants to change your email address on {site} */
export function mail_changing_subject(v: { site: string | number }): string
/** Confirm my address */
export function mail_confirm_my_address(): string
/** This came through the contact form. If you reply to this email, your answer goes to {email}. */
export function mail_contact_answer(v: { email: string | number }): string
/** Email: {email} */
export function mail_contact_email(v: { email: string | number }): string
/** Name: {name} */
export function mail_contact_name(v: { name: string | number }): string
/** Phone: {phone} */
export function mail_contact_phone(v: { phone: string | number }): string
/** {name} wrote to {site} */
export function mail_contact_subject(v: { name: string | number; site: string | number }): string
/** The people who run {site} have decided not to let you in. They say: */
export function mail_declined(v: { site: string | number }): string
/** The account you made has been deleted, and nothing in it was kept. */
export function mail_declined_deleted(): string
/** Your sign-up at {site} */
export function mail_declined_subject(v: { site: string | number }): string
/** From now on, sign in with {email}. Our emails go there too. */
export function mail_from_now_on_you_sign_in_with_and_mail(v: { email: string | number }): string
/** Home */
export function mail_home(): string
/** It wasn’t me */
export function mail_it_was_not_me(): string
/** Keep your address */
export function mail_keep_your_address(): string
/** The suspension of your account is lifted. What you have listed is shown again. */
export function mail_lifted(): string
/** Your account at {site} is open again */
export function mail_lifted_subject(v: { site: string | number }): string
/** The link works once, within {days, plural, one {# day} other {# days}}. */
export function mail_link_once_days(v: { days: number }): string
/** The link works once, within {hours, plural, one {# hour} other {# hours}}. If it was not you, do nothing. */
export function mail_link_once_hours(v: { hours: number }): string
/** Emails about your swaps go to {email}. */
export function mail_mail_about_your_swaps_goes_to(v: { email: string | number }): string
/** Someone, hopefully you, wants to use this email address for their account. Until you confirm it, the old one stays: */
export function mail_new_address(): string
/** Your new address at {site} */
export function mail_new_address_subject(v: { site: string | number }): string
/** One moment... */
export function mail_one_moment(): string
/** The password of your account was just changed, and every browser that was signed in with it is signed out. */
export function mail_password_changed(): string
/** If it was not you, set a new password at once: */
export function mail_password_changed_not_you(): string
/** Your password at {site} was changed */
export function mail_password_changed_subject(v: { site: string | number }): string
/** Someone, hopefully you, has joined {site} with this address. Confirm it, and we’ll email you when someone wants to swap with you: */
export function mail_proof(v: { site: string | number }): string
/** Confirm your address at {site} */
export function mail_proof_subject(v: { site: string | number }): string
/** Or set a new password with this link */
export function mail_reset_by_link(): string
/** Someone, hopefully you, asked to reset the password of your account. This is the code: */
export function mail_reset_code(): string
/** It works once, within {minutes, plural, one {# minute} other {# minutes}}. Nobody from {site} will ever ask you for it. */
export function mail_reset_code_once(v: { minutes: number; site: string | number }): string
/** The link works once, within {minutes, plural, one {# minute} other {# minutes}}. If it was not you, do nothing: your password stays as it is. */
export function mail_reset_link_once(v: { minutes: number }): string
/** Reset my password */
export function mail_reset_my_password(): string
/** Reset your password at {site} */
export function mail_reset_subject(v: { site: string | number }): string
/** Set a new password */
export function mail_set_a_new_password(): string
/** Sign in */
export function mail_sign_in(): string
/** The people who run {site} have suspended your account. You cannot sign in, and what you have listed is not shown. They say: */
export function mail_suspended(v: { site: string | number }): string
/** If you think that is a mistake, write to them. */
export function mail_suspended_mistake(): string
/** Your account at {site} is suspended */
export function mail_suspended_subject(v: { site: string | number }): string
/** Take it back */
export function mail_take_it_back(): string
/** If you can read this, your site’s email works. There’s nothing else to do. */
export function mail_test(): string
/** Test email from {site} */
export function mail_test_subject(v: { site: string | number }): string
/** Use this address */
export function mail_use_this_address(): string
/** Your account keeps, or gets back, the address that this email was sent to. Everyone signed in to it will be signed out. */
export function mail_your_account_keeps_the_address_that(): string
/** Your email address hasn’t changed. Someone may know your password, so set a new one. */
export function mail_your_address_is_what_it_was_somebody(): string
/** Look out for it */
export function matches_add_wish(): string
/** That is all for now. */
export function matches_all_seen(): string
/** New things come in every day. Tell us what you’re looking for and we’ll let you know. */
export function matches_all_seen_more(): string
/** Only you can see this. The owner sees how many people would swap, not who. */
export function matches_ask_own(): string
/** Would you swap for it? */
export function matches_asked_after_heart(): string
/** Any category */
export function matches_category_any(): string
/** For which of your things? */
export function matches_choose_for(): string
/** Look out for these */
export function matches_confirm_wishes(): string
/** Things for you */
export function matches_deck(): string
/** We couldn’t load any more. */
export function matches_deck_failed(): string
/** Say yes to what you would swap something for. Nobody else sees your answers; where people can swap in a ring, the site brings them together. */
export function matches_deck_hint(): string
/** For anything I have */
export function matches_for_any(): string
/** {count, plural, one {For # of my things} other {For # of my things}} */
export function matches_for_count(v: { count: number }): string
/** Choose none if you’d give anything you have for it. */
export function matches_for_help(): string
/** You haven’t listed anything to give yet. */
export function matches_for_none(): string
/** Save */
export function matches_for_save(): string
/** Saving... */
export function matches_for_saving(): string
/** For {things} */
export function matches_for_things(v: { things: string | number }): string
/** For which of your things would you take {name}? */
export function matches_for_whom(v: { name: string | number }): string
/** I would not swap for {name} any more */
export function matches_forget_want(v: { name: string | number }): string
/** Stop looking for {wish} */
export function matches_forget_wish(v: { wish: string | number }): string
/** The site has found a swap for you. */
export function matches_found(): string
/** {count, plural, =0 {Nobody has said yet that they would swap for it.} one {# person would swap for it.} other {# people would swap for it.}} */
export function matches_how_many(v: { count: number }): string
/** {name} is posted. Who’s looking for it? */
export function matches_just_posted(v: { name: string | number }): string
/** Later */
export function matches_later(): string
/** Looking for things... */
export function matches_loading(): string
/** Look out for it */
export function matches_look_out(): string
/** {count, plural, one {# person is looking for something like it} other {# people are looking for something like it}} */
export function matches_looked_for(v: { count: number }): string
/** Looking for */
export function matches_looking_for(): string
/** What I’m looking for */
export function matches_looking_for_mine(): string
/** {name} is looking for “{wish}” and has: */
export function matches_looks_for(v: { name: string | number; wish: string | number }): string
/** No */
export function matches_no(): string
/** No longer */
export function matches_no_longer(): string
/** Nothing yet. Say yes to something above. */
export function matches_no_wants(): string
/** Say what you’d like to have, in a word or two. Others can see it, and we’ll let you know when it turns up. */
export function matches_no_wishes(): string
/** Nobody is looking for it yet. We’ll tell anyone who does. */
export function matches_nobody_looks(): string
/** You’re offline. Answers will be saved again once you’re back online. */
export function matches_offline(): string
/** See the swap */
export function matches_open_circle(): string
/** Yes, still */
export function matches_still_yes(): string
/** See all */
export function matches_strip_all(): string
/** You wrote about {name}: */
export function matches_suggested(v: { name: string | number }): string
/** From what you have written */
export function matches_suggested_title(): string
/** Try again */
export function matches_try_again(): string
/** Your answer didn’t get through. Please try again. */
export function matches_undone(): string
/** I'd swap for this */
export function matches_want_it(): string
/** You'd swap for this */
export function matches_wanted(): string
/** Show more */
export function matches_wants_more(): string
/** What I'd swap for */
export function matches_wants_title(): string
/** For you */
export function matches_why_for_you(): string
/** New here */
export function matches_why_new(): string
/** {owner} is looking for something like your {things} */
export function matches_why_wishes_yours(v: { owner: string | number; things: string | number }): string
/** You’re looking for this */
export function matches_why_your_wish(): string
/** You’re looking for this, for your {things} */
export function matches_why_your_wish_for(v: { things: string | number }): string
/** What are you looking for? */
export function matches_wish(): string
/** We’ll let you know when it turns up. */
export function matches_wish_added(): string
/** Category */
export function matches_wish_category(): string
/** A kayak, board games, help with the garden: a word or two. We’ll let you know when it turns up. */
export function matches_wish_help(): string
/** in {category} */
export function matches_wish_in(v: { category: string | number }): string
/** You’re no longer looking for it. */
export function matches_wish_removed(): string
/** {name}: would you swap for it? */
export function matches_would_swap(v: { name: string | number }): string
/** Yes */
export function matches_yes(): string
/** Yes to {name}. */
export function matches_yes_said(v: { name: string | number }): string
/** Swaps for you */
export function matches_yours_swaps(): string
/** A message can have up to {attachmentsPerMessage} files; the rest were left out. */
export function messages_a_message_takes_files_the_rest_was(v: { attachmentsPerMessage: string | number }): string
/** Add documents */
export function messages_add_documents(): string
/** Add pictures */
export function messages_add_pictures(): string
/** Show all */
export function messages_all_of_it(): string
/** {count, plural, one {# attachment} other {# attachments}} */
export function messages_attachment_count(v: { count: number }): string
/** Attachments */
export function messages_attachments(): string
/** Block {name} */
export function messages_block_person(v: { name: string | number }): string
/** Blocked */
export function messages_blocked(): string
/** Browse items */
export function messages_browse_items(): string
/** Close conversations */
export function messages_close_conversations(): string
/** Conversation */
export function messages_conversation(): string
/** Conversations */
export function messages_conversations(): string
/** Conversations, {unreadElsewhere, plural, one {# unread} other {# unread}} */
export function messages_conversations_unread(v: { unreadElsewhere: number }): string
/** Delete */
export function messages_delete(): string
/** Drop files to attach them */
export function messages_drop_files(): string
/** Failed to fetch messages */
export function messages_failed_to_fetch_messages(): string
/** Failed to fetch messages. Try again */
export function messages_failed_to_fetch_messages_try_again(): string
/** Found something you like? Write to its owner from the item’s page. */
export function messages_found_something_you_like_write_to_its(): string
/** {name} is empty. */
export function messages_is_empty(v: { name: string | number }): string
/** {name} is larger than {bytesText}. */
export function messages_is_larger_than(v: { name: string | number; bytesText: string | number }): string
/** {name} isn’t really a {endingOf} file. */
export function messages_is_not_the_file_that_its_name_says(v: { name: string | number; endingOf: string | number }): string
/** {name} is typing... */
export function messages_is_typing(v: { name: string | number }): string
/** You: <words></words> */
export function messages_last_own<T>(v: { words: (text: string) => T }): (string | T)[]
/** Loading... */
export function messages_loading(): string
/** Message sent */
export function messages_message_sent(): string
/** Message to {name} */
export function messages_message_to(v: { name: string | number }): string
/** Messages ({count}) */
export function messages_messages(v: { count: string | number }): string
/** Messages */
export function messages_messages_2(): string
/** Messages with {name} */
export function messages_messages_with(v: { name: string | number }): string
/** More options for {name} */
export function messages_more_about(v: { name: string | number }): string
/** More options for this message */
export function messages_more_about_this_message(): string
/** New messages */
export function messages_new_messages(): string
/** No conversations yet. */
export function messages_no_conversations_yet(): string
/** No messages yet. */
export function messages_no_messages_yet(): string
/** No results found. */
export function messages_no_results_found(): string
/** Only pictures and .pdf, .doc, .docx and .txt files can be sent. */
export function messages_only_pictures_and_pdf_doc_docx_and_txt(): string
/** Open picture {name} */
export function messages_open_picture(v: { name: string | number }): string
/** Open requests */
export function messages_open_requests(): string
/** Remove {name} */
export function messages_remove(v: { name: string | number }): string
/** Report {name} */
export function messages_report(v: { name: string | number }): string
/** Report this message */
export function messages_report_this_message(): string
/** Say hello to {name}: what would you like to swap? */
export function messages_say_hello_to_what_would_you_like_to(v: { name: string | number }): string
/** Search conversations */
export function messages_search_conversations(): string
/** Seen */
export function messages_seen(): string
/** Send */
export function messages_send(): string
/** Sending... */
export function messages_sending(): string
/** Sending attachments... */
export function messages_sending_attachments(): string
/** Sent */
export function messages_sent(): string
/** Show older messages */
export function messages_show_older_messages(): string
/** You are signed out. <link>Sign in</link> to go on: what you write here is kept. */
export function messages_signed_out<T>(v: { link: (text: string) => T }): (string | T)[]
/** A message can be up to {length, number} characters long. */
export function messages_takes_at_most(v: { length: number }): string
/** The message must be text. */
export function messages_the_message_must_be_text(): string
/** We can’t find that person. */
export function messages_there_is_no_such_person(): string
/** This file is missing. */
export function messages_this_file_is_missing(): string
/** You can’t write to this person right now. */
export function messages_this_person_cannot_be_written_to_at(): string
/** This person would rather not hear from you. Please respect that. */
export function messages_this_person_would_rather_not_hear_from(): string
/** Today */
export function messages_today(): string
/** Unblock */
export function messages_unblock(): string
/** Unblock {name} */
export function messages_unblock_person(v: { name: string | number }): string
/** Unblocked */
export function messages_unblocked(): string
/** unread */
export function messages_unread(): string
/** Unsupported file */
export function messages_unsupported_file(): string
/** Unsupported file: {name}. Pictures, .pdf, .doc, .docx and .txt can be sent. */
export function messages_unsupported_file_pictures_pdf_doc_docx(v: { name: string | number }): string
/** {name} would rather not hear from you. Please respect that. */
export function messages_would_rather_not_hear_from_you_please(v: { name: string | number }): string
/** Write a message */
export function messages_write_a_message(): string
/** Write something or attach a file. */
export function messages_write_something_or_attach_a_file(): string
/** Yesterday */
export function messages_yesterday(): string
/** You */
export function messages_you(): string
/** You’re offline. Your messages will be sent when you’re back online. */
export function messages_you_are_offline_what_you_send_goes_out(): string
/** You can write to each other once everyone has said yes. */
export function messages_you_can_write_to_one_another_once(): string
/** You cannot block yourself. */
export function messages_you_cannot_block_yourself(): string
/** You cannot write to yourself. */
export function messages_you_cannot_write_to_yourself(): string
/** You have blocked {name}. Neither of you can write to the other. */
export function messages_you_have_blocked_neither_of_you_can(v: { name: string | number }): string
/** You have blocked this person. Unblock them to get in touch again. */
export function messages_you_have_blocked_this_person_unblock(): string
/** Earlier */
export function notifications_earlier(): string
/** Find something to swap for */
export function notifications_find_something_to_swap_for(): string
/** Loading... */
export function notifications_loading(): string
/** New: */
export function notifications_new(): string
/** No notifications yet. */
export function notifications_no_notifications_yet(): string
/** Notification */
export function notifications_notification(): string
/** Show older */
export function notifications_show_older(): string
/** Something went wrong! Try again */
export function notifications_something_went_wrong_try_again(): string
/** Something went wrong! The latest may be missing. */
export function notifications_something_went_wrong_what_is_new_may(): string
/** Today */
export function notifications_today(): string
/** Yesterday */
export function notifications_yesterday(): string
/** We’ll tell you here when someone wants to swap with you. */
export function notifications_you_will_hear_here_when_somebody_wants(): string
/** A heading can have up to {heading} characters. */
export function pages_a_heading_may_have_at_most_characters(v: { heading: string | number }): string
/** A little too fast */
export function pages_a_little_too_fast(): string
/** A text can have up to {sectionText} characters. */
export function pages_a_text_may_have_at_most_characters(v: { sectionText: string | number }): string
/** © {getFullYear} {name}. All rights reserved. */
export function pages_all_rights_reserved(v: { getFullYear: string | number; name: string | number }): string
/** You can show up to {services} services. */
export function pages_at_most_services_can_be_shown(v: { services: string | number }): string
/** You can show up to {steps} steps. */
export function pages_at_most_steps_can_be_shown(v: { steps: string | number }): string
/** Back in a moment */
export function pages_back_in_a_moment(): string
/** Browse all items */
export function pages_browse_all_items(): string
/** Each entry needs a title. */
export function pages_each_entry_needs_a_title(): string
/** Go to Home */
export function pages_go_to_home(): string
/** {who} has saved this since you opened it. {end} */
export function pages_has_saved_this_since_you_opened_it(v: { who: string | number; end: string | number }): string
/** It was not deleted. */
export function pages_it_was_not_deleted(): string
/** Last changed on <time>{changed}</time> */
export function pages_last_changed_on<T>(v: { time: (text: string) => T; changed: string | number }): (string | T)[]
/** A link has to begin with https:// */
export function pages_link_https(): string
/** This link is too long. */
export function pages_link_too_long(): string
/** You can show up to {most} links. */
export function pages_links_many(v: { most: string | number }): string
/** {what, select, name {The name} tagline {The tagline} description {The description} address {The address} other {The copyright line}} may have at most {longest} characters. */
export function pages_may_have_at_most_characters(v: { what: string; longest: string | number }): string
/** There’s nothing at this address. It may have been swapped already. Search for it, or look around. */
export function pages_nothing_stands_at_this_address_it_may(): string
/** Page not found */
export function pages_page_not_found(): string
/** Search */
export function pages_search(): string
/** Search here... */
export function pages_search_here(): string
/** Someone */
export function pages_somebody(): string
/** Something went wrong! */
export function pages_something_went_wrong(): string
/** That did not work */
export function pages_that_did_not_work(): string
/** That was a lot in a short time. Please wait a minute, then try again. */
export function pages_that_was_a_lot_in_a_short_time_please(): string
/** The mistake is ours, not yours. Please try again in a moment. */
export function pages_the_mistake_is_ours_not_yours_please(): string
/** The site is very busy or just starting again. Please try again shortly. */
export function pages_the_site_is_very_busy_or_just_starting(): string
/** We have no office, but the contact form always reaches us. */
export function pages_we_have_no_office_the_contact_form(): string
/** What you typed is still here. */
export function pages_what_you_typed_is_still_here(): string
/** A CVV has 3 or 4 digits. */
export function payments_a_cvv_has_3_or_4_digits(): string
/** A receipt has been sent to you@example.com. */
export function payments_a_receipt_has_been_sent_to_you_example(): string
/** Any digits will do. */
export function payments_any_digits_will_do(): string
/** Apply */
export function payments_apply(): string
/** PayPal would ask you to confirm the payment. Here PayPal isn’t contacted. */
export function payments_at_paypal_you_would_confirm_the(): string
/** Billing */
export function payments_billing(): string
/** Card number */
export function payments_card_number(): string
/** Card numbers have 12 to 19 digits. */
export function payments_card_numbers_have_12_to_19_digits(): string
/** Choose the right plan for you */
export function payments_choose_the_right_plan_for_you(): string
/** Confirm & Pay */
export function payments_confirm_pay(): string
/** Credit/Debit Card */
export function payments_credit_debit_card(): string
/** CVV */
export function payments_cvv(): string
/** Download Receipt */
export function payments_download_receipt(): string
/** Expiry */
export function payments_expiry(): string
/** MM/YY */
export function payments_expiry_example(): string
/** Go to Home */
export function payments_go_to_home(): string
/** I agree to the <link>Terms & Conditions</link> */
export function payments_i_agree_to_the_terms_conditions<T>(v: { link: (text: string) => T }): (string | T)[]
/** Month and year, as on the card. */
export function payments_month_and_year_as_on_the_card(): string
/** Monthly */
export function payments_monthly(): string
/** Name on card */
export function payments_name_on_card(): string
/** Payment details */
export function payments_payment_details(): string
/** Payment method */
export function payments_payment_method(): string
/** Payment Successful! */
export function payments_payment_successful(): string
/** PayPal */
export function payments_paypal(): string
/** Plan */
export function payments_plan(): string
/** Popular */
export function payments_popular(): string
/** {interval, select, year {/ year} other {/ month}} */
export function payments_price_each(v: { interval: string }): string
/** Promo code */
export function payments_promo_code(): string
/** Review and Confirm */
export function payments_review_and_confirm(): string
/** Save card */
export function payments_save_card(): string
/** Select */
export function payments_select(): string
/** Select {name} */
export function payments_select_2(v: { name: string | number }): string
/** Standard Plan */
export function payments_standard_plan(): string
/** Swapping is free. The plans show how members could share the cost of running the market. */
export function payments_swapping_is_free_the_plans_show_how(): string
/** Thank you! Your subscription is now active. */
export function payments_thank_you_your_subscription_is_now(): string
/** The last digits on the back. */
export function payments_the_last_digits_on_the_back(): string
/** The month is a number from 01 to 12. */
export function payments_the_month_is_a_number_from_01_to_12(): string
/** There are no plans at the moment. Swapping is free. */
export function payments_there_are_no_plans_at_the_moment(): string
/** This date has passed. */
export function payments_this_date_has_passed(): string
/** This is a demonstration. No payment is taken, and swapping is free whatever the plan. */
export function payments_this_is_a_demonstration_no_payment_is(): string
/** This is a demonstration. No payment is taken, and what you type here never leaves your browser. */
export function payments_this_is_a_demonstration_no_payment_is_2(): string
/** This is a demonstration: nothing was paid, and no email was sent. */
export function payments_this_is_a_demonstration_nothing_was(): string
/** Total */
export function payments_total(): string
/** Two digits for the month and two for the year. */
export function payments_two_digits_for_the_month_and_two_for(): string
/** About you */
export function people_about(): string
/** A few words for everyone who visits your page. You can leave it empty. */
export function people_about_help(): string
/** A part of town is enough: “Old Town, Springfield”. Everyone sees it next to your items, so leave out street and number. */
export function people_address_help(): string
/** Answer */
export function people_answer(): string
/** Everyone can read it below the review. You can answer once. */
export function people_answer_help(): string
/** Block */
export function people_block(): string
/** The owner would rather not hear from you. Please respect that. */
export function people_blocked_by_owner(): string
/** You have blocked the owner, so neither of you can ask the other for anything. */
export function people_blocked_owner(): string
/** People you have blocked */
export function people_blocked_people(): string
/** Blocking... */
export function people_blocking(): string
/** {browser} on {system} */
export function people_browser_on_system(v: { browser: string | number; system: string | number }): string
/** I have changed my mind */
export function people_call_off_changed_mind(): string
/** What happened? */
export function people_call_off_kind(): string
/** The other person didn’t come */
export function people_call_off_no_show(): string
/** Not as described */
export function people_call_off_not_as_described(): string
/** Something else */
export function people_call_off_other(): string
/** Change your profile */
export function people_change_profile(): string
/** Change review */
export function people_change_review(): string
/** Who sees your contact details? */
export function people_contact_choice(): string
/** That means your email and phone. People you’ve agreed on a swap with always see them. You can change this in your settings. */
export function people_contact_choice_help(): string
/** Who sees new members’ email and phone, unless they choose otherwise? */
export function people_contact_default(): string
/** Choices people have already made stay as they are. We recommend “members”: then neither visitors nor robots see them. */
export function people_contact_default_help(): string
/** Everyone, visitors too */
export function people_contact_everyone(): string
/** Members who are signed in */
export function people_contact_members(): string
/** Only people I swap with */
export function people_contact_partners(): string
/** Days that it’s valid: at least {min}. */
export function people_days_at_least(v: { min: string | number }): string
/** Days that it’s valid: at most {max}. */
export function people_days_at_most(v: { max: string | number }): string
/** You sign in with it. Choose below who else sees it. */
export function people_email_help(): string
/** Home */
export function people_home(): string
/** How was it? */
export function people_how_was_it(): string
/** People who can use it: at least {min}. */
export function people_invited_at_least(v: { min: string | number }): string
/** People who can use it: at most {max}. */
export function people_invited_at_most(v: { max: string | number }): string
/** {count, plural, one {# item} other {# items}} */
export function people_items(v: { count: number }): string
/** Looking for */
export function people_looking_for(): string
/** Member since {since} */
export function people_member_since(v: { since: string | number }): string
/** Everyone sees it next to your items. */
export function people_name_help(): string
/** New members */
export function people_new_members(): string
/** {choice, select, everyone {New members show email and phone to everyone} members {New members show email and phone to members} other {New members show email and phone to people they swap with}} */
export function people_new_members_show(v: { choice: string }): string
/** No */
export function people_no(): string
/** Nothing to swap at the moment. */
export function people_no_items(): string
/** You have nothing to swap at the moment. */
export function people_no_items_of_yours(): string
/** Nobody has written about a swap yet. */
export function people_no_reviews(): string
/** No-shows */
export function people_no_shows(): string
/** {count, plural, one {# swap} other {# swaps}} of the last 90 days, as {people, plural, one {one person says} other {# people say}} */
export function people_no_shows_count(v: { count: number; people: number }): string
/** We can’t find that session. */
export function people_no_such_session(): string
/** No swaps yet */
export function people_no_swaps(): string
/** Nobody. If you block someone, they can’t write to you or ask for your items, and you can’t ask for theirs. */
export function people_nobody_blocked(): string
/** Page */
export function people_page(): string
/** As others see it */
export function people_page_link(): string
/** Ten digits; +1 is added automatically. Choose below who sees it. */
export function people_phone_help(): string
/** Write it as you do at home, or with + and the country code. Choose below who sees it. */
export function people_phone_help_elsewhere(): string
/** Usually replies within a day */
export function people_replies_day(): string
/** Usually replies within an hour */
export function people_replies_hour(): string
/** Usually replies within a week */
export function people_replies_week(): string
/** Report */
export function people_report(): string
/** Report the review by {name} */
export function people_report_review_by(v: { name: string | number }): string
/** Everyone can read it, and {name} can answer. It’s shown once you’ve both written, or after 14 days. */
export function people_review_help(v: { name: string | number }): string
/** Write a review */
export function people_review_now(): string
/** Only you can see what you’ve written until {name} has written too or 14 days have passed. Until then you can change it. */
export function people_review_waits(v: { name: string | number }): string
/** {count, plural, one {# review} other {# reviews}} */
export function people_reviews(v: { count: number }): string
/** Reviews of this swap */
export function people_reviews_of_swap(): string
/** Saved */
export function people_saved(): string
/** Send answer */
export function people_send_answer(): string
/** Send message */
export function people_send_message(): string
/** Send review */
export function people_send_review(): string
/** Sending... */
export function people_sending(): string
/** Sign out everywhere */
export function people_sign_out_everywhere(): string
/** Sign out */
export function people_sign_out_there(): string
/** Signed in on */
export function people_signed_in_on(): string
/** Signed out everywhere */
export function people_signed_out_everywhere(): string
/** Signed out there */
export function people_signed_out_there(): string
/** Signing out... */
export function people_signing_out(): string
/** since {date} */
export function people_since(v: { date: string | number }): string
/** Would you swap with {name} again? */
export function people_swap_again_with(v: { name: string | number }): string
/** {swaps, plural, one {# swap} other {# swaps}} */
export function people_swaps(v: { swaps: number }): string
/** {swaps, plural, one {# swap} other {# swaps}}, {yes} would swap again */
export function people_swaps_again(v: { swaps: number; yes: string | number }): string
/** We can’t find that person. */
export function people_there_is_no_such_person(): string
/** This browser */
export function people_this_browser(): string
/** Unblock */
export function people_unblock(): string
/** Unblocking... */
export function people_unblocking(): string
/** An unknown browser */
export function people_unknown_browser(): string
/** Would not swap again */
export function people_would_not_swap_again(): string
/** Would swap again */
export function people_would_swap_again(): string
/** Yes */
export function people_yes(): string
/** You */
export function people_you(): string
/** You have blocked {name}. Neither of you can write to the other. */
export function people_you_have_blocked(v: { name: string | number }): string
/** Your answer */
export function people_your_answer(): string
/** Add */
export function place_add(): string
/** Add one */
export function place_add_one(): string
/** Adding... */
export function place_adding(): string
/** Anywhere */
export function place_anywhere(): string
/** Changed where and when backups are made */
export function place_audit_backups(): string
/** Set the country: {country} */
export function place_audit_country(v: { country: string | number }): string
/** Changed the languages: {site} for the site; offered: {names} */
export function place_audit_languages(v: { site: string | number; names: string | number }): string
/** Changed limits for members */
export function place_audit_limits(): string
/** Set the mail server: {host} */
export function place_audit_mail(v: { host: string | number }): string
/** Removed the mail server */
export function place_audit_no_mail(): string
/** Switched the plans {shown, select, on {on} other {off}} */
export function place_audit_plans(v: { shown: string }): string
/** Changed how much people may store */
export function place_audit_quota(): string
/** BACKUP_DIR is set on the server and takes precedence. */
export function place_backup_by_environment(): string
/** Write a whole number from {least} to {most}. */
export function place_backup_count_wrong(v: { least: string | number; most: string | number }): string
/** Daily copies that are kept */
export function place_backup_daily(): string
/** The small copies without pictures, one for each day. */
export function place_backup_daily_help(): string
/** Days from one full backup to the next */
export function place_backup_every(): string
/** Where full backups go */
export function place_backup_folder(): string
/** A folder on the server, preferably on another disk, for example /var/backups/swapyard. If empty, no backups are made. */
export function place_backup_folder_help(): string
/** Full backups go to {folder}. */
export function place_backup_folder_is(v: { folder: string | number }): string
/** Anyone can read what’s in this folder. Choose another. */
export function place_backup_folder_public(): string
/** The site isn’t allowed to write to this folder ({reason}). Choose another, or give it permission on the server. */
export function place_backup_folder_refused(v: { reason: string | number }): string
/** Write the whole path of a folder, such as /var/backups/swapyard. */
export function place_backup_folder_wrong(): string
/** Full backups that are kept */
export function place_backup_full(): string
/** The last backup with the pictures in it is old. Take one here, or name a folder in the settings. */
export function place_backup_is_old(): string
/** Weekly copies that are kept */
export function place_backup_weekly(): string
/** For the weeks before that, the last copy of each week. */
export function place_backup_weekly_help(): string
/** The last backup has no pictures in it. Take one here, or name a folder in the settings. */
export function place_backup_without_pictures(): string
/** Backups */
export function place_backups(): string
/** Each day the site makes a small copy of everything but the pictures. A full backup holds the pictures, too: the first one is made as soon as you save where it goes. */
export function place_backups_lead(): string
/** Choose a country. */
export function place_choose_a_country(): string
/** Choose a language. */
export function place_choose_a_language(): string
/** Members write to us here. <link>Sign in</link> to do so. */
export function place_contact_for_members<T>(v: { link: (text: string) => T }): (string | T)[]
/** Country */
export function place_country(): string
/** Phone numbers are read and written the way they are there. */
export function place_country_help(): string
/** of {size}. Less than the {least} that must always stay free is left: files aren’t accepted, and nobody can post. Free up space, or lower that limit. */
export function place_disk_takes_no_files(v: { size: string | number; least: string | number }): string
/** Backup not downloaded */
export function place_download_broke_off(): string
/** The download was interrupted. Let your browser resume it within 15 minutes, or make the backup again. */
export function place_download_broke_off_help(): string
/** These are the standard link lists, in each reader’s language. */
export function place_footer_as_delivered(): string
/** Back to the standard lists */
export function place_footer_back(): string
/** Change the lists */
export function place_footer_change(): string
/** An address begins with / for a page of this site, or with https:// */
export function place_footer_href(): string
/** What it says */
export function place_footer_label(): string
/** A text here can have up to {most} characters. */
export function place_footer_line_long(v: { most: string | number }): string
/** Each list and each link needs a text. */
export function place_footer_line_missing(): string
/** Links of list {number} */
export function place_footer_links(v: { number: string | number }): string
/** Lists of links */
export function place_footer_lists(): string
/** At most {most} can be shown. */
export function place_footer_many(v: { most: string | number }): string
/** Text below it */
export function place_hero_caption(): string
/** You can show up to {most} pictures. */
export function place_hero_many(v: { most: string | number }): string
/** Pictures next to the headline */
export function place_hero_pictures(): string
/** Without pictures, two drawings are shown. */
export function place_hero_pictures_help(): string
/** Copy from before a restore */
export function place_kept_from_before(): string
/** {size}; pictures that only this copy uses are kept with it. Once everything is fine, delete it on the server: <command></command> */
export function place_kept_from_before_help<T>(v: { size: string | number; command: (text: string) => T }): (string | T)[]
/** Language of the site */
export function place_language_of_the_site(): string
/** For visitors whose language you don’t offer, for emails to people who haven’t chosen one, and for the standard texts. */
export function place_language_of_the_site_help(): string
/** Languages */
export function place_languages(): string
/** Offered */
export function place_languages_offered(): string
/** What visitors and members can switch to. The language of the site is always among them. */
export function place_languages_offered_help(): string
/** Limits */
export function place_limits(): string
/** Email */
export function place_mail(): string
/** SMTP_URL is set on the server and takes precedence. Remove it there to set up the mail server here. */
export function place_mail_by_environment(): string
/** Failing */
export function place_mail_failing(): string
/** From */
export function place_mail_from(): string
/** MAIL_FROM is set on the server and takes precedence: {from} */
export function place_mail_from_by_environment(v: { from: string | number }): string
/** If empty, it is the user above, if that’s an email address; otherwise {from}. */
export function place_mail_from_help(v: { from: string | number }): string
/** If empty, it is the user above: {from}. */
export function place_mail_from_help_user(v: { from: string | number }): string
/** Enter an email address, such as market@example.org. */
export function place_mail_from_wrong(): string
/** Server */
export function place_mail_host(): string
/** For example smtp.example.org */
export function place_mail_host_help(): string
/** Enter the name of a mail server, such as smtp.example.org. */
export function place_mail_host_wrong(): string
/** The mail server’s password isn’t kept in backups: enter it again in the settings. */
export function place_mail_lacks_password(): string
/** What your email provider calls SMTP. We send an email to {email} before anything is saved. */
export function place_mail_lead(v: { email: string | number }): string
/** No mail server answers there. Check server and port: {reason} */
export function place_mail_no_answer(v: { reason: string | number }): string
/** There is no server of this name: {reason} */
export function place_mail_no_such_host(v: { reason: string | number }): string
/** The server does not encrypt at this port, so no password is sent to it: {reason} */
export function place_mail_no_tls(v: { reason: string | number }): string
/** Password */
export function place_mail_password(): string
/** It is shown to nobody, and is in no backup. */
export function place_mail_password_help(): string
/** Enter the password of this user. */
export function place_mail_password_missing(): string
/** A password is saved. Leave this empty to keep it, as long as you don’t change the server or user. */
export function place_mail_password_stays(): string
/** Port */
export function place_mail_port(): string
/** Usually 587; 465 if the connection is encrypted from the start. */
export function place_mail_port_help(): string
/** A port is a number from 1 to 65535. */
export function place_mail_port_wrong(): string
/** The server doesn’t accept mail from this address: {reason} */
export function place_mail_refuses_sender(v: { reason: string | number }): string
/** The server doesn’t accept this user and password: {reason} */
export function place_mail_refuses_sign_in(v: { reason: string | number }): string
/** Stop sending emails */
export function place_mail_remove(): string
/** Saved. A test email to {email} is on its way. */
export function place_mail_saved(v: { email: string | number }): string
/** Try and save */
export function place_mail_try(): string
/** Sending an email... */
export function place_mail_trying(): string
/** User */
export function place_mail_user(): string
/** Often the whole email address. Empty where the server asks for none. */
export function place_mail_user_help(): string
/** This is too long, or has characters that aren’t allowed. */
export function place_mail_user_wrong(): string
/** Missing files */
export function place_missing_files(): string
/** Pictures or files that people have sent are missing from the uploads folder; a drawing is shown instead. Restore a backup that includes the pictures, or put the folder back. */
export function place_missing_files_help(): string
/** Language */
export function place_my_language(): string
/** Pages and emails will be in this language. If you choose none, emails come in the language of the site. */
export function place_my_language_help(): string
/** As set in your browser */
export function place_my_language_none(): string
/** Name */
export function place_name(): string
/** Neighbourhood */
export function place_neighbourhood(): string
/** Neighbourhoods */
export function place_neighbourhoods(): string
/** Parts of your place. People and items may name one, and browsing can be narrowed to it. Without a list people type an address. */
export function place_neighbourhoods_lead(): string
/** Another version on the disk */
export function place_next_start(): string
/** It is older than the database, and would not start. Put the newer version back, or restore the backup from before the update. */
export function place_next_start_older(): string
/** An update has put it there, but the previous version is still running. Restart the site on its server. */
export function place_next_start_restart(): string
/** No */
export function place_no(): string
/** There is none yet. */
export function place_no_neighbourhoods(): string
/** Nobody has sent a picture or a file yet. */
export function place_nobody_stores(): string
/** None */
export function place_none(): string
/** Another address */
export function place_opened_elsewhere(): string
/** Someone opened the site at that address and got no live updates. If people use it, set PUBLIC_URL to it on the server; it is now {url}. */
export function place_opened_elsewhere_help(v: { url: string | number }): string
/** Your pictures and files use {used} of {most}. */
export function place_own_storage(v: { used: string | number; most: string | number }): string
/** Limits for members */
export function place_people_meet(): string
/** Place */
export function place_place(): string
/** Show plans */
export function place_plans_shown(): string
/** Without plans, the page only shows people their own trades. */
export function place_plans_shown_help(): string
/** Require a confirmed email address before posting */
export function place_proof_to_post(): string
/** New files per day, everyone together */
export function place_quota_day(): string
/** Disk space always kept free */
export function place_quota_disk(): string
/** Per person */
export function place_quota_person(): string
/** Remove */
export function place_remove(): string
/** Removing... */
export function place_removing(): string
/** Restore undone */
export function place_restore_put_back(): string
/** That backup did not start, so the site is back to how it was. The failed one is kept as {file}; this notice goes once you delete that file. */
export function place_restore_put_back_help(v: { file: string | number }): string
/** When the site restarts, a backup replaces what is here now, and anything written until then is not in it. Restart now, or cancel the restore. */
export function place_restore_waits_help(): string
/** Saved */
export function place_saved(): string
/** Settings */
export function place_settings(): string
/** Sign-ups per hour from one network */
export function place_sign_ups(): string
/** Everyone at a launch evening in a library counts as one network. */
export function place_sign_ups_help(): string
/** Give a whole number from 1 to 10000 */
export function place_sign_ups_number(): string
/** Pictures and files */
export function place_storage(): string
/** In megabytes. {today} were sent in the last day. 0 means nothing is accepted; going over a limit only stops new files. */
export function place_storage_lead(v: { today: string | number }): string
/** Where you are */
export function place_where(): string
/** Where I live */
export function place_where_i_live(): string
/** Who uses the most space */
export function place_who_stores_most(): string
/** Give a whole number of megabytes */
export function place_whole_megabytes(): string
/** Yes */
export function place_yes(): string
/** A message without text */
export function reports_a_message_without_text(): string
/** A review without text */
export function reports_a_review_without_text(): string
/** Anything else we should know? */
export function reports_anything_else_we_should_know(): string
/** Choose what is wrong. */
export function reports_choose_what_is_wrong(): string
/** Misleading or fraudulent */
export function reports_misleading_or_a_fraud(): string
/** Not allowed, or dangerous */
export function reports_not_allowed_or_dangerous(): string
/** Only the people who run this site read what you write. The owner won’t know who reported it. */
export function reports_only_the_people_who_run_this_site_read(): string
/** Only the people who run this site read what you write, this message and the ones around it. The sender won’t know. */
export function reports_only_the_people_who_run_this_site_read_2(): string
/** Only the people who run this site read what you write. The person who wrote the review won’t know who reported it. */
export function reports_only_the_people_who_run_this_site_read_3(): string
/** Only the people who run this site read what you write. The person won’t know who reported them. */
export function reports_only_the_people_who_run_this_site_read_4(): string
/** Report this {kind, select, item {item} message {message} review {review} other {person}} */
export function reports_report_this(v: { kind: string }): string
/** Rude, hateful or threatening */
export function reports_rude_hateful_or_threatening(): string
/** Say in a few words what is wrong. */
export function reports_say_in_a_few_words_what_is_wrong(): string
/** Say what it is: an item, a message, a person or a review. */
export function reports_say_what_it_is_an_item_a_message_a(): string
/** Say which one. */
export function reports_say_which_one(): string
/** Send report */
export function reports_send_report(): string
/** Sending... */
export function reports_sending(): string
/** Something else */
export function reports_something_else(): string
/** Spam or advertising */
export function reports_spam_or_advertising(): string
/** Thank you. Someone from the community will look at it. */
export function reports_thank_you_somebody_of_the_community(): string
/** We can’t find that {kind, select, item {item} message {message} review {review} other {person}}. */
export function reports_there_is_no_such(v: { kind: string }): string
/** This {kind, select, item {item} message {message} review {review} other {person}} is your own. */
export function reports_this_is_your_own(v: { kind: string }): string
/** What is wrong? */
export function reports_what_is_wrong(): string
/** You cannot report yourself. */
export function reports_you_cannot_report_yourself(): string
/** {most} of your reports are still waiting. Please give us some time. */
export function reports_you_have_reported_much_already(v: { most: string | number }): string
/** You’ve already reported this {kind, select, item {item} message {message} review {review} other {person}}. Someone will look at it soon. */
export function reports_you_have_reported_this_already(v: { kind: string }): string
/** Back */
export function requests_back(): string
/** Start again with what’s left */
export function requests_begin_anew(): string
/** Beginning... */
export function requests_beginning(): string
/** You’ve started posting {name}. That draft will be replaced by what you got. */
export function requests_draft_goes(v: { name: string | number }): string
/** We couldn’t load it. Please try again. */
export function requests_list_failed(): string
/** Post what I got */
export function requests_list_got(): string
/** List {name} */
export function requests_list_one(v: { name: string | number }): string
/** Not answered in time */
export function requests_not_answered(): string
/** {name} has made you another offer. */
export function requests_other_offer(v: { name: string | number }): string
/** Replace it */
export function requests_replace(): string
/** Replace what you were writing? */
export function requests_replace_draft(): string
/** {count, plural, one {# request for {name}} other {# requests for {name}}} */
export function requests_rivals(v: { count: number; name: string | number }): string
/** You have agreed: {offered} for {wanted} */
export function requests_step_agreed(v: { offered: string | number; wanted: string | number }): string
/** {name} offered {offered} for {wanted} */
export function requests_step_asked(v: { name: string | number; offered: string | number; wanted: string | number }): string
/** You offered {offered} for {wanted} */
export function requests_step_asked_by_me(v: { offered: string | number; wanted: string | number }): string
/** Called off: {offered} for {wanted} */
export function requests_step_called_off(v: { offered: string | number; wanted: string | number }): string
/** Swapped: {offered} for {wanted} */
export function requests_step_completed(v: { offered: string | number; wanted: string | number }): string
/** {name} confirmed the swap: {offered} for {wanted} */
export function requests_step_confirmed(v: { name: string | number; offered: string | number; wanted: string | number }): string
/** You confirmed the swap: {offered} for {wanted} */
export function requests_step_confirmed_by_me(v: { offered: string | number; wanted: string | number }): string
/** Declined: {offered} for {wanted} */
export function requests_step_declined(v: { offered: string | number; wanted: string | number }): string
/** {name} edited a listing: {offered} for {wanted} */
export function requests_step_edited(v: { name: string | number; offered: string | number; wanted: string | number }): string
/** You edited a listing: {offered} for {wanted} */
export function requests_step_edited_by_me(v: { offered: string | number; wanted: string | number }): string
/** Ended: {offered} for {wanted} */
export function requests_step_ended(v: { offered: string | number; wanted: string | number }): string
/** You have agreed on a place and a time */
export function requests_step_meeting(): string
/** {name} proposed a place and a time */
export function requests_step_meeting_proposed(v: { name: string | number }): string
/** You proposed a place and a time */
export function requests_step_meeting_proposed_by_me(): string
/** {name} made another offer: {offered} for {wanted} */
export function requests_step_offered(v: { name: string | number; offered: string | number; wanted: string | number }): string
/** You made another offer: {offered} for {wanted} */
export function requests_step_offered_by_me(v: { offered: string | number; wanted: string | number }): string
/** Taken back: {offered} for {wanted} */
export function requests_step_withdrawn(v: { offered: string | number; wanted: string | number }): string
/** Your turn: accept, decline, or make another offer. */
export function requests_turn_all(): string
/** Your turn: accept or decline. */
export function requests_turn_answer(): string
/** Your turn: make another offer, or decline. */
export function requests_turn_counter(): string
/** Your turn: it can’t be accepted right now. You can wait or decline. */
export function requests_turn_decline(): string
/** an item */
export function requests_unnamed(): string
/** Part of our swap is gone. Shall we swap what’s left? */
export function requests_what_is_left(): string
/** With {name}, which is not listed */
export function requests_with_unlisted(v: { name: string | number }): string
/** Accept */
export function swaps_accept(): string
/** Accept this swap? */
export function swaps_accept_this_swap(): string
/** Accepting... */
export function swaps_accepting(): string
/** Add something that is not listed */
export function swaps_add_something_that_is_not_listed(): string
/** Agreed */
export function swaps_agreed(): string
/** All {count} of these */
export function swaps_all_of_these(v: { count: string | number }): string
/** All of these are offered together */
export function swaps_all_of_these_are_offered_together(): string
/** All of these have to belong to one person. */
export function swaps_all_of_these_have_to_be_items_of_one(): string
/** All offers so far ({count}) */
export function swaps_all_offers_so_far(v: { count: string | number }): string
/** All requests */
export function swaps_all_requests(): string
/** Already part of an offer between you two */
export function swaps_already_in_an_offer(): string
/** Only the person who made an offer can change it, until it’s answered. */
export function swaps_an_offer_can_be_changed_by_the_one_who(): string
/** and {rest, plural, one {# more} other {# more}} */
export function swaps_and_more(v: { rest: number }): string
/** Any {n} of these */
export function swaps_any_of_these(v: { n: string | number }): string
/** any {pick} of these {listed} */
export function swaps_any_of_these_listed(v: { pick: string | number; listed: string | number }): string
/** Ask for more of theirs */
export function swaps_ask_for_more_of_theirs(): string
/** You asked <who>{name}</who> */
export function swaps_asked_by_you_who<T>(v: { who: (text: string) => T; name: string | number }): (string | T)[]
/** Asked you <when></when> */
export function swaps_asked_you<T>(v: { when: (text: string) => T }): (string | T)[]
/** {name} asks for {item} in another request that is still open. */
export function swaps_asks_for_it_in_another_request(v: { name: string | number; item: string | number }): string
/** <who>{name}</who> asks you */
export function swaps_asks_you<T>(v: { who: (text: string) => T; name: string | number }): (string | T)[]
/** You can choose up to {items} items */
export function swaps_at_most_items_can_be_named(v: { items: string | number }): string
/** Back */
export function swaps_back(): string
/** Back to the request */
export function swaps_back_to_the_request(): string
/** Reason: {reason} */
export function swaps_because(v: { reason: string | number }): string
/** Both sides have to give something */
export function swaps_both_sides_have_to_give_something(): string
/** Browse all items */
export function swaps_browse_all_items(): string
/** Call off */
export function swaps_call_off(): string
/** Calling off... */
export function swaps_calling_off(): string
/** Cancel Request */
export function swaps_cancel_request(): string
/** Canceling... */
export function swaps_canceling(): string
/** {name} cannot swap at the moment. The request waits, or you can decline it. */
export function swaps_cannot_swap_at_the_moment_the_request(v: { name: string | number }): string
/** Change offer */
export function swaps_change_offer(): string
/** Change words and pictures of what you offer */
export function swaps_change_words_and_pictures_of_what_you(): string
/** Change your offer */
export function swaps_change_your_offer(): string
/** Choose an item */
export function swaps_choose_an_item(): string
/** {pick, plural, one {Choose # of these for yourself} other {Choose # of these for yourself}} */
export function swaps_choose_for_yourself(v: { pick: number }): string
/** Choose from what’s offered */
export function swaps_choose_of_what_is_offered(): string
/** Choose {pick} from what’s offered */
export function swaps_choose_of_what_is_offered_2(v: { pick: string | number }): string
/** {pick, plural, one {Choose # of these to give} other {Choose # of these to give}} */
export function swaps_choose_to_give(v: { pick: number }): string
/** Choose a reason */
export function swaps_choose_why(): string
/** Confirmed Request */
export function swaps_confirmed_request(): string
/** Confirming... */
export function swaps_confirming(): string
/** Decline */
export function swaps_decline(): string
/** Declining. You have a few seconds to undo it. */
export function swaps_declining_you_can_undo_it_for_some(): string
/** Done */
export function swaps_done(): string
/** Exchange */
export function swaps_exchange(): string
/** Exchange request */
export function swaps_exchange_request(): string
/** Exchange Request */
export function swaps_exchange_request_2(): string
/** Exchange request created successfully */
export function swaps_exchange_request_created_successfully(): string
/** Exchange request submitted Successful! */
export function swaps_exchange_request_submitted_successful(): string
/** Exchange requests */
export function swaps_exchange_requests(): string
/** Failed to accept the request */
export function swaps_failed_to_accept_the_request(): string
/** Failed to call off the swap */
export function swaps_failed_to_call_off_the_swap(): string
/** Failed to cancel the request */
export function swaps_failed_to_cancel_the_request(): string
/** Failed to confirm the swap */
export function swaps_failed_to_confirm_the_swap(): string
/** Failed to create exchange request */
export function swaps_failed_to_create_exchange_request(): string
/** Failed to load exchange details. */
export function swaps_failed_to_load_exchange_details(): string
/** Failed to load product details. */
export function swaps_failed_to_load_product_details(): string
/** Failed to send the offer */
export function swaps_failed_to_send_the_offer(): string
/** Failed to withdraw the request */
export function swaps_failed_to_withdraw_the_request(): string
/** Find something to swap for */
export function swaps_find_something_to_swap_for(): string
/** {offered} for {wanted} */
export function swaps_first_for_second(v: { offered: string | number; wanted: string | number }): string
/** For <strong>{name}</strong> */
export function swaps_for_item<T>(v: { strong: (text: string) => T; name: string | number }): (string | T)[]
/** For <strong>{name}</strong>. {owner} would take: <strong>{preferences}</strong> */
export function swaps_for_item_would_take<T>(v: { strong: (text: string) => T; name: string | number; owner: string | number; preferences: string | number }): (string | T)[]
/** For now {other} cannot swap. You can wait for them, or call the swap off. */
export function swaps_for_now_cannot_swap_you_can_wait_for(v: { other: string | number }): string
/** Go to Home */
export function swaps_go_to_home(): string
/** {name} has ended. */
export function swaps_has_ended(v: { name: string | number }): string
/** How many of these may {name} choose? */
export function swaps_how_many_of_these_may_choose(v: { name: string | number }): string
/** How many of these would you choose? */
export function swaps_how_many_of_these_would_you_choose(): string
/** Images * */
export function swaps_images(): string
/** Incoming Request */
export function swaps_incoming_request(): string
/** {alone, select, yes {This item} other {{name}}} is not available any more. */
export function swaps_is_not_available_any_more(v: { alone: string; name: string | number }): string
/** {alone, select, yes {This item} other {{name}}} is reserved for another swap. */
export function swaps_is_reserved_for_another_swap(v: { alone: string; name: string | number }): string
/** Item offered */
export function swaps_item_offered(): string
/** Item wanted */
export function swaps_item_wanted(): string
/** Its owner has made you another offer. It is your turn. */
export function swaps_its_owner_has_made_you_another_offer(): string
/** Last step */
export function swaps_last_step(): string
/** Loading... */
export function swaps_loading(): string
/** Make another offer */
export function swaps_make_another_offer(): string
/** Message */
export function swaps_message(): string
/** Message * */
export function swaps_message_2(): string
/** My Trades */
export function swaps_my_trades(): string
/** Name */
export function swaps_name(): string
/** Name each item once */
export function swaps_name_each_item_once(): string
/** No requests found. */
export function swaps_no_requests_found(): string
/** No trade is under way. List something, or ask for what you like. */
export function swaps_no_trade_is_under_way_list_something(): string
/** Not available */
export function swaps_not_available(): string
/** Not confirmed by both in time */
export function swaps_not_confirmed_by_both_in_time(): string
/** nothing */
export function swaps_nothing(): string
/** Nothing has changed yet: change what’s swapped, or write a message. */
export function swaps_nothing_is_different_yet(): string
/** Offer one of your own available items. */
export function swaps_offer_one_of_your_own_available_items(): string
/** Once accepted, these items are reserved for the two of you. You then agree on a place and a time. */
export function swaps_once_accepted_these_items_are_reserved(): string
/** One of the two items is reserved for another swap, so this request waits. */
export function swaps_one_of_the_two_items_is_reserved_for(): string
/** Only the one who made this offer can change it. */
export function swaps_only_the_one_who_made_this_offer_can(): string
/** Or something that is not listed */
export function swaps_or_something_that_is_not_listed(): string
/** {offered} for {wanted} */
export function swaps_picture_label(v: { offered: string | number; wanted: string | number }): string
/** Please say why */
export function swaps_please_say_why(): string
/** Post Your First Trade */
export function swaps_post_your_first_trade(): string
/** Received */
export function swaps_received(): string
/** ✔️ Request Accepted */
export function swaps_request_accepted(): string
/** Request accepted successfully */
export function swaps_request_accepted_successfully(): string
/** Request canceled successfully */
export function swaps_request_canceled_successfully(): string
/** ❌ Request Declined */
export function swaps_request_declined(): string
/** Request updated successfully */
export function swaps_request_updated_successfully(): string
/** Request withdrawn */
export function swaps_request_withdrawn(): string
/** Request withdrawn successfully */
export function swaps_request_withdrawn_successfully(): string
/** <who>{whoName}</who>: {offered} for {wanted} */
export function swaps_said_terms<T>(v: { who: (text: string) => T; whoName: string | number; offered: string | number; wanted: string | number }): (string | T)[]
/** <who>{whoName}</who>: {offered} ({pick}) for {wanted} */
export function swaps_said_terms_pick<T>(v: { who: (text: string) => T; whoName: string | number; offered: string | number; pick: string | number; wanted: string | number }): (string | T)[]
/** Save offer */
export function swaps_save_offer(): string
/** Say why it is a good swap, and when you could meet. */
export function swaps_say_why_it_is_a_good_swap_and_when_you(): string
/** Search */
export function swaps_search(): string
/** See it under Cancel Request */
export function swaps_see_it_under_cancel_request(): string
/** See it under Confirmed Request */
export function swaps_see_it_under_confirmed_request(): string
/** See the swap */
export function swaps_see_the_swap(): string
/** See what’s waiting */
export function swaps_see_what_waits(): string
/** See your request */
export function swaps_see_your_request(): string
/** Send offer */
export function swaps_send_offer(): string
/** Sending... */
export function swaps_sending(): string
/** Sent */
export function swaps_sent(): string
/** Sent by you */
export function swaps_sent_by_you(): string
/** Sent by you, waiting */
export function swaps_sent_by_you_waiting(): string
/** Show more */
export function swaps_show_more(): string
/** <link>Sign in</link> to see your trades: whose turn it is, what waits and what is agreed. */
export function swaps_sign_in_to_see_your_trades_whose_turn<T>(v: { link: (text: string) => T }): (string | T)[]
/** A swap has been agreed for this item, so it isn’t open to new requests for now. */
export function swaps_somebody_has_agreed_to_swap_for_this(): string
/** Something went wrong! */
export function swaps_something_went_wrong(): string
/** Something went wrong! What is new may be missing. */
export function swaps_something_went_wrong_what_is_new_may(): string
/** Submit */
export function swaps_submit(): string
/** Submitting... */
export function swaps_submitting(): string
/** Swap called off */
export function swaps_swap_called_off(): string
/** Swap completed */
export function swaps_swap_completed(): string
/** Swap completed. Enjoy! {swappedText} */
export function swaps_swap_completed_enjoy(v: { swappedText: string | number }): string
/** Swap confirmed */
export function swaps_swap_confirmed(): string
/** Tap one or more. */
export function swaps_tap_one_or_more(): string
/** Only the other side of this request can do that. */
export function swaps_that_is_for_the_other_side_of_this(): string
/** The item is gone */
export function swaps_the_item_is_gone(): string
/** The listing owner has been notified. */
export function swaps_the_listing_owner_has_been_notified(): string
/** The message */
export function swaps_the_message(): string
/** The offer has changed in the meantime. The new one is below; what you chose is still here. */
export function swaps_the_offer_has_changed_meanwhile_it_is(): string
/** The offer has changed in the meantime. Please look at it again. */
export function swaps_the_offer_has_changed_meanwhile_please(): string
/** There aren’t that many to choose from */
export function swaps_there_are_not_so_many_to_choose_from(): string
/** {revisions, plural, one {There has been # offer.} other {There have been # offers.}} Accept this one, or end the request. */
export function swaps_there_have_been_offers_accept_this_one(v: { revisions: number }): string
/** There is a newer offer: accept it, or make another one. */
export function swaps_there_is_a_newer_offer_accept_it_or(): string
/** We can’t find that item. */
export function swaps_there_is_no_such_item(): string
/** We can’t find that request. */
export function swaps_there_is_no_such_request(): string
/** {alone, select, yes {This item} other {{name}}} is not available {isHidden, select, yes {at the moment} other {any more}}. */
export function swaps_thing_is_not_available(v: { alone: string; name: string | number; isHidden: string }): string
/** This */
export function swaps_this(): string
/** This {noun, select, request {request} other {swap}} has already been accepted. */
export function swaps_this_has_been_accepted_already(v: { noun: string }): string
/** This {noun, select, request {request} other {swap}} has already been declined. */
export function swaps_this_has_been_declined_already(v: { noun: string }): string
/** This {noun, select, request {request} other {swap}} has been withdrawn. */
export function swaps_this_has_been_withdrawn(v: { noun: string }): string
/** This {noun, select, request {request} other {swap}} has ended because one of its items is gone. */
export function swaps_this_has_ended_because_an_item_of_it(v: { noun: string }): string
/** This {noun, select, request {request} other {swap}} has ended because it was not answered or confirmed in time. */
export function swaps_this_has_ended_because_it_was_not(v: { noun: string }): string
/** This {noun, select, request {request} other {swap}} has not been accepted yet. */
export function swaps_this_has_not_been_accepted_yet(v: { noun: string }): string
/** This item is your own. */
export function swaps_this_item_is_your_own(): string
/** This must be a whole number, 1 or more */
export function swaps_this_must_be_a_whole_number_from_1_on(): string
/** This request is on hold because {other} can’t swap right now. */
export function swaps_this_request_waits_since_cannot_swap(v: { other: string | number }): string
/** This swap has been called off. */
export function swaps_this_swap_has_been_called_off(): string
/** This swap is already completed. */
export function swaps_this_swap_is_completed_already(): string
/** To do */
export function swaps_to_be_done(): string
/** Undo */
export function swaps_undo(): string
/** Upload */
export function swaps_upload(): string
/** View Details */
export function swaps_view_details(): string
/** Waiting for the other person */
export function swaps_waiting_for_the_other(): string
/** Waiting for {other} to answer. */
export function swaps_waiting_for_to_answer(v: { other: string | number }): string
/** {name} was called off. You can answer requests for these items again. */
export function swaps_was_called_off_requests_that_waited(v: { name: string | number }): string
/** We have swapped */
export function swaps_we_have_swapped(): string
/** What do you offer? */
export function swaps_what_do_you_offer(): string
/** What else of {name} would you like? */
export function swaps_what_else_of_would_you_like(v: { name: string | number }): string
/** Why are you calling it off? */
export function swaps_why_do_you_call_it_off(): string
/** with {name} */
export function swaps_with(v: { name: string | number }): string
/** Withdraw */
export function swaps_withdraw(): string
/** Withdrawing... */
export function swaps_withdrawing(): string
/** Write to {name} */
export function swaps_write_to(v: { name: string | number }): string
/** You */
export function swaps_you(): string
/** You and {other} have agreed: {name}. Next you agree on a place and a time. */
export function swaps_you_and_have_agreed_next_you_agree_on(v: { other: string | number; name: string | number }): string
/** You asked <when></when> */
export function swaps_you_asked<T>(v: { when: (text: string) => T }): (string | T)[]
/** You gave {namesOf} and got {namesOf2}. */
export function swaps_you_gave_and_got(v: { namesOf: string | number; namesOf2: string | number }): string
/** you get */
export function swaps_you_get(): string
/** You get from {name} */
export function swaps_you_get_from(v: { name: string | number }): string
/** you give */
export function swaps_you_give(): string
/** You give */
export function swaps_you_give_these(): string
/** You have agreed to swap for this. */
export function swaps_you_have_agreed_to_swap_for_this(): string
/** You have asked for this item already. Your request is waiting for an answer. */
export function swaps_you_have_asked_for_this_item_already(): string
/** You have asked for this. Its owner has not answered yet. */
export function swaps_you_have_asked_for_this_its_owner_has(): string
/** You have confirmed the swap. Waiting for {other} to confirm it too. */
export function swaps_you_have_confirmed_the_swap_waiting(v: { other: string | number }): string
/** You have already confirmed this swap. */
export function swaps_you_have_confirmed_this_swap_already(): string
/** You haven’t posted anything yet. Describe below what you offer, or <link>post an item</link>. */
export function swaps_you_have_posted_nothing_yet_say_below<T>(v: { link: (text: string) => T }): (string | T)[]
/** You have {requests} pending requests, which is the limit. Withdraw one before you send another. */
export function swaps_you_have_so_many_pending_requests(v: { requests: string | number }): string
/** Your {give} for {get} */
export function swaps_your_for(v: { give: string | number; get: string | number }): string
/** Your offer was sent */
export function swaps_your_offer_was_sent(): string
/** Your turn */
export function swaps_your_turn(): string
/** Your turn: agree on a place and a time, swap, then confirm it. */
export function swaps_your_turn_agree_on_a_place_and_a_time(): string
/** Your turn: {other} says that you have swapped. Confirm it, or call it off. */
export function swaps_your_turn_says_that_you_have_swapped(v: { other: string | number }): string
/** Translated into {language}: {text} */
export function texts_audit(v: { language: string | number; text: string | number }): string
/** We can’t find that text. */
export function texts_gone(): string
/** Your own texts, for people who read in another language. If you leave one empty, they see what you wrote. */
export function texts_lead(): string
/** Everything here is still the standard text, in every language. */
export function texts_none(): string
/** This site is only offered in one language. */
export function texts_one_language(): string
/** A whole page gets a version of its own: people who read German see about-de instead of about. */
export function texts_pages(): string
/** Other languages */
export function texts_title(): string
/** See the message */
export function told_admin_contact_button(): string
/** {name} has written by the contact form. */
export function told_admin_contact_text(v: { name: string | number }): string
/** New Contact Message */
export function told_admin_contact_title(): string
/** What concerns running this site */
export function told_admin_mails(): string
/** See who it is */
export function told_admin_person_waits_button(): string
/** {who} has signed up and waits to be let in. */
export function told_admin_person_waits_text(v: { who: string | number }): string
/** Someone Wants to Join */
export function told_admin_person_waits_title(): string
/** See the reports */
export function told_admin_report_button(): string
/** New Report */
export function told_admin_report_title(): string
/** The swap of {things} for {others} may not take place. We’ve let the people in it know that they can call it off. */
export function told_admin_swap_in_doubt_text(v: { things: string | number; others: string | number }): string
/** Swap in Doubt */
export function told_admin_swap_in_doubt_title(): string
/** The swap of {things} for {others} was called off: someone in it has left the site. */
export function told_admin_swap_lost_text(v: { things: string | number; others: string | number }): string
/** Swap Called Off */
export function told_admin_swap_lost_title(): string
/** {first} and {more, plural, one {# more} other {# more}} */
export function told_and_more(v: { first: string | number; more: number }): string
/** Choose what I get */
export function told_choose(): string
/** You give {gives} and get {gets}. Agree on places and times. */
export function told_circle_agreed_text(v: { gives: string | number; gets: string | number }): string
/** Everyone Said Yes */
export function told_circle_agreed_title(): string
/** You have less than a day to say yes or no: you’d give {gives} and get {gets}. */
export function told_circle_answer_reminder_text(v: { gives: string | number; gets: string | number }): string
/** A Swap Waits for You */
export function told_circle_answer_reminder_title(): string
/** {by} has called off the swap in which you give {gives} and get {gets}: {detail} */
export function told_circle_called_off_text(v: { by: string | number; gives: string | number; gets: string | number; detail: string | number }): string
/** Swap Called Off */
export function told_circle_called_off_title(): string
/** {by} has called off the swap in which you give {gives} and get {gets}. */
export function told_circle_called_off_wordless(v: { by: string | number; gives: string | number; gets: string | number }): string
/** You gave {gives} and got {gets}. Enjoy! */
export function told_circle_completed_text(v: { gives: string | number; gets: string | number }): string
/** Swap Completed */
export function told_circle_completed_title(): string
/** Others in your swap have confirmed their part. Please confirm what you gave and got, {gives} and {gets}, or call it off. */
export function told_circle_confirmation_reminder_text(v: { gives: string | number; gets: string | number }): string
/** Have You Swapped? */
export function told_circle_confirmation_reminder_title(): string
/** {by} says that {detail} has changed hands. Confirm it too, and it is done. */
export function told_circle_confirmed_text(v: { by: string | number; detail: string | number }): string
/** Please Confirm Your Swap */
export function told_circle_confirmed_title(): string
/** {detail} has changed, so we’re asking everyone again: would you give {gives} and get {gets}? */
export function told_circle_edited_text(v: { detail: string | number; gives: string | number; gets: string | number }): string
/** Swap Changed */
export function told_circle_edited_title(): string
/** The swap in which you give {gives} and get {gets} was not confirmed by all in time. What has not changed hands is available again. */
export function told_circle_expired_text(v: { gives: string | number; gets: string | number }): string
/** Swap Ended */
export function told_circle_expired_title(): string
/** You have agreed to give {gives} and get {gets}. Once that has taken place, please confirm it, or call it off. */
export function told_circle_handover_reminder_text(v: { gives: string | number; gets: string | number }): string
/** Have You Swapped? */
export function told_circle_handover_reminder_title(): string
/** {by} may not be able to swap any more. You can call off the swap in which you give {gives} and get {gets}, and nobody is to blame. */
export function told_circle_in_doubt_text(v: { by: string | number; gives: string | number; gets: string | number }): string
/** Swap in Doubt */
export function told_circle_in_doubt_title(): string
/** Something is no longer available, so the swap in which you would have given {gives} and got {gets} has ended. */
export function told_circle_item_gone_text(v: { gives: string | number; gets: string | number }): string
/** Not everyone answered in time, so the swap in which you would have given {gives} and got {gets} has ended. */
export function told_circle_lapsed_text(v: { gives: string | number; gets: string | number }): string
/** {by} has written to everyone in one of your swaps. */
export function told_circle_message_text(v: { by: string | number }): string
/** New Message in a Swap */
export function told_circle_message_title(): string
/** The swap in which you would have given {gives} and got {gets} will not take place. */
export function told_circle_over_text(v: { gives: string | number; gets: string | number }): string
/** Swap Ended */
export function told_circle_over_title(): string
/** You could give {gives} and get {gets}, in a swap of {people}. Say yes or no within 72 hours. */
export function told_circle_text(v: { gives: string | number; gets: string | number; people: string | number }): string
/** A Swap for You */
export function told_circle_title(): string
/** Confirm the swap */
export function told_confirm(): string
/** Once a day, all in one email */
export function told_daily(): string
/** See swaps for you */
export function told_daily_button(): string
/** What the site has found for you since yesterday. Here are the first {listed, number}; the others wait on the site: */
export function told_daily_first_text(v: { listed: number }): string
/** {count, plural, one {One swap for you} other {# swaps for you}} */
export function told_daily_heading(v: { count: number }): string
/** What the site has found for you since yesterday: */
export function told_daily_text(): string
/** Stop sending me these */
export function told_end_link(): string
/** Stop these emails? */
export function told_end_these(): string
/** {kind, select, offers {You won’t get any more emails about offers and swaps.} messages {You won’t get any more emails about unread messages.} handover {You won’t get any more emails about handing things over.} matches {You won’t get any more emails about what the site finds for you.} news {You won’t get any more weekly news.} other {You won’t get any more emails about reports and contact messages.}} Your other notifications stay as they are. */
export function told_end_these_text(v: { kind: string }): string
/** These emails have stopped */
export function told_ended(): string
/** {kind, select, offers {You no longer get emails about offers and swaps.} messages {You no longer get emails about unread messages.} handover {You no longer get emails about handing things over.} matches {You no longer get emails about what the site finds for you.} news {You no longer get the weekly news.} other {You no longer get emails about reports and contact messages.}} You can change that in your settings at any time. */
export function told_ended_text(v: { kind: string }): string
/** Former member */
export function told_former_member(): string
/** Meeting and handing over */
export function told_handover(): string
/** {other} agrees to the place and the time. Put it into your calendar. */
export function told_handover_agreed_text(v: { other: string | number }): string
/** Your Meeting Is Agreed */
export function told_handover_agreed_title(): string
/** {other} would rather meet at another place or time. Have a look at it. */
export function told_handover_changed_text(v: { other: string | number }): string
/** Another Place or Time */
export function told_handover_changed_title(): string
/** You were to meet {other}. If you have swapped, please confirm it. If not, agree on another time. */
export function told_handover_day_after_text(v: { other: string | number }): string
/** Did it happen? */
export function told_handover_day_after_title(): string
/** In less than 24 hours you meet {other} to swap. */
export function told_handover_day_before_text(v: { other: string | number }): string
/** You Meet in Less Than a Day */
export function told_handover_day_before_title(): string
/** In less than two hours you meet {other} to swap. */
export function told_handover_hours_before_text(v: { other: string | number }): string
/** You Meet in Less Than Two Hours */
export function told_handover_hours_before_title(): string
/** {other} proposes a place and a time to meet. Agree, or propose another. */
export function told_handover_proposed_text(v: { other: string | number }): string
/** Where and When to Meet */
export function told_handover_proposed_title(): string
/** Home */
export function told_home(): string
/** {detail} is gone, so your offer of {gives} has ended. */
export function told_item_gone_asked(v: { detail: string | number; gives: string | number }): string
/** {detail}, offered for your {gives}, is gone. The request has ended. */
export function told_item_gone_offered(v: { detail: string | number; gives: string | number }): string
/** See the item */
export function told_item_shown_button(): string
/** {item} is shown again. */
export function told_item_shown_text(v: { item: string | number }): string
/** Item Is Back */
export function told_item_shown_title(): string
/** See the item */
export function told_item_taken_down_button(): string
/** The people who run this site have taken {item} down. Write to them if you think that is a mistake. */
export function told_item_taken_down_text(v: { item: string | number }): string
/** Item Taken Down */
export function told_item_taken_down_title(): string
/** The last one: {words} */
export function told_last_given_up(v: { words: string | number }): string
/** Listed by {owner}. */
export function told_listed_by(v: { owner: string | number }): string
/** Listed by {owner}. You are looking for this. */
export function told_listed_by_fits(v: { owner: string | number }): string
/** It first failed <when></when>. */
export function told_mail_first_failed<T>(v: { when: (text: string) => T }): (string | T)[]
/** The mail server isn’t accepting mail: {words} */
export function told_mail_server_fails(v: { words: string | number }): string
/** Correct it in the settings, or SMTP_URL on the server. Waiting emails then go out automatically. */
export function told_mail_server_help(): string
/** Emails */
export function told_mails(): string
/** You could give {gives} and get {gets}. Say yes or no within 48 hours. */
export function told_match_text(v: { gives: string | number; gets: string | number }): string
/** It’s a Match */
export function told_match_title(): string
/** What the site finds for you */
export function told_matches(): string
/** Answer */
export function told_message_button(): string
/** You’ve been sent a file. */
export function told_message_file(): string
/** {by} has written to you */
export function told_message_title(v: { by: string | number }): string
/** Unread messages */
export function told_messages(): string
/** Never */
export function told_never(): string
/** A new version is ready. */
export function told_new_version(): string
/** What is new */
export function told_news(): string
/** See all items */
export function told_news_button(): string
/** What was listed lately; what fits your wishes comes first. */
export function told_news_text(): string
/** New This Week */
export function told_news_title(): string
/** None of your browsers gets notifications yet. */
export function told_no_browser(): string
/** We don’t know that time zone. */
export function told_no_time_zone(): string
/** Not now */
export function told_not_now(): string
/** That could not be saved. Please try again. */
export function told_not_saved(): string
/** nothing */
export function told_nothing(): string
/** Notifications */
export function told_notifications(): string
/** At once */
export function told_now(): string
/** Offers and swaps */
export function told_offers(): string
/** You are offline */
export function told_offline(): string
/** This page was not seen on this device before. Pages that you have seen as a visitor can be read without a connection; everything else comes back with it. */
export function told_offline_text(): string
/** This link is not one of ours, or it is too old. */
export function told_old_link(): string
/** Should this device notify you when there’s an answer? */
export function told_push_ask(): string
/** Your browser does not allow it. You can change that in its settings for this site. */
export function told_push_denied(): string
/** Stop notifications on this device */
export function told_push_end(): string
/** This device can’t get notifications right now. */
export function told_push_failed(): string
/** This browser can’t show notifications while the site is closed. On an iPhone or iPad, add the site to the home screen first. */
export function told_push_none(): string
/** This device will notify you. */
export function told_push_on(): string
/** Turn on notifications here */
export function told_push_start(): string
/** Send a test */
export function told_push_test(): string
/** Shows what happens here even while the site is closed. */
export function told_push_text(): string
/** On this device */
export function told_push_title(): string
/** Yes, notify me */
export function told_push_yes(): string
/** Quiet hours need a beginning and an end. */
export function told_quiet_ends(): string
/** From */
export function told_quiet_from(): string
/** Emails and notifications wait until they’re over, except reminders of a meeting. */
export function told_quiet_help(): string
/** Quiet hours */
export function told_quiet_hours(): string
/** To */
export function told_quiet_to(): string
/** Reload */
export function told_reload(): string
/** Someone has looked at what you reported and left it as it is. Thank you for looking out for everyone. */
export function told_report_dismissed(): string
/** See your notifications */
export function told_report_handled_button(): string
/** Your Report */
export function told_report_handled_title(): string
/** Someone has looked at what you reported and done something about it. Thank you for looking out for everyone. */
export function told_report_upheld(): string
/** Someone has reported an item of {about}. */
export function told_reported_item(v: { about: string | number }): string
/** Someone has reported a message from {about}. */
export function told_reported_message(v: { about: string | number }): string
/** {about} was reported. */
export function told_reported_person(v: { about: string | number }): string
/** Someone has reported a review by {about}. */
export function told_reported_review(v: { about: string | number }): string
/** Read the answer */
export function told_review_answered_button(): string
/** {by} has answered what you wrote about your swap. */
export function told_review_answered_text(v: { by: string | number }): string
/** Answer to Your Review */
export function told_review_answered_title(): string
/** See your notifications */
export function told_review_hidden_button(): string
/** The people who run this site have hidden a review that you wrote. Write to them if you think that is a mistake. */
export function told_review_hidden_text(): string
/** Review Hidden */
export function told_review_hidden_title(): string
/** Read the review */
export function told_review_shown_button(): string
/** {by} has written about your swap. You can answer once. */
export function told_review_shown_text(v: { by: string | number }): string
/** New Review */
export function told_review_shown_title(): string
/** Saved */
export function told_saved(): string
/** See where and when */
export function told_see_meeting(): string
/** See the offer */
export function told_see_offer(): string
/** See the swap */
export function told_see_swap(): string
/** Unsubscribe */
export function told_send_no_more(): string
/** The mail server refused it: {words} */
export function told_server_says(v: { words: string | number }): string
/** See my list */
export function told_set_used_up_button(): string
/** You said that one was enough, and you got {item}. The others wait until you say whether you still want them. */
export function told_set_used_up_text(v: { item: string | number }): string
/** You got one of them. Do the others still hold? */
export function told_set_used_up_title(): string
/** What we send you by email. Emails about your account and its security always come. */
export function told_settings_lead(): string
/** Choose what you get */
export function told_settings_link(): string
/** It is still available */
export function told_still_available_button(): string
/** The site may be able to find a swap for {item}. Is it still available? Drop by and we’ll look for one. */
export function told_still_available_text(v: { item: string | number }): string
/** Still available? */
export function told_still_available_title(): string
/** Your offer of {gives} for {gets} was accepted. Agree on a place and a time. */
export function told_swap_agreed_text(v: { gives: string | number; gets: string | number }): string
/** Exchange Request Accepted */
export function told_swap_agreed_title(): string
/** You could get {gets} for {gives}. Accept, decline, or make another offer. */
export function told_swap_answer_reminder_text(v: { gets: string | number; gives: string | number }): string
/** An Offer Waits for You */
export function told_swap_answer_reminder_title(): string
/** {by} has called off the swap of {gives} for {gets}: {detail} */
export function told_swap_called_off_text(v: { by: string | number; gives: string | number; gets: string | number; detail: string | number }): string
/** Swap Called Off */
export function told_swap_called_off_title(): string
/** {by} has called off the swap of {gives} for {gets}. */
export function told_swap_called_off_wordless(v: { by: string | number; gives: string | number; gets: string | number }): string
/** {by} has changed the offer of {gets} for your {gives}. */
export function told_swap_changed_text(v: { by: string | number; gets: string | number; gives: string | number }): string
/** Offer Changed */
export function told_swap_changed_title(): string
/** You gave {gives} and got {gets}. Enjoy! */
export function told_swap_completed_text(v: { gives: string | number; gets: string | number }): string
/** Swap Completed */
export function told_swap_completed_title(): string
/** The other side says that {gives} and {gets} have changed hands. Please confirm it, or call it off. */
export function told_swap_confirmation_reminder_text(v: { gives: string | number; gets: string | number }): string
/** Have You Swapped? */
export function told_swap_confirmation_reminder_title(): string
/** {by} says that you have swapped {gives} for {gets}. Confirm it too, and it is done. */
export function told_swap_confirmed_text(v: { by: string | number; gives: string | number; gets: string | number }): string
/** Please Confirm Your Swap */
export function told_swap_confirmed_title(): string
/** {by} makes another offer: {gets} for your {gives}. */
export function told_swap_countered_text(v: { by: string | number; gets: string | number; gives: string | number }): string
/** Another Offer */
export function told_swap_countered_title(): string
/** The request to swap {gives} for {gets} was declined. */
export function told_swap_declined_other_text(v: { gives: string | number; gets: string | number }): string
/** Your offer of {gives} for {gets} was declined. */
export function told_swap_declined_text(v: { gives: string | number; gets: string | number }): string
/** Exchange Request Declined */
export function told_swap_declined_title(): string
/** {by} has changed {detail}. Have another look before you swap {gives} for {gets}. */
export function told_swap_edited_text(v: { by: string | number; detail: string | number; gives: string | number; gets: string | number }): string
/** Item Changed */
export function told_swap_edited_title(): string
/** The swap of {gives} for {gets} was not confirmed by both in time. What has not changed hands is available again. */
export function told_swap_expired_text(v: { gives: string | number; gets: string | number }): string
/** Swap Ended */
export function told_swap_expired_title(): string
/** You have agreed to swap {gives} for {gets}. Once it has taken place, please confirm it, or call it off. */
export function told_swap_handover_reminder_text(v: { gives: string | number; gets: string | number }): string
/** Have You Swapped? */
export function told_swap_handover_reminder_title(): string
/** {by} may not be able to swap with you any more. You can call off the swap of {gives} for {gets}, and nobody is to blame. */
export function told_swap_in_doubt_text(v: { by: string | number; gives: string | number; gets: string | number }): string
/** Swap in Doubt */
export function told_swap_in_doubt_title(): string
/** Exchange Request Ended */
export function told_swap_item_gone_title(): string
/** Nobody answered in time, so the request to swap {gives} for {gets} has ended. */
export function told_swap_lapsed_text(v: { gives: string | number; gets: string | number }): string
/** Exchange Request Ended */
export function told_swap_lapsed_title(): string
/** The request to swap {gives} for {gets} has ended. */
export function told_swap_over_text(v: { gives: string | number; gets: string | number }): string
/** Exchange Request Ended */
export function told_swap_over_title(): string
/** {by} offers {gets} for your {gives}. */
export function told_swap_proposed_text(v: { by: string | number; gets: string | number; gives: string | number }): string
/** New Exchange Request */
export function told_swap_proposed_title(): string
/** The people who run this site have looked into it: {detail} stays with its owner. */
export function told_swap_settled_as_returned_text(v: { detail: string | number }): string
/** Swap Settled */
export function told_swap_settled_as_returned_title(): string
/** The people who run this site have looked into it: {detail} has changed hands. */
export function told_swap_settled_as_traded_text(v: { detail: string | number }): string
/** Swap Settled */
export function told_swap_settled_as_traded_title(): string
/** The swap of {gives} for {gets} is over. Not all of it has changed hands. */
export function told_swap_settled_text(v: { gives: string | number; gets: string | number }): string
/** Swap Ended */
export function told_swap_settled_title(): string
/** {by} has taken back the offer of {gets} for {gives}. */
export function told_swap_withdrawn_text(v: { by: string | number; gets: string | number; gives: string | number }): string
/** Exchange Request Withdrawn */
export function told_swap_withdrawn_title(): string
/** The mail server has accepted a test email to {email} */
export function told_test_mail_taken(v: { email: string | number }): string
/** A test is on its way */
export function told_test_on_its_way(): string
/** See your settings */
export function told_test_push_button(): string
/** Send me a test push */
export function told_test_push_me(): string
/** This browser will tell you what happens here. */
export function told_test_push_text(): string
/** It Works */
export function told_test_push_title(): string
/** Write a time like 22:00. */
export function told_time_missing(): string
/** About */
export function told_undelivered_about(): string
/** It is tried again. */
export function told_undelivered_again(): string
/** The browser is not there any more. */
export function told_undelivered_browser_gone(): string
/** {count, plural, one {# device gets notifications} other {# devices get notifications}} */
export function told_undelivered_browsers(v: { count: number }): string
/** By */
export function told_undelivered_by(): string
/** {count, plural, one {# not delivered} other {# not delivered}} */
export function told_undelivered_count(v: { count: number }): string
/** How often */
export function told_undelivered_how_often(): string
/** Emails and push notifications about offers, messages and swaps from the last 30 days. Emails about accounts are in the outbox. */
export function told_undelivered_lead(): string
/** By email */
export function told_undelivered_mail(): string
/** Deliveries */
export function told_undelivered_nav(): string
/** Everyone could be reached. */
export function told_undelivered_nobody(): string
/** The address wasn’t confirmed. */
export function told_undelivered_not_proved(): string
/** Something else */
export function told_undelivered_other(): string
/** Without email */
export function told_undelivered_people(): string
/** On devices */
export function told_undelivered_push(): string
/** {sent, plural, one {# sent} other {# sent}}, {waiting, plural, one {# waiting} other {# waiting}} */
export function told_undelivered_sent(v: { sent: number; waiting: number }): string
/** Who couldn’t be reached */
export function told_undelivered_title(): string
/** Too much was already waiting for them. */
export function told_undelivered_too_many(): string
/** The address of the browser is not one of a push service that is known here. */
export function told_undelivered_unknown_push(): string
/** {count, plural, one {# person hasn’t confirmed their address} other {# people haven’t confirmed their address}} */
export function told_undelivered_unproved(v: { count: number }): string
/** {count, plural, =0 {All of them get notifications on a device.} one {They get no email, and # of them gets no notifications either.} other {They get no email, and # of them get no notifications either.}} */
export function told_undelivered_unreached(v: { count: number }): string
/** When */
export function told_undelivered_when(): string
/** Who */
export function told_undelivered_who(): string
/** Why */
export function told_undelivered_why(): string
/** This is not the key of a browser. */
export function told_unknown_key(): string
/** This is not the address of a push service that is known here. */
export function told_unknown_push(): string
/** This is not the secret of a browser. */
export function told_unknown_secret(): string
/** <n>{count}</n> waiting for you */
export function told_waiting<T>(v: { n: (text: string) => T; count: string | number }): (string | T)[]
/** See what you said */
export function told_wants_asked_button(): string
/** Would you still swap for {items}? */
export function told_wants_asked_text(v: { items: string | number }): string
/** Would You Still Swap? */
export function told_wants_asked_title(): string
/** Once a week */
export function told_weekly(): string
/** You get this email because you help to run this site. */
export function told_why_admin(): string
/** You get this email because you’ve agreed on a swap. */
export function told_why_handover(): string
/** You get this email because the site is looking for things you want. */
export function told_why_matches(): string
/** You get this email because you have an unread message. */
export function told_why_messages(): string
/** You get this email because you asked to hear once a week what’s new. */
export function told_why_news(): string
/** You get this email because something happened in one of your swaps. */
export function told_why_offers(): string
/** See the item */
export function told_wish_found_button(): string
/** You’re looking for “{wish}”, and {by} has posted {item}. */
export function told_wish_found_text(v: { wish: string | number; by: string | number; item: string | number }): string
/** Something You’re Looking For */
export function told_wish_found_title(): string
/** See what I look for */
export function told_wish_fulfilled_button(): string
/** You got {item}. “{wish}” is no longer looked for. If you need another one, look for it again. */
export function told_wish_fulfilled_text(v: { item: string | number; wish: string | number }): string
/** Found it? */
export function told_wish_fulfilled_title(): string
/** You get */
export function told_you_get(): string
/** You give */
export function told_you_give(): string
/** Choose items that you would swap for and that can still be had */
export function wants_set_choose_current(): string
/** Choose at least two items that you would swap for */
export function wants_set_choose_wants(): string
/** Each of them counts by itself again */
export function wants_set_deleted(): string
/** Name each item once */
export function wants_set_item_twice(): string
/** You have {sets} such lists already. Delete one before you add another. */
export function wants_set_limit_reached(v: { sets: string | number }): string
/** Fewer than all items must be enough: choose at most {most} */
export function wants_set_limit_too_high(v: { most: string | number }): string
/** Choose a number from 1 to {most} */
export function wants_set_limit_wrong(v: { most: string | number }): string
/** You have no such list. */
export function wants_set_missing(): string
/** The name */
export function wants_set_name(): string
/** Open proposals bring you {names}. Answer them first. */
export function wants_set_proposals_first(v: { names: string | number }): string
/** Saved: one of these is enough */
export function wants_set_saved(): string
/** One of these items is already in another list of which one is enough. */
export function wants_set_taken(): string
/** Choose at most {most} items */
export function wants_set_too_many(v: { most: string | number }): string
/** You can choose up to {for} items */
export function wishes_at_most_items_can_be_named(v: { for: string | number }): string
/** You can choose up to {perItem} things */
export function wishes_at_most_things_can_be_named(v: { perItem: string | number }): string
/** Choose an item */
export function wishes_choose_an_item(): string
/** Saved */
export function wishes_limit_changed(): string
/** {open, plural, one {A proposal is} other {# proposals are}} open for this wish. Answer {open, plural, one {it} other {them}} first. */
export function wishes_limit_proposals_first(v: { open: number }): string
/** The limit is 1, or empty for as many as possible */
export function wishes_limit_wrong(): string
/** Name at least one of your items, or leave this out for all of them */
export function wishes_name_at_least_one_of_your_items_or(): string
/** Name items of your own */
export function wishes_name_items_of_your_own(): string
/** Name items of your own that are available */
export function wishes_name_items_of_your_own_that_are(): string
/** Name what you are looking for as a list of texts */
export function wishes_name_what_you_are_looking_for_as_a(): string
/** Name your own items */
export function wishes_name_your_own_items(): string
/** You are looking for it already. */
export function wishes_open_already(): string
/** Say what you are looking for in words */
export function wishes_say_what_you_are_looking_for_in_words(): string
/** Say what you are looking for, or choose a category */
export function wishes_say_what_you_are_looking_for_or_choose(): string
/** That’s {newInADay} new things today. Please carry on tomorrow. */
export function wishes_that_is_new_things_in_a_day_please_go(v: { newInADay: string | number }): string
/** That is already yours. */
export function wishes_that_is_yours_already(): string
/** We can’t find that category */
export function wishes_there_is_no_such_category(): string
/** We can’t find that item. */
export function wishes_there_is_no_such_item(): string
/** This item has been traded. */
export function wishes_this_item_has_been_traded(): string
/** What you’re looking for */
export function wishes_what_you_look_for(): string
/** You’re already looking for {perPerson} things. Remove one before you add another. */
export function wishes_you_are_looking_for_things_already(v: { perPerson: string | number }): string
/** You are looking out for it */
export function wishes_you_are_looking_out_for_it(): string
/** You’re no longer looking for it */
export function wishes_you_are_not_looking_for_it_any_more(): string
/** You aren’t looking for that. */
export function wishes_you_have_no_such_wish(): string
/** You hadn’t said that you’d swap for this. */
export function wishes_you_have_said_no_such_thing(): string
/** You’ve already said yes to {perPerson} things. Take some of those back first. */
export function wishes_you_would_swap_for_things_already_take(v: { perPerson: string | number }): string
/** “{word}” now finds “{means}” too */
export function words_added(v: { word: string | number; means: string | number }): string
/** “{text}” is on its own: write at least two words with the same meaning, with a comma between them. */
export function words_alone(v: { text: string | number }): string
/** Made “{word}” find “{means}” too */
export function words_audit_added(v: { word: string | number; means: string | number }): string
/** Took “{word}” from the words that were not found */
export function words_audit_forgotten(v: { word: string | number }): string
/** Saved {count, plural, one {# list} other {# lists}} of words that mean the same */
export function words_audit_saved(v: { count: number }): string
/** Dismiss */
export function words_forget(): string
/** Forgotten */
export function words_forgotten(): string
/** Line {line}: {problem} */
export function words_in_line(v: { line: string | number; problem: string | number }): string
/** What people search for and don’t find, and which words the search treats as the same. */
export function words_lead(): string
/** Words that mean the same */
export function words_lists(): string
/** One list per line, with commas between: couch, sofa, settee. A search for one of them finds the others too. Up to 2,000 lines. */
export function words_lists_help(): string
/** Looked for {count, plural, one {once} other {# times}}, last <when></when> */
export function words_looked_for<T>(v: { count: number; when: (text: string) => T }): (string | T)[]
/** Make it a synonym */
export function words_make_synonym(): string
/** Means the same as */
export function words_means(): string
/** Enter a word. */
export function words_missing(): string
/** “{text}” has no letters or digits. */
export function words_no_word(v: { text: string | number }): string
/** Every search has found something, or nobody has searched yet. */
export function words_none(): string
/** Words that were not found */
export function words_not_found(): string
/** The last searches that found nothing, word by word. We don’t keep who searched. */
export function words_not_found_lead(): string
/** That is the same word. */
export function words_same(): string
/** Saved */
export function words_saved(): string
/** Synonyms */
export function words_synonyms(): string
/** Search words */
export function words_title(): string
/** “{text}…” is too long: at most {most} characters. */
export function words_too_long(v: { text: string | number; most: string | number }): string
/** At most {most, number} lists are taken. */
export function words_too_many_lists(v: { most: number }): string
/** At most {most} words that mean the same. */
export function words_too_many_texts(v: { most: string | number }): string
/** “{text}” has more than {most} words. */
export function words_too_many_words(v: { text: string | number; most: string | number }): string
/** That’s too much text. */
export function words_too_much(): string
