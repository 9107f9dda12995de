import type { ChartSize } from '@reprieve/charts/shapes.ts'
import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'

/** While a window is resized, it redraws in steps, not at every pixel. */
const STEP_PX = 8
/** The smallest font size of the product. */
const LEAST_LETTER_PX = 15
/** Narrower than any screen: what is not visible yet has no width at all. */
const LEAST_WIDTH_PX = 200

/** The last measured size: charts of this page and its neighbours are usually as wide. */
let lastRoom: ChartSize | null = null

/**
 * The available size in CSS pixels (text keeps its size, however wide the chart is); null until known. Starts with the
 * size of the previous chart, because measuring first would lay out the page twice. If the size differs, the chart is
 * redrawn before it is painted.
 */
export function useChartSize<E extends HTMLElement>(): [RefObject<E | null>, ChartSize | null] {
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

function roomOf(element: HTMLElement): ChartSize {
  const letter = Number.parseFloat(getComputedStyle(element).fontSize)
  return {
    width: Math.max(LEAST_WIDTH_PX, Math.floor(element.clientWidth / STEP_PX) * STEP_PX),
    letter: Math.max(LEAST_LETTER_PX, letter),
  }
}
