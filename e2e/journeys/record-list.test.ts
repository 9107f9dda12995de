import { expect } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'
import { recentRecords, startWithoutAccount } from '../pages/app/home.ts'
import { DESKTOP, LONG, widths } from '../pages/app/shell.ts'
import {
  openNewRecord,
  putReflectionOff,
  recordPainFromHome,
  saveRecordButton,
  savedToast,
  setSeverity,
  severitySlider,
  undoButton,
} from '../pages/records/record.ts'
import { chip, effect, itemName, openRecordSection } from '../pages/records/recordSections.ts'
import { setEveningTime } from '../pages/records/reflection.ts'
import {
  cards,
  chooseRecordAction,
  recordCountLabel,
  deletedToast,
  confirmRecordDelete,
  detailsButton,
  emptyList,
  keepRecord,
  openRecordList,
} from '../pages/results/results.ts'
import { test } from '../pages/sync/watch.ts'

const home = await loadText('en', 'home')

for (const viewport of widths(DESKTOP)) {
  test.describe(`at ${viewport.width} pixels`, () => {
    test.use({ viewport })

    test.beforeEach(async ({ page }) => startWithoutAccount(page))

    test(
      '[REC-28] a day without pain is recorded in one tap, once, and can be undone',
      LONG,
      async ({ page }) => {
        const tap = page.getByRole('button', { name: home('noPainToday') })
        await tap.click()
        await expect(savedToast(page)).toBeVisible()
        await expect(recentRecords(page)).toHaveCount(1)
        await expect(tap).toBeHidden()
        await undoButton(page).click()
        await expect(recentRecords(page)).toHaveCount(0)
        await expect(tap).toBeVisible()
      },
    )

    test(
      '[REC-29] "nothing new" is recorded in one tap, with the number that will be saved',
      LONG,
      async ({ page }) => {
        await recordPainFromHome(page, 6)
        await page.getByRole('button', { name: home('nothingNew', { severity: 6 }) }).click()
        await expect(recentRecords(page)).toHaveCount(2)
        await openRecordList(page)
        await expect(recordCountLabel(page, 2)).toBeVisible()
      },
    )

    test('[REC-19] a card shows the entries, and more of them on demand', LONG, async ({ page }) => {
      await openNewRecord(page)
      await setSeverity(page, 7)
      await openRecordSection(page, 'locations')
      await chip(page, 'locations', itemName('location.head')).click()
      await openRecordSection(page, 'symptoms')
      const symptoms = await page.locator('.chip:not(.dashed)').allInnerTexts()
      for (const name of symptoms.slice(1, 9)) await chip(page, 'symptoms', name).click()
      await openRecordSection(page, 'interventions')
      await effect(page, itemName('alleviating_factor.rest'), 'helped').click()
      await saveRecordButton(page).click()
      await expect(savedToast(page)).toBeVisible()

      await openRecordList(page)
      const card = cards(page).first()
      await expect(card).toContainText(itemName('location.head'))
      await expect(card.getByText(symptoms[1]!)).toBeHidden()
      await detailsButton(card).click()
      await expect(card).toContainText(symptoms.slice(1, 7).join(', '))
      await expect(card).not.toContainText(symptoms[8]!)
      await card.getByRole('button', { name: 'show 2 more' }).click()
      await expect(card).toContainText(symptoms[8]!)
      await expect(card).toContainText('Better')
      await expect(card).toContainText(itemName('alleviating_factor.rest'))
    })

    test('[REC-24] a record is deleted after a question, and restored', async ({ page }) => {
      await recordPainFromHome(page, 4)
      await openRecordList(page)
      await chooseRecordAction(cards(page).first(), 'delete')
      await keepRecord(page)
      await expect(cards(page)).toHaveCount(1)
      await chooseRecordAction(cards(page).first(), 'delete')
      await confirmRecordDelete(page)
      await expect(deletedToast(page)).toBeVisible()
      await expect(emptyList(page)).toBeVisible()
      await undoButton(page).click()
      await expect(cards(page)).toHaveCount(1)
    })

    test('[REC-18] a duplicate is a new record, and an edit is not', LONG, async ({ page }) => {
      await setEveningTime(page)
      await recordPainFromHome(page, 4)
      await openRecordList(page)
      await chooseRecordAction(cards(page).first(), 'duplicate')
      await expect(severitySlider(page)).toHaveValue('4')
      await setSeverity(page, 9)
      await saveRecordButton(page).click()
      await putReflectionOff(page)
      await expect(cards(page)).toHaveCount(2)
      await chooseRecordAction(cards(page).first(), 'edit')
      await setSeverity(page, 2)
      await saveRecordButton(page).click()
      await expect(savedToast(page)).toBeVisible()
      await expect(page).toHaveURL(/\/results\/records$/)
      await expect(cards(page)).toHaveCount(2)
    })
  })
}
