import { dirname, join } from 'node:path'
import type { Test } from 'tap'
import { QUICK_IMPORTS, ROOT } from '../../server/ops/process.mjs'
import { DIRECTIONS, type Language, language, speaking } from '../../server/platform/catalogues/current.ts'
import * as m from '../../server/platform/catalogues/messages.ts'
import { temporaryFolder, testEnvironment } from '../helpers/app.ts'
import { filesWith } from '../helpers/backups.ts'
import { type Caller, caller } from '../helpers/caller.ts'
import { isOfLeftPage } from '../helpers/engines/engine.ts'
import { seenInPage } from '../helpers/engines/find-in-page.ts'
import { Person } from '../helpers/engines/person.ts'
import { twoColours } from '../helpers/pictures.ts'
import { pinnedEnvironment, startSite } from '../helpers/process.ts'
import { until } from '../helpers/until.ts'
import { PASSWORD, posts, signsIn, signsUp } from './acts.ts'
import type { Start } from './whole-story.ts'

const MARK = 'Zwqvjk'
const BEN = `Ben ${MARK}`
const emailOf = (name: string) => `${name.replaceAll(' ', '-').toLowerCase()}@example.test`

/** Items and messages of a village. */
const ENGLISH = {
  village: 'Riverbend',
  lamp: 'Lamp',
  kettle: 'Kettle',
  tent: 'Tent',
  guitar: 'Guitar',
  drum: 'Drum',
  radio: 'Radio',
  clock: 'Clock',
  kayak: 'Kayak',
  ladder: 'Ladder',
  stool: 'Stool',
  note: 'For our street',
  where: 'On Saturday, by the bridge?',
  asks: 'These two for your radio?',
  fair: 'With the clock for the guitar alone',
  thanks: 'A tent as good as new',
}
const ARABIC: typeof ENGLISH = {
  village: 'منعطف النهر',
  lamp: 'مصباح',
  kettle: 'غلاية',
  tent: 'خيمة',
  guitar: 'غيتار',
  drum: 'طبلة',
  radio: 'مذياع',
  clock: 'ساعة',
  kayak: 'قارب',
  ladder: 'سلم',
  stool: 'كرسي',
  note: 'لأهل شارعنا',
  where: 'يوم السبت عند الجسر؟',
  asks: 'هذان مقابل مذياعك؟',
  fair: 'مع الساعة مقابل الغيتار وحده',
  thanks: 'خيمة كأنها جديدة',
}

async function newSite(t: Test) {
  const env = testEnvironment(t, { LOG_LEVEL: 'error', PORT: '0' })
  const site = await startSite(t, [process.execPath, ...QUICK_IMPORTS, 'server/main.ts'], {
    cwd: ROOT,
    env: { ...pinnedEnvironment, ...env },
  })
  const welcome = /\/welcome\?code=[\w-]+(?=\n)/
  await until(() => welcome.test(site.output()))
  const [path] = welcome.exec(site.output())!
  return { ...site, folder: dirname(env.DATABASE_FILE!), welcome: path }
}

interface Villager {
  id: number
  name: string
  call: Caller
}

/** A villager with a browser window. */
interface AtWindow extends Villager {
  at: Person
}

/** The user signed in in a window. */
async function whoIs(person: Person, origin: string): Promise<Villager> {
  const call = caller(origin, await person.inPage(() => localStorage.getItem('token') ?? ''))
  const { id, name } = (await call('GET /api/profile')).data
  return { id, name, call }
}

/** Joins through the API. */
async function arrives(origin: string, name: string, invitation: string): Promise<Villager> {
  const about = { name, email: emailOf(name), phone_number: '(202) 555-0124', address: '2 Main Street' }
  const secret = { password: PASSWORD, password_confirmation: PASSWORD }
  const body = { ...about, ...secret, terms_and_conditions: '1', invitation } as const
  const { data } = await caller(origin)('POST /api/auth/register', { body })
  return { id: data.user.id, name, call: caller(origin, data.token) }
}

async function signsInElsewhere(origin: string, { id, name }: Villager): Promise<Villager> {
  const body = { email: emailOf(name), password: PASSWORD }
  return { id, name, call: caller(origin, (await caller(origin)('POST /api/auth/login', { body })).token) }
}

let pictures = 0
const picture = async () =>
  new File(
    [
      await twoColours(640 + 16 * ++pictures, 480)
        .png()
        .toBuffer(),
    ],
    'thing.png',
    { type: 'image/png' },
  )

