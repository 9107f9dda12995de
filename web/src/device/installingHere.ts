import { clientType } from './clientType.ts'
import { watchInstallPrompt } from './installPrompt.ts'

const isApp = (): boolean => clientType() === 'pwa'

/** For this page, from its start on. Outside of a browser there are no offers. */
export const installPrompt = watchInstallPrompt(
  typeof window === 'undefined' ? new EventTarget() : window,
  isApp,
)
