import { sessionReport, type SessionFault } from '@reprieve/domain/access/sessionReport.ts'
import { maySendReport, type PrivacySwitch } from '@reprieve/domain/settings/settings.ts'
import { crashReport, isNewCrash, type CrashReport } from '@reprieve/domain/settings/telemetry/crashReport.ts'
import { version } from '../../../package.json'
import type { OpenDiary } from '../../access/diary.ts'
import { sessionDeviceState, type Session } from '../../access/session.ts'
import { parseServiceFacts } from '../../account/service/serviceFacts.ts'
import { describeApiError } from '../../api/apiError.ts'
import type { CallContext } from '../../api/callContext.ts'
import { clientType } from '../../device/clientType.ts'
import { postReport } from '../../device/postReport.ts'
import type { DeviceDatabase } from '../../local/database/deviceDatabase.ts'
import { readSyncedAt } from '../../sync/syncedAt.ts'

type Reporting = Pick<DeviceDatabase, 'choice'>

/** Marks the fault in the browser's performance timeline, where it can be looked up. Some faults are also reported. */
export async function noteFault(
  device: Reporting,
  ...told: Parameters<CallContext['onFault']>
): Promise<void> {
  const fault = describeApiError(...told)
  performance.mark(`api: ${fault.error}`, { detail: fault })
  if (fault.isReported) await reportFault(device, fault).catch(() => undefined)
}

/** Sends only to the operator's endpoint, and only if the person was asked and agreed. [SET-9] */
export async function reportFault(
  device: Reporting,
  fault: SessionFault,
  post: typeof postReport = postReport,
): Promise<void> {
  const endpoint = await endpointFor(device, 'reportCrash')
  if (endpoint === null) return
  const { error, call, errorCode, reason } = fault
  post(endpoint, sessionReport({ error, call, errorCode, reason }, { ...reportSender(), now: Date.now() }))
}

/** All crashes reported since this start. */
const reported: CrashReport[] = []

/** Reports a crash by its name and its positions in our own files. [TELE-3] */
export async function reportCrash(
  device: Reporting,
  error: unknown,
  { post = postReport, before = reported } = {},
): Promise<void> {
  const endpoint = await endpointFor(device, 'reportCrash')
  if (endpoint === null) return
  const { name, message, stack } = asCrash(error)
  const from = { ...reportSender(), origin: location.origin, now: Date.now() }
  const report = crashReport({ name, message, stack }, from)
  if (!isNewCrash(before, report)) return
  before.push(report)
  post(endpoint, report)
}

/** Anything can be thrown, not only an Error. */
const asCrash = (error: unknown) =>
  error instanceof Error
    ? { name: error.name, message: error.message, stack: error.stack ?? '' }
    : { name: 'unknown', message: '', stack: '' }

export const reportSender = () => ({ appVersion: version, clientType: clientType() })

/** Null if nothing may be sent: checked before each report, since the choice may have changed. [SET-9, TELE-2] */
export async function endpointFor(device: Reporting, name: PrivacySwitch): Promise<string | null> {
  const [privacy, service] = await Promise.all([device.choice('privacy'), device.choice('service')])
  const endpoint = parseServiceFacts(service).reportEndpoint
  return maySendReport(agreedIn(privacy), name, endpoint) ? endpoint : null
}

/** An invalid stored value counts as no agreement. */
function agreedIn(kept: unknown): Parameters<typeof maySendReport>[0] {
  const { privacyAnswered, reportCrash, reportUsage } = fieldsOf(kept)
  return {
    privacyAnswered: privacyAnswered === true,
    reportCrash: reportCrash === true,
    reportUsage: reportUsage === true,
  }
}

const fieldsOf = (kept: unknown): Record<string, unknown> =>
  typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {}

interface FatalFault {
  device: DeviceDatabase | null
  diary: OpenDiary | null
  session: Session
  error: unknown
}

/** Reports a crash as far as allowed; returns whether the diary was never fully synced. [TELE-3] */
export async function reportFatalFault({ device, diary, session, error }: FatalFault): Promise<boolean> {
  if (device !== null) reportCrash(device, error).catch(() => undefined)
  if (diary === null) return false
  const state = sessionDeviceState(session)
  return state === 'not-registered' || (state === 'signed-in' && (await readSyncedAt(diary)) === null)
}
