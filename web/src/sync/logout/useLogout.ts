import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react'
import type { OpenDiary } from '../../access/diary.ts'
import { diaryOwner, NOBODY, type Session, useSessionStore } from '../../access/session.ts'
import { useDevice } from '../../access/useDevice.ts'
import type { Ask } from '../../api/ask.ts'
import { useAsk } from '../../api/useAsk.ts'
import type { DiaryOwner } from '../../local/database/deviceDatabase.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { useNavigate } from '../../navigation/useRouter.ts'
import { PATHS } from '../../paths/paths.ts'
import { forgetHints } from '../../settings/hints/changeHints.ts'
import { useText } from '../../text/useText.tsx'
import { useToasts } from '../../ui/overlays/toasts.ts'
import { useSync } from '../useSync.ts'
import { deleteDiary } from './deleteDiary.ts'
import { makeLogout, type Logout, type LogoutState } from './makeLogout.ts'
import { findWholeDiary, findUnsent, type UnsentSummary } from './unsent.ts'

const PATIENCE_MS = 8_000

interface LogoutInUse {
  state: LogoutState
  isLocked: boolean
  begin: () => void
  force: (agreed: UnsentSummary) => void
  cancel: () => void
}

/** Sends what sync does not carry: passed in, since sync does not know where it is stored. */
export type SendUnsynced = (diary: Diary, ask: Ask) => Promise<void>

export function useLogout(diary: OpenDiary, tellRest: SendUnsynced): LogoutInUse {
  const store = useSessionStore()
  const device = useDevice()
  const engine = useSync()
  const ask = useAsk()
  const navigate = useNavigate()
  const isAnonymous = diary.who.is === 'anonymous'
  const isLocked = !isAnonymous && engine === null

  const logout = useMemo(() => {
    const tokenOf = (): string | null => {
      const session = store.current()
      return session.is === 'user' ? session.token : null
    }
    return makeLogout({
      diary,
      ask,
      engine,
      isAnonymous,
      isServerRestored: async () => {
        const { isServerRestored } = await import('../pass/pullPages.ts')
        return isServerRestored({ diary, ask })
      },
      tellRest: () => tellRest(diary, ask),
      patience: () => new Promise((resolve) => void setTimeout(resolve, PATIENCE_MS)),
      hasSession: () => tokenOf() !== null,
      find: isAnonymous ? findWholeDiary : findUnsent,
      leavePush: () => endReminders(ask, diary.who.is),
      clear: () => deleteDiary(diary),
      forget: async () => {
        await device.forget(diary.who)
        // A diary without an account is deleted for good: this was no logout.
        if (isAnonymous) await forgetHints(device)
        // A person who has logged in in another tab meanwhile stays logged in.
        const isOurs = (kept: Session): boolean =>
          JSON.stringify(diaryOwner(kept)) === JSON.stringify(diary.who)
        await store.change((kept) => (isOurs(kept) ? NOBODY : null))
      },
      lock: async () => {
        const ended = tokenOf()
        await store.change((kept) =>
          kept.is === 'user' && kept.token === ended ? { ...kept, token: null } : null,
        )
      },
    })
  }, [diary, ask, engine, isAnonymous, store, device, tellRest])

  const tell = useTelling()
  const begin = async ({ begin, state }: Logout): Promise<void> => {
    await begin()
    tell(state.current())
  }
  const force = async (agreed: UnsentSummary): Promise<void> => {
    await logout.force(agreed)
    tell(logout.state.current())
  }
  const beginOnArrival = useEffectEvent((arrived: Logout) => void begin(arrived))
  useEffect(() => beginOnArrival(logout), [logout])
  return {
    isLocked,
    begin: () => void begin(logout),
    force: (agreed) => void force(agreed),
    state: useSyncExternalStore(logout.state.subscribe, logout.state.current),
    cancel: () => void navigate({ to: isLocked ? PATHS.login : PATHS.home, replace: true }),
  }
}

/** If its chunk cannot be loaded, the server ends the reminders with the session. [PUSH-10] */
const endReminders = async (ask: Ask, who: DiaryOwner['is']): Promise<void> =>
  import('../../reminders/push/unregisterPush.ts').then(
    ({ unregisterPush }) => unregisterPush(ask, who),
    () => undefined,
  )

/** By a toast: at the end the screen is gone, together with its diary. */
function useTelling(): (state: LogoutState) => void {
  const text = useText('sync')
  const toasts = useToasts()
  return (state) => {
    if (state.is !== 'over') return
    if (state.how === 'not-told') toasts.show({ message: text('serverNotTold') })
    if (state.how === 'kept') toasts.show({ message: text('wroteMeanwhile') })
  }
}
