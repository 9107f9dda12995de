import type { Expression, JSXAttributeValue, JSXChild, JSXEmptyExpression } from 'oxc-parser'
import { lineAt, parseSource, visitNodes } from '../source/parseSource.ts'
import type { SourceFault } from '../source/parseSource.ts'
import type { SourceFile } from '../source/sourceFiles.ts'

const SPOKEN = [
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'placeholder',
  'title',
]
const HAS_LETTERS = /\p{L}/u

type JsxTextNode = JSXChild | JSXAttributeValue | Expression | JSXEmptyExpression

/**
 * Texts that are written in a screen instead of in locales. There is no list of exceptions, not even for the
 * product's name.
 */
export function findTextInJsx(file: SourceFile): SourceFault[] {
  const parsed = parseSource(file)
  const found: { at: number; words: string }[] = []
  const add = (at: number, words: string) => {
    if (HAS_LETTERS.test(words)) found.push({ at, words: words.trim() })
  }
  const addChildren = (children: JSXChild[]) => {
    for (const child of children) add(child.start, wordsIn(child))
  }
  visitNodes(parsed, {
    JSXElement: (node) => addChildren(node.children),
    JSXFragment: (node) => addChildren(node.children),
    JSXAttribute(node) {
      const name = node.name.type === 'JSXIdentifier' ? node.name.name : ''
      if (node.value && SPOKEN.includes(name)) add(node.start, wordsIn(node.value))
    },
  })
  return found.map(({ at, words }) => ({
    path: file.path,
    line: lineAt(file.text, at),
    text: `"${words}" belongs in locales`,
  }))
}

function wordsIn(node: JsxTextNode): string {
  if (node.type === 'JSXExpressionContainer') return wordsIn(node.expression)
  if (node.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.raw).join(' ')
  const isText = node.type === 'JSXText' || node.type === 'Literal'
  return isText && typeof node.value === 'string' ? node.value : ''
}
