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
    place.current?.querySelector<HTMLElement>('.section-question')?.focus()
  }, [section])
  return place
}
