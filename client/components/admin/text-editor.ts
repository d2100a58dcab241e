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
  html: string
  onTyped: (html: string) => void
  /** The caret has moved, or the look at it has changed. */
  onMoved: () => void
  /** In the window, where a press has asked for the caret; undefined puts it at the start. */
  at: { left: number; top: number } | undefined
}

/** Lets people write in an element that has shown the text so far. Pasted text comes without the look of other programs. */
export function openEditor(element: HTMLElement, { html, onTyped, onMoved, at }: Options): Editor {
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
  const pressed = at && editor.view.posAtCoords(at)
  editor.commands.focus(pressed?.pos ?? 'start')
  return editor
}
