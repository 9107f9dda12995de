import { expect, type Locator, type Page } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'

export const guide = await loadText('en', 'guide')

/** As in the texts of the guide. */
export const SLEEP_ARTICLE = { id: 'pain-and-sleep', title: 'Pain and sleep', category: 'sleep' }
export const HEADACHE = { id: 'headache-medication-overuse', title: 'Headache and medication overuse' }
export const HEADACHE_PART = 'How tablets can keep a headache going'

export const articlePath = ({ id }: { id: string }): string => `/guide/content/${id}`

export async function openGuide(page: Page): Promise<void> {
  await page.goto('/guide/home')
  await expect(page.getByRole('heading', { level: 2, name: guide('topics') })).toBeVisible()
}

export async function openArticle(page: Page, article: { id: string; title: string }): Promise<void> {
  await page.goto(articlePath(article))
  await expect(articleTitle(page, article.title)).toBeVisible()
}

/** The title of the page, or of a text of Urgent help on its page. */
export const articleTitle = (page: Page, title: string): Locator =>
  page.getByRole('heading', { name: title, exact: true })

export const guideSearchField = (page: Page): Locator =>
  page.getByRole('searchbox', { name: guide('search') })

/** The field is there after a press on Search, and as long as something is typed. */
export async function searchGuide(page: Page, words: string): Promise<void> {
  if (await guideSearchField(page).isHidden()) await guideButton(page, 'openSearch').click()
  await guideSearchField(page).fill(words)
}

/** A row of any list of the guide; the same article may stand in two of them. */
export const guideRow = (page: Page, title: string): Locator =>
  page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`^${title}`) })
    .first()

export const guideButton = (page: Page, key: Parameters<typeof guide>[0]): Locator =>
  page.getByRole('button', { name: guide(key), exact: true })

/** Simulates a device with voices; records what was spoken. */
export async function simulateVoices(page: Page, voices: readonly { lang: string; localService: boolean }[]) {
  await page.addInitScript({
    content: `{
      const said = []
      globalThis.saidAloud = said
      class Words extends EventTarget {
        constructor(text) { super(); this.text = text }
      }
      globalThis.SpeechSynthesisUtterance = Words
      const speech = new EventTarget()
      speech.getVoices = () => ${JSON.stringify(voices.map((voice) => ({ ...voice, default: false })))}
      speech.speak = (words) => said.push(words.text)
      speech.cancel = () => said.push('hush')
      Object.defineProperty(globalThis, 'speechSynthesis', { value: speech })
    }`,
  })
  return () => page.evaluate<string[]>('globalThis.saidAloud')
}
