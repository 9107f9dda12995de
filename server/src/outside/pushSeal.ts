import { createECDH } from 'node:crypto'
import type { PushTarget } from '@reprieve/contract/reminders/subscription.ts'
import type { RequestDetails } from 'web-push'
import { CannotStart } from '../cannotStart.ts'
import { isVapidKey } from '../configOfPush.ts'

/** The content of a push message. The browser has the texts itself, so none is sent. [PUSH-11] */
export interface PushNote {
  reminder: string
  at: number
  language: string
  hasSound: boolean
  hasVibration: boolean
}

/** A reminder later than this is no longer delivered. */
const KEPT_SECONDS = 1_800

/** Two waiting messages of one reminder become one (RFC 8030). */
const TOPIC = /^[\w-]{1,32}$/

interface Sender {
  subject: string
  publicKey: string
  privateKey: string
}

/** Derives the public key: with one that does not match, every message would be refused. */
export function deriveVapidKeys(privateKey: string): { publicKey: string; privateKey: string } {
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

/** Encrypts by RFC 8291, and identifies the sender by RFC 8292. */
export async function encryptPush(
  { endpoint, ...keys }: PushTarget,
  note: PushNote,
  vapidDetails: Sender,
): Promise<RequestDetails> {
  // Loaded with the first message, to keep the start fast.
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
