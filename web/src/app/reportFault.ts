import { sessionReport, type Fault } from '@reprieve/domain/access/sessionReport.ts'
import { maySend } from '@reprieve/domain/settings/settings.ts'
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
  const [privacy, service] = await Promise.all([device.choice('privacy'), device.choice('service')])
  const endpoint = factsFrom(service).reportEndpoint
  if (!maySend(agreedIn(privacy), 'reportCrash', endpoint) || endpoint === null) return
  const { error, call, errorCode, reason } = fault
  const by = { appVersion: version, clientType: clientType(), now: Date.now() }
  post(endpoint, sessionReport({ error, call, errorCode, reason }, by))
}

/** What does not fit is no agreement. */
function agreedIn(kept: unknown): Parameters<typeof maySend>[0] {
  const { privacyAnswered, reportCrash } = fieldsOf(kept)
  return { privacyAnswered: privacyAnswered === true, reportCrash: reportCrash === true, reportUsage: false }
}

const fieldsOf = (kept: unknown): Record<string, unknown> =>
  typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {}
