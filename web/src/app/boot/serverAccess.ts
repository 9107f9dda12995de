import type { Language } from '@reprieve/domain/settings/language.ts'
import type { SessionStore } from '../../access/session.ts'
import { makeSessionKeys } from '../../access/sessionKeys.ts'
import { send } from '../../api/ask.ts'
import type { CallContext } from '../../api/callContext.ts'
import { makeAsk } from '../../api/makeAsk.ts'
import type { ServerAccess } from '../../api/useAsk.ts'
import { appTooOld } from '../../device/appUpdate.ts'
import type { DeviceDatabase } from '../../local/database/deviceDatabase.ts'

const RENEWAL_LOCK = 'reprieve-renewal'

/** Without Web Locks (D56) nobody can have logged in: there is no session to renew. */
const alone: CallContext['alone'] = (work) =>
  'locks' in navigator ? navigator.locks.request(RENEWAL_LOCK, work) : work()

interface Caller {
  session: SessionStore
  device: DeviceDatabase
  language: () => Language
}

/** The only access to the server: uses the person's language and token, and renews the token. */
export function makeServerAccess({ session, device, language }: Caller): ServerAccess {
  const line: CallContext = {
    send,
    keys: makeSessionKeys(session),
    language,
    deviceId: () => device.deviceId(),
    alone,
    onTooOld: appTooOld.tell,
    onFault: (...fault) => tellFault(device, ...fault),
  }
  return {
    ask: makeAsk(line),
    replaceSession: async (name, request) => {
      const { makeReplaceSession } = await import('../../api/replaceSession.ts')
      return makeReplaceSession(line)(name, request)
    },
  }
}

/** Fetches the reporting code on demand: if that fails nothing is reported, and nothing else is affected. */
function tellFault(device: DeviceDatabase, ...fault: Parameters<CallContext['onFault']>): void {
  import('./reportFault.ts').then(
    ({ noteFault }) => noteFault(device, ...fault),
    () => undefined,
  )
}
