import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import t from 'tap'
import { ConfigError, readConfig, readToolConfig } from '../../server/platform/config.ts'

const ROOT = resolve(import.meta.dirname, '../..')

t.test('an empty environment gives the documented defaults', async (t) => {
  t.strictSame(readConfig({}), {
    host: '127.0.0.1',
    port: 3000,
    passedSocket: undefined,
    publicUrl: 'http://127.0.0.1:3000',
    publicUrlGiven: false,
    databaseFile: resolve(ROOT, 'db/swapyard.sqlite'),
    uploadsDir: resolve(ROOT, 'uploads'),
    backupDir: undefined,
    smtpUrl: undefined,
    mailFrom: 'Swapyard <no-reply@localhost>',
    mailFromGiven: false,
    jwtSecret: undefined,
    realtimeKey: 'swapyard',
    adminEmails: [],
    pushHosts: [],
    trustProxy: [],
    logLevel: 'info',
    metricsHost: '127.0.0.1',
    metricsPort: undefined,
    minFreeBytes: 200 * 1024 * 1024,
    hstsSubdomains: false,
    demoData: true,
    development: false,
    startedIn: undefined,
  })
})

t.test('a blank variable counts as unset, and blanks around a value are dropped', async (t) => {
  const names = [
    'HOST',
    'PORT',
    'PUBLIC_URL',
    'SMTP_URL',
    'JWT_SECRET',
    'ADMIN_EMAILS',
    'TRUST_PROXY',
    'LOG_LEVEL',
  ]
  t.strictSame(readConfig(Object.fromEntries(names.map((name) => [name, ' ']))), readConfig({}))
  t.equal(readConfig({ PORT: ' 8080 ' }).port, 8080)
})

t.test('what is set is taken', async (t) => {
  t.match(
    readConfig({
      HOST: '0.0.0.0',
      PORT: '0',
      PUBLIC_URL: 'https://Swap.Example:8443/',
      DATABASE_FILE: '/data/x.sqlite',
      UPLOADS_DIR: 'pictures',
      SMTP_URL: 'smtps://user:pass@mail.example:465',
      MAIL_FROM: 'Elm Street <swap@elm.example>',
      JWT_SECRET: 'x'.repeat(32),
      REALTIME_KEY: 'elm-street_1',
      ADMIN_EMAILS: ' Ann@Elm.example, bob@elm.example,',
      TRUST_PROXY: '10.0.0.1, 192.168.0.0/16,fd00::/8',
      LOG_LEVEL: 'trace',
      METRICS_HOST: '10.0.0.2',
      METRICS_PORT: '9400',
      MIN_FREE_MB: '0',
      HSTS_SUBDOMAINS: 'on',
      DEMO_DATA: 'off',
      NODE_ENV: 'development',
    }),
    {
      host: '0.0.0.0',
      port: 0,
      publicUrl: 'https://swap.example:8443',
      publicUrlGiven: true,
      databaseFile: '/data/x.sqlite',
      uploadsDir: resolve(ROOT, 'pictures'),
      smtpUrl: 'smtps://user:pass@mail.example:465',
      mailFrom: 'Elm Street <swap@elm.example>',
      jwtSecret: 'x'.repeat(32),
      realtimeKey: 'elm-street_1',
      adminEmails: ['ann@elm.example', 'bob@elm.example'],
      trustProxy: ['10.0.0.1', '192.168.0.0/16', 'fd00::/8'],
      logLevel: 'trace',
      metricsHost: '10.0.0.2',
      metricsPort: 9400,
      minFreeBytes: 0,
      hstsSubdomains: true,
      demoData: false,
      development: true,
    },
  )
})

const WRONG: Record<string, string[]> = {
  HOST: ['http://x', 'a b', '127.0.0.1/8'],
  PORT: ['x', '-1', '65536', '80.5', '1e3', '999999', '0x50', '80 80'],
  PUBLIC_URL: [
    ...[
      'swap.example',
      'ftp://swap.example',
      'https://swap.example/market',
      'https://',
      'javascript:alert(1)',
    ],
    ...['https://swap.example?x', 'https://swap.example/#x', 'https://user:pass@swap.example'],
  ],
  SMTP_URL: ['mail.example', 'http://mail.example', 'smtp://', 'smtps:mail.example'],
  MAIL_FROM: ['nobody', 'a@b.example\nBcc: c@d.example', '@'],
  JWT_SECRET: ['short', 'x'.repeat(31)],
  REALTIME_KEY: ['with space', 'a/b', 'x'.repeat(65)],
  ADMIN_EMAILS: ['ann', 'ann@elm.example, bob', 'ann@elm.example;bob@elm.example'],
  TRUST_PROXY: ['proxy.example', '10.0.0.1/33', 'fd00::/129', '10.0.0.1/', '10.0.0.1/8/8', 'true', '1'],
  LOG_LEVEL: ['loud', 'INFO'],
  METRICS_HOST: ['http://x', '0.0.0.0/0'],
  METRICS_PORT: ['x', '-1', '65536'],
  MIN_FREE_MB: ['-1', '1.5', 'much', '1e3', '9999999999'],
  HSTS_SUBDOMAINS: ['yes', 'ON', '1'],
  DEMO_DATA: ['yes', 'OFF', '0'],
}

