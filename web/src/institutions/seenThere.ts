import { fieldsOf } from '@reprieve/contract/fields.ts'
import { keepKnown, readKnown } from '../local/knownShelf.ts'
import type { Diary } from '../local/rows.ts'

export interface SeenAnswer {
  title: string
  at: number
  score: number | null
}

/** What an institution sees of the person: this and nothing else. [CONS-9] */
export interface SeenThere {
  study: string | null
  details: { fullName: string | null; birthDate: string | null; primaryId: string | null }
  consent: { text: string; given: number } | null
  /** How many of each questionnaire. */
  counts: readonly { title: string; count: number }[]
  /** The latest first. */
  answers: readonly SeenAnswer[]
  /** When it was read there, the latest first. */
  readings: readonly number[]
}

const idOf = (nid: number): string => `institution_seen.${nid}`

/** Null where no server has told it yet. */
export async function keptSeen(diary: Diary, nid: number): Promise<SeenThere | null> {
  const kept = await readKnown(diary, idOf(nid))
  return kept === null ? null : seenFrom(kept)
}

/** The three answers, in the order of their calls. */
export const keepSeen = (diary: Diary, nid: number, told: readonly unknown[]): Promise<unknown> =>
  keepKnown(diary, idOf(nid), told)

/** After a withdrawal: of what nobody there sees any more no copy stays here either. */
export const forgetSeen = (diary: Diary, nid: number): Promise<unknown> => keepKnown(diary, idOf(nid), null)

/** Of the three answers, in the order of their calls. What does not fit is left out. */
function seenFrom(kept: unknown): SeenThere {
  const [ofStudy, ofRecords, ofInsights] = Array.isArray(kept) ? kept.map(fieldsOf) : []
  const { study, details, consent, readings } = ofStudy ?? {}
  const { full_name: fullName, birth_date: birthDate, primary_id: primaryId } = fieldsOf(details)
  const { text, given } = fieldsOf(consent)
  return {
    study: textOf(fieldsOf(study)['name']),
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

function answerFrom(told: unknown): SeenAnswer[] {
  const { title, completed_at: at, score } = fieldsOf(told)
  if (typeof title !== 'string' || typeof at !== 'number') return []
  return [{ title, at, score: typeof score === 'number' ? score : null }]
}

function countFrom(told: unknown): { title: string; count: number }[] {
  const { title, count } = fieldsOf(told)
  return typeof title === 'string' && typeof count === 'number' ? [{ title, count }] : []
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
