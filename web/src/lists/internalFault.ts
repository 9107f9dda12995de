/** What no button asks for: our own mistake, or that of another client. */
export type InternalFault = 'not-own' | 'empty-list'

/** Told as any other mistake of ours is; what was attempted is skipped. [LIST-3, LIST-9] */
export function reportInternal(fault: InternalFault, attempted: string): void {
  globalThis.reportError(new Error(`a list was not changed (${attempted}): ${fault}`))
}
