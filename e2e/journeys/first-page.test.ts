import { expect, type Page } from '@playwright/test'
import { LANGUAGES } from '@reprieve/locales/language.ts'
import { loadText } from '@reprieve/locales/loadText.ts'
import { startWithoutAccount } from '../pages/app/home.ts'
import { account } from '../pages/account/account.ts'
import { skipIntroWithoutAccount } from '../pages/account/deviceOwner.ts'
import {
  ALL_WIDTHS,
  chooseLanguage,
  dimSwitch,
  shellText,
  enlargeCharacters,
  headlineIn,
  LONG,
  PHONE,
  showTheme,
  sidewaysScroll,
  smallTargets,
  widths,
} from '../pages/app/shell.ts'
import { INSECURE_HOST, startedServer } from '../pages/sync/startedServer.ts'
import { test } from '../pages/sync/watch.ts'

const onboarding = await loadText('en', 'onboarding')

const urgentHelp = (page: Page) => page.getByRole('link', { name: shellText('urgentHelp') })

for (const viewport of widths(PHONE, ALL_WIDTHS)) {
  for (const theme of ['light', 'dark'] as const) {
    test.describe(`[REL 6] at ${viewport.width} pixels, ${theme}`, () => {
      test.use({ viewport })

      test(
        'the first page says what Reprieve is, and has the ways in and Urgent help',
        theme === 'light' ? {} : LONG,
        async ({ page }) => {
          await page.goto('/')
          await showTheme(page, theme)
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(await headlineIn('en'))
          await expect(page.getByRole('button', { name: onboarding('startWithoutAccount') })).toBeVisible()
          for (const name of [account('logIn'), account('register')])
            await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible()
          await expect(urgentHelp(page)).toHaveCount(1)
          await expect(urgentHelp(page)).toBeInViewport()
          expect(await sidewaysScroll(page)).toBe(0)
          expect(await smallTargets(page)).toEqual([])
        },
      )
    })
  }
}

test('[HOME-36] before the app runs, the frame of home is where home will be', async ({ page, watch }) => {
  watch.expectError(/Failed to load resource/)
  await page.setViewportSize(PHONE)
  await startWithoutAccount(page)
  const places = [await page.locator('.greeting-sign .logo').boundingBox(), await topOf(page, '.pain-now')]
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/home')
  const frame = page.locator('.first-frame')
  await expect(frame.locator('svg')).toBeVisible()
  expect([await frame.locator('svg').boundingBox(), await topOf(page, '.first-frame i')]).toEqual(places)
  expect(await frame.textContent()).toMatch(/^\s*$/)
})

const topOf = async (page: Page, selector: string) => {
  const { x, y, width } = (await page.locator(selector).boundingBox())!
  return { x, y, width }
}

test('[D3] each of the seven languages can be chosen, and is remembered', LONG, async ({ page }) => {
  await page.goto('/')
  for (const language of LANGUAGES) {
    await chooseLanguage(page, language)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(await headlineIn(language))
    expect(await sidewaysScroll(page)).toBe(0)
  }
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(await headlineIn('zh-rCN'))
})

test.describe('[D25] on a system that is German and dark', () => {
  test.use({ locale: 'de-AT', colorScheme: 'dark' })

  test('the page speaks German by default', LONG, async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(await headlineIn('de'))
  })

  test('the page is light until it is dimmed, and stays dimmed', LONG, async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    await dimSwitch(page).click()
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(dimSwitch(page)).toHaveAttribute('aria-checked', 'true')
  })
})

test.describe('[REL 6] with text twice as large', () => {
  for (const width of [320, 390]) {
    test(`nothing is cut off at ${width} pixels`, LONG, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/')
      await chooseLanguage(page, 'de')
      await enlargeCharacters(page)
      expect(await sidewaysScroll(page)).toBe(0)
    })
  }
})

test('[REL 6] the keyboard reaches the content first, and then every control', LONG, async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: shellText('skipToContent') })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: onboarding('startWithoutAccount') })).toBeFocused()
})

test(
  '[D56] over plain http on another machine the page asks for https, and help still opens',
  LONG,
  async ({ page, watch }) => {
    watch.expectError(/Cross-Origin-Opener-Policy header has been ignored/)
    await page.goto(`http://${INSECURE_HOST}:${startedServer().port}/`)
    await expect(page.getByText(shellText('notSecure'))).toBeVisible()
    await urgentHelp(page).click()
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('When pain is an emergency')
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(await headlineIn('en'))
    await expect(page.getByText(shellText('notSecure'))).toBeHidden()
  },
)

test(
  '[REL 6] an address that does not exist leads home, and a visitor to the login',
  LONG,
  async ({ page }) => {
    await page.goto('/no/such/page')
    await expect(page).toHaveURL('/login')

    await skipIntroWithoutAccount(page)
    await page.goto('/no/such/page')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(shellText('notFoundTitle'))
    await page.getByRole('link', { name: shellText('backHome') }).click()
    await expect(page).toHaveURL('/home')
  },
)
