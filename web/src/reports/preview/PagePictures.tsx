import { drawTimeline } from '@reprieve/charts/timeline.ts'
import type { DaysText, WhereText } from '@reprieve/domain/reports/pageOne.ts'
import { useMemo } from 'react'
import '../../results/picture/picture.css'
import { PictureSvg } from '../../results/picture/PictureSvg.tsx'
import { useRoom } from '../../results/picture/useRoom.ts'
import { tickTextIn } from '../../results/timeline/timelineDates.ts'
import { useFormatTag } from '../../settings/useFormatTag.ts'
import { BodyHeat, type RegionHeat } from '../../ui/bodyMap/BodyHeat.tsx'
import { BODY_REGIONS, type BodyRegion } from '../../ui/bodyMap/bodyRegion.ts'
import { Part, ShareBar } from './PageTables.tsx'

/** By the drawing of the screen, which is that of the paper. [REP-44] */
export function DaysPicture({ days: { legend, alt, chart } }: { days: DaysText }) {
  const [place, room] = useRoom<HTMLDivElement>()
  const tag = useFormatTag()
  const drawing = useMemo(
    () =>
      chart === null || room === null
        ? null
        : drawTimeline({ ...chart, tickText: tickTextIn(chart.span, tag) }, room),
    [chart, room, tag],
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

export function WhereFigure({ where: { title, rows, more, body } }: { where: WhereText }) {
  const heat = new Map<BodyRegion, RegionHeat>()
  for (const { region: named, count, level } of body.regions) {
    const region = BODY_REGIONS.find((one) => one === named)
    if (region !== undefined) heat.set(region, { count, level })
  }
  return (
    <Part title={title}>
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
      <BodyHeat heat={heat} label={body.alt} words={{ views: body.views, sides: body.sides }} />
    </Part>
  )
}
