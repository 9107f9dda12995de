import './swellSteps.css'
import { STEPS, shareAt, type SwellValue } from './scaleValue.ts'

/** The warm ramp is drawn as bars, the cool one as circles: colour is never the only difference. */
export type Ramp = 'sev' | 'score'

const WIDTH = 358
const FLOOR = 96
const BAR = 25

interface StepProps {
  ramp: Ramp
  step: number
  isFilled: boolean
  isCurrent: boolean
}

function paint({ ramp, step, isFilled, isCurrent }: StepProps): {
  fill: string
  stroke: string
  strokeWidth: number
} {
  if (!isFilled) return { fill: 'var(--surface-sunken)', stroke: 'var(--line-strong)', strokeWidth: 1.5 }
  if (isCurrent) return { fill: `var(--${ramp}-${step})`, stroke: 'var(--text)', strokeWidth: 3.5 }
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

interface SwellStepsProps {
  ramp: Ramp
  isFilled: (step: number) => boolean
  /** The value highlighted among the filled ones. */
  current?: SwellValue
}

export function SwellSteps({ ramp, isFilled, current = null }: SwellStepsProps) {
  const Shape = SHAPE[ramp]
  return (
    <svg className="swell-steps" viewBox={`0 0 ${WIDTH} 100`} aria-hidden="true">
      {STEPS.map((step) => (
        <Shape key={step} ramp={ramp} step={step} isFilled={isFilled(step)} isCurrent={step === current} />
      ))}
    </svg>
  )
}
