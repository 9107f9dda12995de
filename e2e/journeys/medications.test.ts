import { expect } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'
import { startWithoutAccount } from '../pages/app/home.ts'
import { LONG, PHONE, sidewaysScroll, smallTargets } from '../pages/app/shell.ts'
import {
  addDose,
  addPurpose,
  applySheet,
  chooseNew,
  medicationDayField,
  deleteRow,
  medicationDoses,
  chooseHowOften,
  listedMedications,
  medications,
  openMedications,
  openRow,
  purpose,
  saveMedicationButton,
  sheetField,
  strengthButton,
  takeAsButton,
  medicationToast,
  writeStrength,
} from '../pages/records/medications.ts'
import { openNewRecord, saveRecordButton, setSeverity, undoButton } from '../pages/records/record.ts'
import { expectSection, openRecordSection } from '../pages/records/recordSections.ts'
import { runPastPress } from '../pages/records/steadyPress.ts'
import { test } from '../pages/sync/watch.ts'

const common = await loadText('en', 'common')
const records = await loadText('en', 'records')
const lists = await loadText('en', 'lists')
const shell = await loadText('en', 'shell')

test.use({ viewport: PHONE })

test.beforeEach(async ({ page }) => {
  await startWithoutAccount(page)
  await openMedications(page)
})

test(
  '[MED-9, MED-10, MED-12, MED-17, MED-18, MED-19, MED-25] a medication is found by its brand, filled in completely, and becomes a previous one',
  LONG,
  async ({ page }) => {
    await page.clock.install()
    await chooseNew(page, 'tylenol', 'Tylenol')
    await saveMedicationButton(page).click()
    await expect(page.getByRole('alert').filter({ hasText: medications('enterValue') })).toBeVisible()
    await strengthButton(page, '500 mg').click()
    await takeAsButton(page, 'asNeeded').click()
    await addDose(page)
    await chooseHowOften(page, 'freqHourly')
    await applySheet(page)
    await expect(sheetField(page, 'amount')).toHaveAccessibleDescription(medications('enterValue'))
    await expect(sheetField(page, 'repeatEvery')).toHaveAccessibleDescription(common('cannotBeEmpty'))
    await sheetField(page, 'amount').fill('1')
    await sheetField(page, 'repeatEvery').fill('8')
    await runPastPress(page)
    await applySheet(page)
    await expect(medicationDoses(page)).toHaveText(['1 tabletup to every 8 hours'])
    await addPurpose(page, 'migraine')
    await expect(purpose(page, 'Migraine')).toHaveAttribute('aria-pressed', 'true')
    await medicationDayField(page, 'startDate').fill('2026-03-02')
    expect(await smallTargets(page)).toEqual([])
    expect(await sidewaysScroll(page)).toBe(0)
    await saveMedicationButton(page).click()
    await expect(medicationToast(page, 'added')).toBeVisible()
    await expect(listedMedications(page, 'current')).toHaveText([
      /Acetaminophen \(Tylenol\) - 500 mg.*up to every 8 hours/,
    ])

    await openRow(page, /Tylenol/)
    await medicationDayField(page, 'endDate').fill('2026-03-01')
    await saveMedicationButton(page).click()
    await expect(medicationDayField(page, 'endDate')).toHaveAccessibleDescription(
      records('endBeforeStartDate'),
    )
    await medicationDayField(page, 'endDate').fill('2026-03-03')
    await runPastPress(page)
    await saveMedicationButton(page).click()
    await expect(medicationToast(page, 'edited')).toBeVisible()
    await expect(listedMedications(page, 'previous')).toHaveCount(1)
  },
)

