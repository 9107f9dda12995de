import { expect, type Locator, type Page } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'

export const questionnaires = await loadText('en', 'questionnaires')

/** Lists and forms come from the server, which is slow on a busy machine. */
export const PATIENCE = { timeout: 60_000 }

type Word = Parameters<typeof questionnaires>[0]

/** As in their files. */
export const PEG = { path: '/questionnaires_page/self/peg', title: 'PEG: pain, enjoyment, general activity' }
export const PEG_QUESTIONS = [
  'What number best describes your pain on average in the past week?',
  'What number best describes how, during the past week, pain has interfered with your enjoyment of life?',
  'What number best describes how, during the past week, pain has interfered with your general activity?',
] as const
export const CHECK_IN = { path: '/questionnaires_page/self/weekly-check-in', title: 'Weekly check-in' }

export async function openQuestionnaireList(page: Page): Promise<void> {
  await page.goto('/questionnaires_page')
  await expect(page.getByRole('heading', { level: 2, name: questionnaires('own') })).toBeVisible(PATIENCE)
}

/** A card of the list, with its status and its buttons. */
export const questionnaireCard = (page: Page, title: string): Locator =>
  page.getByRole('article', { name: title })

export const questionnaireLink = (place: Page | Locator, key: Word): Locator =>
  place.getByRole('link', { name: questionnaires(key), exact: true })

export const questionnaireButton = (page: Page, key: Word): Locator =>
  page.getByRole('button', { name: questionnaires(key), exact: true })

export const questionnaireTitle = (page: Page, name: string): Locator =>
  page.getByRole('heading', { level: 2, name, exact: true })

export async function openForm(page: Page, form: { path: string; title: string }): Promise<void> {
  await page.goto(form.path)
  await expect(questionnaireTitle(page, form.title)).toBeVisible(PATIENCE)
}

/** The card of one question, by its text; a number may precede it. */
export const questionCard = (page: Page, words: string): Locator =>
  page.locator('.question').filter({ hasText: words })

export const slider = (page: Page, words: string): Locator => questionCard(page, words).getByRole('slider')

/** By the keyboard: up from 0 this many times. */
export async function setQuestionSlider(page: Page, words: string, value: number): Promise<void> {
  const thumb = slider(page, words)
  await thumb.focus()
  await page.keyboard.press('Home')
  for (let step = 0; step < value; step += 1) await page.keyboard.press('ArrowRight')
  await expect(thumb).toHaveValue(String(value))
}

export async function chooseOption(page: Page, words: string, option: string): Promise<void> {
  const radio = questionCard(page, words).getByRole('radio', { name: option, exact: true })
  await questionCard(page, words).getByText(option, { exact: true }).click()
  await expect(radio).toBeChecked()
}

export const thanksToast = (page: Page): Locator =>
  page.getByRole('status').filter({ hasText: 'Thank you for completing questionnaire!' })

/** The number alone, as it is shown. */
export const score = (page: Page): Locator => page.locator('.questionnaire-score').first()
