import type { Batch, Tables } from '../tables.ts'
import { memoryTables } from './memoryTables.ts'

export interface Disk {
  /** The tables after a power cut: without the relaxed writes since the last strict write. */
  open: () => Promise<Tables>
  writes: () => number
}

/** A disk whose power may be cut. `failAt`: the write at which everything ends. */
export function aDisk(failAt = Infinity): Disk {
  let written: Batch[] = []
  let safe = 0
  let writes = 0
  return {
    writes: () => writes,
    open: async () => {
      written = written.slice(0, safe)
      const tables = memoryTables()
      let isDead = false
      for (const batch of written) await tables.write(batch)
      const write: Tables['write'] = async (batch) => {
        if (isEmpty(batch)) return tables.write(batch)
        writes += 1
        isDead ||= writes === failAt
        if (isDead) throw new Error('the power is gone')
        const done = await tables.write(batch)
        if (!done.ok) return done
        written.push(structuredClone(batch))
        if (batch.isRelaxed !== true) safe = written.length
        return done
      }
      return { ...tables, write }
    },
  }
}

const isEmpty = (batch: Batch): boolean =>
  Object.values(batch).every((part) => !Array.isArray(part) || part.length === 0)
