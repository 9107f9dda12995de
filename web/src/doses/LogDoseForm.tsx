import { newClientId } from '@reprieve/contract/ids.ts'
import type { AskAgainMinutes, Dose } from '@reprieve/domain/doses/dose.ts'
import { asNeededAmount, type DoseFault, newDoses } from '@reprieve/domain/doses/logDose.ts'
import { type Medication, medicationText } from '@reprieve/domain/medications/medication.ts'
import type { LocalInstant } from '@reprieve/domain/time/instant.ts'
import { useState } from 'react'
import { requestPersistentStorage } from '../device/browserStorage.ts'
import { localNow, useNow } from '../device/useNow.ts'
import type { Diary } from '../local/rows/rows.ts'
import { useText } from '../text/useText.tsx'
import { Collapse } from '../ui/layout/Collapse.tsx'
import { AskAgainChoice, DoseAmount, DoseMoment, DoseSeverity } from './DoseFormFields.tsx'
import { DoseDayLines } from './DoseDayLines.tsx'
import { addDoses } from './doseTable.ts'
import { IntakeSummary } from './IntakeSummary.tsx'
import { storeReliefMinutes, useReliefMinutes } from './reliefMinutes.ts'
import { useDoseToasts } from './useDoseToasts.ts'

export interface DoseInput {
  amount: Dose['amount']
  /** Null for now, at the time of logging. */
  moved: LocalInstant | null
  severity: number | null
}

/** What is the same for all medicines that are logged in one go. [MDAY-8] */
export type SharedDoseInput = Omit<DoseInput, 'amount'>

export const EMPTY_SHARED_INPUT: SharedDoseInput = { moved: null, severity: null }

/** The initial values of the form. [DOSE-2] */
export const emptyDoseInput = (medication: Medication | null): DoseInput => ({
  amount: medication === null ? null : asNeededAmount(medication),
  ...EMPTY_SHARED_INPUT,
})

interface MedicineDoseProps {
  diary: Diary
  medication: Medication
  amount: Dose['amount']
  /** Null for now. */
  moved: LocalInstant | null
  onAmount: (amount: Dose['amount']) => void
}

/** What was taken of it lately, which of the medicine days this would be, and how much it is now. [DOSE-3, MDAY-4] */
export function MedicineDose({ diary, medication, amount, moved, onAmount }: MedicineDoseProps) {
  const now = useNow()
  return (
    <>
      <div className="dose-part">
        <IntakeSummary diary={diary} medication={medication} />
        <DoseDayLines diary={diary} medication={medication} taken={moved ?? now} />
      </div>
      <DoseAmount amount={amount} units={medication.dosageUnits} onAmount={onAmount} />
    </>
  )
}

interface SharedDoseFieldsProps {
  diary: Diary
  told: SharedDoseInput
  /** Several medicines are logged. */
  isForAll: boolean
  fault: DoseFault | null
  onChange: (told: SharedDoseInput) => void
}

/** Whether to ask later if it helped, beside the amount: what nobody finds is never chosen. The rest can stay folded. [DOSE-9] */
export function SharedDoseFields({ diary, told, isForAll, fault, onChange }: SharedDoseFieldsProps) {
  const text = useText('doses')
  const now = useNow()
  const minutes = useReliefMinutes(diary)
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="dose-form">
      <AskAgainChoice minutes={minutes} onMinutes={(next) => void storeReliefMinutes(diary, next)} />
      <Collapse
        title={text(isForAll ? 'moreForAll' : 'more')}
        isOpen={isOpen || fault !== null}
        onToggle={() => setOpen(!isOpen)}
      >
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

/** A chosen medicine with its amount. */
export interface MedicineAmount {
  medication: Medication
  amount: Dose['amount']
}

interface LogDoses {
  fault: DoseFault | null
  forgetFault: () => void
  /** Resolves to whether all of them are stored; none is if not. Shows a toast with Undo. */
  log: (
    taken: readonly MedicineAmount[],
    told: SharedDoseInput,
    asksAfter: AskAgainMinutes | null,
  ) => Promise<boolean>
}

/** One form is one dose of each medicine, however often its button is pressed. [DOSE-1, MDAY-8] */
export function useLogDoses(diary: Diary): LogDoses {
  const toasts = useDoseToasts(diary)
  const [ids] = useState(() => new Map<string, string>())
  const [fault, setFault] = useState<DoseFault | null>(null)
  const idFor = (medication: Medication): string => {
    const id = ids.get(medication.id) ?? newClientId(Date.now())
    ids.set(medication.id, id)
    return id
  }
  return {
    fault,
    forgetFault: () => setFault(null),
    log: async (taken, { moved, severity }, asksAfter) => {
      const begun = taken.map(({ medication, amount }) => ({
        id: idFor(medication),
        medication: { id: medication.id, text: medicationText(medication) },
        amount,
        asksAfter,
      }))
      const made = newDoses(begun, { taken: moved ?? localNow(), severity }, diary.now())
      if (!made.ok) {
        setFault(made.reason)
        return false
      }
      if (!toasts.isDone(await addDoses(diary, made.value))) return false
      const [first, ...others] = begun.map(({ id }) => id)
      if (first !== undefined && others.length === 0) toasts.logged(first)
      else toasts.loggedSeveral(begun.map(({ id }) => id))
      void requestPersistentStorage()
      return true
    },
  }
}
