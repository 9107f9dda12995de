import { useRef, useState, type PointerEvent } from 'react'
import { positionAt } from './scaleValue.ts'

/** A smaller movement is a tap by an unsteady hand. */
const DRAG_PX = 6

interface Drag {
  onTap: (position: number) => void
  onDrag: (position: number) => void
  onEnd?: () => void
}

function positionOf(event: PointerEvent<HTMLElement>): number {
  const { left, width } = event.currentTarget.getBoundingClientRect()
  return positionAt(event.clientX - left, width)
}

/**
 * A vertical movement scrolls the page (`touch-action: pan-y`, then the browser cancels the pointer), so the press
 * alone must not change anything: only a sideways movement, or lifting the finger in place.
 */
export function useSwellDrag({ onTap, onDrag, onEnd }: Drag) {
  const from = useRef<number | null>(null)
  const [position, setPosition] = useState<number | null>(null)

  const end = (): void => {
    from.current = null
    setPosition(null)
    onEnd?.()
  }
  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.isPrimary && event.button === 0) from.current = event.clientX
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!event.isPrimary || from.current === null) return
      // The button was released outside before the drag began: this is only a mouse passing by.
      if (event.buttons === 0) return end()
      if (position === null && Math.abs(event.clientX - from.current) < DRAG_PX) return
      if (position === null) event.currentTarget.setPointerCapture(event.pointerId)
      const next = positionOf(event)
      setPosition(next)
      onDrag(next)
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (event.isPrimary && from.current !== null && position === null) onTap(positionOf(event))
      if (event.isPrimary) end()
    },
    onPointerCancel: end,
  }
  return { position, handlers }
}
