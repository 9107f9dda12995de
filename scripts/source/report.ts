import type { SourceFault } from './parseSource.ts'

/**
 * Runs a check: prints one line for each fault and exits with 1, or prints nothing. A file that cannot be parsed is
 * reported too.
 */
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
