import { expect } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { signInNewPerson } from '../pages/account/signIn.ts'
import { LONG, PHONE } from '../pages/app/shell.ts'
import { recordPainFromHome } from '../pages/records/record.ts'
import {
  endLink,
  readLeftovers,
  linkCards,
  makeShareLink,
  makeReport,
  NO_LEFTOVERS,
  openButton,
  openLinks,
  openSheet,
  openReaderPage,
  shareText,
  sheet,
} from '../pages/results/share.ts'
import { startedServer } from '../pages/sync/startedServer.ts'
import { test } from '../pages/sync/watch.ts'

const ENDED = 'This link no longer works. Ask the person who shared it for a new one.'

test.use({ viewport: PHONE })

test('[SHARE-1, SHARE-2, SHARE-5, SHARE-6, SHARE-8, SHARE-11, D50] a report is shared, read without an account, and ended', async ({
  page,
  context,
}) => {
  test.setTimeout(150_000)
  await signInNewPerson(page, startedServer())
  await recordPainFromHome(page, 6)
  await makeReport(page)
  await openSheet(page)
  const address = await makeShareLink(page)
  await expect(sheet(page)).toContainText('only see this link once')

  const doctor = await openReaderPage(context, { viewport: PHONE })
  const asked: string[] = []
  const faults: string[] = []
  doctor.on('request', (request) => asked.push(request.url()))
  doctor.on('pageerror', (fault) => faults.push(fault.message))
  doctor.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  const answer = await doctor.goto(address)
  expect(answer?.headers()['x-robots-tag']).toContain('noindex')
  await expect(openButton(doctor)).toBeVisible()
  await expect(doctor.getByRole('article')).toHaveCount(0)
  expect(asked.filter((url) => url.includes('/api/'))).toEqual([])
  await openButton(doctor).click()
  await expect(doctor.getByRole('heading', { level: 1, name: 'Shared report' })).toBeFocused()
  await expect(doctor.getByRole('article')).toContainText('Average pain')
  await expect(doctor.getByRole('region', { name: 'Record Details' })).toContainText('Pain Record')
  const [file] = await Promise.all([
    doctor.waitForEvent('download'),
    doctor.getByRole('button', { name: 'Download as PDF' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('shared-report.pdf')
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')
  expect(await readLeftovers(doctor)).toEqual(NO_LEFTOVERS)
  expect(faults).toEqual([])
  const token = new URL(address).hash.slice(1)
  expect(asked.filter((url) => new URL(url).href.split('#')[0]?.includes(token))).toEqual([])

  await openLinks(page)
  await expect(linkCards(page)).toHaveCount(1)
  await expect(linkCards(page).getByRole('listitem')).toHaveText([/PDF downloaded$/, /report opened$/])
  await endLink(page)

  await doctor.getByRole('heading', { level: 1 }).click()
  await expect(doctor.getByText(ENDED)).toBeVisible()
  await expect(doctor.getByRole('article')).toHaveCount(0)
  await expect(doctor.getByText('Average pain')).toHaveCount(0)
  await doctor.reload()
  await openButton(doctor).click()
  await expect(doctor.getByText(ENDED)).toBeVisible()
  await doctor.context().close()
})

test(
  '[SHARE-7] a link to a part shows only that part, and opens when its files are made',
  LONG,
  async ({ page, context }) => {
    test.setTimeout(150_000)
    await signInNewPerson(page, startedServer())
    await recordPainFromHome(page, 6)
    await makeReport(page)
    const choice = await openSheet(page)
    await choice.getByRole('checkbox', { name: 'Record Details' }).press('Space')
    await choice.getByRole('checkbox', { name: 'Patient Profile' }).press('Space')
    const address = await makeShareLink(page)
    await openLinks(page)
    await expect(linkCards(page)).toContainText('Pain Summary and Filter Summary')
    await expect(page.getByText(shareText('stateWaiting'))).toHaveCount(0, { timeout: 40_000 })
    const doctor = await openReaderPage(context, { viewport: PHONE, locale: 'de-DE' })
    await doctor.goto(address)
    await doctor.getByRole('button', { name: 'Bericht öffnen' }).click()
    const report = doctor.getByRole('article')
    await expect(report).toContainText('Average pain')
    await expect(report).toHaveAttribute('lang', 'en')
    await expect(doctor.locator('html')).toHaveAttribute('lang', 'de')
    await expect(doctor.getByRole('region', { name: 'Record Details' })).toHaveCount(0)
    await expect(doctor.getByRole('region', { name: 'Filter Summary' })).toBeVisible()
    await doctor.context().close()
  },
)

test(
  '[SHARE-8, PWA-1] the worker of the app neither keeps the page of a link nor answers for it',
  LONG,
  async ({ request }) => {
    const [worker, page] = await Promise.all([request.get('/sw.js'), request.get('/share')])
    const script = /src="([^"]+)"/.exec(await page.text())?.[1] ?? ''
    expect(script).toMatch(/^\/assets\/share-/)
    const kept = await worker.text()
    expect(kept).toContain('/index.html')
    expect([kept.includes('share.html'), kept.includes(script)]).toEqual([false, false])
  },
)

test(
  '[SHARE-5, SHARE-8] a revoked link, an unknown one and a lost connection are reported in words',
  LONG,
  async ({ context, watch }) => {
    watch.expectError(/Failed to load resource/)
    const doctor = await openReaderPage(context, { viewport: PHONE })
    await doctor.goto('/share')
    await expect(doctor.getByText('This address is incomplete')).toBeVisible()
    await doctor.goto(`/share#${'A'.repeat(43)}`)
    await expect(openButton(doctor)).toBeVisible()
    await doctor.context().setOffline(true)
    await openButton(doctor).click()
    await expect(doctor.getByText(shareText('troubleAway'))).toBeVisible()
    await doctor.context().setOffline(false)
    await doctor.getByRole('button', { name: 'Retry' }).click()
    await expect(doctor.getByText(ENDED)).toBeVisible()
    await doctor.context().close()
  },
)
