import { expect, type Page } from '@playwright/test'
import { findAxeFaults } from '../pages/app/axe.ts'
import { startWithoutAccount } from '../pages/app/home.ts'
import { LONG, PHONE, widths } from '../pages/app/shell.ts'
import { openNewRecord } from '../pages/records/record.ts'
import { addMedicineToRecord, amount, medicineEffectButton } from '../pages/records/recordMedications.ts'
import { openRecordSection } from '../pages/records/recordSections.ts'
import {
  expectProblem,
  readOfferedHours,
  timingKindButton,
  recordNoteField,
  records,
  typeTiming,
} from '../pages/records/recordTiming.ts'
import { test } from '../pages/sync/watch.ts'

const dim = (page: Page): Promise<unknown> => page.evaluate(`document.documentElement.dataset.theme = 'dark'`)

for (const viewport of widths(PHONE)) {
  test(
    `[REL 6] times, notes and medicines of a record at ${viewport.width} pixels, with all that they can show`,
    LONG,
    async ({ page }) => {
      test.slow()
      await page.setViewportSize(viewport)
      await startWithoutAccount(page)
      await openNewRecord(page)
      await openRecordSection(page, 'timing')
      await readOfferedHours(page)
      await timingKindButton(page, 'endDate').click()
      await typeTiming(page, 'endDate', '1999-01-01')
      await expectProblem(page, 'endDate', records('endBeforeStartDate'))
      expect(await findAxeFaults(page)).toEqual([])
      await dim(page)
      expect(await findAxeFaults(page)).toEqual([])
      await timingKindButton(page, 'duration').click()
      expect(await findAxeFaults(page)).toEqual([])
      await openRecordSection(page, 'medications')
      await addMedicineToRecord(page, 'Naproxen')
      await medicineEffectButton(page, 'Naproxen', 'better').click()
      await amount(page, 'Naproxen').fill('some')
      await page.keyboard.press('Tab')
      await expect(amount(page, 'Naproxen')).toHaveAccessibleDescription(records('notAnAmount'))
      expect(await findAxeFaults(page)).toEqual([])
      await openRecordSection(page, 'notes')
      await recordNoteField(page).fill('x'.repeat(20_001))
      expect(await findAxeFaults(page)).toEqual([])
    },
  )
}
