import { expect, type Page } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'
import {
  onboardingAddNewButton,
  brand,
  condition,
  getStarted,
  onboardingMedicine,
  onboardingNextButton,
  noConditions,
  onboardingNoMedicationsButton,
  onboardingQuestion,
  ONBOARDING_QUESTIONS,
  REMINDER,
  skipIntroButton,
  startAgain,
  startButton,
  onboardingStrengthButton,
  medicineLabel,
  goToFirstQuestion,
  startQuestionsButton,
} from '../pages/app/onboarding.ts'
import { LONG, PHONE } from '../pages/app/shell.ts'
import { test } from '../pages/sync/watch.ts'

const common = await loadText('en', 'common')
const home = await loadText('en', 'home')
const onboarding = await loadText('en', 'onboarding')

const [CONDITIONS] = ONBOARDING_QUESTIONS

/** How long a chip and a button ignore the second press of a shaking hand. */
const TREMOR_MS = 400
const BUTTON_MS = 1_300

test.use({ viewport: PHONE })

const card = (page: Page, name: string) => page.getByRole('region', { name })

test(
  '[ONB-4, ONB-6, ONB-7] "none" disables the other choices until it is unchecked; a list can be reset',
  LONG,
  async ({ page }) => {
    await goToFirstQuestion(page)
    await condition(page, 'Fibromyalgia').click()
    await noConditions(page).click()
    for (const one of [
      condition(page, 'Fibromyalgia'),
      condition(page, 'Arthritis'),
      onboardingAddNewButton(page),
    ])
      await expect(one).toBeDisabled()
    await page.waitForTimeout(TREMOR_MS)
    await noConditions(page).click()
    await expect(condition(page, 'Fibromyalgia')).toHaveAttribute('aria-pressed', 'true')
    await startAgain(page).click()
    await expect(page.getByRole('group', { name: CONDITIONS }).getByRole('button')).toHaveText([
      'Arthritis',
      'Back Pain',
      'Fibromyalgia',
      'Headaches',
      'Neck pain',
      'Unknown',
      common('addNew'),
    ])
    await expect(condition(page, 'Fibromyalgia')).toHaveAttribute('aria-pressed', 'false')
    await onboardingNextButton(page).click()
    await medicineLabel(page, 'Naproxen').click()
    await onboardingNoMedicationsButton(page).click()
    await expect(page.getByRole('checkbox', { name: 'Naproxen' })).toBeDisabled()
    await page.waitForTimeout(TREMOR_MS)
    await onboardingNoMedicationsButton(page).click()
    await expect(onboardingMedicine(page, 'Naproxen').getByRole('combobox')).toBeVisible()
    await startAgain(page).click()
    await expect(onboardingMedicine(page, 'Naproxen').getByRole('combobox')).toHaveCount(0)
    await getStarted(page).click()
    await expect(card(page, home('painConditions')).getByRole('listitem')).toHaveCount(0)
  },
)

test(
  '[ONB-5] a strength and a brand that are not offered are added, and an existing one is refused',
  LONG,
  async ({ page }) => {
    const medications = await loadText('en', 'medications')
    await goToFirstQuestion(page)
    await onboardingNextButton(page).click()
    const mixture = 'Acetaminophen - Codeine - mixt'
    await medicineLabel(page, mixture).click()
    await onboardingStrengthButton(page, mixture, medications('strengthAdd')).click()
    const part = (name: string) => page.getByLabel(medications('strengthOf', { 0: name }))
    await part('Acetaminophen').fill('500')
    await page.getByRole('button', { name: medications('strengthUse') }).click()
    await expect(page.getByText(medications('enterValue'))).toBeVisible()
    await part('Codeine').fill('30')
    await page.waitForTimeout(BUTTON_MS)
    await page.getByRole('button', { name: medications('strengthUse') }).click()
    await expect(page.getByText(medications('strengthExists'))).toBeVisible()
    await part('Codeine').fill('12,5')
    await page.waitForTimeout(BUTTON_MS)
    await page.getByRole('button', { name: medications('strengthUse') }).click()
    await expect(onboardingStrengthButton(page, mixture, '500/12.5 mg')).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await brand(page, mixture).selectOption({ label: medications('addBrand') })
    await page.getByLabel(medications('brandNew')).fill('Harbour')
    await page.getByRole('button', { name: medications('brandAdd') }).click()
    await expect(brand(page, mixture)).toHaveValue('Harbour')
    await getStarted(page).click()
    await expect(card(page, home('medications'))).toContainText(`${mixture} (Harbour) - 500/12.5 mg`)
  },
)

test(
  '[ONB-9, D26] if the operator has an endpoint, the privacy question comes once, switched off',
  LONG,
  async ({ page }) => {
    await page.route('**/core/service-status', async (route) => {
      const answer = await route.fetch()
      const body = { ...(await answer.json()), report_endpoint: 'https://reports.example.org/' }
      await route.fulfill({ response: answer, json: body })
    })
    // The app asks the server meanwhile whether there is a question.
    const heard = page.waitForResponse('**/core/service-status')
    await page.goto('/')
    await startButton(page).click()
    await skipIntroButton(page).click()
    await heard
    await startQuestionsButton(page).click()
    await expect(onboardingQuestion(page)).toHaveText(onboarding('privacyTitle'))
    for (const one of await page.getByRole('switch').all()) await expect(one).not.toBeChecked()
    await page.getByRole('button', { name: onboarding('saveAndGoOn') }).click()
    await expect(onboardingQuestion(page)).toHaveText(REMINDER)
    await page.goto('/onboarding/greeting')
    await startQuestionsButton(page).click()
    await expect(onboardingQuestion(page)).toHaveText(REMINDER)
  },
)

/** At the time of the default reminder. */
const REMINDED = onboarding('notificationConfirmed', { 0: '8:00 PM' }).replace(' PM', '\u202fPM')

test(
  '[ONB-12, REM-16] a requested reminder is stored, and the app says when it will come',
  LONG,
  async ({ page, context }) => {
    await context.grantPermissions(['notifications'])
    await page.goto('/')
    await startButton(page).click()
    await skipIntroButton(page).click()
    await startQuestionsButton(page).click()
    await page.getByRole('button', { name: onboarding('remindMe') }).click()
    await expect(page.getByText(REMINDED)).toBeVisible()
    await page.reload()
    await expect(page.getByText(REMINDED)).toBeVisible()
    await onboardingNextButton(page).click()
    await expect(onboardingQuestion(page)).toHaveText(CONDITIONS)
  },
)
