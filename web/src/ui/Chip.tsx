import type { ReactNode } from 'react'
import { Button, ToggleButton } from 'react-aria-components'
import './choice.css'
import { Icon } from './Icon.tsx'

interface ChipProps {
  label: string
  isChosen: boolean
  isDisabled?: boolean
  onChange: (isChosen: boolean) => void
}

export function Chip({ label, isChosen, isDisabled = false, onChange }: ChipProps) {
  return (
    <ToggleButton className="chip" isSelected={isChosen} isDisabled={isDisabled} onChange={onChange}>
      {isChosen && <Icon name="check" />}
      {label}
    </ToggleButton>
  )
}

/** Among chips, but it chooses nothing: dashed. */
export function ChipButton({
  label,
  icon,
  onPress,
}: {
  label: string
  icon: ReactNode
  onPress: () => void
}) {
  return (
    <Button className="chip dashed" onPress={onPress}>
      {icon}
      {label}
    </Button>
  )
}
