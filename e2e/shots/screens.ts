import type { Page } from '@playwright/test'
import { moveSliderTo } from '../pages/records/slider.ts'
import { ASSISTANT_SCREENS } from './assistantScreens.ts'
import { GUIDE_SCREENS } from './guideScreens.ts'
import { INSTITUTION_SCREENS } from './institutionScreens.ts'
import { RESULT_SCREENS } from './resultScreens.ts'
import type { ShotScreen } from './shotScreen.ts'
import type { ShotTexts } from './shotTexts.ts'

const visitor = (name: string, path: string): ShotScreen => ({ name, path, owner: 'nobody' })
const diarist = (name: string, path: string, rest: Partial<ShotScreen> = {}): ShotScreen => ({
  name,
  path,
  owner: 'diarist',
  ...rest,
})

const slider = (page: Page) => page.getByRole('slider').first()

export async function chooseSeverity(page: Page, severity: number): Promise<void> {
  await moveSliderTo(slider(page), severity)
}

/** Its text differs between the footer of a phone and the header of a wide page. */
const saveButton = (page: Page, { records }: ShotTexts) =>
  page.getByRole('button', { name: new RegExp(`^(${records('saveNow')}|${records('saveRecord')})$`) }).first()

/**
 * From the settings to the unlock screen, by the first button of each step, because the texts are in different
 * languages.
 */
async function lockIt(page: Page): Promise<void> {
  const part = page.locator('.lock')
  const goOn = part.locator('.button.primary')
  await part.getByRole('button').first().click()
  await goOn.click()
  for (const field of await part.locator('input').all()) await field.fill('a quiet harbour')
  await goOn.click()
  const code = (await part.locator('.lock-code').textContent()) ?? ''
  await part.locator('input').fill(code.split('-').slice(-2).join(''))
  // A faster press is ignored as that of a shaking hand.
  await page.waitForTimeout(1_300)
  await goOn.click()
  await part.locator('.lock-code').waitFor({ state: 'detached' })
  await page.waitForTimeout(1_300)
  await goOn.click()
  await page.locator('.card.narrow.account.lock').waitFor({ timeout: 60_000 })
}

