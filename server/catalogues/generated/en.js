const plural = new Intl.PluralRules("en")
const number = new Intl.NumberFormat("en")
const isolated$=v=>/[\u0590-\u08ff\ufb1d-\ufefc]/.test(v)?`\u2068${v}\u2069`:v;
export const accounts_a_demo_account_signs_in_on_the_machine = ()=>`You can only sign in to a demo account on the computer that runs this site.`
export const accounts_a_line_or_two_for_the_people_who_run = ()=>`Tell the people who run this site a little about yourself. They look at every sign-up before letting anyone in.`
export const accounts_account = ()=>`Account`
export const accounts_account_of = v=>`Account of ${isolated$(v.name)}`
export const accounts_address = ()=>`Address`
export const accounts_address_is_required = ()=>`Address is required`
export const accounts_admin = ()=>`Admin`
export const accounts_after_a_change_you_are_signed_out = ()=>`After the change you’ll be signed out everywhere and can sign in with your new password.`
export const accounts_agree_to_the_terms_conditions = ()=>`agree to the Terms & Conditions`
export const accounts_all_that_you_have_stored_here_as_one = ()=>`Everything of yours on this site, in one ZIP file: profile, items, requests, messages, pictures and the files you’ve sent.`
export const accounts_already_have_an_account_sign_in = v=>[`Already have an account? `,v.link(`Sign In`)]
export const accounts_at_least_6_characters_longer_is_better = ()=>`At least 6 characters; longer is better.`
export const accounts_at_least_8_characters = ()=>`At least 8 characters; longer is better.`
export const accounts_back_to_sign_in = ()=>`Back to Sign In`
export const accounts_change_my_address = ()=>`Change my email address`
export const accounts_confirm_new_password = ()=>`Confirm New Password`
export const accounts_confirm_password = ()=>`Confirm Password`
export const accounts_confirm_password_is_required = ()=>`Confirm Password is required`
export const accounts_could_be_longer = ()=>`Could be longer`
export const accounts_create_new_password = ()=>`Create new password`
export const accounts_current_password = ()=>`Current Password`
export const accounts_dashboard = ()=>`Dashboard`
export const accounts_download_my_data = ()=>`Download my data`
export const accounts_easy_to_guess = ()=>`Easy to guess`
export const accounts_email_is_required = ()=>`Email is required`
export const accounts_end_invitation = ()=>`Turn off`
export const accounts_ended = ()=>`Turned off`
export const accounts_ending = ()=>`Turning off...`
export const accounts_enter_the_code = ()=>`Enter the code`
export const accounts_failed_to_create_user = ()=>`Failed to create user`
export const accounts_failed_to_send_otp = ()=>`Failed to send OTP`
export const accounts_failed_to_sign_in = ()=>`Failed to sign in`
export const accounts_first_name_is_required = ()=>`First name is required`
export const accounts_for_how_many_days = ()=>`Valid for how many days?`
export const accounts_for_yourself_whom_it_is_for_or_where = ()=>`Just for you: who it’s for, or where you’ve put it up.`
export const accounts_forgot_password = ()=>`Forgot password?`
export const accounts_full_name = ()=>`Full Name`
export const accounts_general = ()=>`General`
export const accounts_general_address_trading_location = ()=>`General Address (trading location)`
export const accounts_good_password = ()=>`Good`
export const accounts_good_to_see_you_again = ()=>`Good to see you again.`
export const accounts_here_admins_alone_invite_people = ()=>`Only admins can invite people here.`
export const accounts_home = ()=>`Home`
export const accounts_how_many_may_come_by_it = ()=>`How many people can use it`
export const accounts_i_agree_to_the_terms_conditions = v=>[`I agree to the `,v.link(`Terms & Conditions`)]
export const accounts_i_want_to_leave = ()=>`Delete my account`
export const accounts_if_has_an_account_here_a_mail_with_a = v=>[`If `,v.strong(`${isolated$(v.email)}`),` has an account here, we’ve emailed it a code. The code works for 10 minutes.`]
export const accounts_invalid_email = ()=>`Invalid email`
export const accounts_invalid_email_address = ()=>`Invalid email address`
export const accounts_invalid_phone_number = ()=>`Invalid phone number. For a number from another country, start with + and the country code.`
export const accounts_invalid_us_phone_number_must_be_10 = ()=>`Invalid US phone number (must be 10 digits, with optional +1)`
export const accounts_invitation = ()=>`Invitation`
export const accounts_invitation_lives = v=>[...(plural.select(v.used)==="one"?[`${number.format(v.used)}`,` of `,`${isolated$(v.uses)}`,` has joined`]:[`${number.format(v.used)}`,` of `,`${isolated$(v.uses)}`,` have joined`]),`. Created `,v.when(``),`, valid until `,v.time(`${isolated$(v.ends)}`)]
export const accounts_invitation_made = v=>[...(plural.select(v.used)==="one"?[`${number.format(v.used)}`,` of `,`${isolated$(v.uses)}`,` has joined`]:[`${number.format(v.used)}`,` of `,`${isolated$(v.uses)}`,` have joined`]),`. Created `,v.when(``)]
export const accounts_invitations = ()=>`Invitations`
export const accounts_invites_you = v=>`${isolated$(v.name)} invites you.`
export const accounts_join_post_what_you_no_longer_need_and = ()=>`Join, post what you no longer need, and swap it for what you do. Free of charge.`
export const accounts_joining_here_takes_an_invitation = ()=>`You need an invitation to join. Any member can make one for you, as a link or a QR code.`
export const accounts_joining_here_takes_an_invitation_ask = ()=>`You need an invitation to join. Ask a member for one.`
export const accounts_leave = ()=>`Delete account`
export const accounts_leave_for_good = ()=>`Delete for good`
export const accounts_letters_and_digits_as_they_stand_in = ()=>`Letters and numbers, exactly as in the email.`
export const accounts_look_into_the_mail_of_your_new_address = ()=>`Check the inbox of your new address. Your old one stays until you open the link`
export const accounts_make_an_invitation = ()=>`Create an invitation`
export const accounts_making = ()=>`Creating...`
export const accounts_many_people_use_this_password_so_it_is = ()=>`Lots of people use this password, so it’s the first one a thief would try. Choose something else: three or four words are easy to remember.`
export const accounts_moderation = ()=>`Moderation`
export const accounts_my_data = ()=>`My data`
export const accounts_name = ()=>`Name`
export const accounts_new_email = ()=>`New Email`
export const accounts_new_here_sign_up = v=>[`New here? `,v.link(`Sign Up`)]
export const accounts_new_password = ()=>`New Password`
export const accounts_no_answer_came_in_time_your_new = v=>[`We didn’t get an answer in time. Your new password may have been saved anyway: try to `,v.link(`sign in`),` with it.`]
export const accounts_no_invitations_yet = ()=>`No invitations yet.`
export const accounts_note = ()=>`Note`
export const accounts_once_it_is_saved_you_are_signed_out = ()=>`Once it’s saved, you’ll be signed out everywhere and can sign in with the new one.`
export const accounts_one_account_and_everything_on_your = ()=>`One account, and everything on your shelf can become something else.`
export const accounts_one_moment = ()=>`One moment...`
export const accounts_others_see_your_name_your_picture_and = ()=>`Other people see your name and picture. You choose who sees how to reach you.`
export const accounts_otp_sent = ()=>`OTP sent successfully`
export const accounts_otp_verified = ()=>`OTP Verified`
export const accounts_otp_wrong = ()=>`OTP verification failed`
export const accounts_password = ()=>`Password`
export const accounts_password_is_required = ()=>`Password is required`
export const accounts_password_must_be_at_least_characters = v=>`Password must be at least ${isolated$(v.min)} characters long`
export const accounts_password_reset_failed = ()=>`Password reset failed`
export const accounts_password_reset_successful = ()=>`Password reset successful`
export const accounts_password_set = ()=>`Password set`
export const accounts_password_strength = ()=>`Strength of the password`
export const accounts_password_update_failed = ()=>`Password update failed`
export const accounts_password_update_successful = ()=>`Password update successful`
export const accounts_passwords_do_not_match = ()=>`Passwords do not match`
export const accounts_phone_number = ()=>`Phone Number`
export const accounts_please_confirm_your_email_address = ()=>`Please confirm your email address first: open the link in the email we sent you. You can have it sent again from your settings.`
export const accounts_privacy = ()=>`Privacy`
export const accounts_profile_updated_successfully = ()=>`Profile updated successfully`
export const accounts_remove = ()=>`Remove`
export const accounts_reset_your_password = ()=>`Reset your password`
export const accounts_send_a_new_code = ()=>`Send a new code`
export const accounts_send_code = ()=>`Send Code`
export const accounts_send_the_link_again = ()=>`Send the link again`
export const accounts_sending = ()=>`Sending...`
export const accounts_set_new_password = ()=>`Set New Password`
export const accounts_share = ()=>`Share`
export const accounts_sign_in = ()=>`Sign In`
export const accounts_sign_in_successfully = ()=>`Sign in successfully`
export const accounts_sign_in_to_go_on = ()=>`Sign in to continue. You’ll come back to where you were.`
export const accounts_sign_in_to_post_items_offer_swaps_and = ()=>`Sign in to post items, offer swaps and talk to people nearby.`
export const accounts_sign_out = ()=>`Sign Out`
export const accounts_sign_up = ()=>`Sign Up`
export const accounts_signing_in = ()=>`Signing in...`
export const accounts_signing_up = ()=>`Signing up...`
export const accounts_somebody_else_has_this_address_here_by = ()=>`Someone else here is using this address now, so yours stays as it was.`
export const accounts_strong_password = ()=>`Strong`
export const accounts_takes_its_place_once_you_use_the_link = v=>`${isolated$(v.newEmail)} takes over once you open the link we sent there.`
export const accounts_tell_us_your_email_and_we_send_you_a = ()=>`Enter your email and we’ll send you a four-character code.`
export const accounts_the_code_has_characters = v=>`The code is ${isolated$(v.codeLength)} characters long`
export const accounts_the_code_was_right_in_a_moment_you_can = v=>[`The code is correct. In a moment you can `,v.link(`choose a new password`),`.`]
export const accounts_the_email_has_already_been_taken = ()=>`The email has already been taken.`
export const accounts_the_link_as_a_qr_code = ()=>`The link as a QR code`
export const accounts_the_link_is_on_its_way = ()=>`The link is on its way`
export const accounts_the_text = ()=>`The text`
export const accounts_this_account_is_suspended_write_to_the = ()=>`This account is suspended. Write to the people who run this site if you think that is a mistake.`
export const accounts_this_address_is_not_confirmed_yet = ()=>`This address isn’t confirmed yet. Open the link in the email we sent you, and we’ll email you when someone wants to swap with you.`
export const accounts_this_code_is_wrong_or_has_expired = ()=>`This code is wrong or has expired.`
export const accounts_this_invitation_does_not_work_any_more = ()=>`This invitation no longer works. Ask the person who sent it for a new one.`
export const accounts_this_is_not_your_current_password = ()=>`This is not your current password.`
export const accounts_this_is_not_your_password = ()=>`This is not your password.`
export const accounts_this_is_your_address_already = ()=>`This is already your address.`
export const accounts_this_link_is_not_for_this_account_was = ()=>`This link belongs to another account, has already been used, or has expired. If you need a new one, you’ll get it the next time you sign in.`
export const accounts_this_link_was_used_already_or_has = ()=>`This link has already been used or has expired. Your settings show which address is yours, and you can send a new link from there.`
export const accounts_this_link_was_used_already_or_its = ()=>`This link has already been used, or its seven days are up.`
export const accounts_too_late_or_no_code_yet_start_again = v=>[`Too late, or no code yet? `,v.link(`Start again`)]
export const accounts_too_many_wrong_codes_please_use_the = ()=>`Too many wrong codes. Please use the link in the email instead.`
export const accounts_too_many_wrong_passwords_please_try = ()=>`Too many wrong passwords. Please try again in a quarter of an hour.`
export const accounts_too_many_wrong_passwords_please_try_2 = ()=>`Too many wrong passwords. Please try again later, or reset your password to get in right away.`
export const accounts_user_created_successfully = ()=>`User created successfully`
export const accounts_verification_completed = ()=>`Verification completed`
export const accounts_verify = ()=>`Verify`
export const accounts_verifying = ()=>`Verifying...`
export const accounts_welcome_back = ()=>`Welcome Back`
export const accounts_what_you_have_listed_wished_for_and = ()=>`We’ll delete everything you’ve listed, what you’re looking for and the files you’ve sent, and close your open requests. People you wrote to keep your messages, and people you swapped with keep a record of the items, under “Former member”. This can’t be undone.`
export const accounts_what_you_say_of_yourself = ()=>`About you`
export const accounts_who_are_you = ()=>`Who are you?`
export const accounts_whoever_opens_the_link_or_holds_a = ()=>`Anyone who opens the link or scans the QR code can join. You and the people who run the site can see who joined with it.`
export const accounts_wrong_email_or_password = ()=>`Wrong email or password.`
export const accounts_wrong_email_start_again = v=>[`Wrong email? `,v.link(`Start again`)]
export const accounts_you_can_look_around_to_take_part = v=>[`You can look around. To take part, you need to be let in first: `,v.link(`what does that mean?`)]
export const accounts_you_have_signed_up_somebody_lets_you = ()=>`You’ve signed up. You’ll be let in as soon as someone has had a look.`
export const accounts_you_sign_in_with = v=>[`You sign in with `,v.strong(`${isolated$(v.email)}`),`.`]
export const accounts_your_address_is_confirmed_already = ()=>`Your address is already confirmed.`
export const accounts_your_address_is_what_it_was = ()=>`Your address hasn’t changed`
export const accounts_your_email_and_the_four_characters_of = ()=>`Your email and the four-character code we sent you.`
export const accounts_your_new_password_works_from_now_on = ()=>`You can now use your new password.`
export const admin_a_backup_waits = ()=>`A backup waits`
export const admin_a_category_needs_a_name = ()=>`A category needs a name.`
export const admin_a_change_holds_at_once_for_everybody = ()=>`Changes take effect right away, for everyone.`
export const admin_a_description = ()=>`A description`
export const admin_a_feature = ()=>`A feature`
export const admin_a_feature_needs_words = ()=>`Please describe the feature.`
export const admin_a_link = ()=>`A link`
export const admin_a_link_is_on_its_way_by_mail_following = ()=>`We’ve emailed them a link. Opening it while signed in confirms that the address is theirs.`
export const admin_a_member_now = ()=>`Now a member`
export const admin_a_moderator_now = ()=>`Now a moderator`
export const admin_a_name = ()=>`A name`
export const admin_a_page_needs_a_title = ()=>`A page needs a title.`
export const admin_a_place = ()=>`A place`
export const admin_a_plan_is_billed_by_the_month_or_by = ()=>`A plan is billed by the month or by the year.`
export const admin_a_plan_needs_a_name = ()=>`A plan needs a name.`
export const admin_a_plan_takes_at_most_features = v=>`A plan takes at most ${isolated$(v.planFeatures)} features.`
export const admin_a_price_has_at_most_two_digits_after = ()=>`A price can have up to two decimal places.`
export const admin_a_review_without_text = ()=>`A review without text`
export const admin_a_safe_connection = ()=>`A safe connection`
export const admin_a_second_admin = ()=>`A second admin`
export const admin_a_sentence_or_two = ()=>`A sentence or two.`
export const admin_a_test_mail_is_on_its_way = v=>`A test email to ${isolated$(v.email)} is on its way`
export const admin_a_title_may_have_at_most_characters = v=>`A title can have up to ${isolated$(v.pageTitle)} characters.`
export const admin_about_questions_terms_in_your_own = ()=>`About, questions, terms: in your own words.`
export const admin_about_the_community = ()=>`About the community`
export const admin_ad_id = v=>[v.link(`${isolated$(v.name)}`),` · `,`${isolated$(v.name2)}`,` · Ad ID `,`${isolated$(v.id)}`,` ·`]
export const admin_add_a = v=>`Add a ${((f=>f==="plan"?`plan`:f==="category"?`category`:`meeting place`)(v.noun))}`
export const admin_add_a_category = ()=>`Add a category`
export const admin_add_a_page = ()=>`Add a page`
export const admin_add_a_plan = ()=>`Add a plan`
export const admin_add_link = ()=>`Add link`
export const admin_added = ()=>`Added`
export const admin_added_the_category = v=>`Added the category ${isolated$(v.name)}`
export const admin_added_the_meeting_place = v=>`Added the meeting place ${isolated$(v.name)}`
export const admin_added_the_page = v=>`Added the page ${isolated$(v.title)}`
export const admin_added_the_plan = v=>`Added the plan ${isolated$(v.name)}`
export const admin_address = ()=>`Address`
export const admin_admin = ()=>`Admin`
export const admin_admins = ()=>`Admins`
export const admin_admins_alone = ()=>`Admins only`
export const admin_admins_see_and_change_all_that_stands = ()=>`Admins can see and change everything here. There is always at least one.`
export const admin_all = ()=>`All`
export const admin_an_address_is_made_of_small_letters = ()=>`Use lowercase letters, digits and single hyphens in the address.`
export const admin_an_address_may_have_at_most_characters = v=>`An address can have up to ${isolated$(v.slug)} characters.`
export const admin_an_admin_as_soon_as_they_have_followed = ()=>`Becomes an admin once they open the link in the email`
export const admin_an_admin_now = ()=>`Now an admin`
export const admin_another_colour = ()=>`Another colour`
export const admin_anybody = ()=>`Anyone`
export const admin_anybody_may_sign_up_an_admin_or_a = ()=>`Anyone can sign up. An admin or moderator looks at each sign-up and lets people in.`
export const admin_as_it_read_when_it_was_reported = ()=>`As it read when it was reported`
export const admin_asked_to_be_an_admin = ()=>`Invited to be an admin`
export const admin_asking = ()=>`Sending...`
export const admin_at_the_top_of_every_page_in_the = ()=>`Shown at the top of every page, in the browser tab and in emails.`
export const admin_audit_log = ()=>`Audit log`
export const admin_backup = ()=>`Backup`
export const admin_backups = ()=>`Backups`
export const admin_begin_slowly = ()=>`Start slowly`
export const admin_beside_the_steps_without_one_there_is = ()=>`Shown beside the steps. Without a picture, a drawing is shown.`
export const admin_billed_by_the = ()=>`Billed per`
export const admin_bold = ()=>`Bold`
export const admin_both_pages_are_still_as_delivered_say = ()=>`Both pages still have the standard text. Add who runs this site and what data it keeps.`
export const admin_bottle_green = ()=>`Bottle green`
export const admin_brick = ()=>`Brick`
export const admin_buttons_links_and_the_footer_take_its = ()=>`Buttons, links and the footer use this colour, made darker or lighter where text would be hard to read.`
export const admin_cancel = ()=>`Cancel`
export const admin_cannot_be_deleted_you_can_rename_it_or = v=>`${isolated$(v.name)} cannot be deleted: ${isolated$(v.what)}. You can rename it, or move it to the end.`
export const admin_categories = ()=>`Categories`
export const admin_category_added = ()=>`Category added`
export const admin_category_deleted = ()=>`Category deleted`
export const admin_category_name_taken = ()=>`There’s already a category with this name.`
export const admin_changed_the_category = v=>`Changed the category ${isolated$(v.name)}`
export const admin_changed_the_meeting_place = v=>`Changed the meeting place ${isolated$(v.name)}`
export const admin_changed_the_order_of_the_categories = ()=>`Changed the order of the categories`
export const admin_changed_the_order_of_the_meeting = ()=>`Changed the order of the meeting places`
export const admin_changed_the_order_of_the_plans = ()=>`Changed the order of the plans`
export const admin_changed_the_page = v=>`Changed the page ${isolated$(v.title)}`
export const admin_changed_the_plan = v=>`Changed the plan ${isolated$(v.name)}`
export const admin_changed_the_site = v=>`Changed the site: ${((f=>f==="header_footer"?`name, logo, colour and footer`:f==="hero_section"?`top of the home page`:f==="service_section"?`services`:f==="how_it_works"?`How It Works`:f==="trading_section"?`Start Trading block`:``)(v.part))}`
export const admin_changed_who_may = v=>`Changed who may do what: ${isolated$(v.names)}`
export const admin_choose_a_picture = ()=>`Choose a picture`
export const admin_choose_another = ()=>`Choose another`
export const admin_choose_what_they_are_to_be = ()=>`Choose their role.`
export const admin_choose_yes_or_no = ()=>`Choose yes or no.`
export const admin_chosen = ()=>`Chosen`
export const admin_colour = ()=>`Colour`
export const admin_completed_agreed_on_waiting_for_an = v=>`completed, ${(`${number.format(v.agreed)} agreed on`)}, ${(`${number.format(v.asked)} waiting for an answer`)}`
export const admin_contact_lead = v=>[`Messages from the `,v.link(`Contact Us`),` form, newest first. `,...(v.count===0?[`None waiting.`]:plural.select(v.count)==="one"?[`One waiting.`]:[`${isolated$(v.count)}`,` waiting.`])]
export const admin_contact_messages = ()=>`Contact messages`
export const admin_copyright_line = ()=>`Copyright line`
export const admin_database = ()=>`Database`
export const admin_database_saved_daily = ()=>`The database, without pictures, is copied every day next to the live one.`
export const admin_delete = ()=>`Delete`
export const admin_delete_2 = v=>`Delete ${isolated$(v.name)}?`
export const admin_delete_3 = v=>`Delete ${isolated$(v.name)}`
export const admin_delete_4 = v=>`Delete ${isolated$(v.title)}?`
export const admin_delete_failed = ()=>`Delete failed`
export const admin_deleted_the_category = v=>`Deleted the category ${isolated$(v.name)}`
export const admin_deleted_the_meeting_place = v=>`Deleted the meeting place ${isolated$(v.name)}`
export const admin_deleted_the_page = v=>`Deleted the page ${isolated$(v.title)}`
export const admin_deleted_the_plan = v=>`Deleted the plan ${isolated$(v.name)}`
export const admin_deleting = ()=>`Deleting...`
export const admin_demo = ()=>`Demo`
export const admin_description = ()=>`Description`
export const admin_did_not_come = ()=>`Did not come`
export const admin_did_not_let_somebody_in = ()=>`Turned someone away`
export const admin_disk = ()=>`Disk`
export const admin_disk_free = v=>`${isolated$(v.free)} free`
export const admin_disk_of = v=>`of ${isolated$(v.size)}`
export const admin_disk_of_full = v=>`of ${isolated$(v.size)}. Make room before it is full: then nothing can be posted.`
export const admin_dismiss = ()=>`Dismiss`
export const admin_dismissed = ()=>`Dismissed`
export const admin_dismissed_what_was_reported_about = v=>`Dismissed a report about ${isolated$(v.what)}`
export const admin_dismissing = ()=>`Dismissing...`
export const admin_do_not_let_in = v=>[`Turn away… `,v.span(`${isolated$(v.name)}`)]
export const admin_do_not_let_in_2 = ()=>`Turn away`
export const admin_do_not_restore = ()=>`Cancel the restore`
export const admin_does_not_wait_to_be_let_in = v=>`${isolated$(v.name)} isn’t waiting to be let in.`
export const admin_download_a_backup = ()=>`Download a backup`
export const admin_edit = v=>`Edit ${isolated$(v.name)}`
export const admin_every_member = ()=>`Every member`
export const admin_every_page_of_the_site_links_to_this = ()=>`Every page of the site links to this one, so it stays. You can change all of it.`
export const admin_every_part_of_the_file_is_checked = ()=>`The whole file is checked first. The site keeps running as it is until someone restarts it.`
export const admin_everybody = ()=>`Everyone`
export const admin_everything_is_saved_every_day_to = v=>`Everything is saved to ${isolated$(v.folder)}, ${(plural.select(v.days)==="one"?`every day`:`every ${number.format(v.days)} days`)}.`
export const admin_exchange = ()=>`Exchange`
export const admin_expired = ()=>`Expired`
export const admin_failed = ()=>`Failed`
export const admin_features = ()=>`Features`
export const admin_first_category = v=>`${isolated$(v.items)} · shown first in Browse`
export const admin_footer = ()=>`Footer`
export const admin_for_those_who_do_harm_nothing_is = ()=>`For people who cause harm. Nothing is deleted, and you can undo it.`
export const admin_forgotten_password = ()=>`Forgotten password`
export const admin_from_to = v=>[`From `,v.giver(``),` to `,v.receiver(``)]
export const admin_gets_this_by_mail_and_the_account_is = v=>`We email this to ${isolated$(v.name)} and delete the account.`
export const admin_given_up = ()=>`Given up`
export const admin_handled = ()=>`Handled`
export const admin_handled_by_when = v=>[...(v.outcome==="upheld"?[`Acted on`]:[`Dismissed`]),` by `,`${isolated$(v.name)}`,`, `,v.when(``)]
export const admin_handled_when = v=>[...(v.outcome==="upheld"?[`Acted on`]:[`Dismissed`]),`, `,v.when(``)]
export const admin_harbour_blue = ()=>`Harbour blue`
export const admin_has_not_been_let_in_yet = v=>`${isolated$(v.name)} has not been let in yet.`
export const admin_heading = ()=>`Heading`
export const admin_headline = ()=>`Headline`
export const admin_hero = ()=>`Hero`
export const admin_hid_a_review_by = v=>`Hid a review by ${isolated$(v.name)}`
export const admin_hidden = ()=>`Hidden`
export const admin_hidden_with_its_owner = ()=>`Hidden with its owner`
export const admin_hide = ()=>`Hide`
export const admin_hiding = ()=>`Hiding...`
export const admin_how_it_works = ()=>`How it works`
export const admin_if_you_like_those_who_are_new_can = ()=>`If you like, new members can start with daily limits on conversations, requests and items.`
export const admin_introduction = ()=>`Introduction`
export const admin_invitations_that_members_have_made = ()=>`Invitations made by members stop working.`
export const admin_invited = ()=>`Invited`
export const admin_invited_by = ()=>`Invited by`
export const admin_is_a_already = v=>`${isolated$(v.name)} is already a ${((f=>f==="moderator"?`moderator`:f==="member"?`member`:`${isolated$(v.role)}`)(v.role))}.`
export const admin_is_an_admin_already = v=>`${isolated$(v.name)} is already an admin.`
export const admin_is_named = ()=>`ADMIN_EMAILS includes this address. Unless you remove it there too, a new link will be sent at the next sign-in.`
export const admin_is_no_admin = v=>`${isolated$(v.name)} isn’t an admin.`
export const admin_is_not_suspended = v=>`${isolated$(v.name)} is not suspended.`
export const admin_is_signed_out_everywhere_gets_this_by = v=>`${isolated$(v.name)} will be signed out everywhere and get this by email, and their items stay hidden until you lift the suspension.`
export const admin_is_suspended = v=>`${isolated$(v.name)} is suspended.`
export const admin_is_suspended_already = v=>`${isolated$(v.name)} is already suspended.`
export const admin_it_changed_hands = ()=>`It changed hands`
export const admin_it_could_not_be_saved = ()=>`It could not be saved.`
export const admin_it_could_not_be_saved_please_try_again = ()=>`It could not be saved. Please try again.`
export const admin_it_could_not_be_saved_what_you_typed = ()=>`It could not be saved. What you typed is still here.`
export const admin_it_is_made_anew_while_the_site_goes_on = ()=>`A new one is made while the site keeps running. Keep it as safe as your own letters: everyone’s are in it.`
export const admin_it_is_ready_and_can_be_saved_once = ()=>`It’s ready. You can download it once in the next 15 minutes.`
export const admin_it_is_tried_again = ()=>`Trying again`
export const admin_it_stayed_with_its_owner = ()=>`It stayed with its owner`
export const admin_italic = ()=>`Italic`
export const admin_item_count = v=>`${(plural.select(v.count)==="one"?`${number.format(v.count)} item`:`${number.format(v.count)} items`)}`
export const admin_items = ()=>`Items`
export const admin_items_are_in_it = v=>`${(plural.select(v.count)==="one"?`it has ${number.format(v.count)} item`:`it has ${number.format(v.count)} items`)}`
export const admin_items_of = v=>`${isolated$(v.name)}’s items`
export const admin_its_owner_has_deleted_it = ()=>`Its owner has deleted it.`
export const admin_joined = ()=>`Joined`
export const admin_joined_when = v=>[`joined `,v.when(``)]
export const admin_keep_a_copy_on_another_machine = ()=>`Keep a copy on another computer.`
export const admin_keep_it = ()=>`Keep it`
export const admin_last_backup = ()=>`Last backup`
export const admin_last_backups = v=>[`Last backup: `,v.last(``),`. Last one with the pictures in it: `,v.full(``),`.`]
export const admin_leads_to = ()=>`Links to`
export const admin_leads_to_help = ()=>`An address such as example.org, or a page of this site such as /page/about.`
export const admin_left_empty_dont_need = ()=>`Left empty, the page says: Trade What You Don't Need`
export const admin_left_empty_it_is_the_year_and_the_name = ()=>`If empty: the year and the name.`
export const admin_left_empty_start = ()=>`Left empty, the page says: Start Trading Now!`
export const admin_left_empty_visitors_read_that_there_is = ()=>`If empty, visitors read that there is no office.`
export const admin_let_in = ()=>`Let in`
export const admin_let_in_2 = v=>`Let ${isolated$(v.name)} in`
export const admin_letting_in = ()=>`Letting in...`
export const admin_lift_the_suspension = ()=>`Lift the suspension`
export const admin_lifted_the_suspension_of = v=>`Lifted the suspension of ${isolated$(v.name)}`
export const admin_lifting = ()=>`Lifting...`
export const admin_link = ()=>`Link`
export const admin_links_to_social_media = ()=>`Links to social media`
export const admin_links_to_this_page_will_lead_nowhere = ()=>`Links to this page will lead nowhere.`
export const admin_list = ()=>`List`
export const admin_list_add = v=>`${((f=>f==="picture"?`Add a picture`:f==="service"?`Add a service`:f==="step"?`Add a step`:f==="list"?`Add a list`:`Add a link`)(v.noun))}`
export const admin_list_entry = v=>`${((f=>f==="picture"?`Picture ${isolated$(v.at)}`:f==="service"?`Service ${isolated$(v.at)}`:f==="step"?`Step ${isolated$(v.at)}`:f==="list"?`List ${isolated$(v.at)}`:`Link ${isolated$(v.at)}`)(v.noun))}`
export const admin_loading = ()=>`Loading...`
export const admin_logo = ()=>`Logo`
export const admin_longer_texts_in_your_own_words_most_of = ()=>`Longer texts in your own words. Most of them are linked from the footer of every page.`
export const admin_look_of_the_text = v=>`${isolated$(v.label)}: formatting`
export const admin_made_a = v=>`Made ${isolated$(v.name)} a ${(v.role==="moderator"?`moderator`:`member`)}`
export const admin_made_admin = v=>`Made ${isolated$(v.name)} an admin`
export const admin_made_admin_once_proved = v=>`Made ${isolated$(v.name)} an admin, once the address is confirmed`
export const admin_mail = ()=>`Email`
export const admin_mail_of_the_last_30_days_the_newest = ()=>`Emails of the last 30 days, newest first.`
export const admin_mail_retry_all_audit = ()=>`Tried all mail again`
export const admin_mail_retry_all_button = ()=>`Try all mail again`
export const admin_mail_retry_all_done = ()=>`All mail that waits or was given up is tried again`
export const admin_mailed_to = v=>[`to `,`${isolated$(v.recipient)}`,` · `,v.when(``)]
export const admin_mails_a_code_and_a_link_as_forgot = ()=>`Emails a code and a link, just like “Forgot password?”.`
export const admin_mails_given_up = v=>`${(`${number.format(v.count)} given up`)}`
export const admin_mails_waiting = v=>`${(`${number.format(v.count)} waiting`)}`
export const admin_mails_waiting_last = v=>[...([`${number.format(v.count)}`,` waiting, the last sent `,v.when(``)])]
export const admin_make_a_backup = ()=>`Make a backup`
export const admin_make_a_moderator = ()=>`Make a moderator`
export const admin_make_an_admin = ()=>`Make an admin`
export const admin_make_it_yours = ()=>`Make it yours`
export const admin_making_it = ()=>`Making it...`
export const admin_mark_as_handled = ()=>`Mark as handled`
export const admin_marking = ()=>`Marking...`
export const admin_may_do_all_from_the_first_day = ()=>`Can do everything from day one`
export const admin_member = ()=>`Member`
export const admin_members = ()=>`Members`
export const admin_message_of = v=>`message from ${isolated$(v.name)}`
export const admin_moderator = ()=>`Moderator`
export const admin_moderators = ()=>`Moderators`
export const admin_month = ()=>`Month`
export const admin_move_down = v=>`${((f=>f==="picture"?`Move Picture ${isolated$(v.at)} down`:f==="service"?`Move Service ${isolated$(v.at)} down`:f==="step"?`Move Step ${isolated$(v.at)} down`:f==="list"?`Move List ${isolated$(v.at)} down`:`Move Link ${isolated$(v.at)} down`)(v.noun))}`
export const admin_move_down_2 = v=>`Move ${isolated$(v.name)} down`
export const admin_move_up = v=>`${((f=>f==="picture"?`Move Picture ${isolated$(v.at)} up`:f==="service"?`Move Service ${isolated$(v.at)} up`:f==="step"?`Move Step ${isolated$(v.at)} up`:f==="list"?`Move List ${isolated$(v.at)} up`:`Move Link ${isolated$(v.at)} up`)(v.noun))}`
export const admin_move_up_2 = v=>`Move ${isolated$(v.name)} up`
export const admin_name = ()=>`Name`
export const admin_name_and_footer = ()=>`Name and footer`
export const admin_name_and_logo = ()=>`Name and logo`
export const admin_name_email_or_number = ()=>`Name, email or number`
export const admin_name_is_required = ()=>`Name is required`
export const admin_name_logo_and_colour = ()=>`Name, logo and colour`
export const admin_name_of_the_community = ()=>`Name of the community`
export const admin_name_or_ad_id = ()=>`Name or Ad ID`
export const admin_never = ()=>`Never`
export const admin_never_yet = ()=>`never`
export const admin_new_members = ()=>`New members`
export const admin_new_this_week = v=>`${(`${number.format(v.count)} new this week`)}`
export const admin_new_this_week_suspended = v=>`${(`${number.format(v.count)} new this week`)}, ${(`${number.format(v.suspended)} suspended`)}`
export const admin_newest = ()=>`Newest`
export const admin_no_admin_any_more = ()=>`No longer an admin`
export const admin_no_backup_holds_the_pictures_yet_take = ()=>`Automatic backups don’t include the pictures yet. Choose a folder for full backups, and keep a copy on another computer.`
export const admin_no_backup_was_made = v=>`No backup was made: ${isolated$(v.problem)}.`
export const admin_no_items_found = ()=>`No items found.`
export const admin_no_mail_has_failed = ()=>`No email has failed.`
export const admin_no_mail_server_is_set_smtp_url_mail = ()=>`No mail server is set up, so emails stay in the outbox. Set one up in the settings.`
export const admin_no_mail_server_is_set_smtp_url_so_mail = ()=>`No mail server is set up, so emails stay here. Set one up in the settings, or pass on by hand what people are waiting for.`
export const admin_no_mail_server_so_nothing_sent = ()=>`No mail server is set up, so nothing can be sent.`
export const admin_no_mail_server_yet = ()=>`No mail server is set up yet: without email, nobody can get a new password.`
export const admin_no_new_backup_was_made = v=>`No new backup was made: ${isolated$(v.problem)}.`
export const admin_no_new_one = v=>`No new one: ${isolated$(v.problem)}.`
export const admin_nobody_found = ()=>`Nobody found.`
export const admin_nobody_has_written_yet = ()=>`Nobody has written yet.`
export const admin_none = ()=>`None`
export const admin_not_let_in = ()=>`Not let in`
export const admin_not_needed = ()=>`Not needed`
export const admin_not_saved_yet = ()=>`Not saved yet`
export const admin_not_sent = ()=>`Not sent`
export const admin_nothing_has_been_done_yet = ()=>`Nothing has been done yet.`
export const admin_nothing_is_waiting = ()=>`Nothing is waiting.`
export const admin_nothing_older_than_that = ()=>`Nothing older than that.`
export const admin_nothing_to_settle = ()=>`Nothing is waiting to be settled.`
export const admin_nothing_was_handled_yet = ()=>`Nothing has been handled yet.`
export const admin_numbered_list = ()=>`Numbered list`
export const admin_ochre = ()=>`Ochre`
export const admin_office_location = ()=>`Office location`
export const admin_older = ()=>`Older`
export const admin_one_file_holds_everything_people_items = ()=>`One file holds everything: people, items, messages and pictures. With it you can set the site up again anywhere.`
export const admin_one_line_shown_in_the_footer = ()=>`One line, shown in the footer.`
export const admin_one_on_each_line_at_most = v=>`One per line, up to ${isolated$(v.planFeatures)}.`
export const admin_only_admins_can_change_anything_about = v=>`Only admins can change anything about ${isolated$(v.name)}.`
export const admin_only_an_admin_can_do_that_to_an_admin = ()=>`Only an admin can do that to an admin or a moderator.`
export const admin_only_an_available_item_can_be_featured = ()=>`Only an available item can be featured.`
export const admin_only_the_giver_says = v=>[`Only the giver has confirmed it, `,v.when(``),`.`]
export const admin_only_the_receiver_says = v=>[`Only the receiver has confirmed it, `,v.when(``),`.`]
export const admin_only_what_one_of_the_two_has_confirmed = ()=>`You can only settle what one side has confirmed and the other hasn’t.`
export const admin_open = ()=>`Open`
export const admin_open_again = ()=>`Reopen`
export const admin_opening = ()=>`Opening...`
export const admin_opens_a_new_tab = ()=>`(opens a new tab)`
export const admin_order_saved = ()=>`Order saved`
export const admin_outbox = ()=>`Outbox`
export const admin_overview = ()=>`Overview`
export const admin_page = v=>`Page: ${isolated$(v.title)}`
export const admin_page_added = ()=>`Page added`
export const admin_page_as_delivered = v=>`/page/${isolated$(v.slug)} · standard text`
export const admin_page_at = v=>`At /page/${isolated$(v.slug)}. Link to it from your other texts.`
export const admin_page_at_linked = v=>`At /page/${isolated$(v.slug)}. The site links to this page.`
export const admin_page_changed_linked = v=>[`/page/`,`${isolated$(v.slug)}`,` · changed `,v.when(``),` · not linked from the site`]
export const admin_page_changed_when = v=>[`/page/`,`${isolated$(v.slug)}`,` · changed `,v.when(``)]
export const admin_page_deleted = ()=>`Page deleted`
export const admin_page_will_be_at = v=>`The page will be at /page/${isolated$(v.address)}. You can’t change that later.`
export const admin_parts_of_the_site = ()=>`Parts of the site`
export const admin_past_swaps_are_in_it = ()=>`it has past swaps`
export const admin_people = ()=>`People`
export const admin_petrol = ()=>`Petrol`
export const admin_phone = ()=>`Phone`
export const admin_picture = ()=>`Picture`
export const admin_pin = ()=>`Pin`
export const admin_pinned = ()=>`Pinned`
export const admin_pinned_items_come_first_among_the = ()=>`Pinned items come first among the featured ones. Once you take an item down, only its owner still sees it.`
export const admin_pinned_what = v=>`Pinned ${isolated$(v.name)}`
export const admin_pinning = ()=>`Pinning...`
export const admin_plan_added = ()=>`Plan added`
export const admin_plan_deleted = ()=>`Plan deleted`
export const admin_plans = ()=>`Plans`
export const admin_plum = ()=>`Plum`
export const admin_popular = ()=>`Popular`
export const admin_preview = ()=>`Preview`
export const admin_price_each = v=>`${isolated$(v.price)} a ${(v.interval==="year"?`year`:`month`)}`
export const admin_price_in_dollars = ()=>`Price in dollars`
export const admin_privacy_and_imprint = ()=>`Privacy and imprint`
export const admin_reason = ()=>`Reason`
export const admin_remove = v=>[`Remove`,v.span(`: ${isolated$(v.label)}`)]
export const admin_remove_2 = v=>`${((f=>f==="picture"?`Remove Picture ${isolated$(v.at)}`:f==="service"?`Remove Service ${isolated$(v.at)}`:f==="step"?`Remove Step ${isolated$(v.at)}`:f==="list"?`Remove List ${isolated$(v.at)}`:`Remove Link ${isolated$(v.at)}`)(v.noun))}`
export const admin_remove_as_admin = ()=>`Remove as admin`
export const admin_remove_as_moderator = ()=>`Remove as moderator`
export const admin_removed = ()=>`Removed`
export const admin_removing = ()=>`Removing...`
export const admin_renamed_to = v=>`Renamed ${isolated$(v.name)} to ${isolated$(v.name2)}`
export const admin_reply_to = v=>`Reply to ${isolated$(v.email)}`
export const admin_report_about = v=>`${((f=>f==="item"?`${isolated$(v.name)}’s item`:f==="message"?`${isolated$(v.name)}’s message`:f==="review"?`${isolated$(v.name)}’s review`:`${isolated$(v.name)}`)(v.kind))}`
export const admin_report_about_numbered = v=>`the ${((f=>f==="item"?`item`:f==="message"?`message`:f==="review"?`review`:`person`)(v.kind))} ${isolated$(v.id)} from ${isolated$(v.name)}`
export const admin_reported_of = v=>[...((f=>f==="item"?[`An item from `,v.who(`${isolated$(v.name)}`)]:f==="message"?[`A message from `,v.who(`${isolated$(v.name)}`)]:f==="review"?[`A review by `,v.who(`${isolated$(v.name)}`)]:[v.who(`${isolated$(v.name)}`)])(v.kind))]
export const admin_reports = ()=>`Reports`
export const admin_reports_of_person = v=>`${(`${number.format(v.open)} open`)}, ${(`${number.format(v.reports)} in all`)}`
export const admin_reserved = ()=>`Reserved`
export const admin_restore_from_a_backup = ()=>`Restore from a backup`
export const admin_review_by = v=>`review by ${isolated$(v.name)}`
export const admin_rule_is = v=>`${((f=>f==="join"?`joining`:f==="read"?`reading`:f==="invite"?`inviting`:`new members`)(v.rule))} “${isolated$(v.choice)}”`
export const admin_save_it = v=>`Download it, ${isolated$(v.bytesText)}`
export const admin_save_mine_over_it = ()=>`Replace it with mine`
export const admin_saved = ()=>`Saved`
export const admin_say_where_it_is_so_that_people_find_it = ()=>`Say where it is, so that people find it.`
export const admin_say_why_the_person_reads_it_in_a_mail = ()=>`Give a reason: it’s sent to the person by email.`
export const admin_search = ()=>`Search`
export const admin_search_engines_find_what_is_offered = ()=>`Search engines find what is offered.`
export const admin_see_it_on_the_site = ()=>`See it on the site`
export const admin_see_to_it = ()=>`Take care of it`
export const admin_see_what_was_saved = ()=>`See what was saved`
export const admin_sees_reports_and_people_takes_items = v=>`${isolated$(v.name)} sees reports and people, takes items down and suspends people.`
export const admin_send_a_reset_link = ()=>`Send a reset link`
export const admin_send_me_a_test_mail = ()=>`Send me a test email`
export const admin_sending = ()=>`Sending...`
export const admin_sent = ()=>`Sent`
export const admin_sent_a_link_to_reset_the_password = v=>`Sent ${isolated$(v.name)} a link to reset the password`
export const admin_sent_a_test_mail = v=>`Sent a test email to ${isolated$(v.email)}`
export const admin_services = ()=>`Services`
export const admin_set_backup_dir_on_the_machine_to_save = ()=>`Choose a folder in the settings to make full backups automatically too.`
export const admin_settle = ()=>`Settle`
export const admin_settled = ()=>`Settled`
export const admin_settled_as = v=>`Settled ${isolated$(v.name)} as ${((f=>f==="traded"?`traded`:f==="returned"?`returned`:`${isolated$(v.outcome)}`)(v.outcome))}`
export const admin_settling = ()=>`Settling...`
export const admin_show = ()=>`Show`
export const admin_show_again = ()=>`Show again`
export const admin_show_everybodys = ()=>`Show everyone’s`
export const admin_show_the_badge_popular = ()=>`Show the badge “Popular”`
export const admin_showed_a_review_by_again = v=>`Showed a review by ${isolated$(v.name)} again`
export const admin_showed_again = v=>`Showed ${isolated$(v.name)} again`
export const admin_showing = ()=>`Showing...`
export const admin_shown_in_place_of_the_name_on_light = v=>`Shown instead of the name, on a light background even in dark mode. A wide picture with a transparent background looks best. JPEG, PNG, WebP, GIF or AVIF, up to ${isolated$(v.bytesText)}.`
export const admin_sign_out = ()=>`Sign out`
export const admin_sign_out_everywhere = ()=>`Sign out everywhere`
export const admin_signed_in_nowhere_at_the_moment = ()=>`Not signed in anywhere right now.`
export const admin_signed_in_on_browsers = v=>`${(plural.select(v.sessions)==="one"?`Signed in on ${number.format(v.sessions)} browser.`:`Signed in on ${number.format(v.sessions)} browsers.`)}`
export const admin_signed_in_on_one_browser = ()=>`Signed in on one browser.`
export const admin_signed_out_everywhere = ()=>`Signed out everywhere`
export const admin_signed_out_everywhere_2 = v=>`Signed ${isolated$(v.name)} out everywhere`
export const admin_signed_up_and_waiting_for_you = ()=>`signed up and waiting for you`
export const admin_site = ()=>`Site`
export const admin_site_2 = v=>`Site: ${isolated$(v.label)}`
export const admin_slate = ()=>`Slate`
export const admin_small_and_square_without_one_there_is = ()=>`Small and square. Without one, a drawing is shown.`
export const admin_something_went_wrong = ()=>`Something went wrong!`
export const admin_start_trading = ()=>`Start trading`
export const admin_steps = ()=>`Steps`
export const admin_stop_being_an_admin = ()=>`Step down as admin`
export const admin_suspend = v=>[`Suspend… `,v.span(`${isolated$(v.name)}`)]
export const admin_suspend_2 = ()=>`Suspend`
export const admin_suspended = ()=>`Suspended`
export const admin_suspended_2 = v=>`Suspended ${isolated$(v.name)}`
export const admin_suspended_since = v=>[`Suspended `,v.when(``),`. Once the suspension is lifted, `,`${isolated$(v.name)}`,` can sign in again, and their items are back in the lists.`]
export const admin_suspending = ()=>`Suspending...`
export const admin_swaps = ()=>`Swaps`
export const admin_swaps_of_person = v=>`${(`${number.format(v.completed)} completed`)}, ${(`${number.format(v.agreed)} agreed on`)}`
export const admin_swaps_to_settle = ()=>`Swaps to settle`
export const admin_swaps_to_settle_lead = ()=>`Items that only one of the two people says have changed hands, newest swaps first. If one of them asks you to, listen to both and decide here; both will be notified. An item that stayed with its owner is free for other swaps.`
export const admin_switched_off = ()=>`Switched off`
export const admin_switched_on = ()=>`Switched on`
export const admin_switched_the_search_for_swaps_off = ()=>`Switched the search for swaps off`
export const admin_switched_the_search_for_swaps_on = ()=>`Switched the search for swaps on`
export const admin_tagline = ()=>`Tagline`
export const admin_take_down = ()=>`Take down`
export const admin_take_one_and_keep_it_on_another = ()=>`Make one, and keep it on another computer.`
export const admin_taken_down = ()=>`Taken down`
export const admin_taken_off_the_list = ()=>`Taken off the list`
export const admin_taking_down = ()=>`Taking down...`
export const admin_text = ()=>`Text`
export const admin_text_below_it = ()=>`Text below it`
export const admin_texts_people_items_and_messages = ()=>`Texts, people, items and messages. Pictures are in a folder of their own.`
export const admin_that_did_not_work_please_try_again = ()=>`That did not work. Please try again.`
export const admin_that_is_settled_already = ()=>`That is already settled.`
export const admin_the_block_at_the_end_of_the_home_page = ()=>`The block at the end of the home page, above the button “Post Your First Trade”.`
export const admin_the_categories_have_changed_meanwhile = ()=>`The categories have changed in the meantime. Nothing was moved.`
export const admin_the_category_will_be_gone_from_every = ()=>`The category will be gone from every list. A category with items in it stays.`
export const admin_the_file_is_whole_restart_the_site_on = ()=>`The file is complete. Restart the site on its server to go back to that backup; what is here now is kept next to it. Anything written before the restart will not be in it.`
export const admin_the_home_page_and_the_page_about_you = ()=>`The home page and the About page still have the standard texts.`
export const admin_the_item_is_not_pinned_any_more = ()=>`The item is not pinned any more`
export const admin_the_item_is_pinned = ()=>`The item is pinned`
export const admin_the_item_is_shown_again = ()=>`The item is shown again`
export const admin_the_item_is_taken_down = ()=>`The item is taken down`
export const admin_the_last_category_stays_without_one = ()=>`The last category stays: without one nothing can be posted. You can rename it.`
export const admin_the_link_is_on_its_way = ()=>`The link is on its way`
export const admin_the_message_of = v=>`${(v.act==="handle"?`Handled`:`Reopened`)} the message from ${isolated$(v.name)}`
export const admin_the_name = ()=>`The name`
export const admin_the_numbered_steps_on_the_home_page = ()=>`The numbered steps on the home page.`
export const admin_the_plan_will_be_gone_from_the_page = ()=>`The plan will be gone from the page “Choose the right plan for you”.`
export const admin_the_plans_have_changed_meanwhile = ()=>`The plans have changed in the meantime. Nothing was moved.`
export const admin_the_review_is_hidden = ()=>`The review is hidden`
export const admin_the_review_is_shown_again = ()=>`The review is shown again`
export const admin_the_search_broke_off_nothing_was = ()=>`The search stopped early. Nothing was proposed; please try again later.`
export const admin_the_search_for_swaps_is_switched_off = ()=>`The search for swaps is switched off.`
export const admin_the_shelves_of_your_market_in_the = ()=>`The shelves of your market, in the order in which people see them.`
export const admin_the_shelves_of_your_market_in_your = ()=>`The shelves of your market, in your order.`
export const admin_the_site_is_not_open_by_https_so = ()=>`The site doesn’t use https://, so passwords could be read on the way. Whoever hosts it can fix that.`
export const admin_the_strip_below_the_featured_items = ()=>`The strip below the featured items. Without any service it is not shown.`
export const admin_the_suspension_is_lifted = ()=>`The suspension is lifted`
export const admin_the_swap_is_over = ()=>`The swap is over`
export const admin_the_swap_still_runs = ()=>`The swap is still going on`
export const admin_the_top_of_the_home_page_the_first = ()=>`The top of the home page: the first thing that a visitor reads.`
export const admin_there_is_a_page_at_this_address = ()=>`There’s already a page at this address.`
export const admin_there_is_a_plan_of_this_name = ()=>`There’s already a plan with this name.`
export const admin_there_is_no_mail = ()=>`There are no emails.`
export const admin_there_is_no_such_category = ()=>`We can’t find that category.`
export const admin_there_is_no_such_item = ()=>`We can’t find that item.`
export const admin_there_is_no_such_item_in_a_swap_of = ()=>`We can’t find that item in a swap with this number.`
export const admin_there_is_no_such_mail = ()=>`We can’t find that email.`
export const admin_there_is_no_such_message = ()=>`We can’t find that message.`
export const admin_there_is_no_such_page = ()=>`We can’t find that page.`
export const admin_there_is_no_such_person = ()=>`We can’t find that person.`
export const admin_there_is_no_such_plan = ()=>`We can’t find that plan.`
export const admin_there_is_no_such_report = ()=>`We can’t find that report.`
export const admin_there_is_no_such_review = ()=>`We can’t find that review.`
export const admin_there_is_room_for_categories = v=>`You can have up to ${isolated$(v.categories)} categories.`
export const admin_there_is_room_for_plans = v=>`You can have up to ${isolated$(v.plans)} plans.`
export const admin_they_can_then_do_all_that_you_can = ()=>`They’ll be able to do everything you can. If their email address hasn’t been confirmed yet, we send them a link first.`
export const admin_they_see_reports_and_people_can_take = ()=>`They see reports and people, and can take items down and suspend people. The site, email and backups stay yours.`
export const admin_this_item_is_not_pinned = ()=>`This item is not pinned.`
export const admin_this_item_is_not_taken_down = ()=>`This item is not taken down.`
export const admin_this_item_is_pinned_already = ()=>`This item is already pinned.`
export const admin_this_item_is_promised_in_another_swap = ()=>`This item has since been promised in another swap.`
export const admin_this_item_is_taken_down_already = ()=>`This item is already taken down.`
export const admin_this_mail_has_been_sent = ()=>`This email has already been sent.`
export const admin_this_message_has_been_handled_already = ()=>`This message has already been handled.`
export const admin_this_message_is_open = ()=>`This message is open.`
export const admin_this_page_is_too_long_please_make_two = ()=>`This page is too long. Please split it in two.`
export const admin_this_picture_is_not_there_any_more = ()=>`This picture is not there any more. Please choose it again.`
export const admin_this_report_has_been_handled_already = ()=>`This report has already been handled.`
export const admin_this_review_is_hidden_already = ()=>`This review is already hidden.`
export const admin_this_review_is_not_hidden = ()=>`This review is not hidden.`
export const admin_this_text_is_too_long = ()=>`This text is too long.`
export const admin_title = ()=>`Title`
export const admin_to_let_in = ()=>`To let in`
export const admin_took_down = v=>`Took down ${isolated$(v.name)}`
export const admin_took_off_the_checklist = v=>`Took “${isolated$(v.point)}” off the list of what is left to do`
export const admin_took_the_rights_of_an_admin_from = v=>`Took the rights of an admin from ${isolated$(v.name)}`
export const admin_traded = ()=>`Traded`
export const admin_tried = v=>`Tried ${(v.attempts===1?`once`:`${number.format(v.attempts)} times`)}: ${isolated$(v.error)}`
export const admin_tried_the_mail_again = v=>`Tried the email to ${isolated$(v.recipient)} again`
export const admin_trying = ()=>`Trying...`
export const admin_unpin = ()=>`Unpin`
export const admin_unpinned_what = v=>`Unpinned ${isolated$(v.name)}`
export const admin_unpinning = ()=>`Unpinning...`
export const admin_until_a_first_completed_swap_or_for_7 = ()=>`Until their first completed swap, or for 7 days: 5 new conversations, 10 requests and 10 items a day. Doesn’t apply while the site is less than 30 days old.`
export const admin_up_for_a_swap_of_in_the_database = v=>`up for a swap, of ${isolated$(v.number)} in the database`
export const admin_waiting = ()=>`Waiting`
export const admin_waiting_for_an_admin = ()=>`waiting for an admin`
export const admin_waiting_for_an_answer = ()=>`waiting for an answer`
export const admin_waits = ()=>`Waits`
export const admin_waits_since = v=>[`Signed up `,v.when(``),`. Until someone lets them in, `,`${isolated$(v.name)}`,` can only read and manage their own account.`]
export const admin_waits_to_be_let_in = ()=>`Waiting to be let in`
export const admin_what = ()=>`What`
export const admin_what_admins_have_done_the_newest_first = ()=>`What admins have done, the newest first. Nobody can change it here.`
export const admin_what_every_page_shows_and_the_words_of = ()=>`What every page shows, and the words of the home page.`
export const admin_what_is_said_of_admins = ()=>`Reports about admins and moderators are handled by admins.`
export const admin_what_it_said_is_a_secret_of_its_reader = ()=>`The text was private to the person it went to: it isn’t shown here, or has been deleted.`
export const admin_what_it_says = ()=>`What it says`
export const admin_what_people_have_told_you_of_what_has = ()=>`What people have reported, longest waiting first.`
export const admin_what_stands_at_choose_the_right_plan = v=>[`What people see at `,v.link(`Choose the right plan for you`),`. It’s a demonstration: no payment is ever taken.`]
export const admin_what_stands_on_every_page_your_name = ()=>`What every page shows: your name, logo and colour at the top, and the footer.`
export const admin_what_was_in_this_mail_has_expired = ()=>`What this email contained has expired. The person has to ask for it again.`
export const admin_what_you_can_do = ()=>`What you can do`
export const admin_what_you_save_is_there_for_everybody = v=>`${isolated$(v.lead)} Everyone sees what you save right away.`
export const admin_when = ()=>`When`
export const admin_where = ()=>`Where`
export const admin_who = ()=>`Who`
export const admin_who_has_an_invitation = ()=>`People with an invitation`
export const admin_who_has_an_invitation_and_was_let_in = ()=>`People with an invitation whom you let in`
export const admin_who_is_not_signed_in_sees_your_texts = ()=>`People who aren’t signed in see your pages and the sign-in form, nothing else.`
export const admin_who_may_do_what = ()=>`Who may do what`
export const admin_who_may_invite = ()=>`Who may invite`
export const admin_who_may_join = ()=>`Who may join`
export const admin_who_may_read = ()=>`Who may read`
export const admin_who_was_let_in = ()=>`People you let in`
export const admin_with_files = v=>`${(`With ${isolated$(v.files)}, which only the two can open.`)}`
export const admin_without_one_there_is_a_drawing_jpeg = v=>`Without one, a drawing is shown. JPEG, PNG, WebP, GIF or AVIF, up to ${isolated$(v.bytesText)}.`
export const admin_words = ()=>`Text`
export const admin_working = ()=>`Working`
export const admin_wrong_price = v=>`A price is a number of dollars from 0 to ${number.format(v.highest)}.`
export const admin_year = ()=>`Year`
export const admin_you = ()=>`You`
export const admin_you_are_the_last_admin_appoint_another = ()=>`You’re the last admin. Make someone else an admin first.`
export const admin_you_are_the_only_one_make_somebody = ()=>`You’re the only one. Make someone else an admin too, in case one day you can’t.`
export const admin_you_cannot_suspend_yourself = ()=>`You cannot suspend yourself.`
export const admin_your_message_to_us = ()=>`Your message to us`
export const admin_your_own_words = ()=>`Your own words`
export const backups_another_file_is_being_checked_please = ()=>`Another file is being checked. Please wait for it.`
export const backups_cannot_be_migrated = v=>`the backup cannot be brought up to date: ${isolated$(v.reason)}`
export const backups_damaged = ()=>`the backup is damaged`
export const backups_damaged_because = v=>`the backup is damaged: copy it again, or use another one (${isolated$(v.reason)})`
export const backups_damaged_large = ()=>`the backup is damaged: what is packed in it is larger than any upload`
export const backups_damaged_manifest = ()=>`the backup is damaged: its list of contents has changed since it was written`
export const backups_damaged_missing = ()=>`the backup is damaged: something is missing in it`
export const backups_damaged_part = v=>`the backup is damaged: ${(v.kind==="table"?`table`:`file`)} ${isolated$(v.name)} has changed since it was written`
export const backups_database_damaged = ()=>`the database is damaged: keep the older backups and restore one`
export const backups_disk_nearly_full = v=>`less than ${isolated$(v.percent)} % of the disk of ${isolated$(v.folder)} is free`
export const backups_disk_too_full = v=>`the disk of ${isolated$(v.folder)} is too full: ${isolated$(v.readableBytes)} more must be free`
export const backups_ended_with = v=>`the process ended with code ${isolated$(v.code)}`
export const backups_file_is_empty = v=>`${isolated$(v.file)} is empty, so it isn’t a backup`
export const backups_foreign_file = v=>`the backup contains a file that nobody uploaded: ${isolated$(v.name)}`
export const backups_foreign_row = v=>`a row of the database names a file that nobody uploaded: ${isolated$(v.name)}`
export const backups_foreign_schema = v=>`the backup is damaged or not Swapyard’s: ${isolated$(v.name)} ${((f=>f==="more"?`isn’t part of any Swapyard`:f==="less"?`is missing`:`differs`)(v.difference))}`
export const backups_it_did_not_arrive_in_full = ()=>`it did not arrive in full`
export const backups_it_waits = ()=>`The file is complete. When the site restarts, it goes back to that backup; what is here now is kept next to it. Anything written until then will not be in it.`
export const backups_large_file = ()=>`A large file?`
export const backups_large_file_help = ()=>`A web server in front of the site, such as Caddy or nginx, has its own limit for files: 120 MB with the settings in our documentation. Restore a larger file with a command: copy it to the server, stop the site, and type this there with the name of your file. Then start the site again.`
export const backups_newer_swapyard = v=>`${isolated$(v.file)} was written by a newer Swapyard: install that version, or restore an older backup`
export const backups_no_backup = v=>`${isolated$(v.file)} isn’t a backup`
export const backups_no_backup_waits = ()=>`No backup is waiting to be restored.`
export const backups_no_database = v=>`there is no database at ${isolated$(v.file)}`
export const backups_not_ours = ()=>`it is a database, but not a Swapyard one`
export const backups_nothing_is_restored = ()=>`Nothing is restored`
export const backups_refused_in_front = ()=>`The web server in front of the site doesn’t accept a file this big. See “A large file?” for what to do.`
export const backups_restart_now = ()=>`Restart now`
export const backups_send_the_backup_itself_as_a_file = ()=>`Send the backup itself, as a file.`
export const backups_sent_a_backup_to_restore_from = ()=>`Sent a backup to restore from`
export const backups_start_by_hand = ()=>`This site can’t restart automatically. Restart it on its server.`
export const backups_started_a_restore = ()=>`Restarted the site with a backup`
export const backups_starting = ()=>`The site is restarting with it. This page continues on its own; with a lot of pictures it takes a few minutes.`
export const backups_starting_long = ()=>`This is taking a while. The server’s log says what’s going on. If the backup doesn’t start, the site goes back to how it was.`
export const backups_the_backup_is_being_made = ()=>`The backup is being made`
export const backups_the_disk_is_too_full_for_it_more_must = v=>`The disk is too full for it: ${isolated$(v.readableBytes)} more must be free.`
export const backups_the_file_is_being_checked = ()=>`The file is being checked`
export const backups_the_site_starts_anew = ()=>`The site restarts`
export const backups_this_file = ()=>`this file`
export const backups_too_much = ()=>`it took too long or too much memory`
export const backups_too_much_memory = ()=>`checking the backup takes too much memory`
export const backups_took_a_backup = ()=>`Made a backup`
export const backups_took_back_a_restore = ()=>`Cancelled a restore`
export const browse_about = v=>`${isolated$(v.count)} to swap without money.`
export const browse_about_in = v=>`${isolated$(v.count)} to swap without money in ${isolated$(v.category)}.`
export const browse_all = ()=>`All`
export const browse_all_items = ()=>`All items`
export const browse_any_condition = ()=>`Any condition`
export const browse_apply = ()=>`Apply`
export const browse_best_match = ()=>`Best match`
export const browse_browse_all_items = ()=>`Browse all items`
export const browse_categories = ()=>`Categories`
export const browse_categories_near_your_search = ()=>`Categories near your search`
export const browse_clear_search = ()=>`Clear search`
export const browse_clear_search_2 = v=>`Clear search “${isolated$(v.product)}”`
export const browse_close_categories = ()=>`Close categories`
export const browse_condition = ()=>`Condition`
export const browse_count = v=>`${(plural.select(v.total)==="one"?`${number.format(v.total)} item`:`${number.format(v.total)} items`)}`
export const browse_count_capped = v=>`${number.format(v.total)}+ items`
export const browse_fewer_or_shorter_words_find_more_the = ()=>`Try fewer or shorter words: the beginning of a word is enough.`
export const browse_go_to_the_last_page = ()=>`Go to the last page`
export const browse_items = ()=>`items`
export const browse_look_around_in = ()=>`Look around in these categories`
export const browse_narrowed_to = ()=>`Filtered by`
export const browse_newest = ()=>`Newest`
export const browse_no_results_found = ()=>`No results found.`
export const browse_nothing_for_showing_search_for_only = v=>[`Nothing for '`,`${isolated$(v.product)}`,`'. Showing '`,`${isolated$(v.corrected)}`,`'. `,v.link(`Search for '${isolated$(v.product)}' only`)]
export const browse_nothing_in_condition = ()=>`Nothing is offered in this condition at the moment.`
export const browse_nothing_in_condition_in = v=>`Nothing in ${isolated$(v.category)} is offered in this condition at the moment.`
export const browse_nothing_in_place = v=>`Nothing like that is offered in ${isolated$(v.place)} at the moment.`
export const browse_nothing_is_offered_in_at_the_moment = v=>`Nothing is offered in ${isolated$(v.name)} at the moment. Yours could be the first.`
export const browse_nothing_is_offered_yet_yours_could_be = ()=>`Nothing is offered yet. Yours could be the first.`
export const browse_oldest = ()=>`Oldest`
export const browse_results_for = v=>`Results for “${isolated$(v.product)}”`
export const browse_results_for_in = v=>`Results for “${isolated$(v.product)}” in ${isolated$(v.category)}`
export const browse_search = ()=>`Search`
export const browse_search_all_categories = ()=>`Search all categories`
export const browse_search_all_categories_not_only = v=>`Search all categories, not only ${isolated$(v.name)}`
export const browse_search_products = ()=>`Search Products...`
export const browse_sort_by = ()=>`Sort by`
export const browse_suggested_category = v=>`Category, ${(plural.select(v.count)==="one"?`${number.format(v.count)} item`:`${number.format(v.count)} items`)}`
export const browse_suggestions = ()=>`Suggestions`
export const browse_suggestions_count = v=>`${(plural.select(v.count)==="one"?`${number.format(v.count)} suggestion`:`${number.format(v.count)} suggestions`)}`
export const browse_the_last_page_is = v=>`The last page is ${isolated$(v.lastPage)}.`
export const browse_there_is_no_such_category = ()=>`We can’t find that category.`
export const browse_title_page = v=>`${isolated$(v.title)}, page ${isolated$(v.page)}`
export const browse_upload_item = ()=>`Upload Item`
export const circles_a_neighbour = ()=>`A neighbour`
export const circles_admin_agreed = ()=>`Agreed`
export const circles_admin_called_off = ()=>`Ended: called off`
export const circles_admin_completed = ()=>`Completed`
export const circles_admin_declined = ()=>`Ended: someone said no`
export const circles_admin_ended = ()=>`Ended`
export const circles_admin_expired = ()=>`Ended: not everyone answered or confirmed in time`
export const circles_admin_found = v=>`${(plural.select(v.loops)==="one"?`${number.format(v.loops)} possible swap`:`${number.format(v.loops)} possible swaps`)}, ${(`${number.format(v.proposed)} proposed`)}, in ${number.format(v.seconds)} s`
export const circles_admin_item_gone = ()=>`Ended: an item was gone`
export const circles_admin_last_run = ()=>`Last search of the whole market`
export const circles_admin_lead = ()=>`Swaps of two, three and four people that the site finds. It searches as soon as someone says what they’d swap for, and across the whole market every 6 hours.`
export const circles_admin_no_run = ()=>`There hasn’t been one yet.`
export const circles_admin_off = v=>[`The search is switched off: swaps already proposed continue, and no new ones are looked for. `,v.home(`The home page`),` and `,v.pages(`the standard pages`),` may still mention it.`]
export const circles_admin_proposed = ()=>`Waiting for answers`
export const circles_admin_run = ()=>`Search now`
export const circles_admin_running = ()=>`Looking...`
export const circles_admin_saving = ()=>`Saving...`
export const circles_admin_switch_off = ()=>`Switch off`
export const circles_admin_switch_on = ()=>`Switch on`
export const circles_admin_title = ()=>`Swaps found`
export const circles_admin_withdrawn = ()=>`Ended: taken back, blocked or suspended`
export const circles_agreed = ()=>`Everyone said yes`
export const circles_all_swaps = ()=>`All swaps`
export const circles_answer_by = v=>`Answer by ${isolated$(v.when)}`
export const circles_call_off = ()=>`Call off`
export const circles_call_off_about = ()=>`Who is it about?`
export const circles_call_off_failed = ()=>`Failed to call off the swap`
export const circles_change_my_mind = ()=>`I have changed my mind: no`
export const circles_completed_text = ()=>`Everything has changed hands. Enjoy!`
export const circles_confirm_failed = ()=>`Failed to confirm`
export const circles_confirm_given = v=>`I gave ${isolated$(v.item)} to ${isolated$(v.name)}`
export const circles_confirm_got = v=>`I got ${isolated$(v.item)} from ${isolated$(v.name)}`
export const circles_confirmed = ()=>`Confirmed`
export const circles_confirming = ()=>`Confirming...`
export const circles_ended_called_off = ()=>`This swap was called off.`
export const circles_ended_declined = ()=>`Someone said no, so this swap won’t take place. Nobody finds out who. The site keeps looking.`
export const circles_ended_expired = ()=>`Not everyone confirmed in time, so this swap has ended.`
export const circles_ended_item_gone = ()=>`One of the items is no longer available, so this swap has ended.`
export const circles_ended_unanswered = ()=>`Not everyone answered in time, so this swap has ended.`
export const circles_ended_withdrawn = ()=>`This swap has ended.`
export const circles_failed = ()=>`Something went wrong!`
export const circles_gets = v=>`You get ${isolated$(v.item)} from ${isolated$(v.name)}.`
export const circles_gives = v=>`You give ${isolated$(v.item)} to ${isolated$(v.name)}.`
export const circles_goes_to = v=>`${isolated$(v.item)}. From: ${isolated$(v.giver)}. To: ${isolated$(v.receiver)}.`
export const circles_left_out = ()=>`The site has stopped asking you because you didn’t answer two swaps in a row.`
export const circles_left_out_here = ()=>`I'm here`
export const circles_match = ()=>`It's a match`
export const circles_message_failed = ()=>`Failed to send the message`
export const circles_message_label = ()=>`Message to all`
export const circles_message_older = ()=>`Older messages`
export const circles_message_sent = ()=>`Message sent`
export const circles_messages = ()=>`Conversation`
export const circles_name_somebody_whom_you_give_to_or_get = ()=>`Choose someone you give to or get from.`
export const circles_no = ()=>`No, thanks`
export const circles_no_messages = ()=>`Nobody has written yet. Say hello, and say when you’re free.`
export const circles_no_saving = ()=>`Saying no...`
export const circles_of_size = v=>`${((f=>f==="2"?`A swap of two`:f==="3"?`A swap of three`:`A swap of four`)(v.size))}`
export const circles_reason = v=>`Reason: ${isolated$(v.reason)}`
export const circles_refuse_failed = ()=>`Failed to say no`
export const circles_ring_label = ()=>`Who gives what to whom`
export const circles_said_of = v=>`${(v.me==="yes"?`About you`:`About ${isolated$(v.name)}`)}`
export const circles_said_yes = v=>`${(v.yes===0?`Nobody has said yes yet`:plural.select(v.yes)==="one"?`${number.format(v.yes)} of ${isolated$(v.of)} has said yes`:`${number.format(v.yes)} of ${isolated$(v.of)} have said yes`)}`
export const circles_say_which_item_has_changed_hands = ()=>`Say which item has changed hands.`
export const circles_send = ()=>`Send`
export const circles_sending = ()=>`Sending...`
export const circles_step_agreed = ()=>`Next: agree on where and when to meet. Once a thing has changed hands, confirm it here.`
export const circles_step_done_mine = ()=>`You’ve confirmed both. The swap is complete once the others have too.`
export const circles_step_waiting = ()=>`You said yes. The swap is agreed as soon as everyone else has too.`
export const circles_swap_called_off = ()=>`Swap called off`
export const circles_swaps_for_you = ()=>`Swaps for you`
export const circles_that_is_none_of_the_things_that_you = ()=>`That isn’t one of the things you give or get.`
export const circles_this_swap_has_changed_meanwhile_please = ()=>`This swap has changed in the meantime. Please look at it again.`
export const circles_this_swap_is_not_possible_any_more = ()=>`This swap is not possible any more.`
export const circles_to_answer = ()=>`Swaps found for you`
export const circles_welcome_back = ()=>`Welcome back`
export const circles_why_request = v=>`You were asked because you have offered ${isolated$(v.gives)} for it.`
export const circles_why_want = ()=>`You were asked because you said that you would swap for it.`
export const circles_why_wish = ()=>`You were asked because you are looking for something like it.`
export const circles_yes = ()=>`Yes, swap`
export const circles_yes_failed = ()=>`Failed to say yes`
export const circles_yes_saving = ()=>`Saying yes...`
export const circles_you = ()=>`You`
export const circles_you_said_no = ()=>`You said no`
export const circles_you_said_yes = ()=>`You said yes`
export const common_a_backup_file_holds_everything_people = ()=>`A backup file holds everything: people, items, messages and pictures. This site becomes the market in that file.`
export const common_a_colour_is_written_as_and_six_digits = ()=>`A colour is written as # and six digits from 0 to f.`
export const common_a_few_questions_and_it_is_open_all_of = ()=>`Just a few questions and it’s open. You can change everything later.`
export const common_a_note_may_have_at_most_characters = v=>`A note can have up to ${isolated$(v.note)} characters.`
export const common_a_part_of_this_page_did_not_load = ()=>`A part of this page did not load. Please reload it.`
export const common_a_test_mail_to_is_on_its_way = v=>`A test email to ${isolated$(v.recipient)} is on its way`
export const common_act_about = v=>`${isolated$(v.act)}: ${isolated$(v.about)}`
export const common_added_the_neighbourhood = v=>`Added the neighbourhood ${isolated$(v.name)}`
export const common_all_that_a_household_has = ()=>`Everything around the house`
export const common_almost_there = ()=>`Almost there`
export const common_already_have_an_account_sign_in = v=>[`Already have an account? `,v.link(`Sign In`)]
export const common_answered = ()=>`Answer sent`
export const common_anybody = ()=>`Anyone`
export const common_at_most_neighbourhoods_can_be_listed = v=>`You can list up to ${isolated$(v.neighbourhoods)} neighbourhoods.`
export const common_baby_things = ()=>`Baby things`
export const common_backup_file = ()=>`Backup file`
export const common_books = ()=>`Books`
export const common_both_of_you_have_written_so_nothing = ()=>`You’ve both written your reviews, so they can no longer be changed.`
export const common_breadcrumb = ()=>`Breadcrumb`
export const common_categories_to_begin_with = ()=>`Categories to start with`
export const common_check_and_restore = ()=>`Check and restore`
export const common_checking = ()=>`Checking...`
export const common_choose_what_you_begin_with = ()=>`Choose what to start with.`
export const common_choose_who_may_invite = ()=>`Choose who may invite.`
export const common_choose_who_may_join = ()=>`Choose who may join.`
export const common_choose_who_may_read = ()=>`Choose who may read.`
export const common_choose_who_sees_how_people_are_reached = ()=>`Choose who sees people’s contact details.`
export const common_close = ()=>`Close`
export const common_connections_from_other_sites_are_not = ()=>`Connections from other sites are not taken.`
export const common_copy_link = ()=>`Copy link`
export const common_copying_failed = ()=>`Copying failed`
export const common_each_member_may_choose_otherwise = ()=>`Members can choose differently for themselves.`
export const common_everybody = ()=>`Everyone`
export const common_everybody_search_engines_too = ()=>`Everyone, including search engines`
export const common_failed_to_create_product = ()=>`Failed to create product`
export const common_failed_to_logout = ()=>`Failed to logout `
export const common_failed_to_send_message = ()=>`Failed to send message`
export const common_full_name = ()=>`Full Name`
export const common_general_address_trading_location = ()=>`General Address (trading location)`
export const common_give_your_market_a_name = ()=>`Give your market a name.`
export const common_have_a_backup_bring_it_in = ()=>`Already have a market in a backup file? Bring it here`
export const common_in_your_first_days_you_can_begin = v=>`In your first few days you can start ${(plural.select(v.conversations)==="one"?`${number.format(v.conversations)} conversation`:`${number.format(v.conversations)} conversations`)} a day. Please carry on tomorrow.`
export const common_in_your_first_days_you_can_post_items = v=>`In your first few days you can post ${(plural.select(v.items)==="one"?`${number.format(v.items)} item`:`${number.format(v.items)} items`)} a day. Please carry on tomorrow.`
export const common_in_your_first_days_you_can_send = v=>`In your first few days you can send ${(plural.select(v.requests)==="one"?`${number.format(v.requests)} request`:`${number.format(v.requests)} requests`)} a day. Please carry on tomorrow.`
export const common_instead_of_the_one_in_your_profile = ()=>`Instead of the one in your profile.`
export const common_instead_of_your_address = ()=>`Instead of your address.`
export const common_invites_you = v=>`${isolated$(v.name)} invites you`
export const common_invites_you_to_join = v=>`${isolated$(v.name)} invites you to join ${isolated$(v.name2)}.`
export const common_is_open = v=>`${isolated$(v.name)} is open`
export const common_it_is_in_the_list_already = ()=>`It’s already on the list.`
export const common_join = ()=>`Join`
export const common_join_post_what_you_no_longer_need_and = v=>`Join ${isolated$(v.name)}: post what you no longer need, and swap it for what you do, without money.`
export const common_just_now = ()=>`just now`
export const common_language = ()=>`Language`
export const common_link_copied = ()=>`Link copied`
export const common_location_of_this_item = ()=>`Location of this item`
export const common_logged_out_successfully = ()=>`Logged out successfully`
export const common_logo = ()=>`Logo`
export const common_look_around = ()=>`Look around`
export const common_members = ()=>`Members`
export const common_members_recommended = ()=>`Members (recommended)`
export const common_message_to_interested_people = ()=>`Message to interested people`
export const common_more_a_message_another_phone_or_place = ()=>`More: a message, another phone or place, videos`
export const common_my_profile = ()=>`My profile`
export const common_name = ()=>`Name`
export const common_next = ()=>`Next`
export const common_next_picture = ()=>`Next picture`
export const common_no_channel_was_subscribed_to_in_time = ()=>`No channel was subscribed to in time.`
export const common_no_mail_server_is_set_up_yet_the_mail = ()=>`No mail server is set up yet: the email is in the site’s log.`
export const common_no_mail_server_is_set_up_yet_you_can = ()=>`No mail server is set up yet. You can do that later, under Admin.`
export const common_no_picture = ()=>`No picture`
export const common_no_pong_came = ()=>`No pong came.`
export const common_no_results_found = ()=>`No results found.`
export const common_none_yet = ()=>`None yet`
export const common_nothing_is_restored = v=>`Nothing is restored: ${isolated$(v.problem)}.`
export const common_of_on_this_page_match = v=>`${number.format(v.matching)} of ${number.format(v.count)} on this page match.`
export const common_only_admins_invite_people_here = ()=>`Only admins invite people here.`
export const common_only_text_is_taken = ()=>`Only text is allowed here.`
export const common_only_the_person_whom_a_review_is_about = ()=>`Only the person a review is about can answer it.`
export const common_open_the_market = ()=>`Open the market`
export const common_opening = ()=>`Opening...`
export const common_or_bring_a_market_that_you_have = ()=>`Or bring in a market you already have`
export const common_page = v=>`Page ${isolated$(v.page)}`
export const common_page_of = v=>`Page ${isolated$(v.currentPage)} of ${isolated$(v.lastPage)}`
export const common_pages = ()=>`Pages`
export const common_pages_of = v=>`Pages of ${isolated$(v.of)}`
export const common_phone_for_this_item = ()=>`Phone for this item`
export const common_phone_number = ()=>`Phone Number`
export const common_picture_of_several = v=>`${isolated$(v.name)}, picture ${isolated$(v.index)} of ${isolated$(v.count)}`
export const common_plants_and_seeds = ()=>`Plants and seeds`
export const common_post_item = ()=>`Post Item`
export const common_posting = ()=>`Posting...`
export const common_prev = ()=>`Prev`
export const common_previous = ()=>`Previous`
export const common_previous_picture = ()=>`Previous picture`
export const common_product_created_successfully = ()=>`Product created successfully`
export const common_product_images = ()=>`Product Images *`
export const common_removed_the_neighbourhood = v=>`Removed the neighbourhood ${isolated$(v.name)}`
export const common_reviews_are_for_swaps_that_are = ()=>`You can only review completed swaps.`
export const common_say_whether_you_would_swap_with_them = ()=>`Choose whether you’d swap with them again`
export const common_say_which_protocol_protocol_7 = ()=>`Say which protocol: ?protocol=7`
export const common_say_whom_you_review = ()=>`Choose who you’re reviewing`
export const common_search_to_look_beyond_this_page = ()=>`Search to look beyond this page.`
export const common_see_its_page = ()=>`See its page`
export const common_see_your_market = ()=>`See your market`
export const common_send_me_a_test_mail = ()=>`Send me a test email`
export const common_send_the_backup_itself_as_a_file = ()=>`Send the backup itself, as a file.`
export const common_sent = ()=>`Sent`
export const common_set_up_the_market = ()=>`Set up the market`
export const common_share = ()=>`Share`
export const common_share_this_link_with_your_first = ()=>`Share this link with your first neighbours, or let them scan the QR code.`
export const common_shown_in_place_of_the_name_you_can = ()=>`Shown instead of the name. Optional.`
export const common_shown_where_other_markets_show_the = ()=>`In your own words, where other markets show the price. If you leave it empty, we show what you’re looking for.`
export const common_signed_out = v=>[`You are signed out. `,v.link(`Sign in`),` to go on.`]
export const common_signed_out_offline = ()=>`You've been signed out locally. You are offline.`
export const common_signing_out = ()=>`Signing out...`
export const common_something_went_wrong_please_try_again = ()=>`Something went wrong. Please try again.`
export const common_something_wrong = ()=>`Something went wrong!`
export const common_thank_you_both_of_you_have_written = ()=>`Thank you. You’ve both written, so everyone can read it now.`
export const common_thank_you_it_is_shown_once_both_of_you = ()=>`Thank you. It is shown once both of you have written, or after 14 days.`
export const common_that_channel_is_not_yours = ()=>`That channel is not yours.`
export const common_that_client_event_is_not_taken = ()=>`That client event is not taken.`
export const common_that_did_not_work_please_try_again = ()=>`That did not work. Please try again.`
export const common_that_is_no_message_of_the_protocol = ()=>`That is no message of the protocol.`
export const common_that_protocol_is_not_spoken_here = ()=>`That protocol is not spoken here.`
export const common_the_answer = ()=>`The answer`
export const common_the_file_is_being_checked = ()=>`The file is being checked`
export const common_the_file_is_whole_now_restart_the_site = ()=>`The file is complete. Now restart the site on its server: stop it where you started it, then start it again. It will then be the market from the backup, and you sign in as you did there.`
export const common_the_invitation_has_ended = ()=>`The invitation no longer works`
export const common_the_invitation_is_ready = ()=>`The invitation is ready`
export const common_the_link_as_a_qr_code = ()=>`The link as a QR code`
export const common_the_market_is_yours = ()=>`The market is yours`
export const common_the_name = ()=>`The name`
export const common_the_page_must_be_a_whole_number = ()=>`The page must be a whole number.`
export const common_the_people_who_run_look_at_each_sign = v=>`The people who run ${isolated$(v.name)} look at every sign-up. Once you’ve been let in, you’ll get an email and can post things, write to people and swap.`
export const common_the_site_is_restarting = ()=>`The site is restarting.`
export const common_the_text = ()=>`The text`
export const common_the_time_for_reviews_of_this_swap_is = ()=>`The time for reviews of this swap is over.`
export const common_there_is_no_such_invitation = ()=>`We can’t find that invitation.`
export const common_there_is_no_such_key = ()=>`We can’t find that API key.`
export const common_there_is_no_such_neighbourhood = ()=>`We can’t find that neighbourhood`
export const common_there_is_no_such_neighbourhood_2 = ()=>`We can’t find that neighbourhood.`
export const common_there_is_no_such_review = ()=>`We can’t find that review.`
export const common_there_is_no_such_swap = ()=>`We can’t find that swap.`
export const common_there_is_nobody_of_this_number_whom = ()=>`You haven’t swapped here with anyone with this number.`
export const common_this_connection_may_not_subscribe_to = ()=>`This connection may not subscribe to that channel.`
export const common_this_invitation_does_not_work_any_more = ()=>`This invitation no longer works. Ask the person who sent it for a new one.`
export const common_this_link_was_used_already_or_has = ()=>`This link has already been used or has expired. You can get a new one in your settings.`
export const common_this_must_be_the_number_of_an_entry = ()=>`This must be the number of an entry.`
export const common_this_person_has_left = ()=>`This person has left.`
export const common_this_session_has_ended = ()=>`This session has ended.`
export const common_those_with_whom_they_have_agreed_on_a = ()=>`People they’ve agreed on a swap with`
export const common_to_the_address_above_then_you_know = ()=>`It goes to the address above, so you know that email works.`
export const common_too_many_connections_please_come_back = ()=>`Too many connections. Please come back later.`
export const common_too_many_messages_at_once = ()=>`Too many messages at once.`
export const common_too_many_windows_are_open_please_close = ()=>`Too many windows are open. Please close some of them.`
export const common_tools = ()=>`Tools`
export const common_try_again = ()=>`Try again`
export const common_type_a_number_from_to = v=>`Type a number from ${isolated$(v.min)} to ${isolated$(v.max)}.`
export const common_upload = ()=>`Upload`
export const common_waiting_to_be_let_in = ()=>`Waiting to be let in`
export const common_welcome = ()=>`Welcome`
export const common_welcome_to_your_market = ()=>`Welcome to your market`
export const common_what_is_left_to_do = ()=>`What is left to do`
export const common_what_would_you_take_for_it = ()=>`What would you take for it?`
export const common_who_has_an_invitation = ()=>`People with an invitation`
export const common_who_has_an_invitation_and_was_let_in = ()=>`People with an invitation whom you let in`
export const common_who_may_do_what = ()=>`Who may do what`
export const common_who_may_join = ()=>`Who may join`
export const common_who_may_read = ()=>`Who may read`
export const common_who_sees_email_and_phone_of_members = ()=>`Who sees members’ email and phone`
export const common_who_was_let_in_by_you = ()=>`People you let in`
export const common_write_an_answer = ()=>`Write an answer`
export const common_write_to_the_people_who_run_this_site = ()=>`Write to the people who run this site`
export const common_you_are_offline_please_try_again_once = ()=>`You’re offline. Please try again once you’re back online.`
export const common_you_are_offline_this_loads_once_you = ()=>`You’re offline. This will load once you’re back online.`
export const common_you_are_signed_out = ()=>`You are signed out.`
export const common_you_are_the_last_admin_here_appoint = ()=>`You are the last admin here. Appoint another one first.`
export const common_you_cannot_review_yourself = ()=>`You cannot review yourself.`
export const common_you_have_answered_this_review_already = ()=>`You have already answered this review.`
export const common_you_have_invitations_that_still_work = v=>`You have ${(plural.select(v.live)==="one"?`${number.format(v.live)} invitation that still works`:`${number.format(v.live)} invitations that still work`)}. End one of them first.`
export const common_you_have_left_nothing_of_you_is_kept = ()=>`Your account is deleted. Nothing about you is kept here.`
export const common_you_the_first_admin = ()=>`You, the first admin`
export const common_your_data_is_ready_to_be_downloaded = ()=>`Your data is ready to be downloaded`
export const common_your_market = ()=>`Your market`
export const common_your_market_is_open = ()=>`Your market is open`
export const common_youve_been_signed_out_locally = ()=>`You've been signed out locally.`
export const contact_choose_who_sees_your_email_and_phone = ()=>`Choose who sees your email and phone`
export const contact_email_is_required = ()=>`Email is required`
export const contact_failed_to_send_the_message = ()=>`Failed to send the message`
export const contact_invalid_email = ()=>`Invalid email`
export const contact_message = ()=>`Message`
export const contact_message_is_required = ()=>`Message is required`
export const contact_name = ()=>`Name`
export const contact_name_is_required = ()=>`Name is required`
export const contact_optional_if_you_would_rather_be_called = ()=>`Optional, if you would rather be called.`
export const contact_phone = ()=>`Phone`
export const contact_send = ()=>`Send`
export const contact_sending = ()=>`Sending...`
export const contact_sign_in_to_see_how_to_reach = v=>[v.link(`Sign in`),` to see how to reach `,`${isolated$(v.name)}`]
export const contact_thank_you_we_write_back_to = v=>[`Thank you. We’ll reply to `,v.strong(`${isolated$(v.email)}`),`.`]
export const contact_the_message = ()=>`The message`
export const contact_the_phone_number = ()=>`The phone number`
export const contact_we_write_back_to_this_address = ()=>`We’ll reply to this address.`
export const contact_write_another_message = ()=>`Write another message`
export const contact_write_to_us = ()=>`Write to us`
export const contact_you_see_how_to_reach_once_you_have = v=>`You’ll see how to reach ${isolated$(v.name)} once you’ve agreed on a swap.`
export const contact_your_message_has_been_sent = ()=>`Your message has been sent.`
export const defaults_category_art_books = ()=>`Art & Comics`
export const defaults_category_arts = ()=>`Arts & Crafts`
export const defaults_category_audiobooks = ()=>`Music & Audiobooks`
export const defaults_category_baby = ()=>`Baby & Kids`
export const defaults_category_baby_clothes = ()=>`Baby Clothes`
export const defaults_category_beds = ()=>`Beds & Furniture`
export const defaults_category_bike_tools = ()=>`Bike Tools`
export const defaults_category_bikes = ()=>`Bikes & Transport`
export const defaults_category_books = ()=>`Books & Magazines`
export const defaults_category_bulbs = ()=>`Bulbs & Tubers`
export const defaults_category_childrens_books = ()=>`Children’s Books`
export const defaults_category_clothing = ()=>`Clothing & Shoes`
export const defaults_category_collectibles = ()=>`Collectibles & Antiques`
export const defaults_category_cookbooks = ()=>`Cookbooks`
export const defaults_category_crime = ()=>`Crime & Thrillers`
export const defaults_category_electrics = ()=>`Electrics & Lamps`
export const defaults_category_electronics = ()=>`Electronics`
export const defaults_category_else = ()=>`Everything Else`
export const defaults_category_feeding = ()=>`Feeding`
export const defaults_category_games = ()=>`Games & Toys`
export const defaults_category_garden = ()=>`Garden & Plants`
export const defaults_category_garden_plants = ()=>`Garden Plants`
export const defaults_category_garden_tools = ()=>`Garden Tools`
export const defaults_category_hand_tools = ()=>`Hand Tools`
export const defaults_category_home = ()=>`Home & Furniture`
export const defaults_category_house_plants = ()=>`House Plants`
export const defaults_category_kitchen = ()=>`Kitchen & Dining`
export const defaults_category_materials = ()=>`Materials`
export const defaults_category_music = ()=>`Music & Instruments`
export const defaults_category_novels = ()=>`Novels`
export const defaults_category_other_baby = ()=>`Other Baby Things`
export const defaults_category_other_books = ()=>`Other Books`
export const defaults_category_paint = ()=>`Paint & Brushes`
export const defaults_category_pets = ()=>`Pet Supplies`
export const defaults_category_picture_books = ()=>`Picture Books`
export const defaults_category_pots = ()=>`Pots & Soil`
export const defaults_category_power_tools = ()=>`Power Tools`
export const defaults_category_prams = ()=>`Prams & Carriers`
export const defaults_category_seedlings = ()=>`Seedlings`
export const defaults_category_seeds = ()=>`Seeds`
export const defaults_category_sports = ()=>`Sports & Outdoors`
export const defaults_category_tools = ()=>`Tools & DIY`
export const defaults_category_toys = ()=>`Toys`
export const defaults_category_travel = ()=>`Travel & Maps`
export const defaults_description = ()=>`A neighbourhood market without money: offer what you no longer use, take home what you will.`
export const defaults_find = ()=>`Find what you love`
export const defaults_find_text = ()=>`Search and browse what people near you offer, and keep your favourites in one place.`
export const defaults_hero_content = ()=>`Your shelf is somebody’s wish list. Offer what you no longer use and take home something you will, from people nearby, without money.`
export const defaults_hero_title = ()=>`Trade What You Don't Need`
export const defaults_how = ()=>`How It Works`
export const defaults_known = ()=>`Swap with people you know`
export const defaults_known_text = ()=>`Talk first, agree on a place, and shake hands on it. Neighbours, not strangers.`
export const defaults_page_about = ()=>`About us`
export const defaults_page_blog = ()=>`Blog`
export const defaults_page_contact = ()=>`Contact us`
export const defaults_page_faqs = ()=>`Frequently asked questions`
export const defaults_page_how = ()=>`How it works`
export const defaults_page_imprint = ()=>`Imprint`
export const defaults_page_pricing = ()=>`Pricing`
export const defaults_page_privacy = ()=>`Privacy`
export const defaults_page_terms = ()=>`Terms & Conditions`
export const defaults_plan_basic = ()=>`Basic`
export const defaults_plan_basic_1 = ()=>`Post items with photos and videos`
export const defaults_plan_basic_2 = ()=>`Send and receive exchange requests`
export const defaults_plan_basic_3 = ()=>`Chat with other members`
export const defaults_plan_basic_4 = ()=>`Save your favourites`
export const defaults_plan_basic_text = ()=>`Everything you need to swap, for as long as you like.`
export const defaults_plan_standard = ()=>`Standard`
export const defaults_plan_standard_1 = ()=>`Everything in Basic`
export const defaults_plan_standard_2 = ()=>`Helps to pay for the server and its backups`
export const defaults_plan_standard_3 = ()=>`Helps to keep the market free of advertising`
export const defaults_plan_standard_4 = ()=>`Cancel at any time`
export const defaults_plan_standard_text = ()=>`For those who swap a lot and want to help keep the market open.`
export const defaults_plan_yearly = ()=>`Standard Yearly`
export const defaults_plan_yearly_1 = ()=>`Everything in Standard`
export const defaults_plan_yearly_2 = ()=>`About two months cheaper than paying monthly`
export const defaults_plan_yearly_3 = ()=>`One payment a year`
export const defaults_plan_yearly_text = ()=>`The Standard plan, paid once a year.`
export const defaults_start = ()=>`Start Trading Now!`
export const defaults_start_text = ()=>`Join the community and post your first trade. It is easy, secure and free.`
export const defaults_step_agree = ()=>`Agree and swap`
export const defaults_step_agree_text = ()=>`Accept the offer that suits you, arrange the rest by message, and meet to swap.`
export const defaults_step_offer = ()=>`Make or get an offer`
export const defaults_step_offer_text = ()=>`See something you like? Offer one of your own things for it. Or say what you look for: the site finds swaps of two, three and four people by itself.`
export const defaults_step_post = ()=>`Post an item`
export const defaults_step_post_text = ()=>`A name, a few photos, and what you would like in return. It takes about a minute.`
export const defaults_tagline = ()=>`Amplifying Voices, Building Trust`
export const defaults_they_have_left = ()=>`They have left.`
export const defaults_trade_easily = ()=>`Trade easily`
export const defaults_trade_easily_text = ()=>`List an item in a minute, with photos from your phone, and say what you would take for it.`
export const errors_a_file_may_have_at_most_mb = v=>`A file can have up to ${isolated$(v.fileBytes)} MB.`
export const errors_at_most_files_are_taken_here = v=>`You can add up to ${isolated$(v.most)} files here.`
export const errors_bad_request = ()=>`That request makes no sense here.`
export const errors_body_not_json = ()=>`The body is not valid JSON.`
export const errors_busy = ()=>`The site is busy. Please try again in a moment.`
export const errors_cross_site = ()=>`This request came from another website, so nothing was changed. Open this site itself and try again.`
export const errors_cut_short = ()=>`The request was cut short.`
export const errors_disk_full = ()=>`The site has run out of disk space, so this could not be saved. Please try again later.`
export const errors_invalid = ()=>`The given data was invalid.`
export const errors_invalid_2 = ()=>`Invalid`
export const errors_kind_not_taken = ()=>`This kind of content isn’t accepted here.`
export const errors_no_file_belongs_here = ()=>`You can’t add a file here.`
export const errors_not_found = ()=>`Not found.`
export const errors_not_yours = ()=>`You can’t change that: it isn’t yours.`
export const errors_only_one_file_is_taken_here = ()=>`You can only add one file here.`
export const errors_sign_in_first = ()=>`Please sign in first.`
export const errors_something_wrong = ()=>`Something went wrong!`
export const errors_that_form_has_too_many_parts = ()=>`That form has too many parts.`
export const errors_that_is_not_a_request_that_can_be_read = ()=>`That is not a request that can be read.`
export const errors_that_text_is_too_long = ()=>`That text is too long.`
export const errors_the_address_or_its_headers_are_too = ()=>`The address or its headers are too long.`
export const errors_the_field_json_is_missing_or_no_json = ()=>`The field json is missing or no JSON.`
export const errors_the_form_is_broken_or_was_cut_short = ()=>`The form is broken or was cut short.`
export const errors_the_request_took_too_long_to_come = ()=>`The request took too long to come.`
export const errors_the_site_has_taken_as_many_files_as_it = ()=>`The site has reached its limit of files for today. Please try again tomorrow.`
export const errors_the_site_is_nearly_out_of_disk_space = ()=>`The site is almost out of disk space and can’t accept files for now. Everything else works; please try again later.`
export const errors_the_site_is_short_of_disk_space_and = ()=>`The site is short of disk space and can’t accept files for now. Please try again later.`
export const errors_the_site_is_taking_as_many_files_as_it = ()=>`The site is receiving as many files as it can right now. Please try again later.`
export const errors_this_site_takes_no_pictures_or_files = ()=>`This site doesn’t accept pictures or files.`
export const errors_too_large = ()=>`That is too large.`
export const errors_too_many = ()=>`Too many requests. Please wait a moment.`
export const errors_too_many_at_once = ()=>`Too many requests at once. Please wait a moment.`
export const errors_you_can_do_that_as_soon_as_somebody = ()=>`You can do that once you’ve been let in. We’ll email you.`
export const errors_your_pictures_and_files_take_of_the_mb = v=>`Your pictures and files use ${isolated$(v.taken)} of your ${isolated$(v.most)} MB, so this one doesn’t fit. Delete something you no longer need.`
export const form_a_picture_may_have_at_most = v=>`A picture can have up to ${isolated$(v.bytesText)}.`
export const form_add = ()=>`Add`
export const form_add_pictures = ()=>`Add pictures`
export const form_at_most_characters = v=>`At most ${number.format(v.length)} characters.`
export const form_category = ()=>`Category *`
export const form_character_of = v=>`Character ${isolated$(v.index)} of ${isolated$(v.count)}`
export const form_choose_a_picture = ()=>`Choose a picture`
export const form_code = ()=>`Code`
export const form_condition = ()=>`Condition *`
export const form_cover = ()=>`Cover`
export const form_description = ()=>`Description *`
export const form_email = ()=>`Email`
export const form_hide_field = v=>`Hide ${isolated$(v.label)}`
export const form_in_a_new_tab_and_come_back_what_you = ()=>`(in a new tab), then come back: what you typed will still be here.`
export const form_is_empty = v=>`${isolated$(v.name)} is empty.`
export const form_is_larger_than = v=>`${isolated$(v.name)} is larger than ${isolated$(v.bytesText)}.`
export const form_is_no_picture_that_can_be_taken_choose = v=>`${isolated$(v.name)} isn’t a picture we can use: choose JPEG, PNG, WebP, GIF or AVIF.`
export const form_item_name = ()=>`Item Name`
export const form_may_have_at_most = v=>`${isolated$(v.what)} can have up to ${isolated$(v.length)} characters`
export const form_move_left = v=>`Move ${isolated$(v.name)} left`
export const form_move_right = v=>`Move ${isolated$(v.name)} right`
export const form_must_be_text = v=>`${isolated$(v.what)} must be text`
export const form_page_range = v=>`The page must be from 1 to ${number.format(v.last)}.`
export const form_picture_kinds_up_to = v=>`JPEG, PNG, WebP, GIF or AVIF, up to ${isolated$(v.size)}.`
export const form_reading = ()=>`Reading...`
export const form_reading_works_without_javascript_for = ()=>`You can read without JavaScript, but this form needs it. Please switch it on.`
export const form_remove = v=>`Remove ${isolated$(v.name)}`
export const form_remove_2 = v=>`Remove ${isolated$(v.link)}`
export const form_save = ()=>`Save`
export const form_saving = ()=>`Saving...`
export const form_select_a_category = ()=>`Select a category`
export const form_select_a_condition = ()=>`Select a condition`
export const form_show_field = v=>`Show ${isolated$(v.label)}`
export const form_something_wrong = ()=>`Something went wrong`
export const form_stored_picture = v=>`picture ${isolated$(v.index)}`
export const form_take_picture = ()=>`Take a photo`
export const form_there_is_room_for_pictures_the_rest = v=>`There’s only room for ${(plural.select(v.room)==="one"?`${number.format(v.room)} picture`:`${number.format(v.room)} pictures`)}; the rest were left out.`
export const form_up_to_each_choose_drop_or_paste_them = v=>`Up to ${isolated$(v.picturesPerItem)}, ${isolated$(v.bytesText)} each. Choose, drop or paste them; the first is the cover.`
export const form_video_links = ()=>`Video links`
export const form_youtube_only_up_to = v=>`YouTube only, up to ${isolated$(v.most)}.`
export const handovers_a_code_has_digits = v=>`A code has ${isolated$(v.digits)} digits`
export const handovers_add_place = ()=>`Add a meeting place`
export const handovers_add_to_calendar = ()=>`Add to calendar`
export const handovers_after_delete = ()=>`It will no longer be suggested. Meetings already agreed there stay as they are.`
export const handovers_agree = ()=>`Agree to meet`
export const handovers_agree_failed = ()=>`Failed to agree`
export const handovers_agreed = ()=>`Your meeting is agreed`
export const handovers_agreed_already = ()=>`You’ve already agreed to this.`
export const handovers_agreeing = ()=>`Agreeing...`
export const handovers_back = ()=>`Back`
export const handovers_calendar_summary = v=>`Swap with ${isolated$(v.name)}`
export const handovers_changed_hands = ()=>`What you two had to hand over has already changed hands.`
export const handovers_code = ()=>`Code`
export const handovers_code_digits = v=>`A code has ${number.format(v.digits)} digits.`
export const handovers_code_failed = ()=>`Failed to make a code.`
export const handovers_code_for_other = v=>`${isolated$(v.name)} has to enter this code, not you.`
export const handovers_code_help = v=>`${isolated$(v.name)} shows it to you. Take a good look at the things first: the code confirms the swap for both of you.`
export const handovers_code_how = v=>`${isolated$(v.name)} enters it on the page of this swap, or scans it. That confirms the swap for both of you.`
export const handovers_code_lives = ()=>`It is good for ten minutes.`
export const handovers_code_of = v=>`${isolated$(v.name)}’s code`
export const handovers_code_over = ()=>`This code has expired.`
export const handovers_confirm = ()=>`Confirm the swap`
export const handovers_confirm_failed = ()=>`Failed to confirm the swap`
export const handovers_confirmed_already = ()=>`You have already confirmed this swap.`
export const handovers_confirming = ()=>`Confirming...`
export const handovers_edit_place = v=>`Edit ${isolated$(v.name)}`
export const handovers_enter_code = ()=>`Enter a code`
export const handovers_good_places = ()=>`Good places to meet`
export const handovers_loading = ()=>`Loading...`
export const handovers_meet = v=>`Meet ${isolated$(v.name)}`
export const handovers_meeting_places = ()=>`Meeting places`
export const handovers_meeting_places_lead = ()=>`Places where people can meet to swap: public, well lit and easy to find. They’re suggested whenever two people plan to meet.`
export const handovers_new_code = ()=>`New code`
export const handovers_next_meet = ()=>`Next: you meet, swap, and confirm it.`
export const handovers_no_such_place = ()=>`We can’t find that meeting place.`
export const handovers_no_such_swap = ()=>`We can’t find that swap.`
export const handovers_not_agreed = v=>`You and ${isolated$(v.name)} haven’t agreed on a place and a time yet.`
export const handovers_note_hint = ()=>`How will you recognise each other?`
export const handovers_note_label = ()=>`Note`
export const handovers_nothing_between = ()=>`You have nothing to hand over to this person.`
export const handovers_nothing_proposed = ()=>`Nobody has proposed a place and a time yet.`
export const handovers_on_the_spot = ()=>`When you meet, one of you shows a code and the other enters it: that confirms the swap for both. Without a code, each of you confirms separately.`
export const handovers_order_saved = ()=>`Order saved`
export const handovers_other_proposal = ()=>`There’s a newer proposal. Please look at it first.`
export const handovers_other_proposes = v=>`${isolated$(v.name)} proposes:`
export const handovers_own_proposal = ()=>`This is your own proposal. It’s waiting for an answer.`
export const handovers_place = ()=>`Place`
export const handovers_place_added = ()=>`Meeting place added`
export const handovers_place_and_time = ()=>`Place and time`
export const handovers_place_deleted = ()=>`Meeting place deleted`
export const handovers_place_example = ()=>`Library, main entrance`
export const handovers_place_hint = ()=>`Somewhere public that’s easy for both of you to find.`
export const handovers_place_label = ()=>`Place *`
export const handovers_place_twice = ()=>`This place is already in the list.`
export const handovers_places_changed = ()=>`The meeting places have changed in the meantime. Nothing was moved.`
export const handovers_places_full = v=>`You can have up to ${number.format(v.count)} meeting places.`
export const handovers_propose = ()=>`Propose a place and a time`
export const handovers_propose_another = ()=>`Propose another place or time`
export const handovers_propose_failed = ()=>`Failed to send the proposal`
export const handovers_propose_this = ()=>`Propose this`
export const handovers_qr_label = ()=>`The same code to scan`
export const handovers_saved = ()=>`Saved`
export const handovers_say_when = ()=>`Choose a day and a time.`
export const handovers_say_where_you_would_meet = ()=>`Enter a place to meet.`
export const handovers_say_with_whom = ()=>`Choose who in this swap you’re meeting.`
export const handovers_sending = ()=>`Sending...`
export const handovers_sent = ()=>`Your proposal was sent`
export const handovers_show_code = ()=>`Show my code`
export const handovers_step_agreed = ()=>`Agreed`
export const handovers_step_done = ()=>`Done:`
export const handovers_step_meet = ()=>`Meet`
export const handovers_step_offered = ()=>`Offered`
export const handovers_step_swapped = ()=>`Swapped`
export const handovers_steps = ()=>`Steps of this swap`
export const handovers_swap_confirmed = ()=>`Swap confirmed`
export const handovers_the_note = ()=>`The note`
export const handovers_the_place = ()=>`The place`
export const handovers_this_must_be_the_id_of_a_person = ()=>`This must be the id of a person`
export const handovers_this_must_be_the_number_of_the_plan = ()=>`This must be the number of the plan that you have seen`
export const handovers_time_label = ()=>`Day and time *`
export const handovers_time_passed = ()=>`That time has already passed.`
export const handovers_time_passed_meanwhile = ()=>`That time has passed. Please propose another one.`
export const handovers_time_zone = v=>`In your time zone, ${isolated$(v.zone)}.`
export const handovers_too_far_ahead = ()=>`You can plan at most 90 days ahead.`
export const handovers_too_many_codes = ()=>`Too many wrong codes for today. You can each still confirm the swap on your own.`
export const handovers_try_again = ()=>`Try again`
export const handovers_turn_me = v=>`Your turn: ${isolated$(v.name)} proposes a place and a time.`
export const handovers_turn_other = v=>`Waiting for ${isolated$(v.name)} to answer your proposal.`
export const handovers_wrong_code = ()=>`That isn’t the latest code, or its ten minutes are up.`
export const handovers_you_meet = v=>`You’re meeting ${isolated$(v.name)}:`
export const handovers_you_proposed = v=>`You’ve made a proposal, and ${isolated$(v.name)} hasn’t answered yet:`
export const handovers_your_code = ()=>`Your code`
export const handovers_your_code_is = v=>`Your code: ${isolated$(v.code)}`
export const home_browse_all_items = ()=>`Browse all items`
export const home_classical_guitar = ()=>`Classical guitar`
export const home_featured_items = ()=>`Featured Items`
export const home_featured_items_page = v=>`Featured Items, page ${isolated$(v.currentPage)}`
export const home_film_camera = ()=>`Film camera`
export const home_join_the_community_and_post_your_first = ()=>`Join the community and post your first trade. It is easy, secure and free.`
export const home_loading = ()=>`Loading...`
export const home_loading_2 = ()=>`Loading....`
export const home_looking_for_a_home = v=>[...(plural.select(v.total)==="one"?[v.strong(`${isolated$(v.shown)}`),` thing is looking for a new home`]:[v.strong(`${isolated$(v.shown)}`),` things are looking for a new home`])]
export const home_nothing_is_up_for_a_swap_here_yet = ()=>`Nothing is up for a swap here yet.`
export const home_post_the_first_item = ()=>`Post the first item`
export const home_post_your_first_trade = ()=>`Post Your First Trade`
export const home_search = ()=>`Search`
export const home_search_here = ()=>`Search here...`
export const home_see_the_newest = ()=>`See the newest`
export const home_services = ()=>`Services`
export const home_something_went_wrong_try_again = v=>[`Something went wrong! `,v.link(`Try again`)]
export const home_start_trading_now = ()=>`Start Trading Now!`
export const home_swap_what_you_dont_need_for_what_you = v=>`${isolated$(v.tagline)}. Swap what you don't need for what you do, with people nearby: easy, secure and free.`
export const home_the_items_end_before_this_page = ()=>`There aren’t that many pages of items.`
export const home_trade_what_you_dont_need = ()=>`Trade What You Don't Need`
export const items_a_name_a_few_photos_what_you_would = ()=>`A name, a few photos, what you would take for it. That is all it needs.`
export const items_a_picture_may_have_at_most_mb = v=>`A picture can have up to ${isolated$(v.bytes)} MB.`
export const items_a_picture_may_have_at_most_megapixels = v=>`A picture can have up to ${isolated$(v.pixels)} megapixels.`
export const items_a_swap_of_this_item_has_been_agreed_on = ()=>`This item is part of an agreed swap, so it can’t be deleted.`
export const items_ad_id = v=>[`Ad ID `,v.strong(`${isolated$(v.id)}`)]
export const items_add_at_least_one_picture = ()=>`Add at least one picture`
export const items_an_avif_picture_may_have_at_most_16 = ()=>`An AVIF picture may have at most 16 megapixels, or 12 with more than 8 bits a colour. Please send a smaller one, or a JPEG.`
export const items_and_its_pictures_will_be_gone_requests = v=>[v.strong(`${isolated$(v.name)}`),` and its pictures will be deleted. Requests waiting for it will end, and we’ll notify the people who sent them.`]
export const items_another_backup_is_being_made = ()=>`another backup is being made`
export const items_another_restore_is_being_prepared = ()=>`another restore is being prepared`
export const items_at_most_pictures_can_be_added = v=>`You can add up to ${isolated$(v.perItem)} pictures`
export const items_at_most_pictures_can_be_named = v=>`You can choose up to ${isolated$(v.perItem)} pictures`
export const items_at_most_video_links_can_be_added = v=>`You can add up to ${isolated$(v.videoLinks)} video links`
export const items_browse_all_items = ()=>`Browse all items`
export const items_browse_items = ()=>`Browse items`
export const items_choose_a_category = ()=>`Choose a category`
export const items_choose_a_condition = ()=>`Choose a condition`
export const items_choose_an_item = ()=>`Choose an item`
export const items_compare_the_requests = ()=>`Compare the requests`
export const items_condition_explained = v=>`${isolated$(v.condition)}: ${isolated$(v.meaning)}.`
export const items_created_at = ()=>`Created At`
export const items_dashboard = ()=>`Dashboard`
export const items_delete = v=>`Delete ${isolated$(v.name)}`
export const items_delete_failed = ()=>`Delete failed`
export const items_delete_it = ()=>`Delete`
export const items_delete_item = ()=>`Delete item?`
export const items_deleting = ()=>`Deleting...`
export const items_description = ()=>`Description`
export const items_description_is_required = ()=>`Description is required`
export const items_edit = ()=>`Edit`
export const items_edit_2 = v=>`Edit ${isolated$(v.name)}`
export const items_empty_the_one_in_your_profile = ()=>`Leave empty to use the one in your profile.`
export const items_empty_your_address = ()=>`Leave empty to use your address.`
export const items_exact_is_1_or_0 = ()=>`Exact is 1 or 0.`
export const items_failed_to_load_product_details = ()=>`Failed to load product details.`
export const items_failed_to_toggle_favourite = ()=>`Failed to toggle favourite`
export const items_failed_to_update_product = ()=>`Failed to update product`
export const items_favourite = ()=>`Favourite`
export const items_favourite_2 = v=>`Favourite ${isolated$(v.name)}`
export const items_favourite_toggled_successfully = ()=>`Favourite toggled successfully`
export const items_home = ()=>`Home`
export const items_in_exchange_for = v=>`In exchange for ${isolated$(v.tradePreferences)}`
export const items_in_exchange_for_2 = ()=>`In exchange for`
export const items_in_return = ()=>`In return:`
export const items_item_description = ()=>`Item Description`
export const items_item_offered = ()=>`Item Offered`
export const items_keep_it = ()=>`Keep it`
export const items_like_new = ()=>`Like New`
export const items_loading = ()=>`Loading...`
export const items_location = ()=>`Location *`
export const items_message_is_required = ()=>`Message is required`
export const items_my_favorite_items = ()=>`My Favorite Items`
export const items_my_favourite_items = ()=>`My Favourite Items`
export const items_my_post_items = ()=>`My Post Items`
export const items_name_is_required = ()=>`Name is required`
export const items_never_used = ()=>`never used`
export const items_new = ()=>`New`
export const items_no_images_available = ()=>`No images available.`
export const items_numbered_picture = v=>`${isolated$(v.name)}, picture ${isolated$(v.index)}`
export const items_old = ()=>`Old`
export const items_only_jpeg_png_webp_gif_and_avif = ()=>`Only JPEG, PNG, WebP, GIF and AVIF pictures are accepted.`
export const items_only_youtube_links_can_be_added = ()=>`Only YouTube links can be added`
export const items_open_large = v=>`Open ${isolated$(v.name)} large (${isolated$(v.index)}/${isolated$(v.count)})`
export const items_open_to_offers = ()=>`Open to offers`
export const items_owner_address = ()=>`Owner Address`
export const items_owner_email = ()=>`Owner Email`
export const items_owner_phone = ()=>`Owner Phone`
export const items_phone = ()=>`Phone *`
export const items_picture_of = v=>`Picture ${isolated$(v.index)} of ${isolated$(v.count)}`
export const items_pictures_of = v=>`Pictures of ${isolated$(v.name)}`
export const items_play_the_video = ()=>`Play the video`
export const items_play_video = v=>`Play video ${isolated$(v.index)}`
export const items_plays_from_youtube_once_you_click = ()=>`Plays from YouTube once you click`
export const items_please_give_one_search_text = ()=>`Please enter one search text.`
export const items_please_search_for_characters_or_fewer = v=>`Please use ${isolated$(v.searchText)} characters or fewer.`
export const items_post_an_item = ()=>`Post an item`
export const items_post_new_item = ()=>`Post New Item`
export const items_posted = ()=>`Posted`
export const items_problem_of_picture = v=>`${isolated$(v.name)}: ${isolated$(v.text)}`
export const items_product_deleted_successfully = ()=>`Product deleted successfully`
export const items_product_details = ()=>`Product details`
export const items_product_images = ()=>`Product Images`
export const items_product_updated_successfully = ()=>`Product updated successfully`
export const items_report_this_item = ()=>`Report this item`
export const items_requests_ask_for_it = v=>`${(v.pending===1?`One person has asked for it.`:v.pending===0?`Nobody has asked for it yet.`:plural.select(v.pending)==="one"?`${number.format(v.pending)} request for it.`:`${number.format(v.pending)} requests for it.`)}`
export const items_reserved = ()=>`Reserved`
export const items_see_it = ()=>`See it`
export const items_see_the_request = ()=>`See the request`
export const items_see_the_swap = ()=>`See the swap`
export const items_send_message = ()=>`Send message`
export const items_share = ()=>`Share`
export const items_share_this_item = ()=>`Share this item`
export const items_something_went_wrong = ()=>`Something went wrong!`
export const items_something_went_wrong_on_our_side_it_is = ()=>`Something went wrong on our side. It is worth another try in a moment.`
export const items_submit_update = ()=>`Submit Update`
export const items_swap = ()=>`Swap`
export const items_swap_or_sell = ()=>`Swap or Sell`
export const items_taken_down = ()=>`Taken down`
export const items_that_item_is_not_yours = ()=>`That item is not yours.`
export const items_the_description = ()=>`The description`
export const items_the_location = ()=>`The location`
export const items_the_message = ()=>`The message`
export const items_the_name = ()=>`The name`
export const items_the_people_who_run_this_site_have = ()=>`The people who run this site have taken this down: nobody else can see it. Write to them if you think that is a mistake.`
export const items_the_phone_number = ()=>`The phone number`
export const items_there_is_no_such_category = ()=>`We can’t find that category`
export const items_there_is_no_such_condition = ()=>`Choose one of the conditions.`
export const items_there_is_no_such_item = ()=>`We can’t find that item.`
export const items_there_is_no_such_item_perhaps_it_was = ()=>`We can’t find that item. Perhaps it was swapped, or its owner took it down.`
export const items_there_is_no_such_item_perhaps_it_was_2 = ()=>`We can’t find that item. Perhaps it was deleted in another window.`
export const items_there_is_no_such_order = ()=>`We can’t sort by that.`
export const items_this = ()=>`This`
export const items_this_has_found_a_new_home = ()=>`This has found a new home.`
export const items_this_is_yours = ()=>`This is yours`
export const items_this_item_has_been_traded_and_stays_as = ()=>`This item has been traded and can no longer be changed.`
export const items_this_item_is_reserved_for_a_swap_and = ()=>`This item is reserved for a swap and can’t be changed.`
export const items_this_picture_is_damaged_or_incomplete = ()=>`This picture is damaged or incomplete. Please choose another.`
export const items_this_picture_is_empty = ()=>`This picture is empty.`
export const items_this_picture_takes_too_long_to_read = ()=>`We couldn’t read this picture in time. Please choose another.`
export const items_this_picture_takes_too_much_memory_to = ()=>`This picture is too big to process. Please choose another.`
export const items_traded = ()=>`Traded`
export const items_update_item = ()=>`Update item`
export const items_updating = ()=>`Updating...`
export const items_used_a_little_and_hard_to_tell = ()=>`used a little, but it hardly shows`
export const items_used_with_signs_of_wear = ()=>`used, with signs of wear`
export const items_video = ()=>`Video`
export const items_videos = ()=>`Videos`
export const items_view = v=>`View ${isolated$(v.name)}`
export const items_view_details = ()=>`View Details`
export const items_you_have_agreed_to_swap_it = ()=>`You have agreed to swap it.`
export const items_you_have_swapped_it = ()=>`You have swapped it.`
export const items_you_havent_favorited_any_items_yet = ()=>`You haven't favorited any items yet.`
export const items_you_havent_posted_any_items_yet = ()=>`You haven't posted any items yet.`
export const items_you_may_also_like = ()=>`You may also like`
export const layout_about = ()=>`About`
export const layout_account = ()=>`Account`
export const layout_admin = ()=>`Admin`
export const layout_audit_log = ()=>`Audit log`
export const layout_backup = ()=>`Backup`
export const layout_blog = ()=>`Blog`
export const layout_browse = ()=>`Browse`
export const layout_browse_the_market = ()=>`Browse the market`
export const layout_browser = ()=>`Browser`
export const layout_categories = ()=>`Categories`
export const layout_close_menu = ()=>`Close menu`
export const layout_contact_messages = ()=>`Contact messages`
export const layout_contact_us = ()=>`Contact Us`
export const layout_dashboard = ()=>`Dashboard`
export const layout_exchange_request = ()=>`Exchange Request`
export const layout_faqs = ()=>`FAQs`
export const layout_favourite = ()=>`Favourite`
export const layout_general = ()=>`General`
export const layout_home = ()=>`Home`
export const layout_how_it_works = ()=>`How it works`
export const layout_imprint = ()=>`Imprint`
export const layout_invitations = ()=>`Invitations`
export const layout_items = ()=>`Items`
export const layout_language = ()=>`Language`
export const layout_main = ()=>`Main`
export const layout_manage_post_items = ()=>`Manage Post Items`
export const layout_meeting_places = ()=>`Meeting places`
export const layout_messages = ()=>`Messages`
export const layout_moderation = ()=>`Moderation`
export const layout_my_trades = ()=>`My Trades`
export const layout_navigation = ()=>`Navigation`
export const layout_new = ()=>`new`
export const layout_notification = ()=>`Notification`
export const layout_notifications = ()=>`Notifications`
export const layout_office_location = ()=>`Office Location`
export const layout_open_menu = ()=>`Open menu`
export const layout_outbox = ()=>`Outbox`
export const layout_overview = ()=>`Overview`
export const layout_people = ()=>`People`
export const layout_plans = ()=>`Plans`
export const layout_pricing = ()=>`Pricing`
export const layout_privacy = ()=>`Privacy`
export const layout_reports = ()=>`Reports`
export const layout_resources = ()=>`Resources`
export const layout_sell = ()=>`Sell`
export const layout_setting = ()=>`Setting`
export const layout_site = ()=>`Site`
export const layout_skip_to_content = ()=>`Skip to content`
export const layout_swapyard = v=>`Swapyard ${isolated$(v.version)}`
export const layout_terms = ()=>`Terms & Conditions`
export const layout_the_community = ()=>`The community`
export const layout_the_machine = ()=>`The server`
export const layout_the_site = ()=>`The site`
export const layout_this_market_is_being_set_up = ()=>`This market is being set up.`
export const layout_upload_item = ()=>`Upload Item`
export const layout_who_may_do_what = ()=>`Who may do what`
export const mail_address_confirmed = ()=>`Address confirmed`
export const mail_admin = v=>`An account on ${isolated$(v.site)} with this email address is about to become an admin account.`
export const mail_admin_if_you = ()=>`If that’s you, confirm it with this link, in the browser where you’re signed in:`
export const mail_admin_not_you = ()=>`If it isn’t you, someone else has made an account with your address. Reset its password first: that signs them out.`
export const mail_admin_subject = v=>`Confirm that you run ${isolated$(v.site)}`
export const mail_approved = v=>`You’ve been let in to ${isolated$(v.site)}. You can now post things, write to people and swap.`
export const mail_approved_subject = v=>`Welcome to ${isolated$(v.site)}`
export const mail_changed = ()=>`Your account now uses another email address. We won’t send emails about it here any more.`
export const mail_changed_not_you = ()=>`If it was not you, take it back, and set a new password:`
export const mail_changed_subject = v=>`Your email address on ${isolated$(v.site)} has changed`
export const mail_changing = ()=>`Someone who knows your password has asked to change the email address of your account. Nothing changes until the link we sent to the new address is opened.`
export const mail_changing_not_you = ()=>`If it was you, there is nothing to do. If it was not, stop it, and set a new password:`
export const mail_changing_subject = v=>`Someone wants to change your email address on ${isolated$(v.site)}`
export const mail_confirm_my_address = ()=>`Confirm my address`
export const mail_contact_answer = v=>`This came through the contact form. If you reply to this email, your answer goes to ${isolated$(v.email)}.`
export const mail_contact_email = v=>`Email: ${isolated$(v.email)}`
export const mail_contact_name = v=>`Name: ${isolated$(v.name)}`
export const mail_contact_phone = v=>`Phone: ${isolated$(v.phone)}`
export const mail_contact_subject = v=>`${isolated$(v.name)} wrote to ${isolated$(v.site)}`
export const mail_declined = v=>`The people who run ${isolated$(v.site)} have decided not to let you in. They say:`
export const mail_declined_deleted = ()=>`The account you made has been deleted, and nothing in it was kept.`
export const mail_declined_subject = v=>`Your sign-up at ${isolated$(v.site)}`
export const mail_from_now_on_you_sign_in_with_and_mail = v=>`From now on, sign in with ${isolated$(v.email)}. Our emails go there too.`
export const mail_home = ()=>`Home`
export const mail_it_was_not_me = ()=>`It wasn’t me`
export const mail_keep_your_address = ()=>`Keep your address`
export const mail_lifted = ()=>`The suspension of your account is lifted. What you have listed is shown again.`
export const mail_lifted_subject = v=>`Your account at ${isolated$(v.site)} is open again`
export const mail_link_once_days = v=>`The link works once, within ${(plural.select(v.days)==="one"?`${number.format(v.days)} day`:`${number.format(v.days)} days`)}.`
export const mail_link_once_hours = v=>`The link works once, within ${(plural.select(v.hours)==="one"?`${number.format(v.hours)} hour`:`${number.format(v.hours)} hours`)}. If it was not you, do nothing.`
export const mail_mail_about_your_swaps_goes_to = v=>`Emails about your swaps go to ${isolated$(v.email)}.`
export const mail_new_address = ()=>`Someone, hopefully you, wants to use this email address for their account. Until you confirm it, the old one stays:`
export const mail_new_address_subject = v=>`Your new address at ${isolated$(v.site)}`
export const mail_one_moment = ()=>`One moment...`
export const mail_password_changed = ()=>`The password of your account was just changed, and every browser that was signed in with it is signed out.`
export const mail_password_changed_not_you = ()=>`If it was not you, set a new password at once:`
export const mail_password_changed_subject = v=>`Your password at ${isolated$(v.site)} was changed`
export const mail_proof = v=>`Someone, hopefully you, has joined ${isolated$(v.site)} with this address. Confirm it, and we’ll email you when someone wants to swap with you:`
export const mail_proof_subject = v=>`Confirm your address at ${isolated$(v.site)}`
export const mail_reset_by_link = ()=>`Or set a new password with this link`
export const mail_reset_code = ()=>`Someone, hopefully you, asked to reset the password of your account. This is the code:`
export const mail_reset_code_once = v=>`It works once, within ${(plural.select(v.minutes)==="one"?`${number.format(v.minutes)} minute`:`${number.format(v.minutes)} minutes`)}. Nobody from ${isolated$(v.site)} will ever ask you for it.`
export const mail_reset_link_once = v=>`The link works once, within ${(plural.select(v.minutes)==="one"?`${number.format(v.minutes)} minute`:`${number.format(v.minutes)} minutes`)}. If it was not you, do nothing: your password stays as it is.`
export const mail_reset_my_password = ()=>`Reset my password`
export const mail_reset_subject = v=>`Reset your password at ${isolated$(v.site)}`
export const mail_set_a_new_password = ()=>`Set a new password`
export const mail_sign_in = ()=>`Sign in`
export const mail_suspended = v=>`The people who run ${isolated$(v.site)} have suspended your account. You cannot sign in, and what you have listed is not shown. They say:`
export const mail_suspended_mistake = ()=>`If you think that is a mistake, write to them.`
export const mail_suspended_subject = v=>`Your account at ${isolated$(v.site)} is suspended`
export const mail_take_it_back = ()=>`Take it back`
export const mail_test = ()=>`If you can read this, your site’s email works. There’s nothing else to do.`
export const mail_test_subject = v=>`Test email from ${isolated$(v.site)}`
export const mail_use_this_address = ()=>`Use this address`
export const mail_your_account_keeps_the_address_that = ()=>`Your account keeps, or gets back, the address that this email was sent to. Everyone signed in to it will be signed out.`
export const mail_your_address_is_what_it_was_somebody = ()=>`Your email address hasn’t changed. Someone may know your password, so set a new one.`
export const matches_add_wish = ()=>`Look out for it`
export const matches_all_seen = ()=>`That is all for now.`
export const matches_all_seen_more = ()=>`New things come in every day. Tell us what you’re looking for and we’ll let you know.`
export const matches_ask_own = ()=>`Only you can see this. The owner sees how many people would swap, not who.`
export const matches_asked_after_heart = ()=>`Would you swap for it?`
export const matches_category_any = ()=>`Any category`
export const matches_choose_for = ()=>`For which of your things?`
export const matches_confirm_wishes = ()=>`Look out for these`
export const matches_deck = ()=>`Things for you`
export const matches_deck_failed = ()=>`We couldn’t load any more.`
export const matches_deck_hint = ()=>`Say yes to what you would swap something for. Nobody else sees your answers; where people can swap in a ring, the site brings them together.`
export const matches_for_any = ()=>`For anything I have`
export const matches_for_count = v=>`${(`For ${number.format(v.count)} of my things`)}`
export const matches_for_help = ()=>`Choose none if you’d give anything you have for it.`
export const matches_for_none = ()=>`You haven’t listed anything to give yet.`
export const matches_for_save = ()=>`Save`
export const matches_for_saving = ()=>`Saving...`
export const matches_for_things = v=>`For ${isolated$(v.things)}`
export const matches_for_whom = v=>`For which of your things would you take ${isolated$(v.name)}?`
export const matches_forget_want = v=>`I would not swap for ${isolated$(v.name)} any more`
export const matches_forget_wish = v=>`Stop looking for ${isolated$(v.wish)}`
export const matches_found = ()=>`The site has found a swap for you.`
export const matches_how_many = v=>`${(v.count===0?`Nobody has said yet that they would swap for it.`:plural.select(v.count)==="one"?`${number.format(v.count)} person would swap for it.`:`${number.format(v.count)} people would swap for it.`)}`
export const matches_just_posted = v=>`${isolated$(v.name)} is posted. Who’s looking for it?`
export const matches_later = ()=>`Later`
export const matches_loading = ()=>`Looking for things...`
export const matches_look_out = ()=>`Look out for it`
export const matches_looked_for = v=>`${(plural.select(v.count)==="one"?`${number.format(v.count)} person is looking for something like it`:`${number.format(v.count)} people are looking for something like it`)}`
export const matches_looking_for = ()=>`Looking for`
export const matches_looking_for_mine = ()=>`What I’m looking for`
export const matches_looks_for = v=>`${isolated$(v.name)} is looking for “${isolated$(v.wish)}” and has:`
export const matches_no = ()=>`No`
export const matches_no_longer = ()=>`No longer`
export const matches_no_wants = ()=>`Nothing yet. Say yes to something above.`
export const matches_no_wishes = ()=>`Say what you’d like to have, in a word or two. Others can see it, and we’ll let you know when it turns up.`
export const matches_nobody_looks = ()=>`Nobody is looking for it yet. We’ll tell anyone who does.`
export const matches_offline = ()=>`You’re offline. Answers will be saved again once you’re back online.`
export const matches_open_circle = ()=>`See the swap`
export const matches_still_yes = ()=>`Yes, still`
export const matches_strip_all = ()=>`See all`
export const matches_suggested = v=>`You wrote about ${isolated$(v.name)}:`
export const matches_suggested_title = ()=>`From what you have written`
export const matches_try_again = ()=>`Try again`
export const matches_undone = ()=>`Your answer didn’t get through. Please try again.`
export const matches_want_it = ()=>`I'd swap for this`
export const matches_wanted = ()=>`You'd swap for this`
export const matches_wants_more = ()=>`Show more`
export const matches_wants_title = ()=>`What I'd swap for`
export const matches_why_for_you = ()=>`For you`
export const matches_why_new = ()=>`New here`
export const matches_why_wishes_yours = v=>`${isolated$(v.owner)} is looking for something like your ${isolated$(v.things)}`
export const matches_why_your_wish = ()=>`You’re looking for this`
export const matches_why_your_wish_for = v=>`You’re looking for this, for your ${isolated$(v.things)}`
export const matches_wish = ()=>`What are you looking for?`
export const matches_wish_added = ()=>`We’ll let you know when it turns up.`
export const matches_wish_category = ()=>`Category`
export const matches_wish_help = ()=>`A kayak, board games, help with the garden: a word or two. We’ll let you know when it turns up.`
export const matches_wish_in = v=>`in ${isolated$(v.category)}`
export const matches_wish_removed = ()=>`You’re no longer looking for it.`
export const matches_would_swap = v=>`${isolated$(v.name)}: would you swap for it?`
export const matches_yes = ()=>`Yes`
export const matches_yes_said = v=>`Yes to ${isolated$(v.name)}.`
export const matches_yours_swaps = ()=>`Swaps for you`
export const messages_a_message_takes_files_the_rest_was = v=>`A message can have up to ${isolated$(v.attachmentsPerMessage)} files; the rest were left out.`
export const messages_add_documents = ()=>`Add documents`
export const messages_add_pictures = ()=>`Add pictures`
export const messages_all_of_it = ()=>`Show all`
export const messages_attachment_count = v=>`${(plural.select(v.count)==="one"?`${number.format(v.count)} attachment`:`${number.format(v.count)} attachments`)}`
export const messages_attachments = ()=>`Attachments`
export const messages_block_person = v=>`Block ${isolated$(v.name)}`
export const messages_blocked = ()=>`Blocked`
export const messages_browse_items = ()=>`Browse items`
export const messages_close_conversations = ()=>`Close conversations`
export const messages_conversation = ()=>`Conversation`
export const messages_conversations = ()=>`Conversations`
export const messages_conversations_unread = v=>`Conversations, ${(`${number.format(v.unreadElsewhere)} unread`)}`
export const messages_delete = ()=>`Delete`
export const messages_drop_files = ()=>`Drop files to attach them`
export const messages_failed_to_fetch_messages = ()=>`Failed to fetch messages`
export const messages_failed_to_fetch_messages_try_again = ()=>`Failed to fetch messages. Try again`
export const messages_found_something_you_like_write_to_its = ()=>`Found something you like? Write to its owner from the item’s page.`
export const messages_is_empty = v=>`${isolated$(v.name)} is empty.`
export const messages_is_larger_than = v=>`${isolated$(v.name)} is larger than ${isolated$(v.bytesText)}.`
export const messages_is_not_the_file_that_its_name_says = v=>`${isolated$(v.name)} isn’t really a ${isolated$(v.endingOf)} file.`
export const messages_is_typing = v=>`${isolated$(v.name)} is typing...`
export const messages_last_own = v=>[`You: `,v.words(``)]
export const messages_loading = ()=>`Loading...`
export const messages_message_sent = ()=>`Message sent`
export const messages_message_to = v=>`Message to ${isolated$(v.name)}`
export const messages_messages = v=>`Messages (${isolated$(v.count)})`
export const messages_messages_2 = ()=>`Messages`
export const messages_messages_with = v=>`Messages with ${isolated$(v.name)}`
export const messages_more_about = v=>`More options for ${isolated$(v.name)}`
export const messages_more_about_this_message = ()=>`More options for this message`
export const messages_new_messages = ()=>`New messages`
export const messages_no_conversations_yet = ()=>`No conversations yet.`
export const messages_no_messages_yet = ()=>`No messages yet.`
export const messages_no_results_found = ()=>`No results found.`
export const messages_only_pictures_and_pdf_doc_docx_and_txt = ()=>`Only pictures and .pdf, .doc, .docx and .txt files can be sent.`
export const messages_open_picture = v=>`Open picture ${isolated$(v.name)}`
export const messages_open_requests = ()=>`Open requests`
export const messages_remove = v=>`Remove ${isolated$(v.name)}`
export const messages_report = v=>`Report ${isolated$(v.name)}`
export const messages_report_this_message = ()=>`Report this message`
export const messages_say_hello_to_what_would_you_like_to = v=>`Say hello to ${isolated$(v.name)}: what would you like to swap?`
export const messages_search_conversations = ()=>`Search conversations`
export const messages_seen = ()=>`Seen`
export const messages_send = ()=>`Send`
export const messages_sending = ()=>`Sending...`
export const messages_sending_attachments = ()=>`Sending attachments...`
export const messages_sent = ()=>`Sent`
export const messages_show_older_messages = ()=>`Show older messages`
export const messages_signed_out = v=>[`You are signed out. `,v.link(`Sign in`),` to go on: what you write here is kept.`]
export const messages_takes_at_most = v=>`A message can be up to ${number.format(v.length)} characters long.`
export const messages_the_message_must_be_text = ()=>`The message must be text.`
export const messages_there_is_no_such_person = ()=>`We can’t find that person.`
export const messages_this_file_is_missing = ()=>`This file is missing.`
export const messages_this_person_cannot_be_written_to_at = ()=>`You can’t write to this person right now.`
export const messages_this_person_would_rather_not_hear_from = ()=>`This person would rather not hear from you. Please respect that.`
export const messages_today = ()=>`Today`
export const messages_unblock = ()=>`Unblock`
export const messages_unblock_person = v=>`Unblock ${isolated$(v.name)}`
export const messages_unblocked = ()=>`Unblocked`
export const messages_unread = ()=>`unread`
export const messages_unsupported_file = ()=>`Unsupported file`
export const messages_unsupported_file_pictures_pdf_doc_docx = v=>`Unsupported file: ${isolated$(v.name)}. Pictures, .pdf, .doc, .docx and .txt can be sent.`
export const messages_would_rather_not_hear_from_you_please = v=>`${isolated$(v.name)} would rather not hear from you. Please respect that.`
export const messages_write_a_message = ()=>`Write a message`
export const messages_write_something_or_attach_a_file = ()=>`Write something or attach a file.`
export const messages_yesterday = ()=>`Yesterday`
export const messages_you = ()=>`You`
export const messages_you_are_offline_what_you_send_goes_out = ()=>`You’re offline. Your messages will be sent when you’re back online.`
export const messages_you_can_write_to_one_another_once = ()=>`You can write to each other once everyone has said yes.`
export const messages_you_cannot_block_yourself = ()=>`You cannot block yourself.`
export const messages_you_cannot_write_to_yourself = ()=>`You cannot write to yourself.`
export const messages_you_have_blocked_neither_of_you_can = v=>`You have blocked ${isolated$(v.name)}. Neither of you can write to the other.`
export const messages_you_have_blocked_this_person_unblock = ()=>`You have blocked this person. Unblock them to get in touch again.`
export const notifications_earlier = ()=>`Earlier`
export const notifications_find_something_to_swap_for = ()=>`Find something to swap for`
export const notifications_loading = ()=>`Loading...`
export const notifications_new = ()=>`New:`
export const notifications_no_notifications_yet = ()=>`No notifications yet.`
export const notifications_notification = ()=>`Notification`
export const notifications_show_older = ()=>`Show older`
export const notifications_something_went_wrong_try_again = ()=>`Something went wrong! Try again`
export const notifications_something_went_wrong_what_is_new_may = ()=>`Something went wrong! The latest may be missing.`
export const notifications_today = ()=>`Today`
export const notifications_yesterday = ()=>`Yesterday`
export const notifications_you_will_hear_here_when_somebody_wants = ()=>`We’ll tell you here when someone wants to swap with you.`
export const pages_a_heading_may_have_at_most_characters = v=>`A heading can have up to ${isolated$(v.heading)} characters.`
export const pages_a_little_too_fast = ()=>`A little too fast`
export const pages_a_text_may_have_at_most_characters = v=>`A text can have up to ${isolated$(v.sectionText)} characters.`
export const pages_all_rights_reserved = v=>`© ${isolated$(v.getFullYear)} ${isolated$(v.name)}. All rights reserved.`
export const pages_at_most_services_can_be_shown = v=>`You can show up to ${isolated$(v.services)} services.`
export const pages_at_most_steps_can_be_shown = v=>`You can show up to ${isolated$(v.steps)} steps.`
export const pages_back_in_a_moment = ()=>`Back in a moment`
export const pages_browse_all_items = ()=>`Browse all items`
export const pages_each_entry_needs_a_title = ()=>`Each entry needs a title.`
export const pages_go_to_home = ()=>`Go to Home`
export const pages_has_saved_this_since_you_opened_it = v=>`${isolated$(v.who)} has saved this since you opened it. ${isolated$(v.end)}`
export const pages_it_was_not_deleted = ()=>`It was not deleted.`
export const pages_last_changed_on = v=>[`Last changed on `,v.time(`${isolated$(v.changed)}`)]
export const pages_link_https = ()=>`A link has to begin with https://`
export const pages_link_too_long = ()=>`This link is too long.`
export const pages_links_many = v=>`You can show up to ${isolated$(v.most)} links.`
export const pages_may_have_at_most_characters = v=>`${((f=>f==="name"?`The name`:f==="tagline"?`The tagline`:f==="description"?`The description`:f==="address"?`The address`:`The copyright line`)(v.what))} may have at most ${isolated$(v.longest)} characters.`
export const pages_nothing_stands_at_this_address_it_may = ()=>`There’s nothing at this address. It may have been swapped already. Search for it, or look around.`
export const pages_page_not_found = ()=>`Page not found`
export const pages_search = ()=>`Search`
export const pages_search_here = ()=>`Search here...`
export const pages_somebody = ()=>`Someone`
export const pages_something_went_wrong = ()=>`Something went wrong!`
export const pages_that_did_not_work = ()=>`That did not work`
export const pages_that_was_a_lot_in_a_short_time_please = ()=>`That was a lot in a short time. Please wait a minute, then try again.`
export const pages_the_mistake_is_ours_not_yours_please = ()=>`The mistake is ours, not yours. Please try again in a moment.`
export const pages_the_site_is_very_busy_or_just_starting = ()=>`The site is very busy or just starting again. Please try again shortly.`
export const pages_we_have_no_office_the_contact_form = ()=>`We have no office, but the contact form always reaches us.`
export const pages_what_you_typed_is_still_here = ()=>`What you typed is still here.`
export const payments_a_cvv_has_3_or_4_digits = ()=>`A CVV has 3 or 4 digits.`
export const payments_a_receipt_has_been_sent_to_you_example = ()=>`A receipt has been sent to you@example.com.`
export const payments_any_digits_will_do = ()=>`Any digits will do.`
export const payments_apply = ()=>`Apply`
export const payments_at_paypal_you_would_confirm_the = ()=>`PayPal would ask you to confirm the payment. Here PayPal isn’t contacted.`
export const payments_billing = ()=>`Billing`
export const payments_card_number = ()=>`Card number`
export const payments_card_numbers_have_12_to_19_digits = ()=>`Card numbers have 12 to 19 digits.`
export const payments_choose_the_right_plan_for_you = ()=>`Choose the right plan for you`
export const payments_confirm_pay = ()=>`Confirm & Pay`
export const payments_credit_debit_card = ()=>`Credit/Debit Card`
export const payments_cvv = ()=>`CVV`
export const payments_download_receipt = ()=>`Download Receipt`
export const payments_expiry = ()=>`Expiry`
export const payments_expiry_example = ()=>`MM/YY`
export const payments_go_to_home = ()=>`Go to Home`
export const payments_i_agree_to_the_terms_conditions = v=>[`I agree to the `,v.link(`Terms & Conditions`)]
export const payments_month_and_year_as_on_the_card = ()=>`Month and year, as on the card.`
export const payments_monthly = ()=>`Monthly`
export const payments_name_on_card = ()=>`Name on card`
export const payments_payment_details = ()=>`Payment details`
export const payments_payment_method = ()=>`Payment method`
export const payments_payment_successful = ()=>`Payment Successful!`
export const payments_paypal = ()=>`PayPal`
export const payments_plan = ()=>`Plan`
export const payments_popular = ()=>`Popular`
export const payments_price_each = v=>`${(v.interval==="year"?`/ year`:`/ month`)}`
export const payments_promo_code = ()=>`Promo code`
export const payments_review_and_confirm = ()=>`Review and Confirm`
export const payments_save_card = ()=>`Save card`
export const payments_select = ()=>`Select`
export const payments_select_2 = v=>`Select ${isolated$(v.name)}`
export const payments_standard_plan = ()=>`Standard Plan`
export const payments_swapping_is_free_the_plans_show_how = ()=>`Swapping is free. The plans show how members could share the cost of running the market.`
export const payments_thank_you_your_subscription_is_now = ()=>`Thank you! Your subscription is now active.`
export const payments_the_last_digits_on_the_back = ()=>`The last digits on the back.`
export const payments_the_month_is_a_number_from_01_to_12 = ()=>`The month is a number from 01 to 12.`
export const payments_there_are_no_plans_at_the_moment = ()=>`There are no plans at the moment. Swapping is free.`
export const payments_this_date_has_passed = ()=>`This date has passed.`
export const payments_this_is_a_demonstration_no_payment_is = ()=>`This is a demonstration. No payment is taken, and swapping is free whatever the plan.`
export const payments_this_is_a_demonstration_no_payment_is_2 = ()=>`This is a demonstration. No payment is taken, and what you type here never leaves your browser.`
export const payments_this_is_a_demonstration_nothing_was = ()=>`This is a demonstration: nothing was paid, and no email was sent.`
export const payments_total = ()=>`Total`
export const payments_two_digits_for_the_month_and_two_for = ()=>`Two digits for the month and two for the year.`
export const people_about = ()=>`About you`
export const people_about_help = ()=>`A few words for everyone who visits your page. You can leave it empty.`
export const people_address_help = ()=>`A part of town is enough: “Old Town, Springfield”. Everyone sees it next to your items, so leave out street and number.`
export const people_answer = ()=>`Answer`
export const people_answer_help = ()=>`Everyone can read it below the review. You can answer once.`
export const people_block = ()=>`Block`
export const people_blocked_by_owner = ()=>`The owner would rather not hear from you. Please respect that.`
export const people_blocked_owner = ()=>`You have blocked the owner, so neither of you can ask the other for anything.`
export const people_blocked_people = ()=>`People you have blocked`
export const people_blocking = ()=>`Blocking...`
export const people_browser_on_system = v=>`${isolated$(v.browser)} on ${isolated$(v.system)}`
export const people_call_off_changed_mind = ()=>`I have changed my mind`
export const people_call_off_kind = ()=>`What happened?`
export const people_call_off_no_show = ()=>`The other person didn’t come`
export const people_call_off_not_as_described = ()=>`Not as described`
export const people_call_off_other = ()=>`Something else`
export const people_change_profile = ()=>`Change your profile`
export const people_change_review = ()=>`Change review`
export const people_contact_choice = ()=>`Who sees your contact details?`
export const people_contact_choice_help = ()=>`That means your email and phone. People you’ve agreed on a swap with always see them. You can change this in your settings.`
export const people_contact_default = ()=>`Who sees new members’ email and phone, unless they choose otherwise?`
export const people_contact_default_help = ()=>`Choices people have already made stay as they are. We recommend “members”: then neither visitors nor robots see them.`
export const people_contact_everyone = ()=>`Everyone, visitors too`
export const people_contact_members = ()=>`Members who are signed in`
export const people_contact_partners = ()=>`Only people I swap with`
export const people_days_at_least = v=>`Days that it’s valid: at least ${isolated$(v.min)}.`
export const people_days_at_most = v=>`Days that it’s valid: at most ${isolated$(v.max)}.`
export const people_email_help = ()=>`You sign in with it. Choose below who else sees it.`
export const people_home = ()=>`Home`
export const people_how_was_it = ()=>`How was it?`
export const people_invited_at_least = v=>`People who can use it: at least ${isolated$(v.min)}.`
export const people_invited_at_most = v=>`People who can use it: at most ${isolated$(v.max)}.`
export const people_items = v=>`${(plural.select(v.count)==="one"?`${number.format(v.count)} item`:`${number.format(v.count)} items`)}`
export const people_looking_for = ()=>`Looking for`
export const people_member_since = v=>`Member since ${isolated$(v.since)}`
export const people_name_help = ()=>`Everyone sees it next to your items.`
export const people_new_members = ()=>`New members`
export const people_new_members_show = v=>`${((f=>f==="everyone"?`New members show email and phone to everyone`:f==="members"?`New members show email and phone to members`:`New members show email and phone to people they swap with`)(v.choice))}`
export const people_no = ()=>`No`
export const people_no_items = ()=>`Nothing to swap at the moment.`
export const people_no_items_of_yours = ()=>`You have nothing to swap at the moment.`
export const people_no_reviews = ()=>`Nobody has written about a swap yet.`
export const people_no_shows = ()=>`No-shows`
export const people_no_shows_count = v=>`${(plural.select(v.count)==="one"?`${number.format(v.count)} swap`:`${number.format(v.count)} swaps`)} of the last 90 days, as ${(plural.select(v.people)==="one"?`one person says`:`${number.format(v.people)} people say`)}`
export const people_no_such_session = ()=>`We can’t find that session.`
export const people_no_swaps = ()=>`No swaps yet`
export const people_nobody_blocked = ()=>`Nobody. If you block someone, they can’t write to you or ask for your items, and you can’t ask for theirs.`
export const people_page = ()=>`Page`
export const people_page_link = ()=>`As others see it`
export const people_phone_help = ()=>`Ten digits; +1 is added automatically. Choose below who sees it.`
export const people_phone_help_elsewhere = ()=>`Write it as you do at home, or with + and the country code. Choose below who sees it.`
export const people_replies_day = ()=>`Usually replies within a day`
export const people_replies_hour = ()=>`Usually replies within an hour`
export const people_replies_week = ()=>`Usually replies within a week`
export const people_report = ()=>`Report`
export const people_report_review_by = v=>`Report the review by ${isolated$(v.name)}`
export const people_review_help = v=>`Everyone can read it, and ${isolated$(v.name)} can answer. It’s shown once you’ve both written, or after 14 days.`
export const people_review_now = ()=>`Write a review`
export const people_review_waits = v=>`Only you can see what you’ve written until ${isolated$(v.name)} has written too or 14 days have passed. Until then you can change it.`
export const people_reviews = v=>`${(plural.select(v.count)==="one"?`${number.format(v.count)} review`:`${number.format(v.count)} reviews`)}`
export const people_reviews_of_swap = ()=>`Reviews of this swap`
export const people_saved = ()=>`Saved`
export const people_send_answer = ()=>`Send answer`
export const people_send_message = ()=>`Send message`
export const people_send_review = ()=>`Send review`
export const people_sending = ()=>`Sending...`
export const people_sign_out_everywhere = ()=>`Sign out everywhere`
export const people_sign_out_there = ()=>`Sign out`
export const people_signed_in_on = ()=>`Signed in on`
export const people_signed_out_everywhere = ()=>`Signed out everywhere`
export const people_signed_out_there = ()=>`Signed out there`
export const people_signing_out = ()=>`Signing out...`
export const people_since = v=>`since ${isolated$(v.date)}`
export const people_swap_again_with = v=>`Would you swap with ${isolated$(v.name)} again?`
export const people_swaps = v=>`${(plural.select(v.swaps)==="one"?`${number.format(v.swaps)} swap`:`${number.format(v.swaps)} swaps`)}`
export const people_swaps_again = v=>`${(plural.select(v.swaps)==="one"?`${number.format(v.swaps)} swap`:`${number.format(v.swaps)} swaps`)}, ${isolated$(v.yes)} would swap again`
export const people_there_is_no_such_person = ()=>`We can’t find that person.`
export const people_this_browser = ()=>`This browser`
export const people_unblock = ()=>`Unblock`
export const people_unblocking = ()=>`Unblocking...`
export const people_unknown_browser = ()=>`An unknown browser`
export const people_would_not_swap_again = ()=>`Would not swap again`
export const people_would_swap_again = ()=>`Would swap again`
export const people_yes = ()=>`Yes`
export const people_you = ()=>`You`
export const people_you_have_blocked = v=>`You have blocked ${isolated$(v.name)}. Neither of you can write to the other.`
export const people_your_answer = ()=>`Your answer`
export const place_add = ()=>`Add`
export const place_add_one = ()=>`Add one`
export const place_adding = ()=>`Adding...`
export const place_anywhere = ()=>`Anywhere`
export const place_audit_backups = ()=>`Changed where and when backups are made`
export const place_audit_country = v=>`Set the country: ${isolated$(v.country)}`
export const place_audit_languages = v=>`Changed the languages: ${isolated$(v.site)} for the site; offered: ${isolated$(v.names)}`
export const place_audit_limits = ()=>`Changed limits for members`
export const place_audit_mail = v=>`Set the mail server: ${isolated$(v.host)}`
export const place_audit_no_mail = ()=>`Removed the mail server`
export const place_audit_plans = v=>`Switched the plans ${(v.shown==="on"?`on`:`off`)}`
export const place_audit_quota = ()=>`Changed how much people may store`
export const place_backup_by_environment = ()=>`BACKUP_DIR is set on the server and takes precedence.`
export const place_backup_count_wrong = v=>`Write a whole number from ${isolated$(v.least)} to ${isolated$(v.most)}.`
export const place_backup_daily = ()=>`Daily copies that are kept`
export const place_backup_daily_help = ()=>`The small copies without pictures, one for each day.`
export const place_backup_every = ()=>`Days from one full backup to the next`
export const place_backup_folder = ()=>`Where full backups go`
export const place_backup_folder_help = ()=>`A folder on the server, preferably on another disk, for example /var/backups/swapyard. If empty, no backups are made.`
export const place_backup_folder_is = v=>`Full backups go to ${isolated$(v.folder)}.`
export const place_backup_folder_public = ()=>`Anyone can read what’s in this folder. Choose another.`
export const place_backup_folder_refused = v=>`The site isn’t allowed to write to this folder (${isolated$(v.reason)}). Choose another, or give it permission on the server.`
export const place_backup_folder_wrong = ()=>`Write the whole path of a folder, such as /var/backups/swapyard.`
export const place_backup_full = ()=>`Full backups that are kept`
export const place_backup_is_old = ()=>`The last backup with the pictures in it is old. Take one here, or name a folder in the settings.`
export const place_backup_weekly = ()=>`Weekly copies that are kept`
export const place_backup_weekly_help = ()=>`For the weeks before that, the last copy of each week.`
export const place_backup_without_pictures = ()=>`The last backup has no pictures in it. Take one here, or name a folder in the settings.`
export const place_backups = ()=>`Backups`
export const place_backups_lead = ()=>`Each day the site makes a small copy of everything but the pictures. A full backup holds the pictures, too: the first one is made as soon as you save where it goes.`
export const place_choose_a_country = ()=>`Choose a country.`
export const place_choose_a_language = ()=>`Choose a language.`
export const place_contact_for_members = v=>[`Members write to us here. `,v.link(`Sign in`),` to do so.`]
export const place_country = ()=>`Country`
export const place_country_help = ()=>`Phone numbers are read and written the way they are there.`
export const place_disk_takes_no_files = v=>`of ${isolated$(v.size)}. Less than the ${isolated$(v.least)} that must always stay free is left: files aren’t accepted, and nobody can post. Free up space, or lower that limit.`
export const place_download_broke_off = ()=>`Backup not downloaded`
export const place_download_broke_off_help = ()=>`The download was interrupted. Let your browser resume it within 15 minutes, or make the backup again.`
export const place_footer_as_delivered = ()=>`These are the standard link lists, in each reader’s language.`
export const place_footer_back = ()=>`Back to the standard lists`
export const place_footer_change = ()=>`Change the lists`
export const place_footer_href = ()=>`An address begins with / for a page of this site, or with https://`
export const place_footer_label = ()=>`What it says`
export const place_footer_line_long = v=>`A text here can have up to ${isolated$(v.most)} characters.`
export const place_footer_line_missing = ()=>`Each list and each link needs a text.`
export const place_footer_links = v=>`Links of list ${isolated$(v.number)}`
export const place_footer_lists = ()=>`Lists of links`
export const place_footer_many = v=>`At most ${isolated$(v.most)} can be shown.`
export const place_hero_caption = ()=>`Text below it`
export const place_hero_many = v=>`You can show up to ${isolated$(v.most)} pictures.`
export const place_hero_pictures = ()=>`Pictures next to the headline`
export const place_hero_pictures_help = ()=>`Without pictures, two drawings are shown.`
export const place_kept_from_before = ()=>`Copy from before a restore`
export const place_kept_from_before_help = v=>[`${isolated$(v.size)}`,`; pictures that only this copy uses are kept with it. Once everything is fine, delete it on the server: `,v.command(``)]
export const place_language_of_the_site = ()=>`Language of the site`
export const place_language_of_the_site_help = ()=>`For visitors whose language you don’t offer, for emails to people who haven’t chosen one, and for the standard texts.`
export const place_languages = ()=>`Languages`
export const place_languages_offered = ()=>`Offered`
export const place_languages_offered_help = ()=>`What visitors and members can switch to. The language of the site is always among them.`
export const place_limits = ()=>`Limits`
export const place_mail = ()=>`Email`
export const place_mail_by_environment = ()=>`SMTP_URL is set on the server and takes precedence. Remove it there to set up the mail server here.`
export const place_mail_failing = ()=>`Failing`
export const place_mail_from = ()=>`From`
export const place_mail_from_by_environment = v=>`MAIL_FROM is set on the server and takes precedence: ${isolated$(v.from)}`
export const place_mail_from_help = v=>`If empty, it is the user above, if that’s an email address; otherwise ${isolated$(v.from)}.`
export const place_mail_from_help_user = v=>`If empty, it is the user above: ${isolated$(v.from)}.`
export const place_mail_from_wrong = ()=>`Enter an email address, such as market@example.org.`
export const place_mail_host = ()=>`Server`
export const place_mail_host_help = ()=>`For example smtp.example.org`
export const place_mail_host_wrong = ()=>`Enter the name of a mail server, such as smtp.example.org.`
export const place_mail_lacks_password = ()=>`The mail server’s password isn’t kept in backups: enter it again in the settings.`
export const place_mail_lead = v=>`What your email provider calls SMTP. We send an email to ${isolated$(v.email)} before anything is saved.`
export const place_mail_no_answer = v=>`No mail server answers there. Check server and port: ${isolated$(v.reason)}`
export const place_mail_no_such_host = v=>`There is no server of this name: ${isolated$(v.reason)}`
export const place_mail_no_tls = v=>`The server does not encrypt at this port, so no password is sent to it: ${isolated$(v.reason)}`
export const place_mail_password = ()=>`Password`
export const place_mail_password_help = ()=>`It is shown to nobody, and is in no backup.`
export const place_mail_password_missing = ()=>`Enter the password of this user.`
export const place_mail_password_stays = ()=>`A password is saved. Leave this empty to keep it, as long as you don’t change the server or user.`
export const place_mail_port = ()=>`Port`
export const place_mail_port_help = ()=>`Usually 587; 465 if the connection is encrypted from the start.`
export const place_mail_port_wrong = ()=>`A port is a number from 1 to 65535.`
export const place_mail_refuses_sender = v=>`The server doesn’t accept mail from this address: ${isolated$(v.reason)}`
export const place_mail_refuses_sign_in = v=>`The server doesn’t accept this user and password: ${isolated$(v.reason)}`
export const place_mail_remove = ()=>`Stop sending emails`
export const place_mail_saved = v=>`Saved. A test email to ${isolated$(v.email)} is on its way.`
export const place_mail_try = ()=>`Try and save`
export const place_mail_trying = ()=>`Sending an email...`
export const place_mail_user = ()=>`User`
export const place_mail_user_help = ()=>`Often the whole email address. Empty where the server asks for none.`
export const place_mail_user_wrong = ()=>`This is too long, or has characters that aren’t allowed.`
export const place_missing_files = ()=>`Missing files`
export const place_missing_files_help = ()=>`Pictures or files that people have sent are missing from the uploads folder; a drawing is shown instead. Restore a backup that includes the pictures, or put the folder back.`
export const place_my_language = ()=>`Language`
export const place_my_language_help = ()=>`Pages and emails will be in this language. If you choose none, emails come in the language of the site.`
export const place_my_language_none = ()=>`As set in your browser`
export const place_name = ()=>`Name`
export const place_neighbourhood = ()=>`Neighbourhood`
export const place_neighbourhoods = ()=>`Neighbourhoods`
export const place_neighbourhoods_lead = ()=>`Parts of your place. People and items may name one, and browsing can be narrowed to it. Without a list people type an address.`
export const place_next_start = ()=>`Another version on the disk`
export const place_next_start_older = ()=>`It is older than the database, and would not start. Put the newer version back, or restore the backup from before the update.`
export const place_next_start_restart = ()=>`An update has put it there, but the previous version is still running. Restart the site on its server.`
export const place_no = ()=>`No`
export const place_no_neighbourhoods = ()=>`There is none yet.`
export const place_nobody_stores = ()=>`Nobody has sent a picture or a file yet.`
export const place_none = ()=>`None`
export const place_opened_elsewhere = ()=>`Another address`
export const place_opened_elsewhere_help = v=>`Someone opened the site at that address and got no live updates. If people use it, set PUBLIC_URL to it on the server; it is now ${isolated$(v.url)}.`
export const place_own_storage = v=>`Your pictures and files use ${isolated$(v.used)} of ${isolated$(v.most)}.`
export const place_people_meet = ()=>`Limits for members`
export const place_place = ()=>`Place`
export const place_plans_shown = ()=>`Show plans`
export const place_plans_shown_help = ()=>`Without plans, the page only shows people their own trades.`
export const place_proof_to_post = ()=>`Require a confirmed email address before posting`
export const place_quota_day = ()=>`New files per day, everyone together`
export const place_quota_disk = ()=>`Disk space always kept free`
export const place_quota_person = ()=>`Per person`
export const place_remove = ()=>`Remove`
export const place_removing = ()=>`Removing...`
export const place_restore_put_back = ()=>`Restore undone`
export const place_restore_put_back_help = v=>`That backup did not start, so the site is back to how it was. The failed one is kept as ${isolated$(v.file)}; this notice goes once you delete that file.`
export const place_restore_waits_help = ()=>`When the site restarts, a backup replaces what is here now, and anything written until then is not in it. Restart now, or cancel the restore.`
export const place_saved = ()=>`Saved`
export const place_settings = ()=>`Settings`
export const place_sign_ups = ()=>`Sign-ups per hour from one network`
export const place_sign_ups_help = ()=>`Everyone at a launch evening in a library counts as one network.`
export const place_sign_ups_number = ()=>`Give a whole number from 1 to 10000`
export const place_storage = ()=>`Pictures and files`
export const place_storage_lead = v=>`In megabytes. ${isolated$(v.today)} were sent in the last day. 0 means nothing is accepted; going over a limit only stops new files.`
export const place_where = ()=>`Where you are`
export const place_where_i_live = ()=>`Where I live`
export const place_who_stores_most = ()=>`Who uses the most space`
export const place_whole_megabytes = ()=>`Give a whole number of megabytes`
export const place_yes = ()=>`Yes`
export const reports_a_message_without_text = ()=>`A message without text`
export const reports_a_review_without_text = ()=>`A review without text`
export const reports_anything_else_we_should_know = ()=>`Anything else we should know?`
export const reports_choose_what_is_wrong = ()=>`Choose what is wrong.`
export const reports_misleading_or_a_fraud = ()=>`Misleading or fraudulent`
export const reports_not_allowed_or_dangerous = ()=>`Not allowed, or dangerous`
export const reports_only_the_people_who_run_this_site_read = ()=>`Only the people who run this site read what you write. The owner won’t know who reported it.`
export const reports_only_the_people_who_run_this_site_read_2 = ()=>`Only the people who run this site read what you write, this message and the ones around it. The sender won’t know.`
export const reports_only_the_people_who_run_this_site_read_3 = ()=>`Only the people who run this site read what you write. The person who wrote the review won’t know who reported it.`
export const reports_only_the_people_who_run_this_site_read_4 = ()=>`Only the people who run this site read what you write. The person won’t know who reported them.`
export const reports_report_this = v=>`Report this ${((f=>f==="item"?`item`:f==="message"?`message`:f==="review"?`review`:`person`)(v.kind))}`
export const reports_rude_hateful_or_threatening = ()=>`Rude, hateful or threatening`
export const reports_say_in_a_few_words_what_is_wrong = ()=>`Say in a few words what is wrong.`
export const reports_say_what_it_is_an_item_a_message_a = ()=>`Say what it is: an item, a message, a person or a review.`
export const reports_say_which_one = ()=>`Say which one.`
export const reports_send_report = ()=>`Send report`
export const reports_sending = ()=>`Sending...`
export const reports_something_else = ()=>`Something else`
export const reports_spam_or_advertising = ()=>`Spam or advertising`
export const reports_thank_you_somebody_of_the_community = ()=>`Thank you. Someone from the community will look at it.`
export const reports_there_is_no_such = v=>`We can’t find that ${((f=>f==="item"?`item`:f==="message"?`message`:f==="review"?`review`:`person`)(v.kind))}.`
export const reports_this_is_your_own = v=>`This ${((f=>f==="item"?`item`:f==="message"?`message`:f==="review"?`review`:`person`)(v.kind))} is your own.`
export const reports_what_is_wrong = ()=>`What is wrong?`
export const reports_you_cannot_report_yourself = ()=>`You cannot report yourself.`
export const reports_you_have_reported_much_already = v=>`${isolated$(v.most)} of your reports are still waiting. Please give us some time.`
export const reports_you_have_reported_this_already = v=>`You’ve already reported this ${((f=>f==="item"?`item`:f==="message"?`message`:f==="review"?`review`:`person`)(v.kind))}. Someone will look at it soon.`
export const requests_back = ()=>`Back`
export const requests_begin_anew = ()=>`Start again with what’s left`
export const requests_beginning = ()=>`Beginning...`
export const requests_draft_goes = v=>`You’ve started posting ${isolated$(v.name)}. That draft will be replaced by what you got.`
export const requests_list_failed = ()=>`We couldn’t load it. Please try again.`
export const requests_list_got = ()=>`Post what I got`
export const requests_list_one = v=>`List ${isolated$(v.name)}`
export const requests_not_answered = ()=>`Not answered in time`
export const requests_other_offer = v=>`${isolated$(v.name)} has made you another offer.`
export const requests_replace = ()=>`Replace it`
export const requests_replace_draft = ()=>`Replace what you were writing?`
export const requests_rivals = v=>`${(plural.select(v.count)==="one"?`${number.format(v.count)} request for ${isolated$(v.name)}`:`${number.format(v.count)} requests for ${isolated$(v.name)}`)}`
export const requests_step_agreed = v=>`You have agreed: ${isolated$(v.offered)} for ${isolated$(v.wanted)}`
export const requests_step_asked = v=>`${isolated$(v.name)} offered ${isolated$(v.offered)} for ${isolated$(v.wanted)}`
export const requests_step_asked_by_me = v=>`You offered ${isolated$(v.offered)} for ${isolated$(v.wanted)}`
export const requests_step_called_off = v=>`Called off: ${isolated$(v.offered)} for ${isolated$(v.wanted)}`
export const requests_step_completed = v=>`Swapped: ${isolated$(v.offered)} for ${isolated$(v.wanted)}`
export const requests_step_confirmed = v=>`${isolated$(v.name)} confirmed the swap: ${isolated$(v.offered)} for ${isolated$(v.wanted)}`
export const requests_step_confirmed_by_me = v=>`You confirmed the swap: ${isolated$(v.offered)} for ${isolated$(v.wanted)}`
export const requests_step_declined = v=>`Declined: ${isolated$(v.offered)} for ${isolated$(v.wanted)}`
export const requests_step_edited = v=>`${isolated$(v.name)} edited a listing: ${isolated$(v.offered)} for ${isolated$(v.wanted)}`
export const requests_step_edited_by_me = v=>`You edited a listing: ${isolated$(v.offered)} for ${isolated$(v.wanted)}`
export const requests_step_ended = v=>`Ended: ${isolated$(v.offered)} for ${isolated$(v.wanted)}`
export const requests_step_meeting = ()=>`You have agreed on a place and a time`
export const requests_step_meeting_proposed = v=>`${isolated$(v.name)} proposed a place and a time`
export const requests_step_meeting_proposed_by_me = ()=>`You proposed a place and a time`
export const requests_step_offered = v=>`${isolated$(v.name)} made another offer: ${isolated$(v.offered)} for ${isolated$(v.wanted)}`
export const requests_step_offered_by_me = v=>`You made another offer: ${isolated$(v.offered)} for ${isolated$(v.wanted)}`
export const requests_step_withdrawn = v=>`Taken back: ${isolated$(v.offered)} for ${isolated$(v.wanted)}`
export const requests_turn_all = ()=>`Your turn: accept, decline, or make another offer.`
export const requests_turn_answer = ()=>`Your turn: accept or decline.`
export const requests_turn_counter = ()=>`Your turn: make another offer, or decline.`
export const requests_turn_decline = ()=>`Your turn: it can’t be accepted right now. You can wait or decline.`
export const requests_unnamed = ()=>`an item`
export const requests_what_is_left = ()=>`Part of our swap is gone. Shall we swap what’s left?`
export const requests_with_unlisted = v=>`With ${isolated$(v.name)}, which is not listed`
export const swaps_accept = ()=>`Accept`
export const swaps_accept_this_swap = ()=>`Accept this swap?`
export const swaps_accepting = ()=>`Accepting...`
export const swaps_add_something_that_is_not_listed = ()=>`Add something that is not listed`
export const swaps_agreed = ()=>`Agreed`
export const swaps_all_of_these = v=>`All ${isolated$(v.count)} of these`
export const swaps_all_of_these_are_offered_together = ()=>`All of these are offered together`
export const swaps_all_of_these_have_to_be_items_of_one = ()=>`All of these have to belong to one person.`
export const swaps_all_offers_so_far = v=>`All offers so far (${isolated$(v.count)})`
export const swaps_all_requests = ()=>`All requests`
export const swaps_already_in_an_offer = ()=>`Already part of an offer between you two`
export const swaps_an_offer_can_be_changed_by_the_one_who = ()=>`Only the person who made an offer can change it, until it’s answered.`
export const swaps_and_more = v=>`and ${(`${number.format(v.rest)} more`)}`
export const swaps_any_of_these = v=>`Any ${isolated$(v.n)} of these`
export const swaps_any_of_these_listed = v=>`any ${isolated$(v.pick)} of these ${isolated$(v.listed)}`
export const swaps_ask_for_more_of_theirs = ()=>`Ask for more of theirs`
export const swaps_asked_by_you_who = v=>[`You asked `,v.who(`${isolated$(v.name)}`)]
export const swaps_asked_you = v=>[`Asked you `,v.when(``)]
export const swaps_asks_for_it_in_another_request = v=>`${isolated$(v.name)} asks for ${isolated$(v.item)} in another request that is still open.`
export const swaps_asks_you = v=>[v.who(`${isolated$(v.name)}`),` asks you`]
export const swaps_at_most_items_can_be_named = v=>`You can choose up to ${isolated$(v.items)} items`
export const swaps_back = ()=>`Back`
export const swaps_back_to_the_request = ()=>`Back to the request`
export const swaps_because = v=>`Reason: ${isolated$(v.reason)}`
export const swaps_both_sides_have_to_give_something = ()=>`Both sides have to give something`
export const swaps_browse_all_items = ()=>`Browse all items`
export const swaps_call_off = ()=>`Call off`
export const swaps_calling_off = ()=>`Calling off...`
export const swaps_cancel_request = ()=>`Cancel Request`
export const swaps_canceling = ()=>`Canceling...`
export const swaps_cannot_swap_at_the_moment_the_request = v=>`${isolated$(v.name)} cannot swap at the moment. The request waits, or you can decline it.`
export const swaps_change_offer = ()=>`Change offer`
export const swaps_change_words_and_pictures_of_what_you = ()=>`Change words and pictures of what you offer`
export const swaps_change_your_offer = ()=>`Change your offer`
export const swaps_choose_an_item = ()=>`Choose an item`
export const swaps_choose_for_yourself = v=>`${(`Choose ${number.format(v.pick)} of these for yourself`)}`
export const swaps_choose_of_what_is_offered = ()=>`Choose from what’s offered`
export const swaps_choose_of_what_is_offered_2 = v=>`Choose ${isolated$(v.pick)} from what’s offered`
export const swaps_choose_to_give = v=>`${(`Choose ${number.format(v.pick)} of these to give`)}`
export const swaps_choose_why = ()=>`Choose a reason`
export const swaps_confirmed_request = ()=>`Confirmed Request`
export const swaps_confirming = ()=>`Confirming...`
export const swaps_decline = ()=>`Decline`
export const swaps_declining_you_can_undo_it_for_some = ()=>`Declining. You have a few seconds to undo it.`
export const swaps_done = ()=>`Done`
export const swaps_exchange = ()=>`Exchange`
export const swaps_exchange_request = ()=>`Exchange request`
export const swaps_exchange_request_2 = ()=>`Exchange Request`
export const swaps_exchange_request_created_successfully = ()=>`Exchange request created successfully`
export const swaps_exchange_request_submitted_successful = ()=>`Exchange request submitted Successful!`
export const swaps_exchange_requests = ()=>`Exchange requests`
export const swaps_failed_to_accept_the_request = ()=>`Failed to accept the request`
export const swaps_failed_to_call_off_the_swap = ()=>`Failed to call off the swap`
export const swaps_failed_to_cancel_the_request = ()=>`Failed to cancel the request`
export const swaps_failed_to_confirm_the_swap = ()=>`Failed to confirm the swap`
export const swaps_failed_to_create_exchange_request = ()=>`Failed to create exchange request`
export const swaps_failed_to_load_exchange_details = ()=>`Failed to load exchange details.`
export const swaps_failed_to_load_product_details = ()=>`Failed to load product details.`
export const swaps_failed_to_send_the_offer = ()=>`Failed to send the offer`
export const swaps_failed_to_withdraw_the_request = ()=>`Failed to withdraw the request`
export const swaps_find_something_to_swap_for = ()=>`Find something to swap for`
export const swaps_first_for_second = v=>`${isolated$(v.offered)} for ${isolated$(v.wanted)}`
export const swaps_for_item = v=>[`For `,v.strong(`${isolated$(v.name)}`)]
export const swaps_for_item_would_take = v=>[`For `,v.strong(`${isolated$(v.name)}`),`. `,`${isolated$(v.owner)}`,` would take: `,v.strong(`${isolated$(v.preferences)}`)]
export const swaps_for_now_cannot_swap_you_can_wait_for = v=>`For now ${isolated$(v.other)} cannot swap. You can wait for them, or call the swap off.`
export const swaps_go_to_home = ()=>`Go to Home`
export const swaps_has_ended = v=>`${isolated$(v.name)} has ended.`
export const swaps_how_many_of_these_may_choose = v=>`How many of these may ${isolated$(v.name)} choose?`
export const swaps_how_many_of_these_would_you_choose = ()=>`How many of these would you choose?`
export const swaps_images = ()=>`Images *`
export const swaps_incoming_request = ()=>`Incoming Request`
export const swaps_is_not_available_any_more = v=>`${(v.alone==="yes"?`This item`:`${isolated$(v.name)}`)} is not available any more.`
export const swaps_is_reserved_for_another_swap = v=>`${(v.alone==="yes"?`This item`:`${isolated$(v.name)}`)} is reserved for another swap.`
export const swaps_item_offered = ()=>`Item offered`
export const swaps_item_wanted = ()=>`Item wanted`
export const swaps_its_owner_has_made_you_another_offer = ()=>`Its owner has made you another offer. It is your turn.`
export const swaps_last_step = ()=>`Last step`
export const swaps_loading = ()=>`Loading...`
export const swaps_make_another_offer = ()=>`Make another offer`
export const swaps_message = ()=>`Message`
export const swaps_message_2 = ()=>`Message *`
export const swaps_my_trades = ()=>`My Trades`
export const swaps_name = ()=>`Name`
export const swaps_name_each_item_once = ()=>`Name each item once`
export const swaps_no_requests_found = ()=>`No requests found.`
export const swaps_no_trade_is_under_way_list_something = ()=>`No trade is under way. List something, or ask for what you like.`
export const swaps_not_available = ()=>`Not available`
export const swaps_not_confirmed_by_both_in_time = ()=>`Not confirmed by both in time`
export const swaps_nothing = ()=>`nothing`
export const swaps_nothing_is_different_yet = ()=>`Nothing has changed yet: change what’s swapped, or write a message.`
export const swaps_offer_one_of_your_own_available_items = ()=>`Offer one of your own available items.`
export const swaps_once_accepted_these_items_are_reserved = ()=>`Once accepted, these items are reserved for the two of you. You then agree on a place and a time.`
export const swaps_one_of_the_two_items_is_reserved_for = ()=>`One of the two items is reserved for another swap, so this request waits.`
export const swaps_only_the_one_who_made_this_offer_can = ()=>`Only the one who made this offer can change it.`
export const swaps_or_something_that_is_not_listed = ()=>`Or something that is not listed`
export const swaps_picture_label = v=>`${isolated$(v.offered)} for ${isolated$(v.wanted)}`
export const swaps_please_say_why = ()=>`Please say why`
export const swaps_post_your_first_trade = ()=>`Post Your First Trade`
export const swaps_received = ()=>`Received`
export const swaps_request_accepted = ()=>`✔️ Request Accepted`
export const swaps_request_accepted_successfully = ()=>`Request accepted successfully`
export const swaps_request_canceled_successfully = ()=>`Request canceled successfully`
export const swaps_request_declined = ()=>`❌ Request Declined`
export const swaps_request_updated_successfully = ()=>`Request updated successfully`
export const swaps_request_withdrawn = ()=>`Request withdrawn`
export const swaps_request_withdrawn_successfully = ()=>`Request withdrawn successfully`
export const swaps_said_terms = v=>[v.who(`${isolated$(v.whoName)}`),`: `,`${isolated$(v.offered)}`,` for `,`${isolated$(v.wanted)}`]
export const swaps_said_terms_pick = v=>[v.who(`${isolated$(v.whoName)}`),`: `,`${isolated$(v.offered)}`,` (`,`${isolated$(v.pick)}`,`) for `,`${isolated$(v.wanted)}`]
export const swaps_save_offer = ()=>`Save offer`
export const swaps_say_why_it_is_a_good_swap_and_when_you = ()=>`Say why it is a good swap, and when you could meet.`
export const swaps_search = ()=>`Search`
export const swaps_see_it_under_cancel_request = ()=>`See it under Cancel Request`
export const swaps_see_it_under_confirmed_request = ()=>`See it under Confirmed Request`
export const swaps_see_the_swap = ()=>`See the swap`
export const swaps_see_what_waits = ()=>`See what’s waiting`
export const swaps_see_your_request = ()=>`See your request`
export const swaps_send_offer = ()=>`Send offer`
export const swaps_sending = ()=>`Sending...`
export const swaps_sent = ()=>`Sent`
export const swaps_sent_by_you = ()=>`Sent by you`
export const swaps_sent_by_you_waiting = ()=>`Sent by you, waiting`
export const swaps_show_more = ()=>`Show more`
export const swaps_sign_in_to_see_your_trades_whose_turn = v=>[v.link(`Sign in`),` to see your trades: whose turn it is, what waits and what is agreed.`]
export const swaps_somebody_has_agreed_to_swap_for_this = ()=>`A swap has been agreed for this item, so it isn’t open to new requests for now.`
export const swaps_something_went_wrong = ()=>`Something went wrong!`
export const swaps_something_went_wrong_what_is_new_may = ()=>`Something went wrong! What is new may be missing.`
export const swaps_submit = ()=>`Submit`
export const swaps_submitting = ()=>`Submitting...`
export const swaps_swap_called_off = ()=>`Swap called off`
export const swaps_swap_completed = ()=>`Swap completed`
export const swaps_swap_completed_enjoy = v=>`Swap completed. Enjoy! ${isolated$(v.swappedText)}`
export const swaps_swap_confirmed = ()=>`Swap confirmed`
export const swaps_tap_one_or_more = ()=>`Tap one or more.`
export const swaps_that_is_for_the_other_side_of_this = ()=>`Only the other side of this request can do that.`
export const swaps_the_item_is_gone = ()=>`The item is gone`
export const swaps_the_listing_owner_has_been_notified = ()=>`The listing owner has been notified.`
export const swaps_the_message = ()=>`The message`
export const swaps_the_offer_has_changed_meanwhile_it_is = ()=>`The offer has changed in the meantime. The new one is below; what you chose is still here.`
export const swaps_the_offer_has_changed_meanwhile_please = ()=>`The offer has changed in the meantime. Please look at it again.`
export const swaps_there_are_not_so_many_to_choose_from = ()=>`There aren’t that many to choose from`
export const swaps_there_have_been_offers_accept_this_one = v=>`${(plural.select(v.revisions)==="one"?`There has been ${number.format(v.revisions)} offer.`:`There have been ${number.format(v.revisions)} offers.`)} Accept this one, or end the request.`
export const swaps_there_is_a_newer_offer_accept_it_or = ()=>`There is a newer offer: accept it, or make another one.`
export const swaps_there_is_no_such_item = ()=>`We can’t find that item.`
export const swaps_there_is_no_such_request = ()=>`We can’t find that request.`
export const swaps_thing_is_not_available = v=>`${(v.alone==="yes"?`This item`:`${isolated$(v.name)}`)} is not available ${(v.isHidden==="yes"?`at the moment`:`any more`)}.`
export const swaps_this = ()=>`This`
export const swaps_this_has_been_accepted_already = v=>`This ${(v.noun==="request"?`request`:`swap`)} has already been accepted.`
export const swaps_this_has_been_declined_already = v=>`This ${(v.noun==="request"?`request`:`swap`)} has already been declined.`
export const swaps_this_has_been_withdrawn = v=>`This ${(v.noun==="request"?`request`:`swap`)} has been withdrawn.`
export const swaps_this_has_ended_because_an_item_of_it = v=>`This ${(v.noun==="request"?`request`:`swap`)} has ended because one of its items is gone.`
export const swaps_this_has_ended_because_it_was_not = v=>`This ${(v.noun==="request"?`request`:`swap`)} has ended because it was not answered or confirmed in time.`
export const swaps_this_has_not_been_accepted_yet = v=>`This ${(v.noun==="request"?`request`:`swap`)} has not been accepted yet.`
export const swaps_this_item_is_your_own = ()=>`This item is your own.`
export const swaps_this_must_be_a_whole_number_from_1_on = ()=>`This must be a whole number, 1 or more`
export const swaps_this_request_waits_since_cannot_swap = v=>`This request is on hold because ${isolated$(v.other)} can’t swap right now.`
export const swaps_this_swap_has_been_called_off = ()=>`This swap has been called off.`
export const swaps_this_swap_is_completed_already = ()=>`This swap is already completed.`
export const swaps_to_be_done = ()=>`To do`
export const swaps_undo = ()=>`Undo`
export const swaps_upload = ()=>`Upload`
export const swaps_view_details = ()=>`View Details`
export const swaps_waiting_for_the_other = ()=>`Waiting for the other person`
export const swaps_waiting_for_to_answer = v=>`Waiting for ${isolated$(v.other)} to answer.`
export const swaps_was_called_off_requests_that_waited = v=>`${isolated$(v.name)} was called off. You can answer requests for these items again.`
export const swaps_we_have_swapped = ()=>`We have swapped`
export const swaps_what_do_you_offer = ()=>`What do you offer?`
export const swaps_what_else_of_would_you_like = v=>`What else of ${isolated$(v.name)} would you like?`
export const swaps_why_do_you_call_it_off = ()=>`Why are you calling it off?`
export const swaps_with = v=>`with ${isolated$(v.name)}`
export const swaps_withdraw = ()=>`Withdraw`
export const swaps_withdrawing = ()=>`Withdrawing...`
export const swaps_write_to = v=>`Write to ${isolated$(v.name)}`
export const swaps_you = ()=>`You`
export const swaps_you_and_have_agreed_next_you_agree_on = v=>`You and ${isolated$(v.other)} have agreed: ${isolated$(v.name)}. Next you agree on a place and a time.`
export const swaps_you_asked = v=>[`You asked `,v.when(``)]
export const swaps_you_gave_and_got = v=>`You gave ${isolated$(v.namesOf)} and got ${isolated$(v.namesOf2)}.`
export const swaps_you_get = ()=>`you get`
export const swaps_you_get_from = v=>`You get from ${isolated$(v.name)}`
export const swaps_you_give = ()=>`you give`
export const swaps_you_give_these = ()=>`You give`
export const swaps_you_have_agreed_to_swap_for_this = ()=>`You have agreed to swap for this.`
export const swaps_you_have_asked_for_this_item_already = ()=>`You have asked for this item already. Your request is waiting for an answer.`
export const swaps_you_have_asked_for_this_its_owner_has = ()=>`You have asked for this. Its owner has not answered yet.`
export const swaps_you_have_confirmed_the_swap_waiting = v=>`You have confirmed the swap. Waiting for ${isolated$(v.other)} to confirm it too.`
export const swaps_you_have_confirmed_this_swap_already = ()=>`You have already confirmed this swap.`
export const swaps_you_have_posted_nothing_yet_say_below = v=>[`You haven’t posted anything yet. Describe below what you offer, or `,v.link(`post an item`),`.`]
export const swaps_you_have_so_many_pending_requests = v=>`You have ${isolated$(v.requests)} pending requests, which is the limit. Withdraw one before you send another.`
export const swaps_your_for = v=>`Your ${isolated$(v.give)} for ${isolated$(v.get)}`
export const swaps_your_offer_was_sent = ()=>`Your offer was sent`
export const swaps_your_turn = ()=>`Your turn`
export const swaps_your_turn_agree_on_a_place_and_a_time = ()=>`Your turn: agree on a place and a time, swap, then confirm it.`
export const swaps_your_turn_says_that_you_have_swapped = v=>`Your turn: ${isolated$(v.other)} says that you have swapped. Confirm it, or call it off.`
export const texts_audit = v=>`Translated into ${isolated$(v.language)}: ${isolated$(v.text)}`
export const texts_gone = ()=>`We can’t find that text.`
export const texts_lead = ()=>`Your own texts, for people who read in another language. If you leave one empty, they see what you wrote.`
export const texts_none = ()=>`Everything here is still the standard text, in every language.`
export const texts_one_language = ()=>`This site is only offered in one language.`
export const texts_pages = ()=>`A whole page gets a version of its own: people who read German see about-de instead of about.`
export const texts_title = ()=>`Other languages`
export const told_admin_contact_button = ()=>`See the message`
export const told_admin_contact_text = v=>`${isolated$(v.name)} has written by the contact form.`
export const told_admin_contact_title = ()=>`New Contact Message`
export const told_admin_mails = ()=>`What concerns running this site`
export const told_admin_person_waits_button = ()=>`See who it is`
export const told_admin_person_waits_text = v=>`${isolated$(v.who)} has signed up and waits to be let in.`
export const told_admin_person_waits_title = ()=>`Someone Wants to Join`
export const told_admin_report_button = ()=>`See the reports`
export const told_admin_report_title = ()=>`New Report`
export const told_admin_swap_in_doubt_text = v=>`The swap of ${isolated$(v.things)} for ${isolated$(v.others)} may not take place. We’ve let the people in it know that they can call it off.`
export const told_admin_swap_in_doubt_title = ()=>`Swap in Doubt`
export const told_admin_swap_lost_text = v=>`The swap of ${isolated$(v.things)} for ${isolated$(v.others)} was called off: someone in it has left the site.`
export const told_admin_swap_lost_title = ()=>`Swap Called Off`
export const told_and_more = v=>`${isolated$(v.first)} and ${(`${number.format(v.more)} more`)}`
export const told_choose = ()=>`Choose what I get`
export const told_circle_agreed_text = v=>`You give ${isolated$(v.gives)} and get ${isolated$(v.gets)}. Agree on places and times.`
export const told_circle_agreed_title = ()=>`Everyone Said Yes`
export const told_circle_answer_reminder_text = v=>`You have less than a day to say yes or no: you’d give ${isolated$(v.gives)} and get ${isolated$(v.gets)}.`
export const told_circle_answer_reminder_title = ()=>`A Swap Waits for You`
export const told_circle_called_off_text = v=>`${isolated$(v.by)} has called off the swap in which you give ${isolated$(v.gives)} and get ${isolated$(v.gets)}: ${isolated$(v.detail)}`
export const told_circle_called_off_title = ()=>`Swap Called Off`
export const told_circle_called_off_wordless = v=>`${isolated$(v.by)} has called off the swap in which you give ${isolated$(v.gives)} and get ${isolated$(v.gets)}.`
export const told_circle_completed_text = v=>`You gave ${isolated$(v.gives)} and got ${isolated$(v.gets)}. Enjoy!`
export const told_circle_completed_title = ()=>`Swap Completed`
export const told_circle_confirmation_reminder_text = v=>`Others in your swap have confirmed their part. Please confirm what you gave and got, ${isolated$(v.gives)} and ${isolated$(v.gets)}, or call it off.`
export const told_circle_confirmation_reminder_title = ()=>`Have You Swapped?`
export const told_circle_confirmed_text = v=>`${isolated$(v.by)} says that ${isolated$(v.detail)} has changed hands. Confirm it too, and it is done.`
export const told_circle_confirmed_title = ()=>`Please Confirm Your Swap`
export const told_circle_edited_text = v=>`${isolated$(v.detail)} has changed, so we’re asking everyone again: would you give ${isolated$(v.gives)} and get ${isolated$(v.gets)}?`
export const told_circle_edited_title = ()=>`Swap Changed`
export const told_circle_expired_text = v=>`The swap in which you give ${isolated$(v.gives)} and get ${isolated$(v.gets)} was not confirmed by all in time. What has not changed hands is available again.`
export const told_circle_expired_title = ()=>`Swap Ended`
export const told_circle_handover_reminder_text = v=>`You have agreed to give ${isolated$(v.gives)} and get ${isolated$(v.gets)}. Once that has taken place, please confirm it, or call it off.`
export const told_circle_handover_reminder_title = ()=>`Have You Swapped?`
export const told_circle_in_doubt_text = v=>`${isolated$(v.by)} may not be able to swap any more. You can call off the swap in which you give ${isolated$(v.gives)} and get ${isolated$(v.gets)}, and nobody is to blame.`
export const told_circle_in_doubt_title = ()=>`Swap in Doubt`
export const told_circle_item_gone_text = v=>`Something is no longer available, so the swap in which you would have given ${isolated$(v.gives)} and got ${isolated$(v.gets)} has ended.`
export const told_circle_lapsed_text = v=>`Not everyone answered in time, so the swap in which you would have given ${isolated$(v.gives)} and got ${isolated$(v.gets)} has ended.`
export const told_circle_message_text = v=>`${isolated$(v.by)} has written to everyone in one of your swaps.`
export const told_circle_message_title = ()=>`New Message in a Swap`
export const told_circle_over_text = v=>`The swap in which you would have given ${isolated$(v.gives)} and got ${isolated$(v.gets)} will not take place.`
export const told_circle_over_title = ()=>`Swap Ended`
export const told_circle_text = v=>`You could give ${isolated$(v.gives)} and get ${isolated$(v.gets)}, in a swap of ${isolated$(v.people)}. Say yes or no within 72 hours.`
export const told_circle_title = ()=>`A Swap for You`
export const told_confirm = ()=>`Confirm the swap`
export const told_daily = ()=>`Once a day, all in one email`
export const told_daily_button = ()=>`See swaps for you`
export const told_daily_first_text = v=>`What the site has found for you since yesterday. Here are the first ${number.format(v.listed)}; the others wait on the site:`
export const told_daily_heading = v=>`${(plural.select(v.count)==="one"?`One swap for you`:`${number.format(v.count)} swaps for you`)}`
export const told_daily_text = ()=>`What the site has found for you since yesterday:`
export const told_end_link = ()=>`Stop sending me these`
export const told_end_these = ()=>`Stop these emails?`
export const told_end_these_text = v=>`${((f=>f==="offers"?`You won’t get any more emails about offers and swaps.`:f==="messages"?`You won’t get any more emails about unread messages.`:f==="handover"?`You won’t get any more emails about handing things over.`:f==="matches"?`You won’t get any more emails about what the site finds for you.`:f==="news"?`You won’t get any more weekly news.`:`You won’t get any more emails about reports and contact messages.`)(v.kind))} Your other notifications stay as they are.`
export const told_ended = ()=>`These emails have stopped`
export const told_ended_text = v=>`${((f=>f==="offers"?`You no longer get emails about offers and swaps.`:f==="messages"?`You no longer get emails about unread messages.`:f==="handover"?`You no longer get emails about handing things over.`:f==="matches"?`You no longer get emails about what the site finds for you.`:f==="news"?`You no longer get the weekly news.`:`You no longer get emails about reports and contact messages.`)(v.kind))} You can change that in your settings at any time.`
export const told_former_member = ()=>`Former member`
export const told_handover = ()=>`Meeting and handing over`
export const told_handover_agreed_text = v=>`${isolated$(v.other)} agrees to the place and the time. Put it into your calendar.`
export const told_handover_agreed_title = ()=>`Your Meeting Is Agreed`
export const told_handover_changed_text = v=>`${isolated$(v.other)} would rather meet at another place or time. Have a look at it.`
export const told_handover_changed_title = ()=>`Another Place or Time`
export const told_handover_day_after_text = v=>`You were to meet ${isolated$(v.other)}. If you have swapped, please confirm it. If not, agree on another time.`
export const told_handover_day_after_title = ()=>`Did it happen?`
export const told_handover_day_before_text = v=>`In less than 24 hours you meet ${isolated$(v.other)} to swap.`
export const told_handover_day_before_title = ()=>`You Meet in Less Than a Day`
export const told_handover_hours_before_text = v=>`In less than two hours you meet ${isolated$(v.other)} to swap.`
export const told_handover_hours_before_title = ()=>`You Meet in Less Than Two Hours`
export const told_handover_proposed_text = v=>`${isolated$(v.other)} proposes a place and a time to meet. Agree, or propose another.`
export const told_handover_proposed_title = ()=>`Where and When to Meet`
export const told_home = ()=>`Home`
export const told_item_gone_asked = v=>`${isolated$(v.detail)} is gone, so your offer of ${isolated$(v.gives)} has ended.`
export const told_item_gone_offered = v=>`${isolated$(v.detail)}, offered for your ${isolated$(v.gives)}, is gone. The request has ended.`
export const told_item_shown_button = ()=>`See the item`
export const told_item_shown_text = v=>`${isolated$(v.item)} is shown again.`
export const told_item_shown_title = ()=>`Item Is Back`
export const told_item_taken_down_button = ()=>`See the item`
export const told_item_taken_down_text = v=>`The people who run this site have taken ${isolated$(v.item)} down. Write to them if you think that is a mistake.`
export const told_item_taken_down_title = ()=>`Item Taken Down`
export const told_last_given_up = v=>`The last one: ${isolated$(v.words)}`
export const told_listed_by = v=>`Listed by ${isolated$(v.owner)}.`
export const told_listed_by_fits = v=>`Listed by ${isolated$(v.owner)}. You are looking for this.`
export const told_mail_first_failed = v=>[`It first failed `,v.when(``),`.`]
export const told_mail_server_fails = v=>`The mail server isn’t accepting mail: ${isolated$(v.words)}`
export const told_mail_server_help = ()=>`Correct it in the settings, or SMTP_URL on the server. Waiting emails then go out automatically.`
export const told_mails = ()=>`Emails`
export const told_match_text = v=>`You could give ${isolated$(v.gives)} and get ${isolated$(v.gets)}. Say yes or no within 48 hours.`
export const told_match_title = ()=>`It’s a Match`
export const told_matches = ()=>`What the site finds for you`
export const told_message_button = ()=>`Answer`
export const told_message_file = ()=>`You’ve been sent a file.`
export const told_message_title = v=>`${isolated$(v.by)} has written to you`
export const told_messages = ()=>`Unread messages`
export const told_never = ()=>`Never`
export const told_new_version = ()=>`A new version is ready.`
export const told_news = ()=>`What is new`
export const told_news_button = ()=>`See all items`
export const told_news_text = ()=>`What was listed lately; what fits your wishes comes first.`
export const told_news_title = ()=>`New This Week`
export const told_no_browser = ()=>`None of your browsers gets notifications yet.`
export const told_no_time_zone = ()=>`We don’t know that time zone.`
export const told_not_now = ()=>`Not now`
export const told_not_saved = ()=>`That could not be saved. Please try again.`
export const told_nothing = ()=>`nothing`
export const told_notifications = ()=>`Notifications`
export const told_now = ()=>`At once`
export const told_offers = ()=>`Offers and swaps`
export const told_offline = ()=>`You are offline`
export const told_offline_text = ()=>`This page was not seen on this device before. Pages that you have seen as a visitor can be read without a connection; everything else comes back with it.`
export const told_old_link = ()=>`This link is not one of ours, or it is too old.`
export const told_push_ask = ()=>`Should this device notify you when there’s an answer?`
export const told_push_denied = ()=>`Your browser does not allow it. You can change that in its settings for this site.`
export const told_push_end = ()=>`Stop notifications on this device`
export const told_push_failed = ()=>`This device can’t get notifications right now.`
export const told_push_none = ()=>`This browser can’t show notifications while the site is closed. On an iPhone or iPad, add the site to the home screen first.`
export const told_push_on = ()=>`This device will notify you.`
export const told_push_start = ()=>`Turn on notifications here`
export const told_push_test = ()=>`Send a test`
export const told_push_text = ()=>`Shows what happens here even while the site is closed.`
export const told_push_title = ()=>`On this device`
export const told_push_yes = ()=>`Yes, notify me`
export const told_quiet_ends = ()=>`Quiet hours need a beginning and an end.`
export const told_quiet_from = ()=>`From`
export const told_quiet_help = ()=>`Emails and notifications wait until they’re over, except reminders of a meeting.`
export const told_quiet_hours = ()=>`Quiet hours`
export const told_quiet_to = ()=>`To`
export const told_reload = ()=>`Reload`
export const told_report_dismissed = ()=>`Someone has looked at what you reported and left it as it is. Thank you for looking out for everyone.`
export const told_report_handled_button = ()=>`See your notifications`
export const told_report_handled_title = ()=>`Your Report`
export const told_report_upheld = ()=>`Someone has looked at what you reported and done something about it. Thank you for looking out for everyone.`
export const told_reported_item = v=>`Someone has reported an item of ${isolated$(v.about)}.`
export const told_reported_message = v=>`Someone has reported a message from ${isolated$(v.about)}.`
export const told_reported_person = v=>`${isolated$(v.about)} was reported.`
export const told_reported_review = v=>`Someone has reported a review by ${isolated$(v.about)}.`
export const told_review_answered_button = ()=>`Read the answer`
export const told_review_answered_text = v=>`${isolated$(v.by)} has answered what you wrote about your swap.`
export const told_review_answered_title = ()=>`Answer to Your Review`
export const told_review_hidden_button = ()=>`See your notifications`
export const told_review_hidden_text = ()=>`The people who run this site have hidden a review that you wrote. Write to them if you think that is a mistake.`
export const told_review_hidden_title = ()=>`Review Hidden`
export const told_review_shown_button = ()=>`Read the review`
export const told_review_shown_text = v=>`${isolated$(v.by)} has written about your swap. You can answer once.`
export const told_review_shown_title = ()=>`New Review`
export const told_saved = ()=>`Saved`
export const told_see_meeting = ()=>`See where and when`
export const told_see_offer = ()=>`See the offer`
export const told_see_swap = ()=>`See the swap`
export const told_send_no_more = ()=>`Unsubscribe`
export const told_server_says = v=>`The mail server refused it: ${isolated$(v.words)}`
export const told_set_used_up_button = ()=>`See my list`
export const told_set_used_up_text = v=>`You said that one was enough, and you got ${isolated$(v.item)}. The others wait until you say whether you still want them.`
export const told_set_used_up_title = ()=>`You got one of them. Do the others still hold?`
export const told_settings_lead = ()=>`What we send you by email. Emails about your account and its security always come.`
export const told_settings_link = ()=>`Choose what you get`
export const told_still_available_button = ()=>`It is still available`
export const told_still_available_text = v=>`The site may be able to find a swap for ${isolated$(v.item)}. Is it still available? Drop by and we’ll look for one.`
export const told_still_available_title = ()=>`Still available?`
export const told_swap_agreed_text = v=>`Your offer of ${isolated$(v.gives)} for ${isolated$(v.gets)} was accepted. Agree on a place and a time.`
export const told_swap_agreed_title = ()=>`Exchange Request Accepted`
export const told_swap_answer_reminder_text = v=>`You could get ${isolated$(v.gets)} for ${isolated$(v.gives)}. Accept, decline, or make another offer.`
export const told_swap_answer_reminder_title = ()=>`An Offer Waits for You`
export const told_swap_called_off_text = v=>`${isolated$(v.by)} has called off the swap of ${isolated$(v.gives)} for ${isolated$(v.gets)}: ${isolated$(v.detail)}`
export const told_swap_called_off_title = ()=>`Swap Called Off`
export const told_swap_called_off_wordless = v=>`${isolated$(v.by)} has called off the swap of ${isolated$(v.gives)} for ${isolated$(v.gets)}.`
export const told_swap_changed_text = v=>`${isolated$(v.by)} has changed the offer of ${isolated$(v.gets)} for your ${isolated$(v.gives)}.`
export const told_swap_changed_title = ()=>`Offer Changed`
export const told_swap_completed_text = v=>`You gave ${isolated$(v.gives)} and got ${isolated$(v.gets)}. Enjoy!`
export const told_swap_completed_title = ()=>`Swap Completed`
export const told_swap_confirmation_reminder_text = v=>`The other side says that ${isolated$(v.gives)} and ${isolated$(v.gets)} have changed hands. Please confirm it, or call it off.`
export const told_swap_confirmation_reminder_title = ()=>`Have You Swapped?`
export const told_swap_confirmed_text = v=>`${isolated$(v.by)} says that you have swapped ${isolated$(v.gives)} for ${isolated$(v.gets)}. Confirm it too, and it is done.`
export const told_swap_confirmed_title = ()=>`Please Confirm Your Swap`
export const told_swap_countered_text = v=>`${isolated$(v.by)} makes another offer: ${isolated$(v.gets)} for your ${isolated$(v.gives)}.`
export const told_swap_countered_title = ()=>`Another Offer`
export const told_swap_declined_other_text = v=>`The request to swap ${isolated$(v.gives)} for ${isolated$(v.gets)} was declined.`
export const told_swap_declined_text = v=>`Your offer of ${isolated$(v.gives)} for ${isolated$(v.gets)} was declined.`
export const told_swap_declined_title = ()=>`Exchange Request Declined`
export const told_swap_edited_text = v=>`${isolated$(v.by)} has changed ${isolated$(v.detail)}. Have another look before you swap ${isolated$(v.gives)} for ${isolated$(v.gets)}.`
export const told_swap_edited_title = ()=>`Item Changed`
export const told_swap_expired_text = v=>`The swap of ${isolated$(v.gives)} for ${isolated$(v.gets)} was not confirmed by both in time. What has not changed hands is available again.`
export const told_swap_expired_title = ()=>`Swap Ended`
export const told_swap_handover_reminder_text = v=>`You have agreed to swap ${isolated$(v.gives)} for ${isolated$(v.gets)}. Once it has taken place, please confirm it, or call it off.`
export const told_swap_handover_reminder_title = ()=>`Have You Swapped?`
export const told_swap_in_doubt_text = v=>`${isolated$(v.by)} may not be able to swap with you any more. You can call off the swap of ${isolated$(v.gives)} for ${isolated$(v.gets)}, and nobody is to blame.`
export const told_swap_in_doubt_title = ()=>`Swap in Doubt`
export const told_swap_item_gone_title = ()=>`Exchange Request Ended`
export const told_swap_lapsed_text = v=>`Nobody answered in time, so the request to swap ${isolated$(v.gives)} for ${isolated$(v.gets)} has ended.`
export const told_swap_lapsed_title = ()=>`Exchange Request Ended`
export const told_swap_over_text = v=>`The request to swap ${isolated$(v.gives)} for ${isolated$(v.gets)} has ended.`
export const told_swap_over_title = ()=>`Exchange Request Ended`
export const told_swap_proposed_text = v=>`${isolated$(v.by)} offers ${isolated$(v.gets)} for your ${isolated$(v.gives)}.`
export const told_swap_proposed_title = ()=>`New Exchange Request`
export const told_swap_settled_as_returned_text = v=>`The people who run this site have looked into it: ${isolated$(v.detail)} stays with its owner.`
export const told_swap_settled_as_returned_title = ()=>`Swap Settled`
export const told_swap_settled_as_traded_text = v=>`The people who run this site have looked into it: ${isolated$(v.detail)} has changed hands.`
export const told_swap_settled_as_traded_title = ()=>`Swap Settled`
export const told_swap_settled_text = v=>`The swap of ${isolated$(v.gives)} for ${isolated$(v.gets)} is over. Not all of it has changed hands.`
export const told_swap_settled_title = ()=>`Swap Ended`
export const told_swap_withdrawn_text = v=>`${isolated$(v.by)} has taken back the offer of ${isolated$(v.gets)} for ${isolated$(v.gives)}.`
export const told_swap_withdrawn_title = ()=>`Exchange Request Withdrawn`
export const told_test_mail_taken = v=>`The mail server has accepted a test email to ${isolated$(v.email)}`
export const told_test_on_its_way = ()=>`A test is on its way`
export const told_test_push_button = ()=>`See your settings`
export const told_test_push_me = ()=>`Send me a test push`
export const told_test_push_text = ()=>`This browser will tell you what happens here.`
export const told_test_push_title = ()=>`It Works`
export const told_time_missing = ()=>`Write a time like 22:00.`
export const told_undelivered_about = ()=>`About`
export const told_undelivered_again = ()=>`It is tried again.`
export const told_undelivered_browser_gone = ()=>`The browser is not there any more.`
export const told_undelivered_browsers = v=>`${(plural.select(v.count)==="one"?`${number.format(v.count)} device gets notifications`:`${number.format(v.count)} devices get notifications`)}`
export const told_undelivered_by = ()=>`By`
export const told_undelivered_count = v=>`${(`${number.format(v.count)} not delivered`)}`
export const told_undelivered_how_often = ()=>`How often`
export const told_undelivered_lead = ()=>`Emails and push notifications about offers, messages and swaps from the last 30 days. Emails about accounts are in the outbox.`
export const told_undelivered_mail = ()=>`By email`
export const told_undelivered_nav = ()=>`Deliveries`
export const told_undelivered_nobody = ()=>`Everyone could be reached.`
export const told_undelivered_not_proved = ()=>`The address wasn’t confirmed.`
export const told_undelivered_other = ()=>`Something else`
export const told_undelivered_people = ()=>`Without email`
export const told_undelivered_push = ()=>`On devices`
export const told_undelivered_sent = v=>`${(`${number.format(v.sent)} sent`)}, ${(`${number.format(v.waiting)} waiting`)}`
export const told_undelivered_title = ()=>`Who couldn’t be reached`
export const told_undelivered_too_many = ()=>`Too much was already waiting for them.`
export const told_undelivered_unknown_push = ()=>`The address of the browser is not one of a push service that is known here.`
export const told_undelivered_unproved = v=>`${(plural.select(v.count)==="one"?`${number.format(v.count)} person hasn’t confirmed their address`:`${number.format(v.count)} people haven’t confirmed their address`)}`
export const told_undelivered_unreached = v=>`${(v.count===0?`All of them get notifications on a device.`:plural.select(v.count)==="one"?`They get no email, and ${number.format(v.count)} of them gets no notifications either.`:`They get no email, and ${number.format(v.count)} of them get no notifications either.`)}`
export const told_undelivered_when = ()=>`When`
export const told_undelivered_who = ()=>`Who`
export const told_undelivered_why = ()=>`Why`
export const told_unknown_key = ()=>`This is not the key of a browser.`
export const told_unknown_push = ()=>`This is not the address of a push service that is known here.`
export const told_unknown_secret = ()=>`This is not the secret of a browser.`
export const told_waiting = v=>[v.n(`${isolated$(v.count)}`),` waiting for you`]
export const told_wants_asked_button = ()=>`See what you said`
export const told_wants_asked_text = v=>`Would you still swap for ${isolated$(v.items)}?`
export const told_wants_asked_title = ()=>`Would You Still Swap?`
export const told_weekly = ()=>`Once a week`
export const told_why_admin = ()=>`You get this email because you help to run this site.`
export const told_why_handover = ()=>`You get this email because you’ve agreed on a swap.`
export const told_why_matches = ()=>`You get this email because the site is looking for things you want.`
export const told_why_messages = ()=>`You get this email because you have an unread message.`
export const told_why_news = ()=>`You get this email because you asked to hear once a week what’s new.`
export const told_why_offers = ()=>`You get this email because something happened in one of your swaps.`
export const told_wish_found_button = ()=>`See the item`
export const told_wish_found_text = v=>`You’re looking for “${isolated$(v.wish)}”, and ${isolated$(v.by)} has posted ${isolated$(v.item)}.`
export const told_wish_found_title = ()=>`Something You’re Looking For`
export const told_wish_fulfilled_button = ()=>`See what I look for`
export const told_wish_fulfilled_text = v=>`You got ${isolated$(v.item)}. “${isolated$(v.wish)}” is no longer looked for. If you need another one, look for it again.`
export const told_wish_fulfilled_title = ()=>`Found it?`
export const told_you_get = ()=>`You get`
export const told_you_give = ()=>`You give`
export const wants_set_choose_current = ()=>`Choose items that you would swap for and that can still be had`
export const wants_set_choose_wants = ()=>`Choose at least two items that you would swap for`
export const wants_set_deleted = ()=>`Each of them counts by itself again`
export const wants_set_item_twice = ()=>`Name each item once`
export const wants_set_limit_reached = v=>`You have ${isolated$(v.sets)} such lists already. Delete one before you add another.`
export const wants_set_limit_too_high = v=>`Fewer than all items must be enough: choose at most ${isolated$(v.most)}`
export const wants_set_limit_wrong = v=>`Choose a number from 1 to ${isolated$(v.most)}`
export const wants_set_missing = ()=>`You have no such list.`
export const wants_set_name = ()=>`The name`
export const wants_set_proposals_first = v=>`Open proposals bring you ${isolated$(v.names)}. Answer them first.`
export const wants_set_saved = ()=>`Saved: one of these is enough`
export const wants_set_taken = ()=>`One of these items is already in another list of which one is enough.`
export const wants_set_too_many = v=>`Choose at most ${isolated$(v.most)} items`
export const wishes_at_most_items_can_be_named = v=>`You can choose up to ${isolated$(v.for)} items`
export const wishes_at_most_things_can_be_named = v=>`You can choose up to ${isolated$(v.perItem)} things`
export const wishes_choose_an_item = ()=>`Choose an item`
export const wishes_limit_changed = ()=>`Saved`
export const wishes_limit_proposals_first = v=>`${(plural.select(v.open)==="one"?`A proposal is`:`${number.format(v.open)} proposals are`)} open for this wish. Answer ${(plural.select(v.open)==="one"?`it`:`them`)} first.`
export const wishes_limit_wrong = ()=>`The limit is 1, or empty for as many as possible`
export const wishes_name_at_least_one_of_your_items_or = ()=>`Name at least one of your items, or leave this out for all of them`
export const wishes_name_items_of_your_own = ()=>`Name items of your own`
export const wishes_name_items_of_your_own_that_are = ()=>`Name items of your own that are available`
export const wishes_name_what_you_are_looking_for_as_a = ()=>`Name what you are looking for as a list of texts`
export const wishes_name_your_own_items = ()=>`Name your own items`
export const wishes_open_already = ()=>`You are looking for it already.`
export const wishes_say_what_you_are_looking_for_in_words = ()=>`Say what you are looking for in words`
export const wishes_say_what_you_are_looking_for_or_choose = ()=>`Say what you are looking for, or choose a category`
export const wishes_that_is_new_things_in_a_day_please_go = v=>`That’s ${isolated$(v.newInADay)} new things today. Please carry on tomorrow.`
export const wishes_that_is_yours_already = ()=>`That is already yours.`
export const wishes_there_is_no_such_category = ()=>`We can’t find that category`
export const wishes_there_is_no_such_item = ()=>`We can’t find that item.`
export const wishes_this_item_has_been_traded = ()=>`This item has been traded.`
export const wishes_what_you_look_for = ()=>`What you’re looking for`
export const wishes_you_are_looking_for_things_already = v=>`You’re already looking for ${isolated$(v.perPerson)} things. Remove one before you add another.`
export const wishes_you_are_looking_out_for_it = ()=>`You are looking out for it`
export const wishes_you_are_not_looking_for_it_any_more = ()=>`You’re no longer looking for it`
export const wishes_you_have_no_such_wish = ()=>`You aren’t looking for that.`
export const wishes_you_have_said_no_such_thing = ()=>`You hadn’t said that you’d swap for this.`
export const wishes_you_would_swap_for_things_already_take = v=>`You’ve already said yes to ${isolated$(v.perPerson)} things. Take some of those back first.`
export const words_added = v=>`“${isolated$(v.word)}” now finds “${isolated$(v.means)}” too`
export const words_alone = v=>`“${isolated$(v.text)}” is on its own: write at least two words with the same meaning, with a comma between them.`
export const words_audit_added = v=>`Made “${isolated$(v.word)}” find “${isolated$(v.means)}” too`
export const words_audit_forgotten = v=>`Took “${isolated$(v.word)}” from the words that were not found`
export const words_audit_saved = v=>`Saved ${(plural.select(v.count)==="one"?`${number.format(v.count)} list`:`${number.format(v.count)} lists`)} of words that mean the same`
export const words_forget = ()=>`Dismiss`
export const words_forgotten = ()=>`Forgotten`
export const words_in_line = v=>`Line ${isolated$(v.line)}: ${isolated$(v.problem)}`
export const words_lead = ()=>`What people search for and don’t find, and which words the search treats as the same.`
export const words_lists = ()=>`Words that mean the same`
export const words_lists_help = ()=>`One list per line, with commas between: couch, sofa, settee. A search for one of them finds the others too. Up to 2,000 lines.`
export const words_looked_for = v=>[`Looked for `,...(plural.select(v.count)==="one"?[`once`]:[`${number.format(v.count)}`,` times`]),`, last `,v.when(``)]
export const words_make_synonym = ()=>`Make it a synonym`
export const words_means = ()=>`Means the same as`
export const words_missing = ()=>`Enter a word.`
export const words_no_word = v=>`“${isolated$(v.text)}” has no letters or digits.`
export const words_none = ()=>`Every search has found something, or nobody has searched yet.`
export const words_not_found = ()=>`Words that were not found`
export const words_not_found_lead = ()=>`The last searches that found nothing, word by word. We don’t keep who searched.`
export const words_same = ()=>`That is the same word.`
export const words_saved = ()=>`Saved`
export const words_synonyms = ()=>`Synonyms`
export const words_title = ()=>`Search words`
export const words_too_long = v=>`“${isolated$(v.text)}…” is too long: at most ${isolated$(v.most)} characters.`
export const words_too_many_lists = v=>`At most ${number.format(v.most)} lists are taken.`
export const words_too_many_texts = v=>`At most ${isolated$(v.most)} words that mean the same.`
export const words_too_many_words = v=>`“${isolated$(v.text)}” has more than ${isolated$(v.most)} words.`
export const words_too_much = ()=>`That’s too much text.`
