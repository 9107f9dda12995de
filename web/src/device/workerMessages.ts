import { isLanguage, type Language } from '@reprieve/domain/settings/language.ts'

/** Messages from a page to the worker. */
export type PageMessage =
  | { say: 'hello'; language: Language }
  /** The user pressed Update: the waiting version may replace the running one. */
  | { say: 'take-over' }
  /** A reminder is due in this page. The worker has the texts, and shows all notifications. */
  | { say: 'remind'; key: string; at: number; language: Language; hasSound: boolean; hasVibration: boolean }
  /** The page was opened for text that another app shared, and asks for it. */
  | { say: 'shared' }

/** Where a click on a reminder may lead: a message never contains a URL. */
export const PRESS_PATHS = ['/records/create', '/records/quick', '/reports/brief'] as const
export type PressPath = (typeof PRESS_PATHS)[number]

/** Messages from the worker to a page. */
export type WorkerMessage = { say: 'go'; path: PressPath } | { say: 'shared'; text: string }

/** The format of setting keys. */
const KEY = /^[\w.-]{1,64}$/

export function readPageMessage(data: unknown): PageMessage | null {
  const { say, language, ...rest } = saidIn(data)
  if (say === 'take-over' || say === 'shared') return { say }
  if (!isLanguage(language)) return null
  if (say === 'hello') return { say, language }
  return say === 'remind' ? readReminder(rest, language) : null
}

function readReminder(said: Record<string, unknown>, language: Language): PageMessage | null {
  const { key, at, hasSound, hasVibration } = said
  if (typeof key !== 'string' || !KEY.test(key)) return null
  if (typeof at !== 'number' || !Number.isFinite(at)) return null
  if (typeof hasSound !== 'boolean' || typeof hasVibration !== 'boolean') return null
  return { say: 'remind', key, at, language, hasSound, hasVibration }
}

export function readWorkerMessage(data: unknown): WorkerMessage | null {
  const { say, path, text } = saidIn(data)
  if (say === 'shared') return typeof text === 'string' ? { say, text } : null
  const known = PRESS_PATHS.find((one) => one === path)
  return say === 'go' && known !== undefined ? { say, path: known } : null
}

const saidIn = (data: unknown): Record<string, unknown> =>
  typeof data === 'object' && data !== null ? { ...data } : {}
