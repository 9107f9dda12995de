import { expect } from '@playwright/test'
import { INTL_TAG, LANGUAGES } from '@reprieve/locales/language.ts'
import { loadText } from '@reprieve/locales/loadText.ts'
import { account, choiceOnDevice } from '../pages/account/account.ts'
import {
  setDeviceOwner,
  LOCKED,
  SIGNED_IN,
  skipIntroWithoutAccount,
  type Owner,
} from '../pages/account/deviceOwner.ts'
import { startWithoutAccount } from '../pages/app/home.ts'
import {
  menuButton,
  menuCommonText,
  menu,
  menuTitles,
  toastMessage,
  menuNavigationText,
  openMenu,
  menuSettingsText,
  readMenuButtonLinks,
} from '../pages/app/menu.ts'
import {
  chooseLanguage,
  DESKTOP,
  shellText,
  enlargeCharacters,
  languageField,
  LONG,
  sidewaysScroll,
  smallTargets,
  widths,
} from '../pages/app/shell.ts'
import { setLanguageAndTheme } from '../pages/results/resultsDemo.ts'
import { test } from '../pages/sync/watch.ts'

const data = await loadText('en', 'data')

const INSIDE = [
  menuNavigationText('painGuide'),
  shellText('urgentHelp'),
  'Solace',
  menuNavigationText('questionnaires'),
  menuNavigationText('settings'),
  data('title'),
  menuNavigationText('userGuide'),
  menuNavigationText('faq'),
  menuNavigationText('contactUs'),
  menuNavigationText('messages'),
]
const OUTSIDE = [
  shellText('urgentHelp'),
  menuNavigationText('userGuide'),
  menuNavigationText('faq'),
  menuNavigationText('contactUs'),
  menuNavigationText('messages'),
]

const LOG_IN = account('logIn')
const REGISTER = account('register')
const LOG_OUT = account('logOut')
const DELETE_DIARY = menuNavigationText('deleteDiaryHere')

const STATES: readonly { state: string; owner: Owner; rows: string[]; ways: string[] }[] = [
  { state: 'visitor', owner: { is: 'nobody' }, rows: OUTSIDE, ways: [LOG_IN, REGISTER] },
  {
    state: 'not registered',
    owner: { is: 'anonymous' },
    rows: INSIDE,
    ways: [REGISTER, LOG_IN, DELETE_DIARY],
  },
  { state: 'signed in', owner: SIGNED_IN, rows: INSIDE, ways: [LOG_OUT] },
  { state: 'locked', owner: LOCKED, rows: OUTSIDE, ways: [LOG_IN, LOG_OUT] },
]

for (const viewport of widths(DESKTOP)) {
  test.describe(`at ${viewport.width} pixels`, () => {
    test.use({ viewport })

    for (const { state, owner, rows, ways } of STATES) {
      test(
        `[D47, D51] the menu of a person who is ${state} has the screens that open there`,
        LONG,
        async ({ page, watch }) => {
          watch.expectError(/ERR_FAILED/)
          // The made-up token must not be refused before the menu was checked.
          await page.route('**/api/**', (route) => route.abort())
          await setDeviceOwner(page, owner)
          await openMenu(page)
          expect(await menuTitles(page)).toEqual(rows)
          expect(await readMenuButtonLinks(page)).toEqual(ways)
          expect(await sidewaysScroll(page)).toBe(0)
          expect(await smallTargets(page)).toEqual([])
        },
      )
    }

    test('[D25] a theme stays after a reload, from the first frame on', LONG, async ({ page }) => {
      await skipIntroWithoutAccount(page)
      await openMenu(page)
      await page.addInitScript(`
        window.themesSeen = new Set()
        const look = () => {
          if (document.body) window.themesSeen.add(document.documentElement.dataset.theme)
          requestAnimationFrame(look)
        }
        look()
      `)
      for (const [name, theme] of [
        ['themeDark', 'dark'],
        ['themeLight', 'light'],
        ['themeDark', 'dark'],
      ] as const) {
        await menu(page).getByText(menuSettingsText(name), { exact: true }).click()
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
        await page.reload()
        await expect(
          menu(page).getByRole('radio', { name: menuSettingsText(name), exact: true }),
        ).toBeChecked()
        expect(await page.evaluate('[...window.themesSeen]')).toEqual([theme])
      }
    })

    test(
      '[SET-6] every language is chosen in the menu, and then the one of the system again',
      LONG,
      async ({ page }) => {
        await skipIntroWithoutAccount(page)
        await openMenu(page)
        for (const language of LANGUAGES) {
          await chooseLanguage(page, language)
          const text = await loadText(language, 'shell')
          await expect(menu(page).getByRole('link', { name: text('urgentHelp') })).toBeVisible()
          expect(await sidewaysScroll(page)).toBe(0)
        }
        await page.reload()
        await expect(page.locator('html')).toHaveAttribute('lang', INTL_TAG['zh-rCN'])
        await languageField(page).selectOption('default')
        await expect(menu(page).getByRole('link', { name: shellText('urgentHelp') })).toBeVisible()
        await page.reload()
        await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      },
    )

    test('[UI-5] a message that has gone is read again in the menu', LONG, async ({ page }) => {
      const records = await loadText('en', 'records')
      await skipIntroWithoutAccount(page)
      await page.goto('/test')
      await menuButton(page, records('saved')).click()
      await expect(toastMessage(page)).toHaveText(records('saved'))
      await page
        .locator('.toast')
        .getByRole('button', { name: menuCommonText('ok') })
        .click()
      await expect(toastMessage(page)).toHaveText('')

      await page
        .getByRole('link', { name: menuNavigationText('menu'), exact: true })
        .filter({ visible: true })
        .click()
      await page.getByRole('button', { name: menuNavigationText('messages') }).click()
      const log = page.getByRole('dialog', { name: menuNavigationText('messages') })
      await expect(log.getByRole('listitem')).toHaveText([new RegExp(`\\d:\\d\\d.*${records('saved')}`)])
      await menuButton(page, menuCommonText('close')).click()
      await expect(page.getByRole('button', { name: menuNavigationText('messages') })).toBeFocused()
    })
  })
}

