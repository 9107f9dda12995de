import { expect, type Page } from '@playwright/test'
import { findAxeFaults } from '../pages/axe.ts'
import { startWithoutAccount } from '../pages/home.ts'
import { addMedicineToRecord, amount, medicineEffectButton } from '../pages/recordMedications.ts'
import { openRecordSection } from '../pages/recordSections.ts'
import {
  expectProblem,
  readOfferedHours,
  timingKindButton,
  recordNoteField,
  records,
  typeTiming,
} from '../pages/recordTiming.ts'
import { openNewRecord } from '../pages/record.ts'
import { LONG, PHONE, widths } from '../pages/shell.ts'
import { test } from '../pages/watch.ts'

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
