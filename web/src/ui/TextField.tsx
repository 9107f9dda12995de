import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react'
import { Input, Label, Text, TextField as AriaTextField } from 'react-aria-components'
import { FieldProblem } from './FieldProblem.tsx'
import './textField.css'

export interface TextFieldProps {
  label: string
  value: string
  /** The sentence that says what is wrong; none while all is well. */
  error?: string | null | undefined
  /** What is expected, said before anything can be wrong. */
  hint?: string | undefined
  type?: 'text' | 'email' | 'password' | 'tel' | 'url' | 'search'
  inputMode?: 'text' | 'numeric' | 'decimal'
  autoComplete?: HTMLInputAutoCompleteAttribute
  name?: string
  maxLength?: number
  isRequired?: boolean
  isDisabled?: boolean
  /** A name, an address or a password is no sentence: a phone must not capitalise or correct it. */
  isLiteral?: boolean
  /** After the text, inside the outline: a unit, a button. */
  end?: ReactNode
  onChange: (value: string) => void
  onBlur?: () => void
}

export function TextField({ label, error = null, hint, end, isLiteral = false, ...field }: TextFieldProps) {
  const typing = isLiteral ? ({ spellCheck: 'false', autoCapitalize: 'none' } as const) : {}
  return (
    // `aria`: the browser's own check would hold back the form and say it in the browser's words.
    <AriaTextField
      className="text-field"
      {...field}
      {...typing}
      isInvalid={error !== null}
      validationBehavior="aria"
    >
      <Label className="field-label">{label}</Label>
      <div className="input-box" data-invalid={error !== null || undefined}>
        <Input className="input" />
        {end}
      </div>
      {hint !== undefined && (
        <Text slot="description" className="field-hint">
          {hint}
        </Text>
      )}
      <FieldProblem text={error} />
    </AriaTextField>
  )
}
