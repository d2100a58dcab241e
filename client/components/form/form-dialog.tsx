import { type ComponentProps, type ReactNode, useEffect, useId } from 'react'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { Dialog } from '../common/dialog.tsx'
import { SubmitButton } from './submit-button.tsx'
import { SEEN } from './use-form.ts'

interface Props {
  title: string
  /** `props` and `button` of useForm. */
  form: { props: ComponentProps<'form'>; button: { busy: boolean; signInFirst?: string | undefined } }
  label?: string
  busyLabel?: string
  /** Label of the cancel button; null for none. */
  back?: string | null
  /** Long input: a click outside does not close. */
  losesInput?: boolean
  /**
   * True for forms that begin with choices. On touch screens no field then gets the focus, because the keyboard would cover the choices.
   */
  hasChoices?: boolean
  width?: string
  height?: string
  onClose: () => void
  children: ReactNode
}

/** Form dialog. Focuses the first field, where the browser would focus the close button. */
export function FormDialog({
  title,
  form,
  label = m.form_save(),
  busyLabel = m.form_saving(),
  back = m.admin_cancel(),
  losesInput = true,
  hasChoices = false,
  width = '560px',
  height,
  onClose,
  children,
}: Props) {
  const id = useId()
  // Effects of children run first, so the dialog is already open.
  useEffect(() => {
    if (hasChoices && matchMedia('(pointer: coarse)').matches) return
    document.getElementById(id)!.querySelector<HTMLElement>(SEEN)?.focus()
  }, [id, hasChoices])
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
