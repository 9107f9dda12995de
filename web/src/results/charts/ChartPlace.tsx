import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'

interface ChartPlaceProps {
  /** The address named it when the screen was opened. */
  isAskedFor: boolean
  children: ReactNode
}

/** Brings the chart that was asked for in sight, once. */
export function ChartPlace({ isAskedFor, children }: ChartPlaceProps) {
  const place = useRef<HTMLDivElement>(null)
  const show = useEffectEvent(() => {
    if (isAskedFor) place.current?.scrollIntoView({ block: 'start' })
  })
  useEffect(() => show(), [])
  return (
    <div className="chart-place" ref={place}>
      {children}
    </div>
  )
}
