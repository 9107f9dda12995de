import { newClientId, seedClientId } from '@reprieve/contract/ids.ts'
import { listItemToGroups } from '@reprieve/contract/lists/listFieldWire.ts'
import { recordToGroups, metaGroup, RECORD_KIND } from '@reprieve/contract/records/recordCodec.ts'
import { META_GROUP } from '@reprieve/contract/records/recordStart.ts'
import { newItem, type LabelledItem } from '@reprieve/domain/lists/editItem.ts'
import { isNothingItem, type FieldType } from '@reprieve/domain/lists/listItem.ts'
import type { Reference } from '@reprieve/domain/lists/reference.ts'
import { withItems } from '@reprieve/domain/records/answer.ts'
import { finishRecord, type FinishedRecord, type RecordFault } from '@reprieve/domain/records/editRecord.ts'
import { emptyRecord, type PainRecord } from '@reprieve/domain/records/painRecord.ts'
import { ok, type Result } from '@reprieve/domain/result.ts'
import { beginRow } from '@reprieve/domain/sync/beginRow.ts'
import { CSV_LISTS } from '@reprieve/domain/sync/csv/csvField.ts'
import {
  readCsvLine,
  type CsvReading,
  type CsvRecord,
  type LineFault,
} from '@reprieve/domain/sync/csv/csvRecord.ts'
import { isDeleted } from '@reprieve/domain/sync/localRow.ts'
import { saveRow } from '@reprieve/domain/sync/saveRow.ts'
import { foldName } from '@reprieve/domain/writtenName.ts'
import { LIST_KIND } from '../../lists/listTable.ts'
import type { IncomingRow } from './importRows.ts'
import { letPageRespond } from '../../local/letPageRespond.ts'

export type CsvFault = LineFault | RecordFault

export interface BadLine {
  cells: readonly string[]
  why: CsvFault
}

/** The result of importing the table: nothing is written yet. */
export interface CsvPlan {
  records: FinishedRecord[]
  /** Derived from each record's line, so that the same line gets the same id. */
  ids: string[]
  bad: BadLine[]
  /** Items that the lists do not have yet, in the order of the lines. */
  newItems: LabelledItem[]
}

/** The lists and medications that names are looked up in. */
export interface CsvLookupLists {
  items: readonly LabelledItem[]
  medications: readonly Reference[]
}

const AT_ONCE = 1_000

/** Null if it was cancelled. */
export async function planCsv(
  lines: readonly string[][],
  {
    reading,
    known,
    now,
    signal,
  }: { reading: CsvReading; known: CsvLookupLists; now: number; signal: AbortSignal },
): Promise<CsvPlan | null> {
  const plan: CsvPlan = { records: [], ids: [], bad: [], newItems: [] }
  const names = makeNames(known, plan.newItems, now)
  const seen = new Map<string, number>()
  for (const [index, cells] of lines.entries()) {
    if (index % AT_ONCE === AT_ONCE - 1) await letPageRespond()
    if (signal.aborted) return null
    const line = readCsvLine(cells, reading)
    const record = line.ok ? recordFrom(line.value, names, now) : line
    if (line.ok && record.ok) {
      plan.records.push(record.value)
      plan.ids.push(idOf(line.value, seen))
    } else if (!record.ok) plan.bad.push({ cells, why: record.reason })
  }
  return plan
}

type Names = ReturnType<typeof makeNames>

/** From local time and names as written: time zone, lists and medications may differ at the next import. */
function idOf(
  { start, isWholeDay, severity, minutes, names, note }: CsvRecord,
  seen: Map<string, number>,
): string {
  const written = CSV_LISTS.map((list) => names[list].map(foldName))
  const said = JSON.stringify([start.at + start.offset, isWholeDay, severity, minutes, written, note])
  const count = seen.get(said) ?? 0
  seen.set(said, count + 1)
  return seedClientId('csv', RECORD_KIND, `${said}#${count}`)
}

function recordFrom(line: CsvRecord, names: Names, now: number): Result<FinishedRecord, CsvFault> {
  const { severity, note, start, isWholeDay, minutes, names: said } = line
  const bare = { ...emptyRecord(start), severity, note, duration: durationOf({ isWholeDay, minutes }) }
  // First: a rejected line must not add items to the lists.
  const finished = finishRecord(bare, now)
  if (!finished.ok) return finished
  const location = names.of('location', said.location)
  return ok({
    ...finished.value,
    location,
    placeStrengths: line.placeStrengths.flatMap(({ place, severity: strength }) => {
      // A place that the line does not name makes no item. [PLACE-1]
      const at = said.location.findIndex((name) => foldName(name) === foldName(place))
      const found = at === -1 ? [] : names.of('location', [said.location[at]!])
      return found.map(({ id }) => ({ place: id, severity: strength }))
    }),
    symptom: withItems(names.of('symptom', said.symptom)),
    character: names.of('character', said.character),
    environment: names.of('environment', said.environment),
    aggravatingFactor: withItems(names.of('aggravating_factor', said.aggravating_factor)),
    intervention: withItems(
      names
        .of('alleviating_factor', said.alleviating_factor)
        .map((one) => ({ ...one, effect: 'unmarked' as const })),
    ),
    medication: withItems(
      names.medicines(said.medication).map((one) => ({ ...one, dose: null, effect: 'unmarked' as const })),
    ),
  })
}

