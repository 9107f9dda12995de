import type { ContentBody, ContentWithMarks } from '@reprieve/contract/guide/guideWire.ts'
import { useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react'
import { useDiary } from '../../access/diary.ts'
import { useAsk } from '../../api/useAsk.ts'
import { PARTS_RING } from '../../local/diaryParts.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { SERVER_COPIES } from '../../local/serverCopies.ts'
import { watch } from '../../local/watch.ts'
import { readServerRecord } from '../../purchases/serverRecord.ts'
import { readContentBody, readStoredContent } from '../guideTable.ts'
import { fetchContent, type GuideFetchOutcome } from '../fetchGuide.ts'
import { readPendingActions, applyPendingActions } from '../pendingActionsTable.ts'

export interface ReadContent {
  content: ContentWithMarks
  body: ContentBody
}

export type ContentState =
  | { is: 'loading' | 'away' | 'denied' | 'not-here' | 'failed' }
  | { is: 'known'; read: ReadContent }

interface LocalContent {
  read: ReadContent | null
  /** It is stored, but the person no longer has access. */
  isDenied: boolean
}

/** Returns the stored copy immediately; changes come when online. [GUIDE-14] */
export async function readContent(diary: Diary, id: string): Promise<LocalContent> {
  const [record, content, body, wishes] = await Promise.all([
    readServerRecord(diary),
    readStoredContent(diary, id),
    readContentBody(diary, id),
    readPendingActions(diary),
  ])
  const isTheirs = record?.['pain_guide_available'] !== false || content?.isFree === true
  if (content === null) return { read: null, isDenied: false }
  if (!isTheirs || body === null) return { read: null, isDenied: !isTheirs }
  return { read: { content: applyPendingActions(content, wishes), body }, isDenied: false }
}

export interface ContentQuery {
  state: ContentState
  retry: () => void
}

export function useContent(id: string): ContentQuery {
  const diary = useDiary()
  const ask = useAsk()
  const { subscribe, current } = useMemo(
    () => watch(diary.doorbell, [SERVER_COPIES, PARTS_RING], () => readContent(diary, id)),
    [diary, id],
  )
  const seen = useSyncExternalStore(subscribe, current)
  if (seen.is === 'failed') throw seen.fault
  const [asked, setAsked] = useState<GuideFetchOutcome | null>(null)
  const load = (): void => void fetchContent(diary, ask, id).then(setAsked).catch(reportError)
  const here = seen.is === 'read' ? (seen.value.read === null ? 'missing' : 'kept') : 'unknown'
  // Loads again if the article is removed while it is open: otherwise the screen would wait forever.
  const askNow = useEffectEvent((now: typeof here) => {
    if (now !== 'unknown') load()
  })
  useEffect(() => askNow(here), [here])
  const retry = (): void => {
    setAsked(null)
    load()
  }
  return { state: seen.is === 'read' ? stateOf(seen.value, asked) : LOADING, retry }
}

const LOADING = { is: 'loading' } as const

function stateOf({ read, isDenied }: LocalContent, asked: GuideFetchOutcome | null): ContentState {
  // A removed article is not shown from its copy once that is known.
  if (asked === 'not-here') return { is: 'not-here' }
  if (read !== null) return { is: 'known', read }
  if (isDenied) return { is: 'denied' }
  return asked === null || asked === 'learned' ? LOADING : { is: asked }
}
