import { ToggleButton } from 'react-aria-components'
import './choice.css'

interface ChipProps {
  label: string
  isChosen: boolean
  isDisabled?: boolean
  onChange: (isChosen: boolean) => void
}

export function Chip({ label, isChosen, isDisabled = false, onChange }: ChipProps) {
  return (
    <ToggleButton className="chip" isSelected={isChosen} isDisabled={isDisabled} onChange={onChange}>
      {isChosen && (
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="m5 12.5 4.5 4.5L19 7.5" />
        </svg>
      )}
      {label}
    </ToggleButton>
  )
}
