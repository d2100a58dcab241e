import type { ComponentType } from 'react'

/** Every file of client/islands by its name. Only listed islands can be part of a page. */
interface Modules {
  'admin-add-page': typeof import('./islands/admin-add-page.tsx')
  'admin-backup': typeof import('./islands/admin-backup.tsx')
  'admin-categories': typeof import('./islands/admin-categories.tsx')
  'admin-meeting-places': typeof import('./islands/admin-meeting-places.tsx')
  'admin-page-form': typeof import('./islands/admin-page-form.tsx')
  'admin-plans': typeof import('./islands/admin-plans.tsx')
  'admin-site-form': typeof import('./islands/admin-site-form.tsx')
  'change-password-form': typeof import('./islands/change-password-form.tsx')
  circle: typeof import('./islands/circle.tsx')
  'circle-list': typeof import('./islands/circle-list.tsx')
  'contact-form': typeof import('./islands/contact-form.tsx')
  'day-desk': typeof import('./islands/day-desk.tsx')
  'exchange-button': typeof import('./islands/exchange-button.tsx')
  'exchange-details': typeof import('./islands/exchange-details.tsx')
  'exchange-requests': typeof import('./islands/exchange-requests.tsx')
  'exchange-update-form': typeof import('./islands/exchange-update-form.tsx')
  'favourite-button': typeof import('./islands/favourite-button.tsx')
  'favourite-items': typeof import('./islands/favourite-items.tsx')
  'forgot-password-form': typeof import('./islands/forgot-password-form.tsx')
  'item-import': typeof import('./islands/item-import.tsx')
  'many-items': typeof import('./islands/many-items.tsx')
  'match-deck': typeof import('./islands/match-deck.tsx')
  messages: typeof import('./islands/messages.tsx')
  'my-items': typeof import('./islands/my-items.tsx')
  'my-wants': typeof import('./islands/my-wants.tsx')
  'my-wishes': typeof import('./islands/my-wishes.tsx')
  'new-password-form': typeof import('./islands/new-password-form.tsx')
  'notification-settings': typeof import('./islands/notification-settings.tsx')
  notifications: typeof import('./islands/notifications.tsx')
  'profile-form': typeof import('./islands/profile-form.tsx')
  'sign-in-form': typeof import('./islands/sign-in-form.tsx')
  'sign-up-form': typeof import('./islands/sign-up-form.tsx')
  'upload-item-form': typeof import('./islands/upload-item-form.tsx')
  'welcome-form': typeof import('./islands/welcome-form.tsx')
  'welcome-restore': typeof import('./islands/welcome-restore.tsx')
  'verification-form': typeof import('./islands/verification-form.tsx')
  'want-button': typeof import('./islands/want-button.tsx')
}

export type IslandName = keyof Modules

export type IslandProps<N extends IslandName> =
  Modules[N]['default'] extends ComponentType<infer Props extends object> ? Props : never
