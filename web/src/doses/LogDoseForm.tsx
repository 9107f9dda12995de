import { newClientId } from '@reprieve/contract/ids.ts'
import type { AskAgainMinutes, Dose } from '@reprieve/domain/doses/dose.ts'
import { asNeededAmount, type DoseFault, newDose } from '@reprieve/domain/doses/logDose.ts'
import { type Medication, medicationText } from '@reprieve/domain/medications/medication.ts'
import type { LocalInstant } from '@reprieve/domain/time/instant.ts'
import { useState } from 'react'
import { requestPersistentStorage } from '../device/browserStorage.ts'
import { localNow, useNow } from '../device/useNow.ts'
import type { Diary } from '../local/rows/rows.ts'
import { useText } from '../text/useText.tsx'
import { Collapse } from '../ui/layout/Collapse.tsx'
import { AskAgainChoice, DoseAmount, DoseMoment, DoseSeverity } from './DoseFormFields.tsx'
import { addDoses } from './doseTable.ts'
import { storeReliefMinutes, useReliefMinutes } from './reliefMinutes.ts'
import { useDoseToasts } from './useDoseToasts.ts'

/** The initial values of the form. [DOSE-2] */
export const emptyDoseInput = (medication: Medication | null): DoseInput => ({
  amount: medication === null ? null : asNeededAmount(medication),
  moved: null,
  severity: null,
})

interface LogDoseFormProps {
  diary: Diary
  /** The unit; null if it is not known. */
  units: string | null
  told: DoseInput
  fault: DoseFault | null
  onChange: (told: DoseInput) => void
}

/** The amount, and whether to ask later if it helped: what nobody finds is never chosen. The rest can stay folded. [DOSE-9] */
export function LogDoseForm({ diary, units, told, fault, onChange }: LogDoseFormProps) {
  const text = useText('doses')
  const now = useNow()
  const minutes = useReliefMinutes(diary)
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="dose-form">
      <DoseAmount amount={told.amount} units={units} onAmount={(amount) => onChange({ ...told, amount })} />
      <AskAgainChoice minutes={minutes} onMinutes={(next) => void storeReliefMinutes(diary, next)} />
      <Collapse title={text('more')} isOpen={isOpen || fault !== null} onToggle={() => setOpen(!isOpen)}>
        <div className="dose-more">
          <DoseMoment
            taken={told.moved ?? now}
            fault={fault}
            onTaken={(moved) => onChange({ ...told, moved })}
          />
          <div className="dose-part">
            <h4>{text('painThen')}</h4>
            <p className="dose-hint">{text('painThenHint')}</p>
            <DoseSeverity
              title={text('painThen')}
              severity={told.severity}
              onSeverity={(severity) => onChange({ ...told, severity })}
            />
          </div>
        </div>
      </Collapse>
    </div>
  )
}

export interface DoseInput {
  amount: Dose['amount']
  /** Null for now, at the time of logging. */
  moved: LocalInstant | null
  severity: number | null
}

interface LogDose {
  fault: DoseFault | null
  forgetFault: () => void
  /** Resolves to whether it is stored. Shows a toast with Undo. */
  log: (medication: Medication, told: DoseInput, asksAfter: AskAgainMinutes | null) => Promise<boolean>
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
      void requestPersistentStorage()
      return true
    },
  }
}
