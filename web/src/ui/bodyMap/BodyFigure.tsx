import type { CSSProperties, MouseEvent } from 'react'
import type { BodyRegion, BodyView, BodyWords } from './bodyRegion.ts'
import { BODY_SHAPES, REACH_PX, regionNear, type RegionShape } from './bodyShapes.ts'

interface BodyFigureProps {
  view: BodyView
  words: BodyWords
  chosen: ReadonlySet<BodyRegion>
  numbers?: ReadonlyMap<string, number> | undefined
  /** The region that is the Tab stop, and whether it shows the focus ring. */
  stop: RegionShape | null
  isStopRinged: boolean
  onPress: (shape: RegionShape) => void
}

const DETAILS_DOWN = 14

function shapeUnder(event: MouseEvent<HTMLElement>, regions: readonly RegionShape[]): RegionShape | null {
  const under = event.target instanceof Element ? event.target.getAttribute('data-location') : null
  // A screen reader's press has no coordinates, so the pressed element is checked first.
  if (under !== null) return regions.find(({ region }) => region === under) ?? null
  const toScreen = event.currentTarget.querySelector('svg')?.getScreenCTM() ?? null
  if (toScreen === null) return null
  const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(toScreen.inverse())
  return regionNear(point, regions, REACH_PX / toScreen.a)
}

export function BodyFigure({ view, words, chosen, numbers, stop, isStopRinged, onPress }: BodyFigureProps) {
  const { outline, details, regions, viewBox } = BODY_SHAPES[view]
  const press = (event: MouseEvent<HTMLElement>): void => {
    const shape = shapeUnder(event, regions)
    if (shape !== null) onPress(shape)
  }
  return (
    <div className="body-drawing" onClick={press}>
      <svg className="body-figure" viewBox={viewBox} role="group" aria-label={words.views[view]}>
        <path className="body-outline" d={outline} />
        {regions.map((shape) => (
          <path
            key={shape.region}
            className="body-region"
            d={shape.path}
            role="button"
            tabIndex={shape === stop ? 0 : -1}
            aria-pressed={chosen.has(shape.region)}
            aria-label={nameWithNumber(words.region(shape.region), numbers?.get(shape.region))}
            data-location={shape.region}
            data-view={view}
          />
        ))}
        <path className="body-details" d={details} transform={`translate(0 ${DETAILS_DOWN})`} />
        {/* Drawn again above all regions: a neighbour would cover half of the outline. */}
        {regions
          .filter(({ region }) => chosen.has(region))
          .map(({ region, path }) => (
            <path key={region} className="body-chosen" d={path} />
          ))}
        {isStopRinged && stop !== null && regions.includes(stop) && <Ring path={stop.path} />}
      </svg>
      <BodyNumbers view={view} numbers={numbers} />
      <BodySideLabels view={view} sides={words.sides} />
    </div>
  )
}

const nameWithNumber = (name: string, number: number | undefined): string =>
  number === undefined ? name : `${name}, ${number}`

/** How strong it is in each region, printed on it: colour alone says nothing to many people. [PLACE-4] */
export function BodyNumbers({ view, numbers }: Pick<BodyFigureProps, 'view' | 'numbers'>) {
  const { regions, viewBox } = BODY_SHAPES[view]
  return regions.map((shape) => {
    const number = numbers?.get(shape.region)
    if (number === undefined) return null
    return (
      <span
        key={shape.region}
        className="body-count"
        aria-hidden="true"
        style={placeOnFigure(shape, viewBox)}
      >
        {number}
      </span>
    )
  })
}

/** As percentages of the drawing, outside the SVG: the numbers keep their size however small the figure is. */
export function placeOnFigure({ middle }: RegionShape, viewBox: string): CSSProperties {
  const [x, y, width, height] = viewBox.split(' ').map(Number) as [number, number, number, number]
  return { left: `${((middle.x - x) / width) * 100}%`, top: `${((middle.y - y) / height) * 100}%` }
}

/** Beside the shoulders, outside the SVG: in some languages these are words, and they scale with the text size. */
export function BodySideLabels({ view, sides }: { view: BodyView; sides: BodyWords['sides'] }) {
  const { left, right } = BODY_SHAPES[view].sides
  const letters = [
    [left, sides.left],
    [right, sides.right],
  ] as const
  return letters.map(([share, letter]) => (
    <span
      key={share}
      className="body-side"
      aria-hidden="true"
      style={{ insetInlineStart: `${share * 100}%` }}
    >
      {letter}
    </span>
  ))
}

function Ring({ path }: { path: string }) {
  return (
    <>
      <path className="body-ring-gap" d={path} />
      <path className="body-ring" d={path} />
    </>
  )
}
