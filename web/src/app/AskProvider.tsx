import type { Language } from '@reprieve/domain/settings/language.ts'
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react'
import { keysOf } from '../access/keys.ts'
import { DeviceContext } from '../access/useDevice.ts'
import { useAwake } from '../account/useAwake.ts'
import { send } from '../api/ask.ts'
import type { Line } from '../api/line.ts'
import { makeAsk } from '../api/makeAsk.ts'
import { AskContext, type Asking } from '../api/useAsk.ts'
import { appTooOld } from '../device/appTooOld.ts'
import { watched } from '../device/watched.ts'
import { useWords } from '../settings/words.tsx'
import { tellFault } from './tellFault.ts'
import type { Started } from './start.ts'

const RENEWAL_LOCK = 'reprieve-renewal'

const IdleWarning = lazy(async () => ({ default: (await import('../account/IdleWarning.tsx')).IdleWarning }))

/** Without locks (D56) nobody can have signed in: there is nothing to renew. */
const alone: Line['alone'] = (work) =>
  'locks' in navigator ? navigator.locks.request(RENEWAL_LOCK, work) : work()

function openLine({ session, device }: Started, language: Language) {
  const spoken = watched(language)
  const line: Line = {
    send,
    keys: keysOf(session),
    language: spoken.current,
    deviceId: () => device.deviceId(),
    alone,
    onTooOld: appTooOld.tell,
    onFault: (call, answer) => tellFault(device, call, answer),
  }
  const asking: Asking = {
    ask: makeAsk(line),
    replaceSession: async (name, request) => {
      const { makeReplaceSession } = await import('../api/replaceSession.ts')
      return makeReplaceSession(line)(name, request)
    },
  }
  return { asking, speak: spoken.become }
}

/** The one way to the server, in the person's language and with their token, which it keeps awake. */
export function AskProvider({ started, children }: { started: Started; children: ReactNode }) {
  const { language } = useWords()
  const [{ asking, speak }] = useState(() => openLine(started, language))
  useEffect(() => speak(language), [speak, language])
  const { isWarned, stay } = useAwake(asking.ask)
  return (
    <DeviceContext value={started.device}>
      <AskContext value={asking}>
        {children}
        {isWarned && (
          <Suspense>
            <IdleWarning onStay={stay} />
          </Suspense>
        )}
      </AskContext>
    </DeviceContext>
  )
}
