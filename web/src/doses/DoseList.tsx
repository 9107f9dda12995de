import type { Dose } from '@reprieve/domain/doses/dose.ts'
import { editedDose, toDoseForm, type DoseFault } from '@reprieve/domain/doses/logDose.ts'
import type { Medication } from '@reprieve/domain/medications/medication.ts'
import { medicationsByAnyId, allMedicationIds } from '@reprieve/domain/medications/medicationsByAnyId.ts'
import { useEffect, useId, useRef, useState } from 'react'
import type { Diary } from '../local/rows/rows.ts'
import { useUnitCounts } from '../medications/useMedicationWords.ts'
import { useMedications } from '../medications/useMedications.ts'
import { useMomentText } from '../records/useMomentText.ts'
import { useText } from '../text/useText.tsx'
import { Button } from '../ui/controls/Button.tsx'
import { DiaryIcon } from '../ui/icons/DiaryIcon.tsx'
import { ListRow } from '../ui/layout/ListRow.tsx'
import { ActionMenu } from '../ui/overlays/ActionMenu.tsx'
import { Dialog } from '../ui/overlays/Dialog.tsx'
import { Sheet } from '../ui/overlays/Sheet.tsx'
import { DoseAmount, DoseMoment, DoseSeverity } from './DoseFormFields.tsx'
import { changeDoses } from './doseTable.ts'
import { useDoseToasts } from './useDoseToasts.ts'
import { useDoseName } from './useDoseWords.ts'
import { LATEST_DOSES, useDoses } from './useDoses.ts'
import './doses.css'

const AT_FIRST = 5

interface DoseListProps {
  diary: Diary
  /** Only this one's doses; all if undefined. */
  of: Medication | undefined
}

/** The logged doses, the latest first, to view, edit and delete. Nothing if there are none. [DOSE-5] */
export function DoseList({ diary, of }: DoseListProps) {
  const text = useText('doses')
  const heading = useId()
  const [most, setMost] = useState(AT_FIRST)
  const ids = of === undefined ? null : allMedicationIds(of)
  const isOwn = ({ what }: Dose): boolean => what.kind === 'medication' && (ids === null || ids.has(what.id))
  const [reach, setReach] = useState(LATEST_DOSES)
  const read = useDoses(diary, reach)
  // While more doses are read the previous ones stay.
  const [shown, setShown] = useState(read)
  if (read !== null && read !== shown) setShown(read)
  const all = read ?? shown ?? []
  const doses = all.filter(isOwn)
  const isWhole = all.length < reach
  const showEarlier = (): void => {
    const next = most + 4 * AT_FIRST
    setMost(next)
    if (next >= doses.length && !isWhole) setReach(2 * reach)
  }
  const place = useRef<HTMLElement>(null)
  const [gone, setGone] = useState<DeletedDose | null>(null)
  const isGone = gone !== null && all.every(({ id }) => id !== gone.id)
  useEffect(() => {
    if (isGone && place.current !== null) focusNear(place.current, gone.at)
  }, [isGone, gone])
  if (doses.length === 0 && !isGone) return null
  return (
    <section className="dose-part" aria-labelledby={heading} ref={place}>
      <h2 id={heading} tabIndex={-1}>
        {text('listTitle')}
      </h2>
      {doses.length === 0 && <p>{text('never')}</p>}
      <ul className="dose-list">
        {doses.slice(0, most).map((dose, at) => (
          <li key={dose.id}>
            <LoggedDose diary={diary} dose={dose} onDelete={() => setGone({ id: dose.id, at })} />
          </li>
        ))}
      </ul>
      {(doses.length > most || !isWhole) && (
        <Button kind="text" label={text('showEarlier')} onPress={showEarlier} />
      )}
    </section>
  )
}

/** A dose that the person deletes, and the index of its row. */
interface DeletedDose {
  id: string
  at: number
}

/** The pressed button is gone with its row: keyboards and screen readers continue with the next row. [DOSE-5] */
function focusNear(list: HTMLElement, at: number): void {
  const menus = list.querySelectorAll<HTMLElement>('.dose-list > li button')
  const next = menus[Math.min(at, menus.length - 1)] ?? list.querySelector('h2')
  next?.focus()
}

interface LoggedDoseProps {
  diary: Diary
  dose: Dose
  onDelete: () => void
}

function LoggedDose({ diary, dose, onDelete }: LoggedDoseProps) {
  const text = useText('doses')
  const common = useText('common')
  const count = useUnitCounts()
  const what = useDoseName(diary)
  const when = useMomentText()({ at: dose.takenAt, offset: dose.timeOffset })
  const numbers = useNumbers(dose)
  const toasts = useDoseToasts(diary)
  const [opens, setOpens] = useState<'edit' | 'delete' | null>(null)
  const { amount } = dose
  const told = [when, amount === null ? '' : count(amount.amount, amount.units), numbers]
  return (
    <>
      <ListRow
        icon={<DiaryIcon name="pill" />}
        title={what(dose.what)}
        subtitle={told.filter((one) => one !== '').join(' · ')}
        end={
          <ActionMenu
            label={text('menu', { when })}
            actions={[
              { label: common('edit'), icon: <DiaryIcon name="pencil" />, onAction: () => setOpens('edit') },
              {
                label: common('delete'),
                icon: <DiaryIcon name="trash" />,
                isDanger: true,
                onAction: () => setOpens('delete'),
              },
            ]}
          />
        }
      />
      {opens === 'edit' && (
        <EditDoseSheet diary={diary} dose={dose} title={what(dose.what)} onClose={() => setOpens(null)} />
      )}
      <Dialog
        isOpen={opens === 'delete'}
        title={text('deleteQuestion')}
        text={text('deleteText')}
        choices={[
          { label: text('keep'), kind: 'primary', onChoose: () => undefined },
          {
            label: common('delete'),
            kind: 'danger',
            onChoose: () => {
              onDelete()
              void toasts.remove(dose.id)
            },
          },
        ]}
        onClose={() => setOpens(null)}
      />
    </>
  )
}

/** The numbers before and after, side by side and without judging the difference. */
function useNumbers({ before, after }: Dose): string {
  const text = useText('doses')
  if (before !== null && after !== null)
    return text('beforeAfter', { before: before.severity, after: after.severity })
  if (before !== null) return text('beforeOnly', { before: before.severity })
  return after === null ? '' : text('afterOnly', { after: after.severity })
}

interface EditDoseSheetProps {
  diary: Diary
  dose: Dose
  /** The medicine: it cannot be changed, because another one is another dose. */
  title: string
  onClose: () => void
}

/** [DOSE-5] */
function EditDoseSheet({ diary, dose, title, onClose }: EditDoseSheetProps) {
  const text = useText('doses')
  const common = useText('common')
  const toasts = useDoseToasts(diary)
  const medication = medicationsByAnyId(useMedications(diary) ?? []).get(dose.what.id)
  // As it was when the sheet opened: changes of another device stay.
  const [opened] = useState(dose)
  const [form, setForm] = useState(() => toDoseForm(dose))
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
