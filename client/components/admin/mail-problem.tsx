import { TriangleAlert } from 'lucide-react'
import { isolated } from '../../../server/catalogues/intl.ts'
import * as m from '../../../server/catalogues/messages.ts'

/** That no mail goes out, in the words of the server that refuses it, and what to do. */
export function MailProblem({ words }: { words: string }) {
  return (
    <div className="notice error">
      <TriangleAlert size={20} aria-hidden="true" />
      <p>
        {m.told_mail_server_fails({ words: isolated(words) })}
        <br />
        {m.told_mail_server_help()}
      </p>
    </div>
  )
}
