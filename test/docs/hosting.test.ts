import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { basename, join } from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import t, { type Test } from 'tap'
import { parse } from 'yaml'
import { IMPORT } from '../../server/market/limits.ts'
import { ROOT } from '../../server/ops/process.mjs'
import { readConfig } from '../../server/platform/config.ts'
import { REALTIME } from '../../server/platform/limits.ts'
import { dailySeries, dayOf } from '../../server/site/backups/rotation.ts'
import { temporaryFolder, testServer } from '../helpers/app.ts'
import { freePort } from '../helpers/free-port.ts'
import { LARGE_PAGES } from '../helpers/process.ts'
import { missingProxy } from '../helpers/proxies.ts'

const HOSTING = join(ROOT, 'docs/hosting')

interface Service {
  build?: string
  image?: string
  container_name?: string
  environment: Record<string, string>
  volumes: string[]
  networks: string[]
  ports?: string[]
}
interface Compose {
  services: { swapyard: Service; caddy: Service }
  networks: { inside: { ipam: { config: { subnet: string }[] } } }
  volumes: Record<string, null>
}

t.test(
  'the README’s demo reset also deletes backups, because today’s would count for the new market',
  (t) => {
    const [, command] = /delete its database[^`]*`(rm [^`]+)`/.exec(
      readFileSync(join(ROOT, 'README.md'), 'utf8'),
    )!
    const folder = temporaryFolder(t)
    mkdirSync(join(folder, 'db'))
    const today = basename(
      dailySeries('db/swapyard.sqlite', { daily: 1, weekly: 1 }).fileOf(dayOf(new Date())),
    )
    for (const name of ['open.ts', 'swapyard.sqlite', 'swapyard.sqlite-wal', today])
      writeFileSync(join(folder, 'db', name), '')
    t.equal(spawnSync('sh', ['-c', command!], { cwd: folder }).status, 0)
    t.strictSame(readdirSync(join(folder, 'db')), ['open.ts'])
    t.end()
  },
)

t.test('each package of the lock file has a checksum', (t) => {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version?: string; link?: boolean; integrity?: string }>
  }
  const unchecked = Object.entries(packages).filter(
    ([path, { version, link, integrity }]) => path && version && !link && !integrity,
  )
  t.strictSame(
    unchecked.map(([path]) => path),
    [],
  )
  t.ok(Object.keys(packages).length > 300)
  t.end()
})

t.test('the compose file brings Caddy, mail and backups, with settings that the site knows', async (t) => {
  const { services, networks, volumes } = parse(
    readFileSync(join(HOSTING, 'compose.yaml'), 'utf8'),
  ) as Compose
  const { swapyard, caddy } = services
  t.ok(existsSync(join(HOSTING, swapyard.build!, 'Dockerfile')))
  t.match(swapyard, { image: 'swapyard', container_name: 'swapyard' }, 'as the documentation calls them')
  t.ok('data' in volumes && 'backups' in volumes, 'swapyard_data and swapyard_backups of the documentation')
  t.equal(swapyard.ports, undefined, 'nobody reaches it but through Caddy')
  const given = Object.fromEntries(
    Object.entries(swapyard.environment).map(([name, value]) => [
      name,
      value.replace(/\$\{DOMAIN:\?[^}]+\}/, 'swap.example.org').replace(/\$\{\w+:-\}/, ''),
    ]),
  )
  const config = readConfig(given)
  t.equal(config.publicUrl, 'https://swap.example.org')
  t.equal(config.backupDir, '/backups')
  t.strictSame(config.trustProxy, [networks.inside.ipam.config[0]!.subnet])
  t.ok('SMTP_URL' in given && 'MAIL_FROM' in given)
  const folders = swapyard.volumes.map((volume) => volume.split(':')[1])
  t.strictSame(folders, ['/data', '/backups'])
  const image = readFileSync(join(ROOT, 'Dockerfile'), 'utf8')
  for (const folder of folders)
    t.match(image, new RegExp(`mkdir[^&]* ${folder}\\b`), `the image owns ${folder}`)
  for (const volume of [...swapyard.volumes, ...caddy.volumes].map((one) => one.split(':')[0]!)) {
    if (volume.startsWith('.')) t.ok(existsSync(join(HOSTING, volume)), volume)
    else t.ok(volume in volumes, volume)
  }
  t.equal(caddy.environment.SITE, 'swapyard:3000')
  for (const service of [swapyard, caddy]) t.strictSame(service.networks, ['inside'])
})

