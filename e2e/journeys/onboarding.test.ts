import { expect, type Page } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'
import { waitUntilAppCached } from '../pages/app/appWorker.ts'
import { startWithoutAccount } from '../pages/app/home.ts'
import {
  onboardingAddNewButton,
  brand,
  condition,
  conditionSearch,
  foundInDialog,
  getStarted,
  medicationSearch,
  onboardingNextButton,
  onboardingQuestion,
  ONBOARDING_QUESTIONS,
  questionsCard,
  resumeButton,
  startButton,
  onboardingStrengthButton,
  medicineLabel,
  goToFirstQuestion,
} from '../pages/app/onboarding.ts'
import { shellText, LONG, PHONE } from '../pages/app/shell.ts'
import { test } from '../pages/sync/watch.ts'

const common = await loadText('en', 'common')
const home = await loadText('en', 'home')
const onboarding = await loadText('en', 'onboarding')

const CUT = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/

const [, MEDICATIONS] = ONBOARDING_QUESTIONS

test.use({ viewport: PHONE })

const card = (page: Page, name: string) => page.getByRole('region', { name })

test.describe('without a line', () => {
  test.use({ serviceWorkers: 'allow' })

  test('[ONB-1, ONB-2, ONB-8] the two questions are left and resumed, and their answers are in the profile', async ({
    page,
    watch,
  }) => {
    watch.expectError(CUT)
    await page.goto('/')
    await waitUntilAppCached(page)
    await page.context().setOffline(true)
    await goToFirstQuestion(page)
    await condition(page, 'Back Pain').click()
    await onboardingAddNewButton(page).click()
    await conditionSearch(page).fill('migr')
    await foundInDialog(page, 'Migraine').click()
    await expect(condition(page, 'Migraine')).toHaveAttribute('aria-pressed', 'true')
    await onboardingNextButton(page).click()
    await expect(onboardingQuestion(page)).toHaveText(MEDICATIONS)
    await medicineLabel(page, 'Ibuprofen').click()
    await onboardingStrengthButton(page, 'Ibuprofen', '400 mg').click()

    await page.reload()
    await expect(onboardingStrengthButton(page, 'Ibuprofen', '400 mg')).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await page.goto('/home')
    await resumeButton(page).click()
    await expect(onboardingQuestion(page)).toHaveText(MEDICATIONS)
    await onboardingAddNewButton(page).click()
    await medicationSearch(page).fill('tylenol')
    await foundInDialog(page, 'Acetaminophen').click()
    await foundInDialog(page, 'Tylenol').click()
    await expect(brand(page, 'Acetaminophen')).toHaveValue('Tylenol')
    await getStarted(page).click()

    await expect(page).toHaveURL(/\/home$/)
    for (const name of ['Back Pain', 'Migraine'])
      await expect(card(page, home('painConditions'))).toContainText(name)
    for (const name of ['Ibuprofen (Generic) - 400 mg', 'Acetaminophen (Tylenol)'])
      await expect(card(page, home('medications'))).toContainText(name)
    await expect(questionsCard(page)).toHaveCount(0)
  })
})

test(
  '[ONB-11, ROUTE-8] the page that a visitor requested opens after Start, and home offers the questions',
  LONG,
  async ({ page }) => {
    await page.goto('/results/records?page=1')
    await expect(page).toHaveURL(/\/login/)
    await page.getByRole('link', { name: shellText('home') }).click()
    await startButton(page).click()
    await expect(page).toHaveURL(/\/results\/records\?page=1$/)
    await page.goto('/home')
    await resumeButton(page).click()
    await expect(onboardingQuestion(page)).toHaveText(onboarding('introTitle1'))
  },
)

test('[ONB-2] the offer on home can be dismissed there', LONG, async ({ page }) => {
  await startWithoutAccount(page)
  await expect(questionsCard(page)).toBeVisible()
  await questionsCard(page)
    .getByRole('button', { name: common('hide') })
    .click()
  await expect(questionsCard(page)).toHaveCount(0)
  await page.reload()
  await expect(card(page, home('painConditions'))).toBeVisible()
  await expect(questionsCard(page)).toHaveCount(0)
})
