import { Bold, Heading2, Italic, Link, List, ListOrdered, type LucideIcon } from 'lucide-react'
import {
  type ClipboardEvent,
  type FormEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react'
import { SafeHtml } from '../common/safe-html.tsx'
import { FieldNote } from '../form/field.tsx'
import { LinkRow } from './link-row.tsx'

interface Props {
  label: string
  /** Safe HTML, as the server has cleaned it. */
  html: string
  onChange: (html: string) => void
  help?: string
  error?: string | undefined
  /** A whole page, with headings, rather than a few sentences. */
  tall?: boolean
}

const EMPTY = '<p><br></p>'
const TOOLS: [command: string, label: string, Icon: LucideIcon][] = [
  ['bold', 'Bold', Bold],
  ['italic', 'Italic', Italic],
  ['insertUnorderedList', 'List', List],
  ['insertOrderedList', 'Numbered list', ListOrdered],
]

const isHeading = () => document.queryCommandValue('formatBlock').toLowerCase() === 'h2'

/**
 * A text with paragraphs, emphasis, lists and links, as it will look. Browsers' own editing does the work; the server
 * cleans what comes of it (docs/decisions/081-editing-texts.md). Starts anew only when mounted anew.
 */
export function RichText({ label, html, onChange, help, error, tall = false }: Props) {
  const id = useId()
  const editor = useRef<HTMLDivElement>(null)
  const left = useRef<Range>(undefined)
  const [pressed, setPressed] = useState<string[]>([])
  const [linking, setLinking] = useState<Range>()
  // From then on the element has it: React must not write into it while somebody does.
  const [first] = useState(html || EMPTY)
  const onTypedBefore = useEffectEvent(onChange)

  useEffect(() => {
    document.execCommand('defaultParagraphSeparator', false, 'p')
    const rendered = document.createElement('template')
    rendered.innerHTML = first
    const { innerHTML } = editor.current!
    if (innerHTML !== rendered.innerHTML) onTypedBefore(innerHTML)
  }, [first])

  function showPressed() {
    const on = TOOLS.map(([command]) => command).filter((command) => document.queryCommandState(command))
    setPressed(isHeading() ? [...on, 'heading'] : on)
  }

  function noteCaret() {
    const selection = getSelection()
    if (selection && editor.current!.contains(selection.anchorNode))
      left.current = selection.getRangeAt(0).cloneRange()
  }

  /** To where one was: on the way to a button by keyboard the focus may pass a field, which takes the caret along. */
  function comeBack() {
    if (document.activeElement === editor.current) return
    editor.current!.focus()
    if (!left.current) return
    getSelection()!.removeAllRanges()
    getSelection()!.addRange(left.current)
  }

  function run(command: string, value?: string) {
    comeBack()
    document.execCommand(command, false, value)
    showPressed()
  }

  const tool = (name: string, text: string, Icon: LucideIcon, onClick: () => void) => (
    <button
      key={name}
      type="button"
      className="icon-button"
      aria-label={text}
      title={text}
      aria-pressed={name === 'link' ? undefined : pressed.includes(name)}
      onClick={onClick}
    >
      <Icon size={18} aria-hidden="true" />
    </button>
  )

  /** A text area for those who only hear it; a real one cannot show how the text looks. */
  const textbox = {
    role: 'textbox',
    tabIndex: 0,
    'aria-multiline': true,
    'aria-labelledby': `${id}-label`,
    'aria-describedby': error || help ? `${id}-note` : undefined,
    onInput: (event: FormEvent) => onChange(event.currentTarget.innerHTML),
    onBlur: noteCaret,
    onKeyUp: showPressed,
    onPointerUp: showPressed,
    onPaste: (event: ClipboardEvent) => {
      // The look of other programs stays there.
      event.preventDefault()
      document.execCommand('insertText', false, event.clipboardData.getData('text/plain'))
    },
  }

  return (
    <div className="field rich-text">
      {/* A label belongs to form controls only; a click on it does the same here. */}
      <span className="label" id={`${id}-label`}>
        {label}
      </span>
      <div className="rich-text-box" data-invalid={error ? true : undefined}>
        <fieldset className="format-tools">
          <legend className="visually-hidden">{`${label}: look of the text`}</legend>
          {tall && tool('heading', 'Heading', Heading2, () => run('formatBlock', isHeading() ? 'p' : 'h2'))}
          {TOOLS.map(([command, text, Icon]) => tool(command, text, Icon, () => run(command)))}
          {tool('link', 'Link', Link, () => {
            comeBack()
            setLinking(getSelection()!.getRangeAt(0).cloneRange())
          })}
        </fieldset>
        {linking && (
          <LinkRow
            text={linking.toString()}
            onClose={(link) => {
              left.current = linking
              comeBack()
              setLinking(undefined)
              if (link) run('insertHTML', link.outerHTML)
            }}
          />
        )}
        <SafeHtml
          ref={editor}
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
