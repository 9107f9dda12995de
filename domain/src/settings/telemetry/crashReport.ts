import { MINUTE_MS, type Instant } from '../../time/instant.ts'

/** An error as the browser reports it. The message may quote what a person wrote, and the stack begins with it. */
export interface Crash {
  name: string
  message: string
  stack: string
}

export interface CrashOrigin {
  /** Origin of our own files. */
  origin: string
  appVersion: string
  clientType: string
  now: Instant
}

export interface CrashReport {
  error: string
  /** Positions in our own files, innermost first: `index-Bx3.js:1:2345`. */
  frames: readonly string[]
  app_version: string
  client_type: string
  at: string
}

/** What failed, and where in our own files; never the message. [TELE-3] */
export const crashReport = (crash: Crash, from: CrashOrigin): CrashReport => ({
  error: ERROR_NAME.test(crash.name) ? crash.name : 'unknown',
  frames: framesOf(crash, from.origin),
  app_version: from.appVersion,
  client_type: from.clientType,
  // A minute is enough to find it in the operator's log, and too coarse to track a person.
  at: new Date(Math.floor(from.now / MINUTE_MS) * MINUTE_MS).toISOString(),
})

/** Names of JavaScript's, browsers' and our own errors. Any other word may be a person's own text. */
const ERROR_NAME = /^(?:[A-Z][A-Za-z]{0,30})?Error$/
const MOST_FRAMES = 10
/** Longer lines contain no position of ours, and would only take time. */
const MOST_LINES = 50
const LONGEST_LINE = 400
const FRAME = /^(?:\s*at .*?|[^@\s]*@)\(?(https?:\/\/[^\s()]+):(\d{1,7}):(\d{1,7})\)?$/
const OWN_FILE = /^\/assets\/([\w.-]{1,80}\.js)$/

function framesOf({ message, stack }: Crash, origin: string): readonly string[] {
  const lines = withoutMessage(stack, message).split('\n', MOST_LINES)
  const short = lines.filter(({ length }) => length <= LONGEST_LINE)
  return short.flatMap((line) => frameOf(line, origin)).slice(0, MOST_FRAMES)
}

/** Removes the message: it may have lines that look like a position. */
function withoutMessage(stack: string, message: string): string {
  const at = message === '' ? -1 : stack.indexOf(message)
  return at === -1 ? stack : stack.slice(at + message.length)
}

function frameOf(line: string, origin: string): string[] {
  const [, file, row, column] = FRAME.exec(line) ?? []
  if (file === undefined || !file.startsWith(`${origin}/`)) return []
  const name = OWN_FILE.exec(file.slice(origin.length))?.[1]
  return name === undefined ? [] : [`${name}:${row}:${column}`]
}

const MOST_REPORTS = 10

/** Reports equal crashes once, and few per start: repeating a crash a thousand times adds nothing. [TELE-3] */
export function isNewCrash(reported: readonly CrashReport[], report: CrashReport): boolean {
  const sameAs = (other: CrashReport): boolean =>
    other.error === report.error && other.frames.join() === report.frames.join()
  return reported.length < MOST_REPORTS && !reported.some(sameAs)
}
