import { plainText, type Fault } from './frontMatter.ts'
import { HEAD_FIELDS } from './headFields.ts'

export interface GuideCategory {
  id: string
  title: string
  summary: string
  order: number
  icon: string
}

const MOST = 100

/** `categories.json`: a list. */
export function readCategories(file: string): {
  categories: readonly GuideCategory[]
  faults: readonly Fault[]
} {
  const said = parsed(file)
  if (!Array.isArray(said) || said.length > MOST)
    return { categories: [], faults: [at(1, `categories.json is a list of at most ${MOST}`)] }
  const read = said.map(categoryFrom)
  const wrong = read.flatMap((category, place) =>
    category === null ? [at(1, `entry ${place + 1} needs id, title, summary, order and icon`)] : [],
  )
  return { categories: read.filter((category) => category !== null), faults: wrong }
}

function categoryFrom(said: unknown): GuideCategory | null {
  if (typeof said !== 'object' || said === null) return null
  const { id, title, summary, order, icon, ...more }: Record<string, unknown> = { ...said }
  const known = textOr(id, 'id')
  const words = {
    title: textOr(title, 'title'),
    summary: textOr(summary, 'summary'),
    icon: textOr(icon, 'id'),
  }
  const place = typeof order === 'number' ? HEAD_FIELDS.order.from(order) : null
  const { title: name, summary: about, icon: sign } = words
  if (Object.keys(more).length > 0 || known === null || place === null) return null
  if (name === null || about === null || sign === null || !Number.isInteger(place)) return null
  return { id: known, title: name, summary: about, order: place, icon: sign }
}

const textOr = (said: unknown, field: 'id' | 'title' | 'summary'): string | null =>
  typeof said === 'string' ? HEAD_FIELDS[field].from(said) : null

interface Choices {
  featured: readonly string[] | null
  programs: readonly string[] | null
  faults: readonly Fault[]
}

/** `guide.json`: which articles are shown first, and the programs in their order. */
export function readChoices(file: string): Choices {
  const said = parsed(file)
  if (typeof said !== 'object' || said === null || Array.isArray(said))
    return { featured: null, programs: null, faults: [at(1, 'guide.json is an object')] }
  const { featured, programs, ...more }: Record<string, unknown> = { ...said }
  const [first, order] = [idsFrom(featured), idsFrom(programs)]
  return {
    featured: first ?? null,
    programs: order ?? null,
    faults: [
      ...(first === undefined ? [at(1, 'featured has to be a list of ids')] : []),
      ...(order === undefined ? [at(1, 'programs has to be a list of ids')] : []),
      ...Object.keys(more).map((key) => at(1, `${key} is not known`)),
    ],
  }
}

/** Null if it is absent, undefined if it is not a list of ids. */
function idsFrom(said: unknown): readonly string[] | null | undefined {
  if (said === undefined) return null
  if (!Array.isArray(said) || said.length > MOST) return undefined
  const ids = said.map((id) => textOr(id, 'id'))
  return ids.every((id) => id !== null) ? ids : undefined
}

function parsed(file: string): unknown {
  try {
    return JSON.parse(plainText(file))
  } catch {
    return null
  }
}

const at = (line: number, what: string): Fault => ({ line, what })
