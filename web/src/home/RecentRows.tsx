import type { SavedRecord } from '@reprieve/contract/records/recordCodec.ts'
import { wholeSeverity } from '@reprieve/domain/records/editRecord.ts'
import { type Lists, useLists } from '../lists/useLists.ts'
import type { Diary } from '../local/rows/rows.ts'
import { Link } from '../navigation/Link.tsx'
import { PATHS } from '../paths/paths.ts'
import { recordRouteId } from '../records/readRecords.ts'
import { useMomentText } from '../records/useMomentText.ts'
import { useSeverityWords } from '../records/useSeverityWords.ts'
import { ListRow, SpokenPause } from '../ui/layout/ListRow.tsx'
import { Badge } from '../ui/scale/Badge.tsx'

interface RecentRowsProps {
  diary: Diary
  records: readonly SavedRecord[]
}

export function RecentRows({ diary, records }: RecentRowsProps) {
  const { labelOf } = useLists(diary)
  return (
    <ul className="home-rows">
      {records.map((record) => (
        <li key={record.ref.clientId}>
          <RecentRecord record={record} labelOf={labelOf} />
        </li>
      ))}
    </ul>
  )
}

interface RecentRecordProps {
  record: SavedRecord
  labelOf: Lists['labelOf']
}

function RecentRecord({ record, labelOf }: RecentRecordProps) {
  const { word, spoken, spokenNumber } = useSeverityWords()
  const when = useMomentText()
  const id = recordRouteId(record)
  const severity = record.severity === null ? null : wholeSeverity(record.severity)
  const where = record.location.map(labelOf).join(', ')
  const label = where === '' ? spokenNumber : spoken
  const row = (
    <ListRow
      icon={
        severity !== null && (
          <>
            <Badge ramp="sev" value={severity} label={label(severity)} />
            <SpokenPause />
          </>
        )
      }
      title={when({ at: record.startsAt, offset: record.timeOffset })}
      subtitle={where || (severity === null ? undefined : word(severity))}
    />
  )
  // Without a server number it has no URL; it gets one with the next sync.
  if (id === undefined) return <div className="list-row">{row}</div>
  return (
    <Link className="list-row" to={PATHS.recordEdit} params={{ id }}>
      {row}
    </Link>
  )
}