const durationOf = ({
  isWholeDay,
  minutes,
}: Pick<CsvRecord, 'isWholeDay' | 'minutes'>): PainRecord['duration'] => {
  if (minutes !== null && minutes > 0)
    return { kind: 'length', seconds: Math.round(minutes * 60), shownIn: 'minutes' }
  return isWholeDay ? { kind: 'all-day' } : { kind: 'none' }
}

/** Compares folded names (D31); a name that no list has becomes a custom item. */
function makeNames({ items, medications }: CsvLookupLists, made: LabelledItem[], now: number) {
  const found = new Map<string, Reference | null>()
  const once = (key: string, find: () => Reference | null): Reference | null => {
    if (!found.has(key)) found.set(key, find())
    return found.get(key)!
  }
  // Each line may have a new name, and searching a whole list for each would block the page.
  const lasts = new Map<FieldType, LabelledItem[]>()
  const byLook = new Map<string, LabelledItem>()
  for (const one of items) {
    for (const name of [one.name, one.label]) {
      const key = keyOf(one.type, name)
      if (!byLook.has(key)) byLook.set(key, one)
    }
  }
  const item = (type: FieldType, name: string): Reference | null => {
    const there = byLook.get(keyOf(type, name))
    if (there !== undefined) return isNothingItem(there) ? null : { id: there.id, text: there.name }
    const added = newItem(lasts.get(type) ?? items.filter((one) => one.type === type), {
      id: newClientId(now),
      type,
      name,
      icon: null,
    })
    // A name that no list accepts stays as written, only in the record.
    if (!added.ok) return added.reason === 'name-too-long' ? byName(name) : null
    const last = { ...added.value, label: added.value.name }
    made.push(last)
    lasts.set(type, [last])
    return { id: last.id, text: last.name }
  }
  const distinct = (references: (Reference | null)[]): Reference[] => [
    ...new Map(references.filter((one) => one !== null).map((one) => [one.id, one])).values(),
  ]
  const medicine = new Map(
    medications.map((one) => [foldName(one.text), one]).reverse() as [string, Reference][],
  )
  return {
    of: (type: FieldType, names: readonly string[]): Reference[] =>
      distinct(names.map((name) => once(keyOf(type, name), () => item(type, name)))),
    medicines: (names: readonly string[]): Reference[] =>
      distinct(names.map((name) => medicine.get(foldName(name)) ?? byName(name))),
  }
}

const keyOf = (type: FieldType, name: string): string => `${type} ${foldName(name)}`

const LONGEST_NAME = 100

/** Unknown here: referred to by its name alone (D31). */
function byName(name: string): Reference {
  const text = Array.from(name).slice(0, LONGEST_NAME).join('')
  return { id: `name:${text}`, text }
}

/** It was recorded elsewhere when it happened, so it does not count as written later. [COL-15] */
const IMPORTED = { imported: 1 }

/** The items first: records refer to them. */
export function listIncomingRows({ records, ids, newItems }: CsvPlan, wallNow: number): IncomingRow[] {
  const items = newItems.map((item) => incoming(item.id, LIST_KIND, () => listItemToGroups(item), wallNow))
  const rows = records.map((record, index) => {
    const meta = metaGroup({ created: wallNow, updated: wallNow })
    const groups = () => recordToGroups(record).set(META_GROUP, meta).set('imported', IMPORTED)
    return incoming(ids[index]!, RECORD_KIND, groups, wallNow)
  })
  return [...items, ...rows]
}

const incoming = (
  clientId: string,
  kind: string,
  values: () => ReadonlyMap<string, unknown>,
  wallNow: number,
): IncomingRow => ({
  clientId,
  wasSent: false,
  put: (mine, state) => {
    if (mine !== undefined) return { row: mine, state, is: isDeleted(mine) ? 'deleted-here' : 'same' }
    const begun = beginRow(state, { clientId, kind })
    const { row, clock } = saveRow(begun.row, { values: values(), clock: begun.state.clock, wallNow })
    return { row, state: { ...begun.state, clock }, is: 'new' }
  },
})
