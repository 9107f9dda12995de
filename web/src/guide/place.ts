import { anchorOf } from '@reprieve/domain/guide/headingAnchor.ts'
import { useEffect } from 'react'

/** Of a heading of an article: its words alone could be an id that the page has for something else. */
export const placeId = (heading: string): string => `part-${anchorOf(heading)}`

/** Where the eye goes the keyboard goes too, and who listens hears the heading. */
export function goToPlace(section: string): void {
  const place = document.getElementById(`part-${section}`)
  place?.scrollIntoView()
  place?.focus({ preventScroll: true })
}

/** The part that the address names, once the article is there; what names none is the beginning. */
export function usePlace(section: string | undefined): void {
  useEffect(() => {
    if (section !== undefined) goToPlace(section)
  }, [section])
}
