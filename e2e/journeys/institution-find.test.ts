import { expect, type Page } from '@playwright/test'
import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { newInstitution, switchOff } from '../harness/institution.ts'
import {
  button,
  commonText,
  expectHome,
  labelledField,
  mainLink,
  logIn,
  newActivatedPerson,
} from '../pages/account/account.ts'
import { pageHeading } from '../pages/account/activation.ts'
import { institutions, joinInstitution, sectionWithHeading } from '../pages/account/institution.ts'
import { signInNewPerson } from '../pages/account/signIn.ts'
import { findAxeAndWidthFaults } from '../pages/app/axe.ts'
import { LONG, PHONE } from '../pages/app/shell.ts'
import { recordPainFromHome } from '../pages/records/record.ts'
import { waitPastPress } from '../pages/records/steadyPress.ts'
import { reports } from '../pages/results/reports.ts'
import { makeReport } from '../pages/results/share.ts'
import { startedServer } from '../pages/sync/startedServer.ts'
import { test } from '../pages/sync/watch.ts'

test.use({ viewport: PHONE })

const aName = (): string => `Harbour Clinic ${randomBytes(4).toString('hex')}`

async function find(page: Page, name: string): Promise<void> {
  await labelledField(page, institutions('findLabel')).fill(name)
  await waitPastPress(page)
  await button(page, institutions('find')).click()
}

test(
  '[INST-61] a person who logs in through an institution and decides later finds its invitation waiting',
  LONG,
  async ({ page }) => {
    const [{ slug, name }, { username }] = await Promise.all([
      newInstitution(startedServer(), { name: aName() }),
      newActivatedPerson(startedServer()),
    ])
    await page.goto(`/login?institution=${slug}`)
    await logIn(page, username)
    await expect(pageHeading(page, institutions('joinTitle', { name }))).toBeVisible()
    await mainLink(page, institutions('notNow')).click()
    await expectHome(page)
    await page.goto('/institutions')
    await page.getByRole('link', { name }).click()
    await expect(pageHeading(page, institutions('joinTitle', { name }))).toBeVisible()
  },
)

test(
  '[INST-63, INST-62, REP-93] a clinic is found by its name, says what it offers, and its page has the person’s own reports',
  LONG,
  async ({ page, context, watch }) => {
    test.setTimeout(180_000)
    watch.expectError(/404|422|ERR_INTERNET_DISCONNECTED/)
    const name = aName()
    const [, closed] = await Promise.all([
      newInstitution(startedServer(), { name, sponsors: 'pro' }),
      newInstitution(startedServer(), { name: aName() }),
      signInNewPerson(page, startedServer()),
    ])
    await switchOff(startedServer(), closed)
    await page.goto('/institutions')
    await find(page, `${name} of elsewhere`)
    await expect(page.getByText(institutions('findNone'))).toBeVisible()
    await find(page, closed.name)
    await expect(page.getByText('Institution is not activated')).toBeVisible()
    await context.setOffline(true)
    await find(page, name)
    await expect(page.getByText(commonText('noDataConnection'))).toBeVisible()
    await context.setOffline(false)
    expect(await findAxeAndWidthFaults(page)).toEqual([])
    await waitPastPress(page)
    await button(page, commonText('retry')).click()

    await expect(pageHeading(page, institutions('joinTitle', { name }))).toBeVisible()
    await expect(page.getByText(institutions('sponsors', { name, plan: 'Pro' }))).toBeVisible()
    await joinInstitution(page, name)
    const part = sectionWithHeading(page, institutions('reportsTitle'))
    await expect(part).toContainText(institutions('reportsText', { name }))
    await expect(part).toContainText(reports('noReports'))

    const address = page.url()
    await page.goto('/home')
    await recordPainFromHome(page, 6)
    await makeReport(page)
    await page.goto(address)
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      part.getByRole('button', { name: reports('download') }).click(),
    ])
    expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')
    expect(await findAxeAndWidthFaults(page)).toEqual([])
    await waitPastPress(page)
    await context.setOffline(true)
    await part.getByRole('button', { name: reports('download') }).click()
    await expect(part.getByText(reports('downloadFailed'))).toBeVisible()
    await context.setOffline(false)
  },
)
