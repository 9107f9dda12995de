import { type RefObject, useEffect, useRef } from 'react'

export type PinchWay = 'in' | 'out'

/** How far two fingers move apart for one step. */
const APART = 1.3
/** How far a trackpad turns for one step. */
const WHEEL_PX = 60

/**
 * Steps by two fingers, or by a pinch on a trackpad, which is a wheel with the Control key. Whatever it does must have
 * a button as well.
 */
export function usePinch(place: RefObject<HTMLElement | null>, onStep: (way: PinchWay) => void): void {
  const step = useRef(onStep)
  useEffect(() => {
    step.current = onStep
  })
  useEffect(() => {
    const element = place.current
    if (element === null) return
    let apart: number | null = null
    let turned = 0
    const touch = (event: TouchEvent): void => {
      apart = distanceOf(event.touches)
      if (apart !== null) event.preventDefault()
    }
    const move = (event: TouchEvent): void => {
      const distance = distanceOf(event.touches)
      if (distance === null || apart === null) return
      event.preventDefault()
      const share = distance / apart
      if (share < APART && share > 1 / APART) return
      apart = distance
      step.current(share > 1 ? 'in' : 'out')
    }
    const turn = (event: WheelEvent): void => {
      if (!event.ctrlKey) return
      event.preventDefault()
      turned += event.deltaY
      if (Math.abs(turned) < WHEEL_PX) return
      step.current(turned < 0 ? 'in' : 'out')
      turned = 0
    }
    // React's own listeners are passive: the browser would zoom the page instead.
    const isActive = { passive: false }
    element.addEventListener('touchstart', touch, isActive)
    element.addEventListener('touchmove', move, isActive)
    element.addEventListener('wheel', turn, isActive)
    return () => {
      element.removeEventListener('touchstart', touch)
      element.removeEventListener('touchmove', move)
      element.removeEventListener('wheel', turn)
    }
  }, [place])
}

/** Null unless there are two fingers. */
function distanceOf({ length, 0: one, 1: other }: TouchList): number | null {
  if (length !== 2 || one === undefined || other === undefined) return null
  return Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)
}
