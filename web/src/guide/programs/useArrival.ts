import { useEffect, useRef, type RefObject } from 'react'

/**
 * Where the eye goes the keyboard goes too: what is opened within the screen is read from its heading, and after an
 * exercise from where it stood. The first arrival is the app's own.
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
