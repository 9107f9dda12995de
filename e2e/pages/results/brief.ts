import { expect, type Locator, type Page } from '@playwright/test'
import { seedClientId } from '@reprieve/contract/ids.ts'
import { loadText } from '@reprieve/locales/loadText.ts'
import { putRows, seededRow } from '../../harness/seedDiary.ts'

export const brief = await loadText('en', 'brief')
const navigation = await loadText('en', 'navigation')

export const briefPage = (page: Page): Locator => page.locator('article.brief')
export const visit = await loadText('en', 'visit')

const visitButton = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })

export const printButton = (page: Page): Locator => visitButton(page, visit('printBrief'))
export const makeReportButton = (page: Page): Locator => visitButton(page, visit('makeReport'))
export const getLinkButton = (page: Page): Locator => visitButton(page, visit('getLink'))
export const printReportButton = (page: Page): Locator => visitButton(page, visit('print'))
export const addDateButton = (page: Page): Locator => visitButton(page, visit('addDate'))
export const presetRadio = (page: Page, name: 'short' | 'usual' | 'everything'): Locator =>
  page.getByRole('radio', { name: visit(name) })

/** From anywhere inside the diary: the tab, and one press there. */
export async function openFromReports(page: Page): Promise<void> {
  await page
    .getByRole('link', { name: navigation('reports') })
    .first()
    .click()
  await page.getByRole('link', { name: new RegExp(visit('title')) }).click()
  await expect(page.getByRole('heading', { name: visit('questions') })).toBeVisible()
}

export const questionBox = (page: Page, text: string): Locator =>
  page.getByRole('checkbox', { name: text, exact: true })

/** The field of the open question, in every language. */
export const questionField = (page: Page): Locator => page.locator('.visit-field textarea')

/** Leaves the field open: what is typed is stored at once. */
export async function typeQuestion(page: Page, text: string): Promise<void> {
  await page.locator('.visit-add button').click()
  await questionField(page).fill(text)
}

export async function addQuestion(page: Page, text: string): Promise<void> {
  await typeQuestion(page, text)
  await page.locator('.visit-field button').click()
}

export async function chooseForQuestion(page: Page, question: string, action: string): Promise<void> {
  await visitButton(page, visit('questionMenu', { question })).click()
  await page.getByRole('menuitem', { name: action }).click()
}

/** The page that is printed, unfolded on the screen. */
export const showWholeBrief = (page: Page): Promise<void> => visitButton(page, visit('wholeBrief')).click()

/** A row of the brief, by its title. */
export const briefRow = (page: Page, title: string): Locator =>
  briefPage(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) })

export type Paper = 'A4' | 'Letter'

/** The number of printed pages, with the default margins of browsers. */
export async function countPrintedPages(page: Page, format: Paper): Promise<number> {
  const margin = '10mm'
  const file = await page.pdf({
    format,
    margin: { top: margin, right: margin, bottom: margin, left: margin },
  })
  return file.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

const DAY_MS = 86_400_000
const FIRST_LOCAL_ID = 200_000

export interface SeededDose {
  name: string
  daysAgo: number
}

/** Each with a severity before and after, written directly to storage as `seedDiary` does. */
export async function seedDoses(page: Page, doses: readonly SeededDose[], now = Date.now()): Promise<void> {
  const rows = doses.map((dose, at) => doseRow(dose, { localId: FIRST_LOCAL_ID + at, now }))
  await putRows(page, rows)
}

/** One id per medicine, however often it is taken. */
const idOf = (name: string): string => seedClientId('list_field', 'medication', name)

function doseRow({ name, daysAgo }: SeededDose, { localId, now }: { localId: number; now: number }): object {
  const timing = now - daysAgo * DAY_MS
  const time_offset = -new Date(now).getTimezoneOffset() * 60_000
  const values: [string, object][] = [
    ['what', { what: 'medication', value: name, refs: [{ client_id: idOf(name), text: name }] }],
    ['amount', { dosage: daysAgo % 2 === 0 ? 2 : 1, dosage_units: 'tablets' }],
    ['timing', { timing, time_offset }],
    ['before', { severity_before: 7, before_at: timing }],
    ['after', { severity_after: 4, after_at: timing + 3_600_000 }],
    ['deleted', { deleted: 0 }],
  ]
  return seededRow({ kind: 'dose', localId, day: 0, at: timing, values })
}
