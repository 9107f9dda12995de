import { STEPS, shareAt, type SwellValue } from './swellValue.ts'

/** The warm ramp is drawn as bars, the cool one as circles: never told apart by colour alone. */
export type Ramp = 'sev' | 'score'

const WIDTH = 358
const FLOOR = 96
const BAR = 25

interface StepProps {
  ramp: Ramp
  step: number
  value: SwellValue
}

function paint({ ramp, step, value }: StepProps): { fill: string; stroke: string; strokeWidth: number } {
  if (value === null || step > value)
    return { fill: 'var(--surface-sunken)', stroke: 'var(--line-strong)', strokeWidth: 1.5 }
  if (step === value) return { fill: `var(--${ramp}-${step})`, stroke: 'var(--text)', strokeWidth: 3.5 }
  return { fill: `var(--${ramp}-${step})`, stroke: `var(--${ramp}-${step}-edge)`, strokeWidth: 1.5 }
}

function Bar(props: StepProps) {
  const height = 14 + props.step * 7.2
  const x = shareAt(props.step) * WIDTH - BAR / 2
  return <rect x={x} y={FLOOR - height} width={BAR} height={height} rx="7" {...paint(props)} />
}

function Circle(props: StepProps) {
  const { step } = props
  return <circle cx={shareAt(step) * WIDTH} cy={80 - step * 4.6} r={6 + step * 0.95} {...paint(props)} />
}

const SHAPE = { sev: Bar, score: Circle }

export function SwellSteps({ ramp, value }: { ramp: Ramp; value: SwellValue }) {
  const Shape = SHAPE[ramp]
  return (
    <svg className="swell-steps" viewBox={`0 0 ${WIDTH} 100`} aria-hidden="true">
      {STEPS.map((step) => (
        <Shape key={step} ramp={ramp} step={step} value={value} />
      ))}
    </svg>
  )
}
