import { expect, type Locator, type Page } from '@playwright/test'
import type { FilledForm } from '@reprieve/contract/questionnaires/testing/someForms.ts'

// Fills in any form that the product supports, as a person does, and reads the answers back from the page.

type Item = FilledForm['asked'][number]
type Answer = FilledForm['answers'][string]

const question = (page: Page, linkId: string): Locator =>
  page.locator(`[id="question-${encodeURIComponent(linkId)}"]`)

const choices = (asked: Locator): Locator => asked.locator('.question-option')

/** Each once, in the order of the form. */
const linkIdsOn = async (page: Page): Promise<string[]> =>
  (await page.locator('.question').evaluateAll((all) => all.map(({ id }) => id))).map((id) =>
    decodeURIComponent(id.replace('question-', '')),
  )

export async function giveAnswer(page: Page, item: Item, answer: Answer): Promise<void> {
  const asked = question(page, item.linkId)
  if (typeof answer === 'object') {
    for (const key of answer)
      await choices(asked)
        .nth(item.options.findIndex((one) => one.key === key))
        .click()
    return
  }
  if (typeof answer === 'boolean')
    return choices(asked)
      .nth(answer ? 0 : 1)
      .click()
  if (item.isSlider) return slide(page, asked, Number(answer) - Number(item.least))
  await asked.getByRole('textbox').fill(String(answer))
}

async function slide(page: Page, asked: Locator, steps: number): Promise<void> {
  await asked.getByRole('slider').focus()
  await page.keyboard.press('Home')
  for (let step = 0; step < steps; step += 1) await page.keyboard.press('ArrowRight')
}

/** The answer that the page shows; null if it shows none. */
async function shown(page: Page, item: Item): Promise<Answer | null> {
  const asked = question(page, item.linkId)
  if (item.kind === 'choice' || item.kind === 'boolean') {
    const boxes = asked.locator('input[type=radio], input[type=checkbox]')
    const isChosen = await boxes.evaluateAll((all) =>
      all.map((box) => 'checked' in box && box.checked === true),
    )
    if (item.kind === 'boolean') return isChosen.includes(true) ? (isChosen[0] ?? null) : null
    const keys = item.options.filter((_, at) => isChosen[at]).map(({ key }) => key)
    return keys.length === 0 ? null : keys
  }
  if (item.isSlider) {
    const number = await asked.locator('.swell-number').textContent()
    return number === null || !/\d/.test(number) ? null : Number(number)
  }
  const typed = await asked.getByRole('textbox').inputValue()
  if (typed === '') return null
  return item.kind === 'integer' || item.kind === 'decimal' ? Number(typed) : typed
}

/** The page shows exactly the questions that these answers enable. */
export const expectAskedQuestions = (page: Page, { asked }: FilledForm): Promise<void> =>
  expect.poll(() => linkIdsOn(page)).toEqual(asked.map(({ linkId }) => linkId))

export async function expectShownAnswers(page: Page, { asked, answers }: FilledForm): Promise<void> {
  const all = async () => {
    const pairs = await Promise.all(asked.map(async (item) => [item.linkId, await shown(page, item)]))
    return Object.fromEntries(pairs) as Record<string, unknown>
  }
  await expect.poll(all).toEqual(answers)
}
