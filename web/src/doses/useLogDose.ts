import { newClientId } from '@reprieve/contract/ids.ts'
import type { AsksAfter, Dose } from '@reprieve/domain/doses/dose.ts'
import { newDose, type DoseFault } from '@reprieve/domain/doses/logDose.ts'
import { medicationText, type Medication } from '@reprieve/domain/medications/medication.ts'
import type { LocalInstant } from '@reprieve/domain/time/instant.ts'
import { useState } from 'react'
import { keepThroughFullDisk } from '../device/persist.ts'
import { localNow } from '../device/useNow.ts'
import type { Diary } from '../local/rows.ts'
import { addDoses } from './doseTable.ts'
import { useDoseToasts } from './useDoseToasts.ts'

export interface ToldDose {
  amount: Dose['amount']
  /** Null for now, at the time of logging. */
  moved: LocalInstant | null
  severity: number | null
}

export interface LogDose {
  fault: DoseFault | null
  forgetFault: () => void
  /** Resolves to whether it is stored. Shows a toast with Undo. */
  log: (medication: Medication, told: ToldDose, asksAfter: AsksAfter | null) => Promise<boolean>
}

/** One form is one dose, however often its button is pressed. [DOSE-1] */
export function useLogDose(diary: Diary): LogDose {
  const toasts = useDoseToasts(diary)
  const [id] = useState(() => newClientId(Date.now()))
  const [fault, setFault] = useState<DoseFault | null>(null)
  return {
    fault,
    forgetFault: () => setFault(null),
    log: async (medication, { amount, moved, severity }, asksAfter) => {
      const named = { id: medication.id, text: medicationText(medication) }
      const form = { amount, severity, taken: moved ?? localNow() }
      const made = newDose({ id, medication: named, asksAfter }, form, diary.now())
      if (!made.ok) {
        setFault(made.reason)
        return false
      }
      const kept = await addDoses(diary, [made.value])
      if (!toasts.isDone(kept)) return false
      toasts.logged(id)
      void keepThroughFullDisk()
      return true
    },
  }
}
