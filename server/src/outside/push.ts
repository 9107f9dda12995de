import { createECDH } from 'node:crypto'
import { request as plainRequest } from 'node:http'
import type { PushTarget } from '@reprieve/contract/reminders/subscription.ts'
import type { RequestDetails } from 'web-push'
import { CannotStart } from '../cannotStart.ts'
import { isVapidKey, type PushConfig } from '../pushConfig.ts'
import { lookUpAddress, pinLookup, INTERNET_ACCESS, type NetworkAccess } from './networkAccess.ts'

/**
 * `gone`: the subscription no longer exists. `refused`: a retry is useless. `later`: retry; with `waitMs`, not before
 * the time that the service gave.
 */
export type PushOutcome = 'sent' | 'gone' | 'refused' | 'later' | { waitMs: number }

export interface PushSender {
  /** Browsers need it to subscribe. */
  publicKey: string
  isAllowed(endpoint: string): boolean
  send(target: PushTarget, note: PushNote): Promise<PushOutcome>
}

interface Parts {
  /** 32 bytes in base64. */
  privateKey: string
  config: PushConfig['push']
  line?: NetworkAccess
}

/** The known push services of browsers. */
const HOSTS = [
  'fcm.googleapis.com',
  '*.push.services.mozilla.com',
  'web.push.apple.com',
  '*.notify.windows.com',
]

export function openPush({ privateKey, config, line = INTERNET_ACCESS }: Parts): PushSender {
  const sender = { subject: config.subject, ...deriveVapidKeys(privateKey) }
  const hosts = [...HOSTS, ...config.hosts]
  const isStandIn = (url: URL): boolean => config.standIns.includes(url.origin)
  const isAllowed = (endpoint: string): boolean => {
    if (!URL.canParse(endpoint)) return false
    const url = new URL(endpoint)
    if (url.username !== '' || url.password !== '') return false
    return isStandIn(url) || isListed(url, hosts)
  }
  return {
    publicKey: sender.publicKey,
    isAllowed,
    async send(target, note) {
      // Checked again, because the lists may have changed since the registration.
      if (!isAllowed(target.endpoint)) return 'refused'
      const url = new URL(target.endpoint)
      const taken = isStandIn(url) ? TO_STAND_IN : line
      const lookup = await lookUpAddress(url.hostname, taken)
      if (!lookup.ok) return lookup.reason === 'away' ? 'later' : 'refused'
      const sealed = await encryptPush(target, note, sender)
      return post(url, sealed, { line: taken, address: lookup.value })
    },
  }
}

const isListed = ({ protocol, port, hostname }: URL, hosts: readonly string[]): boolean =>
  protocol === 'https:' && port === '' && hosts.some((host) => isNamedBy(host, hostname))

const isNamedBy = (host: string, hostname: string): boolean =>
  host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host

/** A local program that replaces all services; it has no certificate. */
const TO_STAND_IN: NetworkAccess = {
  ...INTERNET_ACCESS,
  resolve: async (host) => [host],
  open: plainRequest,
  isAllowed: (address) => address === '127.0.0.1',
}

interface Way {
  line: NetworkAccess
  address: string
}

/** Follows no redirect, and reads nothing of the response but its status and retry time. [PUSH-4] */
function post(url: URL, { headers, body }: RequestDetails, { line, address }: Way): Promise<PushOutcome> {
  return new Promise((settle) => {
    const request = line.open(
      {
        method: 'POST',
        hostname: url.hostname,
        ...(url.port === '' ? {} : { port: url.port }),
        path: `${url.pathname}${url.search}`,
        servername: url.hostname,
        lookup: pinLookup(address),
        agent: false,
        headers,
        signal: AbortSignal.timeout(line.patienceMs),
      },
      (answer) => {
        settle(outcomeFromStatus(answer.statusCode ?? 0, answer.headers['retry-after']))
        answer.destroy()
      },
    )
    request.on('error', () => settle('later'))
    request.end(body)
  })
}

function outcomeFromStatus(status: number, retryAfter: string | undefined): PushOutcome {
  if (status >= 200 && status < 300) return 'sent'
  if (status === 404 || status === 410) return 'gone'
  if (status !== 408 && status !== 429 && status < 500) return 'refused'
  return retryAfter === undefined ? 'later' : laterBy(retryAfter)
}

/** In seconds, or as a date (RFC 9110). */
function laterBy(retryAfter: string): PushOutcome {
  const waitMs = /^\d{1,9}$/.test(retryAfter)
    ? Number(retryAfter) * 1_000
    : Date.parse(retryAfter) - Date.now()
  return Number.isFinite(waitMs) ? { waitMs: Math.max(0, waitMs) } : 'later'
}

/** The content of a push message. The browser has the texts itself, so none is sent. [PUSH-11] */
export interface PushNote {
  reminder: string
  at: number
  language: string
  hasSound: boolean
  hasVibration: boolean
}

/** A reminder later than this is no longer delivered. */
const LIFETIME_SECONDS = 1_800

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
async function encryptPush(
  { endpoint, ...keys }: PushTarget,
  note: PushNote,
  vapidDetails: Sender,
): Promise<RequestDetails> {
  // Loaded with the first message, to keep the start fast.
  const { default: webPush } = await import('web-push')
  const content = {
    v: 1,
    r: note.reminder,
    at: note.at,
    lang: note.language,
    sound: note.hasSound ? 1 : 0,
    vibration: note.hasVibration ? 1 : 0,
  }
  return webPush.generateRequestDetails({ endpoint, keys }, JSON.stringify(content), {
    vapidDetails,
    TTL: LIFETIME_SECONDS,
    urgency: 'normal',
    ...(TOPIC.test(note.reminder) ? { topic: note.reminder } : {}),
  })
}
