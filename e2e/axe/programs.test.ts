import { expect } from '@playwright/test'
import { faultsOf, LOOKS } from '../pages/axe.ts'
import { started } from '../pages/place.ts'
import { link, openLesson, PROGRAM, PROGRAM_TITLE, subscriberSignsIn, title, way } from '../pages/programs.ts'
import { LONG, sidewaysScroll } from '../pages/shell.ts'
import { test } from '../pages/watch.ts'

for (const look of LOOKS) {
  test.describe(`${look.colorScheme} at ${look.viewport.width} px`, () => {
    test.use(look)

    test(
      `[REL 6, PROG-4, PROG-8] a program, its lesson, one line of it and its pause, ${look.colorScheme}`,
      LONG,
      async ({ page }) => {
        await subscriberSignsIn(page, started())
        await page.goto(PROGRAM)
        await expect(title(page, PROGRAM_TITLE)).toBeVisible()
        expect(await faultsOf(page)).toEqual([])
        await openLesson(page)
        expect(await faultsOf(page)).toEqual([])
        await link(page, 'lineByLine').click()
        await expect(way(page, 'nextLine')).toBeVisible()
        expect(await faultsOf(page)).toEqual([])
        await way(page, 'pause').click()
        await expect(way(page, 'goOn')).toBeVisible()
        expect(await faultsOf(page)).toEqual([])
        expect(await sidewaysScroll(page)).toBe(0)
      },
    )
  })
}
