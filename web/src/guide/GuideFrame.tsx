import { type ReactNode, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useDiary } from '../access/diary.ts'
import type { Ask } from '../api/ask.ts'
import { useAsk } from '../api/useAsk.ts'
import type { Diary } from '../local/rows/rows.ts'
import { useText } from '../text/useText.tsx'
import { Skeleton } from '../ui/layout/Skeleton.tsx'
import { EnglishNotice } from './EnglishNotice.tsx'
import { GuideLoadFailed, GuideNoAccess } from './GuideUnavailable.tsx'
import { prefetchBookmarked, isGuideFresh, fetchGuide, type GuideFetchOutcome } from './fetchGuide.ts'
import { listContents, type Guide } from './guideTable.ts'
import { readGuide, watchGuide, type KnownGuide } from './readGuide.ts'
import './guide.css'

/** `away`: never received, and offline. */
type GuideState = { is: 'loading' | 'away' | 'denied' | 'failed' } | { is: 'known'; guide: Guide }

interface GuideInUse {
  state: GuideState
  retry: () => void
}

/** Returns immediately what the device knows; the server's response follows. */
function useGuide(): GuideInUse {
  const diary = useDiary()
  const ask = useAsk()
  const { subscribe, current } = watchGuide(diary)
  const seen = useSyncExternalStore(subscribe, current)
  const [asked, setAsked] = useState<GuideFetchOutcome | null>(null)
  if (seen.is === 'failed') throw seen.fault
  const load = (): void => void learn(diary, ask).then(setAsked).catch(reportError)
  const loadOnArrival = useEffectEvent(() => {
    if (!isGuideFresh(diary)) load()
  })
  useEffect(() => loadOnArrival(), [])
  const retry = (): void => {
    setAsked(null)
    load()
  }
  return { state: seen.is === 'loading' ? LOADING : stateOf(seen.value, asked), retry }
}

const LOADING = { is: 'loading' } as const

/** When online, prefetches bookmarked articles for offline use. [GUIDE-14] */
async function learn(diary: Diary, ask: Ask): Promise<GuideFetchOutcome> {
  const learned = await fetchGuide(diary, ask)
  if (learned !== 'learned') return learned
  const known = await readGuide(diary)
  if (known.is === 'known') {
    const bookmarked = listContents(known.guide).filter(({ isBookmarked }) => isBookmarked)
    prefetchBookmarked(
      diary,
      ask,
      bookmarked.map(({ id }) => id),
    ).catch(() => undefined)
  }
  return learned
}

function stateOf(known: KnownGuide, asked: GuideFetchOutcome | null): GuideState {
  if (known.is !== 'unknown') return known
  switch (asked) {
    case null:
    case 'learned':
      return LOADING
    case 'away':
    case 'denied':
      return { is: asked }
    default:
      return { is: 'failed' }
  }
}

interface GuideFrameProps {
  children: (guide: Guide) => ReactNode
}

/** The frame of every list of the guide: the question about its language, and what is shown while there is no list. */
export function GuideFrame({ children }: GuideFrameProps) {
  const { state, retry } = useGuide()
  return (
    <div className="guide">
      {state.is !== 'denied' && <EnglishNotice />}
      <Known state={state} retry={retry}>
        {children}
      </Known>
    </div>
  )
}

function Known({ state, retry, children }: GuideFrameProps & GuideInUse) {
  const shell = useText()
  switch (state.is) {
    case 'loading':
      return <Skeleton longText={shell('waitingLong')} />
    case 'away':
    case 'failed':
      return <GuideLoadFailed why={state.is} onRetry={retry} />
    case 'denied':
      return <GuideNoAccess />
    case 'known':
      return children(state.guide)
  }
}
