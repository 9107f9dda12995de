import { expect, type Page } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'
import { setDeviceOwner, LOCKED, skipIntroWithoutAccount } from '../pages/account/deviceOwner.ts'
import { waitUntilAppCached } from '../pages/app/appWorker.ts'
import { menu, openMenu } from '../pages/app/menu.ts'
import { chooseLanguage, shellText, LONG, PHONE, sidewaysScroll, widths } from '../pages/app/shell.ts'
import { test } from '../pages/sync/watch.ts'

const guide = await loadText('en', 'guide')
const safety = await loadText('en', 'safety')

const EMERGENCY = 'When pain is an emergency'
const CRISIS = 'Getting help in a crisis'

const articleTitle = (page: Page) => page.getByRole('heading', { level: 2 })

/** The addresses of all phone numbers in the text. */
const numbers = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(
    `[...document.querySelectorAll('article a')].map((link) => link.getAttribute('href'))`,
  )

for (const viewport of widths(PHONE)) {
  test.describe(`[D47] urgent help at ${viewport.width} pixels`, () => {
    test.use({ viewport, serviceWorkers: 'allow' })

    test('opens from the menu without a line, and each text by itself', LONG, async ({ page, context }) => {
      await skipIntroWithoutAccount(page)
      await waitUntilAppCached(page)
      await context.setOffline(true)
      await openMenu(page)
      await menu(page)
        .getByRole('link', { name: shellText('urgentHelp') })
        .click()
      await expect(articleTitle(page)).toHaveText(EMERGENCY)

      await page.getByRole('link', { name: guide('urgentCrisis') }).click()
      await expect(page).toHaveURL(/section=crisis/)
      await page.reload()
      await expect(articleTitle(page)).toHaveText(CRISIS)
      await expect(page.getByRole('link', { name: guide('urgentCrisis') })).toHaveAttribute(
        'aria-current',
        'page',
      )
      expect(await sidewaysScroll(page)).toBe(0)
    })
  })
}

test('[D47] a locked device and a visitor read it too', LONG, async ({ page }) => {
  for (const owner of [LOCKED, { is: 'nobody' } as const]) {
    await setDeviceOwner(page, owner)
    await page.goto('/urgent-help')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(shellText('urgentHelp'))
    await expect(articleTitle(page)).toHaveText(EMERGENCY)
  }
})

test(
  '[D47] outside the diary it is at the bottom edge of a long page, without scrolling',
  LONG,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 640 })
    await page.goto('/register')
    const help = page.getByRole('contentinfo').getByRole('link', { name: shellText('urgentHelp') })
    await expect(help).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('End')
    await expect(help).toBeInViewport({ ratio: 1 })
  },
)

test('[CONT-2] its numbers can be called, and there are no others', LONG, async ({ page }) => {
  await page.goto('/urgent-help')
  await expect(articleTitle(page)).toHaveText(EMERGENCY)
  expect(await numbers(page)).toEqual(
    ['112', '999', '911', '000', '111', '988', '116123'].map((call) => `tel:${call}`),
  )
})

test(
  '[SAFE-17] the numbers are those of a guessed country until another one is chosen on the device',
  LONG,
  async ({ page }) => {
    await page.goto('/urgent-help?section=crisis')
    await expect(articleTitle(page)).toHaveText(CRISIS)
    const country = page.getByLabel(safety('helpCountry'))
    await expect(country).toHaveValue('US')
    await expect(page.getByText(safety('helpCountryGuessed'))).toBeVisible()
    // On a phone a number to call is visible without scrolling, above the bar at the bottom.
    await page.setViewportSize(PHONE)
    const first = page
      .getByRole('list', { name: safety('numbersToCall') })
      .getByRole('link')
      .first()
    await first.click({ trial: true })
    const box = await first.boundingBox()
    const bar = await page.locator('.foot-links').boundingBox()
    expect(box!.y + box!.height).toBeLessThanOrEqual(bar!.y)
    await country.selectOption('KR')
    await expect(page.getByText(safety('helpCountryGuessed'))).toHaveCount(0)
    const listed = page.getByRole('list', { name: safety('numbersToCall') }).getByRole('link')
    await expect(listed).toHaveCount(2)
    await page.reload()
    await expect(country).toHaveValue('KR')
    await expect(listed.first()).toHaveAttribute('href', 'tel:119')
    await expect(listed.last()).toHaveAttribute('href', 'tel:109')
    await country.selectOption('')
    await expect(listed.first()).toHaveAttribute('href', 'tel:911')
  },
)

test.describe('in the language of the person', () => {
  test.use({ serviceWorkers: 'allow' })

  test('[D47, CONT-14] it is in the person’s language, offline too', LONG, async ({ page, context }) => {
    await page.goto('/urgent-help?section=crisis')
    await waitUntilAppCached(page)
    await context.setOffline(true)
    for (const [language, title, first] of [
      ['de', 'Hilfe in einer Krise', ['112', '144']],
      ['ko', '위기일 때 도움받기', ['119', '112']],
      ['ru', 'Помощь в кризисе', ['112', '103']],
    ] as const) {
      await context.setOffline(false)
      await chooseLanguage(page, language)
      await context.setOffline(true)
      await expect(page.locator(`main [lang=${language}]`, { has: articleTitle(page) })).toBeVisible()
      await expect(articleTitle(page)).toHaveText(title)
      expect((await numbers(page)).slice(0, 2)).toEqual(first.map((call) => `tel:${call}`))
    }
  })
})
