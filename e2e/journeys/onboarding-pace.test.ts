import { expect, type Locator, type Page } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'
import { waitUntilAppCached } from '../pages/app/appWorker.ts'
import {
  onboardingAddNewButton,
  condition,
  conditionSearch,
  foundInDialog,
  getStarted,
  medicationSearch,
  onboardingNextButton,
  onboardingQuestion,
  ONBOARDING_QUESTIONS,
  recordNow,
  REMINDER,
  skipButton,
  skipIntroButton,
  startButton,
  onboardingStrengthButton,
  medicineLabel,
  startQuestionsButton,
} from '../pages/app/onboarding.ts'
import { LONG, PHONE } from '../pages/app/shell.ts'
import { saveRecordButton, savedToast, severitySlider } from '../pages/records/record.ts'
import { test } from '../pages/sync/watch.ts'

const home = await loadText('en', 'home')

const CUT = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/

/** The pause of a person who is not in a hurry: they look, then press. */
const BETWEEN_PRESSES_MS = 1_500
/** The time to read a screen that is seen for the first time. */
const READING_MS = 3_000
const A_KEY_MS = 200

async function press(page: Page, what: Locator): Promise<void> {
  await expect(what).toBeVisible()
  await page.waitForTimeout(BETWEEN_PRESSES_MS)
  await what.click()
}

async function read(page: Page, heading: Locator): Promise<void> {
  await expect(heading).toBeVisible()
  await page.waitForTimeout(READING_MS)
}

const typeIn = (where: Locator, text: string): Promise<void> =>
  where.pressSequentially(text, { delay: A_KEY_MS })

/** The first open, online only as long as the app itself needs it. */
async function firstOpen(page: Page): Promise<number> {
  const begun = Date.now()
  await page.goto('/')
  await waitUntilAppCached(page)
  await page.context().setOffline(true)
  await read(page, page.getByRole('heading', { level: 1 }))
  return begun
}

test.use({ viewport: PHONE, serviceWorkers: 'allow' })

test.beforeEach(({ watch }) => watch.expectError(CUT))

test(
  '[ONB-2] at a human pace, without a line, the first record is saved within 60 seconds of the first open',
  LONG,
  async ({ page }) => {
    test.slow()
    const begun = await firstOpen(page)
    await press(page, startButton(page))
    await read(page, onboardingQuestion(page))
    await press(page, skipIntroButton(page))
    await read(page, onboardingQuestion(page))
    await press(page, recordNow(page))
    await read(page, severitySlider(page))
    await page.waitForTimeout(BETWEEN_PRESSES_MS)
    await severitySlider(page).focus()
    for (let step = 0; step < 6; step++) await page.keyboard.press('PageUp', { delay: A_KEY_MS })
    await press(page, saveRecordButton(page))
    await expect(savedToast(page)).toBeVisible()
    const seconds = (Date.now() - begun) / 1_000
    test.info().annotations.push({ type: 'seconds', description: String(seconds) })
    expect(seconds).toBeLessThan(60)
  },
)

test(
  '[ONB-2, ONB-8] at a human pace, offline, the wizard with two conditions and two medications takes less than 3 minutes',
  LONG,
  async ({ page }) => {
    test.setTimeout(300_000)
    const begun = await firstOpen(page)
    const asks = async (title: string): Promise<void> => {
      await expect(onboardingQuestion(page)).toHaveText(title)
      await read(page, onboardingQuestion(page))
    }
    await press(page, startButton(page))
    for (let step = 1; step < 4; step++) {
      await read(page, onboardingQuestion(page))
      await press(page, onboardingNextButton(page))
    }
    await press(page, skipIntroButton(page))
    await read(page, onboardingQuestion(page))
    await press(page, startQuestionsButton(page))
    await asks(REMINDER)
    await press(page, skipButton(page))
    await asks(ONBOARDING_QUESTIONS[0])
    await press(page, condition(page, 'Back Pain'))
    await press(page, onboardingAddNewButton(page))
    await typeIn(conditionSearch(page), 'migraine')
    await press(page, foundInDialog(page, 'Migraine'))
    await press(page, onboardingNextButton(page))
    await asks(ONBOARDING_QUESTIONS[1])
    await press(page, medicineLabel(page, 'Ibuprofen'))
    await press(page, onboardingStrengthButton(page, 'Ibuprofen', '400 mg'))
    await press(page, onboardingAddNewButton(page))
    await typeIn(medicationSearch(page), 'tramadol')
    await press(page, foundInDialog(page, 'Tramadol'))
    await press(page, foundInDialog(page, 'Generic'))
    await press(page, onboardingStrengthButton(page, 'Tramadol', '50 mg'))
    await press(page, getStarted(page))
    await expect(page.getByRole('region', { name: home('medications') })).toContainText('Ibuprofen')
    const seconds = (Date.now() - begun) / 1_000
    test.info().annotations.push({ type: 'seconds', description: String(seconds) })
    expect(seconds).toBeLessThan(180)
    for (const name of ['Back Pain', 'Migraine'])
      await expect(page.getByRole('region', { name: home('painConditions') })).toContainText(name)
  },
)
