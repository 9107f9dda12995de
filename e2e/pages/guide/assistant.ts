import { expect, type Locator, type Page } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'
import type { Session } from '../../harness/apiCall.ts'
import { pullAll } from '../../harness/diary.ts'
import { seedDiary, type Seed } from '../../harness/seedDiary.ts'
import { button, commonText } from '../account/account.ts'
import { recordPain } from '../app/home.ts'
import { signInNewPerson } from '../account/signIn.ts'
import { startedServer } from '../sync/startedServer.ts'

export const assistant = await loadText('en', 'assistant')

/** The wording of the specification: if the test read it from locales, it would accept any change there. */
export const CHAT_ELSEWHERE =
  'A chat is open somewhere else, or this one has expired. Start a new chat to continue.'

/** More than two weeks with a record a day, so that any last week has seven. */
const A_RECORD_A_DAY: readonly Seed[] = Array.from({ length: 16 }, (_, daysAgo) => ({
  daysAgo,
  severity: 4,
}))

/** For a machine that does other things, too. */
const PUSH_MS = 40_000

/** A person with an account and a diary that the server has. */
export async function signInWithDiary(page: Page, diary: readonly Seed[] = A_RECORD_A_DAY): Promise<Session> {
  const server = startedServer()
  const session = await signInNewPerson(page, server)
  await seedDiary(page, diary)
  await page.reload()
  await expect(recordPain(page)).toBeVisible()
  // Pushed before the first question: on a slow machine the time that a question waits for the push may be too short.
  // The server is asked, because the app may have pushed before the reload.
  const door = { port: server.port, session }
  await expect
    .poll(async () => (await pullAll(door)).length, { timeout: PUSH_MS })
    .toBeGreaterThanOrEqual(diary.length)
  return session
}

export const acceptNoteButton = (page: Page): Locator => button(page, assistant('noteAccept'))
export const messageField = (page: Page): Locator =>
  page.getByRole('textbox', { name: assistant('writeMessage'), exact: true })
export const sendButton = (page: Page): Locator => button(page, assistant('send'))
export const stopButton = (page: Page): Locator => button(page, assistant('stop'))
export const endButton = (page: Page): Locator => button(page, assistant('endChat'))

const messages = (page: Page): Locator =>
  page.getByRole('list', { name: assistant('messagesLabel') }).locator('.chat-message')
export const answers = (page: Page): Locator => messages(page).and(page.locator('[data-from="solace"]'))
export const questions = (page: Page): Locator => messages(page).and(page.locator('[data-from="you"]'))
/** Numbers that link to the records they count. */
export const figures = (answer: Locator): Locator => answer.locator('a.chat-figure')

export async function openChat(page: Page): Promise<void> {
  await page.goto('/solace')
  await acceptNoteButton(page).click()
  await expect(messageField(page)).toBeVisible()
}

export async function sendChatQuestion(page: Page, text: string): Promise<Locator> {
  const before = await answers(page).count()
  await messageField(page).fill(text)
  await sendButton(page).click()
  const answer = answers(page).nth(before)
  await expect(answer).not.toContainText(assistant('writing'), { timeout: 20_000 })
  return answer
}

export const basis = (page: Page): Locator => page.getByRole('dialog', { name: assistant('basisTitle') })
export const closeBasis = (page: Page): Promise<void> =>
  basis(page)
    .getByRole('button', { name: commonText('close') })
    .click()

export async function chooseChatAction(
  page: Page,
  action: 'deleteAll' | 'keepTitle' | 'saveChat' | 'aboutSolace',
) {
  await page.getByRole('button', { name: assistant('menu') }).click()
  await page.getByRole('menuitem', { name: assistant(action) }).click()
}
