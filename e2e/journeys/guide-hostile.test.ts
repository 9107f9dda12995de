import { expect, type Page } from '@playwright/test'
import { HOSTILE_MARKUP } from '@reprieve/contract/testing/hostileMarkup.ts'
import { loadText } from '@reprieve/locales/loadText.ts'
import { LONG, PHONE } from '../pages/app/shell.ts'
import { guide, openArticle, guideButton, SLEEP_ARTICLE } from '../pages/guide/guide.ts'
import { openLesson, subscriberSignsIn } from '../pages/guide/programs.ts'
import { startedServer } from '../pages/sync/startedServer.ts'
import { test } from '../pages/sync/watch.ts'

const safety = await loadText('en', 'safety')

const ANSWER_MOST = 600

test.use({ viewport: PHONE })

/** As many of them in one text as fit. */
function inTexts(most: number): string[] {
  const texts = ['']
  for (const words of HOSTILE_MARKUP) {
    const next = `${texts.at(-1)}${words}\n`
    if (next.length > most) texts.push(`${words}\n`)
    else texts[texts.length - 1] = next
  }
  return texts.map((text) => text.trimEnd())
}

/** A dialog of the browser would block the page, and its policy refuses a script of another origin. */
const noBox = (page: Page) =>
  page.on('dialog', () => {
    throw new Error('a script of the text has run')
  })

test(
  '[REL 1d, PROG-5] sixty hostile texts under the lines of a lesson stay plain text, after a reload and on paper',
  LONG,
  async ({ page }) => {
    noBox(page)
    await subscriberSignsIn(page, startedServer())
    await openLesson(page)
    const fields = page.locator('.prompt').getByRole('textbox')
    const count = await fields.count()
    for (const [place, text] of inTexts(ANSWER_MOST).entries()) {
      const field = fields.nth(place % count)
      await field.fill(text)
      await expect(field).toHaveValue(text)
      if (place % count < count - 1 && place < inTexts(ANSWER_MOST).length - 1) continue
      await page.reload()
      await expect(field).toHaveValue(text)
      await expect(page.locator('.prompt-printed').nth(place % count)).toHaveText(text)
    }
  },
)

test(
  '[REL 1d, GUIDE-3, GUIDE-24] sixty hostile texts in feedback stay plain text; feedback about a crisis shows the card',
  LONG,
  async ({ page }) => {
    noBox(page)
    await subscriberSignsIn(page, startedServer())
    await openArticle(page, SLEEP_ARTICLE)
    await guideButton(page, 'usefulNo').click()
    const words = page.getByRole('textbox', { name: guide('feedbackText') })
    const [text = ''] = inTexts(4_000)
    expect(text).toContain(HOSTILE_MARKUP.at(-1))
    await words.fill(text)
    await guideButton(page, 'feedbackSend').click()
    await expect(page.getByText(guide('feedbackSent'))).toBeVisible()
    await page.reload()
    await expect(words).toHaveValue(text)
    await expect(page.getByText(safety('crisisTitle'))).toBeHidden()
    await words.fill('It does not help. I want to end my life')
    await guideButton(page, 'feedbackSend').click()
    await expect(page.getByText(safety('crisisTitle'))).toBeVisible()
  },
)
