import { expect } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'
import { findAxeAndWidthFaults } from '../pages/app/axe.ts'
import { recentRecords, startWithoutAccount } from '../pages/app/home.ts'
import { LONG, PHONE, widths } from '../pages/app/shell.ts'
import { openNewRecord, saveRecordButton, untilSavedAndLeft } from '../pages/records/record.ts'
import { chip, itemName, openRecordSection, region } from '../pages/records/recordSections.ts'
import { test } from '../pages/sync/watch.ts'

const records = await loadText('en', 'records')

const LOWER_BACK = itemName('location.lower-back')
const NECK = itemName('location.neck')

for (const viewport of widths(PHONE)) {
  test.describe(`at ${viewport.width} pixels`, () => {
    test.use({ viewport })

    test(
      '[PLACE-1, PLACE-2, PLACE-8] numbers of places are told, offered as overall number and kept',
      LONG,
      async ({ page }) => {
        await startWithoutAccount(page)
        await openNewRecord(page)
        await openRecordSection(page, 'locations')
        await region(page, 'lower-back').click()
        await chip(page, 'locations', NECK).click()
        const button = (name: string) => page.getByRole('button', { name, exact: true })
        const more = button(records('placeMore', { place: LOWER_BACK }))
        for (const value of [5, 6, 7]) {
          await more.click()
          await expect(button(records('placeClear', { place: LOWER_BACK, value }))).toBeVisible()
        }
        await button(records('placeLess', { place: NECK })).click()
        await button(records('placeClear', { place: NECK, value: 5 })).click()
        await expect(page.getByText(records('placeNoNumber', { place: NECK }))).toBeAttached()
        expect(await findAxeAndWidthFaults(page)).toEqual([])
        await button(records('useHighest', { value: 7 })).click()
        await saveRecordButton(page).click()
        await untilSavedAndLeft(page)
        await page.goto('/home')
        await expect(recentRecords(page).first()).toContainText(LOWER_BACK)
        await recentRecords(page).first().click()
        await openRecordSection(page, 'locations')
        await expect(button(records('placeClear', { place: LOWER_BACK, value: 7 }))).toBeVisible()
        await expect(page.getByText(records('placeNoNumber', { place: NECK }))).toBeAttached()
      },
    )
  })
}
