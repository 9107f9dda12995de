import { expect } from '@playwright/test'
import { LANGUAGES } from '@reprieve/locales/language.ts'
import { loadText } from '@reprieve/locales/loadText.ts'
import { LOCKED, setDeviceOwner } from '../pages/account/deviceOwner.ts'
import { lockDiary, lockedTitle, unlockByPassphrase } from '../pages/account/lock.ts'
import { waitUntilAppCached } from '../pages/app/appWorker.ts'
import { recentRecords, recordPain, startWithoutAccount, toFinishItems } from '../pages/app/home.ts'
import { LONG, PHONE, sidewaysScroll } from '../pages/app/shell.ts'
import {
  breathingWords,
  chooseFirst,
  closeFlare,
  flareButton,
  flareLink,
  FLARE_PATH,
  flareSave,
  flareSaved,
  flareText,
  movingBars,
  openFlare,
  pastRows,
  startBreathing,
  stopBreathing,
  urgentHelpLink,
} from '../pages/records/flare.ts'
import { numberKey, openQuick, smallKeys } from '../pages/records/quick.ts'
import { undoButton } from '../pages/records/record.ts'
import { pressByFinger } from '../pages/records/steadyPress.ts'
import { test } from '../pages/sync/watch.ts'

const records = await loadText('en', 'records')

