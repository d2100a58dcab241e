import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import type { FastifyRequest } from 'fastify'
import t, { type Test } from 'tap'
import { buildApp } from '../../../../server/app.ts'
import { readConfig } from '../../../../server/platform/config.ts'
import { readForm } from '../../../../server/platform/http/forms.ts'
import { BODY_BYTES, FORM } from '../../../../server/platform/http/http-limits.ts'
import { setQuota } from '../../../../server/platform/quota/quota-service.ts'
import { testAccount } from '../../../helpers/accounts.ts'
import { testEnvironment } from '../../../helpers/app.ts'
import { until } from '../../../helpers/until.ts'

async function appWithForm(t: Test) {
  const app = await buildApp(readConfig(testEnvironment(t)))
  t.teardown(() => app.close())
  app.post('/api/test/form', { preValidation: readForm({ avatar: 1, images: 3 }) }, async (request) => ({
    body: request.body,
    files: [...request.uploads].map(([field, files]) => ({
      field,
      files: files.map(({ name, size, path }) => ({
        name,
        size,
        text: readFileSync(path, 'latin1').slice(0, 20),
      })),
    })),
  }))
  const left = () => readdirSync(join(app.config.uploadsDir, '.aside'))
  const send = (form: FormData) => {
    const { headers, body } = encoded(form)
    return body.then((payload) => app.inject({ method: 'POST', url: '/api/test/form', headers, payload }))
  }
  return { app, left, send }
}

function encoded(form: FormData) {
  const request = new Request('http://localhost', { method: 'POST', body: form })
  return {
    headers: { 'content-type': request.headers.get('content-type')! },
    body: request.arrayBuffer().then((bytes) => Buffer.from(bytes)),
  }
}

function formOf(...entries: [string, string | File][]) {
  const form = new FormData()
  for (const [name, value] of entries) form.append(name, value)
  return form
}

t.test('fields become the body and files lie on disk until the answer is sent', async (t) => {
  const { send, left } = await appWithForm(t)
  const answer = await send(
    formOf(
      ['name', 'Ada'],
      ['tags[]', 'one'],
      ['avatar', new File(['picture'], 'a.png')],
      ['x', '1'],
      ['x', '2'],
    ),
  )
  t.same(answer.json(), {
    body: { name: 'Ada', tags: ['one'], x: ['1', '2'] },
    files: [{ field: 'avatar', files: [{ name: 'a.png', size: 7, text: 'picture' }] }],
  })
  await until(() => left().length === 0)
})

t.test('files of one field keep their order, with [] in its name or without', async (t) => {
  const { send } = await appWithForm(t)
  for (const name of ['images', 'images[]']) {
    const answer = await send(formOf([name, new File(['1'], '1')], [name, new File(['2'], '2')]))
    t.match(answer.json().files, [{ field: 'images', files: [{ name: '1' }, { name: '2' }] }])
  }
})

t.test('a file input left empty counts as not sent', async (t) => {
  const { send } = await appWithForm(t)
  t.same((await send(formOf(['avatar', new File([], '')], ['name', 'x']))).json(), {
    body: { name: 'x' },
    files: [],
  })
})

t.test('a file without a name is accepted with any type', async (t) => {
  const { app } = await appWithForm(t)
  for (const rest of ['', '; filename=""'])
    for (const type of ['image/jpeg', 'image/heic', 'application/octet-stream']) {
      const payload = [
        `--b\r\ncontent-disposition: form-data; name="avatar"${rest}\r\ncontent-type: ${type}\r\n\r\npicture`,
        '--b\r\ncontent-disposition: form-data; name="name"\r\n\r\nAda',
        '--b\r\ncontent-disposition: form-data; name="note"\r\ncontent-type: text/plain\r\n\r\nnew',
        '--b--\r\n',
      ].join('\r\n')
      const headers = { 'content-type': 'multipart/form-data; boundary=b' }
      const answer = await app.inject({ method: 'POST', url: '/api/test/form', headers, payload })
      t.same(
        answer.json(),
        {
          body: { name: 'Ada', note: 'new' },
          files: [{ field: 'avatar', files: [{ name: 'picture 1', size: 7, text: 'picture' }] }],
        },
        `${type}${rest}`,
      )
    }
})

t.test('JSON passes as it is', async (t) => {
  const { app } = await appWithForm(t)
  const answer = await app.inject({ method: 'POST', url: '/api/test/form', payload: { name: 'x' } })
  t.same(answer.json(), { body: { name: 'x' }, files: [] })
})

