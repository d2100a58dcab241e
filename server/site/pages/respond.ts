import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { Language } from '../../platform/catalogues/current.ts'
import { REQUEST_ID } from '../../platform/http/request-id.ts'
import { isUnchanged } from '../../platform/http/unchanged.ts'
import { CODINGS, type Coding, codingFor, QUICK_CODINGS, takesGzip } from './compress.ts'
import type { Fragments, PageTemplate, PersonalPages } from './page-slots.ts'

/** `vary` lists everything that pages depend on. */
const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  vary: 'accept-encoding, accept-language, cookie',
}

class Answer {
  readonly headers: Readonly<Record<string, string>>
  /** Alternating names and values, for Node. */
  readonly headerList: readonly string[]
  readonly bytes: Buffer

  constructor(headers: Record<string, string>, bytes: Buffer) {
    this.headers = { ...headers, 'content-length': String(bytes.length) }
    this.headerList = Object.entries(this.headers).flat()
    this.bytes = bytes
  }
}

export class VisitorPage {
  readonly #validators: Record<string, string>
  readonly #answers: Partial<Record<Coding, Answer | Promise<Answer>>>
  readonly size: number

  constructor(bytes: Buffer, language: Language) {
    const tag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
    // `no-cache`: browsers may store the page but must revalidate it each time.
    this.#validators = {
      vary: PAGE_HEADERS.vary,
      'content-language': language,
      'cache-control': 'no-cache',
      etag: `W/${tag}`,
    }
    this.#answers = { identity: new Answer({ ...PAGE_HEADERS, ...this.#validators }, bytes) }
    this.size = bytes.length
  }

  /** The page in an encoding. Synchronous if it is compressed already; parallel requests share the promise. */
  in(coding: Coding): Answer | Promise<Answer> {
    return this.#answers[coding] ?? this.#make(coding as keyof typeof CODINGS)
  }

  #make(coding: keyof typeof CODINGS): Promise<Answer> {
    const { headers, bytes } = this.#answers.identity as Answer
    const making = CODINGS[coding](bytes).then(
      (packed) => {
        const answer = new Answer({ ...headers, 'content-encoding': coding }, packed)
        this.#answers[coding] = answer
        return answer
      },
      (error: unknown) => {
        this.#answers[coding] = undefined
        throw error
      },
    )
    this.#answers[coding] = making
    return making
  }

  /** Headers of a 304 (RFC 9110, section 13.1.2); null if changed. */
  unchanged(asked: IncomingHttpHeaders): Readonly<Record<string, string>> | null {
    return isUnchanged(asked, this.#validators) ? this.#validators : null
  }
}

const PRIVATE = { ...PAGE_HEADERS, 'cache-control': 'private, no-store' }
const SECRET = { 'referrer-policy': 'no-referrer' }

const acceptedBy = ({ headers }: FastifyRequest) => headers['accept-encoding']

const sendAnswer = (reply: FastifyReply, { headers, bytes }: Answer) => reply.headers(headers).send(bytes)

async function sendOnce(reply: FastifyReply, bytes: Buffer, coding: Coding) {
  if (coding === 'identity') return reply.send(bytes)
  return reply.header('content-encoding', coding).send(await QUICK_CODINGS[coding](bytes))
}

/** Sends the page synchronously if possible, which halves the time. */
function sendToVisitor(reply: FastifyReply, page: VisitorPage) {
  if (reply.statusCode === 200) {
    const unchanged = page.unchanged(reply.request.headers)
    if (unchanged) return reply.code(304).headers(unchanged).send()
  }
  const answer = page.in(codingFor(acceptedBy(reply.request)))
  return answer instanceof Promise
    ? answer.then((made) => sendAnswer(reply, made))
    : sendAnswer(reply, answer)
}

export class PageSender {
  readonly #personal: PersonalPages
  readonly #fragments: Fragments
  /** Headers of every page, alternating names and values, as Node takes them. */
  readonly #ofEvery: readonly string[]

  constructor(personal: PersonalPages, fragments: Fragments, ofEvery: Readonly<Record<string, string>>) {
    this.#personal = personal
    this.#fragments = fragments
    this.#ofEvery = Object.entries(ofEvery).flat()
  }

  /**
   * Sends a cached page. For visitors it writes to the raw response, because Fastify's reply copies headers twice and costs more than all checks
   * before it. onSend hooks are skipped: the headers of every page are set here, and other hooks only affect API calls, cookies and forms.
   */
  hit(reply: FastifyReply, page: PageTemplate) {
    const { request, raw } = reply
    if (request.viewer || page.visitor.unchanged(request.headers)) return this.cached(reply, page)
    const answer = page.visitor.in(codingFor(acceptedBy(request)))
    if (answer instanceof Promise) return this.cached(reply, page)
    reply.hijack()
    raw.writeHead(200, [...this.#ofEvery, REQUEST_ID, request.id, ...answer.headerList])
    raw.end(answer.bytes)
  }

  cached(reply: FastifyReply, page: PageTemplate) {
    const { request, server } = reply
    const { viewer } = request
    if (!viewer) return sendToVisitor(reply, page.visitor)
    const packed = takesGzip(acceptedBy(request))
    const bytes = this.#personal.cached(page, viewer, server.waitingOf(viewer.id), packed)
    reply.headers(PRIVATE).header('content-language', page.language)
    if (packed) reply.header('content-encoding', 'gzip')
    return reply.send(bytes)
  }

  /** Sends a page rendered for one response. For options, see page.ts. */
  once(
    reply: FastifyReply,
    page: PageTemplate,
    { isPrivate = false, secret = false }: { isPrivate?: boolean; secret?: boolean },
  ) {
    const { request, server } = reply
    const { viewer } = request
    if (!viewer && !isPrivate && !secret) return sendToVisitor(reply, page.visitor)
    const bytes = viewer
      ? this.#personal.once(page, viewer, server.waitingOf(viewer.id))
      : page.fill((slot) => this.#fragments.ofNobody(slot, page.language).bytes)
    reply.headers({ ...PRIVATE, ...(secret ? SECRET : {}), 'content-language': page.language })
    return sendOnce(reply, bytes, codingFor(acceptedBy(request)))
  }
}

/** Serves pages from the cache. Runs after the checks that apply to all requests and before those that limit work (rate limits, forms, overload). */
export const cacheHits = fp(async (app) => {
  app.addHook('onRequest', (request, reply, done) => {
    const page = app.pageCache.hit(request)
    // A pipelined request has no socket yet. Its response is buffered in memory, so it must pass the later checks, which count it.
    if (!page || reply.raw.socket === null) return done()
    const sent = app.pageSender.hit(reply, page)
    if (sent instanceof Promise) sent.catch((error: Error) => reply.send(error))
  })
})
