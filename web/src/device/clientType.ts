/** D3: `pwa` is the app started by its icon; its sessions live as long as those of an app (D14). */
export const clientType = (): 'web' | 'pwa' =>
  matchMedia('(display-mode: standalone)').matches ? 'pwa' : 'web'
