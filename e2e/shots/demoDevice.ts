import { expect, type Browser } from '@playwright/test'
import { demoYear, type DemoYear } from '@reprieve/contract/testing/demoYear.ts'
import { demoSteps, countAcceptedItems } from '@reprieve/contract/testing/demoYearSteps.ts'
import { callApi } from '../harness/apiCall.ts'
import { readStoredRows } from '../harness/browserDiary.ts'
import { demoInstitution } from '../harness/institution.ts'
import { newPerson } from '../harness/person.ts'
import { expectHome, logIn } from '../pages/account/account.ts'
import { startedServer } from '../pages/sync/startedServer.ts'
import type { DeviceStorage } from './shotScreen.ts'

const SEED = 7
const PATIENCE_MS = 60_000
/** For the data after the records: doses, lists, and what the server knows about the person. */
const REST_MS = 3_000

/** The device of a made-up person with a year of records, which the app has pulled from the server. */
export async function demoDevice(browser: Browser, baseURL: string): Promise<DeviceStorage> {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const year = demoYear({ seed: SEED, now: Date.now(), zone })
  const username = await somebodyWith(year)
  const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } })
  try {
    const page = await context.newPage()
    await page.goto('/login')
    await logIn(page, username)
    await expectHome(page)
    const wanted = year.records.length + year.reflections.length
    const count = async (): Promise<number> => (await readStoredRows(page)).rows.length
    await expect.poll(count, { timeout: PATIENCE_MS }).toBe(wanted)
    await page.waitForTimeout(REST_MS)
    return await context.storageState({ indexedDB: true })
  } finally {
    await context.close()
  }
}

/** Each with a unique name: several may be created on one server. The profile says that the person is made up. */
async function somebodyWith(year: DemoYear): Promise<string> {
  const place = startedServer()
  const session = await newPerson(place)
  for (const step of demoSteps(year)) {
    countAcceptedItems(step, (await callApi({ port: place.port, session }, step.name, step.body)).body)
  }
  await callApi({ port: place.port, session }, 'institutions/join-institution', {
    institution: await demoInstitution(place),
    consent: { full_name: 'Ada Byron', birth_date: '1970-05-24', primary_id: 'R-1024', data_storage: true },
  })
  return session.username
}
