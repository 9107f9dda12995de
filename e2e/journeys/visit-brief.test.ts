import { expect, type Page } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'
import { seedDiary, type Seed } from '../harness/seedDiary.ts'
import { expectHome, logIn } from '../pages/account/account.ts'
import { signInNewPerson } from '../pages/account/signIn.ts'
import { waitUntilAppCached } from '../pages/app/appWorker.ts'
import { recordPain } from '../pages/app/home.ts'
import { LONG, PHONE, sidewaysScroll } from '../pages/app/shell.ts'
import {
  brief,
  briefPage,
  openFromReports,
  countPrintedPages,
  addQuestion,
  printButton,
  questionBox,
  questionField,
  briefRow,
  seedDoses,
  showWholeBrief,
  type SeededDose,
  typeQuestion,
  visit,
} from '../pages/results/brief.ts'
import { setLanguageAndTheme } from '../pages/results/resultsDemo.ts'
import { anotherDevice } from '../pages/sync/anotherDevice.ts'
import { startWithDiary } from '../pages/sync/seededDiary.ts'
import { startedServer } from '../pages/sync/startedServer.ts'
import { test } from '../pages/sync/watch.ts'

const sync = await loadText('en', 'sync')

const HEAD = { key: 'head', text: 'Head' }
const days = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at)

/** Records on eight days of the last 14, and on nine of the 14 before. */
const DIARY: readonly Seed[] = [
  ...days(1, 8).map((daysAgo) => ({ daysAgo, severity: 4, locations: [HEAD] })),
  ...days(1, 7).map((daysAgo) => ({ daysAgo, score: 6 })),
  ...days(15, 23).map((daysAgo) => ({ daysAgo, severity: 7 })),
]

const NO_LINE = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/

test.use({ viewport: PHONE })

test.describe('without a line', () => {
  test.use({ serviceWorkers: 'allow' })

  test(
    '[REP-55, REP-56, REP-57] the brief opens from Reports without an account, and stores the questions',
    LONG,
    async ({ page, watch }) => {
      watch.expectError(NO_LINE)
      await startWithDiary(page, DIARY)
      await waitUntilAppCached(page)
      await page.context().setOffline(true)
      await openFromReports(page)
      await showWholeBrief(page)
      const pain = briefRow(page, brief('averagePain'))
      await expect(pain).toContainText('4.0 of 10, logged on 8 of 14 days')
      await expect(pain).toContainText('14 days before: 7.0 of 10, logged on 9 of 14 days')
      await expect(pain).toContainText('3.0 (43%) lower')
      await expect(briefRow(page, brief('averageDay'))).toContainText('6.0 of 10, logged on 7 of 14 days')
      await expect(briefRow(page, brief('topLocations'))).toContainText('Head, in 8 of 8 records')
      await expect(briefPage(page)).toContainText('no medicine was recorded')
      await addQuestion(page, 'May I swim?')
      await page.reload()
      await expect(questionBox(page, 'May I swim?')).toBeVisible()
      await expect(page.getByText(visit('noAccount'))).toBeVisible()
      expect(await sidewaysScroll(page)).toBe(0)
    },
  )
})

test(
  '[REP-56, SETT-1, SETT-2] text typed just before a reload is there again, twenty times of twenty',
  LONG,
  async ({ page }) => {
    test.setTimeout(180_000)
    await startWithDiary(page, DIARY)
    await page.goto('/reports/brief')
    for (let turn = 1; turn <= 20; turn += 1) {
      const said = `Question ${turn}: which of them first?`
      if (turn % 2 === 0) await typeQuestion(page, said)
      else {
        await typeQuestion(page, 'Q')
        await questionField(page).pressSequentially(said.slice(1))
      }
      await page.reload()
      await expect(questionBox(page, said)).toBeVisible()
    }
  },
)

test(
  '[REP-55] on paper only the page is printed, light, with the questions as text',
  LONG,
  async ({ page }) => {
    await page.addInitScript({
      content: 'window.print = () => { window.printed = (window.printed ?? 0) + 1 }',
    })
    await startWithDiary(page, DIARY)
    await setLanguageAndTheme(page, { theme: 'dark' })
    await page.reload()
    await openFromReports(page)
    await addQuestion(page, 'Which of them\nfirst?')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await printButton(page).click()
    expect(await page.evaluate('window.printed')).toBe(1)
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    await expect(briefPage(page)).toBeVisible()
    await expect(
      briefPage(page).getByRole('listitem').filter({ hasText: 'Which of them first?' }),
    ).toBeVisible()
    await expect(page.getByRole('checkbox')).toBeHidden()
    await expect(printButton(page)).toBeHidden()
    for (const around of ['.shell-tabs', '.top', '.toast']) await expect(page.locator(around)).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  },
)

