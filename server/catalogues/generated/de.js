const plural = new Intl.PluralRules("de")
const number = new Intl.NumberFormat("de")
const isolated$=v=>/[\u0590-\u08ff\ufb1d-\ufefc]/.test(v)?`\u2068${v}\u2069`:v;
export const accounts_a_demo_account_signs_in_on_the_machine = ()=>`Mit einem Demokonto kann man sich nur auf dem Rechner der Seite selbst anmelden.`
export const accounts_a_line_or_two_for_the_people_who_run = ()=>`Ein, zwei Zeilen für das Team hier: Es sieht sich jede Registrierung an und schaltet dich frei.`
export const accounts_account = ()=>`Konto`
export const accounts_account_of = v=>`Konto von ${isolated$(v.name)}`
export const accounts_address = ()=>`Adresse`
export const accounts_address_is_required = ()=>`Bitte gib eine Adresse an`
export const accounts_admin = ()=>`Admin`
export const accounts_after_a_change_you_are_signed_out = ()=>`Nach der Änderung wirst du überall abgemeldet und meldest dich mit dem neuen Passwort an.`
export const accounts_agree_to_the_terms_conditions = ()=>`Bitte stimme den Nutzungsbedingungen zu`
export const accounts_all_that_you_have_stored_here_as_one = ()=>`Alles, was hier von dir gespeichert ist, als eine ZIP-Datei: Profil, Artikel, Anfragen, Nachrichten, Bilder und Dateien, die du geschickt hast.`
export const accounts_already_have_an_account_sign_in = v=>[`Schon ein Konto? `,v.link(`Anmelden`)]
export const accounts_at_least_6_characters_longer_is_better = ()=>`Mindestens 6 Zeichen; länger ist besser.`
export const accounts_at_least_8_characters = ()=>`Mindestens 8 Zeichen; länger ist besser.`
export const accounts_back_to_sign_in = ()=>`Zurück zur Anmeldung`
export const accounts_change_my_address = ()=>`E-Mail-Adresse ändern`
export const accounts_confirm_new_password = ()=>`Neues Passwort wiederholen`
export const accounts_confirm_password = ()=>`Passwort wiederholen`
export const accounts_confirm_password_is_required = ()=>`Bitte wiederhole das Passwort`
export const accounts_could_be_longer = ()=>`Könnte länger sein`
export const accounts_create_new_password = ()=>`Neues Passwort anlegen`
export const accounts_current_password = ()=>`Aktuelles Passwort`
export const accounts_dashboard = ()=>`Mein Bereich`
export const accounts_download_my_data = ()=>`Meine Daten herunterladen`
export const accounts_easy_to_guess = ()=>`Leicht zu erraten`
export const accounts_email_is_required = ()=>`Bitte gib eine E-Mail-Adresse an`
export const accounts_end_invitation = ()=>`Beenden`
export const accounts_ended = ()=>`Beendet`
export const accounts_ending = ()=>`Wird beendet …`
export const accounts_enter_the_code = ()=>`Code eingeben`
export const accounts_failed_to_create_user = ()=>`Das Konto konnte nicht angelegt werden`
export const accounts_failed_to_send_otp = ()=>`Der Code konnte nicht verschickt werden`
export const accounts_failed_to_sign_in = ()=>`Die Anmeldung hat nicht geklappt`
export const accounts_first_name_is_required = ()=>`Bitte gib deinen Namen an`
export const accounts_for_how_many_days = ()=>`Für wie viele Tage?`
export const accounts_for_yourself_whom_it_is_for_or_where = ()=>`Nur für dich: für wen sie ist oder wo sie hängt.`
export const accounts_forgot_password = ()=>`Passwort vergessen?`
export const accounts_full_name = ()=>`Vor- und Nachname`
export const accounts_general = ()=>`Allgemein`
export const accounts_general_address_trading_location = ()=>`Adresse (wo du tauschst)`
export const accounts_good_password = ()=>`Gut`
export const accounts_good_to_see_you_again = ()=>`Schön, dass du wieder da bist.`
export const accounts_here_admins_alone_invite_people = ()=>`Hier laden nur Admins ein.`
export const accounts_home = ()=>`Startseite`
export const accounts_how_many_may_come_by_it = ()=>`Für wie viele Leute?`
export const accounts_i_agree_to_the_terms_conditions = v=>[`Ich stimme den `,v.link(`Nutzungsbedingungen`),` zu`]
export const accounts_i_want_to_leave = ()=>`Ich möchte mein Konto löschen`
export const accounts_if_has_an_account_here_a_mail_with_a = v=>[`Falls es zu `,v.strong(`${isolated$(v.email)}`),` hier ein Konto gibt, ist eine E-Mail mit einem Code unterwegs. Er gilt 10 Minuten.`]
export const accounts_invalid_email = ()=>`Ungültige E-Mail-Adresse`
export const accounts_invalid_email_address = ()=>`Ungültige E-Mail-Adresse`
export const accounts_invalid_phone_number = ()=>`Ungültige Telefonnummer. Eine aus einem anderen Land beginnt mit + und dessen Vorwahl.`
export const accounts_invalid_us_phone_number_must_be_10 = ()=>`Ungültige US-Telefonnummer (10 Ziffern, auf Wunsch mit +1 davor)`
export const accounts_invitation = ()=>`Einladung`
export const accounts_invitation_lives = v=>[...(plural.select(v.used)==="one"?[`${number.format(v.used)}`,` von `,`${isolated$(v.uses)}`,` ist dabei`]:[`${number.format(v.used)}`,` von `,`${isolated$(v.uses)}`,` sind dabei`]),`. Erstellt `,v.when(``),`, gilt bis `,v.time(`${isolated$(v.ends)}`)]
export const accounts_invitation_made = v=>[...(plural.select(v.used)==="one"?[`${number.format(v.used)}`,` von `,`${isolated$(v.uses)}`,` ist dabei`]:[`${number.format(v.used)}`,` von `,`${isolated$(v.uses)}`,` sind dabei`]),`. Erstellt `,v.when(``)]
export const accounts_invitations = ()=>`Einladungen`
export const accounts_invites_you = v=>`${isolated$(v.name)} lädt dich ein.`
export const accounts_join_post_what_you_no_longer_need_and = ()=>`Mach mit: Stell ein, was du nicht mehr brauchst, und tausche es gegen das, was du brauchst. Kostenlos.`
export const accounts_joining_here_takes_an_invitation = ()=>`Hier kommt man mit einer Einladung dazu. Wer schon dabei ist, kann eine erstellen: als Link oder als QR-Code.`
export const accounts_joining_here_takes_an_invitation_ask = ()=>`Hier kommt man mit einer Einladung dazu. Frag jemanden, der schon dabei ist.`
export const accounts_leave = ()=>`Konto löschen`
export const accounts_leave_for_good = ()=>`Endgültig löschen`
export const accounts_letters_and_digits_as_they_stand_in = ()=>`Buchstaben und Ziffern, so wie sie in der E-Mail stehen.`
export const accounts_look_into_the_mail_of_your_new_address = ()=>`Sieh im Postfach deiner neuen Adresse nach: Bis du den Link öffnest, gilt die alte E-Mail-Adresse`
export const accounts_make_an_invitation = ()=>`Einladung erstellen`
export const accounts_making = ()=>`Wird erstellt …`
export const accounts_many_people_use_this_password_so_it_is = ()=>`Dieses Passwort verwenden viele, also würde ein Dieb es zuerst probieren. Nimm ein anderes: Drei oder vier Wörter kann man sich gut merken.`
export const accounts_moderation = ()=>`Moderation`
export const accounts_my_data = ()=>`Meine Daten`
export const accounts_name = ()=>`Name`
export const accounts_new_email = ()=>`Neue E-Mail`
export const accounts_new_here_sign_up = v=>[`Neu hier? `,v.link(`Registrieren`)]
export const accounts_new_password = ()=>`Neues Passwort`
export const accounts_no_answer_came_in_time_your_new = v=>[`Es kam nicht rechtzeitig eine Antwort. Vielleicht gilt dein neues Passwort trotzdem: Versuch, dich damit `,v.link(`anzumelden`),`.`]
export const accounts_no_invitations_yet = ()=>`Noch keine Einladungen.`
export const accounts_note = ()=>`Notiz`
export const accounts_once_it_is_saved_you_are_signed_out = ()=>`Nach dem Speichern wirst du überall abgemeldet und meldest dich mit dem neuen an.`
export const accounts_one_account_and_everything_on_your = ()=>`Ein Konto genügt, und aus allem in deinem Regal kann etwas anderes werden.`
export const accounts_one_moment = ()=>`Einen Moment …`
export const accounts_others_see_your_name_your_picture_and = ()=>`Andere sehen deinen Namen und dein Bild. Wer sieht, wie man dich erreicht, entscheidest du.`
export const accounts_otp_sent = ()=>`Der Code ist unterwegs`
export const accounts_otp_verified = ()=>`Der Code stimmt`
export const accounts_otp_wrong = ()=>`Der Code konnte nicht bestätigt werden`
export const accounts_password = ()=>`Passwort`
export const accounts_password_is_required = ()=>`Bitte gib ein Passwort ein`
export const accounts_password_must_be_at_least_characters = v=>`Das Passwort muss mindestens ${isolated$(v.min)} Zeichen lang sein`
export const accounts_password_reset_failed = ()=>`Das Passwort konnte nicht zurückgesetzt werden`
export const accounts_password_reset_successful = ()=>`Das Passwort ist zurückgesetzt`
export const accounts_password_set = ()=>`Passwort gespeichert`
export const accounts_password_strength = ()=>`Stärke des Passworts`
export const accounts_password_update_failed = ()=>`Das Passwort konnte nicht geändert werden`
export const accounts_password_update_successful = ()=>`Das Passwort ist geändert`
export const accounts_passwords_do_not_match = ()=>`Die Passwörter stimmen nicht überein`
export const accounts_phone_number = ()=>`Telefonnummer`
export const accounts_please_confirm_your_email_address = ()=>`Bitte bestätige zuerst deine E-Mail-Adresse: Öffne den Link in der E-Mail, die wir dir geschickt haben. In deinen Einstellungen kannst du sie noch einmal anfordern.`
export const accounts_privacy = ()=>`Privatsphäre`
export const accounts_profile_updated_successfully = ()=>`Profil gespeichert`
export const accounts_remove = ()=>`Entfernen`
export const accounts_reset_your_password = ()=>`Passwort zurücksetzen`
export const accounts_send_a_new_code = ()=>`Neuen Code schicken`
export const accounts_send_code = ()=>`Code schicken`
export const accounts_send_the_link_again = ()=>`Link noch einmal schicken`
export const accounts_sending = ()=>`Wird gesendet …`
export const accounts_set_new_password = ()=>`Neues Passwort speichern`
export const accounts_share = ()=>`Teilen`
export const accounts_sign_in = ()=>`Anmelden`
export const accounts_sign_in_successfully = ()=>`Du bist angemeldet`
export const accounts_sign_in_to_go_on = ()=>`Melde dich an, um weiterzumachen. Danach bist du wieder da, wo du warst.`
export const accounts_sign_in_to_post_items_offer_swaps_and = ()=>`Melde dich an, um Artikel einzustellen, Tauschangebote zu machen und mit Leuten aus der Nähe zu schreiben.`
export const accounts_sign_out = ()=>`Abmelden`
export const accounts_sign_up = ()=>`Registrieren`
export const accounts_signing_in = ()=>`Anmeldung läuft …`
export const accounts_signing_up = ()=>`Registrierung läuft …`
export const accounts_somebody_else_has_this_address_here_by = ()=>`Inzwischen hat jemand anderes hier diese Adresse, deshalb bleibt deine, wie sie war.`
export const accounts_strong_password = ()=>`Stark`
export const accounts_takes_its_place_once_you_use_the_link = v=>`${isolated$(v.newEmail)} gilt, sobald du den Link öffnest, den wir dorthin geschickt haben.`
export const accounts_tell_us_your_email_and_we_send_you_a = ()=>`Sag uns deine E-Mail-Adresse, dann schicken wir dir einen Code aus vier Zeichen.`
export const accounts_the_code_has_characters = v=>`Der Code hat ${isolated$(v.codeLength)} Zeichen`
export const accounts_the_code_was_right_in_a_moment_you_can = v=>[`Der Code stimmt. Gleich kannst du `,v.link(`ein neues Passwort wählen`),`.`]
export const accounts_the_email_has_already_been_taken = ()=>`Diese E-Mail-Adresse ist schon vergeben.`
export const accounts_the_link_as_a_qr_code = ()=>`Der Link als QR-Code`
export const accounts_the_link_is_on_its_way = ()=>`Der Link ist unterwegs`
export const accounts_the_text = ()=>`Der Text`
export const accounts_this_account_is_suspended_write_to_the = ()=>`Dieses Konto ist gesperrt. Wenn du das für einen Irrtum hältst, schreib dem Team hier.`
export const accounts_this_address_is_not_confirmed_yet = ()=>`Diese Adresse ist noch nicht bestätigt. Öffne den Link in der E-Mail, die wir dir geschickt haben, dann erfährst du per E-Mail, wenn jemand mit dir tauschen möchte.`
export const accounts_this_code_is_wrong_or_has_expired = ()=>`Dieser Code stimmt nicht oder ist abgelaufen.`
export const accounts_this_invitation_does_not_work_any_more = ()=>`Diese Einladung gilt nicht mehr. Bitte die Person, von der du sie hast, um eine neue.`
export const accounts_this_is_not_your_current_password = ()=>`Das ist nicht dein aktuelles Passwort.`
export const accounts_this_is_not_your_password = ()=>`Das ist nicht dein Passwort.`
export const accounts_this_is_your_address_already = ()=>`Das ist schon deine E-Mail-Adresse.`
export const accounts_this_link_is_not_for_this_account_was = ()=>`Dieser Link gehört nicht zu diesem Konto, wurde schon benutzt oder ist abgelaufen. Wenn nötig, bekommst du beim nächsten Anmelden einen neuen.`
export const accounts_this_link_was_used_already_or_has = ()=>`Dieser Link wurde schon benutzt oder ist abgelaufen. In deinen Einstellungen siehst du, welche Adresse gilt, und kannst einen neuen anfordern.`
export const accounts_this_link_was_used_already_or_its = ()=>`Dieser Link wurde schon benutzt, oder seine sieben Tage sind vorbei.`
export const accounts_too_late_or_no_code_yet_start_again = v=>[`Zu spät, oder noch kein Code da? `,v.link(`Von vorn beginnen`)]
export const accounts_too_many_wrong_codes_please_use_the = ()=>`Zu viele falsche Codes. Bitte nimm stattdessen den Link in der E-Mail.`
export const accounts_too_many_wrong_passwords_please_try = ()=>`Zu viele falsche Passwörter. Bitte versuch es in einer Viertelstunde noch einmal.`
export const accounts_too_many_wrong_passwords_please_try_2 = ()=>`Zu viele falsche Passwörter. Bitte versuch es später noch einmal. Wenn du dein Passwort zurücksetzt, kommst du sofort hinein.`
export const accounts_user_created_successfully = ()=>`Dein Konto ist angelegt`
export const accounts_verification_completed = ()=>`Bestätigt`
export const accounts_verify = ()=>`Prüfen`
export const accounts_verifying = ()=>`Wird geprüft …`
export const accounts_welcome_back = ()=>`Willkommen zurück`
export const accounts_what_you_have_listed_wished_for_and = ()=>`Was du eingestellt, gesucht und als Datei geschickt hast, wird gelöscht, und offene Anfragen enden. Nachrichten bleiben bei denen, denen du geschrieben hast, und Getauschtes bei denen, die es jetzt haben, unter „Ehemaliges Mitglied“. Das lässt sich nicht rückgängig machen.`
export const accounts_what_you_say_of_yourself = ()=>`Dein Text über dich`
export const accounts_who_are_you = ()=>`Wer bist du?`
export const accounts_whoever_opens_the_link_or_holds_a = ()=>`Wer den Link öffnet oder den QR-Code scannt, kann mitmachen. Du siehst, wer so dazugekommen ist, und das Team hier auch.`
export const accounts_wrong_email_or_password = ()=>`E-Mail-Adresse oder Passwort ist falsch.`
export const accounts_wrong_email_start_again = v=>[`Falsche E-Mail-Adresse? `,v.link(`Von vorn beginnen`)]
export const accounts_you_can_look_around_to_take_part = v=>[`Du kannst dich umsehen. Um mitzumachen, musst du erst freigeschaltet werden: `,v.link(`Was heißt das?`)]
export const accounts_you_have_signed_up_somebody_lets_you = ()=>`Du bist registriert. Sobald jemand vom Team es gesehen hat, wirst du freigeschaltet.`
export const accounts_you_sign_in_with = v=>[`Du meldest dich mit `,v.strong(`${isolated$(v.email)}`),` an.`]
export const accounts_your_address_is_confirmed_already = ()=>`Deine Adresse ist schon bestätigt.`
export const accounts_your_address_is_what_it_was = ()=>`Deine E-Mail-Adresse bleibt, wie sie war`
export const accounts_your_email_and_the_four_characters_of = ()=>`Deine E-Mail-Adresse und die vier Zeichen des Codes, den wir dorthin geschickt haben.`
export const accounts_your_new_password_works_from_now_on = ()=>`Ab jetzt gilt dein neues Passwort.`
export const admin_a_backup_waits = ()=>`Eine Sicherung wartet`
export const admin_a_category_needs_a_name = ()=>`Eine Kategorie braucht einen Namen.`
export const admin_a_change_holds_at_once_for_everybody = ()=>`Eine Änderung gilt sofort und für alle.`
export const admin_a_description = ()=>`Eine Beschreibung`
export const admin_a_feature = ()=>`Eine Leistung`
export const admin_a_feature_needs_words = ()=>`Eine Leistung braucht einen Text.`
export const admin_a_link = ()=>`Ein Link`
export const admin_a_link_is_on_its_way_by_mail_following = ()=>`Ein Link ist per E-Mail unterwegs. Wer ihn angemeldet öffnet, beweist, dass ihm die Adresse gehört.`
export const admin_a_member_now = ()=>`Jetzt Mitglied`
export const admin_a_moderator_now = ()=>`Jetzt in der Moderation`
export const admin_a_name = ()=>`Ein Name`
export const admin_a_page_needs_a_title = ()=>`Eine Seite braucht einen Titel.`
export const admin_a_place = ()=>`Ein Ort`
export const admin_a_plan_is_billed_by_the_month_or_by = ()=>`Ein Tarif wird monatlich oder jährlich abgerechnet.`
export const admin_a_plan_needs_a_name = ()=>`Ein Tarif braucht einen Namen.`
export const admin_a_plan_takes_at_most_features = v=>`Ein Tarif kann höchstens ${isolated$(v.planFeatures)} Leistungen haben.`
export const admin_a_price_has_at_most_two_digits_after = ()=>`Ein Preis hat höchstens zwei Stellen nach dem Komma.`
export const admin_a_review_without_text = ()=>`Eine Bewertung ohne Text`
export const admin_a_safe_connection = ()=>`Eine sichere Verbindung`
export const admin_a_second_admin = ()=>`Ein zweiter Admin`
export const admin_a_sentence_or_two = ()=>`Ein, zwei Sätze.`
export const admin_a_test_mail_is_on_its_way = v=>`Eine Test-E-Mail an ${isolated$(v.email)} ist unterwegs`
export const admin_a_title_may_have_at_most_characters = v=>`Ein Titel darf höchstens ${isolated$(v.pageTitle)} Zeichen haben.`
export const admin_about_questions_terms_in_your_own = ()=>`Über uns, Fragen, Bedingungen: in eigenen Worten.`
export const admin_about_the_community = ()=>`Über die Gemeinschaft`
export const admin_ad_id = v=>[v.link(`${isolated$(v.name)}`),` · `,`${isolated$(v.name2)}`,` · Anzeigennummer `,`${isolated$(v.id)}`,` ·`]
export const admin_add_a = v=>`${((f=>f==="plan"?`Tarif hinzufügen`:f==="category"?`Kategorie hinzufügen`:`Treffpunkt hinzufügen`)(v.noun))}`
export const admin_add_a_category = ()=>`Kategorie hinzufügen`
export const admin_add_a_page = ()=>`Seite hinzufügen`
export const admin_add_a_plan = ()=>`Tarif hinzufügen`
export const admin_add_link = ()=>`Link einfügen`
export const admin_added = ()=>`Hinzugefügt`
export const admin_added_the_category = v=>`Kategorie ${isolated$(v.name)} hinzugefügt`
export const admin_added_the_meeting_place = v=>`Treffpunkt ${isolated$(v.name)} hinzugefügt`
export const admin_added_the_page = v=>`Seite ${isolated$(v.title)} hinzugefügt`
export const admin_added_the_plan = v=>`Tarif ${isolated$(v.name)} hinzugefügt`
export const admin_address = ()=>`Adresse`
export const admin_admin = ()=>`Admin`
export const admin_admins = ()=>`Admins`
export const admin_admins_alone = ()=>`Nur Admins`
export const admin_admins_see_and_change_all_that_stands = ()=>`Admins sehen und ändern alles, was hier steht. Mindestens einen gibt es immer.`
export const admin_all = ()=>`Alle`
export const admin_an_address_is_made_of_small_letters = ()=>`Eine Adresse besteht aus Kleinbuchstaben, Ziffern und einzelnen Bindestrichen.`
export const admin_an_address_may_have_at_most_characters = v=>`Eine Adresse darf höchstens ${isolated$(v.slug)} Zeichen haben.`
export const admin_an_admin_as_soon_as_they_have_followed = ()=>`Admin, sobald der Link in der E-Mail geöffnet ist`
export const admin_an_admin_now = ()=>`Jetzt Admin`
export const admin_another_colour = ()=>`Andere Farbe`
export const admin_anybody = ()=>`Alle`
export const admin_anybody_may_sign_up_an_admin_or_a = ()=>`Alle können sich registrieren. Die Admins oder die Moderation sehen sich jede Registrierung an und schalten frei.`
export const admin_as_it_read_when_it_was_reported = ()=>`So stand es da, als es gemeldet wurde`
export const admin_asked_to_be_an_admin = ()=>`Soll Admin werden`
export const admin_asking = ()=>`Wird gefragt …`
export const admin_at_the_top_of_every_page_in_the = ()=>`Oben auf jeder Seite, im Tab des Browsers und in E-Mails.`
export const admin_audit_log = ()=>`Protokoll`
export const admin_backup = ()=>`Sicherung`
export const admin_backups = ()=>`Sicherungen`
export const admin_begin_slowly = ()=>`Langsam anfangen`
export const admin_beside_the_steps_without_one_there_is = ()=>`Neben den Schritten. Ohne Bild steht dort eine Zeichnung.`
export const admin_billed_by_the = ()=>`Abrechnung je`
export const admin_bold = ()=>`Fett`
export const admin_both_pages_are_still_as_delivered_say = ()=>`Beide Seiten sind noch wie geliefert. Schreib dort, wer diese Seite betreibt und was sie speichert.`
export const admin_bottle_green = ()=>`Flaschengrün`
export const admin_brick = ()=>`Ziegelrot`
export const admin_buttons_links_and_the_footer_take_its = ()=>`Knöpfe, Links und die Fußzeile bekommen diesen Farbton. Er wird dunkler oder heller, wo Text sonst schlecht lesbar wäre.`
export const admin_cancel = ()=>`Abbrechen`
export const admin_cannot_be_deleted_you_can_rename_it_or = v=>`${isolated$(v.name)} kann nicht gelöscht werden: ${isolated$(v.what)}. Du kannst die Kategorie umbenennen oder ans Ende schieben.`
export const admin_categories = ()=>`Kategorien`
export const admin_category_added = ()=>`Kategorie hinzugefügt`
export const admin_category_deleted = ()=>`Kategorie gelöscht`
export const admin_category_name_taken = ()=>`Eine Kategorie mit diesem Namen gibt es schon.`
export const admin_changed_the_category = v=>`Kategorie ${isolated$(v.name)} geändert`
export const admin_changed_the_meeting_place = v=>`Treffpunkt ${isolated$(v.name)} geändert`
export const admin_changed_the_order_of_the_categories = ()=>`Reihenfolge der Kategorien geändert`
export const admin_changed_the_order_of_the_meeting = ()=>`Reihenfolge der Treffpunkte geändert`
export const admin_changed_the_order_of_the_plans = ()=>`Reihenfolge der Tarife geändert`
export const admin_changed_the_page = v=>`Seite ${isolated$(v.title)} geändert`
export const admin_changed_the_plan = v=>`Tarif ${isolated$(v.name)} geändert`
export const admin_changed_the_site = v=>`Seite geändert: ${((f=>f==="header_footer"?`Name, Logo, Farbe und Fußzeile`:f==="hero_section"?`Anfang der Startseite`:f==="service_section"?`Vorzüge`:f==="how_it_works"?`So funktioniert’s`:f==="trading_section"?`Aufruf zum Tauschen`:``)(v.part))}`
export const admin_changed_who_may = v=>`Geändert, wer was darf: ${isolated$(v.names)}`
export const admin_choose_a_picture = ()=>`Bild wählen`
export const admin_choose_another = ()=>`Anderes wählen`
export const admin_choose_what_they_are_to_be = ()=>`Wähle die Rolle.`
export const admin_choose_yes_or_no = ()=>`Wähle Ja oder Nein.`
export const admin_chosen = ()=>`Gewählt`
export const admin_colour = ()=>`Farbe`
export const admin_completed_agreed_on_waiting_for_an = v=>`abgeschlossen, ${(`${number.format(v.agreed)} vereinbart`)}, ${(plural.select(v.asked)==="one"?`${number.format(v.asked)} wartet auf Antwort`:`${number.format(v.asked)} warten auf Antwort`)}`
export const admin_contact_lead = v=>[`Was über das Formular unter `,v.link(`Kontakt`),` kam, das Neueste zuerst. `,...(v.count===0?[`Keine wartet.`]:plural.select(v.count)==="one"?[`Eine wartet.`]:[`${isolated$(v.count)}`,` warten.`])]
export const admin_contact_messages = ()=>`Kontaktnachrichten`
export const admin_copyright_line = ()=>`Copyright-Zeile`
export const admin_database = ()=>`Datenbank`
export const admin_database_saved_daily = ()=>`Die Datenbank allein wird täglich neben der laufenden gesichert.`
export const admin_delete = ()=>`Löschen`
export const admin_delete_2 = v=>`${isolated$(v.name)} löschen?`
export const admin_delete_3 = v=>`${isolated$(v.name)} löschen`
export const admin_delete_4 = v=>`${isolated$(v.title)} löschen?`
export const admin_delete_failed = ()=>`Das Löschen hat nicht geklappt`
export const admin_deleted_the_category = v=>`Kategorie ${isolated$(v.name)} gelöscht`
export const admin_deleted_the_meeting_place = v=>`Treffpunkt ${isolated$(v.name)} gelöscht`
export const admin_deleted_the_page = v=>`Seite ${isolated$(v.title)} gelöscht`
export const admin_deleted_the_plan = v=>`Tarif ${isolated$(v.name)} gelöscht`
export const admin_deleting = ()=>`Wird gelöscht …`
export const admin_demo = ()=>`Demo`
export const admin_description = ()=>`Beschreibung`
export const admin_did_not_come = ()=>`Nicht erschienen`
export const admin_did_not_let_somebody_in = ()=>`Jemanden nicht freigeschaltet`
export const admin_disk = ()=>`Speicherplatz`
export const admin_disk_free = v=>`${isolated$(v.free)} frei`
export const admin_disk_of = v=>`von ${isolated$(v.size)}`
export const admin_disk_of_full = v=>`von ${isolated$(v.size)}. Schaff Platz, bevor er voll ist: Dann lässt sich nichts mehr einstellen.`
export const admin_dismiss = ()=>`Verwerfen`
export const admin_dismissed = ()=>`Verworfen`
export const admin_dismissed_what_was_reported_about = v=>`Meldung verworfen: ${isolated$(v.what)}`
export const admin_dismissing = ()=>`Wird verworfen …`
export const admin_do_not_let_in = v=>[`Nicht freischalten … `,v.span(`${isolated$(v.name)}`)]
export const admin_do_not_let_in_2 = ()=>`Nicht freischalten`
export const admin_do_not_restore = ()=>`Nicht wiederherstellen`
export const admin_does_not_wait_to_be_let_in = v=>`${isolated$(v.name)} wartet nicht auf Freischaltung.`
export const admin_download_a_backup = ()=>`Sicherung herunterladen`
export const admin_edit = v=>`${isolated$(v.name)} bearbeiten`
export const admin_every_member = ()=>`Alle Mitglieder`
export const admin_every_page_of_the_site_links_to_this = ()=>`Alle Seiten verlinken hierher, deshalb bleibt diese Seite. Du kannst aber alles darauf ändern.`
export const admin_every_part_of_the_file_is_checked = ()=>`Jeder Teil der Datei wird zuerst geprüft. Die Seite läuft weiter wie bisher, bis jemand sie neu startet.`
export const admin_everybody = ()=>`Alle`
export const admin_everything_is_saved_every_day_to = v=>`Alles wird ${(plural.select(v.days)==="one"?`jeden Tag`:`alle ${number.format(v.days)} Tage`)} nach ${isolated$(v.folder)} gesichert.`
export const admin_exchange = ()=>`Tauschen`
export const admin_expired = ()=>`Abgelaufen`
export const admin_failed = ()=>`Fehlgeschlagen`
export const admin_features = ()=>`Leistungen`
export const admin_first_category = v=>`${isolated$(v.items)} · damit öffnet sich „Stöbern“`
export const admin_footer = ()=>`Fußzeile`
export const admin_for_those_who_do_harm_nothing_is = ()=>`Für Leute, die Schaden anrichten. Gelöscht wird nichts, und es lässt sich aufheben.`
export const admin_forgotten_password = ()=>`Passwort vergessen`
export const admin_from_to = v=>[`Von `,v.giver(``),` an `,v.receiver(``)]
export const admin_gets_this_by_mail_and_the_account_is = v=>`${isolated$(v.name)} bekommt das per E-Mail, und das Konto wird gelöscht.`
export const admin_given_up = ()=>`Aufgegeben`
export const admin_handled = ()=>`Erledigt`
export const admin_handled_by_when = v=>[...(v.outcome==="upheld"?[`Bearbeitet`]:[`Verworfen`]),` von `,`${isolated$(v.name)}`,`, `,v.when(``)]
export const admin_handled_when = v=>[...(v.outcome==="upheld"?[`Bearbeitet`]:[`Verworfen`]),`, `,v.when(``)]
export const admin_harbour_blue = ()=>`Hafenblau`
export const admin_has_not_been_let_in_yet = v=>`${isolated$(v.name)} ist noch nicht freigeschaltet.`
export const admin_heading = ()=>`Überschrift`
export const admin_headline = ()=>`Überschrift`
export const admin_hero = ()=>`Anfang der Startseite`
export const admin_hid_a_review_by = v=>`Bewertung von ${isolated$(v.name)} ausgeblendet`
export const admin_hidden = ()=>`Ausgeblendet`
export const admin_hidden_with_its_owner = ()=>`Mit dem Konto ausgeblendet`
export const admin_hide = ()=>`Ausblenden`
export const admin_hiding = ()=>`Wird ausgeblendet …`
export const admin_how_it_works = ()=>`So funktioniert’s`
export const admin_if_you_like_those_who_are_new_can = ()=>`Wenn du willst, fangen Neue langsam an: nur so viele Unterhaltungen, Anfragen und Artikel am Tag.`
export const admin_introduction = ()=>`Vorstellung`
export const admin_invitations_that_members_have_made = ()=>`Einladungen, die Mitglieder erstellt haben, gelten nicht mehr.`
export const admin_invited = ()=>`Eingeladen`
export const admin_invited_by = ()=>`Eingeladen von`
export const admin_is_a_already = v=>`${isolated$(v.name)} ${((f=>f==="moderator"?`ist schon in der Moderation`:f==="member"?`ist schon Mitglied`:`hat diese Rolle schon`)(v.role))}.`
export const admin_is_an_admin_already = v=>`${isolated$(v.name)} ist schon Admin.`
export const admin_is_named = ()=>`ADMIN_EMAILS nennt diese Adresse: Solange sie dort steht, geht beim nächsten Anmelden ein neuer Link per E-Mail hinaus.`
export const admin_is_no_admin = v=>`${isolated$(v.name)} ist nicht Admin.`
export const admin_is_not_suspended = v=>`${isolated$(v.name)} ist nicht gesperrt.`
export const admin_is_signed_out_everywhere_gets_this_by = v=>`${isolated$(v.name)} wird überall abgemeldet, bekommt das per E-Mail, und alle Artikel bleiben ausgeblendet, bis du die Sperre aufhebst.`
export const admin_is_suspended = v=>`${isolated$(v.name)} ist gesperrt.`
export const admin_is_suspended_already = v=>`${isolated$(v.name)} ist schon gesperrt.`
export const admin_it_changed_hands = ()=>`Wurde übergeben`
export const admin_it_could_not_be_saved = ()=>`Das konnte nicht gespeichert werden.`
export const admin_it_could_not_be_saved_please_try_again = ()=>`Das konnte nicht gespeichert werden. Bitte versuch es noch einmal.`
export const admin_it_could_not_be_saved_what_you_typed = ()=>`Das konnte nicht gespeichert werden. Was du geschrieben hast, ist noch da.`
export const admin_it_is_made_anew_while_the_site_goes_on = ()=>`Sie entsteht, während die Seite weiterläuft. Bewahre sie auf wie deine eigenen Briefe: Die Briefe aller sind darin.`
export const admin_it_is_ready_and_can_be_saved_once = ()=>`Sie ist fertig und kann innerhalb von 15 Minuten einmal gespeichert werden.`
export const admin_it_is_tried_again = ()=>`Es wird noch einmal versucht`
export const admin_it_stayed_with_its_owner = ()=>`Blieb, wo es war`
export const admin_italic = ()=>`Kursiv`
export const admin_item_count = v=>`${(`${number.format(v.count)} Artikel`)}`
export const admin_items = ()=>`Artikel`
export const admin_items_are_in_it = v=>`${(plural.select(v.count)==="one"?`${number.format(v.count)} Artikel ist darin`:`${number.format(v.count)} Artikel sind darin`)}`
export const admin_items_of = v=>`Artikel von ${isolated$(v.name)}`
export const admin_its_owner_has_deleted_it = ()=>`Wer den Artikel angeboten hat, hat ihn gelöscht.`
export const admin_joined = ()=>`Dazugekommen`
export const admin_joined_when = v=>[`dazugekommen `,v.when(``)]
export const admin_keep_a_copy_on_another_machine = ()=>`Bewahre eine Kopie auf einem anderen Rechner auf.`
export const admin_keep_it = ()=>`Behalten`
export const admin_last_backup = ()=>`Letzte Sicherung`
export const admin_last_backups = v=>[`Letzte Sicherung: `,v.last(``),`. Letzte mit Bildern: `,v.full(``),`.`]
export const admin_leads_to = ()=>`Führt zu`
export const admin_leads_to_help = ()=>`Eine Adresse wie example.org oder eine Seite von hier wie /page/about.`
export const admin_left_empty_dont_need = ()=>`Bleibt das leer, steht dort: Tausche, was du nicht brauchst`
export const admin_left_empty_it_is_the_year_and_the_name = ()=>`Bleibt das leer, stehen dort Jahr und Name.`
export const admin_left_empty_start = ()=>`Bleibt das leer, steht dort: Jetzt tauschen!`
export const admin_left_empty_visitors_read_that_there_is = ()=>`Bleibt das leer, lesen Gäste, dass es kein Büro gibt.`
export const admin_let_in = ()=>`Freischalten`
export const admin_let_in_2 = v=>`${isolated$(v.name)} freigeschaltet`
export const admin_letting_in = ()=>`Wird freigeschaltet …`
export const admin_lift_the_suspension = ()=>`Sperre aufheben`
export const admin_lifted_the_suspension_of = v=>`Sperre von ${isolated$(v.name)} aufgehoben`
export const admin_lifting = ()=>`Wird aufgehoben …`
export const admin_link = ()=>`Link`
export const admin_links_to_social_media = ()=>`Links zu sozialen Medien`
export const admin_links_to_this_page_will_lead_nowhere = ()=>`Links auf diese Seite führen dann ins Leere.`
export const admin_list = ()=>`Liste`
export const admin_list_add = v=>`${((f=>f==="picture"?`Bild hinzufügen`:f==="service"?`Eintrag hinzufügen`:f==="step"?`Schritt hinzufügen`:f==="list"?`Liste hinzufügen`:`Link hinzufügen`)(v.noun))}`
export const admin_list_entry = v=>`${((f=>f==="picture"?`Bild ${isolated$(v.at)}`:f==="service"?`Eintrag ${isolated$(v.at)}`:f==="step"?`Schritt ${isolated$(v.at)}`:f==="list"?`Liste ${isolated$(v.at)}`:`Link ${isolated$(v.at)}`)(v.noun))}`
export const admin_loading = ()=>`Lädt …`
export const admin_logo = ()=>`Logo`
export const admin_longer_texts_in_your_own_words_most_of = ()=>`Längere Texte in eigenen Worten. Zu den meisten führt ein Link in der Fußzeile.`
export const admin_look_of_the_text = v=>`${isolated$(v.label)}: Aussehen des Textes`
export const admin_made_a = v=>`${(v.role==="moderator"?`In die Moderation aufgenommen: ${isolated$(v.name)}`:`Zum Mitglied gemacht: ${isolated$(v.name)}`)}`
export const admin_made_admin = v=>`${isolated$(v.name)} zum Admin gemacht`
export const admin_made_admin_once_proved = v=>`${isolated$(v.name)} wird Admin, sobald die Adresse bestätigt ist`
export const admin_mail = ()=>`E-Mail`
export const admin_mail_of_the_last_30_days_the_newest = ()=>`E-Mails der letzten 30 Tage, die neuesten zuerst.`
export const admin_mail_retry_all_audit = ()=>`Alle E-Mails noch einmal versucht`
export const admin_mail_retry_all_button = ()=>`Alle E-Mails noch einmal versuchen`
export const admin_mail_retry_all_done = ()=>`Alle E-Mails, die warten oder aufgegeben wurden, werden noch einmal versucht`
export const admin_mailed_to = v=>[`an `,`${isolated$(v.recipient)}`,` · `,v.when(``)]
export const admin_mails_a_code_and_a_link_as_forgot = ()=>`Schickt einen Code und einen Link, wie „Passwort vergessen?“.`
export const admin_mails_given_up = v=>`${(`${number.format(v.count)} aufgegeben`)}`
export const admin_mails_waiting = v=>`${(plural.select(v.count)==="one"?`${number.format(v.count)} wartet`:`${number.format(v.count)} warten`)}`
export const admin_mails_waiting_last = v=>[...(plural.select(v.count)==="one"?[`${number.format(v.count)}`,` wartet, zuletzt `,v.when(``),` gesendet`]:[`${number.format(v.count)}`,` warten, zuletzt `,v.when(``),` gesendet`])]
export const admin_make_a_backup = ()=>`Sicherung machen`
export const admin_make_a_moderator = ()=>`In die Moderation aufnehmen`
export const admin_make_an_admin = ()=>`Zum Admin machen`
export const admin_make_it_yours = ()=>`Mach den Markt zu deinem`
export const admin_making_it = ()=>`Wird gemacht …`
export const admin_mark_as_handled = ()=>`Als erledigt kennzeichnen`
export const admin_marking = ()=>`Wird gespeichert …`
export const admin_may_do_all_from_the_first_day = ()=>`Dürfen vom ersten Tag an alles`
export const admin_member = ()=>`Mitglied`
export const admin_members = ()=>`Mitglieder`
export const admin_message_of = v=>`Nachricht von ${isolated$(v.name)}`
export const admin_moderator = ()=>`Moderation`
export const admin_moderators = ()=>`Moderation`
export const admin_month = ()=>`Monat`
export const admin_move_down = v=>`${((f=>f==="picture"?`Bild ${isolated$(v.at)} nach unten`:f==="service"?`Eintrag ${isolated$(v.at)} nach unten`:f==="step"?`Schritt ${isolated$(v.at)} nach unten`:f==="list"?`Liste ${isolated$(v.at)} nach unten`:`Link ${isolated$(v.at)} nach unten`)(v.noun))}`
export const admin_move_down_2 = v=>`${isolated$(v.name)} nach unten`
export const admin_move_up = v=>`${((f=>f==="picture"?`Bild ${isolated$(v.at)} nach oben`:f==="service"?`Eintrag ${isolated$(v.at)} nach oben`:f==="step"?`Schritt ${isolated$(v.at)} nach oben`:f==="list"?`Liste ${isolated$(v.at)} nach oben`:`Link ${isolated$(v.at)} nach oben`)(v.noun))}`
export const admin_move_up_2 = v=>`${isolated$(v.name)} nach oben`
export const admin_name = ()=>`Name`
export const admin_name_and_footer = ()=>`Name und Fußzeile`
export const admin_name_and_logo = ()=>`Name und Logo`
export const admin_name_email_or_number = ()=>`Name, E-Mail oder Nummer`
export const admin_name_is_required = ()=>`Bitte gib einen Namen an`
export const admin_name_logo_and_colour = ()=>`Name, Logo und Farbe`
export const admin_name_of_the_community = ()=>`Name der Gemeinschaft`
export const admin_name_or_ad_id = ()=>`Name oder Anzeigennummer`
export const admin_never = ()=>`Nie`
export const admin_never_yet = ()=>`noch nie`
export const admin_new_members = ()=>`Neue Mitglieder`
export const admin_new_this_week = v=>`${(`${number.format(v.count)} neu in dieser Woche`)}`
export const admin_new_this_week_suspended = v=>`${(`${number.format(v.count)} neu in dieser Woche`)}, ${(`${number.format(v.suspended)} gesperrt`)}`
export const admin_newest = ()=>`Neueste`
export const admin_no_admin_any_more = ()=>`Nicht mehr Admin`
export const admin_no_backup_holds_the_pictures_yet_take = ()=>`Noch werden keine Sicherungen mit den Bildern von selbst gemacht. Nenne einen Ordner dafür und bewahre eine Kopie auf einem anderen Rechner auf.`
export const admin_no_backup_was_made = v=>`Es wurde keine Sicherung gemacht: ${isolated$(v.problem)}.`
export const admin_no_items_found = ()=>`Keine Artikel gefunden.`
export const admin_no_mail_has_failed = ()=>`Keine E-Mail ist fehlgeschlagen.`
export const admin_no_mail_server_is_set_smtp_url_mail = ()=>`Es ist kein Mailserver eingerichtet: E-Mails bleiben im Postausgang. Richte in den Einstellungen einen ein.`
export const admin_no_mail_server_is_set_smtp_url_so_mail = ()=>`Es ist kein Mailserver eingerichtet, deshalb bleiben E-Mails hier. Richte in den Einstellungen einen ein, oder gib von Hand weiter, worauf jemand wartet.`
export const admin_no_mail_server_so_nothing_sent = ()=>`Es ist kein Mailserver eingerichtet, deshalb kann nichts verschickt werden.`
export const admin_no_mail_server_yet = ()=>`Es ist noch kein Mailserver eingerichtet: Ohne E-Mail bekommt niemand ein neues Passwort.`
export const admin_no_new_backup_was_made = v=>`Es wurde keine neue Sicherung gemacht: ${isolated$(v.problem)}.`
export const admin_no_new_one = v=>`Keine neue: ${isolated$(v.problem)}.`
export const admin_nobody_found = ()=>`Niemand gefunden.`
export const admin_nobody_has_written_yet = ()=>`Noch hat niemand geschrieben.`
export const admin_none = ()=>`Keine`
export const admin_not_let_in = ()=>`Nicht freigeschaltet`
export const admin_not_needed = ()=>`Nicht nötig`
export const admin_not_saved_yet = ()=>`Noch nicht gespeichert`
export const admin_not_sent = ()=>`Nicht gesendet`
export const admin_nothing_has_been_done_yet = ()=>`Noch wurde nichts getan.`
export const admin_nothing_is_waiting = ()=>`Nichts wartet.`
export const admin_nothing_older_than_that = ()=>`Nichts Älteres.`
export const admin_nothing_to_settle = ()=>`Nichts ist nur halb bestätigt.`
export const admin_nothing_was_handled_yet = ()=>`Noch wurde nichts erledigt.`
export const admin_numbered_list = ()=>`Nummerierte Liste`
export const admin_ochre = ()=>`Ocker`
export const admin_office_location = ()=>`Wo wir sind`
export const admin_older = ()=>`Ältere`
export const admin_one_file_holds_everything_people_items = ()=>`Eine Datei enthält alles: Leute, Artikel, Nachrichten und Bilder. Mit ihr lässt sich die Seite überall wieder aufsetzen.`
export const admin_one_line_shown_in_the_footer = ()=>`Eine Zeile in der Fußzeile.`
export const admin_one_on_each_line_at_most = v=>`Eine je Zeile, höchstens ${isolated$(v.planFeatures)}.`
export const admin_only_admins_can_change_anything_about = v=>`Nur Admins können an ${isolated$(v.name)} etwas ändern.`
export const admin_only_an_admin_can_do_that_to_an_admin = ()=>`Nur ein Admin kann das bei Admins und der Moderation tun.`
export const admin_only_an_available_item_can_be_featured = ()=>`Nur ein verfügbarer Artikel kann angeheftet werden.`
export const admin_only_the_giver_says = v=>[`Nur wer gibt, hat es bestätigt, `,v.when(``),`.`]
export const admin_only_the_receiver_says = v=>[`Nur wer bekommt, hat es bestätigt, `,v.when(``),`.`]
export const admin_only_what_one_of_the_two_has_confirmed = ()=>`Klären lässt sich nur, was eine Seite bestätigt hat und die andere nicht.`
export const admin_open = ()=>`Offen`
export const admin_open_again = ()=>`Wieder öffnen`
export const admin_opening = ()=>`Wird geöffnet …`
export const admin_opens_a_new_tab = ()=>`(öffnet einen neuen Tab)`
export const admin_order_saved = ()=>`Reihenfolge gespeichert`
export const admin_outbox = ()=>`Postausgang`
export const admin_overview = ()=>`Überblick`
export const admin_page = v=>`Seite: ${isolated$(v.title)}`
export const admin_page_added = ()=>`Seite hinzugefügt`
export const admin_page_as_delivered = v=>`/page/${isolated$(v.slug)} · wie geliefert`
export const admin_page_at = v=>`Unter /page/${isolated$(v.slug)}. Setze in deinen anderen Texten Links darauf.`
export const admin_page_at_linked = v=>`Unter /page/${isolated$(v.slug)}. Die Website verlinkt dorthin.`
export const admin_page_changed_linked = v=>[`/page/`,`${isolated$(v.slug)}`,` · `,v.when(``),` geändert · nur in deinen eigenen Texten verlinkt`]
export const admin_page_changed_when = v=>[`/page/`,`${isolated$(v.slug)}`,` · `,v.when(``),` geändert`]
export const admin_page_deleted = ()=>`Seite gelöscht`
export const admin_page_will_be_at = v=>`Die Seite steht dann unter /page/${isolated$(v.address)}. Das ändert sich später nicht mehr.`
export const admin_parts_of_the_site = ()=>`Teile der Seite`
export const admin_past_swaps_are_in_it = ()=>`frühere Tauschgeschäfte sind darin`
export const admin_people = ()=>`Leute`
export const admin_petrol = ()=>`Petrol`
export const admin_phone = ()=>`Telefon`
export const admin_picture = ()=>`Bild`
export const admin_pin = ()=>`Anheften`
export const admin_pinned = ()=>`Angeheftet`
export const admin_pinned_items_come_first_among_the = ()=>`Angeheftete Artikel stehen bei den ausgewählten vorn. Was ausgeblendet ist, sieht nur noch, wem es gehört.`
export const admin_pinned_what = v=>`Angeheftet: ${isolated$(v.name)}`
export const admin_pinning = ()=>`Wird angeheftet …`
export const admin_plan_added = ()=>`Tarif hinzugefügt`
export const admin_plan_deleted = ()=>`Tarif gelöscht`
export const admin_plans = ()=>`Tarife`
export const admin_plum = ()=>`Pflaume`
export const admin_popular = ()=>`Beliebt`
export const admin_preview = ()=>`Vorschau`
export const admin_price_each = v=>`${isolated$(v.price)} im ${(v.interval==="year"?`Jahr`:`Monat`)}`
export const admin_price_in_dollars = ()=>`Preis in Dollar`
export const admin_privacy_and_imprint = ()=>`Datenschutz und Impressum`
export const admin_reason = ()=>`Grund`
export const admin_remove = v=>[`Entfernen`,v.span(`: ${isolated$(v.label)}`)]
export const admin_remove_2 = v=>`${((f=>f==="picture"?`Bild ${isolated$(v.at)} entfernen`:f==="service"?`Eintrag ${isolated$(v.at)} entfernen`:f==="step"?`Schritt ${isolated$(v.at)} entfernen`:f==="list"?`Liste ${isolated$(v.at)} entfernen`:`Link ${isolated$(v.at)} entfernen`)(v.noun))}`
export const admin_remove_as_admin = ()=>`Adminrechte entziehen`
export const admin_remove_as_moderator = ()=>`Aus der Moderation nehmen`
export const admin_removed = ()=>`Entfernt`
export const admin_removing = ()=>`Wird entfernt …`
export const admin_renamed_to = v=>`${isolated$(v.name)} in ${isolated$(v.name2)} umbenannt`
export const admin_reply_to = v=>`${isolated$(v.email)} antworten`
export const admin_report_about = v=>`${((f=>f==="item"?`Artikel`:f==="message"?`Nachricht`:f==="review"?`Bewertung`:`Person`)(v.kind))}: ${isolated$(v.name)}`
export const admin_report_about_numbered = v=>`${((f=>f==="item"?`Artikel`:f==="message"?`Nachricht`:f==="review"?`Bewertung`:`Person`)(v.kind))} ${isolated$(v.id)} von ${isolated$(v.name)}`
export const admin_reported_of = v=>[...((f=>f==="item"?[`Ein Artikel von `,v.who(`${isolated$(v.name)}`)]:f==="message"?[`Eine Nachricht von `,v.who(`${isolated$(v.name)}`)]:f==="review"?[`Eine Bewertung von `,v.who(`${isolated$(v.name)}`)]:[v.who(`${isolated$(v.name)}`)])(v.kind))]
export const admin_reports = ()=>`Meldungen`
export const admin_reports_of_person = v=>`${(`${number.format(v.open)} offen`)}, ${(`${number.format(v.reports)} insgesamt`)}`
export const admin_reserved = ()=>`Reserviert`
export const admin_restore_from_a_backup = ()=>`Aus einer Sicherung wiederherstellen`
export const admin_review_by = v=>`Bewertung von ${isolated$(v.name)}`
export const admin_rule_is = v=>`${((f=>f==="join"?`Mitmachen`:f==="read"?`Lesen`:f==="invite"?`Einladen`:`neue Mitglieder`)(v.rule))} „${isolated$(v.choice)}“`
export const admin_save_it = v=>`Speichern, ${isolated$(v.bytesText)}`
export const admin_save_mine_over_it = ()=>`Trotzdem meins speichern`
export const admin_saved = ()=>`Gespeichert`
export const admin_say_where_it_is_so_that_people_find_it = ()=>`Sag, wo es ist, damit man es findet.`
export const admin_say_why_the_person_reads_it_in_a_mail = ()=>`Sag, warum: Die Person liest es in einer E-Mail.`
export const admin_search = ()=>`Suchen`
export const admin_search_engines_find_what_is_offered = ()=>`Suchmaschinen finden, was angeboten wird.`
export const admin_see_it_on_the_site = ()=>`Auf der Website ansehen`
export const admin_see_to_it = ()=>`Erledigen`
export const admin_see_what_was_saved = ()=>`Ansehen, was gespeichert wurde`
export const admin_sees_reports_and_people_takes_items = v=>`${isolated$(v.name)} sieht Meldungen und Leute, blendet Artikel aus und sperrt Leute.`
export const admin_send_a_reset_link = ()=>`Link zum Zurücksetzen schicken`
export const admin_send_me_a_test_mail = ()=>`Test-E-Mail an mich`
export const admin_sending = ()=>`Wird gesendet …`
export const admin_sent = ()=>`Gesendet`
export const admin_sent_a_link_to_reset_the_password = v=>`${isolated$(v.name)} einen Link zum Zurücksetzen des Passworts geschickt`
export const admin_sent_a_test_mail = v=>`Eine Test-E-Mail an ${isolated$(v.email)} gesendet`
export const admin_services = ()=>`Vorzüge`
export const admin_set_backup_dir_on_the_machine_to_save = ()=>`Nenne in den Einstellungen einen Ordner, damit auch alles von selbst gesichert wird.`
export const admin_settle = ()=>`Klären`
export const admin_settled = ()=>`Geklärt`
export const admin_settled_as = v=>`${isolated$(v.name)} geklärt: ${((f=>f==="traded"?`getauscht`:f==="returned"?`zurückgegeben`:`${isolated$(v.outcome)}`)(v.outcome))}`
export const admin_settling = ()=>`Wird geklärt …`
export const admin_show = ()=>`Zeigen`
export const admin_show_again = ()=>`Wieder zeigen`
export const admin_show_everybodys = ()=>`Artikel von allen zeigen`
export const admin_show_the_badge_popular = ()=>`Als „Beliebt“ kennzeichnen`
export const admin_showed_a_review_by_again = v=>`Bewertung von ${isolated$(v.name)} wieder gezeigt`
export const admin_showed_again = v=>`${isolated$(v.name)} wieder gezeigt`
export const admin_showing = ()=>`Wird gezeigt …`
export const admin_shown_in_place_of_the_name_on_light = v=>`Steht anstelle des Namens, auch im dunklen Modus auf hellem Grund. Am besten wirkt ein breites Bild mit durchsichtigem Hintergrund. JPEG, PNG, WebP, GIF oder AVIF, bis ${isolated$(v.bytesText)}.`
export const admin_sign_out = ()=>`Abmelden`
export const admin_sign_out_everywhere = ()=>`Überall abmelden`
export const admin_signed_in_nowhere_at_the_moment = ()=>`Im Moment nirgends angemeldet.`
export const admin_signed_in_on_browsers = v=>`${(plural.select(v.sessions)==="one"?`In ${number.format(v.sessions)} Browser angemeldet.`:`In ${number.format(v.sessions)} Browsern angemeldet.`)}`
export const admin_signed_in_on_one_browser = ()=>`In einem Browser angemeldet.`
export const admin_signed_out_everywhere = ()=>`Überall abgemeldet`
export const admin_signed_out_everywhere_2 = v=>`${isolated$(v.name)} überall abgemeldet`
export const admin_signed_up_and_waiting_for_you = ()=>`registriert und warten auf dich`
export const admin_site = ()=>`Seite`
export const admin_site_2 = v=>`Seite: ${isolated$(v.label)}`
export const admin_slate = ()=>`Schiefergrau`
export const admin_small_and_square_without_one_there_is = ()=>`Klein und quadratisch. Ohne Bild steht dort eine Zeichnung.`
export const admin_something_went_wrong = ()=>`Da ist etwas schiefgegangen.`
export const admin_start_trading = ()=>`Aufruf zum Tauschen`
export const admin_steps = ()=>`Schritte`
export const admin_stop_being_an_admin = ()=>`Adminrechte abgeben`
export const admin_suspend = v=>[`Sperren … `,v.span(`${isolated$(v.name)}`)]
export const admin_suspend_2 = ()=>`Sperren`
export const admin_suspended = ()=>`Gesperrt`
export const admin_suspended_2 = v=>`${isolated$(v.name)} gesperrt`
export const admin_suspended_since = v=>[`Gesperrt `,v.when(``),`. Wird die Sperre aufgehoben, kann `,`${isolated$(v.name)}`,` sich wieder anmelden, und die Artikel stehen wieder in den Listen.`]
export const admin_suspending = ()=>`Wird gesperrt …`
export const admin_swaps = ()=>`Tauschgeschäfte`
export const admin_swaps_of_person = v=>`${(`${number.format(v.completed)} abgeschlossen`)}, ${(`${number.format(v.agreed)} vereinbart`)}`
export const admin_swaps_to_settle = ()=>`Tauschgeschäfte zu klären`
export const admin_swaps_to_settle_lead = ()=>`Dinge, deren Übergabe nur eine der beiden Personen bestätigt hat, die neuesten Tauschgeschäfte zuerst. Bittet eine von ihnen darum, hört man beide an und klärt es hier: Beide erfahren davon. Was geblieben ist, ist für andere Tauschgeschäfte frei.`
export const admin_switched_off = ()=>`Ausgeschaltet`
export const admin_switched_on = ()=>`Eingeschaltet`
export const admin_switched_the_search_for_swaps_off = ()=>`Suche nach Tauschvorschlägen ausgeschaltet`
export const admin_switched_the_search_for_swaps_on = ()=>`Suche nach Tauschvorschlägen eingeschaltet`
export const admin_tagline = ()=>`Leitspruch`
export const admin_take_down = ()=>`Ausblenden`
export const admin_take_one_and_keep_it_on_another = ()=>`Mach eine und bewahr sie auf einem anderen Rechner auf.`
export const admin_taken_down = ()=>`Ausgeblendet`
export const admin_taken_off_the_list = ()=>`Von der Liste genommen`
export const admin_taking_down = ()=>`Wird ausgeblendet …`
export const admin_text = ()=>`Text`
export const admin_text_below_it = ()=>`Text darunter`
export const admin_texts_people_items_and_messages = ()=>`Texte, Leute, Artikel und Nachrichten; Bilder liegen daneben.`
export const admin_that_did_not_work_please_try_again = ()=>`Das hat nicht geklappt. Bitte versuch es noch einmal.`
export const admin_that_is_settled_already = ()=>`Das ist schon geklärt.`
export const admin_the_block_at_the_end_of_the_home_page = ()=>`Der Abschnitt am Ende der Startseite, über dem Knopf „Ersten Artikel einstellen“.`
export const admin_the_categories_have_changed_meanwhile = ()=>`Die Kategorien haben sich inzwischen geändert. Es wurde nichts verschoben.`
export const admin_the_category_will_be_gone_from_every = ()=>`Die Kategorie verschwindet aus allen Listen. Eine Kategorie mit Artikeln darin bleibt.`
export const admin_the_file_is_whole_restart_the_site_on = ()=>`Die Datei ist vollständig. Starte die Seite auf ihrem Rechner neu, dann ist alles wie damals; was jetzt hier ist, wird daneben aufbewahrt. Was bis zum Neustart noch geschrieben wird, ist nicht darin.`
export const admin_the_home_page_and_the_page_about_you = ()=>`Die Startseite und die Seite über euch sind noch wie geliefert.`
export const admin_the_item_is_not_pinned_any_more = ()=>`Der Artikel ist nicht mehr angeheftet`
export const admin_the_item_is_pinned = ()=>`Der Artikel ist angeheftet`
export const admin_the_item_is_shown_again = ()=>`Der Artikel ist wieder zu sehen`
export const admin_the_item_is_taken_down = ()=>`Der Artikel ist ausgeblendet`
export const admin_the_last_category_stays_without_one = ()=>`Die letzte Kategorie bleibt: Ohne eine lässt sich nichts einstellen. Du kannst sie umbenennen.`
export const admin_the_link_is_on_its_way = ()=>`Der Link ist unterwegs`
export const admin_the_message_of = v=>`${(v.act==="handle"?`Die Nachricht von ${isolated$(v.name)} erledigt`:`Die Nachricht von ${isolated$(v.name)} wieder geöffnet`)}`
export const admin_the_name = ()=>`Der Name`
export const admin_the_numbered_steps_on_the_home_page = ()=>`Die nummerierten Schritte auf der Startseite.`
export const admin_the_plan_will_be_gone_from_the_page = ()=>`Der Tarif verschwindet von der Seite „Wähle den Tarif, der zu dir passt“.`
export const admin_the_plans_have_changed_meanwhile = ()=>`Die Tarife haben sich inzwischen geändert. Es wurde nichts verschoben.`
export const admin_the_review_is_hidden = ()=>`Die Bewertung ist ausgeblendet`
export const admin_the_review_is_shown_again = ()=>`Die Bewertung ist wieder zu sehen`
export const admin_the_search_broke_off_nothing_was = ()=>`Die Suche ist abgebrochen. Es wurde nichts vorgeschlagen; bitte versuch es später noch einmal.`
export const admin_the_search_for_swaps_is_switched_off = ()=>`Die Suche nach Tauschvorschlägen ist ausgeschaltet.`
export const admin_the_shelves_of_your_market_in_the = ()=>`Die Regale deines Marktes, in der Reihenfolge, in der alle sie sehen.`
export const admin_the_shelves_of_your_market_in_your = ()=>`Die Regale deines Marktes, in deiner Reihenfolge.`
export const admin_the_site_is_not_open_by_https_so = ()=>`Die Seite läuft nicht über https://, deshalb können Passwörter unterwegs mitgelesen werden. Wer sie betreibt, weiß, was zu tun ist.`
export const admin_the_strip_below_the_featured_items = ()=>`Die Leiste unter den ausgewählten Artikeln. Ohne Einträge ist sie nicht zu sehen.`
export const admin_the_suspension_is_lifted = ()=>`Die Sperre ist aufgehoben`
export const admin_the_swap_is_over = ()=>`Der Tausch ist vorbei`
export const admin_the_swap_still_runs = ()=>`Der Tausch läuft noch`
export const admin_the_top_of_the_home_page_the_first = ()=>`Der obere Teil der Startseite: das Erste, was ein Gast liest.`
export const admin_there_is_a_page_at_this_address = ()=>`Unter dieser Adresse gibt es schon eine Seite.`
export const admin_there_is_a_plan_of_this_name = ()=>`Einen Tarif mit diesem Namen gibt es schon.`
export const admin_there_is_no_mail = ()=>`Es gibt keine E-Mails.`
export const admin_there_is_no_such_category = ()=>`Diese Kategorie gibt es nicht.`
export const admin_there_is_no_such_item = ()=>`Diesen Artikel gibt es nicht.`
export const admin_there_is_no_such_item_in_a_swap_of = ()=>`Diesen Artikel gibt es in einem Tausch mit dieser Nummer nicht.`
export const admin_there_is_no_such_mail = ()=>`Diese E-Mail gibt es nicht.`
export const admin_there_is_no_such_message = ()=>`Diese Nachricht gibt es nicht.`
export const admin_there_is_no_such_page = ()=>`Diese Seite gibt es nicht.`
export const admin_there_is_no_such_person = ()=>`Diese Person gibt es nicht.`
export const admin_there_is_no_such_plan = ()=>`Diesen Tarif gibt es nicht.`
export const admin_there_is_no_such_report = ()=>`Diese Meldung gibt es nicht.`
export const admin_there_is_no_such_review = ()=>`Diese Bewertung gibt es nicht.`
export const admin_there_is_room_for_categories = v=>`Es ist Platz für ${isolated$(v.categories)} Kategorien.`
export const admin_there_is_room_for_plans = v=>`Es ist Platz für ${isolated$(v.plans)} Tarife.`
export const admin_they_can_then_do_all_that_you_can = ()=>`Die Person darf dann alles, was du darfst. Ist noch nicht bewiesen, dass ihr die Adresse gehört, geht zuerst ein Link per E-Mail hinaus.`
export const admin_they_see_reports_and_people_can_take = ()=>`Die Person sieht Meldungen und Leute, kann Artikel ausblenden und Leute sperren. Seite, E-Mail und Sicherungen bleiben bei dir.`
export const admin_this_item_is_not_pinned = ()=>`Dieser Artikel ist nicht angeheftet.`
export const admin_this_item_is_not_taken_down = ()=>`Dieser Artikel ist nicht ausgeblendet.`
export const admin_this_item_is_pinned_already = ()=>`Dieser Artikel ist schon angeheftet.`
export const admin_this_item_is_promised_in_another_swap = ()=>`Dieser Artikel ist inzwischen in einem anderen Tausch zugesagt.`
export const admin_this_item_is_taken_down_already = ()=>`Dieser Artikel ist schon ausgeblendet.`
export const admin_this_mail_has_been_sent = ()=>`Diese E-Mail wurde schon gesendet.`
export const admin_this_message_has_been_handled_already = ()=>`Diese Nachricht ist schon erledigt.`
export const admin_this_message_is_open = ()=>`Diese Nachricht ist offen.`
export const admin_this_page_is_too_long_please_make_two = ()=>`Diese Seite ist zu lang. Bitte mach zwei daraus.`
export const admin_this_picture_is_not_there_any_more = ()=>`Dieses Bild ist nicht mehr da. Bitte wähle es noch einmal.`
export const admin_this_report_has_been_handled_already = ()=>`Diese Meldung ist schon erledigt.`
export const admin_this_review_is_hidden_already = ()=>`Diese Bewertung ist schon ausgeblendet.`
export const admin_this_review_is_not_hidden = ()=>`Diese Bewertung ist nicht ausgeblendet.`
export const admin_this_text_is_too_long = ()=>`Dieser Text ist zu lang.`
export const admin_title = ()=>`Titel`
export const admin_to_let_in = ()=>`Freizuschalten`
export const admin_took_down = v=>`${isolated$(v.name)} ausgeblendet`
export const admin_took_off_the_checklist = v=>`Von der Liste dessen genommen, was noch zu tun ist: „${isolated$(v.point)}“`
export const admin_took_the_rights_of_an_admin_from = v=>`${isolated$(v.name)} die Adminrechte entzogen`
export const admin_traded = ()=>`Getauscht`
export const admin_tried = v=>`${(v.attempts===1?`Einmal versucht`:`${number.format(v.attempts)}-mal versucht`)}: ${isolated$(v.error)}`
export const admin_tried_the_mail_again = v=>`Die E-Mail an ${isolated$(v.recipient)} noch einmal versucht`
export const admin_trying = ()=>`Wird versucht …`
export const admin_unpin = ()=>`Nicht mehr anheften`
export const admin_unpinned_what = v=>`Nicht mehr angeheftet: ${isolated$(v.name)}`
export const admin_unpinning = ()=>`Wird gelöst …`
export const admin_until_a_first_completed_swap_or_for_7 = ()=>`Bis zum ersten abgeschlossenen Tausch oder 7 Tage lang: 5 neue Unterhaltungen, 10 Anfragen und 10 Artikel am Tag. Nicht, solange die Seite jünger als 30 Tage ist.`
export const admin_up_for_a_swap_of_in_the_database = v=>`zu tauschen, von ${isolated$(v.number)} in der Datenbank`
export const admin_waiting = ()=>`Wartet`
export const admin_waiting_for_an_admin = ()=>`warten auf einen Admin`
export const admin_waiting_for_an_answer = ()=>`warten auf Antwort`
export const admin_waits = ()=>`Wartet`
export const admin_waits_since = v=>[`Registriert `,v.when(``),`. Bis zur Freischaltung kann `,`${isolated$(v.name)}`,` nur lesen und das eigene Konto pflegen.`]
export const admin_waits_to_be_let_in = ()=>`Wartet auf Freischaltung`
export const admin_what = ()=>`Was`
export const admin_what_admins_have_done_the_newest_first = ()=>`Was Admins getan haben, das Neueste zuerst. Hier kann es niemand ändern.`
export const admin_what_every_page_shows_and_the_words_of = ()=>`Was auf jeder Seite steht, und die Worte der Startseite.`
export const admin_what_is_said_of_admins = ()=>`Was über Admins und die Moderation gesagt wird, beurteilen Admins.`
export const admin_what_it_said_is_a_secret_of_its_reader = ()=>`Der Inhalt ist vertraulich und wird hier nicht gezeigt, oder er ist schon gelöscht.`
export const admin_what_it_says = ()=>`Was darin steht`
export const admin_what_people_have_told_you_of_what_has = ()=>`Was dir gemeldet wurde; die ältesten Meldungen stehen oben.`
export const admin_what_stands_at_choose_the_right_plan = v=>[`Das steht unter „`,v.link(`Wähle den Tarif, der zu dir passt`),`“. Das ist nur eine Demo: Abgebucht wird nie etwas.`]
export const admin_what_stands_on_every_page_your_name = ()=>`Was auf jeder Seite steht: oben Name, Logo und Farbe, unten die Fußzeile.`
export const admin_what_was_in_this_mail_has_expired = ()=>`Was in dieser E-Mail stand, ist abgelaufen und muss neu angefordert werden.`
export const admin_what_you_can_do = ()=>`Was du tun kannst`
export const admin_what_you_save_is_there_for_everybody = v=>`${isolated$(v.lead)} Was du speicherst, sehen sofort alle.`
export const admin_when = ()=>`Wann`
export const admin_where = ()=>`Wo`
export const admin_who = ()=>`Wer`
export const admin_who_has_an_invitation = ()=>`Wer eine Einladung hat`
export const admin_who_has_an_invitation_and_was_let_in = ()=>`Wer eine Einladung hat und freigeschaltet wurde`
export const admin_who_is_not_signed_in_sees_your_texts = ()=>`Wer nicht angemeldet ist, sieht deine Texte und den Eingang, sonst nichts.`
export const admin_who_may_do_what = ()=>`Wer darf was?`
export const admin_who_may_invite = ()=>`Wer darf einladen?`
export const admin_who_may_join = ()=>`Wer darf mitmachen?`
export const admin_who_may_read = ()=>`Wer darf lesen?`
export const admin_who_was_let_in = ()=>`Wer freigeschaltet wurde`
export const admin_with_files = v=>`${(`Mit ${isolated$(v.files)}; öffnen können das nur die beiden.`)}`
export const admin_without_one_there_is_a_drawing_jpeg = v=>`Ohne Bild steht dort eine Zeichnung. JPEG, PNG, WebP, GIF oder AVIF, bis ${isolated$(v.bytesText)}.`
export const admin_words = ()=>`Text`
export const admin_working = ()=>`In Ordnung`
export const admin_wrong_price = v=>`Ein Preis ist ein Betrag in Dollar von 0 bis ${number.format(v.highest)}.`
export const admin_year = ()=>`Jahr`
export const admin_you = ()=>`Du`
export const admin_you_are_the_last_admin_appoint_another = ()=>`Außer dir ist niemand Admin. Ernenne zuerst jemand anderen.`
export const admin_you_are_the_only_one_make_somebody = ()=>`Außer dir ist niemand Admin. Mach noch jemanden dazu, für den Tag, an dem du nicht kannst.`
export const admin_you_cannot_suspend_yourself = ()=>`Du kannst dich nicht selbst sperren.`
export const admin_your_message_to_us = ()=>`Deine Nachricht an uns`
export const admin_your_own_words = ()=>`Deine eigenen Worte`
export const backups_another_file_is_being_checked_please = ()=>`Es wird gerade eine andere Datei geprüft. Bitte warte darauf.`
export const backups_cannot_be_migrated = v=>`Die Sicherung lässt sich nicht auf den neuesten Stand bringen: ${isolated$(v.reason)}`
export const backups_damaged = ()=>`Die Sicherung ist beschädigt`
export const backups_damaged_because = v=>`Die Sicherung ist beschädigt: Kopiere sie noch einmal oder nimm eine andere (${isolated$(v.reason)})`
export const backups_damaged_large = ()=>`Die Sicherung ist beschädigt: Was darin gepackt ist, ist größer als jede hochgeladene Datei`
export const backups_damaged_manifest = ()=>`Die Sicherung ist beschädigt: Ihr Inhaltsverzeichnis wurde verändert`
export const backups_damaged_missing = ()=>`Die Sicherung ist beschädigt: Es fehlt etwas darin`
export const backups_damaged_part = v=>`Die Sicherung ist beschädigt: ${(v.kind==="table"?`Die Tabelle`:`Die Datei`)} ${isolated$(v.name)} wurde verändert`
export const backups_database_damaged = ()=>`Die Datenbank ist beschädigt: Behalte die älteren Sicherungen und stelle eine davon wieder her`
export const backups_disk_nearly_full = v=>`Weniger als ${isolated$(v.percent)} % des Datenträgers von ${isolated$(v.folder)} sind frei`
export const backups_disk_too_full = v=>`Der Datenträger von ${isolated$(v.folder)} ist zu voll: Es müssen noch ${isolated$(v.readableBytes)} frei werden`
export const backups_ended_with = v=>`Der Vorgang endete mit ${isolated$(v.code)}`
export const backups_file_is_empty = v=>`${isolated$(v.file)} ist leer und keine Sicherung`
export const backups_foreign_file = v=>`Die Sicherung enthält eine Datei, die niemand hochgeladen hat: ${isolated$(v.name)}`
export const backups_foreign_row = v=>`Eine Zeile der Datenbank nennt eine Datei, die niemand hochgeladen hat: ${isolated$(v.name)}`
export const backups_foreign_schema = v=>`Die Sicherung ist beschädigt oder nicht von Swapyard: ${isolated$(v.name)} ${((f=>f==="more"?`gehört zu keinem Swapyard`:f==="less"?`fehlt`:`weicht ab`)(v.difference))}`
export const backups_it_did_not_arrive_in_full = ()=>`Sie ist nicht vollständig angekommen`
export const backups_it_waits = ()=>`Die Datei ist vollständig. Nach dem Neustart ist die Seite wie damals; was jetzt hier ist, wird daneben aufbewahrt. Was bis dahin noch geschrieben wird, ist nicht darin.`
export const backups_large_file = ()=>`Eine große Datei?`
export const backups_large_file_help = ()=>`Ein Webserver vor der Seite, etwa Caddy oder nginx, nimmt Dateien nur bis zu seiner eigenen Grenze an: 120 MB, wie die Dokumentation dieser Software sie setzt. Eine größere wird mit einem Befehl wiederhergestellt: Kopiere sie auf den Rechner, halte die Seite an und gib dort dies ein, mit dem Namen deiner Datei. Starte die Seite dann wieder.`
export const backups_newer_swapyard = v=>`${isolated$(v.file)} wurde von einem neueren Swapyard geschrieben: Installiere diese Version oder stelle eine ältere Sicherung wieder her`
export const backups_no_backup = v=>`${isolated$(v.file)} ist keine Sicherung`
export const backups_no_backup_waits = ()=>`Es wartet keine Sicherung auf ihre Wiederherstellung.`
export const backups_no_database = v=>`Bei ${isolated$(v.file)} liegt keine Datenbank`
export const backups_not_ours = ()=>`Es ist eine Datenbank, aber keine von Swapyard`
export const backups_nothing_is_restored = ()=>`Es wird nichts wiederhergestellt`
export const backups_refused_in_front = ()=>`Der Webserver vor der Seite hat eine Datei dieser Größe nicht durchgelassen. Was zu tun ist, steht unter „Eine große Datei?“.`
export const backups_restart_now = ()=>`Jetzt neu starten`
export const backups_send_the_backup_itself_as_a_file = ()=>`Schick die Sicherung selbst, als Datei.`
export const backups_sent_a_backup_to_restore_from = ()=>`Sicherung zum Wiederherstellen geschickt`
export const backups_start_by_hand = ()=>`Diese Seite kann sich nicht selbst neu starten. Starte sie auf ihrem Rechner neu.`
export const backups_started_a_restore = ()=>`Seite mit einer Sicherung neu gestartet`
export const backups_starting = ()=>`Die Seite startet damit neu. Hier geht es von selbst weiter; mit vielen Bildern dauert das ein paar Minuten.`
export const backups_starting_long = ()=>`Das dauert lange. Was geschieht, steht im Protokoll auf dem Rechner; startet die Sicherung nicht, wird die Seite wieder wie vorher.`
export const backups_the_backup_is_being_made = ()=>`Die Sicherung wird gemacht`
export const backups_the_disk_is_too_full_for_it_more_must = v=>`Dafür ist zu wenig Speicherplatz frei: Es müssen noch ${isolated$(v.readableBytes)} frei werden.`
export const backups_the_file_is_being_checked = ()=>`Die Datei wird geprüft`
export const backups_the_site_starts_anew = ()=>`Die Seite startet neu`
export const backups_this_file = ()=>`Diese Datei`
export const backups_too_much = ()=>`Es hat zu lange gedauert oder zu viel Arbeitsspeicher gebraucht`
export const backups_too_much_memory = ()=>`Die Sicherung zu prüfen braucht zu viel Arbeitsspeicher`
export const backups_took_a_backup = ()=>`Sicherung gemacht`
export const backups_took_back_a_restore = ()=>`Wiederherstellung zurückgenommen`
export const browse_about = v=>`${isolated$(v.count)} zum Tauschen, ganz ohne Geld.`
export const browse_about_in = v=>`${isolated$(v.count)} in ${isolated$(v.category)} zum Tauschen, ganz ohne Geld.`
export const browse_all = ()=>`Alle`
export const browse_all_items = ()=>`Alle Artikel`
export const browse_any_condition = ()=>`Jeder Zustand`
export const browse_apply = ()=>`Anwenden`
export const browse_best_match = ()=>`Beste Treffer`
export const browse_browse_all_items = ()=>`Alle Artikel ansehen`
export const browse_categories = ()=>`Kategorien`
export const browse_categories_near_your_search = ()=>`Kategorien, die zu deiner Suche passen`
export const browse_clear_search = ()=>`Suche löschen`
export const browse_clear_search_2 = v=>`Suche „${isolated$(v.product)}“ löschen`
export const browse_close_categories = ()=>`Kategorien schließen`
export const browse_condition = ()=>`Zustand`
export const browse_count = v=>`${(`${number.format(v.total)} Artikel`)}`
export const browse_count_capped = v=>`${number.format(v.total)}+ Artikel`
export const browse_fewer_or_shorter_words_find_more_the = ()=>`Mit weniger oder kürzeren Wörtern findest du mehr: Der Anfang eines Wortes genügt.`
export const browse_go_to_the_last_page = ()=>`Zur letzten Seite`
export const browse_items = ()=>`Artikel`
export const browse_look_around_in = ()=>`Sieh dich in diesen Kategorien um`
export const browse_narrowed_to = ()=>`Eingegrenzt auf`
export const browse_newest = ()=>`Neueste zuerst`
export const browse_no_results_found = ()=>`Nichts gefunden.`
export const browse_nothing_for_showing_search_for_only = v=>[`Nichts zu „`,`${isolated$(v.product)}`,`“. Du siehst „`,`${isolated$(v.corrected)}`,`“. `,v.link(`Nur nach „${isolated$(v.product)}“ suchen`)]
export const browse_nothing_in_condition = ()=>`In diesem Zustand wird gerade nichts angeboten.`
export const browse_nothing_in_condition_in = v=>`In diesem Zustand wird in ${isolated$(v.category)} gerade nichts angeboten.`
export const browse_nothing_in_place = v=>`In ${isolated$(v.place)} wird so etwas gerade nicht angeboten.`
export const browse_nothing_is_offered_in_at_the_moment = v=>`In ${isolated$(v.name)} wird gerade nichts angeboten. Dein Artikel könnte der erste sein.`
export const browse_nothing_is_offered_yet_yours_could_be = ()=>`Noch wird nichts angeboten. Dein Artikel könnte der erste sein.`
export const browse_oldest = ()=>`Älteste zuerst`
export const browse_results_for = v=>`Ergebnisse für „${isolated$(v.product)}“`
export const browse_results_for_in = v=>`Ergebnisse für „${isolated$(v.product)}“ in ${isolated$(v.category)}`
export const browse_search = ()=>`Suchen`
export const browse_search_all_categories = ()=>`In allen Kategorien suchen`
export const browse_search_all_categories_not_only = v=>`In allen Kategorien suchen, nicht nur in ${isolated$(v.name)}`
export const browse_search_products = ()=>`Artikel suchen …`
export const browse_sort_by = ()=>`Sortieren`
export const browse_suggested_category = v=>`Kategorie, ${(`${number.format(v.count)} Artikel`)}`
export const browse_suggestions = ()=>`Vorschläge`
export const browse_suggestions_count = v=>`${(plural.select(v.count)==="one"?`${number.format(v.count)} Vorschlag`:`${number.format(v.count)} Vorschläge`)}`
export const browse_the_last_page_is = v=>`Die letzte Seite ist ${isolated$(v.lastPage)}.`
export const browse_there_is_no_such_category = ()=>`Diese Kategorie gibt es nicht.`
export const browse_title_page = v=>`${isolated$(v.title)}, Seite ${isolated$(v.page)}`
export const browse_upload_item = ()=>`Artikel einstellen`
export const circles_a_neighbour = ()=>`Jemand aus der Nähe`
export const circles_admin_agreed = ()=>`Vereinbart`
export const circles_admin_called_off = ()=>`Beendet: abgesagt`
export const circles_admin_completed = ()=>`Abgeschlossen`
export const circles_admin_declined = ()=>`Beendet: Jemand hat Nein gesagt`
export const circles_admin_ended = ()=>`Beendet`
export const circles_admin_expired = ()=>`Beendet: Nicht alle haben rechtzeitig geantwortet oder bestätigt`
export const circles_admin_found = v=>`${(plural.select(v.loops)==="one"?`${number.format(v.loops)} möglicher Tausch`:`${number.format(v.loops)} mögliche Tauschgeschäfte`)}, ${(`${number.format(v.proposed)} vorgeschlagen`)}, in ${number.format(v.seconds)} s`
export const circles_admin_item_gone = ()=>`Beendet: Ein Artikel war weg`
export const circles_admin_last_run = ()=>`Letzte Suche im ganzen Markt`
export const circles_admin_lead = ()=>`Tauschgeschäfte zu zweit, zu dritt und zu viert, die die Seite findet. Sie sucht sofort, wenn jemand „Dafür würde ich tauschen“ sagt, und alle 6 Stunden im ganzen Markt.`
export const circles_admin_no_run = ()=>`Bisher gab es keine.`
export const circles_admin_off = v=>[`Die Suche ist ausgeschaltet: Was vorgeschlagen ist, läuft weiter; nach Neuem wird nicht gesucht. `,v.home(`Die Startseite`),` und `,v.pages(`mitgelieferte Seiten`),` sprechen vielleicht noch davon.`]
export const circles_admin_proposed = ()=>`Warten auf Antwort`
export const circles_admin_run = ()=>`Jetzt suchen`
export const circles_admin_running = ()=>`Sucht …`
export const circles_admin_saving = ()=>`Wird gespeichert …`
export const circles_admin_switch_off = ()=>`Ausschalten`
export const circles_admin_switch_on = ()=>`Einschalten`
export const circles_admin_title = ()=>`Tauschvorschläge`
export const circles_admin_withdrawn = ()=>`Beendet: zurückgezogen, blockiert oder gesperrt`
export const circles_agreed = ()=>`Alle haben Ja gesagt`
export const circles_all_swaps = ()=>`Alle Tauschgeschäfte`
export const circles_answer_by = v=>`Antworte bis ${isolated$(v.when)}`
export const circles_call_off = ()=>`Absagen`
export const circles_call_off_about = ()=>`Um wen geht es?`
export const circles_call_off_failed = ()=>`Der Tausch konnte nicht abgesagt werden`
export const circles_change_my_mind = ()=>`Ich möchte doch nicht`
export const circles_completed_text = ()=>`Alles hat den Besitzer gewechselt. Viel Freude damit!`
export const circles_confirm_failed = ()=>`Das konnte nicht bestätigt werden`
export const circles_confirm_given = v=>`Ich habe ${isolated$(v.name)} gegeben: ${isolated$(v.item)}`
export const circles_confirm_got = v=>`Ich habe von ${isolated$(v.name)} bekommen: ${isolated$(v.item)}`
export const circles_confirmed = ()=>`Bestätigt`
export const circles_confirming = ()=>`Wird bestätigt …`
export const circles_ended_called_off = ()=>`Dieser Tausch wurde abgesagt.`
export const circles_ended_declined = ()=>`Jemand hat Nein gesagt, deshalb kommt dieser Tausch nicht zustande. Wer es war, erfährt niemand. Die Suche geht weiter.`
export const circles_ended_expired = ()=>`Nicht alle haben rechtzeitig bestätigt, deshalb ist dieser Tausch beendet.`
export const circles_ended_item_gone = ()=>`Etwas davon ist nicht mehr verfügbar, deshalb ist dieser Tausch beendet.`
export const circles_ended_unanswered = ()=>`Nicht alle haben rechtzeitig geantwortet, deshalb ist dieser Tausch beendet.`
export const circles_ended_withdrawn = ()=>`Dieser Tausch ist beendet.`
export const circles_failed = ()=>`Da ist etwas schiefgegangen.`
export const circles_gets = v=>`Du bekommst ${isolated$(v.item)} von ${isolated$(v.name)}.`
export const circles_gives = v=>`Du gibst ${isolated$(v.item)} an ${isolated$(v.name)}.`
export const circles_goes_to = v=>`${isolated$(v.item)}. Von: ${isolated$(v.giver)}. An: ${isolated$(v.receiver)}.`
export const circles_left_out = ()=>`Du wirst gerade nicht mehr gefragt, weil du zwei Tauschvorschläge hintereinander nicht beantwortet hast.`
export const circles_left_out_here = ()=>`Ich bin da`
export const circles_match = ()=>`Das passt!`
export const circles_message_failed = ()=>`Die Nachricht konnte nicht gesendet werden`
export const circles_message_label = ()=>`Nachricht an alle`
export const circles_message_older = ()=>`Ältere Nachrichten`
export const circles_message_sent = ()=>`Nachricht gesendet`
export const circles_messages = ()=>`Unterhaltung`
export const circles_name_somebody_whom_you_give_to_or_get = ()=>`Wähle jemanden, dem du etwas gibst oder von dem du etwas bekommst.`
export const circles_no = ()=>`Nein, danke`
export const circles_no_messages = ()=>`Noch hat niemand geschrieben. Sag Hallo und wann es dir passt.`
export const circles_no_saving = ()=>`Wird gespeichert …`
export const circles_of_size = v=>`${((f=>f==="2"?`Tausch zu zweit`:f==="3"?`Tausch zu dritt`:`Tausch zu viert`)(v.size))}`
export const circles_reason = v=>`Grund: ${isolated$(v.reason)}`
export const circles_refuse_failed = ()=>`Dein Nein konnte nicht gespeichert werden`
export const circles_ring_label = ()=>`Wer gibt wem was`
export const circles_said_of = v=>`${(v.me==="yes"?`Über dich`:`Über ${isolated$(v.name)}`)}`
export const circles_said_yes = v=>`${(v.yes===0?`Noch hat niemand Ja gesagt`:plural.select(v.yes)==="one"?`${number.format(v.yes)} von ${isolated$(v.of)} hat Ja gesagt`:`${number.format(v.yes)} von ${isolated$(v.of)} haben Ja gesagt`)}`
export const circles_say_which_item_has_changed_hands = ()=>`Sag, welcher Artikel übergeben wurde.`
export const circles_send = ()=>`Senden`
export const circles_sending = ()=>`Wird gesendet …`
export const circles_step_agreed = ()=>`Als Nächstes: Macht aus, wo und wann ihr euch trefft. Sobald etwas übergeben ist, bestätige es hier.`
export const circles_step_done_mine = ()=>`Du hast beides bestätigt. Abgeschlossen ist der Tausch, wenn auch die anderen bestätigt haben.`
export const circles_step_waiting = ()=>`Du hast Ja gesagt. Der Tausch gilt, sobald auch alle anderen Ja gesagt haben.`
export const circles_swap_called_off = ()=>`Tausch abgesagt`
export const circles_swaps_for_you = ()=>`Tauschvorschläge für dich`
export const circles_that_is_none_of_the_things_that_you = ()=>`Das gehört nicht zu dem, was du gibst oder bekommst.`
export const circles_this_swap_has_changed_meanwhile_please = ()=>`Dieser Tausch hat sich inzwischen geändert. Bitte sieh ihn dir noch einmal an.`
export const circles_this_swap_is_not_possible_any_more = ()=>`Dieser Tausch ist nicht mehr möglich.`
export const circles_to_answer = ()=>`Für dich gefunden`
export const circles_welcome_back = ()=>`Willkommen zurück`
export const circles_why_request = v=>`Du wirst gefragt, weil du dafür ${isolated$(v.gives)} angeboten hast.`
export const circles_why_want = ()=>`Du wirst gefragt, weil du gesagt hast, dass du dafür tauschen würdest.`
export const circles_why_wish = ()=>`Du wirst gefragt, weil du so etwas suchst.`
export const circles_yes = ()=>`Ja, tauschen`
export const circles_yes_failed = ()=>`Dein Ja konnte nicht gespeichert werden`
export const circles_yes_saving = ()=>`Wird gespeichert …`
export const circles_you = ()=>`Du`
export const circles_you_said_no = ()=>`Du hast Nein gesagt`
export const circles_you_said_yes = ()=>`Du hast Ja gesagt`
export const common_a_backup_file_holds_everything_people = ()=>`Eine Sicherungsdatei enthält alles: Leute, Artikel, Nachrichten und Bilder. Diese Seite wird dann zu dem Markt aus der Datei.`
export const common_a_colour_is_written_as_and_six_digits = ()=>`Eine Farbe besteht aus # und sechs Zeichen von 0 bis f.`
export const common_a_few_questions_and_it_is_open_all_of = ()=>`Ein paar Fragen, dann ist er offen. Alles lässt sich später ändern.`
export const common_a_note_may_have_at_most_characters = v=>`Eine Notiz darf höchstens ${isolated$(v.note)} Zeichen haben.`
export const common_a_part_of_this_page_did_not_load = ()=>`Ein Teil dieser Seite wurde nicht geladen. Bitte lade sie neu.`
export const common_a_test_mail_to_is_on_its_way = v=>`Eine Test-E-Mail an ${isolated$(v.recipient)} ist unterwegs`
export const common_act_about = v=>`${isolated$(v.act)}: ${isolated$(v.about)}`
export const common_added_the_neighbourhood = v=>`Viertel ${isolated$(v.name)} hinzugefügt`
export const common_all_that_a_household_has = ()=>`Alles aus dem Haushalt`
export const common_almost_there = ()=>`Fast geschafft`
export const common_already_have_an_account_sign_in = v=>[`Schon ein Konto? `,v.link(`Anmelden`)]
export const common_answered = ()=>`Antwort gespeichert`
export const common_anybody = ()=>`Alle`
export const common_at_most_neighbourhoods_can_be_listed = v=>`Höchstens ${isolated$(v.neighbourhoods)} Viertel können in der Liste stehen.`
export const common_baby_things = ()=>`Sachen fürs Baby`
export const common_backup_file = ()=>`Sicherungsdatei`
export const common_books = ()=>`Bücher`
export const common_both_of_you_have_written_so_nothing = ()=>`Ihr habt beide geschrieben, deshalb lässt sich nichts mehr ändern.`
export const common_breadcrumb = ()=>`Pfad zu dieser Seite`
export const common_categories_to_begin_with = ()=>`Kategorien für den Anfang`
export const common_check_and_restore = ()=>`Prüfen und wiederherstellen`
export const common_checking = ()=>`Wird geprüft …`
export const common_choose_what_you_begin_with = ()=>`Wähle, womit du anfängst.`
export const common_choose_who_may_invite = ()=>`Wähle, wer einladen darf.`
export const common_choose_who_may_join = ()=>`Wähle, wer mitmachen darf.`
export const common_choose_who_may_read = ()=>`Wähle, wer lesen darf.`
export const common_choose_who_sees_how_people_are_reached = ()=>`Wähle, wer sieht, wie man die Leute erreicht.`
export const common_close = ()=>`Schließen`
export const common_connections_from_other_sites_are_not = ()=>`Verbindungen von anderen Seiten werden nicht angenommen.`
export const common_copy_link = ()=>`Link kopieren`
export const common_copying_failed = ()=>`Kopieren hat nicht geklappt`
export const common_each_member_may_choose_otherwise = ()=>`Jedes Mitglied kann für sich etwas anderes wählen.`
export const common_everybody = ()=>`Alle`
export const common_everybody_search_engines_too = ()=>`Alle, auch Suchmaschinen`
export const common_failed_to_create_product = ()=>`Der Artikel konnte nicht eingestellt werden`
export const common_failed_to_logout = ()=>`Das Abmelden hat nicht geklappt`
export const common_failed_to_send_message = ()=>`Die Nachricht konnte nicht gesendet werden`
export const common_full_name = ()=>`Vor- und Nachname`
export const common_general_address_trading_location = ()=>`Adresse (wo du tauschst)`
export const common_give_your_market_a_name = ()=>`Gib deinem Markt einen Namen.`
export const common_have_a_backup_bring_it_in = ()=>`Du hast schon einen Markt als Sicherungsdatei? Hier einspielen`
export const common_in_your_first_days_you_can_begin = v=>`In deinen ersten Tagen kannst du ${(plural.select(v.conversations)==="one"?`${number.format(v.conversations)} Unterhaltung`:`${number.format(v.conversations)} Unterhaltungen`)} am Tag beginnen. Bitte mach morgen weiter.`
export const common_in_your_first_days_you_can_post_items = v=>`In deinen ersten Tagen kannst du ${(`${number.format(v.items)} Artikel`)} am Tag einstellen. Bitte mach morgen weiter.`
export const common_in_your_first_days_you_can_send = v=>`In deinen ersten Tagen kannst du ${(plural.select(v.requests)==="one"?`${number.format(v.requests)} Anfrage`:`${number.format(v.requests)} Anfragen`)} am Tag senden. Bitte mach morgen weiter.`
export const common_instead_of_the_one_in_your_profile = ()=>`Statt der Nummer in deinem Profil.`
export const common_instead_of_your_address = ()=>`Statt deiner Adresse.`
export const common_invites_you = v=>`${isolated$(v.name)} lädt dich ein`
export const common_invites_you_to_join = v=>`${isolated$(v.name)} lädt dich zu ${isolated$(v.name2)} ein.`
export const common_is_open = v=>`${isolated$(v.name)} ist eröffnet`
export const common_it_is_in_the_list_already = ()=>`Das steht schon in der Liste.`
export const common_join = ()=>`Mitmachen`
export const common_join_post_what_you_no_longer_need_and = v=>`Mach mit bei ${isolated$(v.name)}: Stell ein, was du nicht mehr brauchst, und tausche es gegen das, was du brauchst – ganz ohne Geld.`
export const common_just_now = ()=>`gerade eben`
export const common_language = ()=>`Sprache`
export const common_link_copied = ()=>`Link kopiert`
export const common_location_of_this_item = ()=>`Ort für diesen Artikel`
export const common_logged_out_successfully = ()=>`Du bist abgemeldet`
export const common_logo = ()=>`Logo`
export const common_look_around = ()=>`Umsehen`
export const common_members = ()=>`Mitglieder`
export const common_members_recommended = ()=>`Mitglieder (empfohlen)`
export const common_message_to_interested_people = ()=>`Nachricht an alle, die Interesse haben`
export const common_more_a_message_another_phone_or_place = ()=>`Mehr: Nachricht, andere Nummer oder anderer Ort, Videos`
export const common_my_profile = ()=>`Mein Profil`
export const common_name = ()=>`Name`
export const common_next = ()=>`Weiter`
export const common_next_picture = ()=>`Nächstes Bild`
export const common_no_channel_was_subscribed_to_in_time = ()=>`Es wurde nicht rechtzeitig ein Kanal abonniert.`
export const common_no_mail_server_is_set_up_yet_the_mail = ()=>`Es ist noch kein Mailserver eingerichtet: Die E-Mail steht im Protokoll der Seite.`
export const common_no_mail_server_is_set_up_yet_you_can = ()=>`Es ist noch kein Mailserver eingerichtet. Das geht auch später, unter „Admin“.`
export const common_no_picture = ()=>`Kein Bild`
export const common_no_pong_came = ()=>`Es kam kein Pong.`
export const common_no_results_found = ()=>`Nichts gefunden.`
export const common_none_yet = ()=>`Noch keine`
export const common_nothing_is_restored = v=>`Es wird nichts wiederhergestellt: ${isolated$(v.problem)}.`
export const common_of_on_this_page_match = v=>`${(plural.select(v.matching)==="one"?`${number.format(v.matching)} von ${number.format(v.count)} Artikeln auf dieser Seite passt.`:`${number.format(v.matching)} von ${number.format(v.count)} Artikeln auf dieser Seite passen.`)}`
export const common_only_admins_invite_people_here = ()=>`Hier laden nur Admins ein.`
export const common_only_text_is_taken = ()=>`Hier ist nur Text möglich.`
export const common_only_the_person_whom_a_review_is_about = ()=>`Nur die Person, um die es in einer Bewertung geht, kann antworten.`
export const common_open_the_market = ()=>`Markt eröffnen`
export const common_opening = ()=>`Wird eröffnet …`
export const common_or_bring_a_market_that_you_have = ()=>`Oder einen vorhandenen Markt einspielen`
export const common_page = v=>`Seite ${isolated$(v.page)}`
export const common_page_of = v=>`Seite ${isolated$(v.currentPage)} von ${isolated$(v.lastPage)}`
export const common_pages = ()=>`Seiten`
export const common_pages_of = v=>`Seiten: ${isolated$(v.of)}`
export const common_phone_for_this_item = ()=>`Telefon für diesen Artikel`
export const common_phone_number = ()=>`Telefonnummer`
export const common_picture_of_several = v=>`${isolated$(v.name)}, Bild ${isolated$(v.index)} von ${isolated$(v.count)}`
export const common_plants_and_seeds = ()=>`Pflanzen und Samen`
export const common_post_item = ()=>`Artikel einstellen`
export const common_posting = ()=>`Wird eingestellt …`
export const common_prev = ()=>`Zurück`
export const common_previous = ()=>`Zurück`
export const common_previous_picture = ()=>`Voriges Bild`
export const common_product_created_successfully = ()=>`Dein Artikel ist eingestellt`
export const common_product_images = ()=>`Bilder *`
export const common_removed_the_neighbourhood = v=>`Viertel ${isolated$(v.name)} entfernt`
export const common_reviews_are_for_swaps_that_are = ()=>`Bewerten kann man nur abgeschlossene Tauschgeschäfte.`
export const common_say_whether_you_would_swap_with_them = ()=>`Sag, ob du wieder tauschen würdest`
export const common_say_which_protocol_protocol_7 = ()=>`Nenne das Protokoll: ?protocol=7`
export const common_say_whom_you_review = ()=>`Sag, wen du bewertest`
export const common_search_to_look_beyond_this_page = ()=>`Mit der Suche findest du auch, was nicht auf dieser Seite steht.`
export const common_see_its_page = ()=>`Seite ansehen`
export const common_see_your_market = ()=>`Deinen Markt ansehen`
export const common_send_me_a_test_mail = ()=>`Mir eine Test-E-Mail schicken`
export const common_send_the_backup_itself_as_a_file = ()=>`Schick die Sicherung selbst, als Datei.`
export const common_sent = ()=>`Gesendet`
export const common_set_up_the_market = ()=>`Markt einrichten`
export const common_share = ()=>`Teilen`
export const common_share_this_link_with_your_first = ()=>`Teile diesen Link mit deinen ersten Nachbarinnen und Nachbarn, oder lass sie den QR-Code scannen.`
export const common_shown_in_place_of_the_name_you_can = ()=>`Steht anstelle des Namens. Du kannst es weglassen.`
export const common_shown_where_other_markets_show_the = ()=>`Mit deinen Worten, da, wo andere Märkte den Preis zeigen. Bleibt es leer, steht da, was du suchst.`
export const common_signed_out = v=>[`Du bist abgemeldet. `,v.link(`Melde dich an`),`, um weiterzumachen.`]
export const common_signed_out_offline = ()=>`Du bist auf diesem Gerät abgemeldet. Gerade bist du offline.`
export const common_signing_out = ()=>`Abmeldung läuft …`
export const common_something_went_wrong_please_try_again = ()=>`Da ist etwas schiefgegangen. Bitte versuch es noch einmal.`
export const common_something_wrong = ()=>`Da ist etwas schiefgegangen.`
export const common_thank_you_both_of_you_have_written = ()=>`Danke! Ihr habt beide geschrieben, also können es jetzt alle lesen.`
export const common_thank_you_it_is_shown_once_both_of_you = ()=>`Danke! Die Bewertung erscheint, sobald ihr beide geschrieben habt, oder nach 14 Tagen.`
export const common_that_channel_is_not_yours = ()=>`Dieser Kanal gehört dir nicht.`
export const common_that_client_event_is_not_taken = ()=>`Dieses Client-Ereignis wird nicht angenommen.`
export const common_that_did_not_work_please_try_again = ()=>`Das hat nicht geklappt. Bitte versuch es noch einmal.`
export const common_that_is_no_message_of_the_protocol = ()=>`Das ist keine Nachricht dieses Protokolls.`
export const common_that_protocol_is_not_spoken_here = ()=>`Dieses Protokoll wird hier nicht gesprochen.`
export const common_the_answer = ()=>`Die Antwort`
export const common_the_file_is_being_checked = ()=>`Die Datei wird geprüft`
export const common_the_file_is_whole_now_restart_the_site = ()=>`Die Datei ist vollständig. Starte die Seite jetzt auf ihrem Rechner neu: Halte sie dort an, wo du sie gestartet hast, und starte sie wieder. Dann ist sie der Markt aus der Sicherung, und du meldest dich an wie dort.`
export const common_the_invitation_has_ended = ()=>`Die Einladung ist beendet`
export const common_the_invitation_is_ready = ()=>`Die Einladung ist fertig`
export const common_the_link_as_a_qr_code = ()=>`Der Link als QR-Code`
export const common_the_market_is_yours = ()=>`Der Markt gehört dir`
export const common_the_name = ()=>`Der Name`
export const common_the_page_must_be_a_whole_number = ()=>`Die Seitennummer muss eine ganze Zahl sein.`
export const common_the_people_who_run_look_at_each_sign = v=>`Das Team von ${isolated$(v.name)} sieht sich jede Registrierung an. Sobald du freigeschaltet bist, bekommst du eine E-Mail und kannst etwas einstellen, anderen schreiben und tauschen.`
export const common_the_site_is_restarting = ()=>`Die Seite wird neu gestartet.`
export const common_the_text = ()=>`Der Text`
export const common_the_time_for_reviews_of_this_swap_is = ()=>`Die Zeit für Bewertungen zu diesem Tausch ist vorbei.`
export const common_there_is_no_such_invitation = ()=>`Diese Einladung gibt es nicht.`
export const common_there_is_no_such_key = ()=>`Diesen Schlüssel gibt es nicht.`
export const common_there_is_no_such_neighbourhood = ()=>`Dieses Viertel gibt es nicht`
export const common_there_is_no_such_neighbourhood_2 = ()=>`Dieses Viertel gibt es nicht.`
export const common_there_is_no_such_review = ()=>`Diese Bewertung gibt es nicht.`
export const common_there_is_no_such_swap = ()=>`Diesen Tausch gibt es nicht.`
export const common_there_is_nobody_of_this_number_whom = ()=>`Mit dieser Person hast du hier nicht getauscht.`
export const common_this_connection_may_not_subscribe_to = ()=>`Diese Verbindung darf den Kanal nicht abonnieren.`
export const common_this_invitation_does_not_work_any_more = ()=>`Diese Einladung gilt nicht mehr. Bitte die Person, von der du sie hast, um eine neue.`
export const common_this_link_was_used_already_or_has = ()=>`Dieser Link wurde schon benutzt oder ist abgelaufen. In deinen Einstellungen bekommst du einen neuen.`
export const common_this_must_be_the_number_of_an_entry = ()=>`Das muss die Nummer eines Eintrags sein.`
export const common_this_person_has_left = ()=>`Diese Person ist nicht mehr dabei.`
export const common_this_session_has_ended = ()=>`Diese Sitzung ist beendet.`
export const common_those_with_whom_they_have_agreed_on_a = ()=>`Nur die, mit denen sie einen Tausch vereinbart haben`
export const common_to_the_address_above_then_you_know = ()=>`An die Adresse oben: Dann weißt du, dass E-Mails ankommen.`
export const common_too_many_connections_please_come_back = ()=>`Zu viele Verbindungen. Bitte komm später wieder.`
export const common_too_many_messages_at_once = ()=>`Zu viele Nachrichten auf einmal.`
export const common_too_many_windows_are_open_please_close = ()=>`Zu viele Fenster sind offen. Bitte schließ ein paar davon.`
export const common_tools = ()=>`Werkzeug`
export const common_try_again = ()=>`Noch einmal versuchen`
export const common_type_a_number_from_to = v=>`Gib eine Zahl von ${isolated$(v.min)} bis ${isolated$(v.max)} ein.`
export const common_upload = ()=>`Hochladen`
export const common_waiting_to_be_let_in = ()=>`Wartet auf Freischaltung`
export const common_welcome = ()=>`Willkommen`
export const common_welcome_to_your_market = ()=>`Willkommen in deinem Markt`
export const common_what_is_left_to_do = ()=>`Was noch zu tun ist`
export const common_what_would_you_take_for_it = ()=>`Was hättest du gern dafür?`
export const common_who_has_an_invitation = ()=>`Wer eine Einladung hat`
export const common_who_has_an_invitation_and_was_let_in = ()=>`Wer eine Einladung hat und von dir freigeschaltet wurde`
export const common_who_may_do_what = ()=>`Wer darf was?`
export const common_who_may_join = ()=>`Wer darf mitmachen?`
export const common_who_may_read = ()=>`Wer darf lesen?`
export const common_who_sees_email_and_phone_of_members = ()=>`Wer sieht E-Mail-Adresse und Telefonnummer der Mitglieder?`
export const common_who_was_let_in_by_you = ()=>`Wer von dir freigeschaltet wurde`
export const common_write_an_answer = ()=>`Schreib eine Antwort`
export const common_write_to_the_people_who_run_this_site = ()=>`Schreib dem Team hier`
export const common_you_are_offline_please_try_again_once = ()=>`Du bist offline. Bitte versuch es noch einmal, wenn du wieder Verbindung hast.`
export const common_you_are_offline_this_loads_once_you = ()=>`Du bist offline. Das wird geladen, sobald du wieder Verbindung hast.`
export const common_you_are_signed_out = ()=>`Du bist abgemeldet.`
export const common_you_are_the_last_admin_here_appoint = ()=>`Außer dir ist hier niemand Admin. Ernenne zuerst jemand anderen.`
export const common_you_cannot_review_yourself = ()=>`Du kannst dich nicht selbst bewerten.`
export const common_you_have_answered_this_review_already = ()=>`Du hast auf diese Bewertung schon geantwortet.`
export const common_you_have_invitations_that_still_work = v=>`Du hast ${(plural.select(v.live)==="one"?`${number.format(v.live)} Einladung, die noch gilt`:`${number.format(v.live)} Einladungen, die noch gelten`)}. Beende zuerst eine davon.`
export const common_you_have_left_nothing_of_you_is_kept = ()=>`Dein Konto ist gelöscht. Hier ist nichts mehr von dir gespeichert.`
export const common_you_the_first_admin = ()=>`Dein Konto als Admin`
export const common_your_data_is_ready_to_be_downloaded = ()=>`Deine Daten liegen zum Herunterladen bereit`
export const common_your_market = ()=>`Dein Markt`
export const common_your_market_is_open = ()=>`Dein Markt ist eröffnet`
export const common_youve_been_signed_out_locally = ()=>`Du bist auf diesem Gerät abgemeldet.`
export const contact_choose_who_sees_your_email_and_phone = ()=>`Wähle, wer deine E-Mail-Adresse und Telefonnummer sieht`
export const contact_email_is_required = ()=>`Bitte gib eine E-Mail-Adresse an`
export const contact_failed_to_send_the_message = ()=>`Die Nachricht konnte nicht gesendet werden`
export const contact_invalid_email = ()=>`Ungültige E-Mail-Adresse`
export const contact_message = ()=>`Nachricht`
export const contact_message_is_required = ()=>`Bitte schreib eine Nachricht`
export const contact_name = ()=>`Name`
export const contact_name_is_required = ()=>`Bitte gib deinen Namen an`
export const contact_optional_if_you_would_rather_be_called = ()=>`Freiwillig, falls du lieber angerufen wirst.`
export const contact_phone = ()=>`Telefon`
export const contact_send = ()=>`Senden`
export const contact_sending = ()=>`Wird gesendet …`
export const contact_sign_in_to_see_how_to_reach = v=>[v.link(`Melde dich an`),`, um zu sehen, wie du `,`${isolated$(v.name)}`,` erreichst`]
export const contact_thank_you_we_write_back_to = v=>[`Danke! Unsere Antwort geht an `,v.strong(`${isolated$(v.email)}`),`.`]
export const contact_the_message = ()=>`Die Nachricht`
export const contact_the_phone_number = ()=>`Die Telefonnummer`
export const contact_we_write_back_to_this_address = ()=>`Unsere Antwort geht an diese Adresse.`
export const contact_write_another_message = ()=>`Noch eine Nachricht schreiben`
export const contact_write_to_us = ()=>`Schreib uns`
export const contact_you_see_how_to_reach_once_you_have = v=>`Wie du ${isolated$(v.name)} erreichst, siehst du, sobald ihr einen Tausch vereinbart habt.`
export const contact_your_message_has_been_sent = ()=>`Deine Nachricht wurde gesendet.`
export const defaults_category_art_books = ()=>`Kunst & Comics`
export const defaults_category_arts = ()=>`Basteln & Kunst`
export const defaults_category_audiobooks = ()=>`Musik & Hörbücher`
export const defaults_category_baby = ()=>`Baby & Kind`
export const defaults_category_baby_clothes = ()=>`Babykleidung`
export const defaults_category_beds = ()=>`Betten & Möbel`
export const defaults_category_bike_tools = ()=>`Fahrradwerkzeug`
export const defaults_category_bikes = ()=>`Fahrräder & Transport`
export const defaults_category_books = ()=>`Bücher & Zeitschriften`
export const defaults_category_bulbs = ()=>`Zwiebeln & Knollen`
export const defaults_category_childrens_books = ()=>`Kinderbücher`
export const defaults_category_clothing = ()=>`Kleidung & Schuhe`
export const defaults_category_collectibles = ()=>`Sammeln & Antikes`
export const defaults_category_cookbooks = ()=>`Kochbücher`
export const defaults_category_crime = ()=>`Krimis & Thriller`
export const defaults_category_electrics = ()=>`Elektrik & Lampen`
export const defaults_category_electronics = ()=>`Elektronik`
export const defaults_category_else = ()=>`Alles andere`
export const defaults_category_feeding = ()=>`Füttern & Stillen`
export const defaults_category_games = ()=>`Spiele & Spielzeug`
export const defaults_category_garden = ()=>`Garten & Pflanzen`
export const defaults_category_garden_plants = ()=>`Gartenpflanzen`
export const defaults_category_garden_tools = ()=>`Gartengeräte`
export const defaults_category_hand_tools = ()=>`Handwerkzeug`
export const defaults_category_home = ()=>`Wohnen & Möbel`
export const defaults_category_house_plants = ()=>`Zimmerpflanzen`
export const defaults_category_kitchen = ()=>`Küche & Geschirr`
export const defaults_category_materials = ()=>`Material`
export const defaults_category_music = ()=>`Musik & Instrumente`
export const defaults_category_novels = ()=>`Romane`
export const defaults_category_other_baby = ()=>`Anderes fürs Baby`
export const defaults_category_other_books = ()=>`Andere Bücher`
export const defaults_category_paint = ()=>`Farben & Pinsel`
export const defaults_category_pets = ()=>`Haustierbedarf`
export const defaults_category_picture_books = ()=>`Bilderbücher`
export const defaults_category_pots = ()=>`Töpfe & Erde`
export const defaults_category_power_tools = ()=>`Elektrowerkzeug`
export const defaults_category_prams = ()=>`Kinderwagen & Tragen`
export const defaults_category_seedlings = ()=>`Jungpflanzen`
export const defaults_category_seeds = ()=>`Saatgut`
export const defaults_category_sports = ()=>`Sport & Outdoor`
export const defaults_category_tools = ()=>`Werkzeug & Heimwerken`
export const defaults_category_toys = ()=>`Spielzeug`
export const defaults_category_travel = ()=>`Reisen & Karten`
export const defaults_description = ()=>`Ein Markt ohne Geld für die Nachbarschaft: Biete an, was du nicht mehr brauchst, und nimm mit, was du brauchst.`
export const defaults_find = ()=>`Finde, was dir gefällt`
export const defaults_find_text = ()=>`Stöbere in dem, was Leute in deiner Nähe anbieten, und merk dir, was dir gefällt.`
export const defaults_hero_content = ()=>`Was in deinem Regal steht, steht bei jemand anderem auf dem Wunschzettel. Biete an, was du nicht mehr brauchst, und nimm mit, was du brauchst – von Leuten in der Nähe, ganz ohne Geld.`
export const defaults_hero_title = ()=>`Tausche, was du nicht brauchst`
export const defaults_how = ()=>`So funktioniert’s`
export const defaults_known = ()=>`Tausche mit Leuten, die du kennst`
export const defaults_known_text = ()=>`Redet erst miteinander, macht einen Ort aus und gebt euch die Hand darauf. Leute aus der Nähe, keine Fremden.`
export const defaults_page_about = ()=>`Über uns`
export const defaults_page_blog = ()=>`Blog`
export const defaults_page_contact = ()=>`Kontakt`
export const defaults_page_faqs = ()=>`Häufige Fragen`
export const defaults_page_how = ()=>`So funktioniert’s`
export const defaults_page_imprint = ()=>`Impressum`
export const defaults_page_pricing = ()=>`Preise`
export const defaults_page_privacy = ()=>`Datenschutz`
export const defaults_page_terms = ()=>`Nutzungsbedingungen`
export const defaults_plan_basic = ()=>`Basis`
export const defaults_plan_basic_1 = ()=>`Artikel mit Fotos und Videos einstellen`
export const defaults_plan_basic_2 = ()=>`Tauschanfragen senden und bekommen`
export const defaults_plan_basic_3 = ()=>`Mit anderen Mitgliedern chatten`
export const defaults_plan_basic_4 = ()=>`Artikel merken`
export const defaults_plan_basic_text = ()=>`Alles, was du zum Tauschen brauchst, solange du magst.`
export const defaults_plan_standard = ()=>`Standard`
export const defaults_plan_standard_1 = ()=>`Alles aus Basis`
export const defaults_plan_standard_2 = ()=>`Hilft, den Server und seine Sicherungen zu bezahlen`
export const defaults_plan_standard_3 = ()=>`Hilft, den Markt werbefrei zu halten`
export const defaults_plan_standard_4 = ()=>`Jederzeit kündbar`
export const defaults_plan_standard_text = ()=>`Für alle, die viel tauschen und helfen möchten, den Markt offen zu halten.`
export const defaults_plan_yearly = ()=>`Standard jährlich`
export const defaults_plan_yearly_1 = ()=>`Alles aus Standard`
export const defaults_plan_yearly_2 = ()=>`Etwa zwei Monate günstiger als monatlich`
export const defaults_plan_yearly_3 = ()=>`Eine Zahlung im Jahr`
export const defaults_plan_yearly_text = ()=>`Der Tarif Standard, einmal im Jahr bezahlt.`
export const defaults_start = ()=>`Jetzt tauschen!`
export const defaults_start_text = ()=>`Mach mit und stell deinen ersten Artikel ein. Das ist einfach, sicher und kostenlos.`
export const defaults_step_agree = ()=>`Einig werden und tauschen`
export const defaults_step_agree_text = ()=>`Nimm das Angebot an, das dir passt. Den Rest klärt ihr per Nachricht, dann trefft ihr euch zum Tauschen.`
export const defaults_step_offer = ()=>`Ein Angebot machen oder bekommen`
export const defaults_step_offer_text = ()=>`Dir gefällt etwas? Biete dafür etwas von dir an. Oder sag, was du suchst: Die Seite findet von selbst Tauschgeschäfte zu zweit, zu dritt und zu viert.`
export const defaults_step_post = ()=>`Etwas einstellen`
export const defaults_step_post_text = ()=>`Ein Name, ein paar Fotos, und was du gern dafür hättest. Das dauert etwa eine Minute.`
export const defaults_tagline = ()=>`Stimmen stärken, Vertrauen schaffen`
export const defaults_they_have_left = ()=>`Das Konto ist gelöscht.`
export const defaults_trade_easily = ()=>`Einfach tauschen`
export const defaults_trade_easily_text = ()=>`Stell in einer Minute etwas ein, mit Fotos vom Handy, und sag, wofür du es hergeben würdest.`
export const errors_a_file_may_have_at_most_mb = v=>`Eine Datei darf höchstens ${isolated$(v.fileBytes)} MB haben.`
export const errors_at_most_files_are_taken_here = v=>`Hier sind höchstens ${isolated$(v.most)} Dateien möglich.`
export const errors_bad_request = ()=>`Diese Anfrage ergibt hier keinen Sinn.`
export const errors_body_not_json = ()=>`Der Inhalt ist kein gültiges JSON.`
export const errors_busy = ()=>`Hier ist gerade viel los. Bitte versuch es gleich noch einmal.`
export const errors_cross_site = ()=>`Diese Anfrage kam von einer anderen Website, deshalb wurde nichts geändert. Öffne diese Website selbst und versuche es noch einmal.`
export const errors_cut_short = ()=>`Die Anfrage wurde abgebrochen.`
export const errors_disk_full = ()=>`Der Speicherplatz der Seite ist voll, deshalb konnte das nicht gespeichert werden. Bitte versuch es später noch einmal.`
export const errors_invalid = ()=>`Die Angaben sind ungültig.`
export const errors_invalid_2 = ()=>`Ungültig`
export const errors_kind_not_taken = ()=>`Diese Art von Inhalt ist hier nicht möglich.`
export const errors_no_file_belongs_here = ()=>`Hier gehört keine Datei hin.`
export const errors_not_found = ()=>`Nicht gefunden.`
export const errors_not_yours = ()=>`Das kannst du nicht ändern, es gehört dir nicht.`
export const errors_only_one_file_is_taken_here = ()=>`Hier ist nur eine Datei möglich.`
export const errors_sign_in_first = ()=>`Bitte melde dich zuerst an.`
export const errors_something_wrong = ()=>`Da ist etwas schiefgegangen.`
export const errors_that_form_has_too_many_parts = ()=>`Das Formular hat zu viele Teile.`
export const errors_that_is_not_a_request_that_can_be_read = ()=>`Diese Anfrage ist nicht lesbar.`
export const errors_that_text_is_too_long = ()=>`Dieser Text ist zu lang.`
export const errors_the_address_or_its_headers_are_too = ()=>`Die Adresse oder ihre Kopfzeilen sind zu lang.`
export const errors_the_field_json_is_missing_or_no_json = ()=>`Das Feld json fehlt oder ist kein JSON.`
export const errors_the_form_is_broken_or_was_cut_short = ()=>`Das Formular ist beschädigt oder unvollständig angekommen.`
export const errors_the_request_took_too_long_to_come = ()=>`Die Anfrage hat zu lange gebraucht.`
export const errors_the_site_has_taken_as_many_files_as_it = ()=>`Für heute hat die Seite so viele Dateien angenommen, wie sie kann. Bitte versuch es morgen noch einmal.`
export const errors_the_site_is_nearly_out_of_disk_space = ()=>`Der Speicherplatz der Seite ist fast voll, deshalb nimmt sie vorerst keine Dateien an. Alles andere geht; bitte versuch es später noch einmal.`
export const errors_the_site_is_short_of_disk_space_and = ()=>`Der Speicherplatz der Seite ist knapp, deshalb nimmt sie vorerst keine Dateien an. Bitte versuch es später noch einmal.`
export const errors_the_site_is_taking_as_many_files_as_it = ()=>`Die Seite nimmt gerade so viele Dateien entgegen, wie sie kann. Bitte versuch es später noch einmal.`
export const errors_this_site_takes_no_pictures_or_files = ()=>`Diese Seite nimmt keine Bilder und Dateien an.`
export const errors_too_large = ()=>`Das ist zu groß.`
export const errors_too_many = ()=>`Zu viele Anfragen. Bitte warte einen Moment.`
export const errors_too_many_at_once = ()=>`Zu viele Anfragen auf einmal. Bitte warte einen Moment.`
export const errors_you_can_do_that_as_soon_as_somebody = ()=>`Das kannst du, sobald du freigeschaltet bist. Wir schreiben dir dann.`
export const errors_your_pictures_and_files_take_of_the_mb = v=>`Deine Bilder und Dateien belegen ${isolated$(v.taken)} der ${isolated$(v.most)} MB, die hier jede Person hat, deshalb passt das nicht mehr dazu. Lösche, was du nicht mehr brauchst.`
export const form_a_picture_may_have_at_most = v=>`Ein Bild darf höchstens ${isolated$(v.bytesText)} groß sein.`
export const form_add = ()=>`Hinzufügen`
export const form_add_pictures = ()=>`Bilder hinzufügen`
export const form_at_most_characters = v=>`Höchstens ${number.format(v.length)} Zeichen.`
export const form_category = ()=>`Kategorie *`
export const form_character_of = v=>`Zeichen ${isolated$(v.index)} von ${isolated$(v.count)}`
export const form_choose_a_picture = ()=>`Bild wählen`
export const form_code = ()=>`Code`
export const form_condition = ()=>`Zustand *`
export const form_cover = ()=>`Titelbild`
export const form_description = ()=>`Beschreibung *`
export const form_email = ()=>`E-Mail`
export const form_hide_field = v=>`Verbergen: ${isolated$(v.label)}`
export const form_in_a_new_tab_and_come_back_what_you = ()=>`(in einem neuen Tab) und komm zurück: Was du geschrieben hast, bleibt hier.`
export const form_is_empty = v=>`${isolated$(v.name)} ist leer.`
export const form_is_larger_than = v=>`${isolated$(v.name)} ist größer als ${isolated$(v.bytesText)}.`
export const form_is_no_picture_that_can_be_taken_choose = v=>`${isolated$(v.name)} lässt sich hier nicht verwenden: Nimm JPEG, PNG, WebP, GIF oder AVIF.`
export const form_item_name = ()=>`Name des Artikels`
export const form_may_have_at_most = v=>`${isolated$(v.what)} darf höchstens ${isolated$(v.length)} Zeichen haben`
export const form_move_left = v=>`${isolated$(v.name)} nach links`
export const form_move_right = v=>`${isolated$(v.name)} nach rechts`
export const form_must_be_text = v=>`${isolated$(v.what)} muss Text sein`
export const form_page_range = v=>`Die Seite muss zwischen 1 und ${number.format(v.last)} liegen.`
export const form_picture_kinds_up_to = v=>`JPEG, PNG, WebP, GIF oder AVIF, bis ${isolated$(v.size)}.`
export const form_reading = ()=>`Wird gelesen …`
export const form_reading_works_without_javascript_for = ()=>`Lesen geht ohne JavaScript. Für dieses Formular schalte es bitte ein.`
export const form_remove = v=>`${isolated$(v.name)} entfernen`
export const form_remove_2 = v=>`${isolated$(v.link)} entfernen`
export const form_save = ()=>`Speichern`
export const form_saving = ()=>`Wird gespeichert …`
export const form_select_a_category = ()=>`Kategorie wählen`
export const form_select_a_condition = ()=>`Zustand wählen`
export const form_show_field = v=>`Anzeigen: ${isolated$(v.label)}`
export const form_something_wrong = ()=>`Da ist etwas schiefgegangen`
export const form_stored_picture = v=>`Bild ${isolated$(v.index)}`
export const form_take_picture = ()=>`Foto machen`
export const form_there_is_room_for_pictures_the_rest = v=>`Es ist Platz für ${(plural.select(v.room)==="one"?`${number.format(v.room)} Bild`:`${number.format(v.room)} Bilder`)}; der Rest wurde weggelassen.`
export const form_up_to_each_choose_drop_or_paste_them = v=>`Bis zu ${isolated$(v.picturesPerItem)}, je ${isolated$(v.bytesText)}. Wähle sie aus, zieh sie hierher oder füge sie ein; das erste ist das Titelbild.`
export const form_video_links = ()=>`Links zu Videos`
export const form_youtube_only_up_to = v=>`Nur YouTube, bis zu ${isolated$(v.most)}.`
export const handovers_a_code_has_digits = v=>`Ein Code hat ${isolated$(v.digits)} Ziffern`
export const handovers_add_place = ()=>`Treffpunkt hinzufügen`
export const handovers_add_to_calendar = ()=>`In den Kalender`
export const handovers_after_delete = ()=>`Er wird nicht mehr vorgeschlagen. Wer sich dort schon verabredet hat, trifft sich trotzdem dort.`
export const handovers_agree = ()=>`Treffen zusagen`
export const handovers_agree_failed = ()=>`Die Zusage konnte nicht gespeichert werden`
export const handovers_agreed = ()=>`Euer Treffen steht`
export const handovers_agreed_already = ()=>`Du hast schon zugesagt.`
export const handovers_agreeing = ()=>`Wird zugesagt …`
export const handovers_back = ()=>`Zurück`
export const handovers_calendar_summary = v=>`Tausch mit ${isolated$(v.name)}`
export const handovers_changed_hands = ()=>`Was ihr beide zu übergeben hattet, ist schon übergeben.`
export const handovers_code = ()=>`Code`
export const handovers_code_digits = v=>`Ein Code hat ${number.format(v.digits)} Ziffern.`
export const handovers_code_failed = ()=>`Der Code konnte nicht erstellt werden.`
export const handovers_code_for_other = v=>`Diesen Code muss ${isolated$(v.name)} eingeben.`
export const handovers_code_help = v=>`${isolated$(v.name)} zeigt ihn dir. Sieh dir vorher alles gut an: Der Code bestätigt den Tausch für euch beide.`
export const handovers_code_how = v=>`${isolated$(v.name)} gibt ihn auf der Seite dieses Tauschs ein oder scannt ihn. Das bestätigt den Tausch für euch beide.`
export const handovers_code_lives = ()=>`Er gilt zehn Minuten.`
export const handovers_code_of = v=>`Code von ${isolated$(v.name)}`
export const handovers_code_over = ()=>`Dieser Code gilt nicht mehr.`
export const handovers_confirm = ()=>`Tausch bestätigen`
export const handovers_confirm_failed = ()=>`Der Tausch konnte nicht bestätigt werden`
export const handovers_confirmed_already = ()=>`Du hast diesen Tausch schon bestätigt.`
export const handovers_confirming = ()=>`Wird bestätigt …`
export const handovers_edit_place = v=>`${isolated$(v.name)} bearbeiten`
export const handovers_enter_code = ()=>`Code eingeben`
export const handovers_good_places = ()=>`Gute Treffpunkte`
export const handovers_loading = ()=>`Lädt …`
export const handovers_meet = v=>`Treffen mit ${isolated$(v.name)}`
export const handovers_meeting_places = ()=>`Treffpunkte`
export const handovers_meeting_places_lead = ()=>`Wo man sich in deinem Markt zum Tauschen treffen kann: öffentlich, gut beleuchtet, leicht zu finden. Sie werden vorgeschlagen, wenn zwei ein Treffen planen.`
export const handovers_new_code = ()=>`Neuer Code`
export const handovers_next_meet = ()=>`Als Nächstes: Ihr trefft euch, tauscht und bestätigt es.`
export const handovers_no_such_place = ()=>`Diesen Treffpunkt gibt es nicht.`
export const handovers_no_such_swap = ()=>`Diesen Tausch gibt es nicht.`
export const handovers_not_agreed = v=>`Du hast mit ${isolated$(v.name)} noch keinen Ort und keine Zeit vereinbart.`
export const handovers_note_hint = ()=>`Woran erkennt ihr euch?`
export const handovers_note_label = ()=>`Notiz`
export const handovers_nothing_between = ()=>`Du übergibst dieser Person nichts.`
export const handovers_nothing_proposed = ()=>`Noch hat niemand Ort und Zeit vorgeschlagen.`
export const handovers_on_the_spot = ()=>`Beim Treffen zeigt eine Person einen Code, und die andere gibt ihn ein: Das bestätigt den Tausch für euch beide. Ohne Code bestätigt ihr ihn einzeln.`
export const handovers_order_saved = ()=>`Reihenfolge gespeichert`
export const handovers_other_proposal = ()=>`Inzwischen gibt es einen anderen Vorschlag. Bitte sieh ihn dir zuerst an.`
export const handovers_other_proposes = v=>`${isolated$(v.name)} schlägt vor:`
export const handovers_own_proposal = ()=>`Das ist dein eigener Vorschlag. Er wartet auf eine Antwort.`
export const handovers_place = ()=>`Ort`
export const handovers_place_added = ()=>`Treffpunkt hinzugefügt`
export const handovers_place_and_time = ()=>`Ort und Zeit`
export const handovers_place_deleted = ()=>`Treffpunkt gelöscht`
export const handovers_place_example = ()=>`Bibliothek, Haupteingang`
export const handovers_place_hint = ()=>`Ein öffentlicher Ort, den ihr beide gut findet und erreicht.`
export const handovers_place_label = ()=>`Ort *`
export const handovers_place_twice = ()=>`Dieser Ort steht schon in der Liste.`
export const handovers_places_changed = ()=>`Die Treffpunkte haben sich inzwischen geändert. Es wurde nichts verschoben.`
export const handovers_places_full = v=>`Es ist Platz für ${number.format(v.count)} Treffpunkte.`
export const handovers_propose = ()=>`Ort und Zeit vorschlagen`
export const handovers_propose_another = ()=>`Etwas anderes vorschlagen`
export const handovers_propose_failed = ()=>`Der Vorschlag konnte nicht gesendet werden`
export const handovers_propose_this = ()=>`Vorschlagen`
export const handovers_qr_label = ()=>`Derselbe Code zum Scannen`
export const handovers_saved = ()=>`Gespeichert`
export const handovers_say_when = ()=>`Sag, an welchem Tag und um wie viel Uhr ihr euch treffen könntet.`
export const handovers_say_where_you_would_meet = ()=>`Sag, wo ihr euch treffen könntet.`
export const handovers_say_with_whom = ()=>`Sag, mit wem aus diesem Tausch.`
export const handovers_sending = ()=>`Wird gesendet …`
export const handovers_sent = ()=>`Dein Vorschlag wurde gesendet`
export const handovers_show_code = ()=>`Meinen Code zeigen`
export const handovers_step_agreed = ()=>`Vereinbart`
export const handovers_step_done = ()=>`Erledigt:`
export const handovers_step_meet = ()=>`Treffen`
export const handovers_step_offered = ()=>`Angeboten`
export const handovers_step_swapped = ()=>`Getauscht`
export const handovers_steps = ()=>`Schritte dieses Tauschs`
export const handovers_swap_confirmed = ()=>`Tausch bestätigt`
export const handovers_the_note = ()=>`Die Notiz`
export const handovers_the_place = ()=>`Der Ort`
export const handovers_this_must_be_the_id_of_a_person = ()=>`Das muss die Nummer einer Person sein`
export const handovers_this_must_be_the_number_of_the_plan = ()=>`Das muss die Nummer des Vorschlags sein, den du gesehen hast`
export const handovers_time_label = ()=>`Tag und Uhrzeit *`
export const handovers_time_passed = ()=>`Dieser Zeitpunkt ist schon vorbei.`
export const handovers_time_passed_meanwhile = ()=>`Dieser Zeitpunkt ist inzwischen vorbei. Schlag einen anderen vor.`
export const handovers_time_zone = v=>`In deiner Zeitzone: ${isolated$(v.zone)}.`
export const handovers_too_far_ahead = ()=>`Du kannst höchstens 90 Tage im Voraus planen.`
export const handovers_too_many_codes = ()=>`Zu viele falsche Codes für heute. Ihr könnt den Tausch immer noch einzeln bestätigen.`
export const handovers_try_again = ()=>`Noch einmal versuchen`
export const handovers_turn_me = v=>`Du bist dran: ${isolated$(v.name)} schlägt Ort und Zeit vor.`
export const handovers_turn_other = v=>`Dein Vorschlag wartet auf eine Antwort von ${isolated$(v.name)}.`
export const handovers_wrong_code = ()=>`Das ist nicht der neueste Code, oder seine zehn Minuten sind um.`
export const handovers_you_meet = v=>`Du triffst ${isolated$(v.name)}:`
export const handovers_you_proposed = v=>`Dein Vorschlag, auf den ${isolated$(v.name)} noch nicht geantwortet hat:`
export const handovers_your_code = ()=>`Dein Code`
export const handovers_your_code_is = v=>`Dein Code: ${isolated$(v.code)}`
export const home_browse_all_items = ()=>`Alle Artikel ansehen`
export const home_classical_guitar = ()=>`Konzertgitarre`
export const home_featured_items = ()=>`Ausgewählte Artikel`
export const home_featured_items_page = v=>`Ausgewählte Artikel, Seite ${isolated$(v.currentPage)}`
export const home_film_camera = ()=>`Analogkamera`
export const home_join_the_community_and_post_your_first = ()=>`Mach mit und stell deinen ersten Artikel ein. Das ist einfach, sicher und kostenlos.`
export const home_loading = ()=>`Lädt …`
export const home_loading_2 = ()=>`Lädt …`
export const home_looking_for_a_home = v=>[...(plural.select(v.total)==="one"?[v.strong(`${isolated$(v.shown)}`),` Ding sucht ein neues Zuhause`]:[v.strong(`${isolated$(v.shown)}`),` Dinge suchen ein neues Zuhause`])]
export const home_nothing_is_up_for_a_swap_here_yet = ()=>`Hier gibt es noch nichts zum Tauschen.`
export const home_post_the_first_item = ()=>`Ersten Artikel einstellen`
export const home_post_your_first_trade = ()=>`Ersten Artikel einstellen`
export const home_search = ()=>`Suchen`
export const home_search_here = ()=>`Hier suchen …`
export const home_see_the_newest = ()=>`Das Neueste ansehen`
export const home_services = ()=>`Was wir bieten`
export const home_something_went_wrong_try_again = v=>[`Da ist etwas schiefgegangen. `,v.link(`Noch einmal versuchen`)]
export const home_start_trading_now = ()=>`Jetzt tauschen!`
export const home_swap_what_you_dont_need_for_what_you = v=>`${isolated$(v.tagline)}. Tausche, was du nicht mehr brauchst, gegen das, was du brauchst – mit Leuten aus der Nähe: einfach, sicher und kostenlos.`
export const home_the_items_end_before_this_page = ()=>`So viele Seiten mit Artikeln gibt es nicht.`
export const home_trade_what_you_dont_need = ()=>`Tausche, was du nicht brauchst`
export const items_a_name_a_few_photos_what_you_would = ()=>`Ein Name, ein paar Fotos und was du gern dafür hättest. Mehr braucht es nicht.`
export const items_a_picture_may_have_at_most_mb = v=>`Ein Bild darf höchstens ${isolated$(v.bytes)} MB haben.`
export const items_a_picture_may_have_at_most_megapixels = v=>`Ein Bild darf höchstens ${isolated$(v.pixels)} Megapixel haben.`
export const items_a_swap_of_this_item_has_been_agreed_on = ()=>`Für diesen Artikel ist ein Tausch vereinbart, deshalb kann er nicht gelöscht werden.`
export const items_ad_id = v=>[`Anzeigennummer `,v.strong(`${isolated$(v.id)}`)]
export const items_add_at_least_one_picture = ()=>`Füge mindestens ein Bild hinzu`
export const items_an_avif_picture_may_have_at_most_16 = ()=>`Ein AVIF-Bild darf höchstens 16 Megapixel haben, oder 12 bei mehr als 8 Bit je Farbe. Bitte nimm ein kleineres oder ein JPEG.`
export const items_and_its_pictures_will_be_gone_requests = v=>[v.strong(`${isolated$(v.name)}`),` und alle Bilder davon werden gelöscht. Anfragen, die darauf warten, enden, und wer angefragt hat, erfährt es.`]
export const items_another_backup_is_being_made = ()=>`Es wird gerade eine andere Sicherung gemacht`
export const items_another_restore_is_being_prepared = ()=>`Es wird gerade eine andere Wiederherstellung vorbereitet`
export const items_at_most_pictures_can_be_added = v=>`Höchstens ${isolated$(v.perItem)} Bilder sind möglich`
export const items_at_most_pictures_can_be_named = v=>`Höchstens ${isolated$(v.perItem)} Bilder können genannt werden`
export const items_at_most_video_links_can_be_added = v=>`Höchstens ${isolated$(v.videoLinks)} Links zu Videos sind möglich`
export const items_browse_all_items = ()=>`Alle Artikel ansehen`
export const items_browse_items = ()=>`Stöbern`
export const items_choose_a_category = ()=>`Wähle eine Kategorie`
export const items_choose_a_condition = ()=>`Wähle einen Zustand`
export const items_choose_an_item = ()=>`Wähle einen Artikel`
export const items_compare_the_requests = ()=>`Anfragen vergleichen`
export const items_condition_explained = v=>`${isolated$(v.condition)}: ${isolated$(v.meaning)}.`
export const items_created_at = ()=>`Eingestellt`
export const items_dashboard = ()=>`Mein Bereich`
export const items_delete = v=>`${isolated$(v.name)} löschen`
export const items_delete_failed = ()=>`Das Löschen hat nicht geklappt`
export const items_delete_it = ()=>`Löschen`
export const items_delete_item = ()=>`Artikel löschen?`
export const items_deleting = ()=>`Wird gelöscht …`
export const items_description = ()=>`Beschreibung`
export const items_description_is_required = ()=>`Bitte schreib eine Beschreibung`
export const items_edit = ()=>`Bearbeiten`
export const items_edit_2 = v=>`${isolated$(v.name)} bearbeiten`
export const items_empty_the_one_in_your_profile = ()=>`Leer: die Nummer aus deinem Profil.`
export const items_empty_your_address = ()=>`Leer: deine Adresse.`
export const items_exact_is_1_or_0 = ()=>`Exact ist 1 oder 0.`
export const items_failed_to_load_product_details = ()=>`Der Artikel konnte nicht geladen werden.`
export const items_failed_to_toggle_favourite = ()=>`Das Merken hat nicht geklappt`
export const items_failed_to_update_product = ()=>`Der Artikel konnte nicht gespeichert werden`
export const items_favourite = ()=>`Merken:`
export const items_favourite_2 = v=>`${isolated$(v.name)} merken`
export const items_favourite_toggled_successfully = ()=>`Merkliste geändert`
export const items_home = ()=>`Startseite`
export const items_in_exchange_for = v=>`Im Tausch gegen ${isolated$(v.tradePreferences)}`
export const items_in_exchange_for_2 = ()=>`Im Tausch gegen`
export const items_in_return = ()=>`Dafür:`
export const items_item_description = ()=>`Beschreibung`
export const items_item_offered = ()=>`Angebotener Artikel`
export const items_keep_it = ()=>`Behalten`
export const items_like_new = ()=>`Wie neu`
export const items_loading = ()=>`Lädt …`
export const items_location = ()=>`Ort *`
export const items_message_is_required = ()=>`Bitte schreib eine Nachricht`
export const items_my_favorite_items = ()=>`Meine Merkliste`
export const items_my_favourite_items = ()=>`Meine Merkliste`
export const items_my_post_items = ()=>`Meine Artikel`
export const items_name_is_required = ()=>`Bitte gib einen Namen an`
export const items_never_used = ()=>`nie benutzt`
export const items_new = ()=>`Neu`
export const items_no_images_available = ()=>`Keine Bilder vorhanden.`
export const items_numbered_picture = v=>`${isolated$(v.name)}, Bild ${isolated$(v.index)}`
export const items_old = ()=>`Gebraucht`
export const items_only_jpeg_png_webp_gif_and_avif = ()=>`Nur Bilder im Format JPEG, PNG, WebP, GIF oder AVIF sind möglich.`
export const items_only_youtube_links_can_be_added = ()=>`Nur Links zu YouTube sind möglich`
export const items_open_large = v=>`${isolated$(v.name)} groß ansehen (${isolated$(v.index)}/${isolated$(v.count)})`
export const items_open_to_offers = ()=>`Offen für Angebote`
export const items_owner_address = ()=>`Adresse`
export const items_owner_email = ()=>`E-Mail`
export const items_owner_phone = ()=>`Telefon`
export const items_phone = ()=>`Telefon *`
export const items_picture_of = v=>`Bild ${isolated$(v.index)} von ${isolated$(v.count)}`
export const items_pictures_of = v=>`Bilder von ${isolated$(v.name)}`
export const items_play_the_video = ()=>`Video abspielen`
export const items_play_video = v=>`Video ${isolated$(v.index)} abspielen`
export const items_plays_from_youtube_once_you_click = ()=>`Wird erst nach einem Klick von YouTube geladen`
export const items_please_give_one_search_text = ()=>`Bitte gib einen Suchtext an.`
export const items_please_search_for_characters_or_fewer = v=>`Bitte suche mit höchstens ${isolated$(v.searchText)} Zeichen.`
export const items_post_an_item = ()=>`Etwas einstellen`
export const items_post_new_item = ()=>`Neuen Artikel einstellen`
export const items_posted = ()=>`Eingestellt`
export const items_problem_of_picture = v=>`${isolated$(v.name)}: ${isolated$(v.text)}`
export const items_product_deleted_successfully = ()=>`Der Artikel ist gelöscht`
export const items_product_details = ()=>`Artikel`
export const items_product_images = ()=>`Bilder`
export const items_product_updated_successfully = ()=>`Der Artikel ist gespeichert`
export const items_report_this_item = ()=>`Diesen Artikel melden`
export const items_requests_ask_for_it = v=>`${(v.pending===1?`Eine Person fragt danach.`:v.pending===0?`Noch hat niemand danach gefragt.`:plural.select(v.pending)==="one"?`${number.format(v.pending)} Anfrage gibt es dafür.`:`${number.format(v.pending)} Anfragen gibt es dafür.`)}`
export const items_reserved = ()=>`Reserviert`
export const items_see_it = ()=>`Ansehen`
export const items_see_the_request = ()=>`Anfrage ansehen`
export const items_see_the_swap = ()=>`Tausch ansehen`
export const items_send_message = ()=>`Nachricht schreiben`
export const items_share = ()=>`Teilen`
export const items_share_this_item = ()=>`Diesen Artikel teilen`
export const items_something_went_wrong = ()=>`Da ist etwas schiefgegangen.`
export const items_something_went_wrong_on_our_side_it_is = ()=>`Bei uns ist etwas schiefgegangen. Versuch es am besten gleich noch einmal.`
export const items_submit_update = ()=>`Speichern`
export const items_swap = ()=>`Tausch`
export const items_swap_or_sell = ()=>`Tauschen oder verkaufen`
export const items_taken_down = ()=>`Ausgeblendet`
export const items_that_item_is_not_yours = ()=>`Dieser Artikel gehört dir nicht.`
export const items_the_description = ()=>`Die Beschreibung`
export const items_the_location = ()=>`Der Ort`
export const items_the_message = ()=>`Die Nachricht`
export const items_the_name = ()=>`Der Name`
export const items_the_people_who_run_this_site_have = ()=>`Das Team hier hat diesen Artikel ausgeblendet: Niemand sonst kann ihn sehen. Wenn du das für einen Irrtum hältst, schreib dem Team.`
export const items_the_phone_number = ()=>`Die Telefonnummer`
export const items_there_is_no_such_category = ()=>`Diese Kategorie gibt es nicht`
export const items_there_is_no_such_condition = ()=>`Diesen Zustand gibt es nicht.`
export const items_there_is_no_such_item = ()=>`Diesen Artikel gibt es nicht.`
export const items_there_is_no_such_item_perhaps_it_was = ()=>`Diesen Artikel gibt es nicht. Vielleicht wurde er getauscht oder wird nicht mehr angeboten.`
export const items_there_is_no_such_item_perhaps_it_was_2 = ()=>`Diesen Artikel gibt es nicht. Vielleicht wurde er in einem anderen Fenster gelöscht.`
export const items_there_is_no_such_order = ()=>`Diese Sortierung gibt es nicht.`
export const items_this = ()=>`Die Angabe`
export const items_this_has_found_a_new_home = ()=>`Das hat ein neues Zuhause gefunden.`
export const items_this_is_yours = ()=>`Das ist deins`
export const items_this_item_has_been_traded_and_stays_as = ()=>`Dieser Artikel ist getauscht und bleibt, wie er war.`
export const items_this_item_is_reserved_for_a_swap_and = ()=>`Dieser Artikel ist für einen Tausch reserviert und bleibt, wie er angeboten wurde.`
export const items_this_picture_is_damaged_or_incomplete = ()=>`Dieses Bild ist beschädigt oder unvollständig. Bitte wähle ein anderes.`
export const items_this_picture_is_empty = ()=>`Dieses Bild ist leer.`
export const items_this_picture_takes_too_long_to_read = ()=>`Dieses Bild zu lesen dauert zu lange. Bitte wähle ein anderes.`
export const items_this_picture_takes_too_much_memory_to = ()=>`Dieses Bild zu lesen braucht zu viel Speicher. Bitte wähle ein anderes.`
export const items_traded = ()=>`Getauscht`
export const items_update_item = ()=>`Artikel bearbeiten`
export const items_updating = ()=>`Wird gespeichert …`
export const items_used_a_little_and_hard_to_tell = ()=>`wenig benutzt, man sieht es kaum`
export const items_used_with_signs_of_wear = ()=>`benutzt, mit Gebrauchsspuren`
export const items_video = ()=>`Video`
export const items_videos = ()=>`Videos`
export const items_view = v=>`${isolated$(v.name)} ansehen`
export const items_view_details = ()=>`Einzelheiten`
export const items_you_have_agreed_to_swap_it = ()=>`Du hast einen Tausch dafür vereinbart.`
export const items_you_have_swapped_it = ()=>`Du hast es getauscht.`
export const items_you_havent_favorited_any_items_yet = ()=>`Du hast dir noch keine Artikel gemerkt.`
export const items_you_havent_posted_any_items_yet = ()=>`Du hast noch keine Artikel eingestellt.`
export const items_you_may_also_like = ()=>`Das könnte dir auch gefallen`
export const layout_about = ()=>`Über uns`
export const layout_account = ()=>`Konto`
export const layout_admin = ()=>`Admin`
export const layout_audit_log = ()=>`Protokoll`
export const layout_backup = ()=>`Sicherung`
export const layout_blog = ()=>`Blog`
export const layout_browse = ()=>`Stöbern`
export const layout_browse_the_market = ()=>`Im Markt stöbern`
export const layout_browser = ()=>`Stöbern`
export const layout_categories = ()=>`Kategorien`
export const layout_close_menu = ()=>`Menü schließen`
export const layout_contact_messages = ()=>`Kontaktnachrichten`
export const layout_contact_us = ()=>`Kontakt`
export const layout_dashboard = ()=>`Mein Bereich`
export const layout_exchange_request = ()=>`Tauschanfragen`
export const layout_faqs = ()=>`Häufige Fragen`
export const layout_favourite = ()=>`Merkliste`
export const layout_general = ()=>`Allgemein`
export const layout_home = ()=>`Startseite`
export const layout_how_it_works = ()=>`So funktioniert’s`
export const layout_imprint = ()=>`Impressum`
export const layout_invitations = ()=>`Einladungen`
export const layout_items = ()=>`Artikel`
export const layout_language = ()=>`Sprache`
export const layout_main = ()=>`Hauptmenü`
export const layout_manage_post_items = ()=>`Meine Artikel`
export const layout_meeting_places = ()=>`Treffpunkte`
export const layout_messages = ()=>`Nachrichten`
export const layout_moderation = ()=>`Moderation`
export const layout_my_trades = ()=>`Meine Tauschgeschäfte`
export const layout_navigation = ()=>`Navigation`
export const layout_new = ()=>`neu`
export const layout_notification = ()=>`Benachrichtigungen`
export const layout_notifications = ()=>`Benachrichtigungen`
export const layout_office_location = ()=>`Wo wir sind`
export const layout_open_menu = ()=>`Menü öffnen`
export const layout_outbox = ()=>`Postausgang`
export const layout_overview = ()=>`Überblick`
export const layout_people = ()=>`Leute`
export const layout_plans = ()=>`Tarife`
export const layout_pricing = ()=>`Preise`
export const layout_privacy = ()=>`Datenschutz`
export const layout_reports = ()=>`Meldungen`
export const layout_resources = ()=>`Gut zu wissen`
export const layout_sell = ()=>`Anbieten`
export const layout_setting = ()=>`Einstellungen`
export const layout_site = ()=>`Seite`
export const layout_skip_to_content = ()=>`Zum Inhalt springen`
export const layout_swapyard = v=>`Swapyard ${isolated$(v.version)}`
export const layout_terms = ()=>`Nutzungsbedingungen`
export const layout_the_community = ()=>`Die Gemeinschaft`
export const layout_the_machine = ()=>`Die Technik`
export const layout_the_site = ()=>`Die Seite`
export const layout_this_market_is_being_set_up = ()=>`Dieser Markt wird gerade eingerichtet.`
export const layout_upload_item = ()=>`Artikel einstellen`
export const layout_who_may_do_what = ()=>`Wer darf was?`
export const mail_address_confirmed = ()=>`Adresse bestätigt`
export const mail_admin = v=>`Bei ${isolated$(v.site)} gibt es ein Konto mit dieser Adresse, das Adminrechte bekommen soll.`
export const mail_admin_if_you = ()=>`Wenn es deins ist, bestätige es mit diesem Link, in dem Browser, in dem du angemeldet bist:`
export const mail_admin_not_you = ()=>`Wenn nicht, hat jemand anderes mit deiner Adresse ein Konto angelegt. Setz zuerst dessen Passwort zurück: Damit wird diese Person abgemeldet.`
export const mail_admin_subject = v=>`Bestätige, dass du ${isolated$(v.site)} betreibst`
export const mail_approved = v=>`Jemand aus dem Team von ${isolated$(v.site)} hat dich freigeschaltet. Ab jetzt kannst du Dinge einstellen, anderen schreiben und tauschen.`
export const mail_approved_subject = v=>`Willkommen bei ${isolated$(v.site)}`
export const mail_changed = ()=>`Dein Konto hat jetzt eine andere Adresse. An diese hier schicken wir dazu nichts mehr.`
export const mail_changed_not_you = ()=>`Wenn du das nicht warst, mach es rückgängig und wähle ein neues Passwort:`
export const mail_changed_subject = v=>`Deine E-Mail-Adresse bei ${isolated$(v.site)} wurde geändert`
export const mail_changing = ()=>`Jemand, der dein Passwort kennt, möchte eine andere Adresse für dein Konto. Diese bleibt, bis der Link benutzt wird, der an die andere geschickt wurde.`
export const mail_changing_not_you = ()=>`Wenn du es warst, ist nichts zu tun. Wenn nicht, verhindere es und wähle ein neues Passwort:`
export const mail_changing_subject = v=>`Deine E-Mail-Adresse bei ${isolated$(v.site)} soll geändert werden`
export const mail_confirm_my_address = ()=>`Meine Adresse bestätigen`
export const mail_contact_answer = v=>`Das kam über das Kontaktformular. Eine Antwort auf diese E-Mail geht an ${isolated$(v.email)}.`
export const mail_contact_email = v=>`E-Mail: ${isolated$(v.email)}`
export const mail_contact_name = v=>`Name: ${isolated$(v.name)}`
export const mail_contact_phone = v=>`Telefon: ${isolated$(v.phone)}`
export const mail_contact_subject = v=>`${isolated$(v.name)} hat an ${isolated$(v.site)} geschrieben`
export const mail_declined = v=>`Das Team von ${isolated$(v.site)} hat dich nicht freigeschaltet. Es schreibt:`
export const mail_declined_deleted = ()=>`Das Konto, das du angelegt hast, ist gelöscht, und nichts davon wird aufbewahrt.`
export const mail_declined_subject = v=>`Deine Registrierung bei ${isolated$(v.site)}`
export const mail_from_now_on_you_sign_in_with_and_mail = v=>`Ab jetzt meldest du dich mit ${isolated$(v.email)} an, und E-Mails kommen dorthin.`
export const mail_home = ()=>`Startseite`
export const mail_it_was_not_me = ()=>`Das war ich nicht`
export const mail_keep_your_address = ()=>`Adresse behalten`
export const mail_lifted = ()=>`Die Sperre deines Kontos ist aufgehoben. Was du eingestellt hast, wird wieder gezeigt.`
export const mail_lifted_subject = v=>`Dein Konto bei ${isolated$(v.site)} ist wieder offen`
export const mail_link_once_days = v=>`Der Link gilt ${(plural.select(v.days)==="one"?`${number.format(v.days)} Tag`:`${number.format(v.days)} Tage`)} lang und nur einmal.`
export const mail_link_once_hours = v=>`Der Link gilt ${(plural.select(v.hours)==="one"?`${number.format(v.hours)} Stunde`:`${number.format(v.hours)} Stunden`)} lang und nur einmal. Wenn du das nicht warst, musst du nichts tun.`
export const mail_mail_about_your_swaps_goes_to = v=>`E-Mails zu deinen Tauschgeschäften gehen an ${isolated$(v.email)}.`
export const mail_new_address = ()=>`Jemand, hoffentlich du, möchte diese E-Mail-Adresse für ein Konto verwenden. Bis du sie bestätigst, bleibt die alte:`
export const mail_new_address_subject = v=>`Deine neue E-Mail-Adresse bei ${isolated$(v.site)}`
export const mail_one_moment = ()=>`Einen Moment …`
export const mail_password_changed = ()=>`Das Passwort deines Kontos wurde gerade geändert, und alle Browser, die damit angemeldet waren, sind abgemeldet.`
export const mail_password_changed_not_you = ()=>`Wenn du das nicht warst, wähle sofort ein neues Passwort:`
export const mail_password_changed_subject = v=>`Dein Passwort bei ${isolated$(v.site)} wurde geändert`
export const mail_proof = v=>`Jemand, hoffentlich du, hat sich mit dieser Adresse bei ${isolated$(v.site)} registriert. Bestätige sie, dann erfährst du per E-Mail, wenn jemand mit dir tauschen möchte:`
export const mail_proof_subject = v=>`Bestätige deine E-Mail-Adresse bei ${isolated$(v.site)}`
export const mail_reset_by_link = ()=>`Oder wähle mit diesem Link ein neues Passwort`
export const mail_reset_code = ()=>`Jemand, hoffentlich du, möchte das Passwort deines Kontos zurücksetzen. Das ist der Code:`
export const mail_reset_code_once = v=>`Er gilt ${(plural.select(v.minutes)==="one"?`${number.format(v.minutes)} Minute`:`${number.format(v.minutes)} Minuten`)} lang und nur einmal. Niemand von ${isolated$(v.site)} wird dich je danach fragen.`
export const mail_reset_link_once = v=>`Der Link gilt ${(plural.select(v.minutes)==="one"?`${number.format(v.minutes)} Minute`:`${number.format(v.minutes)} Minuten`)} lang und nur einmal. Wenn du das nicht warst, musst du nichts tun: Dein Passwort bleibt, wie es ist.`
export const mail_reset_my_password = ()=>`Mein Passwort zurücksetzen`
export const mail_reset_subject = v=>`Neues Passwort für ${isolated$(v.site)}`
export const mail_set_a_new_password = ()=>`Neues Passwort wählen`
export const mail_sign_in = ()=>`Anmelden`
export const mail_suspended = v=>`Das Team von ${isolated$(v.site)} hat dein Konto gesperrt. Du kannst dich nicht anmelden, und was du eingestellt hast, wird nicht gezeigt. Das Team schreibt:`
export const mail_suspended_mistake = ()=>`Wenn du das für einen Irrtum hältst, schreib dem Team.`
export const mail_suspended_subject = v=>`Dein Konto bei ${isolated$(v.site)} ist gesperrt`
export const mail_take_it_back = ()=>`Rückgängig machen`
export const mail_test = ()=>`Wenn du das lesen kannst, funktioniert der E-Mail-Versand deiner Seite. Mehr ist nicht zu tun.`
export const mail_test_subject = v=>`Test-E-Mail von ${isolated$(v.site)}`
export const mail_use_this_address = ()=>`Diese Adresse verwenden`
export const mail_your_account_keeps_the_address_that = ()=>`Dein Konto behält die Adresse, an die diese E-Mail ging, oder bekommt sie zurück. Alle, die damit angemeldet sind, werden abgemeldet.`
export const mail_your_address_is_what_it_was_somebody = ()=>`Deine Adresse bleibt, wie sie war. Vielleicht kennt jemand dein Passwort: Wähle ein neues.`
export const matches_add_wish = ()=>`Auf die Suchliste`
export const matches_all_seen = ()=>`Das war erst einmal alles.`
export const matches_all_seen_more = ()=>`Jeden Tag kommt Neues dazu. Sag, was du suchst, dann hörst du davon.`
export const matches_ask_own = ()=>`Das siehst nur du. Wer es anbietet, erfährt, wie viele tauschen würden, aber nicht wer.`
export const matches_asked_after_heart = ()=>`Würdest du dafür tauschen?`
export const matches_category_any = ()=>`Alle Kategorien`
export const matches_choose_for = ()=>`Für welche deiner Sachen?`
export const matches_confirm_wishes = ()=>`Auf die Suchliste`
export const matches_deck = ()=>`Für dich ausgesucht`
export const matches_deck_failed = ()=>`Mehr konnte nicht geladen werden.`
export const matches_deck_hint = ()=>`Sag Ja zu allem, wofür du etwas tauschen würdest. Deine Antworten sieht sonst niemand; wo ein Ringtausch möglich ist, bringen wir euch zusammen.`
export const matches_for_any = ()=>`Für alles, was ich habe`
export const matches_for_count = v=>`${(plural.select(v.count)==="one"?`Für eine meiner Sachen`:`Für ${number.format(v.count)} meiner Sachen`)}`
export const matches_for_help = ()=>`Wähl nichts aus, wenn du alles dafür geben würdest, was du hast.`
export const matches_for_none = ()=>`Du hast noch nichts eingestellt.`
export const matches_for_save = ()=>`Speichern`
export const matches_for_saving = ()=>`Wird gespeichert …`
export const matches_for_things = v=>`Für ${isolated$(v.things)}`
export const matches_for_whom = v=>`Für welche deiner Sachen würdest du ${isolated$(v.name)} nehmen?`
export const matches_forget_want = v=>`Für ${isolated$(v.name)} würde ich nicht mehr tauschen`
export const matches_forget_wish = v=>`${isolated$(v.wish)} nicht mehr suchen`
export const matches_found = ()=>`Es gibt einen Tauschvorschlag für dich.`
export const matches_how_many = v=>`${(v.count===0?`Bisher hat niemand Ja dazu gesagt.`:plural.select(v.count)==="one"?`${number.format(v.count)} Person würde dafür tauschen.`:`${number.format(v.count)} Leute würden dafür tauschen.`)}`
export const matches_just_posted = v=>`${isolated$(v.name)} ist eingestellt. Wer sucht so etwas?`
export const matches_later = ()=>`Später`
export const matches_loading = ()=>`Sucht nach Sachen …`
export const matches_look_out = ()=>`Auf die Suchliste`
export const matches_looked_for = v=>`${(plural.select(v.count)==="one"?`${number.format(v.count)} Person sucht so etwas`:`${number.format(v.count)} Leute suchen so etwas`)}`
export const matches_looking_for = ()=>`Gesucht`
export const matches_looking_for_mine = ()=>`Was ich suche`
export const matches_looks_for = v=>`${isolated$(v.name)} sucht „${isolated$(v.wish)}“ und hat:`
export const matches_no = ()=>`Nein`
export const matches_no_longer = ()=>`Nicht mehr`
export const matches_no_wants = ()=>`Noch nichts. Sag oben zu etwas Ja.`
export const matches_no_wishes = ()=>`Sag in ein, zwei Worten, was du gern hättest. Andere sehen es, und du hörst davon, wenn es auftaucht.`
export const matches_nobody_looks = ()=>`Noch sucht das niemand. Wer es später sucht, erfährt davon.`
export const matches_offline = ()=>`Du bist offline. Deine Antworten zählen wieder, sobald du Verbindung hast.`
export const matches_open_circle = ()=>`Tausch ansehen`
export const matches_still_yes = ()=>`Ja, immer noch`
export const matches_strip_all = ()=>`Alle ansehen`
export const matches_suggested = v=>`Du hast zu ${isolated$(v.name)} geschrieben:`
export const matches_suggested_title = ()=>`Aus dem, was du geschrieben hast`
export const matches_try_again = ()=>`Noch einmal versuchen`
export const matches_undone = ()=>`Deine Antwort ist nicht angekommen. Bitte versuch es noch einmal.`
export const matches_want_it = ()=>`Dafür würde ich tauschen`
export const matches_wanted = ()=>`Dafür würdest du tauschen`
export const matches_wants_more = ()=>`Mehr zeigen`
export const matches_wants_title = ()=>`Wofür ich tauschen würde`
export const matches_why_for_you = ()=>`Für dich`
export const matches_why_new = ()=>`Neu hier`
export const matches_why_wishes_yours = v=>`${isolated$(v.owner)} sucht so etwas wie: ${isolated$(v.things)}`
export const matches_why_your_wish = ()=>`Was du suchst`
export const matches_why_your_wish_for = v=>`Was du suchst, im Tausch gegen: ${isolated$(v.things)}`
export const matches_wish = ()=>`Was suchst du?`
export const matches_wish_added = ()=>`Du hörst davon, wenn es auftaucht.`
export const matches_wish_category = ()=>`Kategorie`
export const matches_wish_help = ()=>`Ein Kajak, Brettspiele, Hilfe im Garten: ein, zwei Wörter. Du hörst davon, wenn es auftaucht.`
export const matches_wish_in = v=>`in ${isolated$(v.category)}`
export const matches_wish_removed = ()=>`Du suchst es nicht mehr.`
export const matches_would_swap = v=>`${isolated$(v.name)}: Würdest du dafür tauschen?`
export const matches_yes = ()=>`Ja`
export const matches_yes_said = v=>`Ja zu ${isolated$(v.name)}.`
export const matches_yours_swaps = ()=>`Tauschvorschläge für dich`
export const messages_a_message_takes_files_the_rest_was = v=>`Eine Nachricht kann höchstens ${isolated$(v.attachmentsPerMessage)} Dateien haben; der Rest wurde weggelassen.`
export const messages_add_documents = ()=>`Dokumente anhängen`
export const messages_add_pictures = ()=>`Bilder anhängen`
export const messages_all_of_it = ()=>`Die ganze Nachricht`
export const messages_attachment_count = v=>`${(plural.select(v.count)==="one"?`${number.format(v.count)} Anhang`:`${number.format(v.count)} Anhänge`)}`
export const messages_attachments = ()=>`Anhänge`
export const messages_block_person = v=>`${isolated$(v.name)} blockieren`
export const messages_blocked = ()=>`Blockiert`
export const messages_browse_items = ()=>`Stöbern`
export const messages_close_conversations = ()=>`Unterhaltungen schließen`
export const messages_conversation = ()=>`Unterhaltung`
export const messages_conversations = ()=>`Unterhaltungen`
export const messages_conversations_unread = v=>`Unterhaltungen, ${(`${number.format(v.unreadElsewhere)} ungelesen`)}`
export const messages_delete = ()=>`Löschen`
export const messages_drop_files = ()=>`Dateien hier ablegen, um sie anzuhängen`
export const messages_failed_to_fetch_messages = ()=>`Die Nachrichten konnten nicht geladen werden`
export const messages_failed_to_fetch_messages_try_again = ()=>`Die Nachrichten konnten nicht geladen werden. Noch einmal versuchen`
export const messages_found_something_you_like_write_to_its = ()=>`Etwas Schönes gefunden? Auf der Seite des Artikels kannst du der Person schreiben, die ihn anbietet.`
export const messages_is_empty = v=>`${isolated$(v.name)} ist leer.`
export const messages_is_larger_than = v=>`${isolated$(v.name)} ist größer als ${isolated$(v.bytesText)}.`
export const messages_is_not_the_file_that_its_name_says = v=>`${isolated$(v.name)} ist nicht die ${isolated$(v.endingOf)}-Datei, die der Name verspricht.`
export const messages_is_typing = v=>`${isolated$(v.name)} schreibt …`
export const messages_last_own = v=>[`Du: `,v.words(``)]
export const messages_loading = ()=>`Lädt …`
export const messages_message_sent = ()=>`Nachricht gesendet`
export const messages_message_to = v=>`Nachricht an ${isolated$(v.name)}`
export const messages_messages = v=>`Nachrichten (${isolated$(v.count)})`
export const messages_messages_2 = ()=>`Nachrichten`
export const messages_messages_with = v=>`Nachrichten mit ${isolated$(v.name)}`
export const messages_more_about = v=>`Mehr zu ${isolated$(v.name)}`
export const messages_more_about_this_message = ()=>`Mehr zu dieser Nachricht`
export const messages_new_messages = ()=>`Neue Nachrichten`
export const messages_no_conversations_yet = ()=>`Noch keine Unterhaltungen.`
export const messages_no_messages_yet = ()=>`Noch keine Nachrichten.`
export const messages_no_results_found = ()=>`Nichts gefunden.`
export const messages_only_pictures_and_pdf_doc_docx_and_txt = ()=>`Nur Bilder und Dateien mit .pdf, .doc, .docx und .txt können gesendet werden.`
export const messages_open_picture = v=>`Bild ${isolated$(v.name)} öffnen`
export const messages_open_requests = ()=>`Offene Anfragen`
export const messages_remove = v=>`${isolated$(v.name)} entfernen`
export const messages_report = v=>`${isolated$(v.name)} melden`
export const messages_report_this_message = ()=>`Diese Nachricht melden`
export const messages_say_hello_to_what_would_you_like_to = v=>`Sag ${isolated$(v.name)} Hallo: Was möchtest du tauschen?`
export const messages_search_conversations = ()=>`Unterhaltungen durchsuchen`
export const messages_seen = ()=>`Gelesen`
export const messages_send = ()=>`Senden`
export const messages_sending = ()=>`Wird gesendet …`
export const messages_sending_attachments = ()=>`Anhänge werden gesendet …`
export const messages_sent = ()=>`Gesendet`
export const messages_show_older_messages = ()=>`Ältere Nachrichten zeigen`
export const messages_signed_out = v=>[`Du bist abgemeldet. `,v.link(`Melde dich an`),`, um weiterzumachen: Was du hier schreibst, bleibt erhalten.`]
export const messages_takes_at_most = v=>`Eine Nachricht darf höchstens ${number.format(v.length)} Zeichen haben.`
export const messages_the_message_must_be_text = ()=>`Die Nachricht muss Text sein.`
export const messages_there_is_no_such_person = ()=>`Diese Person gibt es nicht.`
export const messages_this_file_is_missing = ()=>`Diese Datei fehlt.`
export const messages_this_person_cannot_be_written_to_at = ()=>`Dieser Person kann man gerade nicht schreiben.`
export const messages_this_person_would_rather_not_hear_from = ()=>`Diese Person möchte lieber nichts von dir hören. Bitte respektiere das.`
export const messages_today = ()=>`Heute`
export const messages_unblock = ()=>`Blockierung aufheben`
export const messages_unblock_person = v=>`Blockierung von ${isolated$(v.name)} aufheben`
export const messages_unblocked = ()=>`Nicht mehr blockiert`
export const messages_unread = ()=>`ungelesen`
export const messages_unsupported_file = ()=>`Dateityp nicht möglich`
export const messages_unsupported_file_pictures_pdf_doc_docx = v=>`${isolated$(v.name)} ist hier nicht möglich. Senden kannst du Bilder, .pdf, .doc, .docx und .txt.`
export const messages_would_rather_not_hear_from_you_please = v=>`${isolated$(v.name)} möchte lieber nichts von dir hören. Bitte respektiere das.`
export const messages_write_a_message = ()=>`Nachricht schreiben`
export const messages_write_something_or_attach_a_file = ()=>`Schreib etwas oder häng eine Datei an.`
export const messages_yesterday = ()=>`Gestern`
export const messages_you = ()=>`Du`
export const messages_you_are_offline_what_you_send_goes_out = ()=>`Du bist offline. Was du sendest, wird verschickt, sobald du wieder Verbindung hast.`
export const messages_you_can_write_to_one_another_once = ()=>`Ihr könnt euch schreiben, sobald alle Ja gesagt haben.`
export const messages_you_cannot_block_yourself = ()=>`Du kannst dich nicht selbst blockieren.`
export const messages_you_cannot_write_to_yourself = ()=>`Du kannst dir nicht selbst schreiben.`
export const messages_you_have_blocked_neither_of_you_can = v=>`Du hast ${isolated$(v.name)} blockiert. Ihr könnt einander nicht schreiben.`
export const messages_you_have_blocked_this_person_unblock = ()=>`Du hast diese Person blockiert. Heb das auf, um wieder Kontakt zu haben.`
export const notifications_earlier = ()=>`Früher`
export const notifications_find_something_to_swap_for = ()=>`Etwas zum Tauschen finden`
export const notifications_loading = ()=>`Lädt …`
export const notifications_new = ()=>`Neu:`
export const notifications_no_notifications_yet = ()=>`Noch keine Benachrichtigungen.`
export const notifications_notification = ()=>`Benachrichtigungen`
export const notifications_show_older = ()=>`Ältere zeigen`
export const notifications_something_went_wrong_try_again = ()=>`Da ist etwas schiefgegangen. Noch einmal versuchen`
export const notifications_something_went_wrong_what_is_new_may = ()=>`Da ist etwas schiefgegangen. Vielleicht fehlt das Neueste.`
export const notifications_today = ()=>`Heute`
export const notifications_yesterday = ()=>`Gestern`
export const notifications_you_will_hear_here_when_somebody_wants = ()=>`Hier erfährst du, wenn jemand mit dir tauschen möchte.`
export const pages_a_heading_may_have_at_most_characters = v=>`Eine Überschrift darf höchstens ${isolated$(v.heading)} Zeichen haben.`
export const pages_a_little_too_fast = ()=>`Etwas zu schnell`
export const pages_a_text_may_have_at_most_characters = v=>`Ein Text darf höchstens ${isolated$(v.sectionText)} Zeichen haben.`
export const pages_all_rights_reserved = v=>`© ${isolated$(v.getFullYear)} ${isolated$(v.name)}. Alle Rechte vorbehalten.`
export const pages_at_most_services_can_be_shown = v=>`Höchstens ${isolated$(v.services)} Einträge sind möglich.`
export const pages_at_most_steps_can_be_shown = v=>`Höchstens ${isolated$(v.steps)} Schritte sind möglich.`
export const pages_back_in_a_moment = ()=>`Gleich wieder da`
export const pages_browse_all_items = ()=>`Alle Artikel ansehen`
export const pages_each_entry_needs_a_title = ()=>`Jeder Eintrag braucht einen Titel.`
export const pages_go_to_home = ()=>`Zur Startseite`
export const pages_has_saved_this_since_you_opened_it = v=>`Während du daran gearbeitet hast, hat ${isolated$(v.who)} gespeichert. ${isolated$(v.end)}`
export const pages_it_was_not_deleted = ()=>`Es wurde nicht gelöscht.`
export const pages_last_changed_on = v=>[`Zuletzt geändert am `,v.time(`${isolated$(v.changed)}`)]
export const pages_link_https = ()=>`Ein Link muss mit https:// beginnen`
export const pages_link_too_long = ()=>`Dieser Link ist zu lang.`
export const pages_links_many = v=>`Es können höchstens ${isolated$(v.most)} Links gezeigt werden.`
export const pages_may_have_at_most_characters = v=>`${((f=>f==="name"?`Der Name`:f==="tagline"?`Der Leitspruch`:f==="description"?`Die Beschreibung`:f==="address"?`Die Adresse`:`Die Copyright-Zeile`)(v.what))} darf höchstens ${isolated$(v.longest)} Zeichen haben.`
export const pages_nothing_stands_at_this_address_it_may = ()=>`Unter dieser Adresse ist nichts: Vielleicht ist es schon weggetauscht. Such danach oder sieh dich um.`
export const pages_page_not_found = ()=>`Seite nicht gefunden`
export const pages_search = ()=>`Suchen`
export const pages_search_here = ()=>`Hier suchen …`
export const pages_somebody = ()=>`jemand`
export const pages_something_went_wrong = ()=>`Da ist etwas schiefgegangen.`
export const pages_that_did_not_work = ()=>`Das hat nicht geklappt`
export const pages_that_was_a_lot_in_a_short_time_please = ()=>`Das war viel in kurzer Zeit. Bitte warte eine Minute und versuch es dann noch einmal.`
export const pages_the_mistake_is_ours_not_yours_please = ()=>`Der Fehler liegt bei uns, nicht bei dir. Bitte versuch es gleich noch einmal.`
export const pages_the_site_is_very_busy_or_just_starting = ()=>`Auf der Seite ist gerade viel los, oder sie startet neu. Bitte versuch es in Kürze noch einmal.`
export const pages_we_have_no_office_the_contact_form = ()=>`Wir haben kein Büro. Über das Kontaktformular erreichst du uns.`
export const pages_what_you_typed_is_still_here = ()=>`Was du geschrieben hast, ist noch da.`
export const payments_a_cvv_has_3_or_4_digits = ()=>`Die Prüfnummer (CVV) hat 3 oder 4 Ziffern.`
export const payments_a_receipt_has_been_sent_to_you_example = ()=>`Eine Quittung wurde an you@example.com geschickt.`
export const payments_any_digits_will_do = ()=>`Beliebige Ziffern genügen.`
export const payments_apply = ()=>`Anwenden`
export const payments_at_paypal_you_would_confirm_the = ()=>`Bei PayPal würdest du die Zahlung bestätigen. Hier wird PayPal nicht aufgerufen.`
export const payments_billing = ()=>`Abrechnung`
export const payments_card_number = ()=>`Kartennummer`
export const payments_card_numbers_have_12_to_19_digits = ()=>`Kartennummern haben 12 bis 19 Ziffern.`
export const payments_choose_the_right_plan_for_you = ()=>`Wähle den Tarif, der zu dir passt`
export const payments_confirm_pay = ()=>`Bestätigen und zahlen`
export const payments_credit_debit_card = ()=>`Kredit- oder Debitkarte`
export const payments_cvv = ()=>`CVV`
export const payments_download_receipt = ()=>`Quittung herunterladen`
export const payments_expiry = ()=>`Gültig bis`
export const payments_expiry_example = ()=>`MM/JJ`
export const payments_go_to_home = ()=>`Zur Startseite`
export const payments_i_agree_to_the_terms_conditions = v=>[`Ich stimme den `,v.link(`Nutzungsbedingungen`),` zu`]
export const payments_month_and_year_as_on_the_card = ()=>`Monat und Jahr, wie auf der Karte.`
export const payments_monthly = ()=>`Monatlich`
export const payments_name_on_card = ()=>`Name auf der Karte`
export const payments_payment_details = ()=>`Zahlungsdaten`
export const payments_payment_method = ()=>`Zahlungsart`
export const payments_payment_successful = ()=>`Zahlung erfolgreich!`
export const payments_paypal = ()=>`PayPal`
export const payments_plan = ()=>`Tarif`
export const payments_popular = ()=>`Beliebt`
export const payments_price_each = v=>`${(v.interval==="year"?`/ Jahr`:`/ Monat`)}`
export const payments_promo_code = ()=>`Gutscheincode`
export const payments_review_and_confirm = ()=>`Prüfen und bestätigen`
export const payments_save_card = ()=>`Karte speichern`
export const payments_select = ()=>`Auswählen`
export const payments_select_2 = v=>`${isolated$(v.name)} auswählen`
export const payments_standard_plan = ()=>`Standardtarif`
export const payments_swapping_is_free_the_plans_show_how = ()=>`Tauschen ist kostenlos. Die Tarife zeigen, wie sich Mitglieder die Kosten des Marktes teilen könnten.`
export const payments_thank_you_your_subscription_is_now = ()=>`Danke! Dein Abo ist jetzt aktiv.`
export const payments_the_last_digits_on_the_back = ()=>`Die letzten Ziffern auf der Rückseite.`
export const payments_the_month_is_a_number_from_01_to_12 = ()=>`Der Monat ist eine Zahl von 01 bis 12.`
export const payments_there_are_no_plans_at_the_moment = ()=>`Zurzeit gibt es keine Tarife. Tauschen ist kostenlos.`
export const payments_this_date_has_passed = ()=>`Dieses Datum liegt in der Vergangenheit.`
export const payments_this_is_a_demonstration_no_payment_is = ()=>`Das ist nur eine Demo. Es wird nichts abgebucht, und Tauschen ist in jedem Tarif kostenlos.`
export const payments_this_is_a_demonstration_no_payment_is_2 = ()=>`Das ist nur eine Demo. Es wird nichts abgebucht, und was du hier eingibst, verlässt deinen Browser nicht.`
export const payments_this_is_a_demonstration_nothing_was = ()=>`Das ist nur eine Demo: Es wurde nichts bezahlt und keine E-Mail verschickt.`
export const payments_total = ()=>`Summe`
export const payments_two_digits_for_the_month_and_two_for = ()=>`Zwei Ziffern für den Monat und zwei für das Jahr.`
export const people_about = ()=>`Über dich`
export const people_about_help = ()=>`Ein paar Worte, die alle auf deiner Seite lesen. Du kannst es auch leer lassen.`
export const people_address_help = ()=>`Ein Stadtteil genügt: „Altstadt, Regensburg“. Alle sehen ihn bei deinen Artikeln, lass also Straße und Hausnummer weg.`
export const people_answer = ()=>`Antworten`
export const people_answer_help = ()=>`Alle lesen sie unter der Bewertung. Du kannst einmal antworten.`
export const people_block = ()=>`Blockieren`
export const people_blocked_by_owner = ()=>`Wer das anbietet, möchte lieber nichts von dir hören. Bitte respektiere das.`
export const people_blocked_owner = ()=>`Du hast die Person blockiert, die das anbietet; deshalb könnt ihr einander keine Anfragen schicken.`
export const people_blocked_people = ()=>`Leute, die du blockiert hast`
export const people_blocking = ()=>`Wird blockiert …`
export const people_browser_on_system = v=>`${isolated$(v.browser)} auf ${isolated$(v.system)}`
export const people_call_off_changed_mind = ()=>`Ich habe es mir anders überlegt`
export const people_call_off_kind = ()=>`Was ist los?`
export const people_call_off_no_show = ()=>`Die andere Person ist nicht gekommen`
export const people_call_off_not_as_described = ()=>`Nicht wie beschrieben`
export const people_call_off_other = ()=>`Etwas anderes`
export const people_change_profile = ()=>`Profil bearbeiten`
export const people_change_review = ()=>`Bewertung ändern`
export const people_contact_choice = ()=>`Wer sieht deine E-Mail-Adresse und Telefonnummer?`
export const people_contact_choice_help = ()=>`Wer einen Tausch mit dir vereinbart hat, sieht sie immer. Du kannst das in deinen Einstellungen ändern.`
export const people_contact_default = ()=>`Wer sieht E-Mail-Adresse und Telefonnummer neuer Mitglieder, solange sie nichts anderes wählen?`
export const people_contact_default_help = ()=>`Was jemand schon gewählt hat, bleibt. Wir empfehlen „Mitglieder“: Dann sehen Gäste und Suchmaschinen weder das eine noch das andere.`
export const people_contact_everyone = ()=>`Alle, auch Gäste`
export const people_contact_members = ()=>`Angemeldete Mitglieder`
export const people_contact_partners = ()=>`Nur Leute, mit denen ich tausche`
export const people_days_at_least = v=>`Wie viele Tage sie gilt: mindestens ${isolated$(v.min)}.`
export const people_days_at_most = v=>`Wie viele Tage sie gilt: höchstens ${isolated$(v.max)}.`
export const people_email_help = ()=>`Damit meldest du dich an. Wer sie sonst sieht, wählst du weiter unten.`
export const people_home = ()=>`Startseite`
export const people_how_was_it = ()=>`Wie war es?`
export const people_invited_at_least = v=>`Für wie viele Leute sie gilt: mindestens ${isolated$(v.min)}.`
export const people_invited_at_most = v=>`Für wie viele Leute sie gilt: höchstens ${isolated$(v.max)}.`
export const people_items = v=>`${(`${number.format(v.count)} Artikel`)}`
export const people_looking_for = ()=>`Gesucht`
export const people_member_since = v=>`Mitglied seit ${isolated$(v.since)}`
export const people_name_help = ()=>`Alle sehen ihn bei deinen Artikeln.`
export const people_new_members = ()=>`Neue Mitglieder`
export const people_new_members_show = v=>`${((f=>f==="everyone"?`Neue Mitglieder zeigen E-Mail-Adresse und Telefonnummer allen`:f==="members"?`Neue Mitglieder zeigen E-Mail-Adresse und Telefonnummer den Mitgliedern`:`Neue Mitglieder zeigen E-Mail-Adresse und Telefonnummer denen, mit denen sie tauschen`)(v.choice))}`
export const people_no = ()=>`Nein`
export const people_no_items = ()=>`Im Moment gibt es nichts zu tauschen.`
export const people_no_items_of_yours = ()=>`Du hast im Moment nichts zu tauschen.`
export const people_no_reviews = ()=>`Noch hat niemand über einen Tausch geschrieben.`
export const people_no_shows = ()=>`Nicht gekommen`
export const people_no_shows_count = v=>`Bei ${(plural.select(v.count)==="one"?`${number.format(v.count)} Tausch`:`${number.format(v.count)} Tauschgeschäften`)} in den letzten 90 Tagen, laut ${(plural.select(v.people)==="one"?`einer Person`:`${number.format(v.people)} Leuten`)}`
export const people_no_such_session = ()=>`Diese Sitzung gibt es nicht.`
export const people_no_swaps = ()=>`Noch nichts getauscht`
export const people_nobody_blocked = ()=>`Niemand. Wenn du jemanden blockierst, könnt ihr einander weder schreiben noch Anfragen schicken.`
export const people_page = ()=>`Seite`
export const people_page_link = ()=>`Wie andere sie sehen`
export const people_phone_help = ()=>`Zehn Ziffern; +1 kommt von selbst davor. Wer sie sieht, wählst du weiter unten.`
export const people_phone_help_elsewhere = ()=>`So, wie du sie zu Hause schreibst, oder mit + und der Vorwahl des Landes. Wer sie sieht, wählst du weiter unten.`
export const people_replies_day = ()=>`Antwortet meist innerhalb eines Tages`
export const people_replies_hour = ()=>`Antwortet meist innerhalb einer Stunde`
export const people_replies_week = ()=>`Antwortet meist innerhalb einer Woche`
export const people_report = ()=>`Melden`
export const people_report_review_by = v=>`Bewertung von ${isolated$(v.name)} melden`
export const people_review_help = v=>`Alle lesen sie, und ${isolated$(v.name)} kann antworten. Sie erscheint, sobald ihr beide geschrieben habt, oder nach 14 Tagen.`
export const people_review_now = ()=>`Bewertung schreiben`
export const people_review_waits = v=>`Was du geschrieben hast, siehst nur du, bis auch ${isolated$(v.name)} geschrieben hat oder 14 Tage um sind. Bis dahin kannst du es ändern.`
export const people_reviews = v=>`${(plural.select(v.count)==="one"?`${number.format(v.count)} Bewertung`:`${number.format(v.count)} Bewertungen`)}`
export const people_reviews_of_swap = ()=>`Bewertungen zu diesem Tausch`
export const people_saved = ()=>`Gespeichert`
export const people_send_answer = ()=>`Antwort senden`
export const people_send_message = ()=>`Nachricht schreiben`
export const people_send_review = ()=>`Bewertung senden`
export const people_sending = ()=>`Wird gesendet …`
export const people_sign_out_everywhere = ()=>`Überall abmelden`
export const people_sign_out_there = ()=>`Abmelden`
export const people_signed_in_on = ()=>`Angemeldet auf`
export const people_signed_out_everywhere = ()=>`Überall abgemeldet`
export const people_signed_out_there = ()=>`Dort abgemeldet`
export const people_signing_out = ()=>`Abmeldung läuft …`
export const people_since = v=>`seit ${isolated$(v.date)}`
export const people_swap_again_with = v=>`Würdest du wieder mit ${isolated$(v.name)} tauschen?`
export const people_swaps = v=>`${(`${number.format(v.swaps)}-mal getauscht`)}`
export const people_swaps_again = v=>`${(`${number.format(v.swaps)}-mal getauscht`)}, ${isolated$(v.yes)}-mal „würde wieder tauschen“`
export const people_there_is_no_such_person = ()=>`Diese Person gibt es nicht.`
export const people_this_browser = ()=>`Dieser Browser`
export const people_unblock = ()=>`Blockierung aufheben`
export const people_unblocking = ()=>`Wird aufgehoben …`
export const people_unknown_browser = ()=>`Unbekannter Browser`
export const people_would_not_swap_again = ()=>`Würde nicht wieder tauschen`
export const people_would_swap_again = ()=>`Würde wieder tauschen`
export const people_yes = ()=>`Ja`
export const people_you = ()=>`Du`
export const people_you_have_blocked = v=>`Du hast ${isolated$(v.name)} blockiert. Ihr könnt einander nicht schreiben.`
export const people_your_answer = ()=>`Deine Antwort`
export const place_add = ()=>`Hinzufügen`
export const place_add_one = ()=>`Viertel hinzufügen`
export const place_adding = ()=>`Wird hinzugefügt …`
export const place_anywhere = ()=>`Überall`
export const place_audit_backups = ()=>`Geändert, wo und wann gesichert wird`
export const place_audit_country = v=>`Land festgelegt: ${isolated$(v.country)}`
export const place_audit_languages = v=>`Sprachen geändert: ${isolated$(v.site)} für die Seite; angeboten: ${isolated$(v.names)}`
export const place_audit_limits = ()=>`Limits für Mitglieder geändert`
export const place_audit_mail = v=>`Mailserver festgelegt: ${isolated$(v.host)}`
export const place_audit_no_mail = ()=>`Mailserver entfernt`
export const place_audit_plans = v=>`Tarife ${(v.shown==="on"?`eingeschaltet`:`ausgeschaltet`)}`
export const place_audit_quota = ()=>`Geändert, wie viel jede Person speichern darf`
export const place_backup_by_environment = ()=>`Auf dem Rechner ist BACKUP_DIR gesetzt und hat Vorrang.`
export const place_backup_count_wrong = v=>`Gib eine ganze Zahl von ${isolated$(v.least)} bis ${isolated$(v.most)} ein.`
export const place_backup_daily = ()=>`Tägliche Kopien, die aufbewahrt werden`
export const place_backup_daily_help = ()=>`Die kleinen Kopien ohne Bilder, eine für jeden Tag.`
export const place_backup_every = ()=>`Tage zwischen zwei vollständigen Sicherungen`
export const place_backup_folder = ()=>`Wohin vollständige Sicherungen kommen`
export const place_backup_folder_help = ()=>`Ein Ordner auf dem Rechner, auf dem die Seite läuft, am besten auf einer anderen Platte, etwa /var/backups/swapyard; bleibt das Feld leer, werden keine gemacht.`
export const place_backup_folder_is = v=>`Vollständige Sicherungen gehen nach ${isolated$(v.folder)}.`
export const place_backup_folder_public = ()=>`Was in diesem Ordner liegt, kann alle Welt lesen. Wähle einen anderen.`
export const place_backup_folder_refused = v=>`Die Seite darf in diesen Ordner nicht schreiben (${isolated$(v.reason)}). Wähle einen anderen oder erlaube es auf dem Rechner.`
export const place_backup_folder_wrong = ()=>`Gib den ganzen Pfad des Ordners an, etwa /var/backups/swapyard.`
export const place_backup_full = ()=>`Vollständige Sicherungen, die aufbewahrt werden`
export const place_backup_is_old = ()=>`Die letzte Sicherung mit den Bildern ist alt. Mach hier eine, oder nenne in den Einstellungen einen Ordner.`
export const place_backup_weekly = ()=>`Wöchentliche Kopien, die aufbewahrt werden`
export const place_backup_weekly_help = ()=>`Aus den Wochen vor diesen Tagen je die letzte Kopie.`
export const place_backup_without_pictures = ()=>`In der letzten Sicherung sind keine Bilder. Mach hier eine, oder nenne in den Einstellungen einen Ordner.`
export const place_backups = ()=>`Sicherungen`
export const place_backups_lead = ()=>`Jeden Tag macht die Seite eine kleine Kopie von allem außer den Bildern. Eine vollständige Sicherung enthält auch die Bilder: Die erste wird gemacht, sobald du speicherst, wohin sie kommt.`
export const place_choose_a_country = ()=>`Wähle ein Land.`
export const place_choose_a_language = ()=>`Wähle eine Sprache.`
export const place_contact_for_members = v=>[`Hier schreiben uns Mitglieder. `,v.link(`Melde dich dafür an`),`.`]
export const place_country = ()=>`Land`
export const place_country_help = ()=>`Telefonnummern werden so gelesen und geschrieben wie dort.`
export const place_disk_takes_no_files = v=>`von ${isolated$(v.size)}. Es ist weniger frei als die ${isolated$(v.least)}, die immer frei bleiben: Dateien werden nicht angenommen, und niemand kann etwas einstellen. Schaff Platz oder senk dieses Limit.`
export const place_download_broke_off = ()=>`Sicherung nicht abgeholt`
export const place_download_broke_off_help = ()=>`Der Download ist abgebrochen. Setz ihn innerhalb von 15 Minuten im Browser fort oder mach die Sicherung noch einmal.`
export const place_footer_as_delivered = ()=>`Das sind die mitgelieferten Linklisten; alle sehen sie in ihrer Sprache.`
export const place_footer_back = ()=>`Zurück zu den mitgelieferten Listen`
export const place_footer_change = ()=>`Listen ändern`
export const place_footer_href = ()=>`Eine Adresse beginnt mit / für eine Seite hier oder mit https://`
export const place_footer_label = ()=>`Beschriftung`
export const place_footer_line_long = v=>`Ein Text darf hier höchstens ${isolated$(v.most)} Zeichen haben.`
export const place_footer_line_missing = ()=>`Jede Liste und jeder Link braucht einen Text.`
export const place_footer_links = v=>`Links der Liste ${isolated$(v.number)}`
export const place_footer_lists = ()=>`Linklisten`
export const place_footer_many = v=>`Es können höchstens ${isolated$(v.most)} gezeigt werden.`
export const place_hero_caption = ()=>`Was darunter steht`
export const place_hero_many = v=>`Es können höchstens ${isolated$(v.most)} Bilder gezeigt werden.`
export const place_hero_pictures = ()=>`Bilder neben der Überschrift`
export const place_hero_pictures_help = ()=>`Ohne Bild stehen dort zwei Zeichnungen.`
export const place_kept_from_before = ()=>`Stand vor einer Wiederherstellung`
export const place_kept_from_before_help = v=>[`${isolated$(v.size)}`,`; Bilder, die nur darin vorkommen, bleiben so lange liegen. Ist alles gut, lösch es auf dem Rechner: `,v.command(``)]
export const place_language_of_the_site = ()=>`Sprache der Seite`
export const place_language_of_the_site_help = ()=>`Für alle, deren Browser keine angebotene Sprache nennt, für E-Mails an alle, die keine gewählt haben, und für die mitgelieferten Texte.`
export const place_languages = ()=>`Sprachen`
export const place_languages_offered = ()=>`Angeboten`
export const place_languages_offered_help = ()=>`Zwischen diesen können alle wechseln. Die Sprache der Seite ist immer dabei.`
export const place_limits = ()=>`Limits`
export const place_mail = ()=>`E-Mail`
export const place_mail_by_environment = ()=>`Auf dem Rechner ist SMTP_URL gesetzt und hat Vorrang. Entferne es dort, um den Mailserver hier festzulegen.`
export const place_mail_failing = ()=>`Fehlerhaft`
export const place_mail_from = ()=>`Absender`
export const place_mail_from_by_environment = v=>`Auf dem Rechner ist MAIL_FROM gesetzt und hat Vorrang: ${isolated$(v.from)}`
export const place_mail_from_help = v=>`Bleibt das Feld leer, ist es der Benutzer von oben, wenn das eine E-Mail-Adresse ist; sonst ${isolated$(v.from)}.`
export const place_mail_from_help_user = v=>`Bleibt das Feld leer, ist es der Benutzer von oben: ${isolated$(v.from)}.`
export const place_mail_from_wrong = ()=>`Gib eine E-Mail-Adresse ein, etwa markt@example.org.`
export const place_mail_host = ()=>`Server`
export const place_mail_host_help = ()=>`Zum Beispiel smtp.example.org`
export const place_mail_host_wrong = ()=>`Gib den Namen eines Mailservers ein, etwa smtp.example.org.`
export const place_mail_lacks_password = ()=>`Das Passwort des Mailservers steht in keiner Sicherung: Gib es in den Einstellungen neu ein.`
export const place_mail_lead = v=>`Was dein Mailanbieter SMTP nennt. Bevor etwas gespeichert wird, geht eine E-Mail an ${isolated$(v.email)}.`
export const place_mail_no_answer = v=>`Dort antwortet kein Mailserver. Prüfe Server und Port: ${isolated$(v.reason)}`
export const place_mail_no_such_host = v=>`Einen Server mit diesem Namen gibt es nicht: ${isolated$(v.reason)}`
export const place_mail_no_tls = v=>`Der Server verschlüsselt an diesem Port nicht, deshalb wird ihm kein Passwort geschickt: ${isolated$(v.reason)}`
export const place_mail_password = ()=>`Passwort`
export const place_mail_password_help = ()=>`Es wird niemandem gezeigt und steht in keiner Sicherung.`
export const place_mail_password_missing = ()=>`Gib das Passwort dieses Benutzers ein.`
export const place_mail_password_stays = ()=>`Es ist eines da. Bleibt das Feld leer, bleibt es, solange Server und Benutzer bleiben.`
export const place_mail_port = ()=>`Port`
export const place_mail_port_help = ()=>`Meist 587; 465, wo von Anfang an alles verschlüsselt ist.`
export const place_mail_port_wrong = ()=>`Ein Port ist eine Zahl von 1 bis 65535.`
export const place_mail_refuses_sender = v=>`Der Server nimmt von diesem Absender keine E-Mails an: ${isolated$(v.reason)}`
export const place_mail_refuses_sign_in = v=>`Der Server nimmt diesen Benutzer und dieses Passwort nicht an: ${isolated$(v.reason)}`
export const place_mail_remove = ()=>`Keine E-Mails mehr senden`
export const place_mail_saved = v=>`Gespeichert. Eine Test-E-Mail an ${isolated$(v.email)} ist unterwegs.`
export const place_mail_try = ()=>`Ausprobieren und speichern`
export const place_mail_trying = ()=>`E-Mail wird gesendet …`
export const place_mail_user = ()=>`Benutzer`
export const place_mail_user_help = ()=>`Oft die ganze E-Mail-Adresse. Leer, wo der Server keinen verlangt.`
export const place_mail_user_wrong = ()=>`Das ist zu lang oder enthält Zeichen, die hier nicht möglich sind.`
export const place_missing_files = ()=>`Fehlende Dateien`
export const place_missing_files_help = ()=>`Bilder oder Dateien, die Leute geschickt haben, liegen nicht im Upload-Ordner; an ihrer Stelle steht eine Zeichnung. Stell eine Sicherung mit Bildern wieder her oder leg den Ordner zurück an seinen Platz.`
export const place_my_language = ()=>`Sprache`
export const place_my_language_help = ()=>`Seiten und E-Mails kommen dann in dieser Sprache. Wählst du keine, kommen E-Mails in der Sprache der Seite.`
export const place_my_language_none = ()=>`Wie im Browser eingestellt`
export const place_name = ()=>`Name`
export const place_neighbourhood = ()=>`Viertel`
export const place_neighbourhoods = ()=>`Viertel`
export const place_neighbourhoods_lead = ()=>`Die Teile deines Ortes. Leute und Artikel können eins davon nennen, und beim Stöbern lässt sich danach eingrenzen. Ohne Liste gibt man eine Adresse ein.`
export const place_next_start = ()=>`Andere Version auf der Festplatte`
export const place_next_start_older = ()=>`Sie ist älter als die Datenbank und würde nicht starten. Spiel die neuere Version wieder ein oder stelle die Sicherung von vor dem Update wieder her.`
export const place_next_start_restart = ()=>`Ein Update hat sie dort abgelegt, und noch läuft die vorige. Starte die Seite auf ihrem Rechner neu.`
export const place_no = ()=>`Nein`
export const place_no_neighbourhoods = ()=>`Es gibt noch keins.`
export const place_nobody_stores = ()=>`Noch hat niemand ein Bild oder eine Datei geschickt.`
export const place_none = ()=>`Keins`
export const place_opened_elsewhere = ()=>`Andere Adresse`
export const place_opened_elsewhere_help = v=>`Jemand hat die Seite dort geöffnet, und nichts kam live an. Wenn Leute diese Adresse eintippen, trag sie auf dem Rechner als PUBLIC_URL ein; jetzt steht dort ${isolated$(v.url)}.`
export const place_own_storage = v=>`Deine Bilder und Dateien belegen ${isolated$(v.used)} von ${isolated$(v.most)}.`
export const place_people_meet = ()=>`Was für Mitglieder gilt`
export const place_place = ()=>`Ort`
export const place_plans_shown = ()=>`Tarife zeigen`
export const place_plans_shown_help = ()=>`Ohne Tarife zeigt die Seite allen nur ihre eigenen Tauschgeschäfte.`
export const place_proof_to_post = ()=>`Vor dem ersten Artikel eine bestätigte E-Mail-Adresse verlangen`
export const place_quota_day = ()=>`Neue Dateien pro Tag, alle zusammen`
export const place_quota_disk = ()=>`Speicherplatz, der immer frei bleibt`
export const place_quota_person = ()=>`Pro Person`
export const place_remove = ()=>`Entfernen`
export const place_removing = ()=>`Wird entfernt …`
export const place_restore_put_back = ()=>`Wiederherstellung zurückgenommen`
export const place_restore_put_back_help = v=>`Diese Sicherung ist nicht gestartet, deshalb ist die Seite wieder wie vorher. Was nicht ging, liegt noch als ${isolated$(v.file)} da; ist die Datei gelöscht, verschwindet dieser Hinweis.`
export const place_restore_waits_help = ()=>`Beim nächsten Neustart ersetzt eine Sicherung, was hier ist; was bis dahin geschrieben wird, ist nicht darin. Starte jetzt neu, oder nimm sie zurück.`
export const place_saved = ()=>`Gespeichert`
export const place_settings = ()=>`Einstellungen`
export const place_sign_ups = ()=>`Registrierungen pro Stunde aus einem Netz`
export const place_sign_ups_help = ()=>`Wer sich bei einem Eröffnungsabend in der Bibliothek registriert, kommt aus demselben Netz wie alle anderen dort.`
export const place_sign_ups_number = ()=>`Gib eine ganze Zahl von 1 bis 10000 an`
export const place_storage = ()=>`Bilder und Dateien`
export const place_storage_lead = v=>`In Megabyte. In den letzten 24 Stunden kamen ${isolated$(v.today)} dazu. Bei 0 wird nichts angenommen; ist eine Grenze überschritten, hält das nur neue Dateien auf.`
export const place_where = ()=>`Wo ihr seid`
export const place_where_i_live = ()=>`Wo ich wohne`
export const place_who_stores_most = ()=>`Wer am meisten speichert`
export const place_whole_megabytes = ()=>`Gib die Megabyte als ganze Zahl an`
export const place_yes = ()=>`Ja`
export const reports_a_message_without_text = ()=>`Eine Nachricht ohne Text`
export const reports_a_review_without_text = ()=>`Eine Bewertung ohne Text`
export const reports_anything_else_we_should_know = ()=>`Sollten wir noch etwas wissen?`
export const reports_choose_what_is_wrong = ()=>`Wähle, was nicht stimmt.`
export const reports_misleading_or_a_fraud = ()=>`Irreführend oder Betrug`
export const reports_not_allowed_or_dangerous = ()=>`Nicht erlaubt oder gefährlich`
export const reports_only_the_people_who_run_this_site_read = ()=>`Was du schreibst, liest nur das Team hier. Wer den Artikel anbietet, erfährt nicht, wer ihn gemeldet hat.`
export const reports_only_the_people_who_run_this_site_read_2 = ()=>`Was du schreibst, diese Nachricht und die Nachrichten davor und danach liest nur das Team hier. Wer die Nachricht geschickt hat, erfährt nichts davon.`
export const reports_only_the_people_who_run_this_site_read_3 = ()=>`Was du schreibst, liest nur das Team hier. Wer die Bewertung geschrieben hat, erfährt nicht, wer sie gemeldet hat.`
export const reports_only_the_people_who_run_this_site_read_4 = ()=>`Was du schreibst, liest nur das Team hier. Die Person erfährt nicht, wer sie gemeldet hat.`
export const reports_report_this = v=>`${((f=>f==="item"?`Artikel melden`:f==="message"?`Nachricht melden`:f==="review"?`Bewertung melden`:`Person melden`)(v.kind))}`
export const reports_rude_hateful_or_threatening = ()=>`Beleidigend, hasserfüllt oder bedrohlich`
export const reports_say_in_a_few_words_what_is_wrong = ()=>`Sag in ein paar Worten, was nicht stimmt.`
export const reports_say_what_it_is_an_item_a_message_a = ()=>`Sag, worum es geht: einen Artikel, eine Nachricht, eine Person oder eine Bewertung.`
export const reports_say_which_one = ()=>`Sag, was genau du meinst.`
export const reports_send_report = ()=>`Meldung senden`
export const reports_sending = ()=>`Wird gesendet …`
export const reports_something_else = ()=>`Etwas anderes`
export const reports_spam_or_advertising = ()=>`Spam oder Werbung`
export const reports_thank_you_somebody_of_the_community = ()=>`Danke. Jemand vom Team sieht es sich an.`
export const reports_there_is_no_such = v=>`${((f=>f==="item"?`Diesen Artikel`:f==="message"?`Diese Nachricht`:f==="review"?`Diese Bewertung`:`Diese Person`)(v.kind))} gibt es nicht.`
export const reports_this_is_your_own = v=>`${((f=>f==="item"?`Dieser Artikel`:f==="message"?`Diese Nachricht`:`Diese Bewertung`)(v.kind))} ist von dir selbst.`
export const reports_what_is_wrong = ()=>`Was stimmt nicht?`
export const reports_you_cannot_report_yourself = ()=>`Du kannst dich nicht selbst melden.`
export const reports_you_have_reported_much_already = v=>`${isolated$(v.most)} Meldungen von dir warten noch. Bitte lass uns etwas Zeit.`
export const reports_you_have_reported_this_already = v=>`Du hast ${((f=>f==="item"?`diesen Artikel`:f==="message"?`diese Nachricht`:f==="review"?`diese Bewertung`:`diese Person`)(v.kind))} schon gemeldet. Bald sieht es sich jemand an.`
export const requests_back = ()=>`Zurück`
export const requests_begin_anew = ()=>`Mit dem, was noch da ist, neu anfangen`
export const requests_beginning = ()=>`Wird begonnen …`
export const requests_draft_goes = v=>`Du hast angefangen, ${isolated$(v.name)} einzustellen. Dieser Entwurf wird verworfen, und an seine Stelle kommt, was du bekommen hast.`
export const requests_list_failed = ()=>`Das konnte nicht geladen werden. Bitte versuch es noch einmal.`
export const requests_list_got = ()=>`Bekommenes weitertauschen`
export const requests_list_one = v=>`${isolated$(v.name)} einstellen`
export const requests_not_answered = ()=>`Nicht rechtzeitig beantwortet`
export const requests_other_offer = v=>`${isolated$(v.name)} hat dir ein Gegenangebot gemacht.`
export const requests_replace = ()=>`Ersetzen`
export const requests_replace_draft = ()=>`Deinen Entwurf ersetzen?`
export const requests_rivals = v=>`${(plural.select(v.count)==="one"?`${number.format(v.count)} Anfrage zu ${isolated$(v.name)}`:`${number.format(v.count)} Anfragen zu ${isolated$(v.name)}`)}`
export const requests_step_agreed = v=>`Ihr habt vereinbart: ${isolated$(v.offered)} gegen ${isolated$(v.wanted)}`
export const requests_step_asked = v=>`${isolated$(v.name)} hat ${isolated$(v.offered)} gegen ${isolated$(v.wanted)} angeboten`
export const requests_step_asked_by_me = v=>`Du hast ${isolated$(v.offered)} gegen ${isolated$(v.wanted)} angeboten`
export const requests_step_called_off = v=>`Abgesagt: ${isolated$(v.offered)} gegen ${isolated$(v.wanted)}`
export const requests_step_completed = v=>`Getauscht: ${isolated$(v.offered)} gegen ${isolated$(v.wanted)}`
export const requests_step_confirmed = v=>`${isolated$(v.name)} hat den Tausch bestätigt: ${isolated$(v.offered)} gegen ${isolated$(v.wanted)}`
export const requests_step_confirmed_by_me = v=>`Du hast den Tausch bestätigt: ${isolated$(v.offered)} gegen ${isolated$(v.wanted)}`
export const requests_step_declined = v=>`Abgelehnt: ${isolated$(v.offered)} gegen ${isolated$(v.wanted)}`
export const requests_step_edited = v=>`${isolated$(v.name)} hat einen Artikel geändert: ${isolated$(v.offered)} gegen ${isolated$(v.wanted)}`
export const requests_step_edited_by_me = v=>`Du hast einen Artikel geändert: ${isolated$(v.offered)} gegen ${isolated$(v.wanted)}`
export const requests_step_ended = v=>`Beendet: ${isolated$(v.offered)} gegen ${isolated$(v.wanted)}`
export const requests_step_meeting = ()=>`Ihr habt Ort und Zeit vereinbart`
export const requests_step_meeting_proposed = v=>`${isolated$(v.name)} hat Ort und Zeit vorgeschlagen`
export const requests_step_meeting_proposed_by_me = ()=>`Du hast Ort und Zeit vorgeschlagen`
export const requests_step_offered = v=>`Gegenangebot von ${isolated$(v.name)}: ${isolated$(v.offered)} gegen ${isolated$(v.wanted)}`
export const requests_step_offered_by_me = v=>`Gegenangebot von dir: ${isolated$(v.offered)} gegen ${isolated$(v.wanted)}`
export const requests_step_withdrawn = v=>`Zurückgezogen: ${isolated$(v.offered)} gegen ${isolated$(v.wanted)}`
export const requests_turn_all = ()=>`Du bist dran: annehmen, ablehnen oder ein Gegenangebot machen.`
export const requests_turn_answer = ()=>`Du bist dran: annehmen oder ablehnen.`
export const requests_turn_counter = ()=>`Du bist dran: ein Gegenangebot machen oder ablehnen.`
export const requests_turn_decline = ()=>`Du bist dran: Annehmen geht gerade nicht. Du kannst warten oder ablehnen.`
export const requests_unnamed = ()=>`einen Artikel`
export const requests_what_is_left = ()=>`Etwas aus unserem Tausch ist weg. Wollen wir den Rest tauschen?`
export const requests_with_unlisted = v=>`Mit ${isolated$(v.name)}, nicht eingestellt`
export const swaps_accept = ()=>`Annehmen`
export const swaps_accept_this_swap = ()=>`Diesen Tausch annehmen?`
export const swaps_accepting = ()=>`Wird angenommen …`
export const swaps_add_something_that_is_not_listed = ()=>`Etwas dazulegen, das noch nicht eingestellt ist`
export const swaps_agreed = ()=>`Vereinbart`
export const swaps_all_of_these = v=>`Alle ${isolated$(v.count)}`
export const swaps_all_of_these_are_offered_together = ()=>`Das alles wird zusammen angeboten`
export const swaps_all_of_these_have_to_be_items_of_one = ()=>`Das alles muss derselben Person gehören.`
export const swaps_all_offers_so_far = v=>`Alle Angebote bisher (${isolated$(v.count)})`
export const swaps_all_requests = ()=>`Alle Anfragen`
export const swaps_already_in_an_offer = ()=>`Schon Teil eines Angebots zwischen euch`
export const swaps_an_offer_can_be_changed_by_the_one_who = ()=>`Ein Angebot kann ändern, wer es gemacht hat, solange es nicht beantwortet ist.`
export const swaps_and_more = v=>`und noch ${(plural.select(v.rest)==="one"?`${number.format(v.rest)} weiteres`:`${number.format(v.rest)} weitere`)}`
export const swaps_any_of_these = v=>`${isolated$(v.n)} davon nach Wahl`
export const swaps_any_of_these_listed = v=>`${isolated$(v.pick)} von ${isolated$(v.listed)} nach Wahl`
export const swaps_ask_for_more_of_theirs = ()=>`Noch mehr von dort anfragen`
export const swaps_asked_by_you_who = v=>[v.who(`${isolated$(v.name)}`),`, von dir gefragt`]
export const swaps_asked_you = v=>[`Hat dich `,v.when(``),` gefragt`]
export const swaps_asks_for_it_in_another_request = v=>`${isolated$(v.name)} fragt in einer anderen Anfrage nach ${isolated$(v.item)}. Sie ist noch offen.`
export const swaps_asks_you = v=>[v.who(`${isolated$(v.name)}`),` fragt dich`]
export const swaps_at_most_items_can_be_named = v=>`Höchstens ${isolated$(v.items)} Artikel können genannt werden`
export const swaps_back = ()=>`Zurück`
export const swaps_back_to_the_request = ()=>`Zurück zur Anfrage`
export const swaps_because = v=>`Grund: ${isolated$(v.reason)}`
export const swaps_both_sides_have_to_give_something = ()=>`Beide Seiten müssen etwas geben`
export const swaps_browse_all_items = ()=>`Alle Artikel ansehen`
export const swaps_call_off = ()=>`Absagen`
export const swaps_calling_off = ()=>`Wird abgesagt …`
export const swaps_cancel_request = ()=>`Beendet`
export const swaps_canceling = ()=>`Wird abgelehnt …`
export const swaps_cannot_swap_at_the_moment_the_request = v=>`${isolated$(v.name)} kann gerade nicht tauschen. Die Anfrage wartet, oder du lehnst sie ab.`
export const swaps_change_offer = ()=>`Angebot ändern`
export const swaps_change_words_and_pictures_of_what_you = ()=>`Text und Bilder deines Angebots ändern`
export const swaps_change_your_offer = ()=>`Dein Angebot ändern`
export const swaps_choose_an_item = ()=>`Wähle einen Artikel`
export const swaps_choose_for_yourself = v=>`${(`Such dir ${number.format(v.pick)} davon aus`)}`
export const swaps_choose_of_what_is_offered = ()=>`Wähle aus dem, was angeboten wird`
export const swaps_choose_of_what_is_offered_2 = v=>`Wähle ${isolated$(v.pick)} aus dem, was angeboten wird`
export const swaps_choose_to_give = v=>`${(plural.select(v.pick)==="one"?`Wähle ${number.format(v.pick)} davon, das du gibst`:`Wähle ${number.format(v.pick)} davon, die du gibst`)}`
export const swaps_choose_why = ()=>`Wähle einen Grund`
export const swaps_confirmed_request = ()=>`Vereinbart`
export const swaps_confirming = ()=>`Wird bestätigt …`
export const swaps_decline = ()=>`Ablehnen`
export const swaps_declining_you_can_undo_it_for_some = ()=>`Wird abgelehnt. Ein paar Sekunden lang kannst du es zurücknehmen.`
export const swaps_done = ()=>`Erledigt`
export const swaps_exchange = ()=>`Tauschen`
export const swaps_exchange_request = ()=>`Tauschanfrage`
export const swaps_exchange_request_2 = ()=>`Tauschanfragen`
export const swaps_exchange_request_created_successfully = ()=>`Deine Tauschanfrage ist gesendet`
export const swaps_exchange_request_submitted_successful = ()=>`Deine Tauschanfrage ist gesendet!`
export const swaps_exchange_requests = ()=>`Tauschanfragen`
export const swaps_failed_to_accept_the_request = ()=>`Die Anfrage konnte nicht angenommen werden`
export const swaps_failed_to_call_off_the_swap = ()=>`Der Tausch konnte nicht abgesagt werden`
export const swaps_failed_to_cancel_the_request = ()=>`Die Anfrage konnte nicht abgelehnt werden`
export const swaps_failed_to_confirm_the_swap = ()=>`Der Tausch konnte nicht bestätigt werden`
export const swaps_failed_to_create_exchange_request = ()=>`Die Tauschanfrage konnte nicht gesendet werden`
export const swaps_failed_to_load_exchange_details = ()=>`Die Anfrage konnte nicht geladen werden.`
export const swaps_failed_to_load_product_details = ()=>`Der Artikel konnte nicht geladen werden.`
export const swaps_failed_to_send_the_offer = ()=>`Das Angebot konnte nicht gesendet werden`
export const swaps_failed_to_withdraw_the_request = ()=>`Die Anfrage konnte nicht zurückgezogen werden`
export const swaps_find_something_to_swap_for = ()=>`Etwas zum Tauschen finden`
export const swaps_first_for_second = v=>`${isolated$(v.offered)} gegen ${isolated$(v.wanted)}`
export const swaps_for_item = v=>[`Für `,v.strong(`${isolated$(v.name)}`)]
export const swaps_for_item_would_take = v=>[`Für `,v.strong(`${isolated$(v.name)}`),`. `,`${isolated$(v.owner)}`,` hätte gern: `,v.strong(`${isolated$(v.preferences)}`)]
export const swaps_for_now_cannot_swap_you_can_wait_for = v=>`${isolated$(v.other)} kann gerade nicht tauschen. Du kannst warten oder den Tausch absagen.`
export const swaps_go_to_home = ()=>`Zur Startseite`
export const swaps_has_ended = v=>`${isolated$(v.name)} ist beendet.`
export const swaps_how_many_of_these_may_choose = v=>`Wie viele davon darf ${isolated$(v.name)} sich aussuchen?`
export const swaps_how_many_of_these_would_you_choose = ()=>`Wie viele davon würdest du dir aussuchen?`
export const swaps_images = ()=>`Bilder *`
export const swaps_incoming_request = ()=>`Offen`
export const swaps_is_not_available_any_more = v=>`${(v.alone==="yes"?`Dieser Artikel`:`${isolated$(v.name)}`)} ist nicht mehr verfügbar.`
export const swaps_is_reserved_for_another_swap = v=>`${(v.alone==="yes"?`Dieser Artikel`:`${isolated$(v.name)}`)} ist für einen anderen Tausch reserviert.`
export const swaps_item_offered = ()=>`Angeboten`
export const swaps_item_wanted = ()=>`Gewünscht`
export const swaps_its_owner_has_made_you_another_offer = ()=>`Du hast ein Gegenangebot bekommen. Du bist dran.`
export const swaps_last_step = ()=>`Letzter Schritt`
export const swaps_loading = ()=>`Lädt …`
export const swaps_make_another_offer = ()=>`Gegenangebot`
export const swaps_message = ()=>`Nachricht`
export const swaps_message_2 = ()=>`Nachricht *`
export const swaps_my_trades = ()=>`Meine Tauschgeschäfte`
export const swaps_name = ()=>`Name`
export const swaps_name_each_item_once = ()=>`Nenne jeden Artikel nur einmal`
export const swaps_no_requests_found = ()=>`Keine Anfragen gefunden.`
export const swaps_no_trade_is_under_way_list_something = ()=>`Gerade läuft kein Tausch. Stell etwas ein oder frag nach etwas, das dir gefällt.`
export const swaps_not_available = ()=>`Nicht verfügbar`
export const swaps_not_confirmed_by_both_in_time = ()=>`Nicht rechtzeitig von beiden bestätigt`
export const swaps_nothing = ()=>`nichts`
export const swaps_nothing_is_different_yet = ()=>`Noch ist nichts anders: Ändere, was getauscht wird, oder schreib eine Nachricht.`
export const swaps_offer_one_of_your_own_available_items = ()=>`Biete einen deiner eigenen verfügbaren Artikel an.`
export const swaps_once_accepted_these_items_are_reserved = ()=>`Wenn du annimmst, sind diese Artikel für euch beide reserviert. Dann macht ihr Ort und Zeit aus.`
export const swaps_one_of_the_two_items_is_reserved_for = ()=>`Einer der beiden Artikel ist für einen anderen Tausch reserviert, deshalb wartet diese Anfrage.`
export const swaps_only_the_one_who_made_this_offer_can = ()=>`Nur wer dieses Angebot gemacht hat, kann es ändern.`
export const swaps_or_something_that_is_not_listed = ()=>`Oder etwas, das nicht eingestellt ist`
export const swaps_picture_label = v=>`${isolated$(v.offered)} gegen ${isolated$(v.wanted)}`
export const swaps_please_say_why = ()=>`Bitte sag, warum`
export const swaps_post_your_first_trade = ()=>`Ersten Artikel einstellen`
export const swaps_received = ()=>`Erhalten`
export const swaps_request_accepted = ()=>`✔️ Anfrage angenommen`
export const swaps_request_accepted_successfully = ()=>`Du hast die Anfrage angenommen`
export const swaps_request_canceled_successfully = ()=>`Du hast die Anfrage abgelehnt`
export const swaps_request_declined = ()=>`❌ Anfrage abgelehnt`
export const swaps_request_updated_successfully = ()=>`Dein Angebot ist geändert`
export const swaps_request_withdrawn = ()=>`Anfrage zurückgezogen`
export const swaps_request_withdrawn_successfully = ()=>`Du hast die Anfrage zurückgezogen`
export const swaps_said_terms = v=>[v.who(`${isolated$(v.whoName)}`),`: `,`${isolated$(v.offered)}`,` gegen `,`${isolated$(v.wanted)}`]
export const swaps_said_terms_pick = v=>[v.who(`${isolated$(v.whoName)}`),`: `,`${isolated$(v.offered)}`,` (`,`${isolated$(v.pick)}`,`) gegen `,`${isolated$(v.wanted)}`]
export const swaps_save_offer = ()=>`Angebot speichern`
export const swaps_say_why_it_is_a_good_swap_and_when_you = ()=>`Sag, warum das ein guter Tausch ist und wann du dich treffen könntest.`
export const swaps_search = ()=>`Suchen`
export const swaps_see_it_under_cancel_request = ()=>`Unter „Beendet“ ansehen`
export const swaps_see_it_under_confirmed_request = ()=>`Unter „Vereinbart“ ansehen`
export const swaps_see_the_swap = ()=>`Tausch ansehen`
export const swaps_see_what_waits = ()=>`Ansehen, was wartet`
export const swaps_see_your_request = ()=>`Deine Anfrage ansehen`
export const swaps_send_offer = ()=>`Angebot senden`
export const swaps_sending = ()=>`Wird gesendet …`
export const swaps_sent = ()=>`Gesendet`
export const swaps_sent_by_you = ()=>`Von dir gesendet`
export const swaps_sent_by_you_waiting = ()=>`Von dir gesendet, wartet`
export const swaps_show_more = ()=>`Mehr zeigen`
export const swaps_sign_in_to_see_your_trades_whose_turn = v=>[v.link(`Melde dich an`),`, um deine Tauschgeschäfte zu sehen: wer dran ist, was wartet und was vereinbart ist.`]
export const swaps_somebody_has_agreed_to_swap_for_this = ()=>`Hierfür ist ein Tausch vereinbart. Neue Anfragen gehen gerade nicht.`
export const swaps_something_went_wrong = ()=>`Da ist etwas schiefgegangen.`
export const swaps_something_went_wrong_what_is_new_may = ()=>`Da ist etwas schiefgegangen. Vielleicht fehlt das Neueste.`
export const swaps_submit = ()=>`Senden`
export const swaps_submitting = ()=>`Wird gesendet …`
export const swaps_swap_called_off = ()=>`Tausch abgesagt`
export const swaps_swap_completed = ()=>`Tausch abgeschlossen`
export const swaps_swap_completed_enjoy = v=>`Tausch abgeschlossen, viel Freude damit! ${isolated$(v.swappedText)}`
export const swaps_swap_confirmed = ()=>`Tausch bestätigt`
export const swaps_tap_one_or_more = ()=>`Tippe auf einen oder mehrere.`
export const swaps_that_is_for_the_other_side_of_this = ()=>`Das kann nur die andere Seite dieser Anfrage tun.`
export const swaps_the_item_is_gone = ()=>`Der Artikel ist weg`
export const swaps_the_listing_owner_has_been_notified = ()=>`Wer den Artikel anbietet, weiß jetzt davon.`
export const swaps_the_message = ()=>`Die Nachricht`
export const swaps_the_offer_has_changed_meanwhile_it_is = ()=>`Das Angebot hat sich inzwischen geändert. Das neue steht unten; was du gewählt hast, ist noch da.`
export const swaps_the_offer_has_changed_meanwhile_please = ()=>`Das Angebot hat sich inzwischen geändert. Bitte sieh es dir noch einmal an.`
export const swaps_there_are_not_so_many_to_choose_from = ()=>`So viele stehen nicht zur Wahl`
export const swaps_there_have_been_offers_accept_this_one = v=>`${(plural.select(v.revisions)==="one"?`Es gab schon ${number.format(v.revisions)} Angebot.`:`Es gab schon ${number.format(v.revisions)} Angebote.`)} Nimm dieses an oder beende die Anfrage.`
export const swaps_there_is_a_newer_offer_accept_it_or = ()=>`Es gibt ein neueres Angebot: Nimm es an oder mach ein Gegenangebot.`
export const swaps_there_is_no_such_item = ()=>`Diesen Artikel gibt es nicht.`
export const swaps_there_is_no_such_request = ()=>`Diese Anfrage gibt es nicht.`
export const swaps_thing_is_not_available = v=>`${(v.alone==="yes"?`Dieser Artikel`:`${isolated$(v.name)}`)} ist ${(v.isHidden==="yes"?`gerade nicht`:`nicht mehr`)} verfügbar.`
export const swaps_this = ()=>`Die Angabe`
export const swaps_this_has_been_accepted_already = v=>`${(v.noun==="request"?`Diese Anfrage`:`Dieser Tausch`)} ist schon angenommen.`
export const swaps_this_has_been_declined_already = v=>`${(v.noun==="request"?`Diese Anfrage`:`Dieser Tausch`)} ist schon abgelehnt.`
export const swaps_this_has_been_withdrawn = v=>`${(v.noun==="request"?`Diese Anfrage`:`Dieser Tausch`)} ist zurückgezogen.`
export const swaps_this_has_ended_because_an_item_of_it = v=>`${(v.noun==="request"?`Diese Anfrage`:`Dieser Tausch`)} ist beendet, weil ein Artikel weg ist.`
export const swaps_this_has_ended_because_it_was_not = v=>`${(v.noun==="request"?`Diese Anfrage`:`Dieser Tausch`)} ist beendet, weil nicht rechtzeitig geantwortet oder bestätigt wurde.`
export const swaps_this_has_not_been_accepted_yet = v=>`${(v.noun==="request"?`Diese Anfrage`:`Dieser Tausch`)} ist noch nicht angenommen.`
export const swaps_this_item_is_your_own = ()=>`Das ist dein eigener Artikel.`
export const swaps_this_must_be_a_whole_number_from_1_on = ()=>`Das muss eine ganze Zahl ab 1 sein`
export const swaps_this_request_waits_since_cannot_swap = v=>`Diese Anfrage wartet, weil ${isolated$(v.other)} gerade nicht tauschen kann.`
export const swaps_this_swap_has_been_called_off = ()=>`Dieser Tausch wurde abgesagt.`
export const swaps_this_swap_is_completed_already = ()=>`Dieser Tausch ist schon abgeschlossen.`
export const swaps_to_be_done = ()=>`Zu tun`
export const swaps_undo = ()=>`Zurücknehmen`
export const swaps_upload = ()=>`Hochladen`
export const swaps_view_details = ()=>`Einzelheiten`
export const swaps_waiting_for_the_other = ()=>`Die andere Seite ist dran`
export const swaps_waiting_for_to_answer = v=>`${isolated$(v.other)} muss noch antworten.`
export const swaps_was_called_off_requests_that_waited = v=>`${isolated$(v.name)} wurde abgesagt. Anfragen, die auf diese Artikel gewartet haben, können wieder beantwortet werden.`
export const swaps_we_have_swapped = ()=>`Wir haben getauscht`
export const swaps_what_do_you_offer = ()=>`Was bietest du an?`
export const swaps_what_else_of_would_you_like = v=>`Was möchtest du noch von ${isolated$(v.name)}?`
export const swaps_why_do_you_call_it_off = ()=>`Warum sagst du ab?`
export const swaps_with = v=>`mit ${isolated$(v.name)}`
export const swaps_withdraw = ()=>`Zurückziehen`
export const swaps_withdrawing = ()=>`Wird zurückgezogen …`
export const swaps_write_to = v=>`${isolated$(v.name)} schreiben`
export const swaps_you = ()=>`Du`
export const swaps_you_and_have_agreed_next_you_agree_on = v=>`Du und ${isolated$(v.other)} habt vereinbart: ${isolated$(v.name)}. Als Nächstes macht ihr Ort und Zeit aus.`
export const swaps_you_asked = v=>[`Du hast `,v.when(``),` gefragt`]
export const swaps_you_gave_and_got = v=>`Gegeben: ${isolated$(v.namesOf)}. Bekommen: ${isolated$(v.namesOf2)}.`
export const swaps_you_get = ()=>`du bekommst`
export const swaps_you_get_from = v=>`Du bekommst von ${isolated$(v.name)}`
export const swaps_you_give = ()=>`du gibst`
export const swaps_you_give_these = ()=>`Du gibst`
export const swaps_you_have_agreed_to_swap_for_this = ()=>`Du hast einen Tausch dafür vereinbart.`
export const swaps_you_have_asked_for_this_item_already = ()=>`Du hast diesen Artikel schon angefragt. Deine Anfrage wartet auf Antwort.`
export const swaps_you_have_asked_for_this_its_owner_has = ()=>`Du hast angefragt. Bisher kam noch keine Antwort.`
export const swaps_you_have_confirmed_the_swap_waiting = v=>`Du hast den Tausch bestätigt. Jetzt muss ${isolated$(v.other)} ihn noch bestätigen.`
export const swaps_you_have_confirmed_this_swap_already = ()=>`Du hast diesen Tausch schon bestätigt.`
export const swaps_you_have_posted_nothing_yet_say_below = v=>[`Du hast noch nichts eingestellt. Sag unten, was du anbietest, oder `,v.link(`stell einen Artikel ein`),`.`]
export const swaps_you_have_so_many_pending_requests = v=>`Du hast ${isolated$(v.requests)} offene Anfragen, mehr sind nicht möglich. Zieh eine zurück, bevor du eine neue sendest.`
export const swaps_your_for = v=>`Du gibst ${isolated$(v.give)} für ${isolated$(v.get)}`
export const swaps_your_offer_was_sent = ()=>`Dein Angebot ist gesendet`
export const swaps_your_turn = ()=>`Du bist dran`
export const swaps_your_turn_agree_on_a_place_and_a_time = ()=>`Du bist dran: Macht Ort und Zeit aus, tauscht und bestätige es dann.`
export const swaps_your_turn_says_that_you_have_swapped = v=>`Du bist dran: ${isolated$(v.other)} sagt, dass ihr getauscht habt. Bestätige es oder sag den Tausch ab.`
export const texts_audit = v=>`Auf ${isolated$(v.language)} ergänzt: ${isolated$(v.text)}`
export const texts_gone = ()=>`Diesen Text gibt es nicht mehr.`
export const texts_lead = ()=>`Was ihr selbst geschrieben habt, für alle, die in einer anderen Sprache lesen. Was leer bleibt, lesen sie so, wie ihr es geschrieben habt.`
export const texts_none = ()=>`Hier ist in jeder Sprache noch alles so, wie es mitgeliefert wurde.`
export const texts_one_language = ()=>`Diese Seite gibt es nur in einer Sprache.`
export const texts_pages = ()=>`Ganze Seiten bekommen eine eigene Fassung: Wer Deutsch liest, sieht about-de anstelle von about.`
export const texts_title = ()=>`Andere Sprachen`
export const told_admin_contact_button = ()=>`Nachricht ansehen`
export const told_admin_contact_text = v=>`${isolated$(v.name)} hat über das Kontaktformular geschrieben.`
export const told_admin_contact_title = ()=>`Neue Kontaktnachricht`
export const told_admin_mails = ()=>`Was den Betrieb der Seite betrifft`
export const told_admin_person_waits_button = ()=>`Ansehen, wer es ist`
export const told_admin_person_waits_text = v=>`${isolated$(v.who)} hat sich registriert und wartet auf Freischaltung.`
export const told_admin_person_waits_title = ()=>`Jemand möchte mitmachen`
export const told_admin_report_button = ()=>`Meldungen ansehen`
export const told_admin_report_title = ()=>`Neue Meldung`
export const told_admin_swap_in_doubt_text = v=>`Der Tausch von ${isolated$(v.things)} gegen ${isolated$(v.others)} findet vielleicht nicht statt. Die Beteiligten wissen, dass sie ihn absagen können.`
export const told_admin_swap_in_doubt_title = ()=>`Tausch fraglich`
export const told_admin_swap_lost_text = v=>`Der Tausch von ${isolated$(v.things)} gegen ${isolated$(v.others)} wurde abgesagt: Jemand daraus hat das Konto gelöscht.`
export const told_admin_swap_lost_title = ()=>`Tausch abgesagt`
export const told_and_more = v=>`${isolated$(v.first)} und noch ${(plural.select(v.more)==="one"?`${number.format(v.more)} weiteres`:`${number.format(v.more)} weitere`)}`
export const told_choose = ()=>`Auswählen, was ich bekomme`
export const told_circle_agreed_text = v=>`Du gibst ${isolated$(v.gives)} und bekommst ${isolated$(v.gets)}. Macht Orte und Zeiten aus.`
export const told_circle_agreed_title = ()=>`Alle haben Ja gesagt`
export const told_circle_answer_reminder_text = v=>`Du hast weniger als einen Tag, um Ja oder Nein zu sagen: Du würdest ${isolated$(v.gives)} geben und ${isolated$(v.gets)} bekommen.`
export const told_circle_answer_reminder_title = ()=>`Ein Tauschvorschlag wartet auf dich`
export const told_circle_called_off_text = v=>`${isolated$(v.by)} hat den Tausch abgesagt, in dem du ${isolated$(v.gives)} gibst und ${isolated$(v.gets)} bekommst: ${isolated$(v.detail)}`
export const told_circle_called_off_title = ()=>`Tausch abgesagt`
export const told_circle_called_off_wordless = v=>`${isolated$(v.by)} hat den Tausch abgesagt, in dem du ${isolated$(v.gives)} gibst und ${isolated$(v.gets)} bekommst.`
export const told_circle_completed_text = v=>`Du hast ${isolated$(v.gives)} gegeben und ${isolated$(v.gets)} bekommen. Viel Freude damit!`
export const told_circle_completed_title = ()=>`Tausch abgeschlossen`
export const told_circle_confirmation_reminder_text = v=>`Andere aus deinem Tausch haben schon bestätigt. Bitte bestätige auch du, was du gegeben und bekommen hast, ${isolated$(v.gives)} und ${isolated$(v.gets)}, oder sag den Tausch ab.`
export const told_circle_confirmation_reminder_title = ()=>`Habt ihr getauscht?`
export const told_circle_confirmed_text = v=>`${isolated$(v.by)} sagt, dass ${isolated$(v.detail)} übergeben ist. Bestätige es auch, dann ist es geschafft.`
export const told_circle_confirmed_title = ()=>`Bitte bestätige deinen Tausch`
export const told_circle_edited_text = v=>`${isolated$(v.detail)} hat sich geändert, deshalb werden alle noch einmal gefragt: Würdest du ${isolated$(v.gives)} geben und ${isolated$(v.gets)} bekommen?`
export const told_circle_edited_title = ()=>`Tausch geändert`
export const told_circle_expired_text = v=>`Der Tausch, in dem du ${isolated$(v.gives)} gibst und ${isolated$(v.gets)} bekommst, wurde nicht von allen rechtzeitig bestätigt. Was nicht übergeben wurde, ist wieder verfügbar.`
export const told_circle_expired_title = ()=>`Tausch beendet`
export const told_circle_handover_reminder_text = v=>`Du hast vereinbart, ${isolated$(v.gives)} zu geben und ${isolated$(v.gets)} zu bekommen. Wenn das geschehen ist, bestätige es bitte, oder sag den Tausch ab.`
export const told_circle_handover_reminder_title = ()=>`Habt ihr getauscht?`
export const told_circle_in_doubt_text = v=>`${isolated$(v.by)} kann vielleicht nicht mehr tauschen. Du kannst den Tausch, in dem du ${isolated$(v.gives)} gibst und ${isolated$(v.gets)} bekommst, absagen, und niemand ist schuld.`
export const told_circle_in_doubt_title = ()=>`Tausch fraglich`
export const told_circle_item_gone_text = v=>`Etwas ist nicht mehr verfügbar, deshalb ist der Tausch beendet, in dem du ${isolated$(v.gives)} gegeben und ${isolated$(v.gets)} bekommen hättest.`
export const told_circle_lapsed_text = v=>`Nicht alle haben rechtzeitig geantwortet, deshalb ist der Tausch beendet, in dem du ${isolated$(v.gives)} gegeben und ${isolated$(v.gets)} bekommen hättest.`
export const told_circle_message_text = v=>`${isolated$(v.by)} hat allen aus einem deiner Tauschgeschäfte geschrieben.`
export const told_circle_message_title = ()=>`Neue Nachricht zu einem Tausch`
export const told_circle_over_text = v=>`Der Tausch, in dem du ${isolated$(v.gives)} gegeben und ${isolated$(v.gets)} bekommen hättest, findet nicht statt.`
export const told_circle_over_title = ()=>`Tausch beendet`
export const told_circle_text = v=>`Du könntest ${isolated$(v.gives)} geben und ${isolated$(v.gets)} bekommen, in einem Tausch zwischen ${isolated$(v.people)} Leuten. Sag innerhalb von 72 Stunden Ja oder Nein.`
export const told_circle_title = ()=>`Ein Tauschvorschlag für dich`
export const told_confirm = ()=>`Tausch bestätigen`
export const told_daily = ()=>`Einmal am Tag, gesammelt`
export const told_daily_button = ()=>`Tauschvorschläge ansehen`
export const told_daily_first_text = v=>`Was sich seit gestern für dich gefunden hat. Hier sind die ersten ${number.format(v.listed)}; die anderen warten auf der Seite:`
export const told_daily_heading = v=>`${(plural.select(v.count)==="one"?`Ein Tauschvorschlag für dich`:`${number.format(v.count)} Tauschvorschläge für dich`)}`
export const told_daily_text = ()=>`Was sich seit gestern für dich gefunden hat:`
export const told_end_link = ()=>`So etwas nicht mehr schicken`
export const told_end_these = ()=>`Keine solchen E-Mails mehr?`
export const told_end_these_text = v=>`${((f=>f==="offers"?`Du bekommst dann keine E-Mails mehr über Angebote und Tauschgeschäfte.`:f==="messages"?`Du bekommst dann keine E-Mails mehr über ungelesene Nachrichten.`:f==="handover"?`Du bekommst dann keine E-Mails mehr über Treffen und Übergabe.`:f==="matches"?`Du bekommst dann keine E-Mails mehr mit Tauschvorschlägen.`:f==="news"?`Du bekommst dann keine wöchentlichen Neuigkeiten mehr.`:`Du bekommst dann keine E-Mails mehr über Meldungen und Kontaktnachrichten.`)(v.kind))} Was du sonst bekommst, bleibt, wie es ist.`
export const told_ended = ()=>`Keine solchen E-Mails mehr`
export const told_ended_text = v=>`${((f=>f==="offers"?`Du bekommst keine E-Mails mehr über Angebote und Tauschgeschäfte.`:f==="messages"?`Du bekommst keine E-Mails mehr über ungelesene Nachrichten.`:f==="handover"?`Du bekommst keine E-Mails mehr über Treffen und Übergabe.`:f==="matches"?`Du bekommst keine E-Mails mehr mit Tauschvorschlägen.`:f==="news"?`Du bekommst keine wöchentlichen Neuigkeiten mehr.`:`Du bekommst keine E-Mails mehr über Meldungen und Kontaktnachrichten.`)(v.kind))} In deinen Einstellungen kannst du das jederzeit ändern.`
export const told_former_member = ()=>`Ehemaliges Mitglied`
export const told_handover = ()=>`Treffen und Übergabe`
export const told_handover_agreed_text = v=>`${isolated$(v.other)} ist mit Ort und Zeit einverstanden. Trag es in deinen Kalender ein.`
export const told_handover_agreed_title = ()=>`Euer Treffen steht`
export const told_handover_changed_text = v=>`${isolated$(v.other)} möchte sich lieber an einem anderen Ort oder zu einer anderen Zeit treffen. Sieh es dir an.`
export const told_handover_changed_title = ()=>`Anderer Ort oder andere Zeit`
export const told_handover_day_after_text = v=>`Du warst mit ${isolated$(v.other)} verabredet. Wenn ihr getauscht habt, bestätige es bitte. Wenn nicht, macht eine andere Zeit aus.`
export const told_handover_day_after_title = ()=>`Hat es geklappt?`
export const told_handover_day_before_text = v=>`In weniger als 24 Stunden triffst du ${isolated$(v.other)} zum Tauschen.`
export const told_handover_day_before_title = ()=>`Euer Treffen ist in weniger als einem Tag`
export const told_handover_hours_before_text = v=>`In weniger als zwei Stunden triffst du ${isolated$(v.other)} zum Tauschen.`
export const told_handover_hours_before_title = ()=>`Euer Treffen ist in weniger als zwei Stunden`
export const told_handover_proposed_text = v=>`${isolated$(v.other)} schlägt Ort und Zeit für ein Treffen vor. Sag zu oder schlag etwas anderes vor.`
export const told_handover_proposed_title = ()=>`Wo und wann ihr euch trefft`
export const told_home = ()=>`Startseite`
export const told_item_gone_asked = v=>`${isolated$(v.detail)} ist weg, deshalb ist dein Angebot beendet: ${isolated$(v.gives)}.`
export const told_item_gone_offered = v=>`${isolated$(v.detail)}, angeboten gegen ${isolated$(v.gives)}, ist weg. Die Anfrage ist beendet.`
export const told_item_shown_button = ()=>`Artikel ansehen`
export const told_item_shown_text = v=>`${isolated$(v.item)} ist wieder zu sehen.`
export const told_item_shown_title = ()=>`Artikel wieder da`
export const told_item_taken_down_button = ()=>`Artikel ansehen`
export const told_item_taken_down_text = v=>`Das Team hier hat ${isolated$(v.item)} ausgeblendet. Wenn du das für einen Irrtum hältst, schreib dem Team.`
export const told_item_taken_down_title = ()=>`Artikel ausgeblendet`
export const told_last_given_up = v=>`Die letzte: ${isolated$(v.words)}`
export const told_listed_by = v=>`Eingestellt von ${isolated$(v.owner)}.`
export const told_listed_by_fits = v=>`Eingestellt von ${isolated$(v.owner)}. So etwas suchst du.`
export const told_mail_first_failed = v=>[`Zum ersten Mal fehlgeschlagen: `,v.when(``),`.`]
export const told_mail_server_fails = v=>`Der Mailserver nimmt keine E-Mails an: ${isolated$(v.words)}`
export const told_mail_server_help = ()=>`Korrigiere ihn in den Einstellungen, oder SMTP_URL auf dem Rechner. Was wartet, geht dann von selbst hinaus.`
export const told_mails = ()=>`E-Mails`
export const told_match_text = v=>`Du könntest ${isolated$(v.gives)} geben und ${isolated$(v.gets)} bekommen. Sag innerhalb von 48 Stunden Ja oder Nein.`
export const told_match_title = ()=>`Das passt!`
export const told_matches = ()=>`Tauschvorschläge für dich`
export const told_message_button = ()=>`Antworten`
export const told_message_file = ()=>`Du hast eine Datei bekommen.`
export const told_message_title = v=>`${isolated$(v.by)} hat dir geschrieben`
export const told_messages = ()=>`Ungelesene Nachrichten`
export const told_never = ()=>`Nie`
export const told_new_version = ()=>`Eine neue Version ist da.`
export const told_news = ()=>`Neuigkeiten`
export const told_news_button = ()=>`Alle Artikel ansehen`
export const told_news_text = ()=>`Was neu eingestellt wurde; zuerst, was zu deiner Suche passt.`
export const told_news_title = ()=>`Neu in dieser Woche`
export const told_no_browser = ()=>`Noch bekommt keiner deiner Browser Mitteilungen.`
export const told_no_time_zone = ()=>`Diese Zeitzone gibt es nicht.`
export const told_not_now = ()=>`Nicht jetzt`
export const told_not_saved = ()=>`Das konnte nicht gespeichert werden. Bitte versuch es noch einmal.`
export const told_nothing = ()=>`nichts`
export const told_notifications = ()=>`Benachrichtigungen`
export const told_now = ()=>`Sofort`
export const told_offers = ()=>`Angebote und Tauschgeschäfte`
export const told_offline = ()=>`Du bist offline`
export const told_offline_text = ()=>`Diese Seite war auf diesem Gerät noch nicht offen. Seiten, die du unangemeldet gesehen hast, kannst du auch ohne Verbindung lesen; alles andere kommt mit ihr zurück.`
export const told_old_link = ()=>`Dieser Link ist nicht von uns oder zu alt.`
export const told_push_ask = ()=>`Soll dieses Gerät dir Bescheid geben, wenn eine Antwort da ist?`
export const told_push_denied = ()=>`Dein Browser lässt das nicht zu. In seinen Einstellungen für diese Seite kannst du das ändern.`
export const told_push_end = ()=>`Auf diesem Gerät nicht mehr`
export const told_push_failed = ()=>`Dieses Gerät kann gerade keine Mitteilungen bekommen.`
export const told_push_none = ()=>`Dieser Browser kann keine Mitteilungen bekommen, während die Seite geschlossen ist. Auf einem iPhone oder iPad lege die Seite zuerst auf den Home-Bildschirm.`
export const told_push_on = ()=>`Dieses Gerät gibt dir Bescheid.`
export const told_push_start = ()=>`Auf diesem Gerät Bescheid geben`
export const told_push_test = ()=>`Testmitteilung schicken`
export const told_push_text = ()=>`Zeigt, was hier passiert, auch wenn die Seite geschlossen ist.`
export const told_push_title = ()=>`Auf diesem Gerät`
export const told_push_yes = ()=>`Ja, gern`
export const told_quiet_ends = ()=>`Die Ruhezeit braucht Anfang und Ende.`
export const told_quiet_from = ()=>`Von`
export const told_quiet_help = ()=>`E-Mails und Mitteilungen auf deinen Geräten warten, bis sie vorbei ist. Erinnerungen an ein Treffen nicht.`
export const told_quiet_hours = ()=>`Ruhezeit`
export const told_quiet_to = ()=>`Bis`
export const told_reload = ()=>`Neu laden`
export const told_report_dismissed = ()=>`Jemand hat sich angesehen, was du gemeldet hast, und es so gelassen. Danke, dass du darauf geachtet hast.`
export const told_report_handled_button = ()=>`Benachrichtigungen ansehen`
export const told_report_handled_title = ()=>`Deine Meldung`
export const told_report_upheld = ()=>`Jemand hat sich angesehen, was du gemeldet hast, und etwas unternommen. Danke, dass du darauf geachtet hast.`
export const told_reported_item = v=>`Jemand hat einen Artikel von ${isolated$(v.about)} gemeldet.`
export const told_reported_message = v=>`Jemand hat eine Nachricht von ${isolated$(v.about)} gemeldet.`
export const told_reported_person = v=>`${isolated$(v.about)} wurde gemeldet.`
export const told_reported_review = v=>`Jemand hat eine Bewertung von ${isolated$(v.about)} gemeldet.`
export const told_review_answered_button = ()=>`Antwort lesen`
export const told_review_answered_text = v=>`${isolated$(v.by)} hat auf deine Bewertung zu eurem Tausch geantwortet.`
export const told_review_answered_title = ()=>`Antwort auf deine Bewertung`
export const told_review_hidden_button = ()=>`Benachrichtigungen ansehen`
export const told_review_hidden_text = ()=>`Das Team hier hat eine Bewertung von dir ausgeblendet. Wenn du das für einen Irrtum hältst, schreib dem Team.`
export const told_review_hidden_title = ()=>`Bewertung ausgeblendet`
export const told_review_shown_button = ()=>`Bewertung lesen`
export const told_review_shown_text = v=>`${isolated$(v.by)} hat über euren Tausch geschrieben. Du kannst einmal antworten.`
export const told_review_shown_title = ()=>`Neue Bewertung`
export const told_saved = ()=>`Gespeichert`
export const told_see_meeting = ()=>`Wo und wann ansehen`
export const told_see_offer = ()=>`Angebot ansehen`
export const told_see_swap = ()=>`Tausch ansehen`
export const told_send_no_more = ()=>`Nicht mehr schicken`
export const told_server_says = v=>`Der Mailserver nimmt sie nicht an: ${isolated$(v.words)}`
export const told_set_used_up_button = ()=>`Meine Liste ansehen`
export const told_set_used_up_text = v=>`Du hast gesagt, einer genügt, und hast ${isolated$(v.item)} bekommen. Die anderen warten, bis du sagst, ob du sie noch möchtest.`
export const told_set_used_up_title = ()=>`Du hast einen davon bekommen. Gelten die anderen noch?`
export const told_settings_lead = ()=>`Was du per E-Mail bekommst. E-Mails zu deinem Konto und seiner Sicherheit kommen immer.`
export const told_settings_link = ()=>`Wähle, was du bekommst`
export const told_still_available_button = ()=>`Ist noch da`
export const told_still_available_text = v=>`Für ${isolated$(v.item)} könnte sich ein Tausch finden. Ist es noch zu haben? Schau vorbei, dann suchen wir weiter.`
export const told_still_available_title = ()=>`Noch zu haben?`
export const told_swap_agreed_text = v=>`Dein Angebot von ${isolated$(v.gives)} gegen ${isolated$(v.gets)} wurde angenommen. Macht Ort und Zeit aus.`
export const told_swap_agreed_title = ()=>`Tauschanfrage angenommen`
export const told_swap_answer_reminder_text = v=>`Du könntest ${isolated$(v.gets)} für ${isolated$(v.gives)} bekommen. Nimm an, lehne ab oder mach ein Gegenangebot.`
export const told_swap_answer_reminder_title = ()=>`Ein Angebot wartet auf dich`
export const told_swap_called_off_text = v=>`${isolated$(v.by)} hat den Tausch von ${isolated$(v.gives)} gegen ${isolated$(v.gets)} abgesagt: ${isolated$(v.detail)}`
export const told_swap_called_off_title = ()=>`Tausch abgesagt`
export const told_swap_called_off_wordless = v=>`${isolated$(v.by)} hat den Tausch von ${isolated$(v.gives)} gegen ${isolated$(v.gets)} abgesagt.`
export const told_swap_changed_text = v=>`${isolated$(v.by)} hat das Angebot geändert: ${isolated$(v.gets)} für ${isolated$(v.gives)}.`
export const told_swap_changed_title = ()=>`Angebot geändert`
export const told_swap_completed_text = v=>`Du hast ${isolated$(v.gives)} gegeben und ${isolated$(v.gets)} bekommen. Viel Freude damit!`
export const told_swap_completed_title = ()=>`Tausch abgeschlossen`
export const told_swap_confirmation_reminder_text = v=>`Die andere Seite sagt, dass ${isolated$(v.gives)} und ${isolated$(v.gets)} getauscht sind. Bitte bestätige es, oder sag den Tausch ab.`
export const told_swap_confirmation_reminder_title = ()=>`Habt ihr getauscht?`
export const told_swap_confirmed_text = v=>`${isolated$(v.by)} sagt, dass ihr ${isolated$(v.gives)} gegen ${isolated$(v.gets)} getauscht habt. Bestätige es auch, dann ist es geschafft.`
export const told_swap_confirmed_title = ()=>`Bitte bestätige deinen Tausch`
export const told_swap_countered_text = v=>`Gegenangebot von ${isolated$(v.by)}: ${isolated$(v.gets)} für ${isolated$(v.gives)}.`
export const told_swap_countered_title = ()=>`Gegenangebot`
export const told_swap_declined_other_text = v=>`Die Anfrage, ${isolated$(v.gives)} gegen ${isolated$(v.gets)} zu tauschen, wurde abgelehnt.`
export const told_swap_declined_text = v=>`Dein Angebot von ${isolated$(v.gives)} gegen ${isolated$(v.gets)} wurde abgelehnt.`
export const told_swap_declined_title = ()=>`Tauschanfrage abgelehnt`
export const told_swap_edited_text = v=>`${isolated$(v.by)} hat ${isolated$(v.detail)} geändert. Sieh es dir noch einmal an, bevor du ${isolated$(v.gives)} gegen ${isolated$(v.gets)} tauschst.`
export const told_swap_edited_title = ()=>`Artikel geändert`
export const told_swap_expired_text = v=>`Der Tausch von ${isolated$(v.gives)} gegen ${isolated$(v.gets)} wurde nicht rechtzeitig von beiden bestätigt. Was nicht übergeben wurde, ist wieder verfügbar.`
export const told_swap_expired_title = ()=>`Tausch beendet`
export const told_swap_handover_reminder_text = v=>`Ihr habt vereinbart, ${isolated$(v.gives)} gegen ${isolated$(v.gets)} zu tauschen. Wenn das geschehen ist, bestätige es bitte, oder sag den Tausch ab.`
export const told_swap_handover_reminder_title = ()=>`Habt ihr getauscht?`
export const told_swap_in_doubt_text = v=>`${isolated$(v.by)} kann vielleicht nicht mehr mit dir tauschen. Du kannst den Tausch von ${isolated$(v.gives)} gegen ${isolated$(v.gets)} absagen, und niemand ist schuld.`
export const told_swap_in_doubt_title = ()=>`Tausch fraglich`
export const told_swap_item_gone_title = ()=>`Tauschanfrage beendet`
export const told_swap_lapsed_text = v=>`Es kam nicht rechtzeitig eine Antwort, deshalb ist die Anfrage beendet: ${isolated$(v.gives)} gegen ${isolated$(v.gets)}.`
export const told_swap_lapsed_title = ()=>`Tauschanfrage beendet`
export const told_swap_over_text = v=>`Die Anfrage ist beendet: ${isolated$(v.gives)} gegen ${isolated$(v.gets)}.`
export const told_swap_over_title = ()=>`Tauschanfrage beendet`
export const told_swap_proposed_text = v=>`${isolated$(v.by)} bietet dir ${isolated$(v.gets)} für ${isolated$(v.gives)}.`
export const told_swap_proposed_title = ()=>`Neue Tauschanfrage`
export const told_swap_settled_as_returned_text = v=>`Das Team hier hat sich den Fall angesehen: ${isolated$(v.detail)} bleibt, wo es war.`
export const told_swap_settled_as_returned_title = ()=>`Tausch geklärt`
export const told_swap_settled_as_traded_text = v=>`Das Team hier hat sich den Fall angesehen: ${isolated$(v.detail)} ist übergeben.`
export const told_swap_settled_as_traded_title = ()=>`Tausch geklärt`
export const told_swap_settled_text = v=>`Der Tausch von ${isolated$(v.gives)} gegen ${isolated$(v.gets)} ist vorbei. Nicht alles davon wurde übergeben.`
export const told_swap_settled_title = ()=>`Tausch beendet`
export const told_swap_withdrawn_text = v=>`${isolated$(v.by)} hat das Angebot von ${isolated$(v.gets)} gegen ${isolated$(v.gives)} zurückgezogen.`
export const told_swap_withdrawn_title = ()=>`Tauschanfrage zurückgezogen`
export const told_test_mail_taken = v=>`Der Mailserver hat eine Test-E-Mail an ${isolated$(v.email)} angenommen`
export const told_test_on_its_way = ()=>`Eine Testmitteilung ist unterwegs`
export const told_test_push_button = ()=>`Einstellungen ansehen`
export const told_test_push_me = ()=>`Mir eine Testmitteilung schicken`
export const told_test_push_text = ()=>`Dieser Browser gibt dir Bescheid, was hier passiert.`
export const told_test_push_title = ()=>`Es klappt`
export const told_time_missing = ()=>`Schreib eine Uhrzeit wie 22:00.`
export const told_undelivered_about = ()=>`Worum es ging`
export const told_undelivered_again = ()=>`Es wird noch einmal versucht.`
export const told_undelivered_browser_gone = ()=>`Den Browser gibt es nicht mehr.`
export const told_undelivered_browsers = v=>`${(plural.select(v.count)==="one"?`${number.format(v.count)} Gerät wird benachrichtigt`:`${number.format(v.count)} Geräte werden benachrichtigt`)}`
export const told_undelivered_by = ()=>`Womit`
export const told_undelivered_count = v=>`${(`${number.format(v.count)} nicht zugestellt`)}`
export const told_undelivered_how_often = ()=>`Wie oft`
export const told_undelivered_lead = ()=>`E-Mails und Mitteilungen auf Geräten zu Angeboten, Nachrichten und Tauschgeschäften der letzten 30 Tage. E-Mails zu Konten stehen im Postausgang.`
export const told_undelivered_mail = ()=>`Per E-Mail`
export const told_undelivered_nav = ()=>`Zustellung`
export const told_undelivered_nobody = ()=>`Alle konnten benachrichtigt werden.`
export const told_undelivered_not_proved = ()=>`Die Adresse wurde nicht bestätigt.`
export const told_undelivered_other = ()=>`Etwas anderes`
export const told_undelivered_people = ()=>`Ohne E-Mail`
export const told_undelivered_push = ()=>`Auf Geräten`
export const told_undelivered_sent = v=>`${(`${number.format(v.sent)} gesendet`)}, ${(plural.select(v.waiting)==="one"?`${number.format(v.waiting)} wartet`:`${number.format(v.waiting)} warten`)}`
export const told_undelivered_title = ()=>`Wer nicht benachrichtigt werden konnte`
export const told_undelivered_too_many = ()=>`Für die Person wartete schon zu viel.`
export const told_undelivered_unknown_push = ()=>`Die Adresse des Browsers gehört zu keinem Push-Dienst, der hier bekannt ist.`
export const told_undelivered_unproved = v=>`${(plural.select(v.count)==="one"?`${number.format(v.count)} Person hat ihre Adresse nicht bestätigt`:`${number.format(v.count)} Personen haben ihre Adresse nicht bestätigt`)}`
export const told_undelivered_unreached = v=>`${(v.count===0?`Sie alle werden auf einem Gerät benachrichtigt.`:plural.select(v.count)==="one"?`Sie bekommen keine E-Mail; ${number.format(v.count)} wird auch auf keinem Gerät benachrichtigt.`:`Sie bekommen keine E-Mail; ${number.format(v.count)} werden auch auf keinem Gerät benachrichtigt.`)}`
export const told_undelivered_when = ()=>`Wann`
export const told_undelivered_who = ()=>`Wer`
export const told_undelivered_why = ()=>`Warum`
export const told_unknown_key = ()=>`Das ist nicht der Schlüssel eines Browsers.`
export const told_unknown_push = ()=>`Das ist nicht die Adresse eines Push-Dienstes, der hier bekannt ist.`
export const told_unknown_secret = ()=>`Das ist nicht das Geheimnis eines Browsers.`
export const told_waiting = v=>[v.n(`${isolated$(v.count)}`),` zu erledigen`]
export const told_wants_asked_button = ()=>`Deine Antworten ansehen`
export const told_wants_asked_text = v=>`Würdest du noch dafür tauschen: ${isolated$(v.items)}?`
export const told_wants_asked_title = ()=>`Würdest du noch tauschen?`
export const told_weekly = ()=>`Einmal in der Woche`
export const told_why_admin = ()=>`Du bekommst diese E-Mail, weil du zum Team hier gehörst.`
export const told_why_handover = ()=>`Du bekommst diese E-Mail, weil du einen Tausch vereinbart hast.`
export const told_why_matches = ()=>`Du bekommst diese E-Mail, weil wir nach dem suchen, was du gern hättest.`
export const told_why_messages = ()=>`Du bekommst diese E-Mail, weil eine ungelesene Nachricht auf dich wartet.`
export const told_why_news = ()=>`Du bekommst diese E-Mail, weil du einmal in der Woche Neues erfahren möchtest.`
export const told_why_offers = ()=>`Du bekommst diese E-Mail, weil sich bei einem deiner Tauschgeschäfte etwas getan hat.`
export const told_wish_found_button = ()=>`Artikel ansehen`
export const told_wish_found_text = v=>`Du suchst „${isolated$(v.wish)}“, und ${isolated$(v.by)} hat ${isolated$(v.item)} eingestellt.`
export const told_wish_found_title = ()=>`Etwas, das du suchst`
export const told_wish_fulfilled_button = ()=>`Meine Suche ansehen`
export const told_wish_fulfilled_text = v=>`Du hast ${isolated$(v.item)} bekommen. Nach „${isolated$(v.wish)}“ wird nicht mehr gesucht. Brauchst du noch eins, such wieder danach.`
export const told_wish_fulfilled_title = ()=>`Gefunden?`
export const told_you_get = ()=>`Du bekommst`
export const told_you_give = ()=>`Du gibst`
export const wants_set_choose_current = ()=>`Wähle Artikel, für die du tauschen würdest und die noch zu haben sind`
export const wants_set_choose_wants = ()=>`Wähle mindestens zwei Artikel, für die du tauschen würdest`
export const wants_set_deleted = ()=>`Jeder davon zählt wieder einzeln`
export const wants_set_item_twice = ()=>`Nenne jeden Artikel nur einmal`
export const wants_set_limit_reached = v=>`Du hast schon ${isolated$(v.sets)} solche Auswahlen. Lösche eine, bevor du eine neue anlegst.`
export const wants_set_limit_too_high = v=>`Weniger als alle Artikel müssen genügen: Wähle höchstens ${isolated$(v.most)}`
export const wants_set_limit_wrong = v=>`Wähle eine Zahl von 1 bis ${isolated$(v.most)}`
export const wants_set_missing = ()=>`Diese Auswahl hast du nicht.`
export const wants_set_name = ()=>`Der Name`
export const wants_set_proposals_first = v=>`Offene Vorschläge bringen dir ${isolated$(v.names)}. Beantworte sie zuerst.`
export const wants_set_saved = ()=>`Gespeichert: einer davon genügt`
export const wants_set_taken = ()=>`Einer dieser Artikel steht schon in einer anderen Auswahl, aus der einer genügt.`
export const wants_set_too_many = v=>`Wähle höchstens ${isolated$(v.most)} Artikel`
export const wishes_at_most_items_can_be_named = v=>`Höchstens ${isolated$(v.for)} Artikel können genannt werden`
export const wishes_at_most_things_can_be_named = v=>`Höchstens ${isolated$(v.perItem)} Dinge können genannt werden`
export const wishes_choose_an_item = ()=>`Wähle einen Artikel`
export const wishes_limit_changed = ()=>`Gespeichert`
export const wishes_limit_proposals_first = v=>`Für diese Suche ${(plural.select(v.open)==="one"?`ist ein Vorschlag`:`sind ${number.format(v.open)} Vorschläge`)} offen. Beantworte ${(plural.select(v.open)==="one"?`ihn`:`sie`)} zuerst.`
export const wishes_limit_wrong = ()=>`Das Limit ist 1, oder leer für beliebig viele`
export const wishes_name_at_least_one_of_your_items_or = ()=>`Nenne mindestens einen deiner Artikel, oder lass das weg, wenn alle gemeint sind`
export const wishes_name_items_of_your_own = ()=>`Nenne eigene Artikel`
export const wishes_name_items_of_your_own_that_are = ()=>`Nenne eigene Artikel, die verfügbar sind`
export const wishes_name_what_you_are_looking_for_as_a = ()=>`Nenne, was du suchst, als Liste von Texten`
export const wishes_name_your_own_items = ()=>`Nenne deine eigenen Artikel`
export const wishes_open_already = ()=>`Du suchst schon danach.`
export const wishes_say_what_you_are_looking_for_in_words = ()=>`Sag in Worten, was du suchst`
export const wishes_say_what_you_are_looking_for_or_choose = ()=>`Sag, was du suchst, oder wähle eine Kategorie`
export const wishes_that_is_new_things_in_a_day_please_go = v=>`Das sind ${isolated$(v.newInADay)} neue Dinge an einem Tag. Bitte mach morgen weiter.`
export const wishes_that_is_yours_already = ()=>`Das gehört dir schon.`
export const wishes_there_is_no_such_category = ()=>`Diese Kategorie gibt es nicht`
export const wishes_there_is_no_such_item = ()=>`Diesen Artikel gibt es nicht.`
export const wishes_this_item_has_been_traded = ()=>`Dieser Artikel ist schon getauscht.`
export const wishes_what_you_look_for = ()=>`Deine Suche`
export const wishes_you_are_looking_for_things_already = v=>`Du suchst schon ${isolated$(v.perPerson)} Dinge. Streich eins, bevor du ein neues hinzufügst.`
export const wishes_you_are_looking_out_for_it = ()=>`Steht auf deiner Suchliste`
export const wishes_you_are_not_looking_for_it_any_more = ()=>`Du suchst es nicht mehr`
export const wishes_you_have_no_such_wish = ()=>`Danach suchst du nicht.`
export const wishes_you_have_said_no_such_thing = ()=>`Dazu hattest du nicht Ja gesagt.`
export const wishes_you_would_swap_for_things_already_take = v=>`Du würdest schon für ${isolated$(v.perPerson)} Dinge tauschen. Nimm zuerst etwas davon zurück.`
export const words_added = v=>`„${isolated$(v.word)}“ findet jetzt auch „${isolated$(v.means)}“`
export const words_alone = v=>`„${isolated$(v.text)}“ steht allein: Schreib mindestens zwei Wörter mit derselben Bedeutung, mit einem Komma dazwischen.`
export const words_audit_added = v=>`Für die Suche eingetragen: „${isolated$(v.word)}“ bedeutet „${isolated$(v.means)}“`
export const words_audit_forgotten = v=>`„${isolated$(v.word)}“ aus den nicht gefundenen Wörtern entfernt`
export const words_audit_saved = v=>`${(plural.select(v.count)==="one"?`${number.format(v.count)} Liste`:`${number.format(v.count)} Listen`)} von Wörtern mit derselben Bedeutung gespeichert`
export const words_forget = ()=>`Ausblenden`
export const words_forgotten = ()=>`Ausgeblendet`
export const words_in_line = v=>`Zeile ${isolated$(v.line)}: ${isolated$(v.problem)}`
export const words_lead = ()=>`Was Leute suchen und nicht finden, und welche Wörter für die Suche dasselbe bedeuten.`
export const words_lists = ()=>`Wörter mit derselben Bedeutung`
export const words_lists_help = ()=>`Eine Liste je Zeile, mit Komma dazwischen: Sofa, Couch, Kanapee. Wer eins davon sucht, findet auch die anderen. Bis zu 2.000 Zeilen.`
export const words_looked_for = v=>[...(plural.select(v.count)==="one"?[`Einmal`]:[`${number.format(v.count)}`,`-mal`]),` gesucht, zuletzt `,v.when(``)]
export const words_make_synonym = ()=>`Zum Synonym machen`
export const words_means = ()=>`Bedeutet dasselbe wie`
export const words_missing = ()=>`Gib ein Wort an.`
export const words_no_word = v=>`„${isolated$(v.text)}“ hat keinen Buchstaben und keine Ziffer.`
export const words_none = ()=>`Jede Suche hat etwas gefunden, oder niemand hat gesucht.`
export const words_not_found = ()=>`Wörter, die nicht gefunden wurden`
export const words_not_found_lead = ()=>`Die letzten Suchen ohne Treffer, Wort für Wort. Wer gesucht hat, wird nicht gespeichert.`
export const words_same = ()=>`Das ist dasselbe Wort.`
export const words_saved = ()=>`Gespeichert`
export const words_synonyms = ()=>`Synonyme`
export const words_title = ()=>`Suchwörter`
export const words_too_long = v=>`„${isolated$(v.text)}…“ ist zu lang: höchstens ${isolated$(v.most)} Zeichen.`
export const words_too_many_lists = v=>`Höchstens ${number.format(v.most)} Listen sind möglich.`
export const words_too_many_texts = v=>`Höchstens ${isolated$(v.most)} Wörter mit derselben Bedeutung.`
export const words_too_many_words = v=>`„${isolated$(v.text)}“ hat mehr als ${isolated$(v.most)} Wörter.`
export const words_too_much = ()=>`Das ist mehr Text, als möglich ist.`