export const SCREENS: readonly ShotScreen[] = [
  visitor('landing', '/'),
  visitor('intro', '/onboarding/intro'),
  visitor('intro-3', '/onboarding/intro?step=3'),
  visitor('login', '/login'),
  visitor('register', '/register'),
  visitor('sign-up-success', '/sign-up-success'),
  visitor('activate', '/activate-user/token'),
  visitor('forgot-password', '/forgot-password'),
  visitor('reset-password', '/reset-password/token'),
  visitor('contact-us', '/contact-us'),
  visitor('eula', '/eula'),
  visitor('menu-of-a-visitor', '/menu'),
  visitor('urgent-help', '/urgent-help'),
  visitor('components', '/components'),

  { name: 'greeting', owner: 'beginner', path: '/onboarding/greeting' },
  { name: 'first-reminder', owner: 'beginner', path: '/onboarding/reminders' },
  {
    name: 'first-conditions',
    owner: 'beginner',
    path: '/onboarding/conditions',
    reach: (page) => page.locator('.chip:not(.dashed)').nth(1).click(),
  },
  {
    name: 'first-medications',
    owner: 'beginner',
    path: '/onboarding/medications',
    reach: (page) => page.locator('.checkbox').nth(1).click(),
  },
  { name: 'home-empty', owner: 'beginner', path: '/home' },
  diarist('home', '/home'),
  diarist('home-offline', '/home', { reach: (page) => page.context().setOffline(true) }),
  diarist('home-draft', '/records/create', {
    reach: async (page, words) => {
      await chooseSeverity(page, 3)
      // A draft is stored when the person pauses for a moment.
      await page.waitForTimeout(600)
      await page.goto('/home')
      await page.getByRole('main').getByText(words.shell('recordPain')).waitFor()
    },
  }),
  diarist('severity-unset', '/records/create'),
  diarist('severity-6', '/records/create', { reach: (page) => chooseSeverity(page, 6) }),
  diarist('severity-9', '/records/create', { reach: (page) => chooseSeverity(page, 9) }),
  ...(['symptoms', 'interventions', 'medications', 'timing', 'notes'] as const).map((section) =>
    diarist(`section-${section}`, `/records/create?section=${section}`),
  ),
  diarist('section-locations', '/records/create?section=locations', {
    reach: async (page) => {
      await page.locator('.chip:not(.dashed)').nth(1).click()
      await page.locator('.chip:not(.dashed)').nth(3).click()
    },
  }),
  diarist('sections', '/records/create', {
    isFloating: true,
    reach: async (page, words) => {
      await chooseSeverity(page, 6)
      const drawer = page.getByRole('button', { name: words.records('sections'), exact: true })
      if (await drawer.isVisible()) await drawer.click()
    },
  }),
  diarist('records', '/results/records'),
  diarist('list-edit', '/fields/editlist/symptom'),
  diarist('list-add', '/fields/add/symptom'),
  diarist('medication-editor', '/medications/search', {
    reach: async (page) => {
      await page.getByRole('searchbox').fill('naproxen')
      // The substance, then the brand.
      await page.locator('.list-card .list-row').first().click()
      await page.locator('.search-list h2').waitFor()
      await page.locator('.list-card .list-row').first().click()
      await page.locator('.strength-part .chip').nth(2).click()
      await page.locator('.segment').first().click()
    },
  }),
  diarist('medications', '/medications/list'),
  diarist('conditions', '/conditions/list'),
  diarist('condition-search', '/conditions/search', {
    reach: async (page) => {
      await page.getByRole('searchbox').fill('mig')
      await page.locator('.list-card .list-row').first().waitFor()
    },
  }),
  diarist('condition-editor', '/conditions/search', {
    reach: async (page) => {
      await page.getByRole('searchbox').fill('mig')
      await page.locator('.list-card .list-row').first().click()
      await page.getByRole('switch').first().waitFor()
    },
  }),
  diarist('dose', '/doses/add'),
  diarist('profile', '/profile'),
  diarist('leave-dialog', '/records/create', {
    isFloating: true,
    reach: async (page, words) => {
      await chooseSeverity(page, 5)
      await page
        .getByRole('button', { name: words.common('close') })
        .first()
        .click()
      await page.getByRole('alertdialog').or(page.getByRole('dialog')).first().waitFor()
    },
  }),
  diarist('saved-toast', '/records/create', {
    isFloating: true,
    reach: async (page, words) => {
      await chooseSeverity(page, 6)
      await saveButton(page, words).click()
      await page.getByText(words.records('saved')).first().waitFor()
      // Skips the reflection, which is offered if today has none.
      await page.locator('.screen-footer .button.quiet').click()
      await page.getByRole('main').getByText(words.shell('recordPain')).waitFor()
    },
  }),
  diarist('reflection', '/reflections/create', { reach: (page) => chooseSeverity(page, 7) }),
  diarist('your-data', '/your-data'),
  ...(['waiting', 'trash', 'export', 'import', 'csv', 'health'] as const).map((section) =>
    diarist(`your-data-${section}`, `/your-data?section=${section}`),
  ),
  diarist('day-values', '/your-data?section=health&date=2026-01-05'),
  diarist('quick', '/records/quick', { reach: (page) => page.locator('.number-key').nth(6).click() }),
  diarist('flare', '/flare', { reach: (page) => page.locator('.number-key').nth(7).click() }),
  diarist('finish', '/records/finish'),
  diarist('home-customize', '/home/customize'),
  diarist('reminders', '/notifications'),
  diarist('reminder-add', '/reminders/add'),
  diarist('settings', '/settings'),
  ...(['general', 'notifications', 'hints', 'privacy', 'device', 'language', 'theme'] as const).map(
    (section) => diarist(`settings-${section}`, `/settings?section=${section}`),
  ),
  diarist('lock', '/settings?section=lock'),
  diarist('lock-limits', '/settings?section=lock', {
    reach: (page) => page.locator('.lock').getByRole('button').first().click(),
  }),
  diarist('locked', '/settings?section=lock', { reach: lockIt }),
  diarist('user-guide', '/user-guide'),
  diarist('faq', '/faq'),
  diarist('menu', '/menu'),
  diarist('logout', '/logout'),
  diarist('needs-account', '/reports/list'),
  diarist('solace-needs-account', '/solace'),
  diarist('not-found', '/no/such/page'),

  ...RESULT_SCREENS,
  ...INSTITUTION_SCREENS,
  ...GUIDE_SCREENS,
  ...ASSISTANT_SCREENS,
]
