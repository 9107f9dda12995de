import { columnChangeFromRows } from '@reprieve/contract/filters/rowFacts.ts'
import {
  readRecordMoment,
  type SavedRecord,
  savedRecordFromRow,
} from '@reprieve/contract/records/recordCodec.ts'
import {
  REFLECTION_KIND,
  savedReflectionFromRow,
  type SavedReflection,
} from '@reprieve/contract/reflections/savedReflection.ts'
import type { Reference } from '@reprieve/domain/lists/reference.ts'
import { recordSummary } from '@reprieve/domain/records/recordSummary.ts'
import type { DiaryEntry } from '@reprieve/domain/results/dayList.ts'
import { groupValues, type LocalRow } from '@reprieve/domain/sync/localRow.ts'
import type { LocalInstant } from '@reprieve/domain/time/instant.ts'

/** The content of a row, and all list items it refers to. */
type ShownEntry = { references: readonly Reference[]; isWrittenLater: boolean } & (
  | { is: 'record'; record: SavedRecord }
  | { is: 'reflection'; reflection: SavedReflection }
)

/** Cached by row: reopening or scrolling a list does not parse it again. */
const known = new WeakMap<LocalRow, ShownEntry | null>()

/** Null if the row cannot be read as its kind. */
export function shownEntry(row: LocalRow): ShownEntry | null {
  const before = known.get(row)
  if (before !== undefined) return before
  const entry = row.kind === REFLECTION_KIND ? reflectionEntry(row) : recordEntry(row)
  known.set(row, entry)
  return entry
}

function reflectionEntry(row: LocalRow): ShownEntry | null {
  const reflection = savedReflectionFromRow(row)
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
  const record = savedRecordFromRow(row)
  if (record === null) return null
  const lines = recordSummary(record)
  const references = lines.flatMap((line) => (line.kind === 'items' ? [...line.top, ...line.rest] : []))
  return { is: 'record', record, references, isWrittenLater: isLate(row) }
}

/** Written on a later day than it describes. [RES-29] */
const isLate = (row: LocalRow): boolean => columnChangeFromRows([row], []).put[0]?.isWrittenLater ?? false

type LabelOf = (reference: Reference) => string

/** The lists are read again with each opening of the screen, usually with the same names. */
export function hasSameLabels(row: LocalRow, one: LabelOf, other: LabelOf): boolean {
  if (one === other) return true
  const references = shownEntry(row)?.references ?? []
  return references.every((reference) => one(reference) === other(reference))
}

export const toDiaryEntry = (row: LocalRow): DiaryEntry<LocalRow> => ({
  id: row.clientId,
  at: entryMoment(row),
  content: row,
})

/** When the entry was. For a reflection the parsed entry decides the day: in the morning it is the day before. */
export function entryMoment(row: LocalRow): LocalInstant {
  const reflected = row.kind === REFLECTION_KIND ? shownEntry(row) : null
  if (reflected?.is === 'reflection') {
    return { at: reflected.reflection.at, offset: reflected.reflection.timeOffset }
  }
  return readRecordMoment(groupValues(row))
}
