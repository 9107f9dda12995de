import { useDiary } from '../../access/diary.ts'
import { VisitScreen } from '../../reports/visit/VisitScreen.tsx'
import { useSync } from '../../sync/useSync.ts'
import { syncBeforeReport } from './syncBeforeReport.ts'

/** The visit with a sync pass before its report. */
export function VisitRoute() {
  const diary = useDiary()
  const engine = useSync()
  return <VisitScreen syncFirst={() => syncBeforeReport(diary, engine)} />
}
