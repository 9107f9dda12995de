import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'

interface ChartPlaceProps {
  /** The address named it when the screen was opened. */
  isAskedFor: boolean
  /** Nobody sees it before they scroll. Of no use where one was asked for: how far down that is must be known. */
  isBelow: boolean
  children: ReactNode
}

/** Brings the chart that was asked for in sight, once. */
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
