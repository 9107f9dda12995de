import { err, ok } from '@reprieve/domain/result.ts'
import { expect } from 'vitest'
import { type Shelved, type Tables, type Unreadable, NO_DAY, type StoredRow } from '../tables.ts'
import { plainContent } from '../database/idbTables.ts'

const A_DRAFT: Shelved = { shelf: 'drafts', id: 'd1', at: 5, content: { note: 'half' } }
const AN_UNREADABLE: Unreadable = {
  table: 'rows',
  key: 'x',
  raw: { clientId: 'x' },
  why: 'kind is wrong',
  at: 9,
}

const STAMP = '018f00000000-0000-0123456789ab'

/** A stored row that parses; a test passes the fields that it breaks or needs. */
export const aStoredRow = (clientId: string, own: Partial<StoredRow> = {}): StoredRow => ({
  clientId,
  kind: 'record',
  localId: null,
  idOnServer: null,
  rev: 1,
  ver: 1,
  dirty: 1,
  sent: 0,
  day: NO_DAY,
  stamps: [['severity', STAMP]],
  pend: ['severity'],
  refusals: 0,
  setAside: null,
  content: plainContent({
    values: [['severity', 7]],
    lost: [{ group: 'note', hlc: STAMP, value: 'before' }],
  }),
  ...own,
})

export interface TableAgreement {
  title: string
  run: (tables: Tables) => Promise<void>
}

