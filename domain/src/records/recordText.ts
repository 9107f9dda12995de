import type { PainRecord } from './painRecord.ts'
import { recordSummary } from './recordSummary.ts'

/** Text copy of a record that cannot be saved now: when, how strong, all chosen items, the note. [REC-52] */
export function recordText(record: PainRecord): string {
  const { severity, startsAt, timeOffset, note } = record
  const [day, time] = new Date(startsAt + timeOffset).toISOString().split('T') as [string, string]
  const chosen = recordSummary(record).map((line) =>
    line.kind === 'items' ? [...line.top, ...line.rest].map(({ text }) => text).join(', ') : '',
  )
  const lines = [
    `${day} ${time.slice(0, 5)}`,
    severity === null ? '' : `${Math.round(severity)}/10`,
    ...chosen,
    note.trim(),
  ]
  return lines.filter((line) => line !== '').join('\n')
}