test(
  '[MED-13, MED-21, MED-22] a duplicate is refused, a draft that was left comes back, and a delete can be undone',
  LONG,
  async ({ page }) => {
    await chooseNew(page, 'naproxen', medications('generic'))
    await strengthButton(page, '500 mg').click()
    await saveMedicationButton(page).click()
    await expect(listedMedications(page, 'current')).toHaveCount(1)

    await chooseNew(page, 'naproxen', medications('generic'))
    await strengthButton(page, '500 mg').click()
    await saveMedicationButton(page).click()
    await expect(page.getByRole('alertdialog').getByText(medications('alreadyExists'))).toBeVisible()
    await page.getByRole('button', { name: records('leaveBack') }).click()
    await page.goto('/medications/list')
    await page.getByRole('link', { name: medications('draftTitle') }).click()
    await expect(strengthButton(page, '500 mg')).toHaveAttribute('aria-pressed', 'true')
    await writeStrength(page, '0262.50')
    await saveMedicationButton(page).click()
    await expect(listedMedications(page, 'current')).toHaveCount(2)

    await openRow(page, /262\.5/)
    await medicationDayField(page, 'startDate').fill('2026-03-')
    await page.goto('/medications/list')
    const begun = page.getByRole('link', { name: medications('draftTitle') })
    await expect(begun).toBeVisible()
    await deleteRow(page, 'Naproxen (Generic) - 262.5 mg')
    await expect(medicationToast(page, 'deleted')).toBeVisible()
    await expect(listedMedications(page, 'current')).toHaveCount(1)
    await expect(begun).toHaveCount(0)
    await undoButton(page).click()
    await expect(listedMedications(page, 'current')).toHaveCount(2)
    await begun.click()
    await expect(medicationDayField(page, 'startDate')).toHaveValue('2026-03-')
  },
)

test('[MED-10] the header of the brands leads back to the results', LONG, async ({ page }) => {
  await page.getByRole('link', { name: common('addNew') }).click()
  const typed = page.getByRole('searchbox', { name: medications('searchLabel') })
  await typed.fill('naproxen')
  await page
    .getByRole('button', { name: /Naproxen/ })
    .first()
    .click()
  await expect(page.getByRole('group', { name: medications('brand') })).toBeVisible()
  await page.getByRole('button', { name: shell('back'), exact: true }).click()
  await expect(typed).toHaveValue('naproxen')
  await runPastPress(page)
  await page.getByRole('button', { name: shell('back'), exact: true }).click()
  await expect(page).toHaveURL(/medications\/list/)
})

test(
  '[MED-24, REC-34] going from a record to its list of medications and back loses nothing',
  LONG,
  async ({ page }) => {
    await chooseNew(page, 'naproxen', medications('generic'))
    await strengthButton(page, '500 mg').click()
    await saveMedicationButton(page).click()
    await expect(medicationToast(page, 'added')).toBeVisible()
    await page.goto('/home')
    await openNewRecord(page)
    await setSeverity(page, 5)
    await openRecordSection(page, 'medications')
    await page.getByRole('link', { name: lists('edit') }).click()
    await expect(page.getByRole('switch', { name: /Naproxen/ })).toBeChecked()
    await page.getByRole('button', { name: shell('back'), exact: true }).click()
    await expectSection(page, 'medications')
    await expect(saveRecordButton(page)).toBeEnabled()
  },
)

test(
  '[MED-24] a hidden medication stays in the list, and is not offered in a record',
  LONG,
  async ({ page }) => {
    await chooseNew(page, 'naproxen', medications('generic'))
    await strengthButton(page, '500 mg').click()
    await saveMedicationButton(page).click()
    await expect(medicationToast(page, 'added')).toBeVisible()
    await page.getByRole('link', { name: medications('factorListTitle') }).click()
    const shown = page.getByRole('switch', { name: /Naproxen/ })
    await shown.press(' ')
    await expect(shown).not.toBeChecked()
    await page.goto('/records/create?section=medications')
    await expect(page.getByRole('button', { name: /Naproxen/ })).toHaveCount(0)
    await openMedications(page)
    await expect(listedMedications(page, 'current')).toHaveCount(1)
  },
)
