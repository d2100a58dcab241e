import t from 'tap'
import { ApiError, isPassing, isSignedOut, isTooLate, messageOf, readAnswer } from '../../client/api.ts'
import { addressOf } from '../../client/calls.ts'
import { formOf } from '../../client/upload.ts'

const failed = (status: number, text: string) => {
  try {
    readAnswer(status, text)
  } catch (error) {
    return error as ApiError
  }
  throw new Error('it went well')
}

t.test('an answer has gone well where status and body both say so', async (t) => {
  t.match(readAnswer(200, '{"status":true,"message":"Sent","data":1}'), { message: 'Sent', data: 1 })
  t.match(failed(200, '{"status":false,"message":"No"}'), { serverMessage: 'No' })
  t.match(failed(422, '{"status":true,"message":"No","errors":{"name":["Too long"]}}'), {
    status: 422,
    fields: { name: ['Too long'] },
  })
  t.equal(failed(401, '{"error":"Gone"}').serverMessage, 'Gone')
  const proxy = failed(502, '<h1>Bad Gateway</h1>')
  t.equal(messageOf(proxy, 'Failed'), 'Failed', 'nobody is shown the page of a proxy')
  t.equal(failed(200, '').serverMessage, null)
})

t.test('only what may pass is tried again, and only 401 ends the session', async (t) => {
  const which = (holds: (error: unknown) => boolean) =>
    [0, 400, 401, 403, 404, 409, 429, 500, 502, 503].filter((status) => holds(new ApiError(status, null)))
  t.strictSame(which(isPassing), [0, 502, 503])
  t.strictSame(which(isSignedOut), [401])
  t.strictSame(which(isTooLate), [404, 409])
  t.notOk(isPassing(new TypeError('a mistake of ours')))
})

t.test(
  'what a call is about is written into its address so that nothing of it is read as another part',
  async (t) => {
    t.strictSame(addressOf('DELETE /api/sessions/:id', { params: { id: 'a/b?c#d' } }), {
      method: 'DELETE',
      path: '/api/sessions/a%2Fb%3Fc%23d',
    })
    t.equal(
      addressOf('GET /api/home/search', { query: { product: 'a&b', page: undefined } }).path,
      '/api/home/search?product=a%26b',
    )
  },
)

t.test('lists in forms have names with [], and missing values are left out', async (t) => {
  const file = new File(['x'], 'x.txt')
  const form = formOf({ name: 'Lamp', count: 2, note: undefined, wishes: ['a', 'b'], none: [], avatar: file })
  t.strictSame(
    [...form].map(([name, value]) => [name, value instanceof File ? value.name : value]),
    [
      ['name', 'Lamp'],
      ['count', '2'],
      ['wishes[]', 'a'],
      ['wishes[]', 'b'],
      ['avatar', 'x.txt'],
    ],
  )
})
