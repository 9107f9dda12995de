import type { Room } from '@reprieve/charts/shapes.ts'
import { useId } from 'react'
import { useText } from '../../settings/words.tsx'
import { remembered } from '../frame/remembered.ts'
import type { Picture } from '../picture.ts'
import { PictureSvg } from './PictureSvg.tsx'
import { PictureTip } from './PictureTip.tsx'
import { usePictureKeys } from './usePictureKeys.ts'

interface PlotProps {
  picture: Picture
  draw: NonNullable<Picture['draw']>
  room: Room
}

/** Drawn once per size, however often the screen is opened. */
const drawn = remembered((draw: PlotProps['draw'], width: number, letter: number) => draw({ width, letter }))

/** The drawing and its points, reachable by pointer and one by one with the keys. One Tab stop. */
export function PicturePlot({ picture, draw, room }: PlotProps) {
  const text = useText('picture')
  const hint = useId()
  const drawing = drawn(draw, room.width, room.letter)
  const { shown, handlers } = usePictureKeys(drawing)
  const spot = shown === null ? null : (drawing.spots[shown.at] ?? null)
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
        {spot !== null && <PictureTip drawing={drawing} spot={spot} text={words} />}
      </div>
      <p id={hint} className="unseen">
        {text('readPoints')}
      </p>
      <p className="unseen" aria-live="polite">
        {shown?.isSaid === true &&
          text('pointOf', { text: words, at: shown.at + 1, count: drawing.spots.length })}
      </p>
    </>
  )
}
