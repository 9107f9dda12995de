import { randomUUID } from 'node:crypto'
import { makeStamp } from '@reprieve/domain/sync/stamp.ts'
import { DAY_MS } from '@reprieve/domain/time/instant.ts'
import type { TestApp, TestPerson } from './testApp.ts'

type Fields = Record<string, unknown>

const GROUPS = ['severity', 'timing', 'note', 'deleted']

export const testRecord = (client_id: string, change: Fields, s: string): Fields => ({
  client_id,
  stamps: Object.fromEntries(GROUPS.map((group) => [group, s])),
  content: { severity: 4, timing: 1_700_000_000_000, notes: '', deleted: 0, ...change },
})

/** Helpers to write and delete items, and to see what the server still has days later. */
export function deletedDiary(server: TestApp) {
  const stamp = (agoMs: number): string =>
    makeStamp({ ms: server.clock.now - agoMs, counter: 0 }, 'aaaaaaaaaaaa')
  const call = async (person: TestPerson, name: string, body: Fields): Promise<Fields> =>
    (await server.call(`sync/${name}`, body, { person })).body
  return {
    stamp,
    call,
    /** Logs the person in again days later: no session lasts that long. */
    daysLater: (person: TestPerson, days: number): Promise<TestPerson> => {
      server.clock.now += days * DAY_MS
      return server.signIn(person)
    },
    deletedRecord: async (person: TestPerson, s = stamp(5_000)): Promise<string> => {
      const id = randomUUID()
      await call(person, 'create-record', testRecord(id, { notes: 'first' }, stamp(9_000)))
      await call(person, 'update-record', testRecord(id, { notes: 'second' }, stamp(8_000)))
      await call(person, 'delete-record', { client_id: id, stamps: { deleted: s } })
      return id
    },
    kept: async ({ userId }: TestPerson) => ({
      items: await server.db
        .selectFrom('item')
        .select(['client_id', 'kind', 'num', 'groups', 'deleted', 'seq', 'updated_at'])
        .where('user_id', '=', userId)
        .orderBy('seq')
        .execute(),
      history: await server.db
        .selectFrom('item_history')
        .select(['grp', 'sent_as'])
        .where('user_id', '=', userId)
        .execute(),
    }),
  }
}
