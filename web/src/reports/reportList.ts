import { RESULT } from '@reprieve/contract/codes.ts'
import { toFields } from '@reprieve/contract/fields.ts'
import { SECTION_NAMES } from '@reprieve/contract/reports/optionsWire.ts'
import type { DaySpan } from '@reprieve/domain/filters/filter.ts'
import { rangeFromWord } from '@reprieve/domain/filters/rangeWord.ts'
import { SECTIONS, type Section } from '@reprieve/domain/reports/reportOptions.ts'
import { sameJson } from '@reprieve/domain/sync/sameJson.ts'
import { dayNumber } from '@reprieve/domain/time/dayNumber.ts'
import type { Ask } from '../api/ask.ts'
import type { Diary } from '../local/rows/rows.ts'
import { storeServerCopy, readServerCopy } from '../local/serverCopies.ts'
import { changeServerRecord, readServerRecord, type RefreshOutcome } from '../purchases/serverRecord.ts'

export const REPORT_FORMATS = ['pdf', 'json', 'csv'] as const
export type ReportFormat = (typeof REPORT_FORMATS)[number]

/** A requested report, as the server last reported it. */
export interface ListedReport {
  uuid: string
  num: number
  state: 'waiting' | 'ready' | 'failed'
  /** Percentage. */
  progress: number
  isEmpty: boolean
  created: number
  made: number | null
  sections: readonly Section[]
  /** Its days; null if they cannot be read. */
  span: DaySpan | null
  hasUsedCredit: boolean
  /** If empty, the file is made again on request. */
  forms: readonly ReportFormat[]
}

const ID = 'reports'
const STATES = ['waiting', 'ready', 'failed'] as const

/** Null if no server has sent it yet. Works offline. [REP-26] */
export async function readStoredReports(diary: Diary): Promise<readonly ListedReport[] | null> {
  const kept = await readServerCopy(diary, ID)
  return Array.isArray(kept) ? parseReports(kept) : null
}

/** A background request: it must not keep a session alive. */
export async function fetchReports(diary: Diary, ask: Ask): Promise<RefreshOutcome> {
  const answer = await ask('reports/list-user-reports', undefined, { background: true })
  if (!answer.reached) return 'away'
  if (answer.code !== RESULT.ok) return 'refused'
  const { reports, credits_count: credits } = answer.body
  if (!Array.isArray(reports)) return 'refused'
  if (!sameJson((await readServerCopy(diary, ID)) ?? null, reports)) await storeServerCopy(diary, ID, reports)
  await noteCredits(diary, credits)
  return 'learned'
}

/** A report that failed has returned its credit. */
async function noteCredits(diary: Diary, credits: unknown): Promise<void> {
  const told = await readServerRecord(diary)
  if (typeof credits !== 'number' || told === null || told['credits_count'] === credits) return
  await changeServerRecord(diary, { credits_count: credits })
}

/** The newest first. Entries that do not fit are skipped. */
export const parseReports = (told: readonly unknown[]): readonly ListedReport[] =>
  told.flatMap(reportFrom).toSorted((one, other) => other.created - one.created)

function reportFrom(told: unknown): ListedReport[] {
  const fields = toFields(told)
  const { report_uuid: uuid, num, created, made, progress } = fields
  const state = STATES.find((one) => one === fields['state'])
  if (typeof uuid !== 'string' || typeof created !== 'number' || state === undefined) return []
  return [
    {
      uuid,
      num: numberOr(num, 0),
      state,
      progress: Math.min(100, Math.max(0, numberOr(progress, 0))),
      isEmpty: fields['fault'] === 'empty',
      created,
      made: typeof made === 'number' ? made : null,
      sections: SECTIONS.filter((section) => listOf(fields['sections']).includes(SECTION_NAMES[section])),
      span: spanIn(fields['range']),
      hasUsedCredit: fields['used_credit'] === 1,
      forms: REPORT_FORMATS.filter((form) => listOf(fields['forms']).includes(form)),
    },
  ]
}

/** The server sends the days of every range, also of "the last 30 days", which are others a month later. */
function spanIn(range: unknown): DaySpan | null {
  const { date, date_end: end } = toFields(range)
  const days = rangeFromWord(`${String(date)}_${String(end)}`)
  return days?.is === 'custom' ? { from: dayNumber(days.from), to: dayNumber(days.to) } : null
}

const numberOr = (value: unknown, other: number): number => (typeof value === 'number' ? value : other)
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
