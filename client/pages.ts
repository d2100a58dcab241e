import type { PageModule } from './page-module.ts'

/** Every file of client/pages by its name, which is what `reply.page` takes. A page that is not listed cannot be served. */
interface Modules {
  admin: typeof import('./pages/admin.tsx')
  'admin/audit-log': typeof import('./pages/admin/audit-log.tsx')
  'admin/backup': typeof import('./pages/admin/backup.tsx')
  'admin/categories': typeof import('./pages/admin/categories.tsx')
  'admin/community': typeof import('./pages/admin/community.tsx')
  'admin/contact-messages': typeof import('./pages/admin/contact-messages.tsx')
  'admin/items': typeof import('./pages/admin/items.tsx')
  'admin/meeting-places': typeof import('./pages/admin/meeting-places.tsx')
  'admin/outbox': typeof import('./pages/admin/outbox.tsx')
  'admin/page': typeof import('./pages/admin/page.tsx')
  'admin/pages': typeof import('./pages/admin/pages.tsx')
  'admin/people': typeof import('./pages/admin/people.tsx')
  'admin/person': typeof import('./pages/admin/person.tsx')
  'admin/plans': typeof import('./pages/admin/plans.tsx')
  'admin/reports': typeof import('./pages/admin/reports.tsx')
  'admin/site': typeof import('./pages/admin/site.tsx')
  browse: typeof import('./pages/browse.tsx')
  createnewpassword: typeof import('./pages/createnewpassword.tsx')
  dashboard: typeof import('./pages/dashboard.tsx')
  'dashboard/circles': typeof import('./pages/dashboard/circles.tsx')
  'dashboard/exchange-product-details': typeof import('./pages/dashboard/exchange-product-details.tsx')
  'dashboard/exchange-product-update-details': typeof import('./pages/dashboard/exchange-product-update-details.tsx')
  'dashboard/exchange-request': typeof import('./pages/dashboard/exchange-request.tsx')
  'dashboard/favourite': typeof import('./pages/dashboard/favourite.tsx')
  'dashboard/messages': typeof import('./pages/dashboard/messages.tsx')
  'dashboard/notification': typeof import('./pages/dashboard/notification.tsx')
  'dashboard/setting/account': typeof import('./pages/dashboard/setting/account.tsx')
  'dashboard/setting/general': typeof import('./pages/dashboard/setting/general.tsx')
  'dashboard/setting/invitations': typeof import('./pages/dashboard/setting/invitations.tsx')
  'dashboard/setting/privacy': typeof import('./pages/dashboard/setting/privacy.tsx')
  'email-proof': typeof import('./pages/email-proof.tsx')
  'email-undo': typeof import('./pages/email-undo.tsx')
  error: typeof import('./pages/error.tsx')
  home: typeof import('./pages/home.tsx')
  join: typeof import('./pages/join.tsx')
  page: typeof import('./pages/page.tsx')
  passwordsetsuccessful: typeof import('./pages/passwordsetsuccessful.tsx')
  payment: typeof import('./pages/payment.tsx')
  paymentdetails: typeof import('./pages/paymentdetails.tsx')
  productdetails: typeof import('./pages/productdetails.tsx')
  report: typeof import('./pages/report.tsx')
  resetpassword: typeof import('./pages/resetpassword.tsx')
  'sign-in': typeof import('./pages/sign-in.tsx')
  'sign-up': typeof import('./pages/sign-up.tsx')
  uploaditem: typeof import('./pages/uploaditem.tsx')
  waiting: typeof import('./pages/waiting.tsx')
  verification: typeof import('./pages/verification.tsx')
  verificationsuccess: typeof import('./pages/verificationsuccess.tsx')
}

export type PageName = keyof Modules

/** What a page shows: the props that its component and its head take, besides the context that all pages get. */
export type PageView<N extends PageName> =
  Modules[N] extends PageModule<infer View extends object> ? View : never
