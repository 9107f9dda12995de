/** Categories of unsent data, named as the person knows them (D17), in the order of display. */
export const UNSENT_KINDS = [
  'records',
  'reflections',
  'doses',
  'signals',
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

/** Shown without a number: "your settings" are one thing, however many rows store them. */
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

/** How many lost records the button may mention; null if the list above it also shows other numbers. [SYNC-42] */
export function recordsLost(counts: UnsentCounts): number | null {
  const numbered = presentKinds(counts).filter((kind) => !WITHOUT_NUMBER.has(kind))
  return numbered.length === 1 && numbered[0] === 'records' ? counts.records : null
}
