import { toFields } from '@reprieve/contract/fields.ts'
import {
  MILESTONES,
  dueMilestone,
  firstUsage,
  noteMilestone,
  withConsent,
  type Usage,
} from '@reprieve/domain/settings/telemetry/milestones.ts'
import { usageReport } from '@reprieve/domain/settings/telemetry/usageReport.ts'
import { HOUR_MS } from '@reprieve/domain/time/instant.ts'
import { crashes } from '../../device/crashes.ts'
import { postReport } from '../../device/postReport.ts'
import type { DeviceDatabase } from '../../local/database/deviceDatabase.ts'
import { endpointFor, reportCrash, reportSender } from './reportFault.ts'

type Device = Pick<DeviceDatabase, 'choice' | 'choose'>

interface NoteUsageOptions {
  now?: number
  post?: typeof postReport
}

/**
 * Stores when the app was first opened here and since when the person agrees; reports each milestone to the operator
 * once, marking it before it is sent. [TELE-1, TELE-2]
 */
export async function noteUsage(
  device: Device,
  { now = Date.now(), post = postReport }: NoteUsageOptions = {},
): Promise<void> {
  const [kept, endpoint] = await Promise.all([device.choice('usage'), endpointFor(device, 'reportUsage')])
  const before = usageFrom(kept)
  const usage = withConsent(before ?? firstUsage(now), { isAgreed: endpoint !== null, now })
  const due = dueMilestone(usage, now)
  const after = due === null ? usage : noteMilestone(usage, due)
  if (after !== before) await device.choose('usage', after)
  if (due !== null && endpoint !== null) post(endpoint, usageReport(due, { ...reportSender(), now }))
}

/** Null if the app was never opened here, or the stored value is invalid. */
function usageFrom(kept: unknown): Usage | null {
  const { firstOpen, sent, consentedAt } = toFields(kept)
  if (!isMoment(firstOpen)) return null
  return {
    firstOpen,
    sent: MILESTONES.filter((milestone) => Array.isArray(sent) && sent.includes(milestone)),
    consentedAt: isMoment(consentedAt) ? consentedAt : null,
  }
}

const isMoment = (value: unknown): value is number => Number.isSafeInteger(value)

const LOCK = 'reprieve-usage'

/** Two tabs at the same time would send a milestone twice. Without Web Locks (D56) nothing is recorded or sent. */
const noteAlone = (device: Device): void => {
  if (!('locks' in navigator)) return
  navigator.locks.request(LOCK, () => noteUsage(device)).catch(() => undefined)
}

/** Active while the page is open; each report is checked first. Returns the function that ends it. [TELE-2, TELE-3] */
export function watchUsage(device: DeviceDatabase): () => void {
  const report = async (crash: unknown): Promise<void> => {
    await reportCrash(device, crash).catch(() => undefined)
  }
  const leave = crashes.hear((crash) => void report(crash))
  const note = (): void => {
    if (document.visibilityState === 'visible') noteAlone(device)
  }
  note()
  document.addEventListener('visibilitychange', note)
  const timer = setInterval(note, HOUR_MS)
  return () => {
    leave()
    document.removeEventListener('visibilitychange', note)
    clearInterval(timer)
  }
}
