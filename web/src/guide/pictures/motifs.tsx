import type { ReactNode } from 'react'

// What all pictures of the guide are made of: bars, a body and its limbs, in a frame of 160 x 96.
export const WIDTH = 160
export const HEIGHT = 96

export const BODY = { fill: 'var(--body-fill)', stroke: 'var(--body-edge)', strokeWidth: 2.5 } as const

/** Drawn past the frame, so that a crop shows no end. */
const FLOOR = 150

export interface CropProps {
  /** The point of the drawing that comes to the middle of the frame. */
  at?: readonly [x: number, y: number]
  zoom?: number
  isFlipped?: boolean
  children?: ReactNode
}

const MIDDLE = [WIDTH / 2, HEIGHT / 2] as const

export function Crop({ at = MIDDLE, zoom = 1, isFlipped = false, children }: CropProps) {
  const [x, y] = at
  const scale = `scale(${isFlipped ? -zoom : zoom} ${zoom})`
  return <g transform={`translate(${MIDDLE[0]} ${MIDDLE[1]}) ${scale} translate(${-x} ${-y})`}>{children}</g>
}

interface StandingBarsProps {
  /** The upper end of each bar. */
  tops: readonly number[]
  opacity: (place: number) => number
}

/** Green bars across the whole frame. */
export function StandingBars({ tops, opacity }: StandingBarsProps) {
  const step = (WIDTH - 10) / tops.length
  const width = step * 0.88
  const left = (place: number): number => 6 + place * step
  return tops.map((top, place) => (
    <rect
      key={left(place)}
      x={left(place)}
      y={top}
      width={width}
      height={FLOOR - top}
      rx={Math.min(8, width / 2.6)}
      fill="var(--primary-fill)"
      opacity={opacity(place)}
    />
  ))
}

interface ScaleBarsProps {
  /** 0 to 10 for each bar: its colour and its height. */
  values: readonly number[]
  from: number
  to: number
  floor: number
  /** The height of a bar of 10. */
  height: number
  ramp?: 'sev' | 'score'
}

/** Bars that stand on a floor, each as high as its value. */
export function ScaleBars({ values, from, to, floor, height, ramp = 'sev' }: ScaleBarsProps) {
  const step = (to - from) / values.length
  const width = step * 0.76
  return values.map((value, place) => {
    const x = from + place * step + (step - width) / 2
    const long = Math.max(width, (height * (value + 1)) / 11)
    return (
      <rect
        key={x}
        x={x}
        y={floor - long}
        width={width}
        height={long}
        rx={width / 2}
        fill={`var(--${ramp}-${value})`}
        stroke={`var(--${ramp}-${value}-edge)`}
      />
    )
  })
}

export interface Limb {
  path: string
  width: number
}

const EDGE = 2.5

/** Arms, legs and fingers: one outline around all of them, so that no line runs through a joint. */
export function Limbs({ limbs }: { limbs: readonly Limb[] }) {
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <g stroke={BODY.stroke}>
        {limbs.map(({ path, width }) => (
          <path key={path} d={path} strokeWidth={width + EDGE} />
        ))}
      </g>
      <g stroke={BODY.fill}>
        {limbs.map(({ path, width }) => (
          <path key={path} d={path} strokeWidth={width - EDGE} />
        ))}
      </g>
    </g>
  )
}

interface WaveProps {
  path: string
  stroke: string
  width?: number
}

export function Wave({ path, stroke, width = 4 }: WaveProps) {
  return (
    <path
      d={path}
      fill="none"
      stroke={stroke}
      strokeWidth={width}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  )
}
