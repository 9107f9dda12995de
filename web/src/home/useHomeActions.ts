import type { Theme } from '@reprieve/domain/settings/theme.ts'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useSession } from '../access/session.ts'
import { useDevice } from '../access/useDevice.ts'
import { clientType } from '../device/clientType.ts'
import { localNow } from '../device/useNow.ts'
import type { Diary } from '../local/rows/rows.ts'
import { untilAnswered } from '../local/watch.ts'
import { useFaultText } from '../text/formTexts.ts'
import { useLanguage } from '../text/useText.tsx'
import { useToasts } from '../ui/overlays/toasts.ts'
import { changeHomeCards } from './cardsTable.ts'
import { readDarkThemeFacts } from './darkThemePrompt.ts'
import { isGettingStarted } from './engagement/gettingStarted.ts'
import type { HomeActions, HomeParts, HomeState, SetHomeContent } from './homeContent.ts'
import type { RecentPlace } from './recentRecords.ts'
import { buildHomeState, type HomeQuery, readHome, updateHomeState } from './readHome.ts'

type CopyFactsOf = HomeParts['signUp']['facts']

interface Arrival {
  copyFacts: CopyFactsOf
  recentPlace: RecentPlace | null
}

/** Null until known. Read when home is opened, and when the person returns to the page. [HOME-26] */
export function useHomeState(diary: Diary, { copyFacts, recentPlace }: Arrival): HomeState | null {
  const device = useDevice()
  const { isRegistered, isEnglish, platform } = useHomeAsked(copyFacts)
  const [shown, setShown] = useState<HomeState | null>(null)
  const [fault, setFault] = useState<{ of: unknown } | null>(null)
  if (fault !== null) throw fault.of

  useEffect(() => {
    let isHere = true
    const arrive = async (): Promise<void> => {
      const read = await readHome(diary, { isRegistered, isEnglish, platform, copyFacts, isGettingStarted })
      const evening = await readDarkThemeFacts(device, { shown: shownNow(), now: localNow() })
      if (!isHere) return
      setShown((before) =>
        buildHomeState(read, { evening, recentPlace: before === null ? recentPlace : null }),
      )
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
  }, [diary, device, isRegistered, isEnglish, platform, copyFacts, recentPlace])
  return shown
}

const shownNow = (): Theme => (document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light')

function useHomeAsked(copyFacts: CopyFactsOf): HomeQuery {
  const isRegistered = useSession().is === 'user'
  const isEnglish = useLanguage().language === 'en'
  return { isRegistered, isEnglish, platform: clientType(), copyFacts, isGettingStarted }
}

const CARD = '.home-card'
const CARDS_OF_HOME = `.home ${CARD}`
const PRESSED = 'a[href], button'

/** A card that disappears takes the pressed button with it: the focus moves to the next card, not to the top. */
function withFocusKept(change: () => void): void {
  const goOn = focusAfter(document.activeElement?.closest(CARD))
  flushSync(change)
  goOn()
}

/** The same for a card that is removed from a dialog, when the focus is no longer in the card. */
function focusAfter(card: Element | null | undefined): () => void {
  const all = [...document.querySelectorAll(CARDS_OF_HOME)]
  const at = card ? all.indexOf(card) : -1
  const next = at === -1 ? undefined : (all[at + 1] ?? all[at - 1])
  return () => {
    if (card === undefined || card === null || card.isConnected) return
    const target = next?.querySelector(PRESSED)
    if (target instanceof HTMLElement) target.focus()
  }
}

interface Acting {
  copyFacts: HomeParts['signUp']['facts']
  onBelow: SetHomeContent
}

/** The person's actions on the cards. If one cannot be stored, a toast says so and the card stays. */
export function useHomeActions(diary: Diary, { copyFacts, onBelow }: Acting): HomeActions {
  const faultText = useFaultText()
  const toasts = useToasts()
  const asked = useHomeAsked(copyFacts)
  const show = (change: Partial<HomeState>): void =>
    withFocusKept(() => onBelow((before) => before && updateHomeState(before, change)))
  return {
    show,
    change: (change) => {
      const act = async (): Promise<void> => {
        const changed = await changeHomeCards(diary, change)
        if (changed.ok) show({ home: changed.value })
        else toasts.show({ message: faultText(changed.reason) })
      }
      void act().catch(reportError)
    },
    settle: (act, card) => {
      const goOn = focusAfter(card)
      const settle = async (): Promise<void> => {
        await act()
        show(await readHome(diary, asked))
        goOn()
      }
      void settle().catch(reportError)
    },
  }
}
