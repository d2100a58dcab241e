import t from 'tap'
import { ReadyAddresses } from '../../../../server/site/pages/ready-addresses.ts'

const place = (key: string) => ({ key, shows: [] })

t.test('a visitor gets the entry of visitors, a signed-in user that of both', async (t) => {
  const addresses = new ReadyAddresses()
  addresses.learn('/', place('home'), 'visitor')
  t.equal(addresses.find('/', 'visitor')?.key, 'home')
  t.equal(addresses.find('/', 'viewer'), undefined)
  addresses.learn('/', place('home'), 'viewer')
  t.equal(addresses.find('/', 'viewer')?.key, 'home')
})

t.test('pages of signed-in users only are not learned', async (t) => {
  const addresses = new ReadyAddresses()
  addresses.learn('/admin', place('admin'), 'viewer')
  t.equal(addresses.find('/admin', 'visitor'), undefined)
  t.equal(addresses.find('/admin', 'viewer'), undefined)
})

t.test('an address that is longer than any need be is answered by its route', async (t) => {
  const addresses = new ReadyAddresses()
  const long = `/?q=${'x'.repeat(1000)}`
  addresses.learn(long, place('home'), 'visitor')
  t.equal(addresses.find(long, 'visitor'), undefined)
})

t.test('if both got different pages, the first is dropped', async (t) => {
  const addresses = new ReadyAddresses()
  addresses.learn('/', place('home'), 'visitor')
  addresses.learn('/', place('own'), 'viewer')
  t.equal(addresses.find('/', 'visitor'), undefined)
  t.equal(addresses.find('/', 'viewer'), undefined)
})
