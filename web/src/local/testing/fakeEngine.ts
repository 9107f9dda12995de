import { IDBFactory, IDBKeyRange, IDBObjectStore } from 'fake-indexeddb'
import type { Engine } from '../idb.ts'

/** A browser's database of its own, empty. */
export const fakeEngine = (): Engine => ({ indexedDB: new IDBFactory(), IDBKeyRange })

const WRITES = ['put', 'add', 'delete'] as const

/**
 * The engine's writes, each announced before it is done; what `before` throws is thrown in its place. Returns what
 * puts the engine right again.
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
