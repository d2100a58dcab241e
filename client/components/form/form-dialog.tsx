import { type ComponentProps, type ReactNode, useEffect, useId } from 'react'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { Dialog } from '../common/dialog.tsx'
import { SubmitButton } from './submit-button.tsx'
import { SEEN } from './use-form.ts'

interface Props {
  title: string
  /** `props` and `button` of useForm, or what else sends it. */
  form: { props: ComponentProps<'form'>; button: { busy: boolean; signInFirst?: string | undefined } }
  label?: string
  busyLabel?: string
  /** What the other button says, which leaves things as they are; null for none. */
  back?: string | null
  /** Whether it would take long to type again: a click beside the dialog then does not close it. */
  losesInput?: boolean
  width?: string
  height?: string
  onClose: () => void
  children: ReactNode
}

/** A dialog with a form. It begins in the first field: the browser alone would begin with the button that closes it. */
export function FormDialog({
  title,
  form,
  label = m.form_save(),
  busyLabel = m.form_saving(),
  back = m.admin_cancel(),
  losesInput = true,
  width = '560px',
  height,
  onClose,
  children,
}: Props) {
  const id = useId()
  // The dialog has opened by now: effects of what stands inside run first.
  useEffect(() => document.getElementById(id)!.querySelector<HTMLElement>(SEEN)?.focus(), [id])
  return (
    <Dialog
      title={title}
      onClose={onClose}
      losesInput={losesInput}
      width={width}
      {...(height ? { height } : {})}
      footer={
        <>
          {back !== null && (
            <button type="button" className="button quiet" onClick={onClose}>
              {back}
            </button>
          )}
          <SubmitButton form={id} {...form.button} label={label} busyLabel={busyLabel} />
        </>
      }
    >
      <form id={id} className="form" {...form.props}>
        {children}
      </form>
    </Dialog>
  )
}
