import { useEffect, useEffectEvent, useRef } from 'react'
import type { Diary } from '../local/rows.ts'
import { checkWrittenText } from './lookAtText.ts'

interface LookedAt {
  /** Passes on the current text of the field. */
  noteTyped: (text: string) => void
  /** The person has moved on. */
  look: () => void
}

/** Checks the text when the person moves on, not at each keystroke. [SAFE-11, QST-38] */
export function useTextCheck(diary: Diary, kept: string): LookedAt {
  const looked = useRef(kept)
  const typed = useRef(kept)
  const look = (): void => {
    checkWrittenText(diary, looked.current, typed.current)
    looked.current = typed.current
  }
  const lookAtEnd = useEffectEvent(look)
  useEffect(() => () => lookAtEnd(), [])
  return { noteTyped: (text) => void (typed.current = text), look }
}
