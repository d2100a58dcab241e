import { join } from 'node:path'
import type { Test } from 'tap'
import { setAdmin } from '../../server/members/accounts/admins-service.ts'
import { type Language, speaking } from '../../server/platform/catalogues/current.ts'
import * as m from '../../server/platform/catalogues/messages.ts'
import { temporaryFolder, testServer } from '../helpers/app.ts'
import { type Engine, isOfLeftPage } from '../helpers/engines/engine.ts'
import { Person } from '../helpers/engines/person.ts'
import { mailTo, secretsOf } from '../helpers/mail.ts'
import { twoColours } from '../helpers/pictures.ts'
import { posts, signsIn, signsUp, whole } from './acts.ts'

const plain = (text: string) => text

const emailOf = (name: string) => `${name.toLowerCase()}@example.test`

async function joins(person: Person, name: string) {
  await person.open('/uploaditem')
  await person.isAt('/sign-in?redirect=%2Fuploaditem')
  await person.follows(m.accounts_sign_up())
  await signsUp(person, name, emailOf(name))
  await person.isAt('/uploaditem')
}

async function lists(person: Person, name: string, photo: string) {
  await posts(person, name, photo)
  await person.isAt('/')
  await person.sees(m.common_product_created_successfully())
  await person.sees(name)
}

async function findsAndOffers(person: Person) {
  await person.fill(m.home_search_here(), 'guitar')
  await person.click('button', m.home_search())
  await person.isAt('/browse?product=guitar')
  await person.click('button', m.items_favourite())
  await person.sees(m.items_favourite_toggled_successfully())
  await person.follows('Guitar')
  await person.sees(whole(m.items_ad_id({ id: 0, strong: () => '' })).trim())
  await person.click('button', m.swaps_exchange())
  await person.tick('Camera')
  await person.fill(m.swaps_message_label(), 'Shall we swap?')
  await person.click('button', m.swaps_submit())
  await person.sees(m.swaps_exchange_request_submitted_successful())
  await person.follows(m.swaps_go_to_home())
  await person.isAt('/')
}

async function accepts(owner: Person) {
  await owner.click('button', m.accounts_account_of({ name: 'Ada' }))
  await owner.follows(m.accounts_dashboard())
  await owner.sees(m.items_my_post_items())
  // Awaits all scripts, because Firefox reports scripts that are still loading when a page is left.
  await owner.awake()
  await owner.goes(m.layout_exchange_request())
  await owner.sees('Shall we swap?')
  await owner.click('button', m.swaps_accept())
  await owner.sees(m.swaps_accept_this_swap())
  await owner.click('button', m.swaps_accept())
  await owner.sees(m.swaps_request_accepted_successfully())
}

/** Bob starts the conversation on the item's page. Ada's reply arrives live, with an image. */
async function chat(ada: Person, bob: Person, photo: string) {
  await bob.open('/browse?product=guitar')
  await bob.sees(m.browse_no_results_found())
  await bob.open('/dashboard/favourite')
  await bob.follows('Guitar')
  await bob.follows(m.items_send_message())
  await bob.awake()
  await bob.fill(m.messages_message_to({ name: 'Ada' }), 'On Saturday?')
  await bob.window.press('Enter')
  await bob.sees('On Saturday?')
  // The message is shown while it is being sent.
  await bob.sees(m.messages_sent())
  await ada.goes(m.layout_messages())
  await ada.sees('On Saturday?')
  await ada.pick(m.messages_add_pictures(), photo)
  await ada.waitFor('button', m.form_remove({ name: 'photo.png' }))
  await ada.fill(m.messages_message_to({ name: 'Bob' }), 'At ten, here')
  await ada.click('button', m.messages_send())
  await bob.sees('At ten, here')
  await bob.waitFor('link', m.messages_open_picture({ name: 'photo.webp' }))
  await ada.sees(m.messages_seen())
}

async function completes(person: Person, list: string, outcome: string) {
  await person.goes(m.layout_exchange_request())
  // Awaits hydration: otherwise the link would load another page while the tab is being pressed on this one.
  await person.awake()
  await person.click('link', list)
  await person.click('tab', m.swaps_confirmed_request())
  await person.click('button', m.swaps_view_details())
  await person.click('button', m.swaps_we_have_swapped())
  await person.sees(outcome)
  await person.click('button', m.common_close())
}

async function signsOut(person: Person, name: string) {
  await person.click('button', m.accounts_account_of({ name }))
  await person.click('link', m.accounts_sign_out())
  await person.isAt('/sign-in')
  await person.sees(m.common_logged_out_successfully())
}

async function recovers(person: Person, app: Parameters<typeof mailTo>[0], name: string) {
  await person.follows(m.accounts_forgot_password())
  await person.fill(m.form_email(), emailOf(name))
  await person.click('button', m.accounts_send_code())
  await person.sees(m.accounts_otp_sent())
  const { code } = secretsOf((await mailTo(app, emailOf(name), 'reset-code')).text)
  await person.awake()
  await person.focus('field', m.form_character_of({ index: 1, count: 4 }))
  await person.window.type(code)
  await person.click('button', m.accounts_verify())
  await person.isAt(`/createnewpassword?email=${encodeURIComponent(emailOf(name))}`)
  await person.fill(m.accounts_new_password(), 'second password')
  await person.fill(m.accounts_confirm_password(), 'second password')
  await person.click('button', m.accounts_set_new_password())
  await person.sees(m.accounts_password_reset_successful())
  await signsIn(person, emailOf(name), 'second password')
}

