import type { Dose } from '@reprieve/domain/doses/dose.ts'
import { doseChoice } from '@reprieve/domain/doses/doseChoice.ts'
import { asNeededAmount } from '@reprieve/domain/doses/logDose.ts'
import { isCurrent } from '@reprieve/domain/medications/groupMedicationsByDate.ts'
import { dayOf } from '@reprieve/domain/time/localDay.ts'
import { type ReactNode, useState } from 'react'
import { useNow } from '../device/useNow.ts'
import type { Diary } from '../local/rows/rows.ts'
import { INITIAL_MEDICATION_COUNT, MoreMedicationChips } from '../medications/MoreMedicationChips.tsx'
import type { StoredMedication } from '../medications/medicationTable.ts'
import { useMedicationWords } from '../medications/useMedicationWords.ts'
import { useMedications } from '../medications/useMedications.ts'
import { useGoBack } from '../navigation/useGoBack.ts'
import { useSearch } from '../navigation/useRouter.ts'
import { PATHS } from '../paths/paths.ts'
import { useFormatTag, useText } from '../text/useText.tsx'
import { Chip } from '../ui/controls/Chip.tsx'
import { Skeleton } from '../ui/layout/Skeleton.tsx'
import { DoseList } from './DoseList.tsx'
import { DosePage } from './DosePage.tsx'
import { EMPTY_SHARED_INPUT, MedicineDose, SharedDoseFields, useLogDoses } from './LogDoseForm.tsx'
import { useReliefMinutes } from './reliefMinutes.ts'

type Amounts = ReadonlyMap<string, Dose['amount']>

/** Choose the medicines, then log them: two presses for one. [DOSE-2, MDAY-8] */
export function ChosenDoses({ diary }: { diary: Diary }) {
  const shell = useText()
  const text = useText('doses')
  const { name } = useMedicationWords()
  const asksAfter = useReliefMinutes(diary)
  const goBack = useGoBack(PATHS.home)
  const { fault, forgetFault, log } = useLogDoses(diary)
  const choice = useChoice(diary)
  const { chosen, toggle } = useChosen(choice ?? [])
  const [amounts, setAmounts] = useState<Amounts>(() => new Map())
  const [shared, setShared] = useState(EMPTY_SHARED_INPUT)
  if (choice === null) return <Skeleton longText={shell('waitingLong')} />

  const taken = chosen.map((medication) => {
    const told = amounts.get(medication.id)
    return { medication, amount: told === undefined ? asNeededAmount(medication) : told }
  })
  const first = chosen[0]
  const logNow = async (): Promise<void> => {
    if (taken.length > 0 && (await log(taken, shared, asksAfter))) goBack()
  }
  return (
    <DosePage count={chosen.length} onLog={() => void logNow()}>
      <MedicineChoice
        diary={diary}
        choice={choice}
        chosen={chosen}
        onToggle={(id, isChosen) => {
          toggle(id, isChosen)
          forgetFault()
        }}
      >
        {(medication) => (
          <>
            <MedicineDose
              diary={diary}
              medication={medication}
              amount={taken.find((one) => one.medication === medication)?.amount ?? null}
              moved={shared.moved}
              onAmount={(amount) => {
                setAmounts(new Map([...amounts, [medication.id, amount]]))
                forgetFault()
              }}
            />
            {medication === first ? (
              <SharedDoseFields
                diary={diary}
                told={shared}
                isForAll={chosen.length > 1}
                fault={fault}
                onChange={(next) => {
                  setShared(next)
                  forgetFault()
                }}
              />
            ) : (
              <p className="dose-hint">
                {text('sameMoment', { name: first === undefined ? '' : name(first) })}
              </p>
            )}
          </>
        )}
      </MedicineChoice>
      <DoseList diary={diary} of={chosen.length === 1 ? first : undefined} />
    </DosePage>
  )
}

interface ChosenMedicines {
  /** In the order in which they were chosen: the first one keeps the fields for all. */
  chosen: readonly StoredMedication[]
  toggle: (id: string, isChosen: boolean) => void
}

/** Until the person chooses, the URL's medicine is chosen. */
function useChosen(choice: readonly StoredMedication[]): ChosenMedicines {
  const { id: asked } = useSearch()
  const [picked, setPicked] = useState<readonly string[] | null>(null)
  const ofUrl = choice.filter((one) => asked !== undefined && [one.id, one.routeId].includes(asked))
  const ids = picked ?? ofUrl.map(({ id }) => id)
  return {
    chosen: ids.flatMap((id) => choice.find((one) => one.id === id) ?? []),
    toggle: (id, isChosen) => {
      const others = ids.filter((one) => one !== id)
      setPicked(isChosen ? [...others, id] : others)
    },
  }
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
  chosen: readonly StoredMedication[]
  onToggle: (id: string, isChosen: boolean) => void
  /** Shown below each chosen one. */
  children: (medication: StoredMedication) => ReactNode
}

function MedicineChoice({ diary, choice, chosen, onToggle, children }: MedicineChoiceProps) {
  const text = useText('doses')
  const { name } = useMedicationWords()
  const today = dayOf(useNow())
  const [isAll, setAll] = useState(false)
  const inSight = choice.filter(
    (one, at) => isAll || chosen.includes(one) || (at < INITIAL_MEDICATION_COUNT && isCurrent(one, today)),
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
              isChosen={chosen.includes(one)}
              onChange={(isChosen) => onToggle(one.id, isChosen)}
            />
            {chosen.includes(one) && (
              <div className="dose-chosen" role="group" aria-label={name(one)}>
                {children(one)}
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
        onAdded={({ id }) => onToggle(id, true)}
      />
    </section>
  )
}
