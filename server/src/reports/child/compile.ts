import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { initSync, TypstCompilerBuilder } from '@myriaddreamin/typst-ts-web-compiler'

const find = createRequire(import.meta.url)
const WASM = '@myriaddreamin/typst-ts-web-compiler/wasm'

/** Paged pages, and PDF out of them; diagnostics as plain objects. As the compiler numbers them. */
const PAGED = 0
const PDF = 1
const FULL = 3

export interface Source {
  /** By path; `/main.typ` is compiled. */
  templates: Readonly<Record<string, string>>
  /** Read by the templates as data, never as their text: what a person wrote is no instruction. [REP-47] */
  data: string
  fonts: readonly Uint8Array[]
}

let isReady = false

/** Tagged PDF. Throws where the template does not compile, which is a mistake of ours, never of the data. */
export async function compilePdf({ templates, data, fonts }: Source): Promise<Uint8Array> {
  if (!isReady) initSync({ module: readFileSync(find.resolve(WASM)) })
  isReady = true
  const builder = new TypstCompilerBuilder()
  // No file and no package is to be had but what is given here.
  builder.set_dummy_access_model()
  for (const font of fonts) await builder.add_raw_font(font)
  const compiler = await builder.build()
  try {
    for (const [path, text] of Object.entries(templates)) compiler.add_source(path, text)
    compiler.map_shadow('/data.json', Buffer.from(data))
    const world = compiler.snapshot('/', '/main.typ', [])
    try {
      checked(world.compile(PAGED, FULL))
      return bytesOf(world.get_artifact(PDF, FULL))
    } finally {
      world.free()
    }
  } finally {
    compiler.free()
  }
}

interface Diagnostic {
  severity: string
  path: string
  range: string
  message: string
}

interface Answer {
  result?: unknown
  hasError?: boolean
  diagnostics?: readonly Diagnostic[]
}

function checked(answer: Answer): Answer {
  const errors = (answer.diagnostics ?? []).filter(({ severity }) => severity === 'error')
  const first = errors[0]
  if (first) throw new Error(`typst ${first.path} ${first.range}: ${first.message}`)
  if (answer.hasError === true) throw new Error('typst: not compiled')
  return answer
}

function bytesOf(answer: Answer): Uint8Array {
  const { result } = checked(answer)
  if (result instanceof Uint8Array) return result
  throw new Error('typst: no bytes')
}
