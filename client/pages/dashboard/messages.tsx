import * as m from '../../../server/platform/catalogues/messages.ts'
import type { ExchangeRowView, RequestStepView } from '../../../server/trading/exchanges/exchanges-shared.ts'
import type {
  CircleConversationView,
  ConversationView,
  ThreadView,
} from '../../../server/trading/messages/messages-shared.ts'
import { NeedsScript } from '../../components/form/needs-script.tsx'
import { Island } from '../../island.tsx'
import { DashboardLayout } from '../../layout/dashboard-layout.tsx'
import type { Head, PageProps } from '../../page-module.ts'

export const layout = DashboardLayout
export const head = (): Head => ({ title: m.messages_heading() })

interface View {
  me: number
  selected: number | null
  conversations: ConversationView[]
  thread: ThreadView | null
  requests: ExchangeRowView[]
  steps: RequestStepView[]
  circles: CircleConversationView[]
  open: ExchangeRowView[]
  now: number
}

export default function MessagesPage({ context: _, ...props }: PageProps<View>) {
  return (
    <div className="contents" data-enhance="report">
      <h1 className="visually-hidden">{m.messages_heading()}</h1>
      <NeedsScript />
      <Island name="messages" when="load" props={props} />
    </div>
  )
}
