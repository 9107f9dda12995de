import { expect, type Locator, type Page } from '@playwright/test'
import { seedClientId } from '@reprieve/contract/ids.ts'
import { loadText } from '@reprieve/locales/loadText.ts'
import { putRows, seededRow } from '../../harness/seedDiary.ts'

export const brief = await loadText('en', 'brief')
const navigation = await loadText('en', 'navigation')

export const briefPage = (page: Page): Locator => page.locator('article.brief')
export const briefQuestion = (page: Page, number: number): Locator =>
  page.getByLabel(brief('question', { number }))
export const printButton = (page: Page): Locator => page.getByRole('button', { name: brief('print') })

/** From anywhere inside the diary: the tab, and one press there. */
export async function openFromReports(page: Page): Promise<void> {
  await page
    .getByRole('link', { name: navigation('reports') })
    .first()
    .click()
  await page.getByRole('link', { name: new RegExp(brief('title')) }).click()
  await expect(briefPage(page)).toBeVisible()
}

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
