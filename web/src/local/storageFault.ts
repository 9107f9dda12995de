import type { StorageFault } from './tables.ts'

const FAULTS: readonly string[] = ['no-room', 'storage-gone', 'no-answer'] satisfies StorageFault[]

/** It was not saved, and may be tried again. */
export const isStorageFault = (fault: unknown): fault is StorageFault =>
  typeof fault === 'string' && FAULTS.includes(fault)
