import { expect, type Page } from '@playwright/test'
import { recentRecords, startWithoutAccount } from '../pages/app/home.ts'
import { LONG, PHONE, widths } from '../pages/app/shell.ts'
import { openNewRecord, saveRecordButton, untilSavedAndLeft, setSeverity } from '../pages/records/record.ts'
import { openRecordSection } from '../pages/records/recordSections.ts'
import {
  backToEditing,
  timingButton,
  timingDateInput,
  expectProblem,
  readOfferedHours,
  timingKindButton,
  minutesAgo,
  recordNoteField,
  notSavedDialog,
  pattern,
  pickTime,
  records,
  timingField,
  timingMessage,
  typeTiming,
  unit,
} from '../pages/records/recordTiming.ts'
import { runPastMessage, runPastTremor } from '../pages/records/steadyPress.ts'
import { test } from '../pages/sync/watch.ts'

/** 14:20 in Berlin. */
const NOW = new Date('2026-05-10T12:20:01Z')

async function openTiming(page: Page): Promise<void> {
  await openNewRecord(page)
  await setSeverity(page, 5)
  await openRecordSection(page, 'timing')
}

async function save(page: Page): Promise<void> {
  await runPastMessage(page)
  await saveRecordButton(page).click()
  await untilSavedAndLeft(page)
  await page.goto('/home')
}

async function openSaved(page: Page, section: 'timing' | 'notes'): Promise<void> {
  await recentRecords(page).first().getByRole('link').click()
  await openRecordSection(page, section)
}

