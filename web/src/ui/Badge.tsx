import './badge.css'
import type { Ramp } from './SwellSteps.tsx'

interface BadgeProps {
  ramp: Ramp
  value: number
  /** What the number is of, in words: shape and colour alone say nothing to those who hear it. */
  label: string
}

export function Badge({ ramp, value, label }: BadgeProps) {
  const colour = `--${ramp}-${value}`
  return (
    <span
      className={`badge ${ramp}`}
      role="img"
      aria-label={label}
      style={{
        background: `var(${colour})`,
        color: `var(${colour}-on)`,
        borderColor: `var(${colour}-edge)`,
      }}
    >
      {value}
    </span>
  )
}
