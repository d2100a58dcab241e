import { PanelLeft } from 'lucide-react'
import { EmptyState } from '../empty-state.tsx'

/** Where a conversation would be: there is none yet, or no such person. */
export function NoConversation({ isMissing, hasOthers }: { isMissing: boolean; hasOthers: boolean }) {
  return (
    <div className="chat-main empty-chat">
      <EmptyState title={isMissing ? 'There is no such person.' : 'No messages yet.'}>
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
