import { PanelLeft } from 'lucide-react'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { EmptyState } from '../common/empty-state.tsx'

/** Placeholder for no conversation; `why` is the reason. */
export function NoConversation({ why, hasOthers }: { why: string; hasOthers: boolean }) {
  return (
    <div className="chat-main empty-chat">
      <EmptyState title={why}>
        {hasOthers ? (
          <button type="button" className="button drawer-button" popoverTarget="conversations">
            <PanelLeft aria-hidden="true" /> {m.messages_conversations()}
          </button>
        ) : (
          <>
            <p>{m.messages_none_yet_hint()}</p>
            <a className="button" href="/browse">
              {m.messages_browse_items()}
            </a>
          </>
        )}
      </EmptyState>
    </div>
  )
}
