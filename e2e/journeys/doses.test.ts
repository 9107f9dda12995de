import { expect } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'
import { endEverySession, expectHome, reloadUntilLockedOut, unlock } from '../pages/account/account.ts'
import { signInNewPerson } from '../pages/account/signIn.ts'
import { findAxeFaults } from '../pages/app/axe.ts'
import { startWithoutAccount } from '../pages/app/home.ts'
import { LONG, PHONE, sidewaysScroll, smallTargets } from '../pages/app/shell.ts'
import {
  addMedicine,
  amountField,
  deleteFirst,
  dosesText,
  loggedDoses,
  loggedToast,
  logButton,
  logNow,
  medicationsCard,
  reliefCard,
  genericMedicineName,
} from '../pages/records/doses.ts'
import {
  openNewRecord,
  saveRecordButton,
  untilSavedAndLeft,
  setSeverity,
  undoButton,
} from '../pages/records/record.ts'
import { amount, recordMedicineButton } from '../pages/records/recordMedications.ts'
import { openRecordSection } from '../pages/records/recordSections.ts'
import { timingKindButton, typeTiming } from '../pages/records/recordTiming.ts'
import { runPastMessage, runPastUndo, stopTime } from '../pages/records/steadyPress.ts'
import { startedServer } from '../pages/sync/startedServer.ts'
import { test } from '../pages/sync/watch.ts'

const calendar = await loadText('en', 'calendar')
const medications = await loadText('en', 'medications')
const inDay = (amounts: string): string => dosesText('lastDay', { amounts })

test.use({ viewport: PHONE })

test(
  '[DOSE-2, DOSE-3, DOSE-6, HOME-3] two presses from home; the next record opens with it, and it is counted once',
  LONG,
  async ({ page }) => {
    await page.clock.install()
    await startWithoutAccount(page)
    await expect(medicationsCard(page).getByRole('link', { name: medications('addTitle') })).toBeVisible()
    await addMedicine(page, 'Testarin')
    expect(await sidewaysScroll(page)).toBe(0)
    expect(await smallTargets(page)).toEqual([])
    await amountField(page).fill('2')
    await logNow(page).click()
    await expect(loggedToast(page)).toBeVisible()
    await page.goto('/home')
    await expect(medicationsCard(page).getByText(inDay('2 units'))).toBeVisible()

    await runPastMessage(page)
    await logButton(page, 'Testarin').click()
    await expect(amountField(page)).toHaveValue('')
    await logNow(page).click()
    await expect(medicationsCard(page).getByText(inDay('2 units, 1 dose without an amount'))).toBeVisible()
    await undoButton(page).click()
    await expect(medicationsCard(page).getByText(inDay('2 units'))).toBeVisible()

    await runPastUndo(page)
    // The app waits at most 200 ms for its suggestions.
    await stopTime(page)
    await openNewRecord(page)
    await page.clock.resume()
    await setSeverity(page, 5)
    await openRecordSection(page, 'medications')
    await expect(recordMedicineButton(page, 'Testarin')).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByText(/^Logged .*: 2 units$/)).toBeVisible()
    await expect(amount(page, 'Testarin')).toHaveCount(0)
    await saveRecordButton(page).click()
    await untilSavedAndLeft(page)
    await page.goto('/home')
    await expect(medicationsCard(page).getByText(inDay('2 units'))).toBeVisible()
  },
)

test('[DOSE-5, DOSE-7] a dose is deleted and restored in its list', LONG, async ({ page }) => {
  await page.clock.install()
  await startWithoutAccount(page)
  await addMedicine(page, 'Testarin')
  await amountField(page).fill('2')
  await logNow(page).click()
  await expect(loggedToast(page)).toBeVisible()
  await page.goto('/doses/add')
  await expect(loggedDoses(page)).toHaveCount(1)
  await deleteFirst(page)
  await expect(loggedDoses(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { name: dosesText('listTitle') })).toBeFocused()
  await undoButton(page).click()
  await expect(loggedDoses(page)).toContainText([genericMedicineName('Testarin')])
})

test(
  '[DOSE-13] an offered dose is removed from a record of another time, comes back, and is mentioned where it stays',
  LONG,
  async ({ page }) => {
    await page.clock.install({ time: new Date('2026-05-10T12:20:01Z') })
    await startWithoutAccount(page)
    await addMedicine(page, 'Testarin')
    await logNow(page).click()
    await expect(loggedToast(page)).toBeVisible()
    await runPastUndo(page)
    await openNewRecord(page)
    await setSeverity(page, 5)
    await openRecordSection(page, 'timing')
    const stays = page.getByRole('status').filter({ hasText: 'Also part of this record: Testarin' })
    const left = page.getByRole('status').filter({ hasText: 'Testarin is no longer part of this record' })
    await typeTiming(page, 'startDate', '2026-05-09')
    await expect(stays).toBeVisible()
    await timingKindButton(page, 'duration').click()
    await typeTiming(page, 'duration', '10')
    await expect(left).toBeVisible()
    await openRecordSection(page, 'medications')
    await expect(recordMedicineButton(page, 'Testarin')).toHaveAttribute('aria-pressed', 'false')
    await openRecordSection(page, 'timing')
    await typeTiming(page, 'startDate', '2026-05-10')
    await expect(left.or(stays)).toHaveCount(0)
    await openRecordSection(page, 'medications')
    await expect(recordMedicineButton(page, 'Testarin')).toHaveAttribute('aria-pressed', 'true')
  },
)

