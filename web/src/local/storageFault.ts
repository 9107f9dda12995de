import type { StorageFault } from './tables.ts'

const FAULTS: readonly string[] = ['no-room', 'storage-gone'] satisfies StorageFault[]

/** Nothing was written, and the same may be tried again. */
export const isStorageFault = (fault: unknown): fault is StorageFault =>
  typeof fault === 'string' && FAULTS.includes(fault)
