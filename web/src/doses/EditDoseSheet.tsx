import type { Dose } from '@reprieve/domain/doses/dose.ts'
import { editedDose, formOf, type DoseFault } from '@reprieve/domain/doses/logDose.ts'
import { byAnyId } from '@reprieve/domain/medications/byAnyId.ts'
import { useState } from 'react'
import type { Diary } from '../local/rows.ts'
import { useMedications } from '../medications/useMedications.ts'
import { useText } from '../settings/words.tsx'
import { Button } from '../ui/Button.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { DoseAmount, DoseMoment, DoseSeverity } from './DoseFormFields.tsx'
import { changeDoses } from './doseTable.ts'
import { useDoseToasts } from './useDoseToasts.ts'

interface EditDoseSheetProps {
  diary: Diary
  dose: Dose
  /** The medicine: it cannot be changed, because another one is another dose. */
  title: string
  onClose: () => void
}

/** [DOSE-5] */
export function EditDoseSheet({ diary, dose, title, onClose }: EditDoseSheetProps) {
  const text = useText('doses')
  const common = useText('common')
  const toasts = useDoseToasts(diary)
  const medication = byAnyId(useMedications(diary) ?? []).get(dose.what.id)
  // As it was when the sheet opened: changes of another device stay.
  const [opened] = useState(dose)
  const [form, setForm] = useState(() => formOf(dose))
  const [fault, setFault] = useState<DoseFault | null>(null)
  const save = async (): Promise<void> => {
    const next = editedDose(opened, form, diary.now())
    if (!next.ok) return setFault(next.reason)
    if (!toasts.isDone(await changeDoses(diary, [{ opened, next: next.value }]))) return
    toasts.changed()
    onClose()
  }
  return (
    <Sheet isOpen title={text('editTitle')} closeLabel={common('close')} onClose={onClose}>
      <p className="dose-of">{title}</p>
      <DoseAmount
        amount={form.amount}
        units={form.amount?.units ?? medication?.dosageUnits ?? null}
        onAmount={(amount) => setForm({ ...form, amount })}
      />
      <DoseMoment
        taken={form.taken}
        fault={fault}
        onTaken={(taken) => {
          setForm({ ...form, taken })
          setFault(null)
        }}
      />
      <div className="dose-part">
        <h3>{text('painThen')}</h3>
        <DoseSeverity
          title={text('painThen')}
          severity={form.severity}
          onSeverity={(severity) => setForm({ ...form, severity })}
        />
      </div>
      <Button kind="primary" label={common('save')} onPress={() => void save()} />
    </Sheet>
  )
}
