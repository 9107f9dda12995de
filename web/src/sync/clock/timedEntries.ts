import { readDoseGroups, doseToGroups } from '@reprieve/contract/doses/doseWire.ts'
import { editedGroups, RECORD_KIND, savedRecordFromRow } from '@reprieve/contract/records/recordCodec.ts'
import { touchMeta } from '@reprieve/contract/records/entryMeta.ts'
import { META_GROUP } from '@reprieve/contract/records/recordStart.ts'
import { readReflectionGroups } from '@reprieve/contract/reflections/reflectionWire.ts'
import type { Reflection } from '@reprieve/domain/reflections/reflection.ts'
import { movedDose, movedRecord, movedReflection } from '@reprieve/domain/sync/clockShift.ts'
import { isDeleted, groupValues, type LocalRow } from '@reprieve/domain/sync/localRow.ts'
import { DOSE_KIND } from '@reprieve/domain/sync/pushAct.ts'
import { sameJson } from '@reprieve/domain/sync/sameJson.ts'
import { SERVER_DEVICE, stampDevice } from '@reprieve/domain/sync/stamp.ts'

export type TimedEntryKind = 'record' | 'dose' | 'reflection'

/** An entry with a time, as it is and as it would be under a right clock. */
export interface TimedEntry {
  clientId: string
  kind: TimedEntryKind
  at: number
  to: number
  timeOffset: number
  /** The severity, or the score of the day; null if no number was given. */
  number: number | null
  /** What was taken, for a dose. */
  name: string | null
}

/** Null for an entry without a time, and for one that would not change. */
export function readTimedEntry(row: LocalRow, by: number): TimedEntry | null {
  const look = LOOK[row.kind as TimedEntryKind]
  const found = isDeleted(row) ? null : (look?.(row, by) ?? null)
  return found === null || found.to === found.at
    ? null
    : { clientId: row.clientId, kind: row.kind as TimedEntryKind, ...found }
}

/** The saved reflection, even if it is deleted. */
export function readSavedReflection(row: LocalRow): Reflection | null {
  const { clientId, localId, idOnServer: serverId } = row
  const read = readReflectionGroups(groupValues(row), { kind: 'saved', clientId, localId, serverId })
  return read.ok ? read.value : null
}

type MovableDetails = Omit<TimedEntry, 'clientId' | 'kind'>

const LOOK: Record<TimedEntryKind, (row: LocalRow, by: number) => MovableDetails | null> = {
  [RECORD_KIND]: (row, by) => {
    const record = savedRecordFromRow(row)
    if (record === null) return null
    const { startsAt: at, timeOffset, severity: number } = record
    return { at, to: movedRecord(record, by).startsAt, timeOffset, number, name: null }
  },
  [DOSE_KIND]: (row, by) => {
    const dose = readDoseGroups(groupValues(row), row.clientId)
    if (dose === null) return null
    const { takenAt: at, timeOffset, what } = dose
    return { at, to: movedDose(dose, by).takenAt, timeOffset, number: null, name: what.text }
  },
  reflection: (row, by) => {
    const reflection = readSavedReflection(row)
    if (reflection === null) return null
    const { at, timeOffset, score: number } = reflection
    return { at, to: movedReflection(reflection, by).at, timeOffset, number, name: null }
  },
}

/** Whether the time was entered here: times of other devices are right. The server replaces stamps ahead of it. */
export function isEnteredHere({ groups }: LocalRow, group: string, device: string): boolean {
  const stamp = groups.get(group)?.s
  return stamp !== undefined && [device, SERVER_DEVICE].includes(stampDevice(stamp))
}

interface Move {
  by: number
  wallNow: number
  /** The id of this device. */
  device: string
}

/** The groups that a move changes. None for a reflection: on another day it is another row. */
export function movedGroups(row: LocalRow, { by, wallNow, device }: Move): Map<string, unknown> {
  const stored = groupValues(row)
  const record = row.kind === RECORD_KIND ? savedRecordFromRow(row) : null
  if (record !== null) {
    const values = editedGroups(stored, { opened: record, after: movedRecord(record, by) })
    return values.set(META_GROUP, touchMeta(stored, wallNow))
  }
  const dose = row.kind === DOSE_KIND ? readDoseGroups(stored, row.clientId) : null
  if (dose === null) return new Map()
  const before = doseToGroups(dose)
  return new Map(
    [...doseToGroups(movedDose(dose, by))].filter(
      ([group, v]) => !sameJson(before.get(group), v) && isEnteredHere(row, group, device),
    ),
  )
}
