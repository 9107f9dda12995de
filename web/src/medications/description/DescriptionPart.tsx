import { useState } from 'react'
import { useText } from '../../text/useText.tsx'
import { IconButton } from '../../ui/controls/IconButton.tsx'
import { DiaryIcon } from '../../ui/icons/DiaryIcon.tsx'
import { Note } from '../../ui/layout/Note.tsx'
import { DescriptionSheet, StrengthPart } from './DescriptionSheet.tsx'
import type { MedicationOptions } from '../search/chosenMedication.ts'
import type { MedicationEditState } from '../medicationDraft.ts'
import { useMedicationWords, useUnitWords } from '../useMedicationWords.ts'
import type { StrengthInput } from './useStrengthInput.ts'

interface DescriptionPartProps {
  work: MedicationEditState
  choices: MedicationOptions
  strengths: StrengthInput
  /** It had no strength when it was opened: the choice just pressed must not vanish under the finger. */
  wasMissing: boolean
  isStrengthMissing: boolean
  onWork: (work: MedicationEditState) => void
}

/** The description on a card; if the strength is still missing, the strengths are shown below it. */
export function DescriptionPart(props: DescriptionPartProps) {
  const { work, choices, strengths, wasMissing, isStrengthMissing, onWork } = props
  const text = useText('medications')
  const words = useMedicationWords()
  const unit = useUnitWords()
  const [isOpen, setOpen] = useState(false)
  const [unitsBefore, setUnitsBefore] = useState<string | null>(null)
  const { typed } = work
  const name = words.commonName(typed)
  const apply = (next: MedicationEditState): void => {
    const lostLimit = typed.limit !== '' && next.typed.dosageUnits !== typed.dosageUnits
    setUnitsBefore(lostLimit ? typed.dosageUnits : null)
    setOpen(false)
    onWork(next)
  }
  return (
    <>
      <div className="medication-card description-card">
        <DiaryIcon name="pill" />
        <div className="medication-card-words">
          <h2>{name}</h2>
          <p>{words.description(typed)}</p>
        </div>
        <IconButton
          label={text('changeDescription', { 0: name })}
          icon={<DiaryIcon name="pencil" />}
          onPress={() => setOpen(true)}
        />
      </div>
      {unitsBefore !== null && <Note kind="info">{text('limitCleared', { 0: unit(unitsBefore) })}</Note>}
      {wasMissing && choices.strengths.length > 0 && (
        <section>
          <h2>{text('strength')}</h2>
          <StrengthPart
            work={strengths}
            isMissing={isStrengthMissing}
            onChange={(strength) => onWork({ ...work, typed: { ...typed, ...strength } })}
          />
        </section>
      )}
      {isOpen && <DescriptionSheet work={work} onApply={apply} onClose={() => setOpen(false)} />}
    </>
  )
}
