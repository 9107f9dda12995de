import { createECDH } from 'node:crypto'
import type { PushTarget } from '@reprieve/contract/reminders/subscription.ts'
import type { RequestDetails } from 'web-push'
import { CannotStart } from '../cannotStart.ts'
import { isVapidKey } from '../configOfPush.ts'

/** What a browser is told. It has the words itself: none of them is on the way. [PUSH-11] */
export interface PushNote {
  reminder: string
  at: number
  language: string
  hasSound: boolean
  hasVibration: boolean
}

/** A reminder that comes later than this is none. */
const KEPT_SECONDS = 1_800

/** Two messages of one reminder that wait at the same time become one (RFC 8030). */
const TOPIC = /^[\w-]{1,32}$/

interface Sender {
  subject: string
  publicKey: string
  privateKey: string
}

/** A public key is never taken from outside: with one that does not belong to it every message would be refused. */
export function keysOf(privateKey: string): { publicKey: string; privateKey: string } {
  if (!isVapidKey(privateKey)) {
    throw new CannotStart(
      'The key in keys/vapid of DATA_DIR cannot sign messages to browsers: remove that file, and the next start makes another.',
    )
  }
  const own = createECDH('prime256v1')
  own.setPrivateKey(Buffer.from(privateKey, 'base64'))
  return {
    publicKey: own.getPublicKey('base64url'),
    privateKey: Buffer.from(privateKey, 'base64').toString('base64url'),
  }
}

/** RFC 8291, and RFC 8292 for who sends it. */
export async function seal(
  { endpoint, ...keys }: PushTarget,
  note: PushNote,
  vapidDetails: Sender,
): Promise<RequestDetails> {
  // Read when the first message leaves: a start would wait for it.
  const { default: webPush } = await import('web-push')
  const said = {
    v: 1,
    r: note.reminder,
    at: note.at,
    lang: note.language,
    sound: note.hasSound ? 1 : 0,
    vibration: note.hasVibration ? 1 : 0,
  }
  return webPush.generateRequestDetails({ endpoint, keys }, JSON.stringify(said), {
    vapidDetails,
    TTL: KEPT_SECONDS,
    urgency: 'normal',
    ...(TOPIC.test(note.reminder) ? { topic: note.reminder } : {}),
  })
}
