import { z } from 'zod'
import { contract, FORM_OR_JSON, URL_ENCODED } from '../http/contract.ts'
import { ErrorEnvelope } from '../http/envelope.ts'

export const broadcastingContract = contract({
  'POST /api/broadcasting/auth': {
    tags: ['Chat'],
    security: [{ bearer: [] }],
    summary: 'Let a socket subscribe to my channel',
    description:
      'As the public Pusher Channels protocol has it: the answer stands alone, not in an envelope, and goes into ' +
      '`pusher:subscribe`. The socket is at `/app/{key}`; it ends with the session that this call was made with.',
    consumes: [URL_ENCODED, ...FORM_OR_JSON],
    body: z.object({ socket_id: z.string(), channel_name: z.string() }),
    response: { 200: z.object({ auth: z.string() }), '4xx': ErrorEnvelope },
  },
})
