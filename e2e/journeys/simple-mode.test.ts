import { expect } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'
import { findAxeFaults } from '../pages/app/axe.ts'
import { customizeLink, homeCard, recordPain, startWithoutAccount } from '../pages/app/home.ts'
import { openSettings, settingsSwitch } from '../pages/app/settings.ts'
import { DESKTOP, enlargeCharacters, LONG, PHONE, sidewaysScroll } from '../pages/app/shell.ts'
import {
  allSections,
  homePresses,
  leaveSimple,
  openHome,
  refuseSimple,
  saveQuickRecord,
  listedSectionRow,
  sectionSheet,
  simpleOffer,
  SIMPLE_PRESSES,
  SIMPLE_SWITCH,
  stepWords,
  usedSectionsButton,
  usedSheet,
  usedSwitch,
  useSimple,
} from '../pages/app/simpleMode.ts'
import { chip, expectSection, itemName, openRecordSection } from '../pages/records/recordSections.ts'
import {
  openNewRecord,
  saveRecordButton,
  savedToast,
  setSeverity,
  undoButton,
} from '../pages/records/record.ts'
import { test } from '../pages/sync/watch.ts'

const records = await loadText('en', 'records')

test.use({ viewport: PHONE, locale: 'en-GB' })

test('[SIMPLE-1] simple mode shows the main buttons from the first frame on, and one press brings all back', async ({
  page,
}) => {
  await startWithoutAccount(page)
  await openSettings(page, 'general')
  await settingsSwitch(page, SIMPLE_SWITCH).press('Space')
  await expect(settingsSwitch(page, SIMPLE_SWITCH)).toBeChecked()
  await openHome(page)
  await expect(leaveSimple(page)).toBeVisible()
  expect(await homePresses(page)).toEqual(SIMPLE_PRESSES)
  expect(await findAxeFaults(page)).toEqual([])

  // No reflection is offered after a record. [REF-11]
  await openNewRecord(page)
  await setSeverity(page, 4)
  await saveRecordButton(page).click()
  await expect(savedToast(page)).toBeVisible()
  await expect(page).toHaveURL(/\/home$/)
  await expect(leaveSimple(page)).toBeVisible()
  await expect(homeCard(page, 'Recent Records')).toBeHidden()

  await leaveSimple(page).press('Enter')
  await expect(customizeLink(page)).toBeVisible()
  await expect(recordPain(page)).toBeFocused()
  await expect(homeCard(page, 'Recent Records').getByRole('listitem')).toHaveCount(1)
  await undoButton(page).last().click()
  await expect(leaveSimple(page)).toBeVisible()
  await leaveSimple(page).click()
  await page.reload()
  await expect(customizeLink(page)).toBeVisible()
  await expect(simpleOffer(page)).toBeHidden()
})

test('[SIMPLE-1] three quick records in a row offer it once', LONG, async ({ page }) => {
  await startWithoutAccount(page)
  await saveQuickRecord(page, 3)
  await saveQuickRecord(page, 5)
  await openHome(page)
  await expect(customizeLink(page)).toBeVisible()
  await expect(simpleOffer(page)).toBeHidden()
  await saveQuickRecord(page, 4)
  await openHome(page)
  await expect(simpleOffer(page)).toBeVisible()
  await useSimple(page).click()
  await expect(leaveSimple(page)).toBeVisible()
  await undoButton(page).last().click()
  await expect(leaveSimple(page)).toBeHidden()
  await saveQuickRecord(page, 4)
  await openHome(page)
  await expect(customizeLink(page)).toBeVisible()
  await expect(simpleOffer(page)).toBeHidden()
})

test('[SIMPLE-1] whoever refuses is not asked again', LONG, async ({ page }) => {
  await startWithoutAccount(page)
  for (const severity of [3, 5, 4]) await saveQuickRecord(page, severity)
  await openHome(page)
  await refuseSimple(page).press('Enter')
  await expect(simpleOffer(page)).toBeHidden()
  await saveQuickRecord(page, 4)
  await openHome(page)
  await expect(customizeLink(page)).toBeVisible()
  await expect(simpleOffer(page)).toBeHidden()
})

