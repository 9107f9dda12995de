import { installPrompt } from './installingHere.ts'

/** Safari, and every browser on an iPhone or iPad. For historical reasons, Chromium also says `AppleWebKit`. */
const isWebKit = (userAgent: string): boolean =>
  userAgent.includes('AppleWebKit/') && !/Chrom(e|ium)\//.test(userAgent)

/**
 * WebKit deletes the data that a site's scripts stored after seven days of browser use without a visit to the site. The
 * app on the Home Screen or in the Dock is exempt. [HOME-28]
 */
export const clearsUnusedSites = (browser: Pick<Navigator, 'userAgent'> = navigator): boolean =>
  isWebKit(browser.userAgent) && !installPrompt.isInstalled()
