import { expect, type Page } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'
import { readFile } from 'node:fs/promises'
import { seedDiary } from '../harness/seedDiary.ts'
import { signInNewPerson } from '../pages/account/signIn.ts'
import { DESKTOP, shellText, LONG, PHONE, sidewaysScroll, widths } from '../pages/app/shell.ts'
import { recordPainFromHome } from '../pages/records/record.ts'
import { seedDoses } from '../pages/results/brief.ts'
import {
  downloadButton,
  reportSectionDrawer,
  expectChecked,
  fieldBox,
  flipBox,
  generateButton,
  listedReports,
  openCreate,
  openReportList,
  reports,
  sectionBox,
  REPORT_WORDS,
  tab,
} from '../pages/results/reports.ts'
import { startWithDiary } from '../pages/sync/seededDiary.ts'
import { startedServer } from '../pages/sync/startedServer.ts'
import { test } from '../pages/sync/watch.ts'

const results = await loadText('en', 'results')
const HEAD = { key: 'head', text: 'Head' }
const NECK = { key: 'neck', text: 'Neck' }
const legendOf = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('list', { name: reports('overlays') })
    .getByRole('listitem')
const MADE_MS = 90_000
const GENERATE = '**/reports/generate-report'
const LIST = '**/reports/list-user-reports'

/** A person with a record who has not requested a report yet. */
async function startWithRecord(page: Page): Promise<void> {
  await signInNewPerson(page, startedServer())
  await recordPainFromHome(page, 6)
}

