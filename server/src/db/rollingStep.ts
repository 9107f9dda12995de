/** Every version may run on it. */
export const ANY_VERSION = '0.0.0'

const CONTRACT = /^-- Contract: unused since (\d+\.\d+\.\d+)\b/m

/**
 * The oldest version that may run on a database with this migration. While servers are replaced one by one, some still
 * have the version before. [RUN-8]
 */
export const runsFrom = (sql: string): string => CONTRACT.exec(sql)?.[1] ?? ANY_VERSION

/** Whether `version` is `oldest` or newer. */
export function isAtLeast(version: string, oldest: string): boolean {
  const [mine, least] = [numbersOf(version), numbersOf(oldest)]
  const different = [0, 1, 2].find((part) => mine[part] !== least[part])
  return different === undefined || (mine[different] ?? 0) > (least[different] ?? 0)
}

const numbersOf = (version: string): number[] => version.split('.').map(Number)

interface Step {
  finds: RegExp
  /** What a server of the version before would meet. */
  breaks: string
  instead: string
}

// Checked on SQL without comments, texts and upper case.
const STEPS: readonly Step[] = [
  {
    finds: /\bdrop (table|view|materialized view|function|trigger|type|sequence|schema|index|rule)\b/,
    breaks: 'removes what it may use',
    instead: 'leave it until nothing uses it',
  },
  { finds: /\btruncate\b/, breaks: 'loses what it stores', instead: 'leave the rows' },
  { finds: /\brename\b/, breaks: 'looks for the old name', instead: 'add the new name beside the old one' },
  {
    finds: /\bdrop column\b/,
    breaks: 'reads and writes the column',
    instead: 'leave it until nothing uses it',
  },
  {
    finds: /\bdrop constraint\b/,
    breaks: 'may name it in ON CONFLICT',
    instead: 'leave it until nothing needs it',
  },
  { finds: /\bdrop default\b/, breaks: 'leaves the column out', instead: 'keep the default' },
  { finds: /\bset not null\b/, breaks: 'may write null', instead: 'do it one release later' },
  {
    finds:
      /\badd column (?:(?!\badd column\b)(?!\bdefault\b)(?!\bgenerated\b)[^;])*\bnot null\b(?:(?!\badd column\b)(?!\bdefault\b)(?!\bgenerated\b)[^;])*(?:,|$|;|\badd column\b)/,
    breaks: 'leaves the column out',
    instead: 'give it a default, or allow null',
  },
  {
    finds: /\balter (column )?\w+ (set data )?type\b/,
    breaks: 'writes values of the old type',
    instead: 'add a new column',
  },
  {
    finds: /\badd (constraint|primary key|unique|foreign key|check|exclude)\b/,
    breaks: 'may write what it refuses',
    instead: 'do it one release later',
  },
  {
    finds: /\bcreate unique index\b/,
    breaks: 'may write the same value twice',
    instead: 'do it one release later',
  },
  {
    finds: /\bcreate (or replace )?(trigger|rule)\b/,
    breaks: 'does not expect it',
    instead: 'do it in the code',
  },
]

/** Why a server of the version before could not run on a database with this migration; empty if it can. [RUN-8] */
export function breakingSteps(sql: string, { isNew }: { isNew: (table: string) => boolean }): string[] {
  const text = plainSql(sql)
  const table = tableOf(text)
  // The version before does not know the table, or nothing uses it since the release that is named.
  if ((table !== null && isNew(table)) || runsFrom(sql) !== ANY_VERSION) return []
  return STEPS.filter(({ finds }) => finds.test(text)).map(
    ({ breaks, instead }) =>
      `a server of the version before ${breaks}: ${instead}, or say which release stopped using it: -- Contract: unused since 4.42.0`,
  )
}

/** The tables that a migration creates. */
export const createdTable = (sql: string): string | null =>
  /\bcreate table (?:if not exists )?(\w+)/.exec(plainSql(sql))?.[1] ?? null

const tableOf = (text: string): string | null =>
  /\balter table (?:only )?(?:if exists )?(\w+)/.exec(text)?.[1] ??
  /\bcreate unique index .*? on (?:only )?(\w+)/.exec(text)?.[1] ??
  /\bdrop table (?:if exists )?(\w+)/.exec(text)?.[1] ??
  null

const plainSql = (sql: string): string =>
  sql
    .replace(/--[^\n]*/g, ' ')
    .replace(/\/\*[\s\S]*?\*\//g, ' ')
    .replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, ' ')
    .replace(/'(?:[^']|'')*'/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
