import { expect, type Page } from '@playwright/test'
import { HOSTILE_MARKUP } from '@reprieve/contract/testing/hostileMarkup.ts'
import { LONG, PHONE, sidewaysScroll } from '../pages/app/shell.ts'
import {
  acceptNoteButton,
  answers,
  assistant,
  messageField,
  openChat,
  questions,
  sendButton,
  signInWithDiary,
} from '../pages/guide/assistant.ts'
import { test } from '../pages/sync/watch.ts'

test.use({ viewport: PHONE })

/** Elements that our pages never contain, wherever a text comes from. */
const MADE =
  'script, img, svg:not([aria-hidden]), iframe, object, embed, style, form, base, link, meta, video, input'

const madeIn = (page: Page, where: string): Promise<number> =>
  page.evaluate<number>(`[...document.querySelectorAll(${JSON.stringify(where)})]
    .reduce((sum, part) => sum + part.querySelectorAll(${JSON.stringify(MADE)}).length, 0)`)

/** All of them, in every kind of answer part that has text. */
const PIECES = HOSTILE_MARKUP.flatMap((text) => [
  { is: 'text', text: `${text}\n` },
  { is: 'name', text },
  {
    is: 'figure',
    text,
    value: 1,
    as: 'count',
    basis: { view: 'records', range: 'alltime', criteria: null, ids: null, n: 1 },
  },
  { is: 'guide', content_id: text, title: text, quote: text, section: text },
  { is: 'screen', screen: 'records', text },
  { is: 'choices', choices: [{ says: text, asks: text }] },
])

test(
  '[REL 1d, ASST-17] sixty hostile texts in an answer, in messages and in the note are shown as plain text',
  LONG,
  async ({ page }) => {
    const asked: string[] = []
    page.on('dialog', (dialog) => {
      asked.push(dialog.message())
      void dialog.dismiss()
    })
    await signInWithDiary(page)
    const engine = { id: 'model-1', name: HOSTILE_MARKUP.join(' '), host: HOSTILE_MARKUP[0] }
    await page.route('**/core/service-status', async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, json: { ...(await answer.json()), solace: engine } })
    })
    await page.goto('/solace')
    await expect(acceptNoteButton(page)).toBeVisible()
    await expect(page.locator('.chat-note-text')).toContainText(HOSTILE_MARKUP[0]!)
    expect(await madeIn(page, '.chat-note-text')).toBe(0)
    await page.unroute('**/core/service-status')

    await openChat(page)
    await page.route('**/solace/generate-response', (route) =>
      route.fulfill({
        json: {
          result_code: 0,
          result_msg: '',
          server_time: 0,
          response: HOSTILE_MARKUP.join('\n'),
          parts: PIECES,
          exchange_id: '01900000-0000-7000-8000-000000000000',
        },
      }),
    )
    const typed = HOSTILE_MARKUP.join('\n').slice(0, 4_000)
    await messageField(page).fill(typed)
    await sendButton(page).click()
    await expect(answers(page).first()).not.toContainText(assistant('writing'))
    await expect(answers(page).first().locator('bdi')).toHaveText([...HOSTILE_MARKUP])
    await expect(questions(page).first()).toContainText(HOSTILE_MARKUP[3]!)
    expect(await madeIn(page, '.chat-message')).toBe(0)
    // Every link of an answer leads to a page of ours.
    const ways = await answers(page)
      .first()
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => String(link)))
    const { origin } = new URL(page.url())
    expect(ways.filter((way) => new URL(way).origin !== origin)).toEqual([])
    expect(ways.length).toBeGreaterThan(HOSTILE_MARKUP.length)
    expect(await sidewaysScroll(page)).toBe(0)
    expect(asked).toEqual([])
  },
)
