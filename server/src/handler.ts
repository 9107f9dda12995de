import type { AnswerOf, CallName, RequestOf } from '@reprieve/contract/calls.ts'
import { codeOf, type ResultCode } from '@reprieve/contract/codes.ts'
import type { ClientType } from '@reprieve/domain/access/session.ts'
import type { Language } from '@reprieve/domain/settings/language.ts'
import { text } from '@reprieve/locales/text.ts'
import type { SyncState } from './db/syncEpoch.ts'
import type { Services } from './services.ts'

export interface Person {
  userId: number
  family: string
  tokenHash: Buffer
  deviceId: string
  /** Of the sign-in itself: a renewal does not move it (D14). */
  signedInAt: number
  /** D15: the person asked not to be signed out by idleness. */
  idleTimerOff: boolean
  /** As it stood when the call came in. */
  sync: SyncState
}

/** What a handler knows beside the body. `person` may be asked only by calls for signed-in people. */
export interface CallContext {
  services: Services
  language: Language
  now: number
  address: string
  clientType: ClientType
  /** D22: it came straight from this machine, which only its owner reaches. */
  readonly isLocalRequest: boolean
  readonly timezone: string | null
  /** Calls when who asks has hung up before the answer; the return takes it back. */
  onHangUp(listener: () => void): () => void
  /** Into the log: a word and numbers, never what a person wrote. */
  warn(what: string, figures: Record<string, number>): void
  readonly person: Person
  /** For calls that anyone may make: who is signed in all the same. A session that has ended is told as everywhere. */
  personIfAny(): Promise<Person | null | Refusal>
}

/** A refusal is a value: expected, named, and told in the caller's language. */
export class Refusal {
  readonly code: ResultCode
  readonly extra: Record<string, unknown>
  constructor(code: ResultCode, extra: Record<string, unknown> = {}) {
    this.code = code
    this.extra = extra
  }
}

interface BytesOfFile {
  type: string
  bytes: Buffer
  /** Of letters that need no quoting, and without a word of anybody's. */
  filename: string
  /** `attachment`: a browser keeps it, and never opens it as a page of ours. */
  disposition: 'inline' | 'attachment'
}

/** An answer that is a file and not words (D5): its type, and its bytes. */
export class Bytes {
  readonly file: BytesOfFile
  constructor(file: BytesOfFile) {
    this.file = file
  }
}

export const refuse = (code: ResultCode, extra?: Record<string, unknown>): Refusal => new Refusal(code, extra)

/** What an item of a bulk is told beside its code. */
export const messageFor = (language: Language, code: ResultCode): string =>
  text(language, 'codes', codeOf(code).name)

export type Handler<Name extends CallName> = (
  body: RequestOf<Name>,
  context: CallContext,
) => Promise<AnswerOf<Name> | Bytes | Refusal>

export type AllHandlers = { readonly [Name in CallName]: Handler<Name> }
/** Those of one area. */
export type Handlers = Partial<AllHandlers>
