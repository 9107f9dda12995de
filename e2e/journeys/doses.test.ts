import { expect } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'
import { endEverySession, lockedOut } from '../pages/account.ts'
import {
  addMedicine,
  amountField,
  deleteFirst,
  doses,
  loggedDoses,
  loggedToast,
  logButton,
  logNow,
  medicationsCard,
  reliefCard,
  shown,
} from '../pages/doses.ts'
import { startWithoutAccount } from '../pages/home.ts'
import { started } from '../pages/place.ts'
import { openNewRecord, saveButton, savedToast, setSeverity, undoButton } from '../pages/record.ts'
import { amount, medicine } from '../pages/recordMedications.ts'
import { openSection } from '../pages/recordSections.ts'
import { kind, type } from '../pages/recordTiming.ts'
import { LONG, PHONE, sidewaysScroll, smallTargets } from '../pages/shell.ts'
import { somebodySignsIn } from '../pages/signedIn.ts'
import { outlastMessage, outlastUndo, stopTime } from '../pages/steadyPress.ts'
import { test } from '../pages/watch.ts'

const medications = await loadText('en', 'medications')
const inDay = (amounts: string): string => doses('lastDay', { amounts })

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

    await outlastMessage(page)
    await logButton(page, 'Testarin').click()
    await expect(amountField(page)).toHaveValue('')
    await logNow(page).click()
    await expect(medicationsCard(page).getByText(inDay('2 units, 1 dose without an amount'))).toBeVisible()
    await undoButton(page).click()
    await expect(medicationsCard(page).getByText(inDay('2 units'))).toBeVisible()

    await outlastUndo(page)
    // What is offered is waited for 200 ms at most.
    await stopTime(page)
    await openNewRecord(page)
    await page.clock.resume()
    await setSeverity(page, 5)
    await openSection(page, 'medications')
    await expect(medicine(page, 'Testarin')).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByText(/^Logged .*: 2 units$/)).toBeVisible()
    await expect(amount(page, 'Testarin')).toHaveCount(0)
    await saveButton(page).click()
    await expect(savedToast(page)).toBeVisible()
    await page.goto('/home')
    await expect(medicationsCard(page).getByText(inDay('2 units'))).toBeVisible()
  },
)

test('[DOSE-5, DOSE-7] a dose is deleted and brought back where it is listed', LONG, async ({ page }) => {
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
  await expect(page.getByRole('heading', { name: doses('listTitle') })).toBeFocused()
  await undoButton(page).click()
  await expect(loggedDoses(page)).toContainText([shown('Testarin')])
})

test(
  '[DOSE-13] an offered dose goes from a record of another time, comes back, and is told of where it stays',
  LONG,
  async ({ page }) => {
    await page.clock.install({ time: new Date('2026-05-10T12:20:01Z') })
    await startWithoutAccount(page)
    await addMedicine(page, 'Testarin')
    await logNow(page).click()
    await expect(loggedToast(page)).toBeVisible()
    await outlastUndo(page)
    await openNewRecord(page)
    await setSeverity(page, 5)
    await openSection(page, 'timing')
    const stays = page.getByRole('status').filter({ hasText: 'Also part of this record: Testarin' })
    const left = page.getByRole('status').filter({ hasText: 'Testarin is no longer part of this record' })
    await type(page, 'startDate', '2026-05-09')
    await expect(stays).toBeVisible()
    await kind(page, 'duration').click()
    await type(page, 'duration', '10')
    await expect(left).toBeVisible()
    await openSection(page, 'medications')
    await expect(medicine(page, 'Testarin')).toHaveAttribute('aria-pressed', 'false')
    await openSection(page, 'timing')
    await type(page, 'startDate', '2026-05-10')
    await expect(left.or(stays)).toHaveCount(0)
    await openSection(page, 'medications')
    await expect(medicine(page, 'Testarin')).toHaveAttribute('aria-pressed', 'true')
  },
)

test('[DOSE-9, DOSE-10, DOSE-11] an hour later one question asks for the number', LONG, async ({ page }) => {
  await page.clock.install()
  await startWithoutAccount(page)
  await addMedicine(page, 'Testarin')
  await page.getByRole('button', { name: doses('more') }).click()
  await page.getByText(doses('askAfter', { minutes: 60 }), { exact: true }).click()
  await page.getByRole('slider', { name: doses('painThen') }).focus()
  await page.keyboard.press('End')
  await logNow(page).click()
  await expect(loggedToast(page)).toBeVisible()
  await page.goto('/home')
  await expect(medicationsCard(page)).toBeVisible()
  await expect(reliefCard(page)).toHaveCount(0)
  await page.clock.fastForward('01:01:00')
  await expect(reliefCard(page)).toContainText(shown('Testarin'))
  await reliefCard(page)
    .getByRole('button', { name: doses('reliefAnswer') })
    .click()
  await page.getByRole('slider', { name: doses('reliefQuestion') }).focus()
  await page.keyboard.press('Home')
  await page.getByRole('button', { name: doses('reliefSave') }).click()
  await expect(reliefCard(page)).toHaveCount(0)
  await page.goto('/doses/add')
  await expect(loggedDoses(page)).toContainText([doses('beforeAfter', { before: 10, after: 0 })])
})

test(
  '[DOSE-8, D16] a locked device takes a dose by its name, and tells nothing of the past',
  LONG,
  async ({ page, watch }) => {
    watch.expectError(/401/)
    const session = await somebodySignsIn(page, started())
    await addMedicine(page, 'Testarin')
    await amountField(page).fill('2')
    await logNow(page).click()
    await expect(loggedToast(page)).toBeVisible()
    await endEverySession(started(), session)
    await lockedOut(page)
    await page.goto('/doses/add')
    await expect(logNow(page)).toBeDisabled()
    await expect(page.getByText('Testarin')).toHaveCount(0)
    await expect(loggedDoses(page)).toHaveCount(0)
    await page.getByRole('textbox', { name: medications('medication') }).fill('testarin')
    await logNow(page).click()
    await expect(loggedToast(page)).toBeVisible()
  },
)
