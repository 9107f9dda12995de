import { BodyNumbers, BodySideLabels } from './BodyFigure.tsx'
import { BODY_VIEWS, type BodyRegion, type BodyWords } from './bodyRegion.ts'
import { BODY_SHAPES } from './bodyShapes.ts'
import './bodyMap.css'

interface BodyPictureProps {
  chosen: ReadonlySet<BodyRegion>
  numbers?: ReadonlyMap<string, number>
  sides: BodyWords['sides']
}

/** Not interactive and hidden from screen readers: the text beside it says the same. */
export function BodyPicture({ chosen, numbers, sides }: BodyPictureProps) {
  return (
    <div className="body-map body-picture" aria-hidden="true">
      {BODY_VIEWS.map((view) => {
        const { outline, regions, viewBox } = BODY_SHAPES[view]
        return (
          <div key={view} className="body-view">
            <div className="body-drawing">
              <svg className="body-figure" viewBox={viewBox}>
                <path className="body-outline" d={outline} />
                {regions.map(({ region, path }) => (
                  <path key={region} className="body-region" d={path} />
                ))}
                {regions
                  .filter(({ region }) => chosen.has(region))
                  .map(({ region, path }) => (
                    <path key={region} className="body-chosen filled" d={path} />
                  ))}
              </svg>
              <BodyNumbers view={view} numbers={numbers} />
              <BodySideLabels view={view} sides={sides} />
            </div>
          </div>
        )
      })}
    </div>
  )
}