/** Lists an item through the API; returns its id. */
async function lists({ call }: Villager, name: string): Promise<number> {
  const [category] = (await call('GET /api/product-categories/list')).data
  const body = { name, description: name, condition: 'LikeNew', product_category_id: category!.id } as const
  const { data } = await call('POST /api/product/store', { body, files: { images: [await picture()] } })
  return data.product.id
}

async function handsOver(swap: number, giver: Villager, receiver: Villager): Promise<void> {
  const about = { params: { id: swap } }
  const { code } = (await giver.call('POST /api/swaps/:id/code', { ...about, body: { with: receiver.id } }))
    .data
  await receiver.call('POST /api/swaps/:id/code/confirmation', { ...about, body: { with: giver.id, code } })
}

const reviews = ({ call }: Villager, swap: number, about: Villager, text: string) =>
  call('POST /api/swaps/:id/reviews', {
    params: { id: swap },
    body: { about: about.id, would_swap_again: true, text },
  })

async function setsUp(admin: Person, welcome: string, village: string): Promise<string> {
  await admin.open(welcome)
  await admin.awake()
  await admin.replace(m.common_name(), village)
  await admin.choose(m.place_country(), new Intl.DisplayNames(language(), { type: 'region' }).of('US')!)
  await admin.choose(m.common_who_may_join(), m.common_who_has_an_invitation())
  await admin.choose(m.common_who_may_read(), m.common_members())
  await admin.fill(m.common_full_name(), 'Wilma')
  await admin.fill(m.form_email(), emailOf('Wilma'))
  await admin.fill(m.common_phone_number(), '(202) 555-0100')
  await admin.fill(m.common_general_address_trading_location(), 'Mill Lane')
  await admin.fill(m.accounts_password(), PASSWORD)
  await admin.fill(m.accounts_confirm_password(), PASSWORD)
  await admin.click('button', m.common_open_the_market())
  await admin.sees(m.common_is_open({ name: village }))
  return admin.inPage(() => document.querySelector<HTMLAnchorElement>('.invited a.link')!.pathname)
}

async function invites(admin: Person, note: string): Promise<string> {
  await admin.follows(m.common_see_your_market())
  await admin.click('button', m.accounts_account_of({ name: 'Wilma' }))
  await admin.follows(m.accounts_dashboard())
  await admin.goes(m.layout_setting())
  await admin.follows(m.layout_invitations())
  await admin.fill(m.accounts_note(), note)
  await admin.click('button', m.accounts_make_an_invitation())
  return admin.until('the invitation', () =>
    admin.inPage((noted) => {
      const all = [...document.querySelectorAll('.invitation')]
      const made = all.find((one) => one.querySelector('h3')!.textContent.includes(noted))
      return made?.querySelector<HTMLAnchorElement>('a.link')?.pathname
    }, note),
  )
}

async function joins(person: Person, name: string, invitation: string) {
  await person.open(invitation)
  await person.sees(m.common_invites_you({ name: 'Wilma' }))
  await person.follows(m.common_join())
  await signsUp(person, name, emailOf(name))
  await person.isAt('/')
}

/** Another user already looks for this item. */
async function postsWhatIsLookedFor(person: Person, thing: string, photo: string) {
  await person.open('/uploaditem')
  await posts(person, thing, photo)
  await person.sees(m.matches_looks_for({ name: 'Dan', wish: thing }))
}

async function wishes(person: Person, thing: string) {
  await person.fill(m.matches_wish(), thing)
  await person.click('button', m.matches_add_wish())
  await person.waitFor('button', m.matches_forget_wish({ wish: thing }))
}

/** Answers “later” until an item is on top, then “yes”. */
async function wantsFromDeck(person: Person, thing: string) {
  await person.goes(m.matches_yours_swaps())
  await person.isAt('/dashboard/matches')
  await person.awake()
  const top = () => person.inPage(() => document.querySelector('.deck-top h3')?.textContent)
  for (let shown = await top(); shown !== thing; shown = await top()) {
    await person.click('button', m.matches_later())
    await person.until('the next picture', async () => (await top()) !== shown)
  }
  await person.click('button', m.matches_yes())
  await person.until('the answer', async () => (await top()) !== thing)
}

/** Wants an item on its page, which completes a circle. */
async function wantsOnItsPage(person: Person, item: number): Promise<number> {
  await person.open(`/productdetails/${item}`)
  await person.click('button', m.matches_want_it())
  await person.sees(m.matches_found())
  await person.follows(m.matches_open_circle())
  await person.sees(m.circles_of_size({ size: '3' }))
  return person.inPage(() => Number(location.pathname.split('/').at(-1)))
}

