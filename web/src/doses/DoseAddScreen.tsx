import { newClientId } from '@reprieve/contract/ids.ts'
import { doseChoice } from '@reprieve/domain/doses/doseChoice.ts'
import type { DoseFault } from '@reprieve/domain/doses/logDose.ts'
import { isCurrent } from '@reprieve/domain/medications/groupMedicationsByDate.ts'
import { dayOf } from '@reprieve/domain/time/localDay.ts'
import { typedName } from '@reprieve/domain/writtenName.ts'
import type { BrowserArea } from '@reprieve/locales/areaFiles.ts'
import { type ReactNode, useState } from 'react'
import { useDiary } from '../access/diary.ts'
import { sessionDeviceState, useSession } from '../access/session.ts'
import { requestPersistentStorage } from '../device/browserStorage.ts'
import { localNow, useNow } from '../device/useNow.ts'
import type { Diary } from '../local/rows/rows.ts'
import { useMedicationFaultTexts } from '../medications/MedicationFaultDialog.tsx'
import { INITIAL_MEDICATION_COUNT, MoreMedicationChips } from '../medications/MoreMedicationChips.tsx'
import type { StoredMedication } from '../medications/medicationTable.ts'
import { useMedicationWords } from '../medications/useMedicationWords.ts'
import { useMedications } from '../medications/useMedications.ts'
import { useSearch } from '../navigation/useRouter.ts'
import { PATHS } from '../paths/paths.ts'
import { useFormatTag, useText, useTextsReady } from '../text/useText.tsx'
import { Chip } from '../ui/controls/Chip.tsx'
import { TextField } from '../ui/fields/TextField.tsx'
import { Skeleton } from '../ui/layout/Skeleton.tsx'
import { useGoBack } from '../navigation/useGoBack.ts'
import { DoseAmount, DoseMoment } from './DoseFormFields.tsx'
import { DoseList } from './DoseList.tsx'
import { DosePage } from './DosePage.tsx'
import { IntakeSummary } from './IntakeSummary.tsx'
import { LogDoseForm, type DoseInput, emptyDoseInput, useLogDose } from './LogDoseForm.tsx'
import { logDoseByName } from './lockedDoses.ts'
import { useReliefMinutes } from './reliefMinutes.ts'
import { useDoseToasts } from './useDoseToasts.ts'

/** What was taken, how much and when; reveals nothing about earlier doses or known medicines. [DOSE-8] */
function UnseenDose({ diary }: { diary: Diary }) {
  const medications = useText('medications')
  const sentence = useMedicationFaultTexts()
  const now = useNow()
  const goBack = useGoBack(PATHS.tokenOutdated)
  const toasts = useDoseToasts(diary)
  const [id] = useState(() => newClientId(Date.now()))
  const [name, setName] = useState('')
  const [told, setTold] = useState(() => emptyDoseInput(null))
  const [timeFault, setTimeFault] = useState<DoseFault | null>(null)
  const [nameFault, setNameFault] = useState<keyof typeof sentence | null>(null)
  const logNow = async (): Promise<void> => {
    const form = { ...told, taken: told.moved ?? localNow() }
    const logged = await logDoseByName(diary, { id, name, form })
    if (!logged.ok) return isOfTime(logged.reason) ? setTimeFault(logged.reason) : setNameFault(logged.reason)
    toasts.logged(id)
    void requestPersistentStorage()
    goBack()
  }
  return (
    <DosePage canLog={name.trim() !== ''} onLog={() => void logNow()}>
      <TextField
        label={medications('medication')}
        hint={medications('nameHint')}
        value={name}
        autoComplete="off"
        error={nameFault === null ? null : sentence[nameFault]}
        onChange={(next) => {
          setName(typedName(next))
          setNameFault(null)
        }}
      />
      <DoseAmount amount={told.amount} units={null} onAmount={(amount) => setTold({ ...told, amount })} />
      <DoseMoment
        taken={told.moved ?? now}
        fault={timeFault}
        onTaken={(moved) => {
          setTold({ ...told, moved })
          setTimeFault(null)
        }}
      />
    </DosePage>
  )
}

const isOfTime = (fault: string): fault is DoseFault =>
  fault === 'in-the-future' || fault === 'outside-calendar'

