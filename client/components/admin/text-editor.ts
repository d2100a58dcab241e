import { Editor } from '@tiptap/core'
import { StarterKit } from '@tiptap/starter-kit'

/** Exactly what `safeHtml` of the server accepts; the editor drops everything else. */
const TAKEN = StarterKit.configure({
  heading: { levels: [2, 3, 4] },
  code: false,
  codeBlock: false,
  horizontalRule: false,
  trailingNode: false,
  link: {
    openOnClick: false,
    autolink: false,
    linkOnPaste: false,
    protocols: ['http', 'https', 'mailto'],
    HTMLAttributes: { target: null, rel: null },
  },
})

interface Options {
  /** Initial HTML of the element. */
  shown: string
  onTyped: (html: string) => void
  /** The selection or its format has changed. */
  onMoved: () => void
}

/** Selection as text offsets within the element; undefined if outside. */
function selectedIn(element: HTMLElement): [from: number, to: number] | undefined {
  const selection = getSelection()
  if (!selection?.rangeCount || !element.contains(selection.anchorNode)) return
  const { startContainer, startOffset, endContainer, endOffset } = selection.getRangeAt(0)
  const charactersTo = (node: Node, offset: number) => {
    const range = document.createRange()
    range.setStart(element, 0)
    range.setEnd(node, offset)
    return range.toString().length
  }
  return [charactersTo(startContainer, startOffset), charactersTo(endContainer, endOffset)]
}

/** Document position after this many characters. */
function placeAfter({ state: { doc } }: Editor, characters: number): number {
  let left = characters
  let found: number | undefined
  doc.descendants((node, at) => {
    if (found !== undefined || !node.isText) return
    if (left <= node.nodeSize) found = at + left
    else left -= node.nodeSize
  })
  return found ?? doc.content.size
}

/** Replaces a contenteditable element by the editor, keeping typed text and selection. Pasted text loses its formatting. */
export function openEditor(element: HTMLElement, { shown, onTyped, onMoved }: Options): Editor {
  const selected = selectedIn(element)
  const html = element.innerHTML
  element.replaceChildren()
  const editor: Editor = new Editor({
    element: { mount: element },
    extensions: [TAKEN],
    content: html,
    // Its rules are in our style sheet, as the CSP requires.
    injectCSS: false,
    editorProps: {
      // `pasteText` calls this again without clipboard data, which must not be handled twice.
      handlePaste: (view, { clipboardData }) =>
        clipboardData?.types.includes('text/html') === true &&
        view.pasteText(clipboardData.getData('text/plain')),
    },
    onUpdate: () => onTyped(editor.getHTML()),
    onTransaction: onMoved,
  })
  if (selected) {
    const [from, to] = selected
    editor.view.focus()
    editor.commands.setTextSelection({ from: placeAfter(editor, from), to: placeAfter(editor, to) })
  }
  const rendered = document.createElement('template')
  rendered.innerHTML = shown
  if (rendered.innerHTML !== html) onTyped(editor.getHTML())
  return editor
}
