import { join } from 'node:path'
import type { Test } from 'tap'
import { setAdmin } from '../../server/accounts/admins-service.ts'
import { temporaryFolder, testServer } from '../helpers/app.ts'
import type { Engine } from '../helpers/engines/engine.ts'
import { Person } from '../helpers/engines/person.ts'
import { mailTo, secretsOf } from '../helpers/mail.ts'
import { twoColours } from '../helpers/pictures.ts'

const PASSWORD = 'first password'

const emailOf = (name: string) => `${name.toLowerCase()}@example.test`

async function joins(person: Person, name: string) {
  await person.open('/uploaditem')
  await person.isAt('/sign-in?redirect=%2Fuploaditem')
  await person.click('link', 'Sign Up')
  await person.fill('Full Name', name)
  await person.fill('Email', emailOf(name))
  await person.fill('Phone Number', '(202) 555-0123')
  await person.fill('General Address (trading location)', '1 Main Street')
  await person.fill('Password', PASSWORD)
  await person.fill('Confirm Password', PASSWORD)
  await person.tick('I agree to the Terms & Conditions')
  await person.click('button', 'Sign Up')
  await person.sees('User created successfully')
  await person.holds('Email', emailOf(name))
  await person.fill('Password', PASSWORD)
  await person.click('button', 'Sign In')
  await person.sees('Sign in successfully')
  await person.isAt('/uploaditem')
}

async function signsIn(person: Person, name: string, password: string) {
  await person.fill('Email', emailOf(name))
  await person.fill('Password', password)
  await person.click('button', 'Sign In')
  await person.sees('Sign in successfully')
}

async function posts(person: Person, name: string, photo: string) {
  await person.fill('Item Name *', name)
  await person.fill('Description *', `A ${name} that works`)
  await person.choose('Category *', 'Books')
  await person.choose('Condition *', 'Like New')
  await person.pick('Add pictures', photo)
  await person.waitFor('button', 'Remove photo.png')
  await person.click('button', 'Post Item')
  await person.isAt('/')
  await person.sees('Product created successfully')
  await person.sees(name)
}

async function findsAndOffers(person: Person) {
  await person.fill('Search here...', 'guitar')
  await person.click('button', 'Search')
  await person.isAt('/browse?product=guitar')
  await person.click('button', 'Favourite')
  await person.sees('Favourite toggled successfully')
  await person.click('link', 'Guitar')
  await person.sees('Ad ID')
  await person.click('button', 'Exchange')
  await person.tick('Camera')
  await person.fill('Message *', 'Shall we swap?')
  await person.click('button', 'Submit')
  await person.sees('Exchange request submitted Successful!')
  await person.click('link', 'Go to Home')
  await person.isAt('/')
}

async function accepts(owner: Person) {
  await owner.click('button', 'Account of Ada')
  await owner.click('link', 'Dashboard')
  await owner.sees('My Post Items')
  // Firefox says of each script that it was still loading as one left the page.
  await owner.awake()
  await owner.click('link', 'Exchange Request')
  await owner.sees('Shall we swap?')
  await owner.click('button', 'Accept')
  await owner.sees('Accept this swap?')
  await owner.click('button', 'Accept')
  await owner.sees('Request accepted successfully')
}

/** Bob writes first, from the item's page; the answer comes to him live, with a picture. */
async function chat(ada: Person, bob: Person, photo: string) {
  await bob.open('/browse?product=guitar')
  await bob.sees('No results found.')
  await bob.open('/dashboard/favourite')
  await bob.click('link', 'Guitar')
  await bob.click('link', 'Send message')
  await bob.awake()
  await bob.fill('Message to Ada', 'On Saturday?')
  await bob.window.press('Enter')
  await bob.sees('On Saturday?')
  await ada.click('link', 'Messages')
  await ada.sees('On Saturday?')
  await ada.pick('Add pictures', photo)
  await ada.waitFor('button', 'Remove photo.png')
  await ada.fill('Message to Bob', 'At ten, here')
  await ada.click('button', 'Send')
  await bob.sees('At ten, here')
  await bob.waitFor('link', 'Open picture')
  await ada.sees('Seen')
}

async function completes(person: Person, list: 'Sent' | 'Received', outcome: string) {
  await person.click('link', 'Exchange Request')
  await person.click('link', list)
  await person.click('tab', 'Confirmed Request')
  await person.click('button', 'View Details')
  await person.click('button', 'We have swapped')
  await person.sees(outcome)
  await person.click('button', 'Close')
}

