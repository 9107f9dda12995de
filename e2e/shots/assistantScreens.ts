import type { Page } from '@playwright/test'
import type { ShotScreen } from './shotScreen.ts'

const CRISIS = 'I want to kill myself'

const chat = (name: string, reach: (page: Page) => Promise<void>, isFloating = false): ShotScreen => ({
  name,
  path: '/solace',
  owner: 'demo',
  reach,
  isFloating,
})

/** Resets the acceptance of the note, which the account stores and an earlier screenshot may have given. */
async function beforeTheNote(page: Page): Promise<void> {
  await page.route('**/user/get-values', (route) => route.abort())
  await page.reload()
  await page.locator('.chat-note-text').waitFor()
}

async function open(page: Page): Promise<void> {
  await page.locator('.chat-start .button').click()
  await page.locator('.chat-composer textarea').waitFor()
}

async function asked(page: Page): Promise<void> {
  await open(page)
  await page.locator('.chat-suggestions .button').first().click()
  await page.locator('a.chat-figure').first().waitFor()
}

/** Solace before, during and after a question, and with a danger. */
export const ASSISTANT_SCREENS: readonly ShotScreen[] = [
  chat('solace-note', beforeTheNote),
  chat('solace-open', open),
  chat('solace', asked),
  chat(
    'solace-basis',
    async (page) => {
      await asked(page)
      await page.locator('a.chat-figure').first().click()
      await page.locator('.basis-rows > li').first().waitFor()
    },
    true,
  ),
  chat(
    'solace-crisis',
    async (page) => {
      await open(page)
      await page.locator('.chat-composer textarea').fill(CRISIS)
      await page.locator('.chat-send').click()
      await page.locator('.safety-card-body').waitFor()
    },
    true,
  ),
]