const AREAS: readonly BrowserArea[] = ['doses', 'medications', 'records', 'scale', 'listItems']

/** Logs a dose by itself. On a locked device the medicine is typed, and nothing past is shown (D16). [DOSE-8] */
export function DoseAddScreen() {
  useTextsReady(AREAS)
  return <DoseAdd />
}

function DoseAdd() {
  const diary = useDiary()
  const isLocked = sessionDeviceState(useSession()) === 'locked'
  return isLocked ? <UnseenDose diary={diary} /> : <ChosenDose diary={diary} />
}

/** Choose the medicine, then log it: two presses. [DOSE-2] */
function ChosenDose({ diary }: { diary: Diary }) {
  const shell = useText()
  const asksAfter = useReliefMinutes(diary)
  const goBack = useGoBack(PATHS.home)
  const { fault, forgetFault, log } = useLogDose(diary)
  const { id: asked } = useSearch()
  const choice = useChoice(diary)
  // Undefined until the person chooses: until then the URL's medicine is chosen.
  const [picked, setPicked] = useState<string | null | undefined>(undefined)
  const [told, setTold] = useState<DoseInput | null>(null)
  if (choice === null) return <Skeleton longText={shell('waitingLong')} />

  const chosen = choice.find((one) =>
    picked === undefined ? asked !== undefined && [one.id, one.routeId].includes(asked) : one.id === picked,
  )
  const form = told ?? emptyDoseInput(chosen ?? null)
  const choose = (id: string | null): void => {
    setPicked(id)
    setTold(null)
    forgetFault()
  }
  const logNow = async (): Promise<void> => {
    if (chosen !== undefined && (await log(chosen, form, asksAfter))) goBack()
  }
  return (
    <DosePage canLog={chosen !== undefined} onLog={() => void logNow()}>
      <MedicineChoice diary={diary} choice={choice} chosen={chosen} onChoose={choose}>
        {chosen !== undefined && (
          <>
            <IntakeSummary diary={diary} medication={chosen} />
            <LogDoseForm
              key={chosen.id}
              diary={diary}
              units={chosen.dosageUnits}
              told={form}
              fault={fault}
              onChange={(next) => {
                setTold(next)
                forgetFault()
              }}
            />
          </>
        )}
      </MedicineChoice>
      <DoseList diary={diary} of={chosen} />
    </DosePage>
  )
}

/** Null until read. */
function useChoice(diary: Diary): StoredMedication[] | null {
  const all = useMedications(diary)
  const { name } = useMedicationWords()
  const { compare } = new Intl.Collator(useFormatTag())
  const today = dayOf(useNow())
  if (all === null) return null
  return doseChoice(all, { today, compare: (one, other) => compare(name(one), name(other)) })
}

interface MedicineChoiceProps {
  diary: Diary
  choice: readonly StoredMedication[]
  chosen: StoredMedication | undefined
  onChoose: (id: string | null) => void
  /** Shown below the chosen one. */
  children: ReactNode
}

function MedicineChoice({ diary, choice, chosen, onChoose, children }: MedicineChoiceProps) {
  const text = useText('doses')
  const { name } = useMedicationWords()
  const today = dayOf(useNow())
  const [isAll, setAll] = useState(false)
  const inSight = choice.filter(
    (one, at) => isAll || one === chosen || (at < INITIAL_MEDICATION_COUNT && isCurrent(one, today)),
  )
  return (
    <section className="dose-part">
      <h2>{text('whichOne')}</h2>
      {choice.length === 0 && <p>{text('noMedicines')}</p>}
      <ul className="dose-choice" aria-label={text('whichOne')}>
        {inSight.map((one) => (
          <li key={one.id}>
            <Chip
              label={name(one)}
              isChosen={one === chosen}
              onChange={(isChosen) => onChoose(isChosen ? one.id : null)}
            />
            {one === chosen && (
              <div className="dose-chosen" role="group" aria-label={name(one)}>
                {children}
              </div>
            )}
          </li>
        ))}
      </ul>
      <MoreMedicationChips
        diary={diary}
        showsPast
        rest={choice.length - inSight.length}
        onShowRest={() => setAll(true)}
        onAdded={({ id }) => onChoose(id)}
      />
    </section>
  )
}
