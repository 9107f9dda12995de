import { drawTimeline } from '@reprieve/charts/timeline.ts'
import type { DaysText, LocationText } from '@reprieve/domain/reports/pageOne.ts'
import type { BodyInput } from '@reprieve/domain/reports/pictureInputs.ts'
import { useMemo } from 'react'
import { PictureSvg } from '../../results/picture/PictureSvg.tsx'
import { useChartSize } from '../../results/picture/useChartSize.ts'
import { makeTickText } from '../../results/timeline/timelineDates.ts'
import { BodyHeat, type RegionHeat } from '../../ui/bodyMap/BodyHeat.tsx'
import { BODY_REGIONS, type BodyRegion } from '../../ui/bodyMap/bodyRegion.ts'
import { PageOneSection, ShareBar } from './PageTables.tsx'
import '../../results/picture/picture.css'

/** Uses the drawing of the screen, which is the same as on paper. [REP-44] */
export function DaysPicture({ days: { legend, alt, chart }, lang }: { days: DaysText; lang: string }) {
  const [place, room] = useChartSize<HTMLDivElement>()
  const drawing = useMemo(
    () =>
      chart === null || room === null
        ? null
        : drawTimeline({ ...chart, tickText: makeTickText(chart.span, lang) }, room),
    [chart, room, lang],
  )
  return (
    <div ref={place} className="page-one-picture">
      {chart === null && <p>{alt}</p>}
      {drawing !== null && room !== null && (
        <PictureSvg drawing={drawing} letter={room.letter} label={alt} spot={null} />
      )}
      <ul className="page-one-legend">
        {legend.map(({ mark, text }) => (
          <li key={mark}>{text}</li>
        ))}
      </ul>
    </div>
  )
}

export function LocationsFigure({
  where: { title, rows, more, body, unplaced = null },
}: {
  where: LocationText
}) {
  return (
    <PageOneSection title={title}>
      <ul className="page-one-where">
        {rows.map(({ name, share, count }) => (
          <li key={name}>
            <span>{name}</span>
            <ShareBar share={share} />
            <span>{count}</span>
          </li>
        ))}
      </ul>
      {more !== null && <p>{more}</p>}
      <BodyFigureViews body={body} />
      {unplaced !== null && <p>{unplaced}</p>}
    </PageOneSection>
  )
}

export function BodyFigureViews({ body: { regions, views, sides, alt } }: { body: BodyInput }) {
  const heat = new Map<BodyRegion, RegionHeat>()
  for (const { region: named, count, level } of regions) {
    const region = BODY_REGIONS.find((one) => one === named)
    if (region !== undefined) heat.set(region, { count, level })
  }
  return <BodyHeat heat={heat} label={alt} words={{ views, sides }} />
}
