import type { CSSProperties } from 'react'
import { Button } from 'react-aria-components'
import { STEPS } from '../../ui/scale/scaleValue.ts'
import '../quick/numberPad.css'

interface NumberButtonsProps {
  label: string
  /** "6 of 10, hard to ignore" */
  spoken: (step: number) => string
  onPress: (step: number) => void
}

/** The keys of the quick record as buttons: each press saves, and with radio buttons an arrow key would be one. */
export function NumberButtons({ label, spoken, onPress }: NumberButtonsProps) {
  return (
    <div className="number-pad" role="group" aria-label={label}>
      {STEPS.map((step) => (
        <Button
          key={step}
          className="number-key"
          aria-label={spoken(step)}
          onPress={() => onPress(step)}
          style={
            { '--key-fill': `var(--sev-${step})`, '--key-ink': `var(--sev-${step}-on)` } as CSSProperties
          }
        >
          {step}
          <span className="number-shade" style={{ background: `var(--sev-${step}-edge)` }} />
        </Button>
      ))}
    </div>
  )
}
