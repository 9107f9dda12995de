import { lineAt, visitNodes, type ParsedFile } from '../source/parseSource.ts'
import { exportedNames } from './repeatedExports.ts'
import NAMES from './bareTypeNames.json' with { type: 'json' }

const bareNames = new Set(NAMES)
const isBare = (name: string): boolean =>
  bareNames.has(name.charAt(0).toUpperCase() + name.slice(1).toLowerCase())

/** Types and exports whose name is only a participle or a pronoun: nobody can guess what an `Asked` is. [TOOL-25] */
export function bareTypeNames(file: ParsedFile): { line: number; text: string }[] {
  const found: { line: number; text: string }[] = []
  const look = ({ id }: { id: { name: string; start: number } | null }): void => {
    if (id === null || !bareNames.has(id.name)) return
    found.push({
      line: lineAt(file.text, id.start),
      text: `${id.name} says nothing: name the type by a noun, such as ReportRequest or MergeResult`,
    })
  }
  visitNodes(file, {
    TSInterfaceDeclaration: look,
    TSTypeAliasDeclaration: look,
    TSEnumDeclaration: look,
    ClassDeclaration: look,
  })
  for (const { name, line } of exportedNames(file)) {
    if (isBare(name) && !found.some((each) => each.line === line))
      found.push({ line, text: `${name} says nothing: name the export by what it is or does` })
  }
  return found
}
