import type { Language } from '@reprieve/domain/settings/language.ts'
import { useEffect, useState, type ReactNode } from 'react'
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
import { later } from '../ui/later.tsx'
import { LeftOut } from './Quiet.tsx'
import { tellFault } from './tellFault.ts'
import type { StartedApp } from './start.ts'

const RENEWAL_LOCK = 'reprieve-renewal'

const IdleWarning = later(() => import('../account/IdleWarning.tsx'), 'IdleWarning')

/** Without Web Locks (D56) nobody can have logged in: there is no session to renew. */
const alone: Line['alone'] = (work) =>
  'locks' in navigator ? navigator.locks.request(RENEWAL_LOCK, work) : work()

function openLine({ session, device }: StartedApp, language: Language) {
  const spoken = watched(language)
  const line: Line = {
    send,
    keys: keysOf(session),
    language: spoken.current,
    deviceId: () => device.deviceId(),
    alone,
    onTooOld: appTooOld.tell,
    onFault: (...fault) => tellFault(device, ...fault),
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

/** The only access to the server: uses the person's language and token, and renews the token. */
export function AskProvider({ started, children }: { started: StartedApp; children: ReactNode }) {
  const { language } = useWords()
  const [{ asking, speak }] = useState(() => openLine(started, language))
  useEffect(() => speak(language), [speak, language])
  const { isWarned, stay } = useAwake(asking.ask)
  return (
    <DeviceContext value={started.device}>
      <AskContext value={asking}>
        {children}
        {isWarned && (
          // If the question cannot be shown, the session still ends: the time is counted here. [SES-10]
          <LeftOut of="idle">
            <IdleWarning onStay={stay} />
          </LeftOut>
        )}
      </AskContext>
    </DeviceContext>
  )
}
