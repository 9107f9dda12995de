import type { Theme } from '@reprieve/domain/settings/theme.ts'
import { useEffect, useState } from 'react'
import { useDevice } from '../access/useDevice.ts'
import { useSession } from '../access/useSession.ts'
import { clientType } from '../device/clientType.ts'
import { localNow } from '../device/useNow.ts'
import type { Diary } from '../local/rows.ts'
import { untilAnswered } from '../local/untilAnswered.ts'
import { useWords } from '../settings/words.tsx'
import { arrived } from './arrived.ts'
import type { HomeParts, HomeState } from './below.ts'
import { eveningAt } from './darkTheme.ts'
import { isGettingStarted } from './engagement/gettingStarted.ts'
import { readHome, type HomeAsked } from './readHome.ts'

type CopyFactsOf = HomeParts['signUp']['facts']

interface Arrival {
  copyFacts: CopyFactsOf
  isRecentDrawn: boolean
}

/** Null until known. Read when home is opened, and when the person returns to the page. [HOME-26] */
export function useArrival(diary: Diary, { copyFacts, isRecentDrawn }: Arrival): HomeState | null {
  const device = useDevice()
  const { isRegistered, isEnglish, platform } = useHomeAsked(copyFacts)
  const [shown, setShown] = useState<HomeState | null>(null)
  const [fault, setFault] = useState<{ of: unknown } | null>(null)
  if (fault !== null) throw fault.of

  useEffect(() => {
    let isHere = true
    const arrive = async (): Promise<void> => {
      const read = await readHome(diary, { isRegistered, isEnglish, platform, copyFacts, isGettingStarted })
      const evening = await eveningAt(device, { shown: shownNow(), now: localNow() })
      if (!isHere) return
      setShown((before) => arrived(read, { evening, isRecentDrawn: isRecentDrawn && before === null }))
    }
    const look = (): void => {
      if (document.visibilityState === 'visible')
        untilAnswered(arrive, () => isHere).catch((of: unknown) => isHere && setFault({ of }))
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => {
      isHere = false
      document.removeEventListener('visibilitychange', look)
    }
  }, [diary, device, isRegistered, isEnglish, platform, copyFacts, isRecentDrawn])
  return shown
}

const shownNow = (): Theme => (document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light')

export function useHomeAsked(copyFacts: CopyFactsOf): HomeAsked {
  const isRegistered = useSession().is === 'user'
  const isEnglish = useWords().language === 'en'
  return { isRegistered, isEnglish, platform: clientType(), copyFacts, isGettingStarted }
}
