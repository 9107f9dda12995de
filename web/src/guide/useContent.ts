import type { ContentBody, ToldContent } from '@reprieve/contract/guide/guideWire.ts'
import { useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react'
import { useDiary } from '../access/diary.ts'
import { useAsk } from '../api/useAsk.ts'
import { KNOWN } from '../local/knownShelf.ts'
import { PARTS_RING } from '../local/parts.ts'
import type { Diary } from '../local/rows.ts'
import { watch } from '../local/watch.ts'
import { toldRecord } from '../purchases/toldRecord.ts'
import { keptBody, toldContent, toldGuide } from './guideTable.ts'
import { learnContent, type Learned } from './learnGuide.ts'
import { withWishes } from './homeSummary.ts'
import { keptWishes } from './wishesTable.ts'

export interface ReadContent {
  content: ToldContent
  body: ContentBody
}

export type ContentState =
  | { is: 'loading' | 'away' | 'denied' | 'not-here' | 'failed' }
  | { is: 'known'; read: ReadContent }

interface Kept {
  read: ReadContent | null
  /** Of the edition that the device knows of: there is no newer text to ask for. */
  isCurrent: boolean
}

/** As it was opened the last time, at once; what changed since comes when there is a line. [GUIDE-14] */
async function readContent(diary: Diary, id: string): Promise<Kept> {
  const [record, content, body, guide, wishes] = await Promise.all([
    toldRecord(diary),
    toldContent(diary, id),
    keptBody(diary, id),
    toldGuide(diary),
    keptWishes(diary),
  ])
  const isTheirs = record?.['pain_guide_available'] !== false || content?.isFree === true
  if (content === null || body === null || !isTheirs) return { read: null, isCurrent: false }
  return { read: { content: withWishes(content, wishes), body }, isCurrent: guide?.edition === body.edition }
}

interface ContentInUse {
  state: ContentState
  retry: () => void
}

export function useContent(id: string): ContentInUse {
  const diary = useDiary()
  const ask = useAsk()
  const { subscribe, current } = useMemo(
    () => watch(diary.doorbell, [KNOWN, PARTS_RING], () => readContent(diary, id)),
    [diary, id],
  )
  const seen = useSyncExternalStore(subscribe, current)
  if (seen.is === 'failed') throw seen.fault
  const [asked, setAsked] = useState<Learned | null>(null)
  const load = (): void => void learnContent(diary, ask, id).then(setAsked).catch(reportError)
  const isRead = seen.is === 'read'
  const askOnce = useEffectEvent(() => {
    if (seen.is === 'read' && !seen.value.isCurrent) load()
  })
  useEffect(() => {
    if (isRead) askOnce()
  }, [isRead])
  const retry = (): void => {
    setAsked(null)
    load()
  }
  return { state: seen.is === 'read' ? stateOf(seen.value.read, asked) : LOADING, retry }
}

const LOADING = { is: 'loading' } as const

function stateOf(read: ReadContent | null, asked: Learned | null): ContentState {
  // An article that was taken away is not shown from a copy, once that is known.
  if (asked === 'not-here') return { is: 'not-here' }
  if (read !== null) return { is: 'known', read }
  return asked === null || asked === 'learned' ? LOADING : { is: asked }
}
