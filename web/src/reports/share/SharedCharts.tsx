import { drawBars } from '@reprieve/charts/bars.ts'
import { drawTimeline } from '@reprieve/charts/timeline.ts'
import type { PrintedChart, PrintedTimeline } from '@reprieve/domain/reports/printedReport.ts'
import type { Cell } from '../../results/picture.ts'
import { stretchText, tickTextIn } from '../../results/timeline/timelineDates.ts'
import { BodyPicture } from '../preview/PagePictures.tsx'
import { SharedPicture } from './SharedPicture.tsx'
import type { Speech } from './speech.ts'

export function SharedChart({ chart, speech }: { chart: PrintedChart; speech: Speech }) {
  const { title, sentence, bars, body, notes } = chart
  const table = {
    heads: [title, speech.own('tableRecorded')],
    rows: bars.rows.map(({ label, valueText }) => [label, valueText]),
  }
  return (
    <SharedPicture {...{ title, sentence, table, speech }} name={title} draw={(room) => drawBars(bars, room)}>
      {body !== null && <BodyPicture body={body} />}
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </SharedPicture>
  )
}

interface TimelineProps {
  title: string
  timeline: PrintedTimeline
  speech: Speech
}

export function SharedTimeline({ title, timeline: { sentence, chart, legend }, speech }: TimelineProps) {
  const { own, lang } = speech
  if (chart.points.length === 0) return <p>{sentence}</p>
  const table = {
    heads: [own('tableDate'), own('tableAverage'), own('tableHigh'), own('tableLow'), own('tableReflection')],
    rows: chart.points.map((point): Cell[] => [
      stretchText(point, 'day', lang),
      point.mean,
      point.high,
      point.low,
      point.score,
    ]),
  }
  const tickText = tickTextIn(chart.span, lang)
  return (
    <SharedPicture
      {...{ sentence, table, speech }}
      title={null}
      name={title}
      draw={(room) => drawTimeline({ ...chart, tickText }, room)}
    >
      <ul className="page-one-legend">
        {legend.map(({ mark, text }) => (
          <li key={mark}>{text}</li>
        ))}
      </ul>
    </SharedPicture>
  )
}
