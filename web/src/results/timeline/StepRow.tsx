import type { BucketUnit } from '@reprieve/domain/results/timeline/buckets.ts'
import { useText } from '../../text/useText.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import '../../ui/controls/iconButton.css'

interface StepRowProps {
  unit: BucketUnit
  /** The chosen day, week or month, and what it shows, in words. */
  when: string
  details: string
  hasBefore: boolean
  hasAfter: boolean
  onStep: (by: -1 | 1) => void
}

const STEP_TEXTS = {
  day: ['dayBefore', 'dayAfter'],
  week: ['weekBefore', 'weekAfter'],
  month: ['monthBefore', 'monthAfter'],
} as const satisfies Record<BucketUnit, unknown>

/** Reads the chosen mark, and steps to the next without a fine pointer. */
export function StepRow({ unit, when, details, hasBefore, hasAfter, onStep }: StepRowProps) {
  const text = useText('timeline')
  const [before, after] = STEP_TEXTS[unit]
  return (
    <div className="step-row">
      <StepButton label={text(before)} icon="chevronLeft" isThere={hasBefore} onPress={() => onStep(-1)} />
      <p className="step-words">
        <span className="step-when">{when}</span>
        <span className="step-details">{details}</span>
      </p>
      <StepButton label={text(after)} icon="chevronRight" isThere={hasAfter} onPress={() => onStep(1)} />
    </div>
  )
}

interface StepButtonProps {
  label: string
  icon: 'chevronLeft' | 'chevronRight'
  isThere: boolean
  onPress: () => void
}

/** At the limit it keeps the focus, which would otherwise be lost. */
function StepButton({ label, icon, isThere, onPress }: StepButtonProps) {
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      aria-disabled={!isThere}
      data-disabled={!isThere || undefined}
      onClick={() => isThere && onPress()}
    >
      <Icon name={icon} />
    </button>
  )
}
