export const isAdminRoute = (url: string): boolean => /^(?:\/api)?\/admin(?:\/|$)/.test(url)
