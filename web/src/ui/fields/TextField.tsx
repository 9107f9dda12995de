import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react'
import { Input, TextArea as AriaTextArea } from 'react-aria-components'
import { TextFieldFrame, type FieldWords } from './TextFieldFrame.tsx'

export interface TextFieldProps extends FieldWords {
  type?: 'text' | 'email' | 'password' | 'tel' | 'url' | 'search'
  inputMode?: 'text' | 'numeric' | 'decimal'
  autoComplete?: HTMLInputAutoCompleteAttribute
  name?: string
  isRequired?: boolean
  /** Only if a press has just opened the field and it is the one thing to do. */
  autoFocus?: boolean
  /** A name, address or password is not a sentence: phones must not capitalise or correct it. */
  isLiteral?: boolean
  /** After the text, inside the outline: a unit, a button. */
  end?: ReactNode
}

export function TextField({ end, isLiteral = false, ...field }: TextFieldProps) {
  const typing = isLiteral ? ({ autoCapitalize: 'none' } as const) : {}
  return (
    <TextFieldFrame {...field} {...typing}>
      <Input className="input" />
      {end}
    </TextFieldFrame>
  )
}

const ROWS = 4

export function TextArea(field: FieldWords & Pick<TextFieldProps, 'autoFocus'>) {
  return (
    <TextFieldFrame {...field}>
      <AriaTextArea className="input" rows={ROWS} />
    </TextFieldFrame>
  )
}
