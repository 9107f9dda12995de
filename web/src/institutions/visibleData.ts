import { toFields } from '@reprieve/contract/fields.ts'
import type { Diary } from '../local/rows/rows.ts'
import { storeServerCopy, readServerCopy } from '../local/serverCopies.ts'

export interface VisibleAnswer {
  title: string
  at: number
  score: number | null
}

/** Everything an institution sees of the person. [CONS-9] */
export interface VisibleData {
  study: string | null
  details: { fullName: string | null; birthDate: string | null; primaryId: string | null }
  consent: { text: string; given: number } | null
  /** The number of responses to each questionnaire. */
  counts: readonly { title: string; count: number }[]
  /** The latest first. */
  answers: readonly VisibleAnswer[]
  /** When it was read there, the latest first. */
  readings: readonly number[]
}

const idOf = (nid: number): string => `institution_seen.${nid}`

/** Null if no server has sent it yet. */
export async function readVisibleData(diary: Diary, nid: number): Promise<VisibleData | null> {
  const kept = await readServerCopy(diary, idOf(nid))
  return kept === null ? null : seenFrom(kept)
}

/** Stores the three responses, in the order of their calls. */
export const storeVisibleData = (diary: Diary, nid: number, told: readonly unknown[]): Promise<unknown> =>
  storeServerCopy(diary, idOf(nid), told)

/** After a withdrawal: no copy stays here of what the institution no longer sees. */
export const deleteVisibleData = (diary: Diary, nid: number): Promise<unknown> =>
  storeServerCopy(diary, idOf(nid), null)

/** From the three responses, in the order of their calls. Entries that do not fit are skipped. */
function seenFrom(kept: unknown): VisibleData {
  const [ofStudy, ofRecords, ofInsights] = Array.isArray(kept) ? kept.map(toFields) : []
  const { study, details, consent, readings } = ofStudy ?? {}
  const { full_name: fullName, birth_date: birthDate, primary_id: primaryId } = toFields(details)
  const { text, given } = toFields(consent)
  return {
    study: textOf(toFields(study)['name']),
    details: { fullName: textOf(fullName), birthDate: textOf(birthDate), primaryId: textOf(primaryId) },
    consent: typeof text === 'string' && typeof given === 'number' ? { text, given } : null,
    counts: listOf(ofInsights?.['by_questionnaire']).flatMap(countFrom),
    answers: listOf(ofRecords?.['records'])
      .flatMap(answerFrom)
      .toSorted((one, other) => other.at - one.at),
    readings: listOf(readings)
      .filter((at) => typeof at === 'number')
      .toSorted((one, other) => other - one),
  }
}

function answerFrom(told: unknown): VisibleAnswer[] {
  const { title, completed_at: at, score } = toFields(told)
  if (typeof title !== 'string' || typeof at !== 'number') return []
  return [{ title, at, score: typeof score === 'number' ? score : null }]
}

function countFrom(told: unknown): { title: string; count: number }[] {
  const { title, count } = toFields(told)
  return typeof title === 'string' && typeof count === 'number' ? [{ title, count }] : []
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