/** @param gives item and recipient; `gets` is item and giver. */
async function saysYes(person: Person, gives: [string, string], gets: [string, string]) {
  await person.sees(m.circles_gives({ item: gives[0], name: gives[1] }))
  await person.sees(m.circles_gets({ item: gets[0], name: gets[1] }))
  await person.click('button', m.circles_yes())
  await person.sees(m.circles_step_waiting())
}

/** One user shows a code, the other enters it. */
async function meet(one: AtWindow, other: AtWindow) {
  await one.at.click('button', m.handovers_show_code(), m.handovers_meet({ name: other.name }))
  const code = await one.at.until('a code', () =>
    one.at.inPage(() => document.querySelector('.digits [aria-hidden]')?.textContent),
  )
  await other.at.click('button', m.handovers_enter_code(), m.handovers_meet({ name: one.name }))
  await other.at.fill(m.handovers_code(), code)
  await other.at.click('button', m.handovers_confirm())
}

async function tellsHowItWas(person: Person, about: string, text: string) {
  const form = m.people_swap_again_with({ name: about })
  await person.click('radio', m.people_yes(), form)
  await person.fill(m.people_how_was_it(), text, form)
  await person.click('button', m.people_send_review(), form)
  await person.sees(m.people_review_waits({ name: about }))
}

async function asks(person: Person, item: number, things: string[], text: string): Promise<number> {
  await person.open(`/productdetails/${item}`)
  await person.click('button', m.swaps_exchange())
  for (const thing of things) await person.tick(thing)
  await person.fill(m.swaps_message_label(), text)
  await person.click('button', m.swaps_submit())
  await person.sees(m.swaps_exchange_request_submitted_successful())
  await person.follows(m.swaps_see_your_request())
  await person.sees(m.swaps_waiting_for_to_answer({ other: BEN }))
  return person.inPage(() => Number(new URLSearchParams(location.search).get('id')))
}

/** Counter-offer: adds an item on one side and removes one on the other. */
async function counters(person: Person, message: string, changes: string[], text: string) {
  await person.goes(m.layout_exchange_request())
  await person.sees(message)
  await person.click('button', m.swaps_make_another_offer())
  for (const thing of changes) await person.tick(thing)
  await person.fill(m.swaps_message(), text)
  await person.click('button', m.swaps_send_offer())
  await person.sees(m.swaps_waiting_for_to_answer({ other: 'Ada' }))
}

async function accepts(person: Person, message: string) {
  await person.sees(message)
  await person.click('button', m.swaps_accept())
  await person.sees(m.swaps_accept_this_swap())
  await person.click('button', m.swaps_accept())
  await person.sees(m.swaps_request_accepted_successfully())
}

async function leaves(person: Person) {
  await person.open('/dashboard')
  await person.goes(m.layout_setting())
  await person.follows(m.layout_account())
  await person.click('button', m.accounts_i_want_to_leave())
  await person.fill(m.accounts_password(), PASSWORD, m.accounts_i_want_to_leave())
  await person.click('button', m.accounts_leave_for_good())
  await person.sees(m.common_account_deleted())
}

/** As `until`, without a timeout while the page shows that work is in progress: its duration depends on the machine. */
async function atWork(person: Person, says: string, what: string, look: () => Promise<boolean>) {
  for (;;) {
    try {
      return await person.until(what, look)
    } catch (error) {
      if (!(await person.inPage(seenInPage, says))) throw error
    }
  }
}

/** Returns the backup's path. */
async function takesBackup(admin: Person): Promise<string> {
  await admin.open('/')
  await admin.click('button', m.accounts_account_of({ name: 'Wilma' }))
  await admin.follows(m.accounts_admin())
  await admin.goes(m.layout_backup(), m.layout_the_machine())
  await admin.click('button', m.admin_make_a_backup())
  const [save] = m.admin_save_it({ bytesText: '|' }).split('|') as [string]
  await atWork(admin, m.admin_making_it(), 'the backup', () => admin.inPage(seenInPage, save))
  await admin.click('link', save)
  return admin.window.saved()
}

