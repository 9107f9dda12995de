import type { ReactNode } from 'react'
import { Button, ToggleButton } from 'react-aria-components'
import './choice.css'
import { Icon } from './Icon.tsx'
import { useSteadyPress } from './useSteadyPress.ts'

interface ChipProps {
  label: string
  /** Gives its place to the tick. */
  icon?: ReactNode
  isChosen: boolean
  isDisabled?: boolean
  /** Set aside by another choice, and chosen again by a press: it only looks put away. */
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

/** Among chips, but it chooses nothing: dashed. A link among them has the same classes. */
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
