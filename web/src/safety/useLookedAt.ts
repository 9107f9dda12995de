import { useEffect, useEffectEvent, useRef } from 'react'
import type { Diary } from '../local/rows.ts'
import { lookAtText } from './lookAtText.ts'

interface LookedAt {
  /** What stands in the field now. */
  noteTyped: (text: string) => void
  /** The person has gone on. */
  look: () => void
}

/** What was written is looked at when the person goes on, and not at each letter on the way. [SAFE-11, QST-38] */
export function useLookedAt(diary: Diary, kept: string): LookedAt {
  const looked = useRef(kept)
  const typed = useRef(kept)
  const look = (): void => {
    lookAtText(diary, looked.current, typed.current)
    looked.current = typed.current
  }
  const lookAtEnd = useEffectEvent(look)
  useEffect(() => () => lookAtEnd(), [])
  return { noteTyped: (text) => void (typed.current = text), look }
}
