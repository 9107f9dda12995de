import { ACCOUNT_DATA_PARTS, ACCOUNT_DATA_TYPE } from '@reprieve/contract/account/keptRecord.ts'
import { toFields, type Fields } from '@reprieve/contract/fields.ts'
import { RESULT } from '@reprieve/contract/resultCodes.ts'
import type { MissingPart } from '@reprieve/contract/sync/transfer/fileText.ts'
import type { CallName, SentOf } from '@reprieve/contract/calls.ts'
import { toBase64 } from '../../device/base64.ts'
import type { Answer, Ask } from '../../api/ask.ts'
import { untilStopped } from '../../api/untilStopped.ts'
import type { AccountEntries } from './exportDiary.ts'

interface Asking {
  ask: Ask
  /** Whose diary it is: responses for another user are left out. */
  userId: number
  signal: AbortSignal
  /** Which part is being fetched. */
  onPart?: (part: string) => void
}

/** Written to the file as it is, for people who read the file. */
const WHY = {
  away: 'The server could not be reached.',
  other: 'Somebody else was signed in.',
  refused: (code: number): string => `The server did not give it (code ${code}).`,
}

type Fault = string

/**
 * Fetches what only the server has, page by page and file by file (D47). Once the server cannot be reached, it stops
 * waiting. [FILE-1, FILE-2]
 */
export async function* readAccountEntries(asking: Asking): AccountEntries {
  const missing: MissingPart[] = []
  const told = await contentOf(asking, {})
  const listed = 'fault' in told ? ACCOUNT_DATA_PARTS : textsIn(told.content['parts'])
  let lost: Fault | null = 'fault' in told ? told.fault : null
  for (const part of listed) {
    asking.signal.throwIfAborted()
    if (lost === null) asking.onPart?.(part)
    const fault: Fault | null = lost ?? (yield* onePart(asking, part))
    if (fault === null) continue
    missing.push({ part, why: fault })
    if (fault === WHY.away || fault === WHY.other) lost = fault
  }
  return missing
}

/** Returns why the part is incomplete; what came before is in the file. */
async function* onePart(asking: Asking, part: string): AsyncGenerator<unknown[], Fault | null> {
  const reports = new Set<unknown>()
  let fault: Fault | null = null
  let cursor: string | null = null
  do {
    const told = await contentOf(asking, { part, cursor })
    if ('fault' in told) return told.fault
    const entries = listIn(told.content['entries']).map(toFields)
    for (const { table, report_uuid: uuid } of entries) if (table === 'report') reports.add(uuid)
    const isFile = ({ table, owner_uuid: owner }: Fields): boolean =>
      table === 'avatar' || (table === 'report_file' && reports.has(owner))
    yield entries.filter((entry) => !isFile(entry)).map((entry) => ({ part, ...entry }))
    for (const entry of entries.filter(isFile)) {
      const fetched = await bytesOf(asking, entry)
      yield [{ part, ...entry, ...('base64' in fetched && fetched) }]
      if (!('fault' in fetched)) continue
      fault = fetched.fault
      if (fault === WHY.away) return fault
    }
    const { next_cursor: next } = told.content
    cursor = typeof next === 'string' && next !== cursor ? next : null
  } while (cursor !== null)
  return fault
}

async function contentOf(asking: Asking, asked: object): Promise<{ content: Fields } | { fault: Fault }> {
  const answer = await askedOf(asking, 'sync/get-record', { record_type: ACCOUNT_DATA_TYPE, ...asked })
  const fault = faultIn(answer)
  if (fault !== null) return { fault }
  const content = toFields(answer.reached ? answer.body['content'] : null)
  return content['user_id'] === asking.userId ? { content } : { fault: WHY.other }
}

async function bytesOf(asking: Asking, entry: Fields): Promise<{ base64: string } | { fault: Fault }> {
  const { table, file, owner_uuid: owner, form } = entry
  const answer =
    table === 'avatar'
      ? await askedOf(asking, 'sync/get-image', { file: String(file) })
      : await askedOf(asking, 'reports/download-user-report', {
          report_uuid: String(owner),
          form: formIn(form),
        })
  const bytes = answer.reached ? answer.body['bytes'] : null
  if (bytes instanceof Blob) return { base64: toBase64(new Uint8Array(await bytes.arrayBuffer())) }
  return { fault: faultIn(answer) ?? WHY.away }
}

const formIn = (form: unknown): 'pdf' | 'json' | 'csv' => (form === 'json' || form === 'csv' ? form : 'pdf')

const PAGE_TIMEOUT_MS = 60_000
const FILE_TIMEOUT_MS = 300_000

const LONGEST_WAIT_S = 60
const MOST_WAITS = 3

/** When rate-limited, waits as long as the server says. */
async function askedOf<N extends CallName>(
  { ask, signal }: Asking,
  name: N,
  request: SentOf<N>,
): Promise<Answer> {
  const patience = name === 'sync/get-record' ? PAGE_TIMEOUT_MS : FILE_TIMEOUT_MS
  for (let waits = 0; ; waits++) {
    signal.throwIfAborted()
    const answer = await ask(name, request, { signal: untilStopped(signal, patience) })
    signal.throwIfAborted()
    const seconds = waitIn(answer)
    if (seconds === null || waits === MOST_WAITS) return answer
    await stoppableWait(seconds * 1_000, signal)
  }
}

function waitIn(answer: Answer): number | null {
  if (!answer.reached || answer.code !== RESULT.rateLimited) return null
  const { retry_after: seconds } = answer.body
  return typeof seconds === 'number' && seconds >= 0 && seconds <= LONGEST_WAIT_S ? seconds : null
}

const stoppableWait = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

function faultIn(answer: Answer): Fault | null {
  if (!answer.reached) return WHY.away
  return answer.code === RESULT.ok ? null : WHY.refused(answer.code)
}

const listIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const textsIn = (value: unknown): string[] => listIn(value).filter((one) => typeof one === 'string')
