import { expect } from '@playwright/test'
import { enlargeCharacters, LONG, PHONE, sidewaysScroll } from '../pages/app/shell.ts'
import {
  answers,
  assistant,
  basis,
  closeBasis,
  openChat,
  sendChatQuestion,
} from '../pages/guide/assistant.ts'
import { startWithDiary } from '../pages/sync/seededDiary.ts'
import { test } from '../pages/sync/watch.ts'

/** Thirty days: pain in the neck on every third day, and higher then. */
const NECK = { key: 'neck', text: 'Neck' }
const HEAD = { key: 'head', text: 'Head' }
const DIARY = Array.from({ length: 30 }, (_, daysAgo) =>
  daysAgo % 3 === 0
    ? { daysAgo, severity: 6 + (daysAgo % 2), locations: [NECK] }
    : { daysAgo, severity: 3, locations: [HEAD] },
)

test.use({ viewport: PHONE })

test(
  '[ASST-50, ASST-51, ASST-59, ASST-60] a finding has its picture, its records and questions that keep the subject',
  LONG,
  async ({ page }) => {
    await startWithDiary(page, DIARY)
    await openChat(page)
    const answer = await sendChatQuestion(page, 'Is there a link between my neck and pain?')
    await expect(
      answer.getByRole('img', { name: /^Average pain\. Neck, 10 days: 6\.5; Other days, 20 days: 3\.0$/ }),
    ).toBeVisible()
    await expect(answer.locator('strong').first()).toContainText('Pain was')
    await answer.getByRole('link', { name: 'See the 10 days' }).click()
    await expect(basis(page).locator('.basis-rows > li')).toHaveCount(10)
    await closeBasis(page)

    const next = page.getByRole('group', { name: assistant('askNext') }).getByRole('button')
    await expect(next.first()).toBeVisible()
    await sendChatQuestion(page, 'How do you know that?')
    await expect(answers(page).last().getByRole('link', { name: 'See the 30 records' })).toBeVisible()

    await enlargeCharacters(page)
    expect(await sidewaysScroll(page)).toBe(0)
  },
)
