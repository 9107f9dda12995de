import { decideGuideAccess, type GuideAccess } from '@reprieve/domain/guide/guideAccess.ts'
import { answerEnglishOnly, introduceGuide } from '@reprieve/domain/home/guideCard.ts'
import type { StoredHome } from '@reprieve/domain/home/storedHome.ts'
import type { BrowserArea } from '@reprieve/locales/areaFiles.ts'
import { useEffect, useState, type ReactNode } from 'react'
import { useDiary } from '../../access/diary.ts'
import { sessionDeviceState, useSession } from '../../access/session.ts'
import { useDevice } from '../../access/useDevice.ts'
import { reloadServiceFacts, useServiceFacts } from '../../account/service/serviceFacts.ts'
import { useAsk } from '../../api/useAsk.ts'
import { useIsOnline } from '../../device/useIsOnline.ts'
import { type EnglishQuestion, EnglishQuestionContext } from '../../guide/EnglishNotice.tsx'
import { GuideLoadFailed } from '../../guide/GuideUnavailable.tsx'
import { dropGuide } from '../../guide/guideTable.ts'
import { changeHomeCards, readHomeCards } from '../../home/cardsTable.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { useNavigate } from '../../navigation/useRouter.ts'
import { PATHS } from '../../paths/paths.ts'
import { useLanguage, useText, useTextsReady } from '../../text/useText.tsx'
import { useToasts } from '../../ui/overlays/toasts.ts'
import { LoadingSkeleton } from '../frame/fallbacks.tsx'
import { AskForAccount } from './AskForAccount.tsx'

const PATIENCE_MS = 10_000

interface DoorInUse {
  is: GuideAccess
  /** The app is waiting for the server's list of plans. */
  isWaiting: boolean
  retry: () => void
}

/** Who may open the guide here. If the server's plans are not known yet, waits for them, but not forever. */
function useGuideDoor(): DoorInUse {
  const ask = useAsk()
  const device = useDevice()
  const isOnline = useIsOnline()
  const { plans } = useServiceFacts()
  const is = decideGuideAccess(sessionDeviceState(useSession()), plans)
  const [tries, setTries] = useState(0)
  const [overTry, setOverTry] = useState<number | null>(null)
  const isAsking = is === 'ask-plans'
  useEffect(() => {
    if (!isAsking) return
    const timer = setTimeout(() => setOverTry(tries), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [isAsking, tries])
  const retry = (): void => {
    setTries(tries + 1)
    void reloadServiceFacts(ask, device)
  }
  return { is, isWaiting: isOnline && overTry !== tries, retry }
}

const AREAS: readonly BrowserArea[] = [
  'guide',
  'programs',
  'home',
  'listItems',
  'lists',
  'records',
  'common',
  'navigation',
]

/** Wraps the screens of the guide and decides who may open them, also without an account. [GUIDE-26] */
export function GuideGate({ children }: { children: ReactNode }) {
  useTextsReady(AREAS)
  const door = useGuideDoor()
  switch (door.is) {
    case 'open':
      return <OpenGuide>{children}</OpenGuide>
    case 'ask-to-register':
      return <ClosedGuide />
    case 'ask-plans':
      return door.isWaiting ? <LoadingSkeleton /> : <GuideLoadFailed why="away" onRetry={door.retry} />
  }
}

/** The guide does not import the home screen, which asks the same question about its language. */
function OpenGuide({ children }: { children: ReactNode }) {
  return <EnglishQuestionContext value={useActs()}>{children}</EnglishQuestionContext>
}

/** Deletes the guide content that was stored while the plans were open. */
function ClosedGuide() {
  const diary = useDiary()
  useEffect(() => void dropGuide(diary).catch(reportError), [diary])
  return <AskForAccount />
}

function useActs(): EnglishQuestion {
  const diary = useDiary()
  const { language } = useLanguage()
  const text = useText('guide')
  const toasts = useToasts()
  const navigate = useNavigate()
  const [home, setHome] = useState<StoredHome | null>(null)
  useEffect(() => {
    let isHere = true
    introduced(diary)
      .then((now) => isHere && setHome(now))
      .catch(() => undefined)
    return () => {
      isHere = false
    }
  }, [diary])
  return {
    isAskingEnglish: language !== 'en' && home !== null && !home.guide.isIgnored,
    answerEnglish: (answer) => {
      const act = async (): Promise<void> => {
        const changed = await changeHomeCards(diary, (now) => answerEnglishOnly(now, answer))
        if (!changed.ok) return
        setHome(changed.value)
        if (answer === 'show') return
        toasts.show({ message: text('hidden'), isDone: true })
        await navigate({ to: PATHS.home })
      }
      void act().catch(reportError)
    },
  }
}

/** Opening the guide marks it as introduced. [HOME-16] */
async function introduced(diary: Diary): Promise<StoredHome> {
  const changed = await changeHomeCards(diary, introduceGuide)
  return changed.ok ? changed.value : readHomeCards(diary)
}
