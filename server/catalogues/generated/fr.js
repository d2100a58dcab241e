const plural = new Intl.PluralRules("fr")
const number = new Intl.NumberFormat("fr")
const isolated$=v=>/[\u0590-\u08ff\ufb1d-\ufefc]/.test(v)?`\u2068${v}\u2069`:v;
export const accounts_a_demo_account_signs_in_on_the_machine = ()=>`Un compte de démonstration ne se connecte que depuis la machine du site.`
export const accounts_a_line_or_two_for_the_people_who_run = ()=>`Une ligne ou deux pour l’équipe du site : elle regarde chaque inscription et la valide.`
export const accounts_account = ()=>`Compte`
export const accounts_account_of = v=>`Compte : ${isolated$(v.name)}`
export const accounts_address = ()=>`Adresse`
export const accounts_address_is_required = ()=>`Indique une adresse`
export const accounts_admin = ()=>`Admin`
export const accounts_after_a_change_you_are_signed_out = ()=>`Après un changement, toutes tes sessions sont fermées et tu te connectes avec le nouveau mot de passe.`
export const accounts_agree_to_the_terms_conditions = ()=>`Accepte les conditions générales`
export const accounts_all_that_you_have_stored_here_as_one = ()=>`Tout ce que tu as ici, en un seul fichier ZIP : profil, objets, demandes, messages, photos et fichiers envoyés.`
export const accounts_already_have_an_account_sign_in = v=>[`Déjà un compte ? `,v.link(`Se connecter`)]
export const accounts_at_least_6_characters_longer_is_better = ()=>`Au moins 6 caractères ; plus, c’est mieux.`
export const accounts_at_least_8_characters = ()=>`Au moins 8 caractères ; plus, c’est mieux.`
export const accounts_back_to_sign_in = ()=>`Retour à la connexion`
export const accounts_change_my_address = ()=>`Changer mon adresse`
export const accounts_confirm_new_password = ()=>`Confirmer le nouveau mot de passe`
export const accounts_confirm_password = ()=>`Confirmer le mot de passe`
export const accounts_confirm_password_is_required = ()=>`Confirme le mot de passe`
export const accounts_could_be_longer = ()=>`Pourrait être plus long`
export const accounts_create_new_password = ()=>`Créer un nouveau mot de passe`
export const accounts_current_password = ()=>`Mot de passe actuel`
export const accounts_dashboard = ()=>`Tableau de bord`
export const accounts_download_my_data = ()=>`Télécharger mes données`
export const accounts_easy_to_guess = ()=>`Facile à deviner`
export const accounts_email_is_required = ()=>`Indique ton adresse e-mail`
export const accounts_end_invitation = ()=>`Désactiver`
export const accounts_ended = ()=>`Désactivée`
export const accounts_ending = ()=>`Un instant…`
export const accounts_enter_the_code = ()=>`Saisis le code`
export const accounts_failed_to_create_user = ()=>`Le compte n’a pas pu être créé`
export const accounts_failed_to_send_otp = ()=>`Le code n’a pas pu être envoyé`
export const accounts_failed_to_sign_in = ()=>`La connexion a échoué`
export const accounts_first_name_is_required = ()=>`Indique ton nom`
export const accounts_for_how_many_days = ()=>`Pour combien de jours`
export const accounts_for_yourself_whom_it_is_for_or_where = ()=>`Pour toi : à qui elle est destinée, ou bien où elle est affichée.`
export const accounts_forgot_password = ()=>`Mot de passe oublié ?`
export const accounts_full_name = ()=>`Nom complet`
export const accounts_general = ()=>`Général`
export const accounts_general_address_trading_location = ()=>`Lieu d’échange (quartier ou adresse)`
export const accounts_good_password = ()=>`Bon`
export const accounts_good_to_see_you_again = ()=>`Ça fait plaisir de te revoir.`
export const accounts_here_admins_alone_invite_people = ()=>`Ici, seuls les admins invitent.`
export const accounts_home = ()=>`Accueil`
export const accounts_how_many_may_come_by_it = ()=>`Nombre de personnes`
export const accounts_i_agree_to_the_terms_conditions = v=>[`J’accepte les `,v.link(`conditions générales`)]
export const accounts_i_want_to_leave = ()=>`Supprimer mon compte`
export const accounts_if_has_an_account_here_a_mail_with_a = v=>[`Si `,v.strong(`${isolated$(v.email)}`),` a un compte ici, un e-mail avec un code est en route. Il est valable 10 minutes.`]
export const accounts_invalid_email = ()=>`Adresse e-mail non valide`
export const accounts_invalid_email_address = ()=>`Adresse e-mail non valide`
export const accounts_invalid_phone_number = ()=>`Numéro de téléphone non valide. Celui d’un autre pays commence par + et son indicatif.`
export const accounts_invalid_us_phone_number_must_be_10 = ()=>`Numéro de téléphone américain non valide (10 chiffres, avec +1 ou sans)`
export const accounts_invitation = ()=>`Invitation`
export const accounts_invitation_lives = v=>[...(plural.select(v.used)==="one"?[`${number.format(v.used)}`,` arrivée`]:[`${number.format(v.used)}`,` arrivées`]),` sur `,`${isolated$(v.uses)}`,`. Créée `,v.when(``),`, valable jusqu’au `,v.time(`${isolated$(v.ends)}`)]
export const accounts_invitation_made = v=>[...(plural.select(v.used)==="one"?[`${number.format(v.used)}`,` arrivée`]:[`${number.format(v.used)}`,` arrivées`]),` sur `,`${isolated$(v.uses)}`,`. Créée `,v.when(``)]
export const accounts_invitations = ()=>`Invitations`
export const accounts_invites_you = v=>`${isolated$(v.name)} t’invite.`
export const accounts_join_post_what_you_no_longer_need_and = ()=>`Inscris-toi, propose ce qui ne te sert plus et échange-le contre ce qu’il te faut. C’est gratuit.`
export const accounts_joining_here_takes_an_invitation = ()=>`Ici, on s’inscrit sur invitation. Un membre peut en créer une : un lien, ou un QR code.`
export const accounts_joining_here_takes_an_invitation_ask = ()=>`Ici, on s’inscrit sur invitation. Demandes-en une à un membre.`
export const accounts_leave = ()=>`Supprimer le compte`
export const accounts_leave_for_good = ()=>`Supprimer définitivement`
export const accounts_letters_and_digits_as_they_stand_in = ()=>`Des lettres et des chiffres, tels qu’ils figurent dans l’e-mail.`
export const accounts_look_into_the_mail_of_your_new_address = ()=>`Regarde les e-mails de ta nouvelle adresse : l’ancienne reste en place jusqu’à ce que tu suives le lien`
export const accounts_make_an_invitation = ()=>`Créer une invitation`
export const accounts_making = ()=>`Création…`
export const accounts_many_people_use_this_password_so_it_is = ()=>`Beaucoup de gens utilisent ce mot de passe : c’est le premier qu’un voleur essaierait. Choisis-en un autre : trois ou quatre mots se retiennent facilement.`
export const accounts_moderation = ()=>`Modération`
export const accounts_my_data = ()=>`Mes données`
export const accounts_name = ()=>`Nom`
export const accounts_new_email = ()=>`Nouvel e-mail`
export const accounts_new_here_sign_up = v=>[`Pas encore de compte ? `,v.link(`S’inscrire`)]
export const accounts_new_password = ()=>`Nouveau mot de passe`
export const accounts_no_answer_came_in_time_your_new = v=>[`Pas de réponse à temps. Ton nouveau mot de passe est peut-être quand même enregistré : `,v.link(`connecte-toi`),` avec lui pour voir.`]
export const accounts_no_invitations_yet = ()=>`Aucune invitation pour l’instant.`
export const accounts_note = ()=>`Note`
export const accounts_once_it_is_saved_you_are_signed_out = ()=>`Une fois le mot de passe enregistré, toutes tes sessions sont fermées et tu te connectes avec le nouveau.`
export const accounts_one_account_and_everything_on_your = ()=>`Un compte, et tout ce qui dort sur tes étagères peut devenir autre chose.`
export const accounts_one_moment = ()=>`Un instant…`
export const accounts_others_see_your_name_your_picture_and = ()=>`Les autres voient ton nom et ta photo. À toi de choisir qui voit comment te joindre.`
export const accounts_otp_sent = ()=>`Le code est en route`
export const accounts_otp_verified = ()=>`Le code est bon`
export const accounts_otp_wrong = ()=>`Le code n’a pas pu être vérifié`
export const accounts_password = ()=>`Mot de passe`
export const accounts_password_is_required = ()=>`Indique ton mot de passe`
export const accounts_password_must_be_at_least_characters = v=>`Le mot de passe doit faire au moins ${isolated$(v.min)} caractères`
export const accounts_password_reset_failed = ()=>`Le mot de passe n’a pas pu être changé`
export const accounts_password_reset_successful = ()=>`Mot de passe changé`
export const accounts_password_set = ()=>`Mot de passe enregistré`
export const accounts_password_strength = ()=>`Robustesse du mot de passe`
export const accounts_password_update_failed = ()=>`Le mot de passe n’a pas pu être changé`
export const accounts_password_update_successful = ()=>`Mot de passe changé`
export const accounts_passwords_do_not_match = ()=>`Les mots de passe ne sont pas identiques`
export const accounts_phone_number = ()=>`Numéro de téléphone`
export const accounts_please_confirm_your_email_address = ()=>`Confirme d’abord ton adresse e-mail : suis le lien que nous t’avons envoyé. Tes réglages permettent de le renvoyer.`
export const accounts_privacy = ()=>`Confidentialité`
export const accounts_profile_updated_successfully = ()=>`Profil enregistré`
export const accounts_remove = ()=>`Retirer`
export const accounts_reset_your_password = ()=>`Réinitialise ton mot de passe`
export const accounts_send_a_new_code = ()=>`Envoyer un nouveau code`
export const accounts_send_code = ()=>`Envoyer le code`
export const accounts_send_the_link_again = ()=>`Renvoyer le lien`
export const accounts_sending = ()=>`Envoi…`
export const accounts_set_new_password = ()=>`Enregistrer le mot de passe`
export const accounts_share = ()=>`Partager`
export const accounts_sign_in = ()=>`Se connecter`
export const accounts_sign_in_successfully = ()=>`Connexion réussie`
export const accounts_sign_in_to_go_on = ()=>`Connecte-toi pour continuer. Tu reviens ensuite où tu en étais.`
export const accounts_sign_in_to_post_items_offer_swaps_and = ()=>`Connecte-toi pour déposer des objets, proposer des échanges et parler avec les gens du coin.`
export const accounts_sign_out = ()=>`Se déconnecter`
export const accounts_sign_up = ()=>`S’inscrire`
export const accounts_signing_in = ()=>`Connexion…`
export const accounts_signing_up = ()=>`Inscription…`
export const accounts_somebody_else_has_this_address_here_by = ()=>`Quelqu’un d’autre utilise désormais cette adresse ici : la tienne reste celle d’avant.`
export const accounts_strong_password = ()=>`Très robuste`
export const accounts_takes_its_place_once_you_use_the_link = v=>`${isolated$(v.newEmail)} la remplacera quand tu auras suivi le lien envoyé là-bas.`
export const accounts_tell_us_your_email_and_we_send_you_a = ()=>`Donne-nous ton adresse e-mail : nous t’envoyons un code de quatre caractères.`
export const accounts_the_code_has_characters = v=>`Le code fait ${isolated$(v.codeLength)} caractères`
export const accounts_the_code_was_right_in_a_moment_you_can = v=>[`Le code est bon. Dans un instant, tu pourras `,v.link(`choisir un nouveau mot de passe`),`.`]
export const accounts_the_email_has_already_been_taken = ()=>`Cette adresse e-mail est déjà utilisée.`
export const accounts_the_link_as_a_qr_code = ()=>`Le lien en QR code`
export const accounts_the_link_is_on_its_way = ()=>`Le lien est en route`
export const accounts_the_text = ()=>`Le texte`
export const accounts_this_account_is_suspended_write_to_the = ()=>`Ce compte est suspendu. Écris à l’équipe du site si tu penses que c’est une erreur.`
export const accounts_this_address_is_not_confirmed_yet = ()=>`Cette adresse n’est pas encore confirmée. Suis le lien que nous t’avons envoyé, et tu recevras un e-mail quand quelqu’un voudra échanger avec toi.`
export const accounts_this_code_is_wrong_or_has_expired = ()=>`Ce code est incorrect ou a expiré.`
export const accounts_this_invitation_does_not_work_any_more = ()=>`Cette invitation ne marche plus. Demandes-en une nouvelle à la personne qui te l’a envoyée.`
export const accounts_this_is_not_your_current_password = ()=>`Ce n’est pas ton mot de passe actuel.`
export const accounts_this_is_not_your_password = ()=>`Ce n’est pas ton mot de passe.`
export const accounts_this_is_your_address_already = ()=>`C’est déjà ton adresse.`
export const accounts_this_link_is_not_for_this_account_was = ()=>`Ce lien n’est pas pour ce compte, a déjà servi ou a expiré. En te reconnectant, tu en recevras un nouveau si nécessaire.`
export const accounts_this_link_was_used_already_or_has = ()=>`Ce lien a déjà servi, ou il a expiré. Tes réglages indiquent quelle adresse est la tienne ; tu peux y demander un nouveau lien.`
export const accounts_this_link_was_used_already_or_its = ()=>`Ce lien a déjà servi, ou ses sept jours sont passés.`
export const accounts_too_late_or_no_code_yet_start_again = v=>[`Trop tard, ou toujours pas de code ? `,v.link(`Recommencer`)]
export const accounts_too_many_wrong_codes_please_use_the = ()=>`Trop de codes incorrects. Utilise plutôt le lien de l’e-mail.`
export const accounts_too_many_wrong_passwords_please_try = ()=>`Trop de mots de passe incorrects. Réessaie dans un quart d’heure.`
export const accounts_too_many_wrong_passwords_please_try_2 = ()=>`Trop de mots de passe incorrects. Réessaie plus tard. En réinitialisant ton mot de passe, tu peux entrer tout de suite.`
export const accounts_user_created_successfully = ()=>`Compte créé`
export const accounts_verification_completed = ()=>`Vérification réussie`
export const accounts_verify = ()=>`Vérifier`
export const accounts_verifying = ()=>`Vérification…`
export const accounts_welcome_back = ()=>`Bon retour`
export const accounts_what_you_have_listed_wished_for_and = ()=>`Ce que tu as proposé, souhaité et envoyé comme fichiers est supprimé, et les demandes en cours sont closes. Les messages restent chez les personnes à qui tu as écrit, et les objets échangés chez celles qui les ont, sous « Ancien membre ». C’est définitif.`
export const accounts_what_you_say_of_yourself = ()=>`Ta présentation`
export const accounts_who_are_you = ()=>`Qui es-tu ?`
export const accounts_whoever_opens_the_link_or_holds_a = ()=>`Toute personne qui ouvre le lien ou scanne le QR code peut s’inscrire. Tu vois qui est arrivé par là, et l’équipe du site aussi.`
export const accounts_wrong_email_or_password = ()=>`E-mail ou mot de passe incorrect.`
export const accounts_wrong_email_start_again = v=>[`Mauvaise adresse ? `,v.link(`Recommencer`)]
export const accounts_you_can_look_around_to_take_part = v=>[`Tu peux regarder. Pour participer, ton inscription doit être validée : `,v.link(`ce que cela veut dire`)]
export const accounts_you_have_signed_up_somebody_lets_you = ()=>`Ton inscription est enregistrée. Elle sera validée dès que quelqu’un l’aura vue.`
export const accounts_you_sign_in_with = v=>[`Tu te connectes avec `,v.strong(`${isolated$(v.email)}`),`.`]
export const accounts_your_address_is_confirmed_already = ()=>`Ton adresse est déjà confirmée.`
export const accounts_your_address_is_what_it_was = ()=>`Ton adresse est celle d’avant`
export const accounts_your_email_and_the_four_characters_of = ()=>`Ton adresse e-mail et les quatre caractères du code que nous y avons envoyé.`
export const accounts_your_new_password_works_from_now_on = ()=>`Ton nouveau mot de passe est valable dès maintenant.`
export const admin_a_backup_waits = ()=>`Une sauvegarde attend`
export const admin_a_category_needs_a_name = ()=>`Donne un nom à la catégorie.`
export const admin_a_change_holds_at_once_for_everybody = ()=>`Un changement vaut tout de suite, pour tout le monde.`
export const admin_a_description = ()=>`Une description`
export const admin_a_feature = ()=>`Un avantage`
export const admin_a_feature_needs_words = ()=>`Décris l’avantage.`
export const admin_a_link = ()=>`Un lien`
export const admin_a_link_is_on_its_way_by_mail_following = ()=>`Un lien est en route par e-mail. En le suivant, une fois connectée, la personne prouve que l’adresse est la sienne.`
export const admin_a_member_now = ()=>`Simple membre désormais`
export const admin_a_moderator_now = ()=>`Fait désormais partie de la modération`
export const admin_a_name = ()=>`Un nom`
export const admin_a_page_needs_a_title = ()=>`Donne un titre à la page.`
export const admin_a_place = ()=>`Un lieu`
export const admin_a_plan_is_billed_by_the_month_or_by = ()=>`Une formule est facturée au mois ou à l’année.`
export const admin_a_plan_needs_a_name = ()=>`Donne un nom à la formule.`
export const admin_a_plan_takes_at_most_features = v=>`Une formule a au plus ${isolated$(v.planFeatures)} avantages.`
export const admin_a_price_has_at_most_two_digits_after = ()=>`Un prix a au plus deux chiffres après la virgule.`
export const admin_a_review_without_text = ()=>`Un avis sans texte`
export const admin_a_safe_connection = ()=>`Une connexion sûre`
export const admin_a_second_admin = ()=>`Un deuxième admin`
export const admin_a_sentence_or_two = ()=>`Une phrase ou deux.`
export const admin_a_test_mail_is_on_its_way = v=>`Un e-mail d’essai est en route vers ${isolated$(v.email)}`
export const admin_a_title_may_have_at_most_characters = v=>`Un titre fait au plus ${isolated$(v.pageTitle)} caractères.`
export const admin_about_questions_terms_in_your_own = ()=>`À propos, questions, conditions : avec tes mots.`
export const admin_about_the_community = ()=>`À propos de la communauté`
export const admin_ad_id = v=>[v.link(`${isolated$(v.name)}`),` · `,`${isolated$(v.name2)}`,` · Annonce n° `,`${isolated$(v.id)}`,` ·`]
export const admin_add_a = v=>`${((f=>f==="plan"?`Ajouter une formule`:f==="category"?`Ajouter une catégorie`:`Ajouter un lieu de rendez-vous`)(v.noun))}`
export const admin_add_a_category = ()=>`Ajouter une catégorie`
export const admin_add_a_page = ()=>`Ajouter une page`
export const admin_add_a_plan = ()=>`Ajouter une formule`
export const admin_add_link = ()=>`Ajouter un lien`
export const admin_added = ()=>`Ajouté`
export const admin_added_the_category = v=>`Catégorie ajoutée : ${isolated$(v.name)}`
export const admin_added_the_meeting_place = v=>`Lieu de rendez-vous ajouté : ${isolated$(v.name)}`
export const admin_added_the_page = v=>`Page ajoutée : ${isolated$(v.title)}`
export const admin_added_the_plan = v=>`Formule ajoutée : ${isolated$(v.name)}`
export const admin_address = ()=>`Adresse`
export const admin_admin = ()=>`Admin`
export const admin_admins = ()=>`Admins`
export const admin_admins_alone = ()=>`Les admins seulement`
export const admin_admins_see_and_change_all_that_stands = ()=>`Les admins voient et changent tout ce qui se trouve ici. Il y en a toujours au moins un.`
export const admin_all = ()=>`Tout`
export const admin_an_address_is_made_of_small_letters = ()=>`Une adresse se compose de minuscules, de chiffres et de traits d’union simples.`
export const admin_an_address_may_have_at_most_characters = v=>`Une adresse fait au plus ${isolated$(v.slug)} caractères.`
export const admin_an_admin_as_soon_as_they_have_followed = ()=>`Admin dès que le lien de l’e-mail aura été suivi`
export const admin_an_admin_now = ()=>`Admin désormais`
export const admin_another_colour = ()=>`Autre couleur`
export const admin_anybody = ()=>`Tout le monde`
export const admin_anybody_may_sign_up_an_admin_or_a = ()=>`Tout le monde peut s’inscrire. Un admin ou la modération regarde chaque inscription et la valide.`
export const admin_as_it_read_when_it_was_reported = ()=>`Tel qu’au moment du signalement`
export const admin_asked_to_be_an_admin = ()=>`Invitation à devenir admin`
export const admin_asking = ()=>`Un instant…`
export const admin_at_the_top_of_every_page_in_the = ()=>`En haut de chaque page, dans l’onglet du navigateur et dans les e-mails.`
export const admin_audit_log = ()=>`Journal`
export const admin_backup = ()=>`Sauvegarde`
export const admin_backups = ()=>`Sauvegardes`
export const admin_begin_slowly = ()=>`Commencer doucement`
export const admin_beside_the_steps_without_one_there_is = ()=>`À côté des étapes. Sans image, il y a un dessin.`
export const admin_billed_by_the = ()=>`Période de facturation`
export const admin_bold = ()=>`Gras`
export const admin_both_pages_are_still_as_delivered_say = ()=>`Les deux pages sont encore celles d’origine. Indiques-y qui gère ce site et ce qu’il conserve.`
export const admin_bottle_green = ()=>`Vert bouteille`
export const admin_brick = ()=>`Brique`
export const admin_buttons_links_and_the_footer_take_its = ()=>`Les boutons, les liens et le pied de page prennent sa teinte. Elle est foncée ou éclaircie là où le texte serait difficile à lire.`
export const admin_cancel = ()=>`Annuler`
export const admin_cannot_be_deleted_you_can_rename_it_or = v=>`La catégorie ${isolated$(v.name)} ne peut pas être supprimée : ${isolated$(v.what)}. Tu peux changer son nom, ou la déplacer à la fin.`
export const admin_categories = ()=>`Catégories`
export const admin_category_added = ()=>`Catégorie ajoutée`
export const admin_category_deleted = ()=>`Catégorie supprimée`
export const admin_category_name_taken = ()=>`Une catégorie porte déjà ce nom.`
export const admin_changed_the_category = v=>`Catégorie modifiée : ${isolated$(v.name)}`
export const admin_changed_the_meeting_place = v=>`Lieu de rendez-vous modifié : ${isolated$(v.name)}`
export const admin_changed_the_order_of_the_categories = ()=>`Ordre des catégories modifié`
export const admin_changed_the_order_of_the_meeting = ()=>`Ordre des lieux de rendez-vous modifié`
export const admin_changed_the_order_of_the_plans = ()=>`Ordre des formules modifié`
export const admin_changed_the_page = v=>`Page modifiée : ${isolated$(v.title)}`
export const admin_changed_the_plan = v=>`Formule modifiée : ${isolated$(v.name)}`
export const admin_changed_the_site = v=>`Site modifié : ${((f=>f==="header_footer"?`nom, logo, couleur et pied de page`:f==="hero_section"?`haut de l’accueil`:f==="service_section"?`atouts`:f==="how_it_works"?`Comment ça marche`:f==="trading_section"?`invitation à échanger`:``)(v.part))}`
export const admin_changed_who_may = v=>`Droits modifiés : ${isolated$(v.names)}`
export const admin_choose_a_picture = ()=>`Choisir une image`
export const admin_choose_another = ()=>`En choisir une autre`
export const admin_choose_what_they_are_to_be = ()=>`Choisis un rôle.`
export const admin_choose_yes_or_no = ()=>`Choisis oui ou non.`
export const admin_chosen = ()=>`Choisi`
export const admin_colour = ()=>`Couleur`
export const admin_completed_agreed_on_waiting_for_an = v=>`terminés, ${(plural.select(v.agreed)==="one"?`${number.format(v.agreed)} convenu`:`${number.format(v.agreed)} convenus`)}, ${(`${number.format(v.asked)} en attente de réponse`)}`
export const admin_contact_lead = v=>[`Ce qui est arrivé par le formulaire `,v.link(`Contact`),`, le plus récent d’abord. `,...(v.count===0?[`Aucun n’attend.`]:plural.select(v.count)==="one"?[`Un attend.`]:[`${isolated$(v.count)}`,` attendent.`])]
export const admin_contact_messages = ()=>`Messages de contact`
export const admin_copyright_line = ()=>`Mention de copyright`
export const admin_database = ()=>`Base de données`
export const admin_database_saved_daily = ()=>`Seule la base de données est sauvegardée chaque jour, à côté de celle en service.`
export const admin_delete = ()=>`Supprimer`
export const admin_delete_2 = v=>`Supprimer ${isolated$(v.name)} ?`
export const admin_delete_3 = v=>`Supprimer ${isolated$(v.name)}`
export const admin_delete_4 = v=>`Supprimer ${isolated$(v.title)} ?`
export const admin_delete_failed = ()=>`La suppression a échoué`
export const admin_deleted_the_category = v=>`Catégorie supprimée : ${isolated$(v.name)}`
export const admin_deleted_the_meeting_place = v=>`Lieu de rendez-vous supprimé : ${isolated$(v.name)}`
export const admin_deleted_the_page = v=>`Page supprimée : ${isolated$(v.title)}`
export const admin_deleted_the_plan = v=>`Formule supprimée : ${isolated$(v.name)}`
export const admin_deleting = ()=>`Suppression…`
export const admin_demo = ()=>`Démo`
export const admin_description = ()=>`Description`
export const admin_did_not_come = ()=>`Rendez-vous manqués`
export const admin_did_not_let_somebody_in = ()=>`Inscription refusée`
export const admin_disk = ()=>`Disque`
export const admin_disk_free = v=>`${isolated$(v.free)} libres`
export const admin_disk_of = v=>`sur ${isolated$(v.size)}`
export const admin_disk_of_full = v=>`sur ${isolated$(v.size)}. Fais de la place avant qu’il soit plein : ensuite, plus rien ne peut être déposé.`
export const admin_dismiss = ()=>`Classer sans suite`
export const admin_dismissed = ()=>`Classé sans suite`
export const admin_dismissed_what_was_reported_about = v=>`Signalement classé sans suite : ${isolated$(v.what)}`
export const admin_dismissing = ()=>`Un instant…`
export const admin_do_not_let_in = v=>[`Refuser… `,v.span(`${isolated$(v.name)}`)]
export const admin_do_not_let_in_2 = ()=>`Refuser`
export const admin_do_not_restore = ()=>`Ne pas restaurer`
export const admin_does_not_wait_to_be_let_in = v=>`${isolated$(v.name)} n’attend pas de validation.`
export const admin_download_a_backup = ()=>`Télécharger une sauvegarde`
export const admin_edit = v=>`Modifier ${isolated$(v.name)}`
export const admin_every_member = ()=>`Tous les membres`
export const admin_every_page_of_the_site_links_to_this = ()=>`Chaque page du site renvoie à celle-ci : elle reste donc. Tu peux en changer tout le contenu.`
export const admin_every_part_of_the_file_is_checked = ()=>`Chaque partie du fichier est d’abord vérifiée. Le site reste tel quel jusqu’à ce que quelqu’un le redémarre.`
export const admin_everybody = ()=>`Tout le monde`
export const admin_everything_is_saved_every_day_to = v=>`Tout est sauvegardé dans ${isolated$(v.folder)} ${(plural.select(v.days)==="one"?`chaque jour`:`tous les ${number.format(v.days)} jours`)}.`
export const admin_exchange = ()=>`Échanger`
export const admin_expired = ()=>`Expiré`
export const admin_failed = ()=>`Échec`
export const admin_features = ()=>`Avantages`
export const admin_first_category = v=>`${isolated$(v.items)} · celle que Parcourir montre en premier`
export const admin_footer = ()=>`Pied de page`
export const admin_for_those_who_do_harm_nothing_is = ()=>`Pour celles et ceux qui nuisent aux autres. Rien n’est supprimé, et la suspension peut être levée.`
export const admin_forgotten_password = ()=>`Mot de passe oublié`
export const admin_from_to = v=>[`De `,v.giver(``),` à `,v.receiver(``)]
export const admin_gets_this_by_mail_and_the_account_is = v=>`${isolated$(v.name)} reçoit ceci par e-mail, et le compte est supprimé.`
export const admin_given_up = ()=>`Abandonné`
export const admin_handled = ()=>`Traité`
export const admin_handled_by_when = v=>[...(v.outcome==="upheld"?[`Traité`]:[`Classé sans suite`]),` par `,`${isolated$(v.name)}`,`, `,v.when(``)]
export const admin_handled_when = v=>[...(v.outcome==="upheld"?[`Traité`]:[`Classé sans suite`]),`, `,v.when(``)]
export const admin_harbour_blue = ()=>`Bleu marine`
export const admin_has_not_been_let_in_yet = v=>`${isolated$(v.name)} attend encore sa validation.`
export const admin_heading = ()=>`Titre`
export const admin_headline = ()=>`Grand titre`
export const admin_hero = ()=>`Haut de l’accueil`
export const admin_hid_a_review_by = v=>`Avis masqué (écrit par ${isolated$(v.name)})`
export const admin_hidden = ()=>`Masqué`
export const admin_hidden_with_its_owner = ()=>`Masqué avec le compte de son propriétaire`
export const admin_hide = ()=>`Masquer`
export const admin_hiding = ()=>`Un instant…`
export const admin_how_it_works = ()=>`Comment ça marche`
export const admin_if_you_like_those_who_are_new_can = ()=>`Si tu veux, les nouveaux membres peuvent commencer doucement : un nombre limité de conversations, de demandes et d’objets par jour.`
export const admin_introduction = ()=>`Introduction`
export const admin_invitations_that_members_have_made = ()=>`Les invitations créées par des membres ne marchent plus.`
export const admin_invited = ()=>`A invité`
export const admin_invited_by = ()=>`Invitation de`
export const admin_is_a_already = v=>`${isolated$(v.name)} ${((f=>f==="moderator"?`fait déjà partie de la modération`:f==="member"?`est déjà membre`:`a déjà ce rôle`)(v.role))}.`
export const admin_is_an_admin_already = v=>`${isolated$(v.name)} est déjà admin.`
export const admin_is_named = ()=>`ADMIN_EMAILS cite cette adresse : si elle n’en est pas retirée aussi, un nouveau lien part à la prochaine connexion.`
export const admin_is_no_admin = v=>`${isolated$(v.name)} n’est pas admin.`
export const admin_is_not_suspended = v=>`Le compte ${isolated$(v.name)} n’est pas suspendu.`
export const admin_is_signed_out_everywhere_gets_this_by = v=>`Toutes les sessions de ce compte (${isolated$(v.name)}) sont fermées, la personne reçoit ceci par e-mail, et ses objets sont masqués jusqu’à ce que tu lèves la suspension.`
export const admin_is_suspended = v=>`Le compte ${isolated$(v.name)} est suspendu.`
export const admin_is_suspended_already = v=>`Le compte ${isolated$(v.name)} est déjà suspendu.`
export const admin_it_changed_hands = ()=>`L’objet a changé de mains`
export const admin_it_could_not_be_saved = ()=>`L’enregistrement a échoué.`
export const admin_it_could_not_be_saved_please_try_again = ()=>`L’enregistrement a échoué. Réessaie.`
export const admin_it_could_not_be_saved_what_you_typed = ()=>`L’enregistrement a échoué. Ce que tu as écrit est toujours là.`
export const admin_it_is_made_anew_while_the_site_goes_on = ()=>`Elle est refaite pendant que le site continue. Range-la là où tu rangerais ton propre courrier : celui de tout le monde s’y trouve.`
export const admin_it_is_ready_and_can_be_saved_once = ()=>`Elle est prête, et peut être enregistrée une fois dans les 15 minutes.`
export const admin_it_is_tried_again = ()=>`Nouvel essai en cours`
export const admin_it_stayed_with_its_owner = ()=>`L’objet est resté où il était`
export const admin_italic = ()=>`Italique`
export const admin_item_count = v=>`${(plural.select(v.count)==="one"?`${number.format(v.count)} objet`:`${number.format(v.count)} objets`)}`
export const admin_items = ()=>`Objets`
export const admin_items_are_in_it = v=>`${(plural.select(v.count)==="one"?`${number.format(v.count)} objet s’y trouve`:`${number.format(v.count)} objets s’y trouvent`)}`
export const admin_items_of = v=>`Objets : ${isolated$(v.name)}`
export const admin_its_owner_has_deleted_it = ()=>`La personne qui le proposait l’a supprimé.`
export const admin_joined = ()=>`Inscription`
export const admin_joined_when = v=>[`inscription `,v.when(``)]
export const admin_keep_a_copy_on_another_machine = ()=>`Garde une copie sur une autre machine.`
export const admin_keep_it = ()=>`Garder`
export const admin_last_backup = ()=>`Dernière sauvegarde`
export const admin_last_backups = v=>[`Dernière sauvegarde : `,v.last(``),`. Dernière avec les photos : `,v.full(``),`.`]
export const admin_leads_to = ()=>`Mène à`
export const admin_leads_to_help = ()=>`Une adresse comme example.org, ou une page du site comme /page/about.`
export const admin_left_empty_dont_need = ()=>`Si le champ reste vide, la page affiche : Échange ce qui ne te sert plus`
export const admin_left_empty_it_is_the_year_and_the_name = ()=>`Si le champ reste vide : l’année et le nom.`
export const admin_left_empty_start = ()=>`Si le champ reste vide, la page affiche : Commence à échanger !`
export const admin_left_empty_visitors_read_that_there_is = ()=>`Si le champ reste vide, les visiteurs lisent qu’il n’y a pas de bureau.`
export const admin_let_in = ()=>`Valider`
export const admin_let_in_2 = v=>`Inscription validée : ${isolated$(v.name)}`
export const admin_letting_in = ()=>`Validation…`
export const admin_lift_the_suspension = ()=>`Lever la suspension`
export const admin_lifted_the_suspension_of = v=>`Suspension levée : ${isolated$(v.name)}`
export const admin_lifting = ()=>`Un instant…`
export const admin_link = ()=>`Lien`
export const admin_links_to_social_media = ()=>`Liens vers les réseaux sociaux`
export const admin_links_to_this_page_will_lead_nowhere = ()=>`Les liens vers cette page ne mèneront plus nulle part.`
export const admin_list = ()=>`Liste`
export const admin_list_add = v=>`${((f=>f==="picture"?`Ajouter une image`:f==="service"?`Ajouter un service`:f==="step"?`Ajouter une étape`:f==="list"?`Ajouter une liste`:`Ajouter un lien`)(v.noun))}`
export const admin_list_entry = v=>`${((f=>f==="picture"?`Image ${isolated$(v.at)}`:f==="service"?`Service ${isolated$(v.at)}`:f==="step"?`Étape ${isolated$(v.at)}`:f==="list"?`Liste ${isolated$(v.at)}`:`Lien ${isolated$(v.at)}`)(v.noun))}`
export const admin_loading = ()=>`Chargement…`
export const admin_logo = ()=>`Logo`
export const admin_longer_texts_in_your_own_words_most_of = ()=>`Des textes plus longs, avec tes mots. Le pied de chaque page renvoie à la plupart d’entre eux.`
export const admin_look_of_the_text = v=>`${isolated$(v.label)} : mise en forme du texte`
export const admin_made_a = v=>`${(v.role==="moderator"?`Entrée dans la modération : ${isolated$(v.name)}`:`Simple membre désormais : ${isolated$(v.name)}`)}`
export const admin_made_admin = v=>`Désormais admin : ${isolated$(v.name)}`
export const admin_made_admin_once_proved = v=>`Admin dès que l’adresse sera confirmée : ${isolated$(v.name)}`
export const admin_mail = ()=>`E-mails`
export const admin_mail_of_the_last_30_days_the_newest = ()=>`Les e-mails des 30 derniers jours, les plus récents d’abord.`
export const admin_mail_retry_all_audit = ()=>`Nouvel essai de tous les e-mails`
export const admin_mail_retry_all_button = ()=>`Réessayer tous les e-mails`
export const admin_mail_retry_all_done = ()=>`Tous les e-mails en attente ou abandonnés sont réessayés`
export const admin_mailed_to = v=>[`à `,`${isolated$(v.recipient)}`,` · `,v.when(``)]
export const admin_mails_a_code_and_a_link_as_forgot = ()=>`Envoie un code et un lien par e-mail, comme « Mot de passe oublié ? ».`
export const admin_mails_given_up = v=>`${(plural.select(v.count)==="one"?`${number.format(v.count)} abandonné`:`${number.format(v.count)} abandonnés`)}`
export const admin_mails_waiting = v=>`${(`${number.format(v.count)} en attente`)}`
export const admin_mails_waiting_last = v=>[...([`${number.format(v.count)}`,` en attente, dernier envoi `,v.when(``)])]
export const admin_make_a_backup = ()=>`Faire une sauvegarde`
export const admin_make_a_moderator = ()=>`Nommer à la modération`
export const admin_make_an_admin = ()=>`Nommer admin`
export const admin_make_it_yours = ()=>`Personnalise ton marché`
export const admin_making_it = ()=>`Création…`
export const admin_mark_as_handled = ()=>`Marquer comme traité`
export const admin_marking = ()=>`Un instant…`
export const admin_may_do_all_from_the_first_day = ()=>`Peut tout faire dès le premier jour`
export const admin_member = ()=>`Membre`
export const admin_members = ()=>`Membres`
export const admin_message_of = v=>`message envoyé par ${isolated$(v.name)}`
export const admin_moderator = ()=>`Modération`
export const admin_moderators = ()=>`Modération`
export const admin_month = ()=>`Mois`
export const admin_move_down = v=>`${((f=>f==="picture"?`Descendre l’image ${isolated$(v.at)}`:f==="service"?`Descendre le service ${isolated$(v.at)}`:f==="step"?`Descendre l’étape ${isolated$(v.at)}`:f==="list"?`Descendre la liste ${isolated$(v.at)}`:`Descendre le lien ${isolated$(v.at)}`)(v.noun))}`
export const admin_move_down_2 = v=>`Descendre ${isolated$(v.name)}`
export const admin_move_up = v=>`${((f=>f==="picture"?`Monter l’image ${isolated$(v.at)}`:f==="service"?`Monter le service ${isolated$(v.at)}`:f==="step"?`Monter l’étape ${isolated$(v.at)}`:f==="list"?`Monter la liste ${isolated$(v.at)}`:`Monter le lien ${isolated$(v.at)}`)(v.noun))}`
export const admin_move_up_2 = v=>`Monter ${isolated$(v.name)}`
export const admin_name = ()=>`Nom`
export const admin_name_and_footer = ()=>`Nom et pied de page`
export const admin_name_and_logo = ()=>`Nom et logo`
export const admin_name_email_or_number = ()=>`Nom, e-mail ou numéro`
export const admin_name_is_required = ()=>`Indique un nom`
export const admin_name_logo_and_colour = ()=>`Nom, logo et couleur`
export const admin_name_of_the_community = ()=>`Nom de la communauté`
export const admin_name_or_ad_id = ()=>`Nom ou n° d’annonce`
export const admin_never = ()=>`Jamais`
export const admin_never_yet = ()=>`jamais`
export const admin_new_members = ()=>`Nouveaux membres`
export const admin_new_this_week = v=>`${(plural.select(v.count)==="one"?`${number.format(v.count)} inscription cette semaine`:`${number.format(v.count)} inscriptions cette semaine`)}`
export const admin_new_this_week_suspended = v=>`${(plural.select(v.count)==="one"?`${number.format(v.count)} inscription cette semaine`:`${number.format(v.count)} inscriptions cette semaine`)}, ${(plural.select(v.suspended)==="one"?`${number.format(v.suspended)} compte suspendu`:`${number.format(v.suspended)} comptes suspendus`)}`
export const admin_newest = ()=>`Plus récents`
export const admin_no_admin_any_more = ()=>`N’est plus admin`
export const admin_no_backup_holds_the_pictures_yet_take = ()=>`Aucune sauvegarde avec les photos ne se fait encore toute seule. Indique un dossier, et garde une copie sur une autre machine.`
export const admin_no_backup_was_made = v=>`Aucune sauvegarde n’a été faite : ${isolated$(v.problem)}.`
export const admin_no_items_found = ()=>`Aucun objet.`
export const admin_no_mail_has_failed = ()=>`Aucun e-mail n’a échoué.`
export const admin_no_mail_server_is_set_smtp_url_mail = ()=>`Aucun serveur de messagerie n’est configuré : les e-mails restent dans la boîte d’envoi. Indiques-en un dans les réglages.`
export const admin_no_mail_server_is_set_smtp_url_so_mail = ()=>`Aucun serveur de messagerie n’est configuré : les e-mails restent ici. Indiques-en un dans les réglages, ou transmets à la main ce que les gens attendent.`
export const admin_no_mail_server_so_nothing_sent = ()=>`Aucun serveur de messagerie n’est configuré : rien ne peut partir.`
export const admin_no_mail_server_yet = ()=>`Aucun serveur de messagerie n’est encore configuré : sans e-mail, personne ne reçoit de nouveau mot de passe.`
export const admin_no_new_backup_was_made = v=>`Aucune nouvelle sauvegarde n’a été faite : ${isolated$(v.problem)}.`
export const admin_no_new_one = v=>`Pas de nouvelle sauvegarde : ${isolated$(v.problem)}.`
export const admin_nobody_found = ()=>`Aucun membre trouvé.`
export const admin_nobody_has_written_yet = ()=>`Personne n’a encore écrit.`
export const admin_none = ()=>`Aucun`
export const admin_not_let_in = ()=>`Inscription refusée`
export const admin_not_needed = ()=>`Pas nécessaire`
export const admin_not_saved_yet = ()=>`Pas encore enregistré`
export const admin_not_sent = ()=>`Non envoyé`
export const admin_nothing_has_been_done_yet = ()=>`Rien n’a encore été fait.`
export const admin_nothing_is_waiting = ()=>`Rien n’attend.`
export const admin_nothing_older_than_that = ()=>`Rien de plus ancien.`
export const admin_nothing_to_settle = ()=>`Rien n’est confirmé à moitié.`
export const admin_nothing_was_handled_yet = ()=>`Rien n’a encore été traité.`
export const admin_numbered_list = ()=>`Liste numérotée`
export const admin_ochre = ()=>`Ocre`
export const admin_office_location = ()=>`Où nous trouver`
export const admin_older = ()=>`Plus anciens`
export const admin_one_file_holds_everything_people_items = ()=>`Un seul fichier contient tout : membres, objets, messages et photos. Il permet de remonter le site n’importe où.`
export const admin_one_line_shown_in_the_footer = ()=>`Une ligne, affichée dans le pied de page.`
export const admin_one_on_each_line_at_most = v=>`Un par ligne, ${isolated$(v.planFeatures)} au maximum.`
export const admin_only_admins_can_change_anything_about = v=>`Seuls les admins peuvent modifier le compte ${isolated$(v.name)}.`
export const admin_only_an_admin_can_do_that_to_an_admin = ()=>`Seul un admin peut faire cela à un admin ou à un membre de la modération.`
export const admin_only_an_available_item_can_be_featured = ()=>`Seul un objet disponible peut être mis à la une.`
export const admin_only_the_giver_says = v=>[`Seule la personne qui donne l’a confirmé, `,v.when(``),`.`]
export const admin_only_the_receiver_says = v=>[`Seule la personne qui reçoit l’a confirmé, `,v.when(``),`.`]
export const admin_only_what_one_of_the_two_has_confirmed = ()=>`On ne peut régler que ce que l’un des deux a confirmé et l’autre non.`
export const admin_open = ()=>`Ouverts`
export const admin_open_again = ()=>`Rouvrir`
export const admin_opening = ()=>`Ouverture…`
export const admin_opens_a_new_tab = ()=>`(ouvre un nouvel onglet)`
export const admin_order_saved = ()=>`Ordre enregistré`
export const admin_outbox = ()=>`Boîte d’envoi`
export const admin_overview = ()=>`Vue d’ensemble`
export const admin_page = v=>`Page : ${isolated$(v.title)}`
export const admin_page_added = ()=>`Page ajoutée`
export const admin_page_as_delivered = v=>`/page/${isolated$(v.slug)} · d’origine`
export const admin_page_at = v=>`À l’adresse /page/${isolated$(v.slug)}. Mets un lien vers elle dans tes autres textes.`
export const admin_page_at_linked = v=>`À l’adresse /page/${isolated$(v.slug)}. Le site renvoie à cette page.`
export const admin_page_changed_linked = v=>[`/page/`,`${isolated$(v.slug)}`,` · modifiée `,v.when(``),` · sans lien sur le site`]
export const admin_page_changed_when = v=>[`/page/`,`${isolated$(v.slug)}`,` · modifiée `,v.when(``)]
export const admin_page_deleted = ()=>`Page supprimée`
export const admin_page_will_be_at = v=>`La page sera à l’adresse /page/${isolated$(v.address)}. Elle ne change plus ensuite.`
export const admin_parts_of_the_site = ()=>`Parties du site`
export const admin_past_swaps_are_in_it = ()=>`elle contient des échanges passés`
export const admin_people = ()=>`Membres`
export const admin_petrol = ()=>`Bleu pétrole`
export const admin_phone = ()=>`Téléphone`
export const admin_picture = ()=>`Image`
export const admin_pin = ()=>`Épingler`
export const admin_pinned = ()=>`Épinglé`
export const admin_pinned_items_come_first_among_the = ()=>`Les objets épinglés viennent en premier parmi ceux à la une. Un objet retiré n’est plus visible que par son propriétaire.`
export const admin_pinned_what = v=>`Épinglé : ${isolated$(v.name)}`
export const admin_pinning = ()=>`Un instant…`
export const admin_plan_added = ()=>`Formule ajoutée`
export const admin_plan_deleted = ()=>`Formule supprimée`
export const admin_plans = ()=>`Formules`
export const admin_plum = ()=>`Prune`
export const admin_popular = ()=>`Populaire`
export const admin_preview = ()=>`Aperçu`
export const admin_price_each = v=>`${isolated$(v.price)} par ${(v.interval==="year"?`an`:`mois`)}`
export const admin_price_in_dollars = ()=>`Prix en dollars`
export const admin_privacy_and_imprint = ()=>`Confidentialité et mentions légales`
export const admin_reason = ()=>`Raison`
export const admin_remove = v=>[`Retirer`,v.span(` : ${isolated$(v.label)}`)]
export const admin_remove_2 = v=>`${((f=>f==="picture"?`Retirer l’image ${isolated$(v.at)}`:f==="service"?`Retirer le service ${isolated$(v.at)}`:f==="step"?`Retirer l’étape ${isolated$(v.at)}`:f==="list"?`Retirer la liste ${isolated$(v.at)}`:`Retirer le lien ${isolated$(v.at)}`)(v.noun))}`
export const admin_remove_as_admin = ()=>`Retirer des admins`
export const admin_remove_as_moderator = ()=>`Retirer de la modération`
export const admin_removed = ()=>`Retiré`
export const admin_removing = ()=>`Un instant…`
export const admin_renamed_to = v=>`Nouveau nom : ${isolated$(v.name2)} (avant : ${isolated$(v.name)})`
export const admin_reply_to = v=>`Répondre à ${isolated$(v.email)}`
export const admin_report_about = v=>`${((f=>f==="item"?`objet`:f==="message"?`message`:f==="review"?`avis`:`personne`)(v.kind))} : ${isolated$(v.name)}`
export const admin_report_about_numbered = v=>`${((f=>f==="item"?`objet`:f==="message"?`message`:f==="review"?`avis`:`personne`)(v.kind))} ${isolated$(v.id)}, ${isolated$(v.name)}`
export const admin_reported_of = v=>[...((f=>f==="item"?[`Objet proposé par `,v.who(`${isolated$(v.name)}`)]:f==="message"?[`Message envoyé par `,v.who(`${isolated$(v.name)}`)]:f==="review"?[`Avis écrit par `,v.who(`${isolated$(v.name)}`)]:[v.who(`${isolated$(v.name)}`)])(v.kind))]
export const admin_reports = ()=>`Signalements`
export const admin_reports_of_person = v=>`${(plural.select(v.open)==="one"?`${number.format(v.open)} ouvert`:`${number.format(v.open)} ouverts`)}, ${(`${number.format(v.reports)} au total`)}`
export const admin_reserved = ()=>`Réservé`
export const admin_restore_from_a_backup = ()=>`Restaurer une sauvegarde`
export const admin_review_by = v=>`avis écrit par ${isolated$(v.name)}`
export const admin_rule_is = v=>`${((f=>f==="join"?`inscription`:f==="read"?`lecture`:f==="invite"?`invitations`:`nouveaux membres`)(v.rule))} « ${isolated$(v.choice)} »`
export const admin_save_it = v=>`Enregistrer (${isolated$(v.bytesText)})`
export const admin_save_mine_over_it = ()=>`Enregistrer ma version par-dessus`
export const admin_saved = ()=>`Enregistré`
export const admin_say_where_it_is_so_that_people_find_it = ()=>`Dis où c’est, pour qu’on le trouve.`
export const admin_say_why_the_person_reads_it_in_a_mail = ()=>`Dis pourquoi : la personne le lira dans un e-mail.`
export const admin_search = ()=>`Rechercher`
export const admin_search_engines_find_what_is_offered = ()=>`Les moteurs de recherche trouvent ce qui est proposé.`
export const admin_see_it_on_the_site = ()=>`Voir sur le site`
export const admin_see_to_it = ()=>`M’en occuper`
export const admin_see_what_was_saved = ()=>`Voir ce qui a été enregistré`
export const admin_sees_reports_and_people_takes_items = v=>`${isolated$(v.name)} verra les signalements et les membres, pourra retirer des objets et suspendre des comptes.`
export const admin_send_a_reset_link = ()=>`Envoyer un lien de réinitialisation`
export const admin_send_me_a_test_mail = ()=>`M’envoyer un e-mail d’essai`
export const admin_sending = ()=>`Envoi…`
export const admin_sent = ()=>`Envoyé`
export const admin_sent_a_link_to_reset_the_password = v=>`Lien de réinitialisation du mot de passe envoyé : ${isolated$(v.name)}`
export const admin_sent_a_test_mail = v=>`E-mail d’essai envoyé à ${isolated$(v.email)}`
export const admin_services = ()=>`Atouts`
export const admin_set_backup_dir_on_the_machine_to_save = ()=>`Indique un dossier dans les réglages pour que tout soit aussi sauvegardé tout seul.`
export const admin_settle = ()=>`Régler`
export const admin_settled = ()=>`Réglé`
export const admin_settled_as = v=>`Réglé : ${isolated$(v.name)} (${((f=>f==="traded"?`échangé`:f==="returned"?`rendu`:`${isolated$(v.outcome)}`)(v.outcome))})`
export const admin_settling = ()=>`Un instant…`
export const admin_show = ()=>`Afficher`
export const admin_show_again = ()=>`Réafficher`
export const admin_show_everybodys = ()=>`Voir ceux de tout le monde`
export const admin_show_the_badge_popular = ()=>`Afficher l’étiquette « Populaire »`
export const admin_showed_a_review_by_again = v=>`Avis réaffiché (écrit par ${isolated$(v.name)})`
export const admin_showed_again = v=>`Réaffiché : ${isolated$(v.name)}`
export const admin_showing = ()=>`Un instant…`
export const admin_shown_in_place_of_the_name_on_light = v=>`Affiché à la place du nom, sur fond clair même en mode sombre. Une image large à fond transparent convient le mieux. JPEG, PNG, WebP, GIF ou AVIF, jusqu’à ${isolated$(v.bytesText)}.`
export const admin_sign_out = ()=>`Déconnecter`
export const admin_sign_out_everywhere = ()=>`Déconnecter partout`
export const admin_signed_in_nowhere_at_the_moment = ()=>`Aucune session ouverte pour le moment.`
export const admin_signed_in_on_browsers = v=>`${(plural.select(v.sessions)==="one"?`Session ouverte sur ${number.format(v.sessions)} navigateur.`:`Sessions ouvertes sur ${number.format(v.sessions)} navigateurs.`)}`
export const admin_signed_in_on_one_browser = ()=>`Session ouverte sur un navigateur.`
export const admin_signed_out_everywhere = ()=>`Toutes les sessions sont fermées`
export const admin_signed_out_everywhere_2 = v=>`Toutes les sessions fermées : ${isolated$(v.name)}`
export const admin_signed_up_and_waiting_for_you = ()=>`en attente de ta validation`
export const admin_site = ()=>`Site`
export const admin_site_2 = v=>`Site : ${isolated$(v.label)}`
export const admin_slate = ()=>`Ardoise`
export const admin_small_and_square_without_one_there_is = ()=>`Petite et carrée. Sans image, il y a un dessin.`
export const admin_something_went_wrong = ()=>`Un problème est survenu !`
export const admin_start_trading = ()=>`Commencer à échanger`
export const admin_steps = ()=>`Étapes`
export const admin_stop_being_an_admin = ()=>`Ne plus être admin`
export const admin_suspend = v=>[`Suspendre… `,v.span(`${isolated$(v.name)}`)]
export const admin_suspend_2 = ()=>`Suspendre`
export const admin_suspended = ()=>`Suspendu`
export const admin_suspended_2 = v=>`Compte suspendu : ${isolated$(v.name)}`
export const admin_suspended_since = v=>[`Compte suspendu `,v.when(``),`. Une fois la suspension levée, `,`${isolated$(v.name)}`,` peut se reconnecter, et ses objets reviennent dans les listes.`]
export const admin_suspending = ()=>`Un instant…`
export const admin_swaps = ()=>`Échanges`
export const admin_swaps_of_person = v=>`${(plural.select(v.completed)==="one"?`${number.format(v.completed)} terminé`:`${number.format(v.completed)} terminés`)}, ${(plural.select(v.agreed)==="one"?`${number.format(v.agreed)} convenu`:`${number.format(v.agreed)} convenus`)}`
export const admin_swaps_to_settle = ()=>`Échanges à régler`
export const admin_swaps_to_settle_lead = ()=>`Objets dont une seule des deux personnes a confirmé la remise, les échanges les plus récents d’abord. Si l’une d’elles le demande, écoute les deux, puis règle-le ici : les deux en sont averties. Un objet resté où il était est libre pour d’autres échanges.`
export const admin_switched_off = ()=>`Désactivée`
export const admin_switched_on = ()=>`Activée`
export const admin_switched_the_search_for_swaps_off = ()=>`Recherche d’échanges désactivée`
export const admin_switched_the_search_for_swaps_on = ()=>`Recherche d’échanges activée`
export const admin_tagline = ()=>`Slogan`
export const admin_take_down = ()=>`Retirer`
export const admin_take_one_and_keep_it_on_another = ()=>`Fais-en une, et garde-la sur une autre machine.`
export const admin_taken_down = ()=>`Retiré`
export const admin_taken_off_the_list = ()=>`Retiré de la liste`
export const admin_taking_down = ()=>`Un instant…`
export const admin_text = ()=>`Texte`
export const admin_text_below_it = ()=>`Texte en dessous`
export const admin_texts_people_items_and_messages = ()=>`Textes, membres, objets et messages ; les photos sont à côté.`
export const admin_that_did_not_work_please_try_again = ()=>`Cela n’a pas marché. Réessaie.`
export const admin_that_is_settled_already = ()=>`C’est déjà réglé.`
export const admin_the_block_at_the_end_of_the_home_page = ()=>`Le bloc à la fin de l’accueil, au-dessus du bouton « Déposer mon premier objet ».`
export const admin_the_categories_have_changed_meanwhile = ()=>`Les catégories ont changé entre-temps. Rien n’a été déplacé.`
export const admin_the_category_will_be_gone_from_every = ()=>`La catégorie disparaîtra de toutes les listes. Une catégorie qui contient des objets reste.`
export const admin_the_file_is_whole_restart_the_site_on = ()=>`Le fichier est complet. Redémarre le site sur sa machine, et il redevient ce qu’il était alors ; ce qui est ici maintenant est gardé à côté. Rien de ce qui s’écrit d’ici au redémarrage n’y figurera.`
export const admin_the_home_page_and_the_page_about_you = ()=>`L’accueil et la page de présentation sont encore ceux d’origine.`
export const admin_the_item_is_not_pinned_any_more = ()=>`L’objet n’est plus épinglé`
export const admin_the_item_is_pinned = ()=>`L’objet est épinglé`
export const admin_the_item_is_shown_again = ()=>`L’objet est de nouveau affiché`
export const admin_the_item_is_taken_down = ()=>`L’objet est retiré`
export const admin_the_last_category_stays_without_one = ()=>`La dernière catégorie reste : sans elle, rien ne peut être déposé. Tu peux changer son nom.`
export const admin_the_link_is_on_its_way = ()=>`Le lien est en route`
export const admin_the_message_of = v=>`Message envoyé par ${isolated$(v.name)} : ${(v.act==="handle"?`traité`:`rouvert`)}`
export const admin_the_name = ()=>`Le nom`
export const admin_the_numbered_steps_on_the_home_page = ()=>`Les étapes numérotées de l’accueil.`
export const admin_the_plan_will_be_gone_from_the_page = ()=>`La formule disparaîtra de la page « Choisis la formule qui te convient ».`
export const admin_the_plans_have_changed_meanwhile = ()=>`Les formules ont changé entre-temps. Rien n’a été déplacé.`
export const admin_the_review_is_hidden = ()=>`L’avis est masqué`
export const admin_the_review_is_shown_again = ()=>`L’avis est de nouveau affiché`
export const admin_the_search_broke_off_nothing_was = ()=>`La recherche s’est interrompue. Rien n’a été proposé ; réessaie plus tard.`
export const admin_the_search_for_swaps_is_switched_off = ()=>`La recherche d’échanges est désactivée.`
export const admin_the_shelves_of_your_market_in_the = ()=>`Les rayons de ton marché, dans l’ordre où on les voit.`
export const admin_the_shelves_of_your_market_in_your = ()=>`Les rayons de ton marché, dans ton ordre.`
export const admin_the_site_is_not_open_by_https_so = ()=>`Le site n’est pas accessible en https:// : les mots de passe peuvent être lus en chemin. La personne qui l’héberge sait quoi faire.`
export const admin_the_strip_below_the_featured_items = ()=>`La bande sous les objets à la une. Sans service, elle n’est pas affichée.`
export const admin_the_suspension_is_lifted = ()=>`La suspension est levée`
export const admin_the_swap_is_over = ()=>`L’échange est terminé`
export const admin_the_swap_still_runs = ()=>`L’échange est en cours`
export const admin_the_top_of_the_home_page_the_first = ()=>`Le haut de l’accueil : la première chose qu’on lit en arrivant.`
export const admin_there_is_a_page_at_this_address = ()=>`Il y a déjà une page à cette adresse.`
export const admin_there_is_a_plan_of_this_name = ()=>`Une formule porte déjà ce nom.`
export const admin_there_is_no_mail = ()=>`Aucun e-mail.`
export const admin_there_is_no_such_category = ()=>`Cette catégorie n’existe pas.`
export const admin_there_is_no_such_item = ()=>`Cet objet n’existe pas.`
export const admin_there_is_no_such_item_in_a_swap_of = ()=>`Aucun échange de ce numéro ne contient cet objet.`
export const admin_there_is_no_such_mail = ()=>`Cet e-mail n’existe pas.`
export const admin_there_is_no_such_message = ()=>`Ce message n’existe pas.`
export const admin_there_is_no_such_page = ()=>`Cette page n’existe pas.`
export const admin_there_is_no_such_person = ()=>`Cette personne n’existe pas.`
export const admin_there_is_no_such_plan = ()=>`Cette formule n’existe pas.`
export const admin_there_is_no_such_report = ()=>`Ce signalement n’existe pas.`
export const admin_there_is_no_such_review = ()=>`Cet avis n’existe pas.`
export const admin_there_is_room_for_categories = v=>`Il y a de la place pour ${isolated$(v.categories)} catégories.`
export const admin_there_is_room_for_plans = v=>`Il y a de la place pour ${isolated$(v.plans)} formules.`
export const admin_they_can_then_do_all_that_you_can = ()=>`Cette personne pourra alors faire tout ce que tu peux faire. S’il n’est pas encore prouvé que l’adresse est la sienne, un lien est d’abord envoyé.`
export const admin_they_see_reports_and_people_can_take = ()=>`Ces personnes voient les signalements et les membres, peuvent retirer des objets et suspendre des comptes. Le site, les e-mails et les sauvegardes restent entre tes mains.`
export const admin_this_item_is_not_pinned = ()=>`Cet objet n’est pas épinglé.`
export const admin_this_item_is_not_taken_down = ()=>`Cet objet n’est pas retiré.`
export const admin_this_item_is_pinned_already = ()=>`Cet objet est déjà épinglé.`
export const admin_this_item_is_promised_in_another_swap = ()=>`Cet objet est désormais promis dans un autre échange.`
export const admin_this_item_is_taken_down_already = ()=>`Cet objet est déjà retiré.`
export const admin_this_mail_has_been_sent = ()=>`Cet e-mail est déjà parti.`
export const admin_this_message_has_been_handled_already = ()=>`Ce message a déjà été traité.`
export const admin_this_message_is_open = ()=>`Ce message est ouvert.`
export const admin_this_page_is_too_long_please_make_two = ()=>`Cette page est trop longue. Fais-en deux.`
export const admin_this_picture_is_not_there_any_more = ()=>`Cette image n’est plus là. Choisis-la de nouveau.`
export const admin_this_report_has_been_handled_already = ()=>`Ce signalement a déjà été traité.`
export const admin_this_review_is_hidden_already = ()=>`Cet avis est déjà masqué.`
export const admin_this_review_is_not_hidden = ()=>`Cet avis n’est pas masqué.`
export const admin_this_text_is_too_long = ()=>`Ce texte est trop long.`
export const admin_title = ()=>`Titre`
export const admin_to_let_in = ()=>`À valider`
export const admin_took_down = v=>`Objet retiré : ${isolated$(v.name)}`
export const admin_took_off_the_checklist = v=>`Retiré de la liste de ce qu’il reste à faire : « ${isolated$(v.point)} »`
export const admin_took_the_rights_of_an_admin_from = v=>`N’est plus admin : ${isolated$(v.name)}`
export const admin_traded = ()=>`Échangé`
export const admin_tried = v=>`Tenté ${(v.attempts===1?`une fois`:`${number.format(v.attempts)} fois`)} : ${isolated$(v.error)}`
export const admin_tried_the_mail_again = v=>`Nouvel essai de l’e-mail à ${isolated$(v.recipient)}`
export const admin_trying = ()=>`Essai…`
export const admin_unpin = ()=>`Désépingler`
export const admin_unpinned_what = v=>`Désépinglé : ${isolated$(v.name)}`
export const admin_unpinning = ()=>`Un instant…`
export const admin_until_a_first_completed_swap_or_for_7 = ()=>`Jusqu’au premier échange terminé, ou pendant 7 jours : 5 nouvelles conversations, 10 demandes et 10 objets par jour. Pas tant que le site a moins de 30 jours.`
export const admin_up_for_a_swap_of_in_the_database = v=>`à échanger, sur ${isolated$(v.number)} dans la base de données`
export const admin_waiting = ()=>`En attente`
export const admin_waiting_for_an_admin = ()=>`en attente d’un admin`
export const admin_waiting_for_an_answer = ()=>`en attente d’une réponse`
export const admin_waits = ()=>`En attente`
export const admin_waits_since = v=>[`Inscription faite `,v.when(``),`. D’ici sa validation, `,`${isolated$(v.name)}`,` peut lire et gérer son propre compte, rien de plus.`]
export const admin_waits_to_be_let_in = ()=>`En attente de validation`
export const admin_what = ()=>`Quoi`
export const admin_what_admins_have_done_the_newest_first = ()=>`Ce que les admins ont fait, le plus récent d’abord. Personne ne peut le modifier ici.`
export const admin_what_every_page_shows_and_the_words_of = ()=>`Ce que montre chaque page, et les textes de l’accueil.`
export const admin_what_is_said_of_admins = ()=>`Ce qui est dit des admins et de la modération, c’est aux admins d’en juger.`
export const admin_what_it_said_is_a_secret_of_its_reader = ()=>`Ce texte est privé : il n’est pas affiché ici, ou il a déjà été supprimé.`
export const admin_what_it_says = ()=>`Ce qui est écrit`
export const admin_what_people_have_told_you_of_what_has = ()=>`Ce que les membres t’ont signalé, le plus ancien d’abord.`
export const admin_what_stands_at_choose_the_right_plan = v=>[`Ce que montre `,v.link(`Choisis la formule qui te convient`),`. C’est une démonstration : aucun paiement n’est jamais prélevé.`]
export const admin_what_stands_on_every_page_your_name = ()=>`Ce que montre chaque page : ton nom, ton logo et ta couleur en haut, et le pied de page.`
export const admin_what_was_in_this_mail_has_expired = ()=>`Ce que contenait cet e-mail a expiré. Il faut le redemander.`
export const admin_what_you_can_do = ()=>`Ce que tu peux faire`
export const admin_what_you_save_is_there_for_everybody = v=>`${isolated$(v.lead)} Ce que tu enregistres est aussitôt visible par tout le monde.`
export const admin_when = ()=>`Quand`
export const admin_where = ()=>`Où`
export const admin_who = ()=>`Qui`
export const admin_who_has_an_invitation = ()=>`Sur invitation`
export const admin_who_has_an_invitation_and_was_let_in = ()=>`Sur invitation, après validation`
export const admin_who_is_not_signed_in_sees_your_texts = ()=>`Sans se connecter, on voit tes textes et l’entrée, rien d’autre.`
export const admin_who_may_do_what = ()=>`Qui peut faire quoi`
export const admin_who_may_invite = ()=>`Qui peut inviter`
export const admin_who_may_join = ()=>`Qui peut s’inscrire`
export const admin_who_may_read = ()=>`Qui peut lire`
export const admin_who_was_let_in = ()=>`Après validation`
export const admin_with_files = v=>`${(`Avec ${isolated$(v.files)}, que seules ces deux personnes peuvent ouvrir.`)}`
export const admin_without_one_there_is_a_drawing_jpeg = v=>`Sans image, il y a un dessin. JPEG, PNG, WebP, GIF ou AVIF, jusqu’à ${isolated$(v.bytesText)}.`
export const admin_words = ()=>`Texte`
export const admin_working = ()=>`En service`
export const admin_wrong_price = v=>`Un prix est un nombre de dollars de 0 à ${number.format(v.highest)}.`
export const admin_year = ()=>`Année`
export const admin_you = ()=>`Toi`
export const admin_you_are_the_last_admin_appoint_another = ()=>`Il n’y a pas d’autre admin que toi. Nommes-en un autre d’abord.`
export const admin_you_are_the_only_one_make_somebody = ()=>`Il n’y a que toi. Nomme un deuxième admin, pour le jour où tu ne pourras pas.`
export const admin_you_cannot_suspend_yourself = ()=>`Tu ne peux pas te suspendre toi-même.`
export const admin_your_message_to_us = ()=>`Ton message`
export const admin_your_own_words = ()=>`Tes propres mots`
export const backups_another_file_is_being_checked_please = ()=>`Un autre fichier est en cours de vérification. Attends qu’elle soit finie.`
export const backups_cannot_be_migrated = v=>`la sauvegarde ne peut pas être mise à niveau : ${isolated$(v.reason)}`
export const backups_damaged = ()=>`la sauvegarde est endommagée`
export const backups_damaged_because = v=>`la sauvegarde est endommagée : copie-la à nouveau, ou prends-en une autre (${isolated$(v.reason)})`
export const backups_damaged_large = ()=>`la sauvegarde est endommagée : ce qu’elle contient est plus gros que tout fichier envoyé`
export const backups_damaged_manifest = ()=>`la sauvegarde est endommagée : son inventaire a été modifié`
export const backups_damaged_missing = ()=>`la sauvegarde est endommagée : il y manque quelque chose`
export const backups_damaged_part = v=>`la sauvegarde est endommagée : ${(v.kind==="table"?`la table`:`le fichier`)} ${isolated$(v.name)} a été modifié${(v.kind==="table"?`e`:``)}`
export const backups_database_damaged = ()=>`la base de données est endommagée : garde les sauvegardes plus anciennes et restaures-en une`
export const backups_disk_nearly_full = v=>`moins de ${isolated$(v.percent)} % du disque de ${isolated$(v.folder)} est libre`
export const backups_disk_too_full = v=>`le disque de ${isolated$(v.folder)} est trop plein : il faut libérer encore ${isolated$(v.readableBytes)}`
export const backups_ended_with = v=>`l’opération s’est terminée avec ${isolated$(v.code)}`
export const backups_file_is_empty = v=>`${isolated$(v.file)} est vide, ce n’est pas une sauvegarde`
export const backups_foreign_file = v=>`la sauvegarde contient un fichier que personne n’a envoyé : ${isolated$(v.name)}`
export const backups_foreign_row = v=>`une ligne de la base de données nomme un fichier que personne n’a envoyé : ${isolated$(v.name)}`
export const backups_foreign_schema = v=>`la sauvegarde est endommagée ou ne vient pas de Swapyard : ${isolated$(v.name)} ${((f=>f==="more"?`n’existe dans aucun Swapyard`:f==="less"?`manque`:`diffère`)(v.difference))}`
export const backups_it_did_not_arrive_in_full = ()=>`le fichier n’est pas arrivé en entier`
export const backups_it_waits = ()=>`Le fichier est complet. Au redémarrage, le site redevient ce qu’il était alors ; ce qui est ici maintenant est gardé à côté. Rien de ce qui s’écrit d’ici là n’y sera.`
export const backups_large_file = ()=>`Un gros fichier ?`
export const backups_large_file_help = ()=>`Un serveur web devant le site, comme Caddy ou nginx, accepte les fichiers jusqu’à sa propre limite : 120 Mo, telle que la fixe la documentation de ce logiciel. Un fichier plus gros se restaure par une commande : copie-le sur la machine, arrête le site, puis saisis ceci sur la machine avec le nom de ton fichier. Redémarre ensuite le site.`
export const backups_newer_swapyard = v=>`${isolated$(v.file)} a été écrit par un Swapyard plus récent : installe cette version, ou restaure une sauvegarde plus ancienne`
export const backups_no_backup = v=>`${isolated$(v.file)} n’est pas une sauvegarde`
export const backups_no_backup_waits = ()=>`Aucune sauvegarde n’attend d’être restaurée.`
export const backups_no_database = v=>`il n’y a pas de base de données à ${isolated$(v.file)}`
export const backups_not_ours = ()=>`c’est une base de données, mais pas de Swapyard`
export const backups_nothing_is_restored = ()=>`Rien n’est restauré`
export const backups_refused_in_front = ()=>`Le serveur web devant le site n’a pas laissé passer un fichier de cette taille. « Un gros fichier ? » dit quoi faire.`
export const backups_restart_now = ()=>`Redémarrer maintenant`
export const backups_send_the_backup_itself_as_a_file = ()=>`Envoie la sauvegarde elle-même, sous forme de fichier.`
export const backups_sent_a_backup_to_restore_from = ()=>`Sauvegarde à restaurer envoyée`
export const backups_start_by_hand = ()=>`Ce site ne peut pas redémarrer de lui-même. Redémarre-le sur sa machine.`
export const backups_started_a_restore = ()=>`Site redémarré avec une sauvegarde`
export const backups_starting = ()=>`Le site redémarre avec elle. Cette page continue d’elle-même ; avec beaucoup d’images, cela prend quelques minutes.`
export const backups_starting_long = ()=>`C’est long. Le journal de la machine dit ce qui se passe ; si la sauvegarde ne démarre pas, le site redevient comme avant.`
export const backups_the_backup_is_being_made = ()=>`La sauvegarde est en cours`
export const backups_the_disk_is_too_full_for_it_more_must = v=>`Le disque est trop plein : il faut libérer encore ${isolated$(v.readableBytes)}.`
export const backups_the_file_is_being_checked = ()=>`Le fichier est en cours de vérification`
export const backups_the_site_starts_anew = ()=>`Le site redémarre`
export const backups_this_file = ()=>`ce fichier`
export const backups_too_much = ()=>`cela a pris trop de temps ou trop de mémoire`
export const backups_too_much_memory = ()=>`vérifier la sauvegarde demande trop de mémoire`
export const backups_took_a_backup = ()=>`Sauvegarde faite`
export const backups_took_back_a_restore = ()=>`Restauration annulée`
export const browse_about = v=>`${isolated$(v.count)} à échanger sans argent.`
export const browse_about_in = v=>`${isolated$(v.count)} à échanger sans argent, catégorie ${isolated$(v.category)}.`
export const browse_all = ()=>`Tout`
export const browse_all_items = ()=>`Tous les objets`
export const browse_any_condition = ()=>`Tous les états`
export const browse_apply = ()=>`Appliquer`
export const browse_best_match = ()=>`Pertinence`
export const browse_browse_all_items = ()=>`Parcourir tous les objets`
export const browse_categories = ()=>`Catégories`
export const browse_categories_near_your_search = ()=>`Catégories proches de ta recherche`
export const browse_clear_search = ()=>`Effacer la recherche`
export const browse_clear_search_2 = v=>`Effacer la recherche « ${isolated$(v.product)} »`
export const browse_close_categories = ()=>`Fermer les catégories`
export const browse_condition = ()=>`État`
export const browse_count = v=>`${(plural.select(v.total)==="one"?`${number.format(v.total)} objet`:`${number.format(v.total)} objets`)}`
export const browse_count_capped = v=>`Plus de ${number.format(v.total)} objets`
export const browse_fewer_or_shorter_words_find_more_the = ()=>`Moins de mots, ou des mots plus courts, trouvent davantage : le début d’un mot suffit.`
export const browse_go_to_the_last_page = ()=>`Aller à la dernière page`
export const browse_items = ()=>`objets`
export const browse_look_around_in = ()=>`Jette un œil à ces catégories`
export const browse_narrowed_to = ()=>`Filtres actifs`
export const browse_newest = ()=>`Plus récents`
export const browse_no_results_found = ()=>`Aucun résultat.`
export const browse_nothing_for_showing_search_for_only = v=>[`Rien pour « `,`${isolated$(v.product)}`,` ». Voici « `,`${isolated$(v.corrected)}`,` ». `,v.link(`Chercher seulement « ${isolated$(v.product)} »`)]
export const browse_nothing_in_condition = ()=>`Rien n’est proposé dans cet état pour l’instant.`
export const browse_nothing_in_condition_in = v=>`Rien n’est proposé dans cet état pour l’instant, catégorie ${isolated$(v.category)}.`
export const browse_nothing_in_place = v=>`Rien de tel n’est proposé pour l’instant à cet endroit : ${isolated$(v.place)}.`
export const browse_nothing_is_offered_in_at_the_moment = v=>`Rien n’est proposé pour l’instant dans la catégorie ${isolated$(v.name)}. Ton objet pourrait être le premier.`
export const browse_nothing_is_offered_yet_yours_could_be = ()=>`Rien n’est encore proposé. Ton objet pourrait être le premier.`
export const browse_oldest = ()=>`Plus anciens`
export const browse_results_for = v=>`Résultats pour « ${isolated$(v.product)} »`
export const browse_results_for_in = v=>`Résultats pour « ${isolated$(v.product)} », catégorie ${isolated$(v.category)}`
export const browse_search = ()=>`Rechercher`
export const browse_search_all_categories = ()=>`Chercher dans toutes les catégories`
export const browse_search_all_categories_not_only = v=>`Chercher dans toutes les catégories, pas seulement ${isolated$(v.name)}`
export const browse_search_products = ()=>`Rechercher un objet…`
export const browse_sort_by = ()=>`Trier par`
export const browse_suggested_category = v=>`Catégorie, ${(plural.select(v.count)==="one"?`${number.format(v.count)} objet`:`${number.format(v.count)} objets`)}`
export const browse_suggestions = ()=>`Suggestions`
export const browse_suggestions_count = v=>`${(plural.select(v.count)==="one"?`${number.format(v.count)} suggestion`:`${number.format(v.count)} suggestions`)}`
export const browse_the_last_page_is = v=>`La dernière page est la ${isolated$(v.lastPage)}.`
export const browse_there_is_no_such_category = ()=>`Cette catégorie n’existe pas.`
export const browse_title_page = v=>`${isolated$(v.title)}, page ${isolated$(v.page)}`
export const browse_upload_item = ()=>`Déposer un objet`
export const circles_a_neighbour = ()=>`Quelqu’un du quartier`
export const circles_admin_agreed = ()=>`Convenus`
export const circles_admin_called_off = ()=>`Clos : annulés`
export const circles_admin_completed = ()=>`Terminés`
export const circles_admin_declined = ()=>`Clos : quelqu’un a dit non`
export const circles_admin_ended = ()=>`Clos`
export const circles_admin_expired = ()=>`Clos : certains n’ont pas répondu ou confirmé à temps`
export const circles_admin_found = v=>`${(plural.select(v.loops)==="one"?`${number.format(v.loops)} échange possible`:`${number.format(v.loops)} échanges possibles`)}, ${(plural.select(v.proposed)==="one"?`${number.format(v.proposed)} proposé`:`${number.format(v.proposed)} proposés`)}, en ${number.format(v.seconds)} s`
export const circles_admin_item_gone = ()=>`Clos : un objet n’est plus là`
export const circles_admin_last_run = ()=>`Dernier examen de tout le marché`
export const circles_admin_lead = ()=>`Les échanges à deux, trois ou quatre que le site trouve. Il cherche aussitôt que quelqu’un dit ce qui l’intéresse, et toutes les 6 heures dans tout le marché.`
export const circles_admin_no_run = ()=>`Aucun jusqu’ici.`
export const circles_admin_off = v=>[`La recherche est désactivée : ce qui est proposé continue, et rien de nouveau n’est cherché. `,v.home(`La page d’accueil`),` et `,v.pages(`les pages d’origine`),` en parlent peut-être encore.`]
export const circles_admin_proposed = ()=>`En attente de réponses`
export const circles_admin_run = ()=>`Chercher maintenant`
export const circles_admin_running = ()=>`Recherche…`
export const circles_admin_saving = ()=>`Enregistrement…`
export const circles_admin_switch_off = ()=>`Désactiver`
export const circles_admin_switch_on = ()=>`Activer`
export const circles_admin_title = ()=>`Échanges trouvés`
export const circles_admin_withdrawn = ()=>`Clos : retirés, blocage ou suspension`
export const circles_agreed = ()=>`Tout le monde a dit oui`
export const circles_all_swaps = ()=>`Tous les échanges`
export const circles_answer_by = v=>`Réponds avant ${isolated$(v.when)}`
export const circles_call_off = ()=>`Annuler l’échange`
export const circles_call_off_about = ()=>`De qui s’agit-il ?`
export const circles_call_off_failed = ()=>`L’échange n’a pas pu être annulé`
export const circles_change_my_mind = ()=>`J’ai changé d’avis : non`
export const circles_completed_text = ()=>`Tout a été remis. Profitez-en bien !`
export const circles_confirm_failed = ()=>`La confirmation a échoué`
export const circles_confirm_given = v=>`J’ai donné ${isolated$(v.item)} à ${isolated$(v.name)}`
export const circles_confirm_got = v=>`${isolated$(v.name)} m’a donné ${isolated$(v.item)}`
export const circles_confirmed = ()=>`Confirmé`
export const circles_confirming = ()=>`Confirmation…`
export const circles_ended_called_off = ()=>`Cet échange a été annulé.`
export const circles_ended_declined = ()=>`Quelqu’un a dit non, cet échange n’aura donc pas lieu. Personne ne saura qui. Le site continue de chercher.`
export const circles_ended_expired = ()=>`Tout le monde n’a pas confirmé à temps : cet échange est clos.`
export const circles_ended_item_gone = ()=>`Un de ses objets n’est plus disponible : cet échange est clos.`
export const circles_ended_unanswered = ()=>`Tout le monde n’a pas répondu à temps : cet échange est clos.`
export const circles_ended_withdrawn = ()=>`Cet échange est clos.`
export const circles_failed = ()=>`Un problème est survenu !`
export const circles_gets = v=>`${isolated$(v.name)} te donne ${isolated$(v.item)}.`
export const circles_gives = v=>`Tu donnes ${isolated$(v.item)} à ${isolated$(v.name)}.`
export const circles_goes_to = v=>`${isolated$(v.item)}. Qui donne : ${isolated$(v.giver)}. Qui reçoit : ${isolated$(v.receiver)}.`
export const circles_left_out = ()=>`Le site a cessé de te proposer des échanges, car tu en as laissé deux de suite sans réponse.`
export const circles_left_out_here = ()=>`Je suis là`
export const circles_match = ()=>`Un échange tout trouvé`
export const circles_message_failed = ()=>`Le message n’a pas pu être envoyé`
export const circles_message_label = ()=>`Message à tout le monde`
export const circles_message_older = ()=>`Messages plus anciens`
export const circles_message_sent = ()=>`Message envoyé`
export const circles_messages = ()=>`Conversation`
export const circles_name_somebody_whom_you_give_to_or_get = ()=>`Indique une personne à qui tu donnes ou de qui tu reçois.`
export const circles_no = ()=>`Non merci`
export const circles_no_messages = ()=>`Personne n’a encore écrit. Dis bonjour, et quand ça t’arrange.`
export const circles_no_saving = ()=>`Un instant…`
export const circles_of_size = v=>`${((f=>f==="2"?`Un échange à deux`:f==="3"?`Un échange à trois`:`Un échange à quatre`)(v.size))}`
export const circles_reason = v=>`Raison : ${isolated$(v.reason)}`
export const circles_refuse_failed = ()=>`Ton « non » n’a pas pu être enregistré`
export const circles_ring_label = ()=>`Qui donne quoi à qui`
export const circles_said_of = v=>`${(v.me==="yes"?`Te concernant`:`Concernant ${isolated$(v.name)}`)}`
export const circles_said_yes = v=>`${(v.yes===0?`Personne n’a encore dit oui`:plural.select(v.yes)==="one"?`${number.format(v.yes)} personne sur ${isolated$(v.of)} a dit oui`:`${number.format(v.yes)} personnes sur ${isolated$(v.of)} ont dit oui`)}`
export const circles_say_which_item_has_changed_hands = ()=>`Indique quel objet a été remis.`
export const circles_send = ()=>`Envoyer`
export const circles_sending = ()=>`Envoi…`
export const circles_step_agreed = ()=>`Ensuite : convenez d’un lieu et d’une heure. Une fois un objet remis, confirme-le ici.`
export const circles_step_done_mine = ()=>`Tu as tout confirmé. Ce sera terminé quand les autres l’auront fait aussi.`
export const circles_step_waiting = ()=>`Tu as dit oui. C’est convenu dès que tous les autres l’ont dit aussi.`
export const circles_swap_called_off = ()=>`Échange annulé`
export const circles_swaps_for_you = ()=>`Échanges pour toi`
export const circles_that_is_none_of_the_things_that_you = ()=>`Ce n’est pas un des objets que tu donnes ou reçois.`
export const circles_this_swap_has_changed_meanwhile_please = ()=>`Cet échange a changé entre-temps. Regarde-le à nouveau.`
export const circles_this_swap_is_not_possible_any_more = ()=>`Cet échange n’est plus possible.`
export const circles_to_answer = ()=>`Échanges trouvés pour toi`
export const circles_welcome_back = ()=>`Bon retour parmi nous`
export const circles_why_request = v=>`On te le propose parce que tu as déjà proposé ceci en échange : ${isolated$(v.gives)}.`
export const circles_why_want = ()=>`On te le propose parce que tu as dit que ça t’intéressait.`
export const circles_why_wish = ()=>`On te le propose parce que tu cherches quelque chose de ce genre.`
export const circles_yes = ()=>`Oui, j’échange`
export const circles_yes_failed = ()=>`Ton « oui » n’a pas pu être enregistré`
export const circles_yes_saving = ()=>`Un instant…`
export const circles_you = ()=>`Toi`
export const circles_you_said_no = ()=>`Tu as dit non`
export const circles_you_said_yes = ()=>`Tu as dit oui`
export const common_a_backup_file_holds_everything_people = ()=>`Un fichier de sauvegarde contient tout : membres, objets, messages et photos. Il devient ce site.`
export const common_a_colour_is_written_as_and_six_digits = ()=>`Une couleur s’écrit # suivi de six chiffres de 0 à f.`
export const common_a_few_questions_and_it_is_open_all_of = ()=>`Quelques questions, et il est ouvert. Tout peut être changé plus tard.`
export const common_a_note_may_have_at_most_characters = v=>`Une note fait au plus ${isolated$(v.note)} caractères.`
export const common_a_part_of_this_page_did_not_load = ()=>`Une partie de cette page ne s’est pas chargée. Recharge-la.`
export const common_a_test_mail_to_is_on_its_way = v=>`Un e-mail d’essai est parti à ${isolated$(v.recipient)}`
export const common_act_about = v=>`${isolated$(v.act)} : ${isolated$(v.about)}`
export const common_added_the_neighbourhood = v=>`Quartier ajouté : ${isolated$(v.name)}`
export const common_all_that_a_household_has = ()=>`Tout ce qu’on a à la maison`
export const common_almost_there = ()=>`On y est presque`
export const common_already_have_an_account_sign_in = v=>[`Déjà un compte ? `,v.link(`Se connecter`)]
export const common_answered = ()=>`Répondu`
export const common_anybody = ()=>`Tout le monde`
export const common_at_most_neighbourhoods_can_be_listed = v=>`${isolated$(v.neighbourhoods)} quartiers au maximum.`
export const common_baby_things = ()=>`Affaires de bébé`
export const common_backup_file = ()=>`Fichier de sauvegarde`
export const common_books = ()=>`Livres`
export const common_both_of_you_have_written_so_nothing = ()=>`Vous avez écrit tous les deux : plus rien ne peut être changé.`
export const common_breadcrumb = ()=>`Fil d’Ariane`
export const common_categories_to_begin_with = ()=>`Catégories de départ`
export const common_check_and_restore = ()=>`Vérifier et restaurer`
export const common_checking = ()=>`Vérification…`
export const common_choose_what_you_begin_with = ()=>`Choisis de quoi partir.`
export const common_choose_who_may_invite = ()=>`Choisis qui peut inviter.`
export const common_choose_who_may_join = ()=>`Choisis qui peut s’inscrire.`
export const common_choose_who_may_read = ()=>`Choisis qui peut lire.`
export const common_choose_who_sees_how_people_are_reached = ()=>`Choisis qui voit les coordonnées des membres.`
export const common_close = ()=>`Fermer`
export const common_connections_from_other_sites_are_not = ()=>`Les connexions venant d’autres sites ne sont pas acceptées.`
export const common_copy_link = ()=>`Copier le lien`
export const common_copying_failed = ()=>`La copie a échoué`
export const common_each_member_may_choose_otherwise = ()=>`Chaque membre peut en décider autrement.`
export const common_everybody = ()=>`Tout le monde`
export const common_everybody_search_engines_too = ()=>`Tout le monde, moteurs de recherche compris`
export const common_failed_to_create_product = ()=>`L’objet n’a pas pu être déposé`
export const common_failed_to_logout = ()=>`La déconnexion a échoué`
export const common_failed_to_send_message = ()=>`Le message n’a pas pu être envoyé`
export const common_full_name = ()=>`Nom complet`
export const common_general_address_trading_location = ()=>`Lieu d’échange (quartier ou adresse)`
export const common_give_your_market_a_name = ()=>`Donne un nom à ton marché.`
export const common_have_a_backup_bring_it_in = ()=>`Tu as un marché dans un fichier de sauvegarde ? Importe-le`
export const common_in_your_first_days_you_can_begin = v=>`Les premiers jours, tu peux commencer ${(plural.select(v.conversations)==="one"?`${number.format(v.conversations)} conversation`:`${number.format(v.conversations)} conversations`)} par jour. Reprends demain.`
export const common_in_your_first_days_you_can_post_items = v=>`Les premiers jours, tu peux déposer ${(plural.select(v.items)==="one"?`${number.format(v.items)} objet`:`${number.format(v.items)} objets`)} par jour. Reprends demain.`
export const common_in_your_first_days_you_can_send = v=>`Les premiers jours, tu peux envoyer ${(plural.select(v.requests)==="one"?`${number.format(v.requests)} demande`:`${number.format(v.requests)} demandes`)} par jour. Reprends demain.`
export const common_instead_of_the_one_in_your_profile = ()=>`À la place de celui de ton profil.`
export const common_instead_of_your_address = ()=>`À la place de ton adresse.`
export const common_invites_you = v=>`${isolated$(v.name)} t’invite`
export const common_invites_you_to_join = v=>`${isolated$(v.name)} t’invite à rejoindre ${isolated$(v.name2)}.`
export const common_is_open = v=>`${isolated$(v.name)} est ouvert`
export const common_it_is_in_the_list_already = ()=>`C’est déjà dans la liste.`
export const common_join = ()=>`Rejoindre`
export const common_join_post_what_you_no_longer_need_and = v=>`Rejoins ${isolated$(v.name)} : propose ce qui ne te sert plus et échange-le contre ce qu’il te faut, sans argent.`
export const common_just_now = ()=>`à l’instant`
export const common_language = ()=>`Langue`
export const common_link_copied = ()=>`Lien copié`
export const common_location_of_this_item = ()=>`Lieu de cet objet`
export const common_logged_out_successfully = ()=>`Déconnexion réussie`
export const common_logo = ()=>`Logo`
export const common_look_around = ()=>`Faire un tour`
export const common_members = ()=>`Membres`
export const common_members_recommended = ()=>`Membres (recommandé)`
export const common_message_to_interested_people = ()=>`Message aux personnes intéressées`
export const common_more_a_message_another_phone_or_place = ()=>`Plus : un message, un autre numéro ou lieu, des vidéos`
export const common_my_profile = ()=>`Mon profil`
export const common_name = ()=>`Nom`
export const common_next = ()=>`Suivant`
export const common_next_picture = ()=>`Photo suivante`
export const common_no_channel_was_subscribed_to_in_time = ()=>`Aucun canal n’a été demandé à temps.`
export const common_no_mail_server_is_set_up_yet_the_mail = ()=>`Aucun serveur de messagerie n’est encore configuré : l’e-mail se trouve dans le journal du site.`
export const common_no_mail_server_is_set_up_yet_you_can = ()=>`Aucun serveur de messagerie n’est encore configuré. Tu peux le faire plus tard, sous Admin.`
export const common_no_picture = ()=>`Pas de photo`
export const common_no_pong_came = ()=>`Aucun pong n’est arrivé.`
export const common_no_results_found = ()=>`Aucun résultat.`
export const common_none_yet = ()=>`Aucun pour l’instant`
export const common_nothing_is_restored = v=>`Rien n’est restauré : ${isolated$(v.problem)}.`
export const common_of_on_this_page_match = v=>`${(plural.select(v.matching)==="one"?`${number.format(v.matching)} sur ${number.format(v.count)} correspond sur cette page.`:`${number.format(v.matching)} sur ${number.format(v.count)} correspondent sur cette page.`)}`
export const common_only_admins_invite_people_here = ()=>`Ici, seuls les admins invitent.`
export const common_only_text_is_taken = ()=>`Seul du texte est accepté.`
export const common_only_the_person_whom_a_review_is_about = ()=>`Seule la personne concernée par un avis peut y répondre.`
export const common_open_the_market = ()=>`Ouvrir le marché`
export const common_opening = ()=>`Ouverture…`
export const common_or_bring_a_market_that_you_have = ()=>`Ou importe un marché existant`
export const common_page = v=>`Page ${isolated$(v.page)}`
export const common_page_of = v=>`Page ${isolated$(v.currentPage)} sur ${isolated$(v.lastPage)}`
export const common_pages = ()=>`Pages`
export const common_pages_of = v=>`Pages : ${isolated$(v.of)}`
export const common_phone_for_this_item = ()=>`Téléphone pour cet objet`
export const common_phone_number = ()=>`Numéro de téléphone`
export const common_picture_of_several = v=>`${isolated$(v.name)}, photo ${isolated$(v.index)} sur ${isolated$(v.count)}`
export const common_plants_and_seeds = ()=>`Plantes et graines`
export const common_post_item = ()=>`Déposer l’objet`
export const common_posting = ()=>`Envoi…`
export const common_prev = ()=>`Préc.`
export const common_previous = ()=>`Précédent`
export const common_previous_picture = ()=>`Photo précédente`
export const common_product_created_successfully = ()=>`Objet déposé`
export const common_product_images = ()=>`Photos de l’objet *`
export const common_removed_the_neighbourhood = v=>`Quartier retiré : ${isolated$(v.name)}`
export const common_reviews_are_for_swaps_that_are = ()=>`Les avis concernent les échanges terminés.`
export const common_say_whether_you_would_swap_with_them = ()=>`Dis si tu échangerais à nouveau avec cette personne`
export const common_say_which_protocol_protocol_7 = ()=>`Dis quel protocole : ?protocol=7`
export const common_say_whom_you_review = ()=>`Dis sur qui tu écris un avis`
export const common_search_to_look_beyond_this_page = ()=>`Lance une recherche pour voir au-delà de cette page.`
export const common_see_its_page = ()=>`Voir sa page`
export const common_see_your_market = ()=>`Voir ton marché`
export const common_send_me_a_test_mail = ()=>`M’envoyer un e-mail d’essai`
export const common_send_the_backup_itself_as_a_file = ()=>`Envoie la sauvegarde elle-même, sous forme de fichier.`
export const common_sent = ()=>`Envoyé`
export const common_set_up_the_market = ()=>`Installer le marché`
export const common_share = ()=>`Partager`
export const common_share_this_link_with_your_first = ()=>`Partage ce lien avec tes premiers voisins, ou fais-leur scanner le QR code.`
export const common_shown_in_place_of_the_name_you_can = ()=>`Affiché à la place du nom. Tu peux t’en passer.`
export const common_shown_where_other_markets_show_the = ()=>`Avec tes mots, là où d’autres marchés montrent le prix. Laissé vide, ce champ montre ce que tu cherches.`
export const common_signed_out = v=>[`Ta session est terminée. `,v.link(`Connecte-toi`),` pour continuer.`]
export const common_signed_out_offline = ()=>`Ta session est fermée sur cet appareil. Tu es hors ligne.`
export const common_signing_out = ()=>`Déconnexion…`
export const common_something_went_wrong_please_try_again = ()=>`Un problème est survenu. Réessaie.`
export const common_something_wrong = ()=>`Un problème est survenu !`
export const common_thank_you_both_of_you_have_written = ()=>`Merci. Vous avez écrit tous les deux, tout le monde peut donc le lire.`
export const common_thank_you_it_is_shown_once_both_of_you = ()=>`Merci. Ton avis s’affichera quand vous aurez écrit tous les deux, ou au bout de 14 jours.`
export const common_that_channel_is_not_yours = ()=>`Ce canal n’est pas le tien.`
export const common_that_client_event_is_not_taken = ()=>`Cet événement client n’est pas accepté.`
export const common_that_did_not_work_please_try_again = ()=>`Cela n’a pas marché. Réessaie.`
export const common_that_is_no_message_of_the_protocol = ()=>`Ce n’est pas un message du protocole.`
export const common_that_protocol_is_not_spoken_here = ()=>`Ce protocole n’est pas pris en charge ici.`
export const common_the_answer = ()=>`La réponse`
export const common_the_file_is_being_checked = ()=>`Le fichier est en cours de vérification`
export const common_the_file_is_whole_now_restart_the_site = ()=>`Le fichier est complet. Redémarre maintenant le site sur sa machine : arrête-le là où tu l’as lancé, puis relance-le. C’est alors le marché de la sauvegarde, et tu t’y connectes comme avant.`
export const common_the_invitation_has_ended = ()=>`L’invitation a pris fin`
export const common_the_invitation_is_ready = ()=>`L’invitation est prête`
export const common_the_link_as_a_qr_code = ()=>`Le lien en QR code`
export const common_the_market_is_yours = ()=>`Le marché est à toi`
export const common_the_name = ()=>`Le nom`
export const common_the_page_must_be_a_whole_number = ()=>`La page doit être un nombre entier.`
export const common_the_people_who_run_look_at_each_sign = v=>`L’équipe du marché ${isolated$(v.name)} regarde chaque inscription. Dès que la tienne est validée, tu reçois un e-mail, et tu peux déposer des objets, écrire et échanger.`
export const common_the_site_is_restarting = ()=>`Le site redémarre.`
export const common_the_text = ()=>`Le texte`
export const common_the_time_for_reviews_of_this_swap_is = ()=>`Le délai pour donner un avis sur cet échange est passé.`
export const common_there_is_no_such_invitation = ()=>`Cette invitation n’existe pas.`
export const common_there_is_no_such_key = ()=>`Cette clé n’existe pas.`
export const common_there_is_no_such_neighbourhood = ()=>`Ce quartier n’existe pas`
export const common_there_is_no_such_neighbourhood_2 = ()=>`Ce quartier n’existe pas.`
export const common_there_is_no_such_review = ()=>`Cet avis n’existe pas.`
export const common_there_is_no_such_swap = ()=>`Cet échange n’existe pas.`
export const common_there_is_nobody_of_this_number_whom = ()=>`Personne avec ce numéro n’a échangé avec toi ici.`
export const common_this_connection_may_not_subscribe_to = ()=>`Cette connexion n’a pas accès à ce canal.`
export const common_this_invitation_does_not_work_any_more = ()=>`Cette invitation ne marche plus. Demandes-en une nouvelle à la personne qui te l’a envoyée.`
export const common_this_link_was_used_already_or_has = ()=>`Ce lien a déjà servi, ou il a expiré. Tu peux en demander un nouveau dans tes réglages.`
export const common_this_must_be_the_number_of_an_entry = ()=>`Il faut le numéro d’une entrée.`
export const common_this_person_has_left = ()=>`Cette personne est partie.`
export const common_this_session_has_ended = ()=>`Cette session est terminée.`
export const common_those_with_whom_they_have_agreed_on_a = ()=>`Les personnes avec qui un échange est convenu`
export const common_to_the_address_above_then_you_know = ()=>`À l’adresse ci-dessus : tu sauras ainsi que les e-mails partent.`
export const common_too_many_connections_please_come_back = ()=>`Trop de connexions. Reviens plus tard.`
export const common_too_many_messages_at_once = ()=>`Trop de messages à la fois.`
export const common_too_many_windows_are_open_please_close = ()=>`Trop de fenêtres sont ouvertes. Fermes-en quelques-unes.`
export const common_tools = ()=>`Outils`
export const common_try_again = ()=>`Réessayer`
export const common_type_a_number_from_to = v=>`Indique un nombre entre ${isolated$(v.min)} et ${isolated$(v.max)}.`
export const common_upload = ()=>`Envoi`
export const common_waiting_to_be_let_in = ()=>`En attente de validation`
export const common_welcome = ()=>`Bienvenue`
export const common_welcome_to_your_market = ()=>`Bienvenue sur ton marché`
export const common_what_is_left_to_do = ()=>`Ce qu’il reste à faire`
export const common_what_would_you_take_for_it = ()=>`Que prendrais-tu en échange ?`
export const common_who_has_an_invitation = ()=>`Sur invitation`
export const common_who_has_an_invitation_and_was_let_in = ()=>`Sur invitation, après ta validation`
export const common_who_may_do_what = ()=>`Qui peut faire quoi`
export const common_who_may_join = ()=>`Qui peut s’inscrire`
export const common_who_may_read = ()=>`Qui peut lire`
export const common_who_sees_email_and_phone_of_members = ()=>`Qui voit l’e-mail et le téléphone des membres`
export const common_who_was_let_in_by_you = ()=>`Après ta validation`
export const common_write_an_answer = ()=>`Écrire une réponse`
export const common_write_to_the_people_who_run_this_site = ()=>`Écrire à l’équipe du site`
export const common_you_are_offline_please_try_again_once = ()=>`Tu es hors ligne. Réessaie quand la connexion sera revenue.`
export const common_you_are_offline_this_loads_once_you = ()=>`Tu es hors ligne. Le chargement reprendra avec la connexion.`
export const common_you_are_signed_out = ()=>`Ta session est terminée.`
export const common_you_are_the_last_admin_here_appoint = ()=>`Il n’y a pas d’autre admin que toi ici. Nommes-en un autre d’abord.`
export const common_you_cannot_review_yourself = ()=>`Tu ne peux pas écrire un avis sur toi.`
export const common_you_have_answered_this_review_already = ()=>`Tu as déjà répondu à cet avis.`
export const common_you_have_invitations_that_still_work = v=>`Tu as ${(plural.select(v.live)==="one"?`${number.format(v.live)} invitation encore active`:`${number.format(v.live)} invitations encore actives`)}. Mets d’abord fin à l’une d’elles.`
export const common_you_have_left_nothing_of_you_is_kept = ()=>`Ton compte est supprimé. Rien de toi n’est conservé ici.`
export const common_you_the_first_admin = ()=>`Toi, l’admin`
export const common_your_data_is_ready_to_be_downloaded = ()=>`Tes données sont prêtes à être téléchargées`
export const common_your_market = ()=>`Ton marché`
export const common_your_market_is_open = ()=>`Ton marché est ouvert`
export const common_youve_been_signed_out_locally = ()=>`Ta session est fermée sur cet appareil.`
export const contact_choose_who_sees_your_email_and_phone = ()=>`Choisis qui voit ton e-mail et ton téléphone`
export const contact_email_is_required = ()=>`Indique ton adresse e-mail`
export const contact_failed_to_send_the_message = ()=>`Le message n’a pas pu être envoyé`
export const contact_invalid_email = ()=>`Adresse e-mail non valide`
export const contact_message = ()=>`Message`
export const contact_message_is_required = ()=>`Écris un message`
export const contact_name = ()=>`Nom`
export const contact_name_is_required = ()=>`Indique ton nom`
export const contact_optional_if_you_would_rather_be_called = ()=>`Facultatif, si tu préfères un appel.`
export const contact_phone = ()=>`Téléphone`
export const contact_send = ()=>`Envoyer`
export const contact_sending = ()=>`Envoi…`
export const contact_sign_in_to_see_how_to_reach = v=>[v.link(`Connecte-toi`),` pour voir comment joindre `,`${isolated$(v.name)}`]
export const contact_thank_you_we_write_back_to = v=>[`Merci. Nous répondrons à `,v.strong(`${isolated$(v.email)}`),`.`]
export const contact_the_message = ()=>`Le message`
export const contact_the_phone_number = ()=>`Le numéro de téléphone`
export const contact_we_write_back_to_this_address = ()=>`Nous répondrons à cette adresse.`
export const contact_write_another_message = ()=>`Écrire un autre message`
export const contact_write_to_us = ()=>`Écris-nous`
export const contact_you_see_how_to_reach_once_you_have = v=>`Tu verras comment joindre ${isolated$(v.name)} quand vous aurez convenu d’un échange.`
export const contact_your_message_has_been_sent = ()=>`Ton message est parti.`
export const defaults_category_art_books = ()=>`Art et BD`
export const defaults_category_arts = ()=>`Arts et loisirs créatifs`
export const defaults_category_audiobooks = ()=>`Musique et livres audio`
export const defaults_category_baby = ()=>`Bébés et enfants`
export const defaults_category_baby_clothes = ()=>`Vêtements de bébé`
export const defaults_category_beds = ()=>`Lits et meubles`
export const defaults_category_bike_tools = ()=>`Outils pour vélos`
export const defaults_category_bikes = ()=>`Vélos et transport`
export const defaults_category_books = ()=>`Livres et magazines`
export const defaults_category_bulbs = ()=>`Bulbes et tubercules`
export const defaults_category_childrens_books = ()=>`Livres pour enfants`
export const defaults_category_clothing = ()=>`Vêtements et chaussures`
export const defaults_category_collectibles = ()=>`Collection et antiquités`
export const defaults_category_cookbooks = ()=>`Livres de cuisine`
export const defaults_category_crime = ()=>`Policiers et thrillers`
export const defaults_category_electrics = ()=>`Électricité et lampes`
export const defaults_category_electronics = ()=>`Électronique`
export const defaults_category_else = ()=>`Tout le reste`
export const defaults_category_feeding = ()=>`Repas`
export const defaults_category_games = ()=>`Jeux et jouets`
export const defaults_category_garden = ()=>`Jardin et plantes`
export const defaults_category_garden_plants = ()=>`Plantes de jardin`
export const defaults_category_garden_tools = ()=>`Outils de jardin`
export const defaults_category_hand_tools = ()=>`Outils à main`
export const defaults_category_home = ()=>`Maison et meubles`
export const defaults_category_house_plants = ()=>`Plantes d’intérieur`
export const defaults_category_kitchen = ()=>`Cuisine et table`
export const defaults_category_materials = ()=>`Matériaux`
export const defaults_category_music = ()=>`Musique et instruments`
export const defaults_category_novels = ()=>`Romans`
export const defaults_category_other_baby = ()=>`Autres affaires de bébé`
export const defaults_category_other_books = ()=>`Autres livres`
export const defaults_category_paint = ()=>`Peinture et pinceaux`
export const defaults_category_pets = ()=>`Pour les animaux`
export const defaults_category_picture_books = ()=>`Albums illustrés`
export const defaults_category_pots = ()=>`Pots et terre`
export const defaults_category_power_tools = ()=>`Outils électriques`
export const defaults_category_prams = ()=>`Poussettes et porte-bébés`
export const defaults_category_seedlings = ()=>`Jeunes plants`
export const defaults_category_seeds = ()=>`Graines`
export const defaults_category_sports = ()=>`Sport et plein air`
export const defaults_category_tools = ()=>`Outils et bricolage`
export const defaults_category_toys = ()=>`Jouets`
export const defaults_category_travel = ()=>`Voyages et cartes`
export const defaults_description = ()=>`Un marché de quartier sans argent : propose ce qui ne te sert plus, repars avec ce qui te servira.`
export const defaults_find = ()=>`Trouve ce qui te plaît`
export const defaults_find_text = ()=>`Cherche et parcours ce que proposent les gens près de chez toi, et garde tes favoris au même endroit.`
export const defaults_hero_content = ()=>`Ce qui dort sur ton étagère est sur la liste d’envies de quelqu’un. Propose ce qui ne te sert plus et repars avec ce qui te servira, entre gens du coin et sans argent.`
export const defaults_hero_title = ()=>`Échange ce qui ne te sert plus`
export const defaults_how = ()=>`Comment ça marche`
export const defaults_known = ()=>`Échange avec des gens que tu connais`
export const defaults_known_text = ()=>`On se parle d’abord, on convient d’un lieu, on se serre la main. Des voisins, pas des inconnus.`
export const defaults_page_about = ()=>`À propos`
export const defaults_page_blog = ()=>`Blog`
export const defaults_page_contact = ()=>`Nous contacter`
export const defaults_page_faqs = ()=>`Questions fréquentes`
export const defaults_page_how = ()=>`Comment ça marche`
export const defaults_page_imprint = ()=>`Mentions légales`
export const defaults_page_pricing = ()=>`Tarifs`
export const defaults_page_privacy = ()=>`Confidentialité`
export const defaults_page_terms = ()=>`Conditions générales`
export const defaults_plan_basic = ()=>`Essentiel`
export const defaults_plan_basic_1 = ()=>`Déposer des objets avec photos et vidéos`
export const defaults_plan_basic_2 = ()=>`Envoyer et recevoir des demandes d’échange`
export const defaults_plan_basic_3 = ()=>`Discuter avec les autres membres`
export const defaults_plan_basic_4 = ()=>`Garder tes favoris`
export const defaults_plan_basic_text = ()=>`Tout ce qu’il faut pour échanger, aussi longtemps que tu veux.`
export const defaults_plan_standard = ()=>`Standard`
export const defaults_plan_standard_1 = ()=>`Tout ce qu’offre Essentiel`
export const defaults_plan_standard_2 = ()=>`Aide à payer le serveur et ses sauvegardes`
export const defaults_plan_standard_3 = ()=>`Aide à garder le marché sans publicité`
export const defaults_plan_standard_4 = ()=>`Résiliable à tout moment`
export const defaults_plan_standard_text = ()=>`Pour qui échange beaucoup et veut aider à garder le marché ouvert.`
export const defaults_plan_yearly = ()=>`Standard annuel`
export const defaults_plan_yearly_1 = ()=>`Tout ce qu’offre Standard`
export const defaults_plan_yearly_2 = ()=>`Environ deux mois de moins qu’au mois`
export const defaults_plan_yearly_3 = ()=>`Un seul paiement par an`
export const defaults_plan_yearly_text = ()=>`La formule Standard, payée une fois par an.`
export const defaults_start = ()=>`Commence à échanger !`
export const defaults_start_text = ()=>`Rejoins la communauté et dépose ton premier objet. C’est simple, sûr et gratuit.`
export const defaults_step_agree = ()=>`Mets-toi d’accord et échange`
export const defaults_step_agree_text = ()=>`Accepte l’offre qui te convient. Réglez le reste par message, puis retrouvez-vous pour échanger.`
export const defaults_step_offer = ()=>`Fais ou reçois une offre`
export const defaults_step_offer_text = ()=>`Quelque chose te plaît ? Propose une de tes affaires en échange. Ou dis ce que tu cherches : le site trouve de lui-même des échanges à deux, trois et quatre.`
export const defaults_step_post = ()=>`Dépose un objet`
export const defaults_step_post_text = ()=>`Un nom, quelques photos, et ce que tu aimerais en échange. Cela prend une minute environ.`
export const defaults_tagline = ()=>`Faire entendre les voix, bâtir la confiance`
export const defaults_they_have_left = ()=>`Cette personne est partie.`
export const defaults_trade_easily = ()=>`Échange en toute simplicité`
export const defaults_trade_easily_text = ()=>`Dépose un objet en une minute, avec des photos de ton téléphone, et dis ce que tu prendrais en échange.`
export const errors_a_file_may_have_at_most_mb = v=>`Un fichier peut faire au plus ${isolated$(v.fileBytes)} Mo.`
export const errors_at_most_files_are_taken_here = v=>`${isolated$(v.most)} fichiers au maximum ici.`
export const errors_bad_request = ()=>`Cette demande n’a pas de sens ici.`
export const errors_body_not_json = ()=>`Le corps de la requête n’est pas du JSON valide.`
export const errors_busy = ()=>`Le site est très sollicité. Réessaie dans un instant.`
export const errors_cross_site = ()=>`Cette requête venait d’un autre site, rien n’a donc été modifié. Ouvre ce site directement et réessaie.`
export const errors_cut_short = ()=>`La requête a été interrompue.`
export const errors_disk_full = ()=>`Le site n’a plus d’espace disque : rien n’a pu être enregistré. Réessaie plus tard.`
export const errors_invalid = ()=>`Certaines données ne sont pas valides.`
export const errors_invalid_2 = ()=>`Non valide`
export const errors_kind_not_taken = ()=>`Ce type de contenu n’est pas accepté ici.`
export const errors_no_file_belongs_here = ()=>`Aucun fichier n’est attendu ici.`
export const errors_not_found = ()=>`Introuvable.`
export const errors_not_yours = ()=>`Ce n’est pas à toi de le changer.`
export const errors_only_one_file_is_taken_here = ()=>`Un seul fichier est accepté ici.`
export const errors_sign_in_first = ()=>`Connecte-toi d’abord.`
export const errors_something_wrong = ()=>`Un problème est survenu !`
export const errors_that_form_has_too_many_parts = ()=>`Ce formulaire a trop de parties.`
export const errors_that_is_not_a_request_that_can_be_read = ()=>`Cette requête est illisible.`
export const errors_that_text_is_too_long = ()=>`Ce texte est trop long.`
export const errors_the_address_or_its_headers_are_too = ()=>`L’adresse ou ses en-têtes sont trop longs.`
export const errors_the_field_json_is_missing_or_no_json = ()=>`Le champ json manque ou n’est pas du JSON.`
export const errors_the_form_is_broken_or_was_cut_short = ()=>`Le formulaire est incomplet ou a été interrompu.`
export const errors_the_request_took_too_long_to_come = ()=>`La requête a mis trop de temps à arriver.`
export const errors_the_site_has_taken_as_many_files_as_it = ()=>`Le site a reçu autant de fichiers qu’il peut en prendre en un jour. Réessaie demain.`
export const errors_the_site_is_nearly_out_of_disk_space = ()=>`Le site n’a presque plus d’espace disque et ne prend plus de fichiers pour l’instant. Tout le reste marche ; réessaie plus tard.`
export const errors_the_site_is_short_of_disk_space_and = ()=>`Le site manque d’espace disque et ne prend pas de fichiers pour l’instant. Réessaie plus tard.`
export const errors_the_site_is_taking_as_many_files_as_it = ()=>`Le site reçoit en ce moment autant de fichiers qu’il peut. Réessaie plus tard.`
export const errors_this_site_takes_no_pictures_or_files = ()=>`Ce site ne prend ni photos ni fichiers.`
export const errors_too_large = ()=>`C’est trop volumineux.`
export const errors_too_many = ()=>`Trop de requêtes. Patiente un instant.`
export const errors_too_many_at_once = ()=>`Trop de requêtes à la fois. Patiente un instant.`
export const errors_you_can_do_that_as_soon_as_somebody = ()=>`Tu pourras le faire dès que ton inscription sera validée. Nous t’écrirons.`
export const errors_your_pictures_and_files_take_of_the_mb = v=>`Tes photos et fichiers occupent ${isolated$(v.taken)} des ${isolated$(v.most)} Mo prévus pour chaque personne : celui-ci ne tient plus. Supprime ce dont tu n’as plus besoin.`
export const form_a_picture_may_have_at_most = v=>`Une photo peut faire au plus ${isolated$(v.bytesText)}.`
export const form_add = ()=>`Ajouter`
export const form_add_pictures = ()=>`Ajouter des photos`
export const form_at_most_characters = v=>`${number.format(v.length)} caractères au maximum.`
export const form_category = ()=>`Catégorie *`
export const form_character_of = v=>`Caractère ${isolated$(v.index)} sur ${isolated$(v.count)}`
export const form_choose_a_picture = ()=>`Choisir une image`
export const form_code = ()=>`Code`
export const form_condition = ()=>`État *`
export const form_cover = ()=>`Photo principale`
export const form_description = ()=>`Description *`
export const form_email = ()=>`E-mail`
export const form_hide_field = v=>`Masquer : ${isolated$(v.label)}`
export const form_in_a_new_tab_and_come_back_what_you = ()=>`(dans un nouvel onglet) puis reviens : ce que tu as écrit reste ici.`
export const form_is_empty = v=>`${isolated$(v.name)} est vide.`
export const form_is_larger_than = v=>`${isolated$(v.name)} dépasse ${isolated$(v.bytesText)}.`
export const form_is_no_picture_that_can_be_taken_choose = v=>`${isolated$(v.name)} n’est pas une image acceptée : choisis JPEG, PNG, WebP, GIF ou AVIF.`
export const form_item_name = ()=>`Nom de l’objet`
export const form_may_have_at_most = v=>`${isolated$(v.what)} : ${isolated$(v.length)} caractères au maximum`
export const form_move_left = v=>`Déplacer ${isolated$(v.name)} vers la gauche`
export const form_move_right = v=>`Déplacer ${isolated$(v.name)} vers la droite`
export const form_must_be_text = v=>`${isolated$(v.what)} : il faut du texte`
export const form_page_range = v=>`La page doit être comprise entre 1 et ${number.format(v.last)}.`
export const form_picture_kinds_up_to = v=>`JPEG, PNG, WebP, GIF ou AVIF, ${isolated$(v.size)} au plus.`
export const form_reading = ()=>`Lecture…`
export const form_reading_works_without_javascript_for = ()=>`La lecture marche sans JavaScript. Pour ce formulaire, active-le.`
export const form_remove = v=>`Retirer ${isolated$(v.name)}`
export const form_remove_2 = v=>`Retirer ${isolated$(v.link)}`
export const form_save = ()=>`Enregistrer`
export const form_saving = ()=>`Enregistrement…`
export const form_select_a_category = ()=>`Choisis une catégorie`
export const form_select_a_condition = ()=>`Choisis un état`
export const form_show_field = v=>`Afficher : ${isolated$(v.label)}`
export const form_something_wrong = ()=>`Un problème est survenu`
export const form_stored_picture = v=>`la photo ${isolated$(v.index)}`
export const form_take_picture = ()=>`Prendre une photo`
export const form_there_is_room_for_pictures_the_rest = v=>`Il y a de la place pour ${(plural.select(v.room)==="one"?`${number.format(v.room)} photo ; les autres n’ont pas été prises.`:`${number.format(v.room)} photos ; les autres n’ont pas été prises.`)}`
export const form_up_to_each_choose_drop_or_paste_them = v=>`Jusqu’à ${isolated$(v.picturesPerItem)}, de ${isolated$(v.bytesText)} chacune. Choisis-les, dépose-les ou colle-les ; la première est la photo principale.`
export const form_video_links = ()=>`Liens vidéo`
export const form_youtube_only_up_to = v=>`YouTube seulement, ${isolated$(v.most)} au plus.`
export const handovers_a_code_has_digits = v=>`Un code fait ${isolated$(v.digits)} chiffres`
export const handovers_add_place = ()=>`Ajouter un lieu de rendez-vous`
export const handovers_add_to_calendar = ()=>`Ajouter à l’agenda`
export const handovers_after_delete = ()=>`Il ne sera plus proposé. Les rendez-vous déjà fixés là-bas tiennent toujours.`
export const handovers_agree = ()=>`Accepter le rendez-vous`
export const handovers_agree_failed = ()=>`Ton accord n’a pas pu être enregistré`
export const handovers_agreed = ()=>`Votre rendez-vous est fixé`
export const handovers_agreed_already = ()=>`Tu as déjà donné ton accord.`
export const handovers_agreeing = ()=>`Un instant…`
export const handovers_back = ()=>`Retour`
export const handovers_calendar_summary = v=>`Échange avec ${isolated$(v.name)}`
export const handovers_changed_hands = ()=>`Ce que vous aviez à vous remettre est déjà remis.`
export const handovers_code = ()=>`Code`
export const handovers_code_digits = v=>`Un code fait ${number.format(v.digits)} chiffres.`
export const handovers_code_failed = ()=>`Le code n’a pas pu être créé.`
export const handovers_code_for_other = v=>`C’est à ${isolated$(v.name)} de saisir ce code.`
export const handovers_code_help = v=>`${isolated$(v.name)} te le montre. Regarde d’abord bien les objets : le code confirme l’échange pour vous deux.`
export const handovers_code_how = v=>`${isolated$(v.name)} le saisit sur la page de cet échange, ou le scanne. Cela confirme l’échange pour vous deux.`
export const handovers_code_lives = ()=>`Il est valable dix minutes.`
export const handovers_code_of = v=>`Le code que montre ${isolated$(v.name)}`
export const handovers_code_over = ()=>`Ce code n’est plus valable.`
export const handovers_confirm = ()=>`Confirmer l’échange`
export const handovers_confirm_failed = ()=>`L’échange n’a pas pu être confirmé`
export const handovers_confirmed_already = ()=>`Tu as déjà confirmé cet échange.`
export const handovers_confirming = ()=>`Confirmation…`
export const handovers_edit_place = v=>`Modifier ${isolated$(v.name)}`
export const handovers_enter_code = ()=>`Saisir un code`
export const handovers_good_places = ()=>`De bons lieux de rendez-vous`
export const handovers_loading = ()=>`Chargement…`
export const handovers_meet = v=>`Rendez-vous avec ${isolated$(v.name)}`
export const handovers_meeting_places = ()=>`Lieux de rendez-vous`
export const handovers_meeting_places_lead = ()=>`Là où les gens de ton marché peuvent se retrouver pour échanger : des lieux publics, bien éclairés, faciles à trouver. Ils sont proposés à chaque rendez-vous.`
export const handovers_new_code = ()=>`Nouveau code`
export const handovers_next_meet = ()=>`Ensuite : vous vous voyez, vous échangez, et vous confirmez.`
export const handovers_no_such_place = ()=>`Ce lieu de rendez-vous n’existe pas.`
export const handovers_no_such_swap = ()=>`Cet échange n’existe pas.`
export const handovers_not_agreed = v=>`${isolated$(v.name)} et toi n’avez pas encore convenu d’un lieu et d’une heure.`
export const handovers_note_hint = ()=>`Comment allez-vous vous reconnaître ?`
export const handovers_note_label = ()=>`Note`
export const handovers_nothing_between = ()=>`Tu n’as rien à remettre à cette personne.`
export const handovers_nothing_proposed = ()=>`Personne n’a encore proposé de lieu ni d’heure.`
export const handovers_on_the_spot = ()=>`Sur place, l’un de vous montre un code et l’autre le saisit : l’échange est confirmé pour les deux. Sinon, chacun confirme de son côté.`
export const handovers_order_saved = ()=>`Ordre enregistré`
export const handovers_other_proposal = ()=>`Il y a une autre proposition entre-temps. Regarde-la d’abord.`
export const handovers_other_proposes = v=>`${isolated$(v.name)} propose :`
export const handovers_own_proposal = ()=>`C’est ta propre proposition. Elle attend l’autre personne.`
export const handovers_place = ()=>`Lieu`
export const handovers_place_added = ()=>`Lieu de rendez-vous ajouté`
export const handovers_place_and_time = ()=>`Lieu et heure`
export const handovers_place_deleted = ()=>`Lieu de rendez-vous supprimé`
export const handovers_place_example = ()=>`Bibliothèque, entrée principale`
export const handovers_place_hint = ()=>`Un lieu public que vous trouverez facilement.`
export const handovers_place_label = ()=>`Lieu *`
export const handovers_place_twice = ()=>`Ce lieu est déjà dans la liste.`
export const handovers_places_changed = ()=>`Les lieux de rendez-vous ont changé entre-temps. Rien n’a été déplacé.`
export const handovers_places_full = v=>`Il y a de la place pour ${number.format(v.count)} lieux de rendez-vous.`
export const handovers_propose = ()=>`Proposer un rendez-vous`
export const handovers_propose_another = ()=>`Proposer autre chose`
export const handovers_propose_failed = ()=>`La proposition n’a pas pu être envoyée`
export const handovers_propose_this = ()=>`Proposer`
export const handovers_qr_label = ()=>`Le même code, à scanner`
export const handovers_saved = ()=>`Enregistré`
export const handovers_say_when = ()=>`Indique le jour et l’heure du rendez-vous.`
export const handovers_say_where_you_would_meet = ()=>`Indique le lieu du rendez-vous.`
export const handovers_say_with_whom = ()=>`Indique avec qui, dans cet échange.`
export const handovers_sending = ()=>`Envoi…`
export const handovers_sent = ()=>`Ta proposition est partie`
export const handovers_show_code = ()=>`Montrer mon code`
export const handovers_step_agreed = ()=>`Convenu`
export const handovers_step_done = ()=>`Fait :`
export const handovers_step_meet = ()=>`Se voir`
export const handovers_step_offered = ()=>`Proposé`
export const handovers_step_swapped = ()=>`Échangé`
export const handovers_steps = ()=>`Étapes de cet échange`
export const handovers_swap_confirmed = ()=>`Échange confirmé`
export const handovers_the_note = ()=>`La note`
export const handovers_the_place = ()=>`Le lieu`
export const handovers_this_must_be_the_id_of_a_person = ()=>`Il faut le numéro d’une personne`
export const handovers_this_must_be_the_number_of_the_plan = ()=>`Il faut le numéro de la proposition que tu as vue`
export const handovers_time_label = ()=>`Jour et heure *`
export const handovers_time_passed = ()=>`Ce moment est déjà passé.`
export const handovers_time_passed_meanwhile = ()=>`Ce moment est passé entre-temps. Proposes-en un autre.`
export const handovers_time_zone = v=>`Dans ton fuseau horaire, ${isolated$(v.zone)}.`
export const handovers_too_far_ahead = ()=>`Tu peux prévoir 90 jours à l’avance au maximum.`
export const handovers_too_many_codes = ()=>`Trop de codes incorrects pour aujourd’hui. Chacun de vous peut toujours confirmer l’échange de son côté.`
export const handovers_try_again = ()=>`Réessayer`
export const handovers_turn_me = v=>`À ton tour : ${isolated$(v.name)} propose un lieu et une heure.`
export const handovers_turn_other = v=>`${isolated$(v.name)} doit encore répondre à ta proposition.`
export const handovers_wrong_code = ()=>`Ce n’est pas le code le plus récent, ou ses dix minutes sont passées.`
export const handovers_you_meet = v=>`Tu as rendez-vous avec ${isolated$(v.name)} :`
export const handovers_you_proposed = v=>`${isolated$(v.name)} n’a pas encore répondu à ta proposition :`
export const handovers_your_code = ()=>`Ton code`
export const handovers_your_code_is = v=>`Ton code : ${isolated$(v.code)}`
export const home_browse_all_items = ()=>`Parcourir tous les objets`
export const home_classical_guitar = ()=>`Guitare classique`
export const home_featured_items = ()=>`Objets à la une`
export const home_featured_items_page = v=>`Objets à la une, page ${isolated$(v.currentPage)}`
export const home_film_camera = ()=>`Appareil photo argentique`
export const home_join_the_community_and_post_your_first = ()=>`Rejoins la communauté et dépose ton premier objet. C’est simple, sûr et gratuit.`
export const home_loading = ()=>`Chargement…`
export const home_loading_2 = ()=>`Chargement…`
export const home_looking_for_a_home = v=>[...(plural.select(v.total)==="one"?[v.strong(`${isolated$(v.shown)}`),` objet cherche une nouvelle maison`]:[v.strong(`${isolated$(v.shown)}`),` objets cherchent une nouvelle maison`])]
export const home_nothing_is_up_for_a_swap_here_yet = ()=>`Il n’y a encore rien à échanger ici.`
export const home_post_the_first_item = ()=>`Déposer le premier objet`
export const home_post_your_first_trade = ()=>`Déposer mon premier objet`
export const home_search = ()=>`Rechercher`
export const home_search_here = ()=>`Rechercher…`
export const home_see_the_newest = ()=>`Voir les nouveautés`
export const home_services = ()=>`Atouts`
export const home_something_went_wrong_try_again = v=>[`Un problème est survenu ! `,v.link(`Réessayer`)]
export const home_start_trading_now = ()=>`Commence à échanger !`
export const home_swap_what_you_dont_need_for_what_you = v=>`${isolated$(v.tagline)}. Échange ce qui ne te sert plus contre ce qu’il te faut, avec les gens du coin : simple, sûr et gratuit.`
export const home_the_items_end_before_this_page = ()=>`La liste s’arrête avant cette page.`
export const home_trade_what_you_dont_need = ()=>`Échange ce qui ne te sert plus`
export const items_a_name_a_few_photos_what_you_would = ()=>`Un nom, quelques photos, ce que tu prendrais en échange. Il n’en faut pas plus.`
export const items_a_picture_may_have_at_most_mb = v=>`Une photo peut faire au plus ${isolated$(v.bytes)} Mo.`
export const items_a_picture_may_have_at_most_megapixels = v=>`Une photo peut faire au plus ${isolated$(v.pixels)} mégapixels.`
export const items_a_swap_of_this_item_has_been_agreed_on = ()=>`Un échange est convenu pour cet objet : il ne peut pas être supprimé.`
export const items_ad_id = v=>[`Annonce n° `,v.strong(`${isolated$(v.id)}`)]
export const items_add_at_least_one_picture = ()=>`Ajoute au moins une photo`
export const items_an_avif_picture_may_have_at_most_16 = ()=>`Une image AVIF peut faire au plus 16 mégapixels, ou 12 au-delà de 8 bits par couleur. Envoie une image plus petite, ou un JPEG.`
export const items_and_its_pictures_will_be_gone_requests = v=>[v.strong(`${isolated$(v.name)}`),` : l’objet et ses photos disparaîtront. Les demandes en attente sont closes, et leurs auteurs sont avertis.`]
export const items_another_backup_is_being_made = ()=>`une autre sauvegarde est en cours`
export const items_another_restore_is_being_prepared = ()=>`une autre restauration est en préparation`
export const items_at_most_pictures_can_be_added = v=>`${isolated$(v.perItem)} photos au maximum`
export const items_at_most_pictures_can_be_named = v=>`${isolated$(v.perItem)} photos au maximum`
export const items_at_most_video_links_can_be_added = v=>`${isolated$(v.videoLinks)} liens vidéo au maximum`
export const items_browse_all_items = ()=>`Parcourir tous les objets`
export const items_browse_items = ()=>`Parcourir les objets`
export const items_choose_a_category = ()=>`Choisis une catégorie`
export const items_choose_a_condition = ()=>`Choisis un état`
export const items_choose_an_item = ()=>`Choisis un objet`
export const items_compare_the_requests = ()=>`Comparer les demandes`
export const items_condition_explained = v=>`${isolated$(v.condition)} : ${isolated$(v.meaning)}.`
export const items_created_at = ()=>`Déposé`
export const items_dashboard = ()=>`Tableau de bord`
export const items_delete = v=>`Supprimer ${isolated$(v.name)}`
export const items_delete_failed = ()=>`La suppression a échoué`
export const items_delete_it = ()=>`Supprimer`
export const items_delete_item = ()=>`Supprimer l’objet ?`
export const items_deleting = ()=>`Suppression…`
export const items_description = ()=>`Description`
export const items_description_is_required = ()=>`Écris une description`
export const items_edit = ()=>`Modifier`
export const items_edit_2 = v=>`Modifier ${isolated$(v.name)}`
export const items_empty_the_one_in_your_profile = ()=>`Vide : celui de ton profil.`
export const items_empty_your_address = ()=>`Vide : ton adresse.`
export const items_exact_is_1_or_0 = ()=>`exact vaut 1 ou 0.`
export const items_failed_to_load_product_details = ()=>`Impossible de charger cet objet.`
export const items_failed_to_toggle_favourite = ()=>`Les favoris n’ont pas pu être modifiés`
export const items_failed_to_update_product = ()=>`L’objet n’a pas pu être modifié`
export const items_favourite = ()=>`Mettre en favori :`
export const items_favourite_2 = v=>`Mettre ${isolated$(v.name)} en favori`
export const items_favourite_toggled_successfully = ()=>`Favoris modifiés`
export const items_home = ()=>`Accueil`
export const items_in_exchange_for = v=>`En échange : ${isolated$(v.tradePreferences)}`
export const items_in_exchange_for_2 = ()=>`En échange`
export const items_in_return = ()=>`En retour :`
export const items_item_description = ()=>`Description de l’objet`
export const items_item_offered = ()=>`Objet proposé`
export const items_keep_it = ()=>`Garder`
export const items_like_new = ()=>`Comme neuf`
export const items_loading = ()=>`Chargement…`
export const items_location = ()=>`Lieu *`
export const items_message_is_required = ()=>`Écris un message`
export const items_my_favorite_items = ()=>`Mes objets favoris`
export const items_my_favourite_items = ()=>`Mes objets favoris`
export const items_my_post_items = ()=>`Mes objets`
export const items_name_is_required = ()=>`Indique un nom`
export const items_never_used = ()=>`jamais utilisé`
export const items_new = ()=>`Neuf`
export const items_no_images_available = ()=>`Pas de photo.`
export const items_numbered_picture = v=>`${isolated$(v.name)}, photo ${isolated$(v.index)}`
export const items_old = ()=>`Usagé`
export const items_only_jpeg_png_webp_gif_and_avif = ()=>`Seules les images JPEG, PNG, WebP, GIF et AVIF sont acceptées.`
export const items_only_youtube_links_can_be_added = ()=>`Seuls les liens YouTube peuvent être ajoutés`
export const items_open_large = v=>`Voir ${isolated$(v.name)} en grand (${isolated$(v.index)}/${isolated$(v.count)})`
export const items_open_to_offers = ()=>`Toute offre est bienvenue`
export const items_owner_address = ()=>`Adresse`
export const items_owner_email = ()=>`E-mail`
export const items_owner_phone = ()=>`Téléphone`
export const items_phone = ()=>`Téléphone *`
export const items_picture_of = v=>`Photo ${isolated$(v.index)} sur ${isolated$(v.count)}`
export const items_pictures_of = v=>`Photos : ${isolated$(v.name)}`
export const items_play_the_video = ()=>`Lire la vidéo`
export const items_play_video = v=>`Lire la vidéo ${isolated$(v.index)}`
export const items_plays_from_youtube_once_you_click = ()=>`Se lit depuis YouTube quand tu cliques`
export const items_please_give_one_search_text = ()=>`Donne un seul texte à rechercher.`
export const items_please_search_for_characters_or_fewer = v=>`Ta recherche peut faire au plus ${isolated$(v.searchText)} caractères.`
export const items_post_an_item = ()=>`Déposer un objet`
export const items_post_new_item = ()=>`Déposer un objet`
export const items_posted = ()=>`Déposé`
export const items_problem_of_picture = v=>`${isolated$(v.name)} : ${isolated$(v.text)}`
export const items_product_deleted_successfully = ()=>`Objet supprimé`
export const items_product_details = ()=>`Détails de l’objet`
export const items_product_images = ()=>`Photos de l’objet`
export const items_product_updated_successfully = ()=>`Objet modifié`
export const items_report_this_item = ()=>`Signaler cet objet`
export const items_requests_ask_for_it = v=>`${(v.pending===1?`Une personne le demande.`:v.pending===0?`Personne ne l’a encore demandé.`:plural.select(v.pending)==="one"?`${number.format(v.pending)} demande pour cet objet.`:`${number.format(v.pending)} demandes pour cet objet.`)}`
export const items_reserved = ()=>`Réservé`
export const items_see_it = ()=>`Voir`
export const items_see_the_request = ()=>`Voir la demande`
export const items_see_the_swap = ()=>`Voir l’échange`
export const items_send_message = ()=>`Envoyer un message`
export const items_share = ()=>`Partager`
export const items_share_this_item = ()=>`Partager cet objet`
export const items_something_went_wrong = ()=>`Un problème est survenu !`
export const items_something_went_wrong_on_our_side_it_is = ()=>`Un problème est survenu de notre côté. Réessaie dans un instant.`
export const items_submit_update = ()=>`Enregistrer`
export const items_swap = ()=>`Échange`
export const items_swap_or_sell = ()=>`Échange ou vente`
export const items_taken_down = ()=>`Retiré`
export const items_that_item_is_not_yours = ()=>`Cet objet n’est pas à toi.`
export const items_the_description = ()=>`La description`
export const items_the_location = ()=>`Le lieu`
export const items_the_message = ()=>`Le message`
export const items_the_name = ()=>`Le nom`
export const items_the_people_who_run_this_site_have = ()=>`L’équipe du site a retiré cet objet : personne d’autre ne peut le voir. Écris-lui si tu penses que c’est une erreur.`
export const items_the_phone_number = ()=>`Le numéro de téléphone`
export const items_there_is_no_such_category = ()=>`Cette catégorie n’existe pas`
export const items_there_is_no_such_condition = ()=>`Cet état n’existe pas.`
export const items_there_is_no_such_item = ()=>`Cet objet n’existe pas.`
export const items_there_is_no_such_item_perhaps_it_was = ()=>`Cet objet n’existe pas. Il a peut-être été échangé ou retiré.`
export const items_there_is_no_such_item_perhaps_it_was_2 = ()=>`Cet objet n’existe pas. Il a peut-être été supprimé dans une autre fenêtre.`
export const items_there_is_no_such_order = ()=>`Cet ordre n’existe pas.`
export const items_this = ()=>`Ce texte`
export const items_this_has_found_a_new_home = ()=>`Cet objet a trouvé une nouvelle maison.`
export const items_this_is_yours = ()=>`C’est à toi`
export const items_this_item_has_been_traded_and_stays_as = ()=>`Cet objet a été échangé et reste tel qu’il était.`
export const items_this_item_is_reserved_for_a_swap_and = ()=>`Cet objet est réservé pour un échange et reste tel qu’il a été proposé.`
export const items_this_picture_is_damaged_or_incomplete = ()=>`Cette image est endommagée ou incomplète. Choisis-en une autre.`
export const items_this_picture_is_empty = ()=>`Cette image est vide.`
export const items_this_picture_takes_too_long_to_read = ()=>`Cette image est trop longue à lire. Choisis-en une autre.`
export const items_this_picture_takes_too_much_memory_to = ()=>`Cette image demande trop de mémoire. Choisis-en une autre.`
export const items_traded = ()=>`Échangé`
export const items_update_item = ()=>`Modifier l’objet`
export const items_updating = ()=>`Enregistrement…`
export const items_used_a_little_and_hard_to_tell = ()=>`peu utilisé, et cela se voit à peine`
export const items_used_with_signs_of_wear = ()=>`utilisé, avec des traces d’usure`
export const items_video = ()=>`Vidéo`
export const items_videos = ()=>`Vidéos`
export const items_view = v=>`Voir ${isolated$(v.name)}`
export const items_view_details = ()=>`Voir les détails`
export const items_you_have_agreed_to_swap_it = ()=>`Tu as convenu de l’échanger.`
export const items_you_have_swapped_it = ()=>`Tu l’as échangé.`
export const items_you_havent_favorited_any_items_yet = ()=>`Tu n’as pas encore d’objets favoris.`
export const items_you_havent_posted_any_items_yet = ()=>`Tu n’as encore déposé aucun objet.`
export const items_you_may_also_like = ()=>`Cela pourrait aussi te plaire`
export const layout_about = ()=>`À propos`
export const layout_account = ()=>`Compte`
export const layout_admin = ()=>`Admin`
export const layout_audit_log = ()=>`Journal`
export const layout_backup = ()=>`Sauvegarde`
export const layout_blog = ()=>`Blog`
export const layout_browse = ()=>`Parcourir`
export const layout_browse_the_market = ()=>`Parcourir le marché`
export const layout_browser = ()=>`Parcourir`
export const layout_categories = ()=>`Catégories`
export const layout_close_menu = ()=>`Fermer le menu`
export const layout_contact_messages = ()=>`Messages de contact`
export const layout_contact_us = ()=>`Contact`
export const layout_dashboard = ()=>`Tableau de bord`
export const layout_exchange_request = ()=>`Demandes d’échange`
export const layout_faqs = ()=>`Questions fréquentes`
export const layout_favourite = ()=>`Favoris`
export const layout_general = ()=>`Général`
export const layout_home = ()=>`Accueil`
export const layout_how_it_works = ()=>`Comment ça marche`
export const layout_imprint = ()=>`Mentions légales`
export const layout_invitations = ()=>`Invitations`
export const layout_items = ()=>`Objets`
export const layout_language = ()=>`Langue`
export const layout_main = ()=>`Menu principal`
export const layout_manage_post_items = ()=>`Gérer mes objets`
export const layout_meeting_places = ()=>`Lieux de rendez-vous`
export const layout_messages = ()=>`Messages`
export const layout_moderation = ()=>`Modération`
export const layout_my_trades = ()=>`Mes échanges`
export const layout_navigation = ()=>`Navigation`
export const layout_new = ()=>`à voir`
export const layout_notification = ()=>`Notifications`
export const layout_notifications = ()=>`Notifications`
export const layout_office_location = ()=>`Où nous trouver`
export const layout_open_menu = ()=>`Ouvrir le menu`
export const layout_outbox = ()=>`Boîte d’envoi`
export const layout_overview = ()=>`Vue d’ensemble`
export const layout_people = ()=>`Membres`
export const layout_plans = ()=>`Formules`
export const layout_pricing = ()=>`Tarifs`
export const layout_privacy = ()=>`Confidentialité`
export const layout_reports = ()=>`Signalements`
export const layout_resources = ()=>`Ressources`
export const layout_sell = ()=>`Proposer`
export const layout_setting = ()=>`Réglages`
export const layout_site = ()=>`Site`
export const layout_skip_to_content = ()=>`Aller au contenu`
export const layout_swapyard = v=>`Swapyard ${isolated$(v.version)}`
export const layout_terms = ()=>`Conditions générales`
export const layout_the_community = ()=>`La communauté`
export const layout_the_machine = ()=>`Le serveur`
export const layout_the_site = ()=>`Le site`
export const layout_this_market_is_being_set_up = ()=>`Ce marché est en cours d’installation.`
export const layout_upload_item = ()=>`Déposer un objet`
export const layout_who_may_do_what = ()=>`Qui peut faire quoi`
export const mail_address_confirmed = ()=>`Adresse confirmée`
export const mail_admin = v=>`Il existe sur ${isolated$(v.site)} un compte avec cette adresse, et il doit devenir un compte d’admin.`
export const mail_admin_if_you = ()=>`Si c’est le tien, confirme-le avec ce lien, dans le navigateur où ta session est ouverte :`
export const mail_admin_not_you = ()=>`Sinon, quelqu’un d’autre a créé un compte avec ton adresse. Réinitialise d’abord son mot de passe : cela déconnecte cette personne.`
export const mail_admin_subject = v=>`Confirme que tu gères ${isolated$(v.site)}`
export const mail_approved = v=>`Quelqu’un de l’équipe de ${isolated$(v.site)} a validé ton inscription. Tu peux désormais déposer des objets, écrire aux autres et échanger.`
export const mail_approved_subject = v=>`Bienvenue sur ${isolated$(v.site)}`
export const mail_changed = ()=>`Ton compte a maintenant une autre adresse. Plus aucun e-mail à son sujet n’arrivera ici.`
export const mail_changed_not_you = ()=>`Si ce n’était pas toi, annule le changement et choisis un nouveau mot de passe :`
export const mail_changed_subject = v=>`Ton adresse e-mail sur ${isolated$(v.site)} a changé`
export const mail_changing = ()=>`Quelqu’un qui connaît ton mot de passe a demandé une autre adresse pour ton compte. Celle-ci reste valable tant que le lien envoyé à l’autre n’a pas servi.`
export const mail_changing_not_you = ()=>`Si c’était toi, il n’y a rien à faire. Sinon, annule le changement et choisis un nouveau mot de passe :`
export const mail_changing_subject = v=>`Quelqu’un veut changer ton adresse e-mail sur ${isolated$(v.site)}`
export const mail_confirm_my_address = ()=>`Confirmer mon adresse`
export const mail_contact_answer = v=>`Ce message vient du formulaire de contact. La réponse à cet e-mail ira à ${isolated$(v.email)}.`
export const mail_contact_email = v=>`E-mail : ${isolated$(v.email)}`
export const mail_contact_name = v=>`Nom : ${isolated$(v.name)}`
export const mail_contact_phone = v=>`Téléphone : ${isolated$(v.phone)}`
export const mail_contact_subject = v=>`${isolated$(v.name)} a écrit à ${isolated$(v.site)}`
export const mail_declined = v=>`L’équipe de ${isolated$(v.site)} n’a pas validé ton inscription. Elle écrit :`
export const mail_declined_deleted = ()=>`Le compte que tu avais créé est supprimé, et rien n’en est gardé.`
export const mail_declined_subject = v=>`Ton inscription sur ${isolated$(v.site)}`
export const mail_from_now_on_you_sign_in_with_and_mail = v=>`Désormais, tu te connectes avec ${isolated$(v.email)}, et tes e-mails y arrivent.`
export const mail_home = ()=>`Accueil`
export const mail_it_was_not_me = ()=>`Ce n’était pas moi`
export const mail_keep_your_address = ()=>`Garder ton adresse`
export const mail_lifted = ()=>`La suspension de ton compte est levée. Ce que tu as déposé est de nouveau affiché.`
export const mail_lifted_subject = v=>`Ton compte sur ${isolated$(v.site)} est rouvert`
export const mail_link_once_days = v=>`Le lien ne sert qu’une fois et reste valable ${(plural.select(v.days)==="one"?`${number.format(v.days)} jour`:`${number.format(v.days)} jours`)}.`
export const mail_link_once_hours = v=>`Le lien ne sert qu’une fois et reste valable ${(plural.select(v.hours)==="one"?`${number.format(v.hours)} heure`:`${number.format(v.hours)} heures`)}. Si ce n’était pas toi, ne fais rien.`
export const mail_mail_about_your_swaps_goes_to = v=>`Les e-mails sur tes échanges sont envoyés à ${isolated$(v.email)}.`
export const mail_new_address = ()=>`Quelqu’un (toi, espérons-le) veut utiliser cette adresse pour son compte. Tant que tu ne l’as pas confirmée, l’ancienne reste valable :`
export const mail_new_address_subject = v=>`Ta nouvelle adresse e-mail sur ${isolated$(v.site)}`
export const mail_one_moment = ()=>`Un instant…`
export const mail_password_changed = ()=>`Le mot de passe de ton compte vient d’être changé, et tous les navigateurs connectés avec lui ont été déconnectés.`
export const mail_password_changed_not_you = ()=>`Si ce n’était pas toi, choisis tout de suite un nouveau mot de passe :`
export const mail_password_changed_subject = v=>`Ton mot de passe sur ${isolated$(v.site)} a changé`
export const mail_proof = v=>`Quelqu’un (toi, espérons-le) a rejoint ${isolated$(v.site)} avec cette adresse. Confirme-la, et un e-mail te préviendra quand quelqu’un voudra échanger avec toi :`
export const mail_proof_subject = v=>`Confirme ton adresse e-mail sur ${isolated$(v.site)}`
export const mail_reset_by_link = ()=>`Ou choisis un nouveau mot de passe avec ce lien`
export const mail_reset_code = ()=>`Quelqu’un (toi, espérons-le) a demandé à réinitialiser le mot de passe de ton compte. Voici le code :`
export const mail_reset_code_once = v=>`Il ne sert qu’une fois et reste valable ${(plural.select(v.minutes)==="one"?`${number.format(v.minutes)} minute`:`${number.format(v.minutes)} minutes`)}. Personne chez ${isolated$(v.site)} ne te le demandera jamais.`
export const mail_reset_link_once = v=>`Le lien ne sert qu’une fois et reste valable ${(plural.select(v.minutes)==="one"?`${number.format(v.minutes)} minute`:`${number.format(v.minutes)} minutes`)}. Si ce n’était pas toi, ne fais rien : ton mot de passe reste le même.`
export const mail_reset_my_password = ()=>`Réinitialiser mon mot de passe`
export const mail_reset_subject = v=>`Nouveau mot de passe sur ${isolated$(v.site)}`
export const mail_set_a_new_password = ()=>`Choisir un nouveau mot de passe`
export const mail_sign_in = ()=>`Se connecter`
export const mail_suspended = v=>`L’équipe de ${isolated$(v.site)} a suspendu ton compte. Tu ne peux pas te connecter, et ce que tu as déposé n’est plus affiché. Elle écrit :`
export const mail_suspended_mistake = ()=>`Si tu penses que c’est une erreur, écris à l’équipe.`
export const mail_suspended_subject = v=>`Ton compte sur ${isolated$(v.site)} est suspendu`
export const mail_take_it_back = ()=>`Annuler le changement`
export const mail_test = ()=>`Si tu peux lire ceci, ton site envoie bien ses e-mails. Il n’y a rien d’autre à faire.`
export const mail_test_subject = v=>`${isolated$(v.site)} : e-mail d’essai`
export const mail_use_this_address = ()=>`Utiliser cette adresse`
export const mail_your_account_keeps_the_address_that = ()=>`Ton compte garde l’adresse qui a reçu cet e-mail, ou la retrouve. Toutes les sessions ouvertes sur ce compte sont fermées.`
export const mail_your_address_is_what_it_was_somebody = ()=>`Ton adresse est celle d’avant. Quelqu’un connaît peut-être ton mot de passe : choisis-en un nouveau.`
export const matches_add_wish = ()=>`Me prévenir`
export const matches_all_seen = ()=>`C’est tout pour l’instant.`
export const matches_all_seen_more = ()=>`Il y a du nouveau chaque jour. Dis ce que tu cherches, et on te préviendra.`
export const matches_ask_own = ()=>`Cela reste entre toi et le site. La personne qui le propose apprend combien de personnes sont intéressées, pas lesquelles.`
export const matches_asked_after_heart = ()=>`Tu échangerais pour ça ?`
export const matches_category_any = ()=>`Toutes les catégories`
export const matches_choose_for = ()=>`Contre lesquels de tes objets ?`
export const matches_confirm_wishes = ()=>`Me prévenir pour tout cela`
export const matches_deck = ()=>`Des objets pour toi`
export const matches_deck_failed = ()=>`Impossible de charger la suite.`
export const matches_deck_hint = ()=>`Dis oui à ce que tu prendrais en échange d’un de tes objets. Personne d’autre ne voit tes réponses ; quand un échange à plusieurs est possible, le site met tout le monde en contact.`
export const matches_for_any = ()=>`Contre n’importe lequel de mes objets`
export const matches_for_count = v=>`${(`Contre ${number.format(v.count)} de mes objets`)}`
export const matches_for_help = ()=>`N’en choisis aucun si tu donnerais n’importe lequel.`
export const matches_for_none = ()=>`Tu n’as encore rien déposé.`
export const matches_for_save = ()=>`Enregistrer`
export const matches_for_saving = ()=>`Enregistrement…`
export const matches_for_things = v=>`Contre ${isolated$(v.things)}`
export const matches_for_whom = v=>`Contre lesquels de tes objets prendrais-tu ${isolated$(v.name)} ?`
export const matches_forget_want = v=>`${isolated$(v.name)} ne m’intéresse plus`
export const matches_forget_wish = v=>`Ne plus chercher ${isolated$(v.wish)}`
export const matches_found = ()=>`Le site a trouvé un échange pour toi.`
export const matches_how_many = v=>`${(v.count===0?`Personne n’a encore dit que ça l’intéresse.`:plural.select(v.count)==="one"?`${number.format(v.count)} personne est intéressée.`:`${number.format(v.count)} personnes sont intéressées.`)}`
export const matches_just_posted = v=>`${isolated$(v.name)} est en ligne. Qui cherche cela ?`
export const matches_later = ()=>`Plus tard`
export const matches_loading = ()=>`Recherche d’objets…`
export const matches_look_out = ()=>`Me prévenir`
export const matches_looked_for = v=>`${(plural.select(v.count)==="one"?`${number.format(v.count)} personne cherche quelque chose de ce genre`:`${number.format(v.count)} personnes cherchent quelque chose de ce genre`)}`
export const matches_looking_for = ()=>`Recherche`
export const matches_looking_for_mine = ()=>`Ce que je cherche`
export const matches_looks_for = v=>`${isolated$(v.name)} cherche « ${isolated$(v.wish)} » et propose :`
export const matches_no = ()=>`Non`
export const matches_no_longer = ()=>`Plus maintenant`
export const matches_no_wants = ()=>`Rien pour l’instant. Dis oui à un objet ci-dessus.`
export const matches_no_wishes = ()=>`Dis en un mot ou deux ce que tu aimerais avoir. Les autres le voient, et on te prévient dès que ça apparaît.`
export const matches_nobody_looks = ()=>`Personne ne cherche cela pour l’instant. On préviendra ceux que ça intéresse.`
export const matches_offline = ()=>`Tu es hors ligne. Tes réponses compteront de nouveau avec le retour du réseau.`
export const matches_open_circle = ()=>`Voir l’échange`
export const matches_still_yes = ()=>`Oui, toujours`
export const matches_strip_all = ()=>`Tout voir`
export const matches_suggested = v=>`À propos de ${isolated$(v.name)}, tu as écrit :`
export const matches_suggested_title = ()=>`D’après ce que tu as écrit`
export const matches_try_again = ()=>`Réessayer`
export const matches_undone = ()=>`Ta réponse n’est pas arrivée. Réessaie.`
export const matches_want_it = ()=>`J’échangerais pour ça`
export const matches_wanted = ()=>`Tu échangerais pour ça`
export const matches_wants_more = ()=>`En voir plus`
export const matches_wants_title = ()=>`Ce pour quoi j’échangerais`
export const matches_why_for_you = ()=>`Pour toi`
export const matches_why_new = ()=>`Nouveau ici`
export const matches_why_wishes_yours = v=>`${isolated$(v.owner)} cherche quelque chose comme : ${isolated$(v.things)}`
export const matches_why_your_wish = ()=>`Ce que tu cherches`
export const matches_why_your_wish_for = v=>`Ce que tu cherches, en échange de : ${isolated$(v.things)}`
export const matches_wish = ()=>`Que cherches-tu ?`
export const matches_wish_added = ()=>`On te préviendra dès que ça apparaît.`
export const matches_wish_category = ()=>`Catégorie`
export const matches_wish_help = ()=>`Un kayak, des jeux de société, un coup de main au jardin : un mot ou deux. On te préviendra dès que ça apparaît.`
export const matches_wish_in = v=>`dans ${isolated$(v.category)}`
export const matches_wish_removed = ()=>`Ce n’est plus dans tes recherches.`
export const matches_would_swap = v=>`${isolated$(v.name)} : tu échangerais pour ça ?`
export const matches_yes = ()=>`Oui`
export const matches_yes_said = v=>`Oui à ${isolated$(v.name)}.`
export const matches_yours_swaps = ()=>`Échanges pour toi`
export const messages_a_message_takes_files_the_rest_was = v=>`Un message prend ${isolated$(v.attachmentsPerMessage)} fichiers ; les autres n’ont pas été ajoutés.`
export const messages_add_documents = ()=>`Ajouter des documents`
export const messages_add_pictures = ()=>`Ajouter des photos`
export const messages_all_of_it = ()=>`Tout voir`
export const messages_attachment_count = v=>`${(plural.select(v.count)==="one"?`${number.format(v.count)} pièce jointe`:`${number.format(v.count)} pièces jointes`)}`
export const messages_attachments = ()=>`Pièces jointes`
export const messages_block_person = v=>`Bloquer ${isolated$(v.name)}`
export const messages_blocked = ()=>`Personne bloquée`
export const messages_browse_items = ()=>`Parcourir les objets`
export const messages_close_conversations = ()=>`Fermer les conversations`
export const messages_conversation = ()=>`Conversation`
export const messages_conversations = ()=>`Conversations`
export const messages_conversations_unread = v=>`Conversations, ${(plural.select(v.unreadElsewhere)==="one"?`${number.format(v.unreadElsewhere)} non lue`:`${number.format(v.unreadElsewhere)} non lues`)}`
export const messages_delete = ()=>`Supprimer`
export const messages_drop_files = ()=>`Dépose des fichiers pour les joindre`
export const messages_failed_to_fetch_messages = ()=>`Impossible de charger les messages`
export const messages_failed_to_fetch_messages_try_again = ()=>`Impossible de charger les messages. Réessayer`
export const messages_found_something_you_like_write_to_its = ()=>`Quelque chose te plaît ? Écris à la personne qui le propose depuis la page de l’objet.`
export const messages_is_empty = v=>`${isolated$(v.name)} est vide.`
export const messages_is_larger_than = v=>`${isolated$(v.name)} dépasse ${isolated$(v.bytesText)}.`
export const messages_is_not_the_file_that_its_name_says = v=>`${isolated$(v.name)} n’est pas un fichier ${isolated$(v.endingOf)}, contrairement à ce que dit son nom.`
export const messages_is_typing = v=>`${isolated$(v.name)} écrit…`
export const messages_last_own = v=>[`Toi : `,v.words(``)]
export const messages_loading = ()=>`Chargement…`
export const messages_message_sent = ()=>`Message envoyé`
export const messages_message_to = v=>`Message à ${isolated$(v.name)}`
export const messages_messages = v=>`Messages (${isolated$(v.count)})`
export const messages_messages_2 = ()=>`Messages`
export const messages_messages_with = v=>`Messages avec ${isolated$(v.name)}`
export const messages_more_about = v=>`Plus d’options : ${isolated$(v.name)}`
export const messages_more_about_this_message = ()=>`Plus d’options pour ce message`
export const messages_new_messages = ()=>`Nouveaux messages`
export const messages_no_conversations_yet = ()=>`Aucune conversation pour l’instant.`
export const messages_no_messages_yet = ()=>`Aucun message pour l’instant.`
export const messages_no_results_found = ()=>`Aucun résultat.`
export const messages_only_pictures_and_pdf_doc_docx_and_txt = ()=>`Seuls les images et les fichiers .pdf, .doc, .docx et .txt peuvent être envoyés.`
export const messages_open_picture = v=>`Ouvrir l’image ${isolated$(v.name)}`
export const messages_open_requests = ()=>`Demandes en cours`
export const messages_remove = v=>`Retirer ${isolated$(v.name)}`
export const messages_report = v=>`Signaler ${isolated$(v.name)}`
export const messages_report_this_message = ()=>`Signaler ce message`
export const messages_say_hello_to_what_would_you_like_to = v=>`Dis bonjour à ${isolated$(v.name)} : qu’aimerais-tu échanger ?`
export const messages_search_conversations = ()=>`Chercher une conversation`
export const messages_seen = ()=>`Vu`
export const messages_send = ()=>`Envoyer`
export const messages_sending = ()=>`Envoi…`
export const messages_sending_attachments = ()=>`Envoi des pièces jointes…`
export const messages_sent = ()=>`Envoyé`
export const messages_show_older_messages = ()=>`Messages plus anciens`
export const messages_signed_out = v=>[`Ta session est terminée. `,v.link(`Connecte-toi`),` pour continuer : ce que tu écris ici est conservé.`]
export const messages_takes_at_most = v=>`Un message fait au plus ${number.format(v.length)} caractères.`
export const messages_the_message_must_be_text = ()=>`Le message doit être du texte.`
export const messages_there_is_no_such_person = ()=>`Cette personne n’existe pas.`
export const messages_this_file_is_missing = ()=>`Ce fichier manque.`
export const messages_this_person_cannot_be_written_to_at = ()=>`On ne peut pas écrire à cette personne pour le moment.`
export const messages_this_person_would_rather_not_hear_from = ()=>`Cette personne préfère ne pas recevoir de tes nouvelles. Respecte son choix.`
export const messages_today = ()=>`Aujourd’hui`
export const messages_unblock = ()=>`Débloquer`
export const messages_unblock_person = v=>`Débloquer ${isolated$(v.name)}`
export const messages_unblocked = ()=>`Personne débloquée`
export const messages_unread = ()=>`non lus`
export const messages_unsupported_file = ()=>`Fichier non accepté`
export const messages_unsupported_file_pictures_pdf_doc_docx = v=>`Fichier non accepté : ${isolated$(v.name)}. Tu peux envoyer des images et des fichiers .pdf, .doc, .docx et .txt.`
export const messages_would_rather_not_hear_from_you_please = v=>`${isolated$(v.name)} préfère ne pas recevoir de tes nouvelles. Respecte son choix.`
export const messages_write_a_message = ()=>`Écris un message`
export const messages_write_something_or_attach_a_file = ()=>`Écris quelque chose ou joins un fichier.`
export const messages_yesterday = ()=>`Hier`
export const messages_you = ()=>`Toi`
export const messages_you_are_offline_what_you_send_goes_out = ()=>`Tu es hors ligne. Ce que tu envoies partira avec le retour de la connexion.`
export const messages_you_can_write_to_one_another_once = ()=>`Vous pourrez vous écrire quand tout le monde aura dit oui.`
export const messages_you_cannot_block_yourself = ()=>`Tu ne peux pas te bloquer toi-même.`
export const messages_you_cannot_write_to_yourself = ()=>`Tu ne peux pas t’écrire à toi-même.`
export const messages_you_have_blocked_neither_of_you_can = v=>`Tu as bloqué ${isolated$(v.name)}. Vous ne pouvez plus vous écrire.`
export const messages_you_have_blocked_this_person_unblock = ()=>`Tu as bloqué cette personne. Débloque-la pour reprendre contact.`
export const notifications_earlier = ()=>`Plus tôt`
export const notifications_find_something_to_swap_for = ()=>`Trouver un objet à échanger`
export const notifications_loading = ()=>`Chargement…`
export const notifications_new = ()=>`Nouvelle :`
export const notifications_no_notifications_yet = ()=>`Aucune notification pour l’instant.`
export const notifications_notification = ()=>`Notifications`
export const notifications_show_older = ()=>`Voir les plus anciennes`
export const notifications_something_went_wrong_try_again = ()=>`Un problème est survenu ! Réessayer`
export const notifications_something_went_wrong_what_is_new_may = ()=>`Un problème est survenu ! Il manque peut-être des nouveautés.`
export const notifications_today = ()=>`Aujourd’hui`
export const notifications_yesterday = ()=>`Hier`
export const notifications_you_will_hear_here_when_somebody_wants = ()=>`On te préviendra ici quand quelqu’un voudra échanger avec toi.`
export const pages_a_heading_may_have_at_most_characters = v=>`Un titre fait au plus ${isolated$(v.heading)} caractères.`
export const pages_a_little_too_fast = ()=>`Un peu trop vite`
export const pages_a_text_may_have_at_most_characters = v=>`Un texte fait au plus ${isolated$(v.sectionText)} caractères.`
export const pages_all_rights_reserved = v=>`© ${isolated$(v.getFullYear)} ${isolated$(v.name)}. Tous droits réservés.`
export const pages_at_most_services_can_be_shown = v=>`${isolated$(v.services)} services au maximum.`
export const pages_at_most_steps_can_be_shown = v=>`${isolated$(v.steps)} étapes au maximum.`
export const pages_back_in_a_moment = ()=>`De retour dans un instant`
export const pages_browse_all_items = ()=>`Parcourir tous les objets`
export const pages_each_entry_needs_a_title = ()=>`Il manque un titre à une entrée.`
export const pages_go_to_home = ()=>`Aller à l’accueil`
export const pages_has_saved_this_since_you_opened_it = v=>`${isolated$(v.who)} a enregistré une modification depuis que tu as ouvert cette page. ${isolated$(v.end)}`
export const pages_it_was_not_deleted = ()=>`Rien n’a été supprimé.`
export const pages_last_changed_on = v=>[`Dernière modification le `,v.time(`${isolated$(v.changed)}`)]
export const pages_link_https = ()=>`Un lien doit commencer par https://`
export const pages_link_too_long = ()=>`Ce lien est trop long.`
export const pages_links_many = v=>`On peut montrer ${isolated$(v.most)} liens au plus.`
export const pages_may_have_at_most_characters = v=>`${((f=>f==="name"?`Le nom`:f==="tagline"?`Le slogan`:f==="description"?`La description`:f==="address"?`L’adresse`:`La ligne de copyright`)(v.what))} : ${isolated$(v.longest)} caractères au maximum.`
export const pages_nothing_stands_at_this_address_it_may = ()=>`Il n’y a rien à cette adresse : l’objet a peut-être été échangé. Lance une recherche, ou fais un tour.`
export const pages_page_not_found = ()=>`Page introuvable`
export const pages_search = ()=>`Rechercher`
export const pages_search_here = ()=>`Rechercher…`
export const pages_somebody = ()=>`Quelqu’un`
export const pages_something_went_wrong = ()=>`Un problème est survenu !`
export const pages_that_did_not_work = ()=>`Cela n’a pas marché`
export const pages_that_was_a_lot_in_a_short_time_please = ()=>`Cela fait beaucoup en peu de temps. Attends une minute, puis réessaie.`
export const pages_the_mistake_is_ours_not_yours_please = ()=>`L’erreur vient de nous, pas de toi. Réessaie dans un instant.`
export const pages_the_site_is_very_busy_or_just_starting = ()=>`Le site est très sollicité ou redémarre tout juste. Réessaie bientôt.`
export const pages_we_have_no_office_the_contact_form = ()=>`Nous n’avons pas de bureau. Écris-nous par le formulaire de contact.`
export const pages_what_you_typed_is_still_here = ()=>`Ce que tu as écrit est toujours là.`
export const payments_a_cvv_has_3_or_4_digits = ()=>`Un cryptogramme fait 3 ou 4 chiffres.`
export const payments_a_receipt_has_been_sent_to_you_example = ()=>`Un reçu a été envoyé à you@example.com.`
export const payments_any_digits_will_do = ()=>`N’importe quels chiffres font l’affaire.`
export const payments_apply = ()=>`Appliquer`
export const payments_at_paypal_you_would_confirm_the = ()=>`Chez PayPal, tu confirmerais le paiement. Ici, PayPal n’est pas appelé.`
export const payments_billing = ()=>`Facturation`
export const payments_card_number = ()=>`Numéro de carte`
export const payments_card_numbers_have_12_to_19_digits = ()=>`Un numéro de carte fait 12 à 19 chiffres.`
export const payments_choose_the_right_plan_for_you = ()=>`Choisis la formule qui te convient`
export const payments_confirm_pay = ()=>`Confirmer et payer`
export const payments_credit_debit_card = ()=>`Carte bancaire`
export const payments_cvv = ()=>`CVV`
export const payments_download_receipt = ()=>`Télécharger le reçu`
export const payments_expiry = ()=>`Expiration`
export const payments_expiry_example = ()=>`MM/AA`
export const payments_go_to_home = ()=>`Aller à l’accueil`
export const payments_i_agree_to_the_terms_conditions = v=>[`J’accepte les `,v.link(`conditions générales`)]
export const payments_month_and_year_as_on_the_card = ()=>`Mois et année, comme sur la carte.`
export const payments_monthly = ()=>`Mensuel`
export const payments_name_on_card = ()=>`Nom sur la carte`
export const payments_payment_details = ()=>`Détails du paiement`
export const payments_payment_method = ()=>`Moyen de paiement`
export const payments_payment_successful = ()=>`Paiement réussi !`
export const payments_paypal = ()=>`PayPal`
export const payments_plan = ()=>`Formule`
export const payments_popular = ()=>`Populaire`
export const payments_price_each = v=>`${(v.interval==="year"?`/ an`:`/ mois`)}`
export const payments_promo_code = ()=>`Code promo`
export const payments_review_and_confirm = ()=>`Vérifier et confirmer`
export const payments_save_card = ()=>`Enregistrer la carte`
export const payments_select = ()=>`Choisir`
export const payments_select_2 = v=>`Choisir ${isolated$(v.name)}`
export const payments_standard_plan = ()=>`Formule standard`
export const payments_swapping_is_free_the_plans_show_how = ()=>`Échanger est gratuit. Les formules montrent comment les membres pourraient partager les frais du marché.`
export const payments_thank_you_your_subscription_is_now = ()=>`Merci ! Ton abonnement est actif.`
export const payments_the_last_digits_on_the_back = ()=>`Les derniers chiffres au dos.`
export const payments_the_month_is_a_number_from_01_to_12 = ()=>`Le mois est un nombre de 01 à 12.`
export const payments_there_are_no_plans_at_the_moment = ()=>`Il n’y a pas de formules pour l’instant. Échanger est gratuit.`
export const payments_this_date_has_passed = ()=>`Cette date est passée.`
export const payments_this_is_a_demonstration_no_payment_is = ()=>`Ceci est une démonstration. Aucun paiement n’est prélevé, et échanger est gratuit quelle que soit la formule.`
export const payments_this_is_a_demonstration_no_payment_is_2 = ()=>`Ceci est une démonstration. Aucun paiement n’est prélevé, et ce que tu écris ici ne quitte pas ton navigateur.`
export const payments_this_is_a_demonstration_nothing_was = ()=>`Ceci est une démonstration : rien n’a été payé, et aucun e-mail n’a été envoyé.`
export const payments_total = ()=>`Total`
export const payments_two_digits_for_the_month_and_two_for = ()=>`Deux chiffres pour le mois et deux pour l’année.`
export const people_about = ()=>`À propos de toi`
export const people_about_help = ()=>`Quelques mots que tout le monde lit sur ta page. Tu peux laisser le champ vide.`
export const people_address_help = ()=>`Un quartier suffit : « Vieille-Ville, Lyon ». Tout le monde le voit à côté de tes objets : n’indique ni rue ni numéro.`
export const people_answer = ()=>`Répondre`
export const people_answer_help = ()=>`Tout le monde la lit sous l’avis. Tu peux répondre une fois.`
export const people_block = ()=>`Bloquer`
export const people_blocked_by_owner = ()=>`Cette personne préfère que tu ne la contactes pas. Respecte son choix.`
export const people_blocked_owner = ()=>`Tu as bloqué cette personne : aucun de vous deux ne peut demander quoi que ce soit à l’autre.`
export const people_blocked_people = ()=>`Personnes que tu as bloquées`
export const people_blocking = ()=>`Un instant…`
export const people_browser_on_system = v=>`${isolated$(v.browser)} sur ${isolated$(v.system)}`
export const people_call_off_changed_mind = ()=>`J’ai changé d’avis`
export const people_call_off_kind = ()=>`Que se passe-t-il ?`
export const people_call_off_no_show = ()=>`L’autre personne n’est pas venue`
export const people_call_off_not_as_described = ()=>`Pas conforme à l’annonce`
export const people_call_off_other = ()=>`Autre chose`
export const people_change_profile = ()=>`Modifier ton profil`
export const people_change_review = ()=>`Modifier l’avis`
export const people_contact_choice = ()=>`Qui voit ton e-mail et ton téléphone ?`
export const people_contact_choice_help = ()=>`Les personnes avec qui tu as convenu d’un échange les voient toujours. Tu peux changer cela dans tes réglages.`
export const people_contact_default = ()=>`Qui voit l’e-mail et le téléphone des nouveaux membres, sauf s’ils en décident autrement ?`
export const people_contact_default_help = ()=>`Ce que chacun a choisi ne change pas. Nous conseillons « Les membres » : ni les visiteurs ni les robots ne voient alors rien.`
export const people_contact_everyone = ()=>`Tout le monde, visiteurs compris`
export const people_contact_members = ()=>`Les membres connectés`
export const people_contact_partners = ()=>`Seulement les personnes avec qui j’échange`
export const people_days_at_least = v=>`Durée en jours : au moins ${isolated$(v.min)}.`
export const people_days_at_most = v=>`Durée en jours : au plus ${isolated$(v.max)}.`
export const people_email_help = ()=>`Il te sert à te connecter. Tu choisis plus bas qui d’autre le voit.`
export const people_home = ()=>`Accueil`
export const people_how_was_it = ()=>`Comment ça s’est passé ?`
export const people_invited_at_least = v=>`Nombre de personnes : au moins ${isolated$(v.min)}.`
export const people_invited_at_most = v=>`Nombre de personnes : au plus ${isolated$(v.max)}.`
export const people_items = v=>`${(plural.select(v.count)==="one"?`${number.format(v.count)} objet`:`${number.format(v.count)} objets`)}`
export const people_looking_for = ()=>`Recherche`
export const people_member_since = v=>`Membre depuis ${isolated$(v.since)}`
export const people_name_help = ()=>`Tout le monde le voit à côté de tes objets.`
export const people_new_members = ()=>`Nouveaux membres`
export const people_new_members_show = v=>`${((f=>f==="everyone"?`Les nouveaux membres montrent e-mail et téléphone à tout le monde`:f==="members"?`Les nouveaux membres montrent e-mail et téléphone aux membres`:`Les nouveaux membres montrent e-mail et téléphone aux personnes avec qui ils échangent`)(v.choice))}`
export const people_no = ()=>`Non`
export const people_no_items = ()=>`Rien à échanger pour l’instant.`
export const people_no_items_of_yours = ()=>`Tu n’as rien à échanger pour l’instant.`
export const people_no_reviews = ()=>`Aucun avis pour l’instant.`
export const people_no_shows = ()=>`Rendez-vous manqués`
export const people_no_shows_count = v=>`${(plural.select(v.count)==="one"?`${number.format(v.count)} échange`:`${number.format(v.count)} échanges`)} ces 90 derniers jours, selon ${(plural.select(v.people)==="one"?`une personne`:`${number.format(v.people)} personnes`)}`
export const people_no_such_session = ()=>`Cette session n’existe pas.`
export const people_no_swaps = ()=>`Aucun échange pour l’instant`
export const people_nobody_blocked = ()=>`Personne. Si tu bloques quelqu’un, vous ne pouvez plus ni vous écrire ni demander les objets l’un de l’autre.`
export const people_page = ()=>`Page`
export const people_page_link = ()=>`Comme les autres la voient`
export const people_phone_help = ()=>`Dix chiffres ; +1 s’ajoute tout seul. Tu choisis plus bas qui le voit.`
export const people_phone_help_elsewhere = ()=>`Comme on l’écrit chez toi, ou avec + et l’indicatif de son pays. Tu choisis plus bas qui le voit.`
export const people_replies_day = ()=>`Répond d’habitude dans la journée`
export const people_replies_hour = ()=>`Répond d’habitude en moins d’une heure`
export const people_replies_week = ()=>`Répond d’habitude dans la semaine`
export const people_report = ()=>`Signaler`
export const people_report_review_by = v=>`Signaler l’avis écrit par ${isolated$(v.name)}`
export const people_review_help = v=>`Tout le monde le lit, et ${isolated$(v.name)} peut répondre. Il s’affiche quand vous avez écrit tous les deux, ou au bout de 14 jours.`
export const people_review_now = ()=>`Écrire un avis`
export const people_review_waits = v=>`Personne d’autre ne voit ton avis jusqu’à ce que ${isolated$(v.name)} écrive aussi, ou pendant 14 jours au plus. D’ici là, tu peux le modifier.`
export const people_reviews = v=>`${(`${number.format(v.count)} avis`)}`
export const people_reviews_of_swap = ()=>`Avis sur cet échange`
export const people_saved = ()=>`Enregistré`
export const people_send_answer = ()=>`Envoyer la réponse`
export const people_send_message = ()=>`Envoyer un message`
export const people_send_review = ()=>`Envoyer l’avis`
export const people_sending = ()=>`Envoi…`
export const people_sign_out_everywhere = ()=>`Se déconnecter partout`
export const people_sign_out_there = ()=>`Déconnecter`
export const people_signed_in_on = ()=>`Sessions ouvertes`
export const people_signed_out_everywhere = ()=>`Déconnexion effectuée partout`
export const people_signed_out_there = ()=>`Session fermée`
export const people_signing_out = ()=>`Déconnexion…`
export const people_since = v=>`depuis le ${isolated$(v.date)}`
export const people_swap_again_with = v=>`Échangerais-tu à nouveau avec ${isolated$(v.name)} ?`
export const people_swaps = v=>`${(plural.select(v.swaps)==="one"?`${number.format(v.swaps)} échange`:`${number.format(v.swaps)} échanges`)}`
export const people_swaps_again = v=>`${(plural.select(v.swaps)==="one"?`${number.format(v.swaps)} échange`:`${number.format(v.swaps)} échanges`)}, « échangerait à nouveau » : ${isolated$(v.yes)}`
export const people_there_is_no_such_person = ()=>`Cette personne n’existe pas.`
export const people_this_browser = ()=>`Ce navigateur`
export const people_unblock = ()=>`Débloquer`
export const people_unblocking = ()=>`Un instant…`
export const people_unknown_browser = ()=>`Un navigateur inconnu`
export const people_would_not_swap_again = ()=>`N’échangerait plus`
export const people_would_swap_again = ()=>`Échangerait à nouveau`
export const people_yes = ()=>`Oui`
export const people_you = ()=>`Toi`
export const people_you_have_blocked = v=>`Tu as bloqué ${isolated$(v.name)}. Vous ne pouvez plus vous écrire.`
export const people_your_answer = ()=>`Ta réponse`
export const place_add = ()=>`Ajouter`
export const place_add_one = ()=>`En ajouter un`
export const place_adding = ()=>`Ajout…`
export const place_anywhere = ()=>`Partout`
export const place_audit_backups = ()=>`Lieu ou fréquence des sauvegardes modifiés`
export const place_audit_country = v=>`Pays défini : ${isolated$(v.country)}`
export const place_audit_languages = v=>`Langues modifiées : ${isolated$(v.site)} pour le site ; proposées : ${isolated$(v.names)}`
export const place_audit_limits = ()=>`Limites pour les membres modifiées`
export const place_audit_mail = v=>`Serveur de messagerie configuré : ${isolated$(v.host)}`
export const place_audit_no_mail = ()=>`Serveur de messagerie retiré`
export const place_audit_plans = v=>`Formules ${(v.shown==="on"?`activées`:`désactivées`)}`
export const place_audit_quota = ()=>`Place accordée aux membres modifiée`
export const place_backup_by_environment = ()=>`BACKUP_DIR est défini sur la machine et l’emporte.`
export const place_backup_count_wrong = v=>`Indique un nombre entier entre ${isolated$(v.least)} et ${isolated$(v.most)}.`
export const place_backup_daily = ()=>`Copies quotidiennes gardées`
export const place_backup_daily_help = ()=>`Les petites copies sans photos, une par jour.`
export const place_backup_every = ()=>`Jours entre deux sauvegardes complètes`
export const place_backup_folder = ()=>`Où vont les sauvegardes complètes`
export const place_backup_folder_help = ()=>`Un dossier de la machine sur laquelle tourne le site, de préférence sur un autre disque, par exemple /var/backups/swapyard ; si le champ reste vide, aucune n’est faite.`
export const place_backup_folder_is = v=>`Les sauvegardes complètes vont dans ${isolated$(v.folder)}.`
export const place_backup_folder_public = ()=>`Tout le monde peut lire ce dossier. Choisis-en un autre.`
export const place_backup_folder_refused = v=>`Le site ne peut pas écrire dans ce dossier (${isolated$(v.reason)}). Choisis-en un autre, ou donne-lui ce droit sur la machine.`
export const place_backup_folder_wrong = ()=>`Indique le chemin complet d’un dossier, comme /var/backups/swapyard.`
export const place_backup_full = ()=>`Sauvegardes complètes gardées`
export const place_backup_is_old = ()=>`La dernière sauvegarde avec les photos est ancienne. Fais-en une ici, ou indique un dossier dans les réglages.`
export const place_backup_weekly = ()=>`Copies hebdomadaires gardées`
export const place_backup_weekly_help = ()=>`Pour les semaines d’avant ces jours, la dernière copie de chacune.`
export const place_backup_without_pictures = ()=>`La dernière sauvegarde ne contient pas les photos. Fais-en une ici, ou indique un dossier dans les réglages.`
export const place_backups = ()=>`Sauvegardes`
export const place_backups_lead = ()=>`Chaque jour, le site fait une petite copie de tout sauf des photos. Une sauvegarde complète contient aussi les photos : la première est faite dès que tu enregistres où elle va.`
export const place_choose_a_country = ()=>`Choisis un pays.`
export const place_choose_a_language = ()=>`Choisis une langue.`
export const place_contact_for_members = v=>[`Les membres nous écrivent ici. `,v.link(`Connecte-toi`),` pour le faire.`]
export const place_country = ()=>`Pays`
export const place_country_help = ()=>`Les numéros de téléphone se lisent et s’écrivent comme dans ce pays.`
export const place_disk_takes_no_files = v=>`sur ${isolated$(v.size)}. Il reste moins que les ${isolated$(v.least)} toujours laissés libres : aucun fichier n’est pris, et personne ne peut rien déposer. Fais de la place, ou baisse cette limite.`
export const place_download_broke_off = ()=>`Sauvegarde non récupérée`
export const place_download_broke_off_help = ()=>`Le téléchargement s’est interrompu. Laisse ton navigateur le reprendre dans les 15 minutes, ou refais la sauvegarde.`
export const place_footer_as_delivered = ()=>`Les listes de liens sont celles d’origine, dans la langue de chaque personne.`
export const place_footer_back = ()=>`Revenir aux listes d’origine`
export const place_footer_change = ()=>`Modifier les listes`
export const place_footer_href = ()=>`Une adresse commence par / pour une page de ce site, ou par https://`
export const place_footer_label = ()=>`Texte`
export const place_footer_line_long = v=>`Un texte peut avoir ici au plus ${isolated$(v.most)} caractères.`
export const place_footer_line_missing = ()=>`Il manque un texte à une liste ou à un lien.`
export const place_footer_links = v=>`Liens de la liste ${isolated$(v.number)}`
export const place_footer_lists = ()=>`Listes de liens`
export const place_footer_many = v=>`On peut en montrer ${isolated$(v.most)} au plus.`
export const place_hero_caption = ()=>`Ce qui est écrit dessous`
export const place_hero_many = v=>`On peut montrer ${isolated$(v.most)} images au plus.`
export const place_hero_pictures = ()=>`Images à côté du titre`
export const place_hero_pictures_help = ()=>`Sans image, il y a deux dessins.`
export const place_kept_from_before = ()=>`Copie d’avant une restauration`
export const place_kept_from_before_help = v=>[`${isolated$(v.size)}`,` ; les photos que ce fichier est seul à utiliser sont gardées avec lui. Quand tout va bien, supprime-le sur la machine : `,v.command(``)]
export const place_language_of_the_site = ()=>`Langue du site`
export const place_language_of_the_site_help = ()=>`Pour les visiteurs dont la langue n’est pas proposée, pour les e-mails aux membres qui n’ont rien choisi, et pour les textes fournis avec le site.`
export const place_languages = ()=>`Langues`
export const place_languages_offered = ()=>`Proposées`
export const place_languages_offered_help = ()=>`Celles que chacun peut choisir. La langue du site en fait toujours partie.`
export const place_limits = ()=>`Limites`
export const place_mail = ()=>`E-mails`
export const place_mail_by_environment = ()=>`SMTP_URL est défini sur la machine et l’emporte. Retire-le de la machine pour configurer la messagerie ici.`
export const place_mail_failing = ()=>`En panne`
export const place_mail_from = ()=>`Expéditeur`
export const place_mail_from_by_environment = v=>`MAIL_FROM est défini sur la machine et l’emporte : ${isolated$(v.from)}`
export const place_mail_from_help = v=>`Si le champ reste vide, c’est l’utilisateur ci-dessus si c’est une adresse e-mail ; sinon ${isolated$(v.from)}.`
export const place_mail_from_help_user = v=>`Si le champ reste vide, c’est l’utilisateur ci-dessus : ${isolated$(v.from)}.`
export const place_mail_from_wrong = ()=>`Écris une adresse e-mail, comme marche@example.org.`
export const place_mail_host = ()=>`Serveur`
export const place_mail_host_help = ()=>`Par exemple smtp.example.org`
export const place_mail_host_wrong = ()=>`Écris le nom d’un serveur de messagerie, comme smtp.example.org.`
export const place_mail_lacks_password = ()=>`Le mot de passe du serveur de messagerie n’est dans aucune sauvegarde : saisis-le à nouveau dans les réglages.`
export const place_mail_lead = v=>`Ce que ton fournisseur appelle SMTP. Un e-mail part vers ${isolated$(v.email)} avant tout enregistrement.`
export const place_mail_no_answer = v=>`Aucun serveur de messagerie ne répond à cette adresse. Vérifie le serveur et le port : ${isolated$(v.reason)}`
export const place_mail_no_such_host = v=>`Il n’y a pas de serveur de ce nom : ${isolated$(v.reason)}`
export const place_mail_no_tls = v=>`Le serveur ne chiffre pas sur ce port, aucun mot de passe ne lui est donc envoyé : ${isolated$(v.reason)}`
export const place_mail_password = ()=>`Mot de passe`
export const place_mail_password_help = ()=>`Il n’est montré à personne et n’est dans aucune sauvegarde.`
export const place_mail_password_missing = ()=>`Saisis le mot de passe de cet utilisateur.`
export const place_mail_password_stays = ()=>`Il y en a un. Laissé vide, il reste, tant que serveur et utilisateur ne changent pas.`
export const place_mail_port = ()=>`Port`
export const place_mail_port_help = ()=>`Le plus souvent 587 ; 465 quand tout est chiffré dès le début.`
export const place_mail_port_wrong = ()=>`Un port est un nombre de 1 à 65535.`
export const place_mail_refuses_sender = v=>`Le serveur n’accepte pas d’e-mails de cette adresse : ${isolated$(v.reason)}`
export const place_mail_refuses_sign_in = v=>`Le serveur n’accepte pas cet utilisateur et ce mot de passe : ${isolated$(v.reason)}`
export const place_mail_remove = ()=>`Ne plus envoyer d’e-mails`
export const place_mail_saved = v=>`Enregistré. Un e-mail d’essai est en route vers ${isolated$(v.email)}.`
export const place_mail_try = ()=>`Essayer et enregistrer`
export const place_mail_trying = ()=>`Envoi d’un e-mail…`
export const place_mail_user = ()=>`Utilisateur`
export const place_mail_user_help = ()=>`Souvent l’adresse e-mail entière. Vide si le serveur n’en demande pas.`
export const place_mail_user_wrong = ()=>`C’est trop long, ou contient des caractères non admis ici.`
export const place_missing_files = ()=>`Fichiers manquants`
export const place_missing_files_help = ()=>`Des images ou des fichiers envoyés ne sont pas dans le dossier des envois ; un dessin les remplace. Restaure une sauvegarde qui contient les images, ou remets le dossier en place.`
export const place_my_language = ()=>`Langue`
export const place_my_language_help = ()=>`Les pages et les e-mails seront dans cette langue. Si tu n’en choisis pas, les e-mails seront dans la langue du site.`
export const place_my_language_none = ()=>`Celle de ton navigateur`
export const place_name = ()=>`Nom`
export const place_neighbourhood = ()=>`Quartier`
export const place_neighbourhoods = ()=>`Quartiers`
export const place_neighbourhoods_lead = ()=>`Les quartiers de ta ville ou de ton village. Membres et objets peuvent en indiquer un, et on peut y limiter la recherche. Sans liste, on écrit une adresse.`
export const place_next_start = ()=>`Autre version sur le disque`
export const place_next_start_older = ()=>`Elle est plus ancienne que la base de données et ne démarrerait pas. Remets la version plus récente, ou restaure la sauvegarde d’avant la mise à jour.`
export const place_next_start_restart = ()=>`Une mise à jour l’y a mise, et la précédente tourne encore. Redémarre le site sur sa machine.`
export const place_no = ()=>`Non`
export const place_no_neighbourhoods = ()=>`Aucun pour l’instant.`
export const place_nobody_stores = ()=>`Personne n’a encore envoyé de photo ni de fichier.`
export const place_none = ()=>`Aucun`
export const place_opened_elsewhere = ()=>`Autre adresse`
export const place_opened_elsewhere_help = v=>`Quelqu’un a ouvert le site à cette adresse, et rien ne lui est arrivé en direct. Si c’est celle que l’on saisit, mets-la dans PUBLIC_URL sur la machine ; c’est maintenant ${isolated$(v.url)}.`
export const place_own_storage = v=>`Tes photos et fichiers occupent ${isolated$(v.used)} sur ${isolated$(v.most)}.`
export const place_people_meet = ()=>`Limites pour les membres`
export const place_place = ()=>`Lieu`
export const place_plans_shown = ()=>`Montrer les formules`
export const place_plans_shown_help = ()=>`Sans formules, la page ne montre à chaque personne que ses échanges.`
export const place_proof_to_post = ()=>`Demander une adresse e-mail confirmée avant de pouvoir déposer un objet`
export const place_quota_day = ()=>`Nouveaux fichiers par jour, tous membres réunis`
export const place_quota_disk = ()=>`Espace disque toujours laissé libre`
export const place_quota_person = ()=>`Par personne`
export const place_remove = ()=>`Retirer`
export const place_removing = ()=>`Un instant…`
export const place_restore_put_back = ()=>`Restauration défaite`
export const place_restore_put_back_help = v=>`Cette sauvegarde n’a pas démarré, le site est donc de nouveau comme avant. Ce qui a échoué est gardé sous ${isolated$(v.file)} ; une fois ce fichier supprimé, cet avis disparaît.`
export const place_restore_waits_help = ()=>`Au redémarrage du site, une sauvegarde prendra la place de ce qui est ici, et rien de ce qui s’écrit d’ici là n’y sera. Redémarre maintenant, ou annule la restauration.`
export const place_saved = ()=>`Enregistré`
export const place_settings = ()=>`Réglages`
export const place_sign_ups = ()=>`Inscriptions par heure depuis un même réseau`
export const place_sign_ups_help = ()=>`Toutes les inscriptions d’une soirée de lancement à la bibliothèque viennent du même réseau.`
export const place_sign_ups_number = ()=>`Indique un nombre entier de 1 à 10 000`
export const place_storage = ()=>`Photos et fichiers`
export const place_storage_lead = v=>`En mégaoctets. Ces dernières 24 heures : ${isolated$(v.today)} reçus. Avec 0, rien n’est accepté ; au-delà d’une limite, seuls les nouveaux fichiers sont refusés.`
export const place_where = ()=>`Où se trouve le marché`
export const place_where_i_live = ()=>`Là où j’habite`
export const place_who_stores_most = ()=>`Qui occupe le plus de place`
export const place_whole_megabytes = ()=>`Indique un nombre entier de mégaoctets`
export const place_yes = ()=>`Oui`
export const reports_a_message_without_text = ()=>`Un message sans texte`
export const reports_a_review_without_text = ()=>`Un avis sans texte`
export const reports_anything_else_we_should_know = ()=>`Autre chose à nous dire ?`
export const reports_choose_what_is_wrong = ()=>`Choisis ce qui ne va pas.`
export const reports_misleading_or_a_fraud = ()=>`Trompeur, ou une arnaque`
export const reports_not_allowed_or_dangerous = ()=>`Interdit, ou dangereux`
export const reports_only_the_people_who_run_this_site_read = ()=>`Seule l’équipe du site lit ce que tu écris. La personne qui propose l’objet ne saura pas qui l’a signalé.`
export const reports_only_the_people_who_run_this_site_read_2 = ()=>`Seule l’équipe du site lit ce que tu écris, ce message et ceux qui l’entourent. La personne qui l’a envoyé n’en saura rien.`
export const reports_only_the_people_who_run_this_site_read_3 = ()=>`Seule l’équipe du site lit ce que tu écris. La personne qui a écrit l’avis ne saura pas qui l’a signalé.`
export const reports_only_the_people_who_run_this_site_read_4 = ()=>`Seule l’équipe du site lit ce que tu écris. La personne ne saura pas qui l’a signalée.`
export const reports_report_this = v=>`Signaler ${((f=>f==="item"?`cet objet`:f==="message"?`ce message`:f==="review"?`cet avis`:`cette personne`)(v.kind))}`
export const reports_rude_hateful_or_threatening = ()=>`Grossier, haineux ou menaçant`
export const reports_say_in_a_few_words_what_is_wrong = ()=>`Dis en quelques mots ce qui ne va pas.`
export const reports_say_what_it_is_an_item_a_message_a = ()=>`Dis de quoi il s’agit : un objet, un message, une personne ou un avis.`
export const reports_say_which_one = ()=>`Dis de quoi il s’agit.`
export const reports_send_report = ()=>`Envoyer le signalement`
export const reports_sending = ()=>`Envoi…`
export const reports_something_else = ()=>`Autre chose`
export const reports_spam_or_advertising = ()=>`Spam ou publicité`
export const reports_thank_you_somebody_of_the_community = ()=>`Merci. Quelqu’un de la communauté va s’en occuper.`
export const reports_there_is_no_such = v=>`${((f=>f==="item"?`Cet objet n’existe pas`:f==="message"?`Ce message n’existe pas`:f==="review"?`Cet avis n’existe pas`:`Cette personne n’existe pas`)(v.kind))}.`
export const reports_this_is_your_own = v=>`${((f=>f==="item"?`Cet objet est à toi`:f==="message"?`Ce message est de toi`:`Cet avis est de toi`)(v.kind))}.`
export const reports_what_is_wrong = ()=>`Qu’est-ce qui ne va pas ?`
export const reports_you_cannot_report_yourself = ()=>`Tu ne peux pas te signaler toi-même.`
export const reports_you_have_reported_much_already = v=>`${isolated$(v.most)} de tes signalements attendent d’être examinés. Laisse-nous un peu de temps.`
export const reports_you_have_reported_this_already = v=>`Tu as déjà signalé ${((f=>f==="item"?`cet objet`:f==="message"?`ce message`:f==="review"?`cet avis`:`cette personne`)(v.kind))}. Quelqu’un va bientôt regarder.`
export const requests_back = ()=>`Retour`
export const requests_begin_anew = ()=>`Repartir de ce qui reste`
export const requests_beginning = ()=>`Un instant…`
export const requests_draft_goes = v=>`Tu as commencé une annonce : ${isolated$(v.name)}. Elle sera remplacée par l’objet que tu as reçu.`
export const requests_list_failed = ()=>`Le chargement a échoué. Réessaie.`
export const requests_list_got = ()=>`Proposer ce que j’ai reçu`
export const requests_list_one = v=>`Proposer ${isolated$(v.name)}`
export const requests_not_answered = ()=>`Pas de réponse à temps`
export const requests_other_offer = v=>`${isolated$(v.name)} t’a fait une autre offre.`
export const requests_replace = ()=>`Remplacer`
export const requests_replace_draft = ()=>`Remplacer l’annonce commencée ?`
export const requests_rivals = v=>`${(plural.select(v.count)==="one"?`${number.format(v.count)} demande pour ${isolated$(v.name)}`:`${number.format(v.count)} demandes pour ${isolated$(v.name)}`)}`
export const requests_step_agreed = v=>`C’est convenu : ${isolated$(v.offered)} contre ${isolated$(v.wanted)}`
export const requests_step_asked = v=>`${isolated$(v.name)} a proposé ${isolated$(v.offered)} contre ${isolated$(v.wanted)}`
export const requests_step_asked_by_me = v=>`Tu as proposé ${isolated$(v.offered)} contre ${isolated$(v.wanted)}`
export const requests_step_called_off = v=>`Annulé : ${isolated$(v.offered)} contre ${isolated$(v.wanted)}`
export const requests_step_completed = v=>`Échangé : ${isolated$(v.offered)} contre ${isolated$(v.wanted)}`
export const requests_step_confirmed = v=>`${isolated$(v.name)} a confirmé l’échange : ${isolated$(v.offered)} contre ${isolated$(v.wanted)}`
export const requests_step_confirmed_by_me = v=>`Tu as confirmé l’échange : ${isolated$(v.offered)} contre ${isolated$(v.wanted)}`
export const requests_step_declined = v=>`Refusé : ${isolated$(v.offered)} contre ${isolated$(v.wanted)}`
export const requests_step_edited = v=>`${isolated$(v.name)} a modifié un objet : ${isolated$(v.offered)} contre ${isolated$(v.wanted)}`
export const requests_step_edited_by_me = v=>`Tu as modifié un objet : ${isolated$(v.offered)} contre ${isolated$(v.wanted)}`
export const requests_step_ended = v=>`Terminé : ${isolated$(v.offered)} contre ${isolated$(v.wanted)}`
export const requests_step_meeting = ()=>`Vous avez convenu d’un lieu et d’une heure`
export const requests_step_meeting_proposed = v=>`${isolated$(v.name)} a proposé un lieu et une heure`
export const requests_step_meeting_proposed_by_me = ()=>`Tu as proposé un lieu et une heure`
export const requests_step_offered = v=>`${isolated$(v.name)} a fait une autre offre : ${isolated$(v.offered)} contre ${isolated$(v.wanted)}`
export const requests_step_offered_by_me = v=>`Tu as fait une autre offre : ${isolated$(v.offered)} contre ${isolated$(v.wanted)}`
export const requests_step_withdrawn = v=>`Retiré : ${isolated$(v.offered)} contre ${isolated$(v.wanted)}`
export const requests_turn_all = ()=>`À ton tour : accepte, refuse ou fais une autre offre.`
export const requests_turn_answer = ()=>`À ton tour : accepte ou refuse.`
export const requests_turn_counter = ()=>`À ton tour : fais une autre offre ou refuse.`
export const requests_turn_decline = ()=>`À ton tour : pour l’instant, l’offre ne peut pas être acceptée. Tu peux attendre ou refuser.`
export const requests_unnamed = ()=>`un objet`
export const requests_what_is_left = ()=>`Une partie de notre échange n’est plus disponible. On échange ce qui reste ?`
export const requests_with_unlisted = v=>`Avec ${isolated$(v.name)}, qui n’est pas en ligne`
export const swaps_accept = ()=>`Accepter`
export const swaps_accept_this_swap = ()=>`Accepter cet échange ?`
export const swaps_accepting = ()=>`Un instant…`
export const swaps_add_something_that_is_not_listed = ()=>`Ajouter un objet qui n’est pas en ligne`
export const swaps_agreed = ()=>`Convenu`
export const swaps_all_of_these = v=>`Les ${isolated$(v.count)} ensemble`
export const swaps_all_of_these_are_offered_together = ()=>`Tous ces objets sont proposés ensemble`
export const swaps_all_of_these_have_to_be_items_of_one = ()=>`Tous ces objets doivent appartenir à la même personne.`
export const swaps_all_offers_so_far = v=>`Toutes les offres jusqu’ici (${isolated$(v.count)})`
export const swaps_all_requests = ()=>`Toutes les demandes`
export const swaps_already_in_an_offer = ()=>`Fait déjà partie d’une offre entre vous deux`
export const swaps_an_offer_can_be_changed_by_the_one_who = ()=>`Une offre peut être modifiée par la personne qui l’a faite, tant qu’elle n’a pas reçu de réponse.`
export const swaps_and_more = v=>`et ${(plural.select(v.rest)==="one"?`${number.format(v.rest)} autre`:`${number.format(v.rest)} autres`)}`
export const swaps_any_of_these = v=>`${isolated$(v.n)} au choix`
export const swaps_any_of_these_listed = v=>`${isolated$(v.pick)} au choix parmi : ${isolated$(v.listed)}`
export const swaps_ask_for_more_of_theirs = ()=>`Demander d’autres objets`
export const swaps_asked_by_you_who = v=>[`Ta demande à `,v.who(`${isolated$(v.name)}`)]
export const swaps_asked_you = v=>[`Demande reçue `,v.when(``)]
export const swaps_asks_for_it_in_another_request = v=>`${isolated$(v.name)} demande ${isolated$(v.item)} dans une autre demande encore ouverte.`
export const swaps_asks_you = v=>[v.who(`${isolated$(v.name)}`),` te propose un échange`]
export const swaps_at_most_items_can_be_named = v=>`${isolated$(v.items)} objets au maximum`
export const swaps_back = ()=>`Retour`
export const swaps_back_to_the_request = ()=>`Retour à la demande`
export const swaps_because = v=>`Raison : ${isolated$(v.reason)}`
export const swaps_both_sides_have_to_give_something = ()=>`Chacun doit donner quelque chose`
export const swaps_browse_all_items = ()=>`Parcourir tous les objets`
export const swaps_call_off = ()=>`Annuler l’échange`
export const swaps_calling_off = ()=>`Un instant…`
export const swaps_cancel_request = ()=>`Closes`
export const swaps_canceling = ()=>`Un instant…`
export const swaps_cannot_swap_at_the_moment_the_request = v=>`${isolated$(v.name)} ne peut pas échanger en ce moment. La demande reste en attente, ou tu peux la refuser.`
export const swaps_change_offer = ()=>`Modifier l’offre`
export const swaps_change_words_and_pictures_of_what_you = ()=>`Modifier le texte et les photos de ton offre`
export const swaps_change_your_offer = ()=>`Modifie ton offre`
export const swaps_choose_an_item = ()=>`Choisis un objet`
export const swaps_choose_for_yourself = v=>`${(`Choisis-en ${number.format(v.pick)} pour toi`)}`
export const swaps_choose_of_what_is_offered = ()=>`Choisis parmi ce qui est proposé`
export const swaps_choose_of_what_is_offered_2 = v=>`Choisis-en ${isolated$(v.pick)} parmi ce qui est proposé`
export const swaps_choose_to_give = v=>`${(`Choisis-en ${number.format(v.pick)} à donner`)}`
export const swaps_choose_why = ()=>`Choisis une raison`
export const swaps_confirmed_request = ()=>`Acceptées`
export const swaps_confirming = ()=>`Confirmation…`
export const swaps_decline = ()=>`Refuser`
export const swaps_declining_you_can_undo_it_for_some = ()=>`Refus en cours. Tu as quelques secondes pour l’annuler.`
export const swaps_done = ()=>`Fait`
export const swaps_exchange = ()=>`Échanger`
export const swaps_exchange_request = ()=>`Demande d’échange`
export const swaps_exchange_request_2 = ()=>`Demandes d’échange`
export const swaps_exchange_request_created_successfully = ()=>`Demande d’échange créée`
export const swaps_exchange_request_submitted_successful = ()=>`Demande d’échange envoyée !`
export const swaps_exchange_requests = ()=>`Demandes d’échange`
export const swaps_failed_to_accept_the_request = ()=>`La demande n’a pas pu être acceptée`
export const swaps_failed_to_call_off_the_swap = ()=>`L’échange n’a pas pu être annulé`
export const swaps_failed_to_cancel_the_request = ()=>`La demande n’a pas pu être refusée`
export const swaps_failed_to_confirm_the_swap = ()=>`L’échange n’a pas pu être confirmé`
export const swaps_failed_to_create_exchange_request = ()=>`La demande d’échange n’a pas pu être créée`
export const swaps_failed_to_load_exchange_details = ()=>`Impossible de charger cet échange.`
export const swaps_failed_to_load_product_details = ()=>`Impossible de charger cet objet.`
export const swaps_failed_to_send_the_offer = ()=>`L’offre n’a pas pu être envoyée`
export const swaps_failed_to_withdraw_the_request = ()=>`La demande n’a pas pu être retirée`
export const swaps_find_something_to_swap_for = ()=>`Trouver un objet à échanger`
export const swaps_first_for_second = v=>`${isolated$(v.offered)} contre ${isolated$(v.wanted)}`
export const swaps_for_item = v=>[`Contre `,v.strong(`${isolated$(v.name)}`)]
export const swaps_for_item_would_take = v=>[`Contre `,v.strong(`${isolated$(v.name)}`),`. `,`${isolated$(v.owner)}`,` prendrait en échange : `,v.strong(`${isolated$(v.preferences)}`)]
export const swaps_for_now_cannot_swap_you_can_wait_for = v=>`Pour l’instant, ${isolated$(v.other)} ne peut pas échanger. Tu peux attendre, ou annuler l’échange.`
export const swaps_go_to_home = ()=>`Aller à l’accueil`
export const swaps_has_ended = v=>`${isolated$(v.name)} : c’est terminé.`
export const swaps_how_many_of_these_may_choose = v=>`Nombre d’objets que ${isolated$(v.name)} peut choisir`
export const swaps_how_many_of_these_would_you_choose = ()=>`Nombre d’objets que tu choisirais`
export const swaps_images = ()=>`Photos *`
export const swaps_incoming_request = ()=>`En cours`
export const swaps_is_not_available_any_more = v=>`${(v.alone==="yes"?`Cet objet n’est plus disponible`:`${isolated$(v.name)} : ce n’est plus disponible`)}.`
export const swaps_is_reserved_for_another_swap = v=>`${(v.alone==="yes"?`Cet objet est réservé pour un autre échange`:`${isolated$(v.name)} : c’est réservé pour un autre échange`)}.`
export const swaps_item_offered = ()=>`Objet proposé`
export const swaps_item_wanted = ()=>`Objet demandé`
export const swaps_its_owner_has_made_you_another_offer = ()=>`Tu as reçu une autre offre. C’est à ton tour.`
export const swaps_last_step = ()=>`Dernière étape :`
export const swaps_loading = ()=>`Chargement…`
export const swaps_make_another_offer = ()=>`Faire une autre offre`
export const swaps_message = ()=>`Message`
export const swaps_message_2 = ()=>`Message *`
export const swaps_my_trades = ()=>`Mes échanges`
export const swaps_name = ()=>`Nom`
export const swaps_name_each_item_once = ()=>`Ne cite chaque objet qu’une fois`
export const swaps_no_requests_found = ()=>`Aucune demande.`
export const swaps_no_trade_is_under_way_list_something = ()=>`Aucun échange en cours. Propose un objet, ou demande ce qui te plaît.`
export const swaps_not_available = ()=>`Indisponible`
export const swaps_not_confirmed_by_both_in_time = ()=>`Pas confirmé à temps par les deux`
export const swaps_nothing = ()=>`rien`
export const swaps_nothing_is_different_yet = ()=>`Rien n’est encore différent : change ce qui est échangé, ou écris un message.`
export const swaps_offer_one_of_your_own_available_items = ()=>`Propose l’un de tes objets disponibles.`
export const swaps_once_accepted_these_items_are_reserved = ()=>`Une fois l’échange accepté, ces objets vous sont réservés. Vous convenez ensuite d’un lieu et d’une heure.`
export const swaps_one_of_the_two_items_is_reserved_for = ()=>`L’un des deux objets est réservé pour un autre échange : cette demande reste en attente.`
export const swaps_only_the_one_who_made_this_offer_can = ()=>`Seule la personne qui a fait cette offre peut la modifier.`
export const swaps_or_something_that_is_not_listed = ()=>`Ou un objet qui n’est pas en ligne`
export const swaps_picture_label = v=>`${isolated$(v.offered)} contre ${isolated$(v.wanted)}`
export const swaps_please_say_why = ()=>`Dis pourquoi`
export const swaps_post_your_first_trade = ()=>`Déposer mon premier objet`
export const swaps_received = ()=>`Reçues`
export const swaps_request_accepted = ()=>`✔️ Demande acceptée`
export const swaps_request_accepted_successfully = ()=>`Demande acceptée`
export const swaps_request_canceled_successfully = ()=>`Demande refusée`
export const swaps_request_declined = ()=>`❌ Demande refusée`
export const swaps_request_updated_successfully = ()=>`Demande modifiée`
export const swaps_request_withdrawn = ()=>`Demande retirée`
export const swaps_request_withdrawn_successfully = ()=>`Demande retirée`
export const swaps_said_terms = v=>[v.who(`${isolated$(v.whoName)}`),` : `,`${isolated$(v.offered)}`,` contre `,`${isolated$(v.wanted)}`]
export const swaps_said_terms_pick = v=>[v.who(`${isolated$(v.whoName)}`),` : `,`${isolated$(v.offered)}`,` (`,`${isolated$(v.pick)}`,`) contre `,`${isolated$(v.wanted)}`]
export const swaps_save_offer = ()=>`Enregistrer l’offre`
export const swaps_say_why_it_is_a_good_swap_and_when_you = ()=>`Dis pourquoi c’est un bon échange, et quand vous pourriez vous voir.`
export const swaps_search = ()=>`Rechercher`
export const swaps_see_it_under_cancel_request = ()=>`Voir dans les demandes closes`
export const swaps_see_it_under_confirmed_request = ()=>`Voir dans les demandes acceptées`
export const swaps_see_the_swap = ()=>`Voir l’échange`
export const swaps_see_what_waits = ()=>`Voir ce qui attend`
export const swaps_see_your_request = ()=>`Voir ta demande`
export const swaps_send_offer = ()=>`Envoyer l’offre`
export const swaps_sending = ()=>`Envoi…`
export const swaps_sent = ()=>`Envoyées`
export const swaps_sent_by_you = ()=>`Envoyée par toi`
export const swaps_sent_by_you_waiting = ()=>`Envoyée par toi, en attente`
export const swaps_show_more = ()=>`En voir plus`
export const swaps_sign_in_to_see_your_trades_whose_turn = v=>[v.link(`Connecte-toi`),` pour voir tes échanges : à qui le tour, ce qui attend et ce qui est convenu.`]
export const swaps_somebody_has_agreed_to_swap_for_this = ()=>`Un échange est déjà convenu pour cet objet. Il ne prend plus de nouvelles demandes pour l’instant.`
export const swaps_something_went_wrong = ()=>`Un problème est survenu !`
export const swaps_something_went_wrong_what_is_new_may = ()=>`Un problème est survenu ! Il manque peut-être des nouveautés.`
export const swaps_submit = ()=>`Envoyer`
export const swaps_submitting = ()=>`Envoi…`
export const swaps_swap_called_off = ()=>`Échange annulé`
export const swaps_swap_completed = ()=>`Échange terminé`
export const swaps_swap_completed_enjoy = v=>`C’est échangé, profites-en bien ! ${isolated$(v.swappedText)}`
export const swaps_swap_confirmed = ()=>`Échange confirmé`
export const swaps_tap_one_or_more = ()=>`Touche un ou plusieurs objets pour les choisir.`
export const swaps_that_is_for_the_other_side_of_this = ()=>`C’est à l’autre personne de le faire.`
export const swaps_the_item_is_gone = ()=>`L’objet n’est plus là`
export const swaps_the_listing_owner_has_been_notified = ()=>`La personne qui propose l’objet est prévenue.`
export const swaps_the_message = ()=>`Le message`
export const swaps_the_offer_has_changed_meanwhile_it_is = ()=>`L’offre a changé entre-temps : la voici ci-dessous. Ce que tu avais choisi est toujours là.`
export const swaps_the_offer_has_changed_meanwhile_please = ()=>`L’offre a changé entre-temps. Regarde-la à nouveau.`
export const swaps_there_are_not_so_many_to_choose_from = ()=>`Il n’y en a pas autant au choix`
export const swaps_there_have_been_offers_accept_this_one = v=>`${(plural.select(v.revisions)==="one"?`Il y a déjà eu ${number.format(v.revisions)} offre.`:`Il y a déjà eu ${number.format(v.revisions)} offres.`)} Accepte celle-ci, ou mets fin à la demande.`
export const swaps_there_is_a_newer_offer_accept_it_or = ()=>`Il y a une offre plus récente : accepte-la, ou fais-en une autre.`
export const swaps_there_is_no_such_item = ()=>`Cet objet n’existe pas.`
export const swaps_there_is_no_such_request = ()=>`Cette demande n’existe pas.`
export const swaps_thing_is_not_available = v=>`${(v.alone==="yes"?`Cet objet ${(v.isHidden==="yes"?`est indisponible pour le moment`:`n’est plus disponible`)}`:`${isolated$(v.name)} : ${(v.isHidden==="yes"?`indisponible pour le moment`:`plus disponible`)}`)}.`
export const swaps_this = ()=>`Ce texte`
export const swaps_this_has_been_accepted_already = v=>`${(v.noun==="request"?`Cette demande a déjà été acceptée`:`Cet échange a déjà été accepté`)}.`
export const swaps_this_has_been_declined_already = v=>`${(v.noun==="request"?`Cette demande a déjà été refusée`:`Cet échange a déjà été refusé`)}.`
export const swaps_this_has_been_withdrawn = v=>`${(v.noun==="request"?`Cette demande a été retirée`:`Cet échange a été retiré`)}.`
export const swaps_this_has_ended_because_an_item_of_it = v=>`${(v.noun==="request"?`Cette demande est terminée`:`Cet échange est terminé`)} : un des objets n’est plus là.`
export const swaps_this_has_ended_because_it_was_not = v=>`${(v.noun==="request"?`Cette demande est terminée`:`Cet échange est terminé`)}, faute de réponse ou de confirmation à temps.`
export const swaps_this_has_not_been_accepted_yet = v=>`${(v.noun==="request"?`Cette demande n’a pas encore été acceptée`:`Cet échange n’a pas encore été accepté`)}.`
export const swaps_this_item_is_your_own = ()=>`Cet objet est à toi.`
export const swaps_this_must_be_a_whole_number_from_1_on = ()=>`Il faut un nombre entier à partir de 1`
export const swaps_this_request_waits_since_cannot_swap = v=>`Cette demande attend, car ${isolated$(v.other)} ne peut pas échanger en ce moment.`
export const swaps_this_swap_has_been_called_off = ()=>`Cet échange a été annulé.`
export const swaps_this_swap_is_completed_already = ()=>`Cet échange est déjà terminé.`
export const swaps_to_be_done = ()=>`À faire`
export const swaps_undo = ()=>`Annuler`
export const swaps_upload = ()=>`Envoi`
export const swaps_view_details = ()=>`Voir les détails`
export const swaps_waiting_for_the_other = ()=>`En attente de l’autre`
export const swaps_waiting_for_to_answer = v=>`${isolated$(v.other)} n’a pas encore répondu.`
export const swaps_was_called_off_requests_that_waited = v=>`${isolated$(v.name)} : c’est annulé. Tu peux de nouveau répondre aux demandes qui attendaient ces objets.`
export const swaps_we_have_swapped = ()=>`C’est échangé`
export const swaps_what_do_you_offer = ()=>`Que donnes-tu en échange ?`
export const swaps_what_else_of_would_you_like = v=>`Quoi d’autre te plairait chez ${isolated$(v.name)} ?`
export const swaps_why_do_you_call_it_off = ()=>`Pourquoi annules-tu ?`
export const swaps_with = v=>`avec ${isolated$(v.name)}`
export const swaps_withdraw = ()=>`Retirer`
export const swaps_withdrawing = ()=>`Un instant…`
export const swaps_write_to = v=>`Écrire à ${isolated$(v.name)}`
export const swaps_you = ()=>`Toi`
export const swaps_you_and_have_agreed_next_you_agree_on = v=>`C’est convenu avec ${isolated$(v.other)} : ${isolated$(v.name)}. Il reste à fixer un lieu et une heure.`
export const swaps_you_asked = v=>[`Demande envoyée `,v.when(``)]
export const swaps_you_gave_and_got = v=>`Donné : ${isolated$(v.namesOf)}. Reçu : ${isolated$(v.namesOf2)}.`
export const swaps_you_get = ()=>`tu reçois`
export const swaps_you_get_from = v=>`${isolated$(v.name)} te donne`
export const swaps_you_give = ()=>`tu donnes`
export const swaps_you_give_these = ()=>`Tu donnes`
export const swaps_you_have_agreed_to_swap_for_this = ()=>`Tu as convenu d’un échange pour cet objet.`
export const swaps_you_have_asked_for_this_item_already = ()=>`Tu as déjà demandé cet objet. Ta demande attend une réponse.`
export const swaps_you_have_asked_for_this_its_owner_has = ()=>`Tu as demandé cet objet. Pas encore de réponse.`
export const swaps_you_have_confirmed_the_swap_waiting = v=>`Tu as confirmé l’échange. ${isolated$(v.other)} doit encore le confirmer.`
export const swaps_you_have_confirmed_this_swap_already = ()=>`Tu as déjà confirmé cet échange.`
export const swaps_you_have_posted_nothing_yet_say_below = v=>[`Tu n’as encore rien déposé. Dis ci-dessous ce que tu donnes, ou `,v.link(`dépose un objet`),`.`]
export const swaps_you_have_so_many_pending_requests = v=>`Tu as ${isolated$(v.requests)} demandes en attente, c’est le maximum. Retires-en une avant d’en envoyer une autre.`
export const swaps_your_for = v=>`${isolated$(v.give)} (à toi) contre ${isolated$(v.get)}`
export const swaps_your_offer_was_sent = ()=>`Ton offre est partie`
export const swaps_your_turn = ()=>`À ton tour`
export const swaps_your_turn_agree_on_a_place_and_a_time = ()=>`À ton tour : fixez un lieu et une heure, échangez, puis confirme.`
export const swaps_your_turn_says_that_you_have_swapped = v=>`À ton tour : ${isolated$(v.other)} dit que l’échange a eu lieu. Confirme-le, ou annule-le.`
export const texts_audit = v=>`Ajouté en ${isolated$(v.language)} : ${isolated$(v.text)}`
export const texts_gone = ()=>`Ce texte n’existe plus.`
export const texts_lead = ()=>`Ce que vous avez écrit vous-mêmes, pour qui lit dans une autre langue. Laissé vide, le texte se lit comme vous l’avez écrit.`
export const texts_none = ()=>`Tout est encore tel que livré, dans chaque langue.`
export const texts_one_language = ()=>`Ce site n’est proposé que dans une langue.`
export const texts_pages = ()=>`Une page entière a la sienne : about-de s’affiche à la place de about pour qui lit l’allemand.`
export const texts_title = ()=>`Autres langues`
export const told_admin_contact_button = ()=>`Voir le message`
export const told_admin_contact_text = v=>`${isolated$(v.name)} a écrit par le formulaire de contact.`
export const told_admin_contact_title = ()=>`Nouveau message de contact`
export const told_admin_mails = ()=>`Ce qui concerne la gestion du site`
export const told_admin_person_waits_button = ()=>`Voir qui c’est`
export const told_admin_person_waits_text = v=>`Nouvelle inscription : ${isolated$(v.who)} attend ta validation.`
export const told_admin_person_waits_title = ()=>`Quelqu’un veut s’inscrire`
export const told_admin_report_button = ()=>`Voir les signalements`
export const told_admin_report_title = ()=>`Nouveau signalement`
export const told_admin_swap_in_doubt_text = v=>`L’échange ${isolated$(v.things)} contre ${isolated$(v.others)} n’aura peut-être pas lieu. Les personnes concernées savent qu’elles peuvent l’annuler.`
export const told_admin_swap_in_doubt_title = ()=>`Échange incertain`
export const told_admin_swap_lost_text = v=>`L’échange ${isolated$(v.things)} contre ${isolated$(v.others)} a été annulé : l’une des personnes a supprimé son compte.`
export const told_admin_swap_lost_title = ()=>`Échange annulé`
export const told_and_more = v=>`${isolated$(v.first)} et ${(plural.select(v.more)==="one"?`${number.format(v.more)} autre`:`${number.format(v.more)} autres`)}`
export const told_choose = ()=>`Choisir ce que je reçois`
export const told_circle_agreed_text = v=>`Tu donnes ${isolated$(v.gives)} et tu reçois ${isolated$(v.gets)}. Convenez des lieux et des heures.`
export const told_circle_agreed_title = ()=>`Tout le monde a dit oui`
export const told_circle_answer_reminder_text = v=>`Il te reste moins d’un jour pour dire oui ou non : tu donnerais ${isolated$(v.gives)} et tu recevrais ${isolated$(v.gets)}.`
export const told_circle_answer_reminder_title = ()=>`Un échange t’attend`
export const told_circle_called_off_text = v=>`${isolated$(v.by)} a annulé l’échange où tu donnes ${isolated$(v.gives)} et reçois ${isolated$(v.gets)} : ${isolated$(v.detail)}`
export const told_circle_called_off_title = ()=>`Échange annulé`
export const told_circle_called_off_wordless = v=>`${isolated$(v.by)} a annulé l’échange où tu donnes ${isolated$(v.gives)} et reçois ${isolated$(v.gets)}.`
export const told_circle_completed_text = v=>`Tu as donné ${isolated$(v.gives)} et reçu ${isolated$(v.gets)}. Profites-en bien !`
export const told_circle_completed_title = ()=>`Échange terminé`
export const told_circle_confirmation_reminder_text = v=>`D’autres ont confirmé leur part de l’échange. Confirme ce que tu as donné et reçu (${isolated$(v.gives)} et ${isolated$(v.gets)}), ou annule.`
export const told_circle_confirmation_reminder_title = ()=>`Avez-vous échangé ?`
export const told_circle_confirmed_text = v=>`${isolated$(v.by)} dit que c’est remis : ${isolated$(v.detail)}. Confirme à ton tour, et c’est fait.`
export const told_circle_confirmed_title = ()=>`Confirme ton échange`
export const told_circle_edited_text = v=>`L’annonce a changé (${isolated$(v.detail)}), alors on repose la question à tout le monde : donnerais-tu ${isolated$(v.gives)} pour recevoir ${isolated$(v.gets)} ?`
export const told_circle_edited_title = ()=>`Échange modifié`
export const told_circle_expired_text = v=>`L’échange où tu donnes ${isolated$(v.gives)} et reçois ${isolated$(v.gets)} n’a pas été confirmé par tout le monde à temps. Ce qui n’a pas été remis est de nouveau disponible.`
export const told_circle_expired_title = ()=>`Échange clos`
export const told_circle_handover_reminder_text = v=>`Tu as convenu de donner ${isolated$(v.gives)} et de recevoir ${isolated$(v.gets)}. Une fois que c’est fait, confirme-le ; sinon, annule.`
export const told_circle_handover_reminder_title = ()=>`Avez-vous échangé ?`
export const told_circle_in_doubt_text = v=>`${isolated$(v.by)} ne pourra peut-être plus échanger. Tu peux annuler l’échange où tu donnes ${isolated$(v.gives)} et reçois ${isolated$(v.gets)} : ce n’est la faute de personne.`
export const told_circle_in_doubt_title = ()=>`Échange incertain`
export const told_circle_item_gone_text = v=>`Un objet n’est plus disponible : l’échange où tu aurais donné ${isolated$(v.gives)} et reçu ${isolated$(v.gets)} est clos.`
export const told_circle_lapsed_text = v=>`Tout le monde n’a pas répondu à temps : l’échange où tu aurais donné ${isolated$(v.gives)} et reçu ${isolated$(v.gets)} est clos.`
export const told_circle_message_text = v=>`${isolated$(v.by)} a écrit à tout le monde dans l’un de tes échanges.`
export const told_circle_message_title = ()=>`Nouveau message dans un échange`
export const told_circle_over_text = v=>`L’échange où tu aurais donné ${isolated$(v.gives)} et reçu ${isolated$(v.gets)} n’aura pas lieu.`
export const told_circle_over_title = ()=>`Échange clos`
export const told_circle_text = v=>`Tu pourrais donner ${isolated$(v.gives)} et recevoir ${isolated$(v.gets)}, dans un échange entre ${isolated$(v.people)} personnes. Dis oui ou non sous 72 heures.`
export const told_circle_title = ()=>`Un échange pour toi`
export const told_confirm = ()=>`Confirmer l’échange`
export const told_daily = ()=>`Une fois par jour, en un seul e-mail`
export const told_daily_button = ()=>`Voir les échanges pour toi`
export const told_daily_first_text = v=>`Ce que le site a trouvé pour toi depuis hier. Voici les ${number.format(v.listed)} premiers ; les autres t’attendent sur le site :`
export const told_daily_heading = v=>`${(plural.select(v.count)==="one"?`${number.format(v.count)} échange pour toi`:`${number.format(v.count)} échanges pour toi`)}`
export const told_daily_text = ()=>`Ce que le site a trouvé pour toi depuis hier :`
export const told_end_link = ()=>`Ne plus recevoir ces e-mails`
export const told_end_these = ()=>`Ne plus recevoir ces e-mails ?`
export const told_end_these_text = v=>`${((f=>f==="offers"?`Tu ne recevras plus d’e-mails sur les offres et les échanges.`:f==="messages"?`Tu ne recevras plus d’e-mails sur les messages que tu n’as pas lus.`:f==="handover"?`Tu ne recevras plus d’e-mails sur les rendez-vous et les remises.`:f==="matches"?`Tu ne recevras plus d’e-mails sur ce que le site trouve pour toi.`:f==="news"?`Tu ne recevras plus les nouveautés de la semaine.`:`Tu ne recevras plus d’e-mails sur les signalements et les messages de contact.`)(v.kind))} Le reste ne change pas.`
export const told_ended = ()=>`Ces e-mails sont arrêtés`
export const told_ended_text = v=>`${((f=>f==="offers"?`Tu ne reçois plus d’e-mails sur les offres et les échanges.`:f==="messages"?`Tu ne reçois plus d’e-mails sur les messages que tu n’as pas lus.`:f==="handover"?`Tu ne reçois plus d’e-mails sur les rendez-vous et les remises.`:f==="matches"?`Tu ne reçois plus d’e-mails sur ce que le site trouve pour toi.`:f==="news"?`Tu ne reçois plus les nouveautés de la semaine.`:`Tu ne reçois plus d’e-mails sur les signalements et les messages de contact.`)(v.kind))} Tu peux changer cela à tout moment dans tes réglages.`
export const told_former_member = ()=>`Ancien membre`
export const told_handover = ()=>`Rendez-vous et remise`
export const told_handover_agreed_text = v=>`${isolated$(v.other)} est d’accord sur le lieu et l’heure. Note-les dans ton agenda.`
export const told_handover_agreed_title = ()=>`Ton rendez-vous est fixé`
export const told_handover_changed_text = v=>`${isolated$(v.other)} préférerait un autre lieu ou une autre heure. Jettes-y un œil.`
export const told_handover_changed_title = ()=>`Autre lieu ou autre heure`
export const told_handover_day_after_text = v=>`Tu avais rendez-vous avec ${isolated$(v.other)}. Si vous avez échangé, confirme-le. Sinon, convenez d’une autre date.`
export const told_handover_day_after_title = ()=>`Alors, c’est fait ?`
export const told_handover_day_before_text = v=>`Dans moins de 24 heures, tu as rendez-vous avec ${isolated$(v.other)} pour échanger.`
export const told_handover_day_before_title = ()=>`Rendez-vous dans moins de 24 heures`
export const told_handover_hours_before_text = v=>`Dans moins de deux heures, tu as rendez-vous avec ${isolated$(v.other)} pour échanger.`
export const told_handover_hours_before_title = ()=>`Rendez-vous dans moins de deux heures`
export const told_handover_proposed_text = v=>`${isolated$(v.other)} te propose un lieu et une heure de rendez-vous. Accepte, ou propose autre chose.`
export const told_handover_proposed_title = ()=>`Où et quand se voir`
export const told_home = ()=>`Accueil`
export const told_item_gone_asked = v=>`${isolated$(v.detail)} : l’objet n’est plus là. Ton offre (${isolated$(v.gives)}) est donc close.`
export const told_item_gone_offered = v=>`${isolated$(v.detail)}, proposé contre ${isolated$(v.gives)} : l’objet n’est plus là. La demande est close.`
export const told_item_shown_button = ()=>`Voir l’objet`
export const told_item_shown_text = v=>`${isolated$(v.item)} : l’annonce est de nouveau visible.`
export const told_item_shown_title = ()=>`Objet de retour`
export const told_item_taken_down_button = ()=>`Voir l’objet`
export const told_item_taken_down_text = v=>`L’équipe du site a retiré ${isolated$(v.item)}. Écris-lui si tu penses que c’est une erreur.`
export const told_item_taken_down_title = ()=>`Objet retiré`
export const told_last_given_up = v=>`Le dernier : ${isolated$(v.words)}`
export const told_listed_by = v=>`Proposé par ${isolated$(v.owner)}.`
export const told_listed_by_fits = v=>`Proposé par ${isolated$(v.owner)}. C’est ce que tu cherches.`
export const told_mail_first_failed = v=>[`Premier échec `,v.when(``),`.`]
export const told_mail_server_fails = v=>`Le serveur de messagerie n’accepte aucun e-mail : ${isolated$(v.words)}`
export const told_mail_server_help = ()=>`Corrige-le dans les réglages, ou SMTP_URL sur la machine. Ce qui attend partira tout seul.`
export const told_mails = ()=>`E-mails`
export const told_match_text = v=>`Tu pourrais donner ${isolated$(v.gives)} et recevoir ${isolated$(v.gets)}. Dis oui ou non sous 48 heures.`
export const told_match_title = ()=>`Un échange tout trouvé`
export const told_matches = ()=>`Ce que le site trouve pour toi`
export const told_message_button = ()=>`Répondre`
export const told_message_file = ()=>`Tu as reçu un fichier.`
export const told_message_title = v=>`${isolated$(v.by)} t’a écrit`
export const told_messages = ()=>`Messages que tu n’as pas lus`
export const told_never = ()=>`Jamais`
export const told_new_version = ()=>`Une nouvelle version est prête.`
export const told_news = ()=>`Les nouveautés`
export const told_news_button = ()=>`Voir tous les objets`
export const told_news_text = ()=>`Les objets déposés récemment ; ceux qui correspondent à tes recherches viennent en premier.`
export const told_news_title = ()=>`Les nouveautés de la semaine`
export const told_no_browser = ()=>`Aucun de tes navigateurs ne reçoit encore de notifications.`
export const told_no_time_zone = ()=>`Ce fuseau horaire n’existe pas.`
export const told_not_now = ()=>`Pas maintenant`
export const told_not_saved = ()=>`L’enregistrement a échoué. Réessaie.`
export const told_nothing = ()=>`rien`
export const told_notifications = ()=>`Notifications`
export const told_now = ()=>`Tout de suite`
export const told_offers = ()=>`Offres et échanges`
export const told_offline = ()=>`Tu es hors ligne`
export const told_offline_text = ()=>`Cette page n’a pas encore été ouverte sur cet appareil. Celles que tu as vues sans te connecter à ton compte restent lisibles hors ligne ; tout le reste revient avec le réseau.`
export const told_old_link = ()=>`Ce lien ne vient pas d’ici, ou il est trop ancien.`
export const told_push_ask = ()=>`Veux-tu que cet appareil t’avertisse dès qu’il y a une réponse ?`
export const told_push_denied = ()=>`Ton navigateur ne le permet pas. Tu peux changer cela dans ses réglages pour ce site.`
export const told_push_end = ()=>`Ne plus m’avertir ici`
export const told_push_failed = ()=>`Cet appareil ne peut pas recevoir de notifications pour le moment.`
export const told_push_none = ()=>`Ce navigateur ne peut rien recevoir quand le site est fermé. Sur iPhone ou iPad, ajoute d’abord le site à l’écran d’accueil.`
export const told_push_on = ()=>`Cet appareil t’avertira.`
export const told_push_start = ()=>`M’avertir sur cet appareil`
export const told_push_test = ()=>`Envoyer un essai`
export const told_push_text = ()=>`Montre ce qui se passe ici, même quand le site est fermé.`
export const told_push_title = ()=>`Sur cet appareil`
export const told_push_yes = ()=>`Oui, m’avertir`
export const told_quiet_ends = ()=>`Indique le début et la fin des heures calmes.`
export const told_quiet_from = ()=>`De`
export const told_quiet_help = ()=>`Les e-mails et les notifications sur tes appareils attendent qu’elles soient passées. Les rappels de rendez-vous, non.`
export const told_quiet_hours = ()=>`Heures calmes`
export const told_quiet_to = ()=>`À`
export const told_reload = ()=>`Recharger`
export const told_report_dismissed = ()=>`Quelqu’un a examiné ton signalement et n’a rien changé. Merci de ta vigilance.`
export const told_report_handled_button = ()=>`Voir tes notifications`
export const told_report_handled_title = ()=>`Ton signalement`
export const told_report_upheld = ()=>`Quelqu’un a examiné ton signalement et a fait le nécessaire. Merci de ta vigilance.`
export const told_reported_item = v=>`Un objet a été signalé (propriétaire : ${isolated$(v.about)}).`
export const told_reported_message = v=>`Un message a été signalé (envoyé par ${isolated$(v.about)}).`
export const told_reported_person = v=>`Une personne a été signalée : ${isolated$(v.about)}.`
export const told_reported_review = v=>`Un avis a été signalé (écrit par ${isolated$(v.about)}).`
export const told_review_answered_button = ()=>`Lire la réponse`
export const told_review_answered_text = v=>`${isolated$(v.by)} a répondu à ton avis sur votre échange.`
export const told_review_answered_title = ()=>`Réponse à ton avis`
export const told_review_hidden_button = ()=>`Voir tes notifications`
export const told_review_hidden_text = ()=>`L’équipe du site a masqué un avis que tu as écrit. Écris-lui si tu penses que c’est une erreur.`
export const told_review_hidden_title = ()=>`Avis masqué`
export const told_review_shown_button = ()=>`Lire l’avis`
export const told_review_shown_text = v=>`${isolated$(v.by)} a écrit un avis sur votre échange. Tu peux y répondre une fois.`
export const told_review_shown_title = ()=>`Nouvel avis`
export const told_saved = ()=>`Enregistré`
export const told_see_meeting = ()=>`Voir où et quand`
export const told_see_offer = ()=>`Voir l’offre`
export const told_see_swap = ()=>`Voir l’échange`
export const told_send_no_more = ()=>`Ne plus rien m’envoyer`
export const told_server_says = v=>`Le serveur de messagerie ne l’accepte pas : ${isolated$(v.words)}`
export const told_set_used_up_button = ()=>`Voir ma liste`
export const told_set_used_up_text = v=>`Vous aviez dit qu’un seul suffisait, et vous avez reçu ${isolated$(v.item)}. Les autres attendent que vous disiez si vous les voulez encore.`
export const told_set_used_up_title = ()=>`Vous en avez reçu un. Les autres vous intéressent-ils encore ?`
export const told_settings_lead = ()=>`Ce que tu reçois par e-mail. Les e-mails sur ton compte et sa sécurité arrivent toujours.`
export const told_settings_link = ()=>`Choisir ce que je reçois`
export const told_still_available_button = ()=>`C’est toujours disponible`
export const told_still_available_text = v=>`Le site pourrait trouver un échange pour ${isolated$(v.item)}. Est-ce toujours disponible ? Passe nous voir, et la recherche reprend.`
export const told_still_available_title = ()=>`Toujours disponible ?`
export const told_swap_agreed_text = v=>`Ton offre (${isolated$(v.gives)} contre ${isolated$(v.gets)}) est acceptée. Convenez d’un lieu et d’une heure.`
export const told_swap_agreed_title = ()=>`Demande d’échange acceptée`
export const told_swap_answer_reminder_text = v=>`Tu pourrais recevoir ${isolated$(v.gets)} contre ${isolated$(v.gives)}. Accepte, refuse ou fais une autre offre.`
export const told_swap_answer_reminder_title = ()=>`Une offre t’attend`
export const told_swap_called_off_text = v=>`${isolated$(v.by)} a annulé l’échange ${isolated$(v.gives)} contre ${isolated$(v.gets)} : ${isolated$(v.detail)}`
export const told_swap_called_off_title = ()=>`Échange annulé`
export const told_swap_called_off_wordless = v=>`${isolated$(v.by)} a annulé l’échange ${isolated$(v.gives)} contre ${isolated$(v.gets)}.`
export const told_swap_changed_text = v=>`${isolated$(v.by)} a modifié son offre : ${isolated$(v.gets)} contre ${isolated$(v.gives)}.`
export const told_swap_changed_title = ()=>`Offre modifiée`
export const told_swap_completed_text = v=>`Tu as donné ${isolated$(v.gives)} et reçu ${isolated$(v.gets)}. Profites-en bien !`
export const told_swap_completed_title = ()=>`Échange terminé`
export const told_swap_confirmation_reminder_text = v=>`L’autre personne dit que l’échange ${isolated$(v.gives)} contre ${isolated$(v.gets)} a eu lieu. Confirme-le, ou annule-le.`
export const told_swap_confirmation_reminder_title = ()=>`Avez-vous échangé ?`
export const told_swap_confirmed_text = v=>`${isolated$(v.by)} dit que vous avez échangé ${isolated$(v.gives)} contre ${isolated$(v.gets)}. Confirme à ton tour, et c’est fait.`
export const told_swap_confirmed_title = ()=>`Confirme ton échange`
export const told_swap_countered_text = v=>`${isolated$(v.by)} te fait une autre offre : ${isolated$(v.gets)} contre ${isolated$(v.gives)}.`
export const told_swap_countered_title = ()=>`Une autre offre`
export const told_swap_declined_other_text = v=>`La demande d’échange ${isolated$(v.gives)} contre ${isolated$(v.gets)} a été refusée.`
export const told_swap_declined_text = v=>`Ton offre (${isolated$(v.gives)} contre ${isolated$(v.gets)}) a été refusée.`
export const told_swap_declined_title = ()=>`Demande d’échange refusée`
export const told_swap_edited_text = v=>`${isolated$(v.by)} a modifié une annonce : ${isolated$(v.detail)}. Regarde-la à nouveau avant d’échanger ${isolated$(v.gives)} contre ${isolated$(v.gets)}.`
export const told_swap_edited_title = ()=>`Objet modifié`
export const told_swap_expired_text = v=>`L’échange ${isolated$(v.gives)} contre ${isolated$(v.gets)} n’a pas été confirmé à temps par vous deux. Ce qui n’a pas été remis est de nouveau disponible.`
export const told_swap_expired_title = ()=>`Échange clos`
export const told_swap_handover_reminder_text = v=>`Vous avez convenu d’échanger ${isolated$(v.gives)} contre ${isolated$(v.gets)}. Une fois que c’est fait, confirme-le ; sinon, annule.`
export const told_swap_handover_reminder_title = ()=>`Avez-vous échangé ?`
export const told_swap_in_doubt_text = v=>`${isolated$(v.by)} ne pourra peut-être plus échanger avec toi. Tu peux annuler l’échange ${isolated$(v.gives)} contre ${isolated$(v.gets)} : ce n’est la faute de personne.`
export const told_swap_in_doubt_title = ()=>`Échange incertain`
export const told_swap_item_gone_title = ()=>`Demande d’échange close`
export const told_swap_lapsed_text = v=>`Faute de réponse à temps, la demande d’échange ${isolated$(v.gives)} contre ${isolated$(v.gets)} est close.`
export const told_swap_lapsed_title = ()=>`Demande d’échange close`
export const told_swap_over_text = v=>`La demande d’échange ${isolated$(v.gives)} contre ${isolated$(v.gets)} est close.`
export const told_swap_over_title = ()=>`Demande d’échange close`
export const told_swap_proposed_text = v=>`${isolated$(v.by)} te propose ${isolated$(v.gets)} contre ${isolated$(v.gives)}.`
export const told_swap_proposed_title = ()=>`Nouvelle demande d’échange`
export const told_swap_settled_as_returned_text = v=>`L’équipe du site a examiné la question. ${isolated$(v.detail)} : l’objet reste chez son propriétaire.`
export const told_swap_settled_as_returned_title = ()=>`Échange réglé`
export const told_swap_settled_as_traded_text = v=>`L’équipe du site a examiné la question. ${isolated$(v.detail)} : l’objet a été remis.`
export const told_swap_settled_as_traded_title = ()=>`Échange réglé`
export const told_swap_settled_text = v=>`L’échange ${isolated$(v.gives)} contre ${isolated$(v.gets)} est clos. Tout n’a pas été remis.`
export const told_swap_settled_title = ()=>`Échange clos`
export const told_swap_withdrawn_text = v=>`${isolated$(v.by)} a retiré son offre : ${isolated$(v.gets)} contre ${isolated$(v.gives)}.`
export const told_swap_withdrawn_title = ()=>`Demande d’échange retirée`
export const told_test_mail_taken = v=>`Le serveur de messagerie a accepté un e-mail d’essai pour ${isolated$(v.email)}`
export const told_test_on_its_way = ()=>`Un essai est en route`
export const told_test_push_button = ()=>`Voir tes réglages`
export const told_test_push_me = ()=>`M’envoyer une notification d’essai`
export const told_test_push_text = ()=>`Ce navigateur te dira ce qui se passe ici.`
export const told_test_push_title = ()=>`Ça marche`
export const told_time_missing = ()=>`Écris une heure comme 22:00.`
export const told_undelivered_about = ()=>`Sujet`
export const told_undelivered_again = ()=>`Un nouvel essai suivra.`
export const told_undelivered_browser_gone = ()=>`Le navigateur n’existe plus.`
export const told_undelivered_browsers = v=>`${(plural.select(v.count)==="one"?`${number.format(v.count)} appareil est prévenu`:`${number.format(v.count)} appareils sont prévenus`)}`
export const told_undelivered_by = ()=>`Moyen`
export const told_undelivered_count = v=>`${(plural.select(v.count)==="one"?`${number.format(v.count)} échec`:`${number.format(v.count)} échecs`)}`
export const told_undelivered_how_often = ()=>`Combien de fois`
export const told_undelivered_lead = ()=>`E-mails et notifications sur les appareils à propos des offres, messages et échanges des 30 derniers jours. Les e-mails sur les comptes se trouvent dans la boîte d’envoi.`
export const told_undelivered_mail = ()=>`Par e-mail`
export const told_undelivered_nav = ()=>`Envois aux membres`
export const told_undelivered_nobody = ()=>`Tout le monde a pu être prévenu.`
export const told_undelivered_not_proved = ()=>`L’adresse n’a pas été confirmée.`
export const told_undelivered_other = ()=>`Autre chose`
export const told_undelivered_people = ()=>`Sans e-mail`
export const told_undelivered_push = ()=>`Sur les appareils`
export const told_undelivered_sent = v=>`${(plural.select(v.sent)==="one"?`${number.format(v.sent)} envoi`:`${number.format(v.sent)} envois`)}, ${(`${number.format(v.waiting)} en attente`)}`
export const told_undelivered_title = ()=>`Qui n’a pas pu être prévenu`
export const told_undelivered_too_many = ()=>`Trop de choses attendaient déjà cette personne.`
export const told_undelivered_unknown_push = ()=>`L’adresse du navigateur n’est celle d’aucun service de notifications connu ici.`
export const told_undelivered_unproved = v=>`${(plural.select(v.count)==="one"?`${number.format(v.count)} personne n’a pas confirmé son adresse`:`${number.format(v.count)} personnes n’ont pas confirmé leur adresse`)}`
export const told_undelivered_unreached = v=>`${(v.count===0?`Chacune est prévenue sur un appareil.`:plural.select(v.count)==="one"?`Aucun e-mail ne leur est envoyé ; ${number.format(v.count)} d’entre elles n’est pas non plus prévenue sur un appareil.`:`Aucun e-mail ne leur est envoyé ; ${number.format(v.count)} d’entre elles ne sont pas non plus prévenues sur un appareil.`)}`
export const told_undelivered_when = ()=>`Quand`
export const told_undelivered_who = ()=>`Qui`
export const told_undelivered_why = ()=>`Pourquoi`
export const told_unknown_key = ()=>`Ce n’est pas la clé d’un navigateur.`
export const told_unknown_push = ()=>`Ce n’est pas l’adresse d’un service de notifications connu ici.`
export const told_unknown_secret = ()=>`Ce n’est pas le secret d’un navigateur.`
export const told_waiting = v=>[v.n(`${isolated$(v.count)}`),` en attente de ta part`]
export const told_wants_asked_button = ()=>`Voir mes réponses`
export const told_wants_asked_text = v=>`Est-ce que ça t’intéresse toujours : ${isolated$(v.items)} ?`
export const told_wants_asked_title = ()=>`Ça t’intéresse toujours ?`
export const told_weekly = ()=>`Une fois par semaine`
export const told_why_admin = ()=>`Tu reçois cet e-mail parce que tu aides à gérer ce site.`
export const told_why_handover = ()=>`Tu reçois cet e-mail parce que tu as convenu d’un échange.`
export const told_why_matches = ()=>`Tu reçois cet e-mail parce que le site cherche ce qui te plairait.`
export const told_why_messages = ()=>`Tu reçois cet e-mail parce qu’un message non lu t’attend.`
export const told_why_news = ()=>`Tu reçois cet e-mail parce que tu veux connaître les nouveautés une fois par semaine.`
export const told_why_offers = ()=>`Tu reçois cet e-mail parce qu’il y a du nouveau dans l’un de tes échanges.`
export const told_wish_found_button = ()=>`Voir l’objet`
export const told_wish_found_text = v=>`Tu cherches « ${isolated$(v.wish)} », et ${isolated$(v.by)} a déposé ${isolated$(v.item)}.`
export const told_wish_found_title = ()=>`Quelque chose que tu cherches`
export const told_wish_fulfilled_button = ()=>`Voir mes recherches`
export const told_wish_fulfilled_text = v=>`Vous avez reçu ${isolated$(v.item)}. « ${isolated$(v.wish)} » n’est plus recherché. S’il vous en faut un autre, relancez la recherche.`
export const told_wish_fulfilled_title = ()=>`Trouvé ?`
export const told_you_get = ()=>`Tu reçois`
export const told_you_give = ()=>`Tu donnes`
export const wants_set_choose_current = ()=>`Choisissez des objets contre lesquels vous échangeriez et qui sont encore disponibles`
export const wants_set_choose_wants = ()=>`Choisissez au moins deux objets contre lesquels vous échangeriez`
export const wants_set_deleted = ()=>`Chacun compte de nouveau séparément`
export const wants_set_item_twice = ()=>`Nommez chaque objet une seule fois`
export const wants_set_limit_reached = v=>`Vous avez déjà ${isolated$(v.sets)} listes de ce type. Supprimez-en une avant d’en ajouter une autre.`
export const wants_set_limit_too_high = v=>`Il doit suffire de moins que tous les objets : choisissez ${isolated$(v.most)} au plus`
export const wants_set_limit_wrong = v=>`Choisissez un nombre de 1 à ${isolated$(v.most)}`
export const wants_set_missing = ()=>`Vous n’avez pas cette liste.`
export const wants_set_name = ()=>`Le nom`
export const wants_set_proposals_first = v=>`Des propositions en attente vous apportent ${isolated$(v.names)}. Répondez-y d’abord.`
export const wants_set_saved = ()=>`Enregistré : un seul suffit`
export const wants_set_taken = ()=>`Un de ces objets est déjà dans une autre liste dont un suffit.`
export const wants_set_too_many = v=>`Choisissez ${isolated$(v.most)} objets au plus`
export const wishes_at_most_items_can_be_named = v=>`${isolated$(v.for)} objets au maximum`
export const wishes_at_most_things_can_be_named = v=>`${isolated$(v.perItem)} choses au maximum`
export const wishes_choose_an_item = ()=>`Choisis un objet`
export const wishes_limit_changed = ()=>`Enregistré`
export const wishes_limit_proposals_first = v=>`Il y a ${(plural.select(v.open)==="one"?`une proposition en attente`:`${number.format(v.open)} propositions en attente`)} pour cette recherche. Répondez-y d’abord.`
export const wishes_limit_wrong = ()=>`La limite est 1, ou vide pour autant que possible`
export const wishes_name_at_least_one_of_your_items_or = ()=>`Indique au moins un de tes objets, ou laisse vide pour les prendre tous`
export const wishes_name_items_of_your_own = ()=>`Indique des objets à toi`
export const wishes_name_items_of_your_own_that_are = ()=>`Indique des objets à toi qui sont disponibles`
export const wishes_name_what_you_are_looking_for_as_a = ()=>`Indique ce que tu cherches sous forme de liste de textes`
export const wishes_name_your_own_items = ()=>`Indique tes propres objets`
export const wishes_open_already = ()=>`Vous le cherchez déjà.`
export const wishes_say_what_you_are_looking_for_in_words = ()=>`Dis avec des mots ce que tu cherches`
export const wishes_say_what_you_are_looking_for_or_choose = ()=>`Dis ce que tu cherches, ou choisis une catégorie`
export const wishes_that_is_new_things_in_a_day_please_go = v=>`Cela fait ${isolated$(v.newInADay)} nouveautés en un jour. Reprends demain.`
export const wishes_that_is_yours_already = ()=>`C’est déjà à toi.`
export const wishes_there_is_no_such_category = ()=>`Cette catégorie n’existe pas`
export const wishes_there_is_no_such_item = ()=>`Cet objet n’existe pas.`
export const wishes_this_item_has_been_traded = ()=>`Cet objet a été échangé.`
export const wishes_what_you_look_for = ()=>`Ce que tu cherches`
export const wishes_you_are_looking_for_things_already = v=>`Tu cherches déjà ${isolated$(v.perPerson)} choses. Retires-en une avant d’en ajouter une autre.`
export const wishes_you_are_looking_out_for_it = ()=>`C’est dans tes recherches`
export const wishes_you_are_not_looking_for_it_any_more = ()=>`Ce n’est plus dans tes recherches`
export const wishes_you_have_no_such_wish = ()=>`Tu n’as pas cette recherche.`
export const wishes_you_have_said_no_such_thing = ()=>`Tu n’avais pas dit oui à cet objet.`
export const wishes_you_would_swap_for_things_already_take = v=>`${isolated$(v.perPerson)} choses t’intéressent déjà. Retires-en d’abord quelques-unes.`
export const words_added = v=>`« ${isolated$(v.word)} » trouve maintenant aussi « ${isolated$(v.means)} »`
export const words_alone = v=>`« ${isolated$(v.text)} » est seul : écris au moins deux mots de même sens, séparés par une virgule.`
export const words_audit_added = v=>`Même sens pour la recherche : « ${isolated$(v.word)} » et « ${isolated$(v.means)} »`
export const words_audit_forgotten = v=>`Retiré des mots introuvables : « ${isolated$(v.word)} »`
export const words_audit_saved = v=>`${(plural.select(v.count)==="one"?`${number.format(v.count)} liste de mots de même sens enregistrée`:`${number.format(v.count)} listes de mots de même sens enregistrées`)}`
export const words_forget = ()=>`Ignorer`
export const words_forgotten = ()=>`Ignoré`
export const words_in_line = v=>`Ligne ${isolated$(v.line)} : ${isolated$(v.problem)}`
export const words_lead = ()=>`Ce que les gens cherchent sans le trouver, et les mots qui ont le même sens pour la recherche.`
export const words_lists = ()=>`Mots de même sens`
export const words_lists_help = ()=>`Une liste par ligne, séparée par des virgules : canapé, sofa, divan. Chercher l’un trouve aussi les autres. Jusqu’à 2 000 lignes.`
export const words_looked_for = v=>[`Cherché `,...(plural.select(v.count)==="one"?[`une fois`]:[`${number.format(v.count)}`,` fois`]),`, la dernière `,v.when(``)]
export const words_make_synonym = ()=>`En faire un synonyme`
export const words_means = ()=>`A le même sens que`
export const words_missing = ()=>`Indique un mot.`
export const words_no_word = v=>`« ${isolated$(v.text)} » n’a ni lettre ni chiffre.`
export const words_none = ()=>`Chaque recherche a trouvé quelque chose, ou personne n’a cherché.`
export const words_not_found = ()=>`Mots introuvables`
export const words_not_found_lead = ()=>`Les dernières recherches sans résultat, mot par mot. Qui a cherché n’est pas conservé.`
export const words_same = ()=>`C’est le même mot.`
export const words_saved = ()=>`Enregistré`
export const words_synonyms = ()=>`Synonymes`
export const words_title = ()=>`Mots de recherche`
export const words_too_long = v=>`« ${isolated$(v.text)}… » est trop long : ${isolated$(v.most)} caractères au plus.`
export const words_too_many_lists = v=>`${number.format(v.most)} listes au plus.`
export const words_too_many_texts = v=>`${isolated$(v.most)} mots de même sens au plus.`
export const words_too_many_words = v=>`« ${isolated$(v.text)} » a plus de ${isolated$(v.most)} mots.`
export const words_too_much = ()=>`C’est trop de texte.`
