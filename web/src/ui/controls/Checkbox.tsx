import { useId, type ReactNode } from 'react'
import { Checkbox as AriaCheckbox } from 'react-aria-components'
import './checkbox.css'
import { Icon } from '../icons/Icon.tsx'

interface CheckboxProps {
  /** Must not contain a link: a press on it would both follow it and tick the box. Put the link beside. */
  label: ReactNode
  isChecked: boolean
  error?: string | null
  /** Additional text, such as why the box cannot be ticked now. */
  hint?: string | null
  isDisabled?: boolean
  onChange: (isChecked: boolean) => void
}

export function Checkbox(props: CheckboxProps) {
  const { label, isChecked, error = null, hint = null, isDisabled = false, onChange } = props
  const problem = useId()
  const hinted = useId()
  const described = [...(error === null ? [] : [problem]), ...(hint === null ? [] : [hinted])]
  return (
    <div className="checkbox-field">
      <AriaCheckbox
        className="checkbox"
        isSelected={isChecked}
        isInvalid={error !== null}
        isDisabled={isDisabled}
        validationBehavior="aria"
        {...(described.length > 0 && { 'aria-describedby': described.join(' ') })}
        onChange={onChange}
      >
        <span className="checkbox-box" aria-hidden="true">
          {isChecked && <Icon name="check" />}
        </span>
        <span>{label}</span>
      </AriaCheckbox>
      {hint !== null && (
        <p className="field-hint" id={hinted}>
          {hint}
        </p>
      )}
      {error !== null && (
        <p className="field-error" id={problem}>
          <Icon name="alert" isSmall />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}
