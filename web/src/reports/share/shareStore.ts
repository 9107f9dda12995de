import { toFields } from '@reprieve/contract/fields.ts'
import { RESULT } from '@reprieve/contract/resultCodes.ts'
import type { PrintedReport } from '@reprieve/domain/reports/printedReport.ts'
import { FALLBACK_LANGUAGE, isLanguage, type Language } from '@reprieve/domain/settings/language.ts'
import type { Answer, Ask } from '../../api/ask.ts'
import { makeAskBytes } from '../../api/askBytes.ts'

const SHARED_FORMS = ['pdf', 'json', 'csv'] as const
export type SharedFormat = (typeof SHARED_FORMS)[number]

/** What the recipient of a link sees. */
interface SharedReport {
  expires: number
  /** When it was made; the server uses it to see that the page already has the content. Null if it did not say. */
  made: number | null
  /** The language of the report; the texts around it use the reader's. */
  language: Language
  forms: readonly SharedFormat[]
  printed: PrintedReport
}

/**
 * Null if this page cannot show it, because the report is newer than the page. Content already shown need not be sent
 * again. [SHARE-12]
 */
function sharedFrom(
  told: Readonly<Record<string, unknown>>,
  shown: SharedReport | null,
): SharedReport | null {
  const { expires, language, forms, made } = told
  const isKnown = shown !== null && told['content'] === undefined
  const printed = isKnown ? shown.printed : printedFrom(told['content'])
  if (typeof expires !== 'number' || printed === null) return null
  const known: readonly unknown[] = Array.isArray(forms) ? forms : []
  return {
    expires,
    made: typeof made === 'number' ? made : null,
    language: isLanguage(language) ? language : FALLBACK_LANGUAGE,
    forms: SHARED_FORMS.filter((form) => known.includes(form)),
    printed,
  }
}

/** Checked by version only: our own server made it, and the content of a version does not change. */
function printedFrom(content: unknown): PrintedReport | null {
  const { v, pageOne, sections } = toFields(content)
  const isPrinted = v === 1 && typeof pageOne === 'object' && pageOne !== null && Array.isArray(sections)
  return isPrinted ? (content as PrintedReport) : null
}

/** Why there is nothing new to show. `newer`: the report is of a later version than this page. */
export type ShareFault = 'away' | 'busy' | 'waiting' | 'failed' | 'newer'

export type ShareState =
  | { is: 'closed' | 'opening' | 'ended' }
  | { is: 'trouble'; why: ShareFault }
  /** `unsure`: the check whether it may still be read failed. */
  | { is: 'open'; report: SharedReport; unsure: ShareFault | null }

export type DownloadOutcome = 'saved' | 'ended' | 'not-saved' | ShareFault

interface Means {
  ask: Ask
  token: string
  /** One visit to the page, however often it asks: further openings are not counted. [SHARE-2] */
  view: string
  save: (name: string, file: Blob) => void
  now: () => number
}

export interface ShareStore {
  subscribe: (listener: () => void) => () => void
  current: () => ShareState
  /** Only by the button, which link scanners do not press. [SHARE-2] */
  open: () => Promise<void>
  /** Checks whether it may still be read. [SHARE-11] */
  check: () => Promise<void>
  take: (form: SharedFormat) => Promise<DownloadOutcome>
}

/** Holds the report only in memory: nothing stays when the page is closed. [SHARE-8, SHARE-11] */
export function makeShareStore({ ask, token, view, save, now }: Means): ShareStore {
  const listeners = new Set<() => void>()
  let shown: ShareState = { is: 'closed' }
  let asking: Promise<void> | null = null

  const show = (next: ShareState): void => {
    shown = next
    for (const listener of listeners) listener()
  }
  const look = async (): Promise<void> => {
    const made = reportIn(shown)?.made ?? null
    const known = made === null ? {} : { known_made: made }
    const answer = await ask('share/open', { share_token: token, view, ...known }).catch((): Answer => ({
      reached: false,
    }))
    const next = shownAfter(shown, answer, now())
    if (next !== shown) show(next)
  }
  /** One request at a time: three presses send one. */
  const lookOnce = (): Promise<void> => {
    asking ??= look().finally(() => (asking = null))
    return asking
  }
  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    current: () => shown,
    open: () => {
      if (shown.is === 'open' || shown.is === 'opening') return Promise.resolve()
      show({ is: 'opening' })
      return lookOnce()
    },
    check: () => (shown.is === 'open' ? lookOnce() : Promise.resolve()),
    take: async (form) => {
      const answer = await makeAskBytes(ask)('share/download', { share_token: token, form, view })
      if (answer instanceof Blob) return saved(save, form, answer)
      if (!answer.reached) return 'away'
      if (!isEnd(answer.code)) return troubleOf(answer.code)
      show({ is: 'ended' })
      return 'ended'
    },
  }
}

/** A link that was cut off on its way is treated like any other that opens nothing. [SHARE-5] */
const isEnd = (code: number): boolean => code === RESULT.shareEnded || code === RESULT.malformed

const reportIn = (shown: ShareState): SharedReport | null => (shown.is === 'open' ? shown.report : null)

function shownAfter(shown: ShareState, answer: Answer, now: number): ShareState {
  if (answer.reached && isEnd(answer.code)) return { is: 'ended' }
  const report = answer.reached && answer.code === RESULT.ok ? sharedFrom(answer.body, reportIn(shown)) : null
  if (report !== null) return opened(shown, report)
  const why = answer.reached ? troubleOf(answer.code) : 'away'
  if (shown.is !== 'open') return { is: 'trouble', why }
  // It also expires offline.
  if (now >= shown.report.expires) return { is: 'ended' }
  return shown.unsure === why ? shown : { ...shown, unsure: why }
}

/** The content on screen is not redrawn: a link never shows anything other than before. */
function opened(shown: ShareState, report: SharedReport): ShareState {
  if (shown.is !== 'open') return { is: 'open', report, unsure: null }
  const { expires, forms } = shown.report
  const isSame = expires === report.expires && forms.join() === report.forms.join()
  if (isSame && shown.unsure === null) return shown
  return { is: 'open', report: { ...report, printed: shown.report.printed }, unsure: null }
}

function troubleOf(code: number): ShareFault {
  switch (code) {
    case RESULT.reportWaiting:
      return 'waiting'
    case RESULT.reportFailed:
      return 'failed'
    case RESULT.rateLimited:
      return 'busy'
    // The response came but cannot be read.
    case RESULT.ok:
    case RESULT.clientTooOld:
      return 'newer'
    default:
      return 'away'
  }
}

/** Contains neither the person nor the content: others see file names. */
const nameOf = (form: SharedFormat): string => `shared-report.${form === 'json' ? 'fhir.json' : form}`

function saved(save: Means['save'], form: SharedFormat, file: Blob): DownloadOutcome {
  try {
    save(nameOf(form), file)
    return 'saved'
  } catch {
    return 'not-saved'
  }
}

/** Not crypto.randomUUID: browsers lack it over plain http, which is used on home networks. */
export function makeViewId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
