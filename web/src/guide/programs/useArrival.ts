import { useEffect, useRef, type RefObject } from 'react'

/**
 * Moves the focus with the view: content opened within the screen is read from its heading, and after an exercise from
 * the previous place. The app handles the first arrival.
 */
export function useArrival(place: string): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null)
  const last = useRef(place)
  useEffect(() => {
    const before = last.current
    last.current = place
    if (before === place) return
    const wanted = before === `${place} line` ? '.exercise' : 'h2'
    const target = element.current?.querySelector<HTMLElement>(wanted)
    target?.scrollIntoView()
    target?.focus({ preventScroll: true })
  }, [place])
  return element
}
