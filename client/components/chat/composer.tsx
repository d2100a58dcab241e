import { SendHorizontal } from 'lucide-react'
import {
  type ClipboardEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { TEXT_LENGTH, TOO_LONG_TO_SEND } from '../../../server/trading/messages/message-limits-shared.ts'
import { isSendingEnter } from '../../dom/composing.ts'
import { draftTo, keepDraft } from '../../stores/drafts.ts'
import { sendMessage, useOutbox } from '../../stores/outbox.ts'
import { SignInLink } from '../accounts/sign-in-link.tsx'
import { Sentence } from '../common/sentence.tsx'
import { useOnline } from '../common/use-online.ts'
import { pastedFiles } from '../form/pasted-files.ts'
import { FileButtons } from './file-buttons.tsx'
import { PickedFiles } from './picked-files.tsx'
import type { useAttachments } from './use-attachments.ts'
import { useTellTyping } from './use-typing.ts'

/** Counts code points as the server does. */
const isTooLong = (text: string) => text.length > TEXT_LENGTH && [...text].length > TEXT_LENGTH

interface Props {
  person: { id: number; name: string }
  attachments: ReturnType<typeof useAttachments>
  /** The session has ended. */
  isSignedOut: boolean
}

/** Message input. Drafts are stored per conversation. */
export function Composer({ person, attachments, isSignedOut }: Props) {
  const [text, setText] = useState('')
  const [tooLong, setTooLong] = useState(false)
  const box = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  const online = useOnline()
  const tellTyping = useTellTyping(person.id)
  const { files, problems, isReading, add, remove, take } = attachments
  const [waitsForFiles, setWaitsForFiles] = useState(false)
  const isSendingFiles = useOutbox().some(
    ({ to, state, files: sent }) => to === person.id && state === 'sending' && sent.length > 0,
  )
  // Drafts are only in the browser, so they are set after hydration.
  useEffect(() => setText((typed) => typed || draftTo(person.id)), [person.id])

  function write(next: string) {
    setText(next)
    setTooLong(false)
    keepDraft(person.id, next)
    if (next) tellTyping()
  }

  function submit() {
    const trimmed = text.trim()
    box.current?.focus()
    // Waits for images that are being read.
    setWaitsForFiles(isReading)
    if (isReading || (!trimmed && files.length === 0)) return
    if (isTooLong(trimmed)) return setTooLong(true)
    sendMessage(person.id, trimmed, take())
    setText('')
    keepDraft(person.id, '')
  }

  const onFilesRead = useEffectEvent(() => {
    if (problems.length === 0) submit()
    else setWaitsForFiles(false)
  })
  useEffect(() => {
    if (waitsForFiles && !isReading) onFilesRead()
  }, [waitsForFiles, isReading])

  function onKeyDown(event: KeyboardEvent) {
    if (!isSendingEnter(event.nativeEvent)) return
    event.preventDefault()
    submit()
  }

  function onPaste(event: ClipboardEvent) {
    const pasted = pastedFiles(event.clipboardData)
    if (pasted.length === 0) return
    event.preventDefault()
    add(pasted)
  }

  const errors = [...(tooLong ? [TOO_LONG_TO_SEND()] : []), ...problems]
  return (
    <form
      className="composer"
      // Without its script, submitting has no effect (docs/decisions/043-scripts-that-do-not-come.md).
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      {isSendingFiles && (
        <p className="sending-files" role="status">
          <span className="spinner" aria-hidden="true" /> {m.messages_sending_attachments()}
        </p>
      )}
      {files.length > 0 && <PickedFiles files={files} onRemove={remove} />}
      {errors.length > 0 && (
        <p className="composer-note error" id={`${id}-note`} role="alert">
          {errors.join(' ')}
        </p>
      )}
      {isSignedOut && (
        <p className="composer-note error" role="alert">
          <Sentence of={m.messages_signed_out({ link: (text) => <SignInLink>{text}</SignInLink> })} />
        </p>
      )}
      {!online && (
        <p className="composer-note" role="status">
          {m.messages_offline()}
        </p>
      )}
      <div className="composer-row">
        <FileButtons onPick={add} />
        <textarea
          ref={box}
          className="input"
          rows={1}
          value={text}
          onChange={(event) => write(event.target.value)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          placeholder={m.messages_write_a_message()}
          aria-label={m.messages_message_to({ name: person.name })}
          aria-invalid={tooLong || undefined}
          aria-describedby={errors.length > 0 ? `${id}-note` : undefined}
          enterKeyHint="send"
          autoComplete="off"
        />
        <button type="submit" className="icon-button send" aria-label={m.messages_send()}>
          <SendHorizontal aria-hidden="true" />
        </button>
      </div>
    </form>
  )
}
