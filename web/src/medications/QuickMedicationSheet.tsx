import { newClientId } from '@reprieve/contract/ids.ts'
import { medicationFromChoice, type ChosenMedication } from '@reprieve/domain/medications/chooseEntry.ts'
import { alikeMedication } from '@reprieve/domain/medications/likeness.ts'
import type { Medication } from '@reprieve/domain/medications/medication.ts'
import { typedName } from '@reprieve/domain/writtenName.ts'
import type { BrowserArea } from '@reprieve/locales/areaFiles.ts'
import { useEffect, useRef, useState } from 'react'
import type { Diary } from '../local/rows/rows.ts'
import { useText, useTextsReady } from '../text/useText.tsx'
import { Button, SubmitButton } from '../ui/controls/Button.tsx'
import { focusFirstError, Form } from '../ui/fields/Form.tsx'
import { TextField } from '../ui/fields/TextField.tsx'
import { Sheet } from '../ui/overlays/Sheet.tsx'
import { useToasts } from '../ui/overlays/toasts.ts'
import { useMedicationFaultTexts } from './MedicationFaultDialog.tsx'
import { addMedication, addMedicationByName, allMedications } from './medicationTable.ts'
import { MedicationSearch } from './search/MedicationSearch.tsx'
import { useMedicationWords, useStrengthWords } from './useMedicationWords.ts'
import './strengthStep.css'

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
  const sentence = useMedicationFaultTexts()
  const [id] = useState(() => newClientId(Date.now()))
  const [chosen, setChosen] = useState<ChosenMedication | null>(null)

  const add = async (of: ChosenMedication, strength?: string): Promise<void> => {
    const wanted = medicationFromChoice(id, of, strength)
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

interface StrengthStepProps {
  chosen: ChosenMedication
  /** Empty if it is left open: it can be added later, or never. */
  onChosen: (strength: string) => void
}

function StrengthStep({ chosen, onChosen }: StrengthStepProps) {
  const text = useText('doses')
  const { commonName } = useMedicationWords()
  const { whole } = useStrengthWords()
  // The pressed element is gone: screen readers are taken to what replaces it.
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="strength-step">
      <h2 ref={heading} tabIndex={-1}>
        {commonName(chosen)}
      </h2>
      <p>{text('chooseStrength')}</p>
      <div className="strengths">
        {chosen.strengths.map((strength) => (
          <Button
            key={strength}
            label={whole({ strength, strengthUnits: chosen.strengthUnits })}
            onPress={() => onChosen(strength)}
          />
        ))}
      </div>
      <Button kind="text" label={text('strengthLater')} onPress={() => onChosen('')} />
    </div>
  )
}

interface UnseenMedicationProps {
  diary: Diary
  id: string
  onAdded: (medication: Medication) => void
}

/** Adds a medicine by its name, without revealing whether it was known. [MED-7] */
function UnseenMedication({ diary, id, onAdded }: UnseenMedicationProps) {
  const text = useText('medications')
  const sentence = useMedicationFaultTexts()
  const [name, setName] = useState('')
  const [fault, setFault] = useState<keyof typeof sentence | null>(null)
  const add = async (): Promise<void> => {
    const added = await addMedicationByName(diary, { id, name })
    if (added.ok) onAdded(added.value)
    else setFault(added.reason)
  }

  // The form has looked for an error before the table responded.
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (fault !== null && place.current !== null) focusFirstError(place.current)
  }, [fault])

  return (
    <div ref={place}>
      <Form label={text('addTitle')} onSubmit={() => void add()}>
        <TextField
          label={text('medication')}
          hint={text('nameHint')}
          value={name}
          autoComplete="off"
          error={fault === null ? null : sentence[fault]}
          onChange={(next) => {
            setName(typedName(next))
            setFault(null)
          }}
        />
        <SubmitButton label={text('addToRecord')} />
      </Form>
    </div>
  )
}
