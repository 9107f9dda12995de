import { BodySideLabels, placeOnFigure } from './BodyFigure.tsx'
import { BODY_VIEWS, type BodyRegion, type BodyView, type BodyWords } from './bodyRegion.ts'
import { BODY_SHAPES } from './bodyShapes.ts'
import './bodyHeat.css'
import './bodyMap.css'

export type HeatLevel = 0 | 1 | 2 | 3 | 4

export interface RegionHeat {
  /** Printed on the region: colour must not be the only information. */
  count: number | string
  level: HeatLevel
}

interface BodyHeatProps {
  heat: ReadonlyMap<BodyRegion, RegionHeat>
  /** What the figure shows, in words; a list beside it has all values. */
  label: string
  words: Pick<BodyWords, 'views' | 'sides'>
}

/** Shows how often each part of the body was recorded. Not interactive. */
export function BodyHeat({ heat, label, words }: BodyHeatProps) {
  return (
    <div className="body-map body-picture body-heat" role="img" aria-label={label}>
      {BODY_VIEWS.map((view) => (
        <div key={view} className="body-view">
          <span className="body-view-name" aria-hidden="true">
            {words.views[view]}
          </span>
          <HeatFigure view={view} heat={heat} sides={words.sides} />
        </div>
      ))}
    </div>
  )
}

interface FigureProps {
  view: BodyView
  heat: BodyHeatProps['heat']
  sides: BodyWords['sides']
}

function HeatFigure({ view, heat, sides }: FigureProps) {
  const { outline, regions, viewBox } = BODY_SHAPES[view]
  const warm = regions.flatMap((shape) => {
    const found = heat.get(shape.region)
    return found === undefined || found.level === 0 ? [] : [{ shape, ...found }]
  })
  return (
    <div className="body-drawing" aria-hidden="true">
      <svg className="body-figure" viewBox={viewBox}>
        <path className="body-outline" d={outline} />
        {regions.map(({ region, path }) => (
          <path key={region} className="body-region" d={path} />
        ))}
        {/* Drawn again above all regions: a neighbour would cover half of the edge. */}
        {warm.map(({ shape, level }) => (
          <path key={shape.region} className={`body-warm level-${level}`} d={shape.path} />
        ))}
      </svg>
      {warm.map(({ shape, count }) => (
        <span key={shape.region} className="body-count" style={placeOnFigure(shape, viewBox)}>
          {count}
        </span>
      ))}
      <BodySideLabels view={view} sides={sides} />
    </div>
  )
}