const OFFLINE_ERRORS = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CONNECTION_REFUSED/
const SMALL = { width: 320, height: 640 }
const ENLARGED = `localStorage.setItem('reprieve.size', '200')`

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, serviceWorkers: 'allow' })

  test('[FLARE-1, FLARE-2] offline: two taps after the shortcut save a number, three from home', async ({
    page,
    watch,
  }) => {
    watch.expectError(OFFLINE_ERRORS)
    await startWithoutAccount(page)
    await waitUntilAppCached(page)
    await page.context().setOffline(true)

    // The shortcut of the installed app opens this address: then it is the number and Save.
    await openFlare(page)
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(chooseFirst(page)).toBeDisabled()
    await pressByFinger(numberKey(page, 7))
    await pressByFinger(flareSave(page, 7))
    await expect(flareSaved(page, 7)).toBeVisible()
    await expect(urgentHelpLink(page)).toBeInViewport()
    await closeFlare(page).click()
    await expect(recentRecords(page)).toHaveCount(1)
    await expect(toFinishItems(page)).toHaveCount(1)
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')

    // From home, opening it is the first tap.
    await pressByFinger(flareLink(page))
    await pressByFinger(numberKey(page, 9))
    await pressByFinger(flareSave(page, 9))
    await expect(flareSaved(page, 9)).toBeVisible()
  })

  test('[FLARE-8] urgent help leads back to the flare, and only from there', LONG, async ({ page }) => {
    await startWithoutAccount(page)
    await openFlare(page)
    await urgentHelpLink(page).click()
    await expect(page).toHaveURL(/\/urgent-help$/)
    await page.getByRole('link', { name: 'Getting help in a crisis' }).first().click()
    await flareLink(page).click()
    await expect(numberKey(page, 7)).toBeVisible()
    await page.goto('/home')
    await page.goto('/urgent-help')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(flareLink(page)).toHaveCount(0)
  })

  test('[FLARE-2] a save is undone in place; the next number is a new record', LONG, async ({ page }) => {
    await startWithoutAccount(page)
    await openFlare(page)
    await numberKey(page, 8).click()
    await flareSave(page, 8).click()
    await undoButton(page).click()
    await expect(page.getByRole('radio', { name: /^8 of 10/ })).toBeChecked()
    await expect(page.getByRole('radio', { name: /^8 of 10/ })).toBeFocused()
    await numberKey(page, 6).click()
    await flareSave(page, 6).click()
    await expect(flareSaved(page, 6)).toBeVisible()
    await numberKey(page, 6).click()
    await flareSave(page, 6).click()
    await expect(flareSaved(page, 6)).toBeVisible()
    await closeFlare(page).click()
    await expect(recentRecords(page)).toHaveCount(2)
  })

  test('[FLARE-2] an unsaved number outlives a reload and leaving', LONG, async ({ page }) => {
    await startWithoutAccount(page)
    await openQuick(page)
    await numberKey(page, 5).click()
    // The number goes along from the quick record.
    await flareButton(page).click()
    await expect(page).toHaveURL(new RegExp(`${FLARE_PATH}$`))
    await expect(flareSave(page, 5)).toBeVisible()
    await page.reload()
    await expect(flareSave(page, 5)).toBeVisible()
    await closeFlare(page).click()
    await expect(page.getByText(records('keptToFinish')).first()).toBeVisible()
    await expect(toFinishItems(page)).toHaveCount(1)
    await expect(recentRecords(page)).toHaveCount(0)
  })

  test('[FLARE-3] two slow minutes: the words change, and the bars move', LONG, async ({ page }) => {
    await page.clock.install()
    await startWithoutAccount(page)
    await openFlare(page)
    expect(await movingBars(page)).toBe(0)
    await startBreathing(page).click()
    await expect(breathingWords(page)).toHaveText(flareText('breatheIn'))
    expect(await movingBars(page)).toBeGreaterThan(0)
    await page.clock.runFor(4_500)
    await expect(breathingWords(page)).toHaveText(flareText('breatheOut'))
    await page.clock.runFor(6_000)
    await expect(breathingWords(page)).toHaveText(flareText('breatheIn'))
    await stopBreathing(page).click()
    await expect(breathingWords(page)).toHaveText(flareText('twoMinutes'))
    await page.clock.runFor(1_300)
    await startBreathing(page).click()
    await page.clock.runFor(121_000)
    await expect(breathingWords(page)).toHaveText(flareText('breathingDone'))
    await expect(startBreathing(page)).toBeVisible()
  })

  test.describe('with reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } })

    test('[FLARE-3] only the words change', LONG, async ({ page }) => {
      await startWithoutAccount(page)
      await openFlare(page)
      await startBreathing(page).click()
      await expect(breathingWords(page)).toHaveText(flareText('breatheIn'))
      expect(await movingBars(page)).toBe(0)
    })
  })

  test(
    '[FLARE-7, D16] a locked device saves a number, and shows nothing of the past',
    LONG,
    async ({ page }) => {
      await setDeviceOwner(page, LOCKED)
      await openFlare(page)
      await numberKey(page, 9).click()
      await flareSave(page, 9).click()
      await expect(flareSaved(page, 9)).toBeVisible()
      await expect(pastRows(page)).toHaveCount(0)
      await expect(urgentHelpLink(page)).toBeInViewport()
      await closeFlare(page).click()
      await expect(page).toHaveURL(/\/login/)
    },
  )

  test(
    '[FLARE-7, LOCK-11] with the app lock closed the number is there after unlocking',
    LONG,
    async ({ page }) => {
      await startWithoutAccount(page)
      await lockDiary(page)
      await openFlare(page)
      await numberKey(page, 7).click()
      await flareSave(page, 7).click()
      await expect(flareSaved(page, 7)).toBeVisible()
      await expect(undoButton(page)).toHaveCount(0)
      await closeFlare(page).click()
      await expect(lockedTitle(page)).toBeVisible()
      await unlockByPassphrase(page)
      await expect(recordPain(page)).toBeVisible()
      await expect(toFinishItems(page)).toHaveCount(1)
    },
  )
})

for (const language of LANGUAGES)
  test(
    `[FLARE-1] nothing is cut off on a small phone with large text in ${language}`,
    LONG,
    async ({ page }) => {
      await page.setViewportSize(SMALL)
      await startWithoutAccount(page)
      await page.evaluate(`${ENLARGED}; localStorage.setItem('reprieve.language', '${language}')`)
      await page.goto(FLARE_PATH)
      await expect(page.locator('main label')).toHaveCount(11)
      expect([await sidewaysScroll(page), await smallKeys(page)]).toEqual([0, []])
    },
  )
