import { sessionReport, type Fault } from '@reprieve/domain/access/sessionReport.ts'
import { maySend, type PrivacySwitch } from '@reprieve/domain/settings/settings.ts'
import { crashReport, isNewCrash, type CrashReport } from '@reprieve/domain/settings/telemetry/crashReport.ts'
import { version } from '../../package.json'
import { factsFrom } from '../account/serviceFacts.ts'
import { apiErrorOf } from '../api/apiError.ts'
import type { Line } from '../api/line.ts'
import { clientType } from '../device/clientType.ts'
import { postReport } from '../device/errorReport.ts'
import type { DeviceDatabase } from '../local/deviceDatabase.ts'

type Reporting = Pick<DeviceDatabase, 'choice'>

/** Where anybody can look who is asked "what went wrong": in the browser's own timeline. Some of it is reported, too. */
export async function noteFault(device: Reporting, ...told: Parameters<Line['onFault']>): Promise<void> {
  const fault = apiErrorOf(...told)
  performance.mark(`api: ${fault.error}`, { detail: fault })
  if (fault.isReported) await reportFault(device, fault).catch(() => undefined)
}

/** To the operator's endpoint alone, and only from who was asked and said yes. [SET-9] */
export async function reportFault(
  device: Reporting,
  fault: Fault,
  post: typeof postReport = postReport,
): Promise<void> {
  const endpoint = await endpointFor(device, 'reportCrash')
  if (endpoint === null) return
  const { error, call, errorCode, reason } = fault
  post(endpoint, sessionReport({ error, call, errorCode, reason }, { ...reportedBy(), now: Date.now() }))
}

/** Of this start, whoever caught them. */
const reported: CrashReport[] = []

/** What broke, by its name and its places in our own files. [TELE-3] */
export async function reportCrash(
  device: Reporting,
  error: unknown,
  { post = postReport, before = reported } = {},
): Promise<void> {
  const endpoint = await endpointFor(device, 'reportCrash')
  if (endpoint === null) return
  const { name, message, stack } = asCrash(error)
  const from = { ...reportedBy(), origin: location.origin, now: Date.now() }
  const report = crashReport({ name, message, stack }, from)
  if (!isNewCrash(before, report)) return
  before.push(report)
  post(endpoint, report)
}

/** Anything can be thrown. */
const asCrash = (error: unknown) =>
  error instanceof Error
    ? { name: error.name, message: error.message, stack: error.stack ?? '' }
    : { name: 'unknown', message: '', stack: '' }

export const reportedBy = () => ({ appVersion: version, clientType: clientType() })

/** Null where nothing may be sent: asked at every sending, since it may have changed since the start. [SET-9, TELE-2] */
export async function endpointFor(device: Reporting, name: PrivacySwitch): Promise<string | null> {
  const [privacy, service] = await Promise.all([device.choice('privacy'), device.choice('service')])
  const endpoint = factsFrom(service).reportEndpoint
  return maySend(agreedIn(privacy), name, endpoint) ? endpoint : null
}

/** What does not fit is no agreement. */
function agreedIn(kept: unknown): Parameters<typeof maySend>[0] {
  const { privacyAnswered, reportCrash, reportUsage } = fieldsOf(kept)
  return {
    privacyAnswered: privacyAnswered === true,
    reportCrash: reportCrash === true,
    reportUsage: reportUsage === true,
  }
}

const fieldsOf = (kept: unknown): Record<string, unknown> =>
  typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {}
