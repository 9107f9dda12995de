import type { CSSProperties } from 'react'
import { Radio, RadioGroup } from 'react-aria-components'
import { STEPS, type SwellValue } from '../../ui/scale/scaleValue.ts'
import './numberPad.css'

interface NumberPadProps {
  label: string
  /** "6 of 10, hard to ignore" */
  spoken: (step: number) => string
  value: SwellValue
  onChange: (step: number) => void
}

/** Eleven keys within reach of one thumb. Each press counts immediately, and the last one wins. */
export function NumberPad({ label, spoken, value, onChange }: NumberPadProps) {
  return (
    <RadioGroup
      className="number-pad"
      aria-label={label}
      value={value === null ? null : String(value)}
      onChange={(step) => onChange(Number(step))}
    >
      {STEPS.map((step) => (
        <Radio
          key={step}
          className="number-key"
          value={String(step)}
          aria-label={spoken(step)}
          style={
            { '--key-fill': `var(--sev-${step})`, '--key-ink': `var(--sev-${step}-on)` } as CSSProperties
          }
        >
          {step}
          <span className="number-shade" style={{ background: `var(--sev-${step}-edge)` }} />
        </Radio>
      ))}
    </RadioGroup>
  )
}
