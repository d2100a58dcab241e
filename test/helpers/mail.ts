import type { FastifyInstance } from 'fastify'
import { outbox } from '../../db/schema/index.ts'

/** Waits for a mail of this template to this address in the outbox; returns the newest. */
export async function mailTo(app: FastifyInstance, recipient: string, template: string, count = 1) {
  for (;;) {
    const mails = app.db
      .select()
      .from(outbox)
      .all()
      .filter((mail) => mail.recipient === recipient && mail.template === template)
    if (mails.length >= count) return mails.at(-1)!
    await new Promise((again) => setTimeout(again, 10))
  }
}

/** Code and long token of a reset mail. */
export function secretsOf(text: string): { code: string; token: string } {
  return {
    code: /^ {4}([A-Z0-9]{4})$/m.exec(text)![1]!,
    token: /\/createnewpassword\?token=([\w-]+)/.exec(text)![1]!,
  }
}
