import type { Room } from '@reprieve/charts/shapes.ts'
import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** While a window is dragged wider, it is drawn anew by steps and not at every pixel. */
const STEP_PX = 8
/** The smallest letters of the product. */
const LEAST_LETTER_PX = 15
/** Narrower than on any screen: what is not in sight yet has no width at all. */
const LEAST_WIDTH_PX = 200

/** How much room there is, in CSS pixels: letters keep their size, however wide the picture is. Null until it is known. */
export function useRoom<E extends HTMLElement>(): [RefObject<E | null>, Room | null] {
  const place = useRef<E>(null)
  const [room, setRoom] = useState<Room | null>(null)
  useLayoutEffect(() => {
    const element = place.current
    if (element === null) return
    const measure = (): void => setRoom((before) => sameOr(before, roomOf(element)))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [place, room]
}

function roomOf(element: HTMLElement): Room {
  const letter = Number.parseFloat(getComputedStyle(element).fontSize)
  return {
    width: Math.max(LEAST_WIDTH_PX, Math.floor(element.clientWidth / STEP_PX) * STEP_PX),
    letter: Math.max(LEAST_LETTER_PX, letter),
  }
}

const sameOr = (before: Room | null, next: Room): Room =>
  before?.width === next.width && before.letter === next.letter ? before : next
