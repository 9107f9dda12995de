import { RESULT } from '@reprieve/contract/codes.ts'
import { expect, test } from 'vitest'
import { NOT_REACHED, type Answer, type Ask } from '../api/ask.ts'
import { downloadReport, downloadThroughInstitution } from './downloadReport.ts'

const REPORT = { uuid: '7b0c2f0e-0a35-4a53-9b54-5b6f9d2c1a11', num: 4 }
const FILE = new Blob(['%PDF'])
const answer = (code: number, body: Record<string, unknown> = {}): Answer => ({
  reached: true,
  code,
  message: `said ${code}`,
  body,
})
const GIVEN = answer(RESULT.ok, { bytes: FILE })
const says =
  (said: Answer): Ask =>
  () =>
    Promise.resolve(said)

test.each([
  ['pdf', 'report-4.pdf'],
  ['json', 'report-4.fhir.json'],
  ['csv', 'report-4.csv'],
] as const)('[REP-5, REL 5] %s is saved under a name that reveals nothing', async (form, name) => {
  const saved: unknown[] = []
  const save = (...file: unknown[]): void => void saved.push(file)
  expect(await downloadReport(REPORT, form, { ask: says(GIVEN), save })).toEqual({ is: 'saved' })
  expect(saved).toEqual([[name, FILE]])
})

test.each([
  ['it is not theirs', answer(RESULT.reportDenied), { is: 'not-yours' }],
  ['the file is made again', answer(RESULT.reportWaiting), { is: 'made-again' }],
  ['it could not be made', answer(RESULT.reportFailed), { is: 'refused', message: 'said 306' }],
  [
    'there is nothing in its days any more',
    answer(RESULT.reportEmpty),
    { is: 'refused', message: 'said 305' },
  ],
  ['nobody answers', NOT_REACHED, { is: 'failed' }],
  ['the server is busy', answer(RESULT.overloaded), { is: 'failed' }],
  ['the answer has no file', answer(RESULT.ok), { is: 'failed' }],
])('[REP-23, REP-24] if %s nothing is saved, and the page says so', async (_why, said, told) => {
  const save = (): never => {
    throw new Error('nothing to save')
  }
  expect(await downloadReport(REPORT, 'pdf', { ask: says(said), save })).toEqual(told)
})

test.each([
  ['NotAllowedError', 'no-permission'],
  ['SecurityError', 'no-permission'],
  ['QuotaExceededError', 'failed'],
])('[REP-25] a device that refuses the file by %s', async (name, is) => {
  const save = (): never => {
    throw new DOMException('', name)
  }
  expect(await downloadReport(REPORT, 'pdf', { ask: says(GIVEN), save })).toEqual({ is })
})

test('[REP-93, INST-18] through an institution the paper is asked for under its number, and saved by the same name', async () => {
  const asked: unknown[] = []
  const saved: unknown[] = []
  const ask: Ask = async (name, request) => {
    asked.push([name, request])
    return GIVEN
  }
  const save = (...file: unknown[]): void => void saved.push(file)
  expect(await downloadThroughInstitution(REPORT, 7, { ask, save })).toEqual({ is: 'saved' })
  expect(asked).toEqual([['institutions/download-report', { institution: 7, report_uuid: REPORT.uuid }]])
  expect(saved).toEqual([['report-4.pdf', FILE]])
})

test('[REP-93] an institution that was disabled meanwhile says so, and one that was left refuses', async () => {
  const save = (): void => undefined
  const told = (code: number) => downloadThroughInstitution(REPORT, 7, { ask: says(answer(code)), save })
  expect(await told(RESULT.institutionNotActive)).toEqual({ is: 'refused', message: 'said 320' })
  expect(await told(RESULT.reportDenied)).toEqual({ is: 'not-yours' })
})
