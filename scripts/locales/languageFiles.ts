import type { SourceFault } from '../source/parseSource.ts'
import { lineAt } from '../source/parseSource.ts'
import type { SourceFile } from '../source/sourceFiles.ts'

/** One text file: locales/<language>/<area>.json, flat key -> ICU message. */
export type LanguageFile = SourceFile & { language: string; area: string; messages: Map<string, string> }

const PATH = /^locales\/(?<language>[^/]+)\/(?<area>[^/]+)\.json$/

export const isLanguageFile = (path: string): boolean => PATH.test(path) && !path.startsWith('locales/src/')

/** Reads the files; reports a fault for each that is not a flat list of texts. */
export function readLanguageFiles(files: SourceFile[]): { read: LanguageFile[]; faults: SourceFault[] } {
  const read: LanguageFile[] = []
  const faults: SourceFault[] = []
  for (const file of files) {
    const { language = '', area = '' } = PATH.exec(file.path)?.groups ?? {}
    const messages = messagesOf(file)
    if (messages instanceof Map) read.push({ ...file, language, area, messages })
    else faults.push(messages)
  }
  return { read, faults }
}

function messagesOf(file: SourceFile): Map<string, string> | SourceFault {
  const fault = (text: string): SourceFault => ({ path: file.path, line: 1, text })
  try {
    const entries = Object.entries(JSON.parse(file.text) as Record<string, unknown>)
    const wrong = entries.find(([, message]) => typeof message !== 'string' || message.trim() === '')
    if (wrong) return fault(`"${wrong[0]}" is not a text`)
    return new Map(entries as [string, string][])
  } catch {
    return fault('is not JSON')
  }
}

export function faultAt(file: LanguageFile, key: string, text: string): SourceFault {
  const at = file.text.indexOf(`${JSON.stringify(key)}:`)
  return { path: file.path, line: at === -1 ? 1 : lineAt(file.text, at), text: `"${key}" ${text}` }
}