async function restores(admin: Person, welcome: string, file: string) {
  await admin.open(welcome)
  await admin.awake()
  await admin.sees(m.common_or_restore())
  await admin.pick(m.common_backup_file(), file)
  await admin.click('button', m.common_check_and_restore())
  // The tab may be signed in to the first machine: both have the same host, and so the same cookies.
  await atWork(admin, m.backups_starting(), 'the way in', () =>
    admin.inPage(() => location.pathname === '/sign-in'),
  )
}

/** Resolves once all images are drawn, at least this many. */
const seesPictures = (person: Person, least: number) =>
  person.until(`${least} pictures`, () =>
    person.inPage((wanted) => {
      const all = [...document.querySelectorAll<HTMLImageElement>('main img')]
      for (const one of all) one.loading = 'eager'
      return all.length >= wanted && all.every(({ complete, naturalWidth }) => complete && naturalWidth > 0)
    }, least),
  )

async function looksAround(admin: Person, words: typeof ENGLISH) {
  await signsIn(admin, emailOf('Wilma'))
  await admin.open('/browse?category=all')
  for (const text of [words.village, words.kayak, words.ladder, words.drum]) await admin.sees(text)
  await seesPictures(admin, 3)
}

async function findsSwaps(person: Person, words: typeof ENGLISH, dan: number) {
  await person.open('/sign-in')
  await signsIn(person, emailOf('Ada'))
  await person.open('/dashboard/exchange-request?status=accepted&direction=outgoing')
  for (const text of [words.guitar, words.radio, words.clock, m.told_former_member()]) await person.sees(text)
  await seesPictures(person, 5)
  await person.follows(m.circles_of_size({ size: '3' }))
  for (const text of [words.where, words.thanks]) await person.sees(text)
  await seesPictures(person, 3)
  await person.open(`/dashboard/messages?userId=${dan}`)
  await person.sees(words.asks)
  await person.waitFor('link', m.messages_open_picture({ name: 'thing.webp' }))
}

/** Everything a user can read through the API. */
async function market({ call }: Villager, people: readonly Villager[]) {
  const requests = (direction: 'incoming' | 'outgoing') =>
    call('GET /api/exchange-request/list', { query: { status: 'accepted', direction } })
  const conversations = (await call('GET /api/users-with-last-message')).data
  const circles = (await call('GET /api/circles', { query: { state: 'completed' } })).data
  const each = <Row, Seen>(rows: readonly Row[], look: (row: Row) => Promise<Seen>) =>
    Promise.all(rows.map(look))
  return {
    profile: (await call('GET /api/profile')).data,
    items: (await call('GET /api/dashboard/my-products')).data.products,
    requests: [(await requests('incoming')).data, (await requests('outgoing')).data],
    circles,
    talks: await each(
      circles,
      async ({ id }) => (await call('GET /api/circles/:id/messages', { params: { id } })).data,
    ),
    conversations,
    threads: await each(
      conversations,
      async ({ sender: { id } }) => (await call('GET /api/messages/:id', { params: { id } })).data,
    ),
    wishes: (await call('GET /api/wishes')).data,
    wants: (await call('GET /api/wants')).data,
    notifications: (await call('GET /api/notifications')).data,
    people: await each(
      people,
      async ({ id }) => (await call('GET /api/people/:id', { params: { id } })).data,
    ),
    reviews: await each(
      people,
      async ({ id }) => (await call('GET /api/people/:id/reviews', { params: { id } })).data,
    ),
  }
}

interface Story {
  t: Test
  origin: string
  words: typeof ENGLISH
  photo: string
  step: <Done>(name: string, work: Promise<Done>) => Promise<Done>
  /** Opens an empty window. */
  open: () => Promise<Person>
}

type Cast = Record<'wilma' | 'ada' | 'ben', AtWindow> & Record<'cleo' | 'dan' | 'eve', Villager>

/** An admin sets the site up and invites; five people join, two of them in windows. */
async function begin({ t, origin, words, step, open }: Story, welcome: string): Promise<Cast> {
  const [admin, atAda, atBen] = [await open(), await open(), await open()]
  const first = await step('set up', setsUp(admin, welcome, words.village))
  t.equal(await admin.inPage(() => document.dir || 'ltr'), DIRECTIONS[language()])
  const second = await step('invite', invites(admin, words.note))
  const [, code = ''] = second.split('/join/')
  const [cleo, dan, eve] = [
    await arrives(origin, 'Cleo', code),
    await arrives(origin, 'Dan', code),
    await arrives(origin, 'Eve', code),
  ]
  await step('join', Promise.all([joins(atAda, 'Ada', first), joins(atBen, BEN, second)]))
  const seated = async (at: Person) => ({ at, ...(await whoIs(at, origin)) })
  const [wilma, ada, ben] = [await seated(admin), await seated(atAda), await seated(atBen)]
  t.match((await wilma.call('GET /api/invitations')).data, [{ used: 4 }, { used: 1 }])
  return { wilma, ada, ben, cleo, dan, eve }
}

