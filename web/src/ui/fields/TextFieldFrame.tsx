import type { ReactNode } from 'react'
import { FieldError, Label, Text, TextField, type TextFieldProps } from 'react-aria-components'
import { Icon } from '../icons/Icon.tsx'
import './textField.css'

export interface FieldWords {
  label: string
  value: string
  /** The error message; none while the value is valid. */
  error?: string | null | undefined
  /** What is expected, shown before there is an error. */
  hint?: string | undefined
  maxLength?: number
  isDisabled?: boolean
  onChange: (value: string) => void
  onBlur?: () => void
}

type FrameProps = FieldWords & Omit<TextFieldProps, keyof FieldWords | 'children'> & { children: ReactNode }

/**
 * Browsers store typed values for autocomplete in a file of their own, and some send the text to a spelling service. A
 * field that needs autocomplete (name, address, password) enables it itself. [LOCK-24]
 */
const KEPT_BY_NOBODY = { autoComplete: 'off', spellCheck: 'false' } as const

/** The frame of every text input: connects label, hint and error to it for screen readers. */
export function TextFieldFrame({ label, error = null, hint, children, ...field }: FrameProps) {
  return (
    // `aria`: the browser's own validation would block the form and show the browser's wording.
    <TextField
      className="text-field"
      {...KEPT_BY_NOBODY}
      {...field}
      isInvalid={error !== null}
      validationBehavior="aria"
    >
      <Label className="field-label">{label}</Label>
      <div className="input-box" data-invalid={error !== null || undefined}>
        {children}
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

/** Use inside one of the library's fields, which links the error text to the input. */
export function FieldProblem({ text }: { text: string | null }) {
  return (
    <FieldError className="field-error" elementType="p">
      <Icon name="alert" isSmall />
      <span>{text}</span>
    </FieldError>
  )
}
