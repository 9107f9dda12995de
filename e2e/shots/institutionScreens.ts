import type { Page } from '@playwright/test'
import type { ShotScreen } from './shotScreen.ts'

const headShown = (page: Page): Promise<void> => page.locator('.institution-head').waitFor()

/** For a person who opened the link of the made-up clinic, and for its member. */
export const INSTITUTION_SCREENS: readonly ShotScreen[] = [
  { name: 'institution-landing', owner: 'nobody', path: '/?institution=riverside', reach: headShown },
  {
    name: 'institution-register',
    owner: 'nobody',
    path: '/register?institution=riverside',
    reach: headShown,
  },
  {
    name: 'institution-consent',
    owner: 'nobody',
    path: '/consent?institution=riverside',
    reach: (page) => page.locator('.consent').waitFor(),
  },
  {
    name: 'institution',
    owner: 'demo',
    path: '/institutions/riverside',
    reach: (page) => page.locator('.institution-details').waitFor(),
  },
  {
    name: 'institution-withdraw',
    owner: 'demo',
    path: '/institutions/riverside',
    isFloating: true,
    reach: async (page) => {
      await page.locator('.institution-end .button').last().click()
      await page.getByRole('alertdialog').waitFor()
    },
  },
  { name: 'institutions', owner: 'demo', path: '/institutions' },
  { name: 'settings-pain-service', owner: 'demo', path: '/settings?section=pain_service' },
]
