import { createHash } from 'node:crypto'
import { readQuestionnaire } from '@reprieve/contract/questionnaires/readQuestionnaire.ts'
import { readScoring } from '@reprieve/contract/questionnaires/scoringWire.ts'
import { BROUGHT_QUESTIONNAIRES } from '@reprieve/content/questionnaires.ts'
import type { Questionnaire } from '@reprieve/domain/questionnaires/questionnaire.ts'
import type { Scoring } from '@reprieve/domain/questionnaires/scoring.ts'

/** One edition of a questionnaire, read. */
export interface Form {
  edition: string
  /** As it was uploaded. */
  definition: unknown
  /** As it was uploaded. */
  scoringTable: unknown
  safety: readonly string[]
  questionnaire: Questionnaire
  scoring: Scoring | null
}

type Source = Pick<Form, 'definition' | 'scoringTable' | 'safety'>

/** Below are the questionnaires of the product. */
export const FIRST_NID = 1_000

/** The same words have the same name, whoever uploads them and how often. */
export const editionOf = ({ definition, scoringTable, safety }: Source): string =>
  createHash('sha256')
    .update(JSON.stringify([definition, scoringTable, safety]))
    .digest('hex')
    .slice(0, 16)

const MOST_KEPT = 100
const kept = new Map<string, Form>()

/** Read before, by whoever asked. */
export const readForm = (edition: string): Form | null => kept.get(edition) ?? null

/** What was looked through before it was kept. An edition never changes: reading it once for all calls is enough. */
export function formFrom(edition: string, source: Source): Form {
  const known = readForm(edition)
  if (known !== null) return known
  const read = readQuestionnaire(source.definition, source)
  const table = source.scoringTable === null ? null : readScoring(source.scoringTable)
  if (!read.ok) throw new Error(`edition ${edition} of a questionnaire cannot be read`)
  const scoring = table?.ok === true ? table.value : null
  const form = { edition, ...source, questionnaire: read.value, scoring }
  const [oldest] = kept.keys()
  if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest)
  kept.set(edition, form)
  return form
}

/** A questionnaire of the product that everybody may take for themselves. [QST-27] */
export interface OwnForm extends Form {
  id: string
  nid: number
  days: number
}

let own: readonly OwnForm[] | null = null

export const ownForms = (): readonly OwnForm[] =>
  (own ??= BROUGHT_QUESTIONNAIRES.flatMap(({ id, nid, ownDays, definition, scoring }) => {
    const source = { definition, scoringTable: scoring, safety: [] }
    return ownDays === null ? [] : { ...formFrom(editionOf(source), source), id, nid, days: ownDays }
  }))
