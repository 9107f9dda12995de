import { expect } from '@playwright/test'
import { findAxeAndWidthFaults } from '../pages/app/axe.ts'
import { DESKTOP, LONG, PHONE, smallTargets } from '../pages/app/shell.ts'
import {
  dosesText,
  genericMedicineName,
  logButton,
  loggedDoses,
  logNow,
  loggedToast,
} from '../pages/records/doses.ts'
import {
  medications,
  medicationToast,
  openMedications,
  openRow,
  saveMedicationButton,
} from '../pages/records/medications.ts'
import {
  chosenMedicine,
  dayLimitField,
  logSeveral,
  medicineChip,
  medicineDaysCard,
  medicineDaysSheet,
  saveInSheet,
  showMedicineDays,
  startWithMedicines,
  togetherField,
} from '../pages/records/medicineDays.ts'
import { undoButton } from '../pages/records/record.ts'
import { waitPastPress } from '../pages/records/steadyPress.ts'
import { test } from '../pages/sync/watch.ts'

const OF = 30
const isPhone = (width: number): boolean => width === PHONE.width

for (const viewport of [PHONE, DESKTOP]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport, colorScheme: isPhone(viewport.width) ? 'light' : 'dark' })
    const tag = isPhone(viewport.width) ? {} : LONG

    test(
      '[MDAY-8, DOSE-2] two medicines are logged in one go, and undone together',
      tag,
      async ({ page }) => {
        await startWithMedicines(page, [
          { name: 'Sumatriptan', days: 0 },
          { name: 'Testarin', days: 0 },
        ])
        await page.goto('/doses/add')
        await medicineChip(page, 'Sumatriptan').click()
        await expect(logNow(page)).toBeVisible()
        await medicineChip(page, 'Testarin').click()
        await chosenMedicine(page, 'Sumatriptan').getByRole('textbox').first().fill('1')
        await chosenMedicine(page, 'Testarin').getByRole('textbox').first().fill('2')
        await expect(chosenMedicine(page, 'Testarin')).toContainText(
          dosesText('sameMoment', { name: genericMedicineName('Sumatriptan') }),
        )
        expect(await smallTargets(page)).toEqual([])
        expect(await findAxeAndWidthFaults(page)).toEqual([])
        await logSeveral(page, 2).click()
        await expect(
          page.getByRole('status').filter({ hasText: dosesText('loggedSeveral', { count: 2 }) }),
        ).toBeVisible()
        await undoButton(page).click()
        await expect(
          page.getByRole('status').filter({ hasText: dosesText('removedSeveral', { count: 2 }) }),
        ).toBeVisible()
        await undoButton(page).click()
        await expect(
          page.getByRole('status').filter({ hasText: dosesText('restoredSeveral', { count: 2 }) }),
        ).toBeVisible()
        await page.goto('/doses/add')
        await expect(loggedDoses(page)).toHaveCount(2)
        await expect(loggedDoses(page).filter({ hasText: '2 tablets' })).toHaveCount(1)
      },
    )

    test(
      '[MDAY-3, MDAY-4] a limit is what the person enters; the form says the day, at the limit and above it',
      tag,
      async ({ page }) => {
        const name = genericMedicineName('Sumatriptan')
        await startWithMedicines(page, [
          { name: 'Sumatriptan', days: 9 },
          { name: 'Testarin', days: 10, limit: 10 },
        ])
        await page.goto('/home')
        await logButton(page, 'Sumatriptan').click()
        const lines = page.locator('.dose-days')
        await expect(lines).toHaveText(dosesText('medicineDaysNew', { count: 10, of: OF, name }))

        await openMedications(page)
        await openRow(page, /Sumatriptan/)
        await dayLimitField(page).fill('31')
        await saveMedicationButton(page).click()
        await expect(page.getByText(medications('wholeNumber', { 0: OF }))).toBeVisible()
        await expect(dayLimitField(page)).toHaveValue('31')
        await dayLimitField(page).fill('10')
        // The button ignores a second press within a second.
        await expect(async () => {
          await saveMedicationButton(page).click({ timeout: 500 })
          await expect(medicationToast(page, 'edited')).toBeVisible({ timeout: 1_000 })
        }).toPass()

        await page.goto('/home')
        await logButton(page, 'Sumatriptan').click()
        const atLimit = [
          dosesText('medicineDaysNew', { count: 10, of: OF, name }),
          dosesText('medicineDaysLimit', { limit: 10 }),
        ]
        await expect(lines).toHaveText(atLimit.join(' '))
        expect(await findAxeAndWidthFaults(page)).toEqual([])
        await logNow(page).click()
        await expect(loggedToast(page)).toBeVisible()

        await logButton(page, 'Testarin').click()
        await expect(lines).toContainText(dosesText('medicineDaysAbove', { limit: 10 }))
        // Above the limit the form looks and works as before.
        const colours = await lines.evaluate((line) => {
          const page = line.ownerDocument.defaultView!
          return [line, line.closest('.sheet')!].map((one) => page.getComputedStyle(one).color)
        })
        expect(colours[0]).toBe(colours[1])
        await logNow(page).click()
        await expect(loggedToast(page)).toBeVisible()
        await logButton(page, 'Testarin').click()
        await expect(lines).toContainText(/^Today is already one of 11 days/)
      },
    )

    test(
      '[MDAY-2, MDAY-5, MDAY-7] the card is offered, counts, takes a limit and goes away',
      tag,
      async ({ page }) => {
        await startWithMedicines(page, [
          { name: 'Sumatriptan', days: 6 },
          { name: 'Testarin', days: 5 },
        ])
        await page.goto('/home')
        await expect(page.getByText(dosesText('medicineDaysOffer', { of: OF }))).toBeVisible()
        await expect(medicineDaysCard(page)).toHaveCount(0)
        await showMedicineDays(page).click()
        const card = medicineDaysCard(page)
        await expect(card).toContainText(dosesText('medicineDaysCount', { days: 6, of: OF }))
        await expect(card).toContainText(dosesText('medicineDaysUnlogged', { days: 24, of: OF }))
        await expect(card.getByRole('heading', { name: dosesText('medicineDaysTitle') })).toBeFocused()
        expect(await findAxeAndWidthFaults(page)).toEqual([])
        await card.getByRole('button', { name: dosesText('medicineDaysSettings') }).click()
        await togetherField(page).fill('ten')
        await saveInSheet(page)
        await expect(medicineDaysSheet(page)).toContainText(medications('wholeNumber', { 0: OF }))
        expect(await findAxeAndWidthFaults(page)).toEqual([])
        await togetherField(page).fill('10')
        await waitPastPress(page)
        await saveInSheet(page)
        await expect(card).toContainText(dosesText('medicineDaysOwnLimit', { limit: 10, of: OF }))
        await expect(card.getByRole('link', { name: dosesText('medicineDaysWhy') })).toHaveAttribute(
          'href',
          /headache-medication-overuse/,
        )
        await page.reload()
        await expect(card).toBeVisible()
        await card.getByRole('button', { name: dosesText('medicineDaysSettings') }).click()
        await medicineDaysSheet(page).getByRole('switch').press('Space')
        await saveInSheet(page)
        await expect(card).toHaveCount(0)
        await page.reload()
        await expect(showMedicineDays(page)).toBeVisible()
        await expect(page.getByText(dosesText('medicineDaysOffer', { of: OF }))).toHaveCount(0)
      },
    )
  })
}
