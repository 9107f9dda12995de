import type { Drawing, ChartSize, Spot } from '@reprieve/charts/shapes.ts'
import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { useFormatTag, useText } from '../../text/useText.tsx'
import { DiaryIcon } from '../../ui/icons/DiaryIcon.tsx'
import { cacheByArguments } from '../frame/cacheByArguments.ts'
import { PictureSvg } from './PictureSvg.tsx'
import { PictureTableView } from './PictureTableView.tsx'
import { SavePictureButton } from './SavePictureButton.tsx'
import type { Picture } from './pictureData.ts'
import { spotAfterKey, spotNear } from './spots.ts'
import { useChartSize } from './useChartSize.ts'
import { usePictureFiles } from './usePictureFiles.ts'
import { usePrinting } from './usePrinting.ts'
import './picture.css'

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

interface PlotProps {
  picture: Picture
  draw: NonNullable<Picture['draw']>
  room: ChartSize
}

/** Drawn once per size, however often the screen is opened. */
const drawn = cacheByArguments((draw: PlotProps['draw'], width: number, letter: number) =>
  draw({ width, letter }),
)

/** The drawing and its points, reachable by pointer and one by one with the keys. One Tab stop. */
function PicturePlot({ picture, draw, room }: PlotProps) {
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

/** The current spot, and whether it is announced: spots under a moving mouse are not. */
interface Reading {
  at: number
  isSaid: boolean
}

function usePictureKeys(drawing: Drawing) {
  const [last, setLast] = useState(0)
  const [reading, setReading] = useState<Reading | null>(null)
  const count = drawing.spots.length
  // There may be fewer spots than before: a filter was set, or a record deleted.
  const current = Math.max(0, Math.min(count - 1, last))

  const read = (next: Reading | null): void => {
    if (next !== null) setLast(next.at)
    setReading(next)
  }
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

/** One viewport ahead, so that it is drawn before the user scrolls to it. */
const AHEAD = '100% 0px'

/**
 * False for content far below until the user scrolls near it: most people only look at the top of a page and should not
 * wait for the rest. Once true it stays true.
 */
function useNear(place: RefObject<Element | null>, isBelow: boolean): boolean {
  const [isNear, setNear] = useState(!isBelow)
  useEffect(() => {
    const element = place.current
    if (isNear || element === null) return
    const observer = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: AHEAD },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [isNear, place])
  return isNear
}

interface PictureCardProps {
  picture: Picture
  /** Starts below the viewport. */
  isBelow?: boolean
  /** The picture comes before its sentence, and the files are offered with the table. */
  isPictureFirst?: boolean
  /** For links and buttons that move the focus to the heading. */
  headingId?: string
  children?: ReactNode
}

/**
 * A chart with its description, and the same content as a table. Children, such as a legend, come below. On paper both
 * are printed.
 */
export function PictureCard(props: PictureCardProps) {
  const { picture, isBelow = false, isPictureFirst = false, headingId, children } = props
  const { title, sentence, draw } = picture
  const text = useText('picture')
  const ownId = useId()
  const titleId = headingId ?? ownId
  const card = useRef<HTMLElement>(null)
  const [place, room] = useChartSize<HTMLDivElement>()
  const [isTable, setTable] = useState(false)
  const isPrinting = usePrinting()
  const isNear = useNear(place, isBelow)
  const { savePicture, saveTable } = usePictureFiles(picture, { room, card })
  const tag = useFormatTag()
  const hasPicture = draw !== null
  return (
    <section className="picture-card" ref={card} aria-labelledby={titleId}>
      <div className="picture-head">
        <h2 id={titleId} tabIndex={-1}>
          {title}
        </h2>
        {hasPicture && (
          <ViewButton
            isTable={isTable}
            isIcon={isPictureFirst}
            of={titleId}
            onPress={() => setTable(!isTable)}
          />
        )}
      </div>
      {!isPictureFirst && <p className="picture-sentence">{sentence}</p>}
      <div className="picture-place" ref={place}>
        {hasPicture && room !== null && (isPrinting || (isNear && !isTable)) && (
          <PicturePlot picture={picture} draw={draw} room={room} />
        )}
      </div>
      {hasPicture && (isTable || isPrinting) && (
        <PictureTableView title={title} table={picture.table} tag={tag} none={text('noValue')} />
      )}
      {isPictureFirst && <p className="picture-sentence picture-finding">{sentence}</p>}
      {children}
      {hasPicture && (isTable || !isPictureFirst) && (
        <div className="picture-ways">
          <SavePictureButton label={text('savePicture')} of={titleId} onPress={savePicture} />
          <SavePictureButton label={text('saveTable')} of={titleId} onPress={saveTable} />
        </div>
      )}
    </section>
  )
}

interface ViewButtonProps {
  isTable: boolean
  /** Its words are only read out: the title needs the room. */
  isIcon: boolean
  /** The id of the title: several charts on a page have the same button. */
  of: string
  onPress: () => void
}

/** It destroys nothing, so it reacts to every press. */
function ViewButton({ isTable, isIcon, of, onPress }: ViewButtonProps) {
  const text = useText('picture')
  return (
    <button type="button" className="button text" aria-describedby={of} onClick={onPress}>
      <DiaryIcon name={isTable ? 'results' : 'list'} isSmall={!isIcon} />
      <span className={isIcon ? 'unseen' : undefined}>{text(isTable ? 'asPicture' : 'asTable')}</span>
    </button>
  )
}