/** The contract for all tables, each test starting empty. It runs on the browser's tables and on those for tests. */
export const TABLES_CONTRACT: readonly TableAgreement[] = [
  {
    title: 'a row comes back as it was put',
    run: async (tables) => {
      const row = aStoredRow('a')
      expect(await tables.write({ rows: [row] })).toEqual(ok(undefined))
      expect(await tables.row('a')).toEqual(row)
      expect(await tables.rows(['b', 'a'])).toEqual([undefined, row])
    },
  },

  {
    title: 'what is not there is undefined, and lists are empty',
    run: async (tables) => {
      expect([
        await tables.row('a'),
        await tables.state('sync'),
        await tables.shelved('drafts', 'd1'),
      ]).toEqual([undefined, undefined, undefined])
      const lists = [tables.rowsOf('record'), tables.dirtyRows(), tables.everyRow(), tables.shelf('drafts')]
      expect(await Promise.all([...lists, tables.unreadable()])).toEqual([[], [], [], [], []])
    },
  },

  {
    title: 'rows are found by their kind, and dirty ones by that',
    run: async (tables) => {
      const record = aStoredRow('b', { dirty: 0 })
      const deleted = aStoredRow('c', { day: -1 })
      const dose = aStoredRow('a', { kind: 'dose' })
      await tables.write({ rows: [record, deleted, dose] })
      expect(await tables.rowsOf('record')).toEqual([record, deleted])
      expect(await tables.dirtyRows()).toEqual([dose, deleted])
      expect(await tables.everyRow()).toEqual([dose, record, deleted])
      expect(await tables.rowsAfter(undefined, 2)).toEqual([dose, record])
      expect(await tables.rowsAfter(record, 2)).toEqual([deleted])
    },
  },

  {
    title: 'rows that say neither that they are dirty nor that they are not are counted',
    run: async (tables) => {
      const marks = [0, 1, undefined, null, true, 2, '1', 0.5]
      await tables.write({ rows: marks.map((dirty, n) => aStoredRow(`r${n}`, { dirty: dirty as never })) })
      expect([await tables.countDirty(), await tables.countUnmarked()]).toEqual([1, 6])
      expect(await tables.countAll()).toBe(marks.length)
    },
  },

  {
    title: 'the latest come first, as many as asked for, without the deleted',
    run: async (tables) => {
      const days = [3, 9, -1, 5, 0].map((day, n) => aStoredRow(`r${n}`, { day }))
      const other = aStoredRow('other', { kind: 'dose', day: 99 })
      const rows = [...days, other]
      await tables.write({ rows })
      expect(await tables.latestRows('record', 3)).toEqual([rows[1], rows[3], rows[0]])
      expect(await tables.latestRows('record', 9)).toHaveLength(4)
      expect(await tables.latestRows('record', 9, 5)).toEqual(
        (await tables.latestRows('record', 9)).filter((row) => (row as { day: number }).day < 5),
      )
      expect(await tables.rowsOfDay('record', 5)).toEqual([rows[3]])
      expect([await tables.countRows('record'), await tables.countRows('note')]).toEqual([4, 0])
    },
  },

  {
    title: 'days are counted once each, without the deleted, those without a day and the broken',
    run: async (tables) => {
      const days = [3, 9, 3, -1, 0, 5, 9, 'x' as never]
      const other = aStoredRow('other', { kind: 'dose', day: 99 })
      await tables.write({ rows: [...days.map((day, n) => aStoredRow(`r${n}`, { day })), other] })
      expect([await tables.countDays('record'), await tables.countDays('dose')]).toEqual([3, 1])
      expect(await tables.countDays('note')).toBe(0)
      expect([await tables.countDays('record', 2), await tables.countDays('record', 7)]).toEqual([2, 3])
    },
  },

  {
    title: 'a row is found by each of its numbers',
    run: async (tables) => {
      const rows = [
        aStoredRow('here', { localId: 3 }),
        aStoredRow('both', { localId: 12, idOnServer: 3, dirty: 0 }),
        aStoredRow('there', { idOnServer: 1_000_004 }),
        aStoredRow('torn', { localId: 'x' as never, dirty: 0 }),
      ]
      expect([await tables.highestLocalId(), await tables.countDirty()]).toEqual([0, 0])
      await tables.write({ rows })
      expect([await tables.highestLocalId(), await tables.countDirty()]).toEqual([12, 2])
      expect(await tables.rowByNumber('localId', 3)).toEqual(rows[0])
      expect(await tables.rowByNumber('idOnServer', 3)).toEqual(rows[1])
      expect(await tables.rowByNumber('idOnServer', 12)).toBeUndefined()
    },
  },

  {
    title: 'a row is replaced by the revision after its own and by no other',
    run: async (tables) => {
      await tables.write({ rows: [aStoredRow('a')] })
      const next = aStoredRow('a', { rev: 2, ver: 2 })
      for (const rev of [0, 1, 3])
        expect(await tables.write({ rows: [aStoredRow('a', { rev })] })).toEqual(err('changed'))
      expect(await tables.write({ rows: [next] })).toEqual(ok(undefined))
      expect(await tables.row('a')).toEqual(next)
    },
  },

  {
    title: 'a row that was there and is gone is not made again by an old revision',
    run: async (tables) => {
      await tables.write({ rows: [aStoredRow('a')] })
      expect(await tables.write({ dropRows: [{ key: 'a', rev: 2 }] })).toEqual(err('changed'))
      expect(await tables.write({ dropRows: [{ key: 'a', rev: 1 }] })).toEqual(ok(undefined))
      expect(await tables.write({ dropRows: [{ key: 'a', rev: 1 }] })).toEqual(err('changed'))
      expect(await tables.write({ rows: [aStoredRow('a', { rev: 2 })] })).toEqual(err('changed'))
      expect(await tables.everyRow()).toEqual([])
    },
  },

  {
    title: 'a batch with one stale thing in it leaves everything as it was',
    run: async (tables) => {
      const state = { name: 'sync', rev: 1, value: { cursor: 4 } } as const
      await tables.write({ states: [state], rows: [aStoredRow('a')] })
      const stale = await tables.write({
        rows: [aStoredRow('b')],
        dropRows: [{ key: 'a', rev: 1 }],
        states: [state],
        shelve: [A_DRAFT],
        unreadable: [AN_UNREADABLE],
      })
      expect(stale).toEqual(err('changed'))
      expect(await tables.everyRow()).toEqual([aStoredRow('a')])
      expect([await tables.shelf('drafts'), await tables.unreadable()]).toEqual([[], []])
    },
  },

  {
    title: 'a batch with something in it that cannot be stored throws, and leaves everything as it was',
    run: async (tables) => {
      const batch = { rows: [aStoredRow('b')], shelve: [{ ...A_DRAFT, content: () => 'a function' }] }
      await expect(tables.write(batch)).rejects.toMatchObject({ name: 'DataCloneError' })
      expect([await tables.everyRow(), await tables.shelf('drafts')]).toEqual([[], []])
    },
  },
  {
    title: 'a whole batch is written together',
    run: async (tables) => {
      const state = { name: 'sync', rev: 1, value: { cursor: 4 } } as const
      const batch = {
        rows: [aStoredRow('b')],
        states: [state],
        shelve: [A_DRAFT],
        unreadable: [AN_UNREADABLE],
      }
      expect(await tables.write(batch)).toEqual(ok(undefined))
      expect(await tables.state('sync')).toEqual(state)
      expect(await tables.shelved('drafts', 'd1')).toEqual(A_DRAFT)
      expect(await tables.unreadable()).toEqual([AN_UNREADABLE])
      expect(await tables.write({ dropStates: [{ key: 'sync', rev: 7 }] })).toEqual(err('changed'))
      expect(await tables.write({ dropStates: [{ key: 'sync', rev: 1 }] })).toEqual(ok(undefined))
      expect(await tables.state('sync')).toBeUndefined()
    },
  },

  {
    title: 'a shelf holds its own things, the newest of each id',
    run: async (tables) => {
      const later = { ...A_DRAFT, at: 6, content: { note: 'whole' } }
      await tables.write({ shelve: [A_DRAFT, { ...A_DRAFT, shelf: 'trash' }] })
      await tables.write({ shelve: [later] })
      expect(await tables.shelf('drafts')).toEqual([later])
      await tables.write({ unshelve: [{ shelf: 'drafts', id: 'd1' }] })
      expect([await tables.shelf('drafts'), await tables.shelf('trash')]).toEqual([
        [],
        [{ ...A_DRAFT, shelf: 'trash' }],
      ])
    },
  },

  {
    title: 'of two that write at once from the same revision, one is refused',
    run: async (tables) => {
      const [one, other] = [aStoredRow('a', { idOnServer: 1 }), aStoredRow('a', { idOnServer: 2 })]
      const written = await Promise.all([tables.write({ rows: [one] }), tables.write({ rows: [other] })])
      expect(written).toEqual([ok(undefined), err('changed')])
      expect(await tables.row('a')).toEqual(one)
    },
  },

  {
    title: 'what was read is a copy',
    run: async (tables) => {
      await tables.write({ rows: [aStoredRow('a')] })
      const read = (await tables.row('a')) as { pend: string[] }
      read.pend.push('note')
      expect(await tables.row('a')).toEqual(aStoredRow('a'))
    },
  },
]

