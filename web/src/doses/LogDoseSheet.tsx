import type { Medication } from '@reprieve/domain/medications/medication.ts'
import { useState } from 'react'
import type { Diary } from '../local/rows/rows.ts'
import { useMedicationWords } from '../medications/useMedicationWords.ts'
import { useText } from '../text/useText.tsx'
import { Button } from '../ui/controls/Button.tsx'
import { Sheet } from '../ui/overlays/Sheet.tsx'
import { MedicineDose, SharedDoseFields, emptyDoseInput, useLogDoses } from './LogDoseForm.tsx'
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
  const { fault, forgetFault, log } = useLogDoses(diary)
  const [told, setTold] = useState(() => emptyDoseInput(medication))
  const { amount, moved } = told
  const logNow = async (): Promise<void> => {
    if (await log([{ medication, amount }], told, asksAfter)) onClose()
  }
  const change = (part: Partial<typeof told>): void => {
    setTold({ ...told, ...part })
    forgetFault()
  }
  return (
    <Sheet isOpen title={text('addTitle')} closeLabel={common('close')} onClose={onClose}>
      <p className="dose-of">{name(medication)}</p>
      <div className="dose-form">
        <MedicineDose
          diary={diary}
          medication={medication}
          amount={amount}
          moved={moved}
          onAmount={(next) => change({ amount: next })}
        />
        <SharedDoseFields diary={diary} told={told} isForAll={false} fault={fault} onChange={change} />
      </div>
      <Button kind="primary" label={text('logNow')} onPress={() => void logNow()} />
    </Sheet>
  )
}
