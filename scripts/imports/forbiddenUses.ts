import { lineAt, visitNodes } from '../source/parseSource.ts'
import type { ParsedFile } from '../source/parseSource.ts'

/** Uses that need no import. `new Date()` means the one without arguments, which reads the clock. */
type Use = 'Date.now' | 'new Date()' | 'Math.random' | 'fetch' | 'console' | 'process.env' | 'a query'

const FORBIDDEN: { where: RegExp; except: RegExp; uses: Use[]; refused: string }[] = [
  {
    where: /^domain\/src\//,
    except: /\.test\.ts$/,
    uses: ['Date.now', 'new Date()', 'Math.random', 'fetch', 'console'],
    refused: 'domain reads no clock, rolls no die and speaks to nobody: take it as an argument',
  },
  {
    where: /^(server|contract|charts|locales|web)\/src\//,
    // The entry files of the programs pass the environment to config.ts, which reads it.
    except:
      /^server\/src\/((config|main|serve|serveSeveral)\.ts|backup\/\w+Command\.ts|testing\/)|\.test\.tsx?$/,
    uses: ['process.env'],
    refused: 'the environment is read in server/src/config.ts alone',
  },
  {
    where: /^server\/src\//,
    except: /\/(\w+Store|store)\.ts$|^server\/src\/(db|testing)\/|\.test\.ts$|\/test[A-Z]\w*\.ts$/,
    uses: ['a query'],
    refused: 'SQL is written in store.ts, *Store.ts and server/src/db alone: call a function of the store',
  },
]

/** How Kysely and pg start a query, and how Kysely runs one. */
const QUERY_CALLS = new Set([
  'selectFrom',
  'insertInto',
  'updateTable',
  'deleteFrom',
  'mergeInto',
  'replaceInto',
  'query',
  'execute',
  'executeTakeFirst',
  'executeTakeFirstOrThrow',
])

export function forbiddenUses(file: ParsedFile): { line: number; text: string }[] {
  const rules = FORBIDDEN.filter(({ where, except }) => where.test(file.path) && !except.test(file.path))
  if (rules.length === 0) return []
  return usesIn(file).flatMap(({ use, at }) =>
    rules
      .filter(({ uses }) => uses.includes(use))
      .map(({ refused }) => ({ line: lineAt(file.text, at), text: `${use}: ${refused}` })),
  )
}

function usesIn(file: ParsedFile): { use: Use; at: number }[] {
  const found: { use: Use; at: number }[] = []
  visitNodes(file, {
    MemberExpression(node) {
      if (node.object.type !== 'Identifier') return
      const property = node.property.type === 'Identifier' ? node.property.name : ''
      const use = MEMBERS[`${node.object.name}.${property}`] ?? MEMBERS[node.object.name]
      if (use) found.push({ use, at: node.start })
    },
    CallExpression(node) {
      if (node.callee.type === 'Identifier' && node.callee.name === 'fetch')
        found.push({ use: 'fetch', at: node.start })
      if (node.callee.type !== 'MemberExpression' || node.callee.property.type !== 'Identifier') return
      const { name, start } = node.callee.property
      if (QUERY_CALLS.has(name)) found.push({ use: 'a query', at: start })
    },
    TaggedTemplateExpression(node) {
      if (node.tag.type === 'Identifier' && node.tag.name === 'sql')
        found.push({ use: 'a query', at: node.start })
    },
    NewExpression(node) {
      const isDate = node.callee.type === 'Identifier' && node.callee.name === 'Date'
      if (isDate && node.arguments.length === 0) found.push({ use: 'new Date()', at: node.start })
    },
  })
  return found
}

const MEMBERS: Record<string, Use | undefined> = {
  'Date.now': 'Date.now',
  'Math.random': 'Math.random',
  'globalThis.fetch': 'fetch',
  'process.env': 'process.env',
  console: 'console',
  sql: 'a query',
}
