import { expect } from '@playwright/test'
import { LANGUAGES } from '@reprieve/locales/language.ts'
import { loadText } from '@reprieve/locales/loadText.ts'
import { setDeviceOwner, LOCKED } from '../pages/account/deviceOwner.ts'
import { test } from '../pages/app/appFront.ts'
import { waitUntilAppCached } from '../pages/app/appWorker.ts'
import { emptyHome, recentRecords, startWithoutAccount, toFinishItems } from '../pages/app/home.ts'
import { passTheIntro, startButton } from '../pages/app/onboarding.ts'
import { LONG, PHONE, sidewaysScroll } from '../pages/app/shell.ts'
import {
  addDetails,
  closeQuick,
  measureHiddenHeight,
  leaveNoteOut,
  numberKey,
  openQuick,
  pressDone,
  QUICK_PATH,
  quickDone,
  quickSave,
  sharedLostNote,
  sharedNote,
  shareToQuick,
  smallKeys,
} from '../pages/records/quick.ts'
import { savedToast, severitySlider, undoButton } from '../pages/records/record.ts'
import { pressByFinger } from '../pages/records/steadyPress.ts'
import { startedServer } from '../pages/sync/startedServer.ts'

const records = await loadText('en', 'records')

const NO_LINE = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CONNECTION_REFUSED/
const SMALL = { width: 320, height: 640 }
const SHARED = 'a stabbing pain since noon, <b>left</b> knee'

/** Text twice as large, by the app's own setting. */
const ENLARGED = `localStorage.setItem('reprieve.size', '200')`

test.describe('on a small phone with letters twice as large', () => {
  test.use({ viewport: SMALL, hasTouch: true, serviceWorkers: 'allow' })

  test('[QUICK-4, QUICK-5] without a line two taps save, and the rest waits under To finish', async ({
    page,
    watch,
  }) => {
    watch.expectError(NO_LINE)
    await startWithoutAccount(page)
    await page.evaluate(ENLARGED)
    await waitUntilAppCached(page)
    await page.context().setOffline(true)
    await openQuick(page)
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(quickSave(page)).toBeDisabled()
    expect([await sidewaysScroll(page), await measureHiddenHeight(page), await smallKeys(page)]).toEqual([
      0,
      0,
      [],
    ])

    await pressByFinger(numberKey(page, 7))
    await pressByFinger(quickSave(page))
    await expect(savedToast(page)).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    expect(await sidewaysScroll(page)).toBe(0)

    await pressDone(page)
    await expect(recentRecords(page)).toHaveCount(1)
    await expect(toFinishItems(page)).toHaveCount(1)
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  })
})

test.describe('what another app shares', () => {
  test.use({ viewport: PHONE, serviceWorkers: 'allow' })

  test(
    '[QUICK-2, QUICK-7] is the note before the save, is in no address, and outlives a reload',
    LONG,
    async ({ page, startFront }) => {
      const front = await startFront(startedServer().port)
      await page.goto(front.url)
      await startButton(page).click()
      await passTheIntro(page)
      await waitUntilAppCached(page)
      front.asked()
      await shareToQuick(page, { title: '', text: SHARED })
      await expect(sharedNote(page)).toHaveText(SHARED)
      await expect(page).toHaveURL(`${front.url}${QUICK_PATH}`)
      // The service worker handled it: the request did not reach the server.
      expect(front.asked().filter((path) => path === QUICK_PATH)).toEqual([])

      // After a close or reload it is not lost, because it is stored as a draft.
      await expect(async () => {
        await page.reload()
        await expect(sharedNote(page)).toHaveText(SHARED, { timeout: 1_000 })
      }).toPass()
      await numberKey(page, 4).click()
      await quickSave(page).click()
      await expect(savedToast(page)).toBeVisible()
      await addDetails(page).click()
      await expect(severitySlider(page)).toHaveValue('4')
      await page.goto(`${page.url()}?section=notes`)
      await expect(page.getByRole('textbox')).toHaveValue(SHARED)
    },
  )

  test('[QUICK-2, QUICK-7] can be left out', LONG, async ({ page }) => {
    await startWithoutAccount(page)
    await waitUntilAppCached(page)
    await shareToQuick(page, { text: SHARED })
    await leaveNoteOut(page).click()
    await expect(sharedNote(page)).toBeHidden()
    await numberKey(page, 2).click()
    await quickSave(page).click()
    await expect(savedToast(page)).toBeVisible()
  })

  test('[QUICK-7] is not in the address of a person without a diary either', LONG, async ({ page }) => {
    await page.goto('/')
    await waitUntilAppCached(page)
    await shareToQuick(page, { text: SHARED })
    await expect(page).toHaveURL(/\/login\?redirect=%2Frecords%2Fquick%3Ffrom%3Dshare$/)
  })
})

