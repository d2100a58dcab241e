import { z } from 'zod'
import { Email } from '../../members/accounts/accounts-shared.ts'
import { UserView } from '../../members/accounts/user-shared.ts'
import { answers, contract, FORM_OR_JSON } from '../../platform/http/contract.ts'
import { BINARY } from '../../site/backups/admin-backups-contract.ts'
import { BackupStateView } from '../../site/backups/backups-shared.ts'
import { WelcomeBody } from './welcome-shared.ts'

const common = { tags: ['Welcome'] }

/** The setup code; 404 without it. */
const CodeHeader = z.object({ 'x-welcome-code': z.string().max(100).default('') })

const WelcomeForm = z.object({
  ...WelcomeBody.shape,
  logo: z.unknown().optional().meta({ type: 'string', format: 'binary' }),
})

const RestoreState = answers(BackupStateView.shape.restore)

export const welcomeContract = contract({
  'POST /api/welcome': {
    ...common,
    summary: 'Make the first admin, and the market theirs',
    description:
      'With the code of the link that the site prints at each start while nobody has ever been admin; 404 without. ' +
      'The first one uses it up. Signs them in.',
    consumes: FORM_OR_JSON,
    body: WelcomeForm,
    response: answers(z.object({ token: z.string(), user: UserView })),
  },
  'POST /api/welcome/test-mail': {
    ...common,
    summary: 'Send a mail, to see whether mail works',
    body: z.object({ code: z.string().max(100), email: Email }),
    response: answers(z.object({ is_sent: z.boolean() })),
  },
  'GET /api/welcome/restore': {
    ...common,
    summary: 'How the file is doing that is to be restored from',
    headers: CodeHeader,
    response: RestoreState,
  },
  'POST /api/welcome/restore': {
    ...common,
    summary: 'Send a backup, which becomes this site at its next start; only while nobody has joined',
    description: 'The body is the file. It is tried first; `GET /api/welcome/restore` says how that ends.',
    consumes: [BINARY],
    headers: CodeHeader,
    response: RestoreState,
  },
  'POST /api/welcome/restore/start': {
    ...common,
    summary: 'Start the site anew, as the market of the backup that was sent',
    description: '409 while none waits, or where somebody has to start the site anew on its machine.',
    headers: CodeHeader,
    response: RestoreState,
  },
})
