import type { Medication } from '@reprieve/domain/medications/medication.ts'
import { useState } from 'react'
import type { Diary } from '../local/rows/rows.ts'
import { useMedicationWords } from '../medications/useMedicationWords.ts'
import { useText } from '../text/useText.tsx'
import { Button } from '../ui/controls/Button.tsx'
import { Sheet } from '../ui/overlays/Sheet.tsx'
import { IntakeSummary } from './IntakeSummary.tsx'
import { LogDoseForm, emptyDoseInput, useLogDose } from './LogDoseForm.tsx'
import { useReliefMinutes } from './reliefMinutes.ts'

interface LogDoseSheetProps {
  diary: Diary
  medication: Medication
  onClose: () => void
}

/** The second of two presses: shows what was taken and asks how much, without advice. [DOSE-2] */
export function LogDoseSheet({ diary, medication, onClose }: LogDoseSheetProps) {
  const text = useText('doses')
  const common = useText('common')
  const { name } = useMedicationWords()
  const asksAfter = useReliefMinutes(diary)
  const { fault, forgetFault, log } = useLogDose(diary)
  const [told, setTold] = useState(() => emptyDoseInput(medication))
  const logNow = async (): Promise<void> => {
    if (await log(medication, told, asksAfter)) onClose()
  }
  return (
    <Sheet isOpen title={text('addTitle')} closeLabel={common('close')} onClose={onClose}>
      <div className="dose-part">
        <p className="dose-of">{name(medication)}</p>
        <IntakeSummary diary={diary} medication={medication} />
      </div>
      <LogDoseForm
        diary={diary}
        units={medication.dosageUnits}
        told={told}
        fault={fault}
        onChange={(next) => {
          setTold(next)
          forgetFault()
        }}
      />
      <Button kind="primary" label={text('logNow')} onPress={() => void logNow()} />
    </Sheet>
  )
}
