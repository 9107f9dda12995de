import { useEffect, useRef, type RefObject } from 'react'
import type { SectionId } from './recordSections.ts'

/**
 * Moves the focus to the question of a new section: the button that led there may be gone, and screen readers announce
 * the question. Not when the editor opens, because then the whole screen is announced.
 */
export function useSectionFocus(section: SectionId): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null)
  const before = useRef(section)
  useEffect(() => {
    if (before.current === section) return
    before.current = section
    if (place.current !== null) return focusQuestion(place.current)
  }, [section])
  return place
}

/** Focuses at once, or when the section has loaded. Returns the function that cancels it. */
function focusQuestion(place: HTMLElement): () => void {
  const focus = (): boolean => {
    const question = place.querySelector<HTMLElement>('.section-question')
    question?.focus()
    return question !== null
  }
  const observer = new MutationObserver(() => void (focus() && observer.disconnect()))
  if (!focus()) observer.observe(place, { childList: true, subtree: true })
  return () => observer.disconnect()
}
