import { useDiary } from '../../access/diary.ts'
import { ReportsScreen } from '../../reports/ReportsScreen.tsx'
import { useSync } from '../../sync/useSync.ts'
import { syncBeforeReport } from './syncBeforeReport.ts'

/** Reports with a sync pass before each: reports do not import the sync. */
export function ReportsRoute() {
  const diary = useDiary()
  const engine = useSync()
  return <ReportsScreen syncFirst={() => syncBeforeReport(diary, engine)} />
}
