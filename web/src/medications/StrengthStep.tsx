import type { ChosenMedication } from '@reprieve/domain/medications/chooseEntry.ts'
import { useEffect, useRef } from 'react'
import { useText } from '../settings/words.tsx'
import { Button } from '../ui/Button.tsx'
import './strengthStep.css'
import { useMedicationWords } from './useMedicationWords.ts'
import { useStrengthWords } from './useStrengthWords.ts'

interface StrengthStepProps {
  chosen: ChosenMedication
  /** Empty if it is left open: it can be added later, or never. */
  onChosen: (strength: string) => void
}

export function StrengthStep({ chosen, onChosen }: StrengthStepProps) {
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
