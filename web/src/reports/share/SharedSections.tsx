import type { NamedValue } from '@reprieve/domain/reports/pageOne.ts'
import type { PrintedDetails, PrintedEntry, PrintedSection } from '@reprieve/domain/reports/printedReport.ts'
import { useId, useState } from 'react'
import { Badge } from '../../ui/Badge.tsx'
import { SharedChart, SharedTimeline } from './SharedCharts.tsx'
import { OverlayNames, SharedMonth } from './SharedMonth.tsx'
import type { Speech } from './speech.ts'

interface SharedSectionProps {
  section: PrintedSection
  speech: Speech
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

/** So many are shown before the user asks for all; find-in-page also searches the others. */
const FIRST = 20

interface DetailsProps {
  details: PrintedDetails
  speech: Speech
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
