import { describeApiError, type ApiError } from '../../api/apiError.ts'
import type { Send } from '../../api/ask.ts'
import type { CallContext } from '../../api/callContext.ts'
import { makeAsk } from '../../api/makeAsk.ts'
import { makeReplaceSession } from '../../api/replaceSession.ts'
import { openDeviceDatabase } from '../../local/database/deviceDatabase.ts'
import { fakeEngine } from '../../local/testing/fakeEngine.ts'
import { openSession, type UserSession } from '../session.ts'
import { makeSessionKeys } from '../sessionKeys.ts'
import { TokenServer } from './tokenServer.ts'

/** Like Web Locks: one at a time across all tabs. */
let last: Promise<unknown> = Promise.resolve()
export const runAlone: CallContext['alone'] = (work) => {
  const mine = last.then(work)
  last = mine.catch(() => undefined)
  return mine
}

export const helen = (token: string | null): UserSession => ({
  is: 'user',
  userId: 7,
  username: 'helen',
  email: 'h@example.org',
  token,
  endedBy: null,
  accepted: { eula: 2, privacy: 2 },
})

/** A device with its tabs, and the server that they call. */
export class TabWorld {
  readonly server = new TokenServer()
  readonly engine = fakeEngine()
  readonly faults: ApiError[] = []
  tooOld = 0
  isFull = false

  async aTab(send: Send = this.server.send) {
    const device = await openDeviceDatabase(this.engine)
    const full = () => Promise.reject(new Error('QuotaExceededError'))
    const session = await openSession({
      ...device,
      choose: (name, value) => (this.isFull ? full() : device.choose(name, value)),
    })
    const line: CallContext = {
      send,
      keys: makeSessionKeys(session),
      language: () => 'en',
      deviceId: () => device.deviceId(),
      alone: runAlone,
      onTooOld: () => (this.tooOld += 1),
      onFault: (...fault) => this.faults.push(describeApiError(...fault)),
    }
    const ask = makeAsk(line)
    const call = () => ask('core/keep-alive', undefined)
    return { device, session, ask, call, replaceSession: makeReplaceSession(line) }
  }
}
