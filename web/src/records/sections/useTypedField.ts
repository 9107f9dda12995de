import { useState } from 'react'
import { whenReleased } from '../../ui/controls/useSteadyPress.ts'

interface TypedField {
  /** The record's value, as the field formats it. */
  shown: string
  /** The typed text in the field's format; null if it is not valid. */
  read: (typed: string) => string | null
  /** Called only with valid text. */
  onRead: (written: string) => void
  /** The error text for invalid input. */
  refusal: string
  /** Whether the text may be applied while typing: half a time can be read as another time. */
  isWhole?: (typed: string) => boolean
}

interface TypedText {
  text: string
  /** The record's value when it was typed. */
  beside: string
  /** The record's value before the first character was typed. */
  before: string
}

interface FieldState {
  value: string
  error: string | null
  onChange: (typed: string) => void
  onBlur: () => void
}

/**
 * A field that can hold half a date while typing. Complete input is applied immediately, so that no way of leaving the
 * page loses it; the rest is read, or rejected with a message, on blur. [REC-40]
 */
export function useTypedField(field: TypedField): FieldState {
  const { shown, read, onRead, refusal, isWhole = (text: string) => read(text) === text.trim() } = field
  const [typed, setTyped] = useState<TypedText | null>(null)
  const [isRefused, setRefused] = useState(false)
  // If the record was changed in another way, the typed text is outdated.
  const isOfNow = typed !== null && (typed.beside === shown || read(typed.text) === shown)
  const value = isOfNow ? typed.text : shown
  return {
    value,
    error: isOfNow && isRefused ? refusal : null,
    onChange: (text) => {
      setTyped({ text, beside: shown, before: isOfNow ? typed.before : shown })
      setRefused(false)
      const written = read(text)
      if (written !== null && isWhole(text)) onRead(written)
    },
    onBlur: () => {
      if (!isOfNow) return
      const written = read(typed.text)
      if (written === null) {
        // On the way to invalid input a valid part was applied: 12 of 12x. Nobody meant that, so it is reverted.
        if (typed.before !== shown) onRead(typed.before)
        setTyped({ ...typed, beside: typed.before })
        return whenReleased(() => setRefused(true))
      }
      setTyped(null)
      onRead(written)
    },
  }
}
