/** A fault that no button can cause: our own bug, or another client's. */
export type InternalFault = 'not-own' | 'empty-list'

/** Reported like any other bug of ours; the attempted action is skipped. [LIST-3, LIST-9] */
export function reportInternal(fault: InternalFault, attempted: string): void {
  globalThis.reportError(new Error(`a list was not changed (${attempted}): ${fault}`))
}
