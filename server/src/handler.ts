import type { AnswerOf, CallName, RequestOf } from '@reprieve/contract/calls.ts'
import { codeByNumber, type ResultCode } from '@reprieve/contract/codes.ts'
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
  /** The time of the log-in itself: a renewal does not change it (D14). */
  signedInAt: number
  /** D15: the person chose not to be logged out when idle. */
  idleTimerOff: boolean
  /** The sync state when the call arrived. */
  sync: SyncState
}

/** What a handler gets beside the body. `person` throws in calls that need no log-in. */
export interface CallContext {
  services: Services
  language: Language
  now: number
  address: string
  clientType: ClientType
  /** D22: the request came directly from this machine, which only its owner can reach. */
  readonly isLocalRequest: boolean
  readonly timezone: string | null
  /** Registers a listener for a client that disconnects before the response; returns a function that removes it. */
  onHangUp(listener: () => void): () => void
  /** Writes to the log: a fixed word and numbers, never a person's text. */
  warn(what: string, figures: Record<string, number>): void
  readonly person: Person
  /** The logged-in person in calls that need no log-in; null without a token. An ended session is refused as usual. */
  personIfAny(): Promise<Person | null | Refusal>
}

/** A refusal is a return value, not an exception: expected, with a code, and shown in the caller's language. */
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
  /** Only characters that need no quoting, and no text of the user. */
  filename: string
  /** `attachment`: a browser saves it, and never opens it as a page of ours. */
  disposition: 'inline' | 'attachment'
}

/** A response that is a file instead of JSON (D5). */
export class Bytes {
  readonly file: BytesOfFile
  constructor(file: BytesOfFile) {
    this.file = file
  }
}

export const refuse = (code: ResultCode, extra?: Record<string, unknown>): Refusal => new Refusal(code, extra)

/** The message for the result code of one item of a bulk. */
export const messageFor = (language: Language, code: ResultCode): string =>
  text(language, 'codes', codeByNumber(code).name)

export type Handler<Name extends CallName> = (
  body: RequestOf<Name>,
  context: CallContext,
) => Promise<AnswerOf<Name> | Bytes | Refusal>

export type AllHandlers = { readonly [Name in CallName]: Handler<Name> }
/** The handlers of one area. */
export type Handlers = Partial<AllHandlers>
