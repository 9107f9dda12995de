import { expect } from '@playwright/test'
import { findAxeFaults, AXE_LOOKS } from '../pages/app/axe.ts'
import { LONG, sidewaysScroll } from '../pages/app/shell.ts'
import {
  programLink,
  openLesson,
  PROGRAM,
  PROGRAM_TITLE,
  subscriberSignsIn,
  programTitle,
  programButton,
} from '../pages/guide/programs.ts'
import { startedServer } from '../pages/sync/startedServer.ts'
import { test } from '../pages/sync/watch.ts'

for (const look of AXE_LOOKS) {
  test.describe(`${look.colorScheme} at ${look.viewport.width} px`, () => {
    test.use(look)

    test(
      `[REL 6, PROG-4, PROG-8] a program, its lesson, one line of it and its pause, ${look.colorScheme}`,
      LONG,
      async ({ page }) => {
        await subscriberSignsIn(page, startedServer())
        await page.goto(PROGRAM)
        await expect(programTitle(page, PROGRAM_TITLE)).toBeVisible()
        expect(await findAxeFaults(page)).toEqual([])
        await openLesson(page)
        expect(await findAxeFaults(page)).toEqual([])
        await programLink(page, 'lineByLine').click()
        await expect(programButton(page, 'nextLine')).toBeVisible()
        expect(await findAxeFaults(page)).toEqual([])
        await programButton(page, 'pause').click()
        await expect(programButton(page, 'goOn')).toBeVisible()
        expect(await findAxeFaults(page)).toEqual([])
        expect(await sidewaysScroll(page)).toBe(0)
      },
    )
  })
}
