import { expect, type Locator, type Page } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'

const common = await loadText('en', 'common')
const conditions = await loadText('en', 'conditions')
const medications = await loadText('en', 'medications')
const onboarding = await loadText('en', 'onboarding')

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })

export const startButton = (page: Page): Locator => button(page, onboarding('startWithoutAccount'))
export const skipIntroButton = (page: Page): Locator => button(page, onboarding('skipIntro'))
export const onboardingGotItButton = (page: Page): Locator => button(page, onboarding('gotIt'))
export const onboardingNextButton = (page: Page): Locator => button(page, onboarding('next'))
export const startQuestionsButton = (page: Page): Locator => button(page, onboarding('startQuestions'))
export const recordNow = (page: Page): Locator => button(page, onboarding('recordNow'))
export const skipButton = (page: Page): Locator => button(page, common('skip'))
export const getStarted = (page: Page): Locator => button(page, onboarding('getStarted'))
export const onboardingQuestion = (page: Page): Locator => page.getByRole('heading', { level: 1 })
export const ONBOARDING_QUESTIONS = [
  onboarding('conditionsQuestion'),
  onboarding('medicationsQuestion'),
] as const
export const REMINDER = onboarding('notificationQuestion')

/** Skips the intro and the greeting. */
export async function passTheIntro(page: Page): Promise<void> {
  await skipIntroButton(page).click()
  await button(page, onboarding('notNow')).click()
  await expect(page).toHaveURL(/\/home$/)
}

/** To question 1, as a new person. */
export async function goToFirstQuestion(page: Page): Promise<void> {
  await page.goto('/')
  await startButton(page).click()
  await skipIntroButton(page).click()
  await startQuestionsButton(page).click()
  await expect(onboardingQuestion(page)).toHaveText(REMINDER)
  await skipButton(page).click()
  await expect(onboardingQuestion(page)).toHaveText(ONBOARDING_QUESTIONS[0])
}

/** A choice of question 1. */
export const condition = (page: Page, name: string): Locator => button(page, name)
export const noConditions = (page: Page): Locator => button(page, onboarding('noConditions'))
export const onboardingNoMedicationsButton = (page: Page): Locator =>
  button(page, onboarding('noMedications'))
export const onboardingAddNewButton = (page: Page): Locator => button(page, common('addNew'))
export const startAgain = (page: Page): Locator => button(page, onboarding('resetList'))

/** A choice of question 2, with the details that are asked once it is chosen. */
export const onboardingMedicine = (page: Page, name: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('checkbox', { name, exact: true }) })
/** A person presses the label: the box itself is small and drawn by us. */
export const medicineLabel = (page: Page, name: string): Locator =>
  onboardingMedicine(page, name).getByText(name, { exact: true })
export const onboardingStrengthButton = (page: Page, name: string, said: string): Locator =>
  onboardingMedicine(page, name).getByRole('button', { name: said, exact: true })
export const brand = (page: Page, name: string): Locator =>
  onboardingMedicine(page, name).getByRole('combobox', { name: onboarding('brandOf', { 0: name }) })

const search = (page: Page, label: string): Locator =>
  page.getByRole('dialog').getByLabel(label, { exact: true })
export const conditionSearch = (page: Page): Locator => search(page, conditions('searchLabel'))
export const medicationSearch = (page: Page): Locator => search(page, medications('searchLabel'))
export const foundInDialog = (page: Page, name: string): Locator =>
  page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .first()

/** On home, until the questions are done. */
export const questionsCard = (page: Page): Locator =>
  page.getByRole('region', { name: onboarding('resumeTitle') })
export const resumeButton = (page: Page): Locator =>
  questionsCard(page).getByRole('button', { name: onboarding('resumeButton') })
