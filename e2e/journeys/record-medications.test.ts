import { expect, type Locator, type Page } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'
import { endEverySession, reloadUntilLockedOut } from '../pages/account/account.ts'
import { signInNewPerson } from '../pages/account/signIn.ts'
import { recentRecords, startWithoutAccount } from '../pages/app/home.ts'
import { DESKTOP, LONG, widths } from '../pages/app/shell.ts'
import { openNewRecord, saveRecordButton, untilSavedAndLeft, setSeverity } from '../pages/records/record.ts'
import {
  addMedicineToRecord,
  addMedicineWithoutSearch,
  amount,
  medicineEffectButton,
  recordMedicineButton,
  medicineNames,
  recordNoMedicationsButton,
  units,
} from '../pages/records/recordMedications.ts'
import { nothingChosenMessage, openRecordSection } from '../pages/records/recordSections.ts'
import { runPastMessage, runPastTremor } from '../pages/records/steadyPress.ts'
import { cards, detailsButton, openRecordList } from '../pages/results/results.ts'
import { startedServer } from '../pages/sync/startedServer.ts'
import { test } from '../pages/sync/watch.ts'

const medications = await loadText('en', 'medications')
const records = await loadText('en', 'records')

const expectPressed = (control: Locator, isPressed: boolean): Promise<void> =>
  expect(control).toHaveAttribute('aria-pressed', String(isPressed))

async function openNew(page: Page): Promise<void> {
  await openNewRecord(page)
  await setSeverity(page, 5)
  await openRecordSection(page, 'medications')
}

async function save(page: Page): Promise<void> {
  await runPastMessage(page)
  await saveRecordButton(page).click()
  await untilSavedAndLeft(page)
  await page.goto('/home')
}

async function openSaved(page: Page): Promise<void> {
  await recentRecords(page).first().getByRole('link').click()
  await openRecordSection(page, 'medications')
}

for (const viewport of widths(DESKTOP)) {
  test.describe(`at ${viewport.width} pixels`, () => {
    test.use({ viewport })

    test.beforeEach(async ({ page }) => {
      await page.clock.install()
      await startWithoutAccount(page)
    })

    test(
      '[MED-1, MED-2] a medicine is added by its name and taken; the same again makes no second',
      LONG,
      async ({ page }) => {
        await openNew(page)
        await addMedicineToRecord(page, '<i>Naproxen</i> 🙂')
        await expectPressed(recordMedicineButton(page, '<i>Naproxen</i> 🙂'), true)
        await runPastMessage(page)
        await addMedicineToRecord(page, '<I>naproxen</I> 🙂')
        await expect(page.getByRole('status').filter({ hasText: medications('alreadyExists') })).toBeVisible()
        expect(await medicineNames(page)).toEqual(['<i>Naproxen</i> 🙂'])
      },
    )

    test(
      '[MED-5, REC-16, D37] amount and effect are stored; a mark is removed separately',
      LONG,
      async ({ page }) => {
        await openNew(page)
        await addMedicineToRecord(page, 'Naproxen')
        await expectPressed(medicineEffectButton(page, 'Naproxen', 'better'), false)
        await amount(page, 'Naproxen').fill('1,5')
        await units(page, 'Naproxen').selectOption('tablets')
        await medicineEffectButton(page, 'Naproxen', 'worse').click()
        await save(page)
        await openSaved(page)
        await expect(amount(page, 'Naproxen')).toHaveValue('1.5')
        await expect(units(page, 'Naproxen')).toHaveValue('tablets')
        await expectPressed(medicineEffectButton(page, 'Naproxen', 'worse'), true)
        await amount(page, 'Naproxen').fill('some')
        await page.keyboard.press('Tab')
        await expect(amount(page, 'Naproxen')).toHaveAccessibleDescription(
          records('amountKept', { kept: '1.5' }),
        )
        await medicineEffectButton(page, 'Naproxen', 'worse').click()
        await save(page)
        await openSaved(page)
        await expectPressed(medicineEffectButton(page, 'Naproxen', 'worse'), false)
        await expect(amount(page, 'Naproxen')).toHaveValue('1.5')
      },
    )

    test('[MED-26] the card of a record shows how much of a medicine was taken', LONG, async ({ page }) => {
      await openNew(page)
      await addMedicineToRecord(page, 'Naproxen')
      await amount(page, 'Naproxen').fill('1.5')
      await units(page, 'Naproxen').selectOption('tablets')
      await save(page)
      await openRecordList(page)
      await detailsButton(cards(page).first()).click()
      await expect(cards(page).first()).toContainText('Naproxen (Generic) (1.5 tablets)')
    })

    test(
      '[REC-16] No medications clears them and says so; an accidental press removes nothing',
      LONG,
      async ({ page }) => {
        await openNew(page)
        await addMedicineToRecord(page, 'Naproxen')
        await amount(page, 'Naproxen').fill('2')
        await recordMedicineButton(page, 'Naproxen').click()
        await expect(amount(page, 'Naproxen')).toHaveCount(0)
        await runPastTremor(page)
        await recordMedicineButton(page, 'Naproxen').click()
        await expect(amount(page, 'Naproxen')).toHaveValue('2')
        await recordNoMedicationsButton(page).click()
        await expect(nothingChosenMessage(page, records('noMedications'))).toBeVisible()
        await expectPressed(recordMedicineButton(page, 'Naproxen'), false)
        await runPastTremor(page)
        await recordNoMedicationsButton(page).click()
        await expect(amount(page, 'Naproxen')).toHaveValue('2')
        await runPastTremor(page)
        await recordNoMedicationsButton(page).click()
        await save(page)
        await openSaved(page)
        await expectPressed(recordNoMedicationsButton(page), true)
        await recordMedicineButton(page, 'Naproxen').click()
        await expectPressed(recordNoMedicationsButton(page), false)
      },
    )

    test(
      '[MED-6] medicines used before come first, and nothing moves when one is chosen',
      LONG,
      async ({ page }) => {
        await openNew(page)
        await addMedicineToRecord(page, 'Aspirin')
        await runPastMessage(page)
        await addMedicineToRecord(page, 'Zinc')
        await recordMedicineButton(page, 'Aspirin').click()
        await save(page)
        await openNew(page)
        await expect(recordMedicineButton(page, 'Zinc')).toBeVisible()
        expect(await medicineNames(page)).toEqual(['Zinc', 'Aspirin'])
        await recordMedicineButton(page, 'Aspirin').click()
        await expectPressed(recordMedicineButton(page, 'Aspirin'), true)
        expect(await medicineNames(page)).toEqual(['Zinc', 'Aspirin'])
      },
    )
  })
}

test(
  '[MED-7, D16] a locked device shows no medicine of the past, and does not reveal that one was known',
  LONG,
  async ({ page, watch }) => {
    watch.expectError(/401/)
    const session = await signInNewPerson(page, startedServer())
    await openNew(page)
    await addMedicineToRecord(page, 'Naproxen')
    await endEverySession(startedServer(), session)
    await reloadUntilLockedOut(page)
    await page.goto('/records/add?section=medications')
    await expect(recordNoMedicationsButton(page)).toBeVisible()
    expect(await medicineNames(page)).toEqual([])
    await addMedicineWithoutSearch(page, 'naproxen')
    await expectPressed(recordMedicineButton(page, 'Naproxen'), true)
  },
)