t.test(
  'too large, too many and misplaced files are refused by field, and nothing stays on disk',
  async (t) => {
    const { send, left } = await appWithForm(t)
    const big = await send(formOf(['avatar', new File([new Uint8Array(FORM.fileBytes + 1)], 'big.png')]))
    t.equal(big.statusCode, 413)
    t.match(big.json(), { status: false, errors: { avatar: ['A file can be up to 10 MB.'] } })
    const two = await send(formOf(['avatar', new File(['1'], '1')], ['avatar', new File(['2'], '2')]))
    t.equal(two.statusCode, 413)
    t.match(two.json().errors, { avatar: ['You can only add one file here.'] })
    const strange = await send(formOf(['other', new File(['1'], '1')]))
    t.equal(strange.statusCode, 422)
    t.match(strange.json().errors, { other: ['You can’t add a file here.'] })
    // Properties of every object. The parser refuses these names, but not with brackets.
    for (const name of ['constructor', '__proto__', 'toString']) {
      const inherited = await send(formOf([`${name}[]`, new File(['1'], '1')]))
      t.equal(inherited.statusCode, 422, name)
      t.same(Object.entries(inherited.json().errors), [[name, ['You can’t add a file here.']]], name)
    }
    t.same(left(), [])
  },
)

t.test('too many and too long fields are refused', async (t) => {
  const { send } = await appWithForm(t)
  const many = await send(
    formOf(...Array.from({ length: 100 }, (_, i) => [`f${i}`, 'x'] as [string, string])),
  )
  t.equal(many.statusCode, 413)
  const long = await send(formOf(['name', 'x'.repeat(FORM.limits.fieldSize + 1)]))
  t.equal(long.statusCode, 422)
  t.match(long.json().errors, { name: ['That text is too long.'] })
})

t.test('a broken form is 422, never 500', async (t) => {
  const { app, left } = await appWithForm(t)
  const ask = async (type: string, payload: string) =>
    (await app.inject({ method: 'POST', url: '/api/test/form', headers: { 'content-type': type }, payload }))
      .statusCode
  const type = 'multipart/form-data; boundary=b'
  const file = '--b\r\ncontent-disposition: form-data; name="avatar"; filename="a"\r\n\r\nabc'
  t.equal(await ask(type, file), 422, 'ends within a file')
  t.equal(await ask(type, '--b\r\ncontent-disposition: form-data; name="a"'), 422, 'ends within a header')
  t.equal(await ask(type, 'no form at all'), 422)
  t.equal(await ask('multipart/form-data', file), 422, 'no boundary')
  t.ok(
    (await ask(type, '--b\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\nx\r\n--b--\r\n')) < 500,
  )
  t.same(left(), [])
})

t.test('a fault of ours while a form is read is not blamed on its sender', async (t) => {
  const { app, send } = await appWithForm(t)
  rmSync(app.config.uploadsDir, { recursive: true })
  t.equal((await send(formOf(['avatar', new File(['1'], '1')]))).statusCode, 500)
})

t.test('what a sender who hangs up has sent is removed', async (t) => {
  const { app, left } = await appWithForm(t)
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  const socket = connect(Number(new URL(origin).port), '127.0.0.1')
  socket.write(
    'POST /api/test/form HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 100000\r\n\r\n' +
      '--b\r\ncontent-disposition: form-data; name="avatar"; filename="a"\r\n\r\nabc',
  )
  await until(() => left().length === 1)
  socket.destroy()
  await until(() => left().length === 0)
  t.ok(existsSync(app.config.uploadsDir))
})

t.test('after a form that was refused in its middle the connection takes the next request', async (t) => {
  const { app } = await appWithForm(t)
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  // The first is rejected for its file, the second for a preceding text.
  for (const field of ['video', 'avatar']) {
    const { headers, body } = encoded(
      formOf(
        ...(field === 'avatar' ? [['name', 'x'.repeat(FORM.limits.fieldSize + 1)] as [string, string]] : []),
        [field, new File(['x'.repeat(4 * 1024 * 1024)], 'a')],
      ),
    )
    const bytes = await body
    const socket = connect(Number(new URL(origin).port), '127.0.0.1')
    t.teardown(() => socket.destroy())
    let got = ''
    socket.on('data', (data) => {
      got += data
    })
    socket.write(
      `POST /api/test/form HTTP/1.1\r\nhost: x\r\ncontent-type: ${headers['content-type']}\r\ncontent-length: ${bytes.length}\r\n\r\n`,
    )
    socket.write(bytes)
    socket.write('GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n')
    await until(() => got.includes('"status":"ok"'))
    t.match(got, /^HTTP\/1\.1 422 /, field)
  }
})

