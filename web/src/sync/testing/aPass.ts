import type { SentOf, CallName } from '@reprieve/contract/calls.ts'
import { emptyRow, type LocalRow } from '@reprieve/domain/sync/localRow.ts'
import { saveRow } from '@reprieve/domain/sync/saveRow.ts'
import type { Answer, Ask, CallOptions } from '../../api/ask.ts'
import { changeRows } from '../../local/rows/changeRows.ts'
import { planDeletion } from '../../local/rows/deleteRows.ts'
import { getRow, type Diary } from '../../local/rows/rows.ts'
import { aDiary, type TestDiary } from '../../local/testing/aDiary.ts'
import { PASS_LIMITS, type Pass } from '../pass/syncPass.ts'
import { WireServer } from './wireServer.ts'
import { readStoredRows } from '../../local/rows/storedRow.ts'

export interface TestRequest {
  name: string
  body: Record<string, unknown>
  how: CallOptions | undefined
}

export type TestPass = Pass & {
  diary: TestDiary
  server: WireServer
  requests: TestRequest[]
  notes: string[]
}

/** A pass of a device in memory against a server in memory, with the requests that it made. */
export function aPass(own: Partial<Pass> & { server?: WireServer } = {}): TestPass {
  const server = own.server ?? new WireServer()
  const diary = (own.diary as TestDiary | undefined) ?? aDiary()
  const requests: TestRequest[] = []
  const notes: string[] = []
  return {
    diary,
    background: false,
    limits: PASS_LIMITS,
    note: (what, count) => void notes.push(`${what}: ${count}`),
    onAnswered: () => {},
    ...own,
    ask: recorded(requests, own.ask ?? askWireServer(server, diary)),
    server,
    requests,
    notes,
  } as TestPass
}

export const askWireServer =
  (server: WireServer, diary: Diary): Ask =>
  (name, request) =>
    Promise.resolve(server.answer(name, request as Record<string, unknown>, diary.now()))

function recorded(requests: TestRequest[], ask: Ask): Ask {
  return <N extends CallName>(name: N, request: SentOf<N>, how?: CallOptions): Promise<Answer> => {
    // As it would be transmitted.
    requests.push({ name, body: JSON.parse(JSON.stringify(request)) as TestRequest['body'], how })
    return ask(name, request, how)
  }
}

export const makeTestId = (n: number): string => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`

/** Saves like the app. Groups contain the wire's own keys. */
export const writeTestRecord = (diary: Diary, clientId: string, values: Record<string, unknown>) =>
  writeRow(
    diary,
    { clientId, kind: 'record' },
    Object.fromEntries(
      Object.entries(values).map(([group, value]) => [group, { [KEYS[group] ?? group]: value }]),
    ),
  )

/** The same for any kind, with whole groups. */
export const writeRow = (
  diary: Diary,
  { clientId, kind }: { clientId: string; kind: string },
  groups: Record<string, unknown>,
) =>
  changeRows(diary, [clientId], ({ rows, state }) => {
    const before = rows.get(clientId) ?? emptyRow(clientId, kind)
    const change = { values: new Map(Object.entries(groups)), clock: state.clock, wallNow: diary.now() }
    const { row, clock } = saveRow(before, change)
    return { rows: [row], state: { ...state, clock } }
  })

/** A list item that the user created. */
export const writeItem = (
  diary: Diary,
  clientId: string,
  value: string,
  more: Record<string, unknown> = {},
) =>
  writeRow(
    diary,
    { clientId, kind: 'list_field' },
    { name: { type: 'location', value, value_type: 'custom', key: null }, shown: { isShow: 1 }, ...more },
  )

const KEYS: Record<string, string> = { note: 'notes' }

export const deleteTestRow = (diary: Diary, clientId: string) =>
  changeRows(diary, [clientId], ({ rows, state }) => {
    const row = rows.get(clientId)
    return row === undefined ? {} : planDeletion(row, { state, wallNow: diary.now() })
  })

export async function rowAt(diary: Diary, clientId: string): Promise<LocalRow> {
  const row = await getRow(diary, clientId)
  if (row === null) throw new Error('there is no such row')
  return row
}

export async function everyRow(diary: Diary): Promise<LocalRow[]> {
  const { loaded } = await readStoredRows(diary, await diary.tables.everyRow())
  return loaded.map(({ row }) => row)
}

export const readGroupValue = (row: LocalRow, group: string): unknown => {
  const value = row.groups.get(group)?.v as Record<string, unknown> | undefined
  return value?.[KEYS[group] ?? group]
}
