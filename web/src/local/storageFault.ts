import type { StorageFault } from './tables.ts'

const FAULTS: readonly string[] = ['no-room', 'storage-gone', 'no-answer'] satisfies StorageFault[]

/** The save failed, and the user may try again. */
export const isStorageFault = (fault: unknown): fault is StorageFault =>
  typeof fault === 'string' && FAULTS.includes(fault)