t.test('complete uploads are deleted even if the sender disconnects before the response', async (t) => {
  const app = await buildApp(readConfig(testEnvironment(t)))
  t.teardown(() => app.close())
  let answer = () => {}
  let cut = false
  const asked = new Promise<void>((began) => {
    app.post('/api/test/slow', { preValidation: readForm({ avatar: 1 }) }, async ({ raw }) => {
      raw.socket.once('close', () => {
        cut = true
      })
      began()
      await new Promise<void>((done) => {
        answer = done
      })
      return {}
    })
  })
  const left = () => readdirSync(join(app.config.uploadsDir, '.aside'))
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  const socket = connect(Number(new URL(origin).port), '127.0.0.1')
  const body = '--b\r\ncontent-disposition: form-data; name="avatar"; filename="a"\r\n\r\nabc\r\n--b--\r\n'
  socket.write(
    `POST /api/test/slow HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
  )
  await asked
  t.equal(left().length, 1)
  socket.destroy()
  await until(() => cut)
  answer()
  await until(() => left().length === 0)
})

t.test('a sender who disconnects during a form releases its reservation', async (t) => {
  const app = await buildApp(readConfig(testEnvironment(t)))
  t.teardown(() => app.close())
  const { promise: asked, resolve: begun } = Promise.withResolvers<void>()
  const untilHungUp = async ({ raw }: FastifyRequest) => {
    begun()
    await new Promise((done) => raw.socket.once('close', done))
  }
  const files = readForm({ avatar: 1 })
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  const hooks = { preValidation: [untilHungUp, files], onError: async () => end() }
  app.post('/api/test/cut', hooks, async () => ({}))
  app.post('/api/test/whole', { preValidation: files }, async () => ({}))
  const { bearer } = testAccount(app)
  const most = 20 * 1024 * 1024
  setQuota(app.db, { person: most, disk: 0 })

  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  const socket = connect(Number(new URL(origin).port), '127.0.0.1')
  socket.write(
    `POST /api/test/cut HTTP/1.1\r\nhost: x\r\nauthorization: ${bearer.authorization}\r\n` +
      `content-type: multipart/form-data; boundary=b\r\ncontent-length: ${most + BODY_BYTES}\r\n\r\n--b`,
  )
  await asked
  socket.destroy()
  await ended
  const { headers, body } = encoded(formOf(['avatar', new File(['x'.repeat(1024 * 1024)], 'a')]))
  const form = { headers: { ...bearer, ...headers }, payload: await body }
  t.equal((await app.inject({ method: 'POST', url: '/api/test/whole', ...form })).statusCode, 200)
})

t.test('what a killed process has left aside is removed at the start, and nothing else', async (t) => {
  const env = testEnvironment(t)
  const aside = join(env.UPLOADS_DIR!, '.aside')
  for (const name of ['form-abc', 'image-abc', 'attachment-abc', 'backup'])
    mkdirSync(join(aside, name), { recursive: true })
  const app = await buildApp(readConfig(env))
  t.teardown(() => app.close())
  t.notMatch(readdirSync(aside).join(), /form|image|attachment/)
})

t.test('JSON that is announced and not sent is no body', async (t) => {
  const { app } = await appWithForm(t)
  const headers = { ...testAccount(app).bearer, 'content-type': 'application/json' }
  const send = async (url: string, payload?: string) =>
    app.inject({ method: 'POST', url: `/api${url}`, headers, ...(payload === undefined ? {} : { payload }) })
  const unnamed = await send('/exchange-request')
  t.equal(unnamed.statusCode, 422)
  t.ok(unnamed.json().errors.message, 'each field that is missing is told')
  t.equal((await send('/auth/logout', '{')).statusCode, 422)
  t.equal((await send('/auth/logout', '{"__proto__": 1}')).statusCode, 422)
  t.equal((await send('/auth/logout')).statusCode, 200)
  t.equal((await send('/auth/logout')).statusCode, 401)
})

t.test(
  'a form of a page that is announced and not sent is no body, and one that is sent is refused',
  async (t) => {
    const { app } = await appWithForm(t)
    const headers = {
      ...testAccount(app).bearer,
      'content-type': 'application/x-www-form-urlencoded; charset=utf-8',
    }
    const send = (more: object, payload?: string) =>
      app.inject({
        method: 'POST',
        url: '/api/auth/logout',
        headers: { ...headers, ...more },
        ...(payload && { payload }),
      })
    t.equal((await send({}, 'a=b')).statusCode, 415)
    t.equal((await send({ 'transfer-encoding': 'chunked' })).statusCode, 415)
    t.equal((await send({ 'content-length': '0' })).statusCode, 200)
    t.equal((await send({})).statusCode, 401, 'nor where no length is told')
  },
)

t.test('multipart fields are parsed by calls without files', async (t) => {
  const { app } = await appWithForm(t)
  const person = testAccount(app)
  const form = new FormData()
  form.set('email', person.email)
  form.set('password', 'not it')
  const { headers, body } = encoded(form)
  const send = async (url: string, more = {}) =>
    app.inject({ method: 'POST', url: `/api${url}`, headers: { ...headers, ...more }, payload: await body })
  t.equal((await send('/auth/login')).statusCode, 401)
  const unknown = await send('/exchange-request/999999/accept', person.bearer)
  t.equal(unknown.statusCode, 404)
  const terms = new FormData()
  terms.set('revision', 'none')
  const accept = encoded(terms)
  const refused = await app.inject({
    method: 'POST',
    url: '/api/exchange-request/1/accept',
    headers: { ...accept.headers, ...person.bearer },
    payload: await accept.body,
  })
  t.match(refused.json(), { errors: { revision: [String] } })
})
