import { useEffect, useState } from 'react'
import { localNow } from '../../device/useNow.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { useRouter } from '../../navigation/useRouter.ts'
import type { RecordEditorStart } from '../openRecord.ts'
import { reopenQuickRecord, startQuickRecord } from './openQuickRecord.ts'

interface QuickStartOptions {
  /** The screen's own path: a reload of it continues the same draft. */
  path: string
  /** False on a locked device, where an earlier draft belongs to the past, and for shared text. [QUICK-6] */
  continuesDraft: boolean
}

/** What a screen for one number starts with, and a function that replaces it; null until the draft is read. */
export function useQuickStart(
  diary: Diary,
  { path, continuesDraft }: QuickStartOptions,
): [RecordEditorStart | null, (begun: RecordEditorStart) => void] {
  const { history } = useRouter()
  const [kept] = useState(continuesDraft ? history.location.state.draftId : undefined)
  const [begun, setBegun] = useState<RecordEditorStart | null>(() =>
    kept === undefined ? startQuickRecord(localNow()) : null,
  )
  useEffect(() => {
    if (kept !== undefined) void reopenQuickRecord(diary, kept, localNow()).then(setBegun)
  }, [diary, kept])

  const draftId = begun?.draftId
  useEffect(() => {
    if (draftId === undefined || history.location.pathname !== path) return
    // A reload continues this draft and does not ask for the shared text again.
    history.replace(path, { draftId }, { ignoreBlocker: true })
  }, [history, path, draftId])
  return [begun, setBegun]
}
