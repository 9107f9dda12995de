/** Older Apple devices only report it by this property. */
const isOnHomeScreen = (): boolean =>
  'navigator' in globalThis && 'standalone' in navigator && navigator.standalone === true

/** D3: `pwa` is the app started by its icon; its sessions last as long as those of an app (D14). */
export const clientType = (): 'web' | 'pwa' =>
  matchMedia('(display-mode: standalone)').matches || isOnHomeScreen() ? 'pwa' : 'web'