test('[DOSE-9, DOSE-10, DOSE-11] an hour later one question asks for the number', LONG, async ({ page }) => {
  await page.clock.install()
  await startWithoutAccount(page)
  await addMedicine(page, 'Testarin')
  await page.getByRole('button', { name: dosesText('more') }).click()
  await page.getByText(dosesText('askAfter', { minutes: 60 }), { exact: true }).click()
  await page.getByRole('slider', { name: dosesText('painThen') }).focus()
  await page.keyboard.press('End')
  await logNow(page).click()
  await expect(loggedToast(page)).toBeVisible()
  await page.goto('/home')
  await expect(medicationsCard(page)).toBeVisible()
  await expect(reliefCard(page)).toHaveCount(0)
  await page.clock.fastForward('01:01:00')
  await expect(reliefCard(page)).toContainText(genericMedicineName('Testarin'))
  await reliefCard(page)
    .getByRole('button', { name: dosesText('reliefAnswer') })
    .click()
  await page.getByRole('slider', { name: dosesText('reliefQuestion') }).focus()
  await page.keyboard.press('Home')
  await page.getByRole('button', { name: dosesText('reliefSave') }).click()
  await expect(reliefCard(page)).toHaveCount(0)
  await page.goto('/doses/add')
  await expect(loggedDoses(page)).toContainText([dosesText('beforeAfter', { before: 10, after: 0 })])
})

test(
  '[DOSE-8, D16] a locked device logs a dose by name, and shows nothing of the past',
  LONG,
  async ({ page, watch }) => {
    watch.expectError(/401/)
    const session = await signInNewPerson(page, startedServer())
    await addMedicine(page, 'Testarin')
    await amountField(page).fill('2')
    await logNow(page).click()
    await expect(loggedToast(page)).toBeVisible()
    await endEverySession(startedServer(), session)
    await reloadUntilLockedOut(page)
    await page.goto('/doses/add')
    await expect(logNow(page)).toBeDisabled()
    await expect(page.getByText('Testarin')).toHaveCount(0)
    await expect(loggedDoses(page)).toHaveCount(0)
    await page.getByRole('textbox', { name: medications('medication') }).fill('testarin')
    await logNow(page).click()
    await expect(loggedToast(page)).toBeVisible()
  },
)

test(
  '[DOSE-15, SES-11] after the session ended, the question can be answered in front of the locked diary',
  LONG,
  async ({ page, watch }) => {
    watch.expectError(/401/)
    await page.clock.install()
    const session = await signInNewPerson(page, startedServer())
    await addMedicine(page, 'Testarin')
    await page.getByText(dosesText('askAfter', { minutes: 60 }), { exact: true }).click()
    await page.getByRole('button', { name: dosesText('more') }).click()
    await page.getByRole('slider', { name: dosesText('painThen') }).focus()
    await page.keyboard.press('End')
    await logNow(page).click()
    await expect(loggedToast(page)).toBeVisible()
    await endEverySession(startedServer(), session)
    await reloadUntilLockedOut(page)
    await page.clock.fastForward('01:01:00')
    for (const path of ['/home', '/token-outdated']) {
      await page.goto(path)
      await expect(reliefCard(page)).toContainText(dosesText('reliefUnnamed'))
      await expect(page.getByText('Testarin')).toHaveCount(0)
    }
    expect(await sidewaysScroll(page)).toBe(0)
    expect(await smallTargets(page)).toEqual([])
    expect(await findAxeFaults(page)).toEqual([])
    await reliefCard(page)
      .getByRole('button', { name: dosesText('effectBetter') })
      .click()
    await expect(reliefCard(page)).toHaveCount(0)
    await undoButton(page).click()
    await reliefCard(page)
      .getByRole('button', { name: dosesText('reliefAnswer') })
      .click()
    await page.getByRole('slider', { name: dosesText('reliefQuestion') }).focus()
    await page.keyboard.press('Home')
    await page.getByRole('button', { name: dosesText('reliefSave') }).click()
    await expect(reliefCard(page)).toHaveCount(0)
    await unlock(page)
    await expectHome(page)
    await expect(reliefCard(page)).toHaveCount(0)
    await page.goto('/doses/add')
    await expect(loggedDoses(page)).toContainText([dosesText('beforeAfter', { before: 10, after: 0 })])
  },
)

test('[RES-87] in the calendar a day with only a dose says the dose', LONG, async ({ page }) => {
  await startWithoutAccount(page)
  await addMedicine(page, 'Testarin')
  await logNow(page).click()
  await expect(loggedToast(page)).toBeVisible()
  await page.goto('/results/calendar')
  const taken = calendar('dosesAre', { count: 1, names: genericMedicineName('Testarin') })
  await expect(page.getByText(`${calendar('noRecord')} · ${taken}`)).toBeVisible()
  const today = page.getByRole('gridcell', { selected: true }).getByRole('button')
  await expect(today).toHaveAccessibleName(new RegExp(`${calendar('noRecord')}, 1 dose\\b`))
  expect(await findAxeFaults(page)).toEqual([])
})
