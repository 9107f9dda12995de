import type { Room } from '@reprieve/charts/shapes.ts'
import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'

/** While a window is dragged wider, it is drawn anew by steps and not at every pixel. */
const STEP_PX = 8
/** The smallest letters of the product. */
const LEAST_LETTER_PX = 15
/** Narrower than on any screen: what is not in sight yet has no width at all. */
const LEAST_WIDTH_PX = 200

/** What was measured last: the pictures of a page, and of the pages beside it, are mostly as wide. */
let lastRoom: Room | null = null

/**
 * How much room there is, in CSS pixels: letters keep their size, however wide the picture is. Null until it is known.
 * A picture begins with the room of the one before: to ask first would lay out the page once without it and once more
 * with it. Where that was another room, it is drawn anew before anybody sees it.
 */
export function useRoom<E extends HTMLElement>(): [RefObject<E | null>, Room | null] {
  const place = useRef<E>(null)
  const [room, setRoom] = useState(lastRoom)
  useLayoutEffect(() => {
    const element = place.current
    if (element === null) return
    let shown = room
    const measure = (): boolean => {
      lastRoom = roomOf(element)
      const isOther = shown?.width !== lastRoom.width || shown.letter !== lastRoom.letter
      shown = lastRoom
      return isOther
    }
    if (room === null && measure()) setRoom(shown)
    const observer = new ResizeObserver(() => {
      if (measure()) flushSync(() => setRoom(shown))
    })
    observer.observe(element)
    return () => observer.disconnect()
    // Once: what is shown changes by what is measured alone.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
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
