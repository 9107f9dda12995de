import type { SavedRecord } from '@reprieve/contract/records/savedRecord.ts'
import { useLists } from '../lists/useLists.ts'
import type { Diary } from '../local/rows.ts'
import { RecentRecord } from './RecentRecord.tsx'

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
