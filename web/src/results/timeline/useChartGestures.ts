import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'

interface ChartGestures {
  /** The element that takes them. */
  place: RefObject<HTMLElement | null>
  onZoom: (way: ZoomWay) => void
  /** Null if there is nothing to move to: a finger then reads the points. */
  onDrag: ((px: number) => void) | null
}

export type ZoomWay = 'in' | 'out'

interface Point {
  x: number
  y: number
}

/** A shaking finger is no drag. */
const LEAST_DRAG_PX = 10
/** How far two fingers move apart for one step. */
const PINCH = 1.35
/** How far a trackpad or wheel turns for one step. */
const WHEEL = 60

/** Two fingers zoom, one finger moves the days. Everything they do has a button and a key as well. */
export function useChartGestures({ place, onZoom, onDrag }: ChartGestures) {
  const fingers = useRef(new Map<number, Point>())
  const apart = useRef<number | null>(null)
  const start = useRef<number | null>(null)
  const [drag, setDrag] = useState<number | null>(null)
  useWheelZoom(place, onZoom)

  const end = (): void => {
    start.current = null
    setDrag(null)
  }
  const down = ({ pointerId, clientX, clientY }: PointerEvent): void => {
    fingers.current.set(pointerId, { x: clientX, y: clientY })
    start.current = fingers.current.size === 1 ? clientX : null
    apart.current = distanceOf(fingers.current)
    if (fingers.current.size > 1) end()
  }
  const move = (event: PointerEvent): void => {
    if (!fingers.current.has(event.pointerId)) return
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    const distance = distanceOf(fingers.current)
    if (distance !== null && apart.current !== null) {
      event.stopPropagation()
      const share = distance / apart.current
      if (share < PINCH && share > 1 / PINCH) return
      apart.current = distance
      onZoom(share > 1 ? 'in' : 'out')
      return
    }
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
    apart.current = null
    if (drag !== null) onDrag?.(drag)
    end()
  }
  const cancel = ({ pointerId }: PointerEvent): void => {
    fingers.current.delete(pointerId)
    apart.current = null
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

function distanceOf(fingers: ReadonlyMap<number, Point>): number | null {
  const [one, other] = fingers.values()
  return one === undefined || other === undefined ? null : Math.hypot(one.x - other.x, one.y - other.y)
}

/** A pinch on a trackpad is a wheel with the Control key. */
function useWheelZoom(place: RefObject<HTMLElement | null>, onZoom: ChartGestures['onZoom']): void {
  const zoom = useRef(onZoom)
  useEffect(() => {
    zoom.current = onZoom
  })
  useEffect(() => {
    const element = place.current
    if (element === null) return
    let turned = 0
    const turn = (event: WheelEvent): void => {
      if (!event.ctrlKey) return
      event.preventDefault()
      turned += event.deltaY
      if (Math.abs(turned) < WHEEL) return
      zoom.current(turned < 0 ? 'in' : 'out')
      turned = 0
    }
    // React's own wheel listener is passive and could not keep the browser from zooming the page.
    element.addEventListener('wheel', turn, { passive: false })
    return () => element.removeEventListener('wheel', turn)
  }, [place])
}
