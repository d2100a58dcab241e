import type { FastifyReply, FastifyRequest } from 'fastify'
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

  constructor(personal: PersonalPages, fillings: Fillings) {
    this.#personal = personal
    this.#fillings = fillings
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
