import { useEffect, useRef, type RefObject } from 'react'
import type { SectionId } from './recordSections.ts'

/**
 * With a new section the focus goes to its question: the button that led there may be gone, and who listens hears
 * what is asked now. Not at the opening, where the whole screen is announced.
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

/** Now, or when it comes: a section may still have to be fetched. Returns what calls it off. */
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
