import { itemsOf, withItems } from '@reprieve/domain/records/answer.ts'
import type { MedicationUse, PainRecord } from '@reprieve/domain/records/painRecord.ts'
import { endOf } from '@reprieve/domain/records/recordDuration.ts'
import { HOUR_MS } from '@reprieve/domain/time/instant.ts'
import { dayOf } from '@reprieve/domain/time/localDay.ts'
import type { LoggedDose } from './recordOffers.ts'

/** What a new record was opened with, ticked: uses that are doses of their own. [DOSE-6] */
export const offeredOn = ({ ref, medication }: PainRecord): MedicationUse[] =>
  ref.kind === 'saved' || ref.isDuplicate ? [] : itemsOf(medication).filter(isLogged)

export interface Offered {
  uses: readonly MedicationUse[]
  doses: readonly LoggedDose[]
}

interface RemovedUses {
  /** Those of them that were taken off by the time of the record, and by nobody else. */
  left: readonly MedicationUse[]
}

interface Fitted extends RemovedUses {
  record: PainRecord
}

/**
 * A pain that was over before the dose, or began more than the hour of the offer after it, is not what it was taken for.
 * What the person marked they have seen, and it stays; what fits again comes back. Null where all is as it should be.
 * [DOSE-13]
 */
export function fitOffered(record: PainRecord, { uses, left, doses }: Offered & RemovedUses): Fitted | null {
  const { medication } = record
  const isOffered = ({ id }: MedicationUse): boolean => uses.some((use) => use.id === id)
  const fits = (use: MedicationUse): boolean => isFor(record, dosesOf(use, doses))
  const there = itemsOf(medication)
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

/** Not on the record, whose time they do not fit. [DOSE-13] */
export const leftOut = (record: PainRecord, { uses, doses }: Offered): MedicationUse[] =>
  uses.filter(
    (use) =>
      !isFor(record, dosesOf(use, doses)) && itemsOf(record.medication).every(({ id }) => id !== use.id),
  )

/** On the record still, though it was taken on another day than the one on which the pain began. [DOSE-13] */
export function ofAnotherDay(record: PainRecord, { uses, doses }: Offered): MedicationUse[] {
  const day = dayOf({ at: record.startsAt, offset: record.timeOffset })
  const isElsewhere = ({ takenAt, timeOffset }: LoggedDose): boolean =>
    dayOf({ at: takenAt, offset: timeOffset }) !== day
  return itemsOf(record.medication).filter(
    (use) => uses.some(({ id }) => id === use.id) && dosesOf(use, doses).some(isElsewhere),
  )
}

/** The last of a use: when it was taken. */
export const lastDose = (use: MedicationUse, doses: readonly LoggedDose[]): LoggedDose | undefined =>
  dosesOf(use, doses).toSorted((one, other) => other.takenAt - one.takenAt)[0]

const isLogged = ({ doses = [] }: MedicationUse): boolean => doses.length > 0

const dosesOf = ({ doses: ids = [] }: MedicationUse, doses: readonly LoggedDose[]): LoggedDose[] =>
  doses.filter(({ id }) => ids.includes(id))

/** Deleted meanwhile, they stand against nothing. */
function isFor(record: PainRecord, doses: readonly LoggedDose[]): boolean {
  const end = endOf(record)
  const isIn = ({ takenAt }: LoggedDose): boolean =>
    record.startsAt <= takenAt + HOUR_MS && (end === null || end >= takenAt)
  return doses.length === 0 || doses.some(isIn)
}
