import { expect } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'
import { emptyHome, recentRecords, startWithoutAccount, toFinishItems } from '../pages/app/home.ts'
import { DESKTOP, IN_FIREFOX, LONG, PHONE, TABLET, widths } from '../pages/app/shell.ts'
import {
  closeButton,
  goHomeFromReflection,
  leaveRecordBy,
  leaveDialog,
  nextButton,
  openNewRecord,
  recordPainFromHome,
  saveRecordButton,
  savedToast,
  setSeverity,
  severitySlider,
  undoButton,
} from '../pages/records/record.ts'
import { test } from '../pages/sync/watch.ts'

const records = await loadText('en', 'records')

for (const viewport of widths(PHONE)) {
  test.describe(`at ${viewport.width} pixels`, () => {
    test.use({ viewport })

    test.beforeEach(async ({ page }) => startWithoutAccount(page))

    test(
      '[D36] nothing can be saved before the control is touched, and 0 is an answer',
      LONG,
      async ({ page }) => {
        await openNewRecord(page)
        await expect(saveRecordButton(page)).toBeDisabled()
        await setSeverity(page, 0)
        await saveRecordButton(page).click()
        await expect(savedToast(page)).toBeVisible()
        await goHomeFromReflection(page)
        await expect(recentRecords(page)).toHaveCount(1)
      },
    )

    test(
      '[UI-10, D35] an arrow moves the severity by a tenth, a page key by 1, and the number that will be saved is shown',
      LONG,
      async ({ page }) => {
        await openNewRecord(page)
        await setSeverity(page, 6)
        await page.keyboard.press('ArrowRight')
        await expect(severitySlider(page)).toHaveValue('6.1')
        await expect(severitySlider(page)).toHaveAttribute('aria-valuetext', /^6 of 10/)
        for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('ArrowUp')
        await expect(severitySlider(page)).toHaveAttribute('aria-valuetext', /^7 of 10/)
        await page.keyboard.press('PageDown')
        await expect(severitySlider(page)).toHaveValue('5.5')
        await saveRecordButton(page).click()
        await goHomeFromReflection(page)
        await expect(recentRecords(page).getByRole('img', { name: /^6 of 10/ })).toBeVisible()
      },
    )

    test('[REL 6] Undo takes the record away again', LONG, async ({ page }) => {
      await recordPainFromHome(page, 4)
      await undoButton(page).click()
      await expect(emptyHome(page)).toBeVisible()
      await page.reload()
      await expect(emptyHome(page)).toBeVisible()
    })

    test(
      '[REC-21] leaving an untouched record asks nothing, and a touched one asks in the words of the specification',
      LONG,
      async ({ page }) => {
        await openNewRecord(page)
        await closeButton(page).click()
        await expect(page).toHaveURL(/\/home$/)

        await openNewRecord(page)
        await setSeverity(page, 5)
        await closeButton(page).click()
        await leaveRecordBy(page, 'leaveBack')
        await expect(severitySlider(page)).toHaveValue('5')
        await page.goBack()
        await expect(leaveDialog(page)).toBeVisible()
        await leaveRecordBy(page, 'leaveSave')
        await expect(recentRecords(page)).toHaveCount(1)
      },
    )

    test('[D36] closed without saving, it can be taken back', LONG, async ({ page }) => {
      await openNewRecord(page)
      await setSeverity(page, 6)
      await closeButton(page).click()
      await leaveRecordBy(page, 'leaveDiscard')
      await expect(page).toHaveURL(/\/home$/)
      await expect(recentRecords(page)).toHaveCount(0)
      await undoButton(page).click()
      await expect(toFinishItems(page)).toHaveCount(1)
    })

    test(
      '[LOCAL-7, ROUTE-11] a tab that is closed in the middle loses neither the number nor the place',
      IN_FIREFOX,
      async ({ page, context }) => {
        await openNewRecord(page)
        await setSeverity(page, 8)
        await nextButton(page).click()
        await expect(page).toHaveURL(/section=locations/)
        await page.reload()
        await expect(page).toHaveURL(/section=locations/)
        await page.close({ runBeforeUnload: false })

        const again = await context.newPage()
        await again.goto('/home')
        await toFinishItems(again).getByRole('link').first().click()
        await expect(severitySlider(again)).toHaveValue('8')
        await saveRecordButton(again).click()
        await goHomeFromReflection(again)
        await expect(recentRecords(again)).toHaveCount(1)
        await expect(toFinishItems(again)).toHaveCount(0)
      },
    )

    test(
      '[REC-23] an interrupted edit is offered again, or the record as saved',
      LONG,
      async ({ page, context }) => {
        await recordPainFromHome(page, 4)
        await recentRecords(page).getByRole('link').click()
        await setSeverity(page, 6)
        await page.goto('/home')
        await expect(toFinishItems(page)).toHaveCount(1)
        await page.close()

        const again = await context.newPage()
        await again.goto('/home')
        await recentRecords(again).getByRole('link').click()
        await expect(again.getByRole('button', { name: records('startNew') })).toBeHidden()
        const fromSaved = again.getByRole('button', { name: records('startFromSaved') })
        await fromSaved.click()
        await expect(fromSaved).toBeHidden()
        await expect(severitySlider(again)).toHaveValue('4')
      },
    )

    test('[LOCAL-21] what one tab saves the other shows', LONG, async ({ page, context }) => {
      const other = await context.newPage()
      await other.goto('/home')
      await expect(emptyHome(other)).toBeVisible()
      await recordPainFromHome(page, 9)
      await expect(recentRecords(other)).toHaveCount(1)
    })
  })
}

for (const viewport of [TABLET, DESKTOP]) {
  test(`[REL 6] at ${viewport.width} pixels the next button names its section`, LONG, async ({ page }) => {
    await page.setViewportSize(viewport)
    await startWithoutAccount(page)
    await openNewRecord(page)
    await expect(nextButton(page)).toHaveAccessibleName(records('nextSection'))
    await expect(nextButton(page)).toHaveAccessibleDescription(records('locations'))
  })
}