test('[SIMPLE-2] sections are left out and brought back in the editor; the others are one press away', async ({
  page,
}) => {
  await startWithoutAccount(page)
  await openNewRecord(page)
  await expect(stepWords(page)).toContainText('1 of 10')
  await setSeverity(page, 6)
  await page.getByRole('button', { name: records('sections'), exact: true }).click()
  await usedSectionsButton(page).click()
  for (const section of ['locations', 'characteristics', 'environment'] as const)
    await usedSwitch(page, section).press('Space')
  await expect(usedSwitch(page, 'environment')).not.toBeChecked()
  expect(await findAxeFaults(page)).toEqual([])
  await usedSheet(page).getByRole('button', { name: 'Close', exact: true }).click()
  await expect(stepWords(page)).toContainText('1 of 7')
  await expect(allSections(page)).toBeFocused()
  await page.getByRole('button', { name: records('nextSymptoms') }).click()
  await expectSection(page, 'symptoms')

  // A section that is left out is in the same list, and listed first once it has an answer.
  await allSections(page).click()
  await listedSectionRow(page, 'characteristics').click()
  await expectSection(page, 'characteristics')
  await expect(stepWords(page)).toContainText(records('stepExtra'))
  await chip(page, 'characteristics', itemName('character.aching')).click()
  await page.getByRole('button', { name: records('nextAggravatingFactors') }).click()
  await allSections(page).click()
  const names = await sectionSheet(page).locator('.section-name').allInnerTexts()
  expect(names.slice(0, 3)).toEqual([records('severity'), records('symptoms'), records('characteristics')])
  expect(names.slice(-2)).toEqual([records('locations'), records('environment')])
  await page.keyboard.press('Escape')
  await saveRecordButton(page).click()
  await expect(savedToast(page)).toBeVisible()

  await page.goto('/settings?section=record_sections')
  await expect(usedSwitch(page, 'locations')).not.toBeChecked()
  await usedSwitch(page, 'locations').press('Space')
  await expect(usedSwitch(page, 'locations')).toBeChecked()
  await openHome(page)
  await openNewRecord(page)
  await expect(stepWords(page)).toContainText('1 of 8')
  await expect(page.getByRole('button', { name: records('nextLocations') })).toBeVisible()
})

test.describe('on a wide screen', () => {
  test.use({ viewport: DESKTOP })
  test(
    '[SIMPLE-2] the list beside the editor has the used sections, and all after one press',
    LONG,
    async ({ page }) => {
      await startWithoutAccount(page)
      await page.goto('/settings?section=record_sections')
      await usedSwitch(page, 'notes').press('Space')
      await expect(usedSwitch(page, 'notes')).not.toBeChecked()
      await openHome(page)
      await openNewRecord(page)
      const list = page.getByRole('navigation', { name: records('sections') })
      await expect(list.getByRole('button')).toHaveCount(9)
      await allSections(page).click()
      await expect(list.getByRole('button')).toHaveCount(10)
      await openRecordSection(page, 'notes')
      await usedSectionsButton(page).click()
      await usedSwitch(page, 'notes').press('Space')
      await usedSheet(page).getByRole('button', { name: 'Close', exact: true }).click()
      await expect(allSections(page)).toBeHidden()
      expect(await findAxeFaults(page)).toEqual([])
    },
  )
})

test(
  '[SIMPLE-1, SIMPLE-2] on 320 pixels with text twice as large nothing scrolls sideways',
  LONG,
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await startWithoutAccount(page)
    await enlargeCharacters(page)
    await openSettings(page, 'general')
    await settingsSwitch(page, SIMPLE_SWITCH).press('Space')
    await page.goto('/settings?section=record_sections')
    await expect(usedSwitch(page, 'notes')).toBeVisible()
    await enlargeCharacters(page)
    expect(await sidewaysScroll(page)).toBe(0)
    await openHome(page)
    await expect(leaveSimple(page)).toBeVisible()
    await enlargeCharacters(page)
    expect(await sidewaysScroll(page)).toBe(0)
  },
)
