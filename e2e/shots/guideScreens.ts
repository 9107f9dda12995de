import type { Page } from '@playwright/test'
import { searchGuide } from '../pages/guide/guide.ts'
import type { ShotScreen } from './shotScreen.ts'

const LESSON = '/guide/program/coping-skills?section=coping-skills-02-slow-breathing'

const reader = (
  name: string,
  path: string,
  wanted: string,
  reach?: (page: Page) => Promise<void>,
): ShotScreen => ({
  name,
  path,
  owner: 'reader',
  reach: async (page) => {
    await reach?.(page)
    await page.locator(wanted).first().waitFor()
  },
})

/** The guide of a person with access, with one article opened and bookmarked. */
export const GUIDE_SCREENS: readonly ShotScreen[] = [
  reader('guide', '/guide/home', '.guide-part'),
  reader('guide-search', '/guide/home', '.guide-search .list-row', (page) => searchGuide(page, 'emergency')),
  reader('guide-category', '/guide/categories/sleep', '.guide-row'),
  reader('guide-article', '/guide/content/pain-and-sleep/sleep', '.guide-sources'),
  reader('guide-bookmarked', '/guide/bookmarked', '.guide-row'),
  reader('guide-recommended', '/guide/recommended', '.guide-row'),
  reader('program', '/guide/program/coping-skills', '.program-head'),
  reader('lesson', LESSON, '.prompt'),
  reader('line-by-line', `${LESSON}&step=7`, '.line-words'),
  { name: 'urgent-help-crisis', owner: 'nobody', path: '/urgent-help?section=crisis' },
]
