import { err, ok } from '@reprieve/domain/result.ts'
import { expect } from 'vitest'
import { aStoredRow, type TableAgreement } from './tablesContract.ts'

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
