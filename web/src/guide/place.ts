import { anchorOf } from '@reprieve/domain/guide/headingAnchor.ts'
import { useEffect } from 'react'

/** The element id of a heading: its text alone could equal another id of the page. */
export const placeId = (heading: string): string => `part-${anchorOf(heading)}`

/** Moves the focus along with the scroll position, so that screen readers announce the heading. */
export function goToPlace(section: string): void {
  const place = document.getElementById(`part-${section}`)
  place?.scrollIntoView()
  place?.focus({ preventScroll: true })
}

/** Scrolls to the section in the address once the article is loaded; an unknown one means the beginning. */
export function usePlace(section: string | undefined): void {
  useEffect(() => {
    if (section !== undefined) goToPlace(section)
  }, [section])
}
