import type { BrowserArea } from '@reprieve/locales/areaFiles.ts'
import { use } from 'react'
import { useLanguage } from './words.tsx'

/**
 * Fetches the texts of several areas in parallel and suspends until they are loaded: one after the other they would
 * cost several round trips on a slow network. The caller renders the screen below itself, which then does not suspend.
 */
export function useTextsReady(areas: readonly BrowserArea[]): void {
  const { book } = useLanguage()
  usePrefetchTexts(areas)
  // All of them, also loaded ones: React identifies promises only by their order.
  for (const area of areas) use(book.load(area))
}

/** Prefetches texts that will be needed soon, without suspending. */
export function usePrefetchTexts(areas: readonly BrowserArea[]): void {
  const { book } = useLanguage()
  // A failure is reported to the component that then requests the text.
  for (const area of areas) book.load(area).catch(() => undefined)
}
