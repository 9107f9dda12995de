import { expect, type Page } from '@playwright/test'
import { CODES } from '@reprieve/contract/codes.ts'
import { loadText } from '@reprieve/locales/loadText.ts'
import { account } from '../pages/account/account.ts'
import { skipIntroWithoutAccount } from '../pages/account/deviceOwner.ts'
import { menuButton, menuCommonText, toastMessage, menuNavigationText, openMenu } from '../pages/app/menu.ts'
import { passTheIntro, startButton } from '../pages/app/onboarding.ts'
import { shellText, LONG, PHONE } from '../pages/app/shell.ts'
import { leaveRecordBy, leaveDialog } from '../pages/records/record.ts'
import { INSECURE_HOST, startedServer } from '../pages/sync/startedServer.ts'
import { test } from '../pages/sync/watch.ts'

const tabs = (page: Page) =>
  page.getByRole('navigation', { name: shellText('mainNavigation') }).filter({ visible: true })

async function openTest(page: Page): Promise<void> {
  await page.goto('/test')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shellText('test'))
}

test.beforeEach(({ page }) => skipIntroWithoutAccount(page))

test('[ROUTE-10] every code can be raised, and is shown as its error', LONG, async ({ page }) => {
  await openTest(page)
  const wanted = CODES.flatMap(({ code, name }) => [
    shellText('testAsToast', { name: `${code} ${name}` }),
    shellText('testAsDialog', { name: `${code} ${name}` }),
  ])
  await expect
    .poll(() => page.getByRole('main').getByRole('button').allInnerTexts())
    .toEqual(expect.arrayContaining(wanted))
  await menuButton(page, shellText('testAsToast', { name: '132 wrong-credentials' })).click()
  await expect(toastMessage(page)).toHaveText('132 wrong-credentials')
})

test(
  '[UI-7] an error without a message is an unknown error, and a lost connection is shown as one',
  LONG,
  async ({ page }) => {
    await openTest(page)
    await menuButton(page, menuCommonText('unknownError')).click()
    await expect(toastMessage(page)).toHaveText(menuCommonText('unknownError'))
    await page
      .locator('.toast')
      .getByRole('button', { name: menuCommonText('ok') })
      .click()
    await menuButton(page, menuCommonText('noDataConnection')).click()
    await expect(toastMessage(page)).toHaveText(menuCommonText('noDataConnection'))
  },
)

test('[UI-7] the dialog of a fault offers OK and Retry, and Retry does it again', LONG, async ({ page }) => {
  await openTest(page)
  for (const [name, answer] of [
    ['112 overloaded', 'ok'],
    ['103 rate-limited', 'retry'],
  ] as const) {
    await menuButton(page, shellText('testAsDialog', { name })).click()
    const dialog = page.getByRole('alertdialog', { name })
    await dialog.getByRole('button', { name: menuCommonText(answer) }).click()
    await expect(dialog).toBeHidden()
  }
  await expect(toastMessage(page)).toHaveText(shellText('testRetried'))
})

test(
  '[ROUTE-10] the prompt of a new version is raised, put off, and raised again',
  LONG,
  async ({ page }) => {
    await openTest(page)
    const prompt = page.getByText(account('updatePrompt'))
    for (let time = 0; time < 2; time++) {
      // A second press of a shaking hand does nothing for a moment.
      await expect(async () => {
        await menuButton(page, shellText('testUpdate')).click()
        await expect(prompt).toBeVisible({ timeout: 500 })
      }).toPass()
      await menuButton(page, account('doItLater')).click()
      await expect(prompt).toBeHidden()
    }
  },
)

test(
  '[ROUTE-10] the question at leaving with changes is the real one: Back stays, the others go on',
  LONG,
  async ({ page }) => {
    const records = await loadText('en', 'records')
    await openTest(page)
    await menuButton(page, records('leaveQuestion')).click()
    await leaveRecordBy(page, 'leaveBack')
    await expect(leaveDialog(page)).toBeHidden()
    await expect(page).toHaveURL(/\/test$/)
    // It now blocks every link, as in an editor.
    await page
      .getByRole('link', { name: menuNavigationText('menu'), exact: true })
      .filter({ visible: true })
      .click()
    await leaveRecordBy(page, 'leaveDiscard')
    await expect(page).toHaveURL(/\/menu$/)
    await expect(toastMessage(page)).toHaveText(records('closedUnsaved'))
  },
)

test.describe('[REL 6] on a phone', () => {
  test.use({ viewport: PHONE, serviceWorkers: 'block' })

  test('a screen that breaks is told in its place, and the tabs lead on', LONG, async ({ page, watch }) => {
    watch.expectError(/broken by hand/)
    await openTest(page)
    await menuButton(page, shellText('testBreak')).click()
    await expect(page.getByRole('alert').filter({ hasText: shellText('brokenText') })).toBeVisible()
    await tabs(page)
      .getByRole('link', { name: menuNavigationText('menu') })
      .click()
    await expect(page.locator('.menu')).toBeVisible()
  })

  test('a screen that cannot be fetched offers to load the page again', LONG, async ({ page, watch }) => {
    watch.expectError(/ERR_INTERNET_DISCONNECTED|MenuScreen/)
    await page.route('**/assets/MenuScreen-*', (route) => route.abort('internetdisconnected'))
    await tabs(page)
      .getByRole('link', { name: menuNavigationText('menu') })
      .click()
    await expect(page.getByRole('heading', { name: shellText('brokenTitle') })).toBeVisible()
    await expect(tabs(page)).toBeVisible()

    await page.unroute('**/assets/MenuScreen-*')
    await menuButton(page, shellText('reload')).click()
    await expect(page.locator('.menu')).toBeVisible()
  })

  test('words that cannot be fetched leave the tabs where they are', LONG, async ({ page, watch }) => {
    watch.expectError(/ERR_INTERNET_DISCONNECTED|could not be loaded|error_translations/)
    await page.route('**/assets/{settings,assistant}-*', (route) => route.abort('internetdisconnected'))
    await tabs(page)
      .getByRole('link', { name: menuNavigationText('menu') })
      .click()
    await expect(page.getByRole('heading', { name: shellText('brokenTitle') })).toBeVisible()
    await expect(tabs(page)).toBeVisible()
  })
})

test(
  '[ROUTE-10] in production neither this screen nor that of the components exists',
  LONG,
  async ({ page, watch }) => {
    watch.expectError(/Cross-Origin-Opener-Policy header has been ignored/)
    await page.goto(`http://${INSECURE_HOST}:${startedServer().port}/`)
    await startButton(page).click()
    await passTheIntro(page)
    for (const path of ['test', 'components']) {
      await page.goto(`http://${INSECURE_HOST}:${startedServer().port}/${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(shellText('notFoundTitle'))
    }
  },
)

test('[REL 6] a screen that loads slowly says so after a while', LONG, async ({ page }) => {
  await openTest(page)
  await openMenu(page)
  await openTest(page)
  await menuButton(page, shellText('testSlow')).click()
  await expect(page.getByText(shellText('waitingLong'))).toBeVisible()
})
