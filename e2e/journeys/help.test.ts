import { expect, type Page } from '@playwright/test'
import { LANGUAGES } from '@reprieve/locales/language.ts'
import { loadText } from '@reprieve/locales/loadText.ts'
import { setDeviceOwner, LOCKED, skipIntroWithoutAccount } from '../pages/account/deviceOwner.ts'
import { waitUntilAppCached } from '../pages/app/appWorker.ts'
import { menu, menuNavigationText, openMenu } from '../pages/app/menu.ts'
import { changeServiceStatus } from '../pages/app/settings.ts'
import {
  chooseLanguage,
  enlargeCharacters,
  LONG,
  PHONE,
  sidewaysScroll,
  smallTargets,
} from '../pages/app/shell.ts'
import { test } from '../pages/sync/watch.ts'

const help = await loadText('en', 'help')

test.use({ viewport: PHONE })

const contents = (page: Page, words = help) => page.getByRole('navigation', { name: words('contents') })
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const title = (page: Page) => page.getByRole('heading', { level: 1 })

test(
  '[SET-20] a person who cannot log in reads the user guide, and its contents link to each section',
  LONG,
  async ({ page }) => {
    await setDeviceOwner(page, LOCKED)
    await openMenu(page)
    await menu(page)
      .getByRole('link', { name: menuNavigationText('userGuide') })
      .click()
    await expect(title(page)).toHaveText(menuNavigationText('userGuide'))
    await contents(page).getByRole('link', { name: 'Trash and undo' }).click()
    await expect(page).toHaveURL(/\/user-guide#trash$/)
    await expect(section(page, 'Trash and undo')).toBeFocused()
    await expect(section(page, 'Trash and undo')).toBeInViewport()
    await section(page, 'Trash and undo')
      .getByRole('link', { name: help('backToContents') })
      .click()
    await expect(contents(page)).toBeFocused()

    // A link from another site, for a visitor: the text loads after the page.
    await setDeviceOwner(page, { is: 'nobody' })
    await page.goto('/user-guide#sync')
    await expect(section(page, 'Sync and two devices')).toBeFocused()
    await expect(section(page, 'Sync and two devices')).toBeInViewport()
    await page
      .getByRole('link', { name: menuNavigationText('contactUs'), exact: true })
      .last()
      .click()
    await expect(page).toHaveURL('/contact-us')
  },
)

test.describe('without a line', () => {
  test.use({ serviceWorkers: 'allow' })

  test(
    '[SET-20] the FAQ opens though it was never seen, and is searched',
    LONG,
    async ({ page, context }) => {
      await skipIntroWithoutAccount(page)
      await waitUntilAppCached(page)
      await context.setOffline(true)
      await openMenu(page)
      await menu(page)
        .getByRole('link', { name: menuNavigationText('faq') })
        .click()
      await expect(contents(page)).toBeVisible()
      const all = await contents(page).getByRole('link').count()
      await page.getByLabel(help('search')).fill('PASSPHRASE lock')
      await expect(page.getByText(help('found', { count: 1 }))).toBeVisible()
      await expect(contents(page).getByRole('link')).toHaveCount(1)
      await page.getByLabel(help('search')).fill('xyzzy')
      await expect(page.getByText(help('found', { count: 0 }))).toBeVisible()
      await page.getByLabel(help('search')).fill('')
      await expect(contents(page).getByRole('link')).toHaveCount(all)
    },
  )
})

test(
  '[SET-20, D27] a page of the operator replaces ours, with the language at its end',
  LONG,
  async ({ page }) => {
    await changeServiceStatus(page, { links: { faq: 'https://help.example/faq/' } })
    await page.goto('/faq')
    const account = await loadText('en', 'account')
    const link = page.getByRole('link', { name: account('termsOpenHosted') })
    await expect(link).toHaveAttribute('href', 'https://help.example/faq/en')
    await expect(contents(page)).toHaveCount(0)
    await page.goto('/user-guide')
    await expect(contents(page)).toBeVisible()
  },
)

for (const path of ['/user-guide', '/faq'])
  test(
    `[SET-20, REL 6] ${path} fits 320 pixels with text twice as large, in seven languages`,
    LONG,
    async ({ page }) => {
      test.slow()
      await page.setViewportSize({ width: 320, height: 640 })
      await page.goto(path)
      for (const language of LANGUAGES) {
        await chooseLanguage(page, language)
        const words = await loadText(language, 'help')
        await expect(contents(page, words)).toBeVisible()
        await enlargeCharacters(page)
        expect(await sidewaysScroll(page), language).toBe(0)
        expect(await smallTargets(page), language).toEqual([])
      }
    },
  )
