import { interferenceFrom } from '@reprieve/contract/questionnaires/interferenceFrom.ts'
import type { Interference } from '@reprieve/domain/questionnaires/interference.ts'
import { useEffect, useSyncExternalStore } from 'react'
import { useDiary } from '../../access/diary.ts'
import { stateOf } from '../../access/session.ts'
import { useSession } from '../../access/useSession.ts'
import type { Ask } from '../../api/ask.ts'
import { useAsk } from '../../api/useAsk.ts'
import { KNOWN } from '../../local/knownShelf.ts'
import type { Diary } from '../../local/rows.ts'
import { watch, type Watched } from '../../local/watch.ts'
import { everyAnswered } from '../../questionnaires/answeredTable.ts'

const NONE: readonly Interference[] = []
const watched = new WeakMap<Diary, Watched<readonly Interference[]>>()

function watchInterference(diary: Diary): Watched<readonly Interference[]> {
  const before = watched.get(diary)
  if (before !== undefined) return before
  let last = { said: '', times: NONE }
  const made = watch(diary.doorbell, [KNOWN], async () => {
    const times = interferenceFrom(await everyAnswered(diary))
    // The store holds much else: the same answers give the same object, so that no chart is redrawn.
    const said = JSON.stringify(times)
    if (said !== last.said) last = { said, times }
    return last.times
  })
  watched.set(diary, made)
  return made
}

const asked = new WeakSet<Diary>()

/** Once per start of the app. [RES-65] */
async function askOnce(diary: Diary, ask: Ask): Promise<void> {
  if (!navigator.onLine || asked.has(diary)) return
  asked.add(diary)
  const { learnAnswers } = await import('../../questionnaires/learnAnswers.ts')
  await learnAnswers(diary, ask)
}

/** The PEG answers stored on this device; empty until they are read, or if they cannot be. [RES-63] */
export function useInterference(): readonly Interference[] {
  const diary = useDiary()
  const ask = useAsk()
  const isSignedIn = stateOf(useSession()) === 'signed-in'
  const { subscribe, current } = watchInterference(diary)
  const seen = useSyncExternalStore(subscribe, current)
  // A failed request is ignored: the chart shows what is stored.
  useEffect(() => {
    if (isSignedIn) askOnce(diary, ask).catch(() => undefined)
  }, [diary, ask, isSignedIn])
  return seen.is === 'read' ? seen.value : NONE
}
