import { Switch as AriaSwitch } from 'react-aria-components'
import './choice.css'

interface SwitchProps {
  label: string
  /** The state as a word: the position of the thumb alone may not be understood. */
  onLabel: string
  offLabel: string
  isOn: boolean
  isDisabled?: boolean
  /** The id of the element that describes the switch. */
  describedBy?: string
  onChange: (isOn: boolean) => void
}

export function Switch({
  label,
  onLabel,
  offLabel,
  isOn,
  isDisabled = false,
  describedBy,
  onChange,
}: SwitchProps) {
  return (
    <AriaSwitch
      className="toggle"
      isSelected={isOn}
      isDisabled={isDisabled}
      onChange={onChange}
      {...(describedBy !== undefined && { 'aria-describedby': describedBy })}
    >
      <span className="toggle-label">{label}</span>
      <span className="toggle-state" aria-hidden="true">
        {isOn ? onLabel : offLabel}
      </span>
      <span className="toggle-track" aria-hidden="true" />
    </AriaSwitch>
  )
}
