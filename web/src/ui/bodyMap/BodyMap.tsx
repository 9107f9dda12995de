import {
  useLayoutEffect,
  useRef,
  useState,
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react'
import { usePinch, type PinchWay } from '../controls/usePinch.ts'
import { useSteadyPress } from '../controls/useSteadyPress.ts'
import { Icon } from '../icons/Icon.tsx'
import { BodyFigure } from './BodyFigure.tsx'
import type { BodyMapProps, BodyView } from './bodyRegion.ts'
import { BODY_SHAPES, regionAfterKey, type RegionShape } from './bodyShapes.ts'
import { scrollAfterZoom, zoomBody } from './bodyZoom.ts'
import '../controls/iconButton.css'
import './bodyMap.css'

const TREMOR_MS = 300
const PRESSING = ['Enter', ' ']

interface ShownViews extends BodyMapProps {
  views: readonly BodyView[]
}

/** One Tab stop; inside, the arrow keys move from region to region, across both figures. */
export function BodyMap({ views, words, chosen, numbers, onPress }: ShownViews) {
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

  const { zoom, setZoom, place } = useBodyZoom()
  return (
    <>
      <div
        className="body-scroll"
        data-zoomed={zoom > 1 || undefined}
        ref={place}
        style={{ '--body-zoom': zoom } as CSSProperties}
      >
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
                numbers={numbers}
                stop={stop}
                isStopRinged={isRinged}
                onPress={press}
              />
            </div>
          ))}
        </div>
      </div>
      <ZoomBar zoom={zoom} words={words.zoom} onZoom={setZoom} />
    </>
  )
}

interface BodyZoom {
  zoom: number
  setZoom: (zoom: number) => void
  /** The element that scrolls. */
  place: RefObject<HTMLDivElement | null>
}

/** The browser scrolls the larger figure: by finger, wheel, and to the region that takes the focus. */
function useBodyZoom(): BodyZoom {
  const [zoom, setZoom] = useState(1)
  const place = useRef<HTMLDivElement>(null)
  const shown = useRef(1)
  useLayoutEffect(() => {
    const element = place.current
    if (element === null || shown.current === zoom) return
    const { scrollLeft, scrollTop: top, clientWidth: width, clientHeight: height } = element
    // From the whole body to the first figure: between two of them there is nothing to choose.
    const figures = element.querySelectorAll('.body-view').length
    const middle = shown.current === 1 ? width / 2 / figures : scrollLeft + width / 2
    element.scrollTo(scrollAfterZoom({ top, width, height, middle }, zoom / shown.current))
    shown.current = zoom
  }, [zoom])
  usePinch(place, (way) => setZoom((before) => zoomBody(before, way)))
  return { zoom, setZoom, place }
}

interface ZoomBarProps {
  zoom: number
  words: BodyMapProps['words']['zoom']
  onZoom: (zoom: number) => void
}

function ZoomBar({ zoom, words, onZoom }: ZoomBarProps) {
  return (
    <div className="body-zoom">
      <ZoomButton label={words.out} icon="minus" way="out" zoom={zoom} onZoom={onZoom} />
      <ZoomButton label={words.in} icon="plus" way="in" zoom={zoom} onZoom={onZoom} />
      {zoom > 1 && (
        <button type="button" className="button text" onClick={() => onZoom(1)}>
          {words.whole}
        </button>
      )}
    </div>
  )
}

interface ZoomButtonProps {
  label: string
  icon: 'minus' | 'plus'
  way: PinchWay
  zoom: number
  onZoom: (zoom: number) => void
}

/** At the limit it keeps the focus, which would otherwise be lost. */
function ZoomButton({ label, icon, way, zoom, onZoom }: ZoomButtonProps) {
  const next = zoomBody(zoom, way)
  const isEnd = next === zoom
  return (
    <button
      type="button"
      className="icon-button outlined"
      aria-label={label}
      aria-disabled={isEnd}
      data-disabled={isEnd || undefined}
      onClick={() => onZoom(next)}
    >
      <Icon name={icon} />
    </button>
  )
}