t.test(
  'the unit makes the one folder for backups that the site may write to, and the page names it',
  async (t) => {
    const unit = readFileSync(join(HOSTING, 'swapyard.service'), 'utf8')
    for (const rule of [
      'SystemCallFilter',
      'MemoryMax',
      'ProtectProc',
      'ProtectClock',
      'ProtectHostname',
      'RestrictRealtime',
      'SystemCallArchitectures',
      'ProtectKernelLogs',
      'PrivateUsers',
      'PrivateMounts',
      'RemoveIPC',
      'DevicePolicy',
    ]) {
      t.match(unit, `\n${rule}=`)
    }
    const folder = /^ReadWritePaths=-(\S+)$/m.exec(unit)![1]!
    t.match(unit, new RegExp(`^ExecStartPre=-\\+/usr/bin/install -d -o swapyard -m 700 ${folder}$`, 'm'))
    for (const language of ['en', 'de', 'es', 'fr', 'ar']) {
      const words = JSON.parse(
        readFileSync(join(ROOT, `server/platform/catalogues/${language}/place.json`), 'utf8'),
      )
      t.match(words.backup_folder_help, folder, language)
    }
  },
)

t.test('the unit brings a socket at the default address, which stops with it', async (t) => {
  const unit = readFileSync(join(HOSTING, 'swapyard.service'), 'utf8')
  const socket = readFileSync(join(HOSTING, 'swapyard.socket'), 'utf8')
  const { host, port } = readConfig({})
  t.match(unit, '\nWants=swapyard.socket\n')
  t.match(unit, '\nRestart=on-failure\n', 'for the exit code of a restart by a page')
  t.match(socket, '\nStopWhenUnneeded=yes\n')
  t.match(socket, `\nListenStream=${host}:${port}\n`)
  for (const page of ['../hosting.md', 'first-time.md'])
    t.match(
      readFileSync(join(HOSTING, page), 'utf8'),
      /cp docs\/hosting\/swapyard\.service docs\/hosting\/swapyard\.socket /,
    )
})

t.test('however the site is started, it asks for memory in the same way', async (t) => {
  const tunables = `GLIBC_TUNABLES=${LARGE_PAGES.GLIBC_TUNABLES}`
  const malloc = 'MALLOC_ARENA_MAX=1 MALLOC_MMAP_THRESHOLD_=16384 MALLOC_TRIM_THRESHOLD_=131072'
  const unit = readFileSync(join(HOSTING, 'swapyard.service'), 'utf8')
  const image = readFileSync(join(ROOT, 'Dockerfile'), 'utf8')
  const { start } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).scripts
  for (const settings of [tunables, malloc]) {
    t.match(unit, `\nEnvironment=${settings}\n`)
    t.match(image, `\nENV ${settings}\n`)
    t.match(start, settings)
  }
  t.match(unit, /^ExecStart=.*--max-semi-space-size=4 /m)
  t.match(image, /^CMD .*"--max-semi-space-size=4"/m)
  t.match(start, 'node --max-semi-space-size=4 ')
})

