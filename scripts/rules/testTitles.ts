import type { Argument, Expression } from 'oxc-parser'
import { lineAt, parseSource, visitNodes } from '../source/parseSource.ts'
import type { SourceFile } from '../source/sourceFiles.ts'

/** A test: its title with those of the describes around it (as the runner prints it), and how it was disabled. */
export type TestTitle = { path: string; line: number; title: string; off: string | undefined }

const TEST = /^(test|it)(\.(?<how>\w+))?$/
const DESCRIBE = /^(test\.)?describe(\.\w+)*$/
const OFF = ['skip', 'only', 'todo', 'fixme', 'fails', 'fail']
const NO_TEST = [
  'beforeEach',
  'beforeAll',
  'afterEach',
  'afterAll',
  'extend',
  'step',
  'use',
  'info',
  'setTimeout',
  'slow',
]

export function testTitles(file: SourceFile): TestTitle[] {
  const found: TestTitle[] = []
  const around: string[] = []
  const named = new Map<string, string>()
  visitNodes(parseSource(file), {
    VariableDeclarator(node) {
      if (node.id.type === 'Identifier' && node.init) named.set(node.id.name, literal(node.init))
    },
    CallExpression(node) {
      const name = calleeName(node.callee)
      const [first] = node.arguments
      const title = first?.type === 'Identifier' ? (named.get(first.name) ?? '') : literal(first)
      if (DESCRIBE.test(name)) {
        around.push(title)
        return
      }
      const how = TEST.exec(name)?.groups?.['how'] ?? ''
      if (!TEST.test(name) || NO_TEST.includes(how) || isTable(node.callee, how)) return
      const off = OFF.includes(how) ? how : undefined
      found.push({
        path: file.path,
        line: lineAt(file.text, node.start),
        title: [...around, title].join(' '),
        off,
      })
    },
    'CallExpression:exit'(node) {
      if (DESCRIBE.test(calleeName(node.callee))) around.pop()
    },
  })
  return found
}

// A test over a table is two nested calls: only the outer one, whose callee is the inner one, has the title.
const isTable = (callee: Expression, how: string): boolean =>
  ['each', 'for', 'skipIf', 'runIf', 'prop'].includes(how) && callee.type !== 'CallExpression'

function calleeName(callee: Expression): string {
  if (callee.type === 'Identifier') return callee.name
  if (callee.type === 'CallExpression') return calleeName(callee.callee)
  if (callee.type === 'TaggedTemplateExpression') return calleeName(callee.tag)
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return ''
  return `${calleeName(callee.object)}.${callee.property.name}`
}

function literal(argument: Argument | undefined): string {
  if (argument?.type === 'Literal' && typeof argument.value === 'string') return argument.value
  if (argument?.type === 'TemplateLiteral') return argument.quasis.map(({ value }) => value.raw).join('…')
  return ''
}
