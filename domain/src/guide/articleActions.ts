import type { Content } from './content.ts'

/** What belongs to a category or an article, in the table that the product brings along. */
interface ActionEntry {
  /** The id of the program about the same subject. */
  program?: string
  /** It is about writing in the diary regularly. */
  reminder?: boolean
  /** Built-in items that the text names, each with its list: `symptom.constipation`. */
  items?: readonly string[]
}

export interface ActionTable {
  categories: Readonly<Record<string, ActionEntry>>
  articles: Readonly<Record<string, ActionEntry>>
}

/** Something that can be done here after reading. */
export type ArticleAction = { is: 'program'; id: string } | { is: 'reminder' } | { is: 'item'; key: string }

interface ActionOptions {
  table: ActionTable
  /** The ids of the programs that the person can open. */
  programs: ReadonlySet<string>
  /** The items that are not in the person's lists yet. */
  hidden: ReadonlySet<string>
}

/** Only what does something: a program that is there, an item that is not in the list yet. [GUIDE-33] */
export function findArticleActions(
  { id, category }: Pick<Content, 'id' | 'category'>,
  { table, programs, hidden }: ActionOptions,
): readonly ArticleAction[] {
  const general = category === null ? {} : findEntry(table.categories, category)
  const own = findEntry(table.articles, id)
  const program = own.program ?? general.program
  const items = [...(own.items ?? []), ...(general.items ?? [])].filter((key) => hidden.has(key))
  return [
    ...(program !== undefined && programs.has(program) ? [{ is: 'program', id: program } as const] : []),
    ...items.map((key) => ({ is: 'item', key }) as const),
    ...((own.reminder ?? general.reminder) ? [{ is: 'reminder' } as const] : []),
  ]
}

/** An operator's article may be called `constructor`. */
const findEntry = (entries: Readonly<Record<string, ActionEntry>>, id: string): ActionEntry =>
  Object.hasOwn(entries, id) ? entries[id]! : {}