/** A loop of lamp, tent and kettle: found by the site, and completed. */
async function swapOfThree({ t, words, photo, step }: Story, { ada, ben, cleo, dan, eve }: Cast) {
  const [tent, kettle] = [await lists(cleo, words.tent), await lists(ben, words.kettle)]
  await lists(dan, words.kayak)
  await dan.call('POST /api/wishes', { body: { text: words.lamp } })
  await step('post', postsWhatIsLookedFor(ada.at, words.lamp, photo))
  await step('wish', wishes(ada.at, words.ladder))
  await lists(eve, words.ladder)
  await ada.at.goes(m.layout_notification())
  await ada.at.isAt('/dashboard/notification')
  await step('a wish comes true', ada.at.sees(words.ladder))
  const [lamp] = (await ada.call('GET /api/dashboard/my-products')).data.products

  await cleo.call('POST /api/wants', { body: { product_id: kettle } })
  await step('want, from the deck', wantsFromDeck(ada.at, words.tent))
  const circle = await step('want, on a page', wantsOnItsPage(ben.at, lamp!.id))
  t.match((await ada.call('GET /api/wants')).data, [{ product_id: tent, for: null }])
  await step('agree to three', saysYes(ben.at, [words.kettle, 'Cleo'], [words.lamp, 'Ada']))
  await ada.at.goes(m.matches_yours_swaps())
  await ada.at.follows(m.circles_of_size({ size: '3' }))
  await saysYes(ada.at, [words.lamp, BEN], [words.tent, 'Cleo'])
  await cleo.call('POST /api/circles/:id/acceptance', { params: { id: circle } })
  await Promise.all([ada, ben].map(({ at }) => at.sees(m.circles_agreed())))
  await ada.at.fill(m.circles_message_label(), words.where)
  await ada.at.click('button', m.circles_send())
  await step('talk', ben.at.sees(words.where))

  await handsOver(circle, ben, cleo)
  await handsOver(circle, cleo, ada)
  await step('hand over by code', meet(ada, ben))
  await Promise.all([ada, ben].map(({ at }) => at.sees(m.circles_completed_text())))
  for (const [by, about] of [
    [ada, ben],
    [ben, ada],
    [ben, cleo],
    [cleo, ben],
  ] as const)
    await reviews(by, circle, about, words.thanks)
  await ada.at.open(`/dashboard/circles/${circle}`)
  await step('review', tellsHowItWas(ada.at, 'Cleo', words.thanks))
  await reviews(cleo, circle, ada, words.thanks)
}

/** Ada offers two items for one; Ben counters with two for one. */
async function swapOfTwo({ t, words, step }: Story, { ada, ben }: Cast) {
  const [radio, clock] = [await lists(ben, words.radio), await lists(ben, words.clock)]
  const [guitar, drum] = [await lists(ada, words.guitar), await lists(ada, words.drum)]
  const id = await step('ask', asks(ada.at, radio, [words.guitar, words.drum], words.asks))
  await step('counter', counters(ben.at, words.asks, [words.clock, words.drum], words.fair))
  await step('accept', accepts(ada.at, words.fair))
  const request = async () => (await ada.call('GET /api/exchange-request/:id', { params: { id } })).data
  const [wanted, offered] = [[{ id: radio }, { id: clock }], [{ id: guitar }]]
  t.match(await request(), { status: 'accepted', wanted, offered })
  t.match((await ada.call('GET /api/dashboard/my-products')).data.products, [
    { id: drum, status: 'available' },
    { id: guitar, status: 'reserved' },
    { name: words.lamp, status: 'traded' },
  ])
  await ben.at.open(`/dashboard/exchange-product-details?id=${id}`)
  await step('hand over several by code', meet(ben, ada))
  const [done] = m.swaps_swap_completed_enjoy({ swappedText: '|' }).split('|') as [string]
  await Promise.all([ada, ben].map(({ at }) => at.sees(done)))
  t.match(await request(), { outcome: 'completed', wanted, offered })
  await step('review of two', tellsHowItWas(ben.at, 'Ada', words.thanks))
  await reviews(ada, id, ben, words.thanks)
}