for (const viewport of widths(PHONE, [PHONE, DESKTOP])) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('[REP-2, REP-4, REP-5, REP-8, REP-20, REP-21, REP-54, D46] a report is configured, generated and downloaded immediately', async ({
      page,
    }) => {
      test.setTimeout(120_000)
      await startWithRecord(page)
      await openCreate(page)
      await expect(page.getByRole('region', { name: reports('previewOf') })).toContainText('Average pain')
      await generateButton(page).click()
      await expect(page.getByText(REPORT_WORDS.received)).toBeVisible({ timeout: MADE_MS })
      await expect(downloadButton(page)).toBeVisible({ timeout: MADE_MS })

      const [file] = await Promise.all([page.waitForEvent('download'), downloadButton(page).click()])
      expect(file.suggestedFilename()).toBe('report-1.pdf')
      expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')

      await tab(page, 'tabPrevious').click()
      await expect(listedReports(page)).toHaveCount(1)
      await expect(listedReports(page)).toContainText(/^Generated on /)
      await expect(listedReports(page)).toContainText(
        'Pain Summary, Patient Profile, Filter Summary, and Record Details',
      )
    })
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })

  test(
    '[REP-8, REP-9, REP-12, REP-13, REP-62] drawers show how many fields are checked, and the address keeps which is open',
    LONG,
    async ({ page }) => {
      await startWithRecord(page)
      await openCreate(page)
      await expectChecked(page, 'painSummary', '1 out of 1 section checked')
      await expectChecked(page, 'patientProfile', '5 out of 7 sections checked')
      await expectChecked(page, 'recordDetails', '12 out of 12 sections checked')
      await expectChecked(page, 'timelineView', '0 out of 2 sections checked')
      await reportSectionDrawer(page, 'patientProfile').click()
      await expect(page).toHaveURL(/section=patientProfile/)
      await flipBox(fieldBox(page, 'patientProfile', 'Weight'))
      await page.reload()
      await expect(fieldBox(page, 'patientProfile', 'Weight')).toBeChecked()
      await expectChecked(page, 'patientProfile', '6 out of 7 sections checked')
      for (const name of ['Name', 'Gender', 'Birth date', 'Weight', 'Pain conditions', 'Medications']) {
        await flipBox(fieldBox(page, 'patientProfile', name))
      }
      await expect(sectionBox(page, 'patientProfile')).not.toBeChecked()
    },
  )

  test('[REP-92] the preview shows how much of a medication was taken each time', LONG, async ({ page }) => {
    await startWithRecord(page)
    await seedDoses(
      page,
      [1, 2].map((daysAgo) => ({ name: 'Naproxen', daysAgo })),
    )
    await openCreate(page)
    const preview = page.getByRole('region', { name: reports('previewOf') })
    await expect(preview).toContainText('2 times, 1–2 tablets each time')
  })

  test(
    '[REP-91] change values are offered only if the previous period has records, otherwise the page says why',
    LONG,
    async ({ page }) => {
      await startWithRecord(page)
      await openCreate(page, '?section=painSummary')
      const box = fieldBox(page, 'painSummary', reports('changeValues'))
      await expect(box).toBeEnabled()
      await page.getByRole('button', { name: 'Last 7 days' }).click()
      await expect(box).toBeDisabled()
      await expect(box).toHaveAccessibleDescription(REPORT_WORDS.nothingBefore)
      await expect(page.locator('.report-fields').getByText(REPORT_WORDS.nothingBefore)).toBeVisible()
      await seedDiary(page, [{ daysAgo: 9, severity: 5 }])
      await page.reload()
      await expect(box).toBeEnabled()
      await expect(box).toBeChecked()
    },
  )

  test(
    '[REP-58, REP-59] a report that costs a credit says so before it is requested, and is not generated without one',
    LONG,
    async ({ page }) => {
      const asked: string[] = []
      await page.route(GENERATE, (route) => {
        asked.push(route.request().url())
        return route.abort()
      })
      await startWithRecord(page)
      await openCreate(page)
      await expect(page.getByText('The Lite plan covers the last 30 days.')).toBeVisible()
      await flipBox(sectionBox(page, 'timelineView'))
      await expect(page.getByText('1 credit is needed for the advanced sections.')).toBeVisible()
      await generateButton(page).click()
      await expect(page.getByRole('alert').getByRole('button', { name: 'Order Credits' })).toBeVisible()
      expect(asked).toEqual([])
    },
  )

  test(
    '[REP-20, REP-28] without a line there is one note with Retry, and the report is asked for when there is one',
    LONG,
    async ({ page, context, watch }) => {
      test.setTimeout(120_000)
      watch.expectError(/Failed to load resource/)
      await startWithRecord(page)
      await openCreate(page)
      await context.setOffline(true)
      await generateButton(page).click()
      await expect(page.getByText(REPORT_WORDS.offline)).toBeVisible()
      await context.setOffline(false)
      await page.waitForTimeout(1_300)
      await page.getByRole('alert').getByRole('button', { name: 'Retry' }).click()
      await expect(page.getByText(REPORT_WORDS.received)).toBeVisible({ timeout: MADE_MS })
    },
  )

  test(
    '[REP-6, REP-26, REP-24] no report yet, a list that is kept, and a download that fails',
    LONG,
    async ({ page, context, watch }) => {
      test.setTimeout(120_000)
      watch.expectError(/Failed to load resource/)
      await startWithRecord(page)
      await openReportList(page)
      await expect(page.getByRole('link', { name: 'Generate your first report' })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Add pain record' })).toBeVisible()
      await openCreate(page)
      await generateButton(page).click()
      await expect(downloadButton(page)).toBeVisible({ timeout: MADE_MS })
      await tab(page, 'tabPrevious').click()
      await expect(listedReports(page)).toHaveCount(1)
      await context.setOffline(true)
      await tab(page, 'tabGenerate').click()
      await tab(page, 'tabPrevious').click()
      await expect(page.getByText(reports('listNotAsked'))).toBeVisible()
      await downloadButton(page).click()
      await expect(page.getByText(REPORT_WORDS.downloadFailed)).toBeVisible()
      await context.setOffline(false)
      await page.waitForTimeout(1_300)
      const retry = listedReports(page).getByRole('button', { name: 'Retry' })
      const [file] = await Promise.all([page.waitForEvent('download'), retry.click()])
      expect(file.suggestedFilename()).toBe('report-1.pdf')
    },
  )

  test(
    '[REP-2, REP-23] a report of another person, a missing one and an invalid number are refused with the same words',
    LONG,
    async ({ page, watch }) => {
      watch.expectError(/Failed to load resource/)
      const { userId } = await signInNewPerson(page, startedServer())
      const addresses = [
        '/report/7b0c2f0e-0a35-4a53-9b54-5b6f9d2c1a11',
        '/report/nobody',
        `/user/${userId}/report/77`,
        `/user/${userId + 1}/report/1`,
        '/user/x/report/y',
      ]
      for (const address of addresses) {
        await page.goto(address)
        await expect(page.getByText(REPORT_WORDS.notAuthorized), address).toBeVisible()
      }
    },
  )

  test(
    '[REP-7] a person who is not registered may register, log in or see a sample',
    LONG,
    async ({ page }) => {
      await startWithDiary(page, [{ daysAgo: 1, severity: 4 }])
      for (const path of ['/reports/list', '/reports/create', '/reports/overlays']) {
        await page.goto(path)
        await expect(page.getByText('Register or log in to generate reports')).toBeVisible()
        await expect(page.getByRole('link', { name: 'View a sample report' })).toBeVisible()
        await expect(generateButton(page)).toHaveCount(0)
      }
      await page.getByRole('link', { name: 'View a sample report' }).click()
      await expect(page.getByRole('article').getByText('Sample', { exact: true })).toBeVisible()
      await expect(page.getByRole('table').first()).toBeVisible()
    },
  )

  test(
    '[REP-15, REP-16, REP-64] overlays start as those of the calendar, and from Apply on apply to the report alone',
    LONG,
    async ({ page }) => {
      await signInNewPerson(page, startedServer())
      await seedDiary(page, [
        { daysAgo: 1, severity: 4, locations: [HEAD, NECK] },
        { daysAgo: 2, severity: 5, locations: [HEAD] },
      ])
      await page.goto('/results/calendar')
      await expect(legendOf(page)).toHaveText(['Head', 'Neck'])
      await page.getByRole('button', { name: results('changeOverlays'), exact: true }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Head', exact: true }).click()
      await page.goto('/reports/overlays')
      await expect(page.getByText('Select up to 6')).toBeVisible()
      await expect(legendOf(page)).toHaveText(['Neck'])
      await page.getByRole('button', { name: 'Reset Defaults' }).click()
      await expect(legendOf(page)).toHaveText(['Head', 'Neck'])
      await page.getByRole('button', { name: 'Apply', exact: true }).click()
      await expect(page).toHaveURL(/\/reports\/create/)
      await expectChecked(page, 'calendarView', '2 out of 6 sections checked')
      await page.goto('/results/calendar')
      await expect(legendOf(page)).toHaveText(['Neck'])
    },
  )
})

