import type { ReactNode } from 'react'
import { Label, Text, TextField, type TextFieldProps } from 'react-aria-components'
import { FieldProblem } from './FieldProblem.tsx'
import './textField.css'

export interface FieldWords {
  label: string
  value: string
  /** The sentence that says what is wrong; none while all is well. */
  error?: string | null | undefined
  /** What is expected, said before anything can be wrong. */
  hint?: string | undefined
  maxLength?: number
  isDisabled?: boolean
  onChange: (value: string) => void
  onBlur?: () => void
}

type FrameProps = FieldWords & Omit<TextFieldProps, keyof FieldWords | 'children'> & { children: ReactNode }

/**
 * A browser that fills in what was typed before keeps it in a file of its own, and some send what is written away to look
 * for mistakes in it. A field that is filled in from there (name, address, password) says so itself. [LOCK-24]
 */
const KEPT_BY_NOBODY = { autoComplete: 'off', spellCheck: 'false' } as const

/** What stands around whatever is typed in, and ties it together for a screen reader. */
export function TextFieldFrame({ label, error = null, hint, children, ...field }: FrameProps) {
  return (
    // `aria`: the browser's own check would hold back the form and say it in the browser's words.
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
