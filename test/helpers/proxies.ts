import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import type { Test } from 'tap'
import { temporaryFolder } from './app.ts'
import { freePort } from './free-port.ts'

export const PROXIES = ['caddy', 'nginx'] as const
export type ProxyName = (typeof PROXIES)[number]

/** Debian installs nginx in a folder that only root has in its PATH. */
const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` }

const isInstalled = (name: ProxyName | 'haproxy') =>
  spawnSync(name, [name === 'caddy' ? 'version' : '-v'], { env }).error === undefined

/** Reason to skip a proxy's tests, else false. `npm test` does not install it, because Debian's package would start a server. */
export const missingProxy = (name: ProxyName | 'haproxy'): string | false =>
  isInstalled(name) || process.env.CI ? false : `no ${name} found: install it (Debian: ${name})`

/** Like docs/hosting/nginx.conf, with a shared connection pool. */
const nginxConfig = (folder: string, port: number, site: string) => `
daemon off;
master_process off;
pid ${folder}/pid;
error_log stderr error;
events {}
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  map $http_upgrade $connection_upgrade { default upgrade; '' ''; }
  upstream site { server ${site}; keepalive 8; }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://site;
      proxy_http_version 1.1;
      proxy_set_header Host $host;
      proxy_set_header Upgrade $http_upgrade;
      proxy_set_header Connection $connection_upgrade;
    }
  }
}`

/** Like docs/hosting/Caddyfile, without HTTPS. */
const caddyConfig = (port: number, site: string) => `{
  admin off
  auto_https off
}
http://:${port} {
  bind 127.0.0.1
  reverse_proxy ${site} {
    transport http {
      keepalive 60s
    }
  }
}`

function spawnProxy(name: ProxyName, folder: string, port: number, site: string): ChildProcess {
  const file = join(folder, name === 'nginx' ? 'nginx.conf' : 'Caddyfile')
  writeFileSync(file, name === 'nginx' ? nginxConfig(folder, port, site) : caddyConfig(port, site))
  const args =
    name === 'nginx'
      ? ['-e', 'stderr', '-p', folder, '-c', file]
      : ['run', '--config', file, '--adapter', 'caddyfile']
  return spawn(name, args, { stdio: 'ignore', env: { ...env, HOME: folder } })
}

async function isOpen(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  const opened = await once(socket, 'connect').then(
    () => true,
    () => false,
  )
  socket.destroy()
  return opened
}

/**
 * Starts a proxy in front of a site. Stopped after the test.
 * @returns its address without a trailing slash.
 * @throws Error if it exits at once.
 */
export async function startProxy(t: Test, name: ProxyName, origin: string): Promise<string> {
  const port = await freePort()
  const child = spawnProxy(name, temporaryFolder(t), port, new URL(origin).host)
  const ended = once(child, 'exit')
  t.teardown(async () => {
    child.kill('SIGTERM')
    await ended
  })
  while (!(await isOpen(port)))
    if (child.exitCode !== null) throw new Error(`${name} ended with ${child.exitCode}`)
  return `http://127.0.0.1:${port}`
}
