import type { ReactNode } from 'react'
import { SpokenPause } from './ListRow.tsx'
import './stepper.css'

interface StepperProps {
  /** Starts at 1. */
  current: number
  total: number
  /** "2 of 10": screen readers do not see the segments. */
  words: string
  name: string
  /** At the end of the row: the link to all steps. */
  children?: ReactNode
}

const stateOf = (step: number, current: number): 'done' | 'now' | 'ahead' => {
  if (step === current) return 'now'
  return step < current ? 'done' : 'ahead'
}

export function Stepper({ current, total, words, name, children }: StepperProps) {
  const steps = Array.from({ length: total }, (_, index) => index + 1)
  return (
    <div className="stepper">
      <div className="stepper-line">
        <p>
          <b>{words}</b>
          <SpokenPause /> <span>{name}</span>
        </p>
        {children}
      </div>
      <div className="stepper-segments" aria-hidden="true">
        {steps.map((step) => (
          <i key={step} data-state={stateOf(step, current)} />
        ))}
      </div>
    </div>
  )
}
