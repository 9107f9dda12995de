// What a start needs where there is a lock, in one file to fetch.
export { readLockRecord } from './lockRecord.ts'
export { lockedCodec, openCodec } from './lockCodec.ts'
export { isSameBytes } from './sealing.ts'