/** More of the contract for all tables: rows guarded by the revision of a state. [LOCAL-30] */
export const GUARD_CONTRACT: readonly TableAgreement[] = [
  {
    title: 'rows and states are read by one look',
    run: async (tables) => {
      const state = { name: 'sync', rev: 1, value: { cursor: 4 } } as const
      await tables.write({ states: [state], rows: [aStoredRow('a')] })
      const found = { rows: [undefined, aStoredRow('a')], states: [undefined, state] }
      expect(await tables.rowsAndStates(['b', 'a'], ['synced', 'sync'])).toEqual(found)
      expect(await tables.rowsAndStates([], ['synced'])).toEqual({ rows: [], states: [undefined] })
    },
  },

  {
    title:
      'a guarded batch is refused by its state, or by a row that is to be new; no other row is looked at',
    run: async (tables) => {
      const state = (rev: number) => [{ name: 'sync', rev, value: {} } as const]
      await tables.write({ states: state(1), rows: [aStoredRow('a'), aStoredRow('b')] })
      const [row, drop] = [aStoredRow('a', { rev: 8 }), { key: 'b', rev: 8 }]
      const batch = { rows: [row], dropRows: [drop], isGuarded: true }
      expect(await tables.write({ ...batch, states: state(3) })).toEqual(err('changed'))
      const made = { rows: [aStoredRow('a')], states: state(2), isGuarded: true }
      expect(await tables.write(made)).toEqual(err('changed'))
      expect(await tables.write({ ...batch, states: state(2) })).toEqual(ok(undefined))
      expect(await tables.everyRow()).toEqual([row])
    },
  },
]
