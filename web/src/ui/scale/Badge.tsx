import './badge.css'
import type { Ramp } from './SwellSteps.tsx'

interface BadgeProps {
  ramp: Ramp
  value: number
  /** What the number measures, in words: screen readers do not read shape and colour. */
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
