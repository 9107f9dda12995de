import { asNeededAmount } from '@reprieve/domain/doses/logDose.ts'
import type { DoseFault } from '@reprieve/domain/doses/logDose.ts'
import type { Medication } from '@reprieve/domain/medications/medication.ts'
import { useState } from 'react'
import { useNow } from '../device/useNow.ts'
import type { Diary } from '../local/rows.ts'
import { useText } from '../settings/words.tsx'
import { Collapse } from '../ui/Collapse.tsx'
import { AskAgain, DoseAmount, DoseMoment, DoseSeverity } from './DoseFormFields.tsx'
import { chooseRelief, useReliefChoice } from './reliefChoice.ts'
import type { ToldDose } from './useLogDose.ts'

/** The initial values of the form. [DOSE-2] */
export const untoldDose = (medication: Medication | null): ToldDose => ({
  amount: medication === null ? null : asNeededAmount(medication),
  moved: null,
  severity: null,
})

interface LogDoseFormProps {
  diary: Diary
  /** The unit; null if it is not known. */
  units: string | null
  told: ToldDose
  fault: DoseFault | null
  onChange: (told: ToldDose) => void
}

/** The amount; everything else can stay folded. */
export function LogDoseForm({ diary, units, told, fault, onChange }: LogDoseFormProps) {
  const text = useText('doses')
  const now = useNow()
  const minutes = useReliefChoice(diary)
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="dose-form">
      <DoseAmount amount={told.amount} units={units} onAmount={(amount) => onChange({ ...told, amount })} />
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
          <AskAgain minutes={minutes} onMinutes={(next) => void chooseRelief(diary, next)} />
        </div>
      </Collapse>
    </div>
  )
}