async function signsOut(person: Person, name: string) {
  await person.click('button', `Account of ${name}`)
  await person.click('link', 'Sign Out')
  await person.isAt('/sign-in?signed_out=1')
  await person.sees('Logged out successfully')
}

async function recovers(person: Person, app: Parameters<typeof mailTo>[0], name: string) {
  await person.click('link', 'Forgot password?')
  await person.fill('Email', emailOf(name))
  await person.click('button', 'Send Code')
  await person.sees('OTP sent successfully')
  const { code } = secretsOf((await mailTo(app, emailOf(name), 'reset-code')).text)
  await person.awake()
  await person.focus('field', 'Character 1 of 4')
  await person.window.type(code)
  await person.click('button', 'Verify')
  await person.isAt(`/createnewpassword?email=${encodeURIComponent(emailOf(name))}`)
  await person.fill('New Password', 'second password')
  await person.fill('Confirm Password', 'second password')
  await person.click('button', 'Set New Password')
  await person.sees('Password reset successful')
  await signsIn(person, name, 'second password')
}

/** Ada runs the site, and shows Bob the door. */
async function suspends(admin: Person, member: Person) {
  await admin.open('/dashboard')
  await admin.click('button', 'Account of Ada')
  await admin.click('link', 'Admin')
  await admin.isAt('/admin')
  await admin.click('link', 'People')
  await admin.click('link', 'Bob')
  await admin.click('button', 'Suspend… Bob')
  await admin.fill('Reason', 'Never came to swap')
  await admin.click('button', 'Suspend: Bob')
  await admin.waitFor('button', 'Lift the suspension')
  await member.open('/dashboard')
  await member.isAt('/sign-in?redirect=%2Fdashboard')
}

/** The editor is the browser's own, and each has its own ways with what it makes bold or a list. */
async function writesRules(admin: Person, visitor: Person) {
  await admin.click('link', 'Pages')
  await admin.click('button', 'Add a page')
  await admin.fill('Title', 'Our rules')
  await admin.click('button', 'Save')
  await admin.isAt('/admin/pages/our-rules')
  await admin.awake()
  await admin.focus('field', 'Text')
  await admin.window.type('Be there in ')
  await admin.click('button', 'Bold')
  await admin.window.type('time')
  await admin.window.press('Enter')
  await admin.click('button', 'List')
  await admin.window.type('Bring it clean')
  await admin.sees('Not saved yet')
  await admin.click('button', 'Save')
  await admin.until('saving', () => admin.inPage(() => document.querySelector('.state')?.textContent === ''))
  await visitor.open('/page/our-rules')
  const said = (selector: string) =>
    visitor.inPage(
      // Firefox writes a space before what is bold as one that does not break.
      (of) => document.querySelector(`.prose ${of}`)?.textContent.replaceAll('\u00a0', ' ').trim(),
      selector,
    )
  await visitor.until('the rules', async () => (await said('p')) === 'Be there in time')
  await visitor.until('bold', async () => (await said(':is(b, strong)')) === 'time')
  await visitor.until('a list', async () => (await said('li')) === 'Bring it clean')
}

export type Start = () => Promise<Engine>
type AsPerson = new (...args: ConstructorParameters<typeof Person>) => Person

/** What the site is for, from joining to a completed swap and a lost password, by two people in a browser each. */
export async function wholeStory(t: Test, start: Start, As: AsPerson = Person): Promise<void> {
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
  await step('post', posts(ada, 'Guitar', photo), posts(bob, 'Camera', photo))
  await step('search, favourite, offer', findsAndOffers(bob))
  await step('accept', accepts(ada))
  await step('chat', chat(ada, bob, photo))
  await step('complete, one', completes(bob, 'Sent', 'You have confirmed the swap.'))
  await step('complete, other', completes(ada, 'Received', 'Swap completed. Enjoy!'))
  await step('sign out', signsOut(bob, 'Bob'))
  await step('recover', recovers(bob, app, 'Bob'))
  const problems = () => [...ada.window.problems, ...bob.window.problems]
  t.strictSame(problems(), [])
  setAdmin(app.db, emailOf('Ada'), true)
  await step('look after the site', suspends(ada, bob))
  await step('write a text', writesRules(ada, bob))
  const { status } = app.db.query.items
    .findFirst({ where: (item, { eq }) => eq(item.name, 'Guitar') })
    .sync()!
  t.equal(status, 'traded')
  // What a suspended person's open page asks for is refused.
  t.strictSame(
    problems().filter((problem) => !/^401: /.test(problem)),
    [],
  )
}
