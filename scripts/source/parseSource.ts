import { Visitor, parseSync } from 'oxc-parser'
import type { SourceFile } from './sourceFiles.ts'

type ParseResult = ReturnType<typeof parseSync>
type Visits = ConstructorParameters<typeof Visitor>[0]

/** A fault in a file, with its line. */
export type SourceFault = { path: string; line: number; text: string }

export type ParsedFile = SourceFile & Pick<ParseResult, 'program' | 'module'>

export function parseSource(file: SourceFile): ParsedFile {
  const { program, module, errors } = parseSync(file.path, file.text)
  const [first] = errors
  // Without this a file that cannot be parsed would pass every check like an empty one.
  if (first) throw new Error(`${file.path} cannot be parsed: ${first.message}`)
  return { ...file, program, module }
}

export function visitNodes({ program }: ParsedFile, visits: Visits): void {
  new Visitor(visits).visit(program)
}

export function lineAt(text: string, offset: number): number {
  let line = 1
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1)) line += 1
  return line
}

/** Everything that a file imports: by import, export from, import(), and import types. */
export function findImports(file: ParsedFile): { specifier: string; line: number }[] {
  const found: { specifier: string; at: number }[] = []
  const add = (source: { value: unknown; start: number } | null) => {
    if (source && typeof source.value === 'string') found.push({ specifier: source.value, at: source.start })
  }
  visitNodes(file, {
    ImportDeclaration: (node) => add(node.source),
    ExportNamedDeclaration: (node) => add(node.source),
    ExportAllDeclaration: (node) => add(node.source),
    ImportExpression: (node) => (node.source.type === 'Literal' ? add(node.source) : undefined),
    TSImportType: (node) => add(node.source),
  })
  return found.map(({ specifier, at }) => ({ specifier, line: lineAt(file.text, at) }))
}
