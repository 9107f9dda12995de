import { isCurrent } from '@reprieve/domain/medications/byDate.ts'
import type { Medication } from '@reprieve/domain/medications/medication.ts'
import { dayOf } from '@reprieve/domain/time/localDay.ts'
import { Suspense, useState, type ReactNode } from 'react'
import { useNow } from '../device/useNow.ts'
import type { Diary } from '../local/rows.ts'
import type { KeptMedication } from '../medications/medicationTable.ts'
import { useMedicationWords } from '../medications/useMedicationWords.ts'
import { useText } from '../settings/words.tsx'
import { Chip, ChipButton } from '../ui/Chip.tsx'
import { DiaryIcon } from '../ui/DiaryIcon.tsx'
import { later } from '../ui/later.tsx'

/** With the search, which a dose mostly does without. */
const QuickMedicationSheet = later(
  () => import('../medications/QuickMedicationSheet.tsx'),
  'QuickMedicationSheet',
)

const AT_FIRST = 8

interface MedicineChoiceProps {
  diary: Diary
  choice: readonly KeptMedication[]
  chosen: KeptMedication | undefined
  onChoose: (id: string | null) => void
  /** Below the chosen one. */
  children: ReactNode
}

export function MedicineChoice({ diary, choice, chosen, onChoose, children }: MedicineChoiceProps) {
  const text = useText('doses')
  const words = useText('medications')
  const records = useText('records')
  const { name } = useMedicationWords()
  const today = dayOf(useNow())
  const [isAll, setAll] = useState(false)
  const [isAdding, setAdding] = useState(false)
  const inSight = choice.filter(
    (one, at) => isAll || one === chosen || (at < AT_FIRST && isCurrent(one, today)),
  )
  const takeAdded = (medication: Medication): void => {
    setAdding(false)
    onChoose(medication.id)
  }
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
      <div className="dose-ways">
        {inSight.length < choice.length && (
          <ChipButton
            label={records('showOthers', { count: choice.length - inSight.length })}
            icon={<DiaryIcon name="list" />}
            onPress={() => setAll(true)}
          />
        )}
        <ChipButton
          label={words('addTitle')}
          icon={<DiaryIcon name="plus" />}
          onPress={() => setAdding(true)}
        />
      </div>
      {isAdding && (
        <Suspense>
          <QuickMedicationSheet
            diary={diary}
            showsPast
            onAdded={takeAdded}
            onClose={() => setAdding(false)}
          />
        </Suspense>
      )}
    </section>
  )
}
