import { use, useEffect, useSyncExternalStore } from 'react'
import { DiaryContext } from '../../access/diary.ts'
import { useSession } from '../../access/session.ts'
import { useDevice } from '../../access/useDevice.ts'
import { useAsk } from '../../api/useAsk.ts'
import { useLanguage } from '../../text/useText.tsx'
import {
  forgetClosedAppChoice,
  readClosedAppChoice,
  startPushRegistration,
  startClosedAppReminders,
  turnOffClosedAppReminders,
  closedAppState,
} from './closedAppReminders.ts'

/** While a person is logged in; without an account, while they want it. [PUSH-3, PUSH-17] */
export function usePushRegistration(): void {
  const session = useSession()
  const device = useDevice()
  const ask = useAsk()
  const { language } = useLanguage()
  const token = session.is === 'user' ? session.token : null
  useEffect(() => {
    if (token === null) return undefined
    const onLooked = (isRegistered: boolean): void => {
      // A failure is repeated after the next check.
      if (isRegistered) forgetClosedAppChoice(device).catch(() => undefined)
    }
    return startPushRegistration({ ask, of: { token }, language }, { onLooked })
  }, [ask, device, token, language])
  useWhenClosed(session.is)
}

function useWhenClosed(who: 'nobody' | 'anonymous' | 'user'): void {
  const diary = use(DiaryContext)
  const device = useDevice()
  const ask = useAsk()
  const { language } = useLanguage()
  const state = useSyncExternalStore(closedAppState.subscribe, closedAppState.current)
  const isOn = state === 'on' || state === 'waiting'
  useEffect(() => {
    // If the device does not answer, the setting stays unknown.
    if (who === 'anonymous') readClosedAppChoice(device).catch(() => undefined)
    // However the diary was removed: nobody is left to turn it off. [PUSH-17]
    if (who === 'nobody') turnOffClosedAppReminders(device, ask).catch(() => undefined)
  }, [who, device, ask])
  useEffect(() => {
    if (who !== 'anonymous' || diary?.who.is !== 'anonymous' || !isOn) return undefined
    return startClosedAppReminders({ diary, device, ask, language })
  }, [who, isOn, diary, device, ask, language])
}
