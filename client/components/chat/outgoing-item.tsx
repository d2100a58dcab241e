import { CircleAlert, Clock, FileText } from 'lucide-react'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { discard, FAILED_TO_SEND, type Outgoing, retrySending } from '../../stores/outbox.ts'
import { previewOf } from '../../stores/previews.ts'
import { SignInLink } from '../accounts/sign-in-link.tsx'
import { useOnline } from '../common/use-online.ts'
import { isPicture } from './file-kinds.ts'
import { LinkedText } from './linked-text.tsx'

/** An unsent or failed message with its text and files. */
export function OutgoingItem({ message }: { message: Outgoing }) {
  const { client_id, text, files, state, refusal } = message
  const isOnline = useOnline()
  // True if the message will be sent automatically after reconnecting.
  const isWaiting = state === 'failed' && refusal === null && !isOnline
  return (
    <li className="message" data-own data-state={state === 'sending' || isWaiting ? 'sending' : 'failed'}>
      {files.length > 0 && (
        <ul className="chat-files">
          {files.map((file) => (
            <li key={previewOf(file)}>
              {isPicture(file) ? (
                <span className="chat-picture">
                  <img src={previewOf(file)} alt={file.name} width={122} height={122} />
                </span>
              ) : (
                <span className="chat-document">
                  <FileText aria-hidden="true" />
                  <b>{file.name}</b>
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      {text && (
        <p className="bubble">
          <LinkedText text={text} />
        </p>
      )}
      {state === 'sending' ? (
        <p className="message-meta">{m.messages_sending()}</p>
      ) : isWaiting ? (
        <p className="message-meta">
          <Clock size={16} aria-hidden="true" />
          {m.messages_waiting_for_connection()}
          <button type="button" className="link" onClick={() => discard(client_id)}>
            {m.messages_delete()}
          </button>
        </p>
      ) : (
        <p className="message-meta failed">
          <CircleAlert size={16} aria-hidden="true" />
          <span>
            {state === 'signed-out' ? m.common_you_are_signed_out() : (refusal ?? FAILED_TO_SEND())}
          </span>
          <span className="message-acts">
            {state === 'signed-out' && <SignInLink />}
            <button type="button" className="link" onClick={() => retrySending(message)}>
              {m.common_try_again()}
            </button>
            <button type="button" className="link" onClick={() => discard(client_id)}>
              {m.messages_delete()}
            </button>
          </span>
        </p>
      )}
    </li>
  )
}
