import { groupsOfProfile } from '@reprieve/contract/account/profileWire.ts'
import { groupsOfCondition } from '@reprieve/contract/conditions/conditionWire.ts'
import { groupsOfDose } from '@reprieve/contract/doses/doseWire.ts'
import { groupsOfItem } from '@reprieve/contract/lists/listFieldWire.ts'
import { groupsOfMedication } from '@reprieve/contract/medications/medicationWire.ts'
import { groupsOfRecord } from '@reprieve/contract/records/painRecordWire.ts'
import { RECORD_KIND } from '@reprieve/contract/records/savedRecord.ts'
import { groupsOfReflection } from '@reprieve/contract/reflections/reflectionWire.ts'
import { REFLECTION_KIND } from '@reprieve/contract/reflections/savedReflection.ts'
import { demoDiary } from '@reprieve/contract/testing/demoYearDiary.ts'
import { CONDITIONS, MEDICATIONS, OWN_ITEMS, PROFILE } from '@reprieve/contract/testing/demoYearPerson.ts'
import {
  CONDITION_KIND,
  DOSE_KIND,
  LIST_KIND,
  MEDICATION_KIND,
  PROFILE_KIND,
} from '@reprieve/domain/sync/pushAct.ts'
import { HOUR_MS } from '@reprieve/domain/time/instant.ts'
import type { AnsweredRow, ChildRow } from '../childLines.ts'

export const MADE = { at: Date.UTC(2026, 10, 12, 17, 55), offset: HOUR_MS }

type DiaryRow = Exclude<ChildRow, AnsweredRow>

/** The rows of a made-up person, as in a database. */
export function demoRows(days: number): readonly DiaryRow[] {
  const { records, reflections, doses } = demoDiary({ seed: 8, now: MADE.at, zone: 'Europe/Berlin', days })
  const rows: DiaryRow[] = []
  const add = (kind: string, clientId: string, values: ReadonlyMap<string, unknown>): void => {
    const groups = Object.fromEntries([...values].map(([group, v]) => [group, { v, s: '' }]))
    rows.push({ clientId, kind, num: rows.length + 1, groups })
  }
  for (const { id, entry } of records) add(RECORD_KIND, id, groupsOfRecord(entry))
  for (const { id, entry } of reflections) add(REFLECTION_KIND, id, groupsOfReflection(entry))
  for (const dose of doses) add(DOSE_KIND, dose.id, groupsOfDose(dose))
  for (const item of OWN_ITEMS) add(LIST_KIND, item.id, groupsOfItem(item))
  for (const condition of CONDITIONS) add(CONDITION_KIND, condition.id, groupsOfCondition(condition))
  for (const medication of MEDICATIONS) add(MEDICATION_KIND, medication.id, groupsOfMedication(medication))
  add(PROFILE_KIND, 'profile', groupsOfProfile(PROFILE))
  return rows
}
