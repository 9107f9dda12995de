import { lineAt, type ParsedFile, type SourceFault } from '../source/parseSource.ts'

type ExportedName = { name: string; path: string; line: number }

/** The name that Playwright uses for a test: fixtures export it under the same name. */
const LIBRARY_WORDS = new Set(['test'])

/** Names that two files of one package export: a reader would have to guess which one an import means. [TOOL-29] */
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

/** The names that a file both declares and exports. */
export function exportedNames(file: ParsedFile): ExportedName[] {
  return file.module.staticExports.flatMap(({ start, entries }) =>
    entries.flatMap(({ exportName, moduleRequest }) =>
      exportName.name === null || moduleRequest !== null || LIBRARY_WORDS.has(exportName.name)
        ? []
        : [{ name: exportName.name, path: file.path, line: lineAt(file.text, start) }],
    ),
  )
}
