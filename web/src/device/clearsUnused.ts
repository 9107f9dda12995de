import { installing } from './installingHere.ts'

/** Safari, and every browser of an iPhone or iPad. Those of Chromium say `AppleWebKit` as well, from of old. */
const isWebKit = (userAgent: string): boolean =>
  userAgent.includes('AppleWebKit/') && !/Chrom(e|ium)\//.test(userAgent)

/**
 * WebKit deletes what the scripts of a site have kept after seven days on which it was used and nobody opened the site.
 * The app on the Home Screen or in the Dock is spared. [HOME-28]
 */
export const clearsUnusedSites = (browser: Pick<Navigator, 'userAgent'> = navigator): boolean =>
  isWebKit(browser.userAgent) && !installing.isInstalled()
