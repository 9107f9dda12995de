import { createECDH } from 'node:crypto'
import * as z from 'zod'
import { CannotStart } from './cannotStart.ts'

const HOST = /^(\*\.)?([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,62}$/
/** A local replacement for the push services of all browsers. */
const STAND_IN = /^http:\/\/127\.0\.0\.1:[1-9]\d{0,4}$/

const recordCount = z.coerce.number().int().min(0).max(10_000)

/** D52: how push messages reach browsers, and when the app asks its users for something. */
export const pushEnvironment = {
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w+/-]{43}=?$/, { error: '32 bytes in base64', abort: true })
    .refine(isVapidKey, { error: 'no key of P-256' })
    .optional(),
  VAPID_SUBJECT: z
    .string()
    .max(500)
    .regex(/^(https:\/\/|mailto:)\S+$/, { error: 'an address with https: or mailto:', abort: true })
    .refine((subject) => URL.canParse(subject), { error: 'no address' })
    .optional(),
  PUSH_HOSTS: z
    .string()
    .transform((list) =>
      list
        .split(',')
        .map((part) => part.trim().toLowerCase())
        .filter((part) => part !== ''),
    )
    .refine((hosts) => hosts.every((host) => HOST.test(host) || STAND_IN.test(host)), {
      error: 'names of hosts, with commas',
    })
    .optional(),
  RATE_AFTER_RECORDS: recordCount.default(10),
  SIGNUP_AFTER_RECORDS: recordCount.default(5),
}

/** Whether the 32 bytes are a valid P-256 key: zero or a too large number would otherwise fail at the first message. */
export function isVapidKey(key: string): boolean {
  try {
    createECDH('prime256v1').setPrivateKey(Buffer.from(key, 'base64'))
    return true
  } catch {
    return false
  }
}

interface PushEnvironment extends z.infer<z.ZodObject<typeof pushEnvironment>> {
  PUBLIC_URL?: string | undefined
}

export interface PushConfig {
  push: {
    privateKey: string | null
    /** The contact for push services about our messages. */
    subject: string
    /** Besides the browsers' own: host names, or `*.` and a name. */
    hosts: readonly string[]
    standIns: readonly string[]
  }
  rateAfterRecords: number
  signupAfterRecords: number
}

/** `mailFrom`: the sender of our mails, used as the contact if no other is set. */
export function pushConfig(
  given: PushEnvironment,
  { isLocal, mailFrom }: { isLocal: boolean; mailFrom: string },
): PushConfig {
  const named = given.PUSH_HOSTS ?? []
  const standIns = named.filter((host) => STAND_IN.test(host))
  if (standIns.length > 0 && !isLocal) {
    throw new CannotStart(
      'PUSH_HOSTS names a program on this machine, which is for tests at home: leave it out here.',
    )
  }
  return {
    push: {
      privateKey: given.VAPID_PRIVATE_KEY ?? null,
      subject:
        given.VAPID_SUBJECT ?? vapidSubject(given.PUBLIC_URL, isLocal) ?? `mailto:${addressIn(mailFrom)}`,
      hosts: named.filter((host) => !standIns.includes(host)),
      standIns,
    },
    rateAfterRecords: given.RATE_AFTER_RECORDS,
    signupAfterRecords: given.SIGNUP_AFTER_RECORDS,
  }
}

/** Apple refuses messages signed with a local address. */
const vapidSubject = (publicUrl: string | undefined, isLocal: boolean): string | undefined =>
  publicUrl?.startsWith('https:') === true && !isLocal ? publicUrl : undefined

/** 'Reprieve <no-reply@example.org>' or just the address. */
const addressIn = (mailFrom: string): string => (/<([^<>]+)>/.exec(mailFrom)?.[1] ?? mailFrom).trim()
