/** What is on this device alone, by what a person calls it (D17); in the order in which it is told. */
export const UNSENT_KINDS = [
  'records',
  'reflections',
  'doses',
  'profile',
  'settings',
  'programs',
  'questionnaires',
  'guide',
  'lists',
  'conditions',
  'medications',
  'drafts',
  'others',
] as const

export type UnsentKind = (typeof UNSENT_KINDS)[number]
export type UnsentCounts = Readonly<Record<UnsentKind, number>>

export const NO_COUNTS = Object.fromEntries(UNSENT_KINDS.map((kind) => [kind, 0])) as UnsentCounts

/** Told without a number: "your settings" are one thing, in however many rows they are kept. */
const WITHOUT_NUMBER: ReadonlySet<UnsentKind> = new Set([
  'profile',
  'settings',
  'programs',
  'questionnaires',
  'guide',
])

export const unsentTotal = (counts: UnsentCounts): number =>
  UNSENT_KINDS.reduce((total, kind) => total + counts[kind], 0)

export const presentKinds = (counts: UnsentCounts): readonly UnsentKind[] =>
  UNSENT_KINDS.filter((kind) => counts[kind] > 0)

/**
 * How many records the button may say are lost; null where a number of records would not be the number that the list
 * above it gives. [SYNC-42]
 */
export function recordsLost(counts: UnsentCounts): number | null {
  const numbered = presentKinds(counts).filter((kind) => !WITHOUT_NUMBER.has(kind))
  return numbered.length === 1 && numbered[0] === 'records' ? counts.records : null
}
