import send from '@fastify/send'
import { create } from 'content-disposition'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import * as m from '../../platform/catalogues/messages.ts'
import { notFound } from '../../platform/errors.ts'
import { MISSING_PICTURE } from '../../platform/images/missing-picture.ts'
import { attachmentName, isUploadName } from '../../platform/images/upload-path.ts'
import { every } from '../../platform/jobs.ts'
import { Id } from '../../platform/schemas/id-shared.ts'
import { DAY } from '../../platform/time-shared.ts'
import { auditAttachments, missingAttachments } from './attachments-audit.ts'
import { attachmentFor } from './messages-queries.ts'

/** A file with a false type may contain scripts, so nothing in it may run or load. */
const HEADERS = {
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  // Revalidated each time, because the file must not open after a sign-out.
  'cache-control': 'private, no-cache',
  vary: 'cookie, authorization',
}

export const attachmentsPages: FastifyPluginAsyncZod = async (app) => {
  const root = app.config.uploadsDir

  every(app, DAY, 'attachments-audit', async () => {
    await auditAttachments(app.db, app.config.uploadsDir)
    const count = await missingAttachments(app.db, app.config.uploadsDir)
    if (count > 0) app.log.warn({ count }, 'attachments are missing in UPLOADS_DIR')
  })

  app.get(
    '/attachments/:id/:name',
    {
      schema: {
        hide: true,
        params: z.object({ id: Id, name: z.string() }),
        querystring: z.object({ thumbnail: z.string().optional() }),
      },
    },
    async (request, reply) => {
      const me = request.viewer?.id
      const row = me && attachmentFor(app.db).get({ id: request.params.id, me })
      if (!row) throw notFound()
      const { file, thumbnailFile, name, mimeType } = row.attachment
      const wanted = request.query.thumbnail === undefined ? file : (thumbnailFile ?? file)
      const path = attachmentName(wanted)
      const found = isUploadName(path)
        ? await send(request.raw, `/${path}`, { root, cacheControl: false })
        : undefined
      const isPicture = mimeType.startsWith('image/')
      if (found?.type !== 'file') {
        if (!isPicture) throw notFound(m.messages_this_file_is_missing())
        return reply.code(404).headers(HEADERS).type('image/svg+xml').send(MISSING_PICTURE)
      }
      const disposition = create(name, { type: isPicture ? 'inline' : 'attachment' })
      return reply
        .code(found.statusCode)
        .headers({ ...found.headers, ...HEADERS, 'content-disposition': disposition })
        .type(mimeType)
        .send(found.stream)
    },
  )
}
