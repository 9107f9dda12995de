import { expect, type Browser, type Page } from '@playwright/test'
import { demoYear, type DemoYear } from '@reprieve/contract/testing/demoYear.ts'
import { demoSteps, countAcceptedItems } from '@reprieve/contract/testing/demoYearSteps.ts'
import { loadText } from '@reprieve/locales/loadText.ts'
import type { Language } from '@reprieve/locales/language.ts'
import { callApi } from '../../harness/apiCall.ts'
import { readStoredRows } from '../../harness/browserDiary.ts'
import { newPerson, type TestServer } from '../../harness/person.ts'
import { startServer } from '../../harness/serverProcess.ts'
import { expectHome, logIn } from '../account/account.ts'
import { PHONE, type Theme } from '../app/shell.ts'
import { test as watched } from '../sync/watch.ts'

const sync = await loadText('en', 'sync')

const SEED = 7
const PATIENCE_MS = 120_000

type DemoStorage = Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>

export interface Demo {
  place: TestServer
  username: string
  year: DemoYear
  /** The storage of a device that has pulled everything. */
  kept: DemoStorage
}

/**
 * A made-up person with a year of records, on a server where everybody has all features. One for all tests of a worker.
 */
export const test = watched.extend<object, { demo: Demo }>({
  demo: [
    async ({ browser }, use) => {
      const server = await startServer({ env: { PLANS: 'open' } })
      try {
        await use(await demoOn(browser, server))
      } finally {
        await server.remove()
      }
    },
    { scope: 'worker', timeout: 2 * PATIENCE_MS },
  ],
  baseURL: async ({ demo }, use) => use(`http://localhost:${demo.place.port}`),
  storageState: async ({ demo }, use) => use(demo.kept),
})

async function demoOn(browser: Browser, place: TestServer): Promise<Demo> {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const year = demoYear({ seed: SEED, now: Date.now(), zone })
  const session = await newPerson(place)
  for (const step of demoSteps(year)) {
    countAcceptedItems(step, (await callApi({ port: place.port, session }, step.name, step.body)).body)
  }
  const kept = await fetched(browser, { place, year, username: session.username })
  return { place, username: session.username, year, kept }
}

async function fetched(
  browser: Browser,
  { place, year, username }: Omit<Demo, 'kept'>,
): Promise<DemoStorage> {
  const baseURL = `http://localhost:${place.port}`
  const context = await browser.newContext({ baseURL, viewport: PHONE, serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    await page.goto('/login')
    await logIn(page, username)
    await expectHome(page)
    const wanted = year.records.length + year.reflections.length
    const count = async (): Promise<number> => (await readStoredRows(page)).rows.length
    await expect.poll(count, { timeout: PATIENCE_MS }).toBe(wanted)
    // Doses and lists arrive after the records.
    await expect(page.getByRole('button', { name: sync('syncNow') })).toBeVisible({ timeout: PATIENCE_MS })
    return await context.storageState({ indexedDB: true })
  } finally {
    await context.close()
  }
}

interface Look {
  language?: Language
  theme?: Theme
}

/** Sets the person's choices on this device before the app opens. */
export function setLanguageAndTheme(
  page: Page,
  { language = 'en', theme = 'light' }: Look,
): Promise<unknown> {
  const kept = { language, theme, shown: theme, dim: theme === 'dark' ? 'on' : 'off' }
  return page.addInitScript({
    // Firefox also runs it in the blank page, which has no storage.
    content: `if (origin !== 'null') for (const [name, value] of Object.entries(${JSON.stringify(kept)}))
      localStorage.setItem('reprieve.' + name, value)`,
  })
}
