import type { ModelProblem } from '../outside/model.ts'

export type PushResult = 'sent' | 'gone' | 'refused' | 'later'
/** `refused`: the mail server said that a retry is useless; `later`: it was away, or asked for a retry. */
export type MailResult = 'sent' | 'refused' | 'later'
export type JobResult = 'done' | 'failed' | 'given-up'
export type ChoreResult = 'done' | 'failed'
export type ModelResult = 'answered' | 'stopped' | ModelProblem
/** `merged`: another device had written something newer, so the sender got that back. */
export type RowResult = 'saved' | 'merged' | 'refused'
/** Why a call was refused unread: too many at a time, a busy processor, no room for its body. */
export type ShedCause = 'running' | 'event-loop' | 'body-room'

export interface FinishedCall {
  /** The template, never the path. [MET-2] */
  route: string
  status: number
  /** The result code; null for an answer that has none. */
  code: number | null
  seconds: number
}

export interface Push {
  rows: Readonly<Record<RowResult, number>>
  /** Since the newest change in it was made, by the clock of the device; null if it has no stamps. */
  ageSeconds: number | null
}

/** What the calls of this process do at the moment, and what was shed so far. */
export interface CallLoad {
  readonly running: number
  readonly shed: Readonly<Record<ShedCause, number>>
}

/** Counts what the server does. Nothing of a person may be passed to it. [MET-2] */
export interface Meter {
  countCall(call: FinishedCall): void
  countPush(push: Push): void
  countPull(rows: number): void
  countPushMessage(result: PushResult): void
  countMail(result: MailResult): void
  /** An attempt that was refused, by the name of the limit. */
  countRefusedAttempt(limit: string): void
  /** Giving up takes no time of its own: null. */
  countJob(kind: string, result: JobResult, seconds: number | null): void
  countChore(chore: string, result: ChoreResult): void
  countModelCall(result: ModelResult, seconds: number): void
  /** Called once, when there are calls. */
  watchCalls(load: CallLoad): void
  /** Everything in the format of Prometheus. */
  read(): Promise<string>
}
