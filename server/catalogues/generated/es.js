const plural = new Intl.PluralRules("es")
const number = new Intl.NumberFormat("es")
const isolated$=v=>/[\u0590-\u08ff\ufb1d-\ufefc]/.test(v)?`\u2068${v}\u2069`:v;
export const accounts_a_demo_account_signs_in_on_the_machine = ()=>`Con una cuenta de demostración solo se puede entrar desde el equipo del sitio.`
export const accounts_a_line_or_two_for_the_people_who_run = ()=>`Una o dos líneas para quienes administran este sitio: miran cada registro y aprueban la entrada.`
export const accounts_account = ()=>`Cuenta`
export const accounts_account_of = v=>`Cuenta de ${isolated$(v.name)}`
export const accounts_address = ()=>`Dirección`
export const accounts_address_is_required = ()=>`Falta la dirección`
export const accounts_admin = ()=>`Administración`
export const accounts_after_a_change_you_are_signed_out = ()=>`Después del cambio se cierran todas tus sesiones y entras con la contraseña nueva.`
export const accounts_agree_to_the_terms_conditions = ()=>`Acepta los términos y condiciones`
export const accounts_all_that_you_have_stored_here_as_one = ()=>`Todo lo que tienes guardado aquí, en un archivo ZIP: perfil, artículos, solicitudes, mensajes, fotos y archivos que has enviado.`
export const accounts_already_have_an_account_sign_in = v=>[`¿Ya tienes cuenta? `,v.link(`Inicia sesión`)]
export const accounts_at_least_6_characters_longer_is_better = ()=>`Al menos 6 caracteres; cuantos más, mejor.`
export const accounts_at_least_8_characters = ()=>`Al menos 8 caracteres; cuantos más, mejor.`
export const accounts_back_to_sign_in = ()=>`Volver al inicio de sesión`
export const accounts_change_my_address = ()=>`Cambiar mi correo`
export const accounts_confirm_new_password = ()=>`Repite la contraseña nueva`
export const accounts_confirm_password = ()=>`Repite la contraseña`
export const accounts_confirm_password_is_required = ()=>`Falta repetir la contraseña`
export const accounts_could_be_longer = ()=>`Podría ser más larga`
export const accounts_create_new_password = ()=>`Crea una contraseña nueva`
export const accounts_current_password = ()=>`Contraseña actual`
export const accounts_dashboard = ()=>`Panel`
export const accounts_download_my_data = ()=>`Descargar mis datos`
export const accounts_easy_to_guess = ()=>`Fácil de adivinar`
export const accounts_email_is_required = ()=>`Falta el correo electrónico`
export const accounts_end_invitation = ()=>`Desactivar`
export const accounts_ended = ()=>`Anulada`
export const accounts_ending = ()=>`Anulando…`
export const accounts_enter_the_code = ()=>`Escribe el código`
export const accounts_failed_to_create_user = ()=>`No se ha podido crear la cuenta`
export const accounts_failed_to_send_otp = ()=>`No se ha podido enviar el código`
export const accounts_failed_to_sign_in = ()=>`No se ha podido iniciar sesión`
export const accounts_first_name_is_required = ()=>`Falta el nombre`
export const accounts_for_how_many_days = ()=>`Para cuántos días`
export const accounts_for_yourself_whom_it_is_for_or_where = ()=>`Para ti: para quién es o dónde está colgada.`
export const accounts_forgot_password = ()=>`¿Olvidaste la contraseña?`
export const accounts_full_name = ()=>`Nombre completo`
export const accounts_general = ()=>`General`
export const accounts_general_address_trading_location = ()=>`Dirección o zona de intercambio`
export const accounts_good_password = ()=>`Buena`
export const accounts_good_to_see_you_again = ()=>`Qué bueno verte de nuevo.`
export const accounts_here_admins_alone_invite_people = ()=>`Aquí solo invita la administración.`
export const accounts_home = ()=>`Inicio`
export const accounts_how_many_may_come_by_it = ()=>`Cuántas personas pueden usarla`
export const accounts_i_agree_to_the_terms_conditions = v=>[`Acepto los `,v.link(`términos y condiciones`)]
export const accounts_i_want_to_leave = ()=>`Quiero darme de baja`
export const accounts_if_has_an_account_here_a_mail_with_a = v=>[`Si `,v.strong(`${isolated$(v.email)}`),` tiene una cuenta aquí, va en camino un correo con un código. Sirve durante 10 minutos.`]
export const accounts_invalid_email = ()=>`Correo electrónico no válido`
export const accounts_invalid_email_address = ()=>`Dirección de correo no válida`
export const accounts_invalid_phone_number = ()=>`Número de teléfono no válido. Uno de otro país empieza con + y su prefijo.`
export const accounts_invalid_us_phone_number_must_be_10 = ()=>`Número de teléfono de EE. UU. no válido (tiene que tener 10 cifras, con +1 opcional)`
export const accounts_invitation = ()=>`Invitación`
export const accounts_invitation_lives = v=>[...(plural.select(v.used)==="one"?[`Ha entrado `,`${number.format(v.used)}`,` persona`]:[`Han entrado `,`${number.format(v.used)}`,` personas`]),` de `,`${isolated$(v.uses)}`,`. Creada `,v.when(``),`; sirve hasta el `,v.time(`${isolated$(v.ends)}`)]
export const accounts_invitation_made = v=>[...(plural.select(v.used)==="one"?[`Ha entrado `,`${number.format(v.used)}`,` persona`]:[`Han entrado `,`${number.format(v.used)}`,` personas`]),` de `,`${isolated$(v.uses)}`,`. Creada `,v.when(``)]
export const accounts_invitations = ()=>`Invitaciones`
export const accounts_invites_you = v=>`${isolated$(v.name)} te invita.`
export const accounts_join_post_what_you_no_longer_need_and = ()=>`Únete, publica lo que ya no necesitas y cámbialo por lo que sí. Gratis.`
export const accounts_joining_here_takes_an_invitation = ()=>`Para unirse hace falta una invitación. Cualquier miembro puede crear una, como enlace o como código QR para tu teléfono.`
export const accounts_joining_here_takes_an_invitation_ask = ()=>`Para unirse hace falta una invitación. Pídesela a alguien que ya esté dentro.`
export const accounts_leave = ()=>`Darse de baja`
export const accounts_leave_for_good = ()=>`Darme de baja para siempre`
export const accounts_letters_and_digits_as_they_stand_in = ()=>`Letras y cifras, tal como están en el correo.`
export const accounts_look_into_the_mail_of_your_new_address = ()=>`Mira el buzón de tu nuevo correo: el anterior sigue valiendo hasta que uses el enlace`
export const accounts_make_an_invitation = ()=>`Crear una invitación`
export const accounts_making = ()=>`Creando…`
export const accounts_many_people_use_this_password_so_it_is = ()=>`Mucha gente usa esta contraseña, así que es la primera que probaría un ladrón. Elige otra: tres o cuatro palabras son fáciles de recordar.`
export const accounts_moderation = ()=>`Moderación`
export const accounts_my_data = ()=>`Mis datos`
export const accounts_name = ()=>`Nombre`
export const accounts_new_email = ()=>`Nuevo correo electrónico`
export const accounts_new_here_sign_up = v=>[`¿Es tu primera vez? `,v.link(`Crea una cuenta`)]
export const accounts_new_password = ()=>`Contraseña nueva`
export const accounts_no_answer_came_in_time_your_new = v=>[`No ha llegado respuesta a tiempo. Puede que tu contraseña nueva ya valga: `,v.link(`inicia sesión`),` con ella para comprobarlo.`]
export const accounts_no_invitations_yet = ()=>`Todavía no hay invitaciones.`
export const accounts_note = ()=>`Nota`
export const accounts_once_it_is_saved_you_are_signed_out = ()=>`Cuando se guarde, se cerrarán todas tus sesiones y entrarás con la nueva.`
export const accounts_one_account_and_everything_on_your = ()=>`Con una cuenta, todo lo que guardas en casa puede convertirse en otra cosa.`
export const accounts_one_moment = ()=>`Un momento…`
export const accounts_others_see_your_name_your_picture_and = ()=>`Los demás ven tu nombre y tu foto. Tú decides quién ve cómo contactarte.`
export const accounts_otp_sent = ()=>`El código va en camino`
export const accounts_otp_verified = ()=>`El código es correcto`
export const accounts_otp_wrong = ()=>`El código no es correcto`
export const accounts_password = ()=>`Contraseña`
export const accounts_password_is_required = ()=>`Falta la contraseña`
export const accounts_password_must_be_at_least_characters = v=>`La contraseña tiene que tener al menos ${isolated$(v.min)} caracteres`
export const accounts_password_reset_failed = ()=>`No se ha podido restablecer la contraseña`
export const accounts_password_reset_successful = ()=>`Contraseña restablecida`
export const accounts_password_set = ()=>`Contraseña guardada`
export const accounts_password_strength = ()=>`Seguridad de la contraseña`
export const accounts_password_update_failed = ()=>`No se ha podido cambiar la contraseña`
export const accounts_password_update_successful = ()=>`Contraseña cambiada`
export const accounts_passwords_do_not_match = ()=>`Las contraseñas no coinciden`
export const accounts_phone_number = ()=>`Número de teléfono`
export const accounts_please_confirm_your_email_address = ()=>`Primero confirma tu correo: abre el enlace del mensaje que te hemos enviado. En tus ajustes puedes pedirlo otra vez.`
export const accounts_privacy = ()=>`Privacidad`
export const accounts_profile_updated_successfully = ()=>`Perfil actualizado`
export const accounts_remove = ()=>`Quitar`
export const accounts_reset_your_password = ()=>`Restablece tu contraseña`
export const accounts_send_a_new_code = ()=>`Enviar otro código`
export const accounts_send_code = ()=>`Enviar código`
export const accounts_send_the_link_again = ()=>`Enviar otra vez el enlace`
export const accounts_sending = ()=>`Enviando…`
export const accounts_set_new_password = ()=>`Guardar contraseña nueva`
export const accounts_share = ()=>`Compartir`
export const accounts_sign_in = ()=>`Entrar`
export const accounts_sign_in_successfully = ()=>`Has iniciado sesión`
export const accounts_sign_in_to_go_on = ()=>`Inicia sesión para continuar. Después vuelves a donde estabas.`
export const accounts_sign_in_to_post_items_offer_swaps_and = ()=>`Inicia sesión para publicar artículos, proponer intercambios y hablar con gente cercana.`
export const accounts_sign_out = ()=>`Cerrar sesión`
export const accounts_sign_up = ()=>`Crear cuenta`
export const accounts_signing_in = ()=>`Entrando…`
export const accounts_signing_up = ()=>`Creando la cuenta…`
export const accounts_somebody_else_has_this_address_here_by = ()=>`Otra persona ya usa aquí ese correo, así que el tuyo sigue siendo el de antes.`
export const accounts_strong_password = ()=>`Muy segura`
export const accounts_takes_its_place_once_you_use_the_link = v=>`${isolated$(v.newEmail)} lo sustituirá cuando uses el enlace que hemos enviado allí.`
export const accounts_tell_us_your_email_and_we_send_you_a = ()=>`Escribe tu correo y te enviaremos un código de cuatro caracteres.`
export const accounts_the_code_has_characters = v=>`El código tiene ${isolated$(v.codeLength)} caracteres`
export const accounts_the_code_was_right_in_a_moment_you_can = v=>[`El código es correcto. En un momento podrás `,v.link(`elegir una contraseña nueva`),`.`]
export const accounts_the_email_has_already_been_taken = ()=>`Ese correo ya está en uso.`
export const accounts_the_link_as_a_qr_code = ()=>`El enlace como código QR`
export const accounts_the_link_is_on_its_way = ()=>`El enlace va en camino`
export const accounts_the_text = ()=>`El texto`
export const accounts_this_account_is_suspended_write_to_the = ()=>`Esta cuenta está suspendida. Si crees que es un error, escribe a quienes administran este sitio.`
export const accounts_this_address_is_not_confirmed_yet = ()=>`Este correo aún no está confirmado. Abre el enlace del mensaje que te hemos enviado y te avisaremos por correo cuando alguien quiera intercambiar contigo.`
export const accounts_this_code_is_wrong_or_has_expired = ()=>`Este código no es correcto o ha caducado.`
export const accounts_this_invitation_does_not_work_any_more = ()=>`Esta invitación ya no sirve. Pide otra a quien te la envió.`
export const accounts_this_is_not_your_current_password = ()=>`Esa no es tu contraseña actual.`
export const accounts_this_is_not_your_password = ()=>`Esa no es tu contraseña.`
export const accounts_this_is_your_address_already = ()=>`Ese ya es tu correo electrónico.`
export const accounts_this_link_is_not_for_this_account_was = ()=>`Este enlace no es de esta cuenta, ya se usó o ha caducado. Si hace falta, recibirás otro al volver a iniciar sesión.`
export const accounts_this_link_was_used_already_or_has = ()=>`Este enlace ya se usó o ha caducado. En tus ajustes ves cuál es tu correo y puedes pedir otro enlace.`
export const accounts_this_link_was_used_already_or_its = ()=>`Este enlace ya se usó o han pasado sus siete días.`
export const accounts_too_late_or_no_code_yet_start_again = v=>[`¿Has llegado tarde o no tienes código? `,v.link(`Empieza de nuevo`)]
export const accounts_too_many_wrong_codes_please_use_the = ()=>`Demasiados códigos incorrectos. Usa el enlace del correo.`
export const accounts_too_many_wrong_passwords_please_try = ()=>`Demasiadas contraseñas incorrectas. Inténtalo de nuevo en un cuarto de hora.`
export const accounts_too_many_wrong_passwords_please_try_2 = ()=>`Demasiadas contraseñas incorrectas. Inténtalo más tarde. Si restableces la contraseña, entras enseguida.`
export const accounts_user_created_successfully = ()=>`Cuenta creada`
export const accounts_verification_completed = ()=>`Verificación completada`
export const accounts_verify = ()=>`Verificar`
export const accounts_verifying = ()=>`Verificando…`
export const accounts_welcome_back = ()=>`Hola de nuevo`
export const accounts_what_you_have_listed_wished_for_and = ()=>`Se elimina lo que has publicado, lo que buscas y los archivos que has enviado, y terminan las solicitudes abiertas. Los mensajes se quedan con quienes los recibieron, y lo intercambiado con quienes lo tienen, bajo «Antiguo miembro». Esto no se puede deshacer.`
export const accounts_what_you_say_of_yourself = ()=>`Tu presentación`
export const accounts_who_are_you = ()=>`¿Quién eres?`
export const accounts_whoever_opens_the_link_or_holds_a = ()=>`Quien abra el enlace o escanee el código QR con el teléfono puede unirse. Tú ves quién ha entrado con ella, y también quienes administran el sitio.`
export const accounts_wrong_email_or_password = ()=>`Correo o contraseña incorrectos.`
export const accounts_wrong_email_start_again = v=>[`¿Correo equivocado? `,v.link(`Empieza de nuevo`)]
export const accounts_you_can_look_around_to_take_part = v=>[`Puedes mirarlo todo. Para participar, falta que se apruebe tu cuenta: `,v.link(`qué significa`)]
export const accounts_you_have_signed_up_somebody_lets_you = ()=>`Tu cuenta está creada. Podrás participar en cuanto alguien la revise y la apruebe.`
export const accounts_you_sign_in_with = v=>[`Inicias sesión con `,v.strong(`${isolated$(v.email)}`),`.`]
export const accounts_your_address_is_confirmed_already = ()=>`Tu correo ya está confirmado.`
export const accounts_your_address_is_what_it_was = ()=>`Tu correo sigue siendo el de antes`
export const accounts_your_email_and_the_four_characters_of = ()=>`Tu correo y los cuatro caracteres del código que te hemos enviado.`
export const accounts_your_new_password_works_from_now_on = ()=>`Tu contraseña nueva ya funciona.`
export const admin_a_backup_waits = ()=>`Hay una copia de seguridad en espera`
export const admin_a_category_needs_a_name = ()=>`Una categoría necesita un nombre.`
export const admin_a_change_holds_at_once_for_everybody = ()=>`Un cambio vale al momento y para todo el mundo.`
export const admin_a_description = ()=>`Una descripción`
export const admin_a_feature = ()=>`Una característica`
export const admin_a_feature_needs_words = ()=>`Una característica necesita un texto.`
export const admin_a_link = ()=>`Un enlace`
export const admin_a_link_is_on_its_way_by_mail_following = ()=>`Va en camino un enlace por correo. Al abrirlo con la sesión iniciada, queda demostrado que la dirección es suya.`
export const admin_a_member_now = ()=>`Ahora es miembro`
export const admin_a_moderator_now = ()=>`Ahora modera`
export const admin_a_name = ()=>`Un nombre`
export const admin_a_page_needs_a_title = ()=>`Una página necesita un título.`
export const admin_a_place = ()=>`Un lugar`
export const admin_a_plan_is_billed_by_the_month_or_by = ()=>`Un plan se cobra por mes o por año.`
export const admin_a_plan_needs_a_name = ()=>`Un plan necesita un nombre.`
export const admin_a_plan_takes_at_most_features = v=>`Un plan admite como máximo ${isolated$(v.planFeatures)} características.`
export const admin_a_price_has_at_most_two_digits_after = ()=>`Un precio tiene como máximo dos decimales.`
export const admin_a_review_without_text = ()=>`Una reseña sin texto`
export const admin_a_safe_connection = ()=>`Una conexión segura`
export const admin_a_second_admin = ()=>`Otra persona que administre`
export const admin_a_sentence_or_two = ()=>`Una o dos frases.`
export const admin_a_test_mail_is_on_its_way = v=>`Un correo de prueba va camino de ${isolated$(v.email)}`
export const admin_a_title_may_have_at_most_characters = v=>`Un título puede tener como máximo ${isolated$(v.pageTitle)} caracteres.`
export const admin_about_questions_terms_in_your_own = ()=>`Quiénes somos, preguntas, términos: con tus propias palabras.`
export const admin_about_the_community = ()=>`Sobre la comunidad`
export const admin_ad_id = v=>[v.link(`${isolated$(v.name)}`),` · `,`${isolated$(v.name2)}`,` · N.º de anuncio `,`${isolated$(v.id)}`,` ·`]
export const admin_add_a = v=>`${((f=>f==="plan"?`Añadir un plan`:f==="category"?`Añadir una categoría`:`Añadir un lugar de encuentro`)(v.noun))}`
export const admin_add_a_category = ()=>`Añadir una categoría`
export const admin_add_a_page = ()=>`Añadir una página`
export const admin_add_a_plan = ()=>`Añadir un plan`
export const admin_add_link = ()=>`Añadir enlace`
export const admin_added = ()=>`Añadido`
export const admin_added_the_category = v=>`Añadió la categoría ${isolated$(v.name)}`
export const admin_added_the_meeting_place = v=>`Añadió el lugar de encuentro ${isolated$(v.name)}`
export const admin_added_the_page = v=>`Añadió la página ${isolated$(v.title)}`
export const admin_added_the_plan = v=>`Añadió el plan ${isolated$(v.name)}`
export const admin_address = ()=>`Dirección`
export const admin_admin = ()=>`Administración`
export const admin_admins = ()=>`Administración`
export const admin_admins_alone = ()=>`Solo la administración`
export const admin_admins_see_and_change_all_that_stands = ()=>`Quienes administran ven y cambian todo lo que hay aquí. Siempre hay al menos una persona.`
export const admin_all = ()=>`Todo`
export const admin_an_address_is_made_of_small_letters = ()=>`Una dirección se compone de letras minúsculas, cifras y guiones sueltos.`
export const admin_an_address_may_have_at_most_characters = v=>`Una dirección puede tener como máximo ${isolated$(v.slug)} caracteres.`
export const admin_an_admin_as_soon_as_they_have_followed = ()=>`Administrará en cuanto abra el enlace del correo`
export const admin_an_admin_now = ()=>`Ahora administra`
export const admin_another_colour = ()=>`Otro color`
export const admin_anybody = ()=>`Cualquiera`
export const admin_anybody_may_sign_up_an_admin_or_a = ()=>`Cualquiera puede registrarse. Quien administra o modera mira cada cuenta y la aprueba.`
export const admin_as_it_read_when_it_was_reported = ()=>`Tal como estaba cuando se denunció`
export const admin_asked_to_be_an_admin = ()=>`Propuesta para administrar enviada`
export const admin_asking = ()=>`Enviando…`
export const admin_at_the_top_of_every_page_in_the = ()=>`Arriba en cada página, en la pestaña del navegador y en los correos.`
export const admin_audit_log = ()=>`Registro de actividad`
export const admin_backup = ()=>`Copia de seguridad`
export const admin_backups = ()=>`Copias de seguridad`
export const admin_begin_slowly = ()=>`Empiezan poco a poco`
export const admin_beside_the_steps_without_one_there_is = ()=>`Junto a los pasos. Sin imagen se muestra un dibujo.`
export const admin_billed_by_the = ()=>`Se cobra por`
export const admin_bold = ()=>`Negrita`
export const admin_both_pages_are_still_as_delivered_say = ()=>`Las dos páginas siguen como venían. Di en ellas quién administra este sitio y qué datos guarda.`
export const admin_bottle_green = ()=>`Verde botella`
export const admin_brick = ()=>`Rojo ladrillo`
export const admin_buttons_links_and_the_footer_take_its = ()=>`Los botones, los enlaces y el pie usan su tono. Se aclara o se oscurece donde el texto sería difícil de leer.`
export const admin_cancel = ()=>`Cancelar`
export const admin_cannot_be_deleted_you_can_rename_it_or = v=>`${isolated$(v.name)} no se puede eliminar: ${isolated$(v.what)}. Puedes cambiarle el nombre o moverla al final.`
export const admin_categories = ()=>`Categorías`
export const admin_category_added = ()=>`Categoría añadida`
export const admin_category_deleted = ()=>`Categoría eliminada`
export const admin_category_name_taken = ()=>`Ya hay una categoría con ese nombre.`
export const admin_changed_the_category = v=>`Cambió la categoría ${isolated$(v.name)}`
export const admin_changed_the_meeting_place = v=>`Cambió el lugar de encuentro ${isolated$(v.name)}`
export const admin_changed_the_order_of_the_categories = ()=>`Cambió el orden de las categorías`
export const admin_changed_the_order_of_the_meeting = ()=>`Cambió el orden de los lugares de encuentro`
export const admin_changed_the_order_of_the_plans = ()=>`Cambió el orden de los planes`
export const admin_changed_the_page = v=>`Cambió la página ${isolated$(v.title)}`
export const admin_changed_the_plan = v=>`Cambió el plan ${isolated$(v.name)}`
export const admin_changed_the_site = v=>`Cambió el sitio: ${((f=>f==="header_footer"?`nombre, logotipo, color y pie de página`:f==="hero_section"?`parte superior de la página de inicio`:f==="service_section"?`servicios`:f==="how_it_works"?`Cómo funciona`:f==="trading_section"?`invitación a intercambiar`:``)(v.part))}`
export const admin_changed_who_may = v=>`Cambió quién puede hacer qué: ${isolated$(v.names)}`
export const admin_choose_a_picture = ()=>`Elegir una imagen`
export const admin_choose_another = ()=>`Elegir otra`
export const admin_choose_what_they_are_to_be = ()=>`Elige qué función va a tener.`
export const admin_choose_yes_or_no = ()=>`Elige sí o no.`
export const admin_chosen = ()=>`Elegido`
export const admin_colour = ()=>`Color`
export const admin_completed_agreed_on_waiting_for_an = v=>`completados, ${(plural.select(v.agreed)==="one"?`${number.format(v.agreed)} acordado`:`${number.format(v.agreed)} acordados`)}, ${(plural.select(v.asked)==="one"?`${number.format(v.asked)} espera respuesta`:`${number.format(v.asked)} esperan respuesta`)}`
export const admin_contact_lead = v=>[`Lo que ha llegado por el formulario de `,v.link(`Contacto`),`, lo más nuevo primero. `,...(v.count===0?[`No espera ninguno.`]:plural.select(v.count)==="one"?[`Espera uno.`]:[`Esperan `,`${isolated$(v.count)}`,`.`])]
export const admin_contact_messages = ()=>`Mensajes de contacto`
export const admin_copyright_line = ()=>`Línea de derechos`
export const admin_database = ()=>`Base de datos`
export const admin_database_saved_daily = ()=>`Solo la base de datos se guarda cada día junto a la que está en uso.`
export const admin_delete = ()=>`Eliminar`
export const admin_delete_2 = v=>`¿Eliminar ${isolated$(v.name)}?`
export const admin_delete_3 = v=>`Eliminar ${isolated$(v.name)}`
export const admin_delete_4 = v=>`¿Eliminar ${isolated$(v.title)}?`
export const admin_delete_failed = ()=>`No se ha podido eliminar`
export const admin_deleted_the_category = v=>`Eliminó la categoría ${isolated$(v.name)}`
export const admin_deleted_the_meeting_place = v=>`Eliminó el lugar de encuentro ${isolated$(v.name)}`
export const admin_deleted_the_page = v=>`Eliminó la página ${isolated$(v.title)}`
export const admin_deleted_the_plan = v=>`Eliminó el plan ${isolated$(v.name)}`
export const admin_deleting = ()=>`Eliminando…`
export const admin_demo = ()=>`Demostración`
export const admin_description = ()=>`Descripción`
export const admin_did_not_come = ()=>`No vinieron`
export const admin_did_not_let_somebody_in = ()=>`No aprobó a una persona`
export const admin_disk = ()=>`Disco`
export const admin_disk_free = v=>`${isolated$(v.free)} libres`
export const admin_disk_of = v=>`de ${isolated$(v.size)}`
export const admin_disk_of_full = v=>`de ${isolated$(v.size)}. Libera espacio antes de que se llene: con el disco lleno no se puede publicar nada.`
export const admin_dismiss = ()=>`Descartar`
export const admin_dismissed = ()=>`Descartada`
export const admin_dismissed_what_was_reported_about = v=>`Descartó lo que se denunció sobre ${isolated$(v.what)}`
export const admin_dismissing = ()=>`Descartando…`
export const admin_do_not_let_in = v=>[`No aprobar… `,v.span(`${isolated$(v.name)}`)]
export const admin_do_not_let_in_2 = ()=>`No aprobar`
export const admin_do_not_restore = ()=>`No restaurar`
export const admin_does_not_wait_to_be_let_in = v=>`${isolated$(v.name)} no espera aprobación.`
export const admin_download_a_backup = ()=>`Descargar una copia`
export const admin_edit = v=>`Editar ${isolated$(v.name)}`
export const admin_every_member = ()=>`Cada miembro`
export const admin_every_page_of_the_site_links_to_this = ()=>`Todas las páginas del sitio enlazan con esta, así que se queda. Puedes cambiarla entera.`
export const admin_every_part_of_the_file_is_checked = ()=>`Primero se comprueba cada parte del archivo. El sitio sigue como está hasta que alguien lo reinicie.`
export const admin_everybody = ()=>`Todo el mundo`
export const admin_everything_is_saved_every_day_to = v=>`Todo se guarda en ${isolated$(v.folder)} ${(plural.select(v.days)==="one"?`cada día`:`cada ${number.format(v.days)} días`)}.`
export const admin_exchange = ()=>`Intercambiar`
export const admin_expired = ()=>`Caducado`
export const admin_failed = ()=>`Fallidos`
export const admin_features = ()=>`Características`
export const admin_first_category = v=>`${isolated$(v.items)} · con esta se abre Explorar`
export const admin_footer = ()=>`Pie de página`
export const admin_for_those_who_do_harm_nothing_is = ()=>`Para quien hace daño. No se elimina nada, y la suspensión se puede levantar.`
export const admin_forgotten_password = ()=>`Contraseña olvidada`
export const admin_from_to = v=>[`De `,v.giver(``),` a `,v.receiver(``)]
export const admin_gets_this_by_mail_and_the_account_is = v=>`${isolated$(v.name)} recibe esto por correo y la cuenta se elimina.`
export const admin_given_up = ()=>`Sin más intentos`
export const admin_handled = ()=>`Atendido`
export const admin_handled_by_when = v=>[...(v.outcome==="upheld"?[`Atendida`]:[`Descartada`]),` por `,`${isolated$(v.name)}`,`, `,v.when(``)]
export const admin_handled_when = v=>[...(v.outcome==="upheld"?[`Atendida`]:[`Descartada`]),`, `,v.when(``)]
export const admin_harbour_blue = ()=>`Azul puerto`
export const admin_has_not_been_let_in_yet = v=>`${isolated$(v.name)} todavía espera aprobación.`
export const admin_heading = ()=>`Título`
export const admin_headline = ()=>`Titular`
export const admin_hero = ()=>`Portada`
export const admin_hid_a_review_by = v=>`Ocultó una reseña de ${isolated$(v.name)}`
export const admin_hidden = ()=>`Oculto`
export const admin_hidden_with_its_owner = ()=>`Oculto con la cuenta de quien lo ofrece`
export const admin_hide = ()=>`Ocultar`
export const admin_hiding = ()=>`Ocultando…`
export const admin_how_it_works = ()=>`Cómo funciona`
export const admin_if_you_like_those_who_are_new_can = ()=>`Si quieres, las personas nuevas pueden empezar poco a poco: con un máximo de conversaciones, solicitudes y artículos al día.`
export const admin_introduction = ()=>`Introducción`
export const admin_invitations_that_members_have_made = ()=>`Las invitaciones que han creado los miembros dejan de servir.`
export const admin_invited = ()=>`Ha invitado a`
export const admin_invited_by = ()=>`Con invitación de`
export const admin_is_a_already = v=>`${isolated$(v.name)} ${((f=>f==="moderator"?`ya modera`:f==="member"?`ya es miembro`:`ya tiene esa función`)(v.role))}.`
export const admin_is_an_admin_already = v=>`${isolated$(v.name)} ya tiene permisos de administración.`
export const admin_is_named = ()=>`ADMIN_EMAILS incluye esta dirección: si no se quita también allí, se enviará otro enlace en el próximo inicio de sesión.`
export const admin_is_no_admin = v=>`${isolated$(v.name)} no tiene permisos de administración.`
export const admin_is_not_suspended = v=>`La cuenta de ${isolated$(v.name)} no está suspendida.`
export const admin_is_signed_out_everywhere_gets_this_by = v=>`Se cierran todas las sesiones de ${isolated$(v.name)}, recibe esto por correo, y lo que ofrece queda oculto hasta que levantes la suspensión.`
export const admin_is_suspended = v=>`La cuenta de ${isolated$(v.name)} está suspendida.`
export const admin_is_suspended_already = v=>`La cuenta de ${isolated$(v.name)} ya está suspendida.`
export const admin_it_changed_hands = ()=>`Cambió de manos`
export const admin_it_could_not_be_saved = ()=>`No se ha podido guardar.`
export const admin_it_could_not_be_saved_please_try_again = ()=>`No se ha podido guardar. Inténtalo de nuevo.`
export const admin_it_could_not_be_saved_what_you_typed = ()=>`No se ha podido guardar. Lo que has escrito sigue aquí.`
export const admin_it_is_made_anew_while_the_site_goes_on = ()=>`Se hace en el momento, con el sitio en marcha. Guárdala donde guardarías tus propias cartas: contiene las de todo el mundo.`
export const admin_it_is_ready_and_can_be_saved_once = ()=>`Está lista y se puede guardar una vez en los próximos 15 minutos.`
export const admin_it_is_tried_again = ()=>`Se vuelve a intentar`
export const admin_it_stayed_with_its_owner = ()=>`Se quedó donde estaba`
export const admin_italic = ()=>`Cursiva`
export const admin_item_count = v=>`${(plural.select(v.count)==="one"?`${number.format(v.count)} artículo`:`${number.format(v.count)} artículos`)}`
export const admin_items = ()=>`Artículos`
export const admin_items_are_in_it = v=>`${(plural.select(v.count)==="one"?`tiene ${number.format(v.count)} artículo`:`tiene ${number.format(v.count)} artículos`)}`
export const admin_items_of = v=>`Artículos de ${isolated$(v.name)}`
export const admin_its_owner_has_deleted_it = ()=>`Quien lo ofrecía lo ha eliminado.`
export const admin_joined = ()=>`Se unió`
export const admin_joined_when = v=>[`se unió `,v.when(``)]
export const admin_keep_a_copy_on_another_machine = ()=>`Guarda una copia en otro equipo.`
export const admin_keep_it = ()=>`Conservar`
export const admin_last_backup = ()=>`Última copia de seguridad`
export const admin_last_backups = v=>[`Última copia de seguridad: `,v.last(``),`. Última con las fotos: `,v.full(``),`.`]
export const admin_leads_to = ()=>`Lleva a`
export const admin_leads_to_help = ()=>`Una dirección como example.org o una página de este sitio como /page/about.`
export const admin_left_empty_dont_need = ()=>`Si queda vacío, la página dice: Intercambia lo que no necesitas`
export const admin_left_empty_it_is_the_year_and_the_name = ()=>`Si queda vacía, son el año y el nombre.`
export const admin_left_empty_start = ()=>`Si queda vacío, la página dice: ¡Empieza a intercambiar!`
export const admin_left_empty_visitors_read_that_there_is = ()=>`Si queda vacío, se lee que no hay oficina.`
export const admin_let_in = ()=>`Aprobar`
export const admin_let_in_2 = v=>`Aprobó a ${isolated$(v.name)}`
export const admin_letting_in = ()=>`Aprobando…`
export const admin_lift_the_suspension = ()=>`Levantar la suspensión`
export const admin_lifted_the_suspension_of = v=>`Levantó la suspensión de ${isolated$(v.name)}`
export const admin_lifting = ()=>`Levantando…`
export const admin_link = ()=>`Enlace`
export const admin_links_to_social_media = ()=>`Enlaces a redes sociales`
export const admin_links_to_this_page_will_lead_nowhere = ()=>`Los enlaces a esta página no llevarán a ninguna parte.`
export const admin_list = ()=>`Lista`
export const admin_list_add = v=>`${((f=>f==="picture"?`Añadir una imagen`:f==="service"?`Añadir un servicio`:f==="step"?`Añadir un paso`:f==="list"?`Añadir una lista`:`Añadir un enlace`)(v.noun))}`
export const admin_list_entry = v=>`${((f=>f==="picture"?`Imagen ${isolated$(v.at)}`:f==="service"?`Servicio ${isolated$(v.at)}`:f==="step"?`Paso ${isolated$(v.at)}`:f==="list"?`Lista ${isolated$(v.at)}`:`Enlace ${isolated$(v.at)}`)(v.noun))}`
export const admin_loading = ()=>`Cargando…`
export const admin_logo = ()=>`Logotipo`
export const admin_longer_texts_in_your_own_words_most_of = ()=>`Textos más largos con tus propias palabras. La mayoría están enlazados en el pie de cada página.`
export const admin_look_of_the_text = v=>`${isolated$(v.label)}: formato del texto`
export const admin_made_a = v=>`${(v.role==="moderator"?`Dio permisos de moderación a ${isolated$(v.name)}`:`Convirtió a ${isolated$(v.name)} en miembro`)}`
export const admin_made_admin = v=>`Dio permisos de administración a ${isolated$(v.name)}`
export const admin_made_admin_once_proved = v=>`Dio permisos de administración a ${isolated$(v.name)}, que valen en cuanto se demuestre que la dirección es suya`
export const admin_mail = ()=>`Correo`
export const admin_mail_of_the_last_30_days_the_newest = ()=>`Correos de los últimos 30 días, los más nuevos primero.`
export const admin_mail_retry_all_audit = ()=>`Reintentó todos los correos`
export const admin_mail_retry_all_button = ()=>`Reintentar todos los correos`
export const admin_mail_retry_all_done = ()=>`Se vuelven a intentar todos los correos que esperan o que se dieron por perdidos`
export const admin_mailed_to = v=>[`para `,`${isolated$(v.recipient)}`,` · `,v.when(``)]
export const admin_mails_a_code_and_a_link_as_forgot = ()=>`Envía un código y un enlace, igual que «¿Olvidaste la contraseña?».`
export const admin_mails_given_up = v=>`${(plural.select(v.count)==="one"?`${number.format(v.count)} abandonado`:`${number.format(v.count)} abandonados`)}`
export const admin_mails_waiting = v=>`${(`${number.format(v.count)} en espera`)}`
export const admin_mails_waiting_last = v=>[...([`${number.format(v.count)}`,` en espera, último envío `,v.when(``)])]
export const admin_make_a_backup = ()=>`Hacer una copia`
export const admin_make_a_moderator = ()=>`Dar permisos de moderación`
export const admin_make_an_admin = ()=>`Dar permisos de administración`
export const admin_make_it_yours = ()=>`Hazlo tuyo`
export const admin_making_it = ()=>`Haciéndola…`
export const admin_mark_as_handled = ()=>`Marcar como atendido`
export const admin_marking = ()=>`Marcando…`
export const admin_may_do_all_from_the_first_day = ()=>`Pueden hacerlo todo desde el primer día`
export const admin_member = ()=>`Miembro`
export const admin_members = ()=>`Miembros`
export const admin_message_of = v=>`mensaje de ${isolated$(v.name)}`
export const admin_moderator = ()=>`Moderación`
export const admin_moderators = ()=>`Moderación`
export const admin_month = ()=>`Mes`
export const admin_move_down = v=>`${((f=>f==="picture"?`Bajar la imagen ${isolated$(v.at)}`:f==="service"?`Bajar el servicio ${isolated$(v.at)}`:f==="step"?`Bajar el paso ${isolated$(v.at)}`:f==="list"?`Bajar la lista ${isolated$(v.at)}`:`Bajar el enlace ${isolated$(v.at)}`)(v.noun))}`
export const admin_move_down_2 = v=>`Bajar ${isolated$(v.name)}`
export const admin_move_up = v=>`${((f=>f==="picture"?`Subir la imagen ${isolated$(v.at)}`:f==="service"?`Subir el servicio ${isolated$(v.at)}`:f==="step"?`Subir el paso ${isolated$(v.at)}`:f==="list"?`Subir la lista ${isolated$(v.at)}`:`Subir el enlace ${isolated$(v.at)}`)(v.noun))}`
export const admin_move_up_2 = v=>`Subir ${isolated$(v.name)}`
export const admin_name = ()=>`Nombre`
export const admin_name_and_footer = ()=>`Nombre y pie de página`
export const admin_name_and_logo = ()=>`Nombre y logotipo`
export const admin_name_email_or_number = ()=>`Nombre, correo o número`
export const admin_name_is_required = ()=>`Falta el nombre`
export const admin_name_logo_and_colour = ()=>`Nombre, logotipo y color`
export const admin_name_of_the_community = ()=>`Nombre de la comunidad`
export const admin_name_or_ad_id = ()=>`Nombre o n.º de anuncio`
export const admin_never = ()=>`Nunca`
export const admin_never_yet = ()=>`nunca`
export const admin_new_members = ()=>`Nuevos miembros`
export const admin_new_this_week = v=>`${(plural.select(v.count)==="one"?`${number.format(v.count)} nueva esta semana`:`${number.format(v.count)} nuevas esta semana`)}`
export const admin_new_this_week_suspended = v=>`${(plural.select(v.count)==="one"?`${number.format(v.count)} nueva esta semana`:`${number.format(v.count)} nuevas esta semana`)}, ${(plural.select(v.suspended)==="one"?`${number.format(v.suspended)} suspensión`:`${number.format(v.suspended)} suspensiones`)}`
export const admin_newest = ()=>`Lo más nuevo`
export const admin_no_admin_any_more = ()=>`Ya no administra`
export const admin_no_backup_holds_the_pictures_yet_take = ()=>`Aún no se hacen por sí solas copias de seguridad con las fotos. Indica una carpeta y guarda una copia en otro equipo.`
export const admin_no_backup_was_made = v=>`No se ha hecho ninguna copia de seguridad: ${isolated$(v.problem)}.`
export const admin_no_items_found = ()=>`No se han encontrado artículos.`
export const admin_no_mail_has_failed = ()=>`Ningún correo ha fallado.`
export const admin_no_mail_server_is_set_smtp_url_mail = ()=>`No hay servidor de correo: los correos se quedan en la bandeja de salida. Configura uno en los ajustes.`
export const admin_no_mail_server_is_set_smtp_url_so_mail = ()=>`No hay servidor de correo, así que los correos se quedan aquí. Configura uno en los ajustes o haz llegar a mano lo que la gente espera.`
export const admin_no_mail_server_so_nothing_sent = ()=>`No hay servidor de correo, así que no se puede enviar nada.`
export const admin_no_mail_server_yet = ()=>`Todavía no hay servidor de correo: sin correo nadie recibe una contraseña nueva.`
export const admin_no_new_backup_was_made = v=>`No se ha hecho ninguna copia de seguridad nueva: ${isolated$(v.problem)}.`
export const admin_no_new_one = v=>`No hay ninguna nueva: ${isolated$(v.problem)}.`
export const admin_nobody_found = ()=>`No se ha encontrado a nadie.`
export const admin_nobody_has_written_yet = ()=>`Todavía no ha escrito nadie.`
export const admin_none = ()=>`Ninguna`
export const admin_not_let_in = ()=>`No aprobada`
export const admin_not_needed = ()=>`No hace falta`
export const admin_not_saved_yet = ()=>`Sin guardar`
export const admin_not_sent = ()=>`Sin enviar`
export const admin_nothing_has_been_done_yet = ()=>`Todavía no se ha hecho nada.`
export const admin_nothing_is_waiting = ()=>`No hay nada pendiente.`
export const admin_nothing_older_than_that = ()=>`No hay nada más antiguo.`
export const admin_nothing_to_settle = ()=>`No hay nada confirmado a medias.`
export const admin_nothing_was_handled_yet = ()=>`Todavía no se ha atendido nada.`
export const admin_numbered_list = ()=>`Lista numerada`
export const admin_ochre = ()=>`Ocre`
export const admin_office_location = ()=>`Dónde estamos`
export const admin_older = ()=>`Más antiguo`
export const admin_one_file_holds_everything_people_items = ()=>`Un archivo lo contiene todo: personas, artículos, mensajes y fotos. Con él se puede volver a poner en marcha el sitio en cualquier parte.`
export const admin_one_line_shown_in_the_footer = ()=>`Una línea que se muestra en el pie.`
export const admin_one_on_each_line_at_most = v=>`Una por línea, ${isolated$(v.planFeatures)} como máximo.`
export const admin_only_admins_can_change_anything_about = v=>`Solo la administración puede cambiar algo de ${isolated$(v.name)}.`
export const admin_only_an_admin_can_do_that_to_an_admin = ()=>`Solo la administración puede hacerle eso a alguien que administra o modera.`
export const admin_only_an_available_item_can_be_featured = ()=>`Solo se puede destacar un artículo disponible.`
export const admin_only_the_giver_says = v=>[`Solo lo ha confirmado quien lo da, `,v.when(``),`.`]
export const admin_only_the_receiver_says = v=>[`Solo lo ha confirmado quien lo recibe, `,v.when(``),`.`]
export const admin_only_what_one_of_the_two_has_confirmed = ()=>`Solo se puede resolver lo que una parte ha confirmado y la otra no.`
export const admin_open = ()=>`Por atender`
export const admin_open_again = ()=>`Reabrir`
export const admin_opening = ()=>`Abriendo…`
export const admin_opens_a_new_tab = ()=>`(abre una pestaña nueva)`
export const admin_order_saved = ()=>`Orden guardado`
export const admin_outbox = ()=>`Bandeja de salida`
export const admin_overview = ()=>`Resumen`
export const admin_page = v=>`Página: ${isolated$(v.title)}`
export const admin_page_added = ()=>`Página añadida`
export const admin_page_as_delivered = v=>`/page/${isolated$(v.slug)} · como venía`
export const admin_page_at = v=>`En /page/${isolated$(v.slug)}. Enlaza con ella desde tus otros textos.`
export const admin_page_at_linked = v=>`En /page/${isolated$(v.slug)}. El sitio enlaza con esta página.`
export const admin_page_changed_linked = v=>[`/page/`,`${isolated$(v.slug)}`,` · cambiada `,v.when(``),` · solo la enlazas tú`]
export const admin_page_changed_when = v=>[`/page/`,`${isolated$(v.slug)}`,` · cambiada `,v.when(``)]
export const admin_page_deleted = ()=>`Página eliminada`
export const admin_page_will_be_at = v=>`La página estará en /page/${isolated$(v.address)}. No cambia después.`
export const admin_parts_of_the_site = ()=>`Partes del sitio`
export const admin_past_swaps_are_in_it = ()=>`hay intercambios pasados en ella`
export const admin_people = ()=>`Personas`
export const admin_petrol = ()=>`Azul petróleo`
export const admin_phone = ()=>`Teléfono`
export const admin_picture = ()=>`Imagen`
export const admin_pin = ()=>`Fijar`
export const admin_pinned = ()=>`Fijado`
export const admin_pinned_items_come_first_among_the = ()=>`Los artículos fijados salen primero entre los destacados. Un artículo retirado solo lo ve quien lo ofrece.`
export const admin_pinned_what = v=>`Fijó ${isolated$(v.name)}`
export const admin_pinning = ()=>`Fijando…`
export const admin_plan_added = ()=>`Plan añadido`
export const admin_plan_deleted = ()=>`Plan eliminado`
export const admin_plans = ()=>`Planes`
export const admin_plum = ()=>`Ciruela`
export const admin_popular = ()=>`Popular`
export const admin_preview = ()=>`Vista previa`
export const admin_price_each = v=>`${isolated$(v.price)} al ${(v.interval==="year"?`año`:`mes`)}`
export const admin_price_in_dollars = ()=>`Precio en dólares`
export const admin_privacy_and_imprint = ()=>`Privacidad y aviso legal`
export const admin_reason = ()=>`Motivo`
export const admin_remove = v=>[`Quitar`,v.span(`: ${isolated$(v.label)}`)]
export const admin_remove_2 = v=>`${((f=>f==="picture"?`Quitar la imagen ${isolated$(v.at)}`:f==="service"?`Quitar el servicio ${isolated$(v.at)}`:f==="step"?`Quitar el paso ${isolated$(v.at)}`:f==="list"?`Quitar la lista ${isolated$(v.at)}`:`Quitar el enlace ${isolated$(v.at)}`)(v.noun))}`
export const admin_remove_as_admin = ()=>`Quitar permisos de administración`
export const admin_remove_as_moderator = ()=>`Quitar permisos de moderación`
export const admin_removed = ()=>`Quitado`
export const admin_removing = ()=>`Quitando…`
export const admin_renamed_to = v=>`Cambió el nombre de ${isolated$(v.name)} a ${isolated$(v.name2)}`
export const admin_reply_to = v=>`Responder a ${isolated$(v.email)}`
export const admin_report_about = v=>`${((f=>f==="item"?`artículo`:f==="message"?`mensaje`:f==="review"?`reseña`:`persona`)(v.kind))}: ${isolated$(v.name)}`
export const admin_report_about_numbered = v=>`${((f=>f==="item"?`artículo`:f==="message"?`mensaje`:f==="review"?`reseña`:`persona`)(v.kind))} ${isolated$(v.id)} de ${isolated$(v.name)}`
export const admin_reported_of = v=>[...((f=>f==="item"?[`Un artículo de `,v.who(`${isolated$(v.name)}`)]:f==="message"?[`Un mensaje de `,v.who(`${isolated$(v.name)}`)]:f==="review"?[`Una reseña de `,v.who(`${isolated$(v.name)}`)]:[v.who(`${isolated$(v.name)}`)])(v.kind))]
export const admin_reports = ()=>`Denuncias`
export const admin_reports_of_person = v=>`${(`${number.format(v.open)} por atender`)}, ${(`${number.format(v.reports)} en total`)}`
export const admin_reserved = ()=>`Reservado`
export const admin_restore_from_a_backup = ()=>`Restaurar desde una copia de seguridad`
export const admin_review_by = v=>`reseña de ${isolated$(v.name)}`
export const admin_rule_is = v=>`${((f=>f==="join"?`unirse`:f==="read"?`leer`:f==="invite"?`invitar`:`nuevos miembros`)(v.rule))} «${isolated$(v.choice)}»`
export const admin_save_it = v=>`Guardarla, ${isolated$(v.bytesText)}`
export const admin_save_mine_over_it = ()=>`Guardar mi versión`
export const admin_saved = ()=>`Guardado`
export const admin_say_where_it_is_so_that_people_find_it = ()=>`Di dónde está, para que la gente lo encuentre.`
export const admin_say_why_the_person_reads_it_in_a_mail = ()=>`Di por qué: la persona lo lee en un correo.`
export const admin_search = ()=>`Buscar`
export const admin_search_engines_find_what_is_offered = ()=>`Los buscadores encuentran lo que se ofrece.`
export const admin_see_it_on_the_site = ()=>`Ver en el sitio`
export const admin_see_to_it = ()=>`Resolver`
export const admin_see_what_was_saved = ()=>`Ver lo que se guardó`
export const admin_sees_reports_and_people_takes_items = v=>`${isolated$(v.name)} ve denuncias y personas, retira artículos y suspende cuentas.`
export const admin_send_a_reset_link = ()=>`Enviar un enlace`
export const admin_send_me_a_test_mail = ()=>`Enviarme un correo de prueba`
export const admin_sending = ()=>`Enviando…`
export const admin_sent = ()=>`Enviado`
export const admin_sent_a_link_to_reset_the_password = v=>`Envió a ${isolated$(v.name)} un enlace para restablecer la contraseña`
export const admin_sent_a_test_mail = v=>`Envió un correo de prueba a ${isolated$(v.email)}`
export const admin_services = ()=>`Servicios`
export const admin_set_backup_dir_on_the_machine_to_save = ()=>`Indica una carpeta en los ajustes para que también se guarde todo solo.`
export const admin_settle = ()=>`Resolver`
export const admin_settled = ()=>`Resuelto`
export const admin_settled_as = v=>`Resolvió ${isolated$(v.name)}: ${((f=>f==="traded"?`intercambiado`:f==="returned"?`devuelto`:`${isolated$(v.outcome)}`)(v.outcome))}`
export const admin_settling = ()=>`Resolviendo…`
export const admin_show = ()=>`Mostrar`
export const admin_show_again = ()=>`Volver a mostrar`
export const admin_show_everybodys = ()=>`Mostrar los de todo el mundo`
export const admin_show_the_badge_popular = ()=>`Mostrar la etiqueta «Popular»`
export const admin_showed_a_review_by_again = v=>`Volvió a mostrar una reseña de ${isolated$(v.name)}`
export const admin_showed_again = v=>`Volvió a mostrar ${isolated$(v.name)}`
export const admin_showing = ()=>`Mostrando…`
export const admin_shown_in_place_of_the_name_on_light = v=>`Se muestra en lugar del nombre, sobre fondo claro también en modo oscuro. Lo mejor es una imagen ancha con fondo transparente. JPEG, PNG, WebP, GIF o AVIF, hasta ${isolated$(v.bytesText)}.`
export const admin_sign_out = ()=>`Cerrar sesión`
export const admin_sign_out_everywhere = ()=>`Cerrar todas las sesiones`
export const admin_signed_in_nowhere_at_the_moment = ()=>`No tiene ninguna sesión abierta.`
export const admin_signed_in_on_browsers = v=>`${(plural.select(v.sessions)==="one"?`Sesión abierta en ${number.format(v.sessions)} navegador.`:`Sesiones abiertas en ${number.format(v.sessions)} navegadores.`)}`
export const admin_signed_in_on_one_browser = ()=>`Sesión abierta en un navegador.`
export const admin_signed_out_everywhere = ()=>`Todas las sesiones cerradas`
export const admin_signed_out_everywhere_2 = v=>`Cerró todas las sesiones de ${isolated$(v.name)}`
export const admin_signed_up_and_waiting_for_you = ()=>`con cuenta creada, esperan tu aprobación`
export const admin_site = ()=>`Sitio`
export const admin_site_2 = v=>`Sitio: ${isolated$(v.label)}`
export const admin_slate = ()=>`Gris pizarra`
export const admin_small_and_square_without_one_there_is = ()=>`Pequeña y cuadrada. Sin imagen se muestra un dibujo.`
export const admin_something_went_wrong = ()=>`Algo ha salido mal.`
export const admin_start_trading = ()=>`Empieza a intercambiar`
export const admin_steps = ()=>`Pasos`
export const admin_stop_being_an_admin = ()=>`Dejar de administrar`
export const admin_suspend = v=>[`Suspender… `,v.span(`${isolated$(v.name)}`)]
export const admin_suspend_2 = ()=>`Suspender`
export const admin_suspended = ()=>`Cuenta suspendida`
export const admin_suspended_2 = v=>`Suspendió a ${isolated$(v.name)}`
export const admin_suspended_since = v=>[`Cuenta suspendida `,v.when(``),`. Al levantar la suspensión, `,`${isolated$(v.name)}`,` puede volver a entrar y sus artículos vuelven a las listas.`]
export const admin_suspending = ()=>`Suspendiendo…`
export const admin_swaps = ()=>`Intercambios`
export const admin_swaps_of_person = v=>`${(plural.select(v.completed)==="one"?`${number.format(v.completed)} completado`:`${number.format(v.completed)} completados`)}, ${(plural.select(v.agreed)==="one"?`${number.format(v.agreed)} acordado`:`${number.format(v.agreed)} acordados`)}`
export const admin_swaps_to_settle = ()=>`Intercambios por resolver`
export const admin_swaps_to_settle_lead = ()=>`Cosas cuya entrega solo ha confirmado una de las dos personas, los intercambios más nuevos primero. Si una de ellas lo pide, se escucha a ambas y se resuelve aquí: las dos reciben un aviso. Lo que se quedó está libre para otros intercambios.`
export const admin_switched_off = ()=>`Desactivada`
export const admin_switched_on = ()=>`Activada`
export const admin_switched_the_search_for_swaps_off = ()=>`Desactivó la búsqueda de intercambios`
export const admin_switched_the_search_for_swaps_on = ()=>`Activó la búsqueda de intercambios`
export const admin_tagline = ()=>`Lema`
export const admin_take_down = ()=>`Retirar`
export const admin_take_one_and_keep_it_on_another = ()=>`Haz una y guárdala en otro equipo.`
export const admin_taken_down = ()=>`Retirado`
export const admin_taken_off_the_list = ()=>`Quitado de la lista`
export const admin_taking_down = ()=>`Retirando…`
export const admin_text = ()=>`Texto`
export const admin_text_below_it = ()=>`Texto de debajo`
export const admin_texts_people_items_and_messages = ()=>`Textos, personas, artículos y mensajes; las fotos van aparte.`
export const admin_that_did_not_work_please_try_again = ()=>`No ha funcionado. Inténtalo de nuevo.`
export const admin_that_is_settled_already = ()=>`Eso ya está resuelto.`
export const admin_the_block_at_the_end_of_the_home_page = ()=>`El bloque al final de la página de inicio, encima del botón «Publica tu primer artículo».`
export const admin_the_categories_have_changed_meanwhile = ()=>`Las categorías han cambiado mientras tanto. No se ha movido nada.`
export const admin_the_category_will_be_gone_from_every = ()=>`La categoría desaparecerá de todas las listas. Una categoría con artículos se queda.`
export const admin_the_file_is_whole_restart_the_site_on = ()=>`El archivo está completo. Reinicia el sitio en su equipo y estará como estaba entonces; lo que hay ahora se conserva aparte. Lo que se escriba hasta el reinicio no estará incluido.`
export const admin_the_home_page_and_the_page_about_you = ()=>`La página de inicio y la de «Quiénes somos» siguen como venían.`
export const admin_the_item_is_not_pinned_any_more = ()=>`El artículo ya no está fijado`
export const admin_the_item_is_pinned = ()=>`El artículo está fijado`
export const admin_the_item_is_shown_again = ()=>`El artículo vuelve a mostrarse`
export const admin_the_item_is_taken_down = ()=>`El artículo está retirado`
export const admin_the_last_category_stays_without_one = ()=>`La última categoría se queda: sin ninguna no se puede publicar nada. Puedes cambiarle el nombre.`
export const admin_the_link_is_on_its_way = ()=>`El enlace va en camino`
export const admin_the_message_of = v=>`${(v.act==="handle"?`Atendió`:`Reabrió`)} el mensaje de ${isolated$(v.name)}`
export const admin_the_name = ()=>`El nombre`
export const admin_the_numbered_steps_on_the_home_page = ()=>`Los pasos numerados de la página de inicio.`
export const admin_the_plan_will_be_gone_from_the_page = ()=>`El plan desaparecerá de la página «Elige el plan que te conviene».`
export const admin_the_plans_have_changed_meanwhile = ()=>`Los planes han cambiado mientras tanto. No se ha movido nada.`
export const admin_the_review_is_hidden = ()=>`La reseña está oculta`
export const admin_the_review_is_shown_again = ()=>`La reseña vuelve a mostrarse`
export const admin_the_search_broke_off_nothing_was = ()=>`La búsqueda se ha interrumpido. No se ha propuesto nada; inténtalo más tarde.`
export const admin_the_search_for_swaps_is_switched_off = ()=>`La búsqueda de intercambios está desactivada.`
export const admin_the_shelves_of_your_market_in_the = ()=>`Los estantes de tu mercado, en el orden en que los ve la gente.`
export const admin_the_shelves_of_your_market_in_your = ()=>`Los estantes de tu mercado, en tu orden.`
export const admin_the_site_is_not_open_by_https_so = ()=>`El sitio no funciona con https://, así que las contraseñas se pueden leer por el camino. Quienes lo alojan saben cómo resolverlo.`
export const admin_the_strip_below_the_featured_items = ()=>`La franja debajo de los artículos destacados. Sin servicios no se muestra.`
export const admin_the_suspension_is_lifted = ()=>`Se ha levantado la suspensión`
export const admin_the_swap_is_over = ()=>`El intercambio ha terminado`
export const admin_the_swap_still_runs = ()=>`El intercambio sigue en marcha`
export const admin_the_top_of_the_home_page_the_first = ()=>`La parte de arriba de la página de inicio: lo primero que se lee al llegar.`
export const admin_there_is_a_page_at_this_address = ()=>`Ya hay una página en esta dirección.`
export const admin_there_is_a_plan_of_this_name = ()=>`Ya hay un plan con ese nombre.`
export const admin_there_is_no_mail = ()=>`No hay correos.`
export const admin_there_is_no_such_category = ()=>`Esa categoría no existe.`
export const admin_there_is_no_such_item = ()=>`Ese artículo no existe.`
export const admin_there_is_no_such_item_in_a_swap_of = ()=>`Ese artículo no está en un intercambio con ese número.`
export const admin_there_is_no_such_mail = ()=>`No existe ese correo.`
export const admin_there_is_no_such_message = ()=>`Ese mensaje no existe.`
export const admin_there_is_no_such_page = ()=>`Esa página no existe.`
export const admin_there_is_no_such_person = ()=>`Esa persona no existe.`
export const admin_there_is_no_such_plan = ()=>`Ese plan no existe.`
export const admin_there_is_no_such_report = ()=>`Esa denuncia no existe.`
export const admin_there_is_no_such_review = ()=>`Esa reseña no existe.`
export const admin_there_is_room_for_categories = v=>`Caben ${isolated$(v.categories)} categorías.`
export const admin_there_is_room_for_plans = v=>`Caben ${isolated$(v.plans)} planes.`
export const admin_they_can_then_do_all_that_you_can = ()=>`Podrá hacer todo lo que haces tú. Si aún no está demostrado que la dirección es suya, primero se envía un enlace por correo.`
export const admin_they_see_reports_and_people_can_take = ()=>`Ven denuncias y personas, pueden retirar artículos y suspender cuentas. El sitio, el correo y las copias de seguridad siguen siendo tuyos.`
export const admin_this_item_is_not_pinned = ()=>`Este artículo no está fijado.`
export const admin_this_item_is_not_taken_down = ()=>`Este artículo no está retirado.`
export const admin_this_item_is_pinned_already = ()=>`Este artículo ya está fijado.`
export const admin_this_item_is_promised_in_another_swap = ()=>`Este artículo ya está comprometido en otro intercambio.`
export const admin_this_item_is_taken_down_already = ()=>`Este artículo ya está retirado.`
export const admin_this_mail_has_been_sent = ()=>`Este correo ya se ha enviado.`
export const admin_this_message_has_been_handled_already = ()=>`Este mensaje ya está atendido.`
export const admin_this_message_is_open = ()=>`Este mensaje sigue por atender.`
export const admin_this_page_is_too_long_please_make_two = ()=>`Esta página es demasiado larga. Divídela en dos.`
export const admin_this_picture_is_not_there_any_more = ()=>`Esta imagen ya no está. Elígela de nuevo.`
export const admin_this_report_has_been_handled_already = ()=>`Esta denuncia ya está atendida.`
export const admin_this_review_is_hidden_already = ()=>`Esta reseña ya está oculta.`
export const admin_this_review_is_not_hidden = ()=>`Esta reseña no está oculta.`
export const admin_this_text_is_too_long = ()=>`Este texto es demasiado largo.`
export const admin_title = ()=>`Título`
export const admin_to_let_in = ()=>`Por aprobar`
export const admin_took_down = v=>`Retiró ${isolated$(v.name)}`
export const admin_took_off_the_checklist = v=>`Quitó «${isolated$(v.point)}» de la lista de lo que falta por hacer`
export const admin_took_the_rights_of_an_admin_from = v=>`Quitó los permisos de administración a ${isolated$(v.name)}`
export const admin_traded = ()=>`Intercambiado`
export const admin_tried = v=>`Se ha intentado ${(v.attempts===1?`una vez`:plural.select(v.attempts)==="one"?`${number.format(v.attempts)} vez`:`${number.format(v.attempts)} veces`)}: ${isolated$(v.error)}`
export const admin_tried_the_mail_again = v=>`Reintentó el correo a ${isolated$(v.recipient)}`
export const admin_trying = ()=>`Intentando…`
export const admin_unpin = ()=>`Dejar de fijar`
export const admin_unpinned_what = v=>`Dejó de fijar ${isolated$(v.name)}`
export const admin_unpinning = ()=>`Quitando…`
export const admin_until_a_first_completed_swap_or_for_7 = ()=>`Hasta el primer intercambio completado o durante 7 días: 5 conversaciones nuevas, 10 solicitudes y 10 artículos al día. No mientras el sitio tenga menos de 30 días.`
export const admin_up_for_a_swap_of_in_the_database = v=>`para intercambiar, de ${isolated$(v.number)} en la base de datos`
export const admin_waiting = ()=>`En espera`
export const admin_waiting_for_an_admin = ()=>`pendientes de revisión`
export const admin_waiting_for_an_answer = ()=>`esperan respuesta`
export const admin_waits = ()=>`En espera`
export const admin_waits_since = v=>[`Cuenta creada `,v.when(``),`. Hasta que se apruebe, `,`${isolated$(v.name)}`,` solo puede leer y ocuparse de su propia cuenta.`]
export const admin_waits_to_be_let_in = ()=>`Espera aprobación`
export const admin_what = ()=>`Qué`
export const admin_what_admins_have_done_the_newest_first = ()=>`Lo que ha hecho la administración, lo más nuevo primero. Aquí nadie puede cambiarlo.`
export const admin_what_every_page_shows_and_the_words_of = ()=>`Lo que muestra cada página y los textos de la página de inicio.`
export const admin_what_is_said_of_admins = ()=>`Lo que se dice de quienes administran o moderan lo juzga la administración.`
export const admin_what_it_said_is_a_secret_of_its_reader = ()=>`El contenido es privado y no se muestra aquí, o ya se ha borrado.`
export const admin_what_it_says = ()=>`Lo que dice`
export const admin_what_people_have_told_you_of_what_has = ()=>`Lo que ha denunciado la gente; primero, lo que lleva más tiempo esperando.`
export const admin_what_stands_at_choose_the_right_plan = v=>[`Lo que se ve en `,v.link(`Elige el plan que te conviene`),`. Es una demostración: nunca se cobra nada.`]
export const admin_what_stands_on_every_page_your_name = ()=>`Lo que hay en cada página: tu nombre, tu logotipo y tu color arriba, y el pie.`
export const admin_what_was_in_this_mail_has_expired = ()=>`Lo que contenía este correo ha caducado. Hay que volver a pedirlo.`
export const admin_what_you_can_do = ()=>`Lo que puedes hacer`
export const admin_what_you_save_is_there_for_everybody = v=>`${isolated$(v.lead)} Lo que guardas lo ve todo el mundo al momento.`
export const admin_when = ()=>`Cuándo`
export const admin_where = ()=>`Dónde`
export const admin_who = ()=>`Quién`
export const admin_who_has_an_invitation = ()=>`Quien tenga una invitación`
export const admin_who_has_an_invitation_and_was_let_in = ()=>`Quien tenga una invitación y aprobación`
export const admin_who_is_not_signed_in_sees_your_texts = ()=>`Sin iniciar sesión se ven tus textos y la entrada, nada más.`
export const admin_who_may_do_what = ()=>`Quién puede hacer qué`
export const admin_who_may_invite = ()=>`Quién puede invitar`
export const admin_who_may_join = ()=>`Quién puede unirse`
export const admin_who_may_read = ()=>`Quién puede leer`
export const admin_who_was_let_in = ()=>`Quien tenga aprobación`
export const admin_with_files = v=>`${(`Con ${isolated$(v.files)}, que solo las dos personas pueden abrir.`)}`
export const admin_without_one_there_is_a_drawing_jpeg = v=>`Sin imagen se muestra un dibujo. JPEG, PNG, WebP, GIF o AVIF, hasta ${isolated$(v.bytesText)}.`
export const admin_words = ()=>`Texto`
export const admin_working = ()=>`Funciona`
export const admin_wrong_price = v=>`Un precio es un número de dólares de 0 a ${number.format(v.highest)}.`
export const admin_year = ()=>`Año`
export const admin_you = ()=>`Tú`
export const admin_you_are_the_last_admin_appoint_another = ()=>`Nadie más tiene permisos de administración. Dáselos antes a otra persona.`
export const admin_you_are_the_only_one_make_somebody = ()=>`Solo administras tú. Permite administrar a alguien más, para el día en que no puedas.`
export const admin_you_cannot_suspend_yourself = ()=>`No puedes suspender tu propia cuenta.`
export const admin_your_message_to_us = ()=>`Tu mensaje`
export const admin_your_own_words = ()=>`Con tus propias palabras`
export const backups_another_file_is_being_checked_please = ()=>`Se está comprobando otro archivo. Espera a que termine.`
export const backups_cannot_be_migrated = v=>`no se puede actualizar la copia de seguridad: ${isolated$(v.reason)}`
export const backups_damaged = ()=>`la copia de seguridad está dañada`
export const backups_damaged_because = v=>`la copia de seguridad está dañada: cópiala de nuevo o usa otra (${isolated$(v.reason)})`
export const backups_damaged_large = ()=>`la copia de seguridad está dañada: lo que contiene es más grande que cualquier archivo subido`
export const backups_damaged_manifest = ()=>`la copia de seguridad está dañada: su índice no es el que se escribió`
export const backups_damaged_missing = ()=>`la copia de seguridad está dañada: le falta algo`
export const backups_damaged_part = v=>`la copia de seguridad está dañada: ${(v.kind==="table"?`la tabla`:`el archivo`)} ${isolated$(v.name)} no coincide con lo que se escribió`
export const backups_database_damaged = ()=>`la base de datos está dañada: conserva las copias anteriores y restaura una`
export const backups_disk_nearly_full = v=>`queda libre menos del ${isolated$(v.percent)} % del disco de ${isolated$(v.folder)}`
export const backups_disk_too_full = v=>`el disco de ${isolated$(v.folder)} está demasiado lleno: tienen que quedar libres ${isolated$(v.readableBytes)} más`
export const backups_ended_with = v=>`el proceso terminó con ${isolated$(v.code)}`
export const backups_file_is_empty = v=>`${isolated$(v.file)} está vacío y no es una copia de seguridad`
export const backups_foreign_file = v=>`la copia de seguridad contiene un archivo que nadie ha subido: ${isolated$(v.name)}`
export const backups_foreign_row = v=>`una fila de la base de datos nombra un archivo que nadie ha subido: ${isolated$(v.name)}`
export const backups_foreign_schema = v=>`la copia de seguridad está dañada o no es de Swapyard: ${isolated$(v.name)} ${((f=>f==="more"?`no existe en ningún Swapyard`:f==="less"?`falta`:`es distinto`)(v.difference))}`
export const backups_it_did_not_arrive_in_full = ()=>`no ha llegado completo`
export const backups_it_waits = ()=>`El archivo está completo. Al reiniciarse, el sitio estará como estaba entonces; lo que hay ahora se conserva aparte. Lo que se escriba hasta ese momento no estará incluido.`
export const backups_large_file = ()=>`¿Un archivo grande?`
export const backups_large_file_help = ()=>`Un servidor web delante del sitio, como Caddy o nginx, acepta archivos hasta su propio límite: 120 MB, según la documentación de este programa. Uno más grande se restaura con un comando: cópialo al equipo, detén el sitio y escribe allí esto con el nombre de tu archivo. Después vuelve a iniciar el sitio.`
export const backups_newer_swapyard = v=>`${isolated$(v.file)} se escribió con un Swapyard más reciente: instala esa versión o restaura una copia más antigua`
export const backups_no_backup = v=>`${isolated$(v.file)} no es una copia de seguridad`
export const backups_no_backup_waits = ()=>`No hay ninguna copia de seguridad pendiente de restaurar.`
export const backups_no_database = v=>`no hay ninguna base de datos en ${isolated$(v.file)}`
export const backups_not_ours = ()=>`es una base de datos, pero no de Swapyard`
export const backups_nothing_is_restored = ()=>`No se ha restaurado nada`
export const backups_refused_in_front = ()=>`El servidor web delante del sitio no dejó pasar un archivo de este tamaño. En «¿Un archivo grande?» se dice qué hacer.`
export const backups_restart_now = ()=>`Reiniciar ahora`
export const backups_send_the_backup_itself_as_a_file = ()=>`Envía la copia de seguridad como archivo.`
export const backups_sent_a_backup_to_restore_from = ()=>`Envió una copia de seguridad para restaurar`
export const backups_start_by_hand = ()=>`Este sitio no puede reiniciarse solo. Reinícialo en su equipo.`
export const backups_started_a_restore = ()=>`Reinició el sitio con una copia de seguridad`
export const backups_starting = ()=>`El sitio se reinicia con la copia. Esta página sigue sola; con muchas imágenes tarda unos minutos.`
export const backups_starting_long = ()=>`Está tardando mucho. El registro del equipo dice qué ocurre; si la copia no arranca, el sitio vuelve a estar como antes.`
export const backups_the_backup_is_being_made = ()=>`Se está haciendo la copia de seguridad`
export const backups_the_disk_is_too_full_for_it_more_must = v=>`El disco está demasiado lleno: tienen que quedar libres ${isolated$(v.readableBytes)} más.`
export const backups_the_file_is_being_checked = ()=>`Se está comprobando el archivo`
export const backups_the_site_starts_anew = ()=>`El sitio se reinicia`
export const backups_this_file = ()=>`este archivo`
export const backups_too_much = ()=>`ha tardado demasiado o ha necesitado demasiada memoria`
export const backups_too_much_memory = ()=>`comprobar la copia de seguridad necesita demasiada memoria`
export const backups_took_a_backup = ()=>`Hizo una copia de seguridad`
export const backups_took_back_a_restore = ()=>`Anuló una restauración`
export const browse_about = v=>`${isolated$(v.count)} para intercambiar sin dinero.`
export const browse_about_in = v=>`${isolated$(v.count)} para intercambiar sin dinero en ${isolated$(v.category)}.`
export const browse_all = ()=>`Todo`
export const browse_all_items = ()=>`Todos los artículos`
export const browse_any_condition = ()=>`Cualquiera`
export const browse_apply = ()=>`Aplicar`
export const browse_best_match = ()=>`Relevancia`
export const browse_browse_all_items = ()=>`Ver todos los artículos`
export const browse_categories = ()=>`Categorías`
export const browse_categories_near_your_search = ()=>`Categorías cercanas a tu búsqueda`
export const browse_clear_search = ()=>`Borrar la búsqueda`
export const browse_clear_search_2 = v=>`Borrar la búsqueda «${isolated$(v.product)}»`
export const browse_close_categories = ()=>`Cerrar las categorías`
export const browse_condition = ()=>`Estado`
export const browse_count = v=>`${(plural.select(v.total)==="one"?`${number.format(v.total)} artículo`:`${number.format(v.total)} artículos`)}`
export const browse_count_capped = v=>`Más de ${number.format(v.total)} artículos`
export const browse_fewer_or_shorter_words_find_more_the = ()=>`Con menos palabras, o más cortas, se encuentra más: basta con el principio de una palabra.`
export const browse_go_to_the_last_page = ()=>`Ir a la última página`
export const browse_items = ()=>`artículos`
export const browse_look_around_in = ()=>`Echa un vistazo a estas categorías`
export const browse_narrowed_to = ()=>`Filtros activos`
export const browse_newest = ()=>`Más recientes`
export const browse_no_results_found = ()=>`Sin resultados.`
export const browse_nothing_for_showing_search_for_only = v=>[`No hay nada para «`,`${isolated$(v.product)}`,`». Mostramos «`,`${isolated$(v.corrected)}`,`». `,v.link(`Buscar solo «${isolated$(v.product)}»`)]
export const browse_nothing_in_condition = ()=>`Ahora mismo no se ofrece nada en este estado.`
export const browse_nothing_in_condition_in = v=>`Ahora mismo no se ofrece nada en este estado en ${isolated$(v.category)}.`
export const browse_nothing_in_place = v=>`Ahora mismo no se ofrece nada así en ${isolated$(v.place)}.`
export const browse_nothing_is_offered_in_at_the_moment = v=>`Ahora mismo no se ofrece nada en ${isolated$(v.name)}. Lo tuyo podría ser lo primero.`
export const browse_nothing_is_offered_yet_yours_could_be = ()=>`Todavía no se ofrece nada. Lo tuyo podría ser lo primero.`
export const browse_oldest = ()=>`Más antiguos`
export const browse_results_for = v=>`Resultados de «${isolated$(v.product)}»`
export const browse_results_for_in = v=>`Resultados de «${isolated$(v.product)}» en ${isolated$(v.category)}`
export const browse_search = ()=>`Buscar`
export const browse_search_all_categories = ()=>`Buscar en todas las categorías`
export const browse_search_all_categories_not_only = v=>`Buscar en todas las categorías, no solo en ${isolated$(v.name)}`
export const browse_search_products = ()=>`Buscar artículos…`
export const browse_sort_by = ()=>`Ordenar por`
export const browse_suggested_category = v=>`Categoría, ${(plural.select(v.count)==="one"?`${number.format(v.count)} artículo`:`${number.format(v.count)} artículos`)}`
export const browse_suggestions = ()=>`Sugerencias`
export const browse_suggestions_count = v=>`${(plural.select(v.count)==="one"?`${number.format(v.count)} sugerencia`:`${number.format(v.count)} sugerencias`)}`
export const browse_the_last_page_is = v=>`La última página es la ${isolated$(v.lastPage)}.`
export const browse_there_is_no_such_category = ()=>`Esa categoría no existe.`
export const browse_title_page = v=>`${isolated$(v.title)}, página ${isolated$(v.page)}`
export const browse_upload_item = ()=>`Publicar artículo`
export const circles_a_neighbour = ()=>`Alguien del barrio`
export const circles_admin_agreed = ()=>`Acordados`
export const circles_admin_called_off = ()=>`Terminados: cancelados`
export const circles_admin_completed = ()=>`Completados`
export const circles_admin_declined = ()=>`Terminados: alguien dijo que no`
export const circles_admin_ended = ()=>`Terminados`
export const circles_admin_expired = ()=>`Terminados: alguien no respondió o no confirmó a tiempo`
export const circles_admin_found = v=>`${(plural.select(v.loops)==="one"?`${number.format(v.loops)} intercambio posible`:`${number.format(v.loops)} intercambios posibles`)}, ${(plural.select(v.proposed)==="one"?`${number.format(v.proposed)} propuesto`:`${number.format(v.proposed)} propuestos`)}, en ${number.format(v.seconds)} s`
export const circles_admin_item_gone = ()=>`Terminados: un artículo ya no estaba`
export const circles_admin_last_run = ()=>`Última búsqueda en todo el mercado`
export const circles_admin_lead = ()=>`Intercambios de dos, tres y cuatro personas que encuentra el sitio. Busca en cuanto alguien dice qué le gustaría a cambio, y cada 6 horas en todo el mercado.`
export const circles_admin_no_run = ()=>`Todavía no ha habido ninguna.`
export const circles_admin_off = v=>[`La búsqueda está desactivada: lo propuesto sigue adelante y no se busca nada nuevo. Quizá `,v.home(`la página de inicio`),` y `,v.pages(`las páginas que venían con el sitio`),` aún hablen de ella.`]
export const circles_admin_proposed = ()=>`Esperan respuestas`
export const circles_admin_run = ()=>`Buscar ahora`
export const circles_admin_running = ()=>`Buscando…`
export const circles_admin_saving = ()=>`Guardando…`
export const circles_admin_switch_off = ()=>`Desactivar`
export const circles_admin_switch_on = ()=>`Activar`
export const circles_admin_title = ()=>`Intercambios encontrados`
export const circles_admin_withdrawn = ()=>`Terminados: retirada, bloqueo o suspensión`
export const circles_agreed = ()=>`Todo el mundo ha dicho que sí`
export const circles_all_swaps = ()=>`Todos los intercambios`
export const circles_answer_by = v=>`Fecha límite: ${isolated$(v.when)}`
export const circles_call_off = ()=>`Cancelar`
export const circles_call_off_about = ()=>`¿De quién se trata?`
export const circles_call_off_failed = ()=>`No se ha podido cancelar el intercambio`
export const circles_change_my_mind = ()=>`He cambiado de idea: no`
export const circles_completed_text = ()=>`Todo ha cambiado de manos. ¡A disfrutarlo!`
export const circles_confirm_failed = ()=>`No se ha podido confirmar`
export const circles_confirm_given = v=>`He dado ${isolated$(v.item)} a ${isolated$(v.name)}`
export const circles_confirm_got = v=>`He recibido ${isolated$(v.item)} de ${isolated$(v.name)}`
export const circles_confirmed = ()=>`Confirmado`
export const circles_confirming = ()=>`Confirmando…`
export const circles_ended_called_off = ()=>`Este intercambio se canceló.`
export const circles_ended_declined = ()=>`Alguien dijo que no, así que este intercambio no se hará. No se dice quién fue. El sitio sigue buscando.`
export const circles_ended_expired = ()=>`Alguien no confirmó a tiempo, así que este intercambio ha terminado.`
export const circles_ended_item_gone = ()=>`Una de las cosas ya no está disponible, así que este intercambio ha terminado.`
export const circles_ended_unanswered = ()=>`Alguien no respondió a tiempo, así que este intercambio ha terminado.`
export const circles_ended_withdrawn = ()=>`Este intercambio ha terminado.`
export const circles_failed = ()=>`Algo ha salido mal.`
export const circles_gets = v=>`Recibes ${isolated$(v.item)} de ${isolated$(v.name)}.`
export const circles_gives = v=>`Das ${isolated$(v.item)} a ${isolated$(v.name)}.`
export const circles_goes_to = v=>`${isolated$(v.item)}. De: ${isolated$(v.giver)}. Para: ${isolated$(v.receiver)}.`
export const circles_left_out = ()=>`El sitio ha dejado de preguntarte, porque no respondiste a dos intercambios seguidos.`
export const circles_left_out_here = ()=>`Estoy aquí`
export const circles_match = ()=>`¡Esto encaja!`
export const circles_message_failed = ()=>`No se ha podido enviar el mensaje`
export const circles_message_label = ()=>`Mensaje para el grupo`
export const circles_message_older = ()=>`Mensajes anteriores`
export const circles_message_sent = ()=>`Mensaje enviado`
export const circles_messages = ()=>`Conversación`
export const circles_name_somebody_whom_you_give_to_or_get = ()=>`Indica a alguien a quien das o de quien recibes.`
export const circles_no = ()=>`No, gracias`
export const circles_no_messages = ()=>`Todavía nadie ha escrito. Saluda y di cuándo te viene bien.`
export const circles_no_saving = ()=>`Respondiendo…`
export const circles_of_size = v=>`${((f=>f==="2"?`Intercambio entre dos`:f==="3"?`Intercambio entre tres`:`Intercambio entre cuatro`)(v.size))}`
export const circles_reason = v=>`Motivo: ${isolated$(v.reason)}`
export const circles_refuse_failed = ()=>`No se ha podido enviar tu respuesta`
export const circles_ring_label = ()=>`Quién da qué a quién`
export const circles_said_of = v=>`${(v.me==="yes"?`Sobre ti`:`Sobre ${isolated$(v.name)}`)}`
export const circles_said_yes = v=>`${(v.yes===0?`Todavía nadie ha dicho que sí`:plural.select(v.yes)==="one"?`${number.format(v.yes)} de ${isolated$(v.of)} ha dicho que sí`:`${number.format(v.yes)} de ${isolated$(v.of)} han dicho que sí`)}`
export const circles_say_which_item_has_changed_hands = ()=>`Di qué artículo ha cambiado de manos.`
export const circles_send = ()=>`Enviar`
export const circles_sending = ()=>`Enviando…`
export const circles_step_agreed = ()=>`Ahora falta acordar dónde y cuándo encontrarse. Cuando algo haya cambiado de manos, confírmalo aquí.`
export const circles_step_done_mine = ()=>`Has confirmado las dos cosas. Estará completo cuando las demás personas también lo hagan.`
export const circles_step_waiting = ()=>`Has dicho que sí. Quedará acordado en cuanto las demás personas también lo digan.`
export const circles_swap_called_off = ()=>`Intercambio cancelado`
export const circles_swaps_for_you = ()=>`Intercambios para ti`
export const circles_that_is_none_of_the_things_that_you = ()=>`No es ninguna de las cosas que das o recibes.`
export const circles_this_swap_has_changed_meanwhile_please = ()=>`Este intercambio ha cambiado mientras tanto. Vuelve a mirarlo.`
export const circles_this_swap_is_not_possible_any_more = ()=>`Este intercambio ya no es posible.`
export const circles_to_answer = ()=>`Encontrados para ti`
export const circles_welcome_back = ()=>`Hola de nuevo`
export const circles_why_request = v=>`Te preguntamos porque has ofrecido ${isolated$(v.gives)} por esto.`
export const circles_why_want = ()=>`Te preguntamos porque dijiste que cambiarías algo por esto.`
export const circles_why_wish = ()=>`Te preguntamos porque buscas algo así.`
export const circles_yes = ()=>`Sí, intercambiar`
export const circles_yes_failed = ()=>`No se ha podido enviar tu respuesta`
export const circles_yes_saving = ()=>`Respondiendo…`
export const circles_you = ()=>`Tú`
export const circles_you_said_no = ()=>`Has dicho que no`
export const circles_you_said_yes = ()=>`Has dicho que sí`
export const common_a_backup_file_holds_everything_people = ()=>`Un archivo de copia de seguridad lo contiene todo: personas, artículos, mensajes y fotos. Se convierte en este sitio.`
export const common_a_colour_is_written_as_and_six_digits = ()=>`Un color se escribe con # y seis caracteres, de 0 a f.`
export const common_a_few_questions_and_it_is_open_all_of = ()=>`Unas pocas preguntas y ya está abierto. Todo se puede cambiar después.`
export const common_a_note_may_have_at_most_characters = v=>`Una nota puede tener como máximo ${isolated$(v.note)} caracteres.`
export const common_a_part_of_this_page_did_not_load = ()=>`Una parte de esta página no se ha cargado. Vuelve a cargarla.`
export const common_a_test_mail_to_is_on_its_way = v=>`Va en camino un correo de prueba a ${isolated$(v.recipient)}`
export const common_act_about = v=>`${isolated$(v.act)}: ${isolated$(v.about)}`
export const common_added_the_neighbourhood = v=>`Añadió el barrio ${isolated$(v.name)}`
export const common_all_that_a_household_has = ()=>`Todo lo de la casa`
export const common_almost_there = ()=>`Ya casi está`
export const common_already_have_an_account_sign_in = v=>[`¿Ya tienes cuenta? `,v.link(`Inicia sesión`)]
export const common_answered = ()=>`Respuesta publicada`
export const common_anybody = ()=>`Cualquiera`
export const common_at_most_neighbourhoods_can_be_listed = v=>`Se pueden añadir como máximo ${isolated$(v.neighbourhoods)} barrios.`
export const common_baby_things = ()=>`Cosas de bebé`
export const common_backup_file = ()=>`Archivo de la copia de seguridad`
export const common_books = ()=>`Libros`
export const common_both_of_you_have_written_so_nothing = ()=>`Ya se han escrito las dos reseñas, así que no se puede cambiar nada.`
export const common_breadcrumb = ()=>`Ruta de la página`
export const common_categories_to_begin_with = ()=>`Categorías para empezar`
export const common_check_and_restore = ()=>`Comprobar y restaurar`
export const common_checking = ()=>`Comprobando…`
export const common_choose_what_you_begin_with = ()=>`Elige con qué empiezas.`
export const common_choose_who_may_invite = ()=>`Elige quién puede invitar.`
export const common_choose_who_may_join = ()=>`Elige quién puede unirse.`
export const common_choose_who_may_read = ()=>`Elige quién puede leer.`
export const common_choose_who_sees_how_people_are_reached = ()=>`Elige quién ve los datos de contacto.`
export const common_close = ()=>`Cerrar`
export const common_connections_from_other_sites_are_not = ()=>`No se aceptan conexiones desde otros sitios.`
export const common_copy_link = ()=>`Copiar enlace`
export const common_copying_failed = ()=>`No se ha podido copiar`
export const common_each_member_may_choose_otherwise = ()=>`Cada miembro puede elegir otra cosa.`
export const common_everybody = ()=>`Todo el mundo`
export const common_everybody_search_engines_too = ()=>`Todo el mundo, también los buscadores`
export const common_failed_to_create_product = ()=>`No se ha podido publicar el artículo`
export const common_failed_to_logout = ()=>`No se ha podido cerrar la sesión`
export const common_failed_to_send_message = ()=>`No se ha podido enviar el mensaje`
export const common_full_name = ()=>`Nombre completo`
export const common_general_address_trading_location = ()=>`Dirección o zona de intercambio`
export const common_give_your_market_a_name = ()=>`Ponle un nombre a tu mercado.`
export const common_have_a_backup_bring_it_in = ()=>`¿Ya tienes un mercado en una copia de seguridad? Impórtalo`
export const common_in_your_first_days_you_can_begin = v=>`En tus primeros días puedes empezar ${(plural.select(v.conversations)==="one"?`${number.format(v.conversations)} conversación`:`${number.format(v.conversations)} conversaciones`)} al día. Continúa mañana.`
export const common_in_your_first_days_you_can_post_items = v=>`En tus primeros días puedes publicar ${(plural.select(v.items)==="one"?`${number.format(v.items)} artículo`:`${number.format(v.items)} artículos`)} al día. Continúa mañana.`
export const common_in_your_first_days_you_can_send = v=>`En tus primeros días puedes enviar ${(plural.select(v.requests)==="one"?`${number.format(v.requests)} solicitud`:`${number.format(v.requests)} solicitudes`)} al día. Continúa mañana.`
export const common_instead_of_the_one_in_your_profile = ()=>`En lugar del de tu perfil.`
export const common_instead_of_your_address = ()=>`En lugar de tu dirección.`
export const common_invites_you = v=>`${isolated$(v.name)} te invita`
export const common_invites_you_to_join = v=>`${isolated$(v.name)} te invita a unirte a ${isolated$(v.name2)}.`
export const common_is_open = v=>`${isolated$(v.name)} ya está abierto`
export const common_it_is_in_the_list_already = ()=>`Ya está en la lista.`
export const common_join = ()=>`Unirme`
export const common_join_post_what_you_no_longer_need_and = v=>`Únete a ${isolated$(v.name)}: publica lo que ya no necesitas y cámbialo por lo que sí, sin dinero.`
export const common_just_now = ()=>`ahora mismo`
export const common_language = ()=>`Idioma`
export const common_link_copied = ()=>`Enlace copiado`
export const common_location_of_this_item = ()=>`Dónde está este artículo`
export const common_logged_out_successfully = ()=>`Sesión cerrada`
export const common_logo = ()=>`Logotipo`
export const common_look_around = ()=>`Echar un vistazo`
export const common_members = ()=>`Miembros`
export const common_members_recommended = ()=>`Miembros (recomendado)`
export const common_message_to_interested_people = ()=>`Mensaje para quien se interese`
export const common_more_a_message_another_phone_or_place = ()=>`Más: un mensaje, otro teléfono o lugar, videos`
export const common_my_profile = ()=>`Mi perfil`
export const common_name = ()=>`Nombre`
export const common_next = ()=>`Siguiente`
export const common_next_picture = ()=>`Foto siguiente`
export const common_no_channel_was_subscribed_to_in_time = ()=>`No hubo suscripción a ningún canal a tiempo.`
export const common_no_mail_server_is_set_up_yet_the_mail = ()=>`Aún no hay servidor de correo: el mensaje está en el registro del sitio.`
export const common_no_mail_server_is_set_up_yet_you_can = ()=>`Aún no hay servidor de correo. Puedes configurarlo después, en Administración.`
export const common_no_picture = ()=>`Sin foto`
export const common_no_pong_came = ()=>`No llegó ningún «pong».`
export const common_no_results_found = ()=>`Sin resultados.`
export const common_none_yet = ()=>`Ninguna por ahora`
export const common_nothing_is_restored = v=>`No se ha restaurado nada: ${isolated$(v.problem)}.`
export const common_of_on_this_page_match = v=>`${(plural.select(v.matching)==="one"?`En esta página coincide ${number.format(v.matching)} de ${number.format(v.count)}.`:`En esta página coinciden ${number.format(v.matching)} de ${number.format(v.count)}.`)}`
export const common_only_admins_invite_people_here = ()=>`Aquí solo invita la administración.`
export const common_only_text_is_taken = ()=>`Solo se admite texto.`
export const common_only_the_person_whom_a_review_is_about = ()=>`A una reseña solo responde la persona de la que trata.`
export const common_open_the_market = ()=>`Abrir el mercado`
export const common_opening = ()=>`Abriendo…`
export const common_or_bring_a_market_that_you_have = ()=>`O importa un mercado que ya tienes`
export const common_page = v=>`Página ${isolated$(v.page)}`
export const common_page_of = v=>`Página ${isolated$(v.currentPage)} de ${isolated$(v.lastPage)}`
export const common_pages = ()=>`Páginas`
export const common_pages_of = v=>`Páginas de ${isolated$(v.of)}`
export const common_phone_for_this_item = ()=>`Teléfono para este artículo`
export const common_phone_number = ()=>`Número de teléfono`
export const common_picture_of_several = v=>`${isolated$(v.name)}, foto ${isolated$(v.index)} de ${isolated$(v.count)}`
export const common_plants_and_seeds = ()=>`Plantas y semillas`
export const common_post_item = ()=>`Publicar artículo`
export const common_posting = ()=>`Publicando…`
export const common_prev = ()=>`Anterior`
export const common_previous = ()=>`Anterior`
export const common_previous_picture = ()=>`Foto anterior`
export const common_product_created_successfully = ()=>`Artículo publicado`
export const common_product_images = ()=>`Fotos del artículo *`
export const common_removed_the_neighbourhood = v=>`Quitó el barrio ${isolated$(v.name)}`
export const common_reviews_are_for_swaps_that_are = ()=>`Las reseñas son para intercambios completados.`
export const common_say_whether_you_would_swap_with_them = ()=>`Di si volverías a intercambiar con esta persona`
export const common_say_which_protocol_protocol_7 = ()=>`Indica el protocolo: ?protocol=7`
export const common_say_whom_you_review = ()=>`Di sobre quién escribes`
export const common_search_to_look_beyond_this_page = ()=>`Usa la búsqueda para mirar más allá de esta página.`
export const common_see_its_page = ()=>`Ver su página`
export const common_see_your_market = ()=>`Ver tu mercado`
export const common_send_me_a_test_mail = ()=>`Enviarme un correo de prueba`
export const common_send_the_backup_itself_as_a_file = ()=>`Envía la copia de seguridad como archivo.`
export const common_sent = ()=>`Enviado`
export const common_set_up_the_market = ()=>`Preparar el mercado`
export const common_share = ()=>`Compartir`
export const common_share_this_link_with_your_first = ()=>`Comparte este enlace con tus primeros vecinos, o que escaneen el código QR con el teléfono.`
export const common_shown_in_place_of_the_name_you_can = ()=>`Se muestra en lugar del nombre. Es opcional.`
export const common_shown_where_other_markets_show_the = ()=>`Con tus palabras, donde otros mercados ponen el precio. Si lo dejas vacío, se muestra lo que buscas.`
export const common_signed_out = v=>[`Tu sesión se ha cerrado. `,v.link(`Inicia sesión`),` para continuar.`]
export const common_signed_out_offline = ()=>`Has cerrado la sesión en este dispositivo. No tienes conexión.`
export const common_signing_out = ()=>`Cerrando sesión…`
export const common_something_went_wrong_please_try_again = ()=>`Algo ha salido mal. Inténtalo de nuevo.`
export const common_something_wrong = ()=>`Algo ha salido mal.`
export const common_thank_you_both_of_you_have_written = ()=>`Gracias. Las dos reseñas están escritas, así que ya se pueden leer.`
export const common_thank_you_it_is_shown_once_both_of_you = ()=>`Gracias. Se mostrará cuando estén las dos reseñas o pasados 14 días.`
export const common_that_channel_is_not_yours = ()=>`Ese canal no es tuyo.`
export const common_that_client_event_is_not_taken = ()=>`Ese evento de cliente no se admite.`
export const common_that_did_not_work_please_try_again = ()=>`No ha funcionado. Inténtalo de nuevo.`
export const common_that_is_no_message_of_the_protocol = ()=>`Ese mensaje no es del protocolo.`
export const common_that_protocol_is_not_spoken_here = ()=>`Ese protocolo no se usa aquí.`
export const common_the_answer = ()=>`La respuesta`
export const common_the_file_is_being_checked = ()=>`Se está comprobando el archivo`
export const common_the_file_is_whole_now_restart_the_site = ()=>`El archivo está completo. Ahora reinicia el sitio en su equipo: detenlo donde lo iniciaste y vuelve a iniciarlo. Será entonces el mercado de la copia de seguridad, y entrarás como entrabas allí.`
export const common_the_invitation_has_ended = ()=>`La invitación ya no sirve`
export const common_the_invitation_is_ready = ()=>`La invitación está lista`
export const common_the_link_as_a_qr_code = ()=>`El enlace como código QR`
export const common_the_market_is_yours = ()=>`El mercado es tuyo`
export const common_the_name = ()=>`El nombre`
export const common_the_page_must_be_a_whole_number = ()=>`La página tiene que ser un número entero.`
export const common_the_people_who_run_look_at_each_sign = v=>`Quienes administran ${isolated$(v.name)} revisan cada registro. En cuanto se apruebe tu cuenta, recibirás un correo y podrás publicar, escribir a otras personas e intercambiar.`
export const common_the_site_is_restarting = ()=>`El sitio se está reiniciando.`
export const common_the_text = ()=>`El texto`
export const common_the_time_for_reviews_of_this_swap_is = ()=>`Ya ha pasado el plazo para reseñar este intercambio.`
export const common_there_is_no_such_invitation = ()=>`Esa invitación no existe.`
export const common_there_is_no_such_key = ()=>`Esa clave no existe.`
export const common_there_is_no_such_neighbourhood = ()=>`Ese barrio no existe`
export const common_there_is_no_such_neighbourhood_2 = ()=>`Ese barrio no existe.`
export const common_there_is_no_such_review = ()=>`Esa reseña no existe.`
export const common_there_is_no_such_swap = ()=>`Ese intercambio no existe.`
export const common_there_is_nobody_of_this_number_whom = ()=>`No has intercambiado aquí con nadie que tenga ese número.`
export const common_this_connection_may_not_subscribe_to = ()=>`Esta conexión no puede suscribirse a ese canal.`
export const common_this_invitation_does_not_work_any_more = ()=>`Esta invitación ya no sirve. Pide otra a quien te la envió.`
export const common_this_link_was_used_already_or_has = ()=>`Este enlace ya se usó o ha caducado. En tus ajustes puedes pedir otro.`
export const common_this_must_be_the_number_of_an_entry = ()=>`Tiene que ser el número de una entrada.`
export const common_this_person_has_left = ()=>`Esta persona se ha dado de baja.`
export const common_this_session_has_ended = ()=>`Esta sesión ha terminado.`
export const common_those_with_whom_they_have_agreed_on_a = ()=>`Las personas con quienes se ha acordado un intercambio`
export const common_to_the_address_above_then_you_know = ()=>`A la dirección de arriba: así sabes que el correo funciona.`
export const common_too_many_connections_please_come_back = ()=>`Demasiadas conexiones. Vuelve más tarde.`
export const common_too_many_messages_at_once = ()=>`Demasiados mensajes a la vez.`
export const common_too_many_windows_are_open_please_close = ()=>`Hay demasiadas ventanas abiertas. Cierra alguna.`
export const common_tools = ()=>`Herramientas`
export const common_try_again = ()=>`Intentar de nuevo`
export const common_type_a_number_from_to = v=>`Escribe un número del ${isolated$(v.min)} al ${isolated$(v.max)}.`
export const common_upload = ()=>`Subir`
export const common_waiting_to_be_let_in = ()=>`Pendiente de aprobación`
export const common_welcome = ()=>`Te damos la bienvenida`
export const common_welcome_to_your_market = ()=>`Te damos la bienvenida a tu mercado`
export const common_what_is_left_to_do = ()=>`Lo que falta por hacer`
export const common_what_would_you_take_for_it = ()=>`¿Qué aceptarías a cambio?`
export const common_who_has_an_invitation = ()=>`Quien tenga una invitación`
export const common_who_has_an_invitation_and_was_let_in = ()=>`Quien tenga una invitación y tu aprobación`
export const common_who_may_do_what = ()=>`Quién puede hacer qué`
export const common_who_may_join = ()=>`Quién puede unirse`
export const common_who_may_read = ()=>`Quién puede leer`
export const common_who_sees_email_and_phone_of_members = ()=>`Quién ve el correo y el teléfono de los miembros`
export const common_who_was_let_in_by_you = ()=>`Quien tenga tu aprobación`
export const common_write_an_answer = ()=>`Escribe una respuesta`
export const common_write_to_the_people_who_run_this_site = ()=>`Escribir a quienes administran este sitio`
export const common_you_are_offline_please_try_again_once = ()=>`No tienes conexión. Inténtalo de nuevo cuando vuelva.`
export const common_you_are_offline_this_loads_once_you = ()=>`No tienes conexión. Esto se cargará cuando vuelva.`
export const common_you_are_signed_out = ()=>`Tu sesión se ha cerrado.`
export const common_you_are_the_last_admin_here_appoint = ()=>`Nadie más tiene aquí permisos de administración. Dáselos antes a otra persona.`
export const common_you_cannot_review_yourself = ()=>`No puedes escribir una reseña sobre ti.`
export const common_you_have_answered_this_review_already = ()=>`Ya has respondido a esta reseña.`
export const common_you_have_invitations_that_still_work = v=>`Tienes ${(plural.select(v.live)==="one"?`${number.format(v.live)} invitación que aún sirve`:`${number.format(v.live)} invitaciones que aún sirven`)}. Anula primero alguna.`
export const common_you_have_left_nothing_of_you_is_kept = ()=>`Te has dado de baja. Aquí no se guarda nada tuyo.`
export const common_you_the_first_admin = ()=>`Tu cuenta de administración`
export const common_your_data_is_ready_to_be_downloaded = ()=>`Tus datos están listos para descargar`
export const common_your_market = ()=>`Tu mercado`
export const common_your_market_is_open = ()=>`Tu mercado está abierto`
export const common_youve_been_signed_out_locally = ()=>`Has cerrado la sesión en este dispositivo.`
export const contact_choose_who_sees_your_email_and_phone = ()=>`Elige quién ve tu correo y tu teléfono`
export const contact_email_is_required = ()=>`Falta el correo electrónico`
export const contact_failed_to_send_the_message = ()=>`No se ha podido enviar el mensaje`
export const contact_invalid_email = ()=>`Correo electrónico no válido`
export const contact_message = ()=>`Mensaje`
export const contact_message_is_required = ()=>`Falta el mensaje`
export const contact_name = ()=>`Nombre`
export const contact_name_is_required = ()=>`Falta el nombre`
export const contact_optional_if_you_would_rather_be_called = ()=>`Opcional, si prefieres una llamada.`
export const contact_phone = ()=>`Teléfono`
export const contact_send = ()=>`Enviar`
export const contact_sending = ()=>`Enviando…`
export const contact_sign_in_to_see_how_to_reach = v=>[v.link(`Inicia sesión`),` para ver cómo contactar con `,`${isolated$(v.name)}`]
export const contact_thank_you_we_write_back_to = v=>[`Gracias. Te responderemos a `,v.strong(`${isolated$(v.email)}`),`.`]
export const contact_the_message = ()=>`El mensaje`
export const contact_the_phone_number = ()=>`El número de teléfono`
export const contact_we_write_back_to_this_address = ()=>`Te responderemos a esta dirección.`
export const contact_write_another_message = ()=>`Escribir otro mensaje`
export const contact_write_to_us = ()=>`Escríbenos`
export const contact_you_see_how_to_reach_once_you_have = v=>`Verás cómo contactar con ${isolated$(v.name)} cuando haya un intercambio acordado.`
export const contact_your_message_has_been_sent = ()=>`Tu mensaje se ha enviado.`
export const defaults_category_art_books = ()=>`Arte y cómics`
export const defaults_category_arts = ()=>`Arte y manualidades`
export const defaults_category_audiobooks = ()=>`Música y audiolibros`
export const defaults_category_baby = ()=>`Bebés y niños`
export const defaults_category_baby_clothes = ()=>`Ropa de bebé`
export const defaults_category_beds = ()=>`Camas y muebles`
export const defaults_category_bike_tools = ()=>`Herramientas para bicicletas`
export const defaults_category_bikes = ()=>`Bicicletas y transporte`
export const defaults_category_books = ()=>`Libros y revistas`
export const defaults_category_bulbs = ()=>`Bulbos y tubérculos`
export const defaults_category_childrens_books = ()=>`Libros infantiles`
export const defaults_category_clothing = ()=>`Ropa y calzado`
export const defaults_category_collectibles = ()=>`Coleccionismo y antigüedades`
export const defaults_category_cookbooks = ()=>`Libros de cocina`
export const defaults_category_crime = ()=>`Novela negra y de misterio`
export const defaults_category_electrics = ()=>`Electricidad y lámparas`
export const defaults_category_electronics = ()=>`Electrónica`
export const defaults_category_else = ()=>`Todo lo demás`
export const defaults_category_feeding = ()=>`Lactancia y comida`
export const defaults_category_games = ()=>`Juegos y juguetes`
export const defaults_category_garden = ()=>`Jardín y plantas`
export const defaults_category_garden_plants = ()=>`Plantas de jardín`
export const defaults_category_garden_tools = ()=>`Herramientas de jardín`
export const defaults_category_hand_tools = ()=>`Herramientas manuales`
export const defaults_category_home = ()=>`Hogar y muebles`
export const defaults_category_house_plants = ()=>`Plantas de interior`
export const defaults_category_kitchen = ()=>`Cocina y mesa`
export const defaults_category_materials = ()=>`Materiales`
export const defaults_category_music = ()=>`Música e instrumentos`
export const defaults_category_novels = ()=>`Novelas`
export const defaults_category_other_baby = ()=>`Otras cosas de bebé`
export const defaults_category_other_books = ()=>`Otros libros`
export const defaults_category_paint = ()=>`Pintura y brochas`
export const defaults_category_pets = ()=>`Para mascotas`
export const defaults_category_picture_books = ()=>`Cuentos ilustrados`
export const defaults_category_pots = ()=>`Macetas y tierra`
export const defaults_category_power_tools = ()=>`Herramientas eléctricas`
export const defaults_category_prams = ()=>`Cochecitos y portabebés`
export const defaults_category_seedlings = ()=>`Plantones`
export const defaults_category_seeds = ()=>`Semillas`
export const defaults_category_sports = ()=>`Deporte y aire libre`
export const defaults_category_tools = ()=>`Herramientas y bricolaje`
export const defaults_category_toys = ()=>`Juguetes`
export const defaults_category_travel = ()=>`Viajes y mapas`
export const defaults_description = ()=>`Un mercado de barrio sin dinero: ofrece lo que ya no usas y llévate lo que sí.`
export const defaults_find = ()=>`Encuentra lo que te gusta`
export const defaults_find_text = ()=>`Busca y mira lo que ofrece la gente cerca de ti, y guarda tus favoritos en un solo lugar.`
export const defaults_hero_content = ()=>`Tu estantería es la lista de deseos de alguien. Ofrece lo que ya no usas y llévate lo que sí, de gente cercana y sin dinero.`
export const defaults_hero_title = ()=>`Intercambia lo que no necesitas`
export const defaults_how = ()=>`Cómo funciona`
export const defaults_known = ()=>`Intercambia con gente que conoces`
export const defaults_known_text = ()=>`Primero se habla, después se acuerda un lugar, y se cierra con un apretón de manos. Vecinos, no extraños.`
export const defaults_page_about = ()=>`Quiénes somos`
export const defaults_page_blog = ()=>`Blog`
export const defaults_page_contact = ()=>`Contacto`
export const defaults_page_faqs = ()=>`Preguntas frecuentes`
export const defaults_page_how = ()=>`Cómo funciona`
export const defaults_page_imprint = ()=>`Aviso legal`
export const defaults_page_pricing = ()=>`Precios`
export const defaults_page_privacy = ()=>`Privacidad`
export const defaults_page_terms = ()=>`Términos y condiciones`
export const defaults_plan_basic = ()=>`Básico`
export const defaults_plan_basic_1 = ()=>`Publicar artículos con fotos y videos`
export const defaults_plan_basic_2 = ()=>`Enviar y recibir solicitudes de intercambio`
export const defaults_plan_basic_3 = ()=>`Chatear con otros miembros`
export const defaults_plan_basic_4 = ()=>`Guardar tus favoritos`
export const defaults_plan_basic_text = ()=>`Todo lo que necesitas para intercambiar, todo el tiempo que quieras.`
export const defaults_plan_standard = ()=>`Estándar`
export const defaults_plan_standard_1 = ()=>`Todo lo de Básico`
export const defaults_plan_standard_2 = ()=>`Ayuda a pagar el servidor y sus copias de seguridad`
export const defaults_plan_standard_3 = ()=>`Ayuda a mantener el mercado sin publicidad`
export const defaults_plan_standard_4 = ()=>`Se cancela cuando quieras`
export const defaults_plan_standard_text = ()=>`Para quienes intercambian mucho y quieren ayudar a mantener abierto el mercado.`
export const defaults_plan_yearly = ()=>`Estándar anual`
export const defaults_plan_yearly_1 = ()=>`Todo lo de Estándar`
export const defaults_plan_yearly_2 = ()=>`Unos dos meses más barato que pagar cada mes`
export const defaults_plan_yearly_3 = ()=>`Un solo pago al año`
export const defaults_plan_yearly_text = ()=>`El plan Estándar, pagado una vez al año.`
export const defaults_start = ()=>`¡Empieza a intercambiar!`
export const defaults_start_text = ()=>`Únete a la comunidad y publica tu primer artículo. Es fácil, seguro y gratis.`
export const defaults_step_agree = ()=>`Acuerda e intercambia`
export const defaults_step_agree_text = ()=>`Acepta la oferta que te convenga, organiza el resto por mensaje y acuerda un encuentro para el intercambio.`
export const defaults_step_offer = ()=>`Haz o recibe una oferta`
export const defaults_step_offer_text = ()=>`¿Ves algo que te gusta? Ofrece algo tuyo a cambio. O di qué buscas: el sitio encuentra por sí solo intercambios entre dos, tres y cuatro personas.`
export const defaults_step_post = ()=>`Publica un artículo`
export const defaults_step_post_text = ()=>`Un nombre, unas fotos y lo que te gustaría a cambio. Se tarda más o menos un minuto.`
export const defaults_tagline = ()=>`Dar voz, crear confianza`
export const defaults_they_have_left = ()=>`Se ha dado de baja.`
export const defaults_trade_easily = ()=>`Intercambia fácilmente`
export const defaults_trade_easily_text = ()=>`Publica un artículo en un minuto, con fotos del teléfono, y di qué aceptarías a cambio.`
export const errors_a_file_may_have_at_most_mb = v=>`Un archivo puede tener como máximo ${isolated$(v.fileBytes)} MB.`
export const errors_at_most_files_are_taken_here = v=>`Aquí se admiten como máximo ${isolated$(v.most)} archivos.`
export const errors_bad_request = ()=>`Esa petición no tiene sentido aquí.`
export const errors_body_not_json = ()=>`El cuerpo no es JSON válido.`
export const errors_busy = ()=>`El sitio está muy ocupado. Inténtalo de nuevo en un momento.`
export const errors_cross_site = ()=>`Esta solicitud vino de otro sitio web, así que no se ha cambiado nada. Abre este sitio directamente e inténtalo de nuevo.`
export const errors_cut_short = ()=>`La petición se cortó.`
export const errors_disk_full = ()=>`El sitio se ha quedado sin espacio en disco y esto no se ha podido guardar. Inténtalo más tarde.`
export const errors_invalid = ()=>`Los datos enviados no son válidos.`
export const errors_invalid_2 = ()=>`No válido`
export const errors_kind_not_taken = ()=>`Aquí no se admite ese tipo de contenido.`
export const errors_no_file_belongs_here = ()=>`Aquí no va ningún archivo.`
export const errors_not_found = ()=>`No se ha encontrado.`
export const errors_not_yours = ()=>`Eso no es tuyo y no puedes cambiarlo.`
export const errors_only_one_file_is_taken_here = ()=>`Aquí solo se admite un archivo.`
export const errors_sign_in_first = ()=>`Primero inicia sesión.`
export const errors_something_wrong = ()=>`Algo ha salido mal.`
export const errors_that_form_has_too_many_parts = ()=>`Ese formulario tiene demasiadas partes.`
export const errors_that_is_not_a_request_that_can_be_read = ()=>`Esa petición no se puede leer.`
export const errors_that_text_is_too_long = ()=>`Ese texto es demasiado largo.`
export const errors_the_address_or_its_headers_are_too = ()=>`La dirección o sus cabeceras son demasiado largas.`
export const errors_the_field_json_is_missing_or_no_json = ()=>`Falta el campo json o no es JSON.`
export const errors_the_form_is_broken_or_was_cut_short = ()=>`El formulario está dañado o se cortó.`
export const errors_the_request_took_too_long_to_come = ()=>`La petición tardó demasiado en llegar.`
export const errors_the_site_has_taken_as_many_files_as_it = ()=>`El sitio ya ha recibido todos los archivos que admite en un día. Inténtalo mañana.`
export const errors_the_site_is_nearly_out_of_disk_space = ()=>`Al sitio casi no le queda espacio en disco y por ahora no admite archivos. Todo lo demás funciona; inténtalo más tarde.`
export const errors_the_site_is_short_of_disk_space_and = ()=>`Al sitio le queda poco espacio en disco y por ahora no admite archivos. Inténtalo más tarde.`
export const errors_the_site_is_taking_as_many_files_as_it = ()=>`El sitio está recibiendo todos los archivos que puede en este momento. Inténtalo más tarde.`
export const errors_this_site_takes_no_pictures_or_files = ()=>`Este sitio no admite imágenes ni archivos.`
export const errors_too_large = ()=>`Es demasiado grande.`
export const errors_too_many = ()=>`Demasiadas peticiones. Espera un momento.`
export const errors_too_many_at_once = ()=>`Demasiadas peticiones a la vez. Espera un momento.`
export const errors_you_can_do_that_as_soon_as_somebody = ()=>`Podrás hacerlo en cuanto se apruebe tu cuenta. Te escribiremos.`
export const errors_your_pictures_and_files_take_of_the_mb = v=>`Tus imágenes y archivos ocupan ${isolated$(v.taken)} de los ${isolated$(v.most)} MB que cada persona tiene aquí, así que esto no cabe. Elimina lo que ya no necesites.`
export const form_a_picture_may_have_at_most = v=>`Una imagen puede tener como máximo ${isolated$(v.bytesText)}.`
export const form_add = ()=>`Añadir`
export const form_add_pictures = ()=>`Añadir fotos`
export const form_at_most_characters = v=>`Como máximo ${number.format(v.length)} caracteres.`
export const form_category = ()=>`Categoría *`
export const form_character_of = v=>`Carácter ${isolated$(v.index)} de ${isolated$(v.count)}`
export const form_choose_a_picture = ()=>`Elegir una imagen`
export const form_code = ()=>`Código`
export const form_condition = ()=>`Estado *`
export const form_cover = ()=>`Portada`
export const form_description = ()=>`Descripción *`
export const form_email = ()=>`Correo electrónico`
export const form_hide_field = v=>`Ocultar: ${isolated$(v.label)}`
export const form_in_a_new_tab_and_come_back_what_you = ()=>`(en una pestaña nueva) y vuelve: lo que has escrito se queda aquí.`
export const form_is_empty = v=>`${isolated$(v.name)} está vacío.`
export const form_is_larger_than = v=>`${isolated$(v.name)} ocupa más de ${isolated$(v.bytesText)}.`
export const form_is_no_picture_that_can_be_taken_choose = v=>`${isolated$(v.name)} no es una imagen que se admita: elige JPEG, PNG, WebP, GIF o AVIF.`
export const form_item_name = ()=>`Nombre del artículo`
export const form_may_have_at_most = v=>`${isolated$(v.what)} puede tener como máximo ${isolated$(v.length)} caracteres`
export const form_move_left = v=>`Mover ${isolated$(v.name)} a la izquierda`
export const form_move_right = v=>`Mover ${isolated$(v.name)} a la derecha`
export const form_must_be_text = v=>`${isolated$(v.what)}: tiene que ser texto`
export const form_page_range = v=>`La página tiene que estar entre 1 y ${number.format(v.last)}.`
export const form_picture_kinds_up_to = v=>`JPEG, PNG, WebP, GIF o AVIF, hasta ${isolated$(v.size)}.`
export const form_reading = ()=>`Leyendo…`
export const form_reading_works_without_javascript_for = ()=>`Para leer no hace falta JavaScript. Para este formulario, actívalo.`
export const form_remove = v=>`Quitar ${isolated$(v.name)}`
export const form_remove_2 = v=>`Quitar ${isolated$(v.link)}`
export const form_save = ()=>`Guardar`
export const form_saving = ()=>`Guardando…`
export const form_select_a_category = ()=>`Elige una categoría`
export const form_select_a_condition = ()=>`Elige un estado`
export const form_show_field = v=>`Mostrar: ${isolated$(v.label)}`
export const form_something_wrong = ()=>`Algo ha salido mal`
export const form_stored_picture = v=>`la foto ${isolated$(v.index)}`
export const form_take_picture = ()=>`Hacer una foto`
export const form_there_is_room_for_pictures_the_rest = v=>`${(plural.select(v.room)==="one"?`Cabe ${number.format(v.room)} foto; las demás no se han añadido.`:`Caben ${number.format(v.room)} fotos; las demás no se han añadido.`)}`
export const form_up_to_each_choose_drop_or_paste_them = v=>`Hasta ${isolated$(v.picturesPerItem)}, de ${isolated$(v.bytesText)} cada una. Elígelas, arrástralas o pégalas; la primera es la portada.`
export const form_video_links = ()=>`Enlaces de video`
export const form_youtube_only_up_to = v=>`Solo YouTube, hasta ${isolated$(v.most)}.`
export const handovers_a_code_has_digits = v=>`Un código tiene ${isolated$(v.digits)} cifras`
export const handovers_add_place = ()=>`Añadir un lugar de encuentro`
export const handovers_add_to_calendar = ()=>`Añadir al calendario`
export const handovers_after_delete = ()=>`Dejará de ofrecerse. Los encuentros ya acordados allí siguen en pie.`
export const handovers_agree = ()=>`Confirmar el encuentro`
export const handovers_agree_failed = ()=>`No se ha podido aceptar`
export const handovers_agreed = ()=>`El encuentro está acordado`
export const handovers_agreed_already = ()=>`Ya lo habías aceptado.`
export const handovers_agreeing = ()=>`Aceptando…`
export const handovers_back = ()=>`Volver`
export const handovers_calendar_summary = v=>`Intercambio con ${isolated$(v.name)}`
export const handovers_changed_hands = ()=>`Lo que había que entregar ya ha cambiado de manos.`
export const handovers_code = ()=>`Código`
export const handovers_code_digits = v=>`Un código tiene ${number.format(v.digits)} cifras.`
export const handovers_code_failed = ()=>`No se ha podido crear el código.`
export const handovers_code_for_other = v=>`Este código lo tiene que escribir ${isolated$(v.name)}.`
export const handovers_code_help = v=>`Te lo muestra ${isolated$(v.name)}. Antes, mira bien las cosas: esto confirma el intercambio por ambas partes.`
export const handovers_code_how = v=>`${isolated$(v.name)} lo escribe en la página de este intercambio o lo escanea. Eso confirma el intercambio por ambas partes.`
export const handovers_code_lives = ()=>`Sirve durante diez minutos.`
export const handovers_code_of = v=>`El código de ${isolated$(v.name)}`
export const handovers_code_over = ()=>`Este código ya no sirve.`
export const handovers_confirm = ()=>`Confirmar el intercambio`
export const handovers_confirm_failed = ()=>`No se ha podido confirmar el intercambio`
export const handovers_confirmed_already = ()=>`Ya has confirmado este intercambio.`
export const handovers_confirming = ()=>`Confirmando…`
export const handovers_edit_place = v=>`Editar ${isolated$(v.name)}`
export const handovers_enter_code = ()=>`Escribir un código`
export const handovers_good_places = ()=>`Buenos lugares para encontrarse`
export const handovers_loading = ()=>`Cargando…`
export const handovers_meet = v=>`Encuentro con ${isolated$(v.name)}`
export const handovers_meeting_places = ()=>`Lugares de encuentro`
export const handovers_meeting_places_lead = ()=>`Lugares donde la gente de tu mercado puede encontrarse para intercambiar: públicos, bien iluminados y fáciles de encontrar. Se ofrecen al planear un encuentro.`
export const handovers_new_code = ()=>`Otro código`
export const handovers_next_meet = ()=>`Ahora toca encontrarse, intercambiar y confirmarlo.`
export const handovers_no_such_place = ()=>`Ese lugar de encuentro no existe.`
export const handovers_no_such_swap = ()=>`Ese intercambio no existe.`
export const handovers_not_agreed = v=>`Todavía no has acordado lugar y hora con ${isolated$(v.name)}.`
export const handovers_note_hint = ()=>`¿Cómo reconocerse?`
export const handovers_note_label = ()=>`Nota`
export const handovers_nothing_between = ()=>`No tienes nada que entregar a esta persona.`
export const handovers_nothing_proposed = ()=>`Todavía nadie ha propuesto un lugar y una hora.`
export const handovers_on_the_spot = ()=>`En el encuentro, una parte muestra un código y la otra lo escribe: eso confirma el intercambio por ambas. Sin código, cada parte confirma lo suyo.`
export const handovers_order_saved = ()=>`Orden guardado`
export const handovers_other_proposal = ()=>`Ya hay otra propuesta. Mírala primero.`
export const handovers_other_proposes = v=>`${isolated$(v.name)} propone:`
export const handovers_own_proposal = ()=>`Esta propuesta es tuya. Falta la respuesta de la otra parte.`
export const handovers_place = ()=>`Lugar`
export const handovers_place_added = ()=>`Lugar de encuentro añadido`
export const handovers_place_and_time = ()=>`Lugar y hora`
export const handovers_place_deleted = ()=>`Lugar de encuentro eliminado`
export const handovers_place_example = ()=>`Biblioteca, entrada principal`
export const handovers_place_hint = ()=>`Un lugar público y fácil de encontrar.`
export const handovers_place_label = ()=>`Lugar *`
export const handovers_place_twice = ()=>`Este lugar ya está en la lista.`
export const handovers_places_changed = ()=>`Los lugares de encuentro han cambiado mientras tanto. No se ha movido nada.`
export const handovers_places_full = v=>`Caben ${number.format(v.count)} lugares de encuentro.`
export const handovers_propose = ()=>`Proponer lugar y hora`
export const handovers_propose_another = ()=>`Proponer otro lugar u hora`
export const handovers_propose_failed = ()=>`No se ha podido enviar la propuesta`
export const handovers_propose_this = ()=>`Proponer esto`
export const handovers_qr_label = ()=>`El mismo código para escanear`
export const handovers_saved = ()=>`Guardado`
export const handovers_say_when = ()=>`Di qué día y a qué hora te vendría bien.`
export const handovers_say_where_you_would_meet = ()=>`Di dónde sería el encuentro.`
export const handovers_say_with_whom = ()=>`Di con quién de este intercambio.`
export const handovers_sending = ()=>`Enviando…`
export const handovers_sent = ()=>`Tu propuesta se ha enviado`
export const handovers_show_code = ()=>`Mostrar mi código`
export const handovers_step_agreed = ()=>`Acordado`
export const handovers_step_done = ()=>`Hecho:`
export const handovers_step_meet = ()=>`Encuentro`
export const handovers_step_offered = ()=>`Ofrecido`
export const handovers_step_swapped = ()=>`Intercambiado`
export const handovers_steps = ()=>`Pasos de este intercambio`
export const handovers_swap_confirmed = ()=>`Intercambio confirmado`
export const handovers_the_note = ()=>`La nota`
export const handovers_the_place = ()=>`El lugar`
export const handovers_this_must_be_the_id_of_a_person = ()=>`Tiene que ser el identificador de una persona`
export const handovers_this_must_be_the_number_of_the_plan = ()=>`Tiene que ser el número de la propuesta que has visto`
export const handovers_time_label = ()=>`Día y hora *`
export const handovers_time_passed = ()=>`Ese momento ya ha pasado.`
export const handovers_time_passed_meanwhile = ()=>`Ese momento ha pasado mientras tanto. Propón otro.`
export const handovers_time_zone = v=>`En tu zona horaria, ${isolated$(v.zone)}.`
export const handovers_too_far_ahead = ()=>`Puedes planear con 90 días de anticipación como máximo.`
export const handovers_too_many_codes = ()=>`Demasiados códigos incorrectos por hoy. Cada parte puede confirmar el intercambio por su cuenta.`
export const handovers_try_again = ()=>`Intentar de nuevo`
export const handovers_turn_me = v=>`Te toca a ti: ${isolated$(v.name)} propone un lugar y una hora.`
export const handovers_turn_other = v=>`Falta que ${isolated$(v.name)} responda a tu propuesta.`
export const handovers_wrong_code = ()=>`Este no es el código más reciente, o han pasado sus diez minutos.`
export const handovers_you_meet = v=>`Tu encuentro con ${isolated$(v.name)}:`
export const handovers_you_proposed = v=>`Has hecho una propuesta y ${isolated$(v.name)} todavía no ha respondido:`
export const handovers_your_code = ()=>`Tu código`
export const handovers_your_code_is = v=>`Tu código: ${isolated$(v.code)}`
export const home_browse_all_items = ()=>`Ver todos los artículos`
export const home_classical_guitar = ()=>`Guitarra clásica`
export const home_featured_items = ()=>`Artículos destacados`
export const home_featured_items_page = v=>`Artículos destacados, página ${isolated$(v.currentPage)}`
export const home_film_camera = ()=>`Cámara analógica`
export const home_join_the_community_and_post_your_first = ()=>`Únete a la comunidad y publica tu primer artículo. Es fácil, seguro y gratis.`
export const home_loading = ()=>`Cargando…`
export const home_loading_2 = ()=>`Cargando…`
export const home_looking_for_a_home = v=>[...(plural.select(v.total)==="one"?[v.strong(`${isolated$(v.shown)}`),` cosa busca un nuevo hogar`]:[v.strong(`${isolated$(v.shown)}`),` cosas buscan un nuevo hogar`])]
export const home_nothing_is_up_for_a_swap_here_yet = ()=>`Aquí todavía no hay nada para intercambiar.`
export const home_post_the_first_item = ()=>`Publicar el primer artículo`
export const home_post_your_first_trade = ()=>`Publica tu primer artículo`
export const home_search = ()=>`Buscar`
export const home_search_here = ()=>`Buscar…`
export const home_see_the_newest = ()=>`Ver lo más nuevo`
export const home_services = ()=>`Servicios`
export const home_something_went_wrong_try_again = v=>[`Algo ha salido mal. `,v.link(`Intentar de nuevo`)]
export const home_start_trading_now = ()=>`¡Empieza a intercambiar!`
export const home_swap_what_you_dont_need_for_what_you = v=>`${isolated$(v.tagline)}. Cambia lo que no necesitas por lo que sí, con gente cercana: fácil, seguro y gratis.`
export const home_the_items_end_before_this_page = ()=>`Los artículos terminan antes de esta página.`
export const home_trade_what_you_dont_need = ()=>`Intercambia lo que no necesitas`
export const items_a_name_a_few_photos_what_you_would = ()=>`Un nombre, unas fotos y qué aceptarías a cambio. No hace falta más.`
export const items_a_picture_may_have_at_most_mb = v=>`Una foto puede tener como máximo ${isolated$(v.bytes)} MB.`
export const items_a_picture_may_have_at_most_megapixels = v=>`Una foto puede tener como máximo ${isolated$(v.pixels)} megapíxeles.`
export const items_a_swap_of_this_item_has_been_agreed_on = ()=>`Ya hay un intercambio acordado de este artículo, así que no se puede eliminar.`
export const items_ad_id = v=>[`N.º de anuncio `,v.strong(`${isolated$(v.id)}`)]
export const items_add_at_least_one_picture = ()=>`Añade al menos una foto`
export const items_an_avif_picture_may_have_at_most_16 = ()=>`Una imagen AVIF puede tener como máximo 16 megapíxeles, o 12 con más de 8 bits por color. Envía una más pequeña o un JPEG.`
export const items_and_its_pictures_will_be_gone_requests = v=>[`Se eliminarán `,v.strong(`${isolated$(v.name)}`),` y sus fotos. Las solicitudes que lo esperan terminan, y avisaremos a quienes las enviaron.`]
export const items_another_backup_is_being_made = ()=>`ya se está haciendo otra copia de seguridad`
export const items_another_restore_is_being_prepared = ()=>`ya se está preparando otra restauración`
export const items_at_most_pictures_can_be_added = v=>`Se pueden añadir como máximo ${isolated$(v.perItem)} fotos`
export const items_at_most_pictures_can_be_named = v=>`Se pueden indicar como máximo ${isolated$(v.perItem)} fotos`
export const items_at_most_video_links_can_be_added = v=>`Se pueden añadir como máximo ${isolated$(v.videoLinks)} enlaces de video`
export const items_browse_all_items = ()=>`Ver todos los artículos`
export const items_browse_items = ()=>`Explorar artículos`
export const items_choose_a_category = ()=>`Elige una categoría`
export const items_choose_a_condition = ()=>`Elige un estado`
export const items_choose_an_item = ()=>`Elige un artículo`
export const items_compare_the_requests = ()=>`Comparar solicitudes`
export const items_condition_explained = v=>`${isolated$(v.condition)}: ${isolated$(v.meaning)}.`
export const items_created_at = ()=>`Publicado`
export const items_dashboard = ()=>`Panel`
export const items_delete = v=>`Eliminar ${isolated$(v.name)}`
export const items_delete_failed = ()=>`No se ha podido eliminar`
export const items_delete_it = ()=>`Eliminar`
export const items_delete_item = ()=>`¿Eliminar el artículo?`
export const items_deleting = ()=>`Eliminando…`
export const items_description = ()=>`Descripción`
export const items_description_is_required = ()=>`Falta la descripción`
export const items_edit = ()=>`Editar`
export const items_edit_2 = v=>`Editar ${isolated$(v.name)}`
export const items_empty_the_one_in_your_profile = ()=>`Vacío: el de tu perfil.`
export const items_empty_your_address = ()=>`Vacío: tu dirección.`
export const items_exact_is_1_or_0 = ()=>`«exact» es 1 o 0.`
export const items_failed_to_load_product_details = ()=>`No se ha podido cargar el artículo.`
export const items_failed_to_toggle_favourite = ()=>`No se ha podido cambiar el favorito`
export const items_failed_to_update_product = ()=>`No se ha podido actualizar el artículo`
export const items_favourite = ()=>`Favorito:`
export const items_favourite_2 = v=>`Favorito: ${isolated$(v.name)}`
export const items_favourite_toggled_successfully = ()=>`Favoritos actualizados`
export const items_home = ()=>`Inicio`
export const items_in_exchange_for = v=>`A cambio de ${isolated$(v.tradePreferences)}`
export const items_in_exchange_for_2 = ()=>`A cambio de`
export const items_in_return = ()=>`A cambio:`
export const items_item_description = ()=>`Descripción del artículo`
export const items_item_offered = ()=>`Artículo ofrecido`
export const items_keep_it = ()=>`Conservar`
export const items_like_new = ()=>`Como nuevo`
export const items_loading = ()=>`Cargando…`
export const items_location = ()=>`Ubicación *`
export const items_message_is_required = ()=>`Falta el mensaje`
export const items_my_favorite_items = ()=>`Mis favoritos`
export const items_my_favourite_items = ()=>`Mis favoritos`
export const items_my_post_items = ()=>`Mis artículos`
export const items_name_is_required = ()=>`Falta el nombre`
export const items_never_used = ()=>`sin usar`
export const items_new = ()=>`Nuevo`
export const items_no_images_available = ()=>`No hay fotos.`
export const items_numbered_picture = v=>`${isolated$(v.name)}, foto ${isolated$(v.index)}`
export const items_old = ()=>`Usado`
export const items_only_jpeg_png_webp_gif_and_avif = ()=>`Solo se admiten imágenes JPEG, PNG, WebP, GIF y AVIF.`
export const items_only_youtube_links_can_be_added = ()=>`Solo se admiten enlaces de YouTube`
export const items_open_large = v=>`Ver ${isolated$(v.name)} en grande (${isolated$(v.index)}/${isolated$(v.count)})`
export const items_open_to_offers = ()=>`Abierto a ofertas`
export const items_owner_address = ()=>`Dirección de contacto`
export const items_owner_email = ()=>`Correo de contacto`
export const items_owner_phone = ()=>`Teléfono de contacto`
export const items_phone = ()=>`Teléfono *`
export const items_picture_of = v=>`Foto ${isolated$(v.index)} de ${isolated$(v.count)}`
export const items_pictures_of = v=>`Fotos de ${isolated$(v.name)}`
export const items_play_the_video = ()=>`Reproducir el video`
export const items_play_video = v=>`Reproducir el video ${isolated$(v.index)}`
export const items_plays_from_youtube_once_you_click = ()=>`Se reproduce desde YouTube al tocarlo`
export const items_please_give_one_search_text = ()=>`Indica un solo texto de búsqueda.`
export const items_please_search_for_characters_or_fewer = v=>`Busca con ${isolated$(v.searchText)} caracteres o menos.`
export const items_post_an_item = ()=>`Publicar un artículo`
export const items_post_new_item = ()=>`Publicar artículo`
export const items_posted = ()=>`Publicado`
export const items_problem_of_picture = v=>`${isolated$(v.name)}: ${isolated$(v.text)}`
export const items_product_deleted_successfully = ()=>`Artículo eliminado`
export const items_product_details = ()=>`Detalles del artículo`
export const items_product_images = ()=>`Fotos del artículo`
export const items_product_updated_successfully = ()=>`Artículo actualizado`
export const items_report_this_item = ()=>`Denunciar este artículo`
export const items_requests_ask_for_it = v=>`${(v.pending===1?`Una persona lo pide.`:v.pending===0?`Todavía no lo ha pedido nadie.`:plural.select(v.pending)==="one"?`${number.format(v.pending)} solicitud lo pide.`:`${number.format(v.pending)} solicitudes lo piden.`)}`
export const items_reserved = ()=>`Reservado`
export const items_see_it = ()=>`Verlo`
export const items_see_the_request = ()=>`Ver la solicitud`
export const items_see_the_swap = ()=>`Ver el intercambio`
export const items_send_message = ()=>`Enviar mensaje`
export const items_share = ()=>`Compartir`
export const items_share_this_item = ()=>`Compartir este artículo`
export const items_something_went_wrong = ()=>`Algo ha salido mal.`
export const items_something_went_wrong_on_our_side_it_is = ()=>`Algo ha fallado por nuestra parte. Prueba otra vez en un momento.`
export const items_submit_update = ()=>`Guardar cambios`
export const items_swap = ()=>`Intercambio`
export const items_swap_or_sell = ()=>`Cambio o venta`
export const items_taken_down = ()=>`Retirado`
export const items_that_item_is_not_yours = ()=>`Ese artículo no es tuyo.`
export const items_the_description = ()=>`La descripción`
export const items_the_location = ()=>`La ubicación`
export const items_the_message = ()=>`El mensaje`
export const items_the_name = ()=>`El nombre`
export const items_the_people_who_run_this_site_have = ()=>`Quienes administran este sitio han retirado este artículo: nadie más puede verlo. Si crees que es un error, escríbeles.`
export const items_the_phone_number = ()=>`El número de teléfono`
export const items_there_is_no_such_category = ()=>`Esa categoría no existe`
export const items_there_is_no_such_condition = ()=>`Ese estado no existe.`
export const items_there_is_no_such_item = ()=>`Ese artículo no existe.`
export const items_there_is_no_such_item_perhaps_it_was = ()=>`Ese artículo no existe. Quizá ya se intercambió o quien lo ofrecía lo quitó.`
export const items_there_is_no_such_item_perhaps_it_was_2 = ()=>`Ese artículo no existe. Quizá se eliminó en otra ventana.`
export const items_there_is_no_such_order = ()=>`Ese orden no existe.`
export const items_this = ()=>`Este texto`
export const items_this_has_found_a_new_home = ()=>`Este artículo ya tiene un nuevo hogar.`
export const items_this_is_yours = ()=>`Esto es tuyo`
export const items_this_item_has_been_traded_and_stays_as = ()=>`Este artículo ya se ha intercambiado y se queda como estaba.`
export const items_this_item_is_reserved_for_a_swap_and = ()=>`Este artículo está reservado para un intercambio y se queda como se ofreció.`
export const items_this_picture_is_damaged_or_incomplete = ()=>`Esta imagen está dañada o incompleta. Elige otra.`
export const items_this_picture_is_empty = ()=>`Esta imagen está vacía.`
export const items_this_picture_takes_too_long_to_read = ()=>`Esta imagen tarda demasiado en leerse. Elige otra.`
export const items_this_picture_takes_too_much_memory_to = ()=>`Leer esta imagen requiere demasiada memoria. Elige otra.`
export const items_traded = ()=>`Intercambiado`
export const items_update_item = ()=>`Editar artículo`
export const items_updating = ()=>`Guardando…`
export const items_used_a_little_and_hard_to_tell = ()=>`poco usado, apenas se nota`
export const items_used_with_signs_of_wear = ()=>`con señales de uso`
export const items_video = ()=>`Video`
export const items_videos = ()=>`Videos`
export const items_view = v=>`Ver ${isolated$(v.name)}`
export const items_view_details = ()=>`Ver detalles`
export const items_you_have_agreed_to_swap_it = ()=>`Has acordado intercambiarlo.`
export const items_you_have_swapped_it = ()=>`Ya lo has intercambiado.`
export const items_you_havent_favorited_any_items_yet = ()=>`Todavía no tienes favoritos.`
export const items_you_havent_posted_any_items_yet = ()=>`Todavía no has publicado ningún artículo.`
export const items_you_may_also_like = ()=>`También te puede gustar`
export const layout_about = ()=>`Quiénes somos`
export const layout_account = ()=>`Cuenta`
export const layout_admin = ()=>`Administración`
export const layout_audit_log = ()=>`Registro de actividad`
export const layout_backup = ()=>`Copia de seguridad`
export const layout_blog = ()=>`Blog`
export const layout_browse = ()=>`Explorar`
export const layout_browse_the_market = ()=>`Explorar el mercado`
export const layout_browser = ()=>`Explorar`
export const layout_categories = ()=>`Categorías`
export const layout_close_menu = ()=>`Cerrar el menú`
export const layout_contact_messages = ()=>`Mensajes de contacto`
export const layout_contact_us = ()=>`Contacto`
export const layout_dashboard = ()=>`Mi panel`
export const layout_exchange_request = ()=>`Solicitudes`
export const layout_faqs = ()=>`Preguntas frecuentes`
export const layout_favourite = ()=>`Favoritos`
export const layout_general = ()=>`General`
export const layout_home = ()=>`Inicio`
export const layout_how_it_works = ()=>`Cómo funciona`
export const layout_imprint = ()=>`Aviso legal`
export const layout_invitations = ()=>`Invitaciones`
export const layout_items = ()=>`Artículos`
export const layout_language = ()=>`Idioma`
export const layout_main = ()=>`Menú principal`
export const layout_manage_post_items = ()=>`Mis artículos`
export const layout_meeting_places = ()=>`Lugares de encuentro`
export const layout_messages = ()=>`Mensajes`
export const layout_moderation = ()=>`Moderación`
export const layout_my_trades = ()=>`Mis intercambios`
export const layout_navigation = ()=>`Navegación`
export const layout_new = ()=>`nuevo`
export const layout_notification = ()=>`Notificaciones`
export const layout_notifications = ()=>`Notificaciones`
export const layout_office_location = ()=>`Dónde estamos`
export const layout_open_menu = ()=>`Abrir el menú`
export const layout_outbox = ()=>`Bandeja de salida`
export const layout_overview = ()=>`Resumen`
export const layout_people = ()=>`Personas`
export const layout_plans = ()=>`Planes`
export const layout_pricing = ()=>`Precios`
export const layout_privacy = ()=>`Privacidad`
export const layout_reports = ()=>`Denuncias`
export const layout_resources = ()=>`Recursos`
export const layout_sell = ()=>`Ofrecer`
export const layout_setting = ()=>`Ajustes`
export const layout_site = ()=>`Sitio`
export const layout_skip_to_content = ()=>`Ir al contenido`
export const layout_swapyard = v=>`Swapyard ${isolated$(v.version)}`
export const layout_terms = ()=>`Términos y condiciones`
export const layout_the_community = ()=>`La comunidad`
export const layout_the_machine = ()=>`El sistema`
export const layout_the_site = ()=>`El sitio`
export const layout_this_market_is_being_set_up = ()=>`Este mercado se está preparando.`
export const layout_upload_item = ()=>`Publicar artículo`
export const layout_who_may_do_what = ()=>`Quién puede hacer qué`
export const mail_address_confirmed = ()=>`Correo confirmado`
export const mail_admin = v=>`Hay una cuenta en ${isolated$(v.site)} con este correo electrónico, y va a recibir permisos de administración.`
export const mail_admin_if_you = ()=>`Si es tuya, confírmalo con este enlace, en el navegador en el que has iniciado sesión:`
export const mail_admin_not_you = ()=>`Si no lo es, otra persona ha creado una cuenta con tu dirección. Restablece primero su contraseña: así se cierra su sesión.`
export const mail_admin_subject = v=>`Confirma que administras ${isolated$(v.site)}`
export const mail_approved = v=>`Alguien que administra ${isolated$(v.site)} ha aprobado tu cuenta. Desde ahora puedes publicar cosas, escribir a otras personas e intercambiar.`
export const mail_approved_subject = v=>`Te damos la bienvenida a ${isolated$(v.site)}`
export const mail_changed = ()=>`Tu cuenta tiene ahora otro correo electrónico. Ya no llegará aquí ningún mensaje sobre ella.`
export const mail_changed_not_you = ()=>`Si no has sido tú, deshazlo y elige una contraseña nueva:`
export const mail_changed_subject = v=>`Tu correo electrónico en ${isolated$(v.site)} ha cambiado`
export const mail_changing = ()=>`Alguien que conoce tu contraseña ha pedido otro correo electrónico para tu cuenta. Este sigue valiendo hasta que se use el enlace enviado al otro.`
export const mail_changing_not_you = ()=>`Si has sido tú, no hay nada que hacer. Si no, detenlo y elige una contraseña nueva:`
export const mail_changing_subject = v=>`Alguien quiere cambiar tu correo electrónico en ${isolated$(v.site)}`
export const mail_confirm_my_address = ()=>`Confirmar mi correo`
export const mail_contact_answer = v=>`Este mensaje llegó por el formulario de contacto. La respuesta a este correo va a ${isolated$(v.email)}.`
export const mail_contact_email = v=>`Correo: ${isolated$(v.email)}`
export const mail_contact_name = v=>`Nombre: ${isolated$(v.name)}`
export const mail_contact_phone = v=>`Teléfono: ${isolated$(v.phone)}`
export const mail_contact_subject = v=>`${isolated$(v.name)} ha escrito a ${isolated$(v.site)}`
export const mail_declined = v=>`Quienes administran ${isolated$(v.site)} no han aprobado tu cuenta. Dicen:`
export const mail_declined_deleted = ()=>`La cuenta que creaste se ha eliminado y no se conserva nada de ella.`
export const mail_declined_subject = v=>`Tu registro en ${isolated$(v.site)}`
export const mail_from_now_on_you_sign_in_with_and_mail = v=>`Desde ahora inicias sesión con ${isolated$(v.email)}, y los correos llegan allí.`
export const mail_home = ()=>`Inicio`
export const mail_it_was_not_me = ()=>`No he sido yo`
export const mail_keep_your_address = ()=>`Conserva tu correo`
export const mail_lifted = ()=>`Se ha levantado la suspensión de tu cuenta. Lo que has publicado vuelve a mostrarse.`
export const mail_lifted_subject = v=>`Tu cuenta en ${isolated$(v.site)} vuelve a estar activa`
export const mail_link_once_days = v=>`El enlace sirve una sola vez, durante ${(plural.select(v.days)==="one"?`${number.format(v.days)} día`:`${number.format(v.days)} días`)}.`
export const mail_link_once_hours = v=>`El enlace sirve una sola vez, durante ${(plural.select(v.hours)==="one"?`${number.format(v.hours)} hora`:`${number.format(v.hours)} horas`)}. Si no has sido tú, no hagas nada.`
export const mail_mail_about_your_swaps_goes_to = v=>`Los correos sobre tus intercambios llegan a ${isolated$(v.email)}.`
export const mail_new_address = ()=>`Alguien, esperamos que tú, quiere usar este correo electrónico para su cuenta. Hasta que lo confirmes, sigue valiendo el anterior:`
export const mail_new_address_subject = v=>`Tu nuevo correo electrónico en ${isolated$(v.site)}`
export const mail_one_moment = ()=>`Un momento…`
export const mail_password_changed = ()=>`La contraseña de tu cuenta acaba de cambiar, y se ha cerrado la sesión en todos los navegadores que la usaban.`
export const mail_password_changed_not_you = ()=>`Si no has sido tú, elige una contraseña nueva enseguida:`
export const mail_password_changed_subject = v=>`Tu contraseña en ${isolated$(v.site)} ha cambiado`
export const mail_proof = v=>`Alguien, esperamos que tú, se ha unido a ${isolated$(v.site)} con este correo electrónico. Confírmalo y te avisaremos por correo cuando alguien quiera intercambiar contigo:`
export const mail_proof_subject = v=>`Confirma tu correo electrónico en ${isolated$(v.site)}`
export const mail_reset_by_link = ()=>`O elige una contraseña nueva con este enlace`
export const mail_reset_code = ()=>`Alguien, esperamos que tú, ha pedido restablecer la contraseña de tu cuenta. Este es el código:`
export const mail_reset_code_once = v=>`Sirve una sola vez, durante ${(plural.select(v.minutes)==="one"?`${number.format(v.minutes)} minuto`:`${number.format(v.minutes)} minutos`)}. Nadie de ${isolated$(v.site)} te lo pedirá nunca.`
export const mail_reset_link_once = v=>`El enlace sirve una sola vez, durante ${(plural.select(v.minutes)==="one"?`${number.format(v.minutes)} minuto`:`${number.format(v.minutes)} minutos`)}. Si no has sido tú, no hagas nada: tu contraseña sigue como está.`
export const mail_reset_my_password = ()=>`Restablecer mi contraseña`
export const mail_reset_subject = v=>`Nueva contraseña en ${isolated$(v.site)}`
export const mail_set_a_new_password = ()=>`Poner una contraseña nueva`
export const mail_sign_in = ()=>`Iniciar sesión`
export const mail_suspended = v=>`Quienes administran ${isolated$(v.site)} han suspendido tu cuenta. No puedes iniciar sesión, y lo que has publicado no se muestra. Dicen:`
export const mail_suspended_mistake = ()=>`Si crees que es un error, escríbeles.`
export const mail_suspended_subject = v=>`Tu cuenta en ${isolated$(v.site)} está suspendida`
export const mail_take_it_back = ()=>`Deshacer el cambio`
export const mail_test = ()=>`Si puedes leer esto, el correo de tu sitio funciona. No hay que hacer nada más.`
export const mail_test_subject = v=>`Correo de prueba de ${isolated$(v.site)}`
export const mail_use_this_address = ()=>`Usar este correo`
export const mail_your_account_keeps_the_address_that = ()=>`Tu cuenta conserva la dirección a la que llegó este correo, o la recupera. Se cierran todas las sesiones abiertas.`
export const mail_your_address_is_what_it_was_somebody = ()=>`Tu correo sigue siendo el de antes. Puede que alguien sepa tu contraseña, así que pon una nueva.`
export const matches_add_wish = ()=>`Avisarme si aparece`
export const matches_all_seen = ()=>`Eso es todo por ahora.`
export const matches_all_seen_more = ()=>`Cada día llegan cosas nuevas. Di lo que buscas y te avisaremos.`
export const matches_ask_own = ()=>`Solo lo ves tú. Quien lo ofrece sabe a cuántas personas les interesa, no a quiénes.`
export const matches_asked_after_heart = ()=>`¿Cambiarías algo por esto?`
export const matches_category_any = ()=>`Cualquier categoría`
export const matches_choose_for = ()=>`¿Por cuáles de tus cosas?`
export const matches_confirm_wishes = ()=>`Avisarme si aparecen`
export const matches_deck = ()=>`Cosas para ti`
export const matches_deck_failed = ()=>`No se han podido cargar más cosas.`
export const matches_deck_hint = ()=>`Di que sí a las cosas por las que cambiarías algo tuyo. Nadie más ve tus respuestas; cuando se puede cerrar un intercambio en círculo, el sitio reúne a las personas.`
export const matches_for_any = ()=>`Por cualquier cosa mía`
export const matches_for_count = v=>`${(`Por ${number.format(v.count)} de mis cosas`)}`
export const matches_for_help = ()=>`No elijas ninguna si darías cualquiera a cambio.`
export const matches_for_none = ()=>`Todavía no has publicado nada que dar a cambio.`
export const matches_for_save = ()=>`Guardar`
export const matches_for_saving = ()=>`Guardando…`
export const matches_for_things = v=>`Por ${isolated$(v.things)}`
export const matches_for_whom = v=>`¿Por cuáles de tus cosas aceptarías ${isolated$(v.name)}?`
export const matches_forget_want = v=>`Ya no cambiaría nada por ${isolated$(v.name)}`
export const matches_forget_wish = v=>`Dejar de buscar ${isolated$(v.wish)}`
export const matches_found = ()=>`El sitio ha encontrado un intercambio para ti.`
export const matches_how_many = v=>`${(v.count===0?`Todavía nadie ha dicho que cambiaría algo por esto.`:plural.select(v.count)==="one"?`${number.format(v.count)} persona cambiaría algo por esto.`:`${number.format(v.count)} personas cambiarían algo por esto.`)}`
export const matches_just_posted = v=>`${isolated$(v.name)} ya está publicado. ¿Quién lo busca?`
export const matches_later = ()=>`Más tarde`
export const matches_loading = ()=>`Buscando cosas…`
export const matches_look_out = ()=>`Avisarme si aparece`
export const matches_looked_for = v=>`${(plural.select(v.count)==="one"?`${number.format(v.count)} persona busca algo así`:`${number.format(v.count)} personas buscan algo así`)}`
export const matches_looking_for = ()=>`Lo que busco`
export const matches_looking_for_mine = ()=>`Lo que busco`
export const matches_looks_for = v=>`${isolated$(v.name)} busca «${isolated$(v.wish)}» y tiene:`
export const matches_no = ()=>`No`
export const matches_no_longer = ()=>`Ya no`
export const matches_no_wants = ()=>`Nada todavía. Di que sí a algo de arriba.`
export const matches_no_wishes = ()=>`Di en una o dos palabras qué te gustaría tener. Los demás lo ven, y te avisamos cuando aparezca.`
export const matches_nobody_looks = ()=>`Todavía nadie lo busca. Avisaremos a quien lo haga.`
export const matches_offline = ()=>`No tienes conexión. Tus respuestas volverán a contar cuando vuelva.`
export const matches_open_circle = ()=>`Ver el intercambio`
export const matches_still_yes = ()=>`Sí, todavía`
export const matches_strip_all = ()=>`Ver todo`
export const matches_suggested = v=>`Has escrito sobre ${isolated$(v.name)}:`
export const matches_suggested_title = ()=>`De lo que has escrito`
export const matches_try_again = ()=>`Intentar de nuevo`
export const matches_undone = ()=>`Tu respuesta no ha llegado. Inténtalo de nuevo.`
export const matches_want_it = ()=>`Cambiaría algo por esto`
export const matches_wanted = ()=>`Cambiarías algo por esto`
export const matches_wants_more = ()=>`Mostrar más`
export const matches_wants_title = ()=>`Por qué cosas cambiaría algo`
export const matches_why_for_you = ()=>`Para ti`
export const matches_why_new = ()=>`Nuevo aquí`
export const matches_why_wishes_yours = v=>`${isolated$(v.owner)} busca algo parecido a esto tuyo: ${isolated$(v.things)}`
export const matches_why_your_wish = ()=>`Lo que buscas`
export const matches_why_your_wish_for = v=>`Lo que buscas, a cambio de: ${isolated$(v.things)}`
export const matches_wish = ()=>`¿Qué buscas?`
export const matches_wish_added = ()=>`Te avisaremos cuando aparezca.`
export const matches_wish_category = ()=>`Categoría`
export const matches_wish_help = ()=>`Un kayak, juegos de mesa, ayuda en el jardín: una o dos palabras. Te avisamos cuando aparezca.`
export const matches_wish_in = v=>`en ${isolated$(v.category)}`
export const matches_wish_removed = ()=>`Ya no lo buscas.`
export const matches_would_swap = v=>`${isolated$(v.name)}: ¿cambiarías algo por esto?`
export const matches_yes = ()=>`Sí`
export const matches_yes_said = v=>`Has dicho que sí a ${isolated$(v.name)}.`
export const matches_yours_swaps = ()=>`Intercambios para ti`
export const messages_a_message_takes_files_the_rest_was = v=>`Un mensaje admite ${isolated$(v.attachmentsPerMessage)} archivos; los demás no se han añadido.`
export const messages_add_documents = ()=>`Añadir documentos`
export const messages_add_pictures = ()=>`Añadir fotos`
export const messages_all_of_it = ()=>`Todo`
export const messages_attachment_count = v=>`${(plural.select(v.count)==="one"?`${number.format(v.count)} archivo adjunto`:`${number.format(v.count)} archivos adjuntos`)}`
export const messages_attachments = ()=>`Archivos adjuntos`
export const messages_block_person = v=>`Bloquear a ${isolated$(v.name)}`
export const messages_blocked = ()=>`Bloqueo activado`
export const messages_browse_items = ()=>`Explorar artículos`
export const messages_close_conversations = ()=>`Cerrar las conversaciones`
export const messages_conversation = ()=>`Conversación`
export const messages_conversations = ()=>`Conversaciones`
export const messages_conversations_unread = v=>`Conversaciones, ${(`${number.format(v.unreadElsewhere)} sin leer`)}`
export const messages_delete = ()=>`Eliminar`
export const messages_drop_files = ()=>`Suelta los archivos para adjuntarlos`
export const messages_failed_to_fetch_messages = ()=>`No se han podido cargar los mensajes`
export const messages_failed_to_fetch_messages_try_again = ()=>`No se han podido cargar los mensajes. Intentar de nuevo`
export const messages_found_something_you_like_write_to_its = ()=>`¿Has visto algo que te gusta? Escribe desde la página del artículo a quien lo ofrece.`
export const messages_is_empty = v=>`${isolated$(v.name)} está vacío.`
export const messages_is_larger_than = v=>`${isolated$(v.name)} ocupa más de ${isolated$(v.bytesText)}.`
export const messages_is_not_the_file_that_its_name_says = v=>`${isolated$(v.name)} no es el archivo ${isolated$(v.endingOf)} que dice su nombre.`
export const messages_is_typing = v=>`${isolated$(v.name)} está escribiendo…`
export const messages_last_own = v=>[`Tú: `,v.words(``)]
export const messages_loading = ()=>`Cargando…`
export const messages_message_sent = ()=>`Mensaje enviado`
export const messages_message_to = v=>`Mensaje para ${isolated$(v.name)}`
export const messages_messages = v=>`Mensajes (${isolated$(v.count)})`
export const messages_messages_2 = ()=>`Mensajes`
export const messages_messages_with = v=>`Mensajes con ${isolated$(v.name)}`
export const messages_more_about = v=>`Más sobre ${isolated$(v.name)}`
export const messages_more_about_this_message = ()=>`Más sobre este mensaje`
export const messages_new_messages = ()=>`Mensajes nuevos`
export const messages_no_conversations_yet = ()=>`Todavía no hay conversaciones.`
export const messages_no_messages_yet = ()=>`Todavía no hay mensajes.`
export const messages_no_results_found = ()=>`Sin resultados.`
export const messages_only_pictures_and_pdf_doc_docx_and_txt = ()=>`Solo se pueden enviar imágenes y archivos .pdf, .doc, .docx y .txt.`
export const messages_open_picture = v=>`Abrir la imagen ${isolated$(v.name)}`
export const messages_open_requests = ()=>`Solicitudes abiertas`
export const messages_remove = v=>`Quitar ${isolated$(v.name)}`
export const messages_report = v=>`Denunciar a ${isolated$(v.name)}`
export const messages_report_this_message = ()=>`Denunciar este mensaje`
export const messages_say_hello_to_what_would_you_like_to = v=>`Saluda a ${isolated$(v.name)}: ¿qué te gustaría intercambiar?`
export const messages_search_conversations = ()=>`Buscar conversaciones`
export const messages_seen = ()=>`Visto`
export const messages_send = ()=>`Enviar`
export const messages_sending = ()=>`Enviando…`
export const messages_sending_attachments = ()=>`Enviando archivos…`
export const messages_sent = ()=>`Enviado`
export const messages_show_older_messages = ()=>`Mostrar mensajes anteriores`
export const messages_signed_out = v=>[`Tu sesión se ha cerrado. `,v.link(`Inicia sesión`),` para continuar: lo que escribas aquí se conserva.`]
export const messages_takes_at_most = v=>`Un mensaje admite como máximo ${number.format(v.length)} caracteres.`
export const messages_the_message_must_be_text = ()=>`El mensaje tiene que ser texto.`
export const messages_there_is_no_such_person = ()=>`Esa persona no existe.`
export const messages_this_file_is_missing = ()=>`Falta este archivo.`
export const messages_this_person_cannot_be_written_to_at = ()=>`Ahora mismo no se puede escribir a esta persona.`
export const messages_this_person_would_rather_not_hear_from = ()=>`Esta persona prefiere no recibir mensajes tuyos. Respétalo, por favor.`
export const messages_today = ()=>`Hoy`
export const messages_unblock = ()=>`Desbloquear`
export const messages_unblock_person = v=>`Desbloquear a ${isolated$(v.name)}`
export const messages_unblocked = ()=>`Bloqueo quitado`
export const messages_unread = ()=>`sin leer`
export const messages_unsupported_file = ()=>`Archivo no admitido`
export const messages_unsupported_file_pictures_pdf_doc_docx = v=>`Archivo no admitido: ${isolated$(v.name)}. Se pueden enviar imágenes, .pdf, .doc, .docx y .txt.`
export const messages_would_rather_not_hear_from_you_please = v=>`${isolated$(v.name)} prefiere no recibir mensajes tuyos. Respétalo, por favor.`
export const messages_write_a_message = ()=>`Escribe un mensaje`
export const messages_write_something_or_attach_a_file = ()=>`Escribe algo o adjunta un archivo.`
export const messages_yesterday = ()=>`Ayer`
export const messages_you = ()=>`Tú`
export const messages_you_are_offline_what_you_send_goes_out = ()=>`No tienes conexión. Lo que envíes saldrá cuando vuelva.`
export const messages_you_can_write_to_one_another_once = ()=>`Se podrán enviar mensajes cuando todo el mundo haya dicho que sí.`
export const messages_you_cannot_block_yourself = ()=>`No puedes bloquearte.`
export const messages_you_cannot_write_to_yourself = ()=>`No puedes enviarte mensajes.`
export const messages_you_have_blocked_neither_of_you_can = v=>`Has bloqueado a ${isolated$(v.name)}. Ya no es posible escribirse.`
export const messages_you_have_blocked_this_person_unblock = ()=>`Has bloqueado a esta persona. Quita el bloqueo para volver a hablar.`
export const notifications_earlier = ()=>`Anteriores`
export const notifications_find_something_to_swap_for = ()=>`Buscar algo que me guste`
export const notifications_loading = ()=>`Cargando…`
export const notifications_new = ()=>`Nueva:`
export const notifications_no_notifications_yet = ()=>`Todavía no hay notificaciones.`
export const notifications_notification = ()=>`Notificaciones`
export const notifications_show_older = ()=>`Mostrar anteriores`
export const notifications_something_went_wrong_try_again = ()=>`Algo ha salido mal. Intentar de nuevo`
export const notifications_something_went_wrong_what_is_new_may = ()=>`Algo ha salido mal. Puede que falte lo más reciente.`
export const notifications_today = ()=>`Hoy`
export const notifications_yesterday = ()=>`Ayer`
export const notifications_you_will_hear_here_when_somebody_wants = ()=>`Aquí te avisaremos cuando alguien quiera intercambiar contigo.`
export const pages_a_heading_may_have_at_most_characters = v=>`Un título puede tener como máximo ${isolated$(v.heading)} caracteres.`
export const pages_a_little_too_fast = ()=>`Demasiado rápido`
export const pages_a_text_may_have_at_most_characters = v=>`Un texto puede tener como máximo ${isolated$(v.sectionText)} caracteres.`
export const pages_all_rights_reserved = v=>`© ${isolated$(v.getFullYear)} ${isolated$(v.name)}. Todos los derechos reservados.`
export const pages_at_most_services_can_be_shown = v=>`Se pueden mostrar como máximo ${isolated$(v.services)} servicios.`
export const pages_at_most_steps_can_be_shown = v=>`Se pueden mostrar como máximo ${isolated$(v.steps)} pasos.`
export const pages_back_in_a_moment = ()=>`Volvemos en un momento`
export const pages_browse_all_items = ()=>`Ver todos los artículos`
export const pages_each_entry_needs_a_title = ()=>`Cada entrada necesita un título.`
export const pages_go_to_home = ()=>`Ir al inicio`
export const pages_has_saved_this_since_you_opened_it = v=>`${isolated$(v.who)} ha guardado cambios aquí después de que lo abrieras. ${isolated$(v.end)}`
export const pages_it_was_not_deleted = ()=>`No se ha eliminado.`
export const pages_last_changed_on = v=>[`Último cambio: `,v.time(`${isolated$(v.changed)}`)]
export const pages_link_https = ()=>`Un enlace tiene que empezar por https://`
export const pages_link_too_long = ()=>`Este enlace es demasiado largo.`
export const pages_links_many = v=>`Se pueden mostrar ${isolated$(v.most)} enlaces como máximo.`
export const pages_may_have_at_most_characters = v=>`${((f=>f==="name"?`El nombre`:f==="tagline"?`El lema`:f==="description"?`La descripción`:f==="address"?`La dirección`:`La línea de derechos de autor`)(v.what))} puede tener como máximo ${isolated$(v.longest)} caracteres.`
export const pages_nothing_stands_at_this_address_it_may = ()=>`En esta dirección no hay nada: quizá ya se intercambió. Búscalo o echa un vistazo.`
export const pages_page_not_found = ()=>`Página no encontrada`
export const pages_search = ()=>`Buscar`
export const pages_search_here = ()=>`Buscar…`
export const pages_somebody = ()=>`Alguien`
export const pages_something_went_wrong = ()=>`Algo ha salido mal.`
export const pages_that_did_not_work = ()=>`No ha funcionado`
export const pages_that_was_a_lot_in_a_short_time_please = ()=>`Ha sido mucho en poco tiempo. Espera un minuto e inténtalo de nuevo.`
export const pages_the_mistake_is_ours_not_yours_please = ()=>`El error es nuestro, no tuyo. Inténtalo de nuevo en un momento.`
export const pages_the_site_is_very_busy_or_just_starting = ()=>`El sitio está muy ocupado o se está reiniciando. Inténtalo de nuevo dentro de poco.`
export const pages_we_have_no_office_the_contact_form = ()=>`No tenemos oficina. Escríbenos con el formulario de contacto.`
export const pages_what_you_typed_is_still_here = ()=>`Lo que has escrito sigue aquí.`
export const payments_a_cvv_has_3_or_4_digits = ()=>`Un CVV tiene 3 o 4 cifras.`
export const payments_a_receipt_has_been_sent_to_you_example = ()=>`Hemos enviado un recibo a you@example.com.`
export const payments_any_digits_will_do = ()=>`Sirve cualquier número.`
export const payments_apply = ()=>`Aplicar`
export const payments_at_paypal_you_would_confirm_the = ()=>`En PayPal confirmarías el pago. Aquí no se contacta con PayPal.`
export const payments_billing = ()=>`Facturación`
export const payments_card_number = ()=>`Número de tarjeta`
export const payments_card_numbers_have_12_to_19_digits = ()=>`Los números de tarjeta tienen de 12 a 19 cifras.`
export const payments_choose_the_right_plan_for_you = ()=>`Elige el plan que te conviene`
export const payments_confirm_pay = ()=>`Confirmar y pagar`
export const payments_credit_debit_card = ()=>`Tarjeta de crédito o débito`
export const payments_cvv = ()=>`CVV`
export const payments_download_receipt = ()=>`Descargar recibo`
export const payments_expiry = ()=>`Válida hasta`
export const payments_expiry_example = ()=>`MM/AA`
export const payments_go_to_home = ()=>`Ir al inicio`
export const payments_i_agree_to_the_terms_conditions = v=>[`Acepto los `,v.link(`términos y condiciones`)]
export const payments_month_and_year_as_on_the_card = ()=>`Mes y año, como en la tarjeta.`
export const payments_monthly = ()=>`Mensual`
export const payments_name_on_card = ()=>`Nombre en la tarjeta`
export const payments_payment_details = ()=>`Datos de pago`
export const payments_payment_method = ()=>`Forma de pago`
export const payments_payment_successful = ()=>`¡Pago realizado!`
export const payments_paypal = ()=>`PayPal`
export const payments_plan = ()=>`Plan`
export const payments_popular = ()=>`Popular`
export const payments_price_each = v=>`${(v.interval==="year"?`/ año`:`/ mes`)}`
export const payments_promo_code = ()=>`Código promocional`
export const payments_review_and_confirm = ()=>`Revisar y confirmar`
export const payments_save_card = ()=>`Guardar la tarjeta`
export const payments_select = ()=>`Elegir`
export const payments_select_2 = v=>`Elegir ${isolated$(v.name)}`
export const payments_standard_plan = ()=>`Plan estándar`
export const payments_swapping_is_free_the_plans_show_how = ()=>`Intercambiar es gratis. Los planes muestran cómo los miembros podrían compartir los gastos del mercado.`
export const payments_thank_you_your_subscription_is_now = ()=>`¡Gracias! Tu suscripción ya está activa.`
export const payments_the_last_digits_on_the_back = ()=>`Las últimas cifras del reverso.`
export const payments_the_month_is_a_number_from_01_to_12 = ()=>`El mes es un número del 01 al 12.`
export const payments_there_are_no_plans_at_the_moment = ()=>`Ahora mismo no hay planes. Intercambiar es gratis.`
export const payments_this_date_has_passed = ()=>`Esa fecha ya ha pasado.`
export const payments_this_is_a_demonstration_no_payment_is = ()=>`Esto es una demostración. No se cobra nada, e intercambiar es gratis con cualquier plan.`
export const payments_this_is_a_demonstration_no_payment_is_2 = ()=>`Esto es una demostración. No se cobra nada, y lo que escribas aquí no sale de tu navegador.`
export const payments_this_is_a_demonstration_nothing_was = ()=>`Esto es una demostración: no se ha pagado nada ni se ha enviado ningún correo.`
export const payments_total = ()=>`Total`
export const payments_two_digits_for_the_month_and_two_for = ()=>`Dos cifras para el mes y dos para el año.`
export const people_about = ()=>`Sobre ti`
export const people_about_help = ()=>`Unas palabras que todo el mundo puede leer en tu página. Puedes dejarlo vacío.`
export const people_address_help = ()=>`Basta con el barrio: «Centro, Sevilla». Todo el mundo lo ve junto a tus artículos, así que no pongas calle ni número.`
export const people_answer = ()=>`Responder`
export const people_answer_help = ()=>`Todo el mundo la lee debajo de la reseña. Puedes responder una vez.`
export const people_block = ()=>`Bloquear`
export const people_blocked_by_owner = ()=>`Quien lo ofrece prefiere no recibir mensajes tuyos. Respétalo, por favor.`
export const people_blocked_owner = ()=>`Has bloqueado a quien lo ofrece, así que ninguna de las dos partes puede pedir nada a la otra.`
export const people_blocked_people = ()=>`Personas que has bloqueado`
export const people_blocking = ()=>`Bloqueando…`
export const people_browser_on_system = v=>`${isolated$(v.browser)} en ${isolated$(v.system)}`
export const people_call_off_changed_mind = ()=>`He cambiado de idea`
export const people_call_off_kind = ()=>`¿Qué ha pasado?`
export const people_call_off_no_show = ()=>`La otra persona no vino`
export const people_call_off_not_as_described = ()=>`No era como se describía`
export const people_call_off_other = ()=>`Otra cosa`
export const people_change_profile = ()=>`Cambiar tu perfil`
export const people_change_review = ()=>`Cambiar reseña`
export const people_contact_choice = ()=>`¿Quién ve tu correo y tu teléfono?`
export const people_contact_choice_help = ()=>`Siempre los ve la gente con quien hayas acordado un intercambio. Puedes cambiarlo en tus ajustes.`
export const people_contact_default = ()=>`¿Quién ve el correo y el teléfono de los nuevos miembros, si no eligen otra cosa?`
export const people_contact_default_help = ()=>`Lo que cada persona ya eligió no cambia. Recomendamos «miembros»: así no los ven ni visitantes ni robots.`
export const people_contact_everyone = ()=>`Todo el mundo, también visitantes`
export const people_contact_members = ()=>`Miembros con sesión iniciada`
export const people_contact_partners = ()=>`Solo las personas con las que intercambio`
export const people_days_at_least = v=>`Días que sirve: al menos ${isolated$(v.min)}.`
export const people_days_at_most = v=>`Días que sirve: como máximo ${isolated$(v.max)}.`
export const people_email_help = ()=>`Con él inicias sesión. Más abajo eliges quién más lo ve.`
export const people_home = ()=>`Inicio`
export const people_how_was_it = ()=>`¿Qué tal fue?`
export const people_invited_at_least = v=>`Personas que pueden usarla: al menos ${isolated$(v.min)}.`
export const people_invited_at_most = v=>`Personas que pueden usarla: como máximo ${isolated$(v.max)}.`
export const people_items = v=>`${(plural.select(v.count)==="one"?`${number.format(v.count)} artículo`:`${number.format(v.count)} artículos`)}`
export const people_looking_for = ()=>`Busca`
export const people_member_since = v=>`Miembro desde ${isolated$(v.since)}`
export const people_name_help = ()=>`Todo el mundo lo ve junto a tus artículos.`
export const people_new_members = ()=>`Nuevos miembros`
export const people_new_members_show = v=>`${((f=>f==="everyone"?`Los nuevos miembros muestran correo y teléfono a todo el mundo`:f==="members"?`Los nuevos miembros muestran correo y teléfono a los miembros`:`Los nuevos miembros muestran correo y teléfono a las personas con las que intercambian`)(v.choice))}`
export const people_no = ()=>`No`
export const people_no_items = ()=>`Nada para intercambiar por ahora.`
export const people_no_items_of_yours = ()=>`Por ahora no tienes nada para intercambiar.`
export const people_no_reviews = ()=>`Todavía nadie ha escrito sobre un intercambio.`
export const people_no_shows = ()=>`No vino`
export const people_no_shows_count = v=>`${(plural.select(v.count)==="one"?`${number.format(v.count)} intercambio`:`${number.format(v.count)} intercambios`)} de los últimos 90 días, según ${(plural.select(v.people)==="one"?`una persona`:`${number.format(v.people)} personas`)}`
export const people_no_such_session = ()=>`Esa sesión no existe.`
export const people_no_swaps = ()=>`Sin intercambios todavía`
export const people_nobody_blocked = ()=>`Nadie. Si bloqueas a alguien, no puede escribirte ni pedir tus artículos, ni tú los suyos.`
export const people_page = ()=>`Página`
export const people_page_link = ()=>`Como la ven otras personas`
export const people_phone_help = ()=>`Diez cifras; el +1 se añade solo. Abajo eliges quién lo ve.`
export const people_phone_help_elsewhere = ()=>`Como se escribe en tu país, o con + y el prefijo del país. Abajo eliges quién lo ve.`
export const people_replies_day = ()=>`Suele responder en un día`
export const people_replies_hour = ()=>`Suele responder en una hora`
export const people_replies_week = ()=>`Suele responder en una semana`
export const people_report = ()=>`Denunciar`
export const people_report_review_by = v=>`Denunciar la reseña de ${isolated$(v.name)}`
export const people_review_help = v=>`Todo el mundo la lee y ${isolated$(v.name)} puede responder. Se muestra cuando estén las dos reseñas o pasados 14 días.`
export const people_review_now = ()=>`Escribir una reseña`
export const people_review_waits = v=>`Solo tú ves lo que has escrito hasta que ${isolated$(v.name)} también escriba o pasen 14 días. Hasta entonces puedes cambiarlo.`
export const people_reviews = v=>`${(plural.select(v.count)==="one"?`${number.format(v.count)} reseña`:`${number.format(v.count)} reseñas`)}`
export const people_reviews_of_swap = ()=>`Reseñas de este intercambio`
export const people_saved = ()=>`Guardado`
export const people_send_answer = ()=>`Enviar respuesta`
export const people_send_message = ()=>`Enviar mensaje`
export const people_send_review = ()=>`Enviar reseña`
export const people_sending = ()=>`Enviando…`
export const people_sign_out_everywhere = ()=>`Cerrar todas las sesiones`
export const people_sign_out_there = ()=>`Cerrar sesión`
export const people_signed_in_on = ()=>`Sesiones abiertas`
export const people_signed_out_everywhere = ()=>`Todas las sesiones cerradas`
export const people_signed_out_there = ()=>`Sesión cerrada allí`
export const people_signing_out = ()=>`Cerrando sesión…`
export const people_since = v=>`desde el ${isolated$(v.date)}`
export const people_swap_again_with = v=>`¿Volverías a intercambiar con ${isolated$(v.name)}?`
export const people_swaps = v=>`${(plural.select(v.swaps)==="one"?`${number.format(v.swaps)} intercambio`:`${number.format(v.swaps)} intercambios`)}`
export const people_swaps_again = v=>`${(plural.select(v.swaps)==="one"?`${number.format(v.swaps)} intercambio`:`${number.format(v.swaps)} intercambios`)}; volverían a intercambiar: ${isolated$(v.yes)}`
export const people_there_is_no_such_person = ()=>`Esa persona no existe.`
export const people_this_browser = ()=>`Este navegador`
export const people_unblock = ()=>`Desbloquear`
export const people_unblocking = ()=>`Desbloqueando…`
export const people_unknown_browser = ()=>`Un navegador desconocido`
export const people_would_not_swap_again = ()=>`No volvería a intercambiar`
export const people_would_swap_again = ()=>`Volvería a intercambiar`
export const people_yes = ()=>`Sí`
export const people_you = ()=>`Tú`
export const people_you_have_blocked = v=>`Has bloqueado a ${isolated$(v.name)}. Ya no es posible escribirse.`
export const people_your_answer = ()=>`Tu respuesta`
export const place_add = ()=>`Añadir`
export const place_add_one = ()=>`Añadir uno`
export const place_adding = ()=>`Añadiendo…`
export const place_anywhere = ()=>`En cualquier lugar`
export const place_audit_backups = ()=>`Cambió dónde y cuándo se hacen las copias`
export const place_audit_country = v=>`Estableció el país: ${isolated$(v.country)}`
export const place_audit_languages = v=>`Cambió los idiomas: ${isolated$(v.site)} para el sitio; disponibles: ${isolated$(v.names)}`
export const place_audit_limits = ()=>`Cambió los límites para los miembros`
export const place_audit_mail = v=>`Configuró el servidor de correo: ${isolated$(v.host)}`
export const place_audit_no_mail = ()=>`Quitó el servidor de correo`
export const place_audit_plans = v=>`${(v.shown==="on"?`Activó`:`Desactivó`)} los planes`
export const place_audit_quota = ()=>`Cambió cuánto puede guardar cada persona`
export const place_backup_by_environment = ()=>`BACKUP_DIR está definido en el equipo y tiene prioridad.`
export const place_backup_count_wrong = v=>`Escribe un número entero del ${isolated$(v.least)} al ${isolated$(v.most)}.`
export const place_backup_daily = ()=>`Copias diarias que se conservan`
export const place_backup_daily_help = ()=>`Las copias pequeñas sin fotos, una por día.`
export const place_backup_every = ()=>`Días entre una copia completa y la siguiente`
export const place_backup_folder = ()=>`Dónde se guardan las copias completas`
export const place_backup_folder_help = ()=>`Una carpeta del equipo en el que funciona el sitio, mejor en otro disco, por ejemplo /var/backups/swapyard; si se deja vacío no se hacen.`
export const place_backup_folder_is = v=>`Las copias completas van a ${isolated$(v.folder)}.`
export const place_backup_folder_public = ()=>`Todo el mundo puede leer lo que hay en esta carpeta. Elige otra.`
export const place_backup_folder_refused = v=>`El sitio no puede escribir en esta carpeta (${isolated$(v.reason)}). Elige otra o dale permiso en el equipo.`
export const place_backup_folder_wrong = ()=>`Escribe la ruta completa de una carpeta, como /var/backups/swapyard.`
export const place_backup_full = ()=>`Copias completas que se conservan`
export const place_backup_is_old = ()=>`La última copia de seguridad con las fotos es antigua. Haz una aquí o indica una carpeta en los ajustes.`
export const place_backup_weekly = ()=>`Copias semanales que se conservan`
export const place_backup_weekly_help = ()=>`De las semanas anteriores a esos días, la última copia de cada una.`
export const place_backup_without_pictures = ()=>`La última copia de seguridad no contiene las fotos. Haz una aquí o indica una carpeta en los ajustes.`
export const place_backups = ()=>`Copias de seguridad`
export const place_backups_lead = ()=>`Cada día el sitio hace una copia pequeña de todo menos las fotos. Una copia completa contiene también las fotos: la primera se hace en cuanto guardas adónde va.`
export const place_choose_a_country = ()=>`Elige un país.`
export const place_choose_a_language = ()=>`Elige un idioma.`
export const place_contact_for_members = v=>[`Aquí nos escriben los miembros. `,v.link(`Inicia sesión`),` para hacerlo.`]
export const place_country = ()=>`País`
export const place_country_help = ()=>`Los números de teléfono se leen y se escriben como allí.`
export const place_disk_takes_no_files = v=>`de ${isolated$(v.size)}. Queda menos espacio que los ${isolated$(v.least)} que siempre se dejan libres: no se admiten archivos y nadie puede publicar. Libera espacio o baja ese límite.`
export const place_download_broke_off = ()=>`Copia no descargada`
export const place_download_broke_off_help = ()=>`La descarga se cortó. Deja que tu navegador la continúe en los próximos 15 minutos o haz la copia de nuevo.`
export const place_footer_as_delivered = ()=>`Las listas de enlaces están como venían, en el idioma de quien las lee.`
export const place_footer_back = ()=>`Volver a las listas originales`
export const place_footer_change = ()=>`Cambiar las listas`
export const place_footer_href = ()=>`Una dirección empieza por / si es una página de este sitio, o por https://`
export const place_footer_label = ()=>`Texto`
export const place_footer_line_long = v=>`Un texto aquí puede tener como máximo ${isolated$(v.most)} caracteres.`
export const place_footer_line_missing = ()=>`Cada lista y cada enlace necesita un texto.`
export const place_footer_links = v=>`Enlaces de la lista ${isolated$(v.number)}`
export const place_footer_lists = ()=>`Listas de enlaces`
export const place_footer_many = v=>`Se pueden mostrar ${isolated$(v.most)} como máximo.`
export const place_hero_caption = ()=>`Lo que se lee debajo`
export const place_hero_many = v=>`Se pueden mostrar ${isolated$(v.most)} imágenes como máximo.`
export const place_hero_pictures = ()=>`Imágenes junto al titular`
export const place_hero_pictures_help = ()=>`Sin imágenes hay dos dibujos.`
export const place_kept_from_before = ()=>`Copia de antes de una restauración`
export const place_kept_from_before_help = v=>[`${isolated$(v.size)}`,`; las fotos que solo figuran ahí se conservan mientras tanto. Cuando todo esté bien, bórralo en el equipo: `,v.command(``)]
export const place_language_of_the_site = ()=>`Idioma del sitio`
export const place_language_of_the_site_help = ()=>`Para quien no pide ninguno de los disponibles, para los correos a quien no ha elegido y para los textos que venían con el sitio.`
export const place_languages = ()=>`Idiomas`
export const place_languages_offered = ()=>`Disponibles`
export const place_languages_offered_help = ()=>`Los que cualquiera puede elegir. El idioma del sitio siempre está entre ellos.`
export const place_limits = ()=>`Límites`
export const place_mail = ()=>`Correo`
export const place_mail_by_environment = ()=>`SMTP_URL está definido en el equipo y tiene prioridad. Quítalo allí para configurar el correo aquí.`
export const place_mail_failing = ()=>`Con fallos`
export const place_mail_from = ()=>`Remitente`
export const place_mail_from_by_environment = v=>`MAIL_FROM está definido en el equipo y tiene prioridad: ${isolated$(v.from)}`
export const place_mail_from_help = v=>`Si se deja vacío es el usuario de arriba, si es una dirección de correo; si no, ${isolated$(v.from)}.`
export const place_mail_from_help_user = v=>`Si se deja vacío es el usuario de arriba: ${isolated$(v.from)}.`
export const place_mail_from_wrong = ()=>`Escribe una dirección de correo, como mercado@example.org.`
export const place_mail_host = ()=>`Servidor`
export const place_mail_host_help = ()=>`Por ejemplo, smtp.example.org`
export const place_mail_host_wrong = ()=>`Escribe el nombre de un servidor de correo, como smtp.example.org.`
export const place_mail_lacks_password = ()=>`La contraseña del servidor de correo no está en ninguna copia: introdúcela de nuevo en los ajustes.`
export const place_mail_lead = v=>`Lo que tu proveedor de correo llama SMTP. Antes de guardar nada se envía un correo a ${isolated$(v.email)}.`
export const place_mail_no_answer = v=>`Allí no responde ningún servidor de correo. Revisa servidor y puerto: ${isolated$(v.reason)}`
export const place_mail_no_such_host = v=>`No hay ningún servidor con este nombre: ${isolated$(v.reason)}`
export const place_mail_no_tls = v=>`El servidor no cifra en este puerto, así que no se le envía ninguna contraseña: ${isolated$(v.reason)}`
export const place_mail_password = ()=>`Contraseña`
export const place_mail_password_help = ()=>`No se muestra a nadie y no está en ninguna copia de seguridad.`
export const place_mail_password_missing = ()=>`Introduce la contraseña de este usuario.`
export const place_mail_password_stays = ()=>`Ya hay una. Si se deja vacío, se conserva mientras no cambien servidor y usuario.`
export const place_mail_port = ()=>`Puerto`
export const place_mail_port_help = ()=>`Casi siempre 587; 465 si todo va cifrado desde el principio.`
export const place_mail_port_wrong = ()=>`Un puerto es un número del 1 al 65535.`
export const place_mail_refuses_sender = v=>`El servidor no acepta correos de esta dirección: ${isolated$(v.reason)}`
export const place_mail_refuses_sign_in = v=>`El servidor no acepta este usuario y esta contraseña: ${isolated$(v.reason)}`
export const place_mail_remove = ()=>`No enviar más correos`
export const place_mail_saved = v=>`Guardado. Hay un correo de prueba en camino a ${isolated$(v.email)}.`
export const place_mail_try = ()=>`Probar y guardar`
export const place_mail_trying = ()=>`Enviando un correo…`
export const place_mail_user = ()=>`Usuario`
export const place_mail_user_help = ()=>`A menudo, la dirección de correo completa. Vacío si el servidor no lo pide.`
export const place_mail_user_wrong = ()=>`Es demasiado largo o contiene caracteres no permitidos.`
export const place_missing_files = ()=>`Archivos que faltan`
export const place_missing_files_help = ()=>`Hay imágenes o archivos enviados que no están en la carpeta de archivos subidos; en su lugar se ve un dibujo. Restaura una copia de seguridad con imágenes o devuelve la carpeta a su sitio.`
export const place_my_language = ()=>`Idioma`
export const place_my_language_help = ()=>`En él verás las páginas y los correos. Si no eliges ninguno, los correos llegan en el idioma del sitio.`
export const place_my_language_none = ()=>`El de tu navegador`
export const place_name = ()=>`Nombre`
export const place_neighbourhood = ()=>`Barrio`
export const place_neighbourhoods = ()=>`Barrios`
export const place_neighbourhoods_lead = ()=>`Zonas de tu localidad. Las personas y los artículos pueden indicar una, y al explorar se puede filtrar por ella. Sin lista, cada persona escribe una dirección.`
export const place_next_start = ()=>`Otra versión en el disco`
export const place_next_start_older = ()=>`Es más antigua que la base de datos y no arrancaría. Vuelve a poner la versión más nueva o restaura la copia de seguridad de antes de la actualización.`
export const place_next_start_restart = ()=>`La ha puesto ahí una actualización, y todavía funciona la anterior. Reinicia el sitio en su equipo.`
export const place_no = ()=>`No`
export const place_no_neighbourhoods = ()=>`Todavía no hay ninguno.`
export const place_nobody_stores = ()=>`Todavía nadie ha enviado fotos ni archivos.`
export const place_none = ()=>`Ninguno`
export const place_opened_elsewhere = ()=>`Otra dirección`
export const place_opened_elsewhere_help = v=>`Alguien abrió el sitio ahí y no le llegó nada en directo. Si la gente escribe esa dirección, ponla en PUBLIC_URL en el equipo; ahora es ${isolated$(v.url)}.`
export const place_own_storage = v=>`Tus fotos y archivos ocupan ${isolated$(v.used)} de ${isolated$(v.most)}.`
export const place_people_meet = ()=>`Límites para los miembros`
export const place_place = ()=>`Lugar`
export const place_plans_shown = ()=>`Mostrar planes`
export const place_plans_shown_help = ()=>`Sin planes, la página muestra a cada persona solo sus intercambios.`
export const place_proof_to_post = ()=>`Pedir un correo confirmado antes de poder publicar`
export const place_quota_day = ()=>`Archivos nuevos por día, entre todos`
export const place_quota_disk = ()=>`Espacio del disco que siempre queda libre`
export const place_quota_person = ()=>`Por persona`
export const place_remove = ()=>`Quitar`
export const place_removing = ()=>`Quitando…`
export const place_restore_put_back = ()=>`Restauración deshecha`
export const place_restore_put_back_help = v=>`Esa copia de seguridad no arrancó, así que el sitio vuelve a estar como antes. Lo que falló se guarda como ${isolated$(v.file)}; cuando se borre ese archivo, este aviso desaparece.`
export const place_restore_waits_help = ()=>`Al reiniciarse el sitio, una copia de seguridad sustituirá lo que hay aquí, y lo que se escriba hasta entonces no estará en ella. Reinícialo ya o cancela la restauración.`
export const place_saved = ()=>`Guardado`
export const place_settings = ()=>`Ajustes`
export const place_sign_ups = ()=>`Registros por hora desde una misma red`
export const place_sign_ups_help = ()=>`Quienes se registran en una inauguración en la biblioteca cuentan como una sola red.`
export const place_sign_ups_number = ()=>`Escribe un número entero del 1 al 10000`
export const place_storage = ()=>`Fotos y archivos`
export const place_storage_lead = v=>`En megabytes. En el último día se enviaron ${isolated$(v.today)}. Con 0 no se admite nada; lo que supera un límite solo impide archivos nuevos.`
export const place_where = ()=>`Dónde está tu comunidad`
export const place_where_i_live = ()=>`Donde vivo`
export const place_who_stores_most = ()=>`Quién ocupa más`
export const place_whole_megabytes = ()=>`Escribe un número entero de megabytes`
export const place_yes = ()=>`Sí`
export const reports_a_message_without_text = ()=>`Un mensaje sin texto`
export const reports_a_review_without_text = ()=>`Una reseña sin texto`
export const reports_anything_else_we_should_know = ()=>`¿Algo más que debamos saber?`
export const reports_choose_what_is_wrong = ()=>`Elige qué pasa.`
export const reports_misleading_or_a_fraud = ()=>`Engaño o fraude`
export const reports_not_allowed_or_dangerous = ()=>`Prohibido o peligroso`
export const reports_only_the_people_who_run_this_site_read = ()=>`Lo que escribas solo lo leen quienes administran este sitio. A quien ofrece el artículo no se le dice quién lo ha denunciado.`
export const reports_only_the_people_who_run_this_site_read_2 = ()=>`Solo quienes administran este sitio leen lo que escribas, este mensaje y los de alrededor. A quien lo envió no se le dice nada.`
export const reports_only_the_people_who_run_this_site_read_3 = ()=>`Lo que escribas solo lo leen quienes administran este sitio. A quien escribió la reseña no se le dice quién la ha denunciado.`
export const reports_only_the_people_who_run_this_site_read_4 = ()=>`Lo que escribas solo lo leen quienes administran este sitio. A la persona no se le dice quién la ha denunciado.`
export const reports_report_this = v=>`Denunciar ${((f=>f==="item"?`este artículo`:f==="message"?`este mensaje`:f==="review"?`esta reseña`:`a esta persona`)(v.kind))}`
export const reports_rude_hateful_or_threatening = ()=>`Ofensas, odio o amenazas`
export const reports_say_in_a_few_words_what_is_wrong = ()=>`Di en pocas palabras qué pasa.`
export const reports_say_what_it_is_an_item_a_message_a = ()=>`Di qué es: un artículo, un mensaje, una persona o una reseña.`
export const reports_say_which_one = ()=>`Di cuál.`
export const reports_send_report = ()=>`Enviar denuncia`
export const reports_sending = ()=>`Enviando…`
export const reports_something_else = ()=>`Otra cosa`
export const reports_spam_or_advertising = ()=>`Spam o publicidad`
export const reports_thank_you_somebody_of_the_community = ()=>`Gracias. Alguien de la comunidad lo revisará.`
export const reports_there_is_no_such = v=>`No existe ${((f=>f==="item"?`ese artículo`:f==="message"?`ese mensaje`:f==="review"?`esa reseña`:`esa persona`)(v.kind))}.`
export const reports_this_is_your_own = v=>`${((f=>f==="item"?`Este artículo es tuyo`:f==="message"?`Este mensaje es tuyo`:`Esta reseña es tuya`)(v.kind))}.`
export const reports_what_is_wrong = ()=>`¿Qué pasa?`
export const reports_you_cannot_report_yourself = ()=>`No puedes denunciar tu propia cuenta.`
export const reports_you_have_reported_much_already = v=>`${isolated$(v.most)} denuncias tuyas esperan a que las miremos. Danos un poco de tiempo, por favor.`
export const reports_you_have_reported_this_already = v=>`Ya has denunciado ${((f=>f==="item"?`este artículo`:f==="message"?`este mensaje`:f==="review"?`esta reseña`:`a esta persona`)(v.kind))}. Alguien lo mirará pronto.`
export const requests_back = ()=>`Volver`
export const requests_begin_anew = ()=>`Empezar de nuevo con lo que queda`
export const requests_beginning = ()=>`Empezando…`
export const requests_draft_goes = v=>`Has empezado a publicar ${isolated$(v.name)}. Ese borrador se borrará y lo que has recibido ocupará su lugar.`
export const requests_list_failed = ()=>`No se ha podido cargar. Inténtalo de nuevo.`
export const requests_list_got = ()=>`Publicar lo que he recibido`
export const requests_list_one = v=>`Publicar ${isolated$(v.name)}`
export const requests_not_answered = ()=>`Sin respuesta a tiempo`
export const requests_other_offer = v=>`${isolated$(v.name)} te ha hecho otra oferta.`
export const requests_replace = ()=>`Reemplazarlo`
export const requests_replace_draft = ()=>`¿Reemplazar lo que estabas escribiendo?`
export const requests_rivals = v=>`${(plural.select(v.count)==="one"?`${number.format(v.count)} solicitud por ${isolated$(v.name)}`:`${number.format(v.count)} solicitudes por ${isolated$(v.name)}`)}`
export const requests_step_agreed = v=>`Intercambio acordado: ${isolated$(v.offered)} por ${isolated$(v.wanted)}`
export const requests_step_asked = v=>`${isolated$(v.name)} ofreció ${isolated$(v.offered)} por ${isolated$(v.wanted)}`
export const requests_step_asked_by_me = v=>`Ofreciste ${isolated$(v.offered)} por ${isolated$(v.wanted)}`
export const requests_step_called_off = v=>`Cancelado: ${isolated$(v.offered)} por ${isolated$(v.wanted)}`
export const requests_step_completed = v=>`Intercambiado: ${isolated$(v.offered)} por ${isolated$(v.wanted)}`
export const requests_step_confirmed = v=>`${isolated$(v.name)} confirmó el intercambio: ${isolated$(v.offered)} por ${isolated$(v.wanted)}`
export const requests_step_confirmed_by_me = v=>`Confirmaste el intercambio: ${isolated$(v.offered)} por ${isolated$(v.wanted)}`
export const requests_step_declined = v=>`Oferta rechazada: ${isolated$(v.offered)} por ${isolated$(v.wanted)}`
export const requests_step_edited = v=>`${isolated$(v.name)} editó un artículo: ${isolated$(v.offered)} por ${isolated$(v.wanted)}`
export const requests_step_edited_by_me = v=>`Editaste un artículo: ${isolated$(v.offered)} por ${isolated$(v.wanted)}`
export const requests_step_ended = v=>`Terminado: ${isolated$(v.offered)} por ${isolated$(v.wanted)}`
export const requests_step_meeting = ()=>`Lugar y hora acordados`
export const requests_step_meeting_proposed = v=>`${isolated$(v.name)} propuso lugar y hora`
export const requests_step_meeting_proposed_by_me = ()=>`Propusiste lugar y hora`
export const requests_step_offered = v=>`${isolated$(v.name)} hizo otra oferta: ${isolated$(v.offered)} por ${isolated$(v.wanted)}`
export const requests_step_offered_by_me = v=>`Hiciste otra oferta: ${isolated$(v.offered)} por ${isolated$(v.wanted)}`
export const requests_step_withdrawn = v=>`Oferta retirada: ${isolated$(v.offered)} por ${isolated$(v.wanted)}`
export const requests_turn_all = ()=>`Te toca a ti: acepta, rechaza o haz otra oferta.`
export const requests_turn_answer = ()=>`Te toca a ti: acepta o rechaza.`
export const requests_turn_counter = ()=>`Te toca a ti: haz otra oferta o rechaza.`
export const requests_turn_decline = ()=>`Te toca a ti: ahora no se puede aceptar. Puedes esperar o rechazar.`
export const requests_unnamed = ()=>`un artículo`
export const requests_what_is_left = ()=>`Una parte de nuestro intercambio ya no está. ¿Intercambiamos lo que queda?`
export const requests_with_unlisted = v=>`Con ${isolated$(v.name)}, que no se ha publicado`
export const swaps_accept = ()=>`Aceptar`
export const swaps_accept_this_swap = ()=>`¿Aceptas este intercambio?`
export const swaps_accepting = ()=>`Aceptando…`
export const swaps_add_something_that_is_not_listed = ()=>`Añadir algo que no está publicado`
export const swaps_agreed = ()=>`Acordados`
export const swaps_all_of_these = v=>`Los ${isolated$(v.count)} juntos`
export const swaps_all_of_these_are_offered_together = ()=>`Todo esto se ofrece junto`
export const swaps_all_of_these_have_to_be_items_of_one = ()=>`Todos estos artículos tienen que ser de la misma persona.`
export const swaps_all_offers_so_far = v=>`Todas las ofertas hasta ahora (${isolated$(v.count)})`
export const swaps_all_requests = ()=>`Todas las solicitudes`
export const swaps_already_in_an_offer = ()=>`Ya forma parte de una oferta entre las dos partes`
export const swaps_an_offer_can_be_changed_by_the_one_who = ()=>`Una oferta la puede cambiar quien la hizo, hasta que reciba respuesta.`
export const swaps_and_more = v=>`y ${(`${number.format(v.rest)} más`)}`
export const swaps_any_of_these = v=>`A elegir ${isolated$(v.n)}`
export const swaps_any_of_these_listed = v=>`a elegir ${isolated$(v.pick)} de ${isolated$(v.listed)}`
export const swaps_ask_for_more_of_theirs = ()=>`Pedir algo más de lo suyo`
export const swaps_asked_by_you_who = v=>[`Solicitud tuya a `,v.who(`${isolated$(v.name)}`)]
export const swaps_asked_you = v=>[`Recibida `,v.when(``)]
export const swaps_asks_for_it_in_another_request = v=>`${isolated$(v.name)} pide ${isolated$(v.item)} en otra solicitud que sigue abierta.`
export const swaps_asks_you = v=>[`Solicitud de `,v.who(`${isolated$(v.name)}`)]
export const swaps_at_most_items_can_be_named = v=>`Se pueden indicar como máximo ${isolated$(v.items)} artículos`
export const swaps_back = ()=>`Volver`
export const swaps_back_to_the_request = ()=>`Volver a la solicitud`
export const swaps_because = v=>`Motivo: ${isolated$(v.reason)}`
export const swaps_both_sides_have_to_give_something = ()=>`Las dos partes tienen que dar algo`
export const swaps_browse_all_items = ()=>`Ver todos los artículos`
export const swaps_call_off = ()=>`Cancelar`
export const swaps_calling_off = ()=>`Cancelando…`
export const swaps_cancel_request = ()=>`Canceladas`
export const swaps_canceling = ()=>`Rechazando…`
export const swaps_cannot_swap_at_the_moment_the_request = v=>`${isolated$(v.name)} no puede intercambiar por ahora. La solicitud espera, o puedes rechazarla.`
export const swaps_change_offer = ()=>`Cambiar oferta`
export const swaps_change_words_and_pictures_of_what_you = ()=>`Cambiar el texto y las fotos de lo que ofreces`
export const swaps_change_your_offer = ()=>`Cambia tu oferta`
export const swaps_choose_an_item = ()=>`Elige un artículo`
export const swaps_choose_for_yourself = v=>`${(`Elige ${number.format(v.pick)} para ti`)}`
export const swaps_choose_of_what_is_offered = ()=>`Elige de lo que se ofrece`
export const swaps_choose_of_what_is_offered_2 = v=>`Elige ${isolated$(v.pick)} de lo que se ofrece`
export const swaps_choose_to_give = v=>`${(`Elige ${number.format(v.pick)} para dar`)}`
export const swaps_choose_why = ()=>`Elige el motivo`
export const swaps_confirmed_request = ()=>`Confirmadas`
export const swaps_confirming = ()=>`Confirmando…`
export const swaps_decline = ()=>`Rechazar`
export const swaps_declining_you_can_undo_it_for_some = ()=>`Rechazando. Tienes unos segundos para deshacerlo.`
export const swaps_done = ()=>`Hechos`
export const swaps_exchange = ()=>`Intercambiar`
export const swaps_exchange_request = ()=>`Solicitud de intercambio`
export const swaps_exchange_request_2 = ()=>`Solicitudes de intercambio`
export const swaps_exchange_request_created_successfully = ()=>`Solicitud de intercambio creada`
export const swaps_exchange_request_submitted_successful = ()=>`¡Solicitud de intercambio enviada!`
export const swaps_exchange_requests = ()=>`Solicitudes de intercambio`
export const swaps_failed_to_accept_the_request = ()=>`No se ha podido aceptar la solicitud`
export const swaps_failed_to_call_off_the_swap = ()=>`No se ha podido cancelar el intercambio`
export const swaps_failed_to_cancel_the_request = ()=>`No se ha podido rechazar la solicitud`
export const swaps_failed_to_confirm_the_swap = ()=>`No se ha podido confirmar el intercambio`
export const swaps_failed_to_create_exchange_request = ()=>`No se ha podido crear la solicitud de intercambio`
export const swaps_failed_to_load_exchange_details = ()=>`No se ha podido cargar el intercambio.`
export const swaps_failed_to_load_product_details = ()=>`No se ha podido cargar el artículo.`
export const swaps_failed_to_send_the_offer = ()=>`No se ha podido enviar la oferta`
export const swaps_failed_to_withdraw_the_request = ()=>`No se ha podido retirar la solicitud`
export const swaps_find_something_to_swap_for = ()=>`Buscar algo que me guste`
export const swaps_first_for_second = v=>`${isolated$(v.offered)} por ${isolated$(v.wanted)}`
export const swaps_for_item = v=>[`Por `,v.strong(`${isolated$(v.name)}`)]
export const swaps_for_item_would_take = v=>[`Por `,v.strong(`${isolated$(v.name)}`),`. `,`${isolated$(v.owner)}`,` aceptaría: `,v.strong(`${isolated$(v.preferences)}`)]
export const swaps_for_now_cannot_swap_you_can_wait_for = v=>`Por ahora ${isolated$(v.other)} no puede intercambiar. Puedes esperar o cancelar el intercambio.`
export const swaps_go_to_home = ()=>`Ir al inicio`
export const swaps_has_ended = v=>`Ha terminado: ${isolated$(v.name)}.`
export const swaps_how_many_of_these_may_choose = v=>`¿Cuántos de estos puede elegir ${isolated$(v.name)}?`
export const swaps_how_many_of_these_would_you_choose = ()=>`¿Cuántos de estos elegirías?`
export const swaps_images = ()=>`Fotos *`
export const swaps_incoming_request = ()=>`Pendientes`
export const swaps_is_not_available_any_more = v=>`${(v.alone==="yes"?`Este artículo`:`${isolated$(v.name)}:`)} ya no está disponible.`
export const swaps_is_reserved_for_another_swap = v=>`${(v.alone==="yes"?`Este artículo`:`${isolated$(v.name)}:`)} está reservado para otro intercambio.`
export const swaps_item_offered = ()=>`Se ofrece`
export const swaps_item_wanted = ()=>`Se pide`
export const swaps_its_owner_has_made_you_another_offer = ()=>`Has recibido otra oferta. Te toca a ti.`
export const swaps_last_step = ()=>`Último paso`
export const swaps_loading = ()=>`Cargando…`
export const swaps_make_another_offer = ()=>`Hacer otra oferta`
export const swaps_message = ()=>`Mensaje`
export const swaps_message_2 = ()=>`Mensaje *`
export const swaps_my_trades = ()=>`Mis intercambios`
export const swaps_name = ()=>`Nombre`
export const swaps_name_each_item_once = ()=>`Indica cada artículo una sola vez`
export const swaps_no_requests_found = ()=>`No hay solicitudes.`
export const swaps_no_trade_is_under_way_list_something = ()=>`No tienes ningún intercambio en marcha. Publica algo o pide lo que te guste.`
export const swaps_not_available = ()=>`No disponible`
export const swaps_not_confirmed_by_both_in_time = ()=>`Faltó alguna confirmación a tiempo`
export const swaps_nothing = ()=>`nada`
export const swaps_nothing_is_different_yet = ()=>`Todavía no hay nada distinto: cambia lo que se intercambia o escribe un mensaje.`
export const swaps_offer_one_of_your_own_available_items = ()=>`Ofrece uno de tus artículos disponibles.`
export const swaps_once_accepted_these_items_are_reserved = ()=>`Al aceptar, estos artículos quedan reservados para este intercambio. Después se acuerdan el lugar y la hora.`
export const swaps_one_of_the_two_items_is_reserved_for = ()=>`Uno de los dos artículos está reservado para otro intercambio, así que esta solicitud espera.`
export const swaps_only_the_one_who_made_this_offer_can = ()=>`Esta oferta solo la puede cambiar quien la hizo.`
export const swaps_or_something_that_is_not_listed = ()=>`O algo que no está publicado`
export const swaps_picture_label = v=>`${isolated$(v.offered)} por ${isolated$(v.wanted)}`
export const swaps_please_say_why = ()=>`Di por qué`
export const swaps_post_your_first_trade = ()=>`Publica tu primer artículo`
export const swaps_received = ()=>`Recibidas`
export const swaps_request_accepted = ()=>`✔️ Solicitud aceptada`
export const swaps_request_accepted_successfully = ()=>`Solicitud aceptada`
export const swaps_request_canceled_successfully = ()=>`Solicitud rechazada`
export const swaps_request_declined = ()=>`❌ Solicitud rechazada`
export const swaps_request_updated_successfully = ()=>`Solicitud actualizada`
export const swaps_request_withdrawn = ()=>`Solicitud retirada`
export const swaps_request_withdrawn_successfully = ()=>`Solicitud retirada`
export const swaps_said_terms = v=>[v.who(`${isolated$(v.whoName)}`),`: `,`${isolated$(v.offered)}`,` por `,`${isolated$(v.wanted)}`]
export const swaps_said_terms_pick = v=>[v.who(`${isolated$(v.whoName)}`),`: `,`${isolated$(v.offered)}`,` (`,`${isolated$(v.pick)}`,`) por `,`${isolated$(v.wanted)}`]
export const swaps_save_offer = ()=>`Guardar oferta`
export const swaps_say_why_it_is_a_good_swap_and_when_you = ()=>`Di por qué es un buen intercambio y cuándo te viene bien.`
export const swaps_search = ()=>`Buscar`
export const swaps_see_it_under_cancel_request = ()=>`Ver en «Canceladas»`
export const swaps_see_it_under_confirmed_request = ()=>`Ver en «Confirmadas»`
export const swaps_see_the_swap = ()=>`Ver el intercambio`
export const swaps_see_what_waits = ()=>`Ver lo pendiente`
export const swaps_see_your_request = ()=>`Ver tu solicitud`
export const swaps_send_offer = ()=>`Enviar oferta`
export const swaps_sending = ()=>`Enviando…`
export const swaps_sent = ()=>`Enviadas`
export const swaps_sent_by_you = ()=>`Enviada por ti`
export const swaps_sent_by_you_waiting = ()=>`Enviada por ti, en espera`
export const swaps_show_more = ()=>`Mostrar más`
export const swaps_sign_in_to_see_your_trades_whose_turn = v=>[v.link(`Inicia sesión`),` para ver tus intercambios: a quién le toca, qué espera y qué está acordado.`]
export const swaps_somebody_has_agreed_to_swap_for_this = ()=>`Ya hay un intercambio acordado por este artículo. Por ahora no admite solicitudes.`
export const swaps_something_went_wrong = ()=>`Algo ha salido mal.`
export const swaps_something_went_wrong_what_is_new_may = ()=>`Algo ha salido mal. Puede que falte lo más reciente.`
export const swaps_submit = ()=>`Enviar`
export const swaps_submitting = ()=>`Enviando…`
export const swaps_swap_called_off = ()=>`Intercambio cancelado`
export const swaps_swap_completed = ()=>`Intercambio completado`
export const swaps_swap_completed_enjoy = v=>`Intercambio completado. ¡A disfrutarlo! ${isolated$(v.swappedText)}`
export const swaps_swap_confirmed = ()=>`Intercambio confirmado`
export const swaps_tap_one_or_more = ()=>`Toca uno o varios.`
export const swaps_that_is_for_the_other_side_of_this = ()=>`Eso le toca a la otra parte de esta solicitud.`
export const swaps_the_item_is_gone = ()=>`El artículo ya no está`
export const swaps_the_listing_owner_has_been_notified = ()=>`Hemos avisado a quien lo ofrece.`
export const swaps_the_message = ()=>`El mensaje`
export const swaps_the_offer_has_changed_meanwhile_it_is = ()=>`La oferta ha cambiado mientras tanto. Ahora es la de abajo; lo que has elegido sigue aquí.`
export const swaps_the_offer_has_changed_meanwhile_please = ()=>`La oferta ha cambiado mientras tanto. Vuelve a mirarla.`
export const swaps_there_are_not_so_many_to_choose_from = ()=>`No hay tantos para elegir`
export const swaps_there_have_been_offers_accept_this_one = v=>`${(plural.select(v.revisions)==="one"?`Ya ha habido ${number.format(v.revisions)} oferta.`:`Ya ha habido ${number.format(v.revisions)} ofertas.`)} Acepta esta o termina la solicitud.`
export const swaps_there_is_a_newer_offer_accept_it_or = ()=>`Hay una oferta más reciente: acéptala o haz otra.`
export const swaps_there_is_no_such_item = ()=>`Ese artículo no existe.`
export const swaps_there_is_no_such_request = ()=>`Esa solicitud no existe.`
export const swaps_thing_is_not_available = v=>`${(v.alone==="yes"?`Este artículo`:`${isolated$(v.name)}:`)} ${(v.isHidden==="yes"?`no está disponible por ahora`:`ya no está disponible`)}.`
export const swaps_this = ()=>`Este texto`
export const swaps_this_has_been_accepted_already = v=>`${(v.noun==="request"?`Esta solicitud ya se ha aceptado`:`Este intercambio ya se ha aceptado`)}.`
export const swaps_this_has_been_declined_already = v=>`${(v.noun==="request"?`Esta solicitud ya se ha rechazado`:`Este intercambio ya se ha rechazado`)}.`
export const swaps_this_has_been_withdrawn = v=>`${(v.noun==="request"?`Esta solicitud se ha retirado`:`Este intercambio se ha retirado`)}.`
export const swaps_this_has_ended_because_an_item_of_it = v=>`${(v.noun==="request"?`Esta solicitud`:`Este intercambio`)} ha terminado porque uno de sus artículos ya no está.`
export const swaps_this_has_ended_because_it_was_not = v=>`${(v.noun==="request"?`Esta solicitud`:`Este intercambio`)} ha terminado porque no se respondió o confirmó a tiempo.`
export const swaps_this_has_not_been_accepted_yet = v=>`${(v.noun==="request"?`Esta solicitud aún no se ha aceptado`:`Este intercambio aún no se ha aceptado`)}.`
export const swaps_this_item_is_your_own = ()=>`Este artículo es tuyo.`
export const swaps_this_must_be_a_whole_number_from_1_on = ()=>`Tiene que ser un número entero, de 1 en adelante`
export const swaps_this_request_waits_since_cannot_swap = v=>`Esta solicitud espera, porque ${isolated$(v.other)} no puede intercambiar por ahora.`
export const swaps_this_swap_has_been_called_off = ()=>`Este intercambio se ha cancelado.`
export const swaps_this_swap_is_completed_already = ()=>`Este intercambio ya está completado.`
export const swaps_to_be_done = ()=>`Pendientes`
export const swaps_undo = ()=>`Deshacer`
export const swaps_upload = ()=>`Subir`
export const swaps_view_details = ()=>`Ver detalles`
export const swaps_waiting_for_the_other = ()=>`Esperando a la otra parte`
export const swaps_waiting_for_to_answer = v=>`Falta la respuesta de ${isolated$(v.other)}.`
export const swaps_was_called_off_requests_that_waited = v=>`Intercambio cancelado: ${isolated$(v.name)}. Ya se puede responder a las solicitudes que esperaban estos artículos.`
export const swaps_we_have_swapped = ()=>`Ya hemos intercambiado`
export const swaps_what_do_you_offer = ()=>`¿Qué ofreces?`
export const swaps_what_else_of_would_you_like = v=>`¿Qué más te gustaría de ${isolated$(v.name)}?`
export const swaps_why_do_you_call_it_off = ()=>`¿Por qué lo cancelas?`
export const swaps_with = v=>`con ${isolated$(v.name)}`
export const swaps_withdraw = ()=>`Retirar`
export const swaps_withdrawing = ()=>`Retirando…`
export const swaps_write_to = v=>`Escribir a ${isolated$(v.name)}`
export const swaps_you = ()=>`Tú`
export const swaps_you_and_have_agreed_next_you_agree_on = v=>`Intercambio acordado con ${isolated$(v.other)}: ${isolated$(v.name)}. Ahora falta acordar el lugar y la hora.`
export const swaps_you_asked = v=>[`La enviaste `,v.when(``)]
export const swaps_you_gave_and_got = v=>`Has dado ${isolated$(v.namesOf)} y has recibido ${isolated$(v.namesOf2)}.`
export const swaps_you_get = ()=>`tú recibes`
export const swaps_you_get_from = v=>`Recibes de ${isolated$(v.name)}`
export const swaps_you_give = ()=>`tú das`
export const swaps_you_give_these = ()=>`Das`
export const swaps_you_have_agreed_to_swap_for_this = ()=>`Ya has acordado un intercambio por este artículo.`
export const swaps_you_have_asked_for_this_item_already = ()=>`Ya has pedido este artículo. Tu solicitud espera respuesta.`
export const swaps_you_have_asked_for_this_its_owner_has = ()=>`Has pedido este artículo. Todavía no hay respuesta.`
export const swaps_you_have_confirmed_the_swap_waiting = v=>`Has confirmado el intercambio. Falta que ${isolated$(v.other)} lo confirme también.`
export const swaps_you_have_confirmed_this_swap_already = ()=>`Ya has confirmado este intercambio.`
export const swaps_you_have_posted_nothing_yet_say_below = v=>[`Todavía no has publicado nada. Di abajo qué ofreces o `,v.link(`publica un artículo`),`.`]
export const swaps_you_have_so_many_pending_requests = v=>`Tienes ${isolated$(v.requests)} solicitudes pendientes, el máximo posible. Retira una antes de enviar otra.`
export const swaps_your_for = v=>`Das ${isolated$(v.give)} por ${isolated$(v.get)}`
export const swaps_your_offer_was_sent = ()=>`Tu oferta se ha enviado`
export const swaps_your_turn = ()=>`Te toca a ti`
export const swaps_your_turn_agree_on_a_place_and_a_time = ()=>`Te toca a ti: acuerda lugar y hora, haz el intercambio y confírmalo después.`
export const swaps_your_turn_says_that_you_have_swapped = v=>`Te toca a ti: ${isolated$(v.other)} dice que el intercambio ya se ha hecho. Confírmalo o cancélalo.`
export const texts_audit = v=>`Añadió en ${isolated$(v.language)}: ${isolated$(v.text)}`
export const texts_gone = ()=>`Ese texto ya no existe.`
export const texts_lead = ()=>`Lo que se ha escrito aquí, para quienes leen en otro idioma. Lo que queda vacío se lee tal como se escribió.`
export const texts_none = ()=>`Aquí todo sigue como venía, en todos los idiomas.`
export const texts_one_language = ()=>`Este sitio se ofrece en un solo idioma.`
export const texts_pages = ()=>`Una página entera tiene su propia versión: quien lee en alemán ve about-de en lugar de about.`
export const texts_title = ()=>`Otros idiomas`
export const told_admin_contact_button = ()=>`Ver el mensaje`
export const told_admin_contact_text = v=>`${isolated$(v.name)} ha escrito por el formulario de contacto.`
export const told_admin_contact_title = ()=>`Nuevo mensaje de contacto`
export const told_admin_mails = ()=>`Lo relacionado con la gestión del sitio`
export const told_admin_person_waits_button = ()=>`Ver quién es`
export const told_admin_person_waits_text = v=>`${isolated$(v.who)} ha creado una cuenta y espera aprobación.`
export const told_admin_person_waits_title = ()=>`Alguien quiere unirse`
export const told_admin_report_button = ()=>`Ver las denuncias`
export const told_admin_report_title = ()=>`Nueva denuncia`
export const told_admin_swap_in_doubt_text = v=>`Puede que no se haga el intercambio de ${isolated$(v.things)} por ${isolated$(v.others)}. Hemos avisado a sus participantes de que pueden cancelarlo.`
export const told_admin_swap_in_doubt_title = ()=>`Intercambio en duda`
export const told_admin_swap_lost_text = v=>`El intercambio de ${isolated$(v.things)} por ${isolated$(v.others)} se ha cancelado: una de las personas se ha dado de baja.`
export const told_admin_swap_lost_title = ()=>`Intercambio cancelado`
export const told_and_more = v=>`${isolated$(v.first)} y ${(`${number.format(v.more)} más`)}`
export const told_choose = ()=>`Elegir lo que recibo`
export const told_circle_agreed_text = v=>`Das ${isolated$(v.gives)} y recibes ${isolated$(v.gets)}. Falta acordar lugares y horas.`
export const told_circle_agreed_title = ()=>`Todo el mundo ha dicho que sí`
export const told_circle_answer_reminder_text = v=>`Te queda menos de un día para decir sí o no: darías ${isolated$(v.gives)} y recibirías ${isolated$(v.gets)}.`
export const told_circle_answer_reminder_title = ()=>`Un intercambio te espera`
export const told_circle_called_off_text = v=>`${isolated$(v.by)} ha cancelado el intercambio en el que das ${isolated$(v.gives)} y recibes ${isolated$(v.gets)}: ${isolated$(v.detail)}`
export const told_circle_called_off_title = ()=>`Intercambio cancelado`
export const told_circle_called_off_wordless = v=>`${isolated$(v.by)} ha cancelado el intercambio en el que das ${isolated$(v.gives)} y recibes ${isolated$(v.gets)}.`
export const told_circle_completed_text = v=>`Has dado ${isolated$(v.gives)} y has recibido ${isolated$(v.gets)}. ¡A disfrutarlo!`
export const told_circle_completed_title = ()=>`Intercambio completado`
export const told_circle_confirmation_reminder_text = v=>`En tu intercambio, otras personas ya han confirmado lo suyo. Confirma lo que has dado y recibido, ${isolated$(v.gives)} y ${isolated$(v.gets)}, o cancélalo.`
export const told_circle_confirmation_reminder_title = ()=>`¿Ya has intercambiado?`
export const told_circle_confirmed_text = v=>`${isolated$(v.by)} dice que ${isolated$(v.detail)} ha cambiado de manos. Confírmalo también y queda hecho.`
export const told_circle_confirmed_title = ()=>`Confirma tu intercambio`
export const told_circle_edited_text = v=>`${isolated$(v.detail)} ha cambiado, así que volvemos a preguntar: ¿darías ${isolated$(v.gives)} y recibirías ${isolated$(v.gets)}?`
export const told_circle_edited_title = ()=>`El intercambio ha cambiado`
export const told_circle_expired_text = v=>`No todas las partes confirmaron a tiempo el intercambio en el que das ${isolated$(v.gives)} y recibes ${isolated$(v.gets)}. Lo que no ha cambiado de manos vuelve a estar disponible.`
export const told_circle_expired_title = ()=>`Intercambio terminado`
export const told_circle_handover_reminder_text = v=>`Has acordado dar ${isolated$(v.gives)} y recibir ${isolated$(v.gets)}. Cuando esté hecho, confírmalo; si no se va a hacer, cancélalo.`
export const told_circle_handover_reminder_title = ()=>`¿Ya has intercambiado?`
export const told_circle_in_doubt_text = v=>`Puede que ${isolated$(v.by)} ya no pueda intercambiar. Puedes cancelar el intercambio en el que das ${isolated$(v.gives)} y recibes ${isolated$(v.gets)}; nadie tiene la culpa.`
export const told_circle_in_doubt_title = ()=>`Intercambio en duda`
export const told_circle_item_gone_text = v=>`Una de las cosas ya no está disponible, así que el intercambio en el que habrías dado ${isolated$(v.gives)} y recibido ${isolated$(v.gets)} ha terminado.`
export const told_circle_lapsed_text = v=>`Alguien no respondió a tiempo, así que el intercambio en el que habrías dado ${isolated$(v.gives)} y recibido ${isolated$(v.gets)} ha terminado.`
export const told_circle_message_text = v=>`${isolated$(v.by)} ha escrito a todas las personas de uno de tus intercambios.`
export const told_circle_message_title = ()=>`Nuevo mensaje en un intercambio`
export const told_circle_over_text = v=>`El intercambio en el que habrías dado ${isolated$(v.gives)} y recibido ${isolated$(v.gets)} no se hará.`
export const told_circle_over_title = ()=>`Intercambio terminado`
export const told_circle_text = v=>`Podrías dar ${isolated$(v.gives)} y recibir ${isolated$(v.gets)}, en un intercambio entre ${isolated$(v.people)} personas. Di sí o no en 72 horas.`
export const told_circle_title = ()=>`Un intercambio para ti`
export const told_confirm = ()=>`Confirmar el intercambio`
export const told_daily = ()=>`Una vez al día, en un resumen`
export const told_daily_button = ()=>`Ver intercambios para ti`
export const told_daily_first_text = v=>`Lo que el sitio ha encontrado para ti desde ayer. Aquí están los primeros ${number.format(v.listed)}; los demás te esperan en el sitio:`
export const told_daily_heading = v=>`${(plural.select(v.count)==="one"?`Un intercambio para ti`:`${number.format(v.count)} intercambios para ti`)}`
export const told_daily_text = ()=>`Lo que el sitio ha encontrado para ti desde ayer:`
export const told_end_link = ()=>`No enviarme más correos como este`
export const told_end_these = ()=>`¿Dejar de recibir estos correos?`
export const told_end_these_text = v=>`${((f=>f==="offers"?`No recibirás más correos sobre ofertas e intercambios.`:f==="messages"?`No recibirás más correos sobre mensajes sin leer.`:f==="handover"?`No recibirás más correos sobre encuentros y entregas.`:f==="matches"?`No recibirás más correos sobre lo que el sitio encuentra para ti.`:f==="news"?`No recibirás más las novedades semanales.`:`No recibirás más correos sobre denuncias y mensajes de contacto.`)(v.kind))} Lo demás que recibes sigue igual.`
export const told_ended = ()=>`Ya no recibirás estos correos`
export const told_ended_text = v=>`${((f=>f==="offers"?`Ya no recibes correos sobre ofertas e intercambios.`:f==="messages"?`Ya no recibes correos sobre mensajes sin leer.`:f==="handover"?`Ya no recibes correos sobre encuentros y entregas.`:f==="matches"?`Ya no recibes correos sobre lo que el sitio encuentra para ti.`:f==="news"?`Ya no recibes las novedades semanales.`:`Ya no recibes correos sobre denuncias y mensajes de contacto.`)(v.kind))} Puedes cambiarlo cuando quieras en tus ajustes.`
export const told_former_member = ()=>`Antiguo miembro`
export const told_handover = ()=>`Encuentro y entrega`
export const told_handover_agreed_text = v=>`${isolated$(v.other)} acepta el lugar y la hora. Apúntalo en tu calendario.`
export const told_handover_agreed_title = ()=>`Tu encuentro está acordado`
export const told_handover_changed_text = v=>`${isolated$(v.other)} prefiere otro lugar u otra hora. Échale un vistazo.`
export const told_handover_changed_title = ()=>`Otro lugar u otra hora`
export const told_handover_day_after_text = v=>`Tenías un encuentro con ${isolated$(v.other)}. Si el intercambio ya está hecho, confírmalo. Si no, acuerda otra hora.`
export const told_handover_day_after_title = ()=>`¿Se hizo el intercambio?`
export const told_handover_day_before_text = v=>`En menos de 24 horas te encuentras con ${isolated$(v.other)} para intercambiar.`
export const told_handover_day_before_title = ()=>`Tu encuentro es en menos de un día`
export const told_handover_hours_before_text = v=>`En menos de dos horas te encuentras con ${isolated$(v.other)} para intercambiar.`
export const told_handover_hours_before_title = ()=>`Tu encuentro es en menos de dos horas`
export const told_handover_proposed_text = v=>`${isolated$(v.other)} propone un lugar y una hora para el encuentro. Acepta o propón otros.`
export const told_handover_proposed_title = ()=>`Dónde y cuándo encontrarse`
export const told_home = ()=>`Inicio`
export const told_item_gone_asked = v=>`${isolated$(v.detail)} ya no está, así que tu oferta de ${isolated$(v.gives)} ha terminado.`
export const told_item_gone_offered = v=>`${isolated$(v.detail)}, que se ofrecía por ${isolated$(v.gives)}, ya no está. La solicitud ha terminado.`
export const told_item_shown_button = ()=>`Ver el artículo`
export const told_item_shown_text = v=>`${isolated$(v.item)} vuelve a estar visible.`
export const told_item_shown_title = ()=>`El artículo ha vuelto`
export const told_item_taken_down_button = ()=>`Ver el artículo`
export const told_item_taken_down_text = v=>`Quienes administran este sitio han retirado ${isolated$(v.item)}. Si crees que es un error, escríbeles.`
export const told_item_taken_down_title = ()=>`Artículo retirado`
export const told_last_given_up = v=>`El último: ${isolated$(v.words)}`
export const told_listed_by = v=>`Publicado por ${isolated$(v.owner)}.`
export const told_listed_by_fits = v=>`Publicado por ${isolated$(v.owner)}. Es algo que buscas.`
export const told_mail_first_failed = v=>[`Falló por primera vez `,v.when(``),`.`]
export const told_mail_server_fails = v=>`El servidor de correo no acepta correos: ${isolated$(v.words)}`
export const told_mail_server_help = ()=>`Corrígelo en los ajustes o cambia SMTP_URL en el equipo. Lo que espera saldrá por sí solo.`
export const told_mails = ()=>`Correos`
export const told_match_text = v=>`Podrías dar ${isolated$(v.gives)} y recibir ${isolated$(v.gets)}. Di sí o no en 48 horas.`
export const told_match_title = ()=>`¡Esto encaja!`
export const told_matches = ()=>`Lo que el sitio encuentra para ti`
export const told_message_button = ()=>`Responder`
export const told_message_file = ()=>`Te ha enviado un archivo.`
export const told_message_title = v=>`${isolated$(v.by)} te ha escrito`
export const told_messages = ()=>`Mensajes que no has leído`
export const told_never = ()=>`Nunca`
export const told_new_version = ()=>`Hay una versión nueva.`
export const told_news = ()=>`Novedades`
export const told_news_button = ()=>`Ver todos los artículos`
export const told_news_text = ()=>`Lo publicado últimamente; primero, lo que encaja con lo que buscas.`
export const told_news_title = ()=>`Lo nuevo de esta semana`
export const told_no_browser = ()=>`Ningún navegador tuyo recibe avisos todavía.`
export const told_no_time_zone = ()=>`Esa zona horaria no existe.`
export const told_not_now = ()=>`Ahora no`
export const told_not_saved = ()=>`No se ha podido guardar. Inténtalo de nuevo.`
export const told_nothing = ()=>`nada`
export const told_notifications = ()=>`Notificaciones`
export const told_now = ()=>`Al momento`
export const told_offers = ()=>`Ofertas e intercambios`
export const told_offline = ()=>`No tienes conexión`
export const told_offline_text = ()=>`Esta página no se había visto antes en este dispositivo. Las páginas que ya has visto sin iniciar sesión se pueden leer sin conexión; lo demás volverá con ella.`
export const told_old_link = ()=>`Este enlace no es nuestro o es demasiado antiguo.`
export const told_push_ask = ()=>`¿Quieres que este dispositivo te avise cuando haya respuesta?`
export const told_push_denied = ()=>`Tu navegador no lo permite. Puedes cambiarlo en sus ajustes para este sitio.`
export const told_push_end = ()=>`No avisarme más aquí`
export const told_push_failed = ()=>`Ahora mismo no se puede avisar en este dispositivo.`
export const told_push_none = ()=>`Este navegador no puede avisarte con el sitio cerrado. En un iPhone o iPad, añade primero el sitio a la pantalla de inicio.`
export const told_push_on = ()=>`Este dispositivo te avisará.`
export const told_push_start = ()=>`Avisarme aquí`
export const told_push_test = ()=>`Enviar una prueba`
export const told_push_text = ()=>`Muestra lo que pasa aquí aunque el sitio esté cerrado.`
export const told_push_title = ()=>`En este dispositivo`
export const told_push_yes = ()=>`Sí, avisarme`
export const told_quiet_ends = ()=>`Las horas de silencio necesitan un principio y un final.`
export const told_quiet_from = ()=>`Desde`
export const told_quiet_help = ()=>`Los correos y los avisos en tus dispositivos esperan hasta que terminen. Los recordatorios de un encuentro, no.`
export const told_quiet_hours = ()=>`Horas de silencio`
export const told_quiet_to = ()=>`Hasta`
export const told_reload = ()=>`Recargar`
export const told_report_dismissed = ()=>`Alguien ha revisado lo que denunciaste y lo ha dejado como está. Gracias por avisar.`
export const told_report_handled_button = ()=>`Ver tus notificaciones`
export const told_report_handled_title = ()=>`Tu denuncia`
export const told_report_upheld = ()=>`Alguien ha revisado lo que denunciaste y ha tomado medidas. Gracias por avisar.`
export const told_reported_item = v=>`Alguien ha denunciado un artículo de ${isolated$(v.about)}.`
export const told_reported_message = v=>`Alguien ha denunciado un mensaje de ${isolated$(v.about)}.`
export const told_reported_person = v=>`Alguien ha denunciado a ${isolated$(v.about)}.`
export const told_reported_review = v=>`Alguien ha denunciado una reseña de ${isolated$(v.about)}.`
export const told_review_answered_button = ()=>`Leer la respuesta`
export const told_review_answered_text = v=>`${isolated$(v.by)} ha respondido a lo que escribiste sobre el intercambio.`
export const told_review_answered_title = ()=>`Respuesta a tu reseña`
export const told_review_hidden_button = ()=>`Ver tus notificaciones`
export const told_review_hidden_text = ()=>`Quienes administran este sitio han ocultado una reseña tuya. Si crees que es un error, escríbeles.`
export const told_review_hidden_title = ()=>`Reseña oculta`
export const told_review_shown_button = ()=>`Leer la reseña`
export const told_review_shown_text = v=>`${isolated$(v.by)} ha escrito sobre el intercambio contigo. Puedes responder una vez.`
export const told_review_shown_title = ()=>`Nueva reseña`
export const told_saved = ()=>`Guardado`
export const told_see_meeting = ()=>`Ver dónde y cuándo`
export const told_see_offer = ()=>`Ver la oferta`
export const told_see_swap = ()=>`Ver el intercambio`
export const told_send_no_more = ()=>`No enviar más`
export const told_server_says = v=>`El servidor de correo no lo acepta: ${isolated$(v.words)}`
export const told_set_used_up_button = ()=>`Ver mi lista`
export const told_set_used_up_text = v=>`Dijiste que bastaba con uno y has recibido ${isolated$(v.item)}. Los demás esperan hasta que digas si aún los quieres.`
export const told_set_used_up_title = ()=>`Ya tienes uno. ¿Siguen interesándote los demás?`
export const told_settings_lead = ()=>`Lo que recibes por correo. Los correos sobre tu cuenta y su seguridad llegan siempre.`
export const told_settings_link = ()=>`Elegir lo que recibo`
export const told_still_available_button = ()=>`Sigue disponible`
export const told_still_available_text = v=>`El sitio podría encontrar un intercambio para ${isolated$(v.item)}. ¿Sigue disponible? Entra un momento y lo buscaremos.`
export const told_still_available_title = ()=>`¿Sigue disponible?`
export const told_swap_agreed_text = v=>`Han aceptado tu oferta de ${isolated$(v.gives)} por ${isolated$(v.gets)}. Acuerda un lugar y una hora.`
export const told_swap_agreed_title = ()=>`Solicitud de intercambio aceptada`
export const told_swap_answer_reminder_text = v=>`Podrías recibir ${isolated$(v.gets)} por ${isolated$(v.gives)}. Acepta, rechaza o haz otra oferta.`
export const told_swap_answer_reminder_title = ()=>`Una oferta te espera`
export const told_swap_called_off_text = v=>`${isolated$(v.by)} ha cancelado el intercambio de ${isolated$(v.gives)} por ${isolated$(v.gets)}: ${isolated$(v.detail)}`
export const told_swap_called_off_title = ()=>`Intercambio cancelado`
export const told_swap_called_off_wordless = v=>`${isolated$(v.by)} ha cancelado el intercambio de ${isolated$(v.gives)} por ${isolated$(v.gets)}.`
export const told_swap_changed_text = v=>`${isolated$(v.by)} ha cambiado la oferta: ${isolated$(v.gets)} a cambio de ${isolated$(v.gives)}.`
export const told_swap_changed_title = ()=>`La oferta ha cambiado`
export const told_swap_completed_text = v=>`Has dado ${isolated$(v.gives)} y has recibido ${isolated$(v.gets)}. ¡A disfrutarlo!`
export const told_swap_completed_title = ()=>`Intercambio completado`
export const told_swap_confirmation_reminder_text = v=>`La otra parte dice que ${isolated$(v.gives)} y ${isolated$(v.gets)} han cambiado de manos. Confírmalo o cancélalo.`
export const told_swap_confirmation_reminder_title = ()=>`¿Ya has intercambiado?`
export const told_swap_confirmed_text = v=>`${isolated$(v.by)} dice que ya se ha hecho el intercambio de ${isolated$(v.gives)} por ${isolated$(v.gets)}. Confírmalo también y queda hecho.`
export const told_swap_confirmed_title = ()=>`Confirma tu intercambio`
export const told_swap_countered_text = v=>`${isolated$(v.by)} te hace otra oferta: ${isolated$(v.gets)} a cambio de ${isolated$(v.gives)}.`
export const told_swap_countered_title = ()=>`Otra oferta`
export const told_swap_declined_other_text = v=>`Han rechazado la solicitud de intercambiar ${isolated$(v.gives)} por ${isolated$(v.gets)}.`
export const told_swap_declined_text = v=>`Han rechazado tu oferta de ${isolated$(v.gives)} por ${isolated$(v.gets)}.`
export const told_swap_declined_title = ()=>`Solicitud de intercambio rechazada`
export const told_swap_edited_text = v=>`${isolated$(v.by)} ha cambiado ${isolated$(v.detail)}. Vuelve a mirarlo antes de intercambiar ${isolated$(v.gives)} por ${isolated$(v.gets)}.`
export const told_swap_edited_title = ()=>`El artículo ha cambiado`
export const told_swap_expired_text = v=>`Faltó alguna confirmación a tiempo en el intercambio de ${isolated$(v.gives)} por ${isolated$(v.gets)}. Lo que no ha cambiado de manos vuelve a estar disponible.`
export const told_swap_expired_title = ()=>`Intercambio terminado`
export const told_swap_handover_reminder_text = v=>`Has acordado intercambiar ${isolated$(v.gives)} por ${isolated$(v.gets)}. Cuando esté hecho, confírmalo; si no se va a hacer, cancélalo.`
export const told_swap_handover_reminder_title = ()=>`¿Ya has intercambiado?`
export const told_swap_in_doubt_text = v=>`Puede que ${isolated$(v.by)} ya no pueda intercambiar contigo. Puedes cancelar el intercambio de ${isolated$(v.gives)} por ${isolated$(v.gets)}; nadie tiene la culpa.`
export const told_swap_in_doubt_title = ()=>`Intercambio en duda`
export const told_swap_item_gone_title = ()=>`Solicitud de intercambio terminada`
export const told_swap_lapsed_text = v=>`Nadie respondió a tiempo, así que la solicitud de intercambiar ${isolated$(v.gives)} por ${isolated$(v.gets)} ha terminado.`
export const told_swap_lapsed_title = ()=>`Solicitud de intercambio terminada`
export const told_swap_over_text = v=>`La solicitud de intercambiar ${isolated$(v.gives)} por ${isolated$(v.gets)} ha terminado.`
export const told_swap_over_title = ()=>`Solicitud de intercambio terminada`
export const told_swap_proposed_text = v=>`${isolated$(v.by)} te ofrece ${isolated$(v.gets)} a cambio de ${isolated$(v.gives)}.`
export const told_swap_proposed_title = ()=>`Nueva solicitud de intercambio`
export const told_swap_settled_as_returned_text = v=>`Quienes administran este sitio lo han revisado: ${isolated$(v.detail)} se queda con quien lo ofrecía.`
export const told_swap_settled_as_returned_title = ()=>`Intercambio resuelto`
export const told_swap_settled_as_traded_text = v=>`Quienes administran este sitio lo han revisado: ${isolated$(v.detail)} ha cambiado de manos.`
export const told_swap_settled_as_traded_title = ()=>`Intercambio resuelto`
export const told_swap_settled_text = v=>`El intercambio de ${isolated$(v.gives)} por ${isolated$(v.gets)} ha terminado. No todo ha cambiado de manos.`
export const told_swap_settled_title = ()=>`Intercambio terminado`
export const told_swap_withdrawn_text = v=>`${isolated$(v.by)} ha retirado la oferta de ${isolated$(v.gets)} por ${isolated$(v.gives)}.`
export const told_swap_withdrawn_title = ()=>`Solicitud de intercambio retirada`
export const told_test_mail_taken = v=>`El servidor de correo ha aceptado un correo de prueba para ${isolated$(v.email)}`
export const told_test_on_its_way = ()=>`Hay una prueba en camino`
export const told_test_push_button = ()=>`Ver tus ajustes`
export const told_test_push_me = ()=>`Enviarme un aviso de prueba`
export const told_test_push_text = ()=>`Este navegador te avisará de lo que pase aquí.`
export const told_test_push_title = ()=>`Funciona`
export const told_time_missing = ()=>`Escribe una hora como 22:00.`
export const told_undelivered_about = ()=>`Sobre`
export const told_undelivered_again = ()=>`Se vuelve a intentar.`
export const told_undelivered_browser_gone = ()=>`El navegador ya no está.`
export const told_undelivered_browsers = v=>`${(plural.select(v.count)==="one"?`Se avisa a ${number.format(v.count)} dispositivo`:`Se avisa a ${number.format(v.count)} dispositivos`)}`
export const told_undelivered_by = ()=>`Medio`
export const told_undelivered_count = v=>`${(`${number.format(v.count)} sin entregar`)}`
export const told_undelivered_how_often = ()=>`Cuántas veces`
export const told_undelivered_lead = ()=>`Correos y avisos en dispositivos sobre ofertas, mensajes e intercambios de los últimos 30 días. Los correos sobre cuentas están en la bandeja de salida.`
export const told_undelivered_mail = ()=>`Por correo`
export const told_undelivered_nav = ()=>`Avisos`
export const told_undelivered_nobody = ()=>`Se pudo avisar a todo el mundo.`
export const told_undelivered_not_proved = ()=>`La dirección no se confirmó.`
export const told_undelivered_other = ()=>`Otra cosa`
export const told_undelivered_people = ()=>`Sin correo`
export const told_undelivered_push = ()=>`En dispositivos`
export const told_undelivered_sent = v=>`${(plural.select(v.sent)==="one"?`${number.format(v.sent)} enviado`:`${number.format(v.sent)} enviados`)}, ${(`${number.format(v.waiting)} en espera`)}`
export const told_undelivered_title = ()=>`A quién no se pudo avisar`
export const told_undelivered_too_many = ()=>`Esta persona ya tenía demasiadas cosas en espera.`
export const told_undelivered_unknown_push = ()=>`La dirección del navegador no es de ningún servicio de avisos conocido aquí.`
export const told_undelivered_unproved = v=>`${(plural.select(v.count)==="one"?`${number.format(v.count)} persona no ha confirmado su dirección`:`${number.format(v.count)} personas no han confirmado su dirección`)}`
export const told_undelivered_unreached = v=>`${(v.count===0?`A todas se les avisa en un dispositivo.`:plural.select(v.count)==="one"?`No reciben correos; a ${number.format(v.count)} tampoco se le avisa en ningún dispositivo.`:`No reciben correos; a ${number.format(v.count)} tampoco se les avisa en ningún dispositivo.`)}`
export const told_undelivered_when = ()=>`Cuándo`
export const told_undelivered_who = ()=>`Quién`
export const told_undelivered_why = ()=>`Por qué`
export const told_unknown_key = ()=>`Esta no es la clave de un navegador.`
export const told_unknown_push = ()=>`Esta no es la dirección de un servicio de avisos conocido aquí.`
export const told_unknown_secret = ()=>`Este no es el secreto de un navegador.`
export const told_waiting = v=>[v.n(`${isolated$(v.count)}`),` por atender`]
export const told_wants_asked_button = ()=>`Ver lo que dijiste`
export const told_wants_asked_text = v=>`¿Todavía cambiarías algo por ${isolated$(v.items)}?`
export const told_wants_asked_title = ()=>`¿Todavía te interesa?`
export const told_weekly = ()=>`Una vez por semana`
export const told_why_admin = ()=>`Recibes este correo porque ayudas a administrar este sitio.`
export const told_why_handover = ()=>`Recibes este correo porque has acordado un intercambio.`
export const told_why_matches = ()=>`Recibes este correo porque el sitio busca cosas que te gustarían.`
export const told_why_messages = ()=>`Recibes este correo porque te espera un mensaje que no has leído.`
export const told_why_news = ()=>`Recibes este correo porque quieres saber una vez por semana qué hay de nuevo.`
export const told_why_offers = ()=>`Recibes este correo porque ha habido un cambio en uno de tus intercambios.`
export const told_wish_found_button = ()=>`Ver el artículo`
export const told_wish_found_text = v=>`Buscas «${isolated$(v.wish)}» y ${isolated$(v.by)} ha publicado ${isolated$(v.item)}.`
export const told_wish_found_title = ()=>`Algo que buscas`
export const told_wish_fulfilled_button = ()=>`Ver lo que busco`
export const told_wish_fulfilled_text = v=>`Has recibido ${isolated$(v.item)}. Ya no se busca «${isolated$(v.wish)}». Si necesitas otro, vuelve a buscarlo.`
export const told_wish_fulfilled_title = ()=>`¿Lo encontraste?`
export const told_you_get = ()=>`Recibes`
export const told_you_give = ()=>`Das`
export const wants_set_choose_current = ()=>`Elige artículos por los que intercambiarías y que aún estén disponibles`
export const wants_set_choose_wants = ()=>`Elige al menos dos artículos por los que intercambiarías`
export const wants_set_deleted = ()=>`Cada uno vuelve a contar por separado`
export const wants_set_item_twice = ()=>`Nombra cada artículo una sola vez`
export const wants_set_limit_reached = v=>`Ya tienes ${isolated$(v.sets)} listas de este tipo. Borra una antes de añadir otra.`
export const wants_set_limit_too_high = v=>`Deben bastar menos que todos los artículos: elige como máximo ${isolated$(v.most)}`
export const wants_set_limit_wrong = v=>`Elige un número del 1 al ${isolated$(v.most)}`
export const wants_set_missing = ()=>`No tienes esa lista.`
export const wants_set_name = ()=>`El nombre`
export const wants_set_proposals_first = v=>`Hay propuestas abiertas que te traen ${isolated$(v.names)}. Respóndelas primero.`
export const wants_set_saved = ()=>`Guardado: basta con uno de estos`
export const wants_set_taken = ()=>`Uno de estos artículos ya está en otra lista de la que basta uno.`
export const wants_set_too_many = v=>`Elige como máximo ${isolated$(v.most)} artículos`
export const wishes_at_most_items_can_be_named = v=>`Se pueden indicar como máximo ${isolated$(v.for)} artículos`
export const wishes_at_most_things_can_be_named = v=>`Se pueden indicar como máximo ${isolated$(v.perItem)} cosas`
export const wishes_choose_an_item = ()=>`Elige un artículo`
export const wishes_limit_changed = ()=>`Guardado`
export const wishes_limit_proposals_first = v=>`Hay ${(plural.select(v.open)==="one"?`una propuesta abierta`:`${number.format(v.open)} propuestas abiertas`)} para esta búsqueda. Respóndela${(plural.select(v.open)==="one"?``:`s`)} primero.`
export const wishes_limit_wrong = ()=>`El límite es 1, o vacío para tantos como sea posible`
export const wishes_name_at_least_one_of_your_items_or = ()=>`Indica al menos uno de tus artículos, o no pongas nada para incluirlos todos`
export const wishes_name_items_of_your_own = ()=>`Indica artículos tuyos`
export const wishes_name_items_of_your_own_that_are = ()=>`Indica artículos tuyos que estén disponibles`
export const wishes_name_what_you_are_looking_for_as_a = ()=>`Indica lo que buscas como una lista de textos`
export const wishes_name_your_own_items = ()=>`Indica artículos tuyos`
export const wishes_open_already = ()=>`Ya lo estás buscando.`
export const wishes_say_what_you_are_looking_for_in_words = ()=>`Di con palabras lo que buscas`
export const wishes_say_what_you_are_looking_for_or_choose = ()=>`Di lo que buscas o elige una categoría`
export const wishes_that_is_new_things_in_a_day_please_go = v=>`Ya son ${isolated$(v.newInADay)} cosas nuevas en un día. Continúa mañana.`
export const wishes_that_is_yours_already = ()=>`Eso ya es tuyo.`
export const wishes_there_is_no_such_category = ()=>`Esa categoría no existe`
export const wishes_there_is_no_such_item = ()=>`Ese artículo no existe.`
export const wishes_this_item_has_been_traded = ()=>`Este artículo ya se ha intercambiado.`
export const wishes_what_you_look_for = ()=>`Lo que buscas`
export const wishes_you_are_looking_for_things_already = v=>`Ya buscas ${isolated$(v.perPerson)} cosas. Quita una antes de añadir otra.`
export const wishes_you_are_looking_out_for_it = ()=>`Te avisaremos si aparece`
export const wishes_you_are_not_looking_for_it_any_more = ()=>`Ya no lo buscas`
export const wishes_you_have_no_such_wish = ()=>`No estás buscando eso.`
export const wishes_you_have_said_no_such_thing = ()=>`No habías dicho que sí a esto.`
export const wishes_you_would_swap_for_things_already_take = v=>`Ya has dicho que sí a ${isolated$(v.perPerson)} cosas. Quita antes alguna.`
export const words_added = v=>`«${isolated$(v.word)}» ahora encuentra también «${isolated$(v.means)}»`
export const words_alone = v=>`«${isolated$(v.text)}» está sola: escribe al menos dos palabras que signifiquen lo mismo, separadas por una coma.`
export const words_audit_added = v=>`Hizo que «${isolated$(v.word)}» significara «${isolated$(v.means)}» en la búsqueda`
export const words_audit_forgotten = v=>`Quitó «${isolated$(v.word)}» de las palabras no encontradas`
export const words_audit_saved = v=>`Guardó ${(plural.select(v.count)==="one"?`${number.format(v.count)} lista`:`${number.format(v.count)} listas`)} de palabras que significan lo mismo`
export const words_forget = ()=>`Descartar`
export const words_forgotten = ()=>`Descartada`
export const words_in_line = v=>`Línea ${isolated$(v.line)}: ${isolated$(v.problem)}`
export const words_lead = ()=>`Lo que la gente busca y no encuentra, y qué palabras significan lo mismo para la búsqueda.`
export const words_lists = ()=>`Palabras que significan lo mismo`
export const words_lists_help = ()=>`Una lista por línea, separada por comas: sofá, diván, canapé. Quien busca una encuentra también las otras. Hasta 2000 líneas.`
export const words_looked_for = v=>[`Buscada `,...(plural.select(v.count)==="one"?[`una vez`]:[`${number.format(v.count)}`,` veces`]),`, la última `,v.when(``)]
export const words_make_synonym = ()=>`Convertir en sinónimo`
export const words_means = ()=>`Significa lo mismo que`
export const words_missing = ()=>`Escribe una palabra.`
export const words_no_word = v=>`«${isolated$(v.text)}» no tiene letras ni cifras.`
export const words_none = ()=>`Todas las búsquedas han encontrado algo, o nadie ha buscado.`
export const words_not_found = ()=>`Palabras no encontradas`
export const words_not_found_lead = ()=>`Las últimas búsquedas sin resultados, palabra por palabra. No se guarda quién buscó.`
export const words_same = ()=>`Es la misma palabra.`
export const words_saved = ()=>`Guardado`
export const words_synonyms = ()=>`Sinónimos`
export const words_title = ()=>`Palabras de búsqueda`
export const words_too_long = v=>`«${isolated$(v.text)}…» es demasiado larga: como máximo ${isolated$(v.most)} caracteres.`
export const words_too_many_lists = v=>`Se admiten como máximo ${number.format(v.most)} listas.`
export const words_too_many_texts = v=>`Como máximo ${isolated$(v.most)} palabras con el mismo significado.`
export const words_too_many_words = v=>`«${isolated$(v.text)}» tiene más de ${isolated$(v.most)} palabras.`
export const words_too_much = ()=>`Es más texto del que se admite.`
