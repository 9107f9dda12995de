import { expect } from '@playwright/test'
import { findAxeFaults, AXE_LOOKS } from '../pages/app/axe.ts'
import { LONG, sidewaysScroll } from '../pages/app/shell.ts'
import {
  acceptNoteButton,
  answers,
  sendChatQuestion,
  basis,
  closeBasis,
  messageField,
  figures,
  sendButton,
  signInWithDiary,
} from '../pages/guide/assistant.ts'
import { test } from '../pages/sync/watch.ts'

for (const look of AXE_LOOKS) {
  test.describe(`${look.colorScheme} at ${look.viewport.width} px`, () => {
    test.use(look)

    test(
      `[REL 6, ASST-16, ASST-18, SAFE-7] the note, an open chat, the records behind a number and the card of a crisis, ${look.colorScheme}`,
      LONG,
      async ({ page }) => {
        await signInWithDiary(page)
        await page.goto('/solace')
        await expect(acceptNoteButton(page)).toBeVisible()
        expect(await findAxeFaults(page)).toEqual([])
        await acceptNoteButton(page).click()
        await expect(messageField(page)).toBeVisible()
        expect(await findAxeFaults(page)).toEqual([])
        const answer = await sendChatQuestion(page, 'What was my average pain last week?')
        expect(await findAxeFaults(page)).toEqual([])
        await sendChatQuestion(page, 'Is my pain going up or down in the last 7 days?')
        await expect(page.getByRole('img', { name: /^Average pain/ })).toBeVisible()
        expect(await findAxeFaults(page)).toEqual([])
        await figures(answer).first().click()
        await expect(basis(page).locator('.basis-rows > li').first()).toBeVisible()
        expect(await findAxeFaults(page)).toEqual([])
        await closeBasis(page)
        await messageField(page).fill('I want to kill myself')
        const card = answers(page).last().locator('.safety-card-body')
        // The button ignores a second press within a second.
        await expect(async () => {
          await sendButton(page).click()
          await expect(card).toBeVisible({ timeout: 500 })
        }).toPass()
        expect(await findAxeFaults(page)).toEqual([])
        expect(await sidewaysScroll(page)).toBe(0)
      },
    )
  })
}
