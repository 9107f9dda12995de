import { useId, type ReactNode } from 'react'
import { Checkbox as AriaCheckbox } from 'react-aria-components'
import './checkbox.css'
import { Icon } from './Icon.tsx'

interface CheckboxProps {
  /** No link inside: a press on it would both follow it and tick the box. Put the link beside. */
  label: ReactNode
  isChecked: boolean
  error?: string | null
  isDisabled?: boolean
  onChange: (isChecked: boolean) => void
}

export function Checkbox({ label, isChecked, error = null, isDisabled = false, onChange }: CheckboxProps) {
  const problem = useId()
  return (
    <div className="checkbox-field">
      <AriaCheckbox
        className="checkbox"
        isSelected={isChecked}
        isInvalid={error !== null}
        isDisabled={isDisabled}
        validationBehavior="aria"
        aria-describedby={error === null ? undefined : problem}
        onChange={onChange}
      >
        <span className="checkbox-box" aria-hidden="true">
          {isChecked && <Icon name="check" />}
        </span>
        <span>{label}</span>
      </AriaCheckbox>
      {error !== null && (
        <p className="field-error" id={problem}>
          <Icon name="alert" isSmall />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}
