import { RESULT } from '@reprieve/contract/codes.ts'
import { describe, expect, test } from 'vitest'
import type { Answer, Ask } from '../api/ask.ts'
import { aDiary } from '../local/testing/aDiary.ts'
import { findWaiting } from './waiting/findWaiting.ts'
import { runSync } from './runSync.ts'
import { aPass, askWireServer, everyRow, makeTestId, writeRow, type TestPass } from './testing/aPass.ts'
import { WireServer } from './testing/wireServer.ts'

const RECORDS = 100
const MOST_PASSES = 12
const KNEE = makeTestId(1)
const OTHER = makeTestId(2)
const WORDS = 'since the fall on the stairs'

interface Stubborn {
  how: string
  calls: RegExp
  /** The answer besides its code. */
  says: Record<string, unknown>
  /** Whether a pass had sent it before the server started to refuse it. */
  wasThere: boolean
  /** The id under which it is unsent at the end. */
  endsAs: string
}

const STAMPS = { name: '000000000001-0000-d00d00d00d00', deleted: '000000000001-0000-d00d00d00d00' }
const THE_OTHER = { client_id: OTHER, fid: 7, seq: 1, stamps: STAMPS, content: { value: 'My knee' } }

const STUBBORN: readonly Stubborn[] = [
  {
    how: 'and names one that no pull ever brings',
    calls: /^sync\/(add|edit)-condition$/,
    says: THE_OTHER,
    wasThere: false,
    endsAs: OTHER,
  },
  { how: 'to each edit of it', calls: /^sync\/edit-condition$/, says: {}, wasThere: true, endsAs: KNEE },
  { how: 'and says not which', calls: /^sync\/add-condition$/, says: {}, wasThere: false, endsAs: KNEE },
]

const told = (says: Record<string, unknown>): Answer => ({
  reached: true,
  code: RESULT.conditionDuplicate,
  message: '',
  body: { result_code: RESULT.conditionDuplicate, result_msg: '', ...says },
})

const writeKnee = ({ diary }: TestPass, groups: Record<string, unknown>) =>
  writeRow(diary, { clientId: KNEE, kind: 'condition' }, groups)

/** Each record refers to the condition that the server refuses. */
const writeRecord = ({ diary }: TestPass, n: number) =>
  writeRow(
    diary,
    { clientId: makeTestId(1_000 + n), kind: 'record' },
    {
      severity: { severity: n % 11 },
      timing: { timing: n },
      location: { location: ['My knee'], refs: [{ client_id: KNEE, text: 'My knee' }] },
    },
  )

const arrived = ({ server }: TestPass): number =>
  [...server.content.items.values()].filter(({ kind }) => kind === 'record').length

async function stubbornPass({ calls, says, wasThere }: Stubborn): Promise<TestPass> {
  const server = new WireServer()
  const diary = aDiary()
  const honest = askWireServer(server, diary)
  let isStubborn = false
  const ask: Ask = (name, request, how) =>
    isStubborn && calls.test(name) ? Promise.resolve(told(says)) : honest(name, request, how)
  const pass = aPass({ server, diary, ask })
  await writeKnee(pass, { name: { value: 'My knee' }, shown: { isShow: 1 } })
  if (wasThere) await runSync(pass)
  await writeKnee(pass, { notes: { notes: WORDS } })
  isStubborn = true
  return pass
}

const saidOf = async ({ diary }: TestPass, id: string): Promise<string> => {
  const row = (await everyRow(diary)).find(({ clientId }) => clientId === id)
  return JSON.stringify([[...(row?.groups ?? [])], row?.lost])
}

describe.each(STUBBORN)('a condition that the server has already, for ever, $how', (stubborn) => {
  test('[SYNC I10, SYNC I15, D29] blocks none of a hundred records that refer to it, and stays with its data', async () => {
    const pass = await stubbornPass(stubborn)
    for (let n = 0; n < RECORDS; n++) await writeRecord(pass, n)
    let passes = 0
    do {
      passes += 1
      await runSync(pass)
    } while (arrived(pass) < RECORDS && passes < MOST_PASSES)
    expect({ arrived: arrived(pass), passes }).toEqual({ arrived: RECORDS, passes: 1 })
    const waiting = (await everyRow(pass.diary)).filter(({ dirty }) => dirty)
    expect(waiting.map(({ clientId }) => clientId)).toEqual([stubborn.endsAs])
    expect(await saidOf(pass, stubborn.endsAs)).toContain(WORDS)
    // Each was sent with the text of the condition, and with its id, by which it is found once it exists.
    const texts = [...pass.server.content.items.values()].flatMap(
      ({ groups }) => groups.get('location')?.v ?? [],
    )
    expect(new Set(texts.map((text) => JSON.stringify(text)))).toEqual(
      new Set([JSON.stringify({ location: ['My knee'], refs: [{ client_id: KNEE, text: 'My knee' }] })]),
    )
  })

  test('[SYNC I10, SYNC-17] after any number of passes new rows are sent in the next one, and the condition is listed or still tried', async () => {
    const pass = await stubbornPass(stubborn)
    for (let n = 0; n < 2 * MOST_PASSES; n++) {
      await writeRecord(pass, n)
      await runSync(pass)
      expect(arrived(pass)).toBe(n + 1)
    }
    const [left] = (await everyRow(pass.diary)).filter(({ dirty }) => dirty)
    const { refused, unsent } = await findWaiting(pass.diary)
    expect(left?.clientId).toBe(stubborn.endsAs)
    expect(refused.length + unsent).toBe(1)
  })
})
