import type { QuestionnaireList } from '@reprieve/contract/questionnaires/listWire.ts'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useAsk } from '../api/useAsk.ts'
import { KNOWN } from '../local/knownShelf.ts'
import type { Diary } from '../local/rows.ts'
import { watch, type Watched } from '../local/watch.ts'
import { learnQuestionnaires, type Learned } from './learnQuestionnaires.ts'
import { toldList } from './listTable.ts'

export interface ListInUse {
  /** Null: not on this device yet. */
  list: QuestionnaireList | null
  /** The result of the last request; null while it runs. */
  asked: Learned | null
  load: () => void
}

const lists = new WeakMap<Diary, Watched<QuestionnaireList | null>>()

function watchList(diary: Diary): Watched<QuestionnaireList | null> {
  const watched = lists.get(diary) ?? watch(diary.doorbell, [KNOWN], () => toldList(diary))
  lists.set(diary, watched)
  return watched
}

/** The stored list at once; loads it again. */
export function useList(diary: Diary): ListInUse {
  const ask = useAsk()
  const { subscribe, current } = watchList(diary)
  const seen = useSyncExternalStore(subscribe, current)
  const [asked, setAsked] = useState<Learned | null>(null)
  if (seen.is === 'failed') throw seen.fault
  const learn = (): void => void learnQuestionnaires(diary, ask).then(setAsked, () => setAsked('failed'))
  const learnNow = useEffectEvent(learn)
  useEffect(() => learnNow(), [])
  return {
    list: seen.is === 'read' ? seen.value : null,
    asked: seen.is === 'loading' ? null : asked,
    load: () => {
      setAsked(null)
      learn()
    },
  }
}