test(
  "[D18] theme and language are the device's: they come back where the browser lost its own copy",
  LONG,
  async ({ page }) => {
    await skipIntroWithoutAccount(page)
    await openMenu(page)
    await menu(page).getByText(menuSettingsText('themeDark'), { exact: true }).click()
    await chooseLanguage(page, 'de')
    await expect.poll(() => choiceOnDevice(page, 'language')).toMatchObject({ value: 'de' })
    await expect.poll(() => choiceOnDevice(page, 'theme')).toMatchObject({ value: { choice: 'dark' } })

    await page.evaluate('localStorage.clear()')
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(menu(page).getByText((await loadText('de', 'shell'))('urgentHelp'))).toBeVisible()
  },
)

test('[UI-5] an empty message log says so', LONG, async ({ page }) => {
  await openMenu(page)
  await page.getByRole('button', { name: menuNavigationText('messages') }).click()
  await expect(page.getByRole('dialog')).toContainText(menuNavigationText('noMessages'))
})

test('[REL 6] with text twice as large the menu still fits 320 pixels', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await skipIntroWithoutAccount(page)
  await openMenu(page)
  await chooseLanguage(page, 'de')
  await enlargeCharacters(page)
  expect(await sidewaysScroll(page)).toBe(0)
})

for (const language of ['ru', 'de'] as const)
  test(
    `[UI-20] at 320 pixels and 200 % text the tabs stay in reach, in ${language}`,
    LONG,
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      await startWithoutAccount(page)
      await page.evaluate(`localStorage.setItem('reprieve.size', '200')`)
      await setLanguageAndTheme(page, { language })
      const navigation = await loadText(language, 'navigation')
      for (const path of ['/home', '/results/insights', '/settings']) {
        await page.goto(path)
        const tabs = page.locator('.tabs')
        await expect(tabs.getByRole('link', { name: navigation('menu') })).toBeInViewport({ ratio: 1 })
        expect(await page.evaluate(`parseFloat(getComputedStyle(document.documentElement).fontSize)`)).toBe(
          32,
        )
        const { y, height } = (await tabs.boundingBox())!
        expect([Math.round(y + height), height <= 640 / 5]).toEqual([640, true])
        const cut = `[...document.querySelectorAll('.tab-label')].filter((one) => one.scrollWidth > one.clientWidth + 1 ||
        one.getBoundingClientRect().left < 0 || one.getBoundingClientRect().right > innerWidth).length`
        expect(await page.evaluate(cut)).toBe(0)
        expect(await sidewaysScroll(page)).toBe(0)
      }
      await page.locator('.tabs').getByRole('link').nth(1).click()
      await expect(page).toHaveURL(/\/results\//)
    },
  )
