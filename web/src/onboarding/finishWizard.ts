import { newClientId } from '@reprieve/contract/ids.ts'
import { medicationToGroups, newMedicationToGroups } from '@reprieve/contract/medications/medicationWire.ts'
import type { Medication } from '@reprieve/domain/medications/medication.ts'
import {
  newProfileItems,
  assignMedicationIds,
  type ProfileItems,
} from '@reprieve/domain/onboarding/finishWizard.ts'
import { clearWizard, type Wizard } from '@reprieve/domain/onboarding/wizard.ts'
import type { Result } from '@reprieve/domain/result.ts'
import { beginRow } from '@reprieve/domain/sync/beginRow.ts'
import { isDeleted, type LocalRow } from '@reprieve/domain/sync/localRow.ts'
import { saveRow } from '@reprieve/domain/sync/saveRow.ts'
import type { SyncState } from '@reprieve/domain/sync/syncState.ts'
import { allConditions, addOrRestoreConditionRow } from '../conditions/conditionTable.ts'
import { addRows } from '../local/rows/changeRows.ts'
import type { Diary } from '../local/rows/rows.ts'
import type { StorageFault } from '../local/tables.ts'
import { allMedications, MEDICATION_KIND } from '../medications/medicationTable.ts'
import { wizardStore } from './wizardStore.ts'

/**
 * Writes the answers to the profile in one transaction, durable when it resolves. The ids are stored before: closing
 * the page in between, or a second press, adds nothing twice. [ONB-8]
 */
export async function finishWizard(diary: Diary): Promise<Result<unknown, StorageFault>> {
  const { change } = wizardStore(diary)
  const wizard = await change((now) => assignMedicationIds(now, () => newClientId(diary.now())))
  const profile = { conditions: await allConditions(diary), medications: await allMedications(diary) }
  const written = await write(diary, newProfileItems(wizard, profile))
  if (written.ok) await change((now) => ended(now))
  return written
}

const ended = (wizard: Wizard): Wizard => ({
  ...clearWizard(wizard),
  firstStepViewed: true,
  secondStepViewed: true,
  viewed: true,
})

function write(
  diary: Diary,
  { conditions, medications }: ProfileItems,
): Promise<Result<unknown, StorageFault>> {
  const ids = [...conditions, ...medications].map(({ id }) => id)
  const wallNow = diary.now()
  return addRows(diary, ids, (before) => {
    const rows: LocalRow[] = []
    let { state } = before
    const add = (begun: { rows: LocalRow[]; state: SyncState }): void => {
      rows.push(...begun.rows)
      ;({ state } = begun)
    }
    for (const one of conditions)
      add(addOrRestoreConditionRow({ known: before.rows.get(one.id), state }, one, wallNow))
    for (const one of medications)
      add(begunMedicationRow({ known: before.rows.get(one.id), state }, one, wallNow))
    return { rows, state }
  })
}

/** As for conditions: the row may exist from an interrupted write, or from one that was deleted since. */
function begunMedicationRow(
  { known, state }: { known: LocalRow | undefined; state: SyncState },
  medication: Medication,
  wallNow: number,
): { rows: LocalRow[]; state: SyncState } {
  if (known !== undefined && !isDeleted(known)) return { rows: [], state }
  const begun =
    known === undefined
      ? beginRow(state, { clientId: medication.id, kind: MEDICATION_KIND })
      : { row: known, state }
  const values = known === undefined ? newMedicationToGroups(medication) : medicationToGroups(medication)
  const { row, clock } = saveRow(begun.row, { values, clock: begun.state.clock, wallNow })
  return { rows: [row], state: { ...begun.state, clock } }
}
