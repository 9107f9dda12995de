import type { DateRange } from '@reprieve/domain/filters/filter.ts'
import { countSpanDays } from '@reprieve/domain/results/days.ts'
import type { PainBand } from '@reprieve/domain/results/timeline/bands.ts'
import type { Bucket } from '@reprieve/domain/results/timeline/buckets.ts'
import type { DayNumber } from '@reprieve/domain/time/dayNumber.ts'
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { spanText } from '../../filters/panel/rangeText.ts'
import { useFormatTag, useText } from '../../text/useText.tsx'
import { usePinch, type PinchWay } from '../../ui/controls/usePinch.ts'
import { PicturePlot, type Pointing, type Reading } from '../picture/PicturePlot.tsx'
import { PictureTableView } from '../picture/PictureTableView.tsx'
import { SavePictureButton } from '../picture/SavePictureButton.tsx'
import { ViewButton } from '../picture/ViewButton.tsx'
import { useChartSize } from '../picture/useChartSize.ts'
import { usePictureFiles } from '../picture/usePictureFiles.ts'
import { usePrinting } from '../picture/usePrinting.ts'
import { StepRow } from './StepRow.tsx'
import { ZoomRow } from './ZoomRow.tsx'
import { stepText } from './timelineDates.ts'
import type { TimelineFacts, TimelinePicture } from './timelinePicture.ts'
import { useDrag } from './useDrag.ts'
import type { TimelineZoom } from './useTimelineZoom.ts'

interface TimelineFigureProps {
  picture: TimelinePicture
  facts: TimelineFacts
  zoom: (around: DayNumber) => TimelineZoom
  today: DayNumber
  /** What the chosen mark shows, in words. */
  detailsOf: (mark: Bucket) => string
  legend: ReactNode
}

