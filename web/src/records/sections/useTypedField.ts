import { useState } from 'react'
import { whenReleased } from '../../ui/whenReleased.ts'

interface TypedField {
  /** What the record says, as the field writes it. */
  shown: string
  /** What was typed, written as the field writes it; null for what is nothing of the kind. */
  read: (typed: string) => string | null
  /** Only what was read. */
  onRead: (written: string) => void
  /** The sentence for what could not be read. */
  refusal: string
  /** Whether it may be taken while it is typed: half a time can be read as another one. */
  isWhole?: (typed: string) => boolean
}

interface TypedText {
  text: string
  /** What the record said when it was typed. */
  beside: string
  /** What it said before the first of it was typed. */
  before: string
}

interface FieldState {
  value: string
  error: string | null
  onChange: (typed: string) => void
  onBlur: () => void
}

/**
 * A field in which half a date can stand while it is typed. What is whole is taken at once, so that no way out of the
 * page loses it; the rest is read, or refused in words, when the field is left. [REC-40]
 */
export function useTypedField(field: TypedField): FieldState {
  const { shown, read, onRead, refusal, isWhole = (text: string) => read(text) === text.trim() } = field
  const [typed, setTyped] = useState<TypedText | null>(null)
  const [isRefused, setRefused] = useState(false)
  // The record was changed by another way: what stands here is of before.
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
        // On the way to what cannot be read, a part of it was: 12 of 12x. Nobody meant that.
        if (typed.before !== shown) onRead(typed.before)
        setTyped({ ...typed, beside: typed.before })
        return whenReleased(() => setRefused(true))
      }
      setTyped(null)
      onRead(written)
    },
  }
}
