import type { Locator, Page } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'

export const episodes = await loadText('en', 'episodes')

export const FINISH_PATH = '/records/finish'

/** The strips of what is going on. */
export const strips = (page: Page): Locator => page.locator('.episode')

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })

export const itGoesOn = (page: Page): Locator => button(page, episodes('itGoesOn'))
export const markedGoingOn = (page: Page): Locator => page.getByText(episodes('markedGoingOn'))
export const itsOver = (page: Page): Locator => button(page, episodes('itsOver'))
export const howIsItNow = (page: Page): Locator => button(page, episodes('howIsItNow'))
export const stripButton = (page: Page, key: Parameters<typeof episodes>[0]): Locator =>
  strips(page).getByRole('button', { name: episodes(key), exact: true })

/** A key of the pad in a strip, which saves at once. */
export const laterKey = (page: Page, number: number): Locator =>
  strips(page).getByRole('button', { name: new RegExp(`^${number} of 10`) })

export const overToast = (page: Page): Locator =>
  page.getByRole('status').filter({ hasText: episodes('endSaved') })

export const nothingGoingOn = (page: Page): Locator => page.getByText(episodes('nothingGoingOn'))
export const courseRows = (page: Page): Locator => page.locator('.episode-course tbody tr')
