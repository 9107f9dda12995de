import type { Drawing } from '@reprieve/charts/shapes.ts'
import { useState, type KeyboardEvent, type PointerEvent } from 'react'
import { spotAfterKey, spotNear } from './spots.ts'

/** The current spot, and whether it is announced: spots under a moving mouse are not. */
interface Reading {
  at: number
  isSaid: boolean
}

export function usePictureKeys(drawing: Drawing) {
  const [last, setLast] = useState(0)
  const [reading, setReading] = useState<Reading | null>(null)
  const count = drawing.spots.length
  // There may be fewer spots than before: a filter was set, or a record deleted.
  const current = Math.max(0, Math.min(count - 1, last))

  const read = (next: Reading | null): void => {
    if (next !== null) setLast(next.at)
    setReading(next)
  }
  const pressKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Escape') return read(null)
    const next = spotAfterKey(event.key, current, count)
    if (next === null) return
    event.preventDefault()
    // The first arrow key reads the current spot instead of skipping it.
    const isStep = event.key.startsWith('Arrow') && reading === null
    read({ at: isStep ? current : next, isSaid: true })
  }
  const point = (event: PointerEvent<HTMLElement>): void => {
    // The tooltip may be pointed at as well, and then stays.
    if (event.target instanceof Element && event.target.closest('.picture-tip') !== null) return
    const { left, top } = event.currentTarget.getBoundingClientRect()
    const near = spotNear(drawing, { x: event.clientX - left, y: event.clientY - top })
    if (near !== null && near !== reading?.at) read({ at: near, isSaid: false })
  }
  const shown = reading === null || count === 0 ? null : { ...reading, at: current }
  return {
    shown,
    handlers: {
      onKeyDown: pressKey,
      onFocus: () => count > 0 && read({ at: current, isSaid: true }),
      onBlur: () => read(null),
      onPointerDown: point,
      onPointerMove: point,
      // A finger leaves as soon as it has touched: its spot stays until another is chosen.
      onPointerLeave: ({ pointerType }: PointerEvent) => void (pointerType === 'mouse' && read(null)),
    },
  }
}
