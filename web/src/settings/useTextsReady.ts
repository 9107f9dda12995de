import type { BrowserArea } from '@reprieve/locales/areaFiles.ts'
import { use } from 'react'
import { useWords } from './words.tsx'

/**
 * Fetches the texts of several areas at once and suspends until they are there: one after the other they would cost a
 * slow line several round trips. The screen itself is rendered below whoever calls this, and waits for none.
 */
export function useTextsReady(areas: readonly BrowserArea[]): void {
  const { book } = useWords()
  useTextsAhead(areas)
  // All of them, also those that are there: React knows by their order alone which promise is which.
  for (const area of areas) use(book.load(area))
}

/** For texts that will be needed in a moment, and for which nobody waits yet. */
export function useTextsAhead(areas: readonly BrowserArea[]): void {
  const { book } = useWords()
  // Whoever asks for what could not be fetched is told then.
  for (const area of areas) book.load(area).catch(() => undefined)
}
