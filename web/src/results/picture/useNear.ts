import { useEffect, useState, type RefObject } from 'react'

/** A screen before it is in sight: whoever scrolls finds it drawn. */
const AHEAD = '100% 0px'

/**
 * False for what stands far below, until somebody comes near it: most who open a page look at its top, and wait for
 * nothing that they do not see. Once near it stays.
 */
export function useNear(place: RefObject<Element | null>, isBelow: boolean): boolean {
  const [isNear, setNear] = useState(!isBelow)
  useEffect(() => {
    const element = place.current
    if (isNear || element === null) return
    const observer = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: AHEAD },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [isNear, place])
  return isNear
}
