const plural = new Intl.PluralRules("ar")
const number = new Intl.NumberFormat("ar")
const isolated$=v=>/[\u0590-\u08ff\ufb1d-\ufefc]/.test(v)?`\u2068${v}\u2069`:v;
export const accounts_a_demo_account_signs_in_on_the_machine = ()=>`لا يمكن تسجيل الدخول بحساب تجريبي إلا من جهاز الموقع نفسه.`
export const accounts_a_line_or_two_for_the_people_who_run = ()=>`سطر أو سطران للقائمين على هذا الموقع: ينظرون في كل تسجيل جديد ويقبلون انضمامك.`
export const accounts_account = ()=>`الحساب`
export const accounts_account_of = v=>`حساب \u2068${v.name}\u2069`
export const accounts_address = ()=>`العنوان`
export const accounts_address_is_required = ()=>`العنوان مطلوب`
export const accounts_admin = ()=>`الإدارة`
export const accounts_after_a_change_you_are_signed_out = ()=>`بعد التغيير يُسجَّل خروجك من كل الأجهزة، وتدخل بكلمة المرور الجديدة.`
export const accounts_agree_to_the_terms_conditions = ()=>`يرجى الموافقة على الشروط والأحكام`
export const accounts_all_that_you_have_stored_here_as_one = ()=>`كل ما تحفظه هنا في ملف ZIP واحد: الملف الشخصي والأغراض والطلبات والرسائل والصور والملفات التي أرسلتها.`
export const accounts_already_have_an_account_sign_in = v=>[`لديك حساب؟ `,v.link(`تسجيل الدخول`)]
export const accounts_at_least_6_characters_longer_is_better = ()=>`6 أحرف على الأقل؛ والأطول أفضل.`
export const accounts_at_least_8_characters = ()=>`8 أحرف على الأقل؛ والأطول أفضل.`
export const accounts_back_to_sign_in = ()=>`العودة إلى تسجيل الدخول`
export const accounts_change_my_address = ()=>`تغيير بريدي الإلكتروني`
export const accounts_confirm_new_password = ()=>`تأكيد كلمة المرور الجديدة`
export const accounts_confirm_password = ()=>`تأكيد كلمة المرور`
export const accounts_confirm_password_is_required = ()=>`تأكيد كلمة المرور مطلوب`
export const accounts_could_be_longer = ()=>`يُستحسن أن تكون أطول`
export const accounts_create_new_password = ()=>`إنشاء كلمة مرور جديدة`
export const accounts_current_password = ()=>`كلمة المرور الحالية`
export const accounts_dashboard = ()=>`صفحتي`
export const accounts_download_my_data = ()=>`تنزيل بياناتي`
export const accounts_easy_to_guess = ()=>`سهلة التخمين`
export const accounts_email_is_required = ()=>`البريد الإلكتروني مطلوب`
export const accounts_end_invitation = ()=>`إنهاء`
export const accounts_ended = ()=>`تم الإنهاء`
export const accounts_ending = ()=>`جارٍ الإنهاء…`
export const accounts_enter_the_code = ()=>`إدخال الرمز`
export const accounts_failed_to_create_user = ()=>`تعذّر إنشاء الحساب`
export const accounts_failed_to_send_otp = ()=>`تعذّر إرسال الرمز`
export const accounts_failed_to_sign_in = ()=>`تعذّر تسجيل الدخول`
export const accounts_first_name_is_required = ()=>`الاسم مطلوب`
export const accounts_for_how_many_days = ()=>`عدد أيام الصلاحية`
export const accounts_for_yourself_whom_it_is_for_or_where = ()=>`لك وحدك: لمن هي، أو أين عُلّقت.`
export const accounts_forgot_password = ()=>`نسيت كلمة المرور؟`
export const accounts_full_name = ()=>`الاسم الكامل`
export const accounts_general = ()=>`عام`
export const accounts_general_address_trading_location = ()=>`العنوان التقريبي (مكان المبادلة)`
export const accounts_good_password = ()=>`جيدة`
export const accounts_good_to_see_you_again = ()=>`تسرّنا عودتك.`
export const accounts_here_admins_alone_invite_people = ()=>`الدعوات هنا من المدراء وحدهم.`
export const accounts_home = ()=>`الرئيسية`
export const accounts_how_many_may_come_by_it = ()=>`كم شخصًا يمكنه الانضمام بها`
export const accounts_i_agree_to_the_terms_conditions = v=>[`أوافق على `,v.link(`الشروط والأحكام`)]
export const accounts_i_want_to_leave = ()=>`أريد حذف حسابي`
export const accounts_if_has_an_account_here_a_mail_with_a = v=>[`إن كان للبريد `,v.strong(`\u2068${v.email}\u2069`),` حساب هنا، فرسالة فيها رمز في طريقها إليه. الرمز صالح 10 دقائق.`]
export const accounts_invalid_email = ()=>`بريد إلكتروني غير صالح`
export const accounts_invalid_email_address = ()=>`بريد إلكتروني غير صالح`
export const accounts_invalid_phone_number = ()=>`رقم هاتف غير صالح. رقم بلد آخر يبدأ بعلامة + ثم رمزه.`
export const accounts_invalid_us_phone_number_must_be_10 = ()=>`رقم هاتف أمريكي غير صالح (10 أرقام، مع +1 اختياريًا)`
export const accounts_invitation = ()=>`دعوة`
export const accounts_invitation_lives = v=>[...((f=>f==="zero"?[`لم ينضم أحد`]:f==="one"?[`انضم شخص واحد`]:f==="two"?[`انضم شخصان`]:f==="few"?[`انضم `,`${number.format(v.used)}`,` أشخاص`]:f==="many"?[`انضم `,`${number.format(v.used)}`,` شخصًا`]:[`انضم `,`${number.format(v.used)}`,` شخص`])(plural.select(v.used))),` من `,`\u2068${v.uses}\u2069`,`. أُنشئت `,v.when(``),`، صالحة حتى `,v.time(`\u2068${v.ends}\u2069`)]
export const accounts_invitation_made = v=>[...((f=>f==="zero"?[`لم ينضم أحد`]:f==="one"?[`انضم شخص واحد`]:f==="two"?[`انضم شخصان`]:f==="few"?[`انضم `,`${number.format(v.used)}`,` أشخاص`]:f==="many"?[`انضم `,`${number.format(v.used)}`,` شخصًا`]:[`انضم `,`${number.format(v.used)}`,` شخص`])(plural.select(v.used))),` من `,`\u2068${v.uses}\u2069`,`. أُنشئت `,v.when(``)]
export const accounts_invitations = ()=>`الدعوات`
export const accounts_invites_you = v=>`دعوة لك من \u2068${v.name}\u2069.`
export const accounts_join_post_what_you_no_longer_need_and = ()=>`انضم، وأضف ما لم تعد تحتاج إليه، وبادله بما تحتاج إليه. مجانًا.`
export const accounts_joining_here_takes_an_invitation = ()=>`الانضمام هنا بدعوة. يمكن لأي عضو إنشاؤها، رابطًا أو رمز QR.`
export const accounts_joining_here_takes_an_invitation_ask = ()=>`الانضمام هنا بدعوة. اطلبها من أحد الأعضاء.`
export const accounts_leave = ()=>`حذف الحساب`
export const accounts_leave_for_good = ()=>`حذف نهائي`
export const accounts_letters_and_digits_as_they_stand_in = ()=>`حروف وأرقام، كما هي في الرسالة.`
export const accounts_look_into_the_mail_of_your_new_address = ()=>`افتح رسائل بريدك الجديد: يبقى بريدك القديم حتى تستخدم الرابط`
export const accounts_make_an_invitation = ()=>`إنشاء دعوة`
export const accounts_making = ()=>`جارٍ الإنشاء…`
export const accounts_many_people_use_this_password_so_it_is = ()=>`يستخدم كثيرون كلمة المرور هذه، فهي أول ما يجرّبه اللصوص. اختر غيرها: ثلاث كلمات أو أربع يسهل تذكّرها.`
export const accounts_moderation = ()=>`الإشراف`
export const accounts_my_data = ()=>`بياناتي`
export const accounts_name = ()=>`الاسم`
export const accounts_new_email = ()=>`البريد الإلكتروني الجديد`
export const accounts_new_here_sign_up = v=>[`جديد هنا؟ `,v.link(`إنشاء حساب`)]
export const accounts_new_password = ()=>`كلمة المرور الجديدة`
export const accounts_no_answer_came_in_time_your_new = v=>[`لم يصل رد في الوقت المحدد. ربما تم تعيين كلمة مرورك الجديدة مع ذلك: جرّب `,v.link(`تسجيل الدخول`),` بها.`]
export const accounts_no_invitations_yet = ()=>`لا دعوات بعد.`
export const accounts_note = ()=>`ملاحظة`
export const accounts_once_it_is_saved_you_are_signed_out = ()=>`بعد الحفظ يُسجَّل خروجك من كل الأجهزة، وتدخل بكلمة المرور الجديدة.`
export const accounts_one_account_and_everything_on_your = ()=>`حساب واحد يكفي، وكل ما لديك يمكن أن يصير شيئًا آخر.`
export const accounts_one_moment = ()=>`لحظة واحدة…`
export const accounts_others_see_your_name_your_picture_and = ()=>`يرى الآخرون اسمك وصورتك. وأنت تختار من يرى كيفية الاتصال بك.`
export const accounts_otp_sent = ()=>`تم إرسال الرمز`
export const accounts_otp_verified = ()=>`الرمز صحيح`
export const accounts_otp_wrong = ()=>`تعذّر التحقق من الرمز`
export const accounts_password = ()=>`كلمة المرور`
export const accounts_password_is_required = ()=>`كلمة المرور مطلوبة`
export const accounts_password_must_be_at_least_characters = v=>`الحد الأدنى لأحرف كلمة المرور: \u2068${v.min}\u2069`
export const accounts_password_reset_failed = ()=>`تعذّرت إعادة تعيين كلمة المرور`
export const accounts_password_reset_successful = ()=>`تمت إعادة تعيين كلمة المرور`
export const accounts_password_set = ()=>`تم تعيين كلمة المرور`
export const accounts_password_strength = ()=>`قوة كلمة المرور`
export const accounts_password_update_failed = ()=>`تعذّر تغيير كلمة المرور`
export const accounts_password_update_successful = ()=>`تم تغيير كلمة المرور`
export const accounts_passwords_do_not_match = ()=>`كلمتا المرور غير متطابقتين`
export const accounts_phone_number = ()=>`رقم الهاتف`
export const accounts_please_confirm_your_email_address = ()=>`يرجى تأكيد بريدك الإلكتروني أولًا: افتح الرابط في الرسالة التي أرسلناها إليك. يمكنك إعادة إرسالها من إعداداتك.`
export const accounts_privacy = ()=>`الخصوصية`
export const accounts_profile_updated_successfully = ()=>`تم تحديث الملف الشخصي`
export const accounts_remove = ()=>`إزالة`
export const accounts_reset_your_password = ()=>`إعادة تعيين كلمة المرور`
export const accounts_send_a_new_code = ()=>`إرسال رمز جديد`
export const accounts_send_code = ()=>`إرسال الرمز`
export const accounts_send_the_link_again = ()=>`إعادة إرسال الرابط`
export const accounts_sending = ()=>`جارٍ الإرسال…`
export const accounts_set_new_password = ()=>`تعيين كلمة مرور جديدة`
export const accounts_share = ()=>`مشاركة`
export const accounts_sign_in = ()=>`دخول`
export const accounts_sign_in_successfully = ()=>`تم تسجيل الدخول`
export const accounts_sign_in_to_go_on = ()=>`سجّل الدخول للمتابعة، وستعود إلى حيث كنت.`
export const accounts_sign_in_to_post_items_offer_swaps_and = ()=>`سجّل الدخول لإضافة الأغراض وتقديم العروض ومراسلة من هم بقربك.`
export const accounts_sign_out = ()=>`تسجيل الخروج`
export const accounts_sign_up = ()=>`إنشاء حساب`
export const accounts_signing_in = ()=>`جارٍ تسجيل الدخول…`
export const accounts_signing_up = ()=>`جارٍ إنشاء الحساب…`
export const accounts_somebody_else_has_this_address_here_by = ()=>`صار هذا البريد الإلكتروني لشخص آخر هنا، فيبقى بريدك كما كان.`
export const accounts_strong_password = ()=>`قوية`
export const accounts_takes_its_place_once_you_use_the_link = v=>`يحلّ \u2068${v.newEmail}\u2069 محلّه حين تستخدم الرابط المرسل إليه.`
export const accounts_tell_us_your_email_and_we_send_you_a = ()=>`اكتب بريدك الإلكتروني، ونرسل إليك رمزًا من أربع خانات.`
export const accounts_the_code_has_characters = v=>`عدد خانات الرمز: \u2068${v.codeLength}\u2069`
export const accounts_the_code_was_right_in_a_moment_you_can = v=>[`الرمز صحيح. بعد لحظة يمكنك `,v.link(`اختيار كلمة مرور جديدة`),`.`]
export const accounts_the_email_has_already_been_taken = ()=>`هذا البريد الإلكتروني مستخدم من قبل.`
export const accounts_the_link_as_a_qr_code = ()=>`الرابط على شكل رمز QR`
export const accounts_the_link_is_on_its_way = ()=>`الرابط في طريقه إليك`
export const accounts_the_text = ()=>`النص`
export const accounts_this_account_is_suspended_write_to_the = ()=>`هذا الحساب موقوف. راسل القائمين على الموقع إن كنت ترى أن في ذلك خطأ.`
export const accounts_this_address_is_not_confirmed_yet = ()=>`لم يؤكَّد هذا البريد الإلكتروني بعد. افتح الرابط في الرسالة التي أرسلناها إليك، لتصلك رسالة حين يودّ أحد المبادلة معك.`
export const accounts_this_code_is_wrong_or_has_expired = ()=>`هذا الرمز خاطئ أو انتهت صلاحيته.`
export const accounts_this_invitation_does_not_work_any_more = ()=>`لم تعد هذه الدعوة صالحة. اطلب دعوة جديدة ممن أرسلها إليك.`
export const accounts_this_is_not_your_current_password = ()=>`هذه ليست كلمة مرورك الحالية.`
export const accounts_this_is_not_your_password = ()=>`هذه ليست كلمة مرورك.`
export const accounts_this_is_your_address_already = ()=>`هذا بريدك الإلكتروني أصلًا.`
export const accounts_this_link_is_not_for_this_account_was = ()=>`هذا الرابط ليس لهذا الحساب، أو استُخدم، أو انتهت صلاحيته. يصلك رابط جديد عند تسجيل الدخول مرة أخرى إن لزم الأمر.`
export const accounts_this_link_was_used_already_or_has = ()=>`استُخدم هذا الرابط من قبل، أو انتهت صلاحيته. تجد في إعداداتك بريدك الحالي، ومنها يمكنك إرسال رابط جديد.`
export const accounts_this_link_was_used_already_or_its = ()=>`استُخدم هذا الرابط من قبل، أو انقضت أيامه السبعة.`
export const accounts_too_late_or_no_code_yet_start_again = v=>[`فات الوقت، أو لم يصل الرمز؟ `,v.link(`البدء من جديد`)]
export const accounts_too_many_wrong_codes_please_use_the = ()=>`الرموز الخاطئة كثيرة. يرجى استخدام الرابط في الرسالة بدلًا منها.`
export const accounts_too_many_wrong_passwords_please_try = ()=>`كلمات المرور الخاطئة كثيرة. يرجى المحاولة بعد ربع ساعة.`
export const accounts_too_many_wrong_passwords_please_try_2 = ()=>`كلمات المرور الخاطئة كثيرة. يرجى المحاولة لاحقًا. وتتيح لك إعادة تعيين كلمة المرور الدخول فورًا.`
export const accounts_user_created_successfully = ()=>`تم إنشاء الحساب`
export const accounts_verification_completed = ()=>`تم التحقق`
export const accounts_verify = ()=>`تحقق`
export const accounts_verifying = ()=>`جارٍ التحقق…`
export const accounts_welcome_back = ()=>`أهلًا بعودتك`
export const accounts_what_you_have_listed_wished_for_and = ()=>`يُزال ما أضفته وما تبحث عنه وما أرسلته من ملفات، وتنتهي الطلبات المفتوحة. تبقى الرسائل عند من راسلتهم، وما بادلته عند من أخذه، باسم «عضو سابق». لا يمكن التراجع عن هذا.`
export const accounts_what_you_say_of_yourself = ()=>`ما تقوله عن نفسك`
export const accounts_who_are_you = ()=>`من أنت؟`
export const accounts_whoever_opens_the_link_or_holds_a = ()=>`يمكن لمن يفتح الرابط أو يمسح رمز QR الانضمام. ترى من انضم به، وكذلك يراه القائمون على الموقع.`
export const accounts_wrong_email_or_password = ()=>`البريد أو كلمة المرور غير صحيحة.`
export const accounts_wrong_email_start_again = v=>[`البريد الإلكتروني خاطئ؟ `,v.link(`البدء من جديد`)]
export const accounts_you_can_look_around_to_take_part = v=>[`يمكنك إلقاء نظرة. أما المشاركة فتحتاج إلى قبول انضمامك: `,v.link(`ما معنى ذلك`)]
export const accounts_you_have_signed_up_somebody_lets_you = ()=>`تم إنشاء حسابك. سيُقبل انضمامك حالما يُنظر فيه.`
export const accounts_you_sign_in_with = v=>[`تسجّل الدخول بالبريد `,v.strong(`\u2068${v.email}\u2069`),`.`]
export const accounts_your_address_is_confirmed_already = ()=>`بريدك الإلكتروني مؤكَّد من قبل.`
export const accounts_your_address_is_what_it_was = ()=>`بريدك الإلكتروني كما كان`
export const accounts_your_email_and_the_four_characters_of = ()=>`بريدك الإلكتروني والخانات الأربع للرمز الذي أرسلناه إليه.`
export const accounts_your_new_password_works_from_now_on = ()=>`كلمة مرورك الجديدة صالحة من الآن.`
export const admin_a_backup_waits = ()=>`نسخة احتياطية بالانتظار`
export const admin_a_category_needs_a_name = ()=>`اسم الفئة مطلوب.`
export const admin_a_change_holds_at_once_for_everybody = ()=>`يسري التغيير فورًا، على الجميع.`
export const admin_a_description = ()=>`وصف`
export const admin_a_feature = ()=>`ميزة`
export const admin_a_feature_needs_words = ()=>`اكتب نص الميزة.`
export const admin_a_link = ()=>`رابط`
export const admin_a_link_is_on_its_way_by_mail_following = ()=>`رابط في الطريق بالبريد. فتحُه بعد تسجيل الدخول يثبت أن البريد لصاحبه.`
export const admin_a_member_now = ()=>`صار عضوًا`
export const admin_a_moderator_now = ()=>`صار مشرفًا`
export const admin_a_name = ()=>`اسم`
export const admin_a_page_needs_a_title = ()=>`عنوان الصفحة مطلوب.`
export const admin_a_place = ()=>`مكان`
export const admin_a_plan_is_billed_by_the_month_or_by = ()=>`تُفوتر الباقة بالشهر أو بالسنة.`
export const admin_a_plan_needs_a_name = ()=>`اسم الباقة مطلوب.`
export const admin_a_plan_takes_at_most_features = v=>`الحد الأقصى لميزات الباقة: \u2068${v.planFeatures}\u2069.`
export const admin_a_price_has_at_most_two_digits_after = ()=>`في السعر خانتان على الأكثر بعد الفاصلة.`
export const admin_a_review_without_text = ()=>`تقييم بلا نص`
export const admin_a_safe_connection = ()=>`اتصال آمن`
export const admin_a_second_admin = ()=>`مدير ثانٍ`
export const admin_a_sentence_or_two = ()=>`جملة أو جملتان.`
export const admin_a_test_mail_is_on_its_way = v=>`رسالة تجريبية في طريقها إلى \u2068${v.email}\u2069`
export const admin_a_title_may_have_at_most_characters = v=>`الحد الأقصى لأحرف العنوان: \u2068${v.pageTitle}\u2069.`
export const admin_about_questions_terms_in_your_own = ()=>`من نحن والأسئلة والشروط: بكلماتك أنت.`
export const admin_about_the_community = ()=>`عن المجتمع`
export const admin_ad_id = v=>[v.link(`\u2068${v.name}\u2069`),` · `,`\u2068${v.name2}\u2069`,` · رقم الإعلان `,`\u2068${v.id}\u2069`,` ·`]
export const admin_add_a = v=>`${((f=>f==="plan"?`إضافة باقة`:f==="category"?`إضافة فئة`:`إضافة مكان لقاء`)(v.noun))}`
export const admin_add_a_category = ()=>`إضافة فئة`
export const admin_add_a_page = ()=>`إضافة صفحة`
export const admin_add_a_plan = ()=>`إضافة باقة`
export const admin_add_link = ()=>`إضافة رابط`
export const admin_added = ()=>`تمت الإضافة`
export const admin_added_the_category = v=>`أُضيفت الفئة \u2068${v.name}\u2069`
export const admin_added_the_meeting_place = v=>`أُضيف مكان اللقاء \u2068${v.name}\u2069`
export const admin_added_the_page = v=>`أُضيفت الصفحة \u2068${v.title}\u2069`
export const admin_added_the_plan = v=>`أُضيفت الباقة \u2068${v.name}\u2069`
export const admin_address = ()=>`الرابط`
export const admin_admin = ()=>`الإدارة`
export const admin_admins = ()=>`المدراء`
export const admin_admins_alone = ()=>`المدراء وحدهم`
export const admin_admins_see_and_change_all_that_stands = ()=>`يرى المدراء كل ما هنا ويغيّرونه. وهناك مدير واحد على الأقل دائمًا.`
export const admin_all = ()=>`الكل`
export const admin_an_address_is_made_of_small_letters = ()=>`يتكوّن العنوان من حروف لاتينية صغيرة وأرقام وشرطات مفردة.`
export const admin_an_address_may_have_at_most_characters = v=>`الحد الأقصى لأحرف العنوان: \u2068${v.slug}\u2069.`
export const admin_an_admin_as_soon_as_they_have_followed = ()=>`يصير مديرًا فور فتح الرابط في الرسالة`
export const admin_an_admin_now = ()=>`صار مديرًا`
export const admin_another_colour = ()=>`لون آخر`
export const admin_anybody = ()=>`أيّ شخص`
export const admin_anybody_may_sign_up_an_admin_or_a = ()=>`يمكن لأي شخص إنشاء حساب. وينظر مدير أو مشرف في كل حساب ويقبل انضمامه.`
export const admin_as_it_read_when_it_was_reported = ()=>`كما كان عند الإبلاغ عنه`
export const admin_asked_to_be_an_admin = ()=>`عُرض عليه أن يكون مديرًا`
export const admin_asking = ()=>`جارٍ إرسال الطلب…`
export const admin_at_the_top_of_every_page_in_the = ()=>`أعلى كل صفحة، وفي علامة تبويب المتصفح، وفي البريد.`
export const admin_audit_log = ()=>`سجلّ الإدارة`
export const admin_backup = ()=>`النسخ الاحتياطي`
export const admin_backups = ()=>`النسخ الاحتياطية`
export const admin_begin_slowly = ()=>`بداية متدرّجة`
export const admin_beside_the_steps_without_one_there_is = ()=>`بجانب الخطوات. إن لم توجد صورة ظهر رسم.`
export const admin_billed_by_the = ()=>`الفوترة`
export const admin_bold = ()=>`عريض`
export const admin_both_pages_are_still_as_delivered_say = ()=>`الصفحتان ما زالتا كما وصلتا. اذكر فيهما من يدير هذا الموقع وما الذي يحفظه.`
export const admin_bottle_green = ()=>`أخضر زجاجي`
export const admin_brick = ()=>`قرميدي`
export const admin_buttons_links_and_the_footer_take_its = ()=>`تأخذ الأزرار والروابط وأسفل الصفحة درجته. ويُغمَّق أو يُفتَّح حيث تصعب قراءة النص.`
export const admin_cancel = ()=>`إلغاء`
export const admin_cannot_be_deleted_you_can_rename_it_or = v=>`لا يمكن حذف \u2068${v.name}\u2069: \u2068${v.what}\u2069. يمكنك تغيير اسمها أو نقلها إلى الآخر.`
export const admin_categories = ()=>`الفئات`
export const admin_category_added = ()=>`تمت إضافة الفئة`
export const admin_category_deleted = ()=>`تم حذف الفئة`
export const admin_category_name_taken = ()=>`توجد فئة بهذا الاسم بالفعل.`
export const admin_changed_the_category = v=>`غُيّرت الفئة \u2068${v.name}\u2069`
export const admin_changed_the_meeting_place = v=>`غُيّر مكان اللقاء \u2068${v.name}\u2069`
export const admin_changed_the_order_of_the_categories = ()=>`غُيّر ترتيب الفئات`
export const admin_changed_the_order_of_the_meeting = ()=>`غُيّر ترتيب أماكن اللقاء`
export const admin_changed_the_order_of_the_plans = ()=>`غُيّر ترتيب الباقات`
export const admin_changed_the_page = v=>`غُيّرت الصفحة \u2068${v.title}\u2069`
export const admin_changed_the_plan = v=>`غُيّرت الباقة \u2068${v.name}\u2069`
export const admin_changed_the_site = v=>`تغيير في الموقع: ${((f=>f==="header_footer"?`الاسم والشعار واللون وأسفل الصفحة`:f==="hero_section"?`أعلى الصفحة الرئيسية`:f==="service_section"?`الخدمات`:f==="how_it_works"?`كيف تعمل المبادلة`:f==="trading_section"?`الدعوة إلى المبادلة`:``)(v.part))}`
export const admin_changed_who_may = v=>`غُيّرت الصلاحيات: \u2068${v.names}\u2069`
export const admin_choose_a_picture = ()=>`اختيار صورة`
export const admin_choose_another = ()=>`اختيار أخرى`
export const admin_choose_what_they_are_to_be = ()=>`يرجى اختيار الدور الجديد.`
export const admin_choose_yes_or_no = ()=>`يرجى اختيار نعم أو لا.`
export const admin_chosen = ()=>`مختار`
export const admin_colour = ()=>`اللون`
export const admin_completed_agreed_on_waiting_for_an = v=>`مكتملة، و${((f=>f==="zero"?`لا مبادلة متفق عليها`:f==="one"?`واحدة متفق عليها`:f==="two"?`اثنتان متفق عليهما`:`${number.format(v.agreed)} متفق عليها`)(plural.select(v.agreed)))}، و${((f=>f==="zero"?`لا شيء بانتظار الرد`:f==="one"?`واحدة بانتظار الرد`:f==="two"?`اثنتان بانتظار الرد`:`${number.format(v.asked)} بانتظار الرد`)(plural.select(v.asked)))}`
export const admin_contact_lead = v=>[`ما وصل عبر نموذج `,v.link(`اتصل بنا`),`، والأحدث أولًا. `,...((f=>f==="zero"?[`لا رسائل بالانتظار.`]:f==="one"?[`رسالة واحدة بالانتظار.`]:f==="two"?[`رسالتان بالانتظار.`]:f==="few"?[`\u2068${v.count}\u2069`,` رسائل بالانتظار.`]:[`\u2068${v.count}\u2069`,` رسالة بالانتظار.`])(plural.select(v.count)))]
export const admin_contact_messages = ()=>`رسائل الاتصال`
export const admin_copyright_line = ()=>`سطر حقوق النشر`
export const admin_database = ()=>`قاعدة البيانات`
export const admin_database_saved_daily = ()=>`تُحفظ قاعدة البيانات وحدها كل يوم بجانب القاعدة العاملة.`
export const admin_delete = ()=>`حذف`
export const admin_delete_2 = v=>`حذف \u2068${v.name}\u2069؟`
export const admin_delete_3 = v=>`حذف \u2068${v.name}\u2069`
export const admin_delete_4 = v=>`حذف \u2068${v.title}\u2069؟`
export const admin_delete_failed = ()=>`تعذّر الحذف`
export const admin_deleted_the_category = v=>`حُذفت الفئة \u2068${v.name}\u2069`
export const admin_deleted_the_meeting_place = v=>`حُذف مكان اللقاء \u2068${v.name}\u2069`
export const admin_deleted_the_page = v=>`حُذفت الصفحة \u2068${v.title}\u2069`
export const admin_deleted_the_plan = v=>`حُذفت الباقة \u2068${v.name}\u2069`
export const admin_deleting = ()=>`جارٍ الحذف…`
export const admin_demo = ()=>`تجريبي`
export const admin_description = ()=>`الوصف`
export const admin_did_not_come = ()=>`لم يحضروا`
export const admin_did_not_let_somebody_in = ()=>`رُفض انضمام أحدهم`
export const admin_disk = ()=>`القرص`
export const admin_disk_free = v=>`المساحة الحرة \u2068${v.free}\u2069`
export const admin_disk_of = v=>`من \u2068${v.size}\u2069`
export const admin_disk_of_full = v=>`من \u2068${v.size}\u2069. أفسح مكانًا قبل أن يمتلئ: فعندها لا تمكن إضافة شيء.`
export const admin_dismiss = ()=>`تجاهل البلاغ`
export const admin_dismissed = ()=>`تم تجاهله`
export const admin_dismissed_what_was_reported_about = v=>`صُرف النظر عن البلاغ: \u2068${v.what}\u2069`
export const admin_dismissing = ()=>`جارٍ صرف النظر…`
export const admin_do_not_let_in = v=>[`رفض الانضمام… `,v.span(`\u2068${v.name}\u2069`)]
export const admin_do_not_let_in_2 = ()=>`رفض الانضمام`
export const admin_do_not_restore = ()=>`إلغاء الاستعادة`
export const admin_does_not_wait_to_be_let_in = v=>`لا يوجد طلب انضمام من \u2068${v.name}\u2069 بانتظار القبول.`
export const admin_download_a_backup = ()=>`تنزيل نسخة احتياطية`
export const admin_edit = v=>`تعديل \u2068${v.name}\u2069`
export const admin_every_member = ()=>`كل الأعضاء`
export const admin_every_page_of_the_site_links_to_this = ()=>`ترتبط كل صفحات الموقع بهذه الصفحة، لذلك تبقى. ويمكنك تغيير كل ما فيها.`
export const admin_every_part_of_the_file_is_checked = ()=>`يُفحص كل جزء من الملف أولًا. ويستمر الموقع كما هو حتى يعيد أحد تشغيله.`
export const admin_everybody = ()=>`الجميع`
export const admin_everything_is_saved_every_day_to = v=>`يُحفظ كل شيء في \u2068${v.folder}\u2069 ${((f=>f==="one"?`كل يوم`:f==="two"?`كل يومين`:f==="few"?`كل ${number.format(v.days)} أيام`:f==="many"?`كل ${number.format(v.days)} يومًا`:`كل ${number.format(v.days)} يوم`)(plural.select(v.days)))}.`
export const admin_exchange = ()=>`مبادلة`
export const admin_expired = ()=>`انتهت الصلاحية`
export const admin_failed = ()=>`فشل`
export const admin_features = ()=>`الميزات`
export const admin_first_category = v=>`\u2068${v.items}\u2069 · وهي التي تُفتح أولًا عند التصفّح`
export const admin_footer = ()=>`أسفل الصفحة`
export const admin_for_those_who_do_harm_nothing_is = ()=>`لمن يسيء. لا يُحذف شيء، ويمكن رفع الإيقاف.`
export const admin_forgotten_password = ()=>`كلمة المرور المنسيّة`
export const admin_from_to = v=>[`من `,v.giver(``),` إلى `,v.receiver(``)]
export const admin_gets_this_by_mail_and_the_account_is = v=>`يصل هذا إلى \u2068${v.name}\u2069 بالبريد، ويُحذف الحساب.`
export const admin_given_up = ()=>`توقفت المحاولات`
export const admin_handled = ()=>`مُعالَج`
export const admin_handled_by_when = v=>[...(v.outcome==="upheld"?[`اتُّخذ إجراء`]:[`صُرف النظر`]),` – `,`\u2068${v.name}\u2069`,`، `,v.when(``)]
export const admin_handled_when = v=>[...(v.outcome==="upheld"?[`اتُّخذ إجراء`]:[`صُرف النظر`]),`، `,v.when(``)]
export const admin_harbour_blue = ()=>`أزرق الميناء`
export const admin_has_not_been_let_in_yet = v=>`لم يُقبل انضمام \u2068${v.name}\u2069 بعد.`
export const admin_heading = ()=>`العنوان`
export const admin_headline = ()=>`العنوان الرئيسي`
export const admin_hero = ()=>`الواجهة`
export const admin_hid_a_review_by = v=>`أُخفي تقييم من \u2068${v.name}\u2069`
export const admin_hidden = ()=>`مخفي`
export const admin_hidden_with_its_owner = ()=>`مخفي مع صاحبه`
export const admin_hide = ()=>`إخفاء`
export const admin_hiding = ()=>`جارٍ الإخفاء…`
export const admin_how_it_works = ()=>`كيف تعمل المبادلة`
export const admin_if_you_like_those_who_are_new_can = ()=>`إن أردت، يبدأ الجدد بداية متدرّجة: عدد محدد من المحادثات والطلبات والأغراض في اليوم.`
export const admin_introduction = ()=>`المقدمة`
export const admin_invitations_that_members_have_made = ()=>`لم تعد الدعوات التي أنشأها الأعضاء صالحة.`
export const admin_invited = ()=>`من دعاهم`
export const admin_invited_by = ()=>`بدعوة من`
export const admin_is_a_already = v=>`\u2068${v.name}\u2069: ${((f=>f==="moderator"?`مشرف بالفعل`:f==="member"?`عضو بالفعل`:`يشغل هذا الدور بالفعل`)(v.role))}.`
export const admin_is_an_admin_already = v=>`\u2068${v.name}\u2069 مدير بالفعل.`
export const admin_is_named = ()=>`هذا البريد مذكور في ADMIN_EMAILS: ما لم يُحذف من هناك أيضًا، يُرسل رابط جديد عند تسجيل الدخول التالي.`
export const admin_is_no_admin = v=>`\u2068${v.name}\u2069 ليس مديرًا.`
export const admin_is_not_suspended = v=>`حساب \u2068${v.name}\u2069 ليس موقوفًا.`
export const admin_is_signed_out_everywhere_gets_this_by = v=>`يُسجَّل خروج \u2068${v.name}\u2069 من كل الأجهزة، ويصله هذا بالبريد، ويُخفى ما يعرضه حتى ترفع الإيقاف.`
export const admin_is_suspended = v=>`حساب \u2068${v.name}\u2069 موقوف.`
export const admin_is_suspended_already = v=>`حساب \u2068${v.name}\u2069 موقوف بالفعل.`
export const admin_it_changed_hands = ()=>`انتقل الغرض`
export const admin_it_could_not_be_saved = ()=>`تعذّر الحفظ.`
export const admin_it_could_not_be_saved_please_try_again = ()=>`تعذّر الحفظ. يرجى المحاولة مرة أخرى.`
export const admin_it_could_not_be_saved_what_you_typed = ()=>`تعذّر الحفظ. ما كتبته ما زال هنا.`
export const admin_it_is_made_anew_while_the_site_goes_on = ()=>`تُنشأ من جديد والموقع يعمل. احفظها حيث تحفظ رسائلك الخاصة: ففيها رسائل الجميع.`
export const admin_it_is_ready_and_can_be_saved_once = ()=>`هي جاهزة، ويمكن حفظها مرة واحدة خلال 15 دقيقة.`
export const admin_it_is_tried_again = ()=>`تُعاد المحاولة`
export const admin_it_stayed_with_its_owner = ()=>`بقي الغرض لدى صاحبه`
export const admin_italic = ()=>`مائل`
export const admin_item_count = v=>`${((f=>f==="zero"?`لا أغراض`:f==="one"?`غرض واحد`:f==="two"?`غرضان`:f==="few"?`${number.format(v.count)} أغراض`:f==="many"?`${number.format(v.count)} غرضًا`:`${number.format(v.count)} غرض`)(plural.select(v.count)))}`
export const admin_items = ()=>`الأغراض`
export const admin_items_are_in_it = v=>`${((f=>f==="zero"?`لا أغراض فيها`:f==="one"?`فيها غرض واحد`:f==="two"?`فيها غرضان`:f==="few"?`فيها ${number.format(v.count)} أغراض`:f==="many"?`فيها ${number.format(v.count)} غرضًا`:`فيها ${number.format(v.count)} غرض`)(plural.select(v.count)))}`
export const admin_items_of = v=>`أغراض \u2068${v.name}\u2069`
export const admin_its_owner_has_deleted_it = ()=>`حذفه صاحبه.`
export const admin_joined = ()=>`تاريخ الانضمام`
export const admin_joined_when = v=>[`الانضمام: `,v.when(``)]
export const admin_keep_a_copy_on_another_machine = ()=>`احتفظ بنسخة على جهاز آخر.`
export const admin_keep_it = ()=>`إبقاء`
export const admin_last_backup = ()=>`آخر نسخة احتياطية`
export const admin_last_backups = v=>[`آخر نسخة احتياطية: `,v.last(``),`. آخر نسخة تشمل الصور: `,v.full(``),`.`]
export const admin_leads_to = ()=>`يؤدي إلى`
export const admin_leads_to_help = ()=>`عنوان مثل example.org، أو صفحة من هذا الموقع مثل ‎/page/about‎.`
export const admin_left_empty_dont_need = ()=>`إن تُرك هذا فارغًا ظهر: بادل ما لا تحتاج إليه`
export const admin_left_empty_it_is_the_year_and_the_name = ()=>`إن تُرك فارغًا، تظهر السنة والاسم.`
export const admin_left_empty_start = ()=>`إن تُرك فارغًا، يظهر: ابدأ المبادلة الآن!`
export const admin_left_empty_visitors_read_that_there_is = ()=>`إن تُرك فارغًا، يقرأ الزوّار أنه لا يوجد مكتب.`
export const admin_let_in = ()=>`قبول الانضمام`
export const admin_let_in_2 = v=>`قُبل انضمام \u2068${v.name}\u2069`
export const admin_letting_in = ()=>`جارٍ القبول…`
export const admin_lift_the_suspension = ()=>`رفع الإيقاف`
export const admin_lifted_the_suspension_of = v=>`رُفع الإيقاف عن \u2068${v.name}\u2069`
export const admin_lifting = ()=>`جارٍ رفع الإيقاف…`
export const admin_link = ()=>`رابط`
export const admin_links_to_social_media = ()=>`روابط إلى شبكات التواصل`
export const admin_links_to_this_page_will_lead_nowhere = ()=>`الروابط إلى هذه الصفحة لن تؤدي إلى شيء.`
export const admin_list = ()=>`قائمة`
export const admin_list_add = v=>`${((f=>f==="picture"?`إضافة صورة`:f==="service"?`إضافة خدمة`:f==="step"?`إضافة خطوة`:f==="list"?`إضافة قائمة`:`إضافة رابط`)(v.noun))}`
export const admin_list_entry = v=>`${((f=>f==="picture"?`الصورة \u2068${v.at}\u2069`:f==="service"?`الخدمة \u2068${v.at}\u2069`:f==="step"?`الخطوة \u2068${v.at}\u2069`:f==="list"?`القائمة \u2068${v.at}\u2069`:`الرابط \u2068${v.at}\u2069`)(v.noun))}`
export const admin_loading = ()=>`جارٍ التحميل…`
export const admin_logo = ()=>`الشعار`
export const admin_longer_texts_in_your_own_words_most_of = ()=>`نصوص أطول بكلماتك أنت. معظمها مرتبط من أسفل كل صفحة.`
export const admin_look_of_the_text = v=>`\u2068${v.label}\u2069: تنسيق النص`
export const admin_made_a = v=>`صار \u2068${v.name}\u2069 ${(v.role==="moderator"?`مشرفًا`:`عضوًا`)}`
export const admin_made_admin = v=>`صار \u2068${v.name}\u2069 مديرًا`
export const admin_made_admin_once_proved = v=>`يصير \u2068${v.name}\u2069 مديرًا فور إثبات بريده الإلكتروني`
export const admin_mail = ()=>`البريد`
export const admin_mail_of_the_last_30_days_the_newest = ()=>`بريد آخر 30 يومًا، والأحدث أولًا.`
export const admin_mail_retry_all_audit = ()=>`أُعيدت محاولة إرسال كل الرسائل`
export const admin_mail_retry_all_button = ()=>`أعد محاولة إرسال كل الرسائل`
export const admin_mail_retry_all_done = ()=>`تُعاد محاولة إرسال كل الرسائل المنتظرة والمتروكة`
export const admin_mailed_to = v=>[`إلى `,`\u2068${v.recipient}\u2069`,` · `,v.when(``)]
export const admin_mails_a_code_and_a_link_as_forgot = ()=>`يُرسل رمز ورابط بالبريد، كما في «نسيت كلمة المرور؟».`
export const admin_mails_given_up = v=>`${((f=>f==="zero"?`لم تتوقف محاولة إرسال أي رسالة`:f==="one"?`توقفت محاولات رسالة واحدة`:f==="two"?`توقفت محاولات رسالتين`:f==="few"?`توقفت محاولات ${number.format(v.count)} رسائل`:`توقفت محاولات ${number.format(v.count)} رسالة`)(plural.select(v.count)))}`
export const admin_mails_waiting = v=>`${((f=>f==="zero"?`لا رسائل بالانتظار`:f==="one"?`رسالة واحدة بالانتظار`:f==="two"?`رسالتان بالانتظار`:f==="few"?`${number.format(v.count)} رسائل بالانتظار`:`${number.format(v.count)} رسالة بالانتظار`)(plural.select(v.count)))}`
export const admin_mails_waiting_last = v=>[...((f=>f==="zero"?[`لا رسائل بالانتظار، وآخر إرسال `,v.when(``)]:f==="one"?[`رسالة واحدة بالانتظار، وآخر إرسال `,v.when(``)]:f==="two"?[`رسالتان بالانتظار، وآخر إرسال `,v.when(``)]:f==="few"?[`${number.format(v.count)}`,` رسائل بالانتظار، وآخر إرسال `,v.when(``)]:[`${number.format(v.count)}`,` رسالة بالانتظار، وآخر إرسال `,v.when(``)])(plural.select(v.count)))]
export const admin_make_a_backup = ()=>`إنشاء نسخة احتياطية`
export const admin_make_a_moderator = ()=>`إضافة إلى الإشراف`
export const admin_make_an_admin = ()=>`إضافة إلى الإدارة`
export const admin_make_it_yours = ()=>`اجعله سوقك`
export const admin_making_it = ()=>`جارٍ الإنشاء…`
export const admin_mark_as_handled = ()=>`وضع علامة «مُعالَج»`
export const admin_marking = ()=>`جارٍ الحفظ…`
export const admin_may_do_all_from_the_first_day = ()=>`يمكنه كل شيء من اليوم الأول`
export const admin_member = ()=>`عضو`
export const admin_members = ()=>`الأعضاء`
export const admin_message_of = v=>`رسالة \u2068${v.name}\u2069`
export const admin_moderator = ()=>`مشرف`
export const admin_moderators = ()=>`المشرفون`
export const admin_month = ()=>`شهر`
export const admin_move_down = v=>`${((f=>f==="picture"?`نقل الصورة \u2068${v.at}\u2069 إلى أسفل`:f==="service"?`نقل الخدمة \u2068${v.at}\u2069 إلى أسفل`:f==="step"?`نقل الخطوة \u2068${v.at}\u2069 إلى أسفل`:f==="list"?`نقل القائمة \u2068${v.at}\u2069 إلى أسفل`:`نقل الرابط \u2068${v.at}\u2069 إلى أسفل`)(v.noun))}`
export const admin_move_down_2 = v=>`نقل \u2068${v.name}\u2069 إلى أسفل`
export const admin_move_up = v=>`${((f=>f==="picture"?`نقل الصورة \u2068${v.at}\u2069 إلى أعلى`:f==="service"?`نقل الخدمة \u2068${v.at}\u2069 إلى أعلى`:f==="step"?`نقل الخطوة \u2068${v.at}\u2069 إلى أعلى`:f==="list"?`نقل القائمة \u2068${v.at}\u2069 إلى أعلى`:`نقل الرابط \u2068${v.at}\u2069 إلى أعلى`)(v.noun))}`
export const admin_move_up_2 = v=>`نقل \u2068${v.name}\u2069 إلى أعلى`
export const admin_name = ()=>`الاسم`
export const admin_name_and_footer = ()=>`الاسم وأسفل الصفحة`
export const admin_name_and_logo = ()=>`الاسم والشعار`
export const admin_name_email_or_number = ()=>`الاسم أو البريد أو الرقم`
export const admin_name_is_required = ()=>`الاسم مطلوب`
export const admin_name_logo_and_colour = ()=>`الاسم والشعار واللون`
export const admin_name_of_the_community = ()=>`اسم المجتمع`
export const admin_name_or_ad_id = ()=>`الاسم أو رقم الإعلان`
export const admin_never = ()=>`أبدًا`
export const admin_never_yet = ()=>`لا توجد بعد`
export const admin_new_members = ()=>`الأعضاء الجدد`
export const admin_new_this_week = v=>`${((f=>f==="zero"?`لا جديد هذا الأسبوع`:f==="one"?`واحد جديد هذا الأسبوع`:f==="two"?`اثنان جديدان هذا الأسبوع`:f==="few"?`${number.format(v.count)} جدد هذا الأسبوع`:f==="many"?`${number.format(v.count)} جديدًا هذا الأسبوع`:`${number.format(v.count)} جديد هذا الأسبوع`)(plural.select(v.count)))}`
export const admin_new_this_week_suspended = v=>`${((f=>f==="zero"?`لا جديد هذا الأسبوع`:f==="one"?`واحد جديد هذا الأسبوع`:f==="two"?`اثنان جديدان هذا الأسبوع`:f==="few"?`${number.format(v.count)} جدد هذا الأسبوع`:f==="many"?`${number.format(v.count)} جديدًا هذا الأسبوع`:`${number.format(v.count)} جديد هذا الأسبوع`)(plural.select(v.count)))}، ${((f=>f==="zero"?`لا موقوفين`:f==="one"?`موقوف واحد`:f==="two"?`موقوفان`:f==="few"?`${number.format(v.suspended)} موقوفين`:f==="many"?`${number.format(v.suspended)} موقوفًا`:`${number.format(v.suspended)} موقوف`)(plural.select(v.suspended)))}`
export const admin_newest = ()=>`الأحدث`
export const admin_no_admin_any_more = ()=>`لم يعد مديرًا`
export const admin_no_backup_holds_the_pictures_yet_take = ()=>`لا تُنشأ بعد من تلقاء نفسها نسخ احتياطية تحوي الصور. حدّد مجلدًا لها، واحفظ نسخة على جهاز آخر.`
export const admin_no_backup_was_made = v=>`لم تُنشأ نسخة احتياطية: \u2068${v.problem}\u2069.`
export const admin_no_items_found = ()=>`لا توجد أغراض.`
export const admin_no_mail_has_failed = ()=>`لم يفشل إرسال أي رسالة.`
export const admin_no_mail_server_is_set_smtp_url_mail = ()=>`لا يوجد خادم بريد: تبقى الرسائل في البريد الصادر. حدّد خادمًا في الإعدادات.`
export const admin_no_mail_server_is_set_smtp_url_so_mail = ()=>`لا يوجد خادم بريد، فتبقى الرسائل هنا. حدّد خادمًا في الإعدادات، أو أوصل بنفسك ما ينتظره الناس.`
export const admin_no_mail_server_so_nothing_sent = ()=>`لا يوجد خادم بريد، فلا يمكن إرسال شيء.`
export const admin_no_mail_server_yet = ()=>`لم يُحدَّد خادم بريد بعد: من دون بريد لا يحصل أحد على كلمة مرور جديدة.`
export const admin_no_new_backup_was_made = v=>`لم تُنشأ نسخة احتياطية جديدة: \u2068${v.problem}\u2069.`
export const admin_no_new_one = v=>`لا نسخة جديدة: \u2068${v.problem}\u2069.`
export const admin_nobody_found = ()=>`لم يُعثر على أحد.`
export const admin_nobody_has_written_yet = ()=>`لم يكتب أحد بعد.`
export const admin_none = ()=>`لا شيء`
export const admin_not_let_in = ()=>`لم يُقبل انضمامه`
export const admin_not_needed = ()=>`غير ضروري`
export const admin_not_saved_yet = ()=>`لم يُحفظ بعد`
export const admin_not_sent = ()=>`لم يُرسل`
export const admin_nothing_has_been_done_yet = ()=>`لم يُنجز شيء بعد.`
export const admin_nothing_is_waiting = ()=>`لا شيء بالانتظار.`
export const admin_nothing_older_than_that = ()=>`لا شيء أقدم من ذلك.`
export const admin_nothing_to_settle = ()=>`لا شيء مؤكد من طرف واحد فقط.`
export const admin_nothing_was_handled_yet = ()=>`لم يُعالَج شيء بعد.`
export const admin_numbered_list = ()=>`قائمة مرقّمة`
export const admin_ochre = ()=>`أصفر ترابي`
export const admin_office_location = ()=>`أين نحن`
export const admin_older = ()=>`الأقدم`
export const admin_one_file_holds_everything_people_items = ()=>`في ملف واحد كل شيء: الأشخاص والأغراض والرسائل والصور. وبه يمكن تشغيل الموقع من جديد في أي مكان.`
export const admin_one_line_shown_in_the_footer = ()=>`سطر واحد يظهر أسفل الصفحة.`
export const admin_one_on_each_line_at_most = v=>`واحدة في كل سطر، والحد الأقصى \u2068${v.planFeatures}\u2069.`
export const admin_only_admins_can_change_anything_about = v=>`لا يغيّر شيئًا في حساب \u2068${v.name}\u2069 إلا المدراء.`
export const admin_only_an_admin_can_do_that_to_an_admin = ()=>`لا يفعل ذلك بمدير أو مشرف إلا مدير.`
export const admin_only_an_available_item_can_be_featured = ()=>`لا يُميَّز إلا غرض متاح.`
export const admin_only_the_giver_says = v=>[`أكّد ذلك المُعطي وحده، `,v.when(``),`.`]
export const admin_only_the_receiver_says = v=>[`أكّد ذلك المُستلم وحده، `,v.when(``),`.`]
export const admin_only_what_one_of_the_two_has_confirmed = ()=>`لا يُحسم إلا ما أكده أحد الطرفين ولم يؤكده الآخر.`
export const admin_open = ()=>`مفتوح`
export const admin_open_again = ()=>`إعادة الفتح`
export const admin_opening = ()=>`جارٍ الفتح…`
export const admin_opens_a_new_tab = ()=>`(يفتح علامة تبويب جديدة)`
export const admin_order_saved = ()=>`تم حفظ الترتيب`
export const admin_outbox = ()=>`البريد الصادر`
export const admin_overview = ()=>`نظرة عامة`
export const admin_page = v=>`الصفحة: \u2068${v.title}\u2069`
export const admin_page_added = ()=>`تمت إضافة الصفحة`
export const admin_page_as_delivered = v=>`‎/page/\u2068${v.slug}\u2069‎ · كما جاءت مع الموقع`
export const admin_page_at = v=>`في ‎/page/\u2068${v.slug}\u2069‎. اربطها من نصوصك الأخرى.`
export const admin_page_at_linked = v=>`في ‎/page/\u2068${v.slug}\u2069‎. يرتبط الموقع بهذه الصفحة.`
export const admin_page_changed_linked = v=>[`‎/page/`,`\u2068${v.slug}\u2069`,`‎ · تعديل `,v.when(``),` · روابطها منك أنت فقط`]
export const admin_page_changed_when = v=>[`‎/page/`,`\u2068${v.slug}\u2069`,`‎ · تعديل `,v.when(``)]
export const admin_page_deleted = ()=>`تم حذف الصفحة`
export const admin_page_will_be_at = v=>`تكون الصفحة في ‎/page/\u2068${v.address}\u2069‎. ولا يتغير ذلك لاحقًا.`
export const admin_parts_of_the_site = ()=>`أجزاء الموقع`
export const admin_past_swaps_are_in_it = ()=>`فيها مبادلات سابقة`
export const admin_people = ()=>`الأشخاص`
export const admin_petrol = ()=>`أزرق بترولي`
export const admin_phone = ()=>`الهاتف`
export const admin_picture = ()=>`الصورة`
export const admin_pin = ()=>`تثبيت`
export const admin_pinned = ()=>`مثبّت`
export const admin_pinned_items_come_first_among_the = ()=>`الأغراض المثبّتة تأتي أولًا بين المميّزة. وما يُزال من العرض يختفي عن الجميع إلا صاحبه.`
export const admin_pinned_what = v=>`ثُبّت: \u2068${v.name}\u2069`
export const admin_pinning = ()=>`جارٍ التثبيت…`
export const admin_plan_added = ()=>`تمت إضافة الباقة`
export const admin_plan_deleted = ()=>`تم حذف الباقة`
export const admin_plans = ()=>`الباقات`
export const admin_plum = ()=>`برقوقي`
export const admin_popular = ()=>`الأكثر اختيارًا`
export const admin_preview = ()=>`معاينة`
export const admin_price_each = v=>`\u2068${v.price}\u2069 في ${(v.interval==="year"?`السنة`:`الشهر`)}`
export const admin_price_in_dollars = ()=>`السعر بالدولار`
export const admin_privacy_and_imprint = ()=>`الخصوصية وبيانات الناشر`
export const admin_reason = ()=>`السبب`
export const admin_remove = v=>[`إزالة`,v.span(`: \u2068${v.label}\u2069`)]
export const admin_remove_2 = v=>`${((f=>f==="picture"?`إزالة الصورة \u2068${v.at}\u2069`:f==="service"?`إزالة الخدمة \u2068${v.at}\u2069`:f==="step"?`إزالة الخطوة \u2068${v.at}\u2069`:f==="list"?`إزالة القائمة \u2068${v.at}\u2069`:`إزالة الرابط \u2068${v.at}\u2069`)(v.noun))}`
export const admin_remove_as_admin = ()=>`إزالة من الإدارة`
export const admin_remove_as_moderator = ()=>`إزالة من الإشراف`
export const admin_removed = ()=>`تمت الإزالة`
export const admin_removing = ()=>`جارٍ الإزالة…`
export const admin_renamed_to = v=>`غُيّر الاسم من \u2068${v.name}\u2069 إلى \u2068${v.name2}\u2069`
export const admin_reply_to = v=>`الرد على \u2068${v.email}\u2069`
export const admin_report_about = v=>`${((f=>f==="item"?`غرض`:f==="message"?`رسالة`:f==="review"?`تقييم`:`شخص`)(v.kind))}: \u2068${v.name}\u2069`
export const admin_report_about_numbered = v=>`${((f=>f==="item"?`الغرض`:f==="message"?`الرسالة`:f==="review"?`التقييم`:`الشخص`)(v.kind))} \u2068${v.id}\u2069، \u2068${v.name}\u2069`
export const admin_reported_of = v=>[...((f=>f==="item"?[`غرض من أغراض `,v.who(`\u2068${v.name}\u2069`)]:f==="message"?[`رسالة من `,v.who(`\u2068${v.name}\u2069`)]:f==="review"?[`تقييم من `,v.who(`\u2068${v.name}\u2069`)]:[v.who(`\u2068${v.name}\u2069`)])(v.kind))]
export const admin_reports = ()=>`البلاغات`
export const admin_reports_of_person = v=>`${((f=>f==="zero"?`لا بلاغ مفتوح`:f==="one"?`واحد مفتوح`:f==="two"?`اثنان مفتوحان`:f==="few"?`${number.format(v.open)} مفتوحة`:f==="many"?`${number.format(v.open)} مفتوحًا`:`${number.format(v.open)} مفتوح`)(plural.select(v.open)))}، ${((f=>f==="zero"?`لا شيء إجمالًا`:f==="one"?`واحد إجمالًا`:f==="two"?`اثنان إجمالًا`:`${number.format(v.reports)} إجمالًا`)(plural.select(v.reports)))}`
export const admin_reserved = ()=>`محجوز`
export const admin_restore_from_a_backup = ()=>`استعادة نسخة احتياطية`
export const admin_review_by = v=>`تقييم من \u2068${v.name}\u2069`
export const admin_rule_is = v=>`${((f=>f==="join"?`الانضمام`:f==="read"?`القراءة`:f==="invite"?`الدعوة`:`الأعضاء الجدد`)(v.rule))} «\u2068${v.choice}\u2069»`
export const admin_save_it = v=>`حفظها، \u2068${v.bytesText}\u2069`
export const admin_save_mine_over_it = ()=>`حفظ نصّي فوقه`
export const admin_saved = ()=>`تم الحفظ`
export const admin_say_where_it_is_so_that_people_find_it = ()=>`اذكر مكانه ليجده الناس.`
export const admin_say_why_the_person_reads_it_in_a_mail = ()=>`اذكر السبب: يقرؤه صاحب الحساب في رسالة بالبريد.`
export const admin_search = ()=>`بحث`
export const admin_search_engines_find_what_is_offered = ()=>`تجد محرّكات البحث ما هو معروض.`
export const admin_see_it_on_the_site = ()=>`عرضه في الموقع`
export const admin_see_to_it = ()=>`إكمال هذه الخطوة`
export const admin_see_what_was_saved = ()=>`عرض ما حُفظ`
export const admin_sees_reports_and_people_takes_items = v=>`يرى \u2068${v.name}\u2069 البلاغات والأشخاص، ويزيل الأغراض من العرض، ويوقف الحسابات.`
export const admin_send_a_reset_link = ()=>`إرسال رابط إعادة التعيين`
export const admin_send_me_a_test_mail = ()=>`إرسال رسالة تجريبية إليّ`
export const admin_sending = ()=>`جارٍ الإرسال…`
export const admin_sent = ()=>`أُرسلت`
export const admin_sent_a_link_to_reset_the_password = v=>`أُرسل إلى \u2068${v.name}\u2069 رابط لإعادة تعيين كلمة المرور`
export const admin_sent_a_test_mail = v=>`أُرسلت رسالة تجريبية إلى \u2068${v.email}\u2069`
export const admin_services = ()=>`الخدمات`
export const admin_set_backup_dir_on_the_machine_to_save = ()=>`حدّد مجلدًا في الإعدادات ليُحفظ كل شيء تلقائيًا أيضًا.`
export const admin_settle = ()=>`حسم الأمر`
export const admin_settled = ()=>`حُسم`
export const admin_settled_as = v=>`حُسم أمر \u2068${v.name}\u2069: ${((f=>f==="traded"?`تمت مبادلته`:f==="returned"?`أُعيد`:`\u2068${v.outcome}\u2069`)(v.outcome))}`
export const admin_settling = ()=>`جارٍ الحسم…`
export const admin_show = ()=>`إظهار`
export const admin_show_again = ()=>`إعادة الإظهار`
export const admin_show_everybodys = ()=>`عرض ما للجميع`
export const admin_show_the_badge_popular = ()=>`إظهار الشارة «الأكثر اختيارًا»`
export const admin_showed_a_review_by_again = v=>`أُعيد إظهار تقييم من \u2068${v.name}\u2069`
export const admin_showed_again = v=>`أُعيد إظهار \u2068${v.name}\u2069`
export const admin_showing = ()=>`جارٍ الإظهار…`
export const admin_shown_in_place_of_the_name_on_light = v=>`يظهر مكان الاسم، وعلى خلفية فاتحة في الوضع الداكن أيضًا. الأنسب صورة عريضة بخلفية شفافة. JPEG أو PNG أو WebP أو GIF أو AVIF، حتى \u2068${v.bytesText}\u2069.`
export const admin_sign_out = ()=>`تسجيل الخروج`
export const admin_sign_out_everywhere = ()=>`تسجيل الخروج من كل الأجهزة`
export const admin_signed_in_nowhere_at_the_moment = ()=>`لا جلسات مفتوحة حاليًا.`
export const admin_signed_in_on_browsers = v=>`${((f=>f==="zero"?`لا جلسات مفتوحة.`:f==="one"?`جلسة مفتوحة في متصفح واحد.`:f==="two"?`جلستان مفتوحتان في متصفحين.`:f==="few"?`جلسات مفتوحة في ${number.format(v.sessions)} متصفحات.`:f==="many"?`جلسات مفتوحة في ${number.format(v.sessions)} متصفحًا.`:`جلسات مفتوحة في ${number.format(v.sessions)} متصفح.`)(plural.select(v.sessions)))}`
export const admin_signed_in_on_one_browser = ()=>`جلسة مفتوحة في متصفح واحد.`
export const admin_signed_out_everywhere = ()=>`تم تسجيل الخروج من كل الأجهزة`
export const admin_signed_out_everywhere_2 = v=>`سُجّل خروج \u2068${v.name}\u2069 من كل الأجهزة`
export const admin_signed_up_and_waiting_for_you = ()=>`بانتظار القبول`
export const admin_site = ()=>`الموقع`
export const admin_site_2 = v=>`الموقع: \u2068${v.label}\u2069`
export const admin_slate = ()=>`رمادي أردوازي`
export const admin_small_and_square_without_one_there_is = ()=>`صغيرة ومربعة. إن لم توجد صورة ظهر رسم.`
export const admin_something_went_wrong = ()=>`حدث خطأ ما!`
export const admin_start_trading = ()=>`ابدأ المبادلة`
export const admin_steps = ()=>`الخطوات`
export const admin_stop_being_an_admin = ()=>`التخلي عن دور المدير`
export const admin_suspend = v=>[`إيقاف الحساب… `,v.span(`\u2068${v.name}\u2069`)]
export const admin_suspend_2 = ()=>`إيقاف الحساب`
export const admin_suspended = ()=>`موقوف`
export const admin_suspended_2 = v=>`أُوقف حساب \u2068${v.name}\u2069`
export const admin_suspended_since = v=>[`أُوقف الحساب `,v.when(``),`. بعد رفع الإيقاف يعود تسجيل الدخول ممكنًا لـ`,`\u2068${v.name}\u2069`,`، وتعود أغراضه إلى القوائم.`]
export const admin_suspending = ()=>`جارٍ الإيقاف…`
export const admin_swaps = ()=>`المبادلات`
export const admin_swaps_of_person = v=>`${((f=>f==="zero"?`لا مبادلة مكتملة`:f==="one"?`واحدة مكتملة`:f==="two"?`اثنتان مكتملتان`:`${number.format(v.completed)} مكتملة`)(plural.select(v.completed)))}، ${((f=>f==="zero"?`لا مبادلة متفق عليها`:f==="one"?`واحدة متفق عليها`:f==="two"?`اثنتان متفق عليهما`:`${number.format(v.agreed)} متفق عليها`)(plural.select(v.agreed)))}`
export const admin_swaps_to_settle = ()=>`مبادلات بانتظار الحسم`
export const admin_swaps_to_settle_lead = ()=>`أغراض لم يؤكد تسليمها إلا أحد الطرفين، وأحدث المبادلات أولًا. إن طلب أحدهما ذلك فاستمع إلى الاثنين ثم احسم الأمر هنا: يُبلَّغ الطرفان. وما بقي لدى صاحبه متاح لمبادلات أخرى.`
export const admin_switched_off = ()=>`تم الإيقاف`
export const admin_switched_on = ()=>`تم التشغيل`
export const admin_switched_the_search_for_swaps_off = ()=>`أُوقف البحث عن المبادلات`
export const admin_switched_the_search_for_swaps_on = ()=>`شُغّل البحث عن المبادلات`
export const admin_tagline = ()=>`العبارة التعريفية`
export const admin_take_down = ()=>`إزالة من العرض`
export const admin_take_one_and_keep_it_on_another = ()=>`أنشئ واحدة واحتفظ بها على جهاز آخر.`
export const admin_taken_down = ()=>`أُزيل من العرض`
export const admin_taken_off_the_list = ()=>`أُزيل من القائمة`
export const admin_taking_down = ()=>`جارٍ الإزالة…`
export const admin_text = ()=>`النص`
export const admin_text_below_it = ()=>`النص تحته`
export const admin_texts_people_items_and_messages = ()=>`النصوص والأشخاص والأغراض والرسائل؛ أما الصور فبجانبها.`
export const admin_that_did_not_work_please_try_again = ()=>`لم ينجح ذلك. يرجى المحاولة مرة أخرى.`
export const admin_that_is_settled_already = ()=>`حُسم هذا بالفعل.`
export const admin_the_block_at_the_end_of_the_home_page = ()=>`القسم في آخر الصفحة الرئيسية، فوق الزر «أضف غرضك الأول».`
export const admin_the_categories_have_changed_meanwhile = ()=>`تغيّرت الفئات في هذه الأثناء. لم يُنقل شيء.`
export const admin_the_category_will_be_gone_from_every = ()=>`تختفي الفئة من كل القوائم. أما الفئة التي فيها أغراض فتبقى.`
export const admin_the_file_is_whole_restart_the_site_on = ()=>`الملف سليم. أعد تشغيل الموقع على جهازه، فيعود كما كان آنذاك؛ ويُحفظ بجانبه ما هو هنا الآن. وما يُكتب حتى إعادة التشغيل لن يكون فيه.`
export const admin_the_home_page_and_the_page_about_you = ()=>`الصفحة الرئيسية وصفحة «من نحن» ما زالتا كما وصلتا.`
export const admin_the_item_is_not_pinned_any_more = ()=>`لم يعد الغرض مثبّتًا`
export const admin_the_item_is_pinned = ()=>`تم تثبيت الغرض`
export const admin_the_item_is_shown_again = ()=>`عاد الغرض إلى العرض`
export const admin_the_item_is_taken_down = ()=>`أُزيل الغرض من العرض`
export const admin_the_last_category_stays_without_one = ()=>`تبقى الفئة الأخيرة: فبلا فئة لا تمكن إضافة شيء. يمكنك تغيير اسمها.`
export const admin_the_link_is_on_its_way = ()=>`الرابط في طريقه`
export const admin_the_message_of = v=>`${(v.act==="handle"?`عولجت`:`أُعيد فتح`)} رسالة \u2068${v.name}\u2069`
export const admin_the_name = ()=>`الاسم`
export const admin_the_numbered_steps_on_the_home_page = ()=>`الخطوات المرقّمة في الصفحة الرئيسية.`
export const admin_the_plan_will_be_gone_from_the_page = ()=>`تختفي الباقة من صفحة «اختر الباقة المناسبة لك».`
export const admin_the_plans_have_changed_meanwhile = ()=>`تغيّرت الباقات في هذه الأثناء. لم يُنقل شيء.`
export const admin_the_review_is_hidden = ()=>`تم إخفاء التقييم`
export const admin_the_review_is_shown_again = ()=>`عاد التقييم إلى الظهور`
export const admin_the_search_broke_off_nothing_was = ()=>`توقف البحث قبل أن يكتمل. لم يُقترح شيء؛ يرجى المحاولة لاحقًا.`
export const admin_the_search_for_swaps_is_switched_off = ()=>`البحث عن المبادلات متوقف.`
export const admin_the_shelves_of_your_market_in_the = ()=>`رفوف سوقك، بالترتيب الذي يراه الناس.`
export const admin_the_shelves_of_your_market_in_your = ()=>`رفوف سوقك، بالترتيب الذي تختاره.`
export const admin_the_site_is_not_open_by_https_so = ()=>`اتصال الموقع غير مشفّر (HTTPS)، فقد تُقرأ كلمات المرور في الطريق. من يستضيفونه يعرفون ما يلزم.`
export const admin_the_strip_below_the_featured_items = ()=>`الشريط تحت الأغراض المميّزة. لا يظهر إن لم توجد أي خدمة.`
export const admin_the_suspension_is_lifted = ()=>`رُفع الإيقاف`
export const admin_the_swap_is_over = ()=>`انتهت المبادلة`
export const admin_the_swap_still_runs = ()=>`المبادلة ما زالت جارية`
export const admin_the_top_of_the_home_page_the_first = ()=>`أعلى الصفحة الرئيسية: أول ما يقرؤه الزائر.`
export const admin_there_is_a_page_at_this_address = ()=>`توجد صفحة بهذا العنوان بالفعل.`
export const admin_there_is_a_plan_of_this_name = ()=>`توجد باقة بهذا الاسم بالفعل.`
export const admin_there_is_no_mail = ()=>`لا توجد رسائل.`
export const admin_there_is_no_such_category = ()=>`لا توجد فئة كهذه.`
export const admin_there_is_no_such_item = ()=>`لا يوجد غرض كهذا.`
export const admin_there_is_no_such_item_in_a_swap_of = ()=>`لا يوجد غرض كهذا في مبادلة بهذا الرقم.`
export const admin_there_is_no_such_mail = ()=>`لا توجد رسالة كهذه.`
export const admin_there_is_no_such_message = ()=>`لا توجد رسالة كهذه.`
export const admin_there_is_no_such_page = ()=>`لا توجد صفحة كهذه.`
export const admin_there_is_no_such_person = ()=>`لا يوجد شخص كهذا.`
export const admin_there_is_no_such_plan = ()=>`لا توجد باقة كهذه.`
export const admin_there_is_no_such_report = ()=>`لا يوجد بلاغ كهذا.`
export const admin_there_is_no_such_review = ()=>`لا يوجد تقييم كهذا.`
export const admin_there_is_room_for_categories = v=>`الحد الأقصى لعدد الفئات: \u2068${v.categories}\u2069.`
export const admin_there_is_room_for_plans = v=>`الحد الأقصى لعدد الباقات: \u2068${v.plans}\u2069.`
export const admin_they_can_then_do_all_that_you_can = ()=>`يمكنه بعدها كل ما يمكنك. وإن لم يثبت بعد أن البريد لصاحبه، يُرسل رابط إليه أولًا.`
export const admin_they_see_reports_and_people_can_take = ()=>`يرى البلاغات والأشخاص، ويمكنه إزالة الأغراض من العرض وإيقاف الحسابات. ويبقى الموقع والبريد والنسخ الاحتياطية لك.`
export const admin_this_item_is_not_pinned = ()=>`هذا الغرض غير مثبّت.`
export const admin_this_item_is_not_taken_down = ()=>`هذا الغرض لم يُزل من العرض.`
export const admin_this_item_is_pinned_already = ()=>`هذا الغرض مثبّت بالفعل.`
export const admin_this_item_is_promised_in_another_swap = ()=>`صار هذا الغرض موعودًا به في مبادلة أخرى.`
export const admin_this_item_is_taken_down_already = ()=>`أُزيل هذا الغرض من العرض بالفعل.`
export const admin_this_mail_has_been_sent = ()=>`تم إرسال هذه الرسالة.`
export const admin_this_message_has_been_handled_already = ()=>`عولجت هذه الرسالة بالفعل.`
export const admin_this_message_is_open = ()=>`هذه الرسالة مفتوحة.`
export const admin_this_page_is_too_long_please_make_two = ()=>`هذه الصفحة طويلة جدًا. يرجى تقسيمها إلى صفحتين.`
export const admin_this_picture_is_not_there_any_more = ()=>`لم تعد هذه الصورة موجودة. يرجى اختيارها من جديد.`
export const admin_this_report_has_been_handled_already = ()=>`عولج هذا البلاغ بالفعل.`
export const admin_this_review_is_hidden_already = ()=>`هذا التقييم مخفي بالفعل.`
export const admin_this_review_is_not_hidden = ()=>`هذا التقييم ليس مخفيًا.`
export const admin_this_text_is_too_long = ()=>`هذا النص طويل جدًا.`
export const admin_title = ()=>`العنوان`
export const admin_to_let_in = ()=>`بانتظار القبول`
export const admin_took_down = v=>`أُزيل \u2068${v.name}\u2069 من العرض`
export const admin_took_off_the_checklist = v=>`أُزيل من قائمة ما بقي فعله: «\u2068${v.point}\u2069»`
export const admin_took_the_rights_of_an_admin_from = v=>`سُحبت صلاحيات المدير من \u2068${v.name}\u2069`
export const admin_traded = ()=>`تمت مبادلته`
export const admin_tried = v=>`${(v.attempts===1?`محاولة واحدة`:(f=>f==="zero"?`بلا محاولات`:f==="one"?`محاولة واحدة`:f==="two"?`محاولتان`:f==="few"?`${number.format(v.attempts)} محاولات`:`${number.format(v.attempts)} محاولة`)(plural.select(v.attempts)))}: \u2068${v.error}\u2069`
export const admin_tried_the_mail_again = v=>`أُعيدت محاولة إرسال الرسالة إلى \u2068${v.recipient}\u2069`
export const admin_trying = ()=>`جارٍ المحاولة…`
export const admin_unpin = ()=>`إلغاء التثبيت`
export const admin_unpinned_what = v=>`أُلغي التثبيت: \u2068${v.name}\u2069`
export const admin_unpinning = ()=>`جارٍ إلغاء التثبيت…`
export const admin_until_a_first_completed_swap_or_for_7 = ()=>`حتى أول مبادلة مكتملة، أو لمدة 7 أيام: 5 محادثات جديدة و10 طلبات و10 أغراض في اليوم. لا يسري ذلك قبل أن يبلغ عمر الموقع 30 يومًا.`
export const admin_up_for_a_swap_of_in_the_database = v=>`معروضة للمبادلة، من أصل \u2068${v.number}\u2069 في قاعدة البيانات`
export const admin_waiting = ()=>`بالانتظار`
export const admin_waiting_for_an_admin = ()=>`بانتظار مدير`
export const admin_waiting_for_an_answer = ()=>`بانتظار الرد`
export const admin_waits = ()=>`بالانتظار`
export const admin_waits_since = v=>[`أُنشئ الحساب `,v.when(``),`. وحتى قبول الانضمام يمكن لـ`,`\u2068${v.name}\u2069`,` القراءة وإدارة حسابه، لا أكثر.`]
export const admin_waits_to_be_let_in = ()=>`بانتظار قبول الانضمام`
export const admin_what = ()=>`ماذا`
export const admin_what_admins_have_done_the_newest_first = ()=>`ما فعله المدراء، والأحدث أولًا. لا يمكن لأحد تغييره هنا.`
export const admin_what_every_page_shows_and_the_words_of = ()=>`ما تعرضه كل صفحة، ونصوص الصفحة الرئيسية.`
export const admin_what_is_said_of_admins = ()=>`البلاغات عن المدراء والمشرفين ينظر فيها المدراء.`
export const admin_what_it_said_is_a_secret_of_its_reader = ()=>`نص هذه الرسالة خاص بمن أُرسلت إليه، فلا يُعرض هنا، أو سبق حذفه.`
export const admin_what_it_says = ()=>`ما فيها`
export const admin_what_people_have_told_you_of_what_has = ()=>`ما أبلغ عنه الناس، والأطول انتظارًا أولًا.`
export const admin_what_stands_at_choose_the_right_plan = v=>[`ما يُعرض في صفحة `,v.link(`اختر الباقة المناسبة لك`),`. هذا عرض توضيحي: لا يُحصَّل أي مبلغ.`]
export const admin_what_stands_on_every_page_your_name = ()=>`ما يظهر في كل صفحة: الاسم والشعار واللون في الأعلى، وأسفل الصفحة.`
export const admin_what_was_in_this_mail_has_expired = ()=>`انتهت صلاحية ما في هذه الرسالة، ويلزم طلبه من جديد.`
export const admin_what_you_can_do = ()=>`ما يمكنك فعله`
export const admin_what_you_save_is_there_for_everybody = v=>`\u2068${v.lead}\u2069 ما تحفظه يظهر للجميع فورًا.`
export const admin_when = ()=>`متى`
export const admin_where = ()=>`أين`
export const admin_who = ()=>`مَن`
export const admin_who_has_an_invitation = ()=>`من لديه دعوة`
export const admin_who_has_an_invitation_and_was_let_in = ()=>`من لديه دعوة وقُبل انضمامه`
export const admin_who_is_not_signed_in_sees_your_texts = ()=>`من لم يسجّل الدخول يرى نصوصك وطريق الدخول، ولا شيء غير ذلك.`
export const admin_who_may_do_what = ()=>`الصلاحيات`
export const admin_who_may_invite = ()=>`من يمكنه الدعوة`
export const admin_who_may_join = ()=>`من يمكنه الانضمام`
export const admin_who_may_read = ()=>`من يمكنه القراءة`
export const admin_who_was_let_in = ()=>`من قُبل انضمامه`
export const admin_with_files = v=>`${((f=>f==="zero"?`مع \u2068${v.files}\u2069، ولا يفتحه إلا الطرفان.`:f==="one"?`مع \u2068${v.files}\u2069، ولا يفتحه إلا الطرفان.`:f==="two"?`مع \u2068${v.files}\u2069، ولا يفتحهما إلا الطرفان.`:`مع \u2068${v.files}\u2069، ولا يفتحها إلا الطرفان.`)(plural.select(v.count)))}`
export const admin_without_one_there_is_a_drawing_jpeg = v=>`إن لم توجد صورة ظهر رسم. JPEG أو PNG أو WebP أو GIF أو AVIF، حتى \u2068${v.bytesText}\u2069.`
export const admin_words = ()=>`نص`
export const admin_working = ()=>`يعمل`
export const admin_wrong_price = v=>`السعر عدد من الدولارات من 0 إلى ${number.format(v.highest)}.`
export const admin_year = ()=>`سنة`
export const admin_you = ()=>`أنت`
export const admin_you_are_the_last_admin_appoint_another = ()=>`لا يوجد مدير غيرك. عيّن مديرًا آخر أولًا.`
export const admin_you_are_the_only_one_make_somebody = ()=>`لا مدير سواك. عيّن معك مديرًا آخر، ليوم لا تستطيع فيه.`
export const admin_you_cannot_suspend_yourself = ()=>`لا يمكنك إيقاف حسابك.`
export const admin_your_message_to_us = ()=>`رسالتك إلينا`
export const admin_your_own_words = ()=>`بكلماتك أنت`
export const backups_another_file_is_being_checked_please = ()=>`يجري فحص ملف آخر. يرجى انتظاره.`
export const backups_cannot_be_migrated = v=>`لا يمكن تحديث النسخة الاحتياطية إلى الإصدار الحالي: \u2068${v.reason}\u2069`
export const backups_damaged = ()=>`النسخة الاحتياطية تالفة`
export const backups_damaged_because = v=>`النسخة الاحتياطية تالفة: انسخها من جديد أو استخدم نسخة أخرى (\u2068${v.reason}\u2069)`
export const backups_damaged_large = ()=>`النسخة الاحتياطية تالفة: ما فيها أكبر من أي ملف مرفوع`
export const backups_damaged_manifest = ()=>`النسخة الاحتياطية تالفة: فهرسها ليس كما كُتب`
export const backups_damaged_missing = ()=>`النسخة الاحتياطية تالفة: ينقصها شيء`
export const backups_damaged_part = v=>`النسخة الاحتياطية تالفة: ${(v.kind==="table"?`الجدول`:`الملف`)} \u2068${v.name}\u2069 ليس كما كُتب`
export const backups_database_damaged = ()=>`قاعدة البيانات تالفة: احتفظ بالنسخ الأقدم واستعد إحداها`
export const backups_disk_nearly_full = v=>`أقل من \u2068${v.percent}\u2069٪ من قرص \u2068${v.folder}\u2069 خالٍ`
export const backups_disk_too_full = v=>`لا تتسع المساحة الحرة على قرص \u2068${v.folder}\u2069: ينقص \u2068${v.readableBytes}\u2069`
export const backups_ended_with = v=>`انتهت العملية بالرمز \u2068${v.code}\u2069`
export const backups_file_is_empty = v=>`\u2068${v.file}\u2069 فارغ وليس نسخة احتياطية`
export const backups_foreign_file = v=>`في النسخة الاحتياطية ملف لم يرفعه أحد: \u2068${v.name}\u2069`
export const backups_foreign_row = v=>`في قاعدة البيانات سطر يسمّي ملفًا لم يرفعه أحد: \u2068${v.name}\u2069`
export const backups_foreign_schema = v=>`النسخة الاحتياطية تالفة أو ليست من Swapyard: \u2068${v.name}\u2069 ${((f=>f==="more"?`لا يوجد في أي Swapyard`:f==="less"?`مفقود`:`مختلف`)(v.difference))}`
export const backups_it_did_not_arrive_in_full = ()=>`لم يصل كاملًا`
export const backups_it_waits = ()=>`الملف سليم. عند إعادة التشغيل يعود الموقع كما كان آنذاك؛ ويُحفظ بجانبه ما هو هنا الآن. وما يُكتب حتى ذلك الحين لن يكون فيه.`
export const backups_large_file = ()=>`ملف كبير؟`
export const backups_large_file_help = ()=>`يقبل خادم الويب أمام الموقع، مثل Caddy أو nginx، ملفات حتى حدّ خاص به: 120 ميغابايت كما تضبطه وثائق هذا البرنامج. ويُستعاد الملف الأكبر بأمر: انسخه إلى الجهاز، وأوقف الموقع، واكتب هذا هناك مع اسم ملفك، ثم شغّل الموقع من جديد.`
export const backups_newer_swapyard = v=>`كُتب \u2068${v.file}\u2069 بإصدار أحدث من Swapyard: ثبّت ذلك الإصدار، أو استعد نسخة أقدم`
export const backups_no_backup = v=>`\u2068${v.file}\u2069 ليس نسخة احتياطية`
export const backups_no_backup_waits = ()=>`لا توجد نسخة احتياطية تنتظر الاستعادة.`
export const backups_no_database = v=>`لا توجد قاعدة بيانات في \u2068${v.file}\u2069`
export const backups_not_ours = ()=>`هي قاعدة بيانات، لكنها ليست من Swapyard`
export const backups_nothing_is_restored = ()=>`لم تتم استعادة شيء`
export const backups_refused_in_front = ()=>`لم يسمح خادم الويب أمام الموقع بمرور ملف بهذا الحجم. انظر «ملف كبير؟» لمعرفة ما يلزم.`
export const backups_restart_now = ()=>`إعادة التشغيل الآن`
export const backups_send_the_backup_itself_as_a_file = ()=>`يرجى إرسال النسخة الاحتياطية نفسها بصيغة ملف.`
export const backups_sent_a_backup_to_restore_from = ()=>`أُرسلت نسخة احتياطية للاستعادة منها`
export const backups_start_by_hand = ()=>`لا يستطيع هذا الموقع إعادة تشغيل نفسه. أعد تشغيله على جهازه.`
export const backups_started_a_restore = ()=>`أُعيد تشغيل الموقع بنسخة احتياطية`
export const backups_starting = ()=>`يُعاد تشغيل الموقع بها. وتتابع هذه الصفحة من تلقاء نفسها؛ ومع كثرة الصور يستغرق ذلك بضع دقائق.`
export const backups_starting_long = ()=>`يستغرق هذا وقتًا طويلًا. سجل الجهاز يبيّن ما يجري؛ وإن لم تعمل النسخة يعود الموقع كما كان.`
export const backups_the_backup_is_being_made = ()=>`يجري إنشاء النسخة الاحتياطية`
export const backups_the_disk_is_too_full_for_it_more_must = v=>`لا تتسع لها المساحة الحرة على القرص: ينقص \u2068${v.readableBytes}\u2069.`
export const backups_the_file_is_being_checked = ()=>`يجري فحص الملف`
export const backups_the_site_starts_anew = ()=>`الموقع يُعاد تشغيله`
export const backups_this_file = ()=>`هذا الملف`
export const backups_too_much = ()=>`استغرق وقتًا أطول أو ذاكرة أكبر من اللازم`
export const backups_too_much_memory = ()=>`يتطلب فحص النسخة الاحتياطية ذاكرة أكبر من المتاح`
export const backups_took_a_backup = ()=>`أُنشئت نسخة احتياطية`
export const backups_took_back_a_restore = ()=>`أُلغيت الاستعادة`
export const browse_about = v=>`\u2068${v.count}\u2069 للمبادلة بلا نقود.`
export const browse_about_in = v=>`\u2068${v.count}\u2069 للمبادلة بلا نقود في \u2068${v.category}\u2069.`
export const browse_all = ()=>`الكل`
export const browse_all_items = ()=>`كل الأغراض`
export const browse_any_condition = ()=>`أي حالة`
export const browse_apply = ()=>`تطبيق`
export const browse_best_match = ()=>`الأنسب`
export const browse_browse_all_items = ()=>`تصفّح كل الأغراض`
export const browse_categories = ()=>`الفئات`
export const browse_categories_near_your_search = ()=>`فئات قريبة من بحثك`
export const browse_clear_search = ()=>`مسح البحث`
export const browse_clear_search_2 = v=>`مسح البحث «\u2068${v.product}\u2069»`
export const browse_close_categories = ()=>`إغلاق الفئات`
export const browse_condition = ()=>`الحالة`
export const browse_count = v=>`${((f=>f==="zero"?`لا أغراض`:f==="one"?`غرض واحد`:f==="two"?`غرضان`:f==="few"?`${number.format(v.total)} أغراض`:f==="many"?`${number.format(v.total)} غرضًا`:`${number.format(v.total)} غرض`)(plural.select(v.total)))}`
export const browse_count_capped = v=>`أكثر من ${number.format(v.total)} غرض`
export const browse_fewer_or_shorter_words_find_more_the = ()=>`كلمات أقل أو أقصر تجد أكثر: يكفي أول الكلمة.`
export const browse_go_to_the_last_page = ()=>`إلى الصفحة الأخيرة`
export const browse_items = ()=>`الأغراض`
export const browse_look_around_in = ()=>`ألقِ نظرة على هذه الفئات`
export const browse_narrowed_to = ()=>`البحث ضمن`
export const browse_newest = ()=>`الأحدث أولًا`
export const browse_no_results_found = ()=>`لا توجد نتائج.`
export const browse_nothing_for_showing_search_for_only = v=>[`لا نتائج لـ«`,`\u2068${v.product}\u2069`,`». هذه نتائج «`,`\u2068${v.corrected}\u2069`,`». `,v.link(`البحث عن «\u2068${v.product}\u2069» فقط`)]
export const browse_nothing_in_condition = ()=>`لا شيء معروض بهذه الحالة حاليًا.`
export const browse_nothing_in_condition_in = v=>`لا شيء في \u2068${v.category}\u2069 معروض بهذه الحالة حاليًا.`
export const browse_nothing_in_place = v=>`لا شيء من هذا معروض في \u2068${v.place}\u2069 حاليًا.`
export const browse_nothing_is_offered_in_at_the_moment = v=>`لا شيء معروض في \u2068${v.name}\u2069 حاليًا. قد يكون غرضك الأول.`
export const browse_nothing_is_offered_yet_yours_could_be = ()=>`لا شيء معروض بعد. قد يكون غرضك الأول.`
export const browse_oldest = ()=>`الأقدم أولًا`
export const browse_results_for = v=>`نتائج «\u2068${v.product}\u2069»`
export const browse_results_for_in = v=>`نتائج «\u2068${v.product}\u2069» في \u2068${v.category}\u2069`
export const browse_search = ()=>`بحث`
export const browse_search_all_categories = ()=>`البحث في كل الفئات`
export const browse_search_all_categories_not_only = v=>`البحث في كل الفئات، لا في \u2068${v.name}\u2069 وحدها`
export const browse_search_products = ()=>`ابحث عن أغراض…`
export const browse_sort_by = ()=>`ترتيب حسب`
export const browse_suggested_category = v=>`فئة، ${((f=>f==="zero"?`لا غرض`:f==="one"?`غرض واحد`:f==="two"?`غرضان`:f==="few"?`${number.format(v.count)} أغراض`:f==="many"?`${number.format(v.count)} غرضًا`:`${number.format(v.count)} غرض`)(plural.select(v.count)))}`
export const browse_suggestions = ()=>`اقتراحات`
export const browse_suggestions_count = v=>`${((f=>f==="zero"?`لا اقتراح`:f==="one"?`اقتراح واحد`:f==="two"?`اقتراحان`:f==="few"?`${number.format(v.count)} اقتراحات`:f==="many"?`${number.format(v.count)} اقتراحًا`:`${number.format(v.count)} اقتراح`)(plural.select(v.count)))}`
export const browse_the_last_page_is = v=>`الصفحة الأخيرة هي \u2068${v.lastPage}\u2069.`
export const browse_there_is_no_such_category = ()=>`لا توجد فئة كهذه.`
export const browse_title_page = v=>`\u2068${v.title}\u2069، الصفحة \u2068${v.page}\u2069`
export const browse_upload_item = ()=>`إضافة غرض`
export const circles_a_neighbour = ()=>`أحد الجيران`
export const circles_admin_agreed = ()=>`متفق عليها`
export const circles_admin_called_off = ()=>`انتهت: أُلغيت`
export const circles_admin_completed = ()=>`مكتملة`
export const circles_admin_declined = ()=>`انتهت: رفض أحد الأطراف`
export const circles_admin_ended = ()=>`منتهية`
export const circles_admin_expired = ()=>`انتهت: لم يردّ الجميع أو لم يؤكدوا في الوقت المحدد`
export const circles_admin_found = v=>`${((f=>f==="zero"?`لا مبادلات ممكنة`:f==="one"?`مبادلة ممكنة واحدة`:f==="two"?`مبادلتان ممكنتان`:f==="few"?`${number.format(v.loops)} مبادلات ممكنة`:`${number.format(v.loops)} مبادلة ممكنة`)(plural.select(v.loops)))}، ${((f=>f==="zero"?`لم يُقترح شيء منها`:f==="one"?`اقتُرحت واحدة`:f==="two"?`اقتُرحت اثنتان`:`اقتُرحت ${number.format(v.proposed)}`)(plural.select(v.proposed)))}، خلال ${number.format(v.seconds)} ث`
export const circles_admin_item_gone = ()=>`انتهت: لم يعد أحد الأغراض موجودًا`
export const circles_admin_last_run = ()=>`آخر بحث في السوق كله`
export const circles_admin_lead = ()=>`مبادلات بين شخصين أو ثلاثة أو أربعة يجدها الموقع. يبحث فورًا حين يذكر أحد رغبة له، وكل 6 ساعات في السوق كله.`
export const circles_admin_no_run = ()=>`لم يجرِ أي بحث بعد.`
export const circles_admin_off = v=>[`البحث متوقف: يستمر ما اقتُرح، ولا يُبحث عن جديد. وربما لا تزال `,v.home(`الصفحة الرئيسية`),` و`,v.pages(`الصفحات التي جاءت مع الموقع`),` تتحدث عنه.`]
export const circles_admin_proposed = ()=>`بانتظار الردود`
export const circles_admin_run = ()=>`البحث الآن`
export const circles_admin_running = ()=>`جارٍ البحث…`
export const circles_admin_saving = ()=>`جارٍ الحفظ…`
export const circles_admin_switch_off = ()=>`إيقاف`
export const circles_admin_switch_on = ()=>`تشغيل`
export const circles_admin_title = ()=>`المبادلات المكتشفة`
export const circles_admin_withdrawn = ()=>`انتهت: سحب أو حظر أو إيقاف حساب`
export const circles_agreed = ()=>`وافق الجميع`
export const circles_all_swaps = ()=>`كل المبادلات`
export const circles_answer_by = v=>`آخر موعد للرد: \u2068${v.when}\u2069`
export const circles_call_off = ()=>`إلغاء المبادلة`
export const circles_call_off_about = ()=>`من المقصود؟`
export const circles_call_off_failed = ()=>`تعذّر إلغاء المبادلة`
export const circles_change_my_mind = ()=>`غيّرت رأيي: لا`
export const circles_completed_text = ()=>`وصل كل غرض إلى صاحبه الجديد. بالهناء!`
export const circles_confirm_failed = ()=>`تعذّر التأكيد`
export const circles_confirm_given = v=>`أعطيت \u2068${v.item}\u2069 إلى \u2068${v.name}\u2069`
export const circles_confirm_got = v=>`أخذت \u2068${v.item}\u2069 من \u2068${v.name}\u2069`
export const circles_confirmed = ()=>`تم التأكيد`
export const circles_confirming = ()=>`جارٍ التأكيد…`
export const circles_ended_called_off = ()=>`أُلغيت هذه المبادلة.`
export const circles_ended_declined = ()=>`رفض أحد الأطراف، فلن تتم هذه المبادلة. ولا يُكشف لأحد من هو. ويواصل الموقع البحث.`
export const circles_ended_expired = ()=>`لم يؤكد الجميع في الوقت المحدد، فانتهت هذه المبادلة.`
export const circles_ended_item_gone = ()=>`لم يعد أحد أغراضها متاحًا، فانتهت هذه المبادلة.`
export const circles_ended_unanswered = ()=>`لم يردّ الجميع في الوقت المحدد، فانتهت هذه المبادلة.`
export const circles_ended_withdrawn = ()=>`انتهت هذه المبادلة.`
export const circles_failed = ()=>`حدث خطأ ما!`
export const circles_gets = v=>`تأخذ \u2068${v.item}\u2069 من \u2068${v.name}\u2069.`
export const circles_gives = v=>`تعطي \u2068${v.item}\u2069 إلى \u2068${v.name}\u2069.`
export const circles_goes_to = v=>`\u2068${v.item}\u2069. من: \u2068${v.giver}\u2069. إلى: \u2068${v.receiver}\u2069.`
export const circles_left_out = ()=>`توقف الموقع عن سؤالك، لأنك تركت مبادلتين متتاليتين بلا رد.`
export const circles_left_out_here = ()=>`أنا هنا`
export const circles_match = ()=>`توافقت الرغبات`
export const circles_message_failed = ()=>`تعذّر إرسال الرسالة`
export const circles_message_label = ()=>`رسالة إلى الجميع`
export const circles_message_older = ()=>`رسائل أقدم`
export const circles_message_sent = ()=>`أُرسلت الرسالة`
export const circles_messages = ()=>`المحادثة`
export const circles_name_somebody_whom_you_give_to_or_get = ()=>`اذكر أحد من تعطيه أو تأخذ منه.`
export const circles_no = ()=>`لا، شكرًا`
export const circles_no_messages = ()=>`لم يكتب أحد بعد. ألقِ التحية، واذكر متى يناسبك اللقاء.`
export const circles_no_saving = ()=>`جارٍ إرسال «لا»…`
export const circles_of_size = v=>`${((f=>f==="2"?`مبادلة ثنائية`:f==="3"?`مبادلة ثلاثية`:`مبادلة رباعية`)(v.size))}`
export const circles_reason = v=>`السبب: \u2068${v.reason}\u2069`
export const circles_refuse_failed = ()=>`تعذّر إرسال «لا»`
export const circles_ring_label = ()=>`من يعطي ماذا ولمن`
export const circles_said_of = v=>`${(v.me==="yes"?`عنك`:`عن \u2068${v.name}\u2069`)}`
export const circles_said_yes = v=>`${((f=>f==="zero"?`لم يوافق أحد بعد`:f==="one"?`وافق شخص واحد من \u2068${v.of}\u2069`:f==="two"?`وافق اثنان من \u2068${v.of}\u2069`:`وافق ${number.format(v.yes)} من \u2068${v.of}\u2069`)(plural.select(v.yes)))}`
export const circles_say_which_item_has_changed_hands = ()=>`اذكر أي غرض انتقل إلى صاحبه الجديد.`
export const circles_send = ()=>`إرسال`
export const circles_sending = ()=>`جارٍ الإرسال…`
export const circles_step_agreed = ()=>`الخطوة التالية: الاتفاق على مكان اللقاء وموعده. حين ينتقل أحد الأغراض، أكّد ذلك هنا.`
export const circles_step_done_mine = ()=>`أكدت ما أعطيته وما أخذته. تكتمل المبادلة حين يؤكد الآخرون أيضًا.`
export const circles_step_waiting = ()=>`لقد وافقت. يتم الاتفاق حين يوافق الجميع.`
export const circles_swap_called_off = ()=>`أُلغيت المبادلة`
export const circles_swaps_for_you = ()=>`مبادلات مقترحة لك`
export const circles_that_is_none_of_the_things_that_you = ()=>`هذا ليس مما تعطيه أو تأخذه.`
export const circles_this_swap_has_changed_meanwhile_please = ()=>`تغيّرت هذه المبادلة في هذه الأثناء. يرجى النظر فيها مرة أخرى.`
export const circles_this_swap_is_not_possible_any_more = ()=>`لم تعد هذه المبادلة ممكنة.`
export const circles_to_answer = ()=>`مبادلات وجدناها لك`
export const circles_welcome_back = ()=>`أهلًا بعودتك`
export const circles_why_request = v=>`سألناك لأنك عرضت \u2068${v.gives}\u2069 مقابل هذا الغرض.`
export const circles_why_want = ()=>`سألناك لأنك ذكرت أنك ترغب فيه.`
export const circles_why_wish = ()=>`سألناك لأنك تبحث عن شيء مثله.`
export const circles_yes = ()=>`نعم، أبادل`
export const circles_yes_failed = ()=>`تعذّر إرسال «نعم»`
export const circles_yes_saving = ()=>`جارٍ إرسال «نعم»…`
export const circles_you = ()=>`أنت`
export const circles_you_said_no = ()=>`لم توافق`
export const circles_you_said_yes = ()=>`لقد وافقت`
export const common_a_backup_file_holds_everything_people = ()=>`في ملف النسخة الاحتياطية كل شيء: الأشخاص والأغراض والرسائل والصور. ويصير هذا الموقع هو السوق الذي في الملف.`
export const common_a_colour_is_written_as_and_six_digits = ()=>`يُكتب اللون بالعلامة # تليها ستة رموز من 0 إلى f.`
export const common_a_few_questions_and_it_is_open_all_of = ()=>`بضعة أسئلة ويفتح السوق أبوابه. ويمكن تغيير كل شيء لاحقًا.`
export const common_a_note_may_have_at_most_characters = v=>`الحد الأقصى لطول الملاحظة بالأحرف: \u2068${v.note}\u2069.`
export const common_a_part_of_this_page_did_not_load = ()=>`لم يُحمَّل جزء من هذه الصفحة. يرجى إعادة تحميلها.`
export const common_a_test_mail_to_is_on_its_way = v=>`رسالة تجريبية في طريقها إلى \u2068${v.recipient}\u2069`
export const common_act_about = v=>`\u2068${v.act}\u2069: \u2068${v.about}\u2069`
export const common_added_the_neighbourhood = v=>`أُضيف الحيّ \u2068${v.name}\u2069`
export const common_all_that_a_household_has = ()=>`كل أغراض البيت`
export const common_almost_there = ()=>`لم يبقَ إلا القليل`
export const common_already_have_an_account_sign_in = v=>[`لديك حساب؟ `,v.link(`تسجيل الدخول`)]
export const common_answered = ()=>`تم الرد`
export const common_anybody = ()=>`أيّ شخص`
export const common_at_most_neighbourhoods_can_be_listed = v=>`الحد الأقصى لعدد الأحياء في القائمة: \u2068${v.neighbourhoods}\u2069.`
export const common_baby_things = ()=>`لوازم الأطفال الرضّع`
export const common_backup_file = ()=>`ملف النسخة الاحتياطية`
export const common_books = ()=>`كتب`
export const common_both_of_you_have_written_so_nothing = ()=>`كتب كلاكما تقييمه، فلم يعد التغيير ممكنًا.`
export const common_breadcrumb = ()=>`مسار الصفحة`
export const common_categories_to_begin_with = ()=>`فئات للبداية`
export const common_check_and_restore = ()=>`فحص واستعادة`
export const common_checking = ()=>`جارٍ الفحص…`
export const common_choose_what_you_begin_with = ()=>`يرجى اختيار ما تبدأ به.`
export const common_choose_who_may_invite = ()=>`يرجى اختيار من يمكنه دعوة الآخرين.`
export const common_choose_who_may_join = ()=>`يرجى اختيار من يمكنه الانضمام.`
export const common_choose_who_may_read = ()=>`يرجى اختيار من يمكنه القراءة.`
export const common_choose_who_sees_how_people_are_reached = ()=>`يرجى اختيار من يرى وسائل الاتصال بالأعضاء.`
export const common_close = ()=>`إغلاق`
export const common_connections_from_other_sites_are_not = ()=>`لا تُقبل اتصالات من مواقع أخرى.`
export const common_copy_link = ()=>`نسخ الرابط`
export const common_copying_failed = ()=>`تعذّر النسخ`
export const common_each_member_may_choose_otherwise = ()=>`لكل عضو أن يختار غير ذلك.`
export const common_everybody = ()=>`الجميع`
export const common_everybody_search_engines_too = ()=>`الجميع، ومحرّكات البحث أيضًا`
export const common_failed_to_create_product = ()=>`تعذّرت إضافة الغرض`
export const common_failed_to_logout = ()=>`تعذّر تسجيل الخروج`
export const common_failed_to_send_message = ()=>`تعذّر إرسال الرسالة`
export const common_full_name = ()=>`الاسم الكامل`
export const common_general_address_trading_location = ()=>`العنوان التقريبي (مكان المبادلة)`
export const common_give_your_market_a_name = ()=>`يرجى اختيار اسم للسوق.`
export const common_have_a_backup_bring_it_in = ()=>`لديك سوق في ملف نسخة احتياطية؟ استورده`
export const common_in_your_first_days_you_can_begin = v=>`في أيامك الأولى يمكنك بدء ${((f=>f==="one"?`محادثة واحدة`:f==="two"?`محادثتين`:f==="few"?`${number.format(v.conversations)} محادثات`:`${number.format(v.conversations)} محادثة`)(plural.select(v.conversations)))} في اليوم. يمكنك المتابعة غدًا.`
export const common_in_your_first_days_you_can_post_items = v=>`في أيامك الأولى يمكنك إضافة ${((f=>f==="one"?`غرض واحد`:f==="two"?`غرضين`:f==="few"?`${number.format(v.items)} أغراض`:f==="many"?`${number.format(v.items)} غرضًا`:`${number.format(v.items)} غرض`)(plural.select(v.items)))} يوميًا. يمكنك المتابعة غدًا.`
export const common_in_your_first_days_you_can_send = v=>`في أيامك الأولى يمكنك إرسال ${((f=>f==="one"?`طلب واحد`:f==="two"?`طلبين`:f==="few"?`${number.format(v.requests)} طلبات`:f==="many"?`${number.format(v.requests)} طلبًا`:`${number.format(v.requests)} طلب`)(plural.select(v.requests)))} يوميًا. يمكنك المتابعة غدًا.`
export const common_instead_of_the_one_in_your_profile = ()=>`بدل الرقم المذكور في ملفك الشخصي.`
export const common_instead_of_your_address = ()=>`بدل عنوانك.`
export const common_invites_you = v=>`دعوة لك من \u2068${v.name}\u2069`
export const common_invites_you_to_join = v=>`دعوة من \u2068${v.name}\u2069 للانضمام إلى \u2068${v.name2}\u2069.`
export const common_is_open = v=>`\u2068${v.name}\u2069 مفتوح الآن`
export const common_it_is_in_the_list_already = ()=>`موجود في القائمة من قبل.`
export const common_join = ()=>`انضمام`
export const common_join_post_what_you_no_longer_need_and = v=>`\u2068${v.name}\u2069 بانتظارك: أضف ما لم تعد تحتاج إليه وبادله بما تحتاج إليه، بلا نقود.`
export const common_just_now = ()=>`الآن`
export const common_language = ()=>`اللغة`
export const common_link_copied = ()=>`تم نسخ الرابط`
export const common_location_of_this_item = ()=>`مكان هذا الغرض`
export const common_logged_out_successfully = ()=>`تم تسجيل الخروج`
export const common_logo = ()=>`الشعار`
export const common_look_around = ()=>`جولة في السوق`
export const common_members = ()=>`الأعضاء`
export const common_members_recommended = ()=>`الأعضاء (موصى به)`
export const common_message_to_interested_people = ()=>`رسالة إلى المهتمّين`
export const common_more_a_message_another_phone_or_place = ()=>`المزيد: رسالة، هاتف أو مكان آخر، مقاطع فيديو`
export const common_my_profile = ()=>`ملفي الشخصي`
export const common_name = ()=>`الاسم`
export const common_next = ()=>`التالي`
export const common_next_picture = ()=>`الصورة التالية`
export const common_no_channel_was_subscribed_to_in_time = ()=>`لم يصل اشتراك في أي قناة في الوقت المحدد.`
export const common_no_mail_server_is_set_up_yet_the_mail = ()=>`لا يوجد خادم بريد بعد: الرسالة مدوّنة في سجلّ الموقع.`
export const common_no_mail_server_is_set_up_yet_you_can = ()=>`لا يوجد خادم بريد بعد. يمكنك إعداده لاحقًا من صفحة الإدارة.`
export const common_no_picture = ()=>`لا توجد صورة`
export const common_no_pong_came = ()=>`لم يصل ردّ pong.`
export const common_no_results_found = ()=>`لا توجد نتائج.`
export const common_none_yet = ()=>`لا شيء بعد`
export const common_nothing_is_restored = v=>`لم تتم استعادة شيء: \u2068${v.problem}\u2069.`
export const common_of_on_this_page_match = v=>`${(plural.select(v.matching)==="zero"?`لا شيء من ${number.format(v.count)} في هذه الصفحة يطابق.`:`المطابق في هذه الصفحة: ${number.format(v.matching)} من ${number.format(v.count)}.`)}`
export const common_only_admins_invite_people_here = ()=>`الدعوات هنا من المدراء وحدهم.`
export const common_only_text_is_taken = ()=>`لا يُقبل هنا غير النص.`
export const common_only_the_person_whom_a_review_is_about = ()=>`الرد على التقييم لمن كُتب عنه وحده.`
export const common_open_the_market = ()=>`افتتاح السوق`
export const common_opening = ()=>`جارٍ الافتتاح…`
export const common_or_bring_a_market_that_you_have = ()=>`أو استورد سوقًا موجودًا لديك`
export const common_page = v=>`الصفحة \u2068${v.page}\u2069`
export const common_page_of = v=>`الصفحة \u2068${v.currentPage}\u2069 من \u2068${v.lastPage}\u2069`
export const common_pages = ()=>`الصفحات`
export const common_pages_of = v=>`صفحات \u2068${v.of}\u2069`
export const common_phone_for_this_item = ()=>`هاتف لهذا الغرض`
export const common_phone_number = ()=>`رقم الهاتف`
export const common_picture_of_several = v=>`\u2068${v.name}\u2069، الصورة \u2068${v.index}\u2069 من \u2068${v.count}\u2069`
export const common_plants_and_seeds = ()=>`نباتات وبذور`
export const common_post_item = ()=>`إضافة غرض`
export const common_posting = ()=>`جارٍ الإضافة…`
export const common_prev = ()=>`السابق`
export const common_previous = ()=>`السابق`
export const common_previous_picture = ()=>`الصورة السابقة`
export const common_product_created_successfully = ()=>`تمت إضافة الغرض`
export const common_product_images = ()=>`صور الغرض *`
export const common_removed_the_neighbourhood = v=>`أُزيل الحيّ \u2068${v.name}\u2069`
export const common_reviews_are_for_swaps_that_are = ()=>`التقييمات للمبادلات المكتملة فقط.`
export const common_say_whether_you_would_swap_with_them = ()=>`يرجى ذكر ما إذا كنت تودّ المبادلة مرة أخرى`
export const common_say_which_protocol_protocol_7 = ()=>`يرجى تحديد البروتوكول: ?protocol=7`
export const common_say_whom_you_review = ()=>`يرجى تحديد من تقيّمه`
export const common_search_to_look_beyond_this_page = ()=>`استخدم البحث لتجد ما هو خارج هذه الصفحة.`
export const common_see_its_page = ()=>`عرض صفحته`
export const common_see_your_market = ()=>`إلى السوق`
export const common_send_me_a_test_mail = ()=>`إرسال رسالة تجريبية إليّ`
export const common_send_the_backup_itself_as_a_file = ()=>`يرجى إرسال النسخة الاحتياطية نفسها بصيغة ملف.`
export const common_sent = ()=>`تم الإرسال`
export const common_set_up_the_market = ()=>`إعداد السوق`
export const common_share = ()=>`مشاركة`
export const common_share_this_link_with_your_first = ()=>`شارك هذا الرابط مع أوائل جيرانك، أو دعهم يمسحون رمز QR.`
export const common_shown_in_place_of_the_name_you_can = ()=>`يظهر مكان الاسم. يمكنك تركه.`
export const common_shown_where_other_markets_show_the = ()=>`بكلماتك أنت، حيث تعرض الأسواق الأخرى السعر. إن تركته فارغًا ظهر ما تبحث عنه.`
export const common_signed_out = v=>[`لم تعد جلستك مفتوحة. `,v.link(`تسجيل الدخول`),` للمتابعة.`]
export const common_signed_out_offline = ()=>`سُجّل خروجك على هذا الجهاز فقط. لا يوجد اتصال بالإنترنت.`
export const common_signing_out = ()=>`جارٍ تسجيل الخروج…`
export const common_something_went_wrong_please_try_again = ()=>`حدث خطأ ما. يرجى المحاولة مرة أخرى.`
export const common_something_wrong = ()=>`حدث خطأ ما!`
export const common_thank_you_both_of_you_have_written = ()=>`شكرًا لك. كتب كلاكما، فأصبح بوسع الجميع قراءة التقييمين.`
export const common_thank_you_it_is_shown_once_both_of_you = ()=>`شكرًا لك. يظهر تقييمك حين يكتب كلاكما، أو بعد 14 يومًا.`
export const common_that_channel_is_not_yours = ()=>`هذه القناة ليست لك.`
export const common_that_client_event_is_not_taken = ()=>`لا يُقبل هذا الحدث من المتصفح.`
export const common_that_did_not_work_please_try_again = ()=>`لم ينجح ذلك. يرجى المحاولة مرة أخرى.`
export const common_that_is_no_message_of_the_protocol = ()=>`هذه الرسالة ليست من البروتوكول.`
export const common_that_protocol_is_not_spoken_here = ()=>`هذا البروتوكول غير مدعوم هنا.`
export const common_the_answer = ()=>`الرد`
export const common_the_file_is_being_checked = ()=>`يجري فحص الملف`
export const common_the_file_is_whole_now_restart_the_site = ()=>`الملف سليم. أعد الآن تشغيل الموقع على جهازه: أوقفه حيث شغّلته، ثم شغّله من جديد. عندها يصبح سوق النسخة الاحتياطية، وتدخل بحسابك هناك.`
export const common_the_invitation_has_ended = ()=>`انتهت الدعوة`
export const common_the_invitation_is_ready = ()=>`الدعوة جاهزة`
export const common_the_link_as_a_qr_code = ()=>`الرابط على شكل رمز QR`
export const common_the_market_is_yours = ()=>`السوق لك`
export const common_the_name = ()=>`الاسم`
export const common_the_page_must_be_a_whole_number = ()=>`يجب أن يكون رقم الصفحة عددًا صحيحًا.`
export const common_the_people_who_run_look_at_each_sign = v=>`ينظر القائمون على \u2068${v.name}\u2069 في كل تسجيل جديد. حين يُقبل انضمامك تصلك رسالة بالبريد، ثم يمكنك إضافة الأغراض ومراسلة الناس والمبادلة.`
export const common_the_site_is_restarting = ()=>`يُعاد الآن تشغيل الموقع.`
export const common_the_text = ()=>`النص`
export const common_the_time_for_reviews_of_this_swap_is = ()=>`انتهى وقت تقييم هذه المبادلة.`
export const common_there_is_no_such_invitation = ()=>`لا توجد دعوة كهذه.`
export const common_there_is_no_such_key = ()=>`لا يوجد مفتاح كهذا.`
export const common_there_is_no_such_neighbourhood = ()=>`لا يوجد حيّ كهذا`
export const common_there_is_no_such_neighbourhood_2 = ()=>`لا يوجد حيّ كهذا.`
export const common_there_is_no_such_review = ()=>`لا يوجد تقييم كهذا.`
export const common_there_is_no_such_swap = ()=>`لا توجد مبادلة كهذه.`
export const common_there_is_nobody_of_this_number_whom = ()=>`لم تبادل هنا أحدًا بهذا الرقم.`
export const common_this_connection_may_not_subscribe_to = ()=>`لا يحقّ لهذا الاتصال الاشتراك في تلك القناة.`
export const common_this_invitation_does_not_work_any_more = ()=>`لم تعد هذه الدعوة صالحة. اطلب دعوة جديدة ممن أرسلها إليك.`
export const common_this_link_was_used_already_or_has = ()=>`استُخدم هذا الرابط من قبل، أو انتهت صلاحيته. يمكنك إنشاء رابط جديد من إعداداتك.`
export const common_this_must_be_the_number_of_an_entry = ()=>`يجب أن يكون هذا رقم أحد المدخلات.`
export const common_this_person_has_left = ()=>`لم يعد صاحب هذا الحساب هنا.`
export const common_this_session_has_ended = ()=>`انتهت هذه الجلسة.`
export const common_those_with_whom_they_have_agreed_on_a = ()=>`من اتفقوا معهم على مبادلة`
export const common_to_the_address_above_then_you_know = ()=>`إلى العنوان أعلاه: بذلك تتأكد من أن البريد يعمل.`
export const common_too_many_connections_please_come_back = ()=>`الاتصالات كثيرة. يرجى العودة لاحقًا.`
export const common_too_many_messages_at_once = ()=>`رسائل كثيرة دفعة واحدة.`
export const common_too_many_windows_are_open_please_close = ()=>`النوافذ المفتوحة كثيرة. يرجى إغلاق بعضها.`
export const common_tools = ()=>`أدوات`
export const common_try_again = ()=>`المحاولة مرة أخرى`
export const common_type_a_number_from_to = v=>`يرجى كتابة رقم من \u2068${v.min}\u2069 إلى \u2068${v.max}\u2069.`
export const common_upload = ()=>`رفع`
export const common_waiting_to_be_let_in = ()=>`بانتظار القبول`
export const common_welcome = ()=>`أهلًا بك`
export const common_welcome_to_your_market = ()=>`أهلًا بك في سوقك`
export const common_what_is_left_to_do = ()=>`ما بقي لتفعله`
export const common_what_would_you_take_for_it = ()=>`ماذا تأخذ مقابله؟`
export const common_who_has_an_invitation = ()=>`من لديه دعوة`
export const common_who_has_an_invitation_and_was_let_in = ()=>`من لديه دعوة ووافقت على انضمامه`
export const common_who_may_do_what = ()=>`الصلاحيات`
export const common_who_may_join = ()=>`من يمكنه الانضمام`
export const common_who_may_read = ()=>`من يمكنه القراءة`
export const common_who_sees_email_and_phone_of_members = ()=>`من يرى بريد الأعضاء وهواتفهم`
export const common_who_was_let_in_by_you = ()=>`من وافقت على انضمامه`
export const common_write_an_answer = ()=>`كتابة رد`
export const common_write_to_the_people_who_run_this_site = ()=>`راسل القائمين على هذا الموقع`
export const common_you_are_offline_please_try_again_once = ()=>`لا يوجد اتصال بالإنترنت. حاول مرة أخرى بعد عودته.`
export const common_you_are_offline_this_loads_once_you = ()=>`لا يوجد اتصال بالإنترنت. يُحمَّل هذا حين يعود.`
export const common_you_are_signed_out = ()=>`سُجّل خروجك.`
export const common_you_are_the_last_admin_here_appoint = ()=>`لا يوجد مدير غيرك هنا. عيّن مديرًا آخر أولًا.`
export const common_you_cannot_review_yourself = ()=>`لا يمكنك تقييم نفسك.`
export const common_you_have_answered_this_review_already = ()=>`سبق أن رددت على هذا التقييم.`
export const common_you_have_invitations_that_still_work = v=>`لديك ${((f=>f==="one"?`دعوة واحدة صالحة`:f==="two"?`دعوتان صالحتان`:f==="few"?`${number.format(v.live)} دعوات صالحة`:`${number.format(v.live)} دعوة صالحة`)(plural.select(v.live)))}. أنهِ إحداها أولًا.`
export const common_you_have_left_nothing_of_you_is_kept = ()=>`حُذف حسابك. ولم يعد يُحفظ هنا شيء عنك.`
export const common_you_the_first_admin = ()=>`أنت، المدير الأول`
export const common_your_data_is_ready_to_be_downloaded = ()=>`بياناتك جاهزة للتنزيل`
export const common_your_market = ()=>`سوقك`
export const common_your_market_is_open = ()=>`سوقك مفتوح`
export const common_youve_been_signed_out_locally = ()=>`سُجّل خروجك على هذا الجهاز فقط.`
export const contact_choose_who_sees_your_email_and_phone = ()=>`يرجى اختيار من يرى بريدك الإلكتروني وهاتفك`
export const contact_email_is_required = ()=>`البريد الإلكتروني مطلوب`
export const contact_failed_to_send_the_message = ()=>`تعذّر إرسال الرسالة`
export const contact_invalid_email = ()=>`بريد إلكتروني غير صالح`
export const contact_message = ()=>`الرسالة`
export const contact_message_is_required = ()=>`الرسالة مطلوبة`
export const contact_name = ()=>`الاسم`
export const contact_name_is_required = ()=>`الاسم مطلوب`
export const contact_optional_if_you_would_rather_be_called = ()=>`اختياري، إن كنت تفضّل أن نتصل بك هاتفيًا.`
export const contact_phone = ()=>`الهاتف`
export const contact_send = ()=>`إرسال`
export const contact_sending = ()=>`جارٍ الإرسال…`
export const contact_sign_in_to_see_how_to_reach = v=>[v.link(`تسجيل الدخول`),` لمعرفة كيفية الاتصال بـ`,`\u2068${v.name}\u2069`]
export const contact_thank_you_we_write_back_to = v=>[`شكرًا لك. سنرد على `,v.strong(`\u2068${v.email}\u2069`),`.`]
export const contact_the_message = ()=>`الرسالة`
export const contact_the_phone_number = ()=>`رقم الهاتف`
export const contact_we_write_back_to_this_address = ()=>`نرد على هذا البريد.`
export const contact_write_another_message = ()=>`كتابة رسالة أخرى`
export const contact_write_to_us = ()=>`راسلنا`
export const contact_you_see_how_to_reach_once_you_have = v=>`تظهر لك كيفية الاتصال بـ\u2068${v.name}\u2069 بعد أن تتفقا على مبادلة.`
export const contact_your_message_has_been_sent = ()=>`أُرسلت رسالتك.`
export const defaults_category_art_books = ()=>`الفن والقصص المصوّرة`
export const defaults_category_arts = ()=>`الفنون والحرف`
export const defaults_category_audiobooks = ()=>`الموسيقى والكتب المسموعة`
export const defaults_category_baby = ()=>`الرضّع والأطفال`
export const defaults_category_baby_clothes = ()=>`ملابس الرضّع`
export const defaults_category_beds = ()=>`الأسرّة والأثاث`
export const defaults_category_bike_tools = ()=>`أدوات الدراجات`
export const defaults_category_bikes = ()=>`الدراجات والنقل`
export const defaults_category_books = ()=>`الكتب والمجلات`
export const defaults_category_bulbs = ()=>`الأبصال والدرنات`
export const defaults_category_childrens_books = ()=>`كتب الأطفال`
export const defaults_category_clothing = ()=>`الملابس والأحذية`
export const defaults_category_collectibles = ()=>`المقتنيات والتحف`
export const defaults_category_cookbooks = ()=>`كتب الطبخ`
export const defaults_category_crime = ()=>`الجريمة والإثارة`
export const defaults_category_electrics = ()=>`الكهرباء والمصابيح`
export const defaults_category_electronics = ()=>`الإلكترونيات`
export const defaults_category_else = ()=>`أغراض أخرى`
export const defaults_category_feeding = ()=>`الرضاعة والطعام`
export const defaults_category_games = ()=>`الألعاب`
export const defaults_category_garden = ()=>`الحديقة والنباتات`
export const defaults_category_garden_plants = ()=>`نباتات الحديقة`
export const defaults_category_garden_tools = ()=>`أدوات الحديقة`
export const defaults_category_hand_tools = ()=>`أدوات يدوية`
export const defaults_category_home = ()=>`المنزل والأثاث`
export const defaults_category_house_plants = ()=>`نباتات الزينة الداخلية`
export const defaults_category_kitchen = ()=>`المطبخ والمائدة`
export const defaults_category_materials = ()=>`المواد`
export const defaults_category_music = ()=>`الموسيقى والآلات`
export const defaults_category_novels = ()=>`الروايات`
export const defaults_category_other_baby = ()=>`أغراض أخرى للرضّع`
export const defaults_category_other_books = ()=>`كتب أخرى`
export const defaults_category_paint = ()=>`الدهان والفُرَش`
export const defaults_category_pets = ()=>`مستلزمات الحيوانات الأليفة`
export const defaults_category_picture_books = ()=>`الكتب المصوّرة`
export const defaults_category_pots = ()=>`الأصص والتربة`
export const defaults_category_power_tools = ()=>`أدوات كهربائية`
export const defaults_category_prams = ()=>`عربات الأطفال وحمّالاتهم`
export const defaults_category_seedlings = ()=>`الشتلات`
export const defaults_category_seeds = ()=>`البذور`
export const defaults_category_sports = ()=>`الرياضة والهواء الطلق`
export const defaults_category_tools = ()=>`العدّة وأعمال الصيانة`
export const defaults_category_toys = ()=>`ألعاب الأطفال`
export const defaults_category_travel = ()=>`الرحلات والخرائط`
export const defaults_description = ()=>`سوق الحي بلا نقود: قدّم ما لم تعد تستعمله، وخذ إلى بيتك ما تحتاج إليه.`
export const defaults_find = ()=>`ستجد ما يعجبك`
export const defaults_find_text = ()=>`ابحث وتصفّح ما يعرضه من حولك، واحتفظ بما يعجبك في المفضّلة.`
export const defaults_hero_content = ()=>`ما تراكم عندك قد يكون ما يتمناه غيرك. قدّم ما لم تعد تستعمله، وخذ ما تحتاج إليه ممن حولك، بلا نقود.`
export const defaults_hero_title = ()=>`بادل ما لا تحتاج إليه`
export const defaults_how = ()=>`كيف تعمل المبادلة`
export const defaults_known = ()=>`بادل أناسًا تعرفهم`
export const defaults_known_text = ()=>`حديث أولًا، ثم اتفاق على مكان، ثم مصافحة. جيران لا غرباء.`
export const defaults_page_about = ()=>`من نحن`
export const defaults_page_blog = ()=>`المدونة`
export const defaults_page_contact = ()=>`اتصل بنا`
export const defaults_page_faqs = ()=>`أسئلة شائعة`
export const defaults_page_how = ()=>`كيف يعمل الموقع`
export const defaults_page_imprint = ()=>`بيانات الناشر`
export const defaults_page_pricing = ()=>`الأسعار`
export const defaults_page_privacy = ()=>`الخصوصية`
export const defaults_page_terms = ()=>`الشروط والأحكام`
export const defaults_plan_basic = ()=>`أساسية`
export const defaults_plan_basic_1 = ()=>`إضافة أغراض بالصور والفيديو`
export const defaults_plan_basic_2 = ()=>`إرسال طلبات المبادلة واستقبالها`
export const defaults_plan_basic_3 = ()=>`محادثة الأعضاء الآخرين`
export const defaults_plan_basic_4 = ()=>`حفظ ما يعجبك في المفضّلة`
export const defaults_plan_basic_text = ()=>`كل ما يلزم للمبادلة، ما شئت من الوقت.`
export const defaults_plan_standard = ()=>`قياسية`
export const defaults_plan_standard_1 = ()=>`كل ما في الباقة الأساسية`
export const defaults_plan_standard_2 = ()=>`تساعد على تكاليف الخادم ونسخه الاحتياطية`
export const defaults_plan_standard_3 = ()=>`تساعد على بقاء السوق بلا إعلانات`
export const defaults_plan_standard_4 = ()=>`إلغاء في أي وقت`
export const defaults_plan_standard_text = ()=>`لمن يبادل كثيرًا ويودّ المساعدة على بقاء السوق مفتوحًا.`
export const defaults_plan_yearly = ()=>`قياسية سنوية`
export const defaults_plan_yearly_1 = ()=>`كل ما في الباقة القياسية`
export const defaults_plan_yearly_2 = ()=>`أرخص بنحو شهرين من الدفع الشهري`
export const defaults_plan_yearly_3 = ()=>`دفعة واحدة في السنة`
export const defaults_plan_yearly_text = ()=>`الباقة القياسية، تُدفع مرة في السنة.`
export const defaults_start = ()=>`ابدأ المبادلة الآن!`
export const defaults_start_text = ()=>`انضم إلى المجتمع وأضف غرضك الأول للمبادلة. الأمر سهل وآمن ومجاني.`
export const defaults_step_agree = ()=>`اتفاق ثم مبادلة`
export const defaults_step_agree_text = ()=>`اقبل العرض الذي يناسبك، ورتّب البقية بالرسائل، ثم يكون اللقاء للمبادلة.`
export const defaults_step_offer = ()=>`قدّم عرضًا أو استقبله`
export const defaults_step_offer_text = ()=>`أعجبك شيء؟ قدّم مقابله شيئًا مما لديك. أو اذكر ما تبحث عنه: يجد الموقع بنفسه مبادلات بين شخصين أو ثلاثة أو أربعة.`
export const defaults_step_post = ()=>`أضف غرضًا`
export const defaults_step_post_text = ()=>`اسم وبضع صور وما ترغب فيه مقابله. لا يستغرق ذلك سوى دقيقة تقريبًا.`
export const defaults_tagline = ()=>`نُسمع الأصوات ونبني الثقة`
export const defaults_they_have_left = ()=>`غادر الموقع.`
export const defaults_trade_easily = ()=>`مبادلة سهلة`
export const defaults_trade_easily_text = ()=>`أضف غرضًا في دقيقة، بصور من هاتفك، واذكر ما تقبل به مقابله.`
export const errors_a_file_may_have_at_most_mb = v=>`الحد الأقصى لحجم الملف: \u2068${v.fileBytes}\u2069 ميغابايت.`
export const errors_at_most_files_are_taken_here = v=>`الحد الأقصى لعدد الملفات هنا: \u2068${v.most}\u2069.`
export const errors_bad_request = ()=>`لا معنى لهذا الطلب هنا.`
export const errors_body_not_json = ()=>`محتوى الطلب ليس JSON صالحًا.`
export const errors_busy = ()=>`الموقع مشغول. يرجى المحاولة بعد لحظات.`
export const errors_cross_site = ()=>`جاء هذا الطلب من موقع آخر، فلم يتغيّر شيء. افتح هذا الموقع مباشرةً ثم حاول مرة أخرى.`
export const errors_cut_short = ()=>`انقطع الطلب قبل اكتماله.`
export const errors_disk_full = ()=>`لم تعد في قرص الموقع مساحة، فتعذّر الحفظ. يرجى المحاولة لاحقًا.`
export const errors_invalid = ()=>`البيانات المدخلة غير صالحة.`
export const errors_invalid_2 = ()=>`غير صالح`
export const errors_kind_not_taken = ()=>`لا يُقبل هنا هذا النوع من المحتوى.`
export const errors_no_file_belongs_here = ()=>`لا مكان هنا لملف.`
export const errors_not_found = ()=>`غير موجود.`
export const errors_not_yours = ()=>`لا يمكنك تغيير هذا فهو ليس لك.`
export const errors_only_one_file_is_taken_here = ()=>`يُقبل هنا ملف واحد فقط.`
export const errors_sign_in_first = ()=>`سجّل الدخول أولًا.`
export const errors_something_wrong = ()=>`حدث خطأ ما!`
export const errors_that_form_has_too_many_parts = ()=>`أجزاء هذا النموذج كثيرة.`
export const errors_that_is_not_a_request_that_can_be_read = ()=>`تعذّرت قراءة هذا الطلب.`
export const errors_that_text_is_too_long = ()=>`هذا النص طويل جدًا.`
export const errors_the_address_or_its_headers_are_too = ()=>`عنوان الطلب أو ترويساته أطول من اللازم.`
export const errors_the_field_json_is_missing_or_no_json = ()=>`الحقل json مفقود أو ليس JSON.`
export const errors_the_form_is_broken_or_was_cut_short = ()=>`النموذج تالف أو انقطع قبل اكتماله.`
export const errors_the_request_took_too_long_to_come = ()=>`تأخّر وصول الطلب كثيرًا.`
export const errors_the_site_has_taken_as_many_files_as_it = ()=>`بلغ الموقع حدّه اليومي من الملفات. يرجى المحاولة غدًا.`
export const errors_the_site_is_nearly_out_of_disk_space = ()=>`كادت مساحة قرص الموقع تنفد، فهو لا يقبل الملفات الآن. كل ما عدا ذلك يعمل؛ يرجى المحاولة لاحقًا.`
export const errors_the_site_is_short_of_disk_space_and = ()=>`مساحة قرص الموقع قليلة، فهو لا يقبل الملفات الآن. يرجى المحاولة لاحقًا.`
export const errors_the_site_is_taking_as_many_files_as_it = ()=>`يستقبل الموقع الآن أقصى ما يمكنه من الملفات. يرجى المحاولة لاحقًا.`
export const errors_this_site_takes_no_pictures_or_files = ()=>`لا يقبل هذا الموقع الصور والملفات.`
export const errors_too_large = ()=>`الحجم أكبر من اللازم.`
export const errors_too_many = ()=>`الطلبات كثيرة. يرجى الانتظار لحظة.`
export const errors_too_many_at_once = ()=>`طلبات كثيرة دفعة واحدة. يرجى الانتظار لحظة.`
export const errors_you_can_do_that_as_soon_as_somebody = ()=>`يمكنك ذلك فور قبول انضمامك. سنكتب إليك.`
export const errors_your_pictures_and_files_take_of_the_mb = v=>`تشغل صورك وملفاتك \u2068${v.taken}\u2069 من \u2068${v.most}\u2069 ميغابايت المتاحة لكل شخص هنا، فلا مكان لهذا. احذف ما لم تعد تحتاج إليه.`
export const form_a_picture_may_have_at_most = v=>`الحد الأقصى لحجم الصورة: \u2068${v.bytesText}\u2069.`
export const form_add = ()=>`إضافة`
export const form_add_pictures = ()=>`إضافة صور`
export const form_at_most_characters = v=>`الحد الأقصى لعدد الأحرف: ${number.format(v.length)}.`
export const form_category = ()=>`الفئة *`
export const form_character_of = v=>`الحرف \u2068${v.index}\u2069 من \u2068${v.count}\u2069`
export const form_choose_a_picture = ()=>`اختيار صورة`
export const form_code = ()=>`الرمز`
export const form_condition = ()=>`الحالة *`
export const form_cover = ()=>`الغلاف`
export const form_description = ()=>`الوصف *`
export const form_email = ()=>`البريد الإلكتروني`
export const form_hide_field = v=>`إخفاء: \u2068${v.label}\u2069`
export const form_in_a_new_tab_and_come_back_what_you = ()=>`(في علامة تبويب جديدة) ثم العودة: ما كتبته يبقى هنا.`
export const form_is_empty = v=>`الملف \u2068${v.name}\u2069 فارغ.`
export const form_is_larger_than = v=>`حجم \u2068${v.name}\u2069 أكبر من \u2068${v.bytesText}\u2069.`
export const form_is_no_picture_that_can_be_taken_choose = v=>`لا يمكن قبول الصورة \u2068${v.name}\u2069: اختر JPEG أو PNG أو WebP أو GIF أو AVIF.`
export const form_item_name = ()=>`اسم الغرض`
export const form_may_have_at_most = v=>`\u2068${v.what}\u2069: الحد الأقصى لعدد الأحرف \u2068${v.length}\u2069`
export const form_move_left = v=>`نقل \u2068${v.name}\u2069 إلى اليسار`
export const form_move_right = v=>`نقل \u2068${v.name}\u2069 إلى اليمين`
export const form_must_be_text = v=>`\u2068${v.what}\u2069: المطلوب نص`
export const form_page_range = v=>`أرقام الصفحات من 1 إلى ${number.format(v.last)}.`
export const form_picture_kinds_up_to = v=>`JPEG أو PNG أو WebP أو GIF أو AVIF، حتى \u2068${v.size}\u2069.`
export const form_reading = ()=>`جارٍ القراءة…`
export const form_reading_works_without_javascript_for = ()=>`القراءة ممكنة بلا JavaScript. أما هذا النموذج فيحتاج إلى تفعيله.`
export const form_remove = v=>`إزالة \u2068${v.name}\u2069`
export const form_remove_2 = v=>`إزالة \u2068${v.link}\u2069`
export const form_save = ()=>`حفظ`
export const form_saving = ()=>`جارٍ الحفظ…`
export const form_select_a_category = ()=>`اختر فئة`
export const form_select_a_condition = ()=>`اختر حالة`
export const form_show_field = v=>`إظهار: \u2068${v.label}\u2069`
export const form_something_wrong = ()=>`حدث خطأ ما`
export const form_stored_picture = v=>`الصورة \u2068${v.index}\u2069`
export const form_take_picture = ()=>`التقاط صورة`
export const form_there_is_room_for_pictures_the_rest = v=>`${((f=>f==="zero"?`لا مكان لصور أخرى`:f==="one"?`يوجد مكان لصورة واحدة`:f==="two"?`يوجد مكان لصورتين`:f==="few"?`يوجد مكان لـ${number.format(v.room)} صور`:`يوجد مكان لـ${number.format(v.room)} صورة`)(plural.select(v.room)))}؛ لم يُضف الباقي.`
export const form_up_to_each_choose_drop_or_paste_them = v=>`عدد الصور حتى \u2068${v.picturesPerItem}\u2069، وحجم كل منها حتى \u2068${v.bytesText}\u2069. اخترها أو اسحبها أو الصقها؛ الأولى هي الغلاف.`
export const form_video_links = ()=>`روابط الفيديو`
export const form_youtube_only_up_to = v=>`YouTube فقط، حتى \u2068${v.most}\u2069.`
export const handovers_a_code_has_digits = v=>`عدد أرقام الرمز: \u2068${v.digits}\u2069`
export const handovers_add_place = ()=>`إضافة مكان لقاء`
export const handovers_add_to_calendar = ()=>`إضافة إلى التقويم`
export const handovers_after_delete = ()=>`لن يُقترح بعد الآن. ومن اتفقوا على اللقاء فيه يبقى اتفاقهم.`
export const handovers_agree = ()=>`الموافقة على اللقاء`
export const handovers_agree_failed = ()=>`تعذّرت الموافقة`
export const handovers_agreed = ()=>`تم الاتفاق على اللقاء`
export const handovers_agreed_already = ()=>`سبق أن وافقت على هذا.`
export const handovers_agreeing = ()=>`جارٍ إرسال الموافقة…`
export const handovers_back = ()=>`رجوع`
export const handovers_calendar_summary = v=>`مبادلة مع \u2068${v.name}\u2069`
export const handovers_changed_hands = ()=>`ما كان على كل منكما تسليمه انتقل من قبل.`
export const handovers_code = ()=>`الرمز`
export const handovers_code_digits = v=>`عدد أرقام الرمز: ${number.format(v.digits)}.`
export const handovers_code_failed = ()=>`تعذّر إنشاء الرمز.`
export const handovers_code_for_other = v=>`الرمز ليُدخله \u2068${v.name}\u2069.`
export const handovers_code_help = v=>`تجد الرمز عند \u2068${v.name}\u2069. تفحّص أغراضك جيدًا أولًا: فهذا يؤكد المبادلة لكليكما.`
export const handovers_code_how = v=>`يُدخَل الرمز عند \u2068${v.name}\u2069 في صفحة هذه المبادلة، أو يُمسح بالكاميرا. بذلك تتأكد المبادلة لكليكما.`
export const handovers_code_lives = ()=>`صالح لعشر دقائق.`
export const handovers_code_of = v=>`رمز \u2068${v.name}\u2069`
export const handovers_code_over = ()=>`انتهت صلاحية هذا الرمز.`
export const handovers_confirm = ()=>`تأكيد المبادلة`
export const handovers_confirm_failed = ()=>`تعذّر تأكيد المبادلة`
export const handovers_confirmed_already = ()=>`سبق أن أكدت هذه المبادلة.`
export const handovers_confirming = ()=>`جارٍ التأكيد…`
export const handovers_edit_place = v=>`تعديل \u2068${v.name}\u2069`
export const handovers_enter_code = ()=>`إدخال رمز`
export const handovers_good_places = ()=>`أماكن مناسبة للقاء`
export const handovers_loading = ()=>`جارٍ التحميل…`
export const handovers_meet = v=>`اللقاء مع \u2068${v.name}\u2069`
export const handovers_meeting_places = ()=>`أماكن اللقاء`
export const handovers_meeting_places_lead = ()=>`أماكن يمكن لأهل السوق اللقاء فيها للمبادلة: عامة، جيدة الإضاءة، سهلة الوصول. تُقترح كلما خطّط اثنان للقاء.`
export const handovers_new_code = ()=>`رمز جديد`
export const handovers_next_meet = ()=>`الخطوة التالية: تلتقيان وتتبادلان وتؤكدان.`
export const handovers_no_such_place = ()=>`لا يوجد مكان لقاء كهذا.`
export const handovers_no_such_swap = ()=>`لا توجد مبادلة كهذه.`
export const handovers_not_agreed = v=>`لم تتفق بعد على مكان وموعد مع \u2068${v.name}\u2069.`
export const handovers_note_hint = ()=>`كيف يعرف أحدكما الآخر؟`
export const handovers_note_label = ()=>`ملاحظة`
export const handovers_nothing_between = ()=>`لا تسليم بينك وبين هذا الشخص.`
export const handovers_nothing_proposed = ()=>`لم يقترح أحد مكانًا وموعدًا بعد.`
export const handovers_on_the_spot = ()=>`عند اللقاء يعرض أحدكما رمزًا ويُدخله الآخر: بذلك تتأكد المبادلة لكليكما. ومن دونه يؤكد كل منكما على حدة.`
export const handovers_order_saved = ()=>`تم حفظ الترتيب`
export const handovers_other_proposal = ()=>`وصل اقتراح آخر في هذه الأثناء. يرجى النظر فيه أولًا.`
export const handovers_other_proposes = v=>`اقتراح من \u2068${v.name}\u2069:`
export const handovers_own_proposal = ()=>`هذا اقتراحك أنت، وهو بانتظار الطرف الآخر.`
export const handovers_place = ()=>`المكان`
export const handovers_place_added = ()=>`تمت إضافة مكان اللقاء`
export const handovers_place_and_time = ()=>`المكان والموعد`
export const handovers_place_deleted = ()=>`تم حذف مكان اللقاء`
export const handovers_place_example = ()=>`المكتبة، المدخل الرئيسي`
export const handovers_place_hint = ()=>`مكان عام يسهل على كليكما العثور عليه.`
export const handovers_place_label = ()=>`المكان *`
export const handovers_place_twice = ()=>`هذا المكان موجود في القائمة.`
export const handovers_places_changed = ()=>`تغيّرت أماكن اللقاء في هذه الأثناء. لم يُنقل شيء.`
export const handovers_places_full = v=>`الحد الأقصى لأماكن اللقاء: ${number.format(v.count)}.`
export const handovers_propose = ()=>`اقتراح مكان وموعد`
export const handovers_propose_another = ()=>`اقتراح مكان أو موعد آخر`
export const handovers_propose_failed = ()=>`تعذّر إرسال الاقتراح`
export const handovers_propose_this = ()=>`إرسال الاقتراح`
export const handovers_qr_label = ()=>`الرمز نفسه للمسح`
export const handovers_saved = ()=>`تم الحفظ`
export const handovers_say_when = ()=>`اذكر في أي يوم وأي ساعة تودّ اللقاء.`
export const handovers_say_where_you_would_meet = ()=>`اذكر أين تودّ اللقاء.`
export const handovers_say_with_whom = ()=>`اذكر مع من في هذه المبادلة.`
export const handovers_sending = ()=>`جارٍ الإرسال…`
export const handovers_sent = ()=>`أُرسل اقتراحك`
export const handovers_show_code = ()=>`عرض رمزي`
export const handovers_step_agreed = ()=>`تم الاتفاق`
export const handovers_step_done = ()=>`تم:`
export const handovers_step_meet = ()=>`اللقاء`
export const handovers_step_offered = ()=>`العرض`
export const handovers_step_swapped = ()=>`تمت المبادلة`
export const handovers_steps = ()=>`خطوات هذه المبادلة`
export const handovers_swap_confirmed = ()=>`تم تأكيد المبادلة`
export const handovers_the_note = ()=>`الملاحظة`
export const handovers_the_place = ()=>`المكان`
export const handovers_this_must_be_the_id_of_a_person = ()=>`يجب أن يكون هذا معرّف أحد الأشخاص`
export const handovers_this_must_be_the_number_of_the_plan = ()=>`يجب أن يكون هذا رقم الموعد الذي رأيته`
export const handovers_time_label = ()=>`اليوم والساعة *`
export const handovers_time_passed = ()=>`فات هذا الموعد.`
export const handovers_time_passed_meanwhile = ()=>`فات هذا الموعد في هذه الأثناء. اقترح موعدًا آخر.`
export const handovers_time_zone = v=>`بتوقيتك المحلي، \u2068${v.zone}\u2069.`
export const handovers_too_far_ahead = ()=>`لا يمكن تحديد موعد يبعد أكثر من 90 يومًا.`
export const handovers_too_many_codes = ()=>`كثرت الرموز الخاطئة اليوم. ما زال بإمكان كل منكما تأكيد المبادلة على حدة.`
export const handovers_try_again = ()=>`المحاولة مرة أخرى`
export const handovers_turn_me = v=>`دورك الآن: اقتراح مكان وموعد من \u2068${v.name}\u2069.`
export const handovers_turn_other = v=>`بانتظار رد \u2068${v.name}\u2069 على اقتراحك.`
export const handovers_wrong_code = ()=>`هذا ليس أحدث رمز، أو انقضت دقائقه العشر.`
export const handovers_you_meet = v=>`لقاؤك مع \u2068${v.name}\u2069:`
export const handovers_you_proposed = v=>`هذا اقتراحك، ولم يصل رد \u2068${v.name}\u2069 بعد:`
export const handovers_your_code = ()=>`رمزك`
export const handovers_your_code_is = v=>`رمزك: \u2068${v.code}\u2069`
export const home_browse_all_items = ()=>`تصفّح كل الأغراض`
export const home_classical_guitar = ()=>`غيتار كلاسيكي`
export const home_featured_items = ()=>`أغراض مميّزة`
export const home_featured_items_page = v=>`أغراض مميّزة، الصفحة \u2068${v.currentPage}\u2069`
export const home_film_camera = ()=>`كاميرا أفلام`
export const home_join_the_community_and_post_your_first = ()=>`انضم إلى المجتمع وأضف غرضك الأول للمبادلة. الأمر سهل وآمن ومجاني.`
export const home_loading = ()=>`جارٍ التحميل…`
export const home_loading_2 = ()=>`جارٍ التحميل…`
export const home_looking_for_a_home = v=>[...((f=>f==="zero"?[`لا غرض يبحث عن بيت جديد`]:f==="one"?[`غرض واحد (`,v.strong(`\u2068${v.shown}\u2069`),`) يبحث عن بيت جديد`]:f==="two"?[`غرضان (`,v.strong(`\u2068${v.shown}\u2069`),`) يبحثان عن بيت جديد`]:f==="few"?[v.strong(`\u2068${v.shown}\u2069`),` أغراض تبحث عن بيت جديد`]:f==="many"?[v.strong(`\u2068${v.shown}\u2069`),` غرضًا تبحث عن بيت جديد`]:[v.strong(`\u2068${v.shown}\u2069`),` غرض تبحث عن بيت جديد`])(plural.select(v.total)))]
export const home_nothing_is_up_for_a_swap_here_yet = ()=>`لا يوجد هنا شيء للمبادلة بعد.`
export const home_post_the_first_item = ()=>`إضافة أول غرض`
export const home_post_your_first_trade = ()=>`أضف غرضك الأول`
export const home_search = ()=>`بحث`
export const home_search_here = ()=>`ابحث هنا…`
export const home_see_the_newest = ()=>`عرض الأحدث`
export const home_services = ()=>`الخدمات`
export const home_something_went_wrong_try_again = v=>[`حدث خطأ ما! `,v.link(`المحاولة مرة أخرى`)]
export const home_start_trading_now = ()=>`ابدأ المبادلة الآن!`
export const home_swap_what_you_dont_need_for_what_you = v=>`\u2068${v.tagline}\u2069. بادل ما لا تحتاج إليه بما تحتاج إليه مع من هم بقربك: بسهولة وأمان ومجانًا.`
export const home_the_items_end_before_this_page = ()=>`تنتهي الأغراض قبل هذه الصفحة.`
export const home_trade_what_you_dont_need = ()=>`بادل ما لا تحتاج إليه`
export const items_a_name_a_few_photos_what_you_would = ()=>`اسم، وبضع صور، وما تأخذه مقابله. هذا كل ما يلزم.`
export const items_a_picture_may_have_at_most_mb = v=>`الحد الأقصى لحجم الصورة: \u2068${v.bytes}\u2069 ميغابايت.`
export const items_a_picture_may_have_at_most_megapixels = v=>`الحد الأقصى لدقّة الصورة: \u2068${v.pixels}\u2069 ميغابكسل.`
export const items_a_swap_of_this_item_has_been_agreed_on = ()=>`تم الاتفاق على مبادلة هذا الغرض، فلا يمكن حذفه.`
export const items_ad_id = v=>[`رقم الإعلان `,v.strong(`\u2068${v.id}\u2069`)]
export const items_add_at_least_one_picture = ()=>`أضف صورة واحدة على الأقل`
export const items_an_avif_picture_may_have_at_most_16 = ()=>`الحد الأقصى لصورة AVIF هو 16 ميغابكسل، أو 12 إذا زادت الألوان على 8 بت لكل لون. يرجى إرسال صورة أصغر، أو JPEG.`
export const items_and_its_pictures_will_be_gone_requests = v=>[`سيُحذف `,v.strong(`\u2068${v.name}\u2069`),` مع صوره. وتنتهي الطلبات التي تنتظره، ويُبلَّغ من أرسلوها.`]
export const items_another_backup_is_being_made = ()=>`يجري إنشاء نسخة احتياطية أخرى`
export const items_another_restore_is_being_prepared = ()=>`يجري إعداد استعادة أخرى`
export const items_at_most_pictures_can_be_added = v=>`الحد الأقصى لعدد الصور: \u2068${v.perItem}\u2069`
export const items_at_most_pictures_can_be_named = v=>`الحد الأقصى لعدد الصور المذكورة: \u2068${v.perItem}\u2069`
export const items_at_most_video_links_can_be_added = v=>`الحد الأقصى لروابط الفيديو: \u2068${v.videoLinks}\u2069`
export const items_browse_all_items = ()=>`تصفّح كل الأغراض`
export const items_browse_items = ()=>`تصفّح الأغراض`
export const items_choose_a_category = ()=>`اختر فئة`
export const items_choose_a_condition = ()=>`اختر حالة`
export const items_choose_an_item = ()=>`اختر غرضًا`
export const items_compare_the_requests = ()=>`مقارنة الطلبات`
export const items_condition_explained = v=>`\u2068${v.condition}\u2069: \u2068${v.meaning}\u2069.`
export const items_created_at = ()=>`تاريخ الإضافة`
export const items_dashboard = ()=>`لوحتي`
export const items_delete = v=>`حذف \u2068${v.name}\u2069`
export const items_delete_failed = ()=>`تعذّر الحذف`
export const items_delete_it = ()=>`حذف`
export const items_delete_item = ()=>`حذف الغرض؟`
export const items_deleting = ()=>`جارٍ الحذف…`
export const items_description = ()=>`الوصف`
export const items_description_is_required = ()=>`الوصف مطلوب`
export const items_edit = ()=>`تعديل`
export const items_edit_2 = v=>`تعديل \u2068${v.name}\u2069`
export const items_empty_the_one_in_your_profile = ()=>`إن تُرك فارغًا: الرقم الذي في ملفك الشخصي.`
export const items_empty_your_address = ()=>`إن تُرك فارغًا: عنوانك.`
export const items_exact_is_1_or_0 = ()=>`قيمة exact هي 1 أو 0.`
export const items_failed_to_load_product_details = ()=>`تعذّر تحميل تفاصيل الغرض.`
export const items_failed_to_toggle_favourite = ()=>`تعذّر تغيير المفضّلة`
export const items_failed_to_update_product = ()=>`تعذّر تحديث الغرض`
export const items_favourite = ()=>`إضافة إلى المفضّلة:`
export const items_favourite_2 = v=>`إضافة \u2068${v.name}\u2069 إلى المفضّلة`
export const items_favourite_toggled_successfully = ()=>`تم تحديث المفضّلة`
export const items_home = ()=>`الرئيسية`
export const items_in_exchange_for = v=>`مقابل \u2068${v.tradePreferences}\u2069`
export const items_in_exchange_for_2 = ()=>`مقابل`
export const items_in_return = ()=>`بالمقابل:`
export const items_item_description = ()=>`وصف الغرض`
export const items_item_offered = ()=>`الغرض المعروض`
export const items_keep_it = ()=>`إبقاء الغرض`
export const items_like_new = ()=>`كالجديد`
export const items_loading = ()=>`جارٍ التحميل…`
export const items_location = ()=>`المكان *`
export const items_message_is_required = ()=>`الرسالة مطلوبة`
export const items_my_favorite_items = ()=>`أغراضي المفضّلة`
export const items_my_favourite_items = ()=>`أغراضي المفضّلة`
export const items_my_post_items = ()=>`أغراضي المعروضة`
export const items_name_is_required = ()=>`الاسم مطلوب`
export const items_never_used = ()=>`لم يُستخدم قط`
export const items_new = ()=>`جديد`
export const items_no_images_available = ()=>`لا توجد صور.`
export const items_numbered_picture = v=>`\u2068${v.name}\u2069، الصورة \u2068${v.index}\u2069`
export const items_old = ()=>`مستعمل`
export const items_only_jpeg_png_webp_gif_and_avif = ()=>`لا تُقبل إلا صور JPEG وPNG وWebP وGIF وAVIF.`
export const items_only_youtube_links_can_be_added = ()=>`لا تُضاف إلا روابط YouTube`
export const items_open_large = v=>`عرض \u2068${v.name}\u2069 مكبّرًا (\u2068${v.index}\u2069/\u2068${v.count}\u2069)`
export const items_open_to_offers = ()=>`كل العروض مرحّب بها`
export const items_owner_address = ()=>`عنوان صاحب الغرض`
export const items_owner_email = ()=>`بريد صاحب الغرض`
export const items_owner_phone = ()=>`هاتف صاحب الغرض`
export const items_phone = ()=>`الهاتف *`
export const items_picture_of = v=>`الصورة \u2068${v.index}\u2069 من \u2068${v.count}\u2069`
export const items_pictures_of = v=>`صور \u2068${v.name}\u2069`
export const items_play_the_video = ()=>`تشغيل الفيديو`
export const items_play_video = v=>`تشغيل الفيديو \u2068${v.index}\u2069`
export const items_plays_from_youtube_once_you_click = ()=>`يُشغَّل من YouTube عند النقر`
export const items_please_give_one_search_text = ()=>`يرجى إدخال نص بحث واحد.`
export const items_please_search_for_characters_or_fewer = v=>`الحد الأقصى لعدد أحرف البحث: \u2068${v.searchText}\u2069.`
export const items_post_an_item = ()=>`إضافة غرض`
export const items_post_new_item = ()=>`إضافة غرض جديد`
export const items_posted = ()=>`أُضيف`
export const items_problem_of_picture = v=>`\u2068${v.name}\u2069: \u2068${v.text}\u2069`
export const items_product_deleted_successfully = ()=>`تم حذف الغرض`
export const items_product_details = ()=>`تفاصيل الغرض`
export const items_product_images = ()=>`صور الغرض`
export const items_product_updated_successfully = ()=>`تم تحديث الغرض`
export const items_report_this_item = ()=>`الإبلاغ عن هذا الغرض`
export const items_requests_ask_for_it = v=>`${((f=>f==="zero"?`لم يطلبه أحد بعد.`:f==="one"?`شخص واحد يطلبه.`:f==="two"?`شخصان يطلبانه.`:f==="few"?`${number.format(v.pending)} طلبات عليه.`:f==="many"?`${number.format(v.pending)} طلبًا عليه.`:`${number.format(v.pending)} طلب عليه.`)(plural.select(v.pending)))}`
export const items_reserved = ()=>`محجوز`
export const items_see_it = ()=>`عرضه`
export const items_see_the_request = ()=>`عرض الطلب`
export const items_see_the_swap = ()=>`عرض المبادلة`
export const items_send_message = ()=>`إرسال رسالة`
export const items_share = ()=>`مشاركة`
export const items_share_this_item = ()=>`مشاركة هذا الغرض`
export const items_something_went_wrong = ()=>`حدث خطأ ما!`
export const items_something_went_wrong_on_our_side_it_is = ()=>`حدث خطأ من جهتنا. يرجى المحاولة مرة أخرى بعد لحظات.`
export const items_submit_update = ()=>`حفظ التغييرات`
export const items_swap = ()=>`مبادلة`
export const items_swap_or_sell = ()=>`مبادلة أو بيع`
export const items_taken_down = ()=>`أُزيل من العرض`
export const items_that_item_is_not_yours = ()=>`هذا الغرض ليس لك.`
export const items_the_description = ()=>`الوصف`
export const items_the_location = ()=>`المكان`
export const items_the_message = ()=>`الرسالة`
export const items_the_name = ()=>`الاسم`
export const items_the_people_who_run_this_site_have = ()=>`أزال القائمون على الموقع هذا الغرض من العرض: لا يراه أحد غيرك. راسلهم إن كنت ترى أن في ذلك خطأ.`
export const items_the_phone_number = ()=>`رقم الهاتف`
export const items_there_is_no_such_category = ()=>`لا توجد فئة كهذه`
export const items_there_is_no_such_condition = ()=>`لا توجد حالة كهذه.`
export const items_there_is_no_such_item = ()=>`لا يوجد غرض كهذا.`
export const items_there_is_no_such_item_perhaps_it_was = ()=>`لا يوجد غرض كهذا. ربما تمت مبادلته، أو أزاله صاحبه.`
export const items_there_is_no_such_item_perhaps_it_was_2 = ()=>`لا يوجد غرض كهذا. ربما حُذف في نافذة أخرى.`
export const items_there_is_no_such_order = ()=>`لا يوجد ترتيب كهذا.`
export const items_this = ()=>`هذا النص`
export const items_this_has_found_a_new_home = ()=>`وجد هذا الغرض بيتًا جديدًا.`
export const items_this_is_yours = ()=>`هذا لك`
export const items_this_item_has_been_traded_and_stays_as = ()=>`تمت مبادلة هذا الغرض، فيبقى كما كان.`
export const items_this_item_is_reserved_for_a_swap_and = ()=>`هذا الغرض محجوز لمبادلة، فيبقى كما عُرض.`
export const items_this_picture_is_damaged_or_incomplete = ()=>`هذه الصورة تالفة أو ناقصة. يرجى اختيار أخرى.`
export const items_this_picture_is_empty = ()=>`هذه الصورة فارغة.`
export const items_this_picture_takes_too_long_to_read = ()=>`تستغرق قراءة هذه الصورة وقتًا طويلًا. يرجى اختيار أخرى.`
export const items_this_picture_takes_too_much_memory_to = ()=>`تحتاج قراءة هذه الصورة إلى ذاكرة كبيرة. يرجى اختيار أخرى.`
export const items_traded = ()=>`تمت مبادلته`
export const items_update_item = ()=>`تعديل الغرض`
export const items_updating = ()=>`جارٍ التحديث…`
export const items_used_a_little_and_hard_to_tell = ()=>`استُعمل قليلًا، ولا يكاد يُلاحَظ`
export const items_used_with_signs_of_wear = ()=>`مستعمل، وعليه آثار الاستخدام`
export const items_video = ()=>`فيديو`
export const items_videos = ()=>`مقاطع الفيديو`
export const items_view = v=>`عرض \u2068${v.name}\u2069`
export const items_view_details = ()=>`عرض التفاصيل`
export const items_you_have_agreed_to_swap_it = ()=>`لقد اتفقت على مبادلته.`
export const items_you_have_swapped_it = ()=>`لقد بادلته.`
export const items_you_havent_favorited_any_items_yet = ()=>`لا أغراض في مفضّلتك بعد.`
export const items_you_havent_posted_any_items_yet = ()=>`لم تضف أي غرض بعد.`
export const items_you_may_also_like = ()=>`قد يعجبك أيضًا`
export const layout_about = ()=>`من نحن`
export const layout_account = ()=>`الحساب`
export const layout_admin = ()=>`الإدارة`
export const layout_audit_log = ()=>`سجلّ الإدارة`
export const layout_backup = ()=>`النسخ الاحتياطي`
export const layout_blog = ()=>`المدونة`
export const layout_browse = ()=>`تصفّح`
export const layout_browse_the_market = ()=>`تصفّح السوق`
export const layout_browser = ()=>`تصفّح`
export const layout_categories = ()=>`الفئات`
export const layout_close_menu = ()=>`إغلاق القائمة`
export const layout_contact_messages = ()=>`رسائل الاتصال`
export const layout_contact_us = ()=>`اتصل بنا`
export const layout_dashboard = ()=>`لوحتي`
export const layout_exchange_request = ()=>`طلبات المبادلة`
export const layout_faqs = ()=>`الأسئلة الشائعة`
export const layout_favourite = ()=>`المفضّلة`
export const layout_general = ()=>`عام`
export const layout_home = ()=>`الرئيسية`
export const layout_how_it_works = ()=>`كيف يعمل الموقع`
export const layout_imprint = ()=>`بيانات الناشر`
export const layout_invitations = ()=>`الدعوات`
export const layout_items = ()=>`الأغراض`
export const layout_language = ()=>`اللغة`
export const layout_main = ()=>`القائمة الرئيسية`
export const layout_manage_post_items = ()=>`أغراضي المعروضة`
export const layout_meeting_places = ()=>`أماكن اللقاء`
export const layout_messages = ()=>`الرسائل`
export const layout_moderation = ()=>`الإشراف`
export const layout_my_trades = ()=>`مبادلاتي`
export const layout_navigation = ()=>`التنقل`
export const layout_new = ()=>`جديد`
export const layout_notification = ()=>`الإشعارات`
export const layout_notifications = ()=>`الإشعارات`
export const layout_office_location = ()=>`أين نحن`
export const layout_open_menu = ()=>`فتح القائمة`
export const layout_outbox = ()=>`البريد الصادر`
export const layout_overview = ()=>`نظرة عامة`
export const layout_people = ()=>`الأشخاص`
export const layout_plans = ()=>`الباقات`
export const layout_pricing = ()=>`الأسعار`
export const layout_privacy = ()=>`الخصوصية`
export const layout_reports = ()=>`البلاغات`
export const layout_resources = ()=>`معلومات مفيدة`
export const layout_sell = ()=>`اعرض غرضًا`
export const layout_setting = ()=>`الإعدادات`
export const layout_site = ()=>`الموقع`
export const layout_skip_to_content = ()=>`الانتقال إلى المحتوى`
export const layout_swapyard = v=>`Swapyard \u2068${v.version}\u2069‎`
export const layout_terms = ()=>`الشروط والأحكام`
export const layout_the_community = ()=>`المجتمع`
export const layout_the_machine = ()=>`الجهاز`
export const layout_the_site = ()=>`الموقع`
export const layout_this_market_is_being_set_up = ()=>`يجري إعداد هذا السوق.`
export const layout_upload_item = ()=>`إضافة غرض`
export const layout_who_may_do_what = ()=>`الصلاحيات`
export const mail_address_confirmed = ()=>`تم تأكيد البريد الإلكتروني`
export const mail_admin = v=>`يوجد حساب في \u2068${v.site}\u2069 بعنوان البريد هذا، ويُراد أن يكون حساب مدير.`
export const mail_admin_if_you = ()=>`إن كان الحساب لك، فيمكنك تأكيده بهذا الرابط، في المتصفح الذي سجّلت الدخول فيه:`
export const mail_admin_not_you = ()=>`وإن لم يكن لك، فقد أنشأ غيرك حسابًا بعنوانك. تلزم إعادة تعيين كلمة مروره أولًا: فبذلك يُسجَّل خروج من دخل إليه.`
export const mail_admin_subject = v=>`تأكيد أنك تدير \u2068${v.site}\u2069`
export const mail_approved = v=>`قبِل أحد القائمين على \u2068${v.site}\u2069 انضمامك. يمكنك من الآن إضافة أغراض ومراسلة الآخرين والمبادلة.`
export const mail_approved_subject = v=>`أهلًا بك في \u2068${v.site}\u2069`
export const mail_changed = ()=>`لحسابك الآن عنوان بريد آخر، ولن تصل إلى هنا أي رسالة بشأنه بعد اليوم.`
export const mail_changed_not_you = ()=>`إن لم يكن ذلك منك، فيمكنك التراجع عنه واختيار كلمة مرور جديدة:`
export const mail_changed_subject = v=>`تم تغيير بريدك الإلكتروني في \u2068${v.site}\u2069`
export const mail_changing = ()=>`هناك من يعرف كلمة مرورك، وقد طلب عنوان بريد آخر لحسابك. يبقى هذا العنوان إلى أن يُستخدم الرابط المرسَل إلى العنوان الآخر.`
export const mail_changing_not_you = ()=>`إن كان الطلب منك فلا داعي لفعل شيء. وإلا فيمكنك إيقافه واختيار كلمة مرور جديدة:`
export const mail_changing_subject = v=>`طلب تغيير بريدك الإلكتروني في \u2068${v.site}\u2069`
export const mail_confirm_my_address = ()=>`تأكيد بريدي`
export const mail_contact_answer = v=>`وصلت هذه الرسالة عبر نموذج الاتصال. والرد عليها يذهب إلى \u2068${v.email}\u2069.`
export const mail_contact_email = v=>`البريد: \u2068${v.email}\u2069`
export const mail_contact_name = v=>`الاسم: \u2068${v.name}\u2069`
export const mail_contact_phone = v=>`الهاتف: \u2068${v.phone}\u2069`
export const mail_contact_subject = v=>`رسالة من \u2068${v.name}\u2069 إلى \u2068${v.site}\u2069`
export const mail_declined = v=>`لم يقبل القائمون على \u2068${v.site}\u2069 انضمامك. ويقولون:`
export const mail_declined_deleted = ()=>`تم حذف الحساب الذي أنشأته، ولم يُحتفظ بشيء منه.`
export const mail_declined_subject = v=>`طلب انضمامك إلى \u2068${v.site}\u2069`
export const mail_from_now_on_you_sign_in_with_and_mail = v=>`من الآن تسجّل الدخول بالبريد \u2068${v.email}\u2069، وإليه تصل الرسائل.`
export const mail_home = ()=>`الرئيسية`
export const mail_it_was_not_me = ()=>`لم أكن أنا`
export const mail_keep_your_address = ()=>`الإبقاء على بريدي`
export const mail_lifted = ()=>`تم رفع الإيقاف عن حسابك، وعاد ما أضفته إلى العرض.`
export const mail_lifted_subject = v=>`حسابك في \u2068${v.site}\u2069 متاح من جديد`
export const mail_link_once_days = v=>`يعمل الرابط مرة واحدة خلال ${((f=>f==="one"?`يوم واحد`:f==="two"?`يومين`:f==="few"?`${number.format(v.days)} أيام`:f==="many"?`${number.format(v.days)} يومًا`:`${number.format(v.days)} يوم`)(plural.select(v.days)))}.`
export const mail_link_once_hours = v=>`يعمل الرابط مرة واحدة خلال ${((f=>f==="one"?`ساعة واحدة`:f==="two"?`ساعتين`:f==="few"?`${number.format(v.hours)} ساعات`:`${number.format(v.hours)} ساعة`)(plural.select(v.hours)))}. إن لم يكن ذلك منك فلا داعي لفعل شيء.`
export const mail_mail_about_your_swaps_goes_to = v=>`الرسائل عن مبادلاتك تصل إلى \u2068${v.email}\u2069.`
export const mail_new_address = ()=>`طُلب أن يكون هذا عنوان البريد لحساب، ونرجو أن يكون الطلب منك. يبقى العنوان القديم حتى تأكيد الجديد:`
export const mail_new_address_subject = v=>`بريدك الإلكتروني الجديد في \u2068${v.site}\u2069`
export const mail_one_moment = ()=>`لحظة واحدة…`
export const mail_password_changed = ()=>`تم تغيير كلمة مرور حسابك للتو، وسُجّل الخروج من كل المتصفحات التي كان مفتوحًا فيها.`
export const mail_password_changed_not_you = ()=>`إن لم يكن ذلك منك، فيلزم اختيار كلمة مرور جديدة فورًا:`
export const mail_password_changed_subject = v=>`تم تغيير كلمة مرورك في \u2068${v.site}\u2069`
export const mail_proof = v=>`تم الانضمام إلى \u2068${v.site}\u2069 بهذا العنوان، ونرجو أن يكون ذلك منك. بعد تأكيده يصلك بريد كلما رغب أحد في المبادلة معك:`
export const mail_proof_subject = v=>`تأكيد بريدك الإلكتروني في \u2068${v.site}\u2069`
export const mail_reset_by_link = ()=>`أو اختيار كلمة مرور جديدة بهذا الرابط`
export const mail_reset_code = ()=>`طُلبت إعادة تعيين كلمة مرور حسابك، ونرجو أن يكون الطلب منك. هذا هو الرمز:`
export const mail_reset_code_once = v=>`يعمل مرة واحدة خلال ${((f=>f==="one"?`دقيقة واحدة`:f==="two"?`دقيقتين`:f==="few"?`${number.format(v.minutes)} دقائق`:`${number.format(v.minutes)} دقيقة`)(plural.select(v.minutes)))}. لن يطلبه منك أحد من \u2068${v.site}\u2069 أبدًا.`
export const mail_reset_link_once = v=>`يعمل الرابط مرة واحدة خلال ${((f=>f==="one"?`دقيقة واحدة`:f==="two"?`دقيقتين`:f==="few"?`${number.format(v.minutes)} دقائق`:`${number.format(v.minutes)} دقيقة`)(plural.select(v.minutes)))}. إن لم يكن الطلب منك فلا داعي لفعل شيء: تبقى كلمة مرورك كما هي.`
export const mail_reset_my_password = ()=>`إعادة تعيين كلمة مروري`
export const mail_reset_subject = v=>`كلمة مرور جديدة في \u2068${v.site}\u2069`
export const mail_set_a_new_password = ()=>`تعيين كلمة مرور جديدة`
export const mail_sign_in = ()=>`تسجيل الدخول`
export const mail_suspended = v=>`أوقف القائمون على \u2068${v.site}\u2069 حسابك. لا يمكنك تسجيل الدخول، ولا يُعرض ما أضفته. ويقولون:`
export const mail_suspended_mistake = ()=>`إن رأيت في ذلك خطأ، فيمكنك مراسلتهم.`
export const mail_suspended_subject = v=>`تم إيقاف حسابك في \u2068${v.site}\u2069`
export const mail_take_it_back = ()=>`التراجع عن التغيير`
export const mail_test = ()=>`إذا أمكنك قراءة هذا، فبريد موقعك يعمل. لا داعي لفعل شيء آخر.`
export const mail_test_subject = v=>`رسالة تجريبية من \u2068${v.site}\u2069`
export const mail_use_this_address = ()=>`استخدام هذا البريد`
export const mail_your_account_keeps_the_address_that = ()=>`يحتفظ حسابك بالبريد الذي وصلت إليه هذه الرسالة، أو يستعيده. ويُسجَّل خروج كل من دخل إليه.`
export const mail_your_address_is_what_it_was_somebody = ()=>`بريدك الإلكتروني كما كان. قد يكون هناك من يعرف كلمة مرورك، فيلزم اختيار كلمة مرور جديدة.`
export const matches_add_wish = ()=>`إضافة إلى ما أبحث عنه`
export const matches_all_seen = ()=>`هذا كل شيء الآن.`
export const matches_all_seen_more = ()=>`تصل أشياء جديدة كل يوم. اذكر ما تبحث عنه، ونخبرك حين يظهر.`
export const matches_ask_own = ()=>`لا يراه أحد سواك. يعرف صاحب الغرض عدد الراغبين فيه، لا من هم.`
export const matches_asked_after_heart = ()=>`هل تبادل غرضًا به؟`
export const matches_category_any = ()=>`أي فئة`
export const matches_choose_for = ()=>`مقابل أيّ من أغراضك؟`
export const matches_confirm_wishes = ()=>`البحث عن هذه`
export const matches_deck = ()=>`أغراض قد تعجبك`
export const matches_deck_failed = ()=>`تعذّر جلب المزيد.`
export const matches_deck_hint = ()=>`اختر «نعم» لكل ما تودّ أن تبادل غرضًا به. لا يرى أحد إجاباتك؛ وحين تمكن المبادلة في حلقة بين عدة أشخاص، يجمعهم الموقع.`
export const matches_for_any = ()=>`مقابل أي غرض لدي`
export const matches_for_count = v=>`${((f=>f==="zero"?`مقابل أي غرض لدي`:f==="one"?`مقابل غرض واحد لدي`:f==="two"?`مقابل غرضين لدي`:f==="few"?`مقابل ${number.format(v.count)} أغراض لدي`:f==="many"?`مقابل ${number.format(v.count)} غرضًا لدي`:`مقابل ${number.format(v.count)} غرض لدي`)(plural.select(v.count)))}`
export const matches_for_help = ()=>`لا تختر شيئًا إن كنت تعطي مقابله أي غرض لديك.`
export const matches_for_none = ()=>`لم تضف بعد ما تعطيه.`
export const matches_for_save = ()=>`حفظ`
export const matches_for_saving = ()=>`جارٍ الحفظ…`
export const matches_for_things = v=>`مقابل \u2068${v.things}\u2069`
export const matches_for_whom = v=>`مقابل أيّ من أغراضك تأخذ \u2068${v.name}\u2069؟`
export const matches_forget_want = v=>`لم أعد أرغب في \u2068${v.name}\u2069`
export const matches_forget_wish = v=>`التوقف عن البحث عن \u2068${v.wish}\u2069`
export const matches_found = ()=>`وجد الموقع مبادلة لك.`
export const matches_how_many = v=>`${((f=>f==="zero"?`لم يُبدِ أحد رغبة فيه بعد.`:f==="one"?`شخص واحد يرغب فيه.`:f==="two"?`شخصان يرغبان فيه.`:f==="few"?`${number.format(v.count)} أشخاص يرغبون فيه.`:f==="many"?`${number.format(v.count)} شخصًا يرغبون فيه.`:`${number.format(v.count)} شخص يرغبون فيه.`)(plural.select(v.count)))}`
export const matches_just_posted = v=>`أُضيف \u2068${v.name}\u2069. من يبحث عنه؟`
export const matches_later = ()=>`لاحقًا`
export const matches_loading = ()=>`جارٍ البحث عن أغراض…`
export const matches_look_out = ()=>`إضافة إلى ما أبحث عنه`
export const matches_looked_for = v=>`${((f=>f==="zero"?`لا أحد يبحث عن شيء مثله`:f==="one"?`شخص واحد يبحث عن شيء مثله`:f==="two"?`شخصان يبحثان عن شيء مثله`:f==="few"?`${number.format(v.count)} أشخاص يبحثون عن شيء مثله`:f==="many"?`${number.format(v.count)} شخصًا يبحثون عن شيء مثله`:`${number.format(v.count)} شخص يبحثون عن شيء مثله`)(plural.select(v.count)))}`
export const matches_looking_for = ()=>`أبحث عن`
export const matches_looking_for_mine = ()=>`ما أبحث عنه`
export const matches_looks_for = v=>`\u2068${v.name}\u2069: بحث عن «\u2068${v.wish}\u2069»، ولديه هذه الأغراض:`
export const matches_no = ()=>`لا`
export const matches_no_longer = ()=>`لم أعد أرغب`
export const matches_no_wants = ()=>`لا شيء بعد. اختر «نعم» لشيء مما في الأعلى.`
export const matches_no_wishes = ()=>`اذكر ما تودّ الحصول عليه بكلمة أو كلمتين. يراه الآخرون، ونخبرك حين يظهر.`
export const matches_nobody_looks = ()=>`لا أحد يبحث عنه بعد. سيصل خبره إلى من يبحث عنه لاحقًا.`
export const matches_offline = ()=>`لا يوجد اتصال بالإنترنت. تُحتسب إجاباتك حين يعود.`
export const matches_open_circle = ()=>`عرض المبادلة`
export const matches_still_yes = ()=>`نعم، ما زلت`
export const matches_strip_all = ()=>`عرض الكل`
export const matches_suggested = v=>`كتبت عن \u2068${v.name}\u2069:`
export const matches_suggested_title = ()=>`مما كتبته`
export const matches_try_again = ()=>`المحاولة مرة أخرى`
export const matches_undone = ()=>`لم تصل إجابتك. يرجى المحاولة مرة أخرى.`
export const matches_want_it = ()=>`أبادل غرضًا به`
export const matches_wanted = ()=>`تبادل غرضًا به`
export const matches_wants_more = ()=>`عرض المزيد`
export const matches_wants_title = ()=>`ما أبادل غرضًا به`
export const matches_why_for_you = ()=>`لك`
export const matches_why_new = ()=>`جديد هنا`
export const matches_why_wishes_yours = v=>`طلب من \u2068${v.owner}\u2069 لشيء مثل ما لديك: \u2068${v.things}\u2069`
export const matches_why_your_wish = ()=>`ما تبحث عنه`
export const matches_why_your_wish_for = v=>`ما تبحث عنه، مقابل: \u2068${v.things}\u2069`
export const matches_wish = ()=>`عمّ تبحث؟`
export const matches_wish_added = ()=>`نخبرك حين يظهر.`
export const matches_wish_category = ()=>`الفئة`
export const matches_wish_help = ()=>`قارب، ألعاب لوحية، مساعدة في الحديقة: كلمة أو كلمتان. نخبرك حين يظهر.`
export const matches_wish_in = v=>`في \u2068${v.category}\u2069`
export const matches_wish_removed = ()=>`لم يعد هذا مما تبحث عنه.`
export const matches_would_swap = v=>`\u2068${v.name}\u2069: هل تبادل غرضًا به؟`
export const matches_yes = ()=>`نعم`
export const matches_yes_said = v=>`نعم لـ\u2068${v.name}\u2069.`
export const matches_yours_swaps = ()=>`مبادلات مقترحة لك`
export const messages_a_message_takes_files_the_rest_was = v=>`الحد الأقصى للملفات في الرسالة: \u2068${v.attachmentsPerMessage}\u2069؛ لم يُضف الباقي.`
export const messages_add_documents = ()=>`إضافة مستندات`
export const messages_add_pictures = ()=>`إضافة صور`
export const messages_all_of_it = ()=>`الكل`
export const messages_attachment_count = v=>`${((f=>f==="zero"?`لا مرفقات`:f==="one"?`مرفق واحد`:f==="two"?`مرفقان`:f==="few"?`${number.format(v.count)} مرفقات`:f==="many"?`${number.format(v.count)} مرفقًا`:`${number.format(v.count)} مرفق`)(plural.select(v.count)))}`
export const messages_attachments = ()=>`المرفقات`
export const messages_block_person = v=>`حظر \u2068${v.name}\u2069`
export const messages_blocked = ()=>`تم الحظر`
export const messages_browse_items = ()=>`تصفّح الأغراض`
export const messages_close_conversations = ()=>`إغلاق المحادثات`
export const messages_conversation = ()=>`محادثة`
export const messages_conversations = ()=>`المحادثات`
export const messages_conversations_unread = v=>`المحادثات، ${((f=>f==="zero"?`لا شيء غير مقروء`:f==="one"?`واحدة غير مقروءة`:f==="two"?`اثنتان غير مقروءتين`:`${number.format(v.unreadElsewhere)} غير مقروءة`)(plural.select(v.unreadElsewhere)))}`
export const messages_delete = ()=>`حذف`
export const messages_drop_files = ()=>`أفلت الملفات لإرفاقها`
export const messages_failed_to_fetch_messages = ()=>`تعذّر جلب الرسائل`
export const messages_failed_to_fetch_messages_try_again = ()=>`تعذّر جلب الرسائل. المحاولة مرة أخرى`
export const messages_found_something_you_like_write_to_its = ()=>`وجدت ما يعجبك؟ راسل صاحبه من صفحة الغرض.`
export const messages_is_empty = v=>`الملف \u2068${v.name}\u2069 فارغ.`
export const messages_is_larger_than = v=>`حجم \u2068${v.name}\u2069 أكبر من \u2068${v.bytesText}\u2069.`
export const messages_is_not_the_file_that_its_name_says = v=>`الملف \u2068${v.name}\u2069 ليس من نوع \u2068${v.endingOf}\u2069 كما يدل اسمه.`
export const messages_is_typing = v=>`\u2068${v.name}\u2069: جارٍ الكتابة…`
export const messages_last_own = v=>[`أنت: `,v.words(``)]
export const messages_loading = ()=>`جارٍ التحميل…`
export const messages_message_sent = ()=>`أُرسلت الرسالة`
export const messages_message_to = v=>`رسالة إلى \u2068${v.name}\u2069`
export const messages_messages = v=>`الرسائل (\u2068${v.count}\u2069)`
export const messages_messages_2 = ()=>`الرسائل`
export const messages_messages_with = v=>`الرسائل مع \u2068${v.name}\u2069`
export const messages_more_about = v=>`المزيد عن \u2068${v.name}\u2069`
export const messages_more_about_this_message = ()=>`المزيد عن هذه الرسالة`
export const messages_new_messages = ()=>`رسائل جديدة`
export const messages_no_conversations_yet = ()=>`لا محادثات بعد.`
export const messages_no_messages_yet = ()=>`لا رسائل بعد.`
export const messages_no_results_found = ()=>`لا توجد نتائج.`
export const messages_only_pictures_and_pdf_doc_docx_and_txt = ()=>`لا تُرسل إلا الصور وملفات ‎.pdf و‎.doc و‎.docx و‎.txt.`
export const messages_open_picture = v=>`فتح الصورة \u2068${v.name}\u2069`
export const messages_open_requests = ()=>`الطلبات المفتوحة`
export const messages_remove = v=>`إزالة \u2068${v.name}\u2069`
export const messages_report = v=>`الإبلاغ عن \u2068${v.name}\u2069`
export const messages_report_this_message = ()=>`الإبلاغ عن هذه الرسالة`
export const messages_say_hello_to_what_would_you_like_to = v=>`ألقِ التحية على \u2068${v.name}\u2069: ماذا تودّ أن تبادل؟`
export const messages_search_conversations = ()=>`البحث في المحادثات`
export const messages_seen = ()=>`قُرئت`
export const messages_send = ()=>`إرسال`
export const messages_sending = ()=>`جارٍ الإرسال…`
export const messages_sending_attachments = ()=>`جارٍ إرسال المرفقات…`
export const messages_sent = ()=>`أُرسلت`
export const messages_show_older_messages = ()=>`عرض رسائل أقدم`
export const messages_signed_out = v=>[`لم تعد جلستك مفتوحة. `,v.link(`تسجيل الدخول`),` للمتابعة: ما تكتبه هنا محفوظ.`]
export const messages_takes_at_most = v=>`الحد الأقصى لأحرف الرسالة: ${number.format(v.length)}.`
export const messages_the_message_must_be_text = ()=>`يجب أن تكون الرسالة نصًا.`
export const messages_there_is_no_such_person = ()=>`لا يوجد شخص كهذا.`
export const messages_this_file_is_missing = ()=>`هذا الملف مفقود.`
export const messages_this_person_cannot_be_written_to_at = ()=>`لا تمكن مراسلة هذا الشخص حاليًا.`
export const messages_this_person_would_rather_not_hear_from = ()=>`هذا الشخص يفضّل ألّا تراسله. يرجى احترام ذلك.`
export const messages_today = ()=>`اليوم`
export const messages_unblock = ()=>`إلغاء الحظر`
export const messages_unblock_person = v=>`إلغاء الحظر عن \u2068${v.name}\u2069`
export const messages_unblocked = ()=>`أُلغي الحظر`
export const messages_unread = ()=>`غير مقروءة`
export const messages_unsupported_file = ()=>`ملف غير مدعوم`
export const messages_unsupported_file_pictures_pdf_doc_docx = v=>`ملف غير مدعوم: \u2068${v.name}\u2069. يمكن إرسال الصور وملفات ‎.pdf و‎.doc و‎.docx و‎.txt.`
export const messages_would_rather_not_hear_from_you_please = v=>`رغبة \u2068${v.name}\u2069 ألّا تصل منك رسائل. يرجى احترام ذلك.`
export const messages_write_a_message = ()=>`اكتب رسالة`
export const messages_write_something_or_attach_a_file = ()=>`اكتب شيئًا أو أرفق ملفًا.`
export const messages_yesterday = ()=>`أمس`
export const messages_you = ()=>`أنت`
export const messages_you_are_offline_what_you_send_goes_out = ()=>`لا يوجد اتصال بالإنترنت. ما ترسله يخرج حين يعود.`
export const messages_you_can_write_to_one_another_once = ()=>`يمكنكم المراسلة حين يوافق الجميع.`
export const messages_you_cannot_block_yourself = ()=>`لا يمكنك حظر نفسك.`
export const messages_you_cannot_write_to_yourself = ()=>`لا يمكنك مراسلة نفسك.`
export const messages_you_have_blocked_neither_of_you_can = v=>`لقد حظرت \u2068${v.name}\u2069. لا يمكن لأيّ منكما مراسلة الآخر.`
export const messages_you_have_blocked_this_person_unblock = ()=>`لقد حظرت هذا الشخص. ألغِ الحظر للتواصل من جديد.`
export const notifications_earlier = ()=>`سابقًا`
export const notifications_find_something_to_swap_for = ()=>`ابحث عن شيء تودّ المبادلة به`
export const notifications_loading = ()=>`جارٍ التحميل…`
export const notifications_new = ()=>`جديد:`
export const notifications_no_notifications_yet = ()=>`لا إشعارات بعد.`
export const notifications_notification = ()=>`الإشعارات`
export const notifications_show_older = ()=>`عرض الأقدم`
export const notifications_something_went_wrong_try_again = ()=>`حدث خطأ ما! المحاولة مرة أخرى`
export const notifications_something_went_wrong_what_is_new_may = ()=>`حدث خطأ ما! قد لا يظهر الجديد.`
export const notifications_today = ()=>`اليوم`
export const notifications_yesterday = ()=>`أمس`
export const notifications_you_will_hear_here_when_somebody_wants = ()=>`هنا نخبرك حين يودّ أحد المبادلة معك.`
export const pages_a_heading_may_have_at_most_characters = v=>`الحد الأقصى لأحرف العنوان: \u2068${v.heading}\u2069.`
export const pages_a_little_too_fast = ()=>`أسرع من اللازم قليلًا`
export const pages_a_text_may_have_at_most_characters = v=>`الحد الأقصى لأحرف النص: \u2068${v.sectionText}\u2069.`
export const pages_all_rights_reserved = v=>`© \u2068${v.getFullYear}\u2069 \u2068${v.name}\u2069. جميع الحقوق محفوظة.`
export const pages_at_most_services_can_be_shown = v=>`الحد الأقصى لعدد الخدمات المعروضة: \u2068${v.services}\u2069.`
export const pages_at_most_steps_can_be_shown = v=>`الحد الأقصى لعدد الخطوات المعروضة: \u2068${v.steps}\u2069.`
export const pages_back_in_a_moment = ()=>`نعود بعد لحظات`
export const pages_browse_all_items = ()=>`تصفّح كل الأغراض`
export const pages_each_entry_needs_a_title = ()=>`يلزم عنوان لكل مدخل.`
export const pages_go_to_home = ()=>`إلى الرئيسية`
export const pages_has_saved_this_since_you_opened_it = v=>`حُفظ هذا من قِبل \u2068${v.who}\u2069 بعد أن فتحته. \u2068${v.end}\u2069`
export const pages_it_was_not_deleted = ()=>`لم يُحذف.`
export const pages_last_changed_on = v=>[`آخر تعديل: `,v.time(`\u2068${v.changed}\u2069`)]
export const pages_link_https = ()=>`يجب أن يبدأ الرابط بـ https://‎`
export const pages_link_too_long = ()=>`هذا الرابط طويل جدًا.`
export const pages_links_many = v=>`الحد الأقصى للروابط المعروضة: \u2068${v.most}\u2069.`
export const pages_may_have_at_most_characters = v=>`${((f=>f==="name"?`الاسم`:f==="tagline"?`العبارة التعريفية`:f==="description"?`الوصف`:f==="address"?`العنوان`:`سطر حقوق النشر`)(v.what))}: الحد الأقصى لعدد الأحرف \u2068${v.longest}\u2069.`
export const pages_nothing_stands_at_this_address_it_may = ()=>`لا شيء في هذا العنوان: ربما تمت مبادلته. ابحث عنه، أو تجوّل في السوق.`
export const pages_page_not_found = ()=>`الصفحة غير موجودة`
export const pages_search = ()=>`بحث`
export const pages_search_here = ()=>`ابحث هنا…`
export const pages_somebody = ()=>`أحدهم`
export const pages_something_went_wrong = ()=>`حدث خطأ ما!`
export const pages_that_did_not_work = ()=>`لم ينجح ذلك`
export const pages_that_was_a_lot_in_a_short_time_please = ()=>`كان ذلك كثيرًا في وقت قصير. يرجى الانتظار دقيقة ثم المحاولة مرة أخرى.`
export const pages_the_mistake_is_ours_not_yours_please = ()=>`الخطأ منا لا منك. يرجى المحاولة بعد لحظات.`
export const pages_the_site_is_very_busy_or_just_starting = ()=>`الموقع مشغول جدًا أو يُعاد تشغيله. يرجى المحاولة بعد قليل.`
export const pages_we_have_no_office_the_contact_form = ()=>`ليس لنا مكتب. يصلنا ما يُرسل عبر نموذج الاتصال.`
export const pages_what_you_typed_is_still_here = ()=>`ما كتبته ما زال هنا.`
export const payments_a_cvv_has_3_or_4_digits = ()=>`رمز CVV من 3 أو 4 أرقام.`
export const payments_a_receipt_has_been_sent_to_you_example = ()=>`أُرسل إيصال إلى you@example.com.`
export const payments_any_digits_will_do = ()=>`أي أرقام تفي بالغرض.`
export const payments_apply = ()=>`تطبيق`
export const payments_at_paypal_you_would_confirm_the = ()=>`في PayPal تؤكد الدفع. أما هنا فلا اتصال بـPayPal.`
export const payments_billing = ()=>`الفوترة`
export const payments_card_number = ()=>`رقم البطاقة`
export const payments_card_numbers_have_12_to_19_digits = ()=>`أرقام البطاقات من 12 إلى 19 خانة.`
export const payments_choose_the_right_plan_for_you = ()=>`اختر الباقة المناسبة لك`
export const payments_confirm_pay = ()=>`تأكيد ودفع`
export const payments_credit_debit_card = ()=>`بطاقة ائتمان أو خصم`
export const payments_cvv = ()=>`رمز CVV`
export const payments_download_receipt = ()=>`تنزيل الإيصال`
export const payments_expiry = ()=>`تاريخ الانتهاء`
export const payments_expiry_example = ()=>`شهر/سنة`
export const payments_go_to_home = ()=>`إلى الرئيسية`
export const payments_i_agree_to_the_terms_conditions = v=>[`أوافق على `,v.link(`الشروط والأحكام`)]
export const payments_month_and_year_as_on_the_card = ()=>`الشهر والسنة كما هما على البطاقة.`
export const payments_monthly = ()=>`شهريًا`
export const payments_name_on_card = ()=>`الاسم على البطاقة`
export const payments_payment_details = ()=>`بيانات الدفع`
export const payments_payment_method = ()=>`طريقة الدفع`
export const payments_payment_successful = ()=>`تم الدفع!`
export const payments_paypal = ()=>`PayPal`
export const payments_plan = ()=>`الباقة`
export const payments_popular = ()=>`الأكثر اختيارًا`
export const payments_price_each = v=>`${(v.interval==="year"?`/ السنة`:`/ الشهر`)}`
export const payments_promo_code = ()=>`رمز ترويجي`
export const payments_review_and_confirm = ()=>`المراجعة والتأكيد`
export const payments_save_card = ()=>`حفظ البطاقة`
export const payments_select = ()=>`اختيار`
export const payments_select_2 = v=>`اختيار \u2068${v.name}\u2069`
export const payments_standard_plan = ()=>`الباقة القياسية`
export const payments_swapping_is_free_the_plans_show_how = ()=>`المبادلة مجانية. تبيّن الباقات كيف يمكن للأعضاء تقاسم تكلفة السوق.`
export const payments_thank_you_your_subscription_is_now = ()=>`شكرًا لك! اشتراكك مفعّل الآن.`
export const payments_the_last_digits_on_the_back = ()=>`الأرقام الأخيرة على ظهر البطاقة.`
export const payments_the_month_is_a_number_from_01_to_12 = ()=>`الشهر رقم من 01 إلى 12.`
export const payments_there_are_no_plans_at_the_moment = ()=>`لا توجد باقات حاليًا. المبادلة مجانية.`
export const payments_this_date_has_passed = ()=>`فات هذا التاريخ.`
export const payments_this_is_a_demonstration_no_payment_is = ()=>`هذا عرض توضيحي. لا يُحصَّل أي مبلغ، والمبادلة مجانية أيًّا كانت الباقة.`
export const payments_this_is_a_demonstration_no_payment_is_2 = ()=>`هذا عرض توضيحي. لا يُحصَّل أي مبلغ، وما تكتبه هنا لا يغادر متصفحك.`
export const payments_this_is_a_demonstration_nothing_was = ()=>`هذا عرض توضيحي: لم يُدفع شيء، ولم تُرسل أي رسالة.`
export const payments_total = ()=>`المجموع`
export const payments_two_digits_for_the_month_and_two_for = ()=>`رقمان للشهر ورقمان للسنة.`
export const people_about = ()=>`نبذة عنك`
export const people_about_help = ()=>`بضع كلمات يقرؤها الجميع في صفحتك. يمكنك ترك هذا فارغًا.`
export const people_address_help = ()=>`يكفي اسم الحيّ: «البلدة القديمة، عمّان». يراه الجميع بجانب أغراضك، فلا تذكر الشارع ورقم البيت.`
export const people_answer = ()=>`الرد`
export const people_answer_help = ()=>`يقرؤه الجميع تحت التقييم. يمكنك الرد مرة واحدة.`
export const people_block = ()=>`حظر`
export const people_blocked_by_owner = ()=>`يفضّل صاحب الغرض عدم مراسلته. يرجى احترام ذلك.`
export const people_blocked_owner = ()=>`لقد حظرت صاحب الغرض، فلا يمكن لأيّ منكما أن يطلب من الآخر شيئًا.`
export const people_blocked_people = ()=>`من حظرتهم`
export const people_blocking = ()=>`جارٍ الحظر…`
export const people_browser_on_system = v=>`\u2068${v.browser}\u2069 على \u2068${v.system}\u2069`
export const people_call_off_changed_mind = ()=>`غيّرت رأيي`
export const people_call_off_kind = ()=>`ما الذي حدث؟`
export const people_call_off_no_show = ()=>`لم يأتِ الطرف الآخر`
export const people_call_off_not_as_described = ()=>`غير مطابق للوصف`
export const people_call_off_other = ()=>`شيء آخر`
export const people_change_profile = ()=>`تعديل ملفك الشخصي`
export const people_change_review = ()=>`تعديل التقييم`
export const people_contact_choice = ()=>`من يرى بريدك الإلكتروني وهاتفك؟`
export const people_contact_choice_help = ()=>`من اتفقت معه على مبادلة يراهما دائمًا. يمكنك تغيير هذا في إعداداتك.`
export const people_contact_default = ()=>`من يرى بريد الأعضاء الجدد وهواتفهم، ما لم يختاروا غير ذلك؟`
export const people_contact_default_help = ()=>`ما اختاره الأعضاء يبقى كما هو. ننصح بخيار الأعضاء: فلا يراهما الزوّار ولا الروبوتات.`
export const people_contact_everyone = ()=>`الجميع، والزوّار أيضًا`
export const people_contact_members = ()=>`الأعضاء بعد تسجيل الدخول`
export const people_contact_partners = ()=>`من أبادلهم فقط`
export const people_days_at_least = v=>`أيام الصلاحية: \u2068${v.min}\u2069 على الأقل.`
export const people_days_at_most = v=>`أيام الصلاحية: \u2068${v.max}\u2069 على الأكثر.`
export const people_email_help = ()=>`تسجّل الدخول به. وتختار أدناه من يراه غيرك.`
export const people_home = ()=>`الرئيسية`
export const people_how_was_it = ()=>`كيف كانت المبادلة؟`
export const people_invited_at_least = v=>`عدد من يمكنهم الانضمام بها: \u2068${v.min}\u2069 على الأقل.`
export const people_invited_at_most = v=>`عدد من يمكنهم الانضمام بها: \u2068${v.max}\u2069 على الأكثر.`
export const people_items = v=>`${((f=>f==="zero"?`لا أغراض`:f==="one"?`غرض واحد`:f==="two"?`غرضان`:f==="few"?`${number.format(v.count)} أغراض`:f==="many"?`${number.format(v.count)} غرضًا`:`${number.format(v.count)} غرض`)(plural.select(v.count)))}`
export const people_looking_for = ()=>`مطلوب`
export const people_member_since = v=>`عضو منذ \u2068${v.since}\u2069`
export const people_name_help = ()=>`يراه الجميع بجانب أغراضك.`
export const people_new_members = ()=>`الأعضاء الجدد`
export const people_new_members_show = v=>`${((f=>f==="everyone"?`بريد الأعضاء الجدد وهواتفهم يراهما الجميع`:f==="members"?`بريد الأعضاء الجدد وهواتفهم يراهما الأعضاء`:`بريد الأعضاء الجدد وهواتفهم يراهما من يبادلونهم`)(v.choice))}`
export const people_no = ()=>`لا`
export const people_no_items = ()=>`لا شيء للمبادلة حاليًا.`
export const people_no_items_of_yours = ()=>`لا شيء لديك للمبادلة حاليًا.`
export const people_no_reviews = ()=>`لم يكتب أحد عن مبادلة بعد.`
export const people_no_shows = ()=>`التغيّب عن الموعد`
export const people_no_shows_count = v=>`${((f=>f==="zero"?`لا مبادلات`:f==="one"?`مبادلة واحدة`:f==="two"?`مبادلتان`:f==="few"?`${number.format(v.count)} مبادلات`:`${number.format(v.count)} مبادلة`)(plural.select(v.count)))} في آخر 90 يومًا، بحسب ${((f=>f==="zero"?`لا أحد`:f==="one"?`شخص واحد`:f==="two"?`شخصين`:f==="few"?`${number.format(v.people)} أشخاص`:f==="many"?`${number.format(v.people)} شخصًا`:`${number.format(v.people)} شخص`)(plural.select(v.people)))}`
export const people_no_such_session = ()=>`لا توجد جلسة كهذه.`
export const people_no_swaps = ()=>`لا مبادلات بعد`
export const people_nobody_blocked = ()=>`لا أحد. من تحظره لا يمكنه مراسلتك ولا طلب أغراضك، ولا يمكنك طلب أغراضه.`
export const people_page = ()=>`الصفحة`
export const people_page_link = ()=>`كما يراها الآخرون`
export const people_phone_help = ()=>`عشرة أرقام؛ يُضاف +1 تلقائيًا. وتختار أدناه من يراه.`
export const people_phone_help_elsewhere = ()=>`كما يُكتب في بلدك، أو بعلامة + ورمز بلده. وتختار أدناه من يراه.`
export const people_replies_day = ()=>`الرد عادةً خلال يوم`
export const people_replies_hour = ()=>`الرد عادةً خلال ساعة`
export const people_replies_week = ()=>`الرد عادةً خلال أسبوع`
export const people_report = ()=>`إبلاغ`
export const people_report_review_by = v=>`الإبلاغ عن تقييم \u2068${v.name}\u2069`
export const people_review_help = v=>`يقرؤه الجميع، ويمكن لـ\u2068${v.name}\u2069 الرد. يظهر حين يكتب كلاكما، أو بعد 14 يومًا.`
export const people_review_now = ()=>`كتابة تقييم`
export const people_review_waits = v=>`لا يرى أحد سواك ما كتبته حتى يصل تقييم \u2068${v.name}\u2069 أيضًا أو تمضي 14 يومًا. وحتى ذلك الحين يمكنك تعديله.`
export const people_reviews = v=>`${((f=>f==="zero"?`لا تقييمات`:f==="one"?`تقييم واحد`:f==="two"?`تقييمان`:f==="few"?`${number.format(v.count)} تقييمات`:f==="many"?`${number.format(v.count)} تقييمًا`:`${number.format(v.count)} تقييم`)(plural.select(v.count)))}`
export const people_reviews_of_swap = ()=>`تقييمات هذه المبادلة`
export const people_saved = ()=>`تم الحفظ`
export const people_send_answer = ()=>`إرسال الرد`
export const people_send_message = ()=>`إرسال رسالة`
export const people_send_review = ()=>`إرسال التقييم`
export const people_sending = ()=>`جارٍ الإرسال…`
export const people_sign_out_everywhere = ()=>`تسجيل الخروج من كل الأجهزة`
export const people_sign_out_there = ()=>`تسجيل الخروج`
export const people_signed_in_on = ()=>`الأجهزة المتصلة بحسابك`
export const people_signed_out_everywhere = ()=>`تم تسجيل الخروج من كل الأجهزة`
export const people_signed_out_there = ()=>`تم تسجيل الخروج من ذلك الجهاز`
export const people_signing_out = ()=>`جارٍ تسجيل الخروج…`
export const people_since = v=>`منذ \u2068${v.date}\u2069`
export const people_swap_again_with = v=>`هل ترغب في مبادلة أخرى مع \u2068${v.name}\u2069؟`
export const people_swaps = v=>`${((f=>f==="zero"?`لا مبادلات`:f==="one"?`مبادلة واحدة`:f==="two"?`مبادلتان`:f==="few"?`${number.format(v.swaps)} مبادلات`:`${number.format(v.swaps)} مبادلة`)(plural.select(v.swaps)))}`
export const people_swaps_again = v=>`${((f=>f==="zero"?`لا مبادلات`:f==="one"?`مبادلة واحدة`:f==="two"?`مبادلتان`:f==="few"?`${number.format(v.swaps)} مبادلات`:`${number.format(v.swaps)} مبادلة`)(plural.select(v.swaps)))}، تستحق التكرار: \u2068${v.yes}\u2069`
export const people_there_is_no_such_person = ()=>`لا يوجد شخص كهذا.`
export const people_this_browser = ()=>`هذا المتصفح`
export const people_unblock = ()=>`إلغاء الحظر`
export const people_unblocking = ()=>`جارٍ إلغاء الحظر…`
export const people_unknown_browser = ()=>`متصفح غير معروف`
export const people_would_not_swap_again = ()=>`مبادلة لا تستحق التكرار`
export const people_would_swap_again = ()=>`مبادلة تستحق التكرار`
export const people_yes = ()=>`نعم`
export const people_you = ()=>`أنت`
export const people_you_have_blocked = v=>`لقد حظرت \u2068${v.name}\u2069. لا يمكن لأيّ منكما مراسلة الآخر.`
export const people_your_answer = ()=>`ردّك`
export const place_add = ()=>`إضافة`
export const place_add_one = ()=>`إضافة حيّ`
export const place_adding = ()=>`جارٍ الإضافة…`
export const place_anywhere = ()=>`أي مكان`
export const place_audit_backups = ()=>`غُيّر مكان النسخ الاحتياطي ومواعيده`
export const place_audit_country = v=>`حُدّد البلد: \u2068${v.country}\u2069`
export const place_audit_languages = v=>`غُيّرت اللغات: \u2068${v.site}\u2069 للموقع؛ والمتاحة: \u2068${v.names}\u2069`
export const place_audit_limits = ()=>`غُيّرت الحدود المفروضة على الأشخاص`
export const place_audit_mail = v=>`حُدّد خادم البريد: \u2068${v.host}\u2069`
export const place_audit_no_mail = ()=>`أُزيل خادم البريد`
export const place_audit_plans = v=>`${(v.shown==="on"?`أُظهرت`:`أُخفيت`)} الباقات`
export const place_audit_quota = ()=>`غُيّرت المساحة المتاحة للأشخاص`
export const place_backup_by_environment = ()=>`المتغيّر BACKUP_DIR مضبوط على الجهاز وله الأولوية.`
export const place_backup_count_wrong = v=>`اكتب عددًا صحيحًا من \u2068${v.least}\u2069 إلى \u2068${v.most}\u2069.`
export const place_backup_daily = ()=>`عدد النسخ اليومية المحفوظة`
export const place_backup_daily_help = ()=>`النسخ الصغيرة من دون صور، واحدة لكل يوم.`
export const place_backup_every = ()=>`عدد الأيام بين نسخة كاملة والتالية`
export const place_backup_folder = ()=>`مكان النسخ الكاملة`
export const place_backup_folder_help = ()=>`مجلد على الجهاز الذي يعمل عليه الموقع، والأفضل على قرص آخر، مثل ‎/var/backups/swapyard؛ إن تُرك فارغًا فلا تُنشأ أي نسخة.`
export const place_backup_folder_is = v=>`تُحفظ النسخ الكاملة في \u2068${v.folder}\u2069.`
export const place_backup_folder_public = ()=>`محتوى هذا المجلد مكشوف للجميع. اختر غيره.`
export const place_backup_folder_refused = v=>`لا يستطيع الموقع الكتابة في هذا المجلد (\u2068${v.reason}\u2069). اختر غيره، أو اسمح بذلك على الجهاز.`
export const place_backup_folder_wrong = ()=>`اكتب المسار الكامل للمجلد، مثل ‎/var/backups/swapyard.`
export const place_backup_full = ()=>`عدد النسخ الكاملة المحفوظة`
export const place_backup_is_old = ()=>`آخر نسخة احتياطية فيها الصور قديمة. أنشئ واحدة هنا، أو حدّد مجلدًا في الإعدادات.`
export const place_backup_weekly = ()=>`عدد النسخ الأسبوعية المحفوظة`
export const place_backup_weekly_help = ()=>`من الأسابيع التي قبل تلك الأيام، آخر نسخة من كل أسبوع.`
export const place_backup_without_pictures = ()=>`لا صور في آخر نسخة احتياطية. أنشئ واحدة هنا، أو حدّد مجلدًا في الإعدادات.`
export const place_backups = ()=>`النسخ الاحتياطية`
export const place_backups_lead = ()=>`ينشئ الموقع كل يوم نسخة صغيرة من كل شيء ما عدا الصور. النسخة الكاملة تشمل الصور أيضًا: تُنشأ الأولى فور حفظ مكانها.`
export const place_choose_a_country = ()=>`يرجى اختيار بلد.`
export const place_choose_a_language = ()=>`يرجى اختيار لغة.`
export const place_contact_for_members = v=>[`يمكن للأعضاء مراسلتنا هنا بعد `,v.link(`تسجيل الدخول`),`.`]
export const place_country = ()=>`البلد`
export const place_country_help = ()=>`تُقرأ أرقام الهاتف وتُكتب بصيغة هذا البلد.`
export const place_disk_takes_no_files = v=>`من \u2068${v.size}\u2069. المساحة الحرة أقل من \u2068${v.least}\u2069 التي تبقى حرة دائمًا: فلا تُقبل الملفات، ولا يستطيع أحد إضافة شيء. أفسح مكانًا، أو خفّض هذا الحد.`
export const place_download_broke_off = ()=>`نسخة احتياطية لم يكتمل تنزيلها`
export const place_download_broke_off_help = ()=>`انقطع التنزيل. اسمح لمتصفحك بمتابعته خلال 15 دقيقة، أو أنشئ النسخة من جديد.`
export const place_footer_as_delivered = ()=>`قوائم الروابط كما جاءت مع الموقع، بلغة كل قارئ.`
export const place_footer_back = ()=>`العودة إلى القوائم الأصلية`
export const place_footer_change = ()=>`تغيير القوائم`
export const place_footer_href = ()=>`يبدأ العنوان بـ / لصفحة في هذا الموقع، أو بـ https://‎`
export const place_footer_label = ()=>`النص`
export const place_footer_line_long = v=>`الحد الأقصى لأحرف النص هنا: \u2068${v.most}\u2069.`
export const place_footer_line_missing = ()=>`يلزم نص لكل قائمة ولكل رابط.`
export const place_footer_links = v=>`روابط القائمة \u2068${v.number}\u2069`
export const place_footer_lists = ()=>`قوائم الروابط`
export const place_footer_many = v=>`الحد الأقصى لما يُعرض: \u2068${v.most}\u2069.`
export const place_hero_caption = ()=>`ما يُكتب تحتها`
export const place_hero_many = v=>`الحد الأقصى للصور المعروضة: \u2068${v.most}\u2069.`
export const place_hero_pictures = ()=>`الصور بجانب العنوان`
export const place_hero_pictures_help = ()=>`من دون صور يظهر رسمان.`
export const place_kept_from_before = ()=>`نسخة مما قبل الاستعادة`
export const place_kept_from_before_help = v=>[`\u2068${v.size}\u2069`,`، وتبقى ما بقيت الصور التي لا تُذكر إلا فيها. وعندما يكون كل شيء على ما يرام احذفها على الجهاز: `,v.command(``)]
export const place_language_of_the_site = ()=>`لغة الموقع`
export const place_language_of_the_site_help = ()=>`لمن لا يطلب متصفحه لغة متاحة، ولرسائل من لم يختر لغة، وللنصوص التي جاءت مع الموقع.`
export const place_languages = ()=>`اللغات`
export const place_languages_offered = ()=>`المتاحة`
export const place_languages_offered_help = ()=>`ما يمكن للزوار والأعضاء اختياره. ولغة الموقع بينها دائمًا.`
export const place_limits = ()=>`حدود الاستخدام`
export const place_mail = ()=>`البريد`
export const place_mail_by_environment = ()=>`المتغيّر SMTP_URL مضبوط على الجهاز وله الأولوية. أزله هناك لتحديد خادم البريد هنا.`
export const place_mail_failing = ()=>`يتعثّر`
export const place_mail_from = ()=>`المرسل`
export const place_mail_from_by_environment = v=>`المتغيّر MAIL_FROM مضبوط على الجهاز وله الأولوية: \u2068${v.from}\u2069`
export const place_mail_from_help = v=>`إن تُرك فارغًا فهو اسم المستخدم أعلاه إن كان عنوان بريد، وإلا فهو \u2068${v.from}\u2069.`
export const place_mail_from_help_user = v=>`إن تُرك فارغًا فهو اسم المستخدم أعلاه: \u2068${v.from}\u2069.`
export const place_mail_from_wrong = ()=>`اكتب عنوان بريد، مثل market@example.org.`
export const place_mail_host = ()=>`الخادم`
export const place_mail_host_help = ()=>`مثلًا smtp.example.org`
export const place_mail_host_wrong = ()=>`اكتب اسم خادم بريد، مثل smtp.example.org.`
export const place_mail_lacks_password = ()=>`كلمة مرور خادم البريد ليست في أي نسخة احتياطية: أدخلها من جديد في الإعدادات.`
export const place_mail_lead = v=>`ما يسميه مزوّد بريدك SMTP. تُرسل رسالة إلى \u2068${v.email}\u2069 قبل أن يُحفظ أي شيء.`
export const place_mail_no_answer = v=>`لا يستجيب أي خادم بريد هناك. تحقق من الخادم والمنفذ: \u2068${v.reason}\u2069`
export const place_mail_no_such_host = v=>`لا يوجد خادم بهذا الاسم: \u2068${v.reason}\u2069`
export const place_mail_no_tls = v=>`لا يشفّر الخادم الاتصال على هذا المنفذ، فلا تُرسل إليه كلمة مرور: \u2068${v.reason}\u2069`
export const place_mail_password = ()=>`كلمة المرور`
export const place_mail_password_help = ()=>`لا تُعرض لأحد، وليست في أي نسخة احتياطية.`
export const place_mail_password_missing = ()=>`أدخل كلمة مرور هذا المستخدم.`
export const place_mail_password_stays = ()=>`توجد كلمة مرور محفوظة. إن تُرك الحقل فارغًا بقيت ما دام الخادم والمستخدم كما هما.`
export const place_mail_port = ()=>`المنفذ`
export const place_mail_port_help = ()=>`غالبًا 587؛ و465 حيث كل شيء مشفّر من البداية.`
export const place_mail_port_wrong = ()=>`المنفذ رقم من 1 إلى 65535.`
export const place_mail_refuses_sender = v=>`لا يقبل الخادم بريدًا من هذا العنوان: \u2068${v.reason}\u2069`
export const place_mail_refuses_sign_in = v=>`لا يقبل الخادم اسم المستخدم وكلمة المرور معًا: \u2068${v.reason}\u2069`
export const place_mail_remove = ()=>`إيقاف إرسال البريد`
export const place_mail_saved = v=>`تم الحفظ. رسالة تجريبية في طريقها إلى \u2068${v.email}\u2069.`
export const place_mail_try = ()=>`تجربة وحفظ`
export const place_mail_trying = ()=>`جارٍ إرسال رسالة…`
export const place_mail_user = ()=>`اسم المستخدم`
export const place_mail_user_help = ()=>`غالبًا عنوان البريد كاملًا. اتركه فارغًا إن لم يطلبه الخادم.`
export const place_mail_user_wrong = ()=>`هذا أطول مما ينبغي، أو فيه رموز غير مقبولة.`
export const place_missing_files = ()=>`ملفات مفقودة`
export const place_missing_files_help = ()=>`بعض ما أُرسل من صور أو ملفات غير موجود في مجلد الملفات المرفوعة، ويظهر رسم مكانه. استعد نسخة احتياطية فيها الصور، أو أعد المجلد إلى مكانه.`
export const place_my_language = ()=>`اللغة`
export const place_my_language_help = ()=>`بها تُعرض الصفحات وتصل الرسائل. وإن لم تُختر لغة فالرسائل بلغة الموقع.`
export const place_my_language_none = ()=>`لغة المتصفح`
export const place_name = ()=>`الاسم`
export const place_neighbourhood = ()=>`الحيّ`
export const place_neighbourhoods = ()=>`الأحياء`
export const place_neighbourhoods_lead = ()=>`أجزاء من المنطقة. يمكن لكل شخص ولكل غرض ذكر أحدها، ويمكن حصر التصفّح فيه. ومن دون قائمة يكتب الناس عنوانًا.`
export const place_next_start = ()=>`إصدار آخر على القرص`
export const place_next_start_older = ()=>`إنه أقدم من قاعدة البيانات ولن يعمل. أعد الإصدار الأحدث، أو استعد النسخة الاحتياطية التي سبقت التحديث.`
export const place_next_start_restart = ()=>`وضعه تحديث هناك، وما زال الإصدار السابق يعمل. أعد تشغيل الموقع على جهازه.`
export const place_no = ()=>`لا`
export const place_no_neighbourhoods = ()=>`لا يوجد أي حيّ بعد.`
export const place_nobody_stores = ()=>`لم يرسل أحد صورة أو ملفًا بعد.`
export const place_none = ()=>`بلا حيّ`
export const place_opened_elsewhere = ()=>`عنوان آخر`
export const place_opened_elsewhere_help = v=>`فُتح الموقع من هناك، ولم تصل إليه التحديثات المباشرة. إن كان هذا هو العنوان الذي يكتبه الناس، فاجعله قيمة PUBLIC_URL على الجهاز؛ وهي الآن \u2068${v.url}\u2069.`
export const place_own_storage = v=>`تشغل صورك وملفاتك \u2068${v.used}\u2069 من \u2068${v.most}\u2069.`
export const place_people_meet = ()=>`الحدود المفروضة على الأشخاص`
export const place_place = ()=>`المكان`
export const place_plans_shown = ()=>`عرض الباقات`
export const place_plans_shown_help = ()=>`من دون باقات تعرض الصفحة لكل شخص مبادلاته وحدها.`
export const place_proof_to_post = ()=>`طلب تأكيد البريد الإلكتروني قبل إضافة الأغراض`
export const place_quota_day = ()=>`الملفات الجديدة في اليوم من الجميع`
export const place_quota_disk = ()=>`مساحة القرص التي تبقى حرة دائمًا`
export const place_quota_person = ()=>`لكل شخص`
export const place_remove = ()=>`إزالة`
export const place_removing = ()=>`جارٍ الإزالة…`
export const place_restore_put_back = ()=>`تم التراجع عن الاستعادة`
export const place_restore_put_back_help = v=>`لم تعمل تلك النسخة الاحتياطية، فعاد الموقع كما كان. ما فشل محفوظ باسم \u2068${v.file}\u2069؛ وعند حذف هذا الملف يختفي هذا التنبيه.`
export const place_restore_waits_help = ()=>`عند إعادة تشغيل الموقع تحل نسخة احتياطية محل ما هو هنا، وما يُكتب حتى ذلك الحين لن يكون فيها. أعد التشغيل الآن، أو ألغِ الاستعادة.`
export const place_saved = ()=>`تم الحفظ`
export const place_settings = ()=>`الإعدادات`
export const place_sign_ups = ()=>`عدد الحسابات الجديدة في الساعة من شبكة واحدة`
export const place_sign_ups_help = ()=>`من ينضمون في أمسية افتتاح بمكتبة يظهرون جميعًا بعنوان واحد.`
export const place_sign_ups_number = ()=>`اكتب عددًا صحيحًا من 1 إلى 10000`
export const place_storage = ()=>`الصور والملفات`
export const place_storage_lead = v=>`بالميغابايت. أُرسل في اليوم الأخير \u2068${v.today}\u2069. مع 0 لا يُقبل شيء؛ وما تجاوز حدًّا لا يمنع إلا الملفات الجديدة.`
export const place_where = ()=>`المنطقة`
export const place_where_i_live = ()=>`حيث أسكن`
export const place_who_stores_most = ()=>`الأكثر استخدامًا للمساحة`
export const place_whole_megabytes = ()=>`اكتب عددًا صحيحًا من الميغابايت`
export const place_yes = ()=>`نعم`
export const reports_a_message_without_text = ()=>`رسالة بلا نص`
export const reports_a_review_without_text = ()=>`تقييم بلا نص`
export const reports_anything_else_we_should_know = ()=>`هل هناك شيء آخر ينبغي أن نعرفه؟`
export const reports_choose_what_is_wrong = ()=>`يرجى اختيار المشكلة.`
export const reports_misleading_or_a_fraud = ()=>`مضلّل أو احتيالي`
export const reports_not_allowed_or_dangerous = ()=>`ممنوع أو خطِر`
export const reports_only_the_people_who_run_this_site_read = ()=>`لا يقرأ ما تكتبه إلا القائمون على الموقع. ولا يُخبَر صاحب الغرض بمن أبلغ عنه.`
export const reports_only_the_people_who_run_this_site_read_2 = ()=>`لا يقرأ ما تكتبه وهذه الرسالة وما حولها إلا القائمون على الموقع. ولا يُخبَر المرسل بذلك.`
export const reports_only_the_people_who_run_this_site_read_3 = ()=>`لا يقرأ ما تكتبه إلا القائمون على الموقع. ولا يُخبَر كاتب التقييم بمن أبلغ عنه.`
export const reports_only_the_people_who_run_this_site_read_4 = ()=>`لا يقرأ ما تكتبه إلا القائمون على الموقع. ولا يُخبَر الشخص بمن أبلغ عنه.`
export const reports_report_this = v=>`إبلاغ عن ${((f=>f==="item"?`هذا الغرض`:f==="message"?`هذه الرسالة`:f==="review"?`هذا التقييم`:`هذا الشخص`)(v.kind))}`
export const reports_rude_hateful_or_threatening = ()=>`وقح أو مليء بالكراهية أو التهديد`
export const reports_say_in_a_few_words_what_is_wrong = ()=>`اذكر المشكلة بكلمات قليلة.`
export const reports_say_what_it_is_an_item_a_message_a = ()=>`اذكر نوع ما تبلغ عنه: غرض أو رسالة أو شخص أو تقييم.`
export const reports_say_which_one = ()=>`اذكر أيّ واحد منها.`
export const reports_send_report = ()=>`إرسال البلاغ`
export const reports_sending = ()=>`جارٍ الإرسال…`
export const reports_something_else = ()=>`شيء آخر`
export const reports_spam_or_advertising = ()=>`رسائل مزعجة أو إعلانات`
export const reports_thank_you_somebody_of_the_community = ()=>`شكرًا لك. سينظر في الأمر أحد أفراد المجتمع.`
export const reports_there_is_no_such = v=>`لا يوجد ${((f=>f==="item"?`غرض كهذا`:f==="message"?`رسالة كهذه`:f==="review"?`تقييم كهذا`:`شخص كهذا`)(v.kind))}.`
export const reports_this_is_your_own = v=>`${((f=>f==="item"?`هذا غرضك أنت`:f==="message"?`هذه رسالتك أنت`:`هذا تقييمك أنت`)(v.kind))}.`
export const reports_what_is_wrong = ()=>`ما المشكلة؟`
export const reports_you_cannot_report_yourself = ()=>`لا يمكنك الإبلاغ عن نفسك.`
export const reports_you_have_reported_much_already = v=>`عدد بلاغاتك التي بانتظار المراجعة: \u2068${v.most}\u2069. يرجى منحنا بعض الوقت.`
export const reports_you_have_reported_this_already = v=>`سبق أن أبلغت عن ${((f=>f==="item"?`هذا الغرض`:f==="message"?`هذه الرسالة`:f==="review"?`هذا التقييم`:`هذا الشخص`)(v.kind))}. سيُنظر فيه قريبًا.`
export const requests_back = ()=>`رجوع`
export const requests_begin_anew = ()=>`البدء من جديد بما بقي`
export const requests_beginning = ()=>`جارٍ البدء…`
export const requests_draft_goes = v=>`بدأت إضافة \u2068${v.name}\u2069. ستُحذف هذه المسودة، ويحلّ محلّها ما حصلت عليه.`
export const requests_list_failed = ()=>`تعذّر جلب البيانات. يرجى المحاولة مرة أخرى.`
export const requests_list_got = ()=>`إضافة ما حصلت عليه`
export const requests_list_one = v=>`إضافة \u2068${v.name}\u2069`
export const requests_not_answered = ()=>`لم يُردّ عليه في الوقت المحدد`
export const requests_other_offer = v=>`لديك عرض آخر من \u2068${v.name}\u2069.`
export const requests_replace = ()=>`استبدال`
export const requests_replace_draft = ()=>`استبدال ما كنت تكتبه؟`
export const requests_rivals = v=>`${((f=>f==="zero"?`لا طلبات على \u2068${v.name}\u2069`:f==="one"?`طلب واحد على \u2068${v.name}\u2069`:f==="two"?`طلبان على \u2068${v.name}\u2069`:f==="few"?`${number.format(v.count)} طلبات على \u2068${v.name}\u2069`:f==="many"?`${number.format(v.count)} طلبًا على \u2068${v.name}\u2069`:`${number.format(v.count)} طلب على \u2068${v.name}\u2069`)(plural.select(v.count)))}`
export const requests_step_agreed = v=>`تم الاتفاق: \u2068${v.offered}\u2069 مقابل \u2068${v.wanted}\u2069`
export const requests_step_asked = v=>`عرض من \u2068${v.name}\u2069: \u2068${v.offered}\u2069 مقابل \u2068${v.wanted}\u2069`
export const requests_step_asked_by_me = v=>`عرض منك: \u2068${v.offered}\u2069 مقابل \u2068${v.wanted}\u2069`
export const requests_step_called_off = v=>`أُلغيت: \u2068${v.offered}\u2069 مقابل \u2068${v.wanted}\u2069`
export const requests_step_completed = v=>`تمت المبادلة: \u2068${v.offered}\u2069 مقابل \u2068${v.wanted}\u2069`
export const requests_step_confirmed = v=>`تأكيد المبادلة من \u2068${v.name}\u2069: \u2068${v.offered}\u2069 مقابل \u2068${v.wanted}\u2069`
export const requests_step_confirmed_by_me = v=>`تأكيد المبادلة منك: \u2068${v.offered}\u2069 مقابل \u2068${v.wanted}\u2069`
export const requests_step_declined = v=>`رُفض: \u2068${v.offered}\u2069 مقابل \u2068${v.wanted}\u2069`
export const requests_step_edited = v=>`تعديل على غرض من \u2068${v.name}\u2069: \u2068${v.offered}\u2069 مقابل \u2068${v.wanted}\u2069`
export const requests_step_edited_by_me = v=>`تعديل منك على غرض: \u2068${v.offered}\u2069 مقابل \u2068${v.wanted}\u2069`
export const requests_step_ended = v=>`انتهى: \u2068${v.offered}\u2069 مقابل \u2068${v.wanted}\u2069`
export const requests_step_meeting = ()=>`اتفقتما على مكان وموعد`
export const requests_step_meeting_proposed = v=>`اقتراح من \u2068${v.name}\u2069 لمكان وموعد`
export const requests_step_meeting_proposed_by_me = ()=>`اقتراح منك لمكان وموعد`
export const requests_step_offered = v=>`عرض آخر من \u2068${v.name}\u2069: \u2068${v.offered}\u2069 مقابل \u2068${v.wanted}\u2069`
export const requests_step_offered_by_me = v=>`عرض آخر منك: \u2068${v.offered}\u2069 مقابل \u2068${v.wanted}\u2069`
export const requests_step_withdrawn = v=>`سُحب: \u2068${v.offered}\u2069 مقابل \u2068${v.wanted}\u2069`
export const requests_turn_all = ()=>`دورك الآن: اقبل أو ارفض أو قدّم عرضًا آخر.`
export const requests_turn_answer = ()=>`دورك الآن: اقبل أو ارفض.`
export const requests_turn_counter = ()=>`دورك الآن: قدّم عرضًا آخر أو ارفض.`
export const requests_turn_decline = ()=>`دورك الآن: القبول غير ممكن حاليًا. يمكنك الانتظار أو الرفض.`
export const requests_unnamed = ()=>`غرض`
export const requests_what_is_left = ()=>`لم يعد أحد أغراض مبادلتنا موجودًا. هل نتبادل ما بقي؟`
export const requests_with_unlisted = v=>`مع \u2068${v.name}\u2069، وهو غير معروض في السوق`
export const swaps_accept = ()=>`قبول`
export const swaps_accept_this_swap = ()=>`قبول هذه المبادلة؟`
export const swaps_accepting = ()=>`جارٍ القبول…`
export const swaps_add_something_that_is_not_listed = ()=>`إضافة شيء غير معروض في السوق`
export const swaps_agreed = ()=>`متفق عليها`
export const swaps_all_of_these = v=>`الكل (\u2068${v.count}\u2069)`
export const swaps_all_of_these_are_offered_together = ()=>`هذه كلها معروضة معًا`
export const swaps_all_of_these_have_to_be_items_of_one = ()=>`يجب أن تكون هذه كلها أغراض شخص واحد.`
export const swaps_all_offers_so_far = v=>`كل العروض حتى الآن (\u2068${v.count}\u2069)`
export const swaps_all_requests = ()=>`كل الطلبات`
export const swaps_already_in_an_offer = ()=>`هو ضمن عرض قائم بينكما`
export const swaps_an_offer_can_be_changed_by_the_one_who = ()=>`يمكن لمن قدّم العرض تغييره ما لم يُردّ عليه.`
export const swaps_and_more = v=>`و${((f=>f==="zero"?`لا شيء آخر`:f==="one"?`غرض آخر`:f==="two"?`غرضان آخران`:f==="few"?`${number.format(v.rest)} أغراض أخرى`:f==="many"?`${number.format(v.rest)} غرضًا آخر`:`${number.format(v.rest)} غرض آخر`)(plural.select(v.rest)))}`
export const swaps_any_of_these = v=>`أيّ \u2068${v.n}\u2069 منها`
export const swaps_any_of_these_listed = v=>`\u2068${v.pick}\u2069 من هذه للاختيار: \u2068${v.listed}\u2069`
export const swaps_ask_for_more_of_theirs = ()=>`طلب المزيد من أغراضه`
export const swaps_asked_by_you_who = v=>[`طلب منك إلى `,v.who(`\u2068${v.name}\u2069`)]
export const swaps_asked_you = v=>[`وصلك الطلب `,v.when(``)]
export const swaps_asks_for_it_in_another_request = v=>`يوجد طلب آخر من \u2068${v.name}\u2069 ما زال مفتوحًا، وفيه: \u2068${v.item}\u2069.`
export const swaps_asks_you = v=>[`طلب من `,v.who(`\u2068${v.name}\u2069`)]
export const swaps_at_most_items_can_be_named = v=>`الحد الأقصى لعدد الأغراض: \u2068${v.items}\u2069`
export const swaps_back = ()=>`رجوع`
export const swaps_back_to_the_request = ()=>`العودة إلى الطلب`
export const swaps_because = v=>`السبب: \u2068${v.reason}\u2069`
export const swaps_both_sides_have_to_give_something = ()=>`على كل طرف أن يعطي شيئًا`
export const swaps_browse_all_items = ()=>`تصفّح كل الأغراض`
export const swaps_call_off = ()=>`إلغاء المبادلة`
export const swaps_calling_off = ()=>`جارٍ الإلغاء…`
export const swaps_cancel_request = ()=>`طلبات منتهية`
export const swaps_canceling = ()=>`جارٍ الرفض…`
export const swaps_cannot_swap_at_the_moment_the_request = v=>`المبادلة مع \u2068${v.name}\u2069 غير ممكنة حاليًا. يبقى الطلب منتظرًا، أو يمكنك رفضه.`
export const swaps_change_offer = ()=>`تغيير العرض`
export const swaps_change_words_and_pictures_of_what_you = ()=>`تغيير نص ما تعرضه وصوره`
export const swaps_change_your_offer = ()=>`تغيير عرضك`
export const swaps_choose_an_item = ()=>`اختر غرضًا`
export const swaps_choose_for_yourself = v=>`${((f=>f==="zero"?`لا شيء لتختاره منها`:f==="one"?`اختر منها غرضًا واحدًا لك`:f==="two"?`اختر منها غرضين لك`:f==="few"?`اختر منها ${number.format(v.pick)} أغراض لك`:f==="many"?`اختر منها ${number.format(v.pick)} غرضًا لك`:`اختر منها ${number.format(v.pick)} غرض لك`)(plural.select(v.pick)))}`
export const swaps_choose_of_what_is_offered = ()=>`اختر مما هو معروض`
export const swaps_choose_of_what_is_offered_2 = v=>`العدد الذي تختاره مما هو معروض: \u2068${v.pick}\u2069`
export const swaps_choose_to_give = v=>`${((f=>f==="zero"?`لا شيء لتعطيه منها`:f==="one"?`اختر منها غرضًا واحدًا لتعطيه`:f==="two"?`اختر منها غرضين لتعطيهما`:f==="few"?`اختر منها ${number.format(v.pick)} أغراض لتعطيها`:f==="many"?`اختر منها ${number.format(v.pick)} غرضًا لتعطيها`:`اختر منها ${number.format(v.pick)} غرض لتعطيها`)(plural.select(v.pick)))}`
export const swaps_choose_why = ()=>`يرجى اختيار السبب`
export const swaps_confirmed_request = ()=>`طلبات مؤكَّدة`
export const swaps_confirming = ()=>`جارٍ التأكيد…`
export const swaps_decline = ()=>`رفض`
export const swaps_declining_you_can_undo_it_for_some = ()=>`سيُرفض الطلب. يمكنك التراجع خلال ثوانٍ.`
export const swaps_done = ()=>`تمت`
export const swaps_exchange = ()=>`مبادلة`
export const swaps_exchange_request = ()=>`طلب مبادلة`
export const swaps_exchange_request_2 = ()=>`طلبات المبادلة`
export const swaps_exchange_request_created_successfully = ()=>`تم إنشاء طلب المبادلة`
export const swaps_exchange_request_submitted_successful = ()=>`تم إرسال طلب المبادلة!`
export const swaps_exchange_requests = ()=>`طلبات المبادلة`
export const swaps_failed_to_accept_the_request = ()=>`تعذّر قبول الطلب`
export const swaps_failed_to_call_off_the_swap = ()=>`تعذّر إلغاء المبادلة`
export const swaps_failed_to_cancel_the_request = ()=>`تعذّر رفض الطلب`
export const swaps_failed_to_confirm_the_swap = ()=>`تعذّر تأكيد المبادلة`
export const swaps_failed_to_create_exchange_request = ()=>`تعذّر إنشاء طلب المبادلة`
export const swaps_failed_to_load_exchange_details = ()=>`تعذّر تحميل تفاصيل المبادلة.`
export const swaps_failed_to_load_product_details = ()=>`تعذّر تحميل تفاصيل الغرض.`
export const swaps_failed_to_send_the_offer = ()=>`تعذّر إرسال العرض`
export const swaps_failed_to_withdraw_the_request = ()=>`تعذّر سحب الطلب`
export const swaps_find_something_to_swap_for = ()=>`ابحث عن شيء تودّ المبادلة به`
export const swaps_first_for_second = v=>`\u2068${v.offered}\u2069 مقابل \u2068${v.wanted}\u2069`
export const swaps_for_item = v=>[`مقابل `,v.strong(`\u2068${v.name}\u2069`)]
export const swaps_for_item_would_take = v=>[`مقابل `,v.strong(`\u2068${v.name}\u2069`),`. المقبول عند `,`\u2068${v.owner}\u2069`,`: `,v.strong(`\u2068${v.preferences}\u2069`)]
export const swaps_for_now_cannot_swap_you_can_wait_for = v=>`المبادلة مع \u2068${v.other}\u2069 غير ممكنة حاليًا. يمكنك الانتظار، أو إلغاء المبادلة.`
export const swaps_go_to_home = ()=>`إلى الرئيسية`
export const swaps_has_ended = v=>`انتهى: \u2068${v.name}\u2069.`
export const swaps_how_many_of_these_may_choose = v=>`كم منها يمكن لـ\u2068${v.name}\u2069 اختياره؟`
export const swaps_how_many_of_these_would_you_choose = ()=>`كم تختار منها؟`
export const swaps_images = ()=>`الصور *`
export const swaps_incoming_request = ()=>`طلبات واردة`
export const swaps_is_not_available_any_more = v=>`${(v.alone==="yes"?`لم يعد هذا الغرض متاحًا`:`لم يعد متاحًا: \u2068${v.name}\u2069`)}.`
export const swaps_is_reserved_for_another_swap = v=>`${(v.alone==="yes"?`هذا الغرض محجوز لمبادلة أخرى`:`محجوز لمبادلة أخرى: \u2068${v.name}\u2069`)}.`
export const swaps_item_offered = ()=>`الغرض المعروض`
export const swaps_item_wanted = ()=>`الغرض المطلوب`
export const swaps_its_owner_has_made_you_another_offer = ()=>`قدّم لك صاحبه عرضًا آخر. حان دورك.`
export const swaps_last_step = ()=>`الخطوة الأخيرة`
export const swaps_loading = ()=>`جارٍ التحميل…`
export const swaps_make_another_offer = ()=>`تقديم عرض آخر`
export const swaps_message = ()=>`الرسالة`
export const swaps_message_2 = ()=>`الرسالة *`
export const swaps_my_trades = ()=>`مبادلاتي`
export const swaps_name = ()=>`الاسم`
export const swaps_name_each_item_once = ()=>`اذكر كل غرض مرة واحدة`
export const swaps_no_requests_found = ()=>`لا توجد طلبات.`
export const swaps_no_trade_is_under_way_list_something = ()=>`لا مبادلات جارية. أضف غرضًا، أو اطلب ما يعجبك.`
export const swaps_not_available = ()=>`غير متاح`
export const swaps_not_confirmed_by_both_in_time = ()=>`لم يؤكدها الطرفان في الوقت المحدد`
export const swaps_nothing = ()=>`لا شيء`
export const swaps_nothing_is_different_yet = ()=>`لم يتغيّر شيء بعد: غيّر ما يُتبادل أو اكتب رسالة.`
export const swaps_offer_one_of_your_own_available_items = ()=>`اعرض أحد أغراضك المتاحة.`
export const swaps_once_accepted_these_items_are_reserved = ()=>`عند القبول تُحجز هذه الأغراض لكما. بعدها تتفقان على مكان وموعد.`
export const swaps_one_of_the_two_items_is_reserved_for = ()=>`أحد الغرضين محجوز لمبادلة أخرى، لذلك ينتظر هذا الطلب.`
export const swaps_only_the_one_who_made_this_offer_can = ()=>`لا يغيّر هذا العرض إلا من قدّمه.`
export const swaps_or_something_that_is_not_listed = ()=>`أو شيء غير معروض في السوق`
export const swaps_picture_label = v=>`\u2068${v.offered}\u2069 مقابل \u2068${v.wanted}\u2069`
export const swaps_please_say_why = ()=>`يرجى ذكر السبب`
export const swaps_post_your_first_trade = ()=>`أضف غرضك الأول`
export const swaps_received = ()=>`الواردة`
export const swaps_request_accepted = ()=>`✔️ تم قبول الطلب`
export const swaps_request_accepted_successfully = ()=>`تم قبول الطلب`
export const swaps_request_canceled_successfully = ()=>`تم رفض الطلب`
export const swaps_request_declined = ()=>`❌ تم رفض الطلب`
export const swaps_request_updated_successfully = ()=>`تم تحديث الطلب`
export const swaps_request_withdrawn = ()=>`سُحب الطلب`
export const swaps_request_withdrawn_successfully = ()=>`تم سحب الطلب`
export const swaps_said_terms = v=>[v.who(`\u2068${v.whoName}\u2069`),`: `,`\u2068${v.offered}\u2069`,` مقابل `,`\u2068${v.wanted}\u2069`]
export const swaps_said_terms_pick = v=>[v.who(`\u2068${v.whoName}\u2069`),`: `,`\u2068${v.offered}\u2069`,` (`,`\u2068${v.pick}\u2069`,`) مقابل `,`\u2068${v.wanted}\u2069`]
export const swaps_save_offer = ()=>`حفظ العرض`
export const swaps_say_why_it_is_a_good_swap_and_when_you = ()=>`لماذا هي مبادلة جيدة، ومتى يمكنكما اللقاء؟`
export const swaps_search = ()=>`بحث`
export const swaps_see_it_under_cancel_request = ()=>`تجده في «طلبات منتهية»`
export const swaps_see_it_under_confirmed_request = ()=>`تجده في «طلبات مؤكَّدة»`
export const swaps_see_the_swap = ()=>`عرض المبادلة`
export const swaps_see_what_waits = ()=>`عرض ما ينتظر`
export const swaps_see_your_request = ()=>`عرض طلبك`
export const swaps_send_offer = ()=>`إرسال العرض`
export const swaps_sending = ()=>`جارٍ الإرسال…`
export const swaps_sent = ()=>`المرسلة`
export const swaps_sent_by_you = ()=>`أُرسل منك`
export const swaps_sent_by_you_waiting = ()=>`أُرسل منك، بانتظار الرد`
export const swaps_show_more = ()=>`عرض المزيد`
export const swaps_sign_in_to_see_your_trades_whose_turn = v=>[v.link(`تسجيل الدخول`),` لترى مبادلاتك: دور من الآن، وما ينتظر، وما اتُّفق عليه.`]
export const swaps_somebody_has_agreed_to_swap_for_this = ()=>`تم الاتفاق مع شخص على مبادلة هذا الغرض، فلا يقبل طلبات جديدة حاليًا.`
export const swaps_something_went_wrong = ()=>`حدث خطأ ما!`
export const swaps_something_went_wrong_what_is_new_may = ()=>`حدث خطأ ما! قد لا يظهر الجديد.`
export const swaps_submit = ()=>`إرسال`
export const swaps_submitting = ()=>`جارٍ الإرسال…`
export const swaps_swap_called_off = ()=>`أُلغيت المبادلة`
export const swaps_swap_completed = ()=>`اكتملت المبادلة`
export const swaps_swap_completed_enjoy = v=>`اكتملت المبادلة. بالهناء! \u2068${v.swappedText}\u2069`
export const swaps_swap_confirmed = ()=>`تم تأكيد المبادلة`
export const swaps_tap_one_or_more = ()=>`اضغط على غرض أو أكثر.`
export const swaps_that_is_for_the_other_side_of_this = ()=>`هذه الخطوة للطرف الآخر في هذا الطلب.`
export const swaps_the_item_is_gone = ()=>`لم يعد الغرض موجودًا`
export const swaps_the_listing_owner_has_been_notified = ()=>`تم إبلاغ صاحب الغرض.`
export const swaps_the_message = ()=>`الرسالة`
export const swaps_the_offer_has_changed_meanwhile_it_is = ()=>`تغيّر العرض في هذه الأثناء. هو الآن كما تراه أدناه؛ وما اخترته ما زال هنا.`
export const swaps_the_offer_has_changed_meanwhile_please = ()=>`تغيّر العرض في هذه الأثناء. يرجى النظر فيه مرة أخرى.`
export const swaps_there_are_not_so_many_to_choose_from = ()=>`لا يوجد هذا العدد للاختيار منه`
export const swaps_there_have_been_offers_accept_this_one = v=>`${((f=>f==="zero"?`لا عروض بعد.`:f==="one"?`قُدّم عرض واحد حتى الآن.`:f==="two"?`قُدّم عرضان حتى الآن.`:f==="few"?`قُدّمت ${number.format(v.revisions)} عروض حتى الآن.`:f==="many"?`قُدّم ${number.format(v.revisions)} عرضًا حتى الآن.`:`قُدّم ${number.format(v.revisions)} عرض حتى الآن.`)(plural.select(v.revisions)))} اقبل هذا العرض، أو أنهِ الطلب.`
export const swaps_there_is_a_newer_offer_accept_it_or = ()=>`هناك عرض أحدث: اقبله أو قدّم عرضًا آخر.`
export const swaps_there_is_no_such_item = ()=>`لا يوجد غرض كهذا.`
export const swaps_there_is_no_such_request = ()=>`لا يوجد طلب كهذا.`
export const swaps_thing_is_not_available = v=>`${(v.alone==="yes"?`${(v.isHidden==="yes"?`هذا الغرض غير متاح حاليًا`:`لم يعد هذا الغرض متاحًا`)}`:`\u2068${v.name}\u2069: ${(v.isHidden==="yes"?`غير متاح حاليًا`:`لم يعد متاحًا`)}`)}.`
export const swaps_this = ()=>`هذا النص`
export const swaps_this_has_been_accepted_already = v=>`${(v.noun==="request"?`سبق قبول هذا الطلب`:`سبق قبول هذه المبادلة`)}.`
export const swaps_this_has_been_declined_already = v=>`${(v.noun==="request"?`سبق رفض هذا الطلب`:`سبق رفض هذه المبادلة`)}.`
export const swaps_this_has_been_withdrawn = v=>`${(v.noun==="request"?`تم سحب هذا الطلب`:`تم سحب هذه المبادلة`)}.`
export const swaps_this_has_ended_because_an_item_of_it = v=>`${(v.noun==="request"?`انتهى هذا الطلب لأن أحد أغراضه`:`انتهت هذه المبادلة لأن أحد أغراضها`)} لم يعد موجودًا.`
export const swaps_this_has_ended_because_it_was_not = v=>`${(v.noun==="request"?`انتهى هذا الطلب`:`انتهت هذه المبادلة`)} لعدم الرد أو التأكيد في الوقت المحدد.`
export const swaps_this_has_not_been_accepted_yet = v=>`${(v.noun==="request"?`لم يُقبل هذا الطلب بعد`:`لم تُقبل هذه المبادلة بعد`)}.`
export const swaps_this_item_is_your_own = ()=>`هذا غرضك أنت.`
export const swaps_this_must_be_a_whole_number_from_1_on = ()=>`يجب أن يكون هذا عددًا صحيحًا من 1 فما فوق`
export const swaps_this_request_waits_since_cannot_swap = v=>`هذا الطلب منتظر، فالمبادلة مع \u2068${v.other}\u2069 غير ممكنة حاليًا.`
export const swaps_this_swap_has_been_called_off = ()=>`أُلغيت هذه المبادلة.`
export const swaps_this_swap_is_completed_already = ()=>`اكتملت هذه المبادلة من قبل.`
export const swaps_to_be_done = ()=>`بانتظار إنجازك`
export const swaps_undo = ()=>`تراجع`
export const swaps_upload = ()=>`رفع`
export const swaps_view_details = ()=>`عرض التفاصيل`
export const swaps_waiting_for_the_other = ()=>`بانتظار الطرف الآخر`
export const swaps_waiting_for_to_answer = v=>`بانتظار رد \u2068${v.other}\u2069.`
export const swaps_was_called_off_requests_that_waited = v=>`أُلغيت المبادلة: \u2068${v.name}\u2069. يمكن الآن الرد على الطلبات التي انتظرت هذه الأغراض.`
export const swaps_we_have_swapped = ()=>`تمت المبادلة`
export const swaps_what_do_you_offer = ()=>`ماذا تعرض؟`
export const swaps_what_else_of_would_you_like = v=>`ماذا تريد أيضًا من أغراض \u2068${v.name}\u2069؟`
export const swaps_why_do_you_call_it_off = ()=>`ما سبب الإلغاء؟`
export const swaps_with = v=>`مع \u2068${v.name}\u2069`
export const swaps_withdraw = ()=>`سحب`
export const swaps_withdrawing = ()=>`جارٍ السحب…`
export const swaps_write_to = v=>`مراسلة \u2068${v.name}\u2069`
export const swaps_you = ()=>`أنت`
export const swaps_you_and_have_agreed_next_you_agree_on = v=>`تم الاتفاق بينك وبين \u2068${v.other}\u2069: \u2068${v.name}\u2069. الخطوة التالية: اتفقا على مكان وموعد.`
export const swaps_you_asked = v=>[`أرسلت الطلب `,v.when(``)]
export const swaps_you_gave_and_got = v=>`أعطيت \u2068${v.namesOf}\u2069 وحصلت على \u2068${v.namesOf2}\u2069.`
export const swaps_you_get = ()=>`تأخذ`
export const swaps_you_get_from = v=>`ما تأخذه من \u2068${v.name}\u2069`
export const swaps_you_give = ()=>`تعطي`
export const swaps_you_give_these = ()=>`ما تعطيه`
export const swaps_you_have_agreed_to_swap_for_this = ()=>`لقد اتفقت على مبادلة للحصول على هذا.`
export const swaps_you_have_asked_for_this_item_already = ()=>`سبق أن طلبت هذا الغرض. طلبك بانتظار الرد.`
export const swaps_you_have_asked_for_this_its_owner_has = ()=>`لقد طلبت هذا الغرض، ولم يردّ صاحبه بعد.`
export const swaps_you_have_confirmed_the_swap_waiting = v=>`لقد أكدت المبادلة. يبقى التأكيد من \u2068${v.other}\u2069.`
export const swaps_you_have_confirmed_this_swap_already = ()=>`سبق أن أكدت هذه المبادلة.`
export const swaps_you_have_posted_nothing_yet_say_below = v=>[`لم تضف أي غرض بعد. اذكر أدناه ما تعرضه، أو `,v.link(`أضف غرضًا`),`.`]
export const swaps_you_have_so_many_pending_requests = v=>`عدد طلباتك المعلّقة \u2068${v.requests}\u2069، وهو الحد الأقصى. يلزم سحب أحدها قبل إرسال طلب جديد.`
export const swaps_your_for = v=>`\u2068${v.give}\u2069 منك مقابل \u2068${v.get}\u2069`
export const swaps_your_offer_was_sent = ()=>`أُرسل عرضك`
export const swaps_your_turn = ()=>`دورك الآن`
export const swaps_your_turn_agree_on_a_place_and_a_time = ()=>`دورك الآن: اتفقا على مكان وموعد، ثم تبادلا، ثم أكّد المبادلة.`
export const swaps_your_turn_says_that_you_have_swapped = v=>`دورك الآن: بحسب \u2068${v.other}\u2069، تمت المبادلة. أكّدها أو ألغِها.`
export const texts_audit = v=>`أُضيف بلغة \u2068${v.language}\u2069: \u2068${v.text}\u2069`
export const texts_gone = ()=>`لم يعد هذا النص موجودًا.`
export const texts_lead = ()=>`ما كتبتموه بأنفسكم، لمن يقرأ بلغة أخرى. وما يُترك فارغًا يُقرأ كما كُتب.`
export const texts_none = ()=>`كل ما هنا ما زال كما جاء مع الموقع، بكل اللغات.`
export const texts_one_language = ()=>`هذا الموقع متاح بلغة واحدة فقط.`
export const texts_pages = ()=>`للصفحة الكاملة صفحة خاصة بها: تظهر about-de مكان about لمن يقرأ بالألمانية.`
export const texts_title = ()=>`لغات أخرى`
export const told_admin_contact_button = ()=>`عرض الرسالة`
export const told_admin_contact_text = v=>`رسالة من \u2068${v.name}\u2069 عبر نموذج الاتصال.`
export const told_admin_contact_title = ()=>`رسالة جديدة عبر «اتصل بنا»`
export const told_admin_mails = ()=>`ما يخص إدارة هذا الموقع`
export const told_admin_person_waits_button = ()=>`عرض صاحب الطلب`
export const told_admin_person_waits_text = v=>`طلب انضمام من \u2068${v.who}\u2069، وهو بانتظار القبول.`
export const told_admin_person_waits_title = ()=>`طلب انضمام جديد`
export const told_admin_report_button = ()=>`عرض البلاغات`
export const told_admin_report_title = ()=>`بلاغ جديد`
export const told_admin_swap_in_doubt_text = v=>`قد لا تتم مبادلة \u2068${v.things}\u2069 مقابل \u2068${v.others}\u2069. أُبلغ أطرافها بأنه يمكن إلغاؤها.`
export const told_admin_swap_in_doubt_title = ()=>`مبادلة غير مؤكدة`
export const told_admin_swap_lost_text = v=>`أُلغيت مبادلة \u2068${v.things}\u2069 مقابل \u2068${v.others}\u2069: غادر أحد أطرافها الموقع.`
export const told_admin_swap_lost_title = ()=>`مبادلة أُلغيت`
export const told_and_more = v=>`\u2068${v.first}\u2069 و${((f=>f==="zero"?`لا شيء آخر`:f==="one"?`غرض آخر`:f==="two"?`غرضان آخران`:f==="few"?`${number.format(v.more)} أغراض أخرى`:f==="many"?`${number.format(v.more)} غرضًا آخر`:`${number.format(v.more)} غرض آخر`)(plural.select(v.more)))}`
export const told_choose = ()=>`اختيار ما يصلني`
export const told_circle_agreed_text = v=>`تعطي \u2068${v.gives}\u2069 وتأخذ \u2068${v.gets}\u2069. بقي الاتفاق على الأماكن والمواعيد.`
export const told_circle_agreed_title = ()=>`وافق الجميع`
export const told_circle_answer_reminder_text = v=>`بقي أقل من يوم للرد بنعم أو لا: تعطي \u2068${v.gives}\u2069 وتأخذ \u2068${v.gets}\u2069.`
export const told_circle_answer_reminder_title = ()=>`مبادلة بانتظارك`
export const told_circle_called_off_text = v=>`أُلغيت المبادلة التي تعطي فيها \u2068${v.gives}\u2069 وتأخذ \u2068${v.gets}\u2069، بطلب من \u2068${v.by}\u2069: \u2068${v.detail}\u2069`
export const told_circle_called_off_title = ()=>`أُلغيت المبادلة`
export const told_circle_called_off_wordless = v=>`أُلغيت المبادلة التي تعطي فيها \u2068${v.gives}\u2069 وتأخذ \u2068${v.gets}\u2069، بطلب من \u2068${v.by}\u2069.`
export const told_circle_completed_text = v=>`أعطيت \u2068${v.gives}\u2069 وأخذت \u2068${v.gets}\u2069. بالهناء!`
export const told_circle_completed_title = ()=>`اكتملت المبادلة`
export const told_circle_confirmation_reminder_text = v=>`أكّد آخرون في مبادلتك ما أعطوه وما أخذوه. يرجى تأكيد ما أعطيته وما أخذته، \u2068${v.gives}\u2069 و\u2068${v.gets}\u2069، أو إلغاء المبادلة.`
export const told_circle_confirmation_reminder_title = ()=>`هل تمت المبادلة؟`
export const told_circle_confirmed_text = v=>`بحسب \u2068${v.by}\u2069، انتقل \u2068${v.detail}\u2069 إلى صاحبه الجديد. بتأكيدك أيضًا يتم الأمر.`
export const told_circle_confirmed_title = ()=>`يرجى تأكيد مبادلتك`
export const told_circle_edited_text = v=>`تغيّر \u2068${v.detail}\u2069، لذلك نسأل الجميع من جديد: هل تعطي \u2068${v.gives}\u2069 وتأخذ \u2068${v.gets}\u2069؟`
export const told_circle_edited_title = ()=>`تغيّرت المبادلة`
export const told_circle_expired_text = v=>`لم يؤكد الجميع في الوقت المحدد المبادلة التي تعطي فيها \u2068${v.gives}\u2069 وتأخذ \u2068${v.gets}\u2069. ما لم ينتقل إلى صاحب جديد صار متاحًا من جديد.`
export const told_circle_expired_title = ()=>`انتهت المبادلة`
export const told_circle_handover_reminder_text = v=>`اتفقت على أن تعطي \u2068${v.gives}\u2069 وتأخذ \u2068${v.gets}\u2069. حين يتم ذلك، يرجى تأكيده أو إلغاء المبادلة.`
export const told_circle_handover_reminder_title = ()=>`هل تمت المبادلة؟`
export const told_circle_in_doubt_text = v=>`قد لا تعود المبادلة مع \u2068${v.by}\u2069 ممكنة. يمكنك إلغاء المبادلة التي تعطي فيها \u2068${v.gives}\u2069 وتأخذ \u2068${v.gets}\u2069، ولا لوم على أحد.`
export const told_circle_in_doubt_title = ()=>`مبادلة غير مؤكدة`
export const told_circle_item_gone_text = v=>`لم يعد أحد الأغراض متاحًا، فانتهت المبادلة التي كنت ستعطي فيها \u2068${v.gives}\u2069 وتأخذ \u2068${v.gets}\u2069.`
export const told_circle_lapsed_text = v=>`لم يردّ الجميع في الوقت المحدد، فانتهت المبادلة التي كنت ستعطي فيها \u2068${v.gives}\u2069 وتأخذ \u2068${v.gets}\u2069.`
export const told_circle_message_text = v=>`رسالة من \u2068${v.by}\u2069 إلى جميع المشاركين في إحدى مبادلاتك.`
export const told_circle_message_title = ()=>`رسالة جديدة في مبادلة`
export const told_circle_over_text = v=>`لن تتم المبادلة التي كنت ستعطي فيها \u2068${v.gives}\u2069 وتأخذ \u2068${v.gets}\u2069.`
export const told_circle_over_title = ()=>`انتهت المبادلة`
export const told_circle_text = v=>`يمكنك أن تعطي \u2068${v.gives}\u2069 وتأخذ \u2068${v.gets}\u2069، في مبادلة عدد أطرافها \u2068${v.people}\u2069. أجب بنعم أو لا خلال 72 ساعة.`
export const told_circle_title = ()=>`مبادلة لك`
export const told_confirm = ()=>`تأكيد المبادلة`
export const told_daily = ()=>`مرة في اليوم، في رسالة واحدة`
export const told_daily_button = ()=>`عرض المبادلات المقترحة`
export const told_daily_first_text = v=>`ما وجده الموقع لك منذ أمس. هنا أول ${number.format(v.listed)}، والباقي بانتظارك في الموقع:`
export const told_daily_heading = v=>`${((f=>f==="zero"?`لا مبادلات مقترحة لك`:f==="one"?`مبادلة مقترحة لك`:f==="two"?`مبادلتان مقترحتان لك`:f==="few"?`${number.format(v.count)} مبادلات مقترحة لك`:`${number.format(v.count)} مبادلة مقترحة لك`)(plural.select(v.count)))}`
export const told_daily_text = ()=>`ما وجده الموقع لك منذ أمس:`
export const told_end_link = ()=>`إيقاف هذه الرسائل`
export const told_end_these = ()=>`إيقاف هذه الرسائل؟`
export const told_end_these_text = v=>`${((f=>f==="offers"?`لن تصلك بعد الآن رسائل عن العروض والمبادلات.`:f==="messages"?`لن تصلك بعد الآن رسائل عن الرسائل التي لم تقرأها.`:f==="handover"?`لن تصلك بعد الآن رسائل عن التسليم.`:f==="matches"?`لن تصلك بعد الآن رسائل عما يجده الموقع لك.`:f==="news"?`لن تصلك بعد الآن الأخبار الأسبوعية.`:`لن تصلك بعد الآن رسائل عن البلاغات ورسائل الاتصال.`)(v.kind))} ويبقى ما عدا ذلك كما هو.`
export const told_ended = ()=>`أُوقفت هذه الرسائل`
export const told_ended_text = v=>`${((f=>f==="offers"?`لم تعد تصلك رسائل عن العروض والمبادلات.`:f==="messages"?`لم تعد تصلك رسائل عن الرسائل التي لم تقرأها.`:f==="handover"?`لم تعد تصلك رسائل عن التسليم.`:f==="matches"?`لم تعد تصلك رسائل عما يجده الموقع لك.`:f==="news"?`لم تعد تصلك الأخبار الأسبوعية.`:`لم تعد تصلك رسائل عن البلاغات ورسائل الاتصال.`)(v.kind))} يمكنك تغيير ذلك في إعداداتك في أي وقت.`
export const told_former_member = ()=>`عضو سابق`
export const told_handover = ()=>`اللقاء والتسليم`
export const told_handover_agreed_text = v=>`موافقة من \u2068${v.other}\u2069 على المكان والموعد. يمكنك إضافة اللقاء إلى تقويمك.`
export const told_handover_agreed_title = ()=>`تم الاتفاق على اللقاء`
export const told_handover_changed_text = v=>`اقتراح من \u2068${v.other}\u2069 لمكان آخر أو موعد آخر. ألقِ نظرة عليه.`
export const told_handover_changed_title = ()=>`مكان أو موعد آخر`
export const told_handover_day_after_text = v=>`كان موعد لقائك مع \u2068${v.other}\u2069. إن تمت المبادلة فيرجى تأكيدها، وإلا فيرجى الاتفاق على موعد آخر.`
export const told_handover_day_after_title = ()=>`هل تم اللقاء؟`
export const told_handover_day_before_text = v=>`لقاؤك مع \u2068${v.other}\u2069 للمبادلة خلال أقل من 24 ساعة.`
export const told_handover_day_before_title = ()=>`لقاؤك خلال أقل من يوم`
export const told_handover_hours_before_text = v=>`لقاؤك مع \u2068${v.other}\u2069 للمبادلة خلال أقل من ساعتين.`
export const told_handover_hours_before_title = ()=>`لقاؤك خلال أقل من ساعتين`
export const told_handover_proposed_text = v=>`اقتراح من \u2068${v.other}\u2069 لمكان اللقاء وموعده. وافق عليه أو اقترح غيره.`
export const told_handover_proposed_title = ()=>`أين ومتى نلتقي`
export const told_home = ()=>`الرئيسية`
export const told_item_gone_asked = v=>`لم يعد \u2068${v.detail}\u2069 موجودًا، فانتهى عرضك: \u2068${v.gives}\u2069.`
export const told_item_gone_offered = v=>`لم يعد \u2068${v.detail}\u2069 موجودًا، وكان معروضًا مقابل \u2068${v.gives}\u2069. انتهى الطلب.`
export const told_item_shown_button = ()=>`عرض الغرض`
export const told_item_shown_text = v=>`عاد \u2068${v.item}\u2069 إلى العرض.`
export const told_item_shown_title = ()=>`عاد غرضك إلى العرض`
export const told_item_taken_down_button = ()=>`عرض الغرض`
export const told_item_taken_down_text = v=>`أزال القائمون على الموقع \u2068${v.item}\u2069 من العرض. إن رأيت في ذلك خطأ، فيمكنك مراسلتهم.`
export const told_item_taken_down_title = ()=>`أُزيل غرضك من العرض`
export const told_last_given_up = v=>`الأخيرة: \u2068${v.words}\u2069`
export const told_listed_by = v=>`معروض من \u2068${v.owner}\u2069.`
export const told_listed_by_fits = v=>`معروض من \u2068${v.owner}\u2069. وهو مما تبحث عنه.`
export const told_mail_first_failed = v=>[`أول إخفاق `,v.when(``),`.`]
export const told_mail_server_fails = v=>`خادم البريد لا يقبل الرسائل: \u2068${v.words}\u2069`
export const told_mail_server_help = ()=>`صحّحه في الإعدادات، أو SMTP_URL على الجهاز. ما ينتظر سيُرسل من تلقاء نفسه.`
export const told_mails = ()=>`البريد`
export const told_match_text = v=>`يمكنك أن تعطي \u2068${v.gives}\u2069 وتأخذ \u2068${v.gets}\u2069. أجب بنعم أو لا خلال 48 ساعة.`
export const told_match_title = ()=>`توافقت الرغبات`
export const told_matches = ()=>`ما يجده الموقع لك`
export const told_message_button = ()=>`الرد`
export const told_message_file = ()=>`أُرسل إليك ملف.`
export const told_message_title = v=>`رسالة لك من \u2068${v.by}\u2069`
export const told_messages = ()=>`الرسائل التي لم تقرأها`
export const told_never = ()=>`أبدًا`
export const told_new_version = ()=>`صدر إصدار جديد.`
export const told_news = ()=>`الجديد`
export const told_news_button = ()=>`عرض كل الأغراض`
export const told_news_text = ()=>`ما أُضيف مؤخرًا؛ وأوله ما يوافق ما تبحث عنه.`
export const told_news_title = ()=>`جديد هذا الأسبوع`
export const told_no_browser = ()=>`لا يتلقى أي متصفح لك الإشعارات بعد.`
export const told_no_time_zone = ()=>`لا توجد منطقة زمنية كهذه.`
export const told_not_now = ()=>`ليس الآن`
export const told_not_saved = ()=>`تعذّر الحفظ. يرجى المحاولة مرة أخرى.`
export const told_nothing = ()=>`لا شيء`
export const told_notifications = ()=>`الإشعارات`
export const told_now = ()=>`فورًا`
export const told_offers = ()=>`العروض والمبادلات`
export const told_offline = ()=>`لا يوجد اتصال بالإنترنت`
export const told_offline_text = ()=>`لم تُفتح هذه الصفحة على هذا الجهاز من قبل. الصفحات التي زرتها من دون تسجيل الدخول تمكن قراءتها بلا اتصال؛ وكل ما عداها يعود مع الاتصال.`
export const told_old_link = ()=>`هذا الرابط ليس من روابطنا، أو هو قديم جدًا.`
export const told_push_ask = ()=>`هل تريد إشعارًا على هذا الجهاز حين يصل رد؟`
export const told_push_denied = ()=>`لا يسمح متصفحك بذلك. يمكنك تغييره في إعدادات المتصفح لهذا الموقع.`
export const told_push_end = ()=>`إيقاف الإشعارات هنا`
export const told_push_failed = ()=>`لا يمكن إرسال الإشعارات إلى هذا الجهاز حاليًا.`
export const told_push_none = ()=>`لا يمكن لهذا المتصفح تلقّي الإشعارات والموقع مغلق. على iPhone أو iPad، أضف الموقع إلى الشاشة الرئيسية أولًا.`
export const told_push_on = ()=>`سيخبرك هذا الجهاز بالجديد.`
export const told_push_start = ()=>`تفعيل الإشعارات هنا`
export const told_push_test = ()=>`إرسال إشعار تجريبي`
export const told_push_text = ()=>`تعرض ما يجري هنا حتى حين يكون الموقع مغلقًا.`
export const told_push_title = ()=>`على هذا الجهاز`
export const told_push_yes = ()=>`نعم، أريد`
export const told_quiet_ends = ()=>`تلزم لساعات الهدوء بداية ونهاية.`
export const told_quiet_from = ()=>`من`
export const told_quiet_help = ()=>`البريد وإشعارات أجهزتك تنتظر حتى انقضائها. أما التذكير باللقاء فلا ينتظر.`
export const told_quiet_hours = ()=>`ساعات الهدوء`
export const told_quiet_to = ()=>`إلى`
export const told_reload = ()=>`إعادة التحميل`
export const told_report_dismissed = ()=>`نظر أحد القائمين على الموقع في بلاغك وترك الأمر كما هو. شكرًا لانتباهك.`
export const told_report_handled_button = ()=>`عرض إشعاراتك`
export const told_report_handled_title = ()=>`بلاغك`
export const told_report_upheld = ()=>`نظر أحد القائمين على الموقع في بلاغك واتخذ ما يلزم. شكرًا لانتباهك.`
export const told_reported_item = v=>`بلاغ عن أحد أغراض \u2068${v.about}\u2069.`
export const told_reported_message = v=>`بلاغ عن رسالة من \u2068${v.about}\u2069.`
export const told_reported_person = v=>`بلاغ عن \u2068${v.about}\u2069.`
export const told_reported_review = v=>`بلاغ عن تقييم من \u2068${v.about}\u2069.`
export const told_review_answered_button = ()=>`قراءة الرد`
export const told_review_answered_text = v=>`ردّ من \u2068${v.by}\u2069 على ما كتبته عن مبادلتكما.`
export const told_review_answered_title = ()=>`ردّ على تقييمك`
export const told_review_hidden_button = ()=>`عرض إشعاراتك`
export const told_review_hidden_text = ()=>`أخفى القائمون على الموقع تقييمًا كتبته. إن رأيت في ذلك خطأ، فيمكنك مراسلتهم.`
export const told_review_hidden_title = ()=>`أُخفي التقييم`
export const told_review_shown_button = ()=>`قراءة التقييم`
export const told_review_shown_text = v=>`تقييم من \u2068${v.by}\u2069 لمبادلتكما. يمكنك الرد مرة واحدة.`
export const told_review_shown_title = ()=>`تقييم جديد`
export const told_saved = ()=>`تم الحفظ`
export const told_see_meeting = ()=>`عرض المكان والموعد`
export const told_see_offer = ()=>`عرض تفاصيل العرض`
export const told_see_swap = ()=>`عرض المبادلة`
export const told_send_no_more = ()=>`إيقاف هذه الرسائل`
export const told_server_says = v=>`خادم البريد لا يقبلها: \u2068${v.words}\u2069`
export const told_set_used_up_button = ()=>`عرض قائمتي`
export const told_set_used_up_text = v=>`قلت إن واحدًا يكفي، وقد حصلت على \u2068${v.item}\u2069. تنتظر البقية حتى تقول إن كنت ما زلت تريدها.`
export const told_set_used_up_title = ()=>`حصلت على واحد منها. هل ما زلت تريد البقية؟`
export const told_settings_lead = ()=>`ما يصلك بالبريد. أما الرسائل المتعلقة بحسابك وأمانه فتصلك دائمًا.`
export const told_settings_link = ()=>`اختيار ما يصلك`
export const told_still_available_button = ()=>`ما زال متاحًا`
export const told_still_available_text = v=>`قد يجد الموقع مبادلة لغرضك: \u2068${v.item}\u2069. أما زال متاحًا؟ زُر الموقع ليبدأ البحث.`
export const told_still_available_title = ()=>`أما زال متاحًا؟`
export const told_swap_agreed_text = v=>`قُبل عرضك: \u2068${v.gives}\u2069 مقابل \u2068${v.gets}\u2069. بقي الاتفاق على مكان وموعد.`
export const told_swap_agreed_title = ()=>`قُبل طلب المبادلة`
export const told_swap_answer_reminder_text = v=>`يمكنك الحصول على \u2068${v.gets}\u2069 مقابل \u2068${v.gives}\u2069. اقبل أو ارفض أو قدّم عرضًا آخر.`
export const told_swap_answer_reminder_title = ()=>`عرض بانتظارك`
export const told_swap_called_off_text = v=>`أُلغيت مبادلة \u2068${v.gives}\u2069 مقابل \u2068${v.gets}\u2069، بطلب من \u2068${v.by}\u2069: \u2068${v.detail}\u2069`
export const told_swap_called_off_title = ()=>`أُلغيت المبادلة`
export const told_swap_called_off_wordless = v=>`أُلغيت مبادلة \u2068${v.gives}\u2069 مقابل \u2068${v.gets}\u2069، بطلب من \u2068${v.by}\u2069.`
export const told_swap_changed_text = v=>`تعديل من \u2068${v.by}\u2069 على العرض: \u2068${v.gets}\u2069 مقابل \u2068${v.gives}\u2069.`
export const told_swap_changed_title = ()=>`تغيّر العرض`
export const told_swap_completed_text = v=>`أعطيت \u2068${v.gives}\u2069 وأخذت \u2068${v.gets}\u2069. بالهناء!`
export const told_swap_completed_title = ()=>`اكتملت المبادلة`
export const told_swap_confirmation_reminder_text = v=>`أفاد الطرف الآخر بأن \u2068${v.gives}\u2069 و\u2068${v.gets}\u2069 انتقلا بينكما. يرجى تأكيد المبادلة أو إلغاؤها.`
export const told_swap_confirmation_reminder_title = ()=>`هل تمت المبادلة؟`
export const told_swap_confirmed_text = v=>`بحسب \u2068${v.by}\u2069، تم تبادل \u2068${v.gives}\u2069 و\u2068${v.gets}\u2069 بينكما. بتأكيدك أيضًا تكتمل المبادلة.`
export const told_swap_confirmed_title = ()=>`يرجى تأكيد مبادلتك`
export const told_swap_countered_text = v=>`عرض آخر من \u2068${v.by}\u2069: \u2068${v.gets}\u2069 مقابل \u2068${v.gives}\u2069.`
export const told_swap_countered_title = ()=>`عرض آخر`
export const told_swap_declined_other_text = v=>`رُفض طلب مبادلة \u2068${v.gives}\u2069 مقابل \u2068${v.gets}\u2069.`
export const told_swap_declined_text = v=>`رُفض عرضك: \u2068${v.gives}\u2069 مقابل \u2068${v.gets}\u2069.`
export const told_swap_declined_title = ()=>`رُفض طلب المبادلة`
export const told_swap_edited_text = v=>`تعديل من \u2068${v.by}\u2069 على \u2068${v.detail}\u2069. ألقِ نظرة أخرى قبل مبادلة \u2068${v.gives}\u2069 مقابل \u2068${v.gets}\u2069.`
export const told_swap_edited_title = ()=>`تغيّر الغرض`
export const told_swap_expired_text = v=>`لم يؤكد الطرفان مبادلة \u2068${v.gives}\u2069 مقابل \u2068${v.gets}\u2069 في الوقت المحدد. ما لم ينتقل إلى صاحب جديد صار متاحًا من جديد.`
export const told_swap_expired_title = ()=>`انتهت المبادلة`
export const told_swap_handover_reminder_text = v=>`اتفقت على مبادلة \u2068${v.gives}\u2069 مقابل \u2068${v.gets}\u2069. حين تتم، يرجى تأكيدها أو إلغاؤها.`
export const told_swap_handover_reminder_title = ()=>`هل تمت المبادلة؟`
export const told_swap_in_doubt_text = v=>`قد لا تعود المبادلة مع \u2068${v.by}\u2069 ممكنة. يمكنك إلغاء مبادلة \u2068${v.gives}\u2069 مقابل \u2068${v.gets}\u2069، ولا لوم على أحد.`
export const told_swap_in_doubt_title = ()=>`مبادلة غير مؤكدة`
export const told_swap_item_gone_title = ()=>`انتهى طلب المبادلة`
export const told_swap_lapsed_text = v=>`مضى الوقت المحدد من دون أي خطوة، فانتهى طلب مبادلة \u2068${v.gives}\u2069 مقابل \u2068${v.gets}\u2069.`
export const told_swap_lapsed_title = ()=>`انتهى طلب المبادلة`
export const told_swap_over_text = v=>`انتهى طلب مبادلة \u2068${v.gives}\u2069 مقابل \u2068${v.gets}\u2069.`
export const told_swap_over_title = ()=>`انتهى طلب المبادلة`
export const told_swap_proposed_text = v=>`عرض من \u2068${v.by}\u2069: \u2068${v.gets}\u2069 مقابل \u2068${v.gives}\u2069.`
export const told_swap_proposed_title = ()=>`طلب مبادلة جديد`
export const told_swap_settled_as_returned_text = v=>`نظر القائمون على الموقع في الأمر: يبقى \u2068${v.detail}\u2069 عند صاحبه.`
export const told_swap_settled_as_returned_title = ()=>`حُسمت المبادلة`
export const told_swap_settled_as_traded_text = v=>`نظر القائمون على الموقع في الأمر: انتقل \u2068${v.detail}\u2069 إلى صاحبه الجديد.`
export const told_swap_settled_as_traded_title = ()=>`حُسمت المبادلة`
export const told_swap_settled_text = v=>`انتهت مبادلة \u2068${v.gives}\u2069 مقابل \u2068${v.gets}\u2069. لم ينتقل كل ما فيها إلى صاحب جديد.`
export const told_swap_settled_title = ()=>`انتهت المبادلة`
export const told_swap_withdrawn_text = v=>`سُحب عرض \u2068${v.by}\u2069: \u2068${v.gets}\u2069 مقابل \u2068${v.gives}\u2069.`
export const told_swap_withdrawn_title = ()=>`سُحب طلب المبادلة`
export const told_test_mail_taken = v=>`قبِل خادم البريد رسالة تجريبية إلى \u2068${v.email}\u2069`
export const told_test_on_its_way = ()=>`الإشعار التجريبي في طريقه إليك`
export const told_test_push_button = ()=>`عرض إعداداتك`
export const told_test_push_me = ()=>`إرسال إشعار تجريبي إليّ`
export const told_test_push_text = ()=>`سيخبرك هذا المتصفح بما يجري هنا.`
export const told_test_push_title = ()=>`الإشعارات تعمل`
export const told_time_missing = ()=>`اكتب الوقت بهذا الشكل: 22:00.`
export const told_undelivered_about = ()=>`بشأن`
export const told_undelivered_again = ()=>`ستُعاد المحاولة.`
export const told_undelivered_browser_gone = ()=>`لم يعد المتصفح موجودًا.`
export const told_undelivered_browsers = v=>`${((f=>f==="zero"?`لا أجهزة تُبلَّغ`:f==="one"?`يُبلَّغ جهاز واحد`:f==="two"?`يُبلَّغ جهازان`:f==="few"?`تُبلَّغ ${number.format(v.count)} أجهزة`:f==="many"?`يُبلَّغ ${number.format(v.count)} جهازًا`:`يُبلَّغ ${number.format(v.count)} جهاز`)(plural.select(v.count)))}`
export const told_undelivered_by = ()=>`عبر`
export const told_undelivered_count = v=>`${((f=>f==="zero"?`وصل كل شيء`:f==="one"?`لم تصل رسالة واحدة`:f==="two"?`لم تصل رسالتان`:f==="few"?`لم تصل ${number.format(v.count)} رسائل`:`لم تصل ${number.format(v.count)} رسالة`)(plural.select(v.count)))}`
export const told_undelivered_how_often = ()=>`كم مرة`
export const told_undelivered_lead = ()=>`رسائل البريد والإشعارات على الأجهزة بشأن العروض والرسائل والمبادلات خلال آخر 30 يومًا. أمّا رسائل الحسابات فتجدها في البريد الصادر.`
export const told_undelivered_mail = ()=>`بالبريد`
export const told_undelivered_nav = ()=>`وصول الإشعارات`
export const told_undelivered_nobody = ()=>`أمكن إبلاغ الجميع.`
export const told_undelivered_not_proved = ()=>`لم يُؤكَّد البريد الإلكتروني.`
export const told_undelivered_other = ()=>`شيء آخر`
export const told_undelivered_people = ()=>`بلا بريد`
export const told_undelivered_push = ()=>`على الأجهزة`
export const told_undelivered_sent = v=>`${((f=>f==="zero"?`لم يُرسل شيء`:f==="one"?`أُرسلت رسالة واحدة`:f==="two"?`أُرسلت رسالتان`:f==="few"?`أُرسلت ${number.format(v.sent)} رسائل`:`أُرسلت ${number.format(v.sent)} رسالة`)(plural.select(v.sent)))}، ${((f=>f==="zero"?`لا شيء بالانتظار`:f==="one"?`رسالة واحدة بالانتظار`:f==="two"?`رسالتان بالانتظار`:f==="few"?`${number.format(v.waiting)} رسائل بالانتظار`:`${number.format(v.waiting)} رسالة بالانتظار`)(plural.select(v.waiting)))}`
export const told_undelivered_title = ()=>`من تعذّر إبلاغه`
export const told_undelivered_too_many = ()=>`كانت بانتظاره رسائل كثيرة أصلًا.`
export const told_undelivered_unknown_push = ()=>`عنوان المتصفح لا يخصّ أي خدمة إشعارات معروفة هنا.`
export const told_undelivered_unproved = v=>`${((f=>f==="zero"?`أكّد الجميع عناوينهم`:f==="one"?`شخص واحد لم يؤكّد عنوانه`:f==="two"?`شخصان لم يؤكّدا عنوانيهما`:f==="few"?`${number.format(v.count)} أشخاص لم يؤكّدوا عناوينهم`:f==="many"?`${number.format(v.count)} شخصًا لم يؤكّدوا عناوينهم`:`${number.format(v.count)} شخص لم يؤكّدوا عناوينهم`)(plural.select(v.count)))}`
export const told_undelivered_unreached = v=>`${(v.count===0?`جميعهم يُبلَّغون على جهاز.`:(f=>f==="zero"?`جميعهم يُبلَّغون على جهاز.`:f==="one"?`لا يصلهم بريد؛ وواحد منهم لا يُبلَّغ على أي جهاز أيضًا.`:f==="two"?`لا يصلهم بريد؛ واثنان منهم لا يُبلَّغان على أي جهاز أيضًا.`:`لا يصلهم بريد؛ و${number.format(v.count)} منهم لا يُبلَّغون على أي جهاز أيضًا.`)(plural.select(v.count)))}`
export const told_undelivered_when = ()=>`متى`
export const told_undelivered_who = ()=>`مَن`
export const told_undelivered_why = ()=>`لماذا`
export const told_unknown_key = ()=>`هذا ليس مفتاح متصفح.`
export const told_unknown_push = ()=>`هذا ليس عنوان خدمة إشعارات معروفة هنا.`
export const told_unknown_secret = ()=>`هذا ليس السرّ الخاص بمتصفح.`
export const told_waiting = v=>[`بانتظارك: `,v.n(`\u2068${v.count}\u2069`)]
export const told_wants_asked_button = ()=>`عرض ما اخترته`
export const told_wants_asked_text = v=>`هل ما زلت ترغب في \u2068${v.items}\u2069؟`
export const told_wants_asked_title = ()=>`هل ما زلت ترغب؟`
export const told_weekly = ()=>`مرة في الأسبوع`
export const told_why_admin = ()=>`وصلتك هذه الرسالة لأنك تساعد في إدارة هذا الموقع.`
export const told_why_handover = ()=>`وصلتك هذه الرسالة لأن لديك مبادلة متفقًا عليها.`
export const told_why_matches = ()=>`وصلتك هذه الرسالة لأن الموقع يبحث لك عما ترغب فيه.`
export const told_why_messages = ()=>`وصلتك هذه الرسالة لأن لديك رسالة لم تقرأها.`
export const told_why_news = ()=>`وصلتك هذه الرسالة لأنك طلبت أن نخبرك بالجديد مرة في الأسبوع.`
export const told_why_offers = ()=>`وصلتك هذه الرسالة لأن هناك جديدًا في إحدى مبادلاتك.`
export const told_wish_found_button = ()=>`عرض الغرض`
export const told_wish_found_text = v=>`غرض جديد من \u2068${v.by}\u2069 يوافق بحثك عن «\u2068${v.wish}\u2069»: \u2068${v.item}\u2069.`
export const told_wish_found_title = ()=>`وجدنا ما تبحث عنه`
export const told_wish_fulfilled_button = ()=>`عرض ما أبحث عنه`
export const told_wish_fulfilled_text = v=>`حصلت على \u2068${v.item}\u2069. لم يعد يُبحث عن «\u2068${v.wish}\u2069». إن احتجت إلى غيره فابحث عنه من جديد.`
export const told_wish_fulfilled_title = ()=>`هل وجدته؟`
export const told_you_get = ()=>`تأخذ`
export const told_you_give = ()=>`تعطي`
export const wants_set_choose_current = ()=>`اختر أغراضًا ترغب فيها ولا تزال متاحة`
export const wants_set_choose_wants = ()=>`اختر غرضين على الأقل ترغب في المبادلة بهما`
export const wants_set_deleted = ()=>`كل واحد منها يُحسب منفردًا من جديد`
export const wants_set_item_twice = ()=>`اذكر كل غرض مرة واحدة`
export const wants_set_limit_reached = v=>`لديك \u2068${v.sets}\u2069 قائمة من هذا النوع. احذف واحدة قبل إضافة أخرى.`
export const wants_set_limit_too_high = v=>`يجب أن يكفي أقل من كل الأغراض: اختر \u2068${v.most}\u2069 على الأكثر`
export const wants_set_limit_wrong = v=>`اختر عددًا من 1 إلى \u2068${v.most}\u2069`
export const wants_set_missing = ()=>`ليست لديك هذه القائمة.`
export const wants_set_name = ()=>`الاسم`
export const wants_set_proposals_first = v=>`اقتراحات مفتوحة تجلب لك \u2068${v.names}\u2069. أجب عنها أولًا.`
export const wants_set_saved = ()=>`تم الحفظ: يكفي واحد من هذه`
export const wants_set_taken = ()=>`أحد هذه الأغراض موجود في قائمة أخرى يكفي منها واحد.`
export const wants_set_too_many = v=>`اختر \u2068${v.most}\u2069 غرضًا على الأكثر`
export const wishes_at_most_items_can_be_named = v=>`الحد الأقصى لعدد الأغراض: \u2068${v.for}\u2069`
export const wishes_at_most_things_can_be_named = v=>`الحد الأقصى لعدد الأشياء: \u2068${v.perItem}\u2069`
export const wishes_choose_an_item = ()=>`اختر غرضًا`
export const wishes_limit_changed = ()=>`تم الحفظ`
export const wishes_limit_proposals_first = v=>`لما تبحث عنه ${((f=>f==="zero"?`لا اقتراحات مفتوحة`:f==="one"?`اقتراح مفتوح`:f==="two"?`اقتراحان مفتوحان`:f==="few"?`${number.format(v.open)} اقتراحات مفتوحة`:f==="many"?`${number.format(v.open)} اقتراحًا مفتوحًا`:`${number.format(v.open)} اقتراح مفتوح`)(plural.select(v.open)))}. أجب عما هو مفتوح أولًا.`
export const wishes_limit_wrong = ()=>`الحد هو 1، أو فارغ لأي عدد ممكن`
export const wishes_name_at_least_one_of_your_items_or = ()=>`اذكر غرضًا واحدًا على الأقل من أغراضك، أو اترك هذا فارغًا لتشملها كلها`
export const wishes_name_items_of_your_own = ()=>`اذكر أغراضًا من أغراضك`
export const wishes_name_items_of_your_own_that_are = ()=>`اذكر أغراضًا متاحة من أغراضك`
export const wishes_name_what_you_are_looking_for_as_a = ()=>`اذكر ما تبحث عنه كقائمة نصوص`
export const wishes_name_your_own_items = ()=>`اذكر أغراضك أنت`
export const wishes_open_already = ()=>`أنت تبحث عنه بالفعل.`
export const wishes_say_what_you_are_looking_for_in_words = ()=>`اذكر بالكلمات ما تبحث عنه`
export const wishes_say_what_you_are_looking_for_or_choose = ()=>`اذكر ما تبحث عنه، أو اختر فئة`
export const wishes_that_is_new_things_in_a_day_please_go = v=>`بلغت حدّ الأشياء الجديدة اليومي: \u2068${v.newInADay}\u2069. يمكنك المتابعة غدًا.`
export const wishes_that_is_yours_already = ()=>`هذا لك أصلًا.`
export const wishes_there_is_no_such_category = ()=>`لا توجد فئة كهذه`
export const wishes_there_is_no_such_item = ()=>`لا يوجد غرض كهذا.`
export const wishes_this_item_has_been_traded = ()=>`تمت مبادلة هذا الغرض.`
export const wishes_what_you_look_for = ()=>`ما تبحث عنه`
export const wishes_you_are_looking_for_things_already = v=>`عدد ما تبحث عنه بلغ حدّه: \u2068${v.perPerson}\u2069. أزل شيئًا قبل أن تضيف آخر.`
export const wishes_you_are_looking_out_for_it = ()=>`صار هذا مما تبحث عنه`
export const wishes_you_are_not_looking_for_it_any_more = ()=>`لم يعد هذا مما تبحث عنه`
export const wishes_you_have_no_such_wish = ()=>`لا يوجد هذا ضمن ما تبحث عنه.`
export const wishes_you_have_said_no_such_thing = ()=>`لم تقل من قبل إنك تبادل به.`
export const wishes_you_would_swap_for_things_already_take = v=>`عدد رغباتك بلغ حدّه: \u2068${v.perPerson}\u2069. تراجع عن بعضها أولًا.`
export const words_added = v=>`البحث عن «\u2068${v.word}\u2069» يجد الآن «\u2068${v.means}\u2069» أيضًا`
export const words_alone = v=>`«\u2068${v.text}\u2069» وحدها: اكتب كلمتين على الأقل بالمعنى نفسه تفصل بينهما فاصلة.`
export const words_audit_added = v=>`صارت «\u2068${v.word}\u2069» تعني «\u2068${v.means}\u2069» في البحث`
export const words_audit_forgotten = v=>`أُزيلت «\u2068${v.word}\u2069» من الكلمات التي لم يُعثر عليها`
export const words_audit_saved = v=>`الكلمات المترادفة: ${((f=>f==="zero"?`لم تُحفظ أي قائمة`:f==="one"?`حُفظت قائمة واحدة`:f==="two"?`حُفظت قائمتان`:f==="few"?`حُفظت ${number.format(v.count)} قوائم`:`حُفظت ${number.format(v.count)} قائمة`)(plural.select(v.count)))}`
export const words_forget = ()=>`تجاهل`
export const words_forgotten = ()=>`تم التجاهل`
export const words_in_line = v=>`السطر \u2068${v.line}\u2069: \u2068${v.problem}\u2069`
export const words_lead = ()=>`ما يبحث عنه الناس ولا يجدونه، والكلمات التي لها المعنى نفسه في البحث.`
export const words_lists = ()=>`كلمات لها المعنى نفسه`
export const words_lists_help = ()=>`قائمة في كل سطر تفصل بينها فاصلة: أريكة، كنبة، صوفا. من يبحث عن إحداها يجد الأخرى أيضًا. حتى 2000 سطر.`
export const words_looked_for = v=>[`بُحث عنها `,...((f=>f==="zero"?[`ولا مرة`]:f==="one"?[`مرة واحدة`]:f==="two"?[`مرتين`]:f==="few"?[`${number.format(v.count)}`,` مرات`]:[`${number.format(v.count)}`,` مرة`])(plural.select(v.count))),`، آخرها `,v.when(``)]
export const words_make_synonym = ()=>`إضافة كمرادف`
export const words_means = ()=>`بمعنى`
export const words_missing = ()=>`اكتب كلمة.`
export const words_no_word = v=>`«\u2068${v.text}\u2069» بلا حرف ولا رقم.`
export const words_none = ()=>`كل بحث وجد شيئًا، أو لم يبحث أحد.`
export const words_not_found = ()=>`كلمات لم يُعثر عليها`
export const words_not_found_lead = ()=>`آخر عمليات البحث بلا نتائج، كلمةً كلمة. لا يُحفظ مَن الذي بحث.`
export const words_same = ()=>`هذه هي الكلمة نفسها.`
export const words_saved = ()=>`تم الحفظ`
export const words_synonyms = ()=>`المرادفات`
export const words_title = ()=>`كلمات البحث`
export const words_too_long = v=>`«\u2068${v.text}\u2069…» طويلة جدًا: الحد الأقصى لعدد الأحرف \u2068${v.most}\u2069.`
export const words_too_many_lists = v=>`الحد الأقصى لعدد القوائم: ${number.format(v.most)}.`
export const words_too_many_texts = v=>`الحد الأقصى للكلمات المترادفة: \u2068${v.most}\u2069.`
export const words_too_many_words = v=>`«\u2068${v.text}\u2069» أطول مما يُقبل: الحد الأقصى لعدد الكلمات \u2068${v.most}\u2069.`
export const words_too_much = ()=>`هذا النص أطول مما يُقبل.`
