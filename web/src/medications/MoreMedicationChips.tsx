import type { Medication } from '@reprieve/domain/medications/medication.ts'
import { Suspense, useState, type ReactNode } from 'react'
import type { Diary } from '../local/rows/rows.ts'
import { useText } from '../text/useText.tsx'
import { ChipButton } from '../ui/controls/Chip.tsx'
import { DiaryIcon } from '../ui/icons/DiaryIcon.tsx'
import { lazyComponent } from '../ui/navigation/lazyComponent.tsx'
import './moreMedicationChips.css'

/** Includes the search, which is rarely needed. */
const QuickMedicationSheet = lazyComponent(() => import('./QuickMedicationSheet.tsx'), 'QuickMedicationSheet')

/** How many are visible before the others are requested. */
export const INITIAL_MEDICATION_COUNT = 8

interface MedicineWaysProps {
  diary: Diary
  /** False on a locked device: a medicine is added by its name there, and nothing else is shown (D16). */
  showsPast: boolean
  /** How many are not visible. */
  rest: number
  onShowRest: () => void
  onAdded: (medication: Medication) => void
  /** Before and after the button for the others. */
  children?: ReactNode
  more?: ReactNode
}

/** Leads from a choice of medicines to those that are not in it. [MED-6] */
export function MoreMedicationChips(props: MedicineWaysProps) {
  const { diary, showsPast, rest, onShowRest, onAdded, children, more } = props
  const text = useText('medications')
  const records = useText('records')
  const [isAdding, setAdding] = useState(false)
  return (
    <>
      <div className="medicine-ways">
        {children}
        {rest > 0 && (
          <ChipButton
            label={records('showOthers', { count: rest })}
            icon={<DiaryIcon name="list" />}
            onPress={onShowRest}
          />
        )}
        {more}
        <ChipButton
          label={text('addTitle')}
          icon={<DiaryIcon name="plus" />}
          onPress={() => setAdding(true)}
        />
      </div>
      {isAdding && (
        <Suspense>
          <QuickMedicationSheet
            diary={diary}
            showsPast={showsPast}
            onAdded={(medication) => {
              setAdding(false)
              onAdded(medication)
            }}
            onClose={() => setAdding(false)}
          />
        </Suspense>
      )}
    </>
  )
}
