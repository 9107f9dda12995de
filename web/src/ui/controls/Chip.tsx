import type { ReactNode } from 'react'
import { Button, ToggleButton } from 'react-aria-components'
import './choice.css'
import { Icon } from '../icons/Icon.tsx'
import { useSteadyPress } from './useSteadyPress.ts'

interface ChipProps {
  label: string
  /** Replaced by the tick while the chip is chosen. */
  icon?: ReactNode
  isChosen: boolean
  isDisabled?: boolean
  /** Another choice overrides this chip. It only looks inactive: a press chooses it again. */
  isResting?: boolean
  onChange: (isChosen: boolean) => void
}

const TREMOR_MS = 300

export function Chip(props: ChipProps) {
  const { label, icon, isChosen, isDisabled = false, isResting = false, onChange } = props
  const change = useSteadyPress(TREMOR_MS, onChange)
  return (
    <ToggleButton
      className={isResting ? 'chip resting' : 'chip'}
      isSelected={isChosen}
      isDisabled={isDisabled}
      onChange={change}
    >
      {isChosen ? <Icon name="check" /> : icon}
      <span className="chip-label" data-label={label}>
        {label}
      </span>
    </ToggleButton>
  )
}

/** A dashed button among chips that chooses nothing. A link among chips uses the same classes. */
export function ChipButton({
  label,
  icon,
  isDisabled = false,
  onPress,
}: {
  label: string
  icon: ReactNode
  isDisabled?: boolean
  onPress: () => void
}) {
  return (
    <Button className="chip dashed" isDisabled={isDisabled} onPress={onPress}>
      {icon}
      <span className="chip-label">{label}</span>
    </Button>
  )
}
