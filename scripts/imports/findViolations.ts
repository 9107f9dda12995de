import { bareTypeNames } from '../names/bareTypeNames.ts'
import { repeatedExports } from '../names/repeatedExports.ts'
import { repeatedDurations } from '../names/repeatedDurations.ts'
import { findImports, parseSource, type SourceFault } from '../source/parseSource.ts'
import type { SourceFile } from '../source/sourceFiles.ts'
import { locateFile, locateImport } from './fileLocation.ts'
import {
  FORBIDDEN_BETWEEN_PACKAGES,
  FORBIDDEN_INSIDE_PACKAGE,
  hasNoLayer,
  isTestCode,
} from './forbiddenImports.ts'
import { forbiddenUses } from './forbiddenUses.ts'

const HOMELESS =
  /(^|\/)(utils?|helpers?|common|misc|hooks)\/|\/(index|utils?|helpers?|common|misc|types|enums?)\.tsx?$/

/** Every import and use in these files that breaks the rules of layers.ts, forbiddenImports.ts and forbiddenUses.ts. */
export function findViolations(files: SourceFile[]): SourceFault[] {
  const parsed = files.map(parseSource)
  const alone = parsed.flatMap((file) => {
    const found = [
      ...nameOf(file.path),
      ...findImports(file).flatMap((each) => wrongArrows(file.path, each)),
      ...forbiddenUses(file),
      ...bareTypeNames(file),
      ...repeatedDurations(file),
    ]
    return found.map((each) => ({ path: file.path, ...each }))
  })
  return [...alone, ...repeatedExports(parsed)]
}

function wrongArrows(path: string, { specifier, line }: { specifier: string; line: number }) {
  // The package.json of a package has its version and is not part of the order.
  if (specifier.endsWith('/package.json')) return []
  const from = locateFile(path)
  const to = locateImport(path, specifier)
  const isInside = to.library === undefined && from.package === to.package && !isTestCode(from)
  const arrows = isInside
    ? [...FORBIDDEN_BETWEEN_PACKAGES, ...FORBIDDEN_INSIDE_PACKAGE]
    : FORBIDDEN_BETWEEN_PACKAGES
  const reasons = arrows.filter(({ when }) => when(from, to)).map(({ refused }) => refused)
  if (specifier.startsWith('../../..'))
    reasons.push('too far up: import by the package name or move the file')
  return reasons.map((reason) => ({ line, text: `imports ${specifier}: ${reason}` }))
}

function nameOf(path: string): { line: number; text: string }[] {
  const found: { line: number; text: string }[] = []
  if (HOMELESS.test(path))
    found.push({ line: 1, text: 'name the subject: no utils, helpers, common, types or index' })
  if (hasNoLayer(locateFile(path)))
    found.push({ line: 1, text: 'this folder or file has no place in scripts/imports/layers.ts' })
  return found
}