/** Ben leaves after using most features. Returns texts that must not be found any longer. */
async function farewell(
  { t, words, step }: Story,
  { ada, ben, dan }: Cast,
  folder: string,
): Promise<string[]> {
  const stool = await lists(ben, `${words.stool} ${MARK}`)
  await ben.call('POST /api/wishes', { body: { text: `${MARK} organ` } })
  const write = async (from: Villager, text: string, file: File) =>
    from.call('POST /api/messages/:id', {
      params: { id: ada.id },
      body: { message: text },
      files: { attachments: [file] },
    })
  await write(dan, words.asks, await picture())
  await write(ben, words.where, new File([`The way to ${MARK}`], 'way.txt', { type: 'text/plain' }))
  const { product } = (await ben.call('GET /api/home/product/details/:id', { params: { id: stool } })).data
  const traces = [MARK, MARK.toLowerCase(), /[0-9a-f]{32}/.exec(product.images[0]!)![0]]
  for (const trace of traces) t.not(filesWith(folder, [trace]).length, 0, `${trace} is there before`)
  await step('leave', leaves(ben.at))
  return traces
}

type AsPerson = new (...args: ConstructorParameters<typeof Person>) => Person

/** Want counts have noise from a key that is not in backups, so another machine has other values. */
const withoutDraws = (found: object): unknown =>
  JSON.parse(JSON.stringify(found, (key, value) => (key === 'wanted_count' ? null : value)))

/**
 * A village from setup to a restore on a second machine. The admin, Ada and Ben (who leaves) use windows, their neighbours the API.
 * @param spoken language of users and browsers.
 */
export const village = (
  t: Test,
  start: Start,
  As: AsPerson = Person,
  spoken: Language = 'en',
): Promise<void> => speaking(spoken, () => tell(t, start, As, spoken === 'ar' ? ARABIC : ENGLISH))

async function tell(t: Test, start: Start, As: AsPerson, words: typeof ENGLISH): Promise<void> {
  const photo = join(temporaryFolder(t), 'photo.png')
  await twoColours(800, 600).png().toFile(photo)
  const first = await newSite(t)
  const engine = await start()
  t.teardown(() => engine.close())
  const problems: string[][] = []
  const story: Story = {
    t,
    origin: first.origin,
    words,
    photo,
    async step(name, work) {
      const done = await work
      t.pass(`${engine.name}: ${name}`)
      return done
    },
    async open() {
      const window = await engine.open()
      problems.push(window.problems)
      return new As(window, first.origin)
    },
  }
  const { step } = story
  const cast = await begin(story, first.welcome)
  await swapOfThree(story, cast)
  await swapOfTwo(story, cast)
  const traces = await farewell(story, cast, first.folder)
  const { wilma, ada, cleo, dan, eve } = cast
  const staying = [wilma, ada, cleo, dan, eve]
  const seen = await Promise.all(staying.map((who) => market(who, staying)))
  t.match(seen[1], {
    items: [{ name: words.drum }, { name: words.guitar }, { name: words.lamp }],
    circles: [{ state: 'completed', legs: [{}, {}, {}] }],
    requests: [[], [{ outcome: 'completed', other: { name: m.told_former_member() } }]],
    conversations: [{ sender: { name: m.told_former_member() } }, { sender: { name: 'Dan' } }],
    reviews: [[], [{ by: { name: 'Cleo' } }], [{ by: { name: 'Ada' } }], [], []],
  })

  const file = await step('back up', takesBackup(wilma.at))
  t.strictSame(
    problems.flat().filter((problem) => !isOfLeftPage(problem)),
    [],
  )
  t.equal(first.output().split('\n').length, 3, 'nothing went wrong that a log tells')
  await first.stop()
  const second = await newSite(t)
  const on = ({ at }: AtWindow) => new As(at.window, second.origin)
  await step('restore', restores(on(wilma), second.welcome, file))
  const there = await Promise.all(staying.map((who) => signsInElsewhere(second.origin, who)))
  const restored = await Promise.all(there.map((who) => market(who, staying)))
  t.strictSame(restored.map(withoutDraws), seen.map(withoutDraws), 'each finds all of it')
  await step('look around there', looksAround(on(wilma), words))
  await step('find swaps and words there', findsSwaps(on(ada), words, dan.id))
  t.strictSame(filesWith(second.folder, traces), [], 'nothing is there of the one who left')
}
