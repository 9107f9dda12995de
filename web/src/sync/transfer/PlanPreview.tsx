import { itemsInAnswer } from '@reprieve/domain/records/answer.ts'
import type { FinishedRecord } from '@reprieve/domain/records/editRecord.ts'
import { csvLine, BOM } from '@reprieve/domain/sync/csv/csvCell.ts'
import { dayOf } from '@reprieve/domain/time/localDay.ts'
import type { Key } from '@reprieve/locales/words.ts'
import { downloadFile } from '../../device/downloadFile.ts'
import { useMomentText } from '../../records/useMomentText.ts'
import { useText } from '../../text/useText.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { Note } from '../../ui/layout/Note.tsx'
import type { BadLine, CsvFault, CsvPlan } from './csvPlan.ts'
import type { CsvTable } from './csvTable.ts'

const SHOWN = 5
const NAMES_SHOWN = 30

const WHY: Record<CsvFault, Key<'data'>> = {
  'date-missing': 'csvWhyNoDate',
  'date-wrong': 'csvWhyDate',
  'time-wrong': 'csvWhyTime',
  'severity-missing': 'csvWhyNoNumber',
  'severity-wrong': 'csvWhyNumber',
  'duration-wrong': 'csvWhyDuration',
  'note-too-long': 'csvWhyNote',
  'outside-calendar': 'csvWhyCalendar',
  'in-the-future': 'csvWhyFuture',
  'end-before-start': 'csvWhyDuration',
  'lasts-too-long': 'csvWhyDuration',
}

/** A preview of the first records, their number, and which lines give no record and why. */
export function PlanPreview({ plan, table }: { plan: CsvPlan | null; table: CsvTable }) {
  const text = useText('data')
  if (plan === null) return <p role="status">{text('importReading')}</p>
  const { records, bad, newItems } = plan
  return (
    <>
      <h3>{text('csvPreview')}</h3>
      <p role="status">{text('csvGood', { count: records.length })}</p>
      {records.length > 0 && (
        <ul className="your-data-rows">
          {records.slice(0, SHOWN).map((record, index) => (
            // The same line may occur twice.
            <li key={index}>
              <RecordLine record={record} />
            </li>
          ))}
        </ul>
      )}
      {newItems.length > 0 && (
        <p className="transfer-file">
          {text('csvNewNames', {
            count: newItems.length,
            names: newItems
              .slice(0, NAMES_SHOWN)
              .map(({ name }) => name)
              .join(', '),
          })}
        </p>
      )}
      {bad.length > 0 && <BadLines bad={bad} table={table} />}
    </>
  )
}

function RecordLine({ record }: { record: FinishedRecord }) {
  const when = useMomentText()
  const records = useText('records')
  const start = { at: record.startsAt, offset: record.timeOffset }
  const day = record.duration.kind === 'all-day' ? `${dayOf(start)}, ${records('allDay')}` : when(start)
  const names = [
    ...record.location,
    ...itemsInAnswer(record.symptom),
    ...record.character,
    ...itemsInAnswer(record.aggravatingFactor),
    ...itemsInAnswer(record.intervention),
    ...itemsInAnswer(record.medication),
    ...record.environment,
  ].map(({ text }) => text)
  return (
    <>
      <p className="your-data-title">
        {day}: {record.severity}
      </p>
      {names.length > 0 && (
        <p className="your-data-told" dir="auto">
          {names.join(', ')}
        </p>
      )}
      {record.note !== '' && (
        <p className="your-data-told transfer-note" dir="auto">
          {record.note}
        </p>
      )}
    </>
  )
}

function BadLines({ bad, table: { header, delimiter } }: { bad: readonly BadLine[]; table: CsvTable }) {
  const text = useText('data')
  const counts = new Map<Key<'data'>, number>()
  for (const { why } of bad) counts.set(WHY[why], (counts.get(WHY[why]) ?? 0) + 1)
  const save = (): void => {
    const head = header.length === 0 ? [] : [csvLine([...header, text('csvWhy')], delimiter)]
    const lines = bad.map(({ cells, why }) => csvLine([...cells, text(WHY[why])], delimiter))
    downloadFile(
      'reprieve-not-read.csv',
      new Blob([BOM, ...head, ...lines], { type: 'text/csv;charset=utf-8' }),
    )
  }
  return (
    <>
      <Note kind="warn" action={<Button kind="text" label={text('csvSaveBad')} onPress={save} />}>
        {text('csvBad', { count: bad.length })}
      </Note>
      <ul className="transfer-lines">
        {[...counts].map(([why, count]) => (
          <li key={why}>{text('csvWhyCount', { why: text(why), count })}</li>
        ))}
      </ul>
    </>
  )
}
