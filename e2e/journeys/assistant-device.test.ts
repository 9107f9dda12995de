import { expect, type Locator, type Page } from '@playwright/test'
import { button, commonText } from '../pages/account/account.ts'
import { waitUntilAppCached } from '../pages/app/appWorker.ts'
import { LONG, PHONE } from '../pages/app/shell.ts'
import {
  acceptNoteButton,
  answers,
  assistant,
  basis,
  chooseChatAction,
  closeBasis,
  endButton,
  figures,
  messageField,
  openChat,
  questions,
  sendButton,
  sendChatQuestion,
  signInWithDiary,
} from '../pages/guide/assistant.ts'
import { startWithDiary } from '../pages/sync/seededDiary.ts'
import { test } from '../pages/sync/watch.ts'

const NO_LINE = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/
const AVERAGE = 'What was my average pain last week?'
const COUNT = 'How many records did I write?'
const DIARY = Array.from({ length: 16 }, (_, daysAgo) => ({ daysAgo, severity: 4 }))

test.use({ viewport: PHONE })

const numbers = (answer: Locator, text: string): Locator =>
  figures(answer)
    .filter({ hasText: new RegExp(`^${text}$`) })
    .first()

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' })

  test('[ASST-70, ASST-72, ASST-73, PWA-1] without an account and without a line, two questions are answered on the device, and the number opens its records', async ({
    page,
    watch,
  }) => {
    watch.expectError(NO_LINE)
    await startWithDiary(page, DIARY)
    await waitUntilAppCached(page)
    await page.context().setOffline(true)
    await page.goto('/solace')
    await expect(page.getByText(assistant('noteOnDevice'))).toBeVisible()
    await acceptNoteButton(page).click()
    await expect(page.getByText(assistant('staysHere'))).toBeVisible()
    const average = figures(await sendChatQuestion(page, AVERAGE)).filter({ hasText: /^4/ })
    await expect(average.first()).toHaveAccessibleName(/^4\.0, from 7 entries\. /)
    await average.first().click()
    await expect(basis(page).locator('.basis-rows > li')).toHaveCount(7)
    await closeBasis(page)
    const count = await sendChatQuestion(page, COUNT)
    await expect(numbers(count, '16')).toBeVisible()

    await page.reload()
    await expect(questions(page)).toHaveCount(2)
    await expect(numbers(answers(page).last(), '16')).toBeVisible()
  })

  test(
    '[ASST-31, ASST-72, ASST-73] a chat of the server goes on without a line, and keeps both kinds of answers',
    LONG,
    async ({ page, watch }) => {
      watch.expectError(NO_LINE)
      await signInWithDiary(page, DIARY)
      await waitUntilAppCached(page)
      await openChat(page)
      await sendChatQuestion(page, AVERAGE)
      await expect(page.getByText(assistant('answeredHere'))).toHaveCount(0)
      await page.context().setOffline(true)
      const here = await sendChatQuestion(page, COUNT)
      await expect(numbers(here, '16')).toBeVisible()
      await expect(here).toContainText(assistant('answeredHere'))
      await expect(here.locator('.chat-not-counted')).toHaveCount(1)
      await page.context().setOffline(false)
      await page.reload()
      await expect(questions(page)).toHaveCount(2)
      await expect(page.getByText(assistant('answeredHere'))).toHaveCount(1)
    },
  )
})

test(
  '[ASST-5, ASST-7, ASST-11, ASST-73] a chat of the device ends, is found among the earlier ones, and is deleted',
  LONG,
  async ({ page }) => {
    await startWithDiary(page, DIARY)
    await openChat(page)
    await sendChatQuestion(page, AVERAGE)
    await endButton(page).click()
    await expect(questions(page)).toHaveCount(0)
    const earlier = page.getByRole('region', { name: assistant('earlierLabel') })
    await button(page, assistant('earlierChats')).click()
    await expect(earlier.getByText(AVERAGE)).toBeVisible()
    await chooseChatAction(page, 'deleteAll')
    await button(page, commonText('delete')).click()
    await expect(page.getByText(assistant('deleted')).first()).toBeVisible()
    await page.reload()
    await button(page, assistant('earlierChats')).click()
    await expect(earlier.getByText(assistant('earlierNone'))).toBeVisible()
  },
)

/** The worker breaks with the question that it gets next. */
async function breakNextQuestion(page: Page): Promise<void> {
  await page.evaluate(`{
    const { postMessage } = Worker.prototype
    Worker.prototype.postMessage = function (request) {
      if (request.is !== 'question') return postMessage.call(this, request)
      Worker.prototype.postMessage = postMessage
      this.dispatchEvent(new ErrorEvent('error'))
    }
  }`)
}

test(
  '[ASST-71] if the worker breaks, the person is told, and the message is answered when it is sent again',
  LONG,
  async ({ page }) => {
    await startWithDiary(page, DIARY)
    await openChat(page)
    await breakNextQuestion(page)
    await messageField(page).fill(AVERAGE)
    await sendButton(page).click()
    await expect(page.locator('.chat-failed')).toContainText(assistant('noAnswerHere'))
    await button(page, assistant('sendAgain')).click()
    await expect(numbers(answers(page), '4.0')).toBeVisible()
    await expect(questions(page)).toHaveCount(1)
  },
)

test(
  '[ASST-73] two tabs share one chat of the device: both answers are kept, and its end is seen in the other',
  LONG,
  async ({ page, context }) => {
    await startWithDiary(page, DIARY)
    await openChat(page)
    await sendChatQuestion(page, AVERAGE)
    const other = await context.newPage()
    await other.goto('/solace')
    await expect(questions(other)).toHaveCount(1)
    await sendChatQuestion(other, COUNT)
    await sendChatQuestion(page, 'And the week before?')
    await other.reload()
    await expect(questions(other)).toHaveCount(3)

    await endButton(other).click()
    await expect(questions(other)).toHaveCount(0)
    await messageField(page).fill(COUNT)
    await sendButton(page).click()
    await expect(button(page, assistant('startNewChat'))).toBeVisible()
    await button(page, assistant('startNewChat')).click()
    await expect(messageField(page)).toHaveValue(COUNT)
  },
)
