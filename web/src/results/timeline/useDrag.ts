import { type PointerEvent, useRef, useState } from 'react'

/** A shaking finger is no drag. */
const LEAST_DRAG_PX = 10

/** One finger moves the days. Null: there is nothing to move to, and a finger reads the points. */
export function useDrag(onDrag: ((px: number) => void) | null) {
  const fingers = useRef(new Set<number>())
  const start = useRef<number | null>(null)
  const [drag, setDrag] = useState<number | null>(null)

  const end = (): void => {
    start.current = null
    setDrag(null)
  }
  const down = ({ pointerId, clientX }: PointerEvent): void => {
    fingers.current.add(pointerId)
    // A second finger zooms.
    if (fingers.current.size > 1) end()
    else start.current = clientX
  }
  const move = (event: PointerEvent): void => {
    if (start.current === null || onDrag === null) return
    const by = event.clientX - start.current
    if (drag === null && Math.abs(by) < LEAST_DRAG_PX) return
    event.stopPropagation()
    // So that a mouse that leaves the chart does not stop half-way.
    if (drag === null) event.currentTarget.setPointerCapture(event.pointerId)
    setDrag(by)
  }
  const up = ({ pointerId }: PointerEvent): void => {
    fingers.current.delete(pointerId)
    if (drag !== null) onDrag?.(drag)
    end()
  }
  const cancel = ({ pointerId }: PointerEvent): void => {
    fingers.current.delete(pointerId)
    end()
  }
  return {
    drag: drag ?? 0,
    // Before the chart sees them: while the days move, no point is read.
    handlers: {
      onPointerDownCapture: down,
      onPointerMoveCapture: move,
      onPointerUpCapture: up,
      onPointerCancelCapture: cancel,
    },
  }
}
