import { expect, type Page } from '@playwright/test'
import { randomBytes } from 'node:crypto'
import { seedDiary } from '../harness/seedDiary.ts'
import { startServer, type ServerProcess } from '../harness/serverProcess.ts'
import {
  acceptTerms,
  account,
  activationPath,
  button,
  fillInRegistration,
  mainLink,
  logIn,
} from '../pages/account/account.ts'
import { activateButton, pageHeading } from '../pages/account/activation.ts'
import { skipIntroWithoutAccount } from '../pages/account/deviceOwner.ts'
import { profileField, openAboutMe, saveProfile } from '../pages/account/profile.ts'
import { recordPain } from '../pages/app/home.ts'
import { shellText, LONG, PHONE } from '../pages/app/shell.ts'
import {
  agreeToTelemetry,
  throwErrorWith,
  storeUsage,
  nameReportEnd,
  openReportEnd,
  rejectWith,
  usageOn,
  type ReportEnd,
} from '../pages/app/telemetry.ts'
import {
  addTyped,
  openConditions,
  openSearch,
  saveCondition,
  conditionSearchField,
  conditionToast,
} from '../pages/records/conditions.ts'
import { addItem, openFieldList, itemRow } from '../pages/records/lists.ts'
import { openRecordSection } from '../pages/records/recordSections.ts'
import { recordNoteField as noteOfRecord } from '../pages/records/recordTiming.ts'
import {
  reflectionNoteField,
  savedReflection,
  saveReflection,
  setScore,
} from '../pages/records/reflection.ts'
import { startedServer } from '../pages/sync/startedServer.ts'
import { test } from '../pages/sync/watch.ts'

const DAY_MS = 86_400_000
/** How long a form ignores the second press of a shaking hand. */
const DEAF_MS = 1_300

test.use({ viewport: PHONE })

/** Only letters and digits, so that no filter could recognise it. */
const canary = (): string => `canary${randomBytes(6).toString('hex')}`

const usageOfDays = (days: number, consentedAt: number | null) => ({
  firstOpen: Date.now() - days * DAY_MS,
  sent: [],
  consentedAt,
})

test(
  '[TELE-1, TELE-2, TELE-3, D26] nothing is posted before the person agrees; then crashes and the milestone',
  LONG,
  async ({ page, watch }) => {
    watch.expectError(/SyntaxError|JSON|canary/)
    const posts = await nameReportEnd(page, `http://localhost:${startedServer().port}`)
    const word = canary()
    await skipIntroWithoutAccount(page)
    await expect.poll(() => usageOn(page)).toMatchObject({ sent: [], consentedAt: null })
    await storeUsage(page, usageOfDays(8, null))
    await page.reload()
    await expect(recordPain(page)).toBeVisible()
    await throwErrorWith(page, word)
    await page.goto('/menu')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(posts).toEqual([])

    await agreeToTelemetry(page)
    await storeUsage(page, usageOfDays(8, Date.now() - 8 * DAY_MS))
    await page.goto('/home')
    await expect(recordPain(page)).toBeVisible()
    await throwErrorWith(page, word)
    await throwErrorWith(page, word)
    await expect.poll(() => posts.length).toBe(2)
    const reports = posts.map((post) => JSON.parse(post) as Record<string, unknown>)
    const { days_since_first_open: days, ...usage } =
      reports.find((one) => 'days_since_first_open' in one) ?? {}
    const { error, frames, ...crash } = reports.find((one) => 'error' in one) ?? {}
    expect([days, error, Array.isArray(frames)]).toEqual([7, 'SyntaxError', true])
    for (const rest of [usage, crash])
      expect(Object.keys(rest).toSorted()).toEqual(['app_version', 'at', 'client_type'])
    expect(posts.join()).not.toContain(word)
  },
)

test.describe('[TELE-4, REL 5] a whole journey', LONG, () => {
  let server: ServerProcess
  let end: ReportEnd
  test.beforeAll(async () => {
    end = await openReportEnd()
    server = await startServer({ env: { REPORT_ENDPOINT: end.address } })
  })
  test.afterAll(async () => {
    await server.remove()
    await end.close()
  })
  test.beforeEach(() => void end.posts.splice(0))

  for (const isAgreed of [true, false]) {
    const what = isAgreed ? 'of forty planted words none is in any post' : 'without consent nothing is posted'
    test(what, async ({ browser }) => {
      test.setTimeout(120_000)
      const context = await browser.newContext({
        viewport: PHONE,
        baseURL: `http://localhost:${server.port}`,
        serviceWorkers: 'block',
      })
      const page = await context.newPage()
      const planted = await liveWith(page, { server, isAgreed })
      expect(planted.size).toBeGreaterThanOrEqual(40)
      if (isAgreed) {
        // Reports of an error, a broken screen, an unknown answer and a milestone: exactly these are searched for the
        // planted words.
        for (const kind of [
          'days_since_first_open',
          'SyntaxError',
          'TypeError',
          'TestScreen',
          '"errorCode":999',
        ])
          await expect.poll(() => end.posts.join('\n')).toContain(kind)
        const all = end.posts.join('\n')
        expect([...planted].filter((word) => all.toLowerCase().includes(word.toLowerCase()))).toEqual([])
        expect(all).not.toContain('cookie')
        expect(all).not.toContain('referer')
      } else {
        expect(end.posts).toEqual([])
      }
      await context.close()
    })
  }
})

