import { expect, type Page } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'
import { findAxeAndWidthFaults, AXE_LOOKS } from '../pages/app/axe.ts'
import { startWithoutAccount } from '../pages/app/home.ts'
import { menuButton, toastMessage, menuSettingsText } from '../pages/app/menu.ts'
import { openSettings, settingsSwitch } from '../pages/app/settings.ts'
import { LONG, PHONE } from '../pages/app/shell.ts'
import {
  hintGotItButton,
  hint,
  hints,
  HINT_TEXTS,
  readSeenHints,
  type HintName,
} from '../pages/guide/hints.ts'
import { measureHiddenHeight, numberKey, openQuick, quickSave } from '../pages/records/quick.ts'
import { nextButton, openNewRecord, savedToast, severitySlider } from '../pages/records/record.ts'
import { openRecordSection, region } from '../pages/records/recordSections.ts'
import { waitPastPress } from '../pages/records/steadyPress.ts'
import { closeFilter, openFilter } from '../pages/results/filter.ts'
import { openResults } from '../pages/results/results.ts'
import { startWithDiary } from '../pages/sync/seededDiary.ts'
import { test } from '../pages/sync/watch.ts'

const records = await loadText('en', 'records')
const results = await loadText('en', 'results')
const sync = await loadText('en', 'sync')

const DIARY = [0, 1, 2].map((daysAgo) => ({
  daysAgo,
  severity: 4,
  locations: [{ key: 'head', text: 'Head' }],
}))

const PLACES: Readonly<Record<HintName, string>> = {
  'section-drawer': '/records/create?section=symptoms',
  'body-map': '/records/create?section=locations',
  filter: '/results/insights',
  'calendar-overlays': '/results/calendar',
  'quick-record': '/records/quick',
}

const yOf = async (page: Page, id: string): Promise<number> =>
  (await region(page, id).first().boundingBox())?.y ?? NaN

test.use({ viewport: PHONE })

test(
  '[HINT-1, HINT-3, HINT-4, HINT-9] a new record shows one hint at a time, none before the number, and nothing moves',
  LONG,
  async ({ page }) => {
    await startWithoutAccount(page)
    await openNewRecord(page)
    await expect(severitySlider(page)).toBeVisible()
    await expect(hints(page)).toHaveCount(0)

    await nextButton(page).click()
    await expect(hint(page, 'body-map')).toBeVisible()
    await expect(hints(page)).toHaveCount(1)
    const before = await yOf(page, 'head')
    await region(page, 'head').first().click()
    await expect(hint(page, 'body-map')).toBeVisible()
    expect(await yOf(page, 'head')).toBe(before)
    await expect.poll(() => readSeenHints(page)).toEqual(['body-map'])

    // The button ignores a second press within a second.
    await waitPastPress(page)
    await menuButton(page, records('nextSymptoms')).click()
    await expect(hint(page, 'section-drawer')).toBeVisible()
    await expect(hints(page)).toHaveCount(1)
    await hintGotItButton(page).click()
    await expect(hints(page)).toHaveCount(0)
    await expect.poll(() => readSeenHints(page)).toEqual(['section-drawer', 'body-map'])
    await page.reload()
    await openRecordSection(page, 'locations')
    await expect(hints(page)).toHaveCount(0)
  },
)

test(
  '[HINT-2, HINT-4] the hints of the drawer, the filter and the overlays do not return after their use',
  LONG,
  async ({ page }) => {
    await startWithDiary(page, DIARY)
    await page.goto(PLACES['section-drawer'])
    await expect(hint(page, 'section-drawer')).toBeVisible()
    await openRecordSection(page, 'notes')
    await expect(hints(page)).toHaveCount(0)

    await openResults(page, 'calendar')
    await expect(hint(page, 'calendar-overlays')).toBeVisible()
    await expect(hints(page)).toHaveCount(1)
    await menuButton(page, results('changeOverlays')).click()
    // The first Escape closes the sheet.
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(hints(page)).toHaveCount(0)

    await openResults(page, 'insights')
    await expect(hint(page, 'filter')).toBeVisible()
    await openFilter(page)
    await closeFilter(page)
    await expect(hints(page)).toHaveCount(0)
    await openResults(page, 'records')
    await openResults(page, 'insights')
    await expect(page.getByRole('button', { name: /^Filter/ }).first()).toBeVisible()
    await expect(hints(page)).toHaveCount(0)
    expect(await readSeenHints(page)).toEqual(['section-drawer', 'filter', 'calendar-overlays'])
  },
)

test('[HINT-10] above a single entry there is no hint of the filter', LONG, async ({ page }) => {
  await startWithDiary(page, DIARY.slice(0, 1))
  for (const view of ['insights', 'charts', 'timeline'] as const) {
    await openResults(page, view)
    await expect(page.getByRole('button', { name: /^Filter/ }).first()).toBeVisible()
    await expect(page.locator('.results-content').getByRole('heading').first()).toBeVisible()
    await expect(hints(page)).toHaveCount(0)
  }
})

