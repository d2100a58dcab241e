import type { FastifyReply, FastifyRequest } from 'fastify'
import { REQUEST_ID } from '../../platform/http/request-id.ts'
import type { Fillings } from './fillings.ts'
import type { PageTemplate } from './page-template.ts'
import type { PersonalPages } from './personal-pages.ts'
import {
  type Answer,
  type Coding,
  codingFor,
  PAGE_HEADERS,
  QUICK_CODINGS,
  takesGzip,
  type VisitorPage,
} from './visitor-page.ts'

const PRIVATE = { ...PAGE_HEADERS, 'cache-control': 'private, no-store' }
const SECRET = { 'referrer-policy': 'no-referrer' }

const acceptedBy = ({ headers }: FastifyRequest) => headers['accept-encoding']

const sendAnswer = (reply: FastifyReply, { headers, bytes }: Answer) => reply.headers(headers).send(bytes)

async function sendOnce(reply: FastifyReply, bytes: Buffer, coding: Coding) {
  if (coding === 'identity') return reply.send(bytes)
  return reply.header('content-encoding', coding).send(await QUICK_CODINGS[coding](bytes))
}

/** Synchronous if possible, which halves the time. */
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
  readonly #fillings: Fillings
  /** Alternating names and values. */
  readonly #ofEvery: readonly string[]

  constructor(personal: PersonalPages, fillings: Fillings, ofEvery: Readonly<Record<string, string>>) {
    this.#personal = personal
    this.#fillings = fillings
    this.#ofEvery = Object.entries(ofEvery).flat()
  }

  /**
   * Sends a cached page. For visitors it writes to the raw response, because Fastify's reply copies headers twice and costs more than
   * all checks before it. onSend hooks are skipped: the headers of every page are set here, and other hooks only affect API calls,
   * cookies and forms.
   */
  ready(reply: FastifyReply, page: PageTemplate) {
    const { request, raw } = reply
    if (request.viewer || page.visitor.unchanged(request.headers)) return this.kept(reply, page)
    const answer = page.visitor.in(codingFor(acceptedBy(request)))
    if (answer instanceof Promise) return this.kept(reply, page)
    reply.hijack()
    raw.writeHead(200, [...this.#ofEvery, REQUEST_ID, request.id, ...answer.headerList])
    raw.end(answer.bytes)
  }

  kept(reply: FastifyReply, page: PageTemplate) {
    const { request, server } = reply
    const { viewer } = request
    if (!viewer) return sendToVisitor(reply, page.visitor)
    const packed = takesGzip(acceptedBy(request))
    const bytes = this.#personal.kept(page, viewer, server.waitingOf(viewer.id), packed)
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
      : page.fill((slot) => this.#fillings.ofNobody(slot, page.language).bytes)
    reply.headers({ ...PRIVATE, ...(secret ? SECRET : {}), 'content-language': page.language })
    return sendOnce(reply, bytes, codingFor(acceptedBy(request)))
  }
}
