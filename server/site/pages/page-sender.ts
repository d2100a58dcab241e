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

/** Compressed for this one answer. */
async function sendOnce(reply: FastifyReply, bytes: Buffer, coding: Coding) {
  if (coding === 'identity') return reply.send(bytes)
  return reply.header('content-encoding', coding).send(await QUICK_CODINGS[coding](bytes))
}

/** At once where it can be: an answer that waits for nothing is sent in half the time. */
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

/** Answers with a page that was drawn, filled for who asks. */
export class PageSender {
  readonly #personal: PersonalPages
  readonly #fillings: Fillings
  /** Headers that every answer has, each name before its value. */
  readonly #ofEvery: readonly string[]

  constructor(personal: PersonalPages, fillings: Fillings, ofEvery: Readonly<Record<string, string>>) {
    this.#personal = personal
    this.#fillings = fillings
    this.#ofEvery = Object.entries(ofEvery).flat()
  }

  /**
   * A page that is kept ready. To a visitor it is sent as it is, past Fastify, which copies each header twice: that takes longer
   * than all checks together. So no onSend hook sees it: what they set on every answer is set here, the others are about calls,
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

  /** A page that is kept for all. */
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

  /** A page that was drawn for this one answer. What the options say is in page.ts. */
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
      : page.fill((hole) => this.#fillings.ofNobody(hole, page.language).bytes)
    reply.headers({ ...PRIVATE, ...(secret ? SECRET : {}), 'content-language': page.language })
    return sendOnce(reply, bytes, codingFor(acceptedBy(request)))
  }
}
