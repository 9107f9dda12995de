import { itemsInAnswer, withItems } from '@reprieve/domain/records/answer.ts'
import type { MedicationUse, PainRecord } from '@reprieve/domain/records/painRecord.ts'
import { recordEnd } from '@reprieve/domain/records/recordDuration.ts'
import { HOUR_MS } from '@reprieve/domain/time/instant.ts'
import { dayOf } from '@reprieve/domain/time/localDay.ts'
import type { LoggedDose } from './recordOffers.ts'

/** The uses that were ticked when a new record was opened: logged doses. [DOSE-6] */
export const listOfferedUses = ({ ref, medication }: PainRecord): MedicationUse[] =>
  ref.kind === 'saved' || ref.isDuplicate ? [] : itemsInAnswer(medication).filter(isLogged)

export interface OfferedUses {
  uses: readonly MedicationUse[]
  doses: readonly LoggedDose[]
}

interface RemovedUses {
  /** The uses that were removed because of the record's time, and not by the person. */
  left: readonly MedicationUse[]
}

interface Fitted extends RemovedUses {
  record: PainRecord
}

/**
 * A dose does not fit a pain that ended before it or began more than the hour of the offer after it. A use that the
 * person marked has been seen and stays; a use that fits again comes back. Null if nothing has to change. [DOSE-13]
 */
export function fitOfferedUses(
  record: PainRecord,
  { uses, left, doses }: OfferedUses & RemovedUses,
): Fitted | null {
  const { medication } = record
  const isOffered = ({ id }: MedicationUse): boolean => uses.some((use) => use.id === id)
  const fits = (use: MedicationUse): boolean => isFor(record, dosesOf(use, doses))
  const there = itemsInAnswer(medication)
  const goes = there.filter(
    (use) => isOffered(use) && isLogged(use) && use.effect === 'unmarked' && !fits(use),
  )
  const back =
    medication.kind === 'nothing'
      ? []
      : left.filter((use) => fits(use) && !there.some(({ id }) => id === use.id))
  if (goes.length === 0 && back.length === 0) return null
  const items = [...there.filter((use) => !goes.includes(use)), ...back]
  return {
    record: { ...record, medication: withItems(items) },
    left: [...left.filter((use) => !back.includes(use)), ...goes],
  }
}

/** The offered uses that are not on the record because its time does not fit. [DOSE-13] */
export const listRemovedUses = (record: PainRecord, { uses, doses }: OfferedUses): MedicationUse[] =>
  uses.filter(
    (use) =>
      !isFor(record, dosesOf(use, doses)) &&
      itemsInAnswer(record.medication).every(({ id }) => id !== use.id),
  )

/** The uses still on the record whose dose was taken on another day than the one on which the pain began. [DOSE-13] */
export function listUsesOfOtherDays(record: PainRecord, { uses, doses }: OfferedUses): MedicationUse[] {
  const day = dayOf({ at: record.startsAt, offset: record.timeOffset })
  const isElsewhere = ({ takenAt, timeOffset }: LoggedDose): boolean =>
    dayOf({ at: takenAt, offset: timeOffset }) !== day
  return itemsInAnswer(record.medication).filter(
    (use) => uses.some(({ id }) => id === use.id) && dosesOf(use, doses).some(isElsewhere),
  )
}

/** The last dose of a use: when it was taken. */
export const findLastDose = (use: MedicationUse, doses: readonly LoggedDose[]): LoggedDose | undefined =>
  dosesOf(use, doses).toSorted((one, other) => other.takenAt - one.takenAt)[0]

const isLogged = ({ doses = [] }: MedicationUse): boolean => doses.length > 0

const dosesOf = ({ doses: ids = [] }: MedicationUse, doses: readonly LoggedDose[]): LoggedDose[] =>
  doses.filter(({ id }) => ids.includes(id))

/** Doses that were deleted meanwhile are ignored. */
function isFor(record: PainRecord, doses: readonly LoggedDose[]): boolean {
  const end = recordEnd(record)
  const isIn = ({ takenAt }: LoggedDose): boolean =>
    record.startsAt <= takenAt + HOUR_MS && (end === null || end >= takenAt)
  return doses.length === 0 || doses.some(isIn)
}
