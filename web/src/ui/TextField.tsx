import { FieldError, Input, Label, TextField as AriaTextField } from 'react-aria-components'
import './textField.css'

interface TextFieldProps {
  label: string
  value: string
  /** The sentence that says what is wrong; none while all is well. */
  error?: string | null
  onChange: (value: string) => void
}

export function TextField({ label, value, error = null, onChange }: TextFieldProps) {
  return (
    <AriaTextField className="text-field" value={value} isInvalid={error !== null} onChange={onChange}>
      <Label className="field-label">{label}</Label>
      <Input className="input" />
      <FieldError className="field-error" elementType="p">
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
          <circle cx="12" cy="12" r="9" />
          <path d="M12 8v5M12 16h.01" />
        </svg>
        <span>{error}</span>
      </FieldError>
    </AriaTextField>
  )
}