t.test('what is to be run each night is a whole script, which ends where a step fails', async (t) => {
  const text = readFileSync(join(HOSTING, 'backup.md'), 'utf8')
  const scripts = [...text.matchAll(/\/etc\/cron\.daily\/[\s\S]*?```\n([\s\S]*?)```/g)].map(
    ([, script]) => script!,
  )
  t.equal(scripts.length, 2)
  for (const script of scripts) {
    t.match(script, /^#!\/bin\/sh\nset -e\n/)
    t.equal(spawnSync('sh', ['-n'], { input: script }).status, 0)
  }
})

/** Caddy with a Caddyfile in front of a site, without HTTPS; returns its address. */
async function startCaddy(t: Test, text: string, site: string): Promise<string> {
  const address = `http://127.0.0.1:${await freePort()}`
  const env = { ...process.env, HOME: temporaryFolder(t), DOMAIN: address, SITE: site }
  const file = join(env.HOME, 'Caddyfile')
  writeFileSync(file, text)
  const options = { env, encoding: 'utf8' } as const
  const adapted = spawnSync('caddy', ['adapt', '--config', file, '--adapter', 'caddyfile'], options)
  t.equal(adapted.status, 0, adapted.stderr)
  const caddy = spawn('caddy', ['run', '--config', '-'], { env, stdio: ['pipe', 'ignore', 'ignore'] })
  const ended = once(caddy, 'exit')
  t.teardown(async () => {
    caddy.kill('SIGTERM')
    await ended
  })
  caddy.stdin.end(JSON.stringify({ admin: { disabled: true }, ...JSON.parse(adapted.stdout) }))
  while (!(await fetch(`${address}/healthz`).catch(() => null))) {
    if (caddy.exitCode !== null) throw new Error(`caddy ended with ${caddy.exitCode}`)
    await pause(50)
  }
  return address
}

t.test(
  'Caddy takes the Caddyfile, passes the site on and compresses',
  { skip: missingProxy('caddy') },
  async (t) => {
    const { origin } = await testServer(t)
    const file = readFileSync(join(HOSTING, 'Caddyfile'), 'utf8').replace('max_size 220MB', 'max_size 1MB')
    const address = await startCaddy(t, file, new URL(origin).host)
    const ask = (path: string, encoding: string) =>
      fetch(address + path, { headers: { 'accept-encoding': encoding } })
    // Caddy 2.6.2 responds 502 to a body over its limit (caddyserver/caddy, issue 5652).
    const send = async (path: string) => {
      const headers = { 'content-type': 'application/octet-stream' }
      const body = Buffer.alloc(2_000_000)
      return (await fetch(address + path, { method: 'POST', headers, body })).status
    }
    t.equal(await send('/api/welcome/restore'), 404, 'the site answers: nobody sets it up any more')
    t.equal(await send('/api/admin/restores'), 404, 'the site answers')
    t.not(await send('/api/contact'), 422)
    for (const path of ['/', '/api/home'])
      for (const encoding of ['gzip', 'identity']) {
        const answer = await ask(path, encoding)
        t.equal(
          answer.headers.get('content-encoding'),
          encoding === 'gzip' ? 'gzip' : null,
          `${path} ${encoding}`,
        )
        t.ok((await answer.text()).length > 512)
      }
  },
)

t.test('proxies let the largest file of items through', (t) => {
  const limitIn = (file: string, pattern: RegExp) =>
    Number(pattern.exec(readFileSync(join(HOSTING, file), 'utf8'))?.[1]) * 1_000_000
  for (const [file, pattern] of [
    ['Caddyfile', /max_size (\d+)MB/],
    ['nginx.conf', /client_max_body_size (\d+)m;/],
    ['proxies.md', /bodies of (\d+) MB/],
  ] as const)
    t.ok(limitIn(file, pattern) > IMPORT.bytes + 1_000_000, file)
  t.end()
})

t.test('pages wait in Caddy while the site restarts', { skip: missingProxy('caddy') }, async (t) => {
  /** Stands in for the site, which would be slow to start as a part of this process. */
  const listen = async (port = 0) => {
    const site = createServer((_request, response) => response.end('here'))
    site.listen(port, '127.0.0.1')
    await once(site, 'listening')
    const { port: chosen } = site.address() as AddressInfo
    const end = async () => {
      site.close()
      site.closeIdleConnections()
      await once(site, 'close')
    }
    return { port: chosen, end }
  }
  const before = await listen()
  const file = readFileSync(join(HOSTING, 'Caddyfile'), 'utf8')
  const address = await startCaddy(t, file, `127.0.0.1:${before.port}`)
  t.equal((await fetch(address)).status, 200)
  await before.end()
  // Caddy 2.6.2 does not retry a request with a body: it answers 502, and the browser keeps what was typed.
  const waiting = Array.from({ length: 4 }, async () => (await fetch(address)).status)
  await pause(1500)
  const after = await listen(before.port)
  t.teardown(after.end)
  t.strictSame(await Promise.all(waiting), [200, 200, 200, 200])
})

/** The first server of nginx.conf, without HTTPS, on a loopback port in front of another site. */
function nginxConfig(folder: string, port: number, site: string): string {
  const file = readFileSync(join(HOSTING, 'nginx.conf'), 'utf8')
  const [own] = file.split('\n}\n\nserver {\n\tlisten 80;')
  const plain = own!
    .replaceAll(/^.*(?:ssl_certificate|listen \[::\]).*\n/gm, '')
    .replace(/listen 443 .*;/, `listen 127.0.0.1:${port};`)
    .replaceAll('127.0.0.1:3000', site)
    .replace('client_max_body_size 220m', 'client_max_body_size 1m')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n')
  return `daemon off; master_process off; pid ${folder}/pid; events {} http { access_log off; ${temporary} ${plain} } }`
}

t.test(
  'nginx takes its file, names the visitor, and takes no more of a large answer than it can pass on',
  { skip: missingProxy('nginx') },
  async (t) => {
    const megabyte = Buffer.alloc(1 << 20)
    let isTaken = false
    const site = createServer((request, response) => {
      if (request.method === 'POST') return request.resume().on('end', () => response.end('taken'))
      if (request.url !== '/backup') return response.end(JSON.stringify(request.headers))
      response.once('finish', () => {
        isTaken = true
      })
      // More than the buffers of four sockets.
      Readable.from(Array.from({ length: 128 }, () => megabyte)).pipe(response)
    }).listen(0, '127.0.0.1')
    await once(site, 'listening')
    t.teardown(() => {
      site.close()
      site.closeAllConnections()
    })
    const [folder, port] = [temporaryFolder(t), await freePort()]
    const file = join(folder, 'nginx.conf')
    writeFileSync(file, nginxConfig(folder, port, `127.0.0.1:${(site.address() as AddressInfo).port}`))
    const nginx = spawn('nginx', ['-e', 'stderr', '-p', folder, '-c', file], {
      env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const ended = once(nginx, 'exit')
    t.teardown(async () => {
      nginx.kill('SIGTERM')
      await ended
    })
    const ask = () =>
      fetch(`http://127.0.0.1:${port}/`, { headers: { 'x-forwarded-for': '192.0.2.1' } }).catch(() => null)
    let answer = await ask()
    for (; !answer; answer = await ask()) {
      if (nginx.exitCode !== null) throw new Error(`nginx ended with ${nginx.exitCode}`)
      await pause(50)
    }
    t.match(await answer.json(), {
      host: '127.0.0.1',
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
    })

    const send = async (path: string) => {
      const body = Buffer.alloc(2_000_000)
      return (await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', body })).status
    }
    for (const path of ['/api/admin/restores', '/api/welcome/restore']) t.equal(await send(path), 200, path)
    t.equal(await send('/api/items'), 413)

    const slow = connect(port, '127.0.0.1')
    t.teardown(() => slow.destroy())
    slow.write('GET /backup HTTP/1.1\r\nHost: a\r\n\r\n')
    slow.pause()
    // Enough time for nginx to read everything if it buffers; on a slow machine the test can miss a fault but does not report a false one.
    await pause(3000)
    t.notOk(isTaken)
  },
)

/** Idle timeouts in a proxy's file, in milliseconds. */
const timeouts = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, seconds]) => Number(seconds) * 1000)

t.test('a silent socket is asked whether it is there before any proxy ends it', async (t) => {
  const asked = REALTIME.activityTimeout + REALTIME.lookEvery
  const read = (name: string) => readFileSync(join(HOSTING, name), 'utf8')
  const all = [
    ...timeouts(read('nginx.conf'), /proxy_read_timeout (\d+)s/g),
    ...timeouts(read('haproxy.cfg'), /timeout (?:client|server|tunnel) (\d+)s/g),
    // Defaults of HAProxy's example configuration and of nginx.
    50_000,
    60_000,
  ]
  t.ok(all.length > 4)
  for (const timeout of all) t.ok(asked < timeout, `${timeout} ms`)
})

t.test(
  'HAProxy takes its file, names the visitor and passes WebSockets on',
  { skip: missingProxy('haproxy') },
  async (t) => {
    const site = createServer((request, response) => response.end(JSON.stringify(request.headers)))
    // Key and response of RFC 6455, section 1.3.
    const upgrade = 'Connection: Upgrade\r\nUpgrade: websocket\r\n'
    const accepted = `HTTP/1.1 101 Switching Protocols\r\n${upgrade}Sec-WebSocket-Accept: s3pPLBMTxaQ9kYGzzhZRbK+xOo=\r\n\r\n`
    site.on('upgrade', (_request, socket) => socket.end(accepted))
    site.listen(0, '127.0.0.1')
    await once(site, 'listening')
    t.teardown(() => {
      site.close()
      site.closeAllConnections()
    })
    const [folder, port] = [temporaryFolder(t), await freePort()]
    const file = join(folder, 'haproxy.cfg')
    const text = readFileSync(join(HOSTING, 'haproxy.cfg'), 'utf8')
      .replace(/^\s*bind :80$/m, `bind 127.0.0.1:${port}`)
      .replace(/^\s*bind :443 .*$/m, '')
      .replace(/^\s*http-request redirect .*$/m, '')
      .replace('127.0.0.1:3000', `127.0.0.1:${(site.address() as AddressInfo).port}`)
    writeFileSync(file, text)
    const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` }
    const haproxy = spawn('haproxy', ['-db', '-f', file], { env, stdio: ['ignore', 'ignore', 'inherit'] })
    const ended = once(haproxy, 'exit')
    t.teardown(async () => {
      haproxy.kill('SIGTERM')
      await ended
    })
    const ask = () =>
      fetch(`http://127.0.0.1:${port}/`, { headers: { 'x-forwarded-for': '192.0.2.1' } }).catch(() => null)
    let answer = await ask()
    for (; !answer; answer = await ask()) {
      if (haproxy.exitCode !== null) throw new Error(`haproxy ended with ${haproxy.exitCode}`)
      await pause(50)
    }
    t.match(await answer.json(), { 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'https' })
    const socket = connect(port, '127.0.0.1')
    t.teardown(() => socket.destroy())
    const key = 'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n'
    socket.write(`GET /app/swapyard HTTP/1.1\r\nHost: a\r\n${upgrade}${key}\r\n`)
    const [bytes] = await once(socket, 'data')
    t.match(String(bytes), /^HTTP\/1\.1 101 /)
  },
)
