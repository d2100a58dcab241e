import { Editor } from '@tiptap/core'
import { StarterKit } from '@tiptap/starter-kit'

/** What `safeHtml` of the server takes, and nothing else: what an editor cannot hold, it would drop. */
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

/** How it starts and whom it tells. */
interface Options {
  /** What the element has shown at first. */
  shown: string
  onTyped: (html: string) => void
  /** The caret has moved, or the look at it has changed. */
  onMoved: () => void
}

/** What is selected inside an element, in characters of its text; undefined where the selection is elsewhere. */
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

/** The place in a text that so many characters lie before. */
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

/**
 * Lets people write in an element that could be written in by the browser's own means so far: what has been typed, and
 * where the caret stands, is taken over. Pasted text comes without the look of other programs.
 */
export function openEditor(element: HTMLElement, { shown, onTyped, onMoved }: Options): Editor {
  const selected = selectedIn(element)
  const html = element.innerHTML
  element.replaceChildren()
  const editor: Editor = new Editor({
    element: { mount: element },
    extensions: [TAKEN],
    content: html,
    // Its few rules stand in our own style sheet, which the content security policy takes.
    injectCSS: false,
    editorProps: {
      // What is pasted as text comes here again, without data of its own.
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
