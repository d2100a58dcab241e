import t from 'tap'
import { withoutPorts } from '../../../../server/platform/http/forwarded.ts'
import { RATE } from '../../../../server/platform/limits.ts'
import { testApp } from '../../../helpers/app.ts'

t.test('the port of a client is no part of its address', async (t) => {
  for (const [header, addresses] of [
    ['203.0.113.8:40001', '203.0.113.8'],
    ['203.0.113.8', '203.0.113.8'],
    ['[2001:db8::8]:40001', '2001:db8::8'],
    ['[2001:db8::8]', '2001:db8::8'],
    ['2001:db8::8', '2001:db8::8'],
    ['2001:db8::8:4000', '2001:db8::8:4000'],
    ['198.51.100.1:9, [2001:db8::8]:40001,203.0.113.8:1', '198.51.100.1,2001:db8::8,203.0.113.8'],
    ['::ffff:203.0.113.8:40001', '203.0.113.8'],
    ['[::ffff:203.0.113.8]:40001', '::ffff:203.0.113.8'],
    ['"[2001:db8::8]:40001", "203.0.113.8:1"', '2001:db8::8,203.0.113.8'],
    ['203.0.113.8:', '203.0.113.8'],
    ['unknown', 'unknown'],
    ['', ''],
  ] as const)
    t.equal(withoutPorts(header), addresses)
})

for (const [name, client] of [
  ['IPv4', (port: number) => `203.0.113.8:${port}`],
  ['IPv6', (port: number) => `[2001:db8::8]:${port}`],
  ['IPv4-mapped IPv6', (port: number) => `::ffff:203.0.113.8:${port}`],
  ['a quoted address', (port: number) => `"[2001:db8::8]:${port}"`],
  ['a further proxy', (port: number) => `203.0.113.8, 127.0.0.1:${port}`],
] as const)
  t.test(`limits by address hold behind a proxy that names the port: ${name}`, async (t) => {
    const app = await testApp(t, { TRUST_PROXY: '127.0.0.1' })
    const ask = async (port: number) => {
      const headers = { 'x-forwarded-for': client(port) }
      const payload = { email: `nobody${port}@example.test` }
      return (await app.inject({ method: 'POST', url: '/api/auth/send-otp', headers, payload })).statusCode
    }
    const answers = new Set<number>()
    for (let at = 0; at <= RATE.sendOtp.max; at++) answers.add(await ask(40_000 + at))
    t.ok(answers.has(429))
  })
