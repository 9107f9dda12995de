import { drawBars } from '@reprieve/charts/bars.ts'
import type { Drawing, ChartSize } from '@reprieve/charts/shapes.ts'
import { drawTimeline } from '@reprieve/charts/timeline.ts'
import type { NamedValue } from '@reprieve/domain/reports/pageOne.ts'
import type {
  PrintedChart,
  PrintedDetails,
  PrintedEntry,
  PrintedSection,
  PrintedTimeline,
} from '@reprieve/domain/reports/printedReport.ts'
import { type ReactNode, useId, useState } from 'react'
import { PictureSvg } from '../../results/picture/PictureSvg.tsx'
import { PictureTableView } from '../../results/picture/PictureTableView.tsx'
import type { PictureCell, PictureTable } from '../../results/picture/pictureData.ts'
import { useChartSize } from '../../results/picture/useChartSize.ts'
import { bucketText, makeTickText } from '../../results/timeline/timelineDates.ts'
import { Badge } from '../../ui/scale/Badge.tsx'
import { BodyFigureViews } from '../preview/PagePictures.tsx'
import { OverlayNames, SharedMonth } from './SharedMonth.tsx'
import type { ShareText } from './shareTexts.ts'
import '../../results/picture/picture.css'

interface SharedSectionProps {
  section: PrintedSection
  speech: ReportLanguages
}

/** What follows page 1 on paper, in the same words. */
export function SharedSection({ section, speech }: SharedSectionProps) {
  const id = useId()
  return (
    <section className="shared-section" lang={speech.lang} aria-labelledby={id}>
      <h2 id={id}>{section.title}</h2>
      <SectionContent {...{ section, speech }} />
    </section>
  )
}

function SectionContent({ section, speech }: SharedSectionProps) {
  switch (section.is) {
    case 'patientProfile':
      return <Values rows={section.rows} />
    case 'filterSummary':
      return (
        <>
          <p>{section.count}</p>
          {section.none !== null && <p>{section.none}</p>}
          {section.criteria.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </>
      )
    case 'recordDetails':
      return <Details details={section} speech={speech} />
    case 'chartView':
      return section.charts.map((chart) => <SharedChart key={chart.title} {...{ chart, speech }} />)
    case 'calendarView':
      return (
        <>
          <OverlayNames names={section.overlays} />
          {section.months.map((month) => (
            <SharedMonth key={month.title} month={month} overlays={section.overlays} />
          ))}
        </>
      )
    case 'timelineView':
      return <SharedTimeline title={section.title} timeline={section} speech={speech} />
  }
}

/** This many are shown before the user asks for all; find-in-page also searches the others. */
const FIRST = 20

interface DetailsProps {
  details: PrintedDetails
  speech: ReportLanguages
}

/** On paper all are printed, whatever is visible. */
function Details({ details: { count, cut, entries }, speech }: DetailsProps) {
  const { reader, readerLang, own } = speech
  const [isWhole, setWhole] = useState(false)
  return (
    <>
      <p>{count}</p>
      {cut !== null && <p>{`${cut} ${own('allInPdf')}`}</p>}
      <ol className="shared-entries">
        {entries.map((entry, at) => (
          <li key={at} data-later={at >= FIRST && !isWhole}>
            <Entry entry={entry} />
          </li>
        ))}
      </ol>
      {entries.length > FIRST && !isWhole && (
        <button type="button" className="button" lang={readerLang} onClick={() => setWhole(true)}>
          {reader('showEntries', { count: entries.length })}
        </button>
      )}
    </>
  )
}

function Entry({ entry: { is, when, what, value, rows, note } }: { entry: PrintedEntry }) {
  return (
    <>
      <div className="shared-entry-head">
        {value !== null && (
          <Badge ramp={is === 'record' ? 'sev' : 'score'} value={value.step} label={value.text} />
        )}
        <div>
          <h3>{when}</h3>
          <p>{what}</p>
        </div>
      </div>
      <Values rows={rows} />
      {note !== null && <p className="shared-note">{note}</p>}
    </>
  )
}

/** Keyed by position: conditions and medications have several lines with the same name. */
function Values({ rows }: { rows: readonly NamedValue[] }) {
  if (rows.length === 0) return null
  return (
    <dl className="shared-values">
      {rows.map(({ name, value, isStrong }, at) => (
        <div key={at}>
          <dt>{name}</dt>
          <dd>{isStrong ? <strong>{value}</strong> : value}</dd>
        </div>
      ))}
    </dl>
  )
}

function SharedChart({ chart, speech }: { chart: PrintedChart; speech: ReportLanguages }) {
  const { title, sentence, bars, body, notes } = chart
  const table = {
    heads: [title, speech.own('tableRecorded')],
    rows: bars.rows.map(({ label, valueText }) => [label, valueText]),
  }
  return (
    <SharedPicture {...{ title, sentence, table, speech }} name={title} draw={(room) => drawBars(bars, room)}>
      {body !== null && <BodyFigureViews body={body} />}
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </SharedPicture>
  )
}

interface TimelineProps {
  title: string
  timeline: PrintedTimeline
  speech: ReportLanguages
}

function SharedTimeline({ title, timeline: { sentence, chart, legend }, speech }: TimelineProps) {
  const { own, lang } = speech
  if (chart.points.length === 0) return <p>{sentence}</p>
  const table = {
    heads: [own('tableDate'), own('tableAverage'), own('tableHigh'), own('tableLow'), own('tableReflection')],
    rows: chart.points.map((point): PictureCell[] => [
      bucketText(point, 'day', lang),
      point.mean,
      point.high,
      point.low,
      point.score,
    ]),
  }
  const tickText = makeTickText(chart.span, lang)
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

interface SharedPictureProps {
  /** Null if the heading of the section says it. */
  title: string | null
  /** The name of its table. */
  name: string
  sentence: string
  draw: (room: ChartSize) => Drawing
  table: PictureTable
  speech: ReportLanguages
  children?: ReactNode
}

/** A chart, and the same content as a table. */
function SharedPicture({ title, name, sentence, draw, table, speech, children }: SharedPictureProps) {
  const { reader, own, lang, readerLang } = speech
  const [place, room] = useChartSize<HTMLDivElement>()
  const [isTable, setTable] = useState(false)
  const id = useId()
  return (
    <div className="shared-picture">
      {title !== null && <h3>{title}</h3>}
      <p id={id}>{sentence}</p>
      <div className="picture-place" ref={place}>
        {!isTable && room !== null && (
          <PictureSvg drawing={draw(room)} letter={room.letter} label={`${name}. ${sentence}`} spot={null} />
        )}
      </div>
      {isTable && <PictureTableView title={name} table={table} tag={lang} none={own('noValue')} />}
      {children}
      <button
        type="button"
        className="button text"
        lang={readerLang}
        aria-describedby={id}
        onClick={() => setTable(!isTable)}
      >
        {reader(isTable ? 'asPicture' : 'asTable')}
      </button>
    </div>
  )
}

/** The report uses its own language, and the buttons in it the reader's. */
export interface ReportLanguages {
  reader: ShareText
  readerLang: string
  /** For Intl: with the reader's region, which decides between 14:20 and 2:20 PM. */
  readerTag: string
  own: ShareText
  /** The report's language tag, also for Intl. */
  lang: string
}
