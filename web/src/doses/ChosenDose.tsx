import { doseChoice } from '@reprieve/domain/doses/doseChoice.ts'
import { dayOf } from '@reprieve/domain/time/localDay.ts'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { PATHS } from '../app/paths.ts'
import { useNow } from '../device/useNow.ts'
import type { Diary } from '../local/rows.ts'
import type { KeptMedication } from '../medications/medicationTable.ts'
import { useMedications } from '../medications/useMedications.ts'
import { useMedicationWords } from '../medications/useMedicationWords.ts'
import { useFormatTag } from '../settings/useFormatTag.ts'
import { useText } from '../settings/words.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useGoBack } from '../ui/useGoBack.ts'
import { DayLines } from './DayLines.tsx'
import { DoseList } from './DoseList.tsx'
import { DosePage } from './DosePage.tsx'
import { MedicineChoice } from './MedicineChoice.tsx'
import { LogDoseForm, untoldDose } from './LogDoseForm.tsx'
import { useReliefChoice } from './reliefChoice.ts'
import { useLogDose, type ToldDose } from './useLogDose.ts'

/** Choose the medicine, then log it: two presses. [DOSE-2] */
export function ChosenDose({ diary }: { diary: Diary }) {
  const shell = useText()
  const asksAfter = useReliefChoice(diary)
  const goBack = useGoBack(PATHS.home)
  const { fault, forgetFault, log } = useLogDose(diary)
  const { id: asked } = useSearch({ strict: false })
  const choice = useChoice(diary)
  // Undefined until the person chooses: until then the URL's medicine is chosen.
  const [picked, setPicked] = useState<string | null | undefined>(undefined)
  const [told, setTold] = useState<ToldDose | null>(null)
  if (choice === null) return <Skeleton longText={shell('waitingLong')} />

  const chosen = choice.find((one) =>
    picked === undefined ? asked !== undefined && [one.id, one.routeId].includes(asked) : one.id === picked,
  )
  const form = told ?? untoldDose(chosen ?? null)
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
            <DayLines diary={diary} medication={chosen} />
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
function useChoice(diary: Diary): KeptMedication[] | null {
  const all = useMedications(diary)
  const { name } = useMedicationWords()
  const { compare } = new Intl.Collator(useFormatTag())
  const today = dayOf(useNow())
  if (all === null) return null
  return doseChoice(all, { today, compare: (one, other) => compare(name(one), name(other)) })
}
