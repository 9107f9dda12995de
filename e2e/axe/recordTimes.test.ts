import { expect, type Page } from '@playwright/test'
import { faultsOf } from '../pages/axe.ts'
import { startWithoutAccount } from '../pages/home.ts'
import { add, amount, mark } from '../pages/recordMedications.ts'
import { openSection } from '../pages/recordSections.ts'
import { expectProblem, hoursOffered, kind, noteField, records, type } from '../pages/recordTiming.ts'
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
      await openSection(page, 'timing')
      await hoursOffered(page)
      await kind(page, 'endDate').click()
      await type(page, 'endDate', '1999-01-01')
      await expectProblem(page, 'endDate', records('endBeforeStartDate'))
      expect(await faultsOf(page)).toEqual([])
      await dim(page)
      expect(await faultsOf(page)).toEqual([])
      await kind(page, 'duration').click()
      expect(await faultsOf(page)).toEqual([])
      await openSection(page, 'medications')
      await add(page, 'Naproxen')
      await mark(page, 'Naproxen', 'better').click()
      await amount(page, 'Naproxen').fill('some')
      await page.keyboard.press('Tab')
      await expect(amount(page, 'Naproxen')).toHaveAccessibleDescription(records('notAnAmount'))
      expect(await faultsOf(page)).toEqual([])
      await openSection(page, 'notes')
      await noteField(page).fill('x'.repeat(20_001))
      expect(await faultsOf(page)).toEqual([])
    },
  )
}
