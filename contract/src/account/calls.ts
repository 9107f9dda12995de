import { CLIENT_TYPES } from '../headers.ts'
import * as z from 'zod'
import { TIMEOUT_MS, call } from '../call.ts'
import { invitation, invitationResult, utm } from '../institutions/invitation.ts'
import { count, deviceId, email, moment, providerToken, text, token, webAddress, word } from '../scalars.ts'
import { assistantEngine } from './assistantEngine.ts'
import {
  device,
  documentVersion,
  passwordHash,
  passwordSignIn,
  passwordVersion,
  provider,
  renewal,
  session,
  signInName,
  username,
} from './credentials.ts'

const mfaChallenge = token
const oneTimeCode = z
  .string()
  .max(6, { abort: true })
  .regex(/^\d{6}$/)

/** Proof of the user's identity at a provider (D20). */
const providerProof = {
  provider,
  access_token: providerToken,
  nonce: text(200).optional(),
  redirect_uri: webAddress.optional(),
  client_type: word.optional(),
}

const listedSession = z.object({
  session_id: z.string(),
  device_details: z.string().nullable(),
  client_type: z.string(),
  created: moment,
  last_seen: moment,
  current: z.boolean(),
})

const accessLogEntry = z.looseObject({
  at: moment,
  event: z.string(),
  address: z.string().nullable(),
  /** The device name that the client sent at log-in; null if it sent none. */
  device: z.string().nullable(),
})

const signingIn = {
  'core/login-user': call({
    who: 'anyone',
    request: z.union([passwordSignIn, renewal]),
    answer: session.extend(invitationResult),
  }),
  'core/login-user-with-provider': call({
    who: 'anyone',
    request: z.object({
      ...providerProof,
      ...invitation,
      ...device,
      token_type: word.optional(),
      login_only: z.boolean().optional(),
      email: email.optional(),
      eula_version: documentVersion.optional(),
      privacy_notice_version: documentVersion.optional(),
      utm: utm.optional(),
    }),
    answer: session.extend(invitationResult),
  }),
  'core/resend-mfa': call({
    who: 'anyone',
    request: z.object({ mfa_challenge: mfaChallenge }),
    answer: z.object({ mfa_challenge: mfaChallenge.optional() }),
  }),
  'core/verify-mfa': call({
    who: 'anyone',
    request: z.object({ mfa_challenge: mfaChallenge, code: oneTimeCode }),
    answer: session.extend(invitationResult),
  }),
  'core/keep-alive': call({
    answer: z.object({
      server_time: moment,
      idle_timeout_ms: z.number(),
      keep_alive_ms: z.number(),
      /** The user turned off log-out after inactivity (D15). */
      idle_timer_off: z.boolean(),
    }),
  }),
  'core/delete-all-tokens': call({
    request: z.object({ scope: z.enum(['this', 'others', 'all']).default('this') }).prefault({}),
  }),
  'core/list-sessions': call({ answer: z.object({ sessions: z.array(listedSession) }) }),
  'core/get-access-log': call({
    request: z.object({ cursor: text(200).nullish() }).prefault({}),
    answer: z.object({ entries: z.array(accessLogEntry), next_cursor: z.string().nullable() }),
  }),
}

const signingUp = {
  'core/register-user': call({
    who: 'anyone',
    request: z.object({
      email,
      username,
      password: passwordHash,
      pw_v: passwordVersion,
      // Optional here: if they are missing, the handler answers 120, which says what to do, instead of 102, which does
      // not.
      eula_version: documentVersion.optional(),
      privacy_notice_version: documentVersion.optional(),
      ...invitation,
      utm: utm.optional(),
      device_id: deviceId.optional(),
    }),
    /** `activated`: the person can log in immediately, without a mailed link (ACTIVATION=off). */
    answer: z.object({ user_id: z.int().optional(), activated: z.boolean().optional(), ...invitationResult }),
  }),
  'core/resend-activation': call({
    who: 'anyone',
    request: z.object({ username: signInName, password: passwordHash, pw_v: passwordVersion }),
  }),
  'core/resend-activation-with-provider': call({
    who: 'anyone',
    request: z.object({ provider, access_token: providerToken }),
  }),
  'core/verify-account': call({ who: 'anyone', request: z.object({ account_token: token }) }),
}

