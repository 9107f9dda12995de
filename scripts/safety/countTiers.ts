import type { ConcernBook } from '@reprieve/domain/safety/concern/concernBook.ts'
import { lookForConcern } from '@reprieve/domain/safety/concern/lookForConcern.ts'
import { lookForDanger } from '@reprieve/domain/safety/lookForDanger.ts'
import type { SafetyBook } from '@reprieve/domain/safety/safetyBook.ts'

/**
 * What a text shows: a card for its kind of danger, the quiet line, or nothing. A hint shows the line only after days
 * of low scores.
 */
export type Tier = 'crisis' | 'urgent' | 'soon' | 'concern' | 'hint' | 'nothing'

const TIERS: readonly Tier[] = ['crisis', 'urgent', 'soon', 'concern', 'hint', 'nothing']

export interface SafetyBooks {
  danger: SafetyBook
  concern: ConcernBook
}

/** By language: sentences that express the wish to be gone indirectly, and ordinary notes. */
export type SentenceSet = Readonly<
  Record<string, { oblique: readonly string[]; ordinary: readonly string[] }>
>

export interface TierRow {
  language: string
  kind: 'oblique' | 'ordinary'
  /** The number of sentences of each tier. */
  counts: Readonly<Record<Tier, number>>
  all: number
  /** An oblique sentence that shows nothing, or an ordinary note that shows something. */
  wrong: readonly string[]
}

/** As in the app: the quiet tier is checked only if there is no danger. [SAFE-24] */
export function findTier(text: string, { danger, concern }: SafetyBooks): Tier {
  const found = lookForDanger(text, danger)
  if (found !== null) return found.danger
  const sign = lookForConcern(text, concern)
  return sign === 'none' ? 'nothing' : sign
}

export const isShown = (tier: Tier): boolean => tier !== 'hint' && tier !== 'nothing'

/** One row for each language and kind. [SAFE-24] */
export const countTiers = (set: SentenceSet, books: SafetyBooks): TierRow[] =>
  Object.entries(set).flatMap(([language, kinds]) =>
    (['oblique', 'ordinary'] as const).map((kind) => {
      const told = kinds[kind].map((text) => ({ text, tier: findTier(text, books) }))
      const count = (tier: Tier): number => told.filter((one) => one.tier === tier).length
      return {
        language,
        kind,
        counts: Object.fromEntries(TIERS.map((tier) => [tier, count(tier)])) as Record<Tier, number>,
        all: told.length,
        wrong: told.filter(({ tier }) => isShown(tier) !== (kind === 'oblique')).map(({ text }) => text),
      }
    }),
  )

/** All languages of a kind in one row. */
export function sumTierRows(rows: readonly TierRow[], kind: TierRow['kind']): TierRow {
  const of = rows.filter((row) => row.kind === kind)
  const sum = (count: (row: TierRow) => number): number => of.reduce((all, row) => all + count(row), 0)
  return {
    language: 'all',
    kind,
    counts: Object.fromEntries(TIERS.map((tier) => [tier, sum(({ counts }) => counts[tier])])) as Record<
      Tier,
      number
    >,
    all: sum(({ all }) => all),
    wrong: of.flatMap(({ wrong }) => wrong),
  }
}

/** A table for docs/proof/safety.md. */
export function formatTierTable(rows: readonly TierRow[]): string {
  const head = ['language', 'set', 'sentences', ...TIERS, 'shown']
  const lines = rows.map(({ language, kind, counts, all }) => {
    const shown = TIERS.filter(isShown).reduce((sum, tier) => sum + counts[tier], 0)
    const share = all === 0 ? '' : ` (${((shown / all) * 100).toFixed(1)} %)`
    return [language, kind, all, ...TIERS.map((tier) => counts[tier]), `${shown}${share}`]
  })
  return [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** Validates a set that anybody may have written. */
export function readSentenceSet(file: unknown): SentenceSet {
  const set: Record<string, { oblique: string[]; ordinary: string[] }> = {}
  for (const [language, kinds] of Object.entries(fieldsOf(file))) {
    const { oblique, ordinary } = fieldsOf(kinds)
    set[language] = { oblique: textsOf(oblique, language), ordinary: textsOf(ordinary, language) }
  }
  if (Object.keys(set).length === 0) throw new Error('There is no language in this file')
  return set
}

function textsOf(value: unknown, language: string): string[] {
  if (value === undefined) return []
  if (!Array.isArray(value) || !value.every((text) => typeof text === 'string')) {
    throw new Error(`${language}: oblique and ordinary are lists of sentences`)
  }
  return value
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}
