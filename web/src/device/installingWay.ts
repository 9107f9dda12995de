import { installing } from './installingHere.ts'

const APPLE = /iPad|iPhone|iPod/

type Browser = Pick<Navigator, 'userAgent' | 'maxTouchPoints'>

/** Browsers of Apple's phones and tablets have the way in their own menu, and tell no page of it. The tablets call themselves a Mac. */
const isApple = ({ userAgent, maxTouchPoints }: Browser): boolean =>
  APPLE.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)

type InstallWay = 'offer' | 'menu' | null

/** How the app can be installed from this page: by the browser's dialog, by a way in its menu, or not at all. */
export function installWay(browser: Browser = navigator): InstallWay {
  if (installing.offer() !== null) return 'offer'
  return isApple(browser) && !installing.isInstalled() ? 'menu' : null
}