for (const viewport of widths(PHONE)) {
  test.describe(`at ${viewport.width} pixels`, () => {
    test.use({ viewport, timezoneId: 'Europe/Berlin' })

    test.beforeEach(async ({ page }) => {
      await page.clock.install({ time: NOW })
      await startWithoutAccount(page)
    })

    test(
      '[REC-5, REC-40, D40] a pain is set back in one press, by steps, or to any minute',
      LONG,
      async ({ page }) => {
        await openTiming(page)
        await expect(timingMessage(page, records('rightNow'))).toBeVisible()
        await minutesAgo(page, 60).click()
        await expect(timingField(page, 'startTime')).toHaveValue('13:20')
        await pickTime(page, '08', '30')
        await expect(timingField(page, 'startTime')).toHaveValue('08:30')
        await timingButton(page, records('dayEarlier')).click()
        await typeTiming(page, 'startTime', '9.07')
        await expect(timingField(page, 'startTime')).toHaveValue('09:07')
        await save(page)
        await openSaved(page, 'timing')
        await expect(timingField(page, 'startDate')).toHaveValue('2026-05-09')
        await expect(timingField(page, 'startTime')).toHaveValue('09:07')
      },
    )

    test(
      '[REC-53, D40] a date is picked in the calendar, which offers no day that is refused',
      LONG,
      async ({ page }) => {
        await openTiming(page)
        const start = timingDateInput(page, 'startDate')
        await expect(start).toHaveAttribute('min', '1900-01-01')
        await expect(start).toHaveAttribute('max', '2026-05-10')
        await page.evaluate(
          `HTMLInputElement.prototype.showPicker = function () { this.dataset.isShown = 'yes' }`,
        )
        const button = page.getByRole('button', {
          name: records('openCalendar', { 0: records('startDate') }),
        })
        await button.focus()
        await page.keyboard.press('Enter')
        await expect(start).toHaveAttribute('data-is-shown', 'yes')
        await start.fill('2026-04-30', { force: true })
        await expect(timingField(page, 'startDate')).toHaveValue('2026-04-30')
        await start.fill('', { force: true })
        await expect(timingField(page, 'startDate')).toHaveValue('2026-04-30')
        await timingKindButton(page, 'endDate').click()
        const end = timingDateInput(page, 'endDate')
        await expect(end).toHaveAttribute('min', '2026-04-30')
        await expect(end).toHaveAttribute('max', '2026-05-10')
        await end.fill('2026-05-02', { force: true })
        await save(page)
        await openSaved(page, 'timing')
        await expect(timingField(page, 'startDate')).toHaveValue('2026-04-30')
        await expect(timingField(page, 'endDate')).toHaveValue('2026-05-02')
      },
    )

    test('[REC-41] nothing later than now is offered', LONG, async ({ page }) => {
      await openTiming(page)
      await expect(timingButton(page, records('dayLater'))).toBeDisabled()
      expect((await readOfferedHours(page)).at(-1)).toBe('14')
      await timingButton(page, records('dayEarlier')).click()
      expect((await readOfferedHours(page)).at(-1)).toBe('23')
    })

    test(
      '[REC-8, REC-40] an invalid or future time is reported at the field and nothing is lost',
      LONG,
      async ({ page }) => {
        await openTiming(page)
        await typeTiming(page, 'startTime', '25:00')
        await expectProblem(page, 'startTime', records('notATime', { kept: '14:20' }))
        await expect(timingField(page, 'startTime')).toHaveValue('25:00')
        await typeTiming(page, 'startTime', '14:10')
        await typeTiming(page, 'startDate', '2026-05-11')
        await expectProblem(page, 'startDate', records('timeAhead'))
        await saveRecordButton(page).click()
        await expect(notSavedDialog(page)).toBeVisible()
        await backToEditing(page)
        await expect(timingField(page, 'startDate')).toHaveValue('2026-05-11')
        await typeTiming(page, 'startDate', '20260510')
        await expectProblem(page, 'startDate', '')
        await save(page)
      },
    )

    test(
      '[REC-12, REC-43] an end before the start is refused with a message, the minute of the start is not',
      LONG,
      async ({ page }) => {
        await openTiming(page)
        await timingKindButton(page, 'endDate').click()
        await typeTiming(page, 'endDate', '2026-05-09')
        await expectProblem(page, 'endDate', records('endBeforeStartDate'))
        await expect(timingMessage(page, records('endBeforeStartDate'))).toBeVisible()
        await typeTiming(page, 'endDate', '2026-05-10')
        await typeTiming(page, 'endTime', '14:00')
        await expectProblem(page, 'endTime', records('endBeforeStartTime'))
        await typeTiming(page, 'endTime', '14:20')
        await expectProblem(page, 'endTime', '')
        await save(page)
      },
    )

    test(
      '[REC-9, REC-10, REC-47] a length is a number in the chosen unit; an invalid one is reset and reported',
      LONG,
      async ({ page }) => {
        await openTiming(page)
        await timingKindButton(page, 'duration').click()
        await typeTiming(page, 'duration', '80')
        await typeTiming(page, 'duration', 'an hour')
        await expect(timingField(page, 'duration')).toHaveValue('80')
        await expectProblem(page, 'duration', records('lengthKept', { kept: '80' }))
        await runPastTremor(page)
        await timingKindButton(page, 'duration').click()
        await runPastTremor(page)
        await timingKindButton(page, 'duration').click()
        await timingField(page, 'duration').pressSequentially('45')
        for (const key of ['Backspace', 'Backspace', 'Tab']) await page.keyboard.press(key)
        await expect(timingField(page, 'duration')).toHaveValue('')
        await typeTiming(page, 'duration', '80')
        await openRecordSection(page, 'notes')
        await openRecordSection(page, 'timing')
        await unit(page, 'hours').click()
        await expect(timingField(page, 'duration')).toHaveValue('1.33')
        await typeTiming(page, 'duration', '2')
        await page.keyboard.press('Tab')
        await expect(timingField(page, 'duration')).toHaveValue('2.00')
        await unit(page, 'minutes').click()
        await expect(timingField(page, 'duration')).toHaveValue('2')
        await save(page)
        await openSaved(page, 'timing')
        await unit(page, 'seconds').click()
        await expect(timingField(page, 'duration')).toHaveValue('120')
      },
    )

    test(
      '[REC-6, REC-7] a whole day begins at midnight, a slip is taken back, and a time ends it',
      LONG,
      async ({ page }) => {
        await openTiming(page)
        await timingKindButton(page, 'allDay').click()
        await expect(timingField(page, 'startTime')).toHaveValue('00:00')
        await runPastTremor(page)
        await timingKindButton(page, 'allDay').click()
        await expect(timingField(page, 'startTime')).toHaveValue('14:20')
        await runPastTremor(page)
        await timingKindButton(page, 'allDay').click()
        await timingKindButton(page, 'duration').click()
        await expect(timingField(page, 'startTime')).toHaveValue('14:20')
        await runPastTremor(page)
        await timingKindButton(page, 'allDay').click()
        await typeTiming(page, 'startTime', '09:00')
        await expect(timingKindButton(page, 'allDay')).toHaveAttribute('aria-pressed', 'false')
      },
    )

    test('[REC-44] a pain that was left open is ended later, in one press', LONG, async ({ page }) => {
      await openTiming(page)
      await minutesAgo(page, 30).click()
      await pattern(page, 'breakthrough').click()
      await expect(timingButton(page, records('endedNow'))).toHaveCount(0)
      await save(page)
      await openSaved(page, 'timing')
      await expect(pattern(page, 'breakthrough')).toHaveAttribute('aria-pressed', 'true')
      await pattern(page, 'breakthrough').click()
      await timingButton(page, records('endedNow')).click()
      await expect(timingField(page, 'endTime')).toHaveValue(/^14:2\d$/)
      await save(page)
      await openSaved(page, 'timing')
      await expect(pattern(page, 'breakthrough')).toHaveAttribute('aria-pressed', 'false')
      await timingKindButton(page, 'duration').click()
      await expect(timingField(page, 'duration')).toHaveValue(/^3[01](\.\d+)?$/)
    })

    test('[REC-42] a record of another place keeps the times of there', LONG, async ({ page }) => {
      await page.evaluate('Date.prototype.getTimezoneOffset = () => -540')
      await openTiming(page)
      await save(page)
      await openSaved(page, 'timing')
      const hint = page.getByText(records('timesElsewhere', { offset: 'UTC+9' }))
      await expect(hint).toBeVisible()
      await expect(timingField(page, 'startTime')).toHaveValue('21:20')
      await typeTiming(page, 'startTime', '06:05')
      await expect(hint).toBeVisible()
      await expect(timingField(page, 'startDate')).toHaveValue('2026-05-10')
      await timingButton(page, records('now')).click()
      await expect(hint).toHaveCount(0)
      await expect(timingField(page, 'startTime')).toHaveValue(/^14:2\d$/)
    })
  })
}