interface Life {
  server: ServerProcess
  isAgreed: boolean
}

/** From the first page to the logout, with a unique word in everything that can be written; returns all these words. */
async function liveWith(page: Page, { server, isAgreed }: Life): Promise<Set<string>> {
  const planted = new Set<string>()
  const plant = (): string => {
    const word = canary()
    planted.add(word)
    return word
  }
  const names = { username: plant(), email: `${plant()}@example.org` }
  const password = `a quiet harbour ${plant()}`

  await page.goto(`/?utm_source=${plant()}&utm_campaign=${plant()}`)
  await skipIntroWithoutAccount(page)
  if (isAgreed) await agreeToTelemetry(page)
  await storeUsage(page, usageOfDays(31, isAgreed ? Date.now() - 31 * DAY_MS : null))
  await register(page, { server, names, password })
  await seedDiary(
    page,
    Array.from({ length: 12 }, (_, daysAgo) => ({ daysAgo: daysAgo + 1, severity: 5, note: plant() })),
  )
  await writeEverywhere(page, plant)
  await openOddAddresses(page, plant)
  await breakEverything(page, plant)
  await page.waitForTimeout(500)
  return planted
}

interface Registering extends Pick<Life, 'server'> {
  names: { username: string; email: string }
  password: string
}

async function register(page: Page, { server, names, password }: Registering): Promise<void> {
  await page.goto('/register')
  await fillInRegistration(page, names, password)
  await acceptTerms(page)
  await button(page, account('register')).click()
  await expect(pageHeading(page, account('checkMail'))).toBeVisible()
  await page.goto(await activationPath(server, names))
  await activateButton(page).click()
  await mainLink(page, account('logIn')).click()
  const refused = page.waitForResponse('**/core/login-user')
  await logIn(page, names.username, `${password} wrong`)
  await refused
  await page.waitForTimeout(DEAF_MS)
  await logIn(page, names.username, password)
  await expect(recordPain(page)).toBeVisible()
}

const LISTS = ['symptom', 'location', 'environment'] as const

async function writeEverywhere(page: Page, plant: () => string): Promise<void> {
  await openAboutMe(page)
  await profileField(page, account('fullName')).fill(plant())
  await saveProfile(page)
  await openConditions(page)
  await openSearch(page)
  await conditionSearchField(page).fill(plant())
  await addTyped(page, plant())
  await saveCondition(page)
  await expect(conditionToast(page, 'added')).toBeVisible()
  for (const list of LISTS) {
    const word = plant()
    await openFieldList(page, list)
    await addItem(page, word)
    await expect(itemRow(page, word)).toBeVisible()
  }
  await page.goto('/reflections/create')
  await setScore(page, 6)
  await reflectionNoteField(page).fill(plant())
  await saveReflection(page).click()
  await expect(savedReflection(page)).toBeVisible()
  await expect(page).toHaveURL(/\/home$/)
  // Started and left, so it is a draft.
  await page.goto('/records/add')
  await openRecordSection(page, 'notes')
  await noteOfRecord(page).fill(plant())
  await page.waitForTimeout(1_500)
  await page.goto(`/results/records?q=${plant()}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

async function openOddAddresses(page: Page, plant: () => string): Promise<void> {
  const token = (): string => plant().padEnd(43, 'a')
  const paths = [
    `/records/edit/${plant()}`,
    `/reflections/edit/${plant()}`,
    `/conditions/edit/${plant()}`,
    `/medications/edit/${plant()}`,
    `/report/${plant()}`,
    `/reminders/edit/${plant()}`,
    `/guide/content/${plant()}`,
    `/share#${token()}`,
    `/${plant()}`,
    `/home?${plant()}=${plant()}`,
  ]
  for (const path of paths) {
    await page.goto(path)
    await expect(page.getByRole('main')).toBeVisible()
  }
}

async function breakEverything(page: Page, plant: () => string): Promise<void> {
  await page.goto('/home')
  await expect(recordPain(page)).toBeVisible()
  await page.waitForTimeout(2_500)
  await throwErrorWith(page, plant())
  await rejectWith(page, plant())
  await page.evaluate(`void setTimeout(() => { throw ${JSON.stringify(plant())} })`)
  await page.evaluate(
    `void setTimeout(() => { throw Object.assign(new Error('x'), { name: ${JSON.stringify(plant())} }) })`,
  )
  // A server that answers with an unknown code. Without its message it would count as an answer of a proxy.
  await page.route('**/sync/get-all-records', (route) =>
    route.fulfill({ json: { result_code: 999, result_msg: plant(), reason: plant(), records: [plant()] } }),
  )
  const answered = page.waitForResponse('**/sync/get-all-records')
  await page.goto('/home')
  await expect(recordPain(page)).toBeVisible()
  await answered
  await page.goto('/test')
  await button(page, shellText('testBreak')).click()
  await expect(page.getByRole('alert').filter({ hasText: shellText('brokenTitle') })).toBeVisible()
}