/** The heading, the chart in its card, the zoom, and the row that reads the chosen mark. */
export function TimelineFigure({ picture, facts, zoom, today, detailsOf, legend }: TimelineFigureProps) {
  const text = useText('timeline')
  const ofPicture = useText('picture')
  const tag = useFormatTag()
  const titleId = useId()
  const card = useRef<HTMLElement>(null)
  const gestures = useRef<HTMLDivElement>(null)
  const [place, room] = useChartSize<HTMLDivElement>()
  const [isTable, setTable] = useState(false)
  const isPrinting = usePrinting()
  const { savePicture, saveTable } = usePictureFiles({ ...picture, draw: picture.drawSaved }, { room, card })
  const { unit, days } = facts
  const marks = facts.bands ?? facts.buckets
  const { pointing, choose } = useChosenMark(marks)
  const chosen = marks[pointing.last]
  const { closer, wider, move, goTo, goToLevel } = zoom(chosen === undefined ? today : middleOf(chosen))

  const zoomBy = (way: PinchWay): void => goToIfAny(way === 'in' ? closer : wider)
  const goToIfAny = (range: DateRange | null): void => void (range !== null && goTo(range))
  const edge = (by: -1 | 1): DateRange | null => move(by * Math.ceil(countSpanDays(days.span) / 2))
  const hasMore = (by: -1 | 1): boolean => marks[pointing.last + by] !== undefined || edge(by) !== null
  const step = (by: -1 | 1): void => {
    if (marks[pointing.last + by] !== undefined)
      return pointing.read({ at: pointing.last + by, isSaid: true })
    // Past the first or last mark the days move along. [RES-82]
    if (chosen !== undefined) choose(by < 0 ? chosen.from - 1 : chosen.to + 1)
    goToIfAny(edge(by))
  }
  const pressKey = (event: KeyboardEvent): void => {
    const press = KEYS.get(event.key)
    if (press === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    if (press === 'in' || press === 'out') zoomBy(press)
    else if (marks[pointing.last + press] === undefined && pointing.reading !== null) step(press)
    else return
    event.preventDefault()
  }
  const width = room?.width ?? 0
  const onDrag =
    move(-1) === null && move(1) === null
      ? null
      : (px: number) => goToIfAny(move(-Math.round((px / Math.max(1, width)) * countSpanDays(days.span))))
  const { drag, handlers } = useDrag(onDrag)
  usePinch(gestures, zoomBy)
  return (
    <section className="picture-card timeline-figure" ref={card} aria-labelledby={titleId}>
      <div>
        <h2 id={titleId}>{picture.title}</h2>
        <p className="picture-sentence">{picture.sentence}</p>
      </div>
      <div className="timeline-card">
        <div className="picture-head">
          <h3>{picture.plotTitle}</h3>
          <ViewButton isTable={isTable} of={titleId} onPress={() => setTable(!isTable)} />
        </div>
        <div className="picture-place" ref={place}>
          {/* The chart inside takes the focus; this only adds what its keys and fingers do. */}
          <div
            role="presentation"
            className="timeline-gestures"
            ref={gestures}
            style={{ '--drag': `${drag}px` } as object}
            onKeyDownCapture={pressKey}
            {...handlers}
          >
            {room !== null && (isPrinting || !isTable) && picture.draw !== null && (
              <PicturePlot
                picture={picture}
                draw={picture.draw}
                room={room}
                pointing={pointing}
                isAlwaysMarked
                keysHint={text('chartKeys')}
              />
            )}
          </div>
        </div>
        {(isTable || isPrinting) && (
          <PictureTableView
            title={picture.title}
            table={picture.table}
            tag={tag}
            none={ofPicture('noValue')}
          />
        )}
        {legend}
      </div>
      <ZoomRow span={days.span} closer={closer} wider={wider} onChange={goTo} onLevel={goToLevel} />
      <p className="unseen" aria-live="polite">
        {spanText(days.span, tag, 'short')}
      </p>
      {chosen !== undefined && (
        <StepRow
          unit={unit}
          when={stepText(chosen, unit, { tag, today })}
          details={detailsOf(chosen)}
          hasBefore={hasMore(-1)}
          hasAfter={hasMore(1)}
          onStep={step}
        />
      )}
      {picture.note !== '' && <p className="picture-sentence">{picture.note}</p>}
      <div className="picture-ways">
        <SavePictureButton label={ofPicture('savePicture')} of={titleId} onPress={savePicture} />
        <SavePictureButton label={ofPicture('saveTable')} of={titleId} onPress={saveTable} />
      </div>
    </section>
  )
}

const KEYS = new Map<string, PinchWay | -1 | 1>([
  ['+', 'in'],
  // The same key without Shift.
  ['=', 'in'],
  ['-', 'out'],
  ['ArrowLeft', -1],
  ['ArrowUp', -1],
  ['ArrowRight', 1],
  ['ArrowDown', 1],
])

const middleOf = ({ from, to }: Bucket): DayNumber => Math.floor((from + to) / 2)

interface ChosenMark {
  pointing: Pointing
  choose: (day: DayNumber) => void
}

/** The chosen mark by its day: a zoom changes the marks, and the day stays. */
function useChosenMark(marks: readonly (Bucket | PainBand)[]): ChosenMark {
  const [day, choose] = useState<DayNumber | null>(null)
  const [reading, setReading] = useState<Reading | null>(null)
  const read = (next: Reading | null): void => {
    const mark = next === null ? undefined : marks[next.at]
    if (mark !== undefined) choose(middleOf(mark))
    setReading(next)
  }
  return { pointing: { last: findNearestMark(marks, day), reading, read }, choose }
}

/** At first the latest one that has a number to show: today's week has only begun. */
function findNearestMark(marks: readonly (Bucket | PainBand)[], day: DayNumber | null): number {
  if (day === null) {
    const latest = marks.findLastIndex((mark) => ('median' in mark ? mark.median : mark.mean) !== null)
    return latest < 0 ? Math.max(0, marks.length - 1) : latest
  }
  const far = ({ from, to }: Bucket): number => Math.max(from - day, day - to, 0)
  return marks.reduce((best, mark, at) => (far(mark) < far(marks[best]!) ? at : best), 0)
}
