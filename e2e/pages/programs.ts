import { randomUUID } from 'node:crypto'
import { expect, type Locator, type Page } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'
import { ask, type Session } from '../harness/apiCall.ts'
import type { Place } from '../harness/person.ts'
import { expectHome, logIn, somebody } from './account.ts'

export const programs = await loadText('en', 'programs')

/** As the texts of the guide have them. */
export const PROGRAM = '/guide/program/coping-skills'
export const PROGRAM_TITLE = 'Coping skills'
export const LESSON = 'coping-skills-02-slow-breathing'
export const LESSON_TITLE = 'Slow breathing'
export const LINES = 18
export const LINE_7 = 'And out, slowly, like cooling a spoon of soup.'
const PROMPT = 'How I will remember'

/** The guide comes with a subscription. */
async function subscriber(place: Place): Promise<Session> {
  const session = await somebody(place)
  const bought = await ask({ ...place, session }, 'purchases/complete-purchase', {
    package_name: 'reprieve.e2e',
    market: 'sandbox',
    purchase_token: `${place.outboxKey}.${randomUUID()}`,
    product_id: 'sandbox_subscription',
  })
  if (bought.code !== 0) throw new Error(`complete-purchase answered ${bought.code}`)
  return session
}

export async function signIn(page: Page, { username }: Session): Promise<void> {
  await page.goto('/login')
  await logIn(page, username)
  await expectHome(page)
}

export async function subscriberSignsIn(page: Page, place: Place): Promise<Session> {
  const session = await subscriber(place)
  await signIn(page, session)
  return session
}

export const title = (page: Page, name: string): Locator =>
  page.getByRole('heading', { level: 2, name, exact: true })

export async function openLesson(page: Page, search = ''): Promise<void> {
  await page.goto(`${PROGRAM}?section=${LESSON}${search}`)
  await expect(title(page, LESSON_TITLE)).toBeVisible()
}

export const promptField = (page: Page): Locator => page.getByRole('textbox', { name: PROMPT, exact: true })

/** What is shown of the exercise. */
export const shownLine = (page: Page): Locator => page.locator('.line-words')

export const way = (page: Page, key: Parameters<typeof programs>[0]): Locator =>
  page.getByRole('button', { name: programs(key), exact: true })

export const link = (page: Page, key: Parameters<typeof programs>[0]): Locator =>
  page.getByRole('link', { name: programs(key), exact: true })

export const progressBar = (page: Page): Locator =>
  page.getByRole('progressbar', { name: programs('progress') })
