import { expect, type Locator, type Page } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'
import { untilKept } from '../pages/appWorker.ts'
import {
  addNew,
  condition,
  conditionSearch,
  found,
  getStarted,
  medicationSearch,
  next,
  question,
  QUESTIONS,
  recordNow,
  REMINDER,
  skip,
  skipIntro,
  startButton,
  strength,
  takes,
  twoQuestions,
} from '../pages/onboarding.ts'
import { saveButton, savedToast, severitySlider } from '../pages/record.ts'
import { LONG, PHONE } from '../pages/shell.ts'
import { test } from '../pages/watch.ts'

const home = await loadText('en', 'home')

const CUT = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/

/** A hand that is not in a hurry: it looks, and then it presses. */
const BETWEEN_PRESSES_MS = 1_500
/** A screen that is seen for the first time is read. */
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

/** The first open, with a line for as long as the app itself needs one. */
async function firstOpen(page: Page): Promise<number> {
  const begun = Date.now()
  await page.goto('/')
  await untilKept(page)
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
    await read(page, question(page))
    await press(page, skipIntro(page))
    await read(page, question(page))
    await press(page, recordNow(page))
    await read(page, severitySlider(page))
    await page.waitForTimeout(BETWEEN_PRESSES_MS)
    await severitySlider(page).focus()
    for (let step = 0; step < 6; step++) await page.keyboard.press('PageUp', { delay: A_KEY_MS })
    await press(page, saveButton(page))
    await expect(savedToast(page)).toBeVisible()
    const seconds = (Date.now() - begun) / 1_000
    test.info().annotations.push({ type: 'seconds', description: String(seconds) })
    expect(seconds).toBeLessThan(60)
  },
)

test(
  '[ONB-2, ONB-8] at a human pace, without a line, the wizard with two conditions and two medications takes less than 3 minutes',
  LONG,
  async ({ page }) => {
    test.setTimeout(300_000)
    const begun = await firstOpen(page)
    const asks = async (title: string): Promise<void> => {
      await expect(question(page)).toHaveText(title)
      await read(page, question(page))
    }
    await press(page, startButton(page))
    for (let step = 1; step < 4; step++) {
      await read(page, question(page))
      await press(page, next(page))
    }
    await press(page, skipIntro(page))
    await read(page, question(page))
    await press(page, twoQuestions(page))
    await asks(REMINDER)
    await press(page, skip(page))
    await asks(QUESTIONS[0])
    await press(page, condition(page, 'Back Pain'))
    await press(page, addNew(page))
    await typeIn(conditionSearch(page), 'migraine')
    await press(page, found(page, 'Migraine'))
    await press(page, next(page))
    await asks(QUESTIONS[1])
    await press(page, takes(page, 'Ibuprofen'))
    await press(page, strength(page, 'Ibuprofen', '400 mg'))
    await press(page, addNew(page))
    await typeIn(medicationSearch(page), 'tramadol')
    await press(page, found(page, 'Tramadol'))
    await press(page, found(page, 'Generic'))
    await press(page, strength(page, 'Tramadol', '50 mg'))
    await press(page, getStarted(page))
    await expect(page.getByRole('region', { name: home('medications') })).toContainText('Ibuprofen')
    const seconds = (Date.now() - begun) / 1_000
    test.info().annotations.push({ type: 'seconds', description: String(seconds) })
    expect(seconds).toBeLessThan(180)
    for (const name of ['Back Pain', 'Migraine'])
      await expect(page.getByRole('region', { name: home('painConditions') })).toContainText(name)
  },
)
