import { answers, contract } from '../../platform/http/contract.ts'
import { NotificationSettings, NotificationSettingsBody } from './notification-settings-shared.ts'

const common = {
  tags: ['Notifications'],
  security: [{ bearer: [] }],
  response: answers(NotificationSettings),
}

export const notificationSettingsContract = contract({
  'GET /api/notification-settings': { ...common, summary: 'How I am told by mail and push, and when not' },
  'POST /api/notification-settings': {
    ...common,
    summary: 'Change how I am told; what is left out stays',
    body: NotificationSettingsBody,
  },
})