test('[HINT-5] a hint is dismissed by the keyboard, and the focus stays near it', LONG, async ({ page }) => {
  await startWithDiary(page, DIARY)
  await page.goto(PLACES['section-drawer'])
  await expect(hint(page, 'section-drawer')).toBeVisible()
  await expect(page.locator('.section-question')).toBeVisible()
  await hintGotItButton(page).focus()
  await page.keyboard.press('Enter')
  await expect(hints(page)).toHaveCount(0)
  await expect(page.locator('.section-question')).toBeFocused()

  await openRecordSection(page, 'locations')
  await expect(hint(page, 'body-map')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(hints(page)).toHaveCount(0)
  await expect(page.locator('.section-question')).toBeFocused()
})

test('[HINT-1, HINT-2, HINT-9] the quick record has its hint until it was used', LONG, async ({ page }) => {
  await startWithoutAccount(page)
  await openQuick(page)
  await expect(hint(page, 'quick-record')).toBeVisible()
  const key = async (): Promise<number> => (await numberKey(page, 0).boundingBox())?.y ?? NaN
  const before = await key()
  await numberKey(page, 3).click()
  expect(await key()).toBe(before)
  await page.setViewportSize({ width: 360, height: 751 })
  await expect(hint(page, 'quick-record')).toBeVisible()
  expect(await measureHiddenHeight(page)).toBe(0)
  await quickSave(page).click()
  await expect(savedToast(page)).toBeVisible()
  await openQuick(page)
  await expect(hints(page)).toHaveCount(0)
  await page.setViewportSize({ width: 320, height: 640 })
  await openSettings(page, 'hints')
  await menuButton(page, menuSettingsText('hintsAgain')).click()
  await expect(toastMessage(page)).toHaveText(menuSettingsText('hintsAgainDone'))
  await openQuick(page)
  await expect(page.locator('.hint-note')).toHaveCount(0)
})

test(
  '[HINT-6, HINT-7, SET-14, D50] Hints and Tips lists all hints, shows one or all again, and switches them off',
  LONG,
  async ({ page }) => {
    await startWithDiary(page, DIARY)
    await openSettings(page, 'hints')
    for (const text of Object.values(HINT_TEXTS)) await expect(page.getByText(text)).toBeVisible()
    await expect(menuButton(page, menuSettingsText('hintAgain'))).toHaveCount(0)
    await openResults(page, 'calendar')
    await hintGotItButton(page).click()
    await expect.poll(() => readSeenHints(page)).toEqual(['calendar-overlays'])

    await openSettings(page, 'hints')
    await settingsSwitch(page, menuSettingsText('hintsShow')).focus()
    await page.keyboard.press('Space')
    await expect.poll(async () => settingsSwitch(page, menuSettingsText('hintsShow')).isChecked()).toBe(false)
    await openResults(page, 'calendar')
    await expect(menuButton(page, results('changeOverlays'))).toBeVisible()
    await expect(hints(page)).toHaveCount(0)
    expect(await readSeenHints(page)).toEqual(['calendar-overlays'])

    await openSettings(page, 'hints')
    const row = page.getByRole('listitem').filter({ hasText: HINT_TEXTS['calendar-overlays'] })
    await row.getByRole('button', { name: menuSettingsText('hintAgain') }).click()
    await expect(toastMessage(page)).toContainText('Overlays')
    await expect(settingsSwitch(page, menuSettingsText('hintsShow'))).toBeChecked()
    await expect(row.getByText(menuSettingsText('hintUnseen'))).toBeVisible()
    await expect(page.getByRole('heading', { level: 2 }).last()).toBeFocused()
    await openResults(page, 'calendar')
    await hintGotItButton(page).click()
    await expect.poll(() => readSeenHints(page)).toEqual(['calendar-overlays'])
    await openSettings(page, 'hints')
    await expect(row.getByText(menuSettingsText('hintSeen'))).toBeVisible()
    await menuButton(page, menuSettingsText('hintsAgain')).click()
    await expect(toastMessage(page)).toHaveText(menuSettingsText('hintsAgainDone'))
    await expect(row.getByText(menuSettingsText('hintUnseen'))).toBeVisible()
    await openResults(page, 'calendar')
    await expect(hint(page, 'calendar-overlays')).toBeVisible()
  },
)

test('[HINT-8] seen hints are forgotten with a diary that is deleted here', LONG, async ({ page }) => {
  await startWithDiary(page, DIARY)
  await openResults(page, 'insights')
  await hintGotItButton(page).click()
  await expect.poll(() => readSeenHints(page)).toEqual(['filter'])
  await page.goto('/logout')
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: sync('deleteDiary') })
    .click()
  await expect(page).toHaveURL(/\/$/, { timeout: 20_000 })
  expect(await readSeenHints(page)).toEqual([])
})

for (const { colorScheme, viewport } of AXE_LOOKS) {
  test(
    `[HINT-5] hints have no fault for a screen reader at ${viewport.width} pixels, ${colorScheme}`,
    LONG,
    async ({ page }) => {
      await page.setViewportSize(viewport)
      await startWithDiary(page, DIARY)
      await page.evaluate(`localStorage.setItem('reprieve.theme', '${colorScheme}')`)
      await page.emulateMedia({ colorScheme })
      for (const [name, path] of Object.entries(PLACES)) {
        await page.goto(path)
        await expect(hint(page, name as HintName)).toBeVisible()
        expect(await findAxeAndWidthFaults(page)).toEqual([])
      }
      await openSettings(page, 'hints')
      expect(await findAxeAndWidthFaults(page)).toEqual([])
    },
  )
}
