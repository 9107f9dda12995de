import { expect, type Page } from '@playwright/test'
import { DESKTOP, LONG } from '../pages/app/shell.ts'
import { startWithDiary } from '../pages/sync/seededDiary.ts'
import { test } from '../pages/sync/watch.ts'

// A string, because it runs in the page. By the colour: what a person sees filled, whatever its class.
const FILLED = `(() => {
  const sample = document.createElement('i')
  sample.style.background = 'var(--primary-fill)'
  document.body.append(sample)
  const fill = getComputedStyle(sample).backgroundColor
  sample.remove()
  return [...document.querySelectorAll('a.button, button.button')]
    .filter((one) => one.checkVisibility() && getComputedStyle(one).backgroundColor === fill)
    .map((one) => (one.closest('main') === null ? 'drawer: ' : 'screen: ') + one.innerText.trim())
})()`

const filledButtons = (page: Page): Promise<string[]> => page.evaluate<string[]>(FILLED)

const DIARY = Array.from({ length: 20 }, (_, daysAgo) => ({ daysAgo, severity: 4 }))

test.use({ viewport: DESKTOP })

test(
  '[UI-19] beside the drawer one button is filled: that of the screen, else Record pain',
  LONG,
  async ({ page }) => {
    await startWithDiary(page, DIARY)
    for (const [path, where] of [
      ['/home', 'screen'],
      ['/reports/brief', 'screen'],
      ['/reports/list', 'screen'],
      ['/reports/overlays', 'screen'],
      ['/results/what-helps', 'screen'],
      ['/results/records?range=2020-01-01_2020-02-01', 'screen'],
      ['/results/timeline', 'drawer'],
      ['/guide/home', 'drawer'],
      ['/settings', 'drawer'],
    ] as const) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await expect.poll(() => filledButtons(page), path).toEqual([expect.stringContaining(`${where}: `)])
    }
  },
)
