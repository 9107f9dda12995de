import { mayPrompt } from '@reprieve/domain/home/keptHome.ts'
import { KIND_OF_PREF } from '@reprieve/contract/settings/settingsGroups.ts'
import { useState, useSyncExternalStore } from 'react'
import type { OpenDiary } from '../access/openDiary.ts'
import { clientType } from '../device/clientType.ts'
import { installing } from '../device/installingHere.ts'
import { installWay } from '../device/installingWay.ts'
import { keepChoice, readChoice } from '../device/storage.ts'
import { keptHome } from '../home/cardsTable.ts'
import { watch, type Watched } from '../local/watch.ts'

interface BannerShown {
  isShown: boolean
  /** Hides it permanently on this device. */
  putAway: () => void
}

/** [HOME-23] */
export function useBanner(diary: OpenDiary): BannerShown {
  const [isPutAway, setPutAway] = useState(() => readChoice('installHidden') !== null)
  const way = useSyncExternalStore(installing.subscribe, installWay)
  const isWanted = useIsWanted(diary)
  const isPossible = way !== null && clientType() === 'web'
  return {
    isShown: isWanted && isPossible && !isPutAway,
    putAway: () => {
      keepChoice('installHidden', 'yes')
      setPutAway(true)
    },
  }
}

const watchedIn = new WeakMap<OpenDiary, Watched<boolean>>()

/** False until it is known that the person has not switched it off. */
function useIsWanted(diary: OpenDiary): boolean {
  const known = watchedIn.get(diary)
  const watched = known ?? watch(diary.doorbell, [KIND_OF_PREF.home_cards], () => mayOffer(diary))
  if (known === undefined) watchedIn.set(diary, watched)
  const seen = useSyncExternalStore(watched.subscribe, watched.current)
  return seen.is === 'read' && seen.value
}

const mayOffer = async (diary: OpenDiary): Promise<boolean> => mayPrompt(await keptHome(diary), 'install')
