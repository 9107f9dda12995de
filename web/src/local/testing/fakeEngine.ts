import { IDBFactory, IDBKeyRange, IDBObjectStore } from 'fake-indexeddb'
import type { Engine } from '../idb.ts'

/** A new, empty IndexedDB. */
export const fakeEngine = (): Engine => ({ indexedDB: new IDBFactory(), IDBKeyRange })

const WRITES = ['put', 'add', 'delete'] as const

/**
 * Calls `before` ahead of each write of the engine; if it throws, the write throws instead. Returns a function that
 * restores the engine.
 */
export function disturbWrites(before: (store: IDBObjectStore) => void): () => void {
  const engine = IDBObjectStore.prototype as unknown as Record<string, (...args: unknown[]) => unknown>
  const undo = WRITES.map((name) => {
    const real = engine[name]!
    engine[name] = function (this: IDBObjectStore, ...args) {
      before(this)
      return real.apply(this, args)
    }
    return () => {
      engine[name] = real
    }
  })
  return () => undo.forEach((put) => put())
}
