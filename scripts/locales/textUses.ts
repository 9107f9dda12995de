import type { Argument, Expression, TSTypeAnnotation } from 'oxc-parser'
import { parseSource, visitNodes } from '../source/parseSource.ts'
import type { SourceFile } from '../source/sourceFiles.ts'

/** The texts that a file uses: whole ids (`records.save`), or prefix and suffix if the middle is computed. */
export type TextUse = { area: string; key: string } | { area: string; begins: string; ends: string }

interface Range {
  start: number
  end: number
}
interface Voice extends Range {
  name: string
  area: string
}
interface WordPattern extends Range {
  begins: string
  /** null: the key is complete, nothing is computed. */
  ends: string | null
}

const COMPARING = ['===', '!==', '==', '!=']
/** Names of functions that look up a text, for calls without a `useText` in the same scope. */
const VOICES = ['text', 'words', 'say']
/** A string after one of these names a kind of thing and is not a key of a text. */
const TELLING = ['is', 'kind', 'type']

const contains = (outer: Range, inner: Range): boolean => outer.start <= inner.start && inner.end <= outer.end
const smallest = <R extends Range>(ranges: readonly R[]): R | undefined =>
  ranges.toSorted((a, b) => a.end - a.start - (b.end - b.start))[0]

/**
 * Uses the syntax alone. `text('save')` counts for the area of its `useText('records')`; a string elsewhere, such as
 * in a table of keys, counts for every area that the file or its folder names.
 */
export function findTextUses(file: SourceFile, areas: ReadonlySet<string>): TextUse[] {
  const parsed = parseSource(file)
  const scopes: Range[] = [{ start: 0, end: file.text.length }]
  const named = new Set(file.path.split('/').filter((part) => areas.has(part)))
  const voices: (Range & { name: string; area: string })[] = []
  const calls: (Range & { name: string; area: string | null; isWord: boolean })[] = []
  const written: WordPattern[] = []
  const noKeys: Range[] = []

  const addScope = ({ start, end }: Range): void => void scopes.push({ start, end })
  const addVoice = (name: string, area: string | undefined, at: Range): void => {
    if (area !== undefined) voices.push({ name, area, start: at.start, end: at.end })
  }
  visitNodes(parsed, {
    FunctionDeclaration: addScope,
    FunctionExpression: addScope,
    ArrowFunctionExpression: addScope,
    VariableDeclarator({ id, init }) {
      if (init?.type === 'Literal') noKeys.push(init)
      if (id.type === 'Identifier' && init) addVoice(id.name, areaOfHook(init), id)
    },
    Identifier(node) {
      const { typeAnnotation } = node as { typeAnnotation?: TSTypeAnnotation | null }
      if (typeAnnotation) addVoice(node.name, areaOfType(typeAnnotation), node)
    },
    TSPropertySignature({ key, typeAnnotation, start, end }) {
      if (key.type === 'Identifier' && typeAnnotation)
        addVoice(key.name, areaOfType(typeAnnotation), { start, end })
    },
    CallExpression({ callee, arguments: given }) {
      const called = callee.type === 'MemberExpression' ? callee.property : callee
      if (called.type !== 'Identifier') return
      const { name } = called
      const area = callee.type === 'MemberExpression' && areas.has(name) ? name : null
      if (area !== null) named.add(area)
      for (const { start, end, type } of given)
        calls.push({ name, area, start, end, isWord: type === 'Literal' })
    },
    Literal({ value, start, end }) {
      if (typeof value !== 'string') return
      if (areas.has(value)) named.add(value)
      written.push({ begins: value, ends: null, start, end })
    },
    TemplateLiteral({ quasis, start, end }) {
      const [begins, ends] = [quasis[0]?.value.raw ?? '', quasis.at(-1)?.value.raw ?? '']
      if (quasis.length > 1 && begins + ends !== '') written.push({ begins, ends, start, end })
    },
    ImportDeclaration: (node) => void noKeys.push(node),
    TSLiteralType: (node) => void noKeys.push(node),
    JSXAttribute: ({ value }) => void (value?.type === 'Literal' && noKeys.push(value)),
    SwitchCase: ({ test }) => void (test && noKeys.push(test)),
    BinaryExpression({ operator, left, right }) {
      if (COMPARING.includes(operator)) noKeys.push(left, right)
    },
    Property({ key, value }) {
      if (key.type === 'Identifier' && TELLING.includes(key.name)) noKeys.push(value)
    },
  })

  const scopeOf = (voice: Voice): Range => smallest(scopes.filter((one) => contains(one, voice))) ?? voice
  const heard = voices.map((voice) => ({ ...scopeOf(voice), area: voice.area, name: voice.name }))
  const areasAt = (word: WordPattern): readonly string[] => {
    const call = smallest(calls.filter((one) => contains(one, word)))
    if (call?.area) return [call.area]
    const voice = call && smallest(heard.filter((one) => one.name === call.name && contains(one, call)))
    if (voice) return [voice.area]
    if (call && areas.has(call.name)) return [call.name]
    return call?.isWord && !VOICES.includes(call.name) ? [] : [...named]
  }
  return written
    .filter((word) => !noKeys.some((one) => contains(one, word)))
    .flatMap((word) => usesOf(word, areasAt(word), areas))
}

function usesOf({ begins, ends }: WordPattern, at: readonly string[], areas: ReadonlySet<string>): TextUse[] {
  if (ends !== null) return at.map((area) => ({ area, begins, ends }))
  const [area = '', key = ''] = begins.split('.')
  const whole = areas.has(area) && key !== '' ? [{ area, key }] : []
  return [...whole, ...at.map((one) => ({ area: one, key: begins }))]
}

function areaOfHook(init: Expression): string | undefined {
  if (init.type !== 'CallExpression' || init.callee.type !== 'Identifier') return undefined
  return init.callee.name === 'useText' ? areaOfArgument(init.arguments[0]) : undefined
}

const areaOfArgument = (first: Argument | undefined): string | undefined => {
  if (first === undefined) return 'shell'
  return first.type === 'Literal' && typeof first.value === 'string' ? first.value : undefined
}

function areaOfType({ typeAnnotation }: TSTypeAnnotation): string | undefined {
  if (typeAnnotation.type !== 'TSTypeReference' || typeAnnotation.typeName.type !== 'Identifier')
    return undefined
  if (typeAnnotation.typeName.name !== 'Text') return undefined
  const [first] = typeAnnotation.typeArguments?.params ?? []
  if (first?.type !== 'TSLiteralType' || first.literal.type !== 'Literal') return undefined
  return typeof first.literal.value === 'string' ? first.literal.value : undefined
}