test('[QUICK-2] shared text that did not arrive is reported', LONG, async ({ page }) => {
  await startWithoutAccount(page)
  await shareToQuick(page, { text: SHARED })
  await expect(sharedLostNote(page)).toBeVisible()
  await numberKey(page, 3).click()
  await quickSave(page).click()
  await expect(savedToast(page)).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })

  test('[QUICK-5] a save is taken back: all is as before it, and saves again', LONG, async ({ page }) => {
    await startWithoutAccount(page)
    await openQuick(page)
    await numberKey(page, 8).click()
    await quickSave(page).click()
    await undoButton(page).click()
    await expect(page.getByRole('radio', { name: /^8 of 10/ })).toBeChecked()
    await numberKey(page, 6).click()
    await quickSave(page).click()
    await expect(savedToast(page)).toBeVisible()
    await pressDone(page)
    await expect(recentRecords(page)).toHaveCount(1)
    await expect(recentRecords(page)).toContainText('6')
    // Undo is possible after the page has closed: then the message itself offers the way back. [REC-24]
    await undoButton(page).click()
    await expect(emptyHome(page)).toBeVisible()
    await undoButton(page).click()
    await expect(recentRecords(page)).toHaveCount(1)
  })

  test('[QUICK-5] left without saving, it is kept as a draft', LONG, async ({ page }) => {
    await startWithoutAccount(page)
    await openQuick(page)
    await numberKey(page, 5).click()
    await closeQuick(page).click()
    await expect(page.getByText(records('keptToFinish')).first()).toBeVisible()
    await expect(toFinishItems(page)).toHaveCount(1)
    await expect(recentRecords(page)).toHaveCount(0)
  })

  test('[QUICK-6, D16] a locked device writes it, and shows nothing of the past', LONG, async ({ page }) => {
    await setDeviceOwner(page, LOCKED)
    await openQuick(page)
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await numberKey(page, 9).click()
    await quickSave(page).click()
    await expect(savedToast(page)).toBeVisible()
    await expect(addDetails(page)).toHaveCount(0)
    await pressDone(page)
    await expect(page).toHaveURL(/\/login/)
  })

  test('[QUICK-4] by the keyboard', LONG, async ({ page }) => {
    await startWithoutAccount(page)
    await openQuick(page)
    for (let stops = 0; stops < 10; stops += 1) {
      await page.keyboard.press('Tab')
      if (await page.evaluate(`document.activeElement?.type === 'radio'`)) break
    }
    await page.keyboard.press('Space')
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('radio', { name: /^4 of 10/ })).toBeChecked()
    await page.keyboard.press('Tab')
    await expect(quickSave(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(savedToast(page)).toBeVisible()
    await expect(quickDone(page)).toBeFocused()
  })
})

for (const language of LANGUAGES)
  test(
    `[QUICK-4] everything fits on a small phone with large text in ${language}`,
    LONG,
    async ({ page }) => {
      await page.setViewportSize(SMALL)
      await startWithoutAccount(page)
      await page.evaluate(`${ENLARGED}; localStorage.setItem('reprieve.language', '${language}')`)
      await page.goto(QUICK_PATH)
      await expect(page.locator('main label')).toHaveCount(11)
      expect([await sidewaysScroll(page), await measureHiddenHeight(page), await smallKeys(page)]).toEqual([
        0,
        0,
        [],
      ])
    },
  )
