import { lineAt, type ParsedFile, type SourceFault } from '../source/parseSource.ts'

type ExportedName = { name: string; path: string; line: number }

/** Playwright's own word for a test: fixtures export it under the same name. */
const LIBRARY_WORDS = new Set(['test'])

/** Names that two files of one package export: an import by name would have to guess which one is meant. [TOOL-29] */
export function repeatedExports(files: readonly ParsedFile[]): SourceFault[] {
  const byName = new Map<string, ExportedName[]>()
  for (const file of files) {
    if (/\.test\.tsx?$/.test(file.path)) continue
    for (const each of exportedNames(file)) {
      const key = `${file.path.split('/', 1)[0]} ${each.name}`
      byName.set(key, [...(byName.get(key) ?? []), each])
    }
  }
  return [...byName.values()].flatMap(([first, ...others]) =>
    others
      .filter(({ path }) => path !== first?.path)
      .map(({ name, path, line }) => ({
        path,
        line,
        text: `${name} is exported by ${first?.path} too: give one of them a name of its own`,
      })),
  )
}

/** What a file declares and exports itself, by name. */
export function exportedNames(file: ParsedFile): ExportedName[] {
  return file.module.staticExports.flatMap(({ start, entries }) =>
    entries.flatMap(({ exportName, moduleRequest }) =>
      exportName.name === null || moduleRequest !== null || LIBRARY_WORDS.has(exportName.name)
        ? []
        : [{ name: exportName.name, path: file.path, line: lineAt(file.text, start) }],
    ),
  )
}
