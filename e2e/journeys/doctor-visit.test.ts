import { expect, type Page, type Request } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'
import { gunzipSync } from 'node:zlib'
import { seedDiary } from '../harness/seedDiary.ts'
import { signInNewPerson } from '../pages/account/signIn.ts'
import { recordPain, startWithoutAccount } from '../pages/app/home.ts'
import { LONG, PHONE, sidewaysScroll, smallTargets } from '../pages/app/shell.ts'
import {
  addDateButton,
  addQuestion,
  chooseForQuestion,
  getLinkButton,
  makeReportButton,
  presetRadio,
  printButton,
  printReportButton,
  questionBox,
  visit,
} from '../pages/results/brief.ts'
import { startWithDiary } from '../pages/sync/seededDiary.ts'
import { waitPastPress } from '../pages/records/steadyPress.ts'
import { startedServer } from '../pages/sync/startedServer.ts'
import { test } from '../pages/sync/watch.ts'

const common = await loadText('en', 'common')
const reports = await loadText('en', 'reports')
const shell = await loadText('en', 'shell')
const share = await loadText('en', 'share')

const MADE_MS = 90_000
const DIARY = Array.from({ length: 20 }, (_, at) => ({ daysAgo: at + 1, severity: 3 + (at % 4) }))
const GENERATE = '**/reports/generate-report'

test.use({ viewport: PHONE })

async function startWithAccount(page: Page): Promise<void> {
  await signInNewPerson(page, startedServer())
  await seedDiary(page, DIARY)
  await page.reload()
  await expect(recordPain(page)).toBeVisible()
}

/** The app compresses what it sends. */
const sentBody = (request: Request): unknown => JSON.parse(gunzipSync(request.postDataBuffer()!).toString())

const visitOnHome = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: new RegExp(`^${visit('title')}`) })

test('[REP-120, REP-124, REP-125, HOME-34] from home to the report for the doctor in two taps, then a link in one', async ({
  page,
}) => {
  test.setTimeout(180_000)
  await page.addInitScript({ content: 'window.open = (address) => (window.opened = address)' })
  await startWithAccount(page)
  await visitOnHome(page).click()
  // Nobody spends a credit by a default.
  await expect(presetRadio(page, 'short')).toBeChecked()
  await expect(page.getByText(visit('readyIn'), { exact: true })).toBeVisible()
  await makeReportButton(page).click()
  await expect(page.getByText(visit('canLeave'))).toBeVisible({ timeout: MADE_MS })
  // The screen can be left.
  await page.getByRole('link', { name: 'Home' }).click()
  await visitOnHome(page).click()
  await expect(page.getByText(visit('reportReady'))).toBeVisible({ timeout: MADE_MS })

  await getLinkButton(page).click()
  await expect(page.getByRole('dialog', { name: share('makeTitle') })).toBeVisible()
  await page.getByRole('button', { name: common('close') }).click()
  const requests: string[] = []
  page.on(
    'request',
    (request) => void (request.url().includes('generate-report') && requests.push(request.url())),
  )
  await printReportButton(page).click()
  await expect.poll(() => page.evaluate('window.opened')).toMatch(/^blob:/)
  // The report of the present state is used, not made again.
  expect(requests).toEqual([])
  expect(await sidewaysScroll(page)).toBe(0)
})

test(
  '[REP-122, REP-124] a link makes the report first, with the open questions; after a change it is a new one',
  LONG,
  async ({ page }) => {
    test.setTimeout(240_000)
    await startWithAccount(page)
    await page.goto('/reports/brief')
    await addQuestion(page, 'May I swim?')
    await addQuestion(page, 'Which dose?')
    await questionBox(page, 'Which dose?').press('Space')
    const [first] = await Promise.all([page.waitForRequest(GENERATE), getLinkButton(page).click()])
    expect(sentBody(first)).toMatchObject({ questions: ['May I swim?'] })
    await expect(page.getByRole('dialog', { name: share('makeTitle') })).toBeVisible({ timeout: MADE_MS })
    await page.getByRole('button', { name: common('close') }).click()
    await expect(page.getByText(visit('reportReady'))).toBeVisible()

    await chooseForQuestion(page, 'May I swim?', common('delete'))
    await expect(page.getByText(visit('reportReady'))).toBeHidden()
    const [second] = await Promise.all([page.waitForRequest(GENERATE), makeReportButton(page).click()])
    expect(sentBody(second)).not.toHaveProperty('questions')
  },
)

