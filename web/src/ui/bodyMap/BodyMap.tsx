import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { useSteadyPress } from '../controls/useSteadyPress.ts'
import { BodyFigure } from './BodyFigure.tsx'
import type { BodyMapProps, BodyView } from './bodyRegion.ts'
import { BODY_SHAPES, regionAfterKey, type RegionShape } from './bodyShapes.ts'
import './bodyMap.css'

const TREMOR_MS = 300
const PRESSING = ['Enter', ' ']

interface ShownViews extends BodyMapProps {
  views: readonly BodyView[]
}

/** One Tab stop; inside, the arrow keys move from region to region, across both figures. */
export function BodyMap({ views, words, chosen, onPress }: ShownViews) {
  const map = useRef<HTMLDivElement>(null)
  const regions = views.flatMap((view) => BODY_SHAPES[view].regions)
  const [last, setLast] = useState<RegionShape | null>(null)
  const [isRinged, setRinged] = useState(false)
  const stop = last !== null && regions.includes(last) ? last : (regions[0] ?? null)

  const focusOn = (shape: RegionShape): void => {
    setLast(shape)
    const view = views.find((one) => BODY_SHAPES[one].regions.includes(shape))
    const place = `[data-location="${shape.region}"][data-view="${view ?? ''}"]`
    map.current?.querySelector<SVGElement>(place)?.focus()
  }
  const press = useSteadyPress(TREMOR_MS, (shape: RegionShape) => {
    setLast(shape)
    onPress(shape.region)
  })
  const pressKey = (event: KeyboardEvent): void => {
    if (stop === null || event.ctrlKey || event.metaKey || event.altKey) return
    const next = regionAfterKey(event.key, stop, regions)
    if (next === null && !PRESSING.includes(event.key)) return
    event.preventDefault()
    if (next !== null) focusOn(next)
    else if (!event.repeat) press(stop)
  }
  const enter = ({ target }: FocusEvent): void => setRinged(target.matches(':focus-visible'))

  return (
    <div
      ref={map}
      className="body-map"
      role="group"
      aria-label={words.label}
      onKeyDown={pressKey}
      onFocus={enter}
      onBlur={() => setRinged(false)}
    >
      {views.map((view) => (
        <div key={view} className="body-view">
          <span className="body-view-name" aria-hidden="true">
            {words.views[view]}
          </span>
          <BodyFigure
            view={view}
            words={words}
            chosen={chosen}
            stop={stop}
            isStopRinged={isRinged}
            onPress={press}
          />
        </div>
      ))}
    </div>
  )
}
