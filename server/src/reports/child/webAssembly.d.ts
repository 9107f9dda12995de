/** Only what is used of it: Node has it, and its types are those of the browser's library. */
declare namespace WebAssembly {
  /** Compiled, and without any state. */
  interface Module {
    readonly [Symbol.toStringTag]: 'WebAssembly.Module'
  }
  const Module: new (bytes: Uint8Array) => Module
}