test.describe('notes', () => {
  test.use({ viewport: PHONE })

  test.beforeEach(async ({ page }) => {
    await page.clock.install()
    await startWithoutAccount(page)
  })

  test(
    '[REC-17, REC-46] a note is stored as written, the characters left are shown, and nothing is cut off',
    LONG,
    async ({ page }) => {
      const strange = '<b>bold</b> &amp; 🙂\nשלום\n'
      await openNewRecord(page)
      await setSeverity(page, 5)
      await openRecordSection(page, 'notes')
      await recordNoteField(page).fill(`${strange}\0${'x'.repeat(18_000 - strange.length)}`)
      await expect(recordNoteField(page)).toHaveAccessibleDescription(
        records('charactersLeft', { count: 2_000 }),
      )
      await recordNoteField(page).press('Control+End')
      await page.keyboard.insertText('y'.repeat(2_001))
      await expect(recordNoteField(page)).toHaveAccessibleDescription(
        `${records('charactersLeft', { count: 0 })} ${records('noteTooLong', { count: 1 })}`,
      )
      await saveRecordButton(page).click()
      await expect(notSavedDialog(page)).toBeVisible()
      await backToEditing(page)
      await recordNoteField(page).press('Control+End')
      await recordNoteField(page).press('Backspace')
      await expect(recordNoteField(page)).toHaveAccessibleDescription(records('charactersLeft', { count: 0 }))
      await save(page)
      await openSaved(page, 'notes')
      const kept = await recordNoteField(page).inputValue()
      expect([kept.length, kept.startsWith(strange), kept.endsWith('y')]).toEqual([20_000, true, true])
    },
  )
})
