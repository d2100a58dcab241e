/** Whether a route, as it was registered, is an admin's page or call. */
export const isAdminRoute = (url: string): boolean => /^(?:\/api)?\/admin(?:\/|$)/.test(url)
