import { type Locator, type Page } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'

const insights = await loadText('en', 'insights')

/** The one sentence about the period, below its picture. */
export const periodSentence = (page: Page): Locator => page.locator('.picture-finding').first()

/** The chips below the sentence. */
export const insightChips = (page: Page): Locator =>
  page.getByRole('navigation', { name: insights('jumpTo'), exact: true })
