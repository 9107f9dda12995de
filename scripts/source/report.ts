import type { SourceFault } from './parseSource.ts'

/** Runs a check: one line for each thing found and exit code 1, or silence. A file that cannot be read is told, too. */
export function report(find: () => SourceFault[]): void {
  const lines = linesOf(find)
  for (const line of lines) console.log(line)
  if (lines.length > 0) process.exitCode = 1
}

function linesOf(find: () => SourceFault[]): string[] {
  try {
    return find().map(({ path, line, text }) => `${path}:${line}  ${text}`)
  } catch (error) {
    return [String(error)]
  }
}