const changing = {
  'core/connect-user-to-provider': call({ request: z.object(providerProof) }),
  'core/disconnect-user-from-provider': call({ request: z.object({ provider }) }),
  'core/change-password': call({
    // Left out when an account that was created through a provider sets its first password (D13).
    request: z.object({
      current_password: passwordHash.optional(),
      password: passwordHash,
      pw_v: passwordVersion,
    }),
  }),
  'core/change-email': call({
    request: z.object({ email, password: passwordHash.optional(), pw_v: passwordVersion.optional() }),
  }),
  'core/verify-email': call({ who: 'anyone', request: z.object({ email_token: token }) }),
  'core/forgot-password': call({ who: 'anyone', request: z.object({ email }) }),
  'core/get-reset-password-email': call({
    who: 'anyone',
    request: z.object({ password_token: token }),
    answer: z.object({ email: z.string() }),
  }),
  'core/reset-password': call({
    who: 'anyone',
    request: z.object({ password_token: token, new_password: passwordHash, pw_v: passwordVersion }),
  }),
  'core/set-mfa': call({ request: z.object({ on: z.boolean() }), answer: z.object({ on: z.boolean() }) }),
  'core/delete-user': call({
    timeoutMs: TIMEOUT_MS.long,
    answer: z.object({ deletes_at: moment.optional() }),
  }),
  'core/cancel-deletion': call({ who: 'anyone', request: z.object({ deletion_token: token }) }),
}

export const SERVICE_LINKS = [
  'eula',
  'privacy',
  'user_agreement',
  'contact',
  'user_guide',
  'faq',
  'home',
  'login',
  'questionnaires',
] as const

/** D43: what can be bought, and where. Prices are shown exactly as the operator wrote them. */
const shop = z.object({
  plans: z.enum(['store', 'open']),
  /** The market in which this page can buy directly; null: only in the app of a store, or nowhere. */
  market: z.enum(['sandbox']).nullable(),
  products: z.array(z.object({ product_id: z.string(), kind: z.string(), price: z.string().nullable() })),
})

const serviceStatus = z.object({
  state: z.enum(['up', 'degraded', 'maintenance']),
  app_version: z.string(),
  min_app_version: z.string().nullable(),
  eula_version: z.int(),
  privacy_notice_version: z.int(),
  /** Update addresses by client type, for the types that are distributed through a store. */
  store_links: z.partialRecord(z.enum(CLIENT_TYPES), z.url()),
  /**
   * D20: only the providers that the operator has set up. `authorize`: the address that the page redirects the user to.
   */
  providers: z.partialRecord(provider, z.object({ client_id: z.string(), authorize: z.url() })),
  /** LINK_*: pages of the operator that replace the built-in ones. */
  links: z.partialRecord(z.enum(SERVICE_LINKS), z.string()),
  report_endpoint: z.string().nullable(),
  /** The operator's statement about how data are stored on the server (D27). */
  at_rest_note: z.string().nullable(),
  shop,
  /** The server's public key, which a browser needs to accept push messages (RFC 8292); null: the server sends none. */
  push: z.object({ public_key: z.string() }).nullable(),
  /** The number of new records after which the app asks for a rating or offers an account; 0: never. */
  rate_after_records: count,
  signup_after_records: count,
  /** Emergency numbers that the operator adds to the built-in ones, each with its source. */
  emergency_numbers: z.array(
    z.looseObject({
      /** ISO 3166 country code, two characters. */
      country: z.string(),
      number: z.string(),
      kind: z.enum(['emergency', 'crisis']),
      name: z.string(),
      source: z.string(),
      /** YYYY-MM or YYYY-MM-DD. */
      reviewed: z.string(),
    }),
  ),
  /** The engine that answers in the chat. */
  solace: assistantEngine,
  /** The kinds that the record calls accept: a device sends a newer kind only to a server that lists it. [COMP-2] */
  kinds: z.array(z.string()),
})

const service = {
  'core/service-status': call({ method: 'GET', who: 'anyone', answer: serviceStatus }),
}

export const accountCalls = { ...signingIn, ...signingUp, ...changing, ...service }
