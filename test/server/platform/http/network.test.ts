import t from 'tap'
import { addressMatcher, networkOf, rangeOf } from '../../../../server/platform/http/network.ts'

t.test('a client is an IPv4 address or a /64 of IPv6, however it is written', async (t) => {
  t.equal(networkOf('192.0.2.1'), '192.0.2.1')
  t.equal(networkOf('::ffff:192.0.2.1'), '192.0.2.1', 'the same client in its IPv6 form')
  t.not(networkOf('::ffff:192.0.2.2'), networkOf('::ffff:192.0.2.1'), 'not all of IPv4')
  const same = ['2001:db8:1:2::', '2001:db8:1:2::1', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2:ffff::1']
  t.equal(new Set(same.map(networkOf)).size, 1)
  t.not(networkOf('2001:db8:1:3::1'), networkOf('2001:db8:1:2::1'))
  t.equal(networkOf('2001:db8::1'), '2001:db8::')
  t.equal(networkOf('::1'), '::')
  t.equal(networkOf('fe80::1%eth0'), 'fe80::', 'a line, whatever its interface is called')
  t.equal(networkOf('nowhere'), 'nowhere')
})

t.test('what one attacker may command is an IPv4 address or a /48 of IPv6', async (t) => {
  t.equal(rangeOf('::ffff:192.0.2.1'), '192.0.2.1')
  t.equal(rangeOf('2001:db8:1:2:3::4'), '2001:db8:1::')
  t.equal(rangeOf(networkOf('2001:db8:1:2:3::4')), '2001:db8:1::', 'of a network as of an address')
  t.not(rangeOf('2001:db8:2:2::'), rangeOf('2001:db8:1:2::'))
  t.equal(rangeOf('nowhere'), 'nowhere')
})

t.test('an address is found among addresses and ranges', async (t) => {
  const listed = addressMatcher(['127.0.0.1', '10.0.0.0/8', '2001:db8::/32', '::1'])
  for (const address of ['127.0.0.1', '::ffff:127.0.0.1', '10.9.8.7', '2001:db8:7::1', '::1']) {
    t.ok(listed(address), address)
  }
  for (const address of ['127.0.0.2', '11.0.0.1', '2001:db9::1', '::2']) t.notOk(listed(address), address)
  t.notOk(addressMatcher([])('127.0.0.1'))
})
