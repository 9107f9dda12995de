import { initSync, TypstCompilerBuilder, type InitOutput } from '@myriaddreamin/typst-ts-web-compiler'
import { compileTypst } from './typstModule.ts'

/** The compiler's numbers for paged layout, PDF output, and diagnostics as plain objects. */
const PAGED = 0
const PDF = 1
const FULL = 3

export interface PdfSource {
  /** By path; `/main.typ` is compiled. */
  templates: Readonly<Record<string, string>>
  /** Read by the templates as data, never as markup: a person's text is no instruction. [REP-47] */
  data: string
  fonts: readonly Uint8Array[]
}

let started: InitOutput | null = null

/** Once in a thread, which then has one instance of it. */
export function startTypst(module: WebAssembly.Module = compileTypst()): InitOutput {
  started ??= initSync({ module })
  return started
}

/** Returns tagged PDF. Throws if the template does not compile, which is a bug of ours, never of the data. */
export async function compilePdf({ templates, data, fonts }: PdfSource): Promise<Uint8Array> {
  makeRoom(startTypst(), ROOM + data.length * ROOM_OF_LETTER)
  const builder = new TypstCompilerBuilder()
  // No files or packages are available except those given here.
  builder.set_dummy_access_model()
  for (const font of fonts) await builder.add_raw_font(font)
  const compiler = await builder.build()
  try {
    for (const [path, text] of Object.entries(templates)) compiler.add_source(path, text)
    compiler.map_shadow('/data.json', Buffer.from(data))
    const world = compiler.snapshot('/', '/main.typ', [])
    try {
      checked(world.compile(PAGED, FULL))
      return resultBytes(world.get_artifact(PDF, FULL))
    } finally {
      world.free()
    }
  } finally {
    compiler.free()
  }
}

const MB = 1_048_576
const ROOM = 64 * MB
/** Bytes per character of data; 200 to 440 were measured. */
const ROOM_OF_LETTER = 450
const MOST_ROOM = 640 * MB

/**
 * Allocates memory in one piece and frees it at once for the compiler. Otherwise the heap would grow in hundreds of
 * steps, each with a search of the whole heap for memory to free, which takes longer than the layout. Untouched pages
 * use no physical memory yet.
 */
function makeRoom(
  { __wbindgen_export: take, __wbindgen_export4: giveBack }: InitOutput,
  wanted: number,
): void {
  const room = Math.min(wanted, MOST_ROOM)
  const at = take(room, 1)
  if (at !== 0) giveBack(at, room, 1)
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

function resultBytes(answer: Answer): Uint8Array {
  const { result } = checked(answer)
  if (result instanceof Uint8Array) return result
  throw new Error('typst: no bytes')
}