test.describe('on a wide screen', () => {
  test.use({ viewport: DESKTOP })

  test(
    '[REP-2, REP-54] the drawer marks Reports on all its screens, and the page is beside the options',
    LONG,
    async ({ page }) => {
      await startWithRecord(page)
      const place = page
        .getByRole('navigation', { name: shellText('mainNavigation') })
        .getByRole('link', { name: 'Reports' })
      for (const path of ['list', 'create', 'overlays', 'sample', 'brief', 'links']) {
        await page.goto(`/reports/${path}`)
        await expect(place, path).toHaveAttribute('aria-current', 'page')
      }
      await openCreate(page)
      const preview = page.getByRole('region', { name: reports('previewOf') })
      await expect(preview).toContainText('Average pain')
      await reportSectionDrawer(page, 'recordDetails').click()
      await sectionBox(page, 'timelineView').scrollIntoViewIfNeeded()
      await expect(generateButton(page)).toBeInViewport({ ratio: 1 })
      await expect(preview).toBeInViewport({ ratio: 0.99 })
      expect(await sidewaysScroll(page)).toBe(0)
    },
  )
})

test.describe('with a stand-in for the list', () => {
  test.use({ viewport: PHONE })

  test(
    '[REP-20, REP-24] progress is shown, and a failed report says what happened',
    LONG,
    async ({ page }) => {
      await startWithRecord(page)
      const report = {
        report_uuid: '7b0c2f0e-0a35-4a53-9b54-5b6f9d2c1a11',
        num: 1,
        created: Date.now(),
        sections: ['pain_summary'],
        range: { dateRange: '30days', date: '2026-10-14', date_end: '2026-11-12' },
        language: 'en',
        paper: 'a4',
        used_credit: 1,
        forms: [],
      }
      let state: object = { state: 'waiting', progress: 40 }
      await page.route(LIST, (route) =>
        route.fulfill({ json: { result_code: 0, result_msg: '', reports: [{ ...report, ...state }] } }),
      )
      await openReportList(page)
      await expect(page.getByRole('progressbar', { name: REPORT_WORDS.generating })).toHaveAttribute(
        'aria-valuenow',
        '40',
      )
      state = { state: 'failed', fault: 'failed' }
      await expect(page.getByText(reports('creditReturned'))).toBeVisible()
      await page.unroute(LIST)
    },
  )
})
