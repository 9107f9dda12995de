import { expect, type Page } from '@playwright/test'
import { button, commonText } from '../pages/account/account.ts'
import { enlargeCharacters, LONG, PHONE, sidewaysScroll } from '../pages/app/shell.ts'
import {
  acceptNoteButton,
  answers,
  sendChatQuestion,
  assistant,
  basis,
  chooseChatAction,
  closeBasis,
  endButton,
  messageField,
  figures,
  openChat,
  questions,
  sendButton,
  stopButton,
  signInWithDiary,
} from '../pages/guide/assistant.ts'
import { setLanguageAndTheme } from '../pages/results/resultsDemo.ts'
import { test } from '../pages/sync/watch.ts'

const NO_LINE = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/
const AVERAGE = 'What was my average pain last week?'

test.use({ viewport: PHONE })

test('[ASST-2, ASST-3, ASST-6, ASST-16, ASST-18] a person accepts the note, asks, presses a number and finds its records, after a reload too', async ({
  page,
}) => {
  await signInWithDiary(page)
  await page.goto('/solace')
  await expect(page.getByText(assistant('noteNobody'))).toBeVisible()
  await expect(page.getByText(assistant('noteBuiltIn'))).toBeVisible()
  await acceptNoteButton(page).click()
  const answer = await sendChatQuestion(page, AVERAGE)
  const average = figures(answer).filter({ hasText: /^4/ }).first()
  await expect(average).toHaveAccessibleName(/^4\.0, from 7 entries\. /)
  await average.click()
  await expect(basis(page).locator('.basis-rows > li')).toHaveCount(7)
  await expect(page).toHaveURL(/\/solace\?view=[\w-]+-\d+$/)
  await page.reload()
  await expect(basis(page).locator('.basis-rows > li')).toHaveCount(7)
  await closeBasis(page)
  await expect(page).toHaveURL(/\/solace$/)
  await expect(questions(page)).toHaveText([new RegExp(AVERAGE.replace('?', '\\?'))])
})

test(
  '[ASST-5, ASST-11] ending the chat empties it and keeps the note accepted; the history can be deleted',
  LONG,
  async ({ page }) => {
    await signInWithDiary(page)
    await openChat(page)
    await sendChatQuestion(page, AVERAGE)
    await endButton(page).click()
    await expect(button(page, assistant('startChat'))).toBeVisible()
    await expect(questions(page)).toHaveCount(0)
    await expect(acceptNoteButton(page)).toHaveCount(0)

    await button(page, assistant('earlierChats')).click()
    const earlier = page.getByRole('region', { name: assistant('earlierLabel') })
    await expect(earlier.getByText(AVERAGE)).toBeVisible()
    await chooseChatAction(page, 'deleteAll')
    await button(page, commonText('delete')).click()
    await expect(page.getByText(assistant('deleted')).first()).toBeVisible()
    await button(page, assistant('earlierChats')).click()
    await expect(earlier.getByText(assistant('earlierNone'))).toBeVisible()
  },
)

test(
  '[ASST-4, ASST-13] stopped or offline, the message is kept and can be sent again',
  LONG,
  async ({ page, watch }) => {
    watch.expectError(NO_LINE)
    await signInWithDiary(page)
    await openChat(page)
    await page.route('**/solace/generate-response', () => {})
    await messageField(page).fill(AVERAGE)
    await sendButton(page).click()
    await expect(answers(page)).toHaveText([new RegExp(assistant('writing'))])
    // A second press of a shaking hand does not stop the answer.
    await page.waitForTimeout(1_300)
    await stopButton(page).click()
    await expect(page.getByText(assistant('stopped')).first()).toBeVisible()
    await expect(answers(page)).toHaveCount(0)

    await page.unroute('**/solace/generate-response')
    await page.context().setOffline(true)
    await button(page, assistant('sendAgain')).click()
    await expect(page.locator('.chat-failed')).toContainText(assistant('away'), { timeout: 15_000 })
    await page.context().setOffline(false)
    await button(page, assistant('sendAgain')).click()
    await expect(figures(answers(page)).first()).toBeVisible({ timeout: 20_000 })
    await expect(questions(page)).toHaveCount(1)
  },
)

test(
  '[SAFE-8, ASST-40] offline, a text about danger gets the card, and the app says that it is offline',
  LONG,
  async ({ page, watch }) => {
    watch.expectError(NO_LINE)
    await signInWithDiary(page)
    await openChat(page)
    await sendChatQuestion(page, AVERAGE)
    await page.context().setOffline(true)
    await messageField(page).fill('I want to kill myself')
    const card = answers(page).last()
    // The button ignores a second press within a second.
    await expect(async () => {
      await sendButton(page).click()
      await expect(card.getByRole('heading')).toBeVisible({ timeout: 500 })
    }).toPass()
    await expect(card.getByRole('link').last()).toBeVisible()
    const title = await card.getByRole('heading').innerText()
    await expect(page.getByRole('status').filter({ hasText: title })).toHaveCount(1)
  },
)

test(
  '[ASST-39, ASST-40, REL 6] by keys alone: Enter sends, Shift and Enter does not, and the answer is announced once',
  LONG,
  async ({ page }) => {
    await signInWithDiary(page)
    await openChat(page)
    await messageField(page).focus()
    await page.keyboard.type(AVERAGE)
    await page.keyboard.press('Shift+Enter')
    await expect(messageField(page)).toHaveValue(`${AVERAGE}\n`)
    await expect(questions(page)).toHaveCount(0)
    await page.keyboard.press('Enter')
    await expect(questions(page)).toHaveCount(1)
    await expect(messageField(page)).toBeFocused()
    await expect(figures(answers(page)).first()).toBeVisible({ timeout: 20_000 })
    await expect(page.getByRole('status').filter({ hasText: /4\.0/ })).toHaveCount(1)
    await expect(messageField(page)).toBeFocused()
    expect(await stepsTo(page, 'a.chat-figure')).toBeLessThan(40)
    await page.keyboard.press('Enter')
    await expect(basis(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(basis(page)).toHaveCount(0)
    await expect(page.locator('a.chat-figure').last()).toBeFocused()
  },
)

async function stepsTo(page: Page, selector: string): Promise<number> {
  for (let steps = 1; steps < 60; steps++) {
    await page.keyboard.press('Shift+Tab')
    if (await page.evaluate(`document.activeElement?.matches('${selector}') ?? false`)) return steps
  }
  return Infinity
}

test('[ASST-39] unsent text is there again after a reload', LONG, async ({ page }) => {
  await signInWithDiary(page)
  await openChat(page)
  await messageField(page).fill('Half a quest')
  await page.waitForTimeout(500)
  await page.reload()
  await expect(messageField(page)).toHaveValue('Half a quest')
})

for (const language of ['de', 'ru', 'ko'] as const) {
  test(
    `[ASST-22, REL 6] a question by one press in ${language}, on 320 pixels with large text`,
    LONG,
    async ({ page }) => {
      await signInWithDiary(page)
      await openChat(page)
      await setLanguageAndTheme(page, { language })
      await page.setViewportSize({ width: 320, height: 640 })
      await page.goto('/solace')
      await enlargeCharacters(page)
      await page.locator('.chat-suggestions .button').first().click()
      await expect(page.locator('a.chat-figure').first()).toBeVisible({ timeout: 20_000 })
      expect(await sidewaysScroll(page)).toBe(0)
    },
  )
}
