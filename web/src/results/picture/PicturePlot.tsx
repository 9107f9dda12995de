import type { Drawing, ChartSize, Spot } from '@reprieve/charts/shapes.ts'
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useId, useState } from 'react'
import { useText } from '../../text/useText.tsx'
import { cacheByArguments } from '../frame/cacheByArguments.ts'
import { PictureSvg } from './PictureSvg.tsx'
import type { Picture } from './pictureData.ts'
import { spotAfterKey, spotNear } from './spots.ts'

const AWAY_PX = 14
/** The height of a tooltip with two lines, with room for a third. */
const HIGH_PX = 96

/** Above its spot, or below if there is no room; it grows away from the nearer edge. */
function PictureTip({ drawing, spot, text }: { drawing: Drawing; spot: Spot; text: string }) {
  return (
    <div className="picture-tip" style={placeOf(drawing, spot)} aria-hidden="true">
      {text}
    </div>
  )
}

function placeOf({ width, height }: Drawing, { x, y }: Spot): CSSProperties {
  const upright = y > HIGH_PX ? { bottom: height - y + AWAY_PX } : { top: y + AWAY_PX }
  if (x < width / 3) return { ...upright, left: Math.max(0, x - AWAY_PX * 2) }
  if (x > (width * 2) / 3) return { ...upright, right: Math.max(0, width - x - AWAY_PX * 2) }
  return { ...upright, left: x, transform: 'translateX(-50%)' }
}

export interface PlotProps {
  picture: Picture
  draw: NonNullable<Picture['draw']>
  room: ChartSize
}

/** Drawn once per size, however often the screen is opened. */
const drawn = cacheByArguments((draw: PlotProps['draw'], width: number, letter: number) =>
  draw({ width, letter }),
)

interface PicturePlotProps extends PlotProps {
  pointing: Pointing
  /** The point is marked all the time and read elsewhere on the page, so there is no tooltip. */
  isAlwaysMarked?: boolean
  /** Which keys there are, if more than the arrows. */
  keysHint?: string
}

/** The drawing and its points, reachable by pointer and one by one with the keys. One Tab stop. */
export function PicturePlot(props: PicturePlotProps) {
  const { picture, draw, room, pointing, isAlwaysMarked = false, keysHint } = props
  const text = useText('picture')
  const hint = useId()
  const drawing = drawn(draw, room.width, room.letter)
  const { current, shown, handlers } = usePictureKeys(drawing, pointing)
  const marked = isAlwaysMarked ? current : (shown?.at ?? null)
  const spot = marked === null ? null : (drawing.spots[marked] ?? null)
  const words = spot === null ? '' : picture.spotText(spot.at)
  const label = `${picture.title}. ${picture.sentence}`
  const svg = <PictureSvg drawing={drawing} letter={room.letter} label={label} spot={spot} />
  if (drawing.spots.length === 0) return svg
  return (
    <>
      {/* Without the application role a screen reader would handle the arrow keys itself. */}
      <div
        className="picture-plot"
        role="application"
        tabIndex={0}
        aria-label={picture.title}
        aria-describedby={hint}
        style={{ width: drawing.width }}
        {...handlers}
      >
        {svg}
        {spot !== null && !isAlwaysMarked && <PictureTip drawing={drawing} spot={spot} text={words} />}
      </div>
      <p id={hint} className="unseen">
        {keysHint ?? text('readPoints')}
      </p>
      <p className="unseen" aria-live="polite">
        {shown?.isSaid === true &&
          text('pointOf', { text: words, at: shown.at + 1, count: drawing.spots.length })}
      </p>
    </>
  )
}

/** The current spot, and whether it is announced: spots under a moving mouse are not. */
export interface Reading {
  at: number
  isSaid: boolean
}

/** Which point is read. */
export interface Pointing {
  /** The point that was read last. */
  last: number
  reading: Reading | null
  read: (next: Reading | null) => void
}

export function usePointing(): Pointing {
  const [last, setLast] = useState(0)
  const [reading, setReading] = useState<Reading | null>(null)
  const read = (next: Reading | null): void => {
    if (next !== null) setLast(next.at)
    setReading(next)
  }
  return { last, reading, read }
}

function usePictureKeys(drawing: Drawing, { last, reading, read }: Pointing) {
  const count = drawing.spots.length
  // There may be fewer spots than before: a filter was set, or a record deleted.
  const current = Math.max(0, Math.min(count - 1, last))

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
    current,
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
