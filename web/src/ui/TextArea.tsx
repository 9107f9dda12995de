import { Label, Text, TextArea as AriaTextArea, TextField } from 'react-aria-components'
import { FieldProblem } from './FieldProblem.tsx'
import './textField.css'

interface TextAreaProps {
  label: string
  value: string
  error?: string | null
  hint?: string
  maxLength?: number
  isDisabled?: boolean
  onChange: (value: string) => void
  onBlur?: () => void
}

const ROWS = 4

export function TextArea({ label, error = null, hint, ...field }: TextAreaProps) {
  return (
    <TextField className="text-field" {...field} isInvalid={error !== null} validationBehavior="aria">
      <Label className="field-label">{label}</Label>
      <div className="input-box" data-invalid={error !== null || undefined}>
        <AriaTextArea className="input" rows={ROWS} />
      </div>
      {hint !== undefined && (
        <Text slot="description" className="field-hint">
          {hint}
        </Text>
      )}
      <FieldProblem text={error} />
    </TextField>
  )
}
