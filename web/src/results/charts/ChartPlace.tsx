import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'

interface ChartPlaceProps {
  /** The address named it when the screen was opened. */
  isAskedFor: boolean
  /** Starts below the viewport. Ignored if a chart was requested, because its position must be known. */
  isBelow: boolean
  children: ReactNode
}

/** Scrolls the requested chart into view, once. */
export function ChartPlace({ isAskedFor, isBelow, children }: ChartPlaceProps) {
  const place = useRef<HTMLDivElement>(null)
  const show = useEffectEvent(() => {
    if (isAskedFor) place.current?.scrollIntoView({ block: 'start' })
  })
  useEffect(() => show(), [])
  return (
    <div className={isBelow ? 'chart-place is-below' : 'chart-place'} ref={place}>
      {children}
    </div>
  )
}
