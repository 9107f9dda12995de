import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const find = createRequire(import.meta.url)
const WASM = '@myriaddreamin/typst-ts-web-compiler/wasm'

/** Has no state: each instance has its own memory. What is compiled of it serves all of them. */
export const compileTypst = (): WebAssembly.Module => new WebAssembly.Module(readFileSync(find.resolve(WASM)))
