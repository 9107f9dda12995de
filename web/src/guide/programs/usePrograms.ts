import type { ProgramWithProgress } from '@reprieve/contract/guide/guideWire.ts'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useAsk } from '../../api/useAsk.ts'
import { PARTS_RING } from '../../local/diaryParts.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { SERVER_COPIES } from '../../local/serverCopies.ts'
import { watch } from '../../local/watch.ts'
import { fetchPrograms, readStoredPrograms } from './programTable.ts'

/** The programs with the person's progress; empty until they were received once. */
export function usePrograms(diary: Diary): readonly ProgramWithProgress[] {
  const ask = useAsk()
  const [{ subscribe, current }] = useState(() =>
    watch(diary.doorbell, [SERVER_COPIES, PARTS_RING], () => readStoredPrograms(diary)),
  )
  const seen = useSyncExternalStore(subscribe, current)
  const learn = useEffectEvent(() => void fetchPrograms(diary, ask).catch(() => {}))
  useEffect(() => learn(), [])
  return seen.is === 'read' ? (seen.value?.programs ?? []) : []
}
