import { RECORD_KIND } from '@reprieve/contract/records/savedRecord.ts'
import type { LostValue } from '@reprieve/domain/sync/localRow.ts'
import { useMemo, useSyncExternalStore } from 'react'
import { REPLACED } from '../../local/replacedShelf.ts'
import type { Diary } from '../../local/rows.ts'
import { watch } from '../../local/watch.ts'
import { earlierIn, keptHereOf, type Earlier } from './earlier.ts'

/** The earlier values of the record that are known now. */
export function useEarlier(diary: Diary, clientId: string, onServer?: readonly LostValue[]): Earlier[] {
  const watched = useMemo(
    () => watch(diary.doorbell, [REPLACED, RECORD_KIND], () => keptHereOf(diary, clientId)),
    [diary, clientId],
  )
  const seen = useSyncExternalStore(watched.subscribe, watched.current)
  const kept = seen.is === 'read' ? seen.value : null
  return useMemo(() => (kept === null ? [] : earlierIn(kept, onServer)), [kept, onServer])
}