t.test('a wrong variable is named, once and on one line, and its value is not repeated', async (t) => {
  for (const [name, values] of Object.entries(WRONG)) {
    for (const value of values) {
      try {
        readConfig({ [name]: value })
        t.fail(`${name}=${value} was taken`)
      } catch (error) {
        const { message } = error as Error
        t.type(error, ConfigError)
        t.match(message, new RegExp(`^${name} must \\S.+$`), `${name}=${value}`)
        t.notMatch(message, /[\r\n;]/, message)
        if (value.length > 10) t.notOk(message.includes(value), message)
      }
    }
  }
})

t.test('all errors are reported at once', async (t) => {
  t.throws(() => readConfig({ PORT: 'x', LOG_LEVEL: 'y' }), {
    message: /^PORT must [^;]+; LOG_LEVEL must [^;]+$/,
  })
})

t.test('PUBLIC_URL must be set once others can reach the site', async (t) => {
  for (const HOST of ['0.0.0.0', '::', '192.168.1.2', 'swap.example']) {
    t.throws(
      () => readConfig({ HOST }),
      { message: /^PUBLIC_URL must be set when HOST is not a loopback/ },
      HOST,
    )
    t.doesNotThrow(() => readConfig({ HOST, PUBLIC_URL: 'https://swap.example' }), HOST)
  }
  for (const HOST of ['127.0.0.1', '127.0.0.2', '::1', 'localhost'])
    t.doesNotThrow(() => readConfig({ HOST }), HOST)
  t.equal(readConfig({ HOST: '::1', PORT: '80' }).publicUrl, 'http://[::1]:80')
})

t.test('a tool listens nowhere, so it needs none of that', async (t) => {
  const { databaseFile } = readToolConfig({
    HOST: '0.0.0.0',
    PORT: 'eighty',
    DATABASE_FILE: '/data/x.sqlite',
  })
  t.equal(databaseFile, '/data/x.sqlite')
  t.throws(() => readToolConfig({ LOG_LEVEL: 'y' }), ConfigError)
})

t.test('demo data stays where the network cannot reach it', async (t) => {
  t.equal(readConfig({ PUBLIC_URL: 'http://localhost:3000' }).demoData, true)
  t.equal(readConfig({ PUBLIC_URL: 'http://[::1]:3000' }).demoData, true)
  for (const env of [
    { PUBLIC_URL: 'https://swap.example' },
    { PUBLIC_URL: 'http://127.0.0.1.swap.example' },
    { HOST: '0.0.0.0', PUBLIC_URL: 'http://localhost:3000' },
    { TRUST_PROXY: '127.0.0.1' },
    { DEMO_DATA: 'off' },
  ]) {
    t.equal(readConfig(env).demoData, false, JSON.stringify(env))
  }
})

t.test('nothing that serves reads the environment but to hand it to its one reader', async (t) => {
  const readers = globSync('{server,db}/**/*.ts', { cwd: ROOT, exclude: ['server/ops/build.ts'] }).filter(
    (file) => {
      const code = readFileSync(resolve(ROOT, file), 'utf8')
      // Replacing the process passes the environment on.
      const handed = /\bread(?:Tool)?Config\(process\.env\)|\bexecve\.call\([^)]*\)/g
      return code.replaceAll(handed, '').includes('process.env')
    },
  )
  t.strictSame(readers, [])
})

t.test('the hosting page has every setting', async (t) => {
  const code = readFileSync(resolve(ROOT, 'server/platform/config.ts'), 'utf8')
  const page = readFileSync(resolve(ROOT, 'docs/hosting.md'), 'utf8')
  const names = [...code.matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map(([, name]) => name!)
  t.ok(names.length >= 18)
  t.strictSame(
    names.filter((name) => !page.includes(`\`${name}\``)),
    [],
  )
})

t.test('the settings are frozen', async (t) => {
  const config = readConfig({ ADMIN_EMAILS: 'a@b.example' })
  t.throws(() => Object.assign(config, { port: 1 }))
  t.throws(() => (config.adminEmails as string[]).push('x'))
})
