import { expect, type Page } from '@playwright/test'
import { RESULT } from '@reprieve/contract/codes.ts'
import { button, expectHome, logIn } from '../pages/account/account.ts'
import { LONG, PHONE } from '../pages/app/shell.ts'
import {
  acceptNoteButton,
  answers,
  sendChatQuestion,
  assistant,
  CHAT_ELSEWHERE,
  messageField,
  openChat,
  questions,
  sendButton,
  signInWithDiary,
} from '../pages/guide/assistant.ts'
import { anotherDevice } from '../pages/sync/anotherDevice.ts'
import { test } from '../pages/sync/watch.ts'

const ASKED = 'What can I ask you?'

test.use({ viewport: PHONE })

/** The result code of the next such call. */
async function codeOf(page: Page, call: string): Promise<number> {
  const answer = await page.waitForResponse((response) => response.url().endsWith(`/solace/${call}`))
  const body = (await answer.json()) as { result_code: number }
  return body.result_code
}

test(
  '[ASST-2, ASST-4, ASST-8] a chat started on another device takes this one over, and vice versa',
  LONG,
  async ({ page, context, watch }) => {
    watch.expectError(/status of 409/)
    const { username } = await signInWithDiary(page, [])
    await openChat(page)
    await sendChatQuestion(page, ASKED)

    const other = await anotherDevice(context, PHONE)
    await other.goto('/login')
    await logIn(other, username)
    await expectHome(other)
    await other.goto('/solace')
    // The note was accepted on the first device.
    await expect(acceptNoteButton(other)).toHaveCount(0)
    await button(other, assistant('startChat')).click()
    await expect(messageField(other)).toBeVisible()

    await messageField(page).fill('Still there?')
    const refused = codeOf(page, 'generate-response')
    await sendButton(page).click()
    expect(await refused).toBe(RESULT.chatTakenOver)
    await expect(page.getByText(CHAT_ELSEWHERE)).toBeVisible()
    await expect(questions(page)).toHaveCount(2)
    await expect(answers(page)).toHaveCount(1)
    await expect(acceptNoteButton(page)).toHaveCount(0)

    await button(page, assistant('startNewChat')).click()
    await expect(messageField(page)).toHaveValue('Still there?')
    await expect(questions(page)).toHaveCount(0)
    const start = codeOf(other, 'start-session')
    await other.reload()
    expect(await start).toBe(RESULT.chatTakenOver)
    await expect(other.getByText(CHAT_ELSEWHERE)).toBeVisible()
    await other.context().close()
  },
)
