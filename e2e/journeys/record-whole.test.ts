import { expect, type Page } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'
import { recentRecords, startWithoutAccount, toFinishItems } from '../pages/app/home.ts'
import { DESKTOP, LONG, PHONE, widths } from '../pages/app/shell.ts'
import {
  openNewRecord,
  saveRecordButton,
  savedToast,
  setSeverity,
  untilSavedAndLeft,
} from '../pages/records/record.ts'
import { goToSection, hideSections, sectionRow, showSections, STEPS } from '../pages/records/wholeRecord.ts'
import { test } from '../pages/sync/watch.ts'

const records = await loadText('en', 'records')
const shell = await loadText('en', 'shell')

/** Notes the screen on which a message with these words first stands. A string, because it runs in the page. */
const noteWhere = (words: string): string => `new MutationObserver(() => {
  const told = [...document.querySelectorAll('[role=status]')].some((one) => one.textContent.includes(${JSON.stringify(words)}))
  if (told) globalThis.toldAt ??= location.pathname
}).observe(document.body, { childList: true, subtree: true, characterData: true })`

for (const viewport of widths(PHONE)) {
  test.describe(`at ${viewport.width} pixels`, () => {
    test.use({ viewport })

    test(
      '[REC-23] a tab that is closed at any step of the editor loses nothing',
      LONG,
      async ({ page, context }) => {
        test.slow()
        await startWithoutAccount(page)
        await openNewRecord(page)
        let tab: Page = page
        for (const [at, step] of STEPS.entries()) {
          await goToSection(tab, step.section)
          await step.act(tab)
          await tab.close()
          tab = await context.newPage()
          await tab.goto('/home')
          await toFinishItems(tab).getByRole('link').first().click()
          await showSections(tab)
          for (const { section, told } of STEPS.slice(0, at + 1))
            await expect(sectionRow(tab, section)).toContainText(told)
          await hideSections(tab)
        }
        await saveRecordButton(tab).first().click()
        await untilSavedAndLeft(tab)
        await tab.goto('/home')
        await expect(toFinishItems(tab)).toHaveCount(0)
        await recentRecords(tab).getByRole('link').click()
        await showSections(tab)
        for (const { section, told } of STEPS) await expect(sectionRow(tab, section)).toContainText(told)
      },
    )

    test('[D36, REC-56] a number alone is saved in three taps from home, and said before the next screen opens', async ({
      page,
    }) => {
      await startWithoutAccount(page)
      let taps = 0
      page.on('console', (message) => void (message.text() === 'tap' && (taps += 1)))
      await page.evaluate(`addEventListener('click', () => console.log('tap'), true)`)
      await openNewRecord(page)
      await page.getByRole('button', { name: shell('oneMore') }).click()
      await page.evaluate(noteWhere(records('saved')))
      await saveRecordButton(page).click()
      await expect(savedToast(page)).toBeVisible()
      expect(taps).toBeLessThanOrEqual(3)
      expect(await page.evaluate('globalThis.toldAt')).toBe('/records/create')
    })
  })
}

test.describe('[REL 6] without a pointer', () => {
  test.use({ viewport: DESKTOP })

  test('a record of all ten sections is made by the keyboard alone', LONG, async ({ page }) => {
    test.slow()
    await startWithoutAccount(page)
    await tabTo(page, 'Record pain')
    await page.keyboard.press('Enter')
    await tabTo(page, records('severity'), { isOf: 'range' })
    for (let step = 0; step < 6; step += 1) await page.keyboard.press('PageUp')
    const said = ['Head', 'Fatigue', 'Aching', 'Walking', records('noMedications')]
    for (const name of said) {
      await goOn(page)
      await tabTo(page, name)
      await page.keyboard.press('Space')
    }
    await goOn(page)
    await tabTo(page, records('helped'))
    await page.keyboard.press('Space')
    await goOn(page)
    await tabTo(page, records('constant'))
    await page.keyboard.press('Space')
    await goOn(page)
    await tabTo(page, 'Home', { isOf: 'section' })
    await page.keyboard.press('Space')
    await goOn(page)
    await tabTo(page, records('notes'), { isOf: 'section' })
    await page.keyboard.type('by keyboard')
    await tabTo(page, records('saveRecord'))
    await page.keyboard.press('Enter')
    await untilSavedAndLeft(page)
    await page.goto('/home')
    await recentRecords(page).getByRole('link').click()
    for (const { section } of STEPS)
      await expect(sectionRow(page, section)).toContainText(records('sectionDone'))
  })

  test('a record is finished by what the screen reader is told, and nothing else', LONG, async ({ page }) => {
    await startWithoutAccount(page)
    await pressTold(page, /link "Record pain"/)
    await expect(page.getByRole('slider')).toBeVisible()
    await toldIn(page, /slider "Severity"/)
    await setSeverity(page, 4)
    await pressTold(page, /button "Continue to next Section"/)
    await toldIn(page, /heading "Where does it hurt\?"/)
    await pressTold(page, /button "Head"/)
    await toldIn(page, /button "Head" \[pressed\]/)
    await pressTold(page, /button "Save record"/)
    await toldIn(page, new RegExp(`status: .*${records('saved')}|status.*\\n.*${records('saved')}`))
  })
})

/** Presses Tab until the element has the focus: one without a name, or one that cannot be reached, is never found. */
async function tabTo(page: Page, name: string, { isOf }: { isOf?: 'section' | 'range' } = {}): Promise<void> {
  for (let press = 0; press < 120; press += 1) {
    const [focused, of] = await page.evaluate<[string, string[]]>(FOCUSED)
    if (focused === name && (isOf === undefined || of.includes(isOf))) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${name} is never reached by Tab`)
}

// A string, because it runs in the page: the name of the focused element, its kind, and whether it is in the section.
const FOCUSED = `(() => {
  const focused = document.activeElement
  if (focused === document.body) return ['', []]
  const label = focused.getAttribute('aria-label') ?? ''
  const labelledBy = (focused.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent ?? '').join(' ').trim()
  const own = focused.labels?.[0]?.textContent ?? ''
  const words = (label || labelledBy || own || focused.querySelector('[data-shown=true]')?.textContent || focused.innerText || '').trim()
  const isContent = focused.closest('.record-section') !== null
  return [words, [focused.type ?? '', isContent ? 'section' : '']]
})()`

async function goOn(page: Page): Promise<void> {
  await tabTo(page, records('nextSection'))
  await page.keyboard.press('Enter')
}

async function toldIn(page: Page, words: RegExp): Promise<string> {
  let transcript = ''
  await expect(async () => {
    transcript = await page.locator('body').ariaSnapshot()
    expect(transcript).toMatch(words)
  }).toPass()
  return transcript
}

/** Presses the element that the transcript names, by role and name. */
async function pressTold(page: Page, words: RegExp): Promise<void> {
  const [line = ''] = words.exec(await toldIn(page, words)) ?? []
  const [, role, name = ''] = /(\w+) "(.*)"/.exec(line) ?? []
  await page
    .getByRole(role as 'button', { name, exact: true })
    .first()
    .click()
}
