import { newClientId } from '@reprieve/contract/ids.ts'
import { begunMedication, type ChosenMedication } from '@reprieve/domain/medications/chooseEntry.ts'
import { alikeMedication } from '@reprieve/domain/medications/likeness.ts'
import type { Medication } from '@reprieve/domain/medications/medication.ts'
import type { BrowserArea } from '@reprieve/locales/areaFiles.ts'
import { useState } from 'react'
import type { Diary } from '../local/rows.ts'
import { useTextsReady } from '../settings/useTextsReady.ts'
import { useText } from '../settings/words.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { useToasts } from '../ui/useToasts.ts'
import { addMedication, allMedications } from './medicationTable.ts'
import { MedicationSearch } from './MedicationSearch.tsx'
import { StrengthStep } from './StrengthStep.tsx'
import { UnseenMedication } from './UnseenMedication.tsx'
import { useAddFault } from './useAddFault.ts'

interface QuickMedicationSheetProps {
  diary: Diary
  /** A locked device does not reveal whether the medicine was known. [MED-7] */
  showsPast: boolean
  onAdded: (medication: Medication) => void
  onClose: () => void
}

const AREAS: readonly BrowserArea[] = ['medications', 'conditions', 'doses']

/** Adds a medicine without leaving the editor: what it is, which brand, and optionally which strength. */
export function QuickMedicationSheet(props: QuickMedicationSheetProps) {
  useTextsReady(AREAS)
  return <QuickMedication {...props} />
}

function QuickMedication({ diary, showsPast, onAdded, onClose }: QuickMedicationSheetProps) {
  const text = useText('medications')
  const common = useText('common')
  const toasts = useToasts()
  const sentence = useAddFault()
  const [id] = useState(() => newClientId(Date.now()))
  const [chosen, setChosen] = useState<ChosenMedication | null>(null)

  const add = async (of: ChosenMedication, strength?: string): Promise<void> => {
    const wanted = begunMedication(id, of, strength)
    const added = await addMedication(diary, wanted, { id })
    if (added.ok) {
      toasts.show({ message: text('added') })
      return onAdded(added.value)
    }
    toasts.show({ message: sentence[added.reason] })
    if (added.reason !== 'already-exists') return
    // The same medicine exists already: it is used, and no second one is created. [MED-2]
    const known = alikeMedication(await allMedications(diary), wanted)
    if (known !== undefined) onAdded(known)
  }
  const choose = (of: ChosenMedication): void => {
    if (of.strengths.length > 1) setChosen(of)
    else void add(of)
  }
  return (
    <Sheet isOpen title={text('addTitle')} closeLabel={common('close')} onClose={onClose}>
      {!showsPast && <UnseenMedication diary={diary} id={id} onAdded={onAdded} />}
      {showsPast && chosen === null && <MedicationSearch autoFocus onChosen={choose} />}
      {showsPast && chosen !== null && (
        <StrengthStep chosen={chosen} onChosen={(strength) => void add(chosen, strength)} />
      )}
    </Sheet>
  )
}
