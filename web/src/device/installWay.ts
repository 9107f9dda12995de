import { installPrompt } from './installingHere.ts'

const APPLE = /iPad|iPhone|iPod/

type Browser = Pick<Navigator, 'userAgent' | 'maxTouchPoints'>

/** On Apple's phones and tablets, installing is a browser menu item without an API. The tablets claim to be a Mac. */
const isApple = ({ userAgent, maxTouchPoints }: Browser): boolean =>
  APPLE.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)

type InstallWay = 'offer' | 'menu' | null

/** How the app can be installed from this page: by the browser's dialog, by its menu, or not at all. */
export function installWay(browser: Browser = navigator): InstallWay {
  if (installPrompt.offer() !== null) return 'offer'
  return isApple(browser) && !installPrompt.isInstalled() ? 'menu' : null
}
