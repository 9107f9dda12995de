import { isCurrent } from '@reprieve/domain/medications/byDate.ts'
import { dayOf } from '@reprieve/domain/time/localDay.ts'
import { useState, type ReactNode } from 'react'
import { useNow } from '../device/useNow.ts'
import type { Diary } from '../local/rows.ts'
import type { KeptMedication } from '../medications/medicationTable.ts'
import { AT_FIRST, MedicineWays } from '../medications/MedicineWays.tsx'
import { useMedicationWords } from '../medications/useMedicationWords.ts'
import { useText } from '../settings/words.tsx'
import { Chip } from '../ui/Chip.tsx'

interface MedicineChoiceProps {
  diary: Diary
  choice: readonly KeptMedication[]
  chosen: KeptMedication | undefined
  onChoose: (id: string | null) => void
  /** Shown below the chosen one. */
  children: ReactNode
}

export function MedicineChoice({ diary, choice, chosen, onChoose, children }: MedicineChoiceProps) {
  const text = useText('doses')
  const { name } = useMedicationWords()
  const today = dayOf(useNow())
  const [isAll, setAll] = useState(false)
  const inSight = choice.filter(
    (one, at) => isAll || one === chosen || (at < AT_FIRST && isCurrent(one, today)),
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
      <MedicineWays
        diary={diary}
        showsPast
        rest={choice.length - inSight.length}
        onShowRest={() => setAll(true)}
        onAdded={({ id }) => onChoose(id)}
      />
    </section>
  )
}
