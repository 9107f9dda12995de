import { randomUUID } from 'node:crypto'
import { expect, type Locator, type Page } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'
import { callApi, type Session } from '../../harness/apiCall.ts'
import type { TestServer } from '../../harness/person.ts'
import { expectHome, logIn, newActivatedPerson } from '../account/account.ts'

export const programs = await loadText('en', 'programs')

/** As in the texts of the guide. */
export const PROGRAM = '/guide/program/coping-skills'
export const PROGRAM_TITLE = 'Coping skills'
export const LESSON = 'coping-skills-02-slow-breathing'
export const LESSON_TITLE = 'Slow breathing'
export const LINE_COUNT = 18
export const LINE_7 = 'And out, slowly, like cooling a spoon of soup.'
const PROMPT = 'How I will remember'

/** The guide needs a subscription. */
async function subscriber(place: TestServer): Promise<Session> {
  const session = await newActivatedPerson(place)
  const bought = await callApi({ ...place, session }, 'purchases/complete-purchase', {
    package_name: 'reprieve.e2e',
    market: 'sandbox',
    purchase_token: `${place.outboxKey}.${randomUUID()}`,
    product_id: 'sandbox_subscription',
  })
  if (bought.code !== 0) throw new Error(`complete-purchase answered ${bought.code}`)
  return session
}

export async function signInWithSession(page: Page, { username }: Session): Promise<void> {
  await page.goto('/login')
  await logIn(page, username)
  await expectHome(page)
}

export async function subscriberSignsIn(page: Page, place: TestServer): Promise<Session> {
  const session = await subscriber(place)
  await signInWithSession(page, session)
  return session
}

export const programTitle = (page: Page, name: string): Locator =>
  page.getByRole('heading', { level: 2, name, exact: true })

export async function openLesson(page: Page, search = ''): Promise<void> {
  await page.goto(`${PROGRAM}?section=${LESSON}${search}`)
  await expect(programTitle(page, LESSON_TITLE)).toBeVisible()
}

export const promptField = (page: Page): Locator => page.getByRole('textbox', { name: PROMPT, exact: true })

/** The visible line of the exercise. */
export const shownLine = (page: Page): Locator => page.locator('.line-words')

export const programButton = (page: Page, key: Parameters<typeof programs>[0]): Locator =>
  page.getByRole('button', { name: programs(key), exact: true })

export const programLink = (page: Page, key: Parameters<typeof programs>[0]): Locator =>
  page.getByRole('link', { name: programs(key), exact: true })

export const progressBar = (page: Page): Locator =>
  page.getByRole('progressbar', { name: programs('progress') })
