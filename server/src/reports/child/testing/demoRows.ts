import { profileToGroups } from '@reprieve/contract/account/profileWire.ts'
import { conditionToGroups } from '@reprieve/contract/conditions/conditionWire.ts'
import { doseToGroups } from '@reprieve/contract/doses/doseWire.ts'
import { listItemToGroups } from '@reprieve/contract/lists/listFieldWire.ts'
import { medicationToGroups } from '@reprieve/contract/medications/medicationWire.ts'
import { recordToGroups, RECORD_KIND } from '@reprieve/contract/records/recordCodec.ts'
import { reflectionToGroups } from '@reprieve/contract/reflections/reflectionWire.ts'
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

export const DEMO_ROWS_TIME = { at: Date.UTC(2026, 10, 12, 17, 55), offset: HOUR_MS }

type DiaryRow = Exclude<ChildRow, AnsweredRow>

/** The rows of a made-up person, as in a database. */
export function demoRows(days: number): readonly DiaryRow[] {
  const { records, reflections, doses } = demoDiary({
    seed: 8,
    now: DEMO_ROWS_TIME.at,
    zone: 'Europe/Berlin',
    days,
  })
  const rows: DiaryRow[] = []
  const add = (kind: string, clientId: string, values: ReadonlyMap<string, unknown>): void => {
    const groups = Object.fromEntries([...values].map(([group, v]) => [group, { v, s: '' }]))
    rows.push({ clientId, kind, num: rows.length + 1, groups })
  }
  for (const { id, entry } of records) add(RECORD_KIND, id, recordToGroups(entry))
  for (const { id, entry } of reflections) add(REFLECTION_KIND, id, reflectionToGroups(entry))
  for (const dose of doses) add(DOSE_KIND, dose.id, doseToGroups(dose))
  for (const item of OWN_ITEMS) add(LIST_KIND, item.id, listItemToGroups(item))
  for (const condition of CONDITIONS) add(CONDITION_KIND, condition.id, conditionToGroups(condition))
  for (const medication of MEDICATIONS) add(MEDICATION_KIND, medication.id, medicationToGroups(medication))
  add(PROFILE_KIND, 'profile', profileToGroups(PROFILE))
  return rows
}
