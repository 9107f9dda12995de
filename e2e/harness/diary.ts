import { setTimeout as wait } from 'node:timers/promises'
import type { AnswerOf } from '@reprieve/contract/calls.ts'
import type { PulledRecord, RecordResult, ServerTimeRecord } from '@reprieve/contract/records/calls.ts'
import { callApi, type ApiAnswer, type ApiTarget } from './apiCall.ts'
import { AnswerLost } from './httpCall.ts'
import {
  isDeleted,
  noteCreate,
  noteDelete,
  noteUpdate,
  unackedActs,
  type Act,
  type ActCall,
  type Ledger,
} from './ledger.ts'

const RECORD_MISSING = 204
const MOST_AT_ONCE = 100
const PAUSE_MS = 25
const AWAY = 112
const PATIENCE_MS = 30_000

export interface PulledPage {
  head: ServerTimeRecord
  records: PulledRecord[]
}

/** Pulls page by page from the cursor, as a device does. */
export async function pullAll(door: ApiTarget, limit = 2_500): Promise<PulledRecord[]> {
  const all: PulledRecord[] = []
  let cursor = 0
  for (;;) {
    const { head, records } = await pullPage(door, { cursor, limit })
    all.push(...records)
    if (!head.more) return all
    cursor = head.cursor
  }
}

export async function pullPage(door: ApiTarget, asked: object): Promise<PulledPage> {
  const answer = await askWhenBack(door, asked)
  if (answer.code !== 0)
    throw new Error(`get-all-records answered ${answer.status} ${JSON.stringify(answer.body)}`)
  const [head, ...records] = (answer.body as unknown as AnswerOf<'sync/get-all-records'>).records
  return { head: head as ServerTimeRecord, records }
}

/** Retries while the server is overloaded or its database restarts, as a device would. */
async function askWhenBack(door: ApiTarget, asked: object): Promise<ApiAnswer> {
  const patienceEnds = performance.now() + PATIENCE_MS
  for (;;) {
    const answer = await callApi(door, 'sync/get-all-records', asked)
    if (answer.code !== AWAY || performance.now() > patienceEnds) return answer
    await wait(PAUSE_MS)
  }
}

/** The results of a bulk; empty for a single call. */
export const bulkResults = (answer: ApiAnswer): RecordResult[] =>
  (answer.body['items'] ?? []) as RecordResult[]

/** Sends acts of one kind as one bulk and marks those that were acknowledged; null if the answer was lost. */
export async function sendActs(
  door: ApiTarget,
  call: ActCall,
  acts: readonly Act[],
): Promise<ApiAnswer | null> {
  try {
    const answer = await callApi(door, call, { records: acts.map((act) => act.record) })
    if (answer.code === 0)
      acts.forEach((act, index) => (act.isAcked ||= bulkResults(answer)[index]?.result_code === 0))
    return answer
  } catch (error) {
    if (error instanceof AnswerLost) return null
    throw error
  }
}

/** Sends again what was not acknowledged, with the same ids and stamps, as a device does after a fault. [D28] */
export async function resendUnacked(door: ApiTarget, ledger: Ledger): Promise<void> {
  const calls: ActCall[] = ['sync/create-records', 'sync/update-records', 'sync/delete-records']
  for (const call of calls) {
    const left = unackedActs(ledger).filter((act) => act.call === call)
    for (let at = 0; at < left.length; at += MOST_AT_ONCE) {
      const bulk = left.slice(at, at + MOST_AT_ONCE)
      const answer = await sendActs(door, call, bulk)
      if (answer?.code !== 0)
        throw new Error(`${call} sent again was answered ${JSON.stringify(answer?.body)}`)
      const missing = bulk.filter((_, index) => bulkResults(answer)[index]?.result_code === RECORD_MISSING)
      if (missing.length > 0) await sendActs(door, 'sync/create-records', missing)
    }
  }
}

/** Creates, edits and deletes without a pause until `stop`. Returns the answers that were not a success. */
export async function keepWriting(
  door: ApiTarget,
  ledger: Ledger,
  signal: AbortSignal,
): Promise<ApiAnswer[]> {
  const refused: ApiAnswer[] = []
  const own: string[] = []
  for (let turn = 0; !signal.aborted; turn += 1) {
    const acts = nextActs(ledger, own, turn)
    const [first] = acts
    if (first === undefined) continue
    const answer = await sendActs(door, first.call, acts)
    if (answer?.code === 0) continue
    if (answer !== null) refused.push(answer)
    // A dead server refuses immediately: without a pause the writer would only fill its ledger.
    await wait(PAUSE_MS)
  }
  return refused
}

// Three new records, two edits, sometimes a deletion: roughly an evening with a diary.
function nextActs(ledger: Ledger, own: string[], turn: number): Act[] {
  const living = own.filter((id) => !isDeleted(ledger.get(id) ?? []))
  if (turn % 3 === 0 || living.length < 4) {
    const made = [noteCreate(ledger), noteCreate(ledger), noteCreate(ledger)]
    own.push(...made.map((act) => act.record.client_id))
    return made
  }
  if (turn % 6 === 4) return living.slice(0, 1).map((id) => noteDelete(ledger, id))
  return living.slice(-2).map((id) => noteUpdate(ledger, id))
}