test('[REP-125] a request that fails says so, and can be repeated', LONG, async ({ page, watch }) => {
  test.setTimeout(180_000)
  watch.expectError(/500|ERR_FAILED/)
  await startWithAccount(page)
  await page.goto('/reports/brief')
  await page.route(GENERATE, (route) => route.abort(), { times: 1 })
  await makeReportButton(page).click()
  await expect(page.getByText(common('noInternet'))).toBeVisible({ timeout: MADE_MS })
  await expect(printButton(page)).toBeVisible()
  // The button ignores a second press within a second.
  await waitPastPress(page)
  await makeReportButton(page).click()
  await expect(page.getByText(visit('reportReady'))).toBeVisible({ timeout: MADE_MS })
})

test(
  '[REM-24, HOME-34, REP-56] the date has a reminder, home shows it, and questions are ticked, deleted and restored',
  LONG,
  async ({ page }) => {
    await page.clock.install({ time: new Date('2026-11-18T10:00:00') })
    await startWithoutAccount(page)
    await page.goto('/reports/brief')
    await expect(page.getByText(visit('noRecords'))).toBeVisible()
    await addDateButton(page).click()
    const sheet = page.getByRole('dialog', { name: visit('sheetTitle') })
    await sheet.getByLabel('Date', { exact: true }).fill('2026-11-17')
    await sheet.getByRole('button', { name: common('save') }).click()
    await expect(sheet.getByText(visit('pastDay'))).toBeVisible()
    await sheet.getByLabel('Date', { exact: true }).fill('2026-11-24')
    await sheet.getByLabel(visit('time'), { exact: true }).fill('1030')
    await page.clock.runFor(1_500)
    await sheet.getByRole('button', { name: common('save') }).click()
    await expect(page.getByText('Tue, November 24, 10:30 AM')).toBeVisible()
    await expect(page.getByText('Reminder: November 23 at 6:00 PM')).toBeVisible()

    await addQuestion(page, 'May I swim?')
    await page.clock.runFor(1_500)
    await chooseForQuestion(page, 'May I swim?', common('delete'))
    await expect(questionBox(page, 'May I swim?')).toHaveCount(0)
    await page.getByRole('button', { name: shell('undo') }).click()
    await questionBox(page, 'May I swim?').press('Space')
    await page.reload()
    await expect(questionBox(page, 'May I swim?')).toBeChecked()
    expect(await sidewaysScroll(page)).toBe(0)
    expect(await smallTargets(page)).toEqual([])

    await page.goto('/home')
    await page.clock.runFor(3_000)
    await expect(visitOnHome(page)).toContainText('Doctor visit: Tuesday, Nov 24')
    await visitOnHome(page).click()
    await expect(page.getByText('Reminder: November 23 at 6:00 PM')).toBeVisible()
  },
)

test('[REP-124] offline it says so and prints the brief', LONG, async ({ page, watch }) => {
  watch.expectError(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
  await page.addInitScript({ content: 'window.print = () => { window.printed = (window.printed ?? 0) + 1 }' })
  await startWithAccount(page)
  await page.goto('/reports/brief')
  await expect(makeReportButton(page)).toBeVisible()
  await page.context().setOffline(true)
  await expect(page.getByText(visit('offline'))).toBeVisible()
  await printButton(page).click()
  expect(await page.evaluate('window.printed')).toBe(1)
  await page.context().setOffline(false)
  await expect(makeReportButton(page)).toBeVisible()
})

test('[REP-120] the builder has the same three choices', LONG, async ({ page }) => {
  await startWithAccount(page)
  await page.goto('/reports/create')
  await presetRadio(page, 'everything').check({ force: true })
  await expect(page.getByRole('checkbox', { name: new RegExp(reports('timelineView')) })).toBeChecked()
  await page.goto('/reports/brief')
  await expect(presetRadio(page, 'everything')).toBeChecked()
})

test('[REP-123] without an account the visit has its weeks and sentences', LONG, async ({ page }) => {
  await startWithDiary(page, DIARY)
  await page.goto('/reports/brief')
  await expect(
    page.getByText('on average in the last 14 days, logged on 13 of 14', { exact: false }),
  ).toBeVisible()
})
