import { useEffect, useEffectEvent, useRef } from 'react'
import type { Diary } from '../local/rows/rows.ts'
import type { WrittenText } from './checkTextInBackground.ts'

/**
 * Checks what a person has just written and saved: a note, a reflection, an answer in a program. Nothing waits for it,
 * and it cannot fail a save: the book is loaded separately, and if that fails nothing is shown. [SAFE-9, SAFE-13]
 */
export function checkWrittenText(diary: Diary, before: string, after: string): void {
  // Unchanged text was checked before: editing another section of an old record gives no warning.
  if (after === before || after.trim() === '') return
  // By the time something is found, the next screen may be open.
  const writtenAt = globalThis.location?.pathname ?? ''
  void look(diary, { text: after, writtenAt }).catch(() => undefined)
}

interface ReflectionText {
  note: string
  score: number | null
}

const LOWEST = 1

/** The same for a reflection: a score of 0 or 1 counts even without text. [SAFE-21] */
export function checkReflectionText(diary: Diary, before: ReflectionText, after: ReflectionText): void {
  const isLowDay = after.score !== null && after.score <= LOWEST && after.score !== before.score
  if (!isLowDay) return checkWrittenText(diary, before.note, after.note)
  const writtenAt = globalThis.location?.pathname ?? ''
  const text = after.note === before.note ? '' : after.note
  void look(diary, { text, writtenAt, isLowDay }).catch(() => undefined)
}

async function look(diary: Diary, written: WrittenText): Promise<void> {
  const { checkTextInBackground } = await import('./checkTextInBackground.ts')
  await checkTextInBackground(diary, written)
}

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
