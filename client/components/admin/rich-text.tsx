import type { Editor } from '@tiptap/core'
import { Bold, Heading2, Italic, Link, List, ListOrdered, type LucideIcon } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useReducer, useRef, useState } from 'react'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { SafeHtml } from '../common/safe-html.tsx'
import { FieldNote } from '../form/field.tsx'
import { type AddedLink, LinkRow } from './link-row.tsx'

interface Props {
  label: string
  /** Sanitized by the server. */
  html: string
  onChange: (html: string) => void
  help?: string
  error?: string | undefined
  /** For a whole page with headings. */
  tall?: boolean
}

interface Tool {
  /** Name of the format in the editor. */
  look: string
  text: string
  Icon: LucideIcon
  press: (editor: Editor) => void
}

const headingTexts = (): Tool => ({
  look: 'heading',
  text: m.admin_heading(),
  Icon: Heading2,
  press: (editor) => editor.commands.toggleHeading({ level: 2 }),
})
const toolsTexts = (): Tool[] => [
  { look: 'bold', text: m.admin_bold(), Icon: Bold, press: (editor) => editor.commands.toggleBold() },
  {
    look: 'italic',
    text: m.admin_italic(),
    Icon: Italic,
    press: (editor) => editor.commands.toggleItalic(),
  },
  {
    look: 'bulletList',
    text: m.admin_list(),
    Icon: List,
    press: (editor) => editor.commands.toggleBulletList(),
  },
  {
    look: 'orderedList',
    text: m.admin_numbered_list(),
    Icon: ListOrdered,
    press: (editor) => editor.commands.toggleOrderedList(),
  },
]

/**
 * Rich text field. The editor loads on first focus; the server sanitizes the result (docs/decisions/021-safe-html.md). A new value
 * requires a remount.
 */
export function RichText({ label, html, onChange, help, error, tall = false }: Props) {
  const id = useId()
  const element = useRef<HTMLDivElement>(null)
  const opening = useRef<Promise<Editor>>(undefined)
  const [editor, setEditor] = useState<Editor>()
  const [linking, setLinking] = useState<string>()
  const [, showLooks] = useReducer((count: number) => count + 1, 0)
  const typed = useRef(onChange)
  useEffect(() => {
    typed.current = onChange
  }, [onChange])
  // The first value only: after it is mounted, React must not overwrite the editor's content.
  const [first] = useState(html)

  function open(): Promise<Editor> {
    opening.current ??= import('./text-editor.ts').then(({ openEditor }) => {
      const opened = openEditor(element.current!, {
        shown: first,
        onTyped: (html) => typed.current(html),
        onMoved: showLooks,
      })
      setEditor(opened)
      return opened
    })
    // Forgets a failed load, so that the next focus retries it, for example after being offline.
    opening.current.catch(() => {
      opening.current = undefined
    })
    return opening.current
  }

  // The field may have got the focus before hydration; then the editor opens at once.
  const openWhereOneIs = useEffectEvent(() => {
    if (document.activeElement === element.current) open().catch(() => {})
  })
  useEffect(() => openWhereOneIs(), [])

  useEffect(
    () => () => {
      const end = (editor: Editor) => editor.destroy()
      // Also destroys an editor that loads after the unmount. If loading fails, there is nothing to destroy.
      opening.current?.then(end, () => {})
    },
    [],
  )

  const button = (
    text: string,
    Icon: LucideIcon,
    pressed: boolean | undefined,
    press: (editor: Editor) => void,
  ) => (
    <button
      key={text}
      type="button"
      className="icon-button"
      aria-label={text}
      title={text}
      aria-pressed={pressed}
      onClick={() => (editor ? press(editor) : open().then(press, () => {}))}
    >
      <Icon size={18} aria-hidden="true" />
    </button>
  )

  function selectedWords({ state: { doc, selection } }: Editor): string {
    return doc.textBetween(selection.from, selection.to, ' ')
  }

  function addLink(link: AddedLink | null) {
    setLinking(undefined)
    editor!.view.focus()
    const chain = editor!.chain()
    if (link)
      chain
        .insertContent({
          type: 'text',
          text: link.text,
          marks: [{ type: 'link', attrs: { href: link.href } }],
        })
        .unsetMark('link')
    chain.run()
  }

  /** Accessible as a text area. */
  const textbox = {
    role: 'textbox',
    tabIndex: 0,
    'aria-multiline': true,
    'aria-labelledby': `${id}-label`,
    'aria-describedby': error || help ? `${id}-note` : undefined,
    onPointerEnter: () => void import('./text-editor.ts').catch(() => {}),
    onFocus: () => void open().catch(() => {}),
    // Input is accepted before the editor is loaded.
    onInput() {
      if (!editor) onChange(element.current!.innerHTML)
    },
  }

  return (
    <div className="field rich-text">
      {/* A click on the label moves the focus to the field, because a `<label>` only works for form controls. */}
      <span className="label" id={`${id}-label`}>
        {label}
      </span>
      <div className="rich-text-box" data-invalid={error ? true : undefined}>
        <fieldset className="format-tools">
          <legend className="visually-hidden">{m.admin_look_of_the_text({ label })}</legend>
          {[...(tall ? [headingTexts()] : []), ...toolsTexts()].map(({ look, text, Icon, press }) =>
            button(text, Icon, editor?.isActive(look) ?? false, (editor) => {
              editor.view.focus()
              press(editor)
            }),
          )}
          {button(m.admin_link(), Link, undefined, (editor) => setLinking(selectedWords(editor)))}
        </fieldset>
        {linking !== undefined && <LinkRow text={linking} onClose={addLink} />}
        <SafeHtml
          ref={element}
          className={tall ? 'prose editor tall' : 'prose editor'}
          html={first}
          contentEditable
          suppressContentEditableWarning
          {...textbox}
        />
      </div>
      <FieldNote id={`${id}-note`} error={error} help={help} />
    </div>
  )
}
