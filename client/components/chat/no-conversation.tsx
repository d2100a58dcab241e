import { PanelLeft } from 'lucide-react'
import { EmptyState } from '../common/empty-state.tsx'

/** Where a conversation would be; `why` says why there is none. */
export function NoConversation({ why, hasOthers }: { why: string; hasOthers: boolean }) {
  return (
    <div className="chat-main empty-chat">
      <EmptyState title={why}>
        {hasOthers ? (
          <button type="button" className="button drawer-button" popoverTarget="conversations">
            <PanelLeft aria-hidden="true" /> Conversations
          </button>
        ) : (
          <>
            <p>Found something you like? Write to its owner from the item's page.</p>
            <a className="button" href="/browse">
              Browse items
            </a>
          </>
        )}
      </EmptyState>
    </div>
  )
}
