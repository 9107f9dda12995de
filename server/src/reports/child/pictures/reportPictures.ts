import { drawBars } from '@reprieve/charts/bars.ts'
import { drawTimeline } from '@reprieve/charts/timeline.ts'
import type { PageOne } from '@reprieve/domain/reports/pageOne.ts'
import type { BarsInput, TimelineInput } from '@reprieve/domain/reports/pictureInputs.ts'
import type { PrintedSection } from '@reprieve/domain/reports/printedReport.ts'
import { bodySvg } from './bodySvg.ts'
import { SMALLEST_TEXT, pictureTextStyle, PAPER_WIDTH, type PicturePage } from './picturePage.ts'
import { monthSvg } from './monthSvg.ts'
import { drawingToSvg } from './svg.ts'
import { tickTextIn } from './tickText.ts'

/** Scales of the drawing, from roomy to tight, as the page needs them. Text keeps its size. */
const DAYS_SCALES = [0.58, 0.5, 0.4]
const BODY_HEIGHT = 112
const BODY_UNITS = 640
const CHART_BODY_HEIGHT = 170
const TIMELINE_SCALE = 0.75
/** The width of a chart beside another. */
const CHART_WIDTH = (PAPER_WIDTH - 16) / 2
/** A higher picture is divided, so that what moves to the next page leaves little of this one empty. [REP-113] */
const MOST_CHART_HEIGHT = 200

/** Indexes into all drawn pictures. */
export interface PagePictures {
  /** From roomy to tight; for a page with fewer rows only the tightest. */
  days: readonly number[] | null
  body: number | null
}

/** Pictures of the first page, as on the screen; pages that differ only in their rows share them. [REP-44] */
export function pagePictures(
  pages: readonly PageOne[],
  families: readonly string[],
): { svgs: readonly string[]; pages: readonly PagePictures[] } {
  const places = new Map<string, number>()
  const svgs: string[] = []
  const placeOf = (drawn: unknown, draw: () => string): number => {
    const key = JSON.stringify(drawn)
    const place = places.get(key) ?? svgs.push(draw()) - 1
    places.set(key, place)
    return place
  }
  const placesByPage = pages.map(({ lang, summary }, at) => {
    const page: PicturePage = { lang, families }
    const chart = summary?.days.chart ?? null
    const body = summary?.where?.body ?? null
    const scales = at === 0 ? DAYS_SCALES : DAYS_SCALES.slice(-1)
    return {
      days: chart && scales.map((scale) => placeOf([chart, scale], () => timeline(chart, page, scale))),
      body: body && placeOf(body, () => bodySvg(body, pictureTextStyle(page, BODY_HEIGHT / BODY_UNITS))),
    }
  })
  return { svgs, pages: placesByPage }
}

export function sectionPictures(section: PrintedSection, page: PicturePage): unknown {
  switch (section.is) {
    case 'chartView':
      return section.charts.map(({ bars: input, body }) => ({
        tiles: bars(input, page),
        body: body === null ? null : bodySvg(body, pictureTextStyle(page, CHART_BODY_HEIGHT / BODY_UNITS)),
      }))
    case 'calendarView':
      return section.months.map((month) => monthSvg(month, section.overlays.length, page))
    case 'timelineView':
      return section.chart.points.length === 0 ? null : timeline(section.chart, page, TIMELINE_SCALE)
    default:
      return null
  }
}

function timeline(input: TimelineInput, page: PicturePage, scale: number): string {
  const tickText = tickTextIn(input.span, page.lang)
  const drawing = drawTimeline(
    { ...input, tickText },
    { width: PAPER_WIDTH / scale, letter: SMALLEST_TEXT / scale },
  )
  return drawingToSvg(drawing, pictureTextStyle(page, scale))
}

const BAR_SCALE = 0.6
/** Half a page is wide enough for names beside their bars, even if some take two lines. */
const DENSE = { besideFrom: 0, gap: 0.45 }

/** Pictures of one chart, each about half a page wide. */
function bars({ rows, most }: BarsInput, page: PicturePage): readonly string[] {
  const room = { width: CHART_WIDTH / BAR_SCALE, letter: SMALLEST_TEXT / BAR_SCALE }
  const { spots } = drawBars({ rows, most }, room, DENSE)
  const heightBefore = (at: number): number => (spots[at]?.y ?? 0) - (spots[0]?.y ?? 0)
  const pictures: string[] = []
  for (let first = 0, next = 0; first < rows.length; first = next) {
    const fits = (at: number): boolean =>
      (heightBefore(at) - heightBefore(first)) * BAR_SCALE < MOST_CHART_HEIGHT
    for (next = first + 1; next < rows.length && fits(next); next += 1);
    const drawing = drawBars({ rows: rows.slice(first, next), most }, room, DENSE)
    pictures.push(drawingToSvg(drawing, pictureTextStyle(page, BAR_SCALE)))
  }
  return pictures
}
