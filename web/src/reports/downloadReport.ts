import { RESULT } from '@reprieve/contract/codes.ts'
import type { Ask } from '../api/ask.ts'
import { makeAskBytes } from '../api/askBytes.ts'
import type { ReportFormat, ListedReport } from './reportList.ts'

export type ReportDownloadOutcome =
  | { is: 'saved' | 'not-yours' | 'made-again' | 'no-permission' | 'failed' }
  | { is: 'refused'; message: string }

/** Saves a file on the device. Throws if the device does not allow it. */
export type SaveFile = (name: string, file: Blob) => void | Promise<void>

/** [REP-23, REP-24, REP-25] */
export async function downloadReport(
  { uuid, num }: Pick<ListedReport, 'uuid' | 'num'>,
  form: ReportFormat,
  { ask, save }: { ask: Ask; save: SaveFile },
): Promise<ReportDownloadOutcome> {
  const answer = await makeAskBytes(ask)('reports/download-user-report', { report_uuid: uuid, form })
  return downloadedFrom(answer, fileName(num, form), save)
}

/** The PDF, for a member of an institution; a refusal is shown in the server's words. [INST-18, REP-93] */
export async function downloadThroughInstitution(
  { uuid, num }: Pick<ListedReport, 'uuid' | 'num'>,
  institution: number,
  { ask, save }: { ask: Ask; save: SaveFile },
): Promise<ReportDownloadOutcome> {
  const answer = await makeAskBytes(ask)('institutions/download-report', { institution, report_uuid: uuid })
  return downloadedFrom(answer, fileName(num, 'pdf'), save)
}

type BytesAnswer = Awaited<ReturnType<ReturnType<typeof makeAskBytes>>>

async function downloadedFrom(
  answer: BytesAnswer,
  name: string,
  save: SaveFile,
): Promise<ReportDownloadOutcome> {
  if (answer instanceof Blob) return saved(name, answer, save)
  if (!answer.reached) return { is: 'failed' }
  switch (answer.code) {
    case RESULT.reportDenied:
      return { is: 'not-yours' }
    case RESULT.reportWaiting:
      return { is: 'made-again' }
    case RESULT.reportEmpty:
    case RESULT.reportFailed:
    case RESULT.institutionNotActive:
      return { is: 'refused', message: answer.message }
    default:
      return { is: 'failed' }
  }
}

/** Contains neither the content nor the person: others see file names. */
const fileName = (num: number, form: ReportFormat): string =>
  `report-${num}.${form === 'json' ? 'fhir.json' : form}`

const REFUSED_BY_DEVICE: readonly string[] = ['NotAllowedError', 'SecurityError']

async function saved(name: string, file: Blob, save: SaveFile): Promise<ReportDownloadOutcome> {
  try {
    await save(name, file)
    return { is: 'saved' }
  } catch (fault) {
    const why = fault instanceof Error ? fault.name : ''
    return { is: REFUSED_BY_DEVICE.includes(why) ? 'no-permission' : 'failed' }
  }
}
