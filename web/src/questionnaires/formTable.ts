import { toFields, isFields, type Fields } from '@reprieve/contract/fields.ts'
import {
  readCompletedQuestionnaires,
  type CompletedQuestionnaire,
  type ListedQuestionnaire,
} from '@reprieve/contract/questionnaires/listWire.ts'
import { readQuestionnaire } from '@reprieve/contract/questionnaires/readQuestionnaire.ts'
import { readScoring } from '@reprieve/contract/questionnaires/scoringWire.ts'
import type { Questionnaire } from '@reprieve/domain/questionnaires/questionnaire.ts'
import type { Scoring } from '@reprieve/domain/questionnaires/scoring.ts'
import type { Diary } from '../local/rows/rows.ts'
import { deleteServerCopy, findServerCopies, readServerCopy, storeServerCopy } from '../local/serverCopies.ts'
import { ANSWERS_PREFIX } from './answeredTable.ts'

/** A form as received; each answer belongs to one edition. */
export interface StoredForm {
  edition: string
  questionnaire: Questionnaire
  scoring: Scoring | null
}

export interface AnswerHistory {
  canAnswer: boolean
  /** The latest first. */
  times: readonly CompletedQuestionnaire[]
  /** Where the earlier ones continue; null if these are all. */
  next: string | null
}

const formsOf = (nid: number): string => `questionnaire.${nid}.`
const formName = (nid: number, edition: string): string => `${formsOf(nid)}${edition}`
const answeredName = (nid: number): string => `${ANSWERS_PREFIX}${nid}`

/** `unreadable`: received, but this app cannot show it. */
export async function readStoredForm(
  diary: Diary,
  nid: number,
  edition: string,
): Promise<StoredForm | 'unreadable' | null> {
  const kept = toFields(await readServerCopy(diary, formName(nid, edition)))
  return isFields(kept['questionnaire']) ? formFrom(kept, edition) : null
}

export const hasForm = async (diary: Diary, nid: number, edition: string): Promise<boolean> =>
  isFields(toFields(await readServerCopy(diary, formName(nid, edition)))['questionnaire'])

/** The requested edition or, if it was never loaded, the latest stored one. [QST-37] */
export async function readFormToAnswer(
  diary: Diary,
  nid: number,
  edition: string,
): Promise<StoredForm | 'unreadable' | null> {
  const asked = await readStoredForm(diary, nid, edition)
  if (asked !== null) return asked
  const kept = await findServerCopies(diary, formsOf(nid))
  const latest = kept.toSorted((one, other) => other.at - one.at)[0]
  return latest === undefined ? null : readStoredForm(diary, nid, latest.id.slice(formsOf(nid).length))
}

function formFrom({ questionnaire, scoring, safety }: Fields, edition: string): StoredForm | 'unreadable' {
  const marked = Array.isArray(safety) ? safety.filter((one) => typeof one === 'string') : []
  const read = readQuestionnaire(questionnaire, { safety: marked })
  if (!read.ok) return 'unreadable'
  const table = readScoring(scoring)
  return { edition, questionnaire: read.value, scoring: table.ok ? table.value : null }
}

export async function storeForm(diary: Diary, nid: number, told: Fields): Promise<void> {
  const { questionnaire, scoring, safety, edition } = told
  if (typeof edition !== 'string') return
  await storeServerCopy(diary, formName(nid, edition), { questionnaire, scoring, safety })
}

/** Removes editions that neither a response nor the next filling in needs. */
export async function dropOldForms(diary: Diary, nid: number, asked: readonly string[]): Promise<void> {
  const times = (await readAnswerHistory(diary, nid))?.times ?? []
  const needed = new Set([...asked, ...times.map(({ edition }) => edition)].map((one) => formName(nid, one)))
  for (const { id } of await findServerCopies(diary, formsOf(nid))) {
    if (!needed.has(id)) await deleteServerCopy(diary, id)
  }
}

/** Null if it was never received. */
export async function readAnswerHistory(diary: Diary, nid: number): Promise<AnswerHistory | null> {
  const kept = await readServerCopy(diary, answeredName(nid))
  if (!isFields(kept)) return null
  const { next_cursor: next } = kept
  return {
    canAnswer: kept['can_answer'] !== false,
    times: readCompletedQuestionnaires(kept),
    next: typeof next === 'string' ? next : null,
  }
}

/** A first page replaces everything stored; a later one is appended. */
export async function storeAnswerHistory(
  diary: Diary,
  { nid, responses: known }: ListedQuestionnaire,
  told: Fields,
  behind: boolean,
): Promise<void> {
  const before = behind ? rawTimes(await readServerCopy(diary, answeredName(nid))) : []
  await storeServerCopy(diary, answeredName(nid), {
    can_answer: told['can_answer'],
    responses: [...before, ...rawTimes(told)],
    next_cursor: told['next_cursor'],
    known,
  })
}

/** Whether all responses are stored here, including those sent from other devices. */
export async function hasAllAnswers(diary: Diary, { nid, responses }: ListedQuestionnaire): Promise<boolean> {
  if (responses === 0) return true
  return toFields(await readServerCopy(diary, answeredName(nid)))['known'] === responses
}

/** Added immediately, before the server returns it: a changed response stays one response. */
export async function addStoredAnswer(diary: Diary, nid: number, answered: Fields): Promise<void> {
  const kept = toFields(await readServerCopy(diary, answeredName(nid)))
  const before = rawTimes(kept)
  const others = before.filter((one) => toFields(one)['response_id'] !== answered['response_id'])
  const isNew = others.length === before.length
  const known = typeof kept['known'] === 'number' && isNew ? kept['known'] + 1 : kept['known']
  await storeServerCopy(diary, answeredName(nid), { ...kept, responses: [answered, ...others], known })
}

const rawTimes = (kept: unknown): readonly unknown[] => {
  const { responses } = toFields(kept)
  return Array.isArray(responses) ? responses : []
}
