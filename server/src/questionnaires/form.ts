import { createHash } from 'node:crypto'
import { readQuestionnaire } from '@reprieve/contract/questionnaires/readQuestionnaire.ts'
import { readScoring } from '@reprieve/contract/questionnaires/scoringWire.ts'
import { BUILT_IN_QUESTIONNAIRES } from '@reprieve/content/questionnaires.ts'
import type { Questionnaire } from '@reprieve/domain/questionnaires/questionnaire.ts'
import type { Scoring } from '@reprieve/domain/questionnaires/scoring.ts'

/** One parsed edition of a questionnaire. */
export interface QuestionnaireForm {
  edition: string
  /** As it was uploaded. */
  definition: unknown
  /** As it was uploaded. */
  scoringTable: unknown
  safety: readonly string[]
  questionnaire: Questionnaire
  scoring: Scoring | null
}

type Source = Pick<QuestionnaireForm, 'definition' | 'scoringTable' | 'safety'>

/** Lower numbers are built-in questionnaires. */
export const FIRST_NID = 1_000

/** The same content has the same name, whoever uploads it and how often. */
export const computeEdition = ({ definition, scoringTable, safety }: Source): string =>
  createHash('sha256')
    .update(JSON.stringify([definition, scoringTable, safety]))
    .digest('hex')
    .slice(0, 16)

const MOST_CACHED = 100
const cache = new Map<string, QuestionnaireForm>()

/** A form from the cache, or null. */
export const findCachedForm = (edition: string): QuestionnaireForm | null => cache.get(edition) ?? null

/** Parses stored content, which was validated before. An edition never changes, so it is parsed once and cached. */
export function parseForm(edition: string, source: Source): QuestionnaireForm {
  const known = findCachedForm(edition)
  if (known !== null) return known
  const read = readQuestionnaire(source.definition, source)
  const table = source.scoringTable === null ? null : readScoring(source.scoringTable)
  if (!read.ok) throw new Error(`edition ${edition} of a questionnaire cannot be read`)
  const scoring = table?.ok === true ? table.value : null
  const form = { edition, ...source, questionnaire: read.value, scoring }
  const [oldest] = cache.keys()
  if (cache.size >= MOST_CACHED && oldest !== undefined) cache.delete(oldest)
  cache.set(edition, form)
  return form
}

/** A built-in questionnaire that everybody may answer for themselves. [QST-27] */
export interface BuiltInForm extends QuestionnaireForm {
  id: string
  nid: number
  days: number
}

let own: readonly BuiltInForm[] | null = null

export const listBuiltInForms = (): readonly BuiltInForm[] =>
  (own ??= BUILT_IN_QUESTIONNAIRES.flatMap(({ id, nid, ownDays, definition, scoring }) => {
    const source = { definition, scoringTable: scoring, safety: [] }
    return ownDays === null ? [] : { ...parseForm(computeEdition(source), source), id, nid, days: ownDays }
  }))