/** The widest characters and the longest names. */
const WORST = {
  de: 'W'.repeat(300),
  ru: 'Щ'.repeat(300),
  'zh-rCN': '疼'.repeat(300),
} as const

const worstDiary = (word: string): readonly Seed[] => {
  const locations = ['a', 'b', 'c'].map((key) => ({ key: `long-${key}`, text: `${key} ${word}` }))
  return days(0, 27).flatMap((daysAgo) => [
    { daysAgo, severity: daysAgo < 14 ? 2 : 8, locations },
    { daysAgo, score: daysAgo < 14 ? 8 : 3 },
  ])
}

const worstDoses = (word: string): readonly SeededDose[] =>
  ['a', 'b', 'c', 'd', 'e', 'f'].flatMap((letter) =>
    days(1, 6).map((daysAgo) => ({ name: `${letter} ${word}`, daysAgo })),
  )

for (const [language, word] of Object.entries(WORST) as [keyof typeof WORST, string][]) {
  test(
    `[REP-55] with the longest of everything it is one page of A4 and of Letter, in ${language}`,
    LONG,
    async ({ page }) => {
      await startWithDiary(page, worstDiary(word))
      await seedDoses(page, worstDoses(word))
      await setLanguageAndTheme(page, { language })
      await page.goto('/reports/brief')
      const text = await loadText(language, 'brief')
      await expect(briefPage(page)).toContainText(text('more', { count: 2 }))
      for (let question = 1; question <= 4; question += 1) await addQuestion(page, word)
      expect([await countPrintedPages(page, 'A4'), await countPrintedPages(page, 'Letter')]).toEqual([1, 1])
    },
  )
}

test(
  '[REP-55, REP-92] in large letters, for as long as it has room for them, it is one page of Letter',
  LONG,
  async ({ page }) => {
    await startWithDiary(page, DIARY)
    const names = ['Ibuprofen 400 mg', 'Naproxen 500 mg', 'Paracetamol 500 mg', 'Duloxetine 30 mg']
    await seedDoses(
      page,
      names.flatMap((name) => days(1, 6).map((daysAgo) => ({ name, daysAgo }))),
    )
    await page.goto('/reports/brief')
    await expect(briefPage(page)).toContainText('used 6 times, 1–2 tablets each time')
    let letters = 0
    await typeQuestion(page, 'W')
    for (; await isLarge(page); letters += 25) {
      if (letters > 0 && letters % 300 === 0) {
        await page.locator('.visit-field button').click()
        await typeQuestion(page, 'W')
      }
      await questionField(page).fill('W'.repeat((letters % 300) + 25))
    }
    expect(letters).toBeGreaterThan(200)
    // The longest text that still has room.
    await questionField(page).fill('W'.repeat(Math.max(1, ((letters - 25) % 300) + 25 - 25)))
    await expect.poll(() => isLarge(page)).toBe(true)
    expect(await countPrintedPages(page, 'Letter')).toBe(1)
  },
)

const isLarge = async (page: Page): Promise<boolean> =>
  (await briefPage(page).getAttribute('data-room')) !== null

/** Sends every unsent row, and pulls what the server has. */
async function syncNow(page: Page): Promise<void> {
  await page.goto('/home')
  const button = page.getByRole('button', { name: sync('syncNow') })
  await expect(button).toBeVisible({ timeout: 20_000 })
  const pulled = page.waitForResponse(/\/api\//)
  await button.click()
  await pulled
  await expect(button).toBeVisible({ timeout: 20_000 })
}

test(
  '[REP-56] questions of two devices are all kept, with what was ticked',
  LONG,
  async ({ page, context }) => {
    test.setTimeout(120_000)
    const { username } = await signInNewPerson(page, startedServer())
    await seedDiary(page, DIARY)
    await page.reload()
    await expect(recordPain(page)).toBeVisible()
    await page.goto('/reports/brief')
    await addQuestion(page, 'May I swim?')
    await addQuestion(page, 'Which dose?')
    await syncNow(page)

    const other = await anotherDevice(context, PHONE)
    await other.goto('/login')
    await logIn(other, username)
    await expectHome(other)
    await openFromReports(other)
    await expect(questionBox(other, 'Which dose?')).toBeVisible()
    await addQuestion(other, 'And at night?')
    await questionBox(other, 'May I swim?').press('Space')
    await page.goto('/reports/brief')
    await addQuestion(page, 'How long?')
    await syncNow(other)
    await syncNow(page)
    await syncNow(other)
    for (const device of [page, other]) {
      await device.goto('/reports/brief')
      for (const text of ['Which dose?', 'And at night?', 'How long?'])
        await expect(questionBox(device, text)).not.toBeChecked()
      await expect(questionBox(device, 'May I swim?')).toBeChecked()
    }
    await other.context().close()
  },
)