/** Ada, the admin, suspends Bob. */
async function suspends(admin: Person, member: Person) {
  await admin.open('/dashboard')
  await admin.click('button', m.accounts_account_of({ name: 'Ada' }))
  await admin.follows(m.accounts_admin())
  await admin.isAt('/admin')
  await admin.goes(m.layout_people())
  await admin.follows('Bob')
  await admin.click('button', whole(m.admin_suspend({ name: 'Bob', span: plain })))
  await admin.fill(m.admin_reason(), 'Never came to swap')
  await admin.click('button', m.common_act_about({ act: m.admin_suspend_button(), about: 'Bob' }))
  await admin.waitFor('button', m.admin_lift_the_suspension())
  await member.open('/dashboard')
  await member.isAt('/sign-in?redirect=%2Fdashboard')
}

/** Browsers differ in their markup for bold text and lists. */
async function writesRules(admin: Person, visitor: Person) {
  await admin.goes(m.common_pages(), m.layout_the_site())
  await admin.click('button', m.admin_add_a_page())
  await admin.fill(m.admin_title(), 'Our rules')
  await admin.click('button', m.form_save())
  await admin.isAt('/admin/pages/our-rules')
  await admin.awake()
  await admin.focus('field', m.admin_text())
  await admin.type('Be there in ')
  await admin.click('button', m.admin_bold())
  // Awaits the editor: if it loaded on the press, typed text would go to the button.
  const isEditor = () => document.querySelector('.editor.ProseMirror') !== null
  await admin.until('the editor', () => admin.inPage(isEditor))
  await admin.type('time')
  await admin.window.press('Enter')
  await admin.click('button', m.admin_list())
  await admin.type('Bring it clean')
  await admin.sees(m.admin_not_saved_yet())
  await admin.click('button', m.form_save())
  await admin.until('saving', () => admin.inPage(() => document.querySelector('.state')?.textContent === ''))
  await visitor.open('/page/our-rules')
  const said = (selector: string) =>
    visitor.inPage(
      // Firefox puts a no-break space before bold text.
      (of) => document.querySelector(`.prose ${of}`)?.textContent.replaceAll('\u00a0', ' ').trim(),
      selector,
    )
  await visitor.until('the rules', async () => (await said('p')) === 'Be there in time')
  await visitor.until('bold', async () => (await said(':is(b, strong)')) === 'time')
  await visitor.until('a list', async () => (await said('li')) === 'Bring it clean')
}

export type Start = () => Promise<Engine>
type AsPerson = new (...args: ConstructorParameters<typeof Person>) => Person

/**
 * The main story, from joining to a completed swap and a lost password, with two people in separate browsers.
 * @param language of users and browsers.
 */
export const wholeStory = (
  t: Test,
  start: Start,
  As: AsPerson = Person,
  language: Language = 'en',
): Promise<void> => speaking(language, () => tell(t, start, As))

async function tell(t: Test, start: Start, As: AsPerson): Promise<void> {
  const photo = join(temporaryFolder(t), 'photo.png')
  await twoColours(640, 480).png().toFile(photo)
  const { app, origin } = await testServer(t)
  const engine = await start()
  t.teardown(() => engine.close())
  const ada = new As(await engine.open(), origin)
  const bob = new As(await engine.open(), origin)
  const step = async (name: string, ...works: Promise<void>[]) => {
    await Promise.all(works)
    t.pass(`${engine.name}: ${name}`)
  }
  await step('join', joins(ada, 'Ada'), joins(bob, 'Bob'))
  await step('post', lists(ada, 'Guitar', photo), lists(bob, 'Camera', photo))
  await step('search, favourite, offer', findsAndOffers(bob))
  await step('accept', accepts(ada))
  await step('chat', chat(ada, bob, photo))
  const [completed] = m.swaps_swap_completed_enjoy({ swappedText: '|' }).split('|') as [string]
  await step('complete, one', completes(bob, m.swaps_sent(), m.swaps_confirmed_waiting({ other: 'Ada' })))
  await step('complete, other', completes(ada, m.swaps_received(), completed))
  await step('sign out', signsOut(bob, 'Bob'))
  await step('recover', recovers(bob, app, 'Bob'))
  const problems = () =>
    [...ada.window.problems, ...bob.window.problems].filter((problem) => !isOfLeftPage(problem))
  t.strictSame(problems(), [])
  setAdmin(app.db, emailOf('Ada'), true)
  await step('look after the site', suspends(ada, bob))
  await step('write a text', writesRules(ada, bob))
  const { status } = app.db.query.items
    .findFirst({ where: (item, { eq }) => eq(item.name, 'Guitar') })
    .sync()!
  t.equal(status, 'traded')
  // A suspended user's open page gets 401 responses.
  t.strictSame(
    problems().filter((problem) => !/^401: /.test(problem)),
    [],
  )
}
