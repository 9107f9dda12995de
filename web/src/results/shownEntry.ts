import { changeBy } from '@reprieve/contract/filters/rowFacts.ts'
import { recordOf, type SavedRecord } from '@reprieve/contract/records/savedRecord.ts'
import {
  REFLECTION_KIND,
  reflectionOf,
  type SavedReflection,
} from '@reprieve/contract/reflections/savedReflection.ts'
import type { Reference } from '@reprieve/domain/lists/reference.ts'
import { recordSummary } from '@reprieve/domain/records/recordSummary.ts'
import type { LocalRow } from '@reprieve/domain/sync/localRow.ts'

/** What a row tells, and all of a list that it refers to. */
type ShownEntry = { references: readonly Reference[]; isWrittenLater: boolean } & (
  | { is: 'record'; record: SavedRecord }
  | { is: 'reflection'; reflection: SavedReflection }
)

/** Kept with the row: a list that is opened again, or scrolled back, reads none of it a second time. */
const known = new WeakMap<LocalRow, ShownEntry | null>()

/** Null for what cannot be read as what it says it is. */
export function shownEntry(row: LocalRow): ShownEntry | null {
  const before = known.get(row)
  if (before !== undefined) return before
  const entry = row.kind === REFLECTION_KIND ? reflectionEntry(row) : recordEntry(row)
  known.set(row, entry)
  return entry
}

function reflectionEntry(row: LocalRow): ShownEntry | null {
  const reflection = reflectionOf(row)
  return (
    reflection && {
      is: 'reflection',
      reflection,
      references: reflection.activities,
      isWrittenLater: isLate(row),
    }
  )
}

function recordEntry(row: LocalRow): ShownEntry | null {
  const record = recordOf(row)
  if (record === null) return null
  const lines = recordSummary(record)
  const references = lines.flatMap((line) => (line.kind === 'items' ? [...line.top, ...line.rest] : []))
  return { is: 'record', record, references, isWrittenLater: isLate(row) }
}

/** On a later day than it tells of. [RES-29] */
const isLate = (row: LocalRow): boolean => changeBy([row], []).put[0]?.isWrittenLater ?? false

type LabelOf = (reference: Reference) => string

/** The lists are read anew with each opening of the screen, and mostly say what they said before. */
export function isCalledTheSame(row: LocalRow, one: LabelOf, other: LabelOf): boolean {
  if (one === other) return true
  const references = shownEntry(row)?.references ?? []
  return references.every((reference) => one(reference) === other(reference))
}
