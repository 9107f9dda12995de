import {
  DAY_MS,
  HOUR_MS,
  MINUTES_PER_DAY,
  SECONDS_PER_DAY,
  SECONDS_PER_HOUR,
  WEEK_MS,
} from '@reprieve/domain/time/instant.ts'
import { lineAt, visitNodes, type ParsedFile } from '../source/parseSource.ts'

const HOME = 'domain/src/time/instant.ts'

/**
 * The workspaces that may import domain/src/time. Plain JavaScript may not: set-up runs before anything is installed.
 */
const WHERE = /^(domain|contract|charts|mind|server|web|bench|scripts)\//
/** A test may write the number that it expects. */
const EXCEPT = /^domain\/src\/time\/|\.test\.tsx?$|\/testing\/|\/test[A-Z]\w*\.ts$/

const NAMES = /^((SECOND|MINUTE|HOUR|DAY|WEEK)_MS|(SECONDS|MINUTES|HOURS|DAYS)_PER_(MINUTE|HOUR|DAY|WEEK))$/
/** These names count only if their value is a number: `DAY` may also be the pattern of a date. */
const SHORT_NAMES = /^(MINUTE|HOUR|DAY|WEEK)$/

const LENGTHS: ReadonlySet<number> = new Set([HOUR_MS, DAY_MS, WEEK_MS, SECONDS_PER_HOUR, SECONDS_PER_DAY])
/** The number 1,440 alone is too common to report, but 24 * 60 means the minutes of a day. */
const isLengthAsProduct = (product: number): boolean =>
  LENGTHS.has(product) || product === MINUTES_PER_DAY || product % HOUR_MS === 0

/** Repeated declarations of the length of an hour or a day: one of them may be wrong by a zero. [TOOL-28] */
export function repeatedDurations(file: ParsedFile): { line: number; text: string }[] {
  if (!WHERE.test(file.path) || EXCEPT.test(file.path)) return []
  const found = new Map<number, string>()
  const refuse = (at: number, what: string): void => {
    const line = lineAt(file.text, at)
    if (!found.has(line)) found.set(line, `${what}: import it from ${HOME}`)
  }
  visitNodes(file, {
    VariableDeclarator({ id, init }) {
      if (id.type !== 'Identifier') return
      const isLength = NAMES.test(id.name) || (SHORT_NAMES.test(id.name) && productIn(init) !== null)
      if (isLength) refuse(id.start, `${id.name} is declared a second time`)
    },
    BinaryExpression(node) {
      const product = productIn(node)
      if (product !== null && isLengthAsProduct(product)) refuse(node.start, `${product} has a name`)
    },
    Literal({ value, start }) {
      if (typeof value === 'number' && LENGTHS.has(value)) refuse(start, `${value} has a name`)
    },
  })
  return [...found].map(([line, text]) => ({ line, text }))
}

interface Expression {
  type: string
  value?: unknown
  operator?: string
  left?: Expression
  right?: Expression
}

/** The value of a number or of a product of numbers; null for anything else. */
function productIn(node: unknown): number | null {
  const { type, value, operator, left, right } = (node ?? {}) as Expression
  if (type === 'Literal') return typeof value === 'number' ? value : null
  if (type !== 'BinaryExpression' || operator !== '*') return null
  const [first, second] = [productIn(left), productIn(right)]
  return first === null || second === null ? null : first * second
}
