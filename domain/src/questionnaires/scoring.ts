import { findAnswer } from './answersToSend.ts'
import { askedItems } from './askedItems.ts'
import {
  listQuestions,
  type QuestionnaireAnswer,
  type QuestionnaireAnswers,
  type Item,
  type Questionnaire,
} from './questionnaire.ts'

export interface Band {
  least: number
  most: number
  key: string
}

/** How a score is computed from answers. Declarative, never an uploaded expression. [QST-7] */
export interface Scale {
  method: 'sum' | 'mean'
  /** linkIds. */
  items: readonly string[]
  /** The items with a reversed scale. */
  reversed: readonly string[]
  least: number
  most: number
  decimals: number
  bands: readonly Band[]
}

export interface Scoring extends Scale {
  /** Subscales by name. */
  parts: Readonly<Record<string, Scale>>
}

export interface ScoredScale {
  value: number
  least: number
  most: number
  band: string | null
}

export interface Score extends ScoredScale {
  parts: Readonly<Record<string, ScoredScale>>
}

/** Null if an answer is missing: a value filled in by a mean would pass for an answer. [QST-7] */
export function computeScore(
  questionnaire: Questionnaire,
  answers: QuestionnaireAnswers,
  scoring: Scoring,
): Score | null {
  const asked = askedItems(questionnaire, answers)
  const items = new Map(listQuestions(questionnaire).map((item) => [item.linkId, item]))
  const valueOf = (linkId: string): number | null => {
    const item = items.get(linkId)
    const answer = findAnswer(answers, linkId)
    return item === undefined || answer === undefined || !asked.has(linkId) ? null : worth(item, answer)
  }
  const whole = scaleOf(scoring, { items, valueOf })
  if (whole === null) return null
  const parts = Object.entries(scoring.parts).map(
    ([name, scale]) => [name, scaleOf(scale, { items, valueOf })] as const,
  )
  return { ...whole, parts: Object.fromEntries(parts.filter(([, part]) => part !== null)) as Score['parts'] }
}

interface ScoringInput {
  items: ReadonlyMap<string, Item>
  valueOf: (linkId: string) => number | null
}

function scaleOf(scale: Scale, { items, valueOf }: ScoringInput): ScoredScale | null {
  const values = scale.items.map((linkId) => {
    const value = valueOf(linkId)
    const item = items.get(linkId)
    if (value === null || item === undefined || !scale.reversed.includes(linkId)) return value
    const span = questionValueRange(item)
    return span === null ? null : span.least + span.most - value
  })
  const known = values.filter((value) => value !== null)
  if (known.length === 0 || known.length !== scale.items.length) return null
  const sum = known.reduce((total, value) => total + value, 0)
  const value = rounded(scale.method === 'mean' ? sum / known.length : sum, scale.decimals)
  const band = scale.bands.find(({ least, most }) => least <= value && value <= most)
  return { value, least: scale.least, most: scale.most, band: band?.key ?? null }
}

/** Rounds halves up, as done by hand. */
function rounded(value: number, decimals: number): number {
  const steps = 10 ** decimals
  return Math.floor(value * steps + 0.5 + 1e-9) / steps
}

/** The value of an answer; null if it has none. */
function worth({ kind, options }: Item, answer: QuestionnaireAnswer): number | null {
  if (typeof answer === 'number') return answer
  if (typeof answer === 'boolean') return answer ? 1 : 0
  if (kind !== 'choice' || typeof answer !== 'object' || answer.length !== 1) return null
  return options.find(({ key }) => key === answer[0])?.ordinal ?? null
}

/** The value range of a question; null if it has none. */
export function questionValueRange(item: Item): { least: number; most: number } | null {
  if (item.kind === 'boolean') return { least: 0, most: 1 }
  if (item.kind === 'choice') {
    const ordinals = item.options.map(({ ordinal }) => ordinal).filter((ordinal) => ordinal !== null)
    if (item.isMultiple || ordinals.length === 0 || ordinals.length !== item.options.length) return null
    return { least: Math.min(...ordinals), most: Math.max(...ordinals) }
  }
  const { least, most } = item
  return typeof least === 'number' && typeof most === 'number' ? { least, most } : null
}
