import { findImports, lineAt, parseSource, type SourceFault } from '../source/parseSource.ts'
import type { SourceFile } from '../source/sourceFiles.ts'
import { topLevelRules, withoutComments } from './topLevelRules.ts'

const TOKENS = 'web/src/ui/tokens.css'
const LAYER_ORDER = '@layer tokens, ui, area'
/** The pages. The first style sheet that they load decides the order of the layers. */
const PAGES = /^web\/src\/(?:main|share)\.tsx$/

/** These are not part of the cascade between layers. */
const NEEDS_NO_LAYER = /^@(?:font-face|keyframes)\b/
/** A font package has only @font-face. Any other third-party style would override all our layers. */
const FONT_STYLES = /^@fontsource/

const DEFINED_IN_STYLES = /(?<![\w-])(--[\w-]+)\s*:/g
/** As a key of a style object, or as an argument of `setProperty`. */
const DEFINED_IN_SOURCES = /['"`](--[\w-]+)['"`]\]?\s*[:,]/g
/** A part of the name may be computed: `var(--sev-${step}-edge)`. */
const USED = /var\(\s*(--(?:[\w-]|\$\{[^}]*\})+)\s*\)/g
const PLACEHOLDER = /\$\{[^}]*\}/

export interface StyleSources {
  styles: readonly SourceFile[]
  sources: readonly SourceFile[]
}

/** Style rules outside a layer, and custom properties that are used but never defined. [TOOL-30] */
export function findStyleFaults({ styles, sources }: StyleSources): SourceFault[] {
  return [
    ...styles.flatMap(layerFaults),
    ...sources.flatMap(importFaults),
    ...undefinedProperties({ styles: styles.map(withoutComments), sources }),
  ]
}

function layerFor(path: string): string {
  if (path === TOKENS) return 'tokens'
  return path.startsWith('web/src/ui/') ? 'ui' : 'area'
}

function layerFaults(file: SourceFile): SourceFault[] {
  const { path } = file
  const layer = layerFor(path)
  const [first, ...rest] = topLevelRules(file)
  if (path === TOKENS && first?.prelude !== LAYER_ORDER)
    return [{ path, line: first?.line ?? 1, text: `must begin with "${LAYER_ORDER};"` }]
  const rules = path === TOKENS || first === undefined ? rest : [first, ...rest]
  return rules
    .filter(({ prelude }) => prelude !== `@layer ${layer}` && !NEEDS_NO_LAYER.test(prelude))
    .map(({ prelude, line }) => ({ path, line, text: `"${prelude}" is not inside @layer ${layer}` }))
}

function importFaults(file: SourceFile): SourceFault[] {
  const { path } = file
  if (!PAGES.test(path) && !file.text.includes('.css')) return []
  const imports = findImports(parseSource(file))
  const foreign = imports
    .filter(({ specifier }) => /^[^.].*\.css$/.test(specifier) && !FONT_STYLES.test(specifier))
    .map(({ specifier, line }) => ({ path, line, text: `${specifier} is in no layer and would beat ours` }))
  const [first] = imports
  if (!PAGES.test(path) || first?.specifier === './ui/tokens.css') return foreign
  return [
    ...foreign,
    { path, line: first?.line ?? 1, text: 'must import ./ui/tokens.css first: it declares the layers' },
  ]
}

function undefinedProperties({ styles, sources }: StyleSources): SourceFault[] {
  const names = new Set([
    ...styles.flatMap(({ text }) => namesIn(text, DEFINED_IN_STYLES)),
    ...sources.flatMap(({ text }) => namesIn(text, DEFINED_IN_SOURCES)),
  ])
  return [...styles, ...sources].flatMap(({ path, text }) =>
    [...text.matchAll(USED)]
      .filter(([, used = '']) => !isDefined(used, names))
      .map(({ 1: used = '', index }) => ({
        path,
        line: lineAt(text, index),
        text: `${used} is defined nowhere`,
      })),
  )
}

const namesIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name)

function isDefined(used: string, names: ReadonlySet<string>): boolean {
  if (!PLACEHOLDER.test(used)) return names.has(used)
  const fitting = new RegExp(`^${used.split(PLACEHOLDER).join('[\\w-]+')}$`)
  return [...names].some((name) => fitting.test(name))
}
