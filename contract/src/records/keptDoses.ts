import { contentOf, type Content } from '../groups.ts'

const LISTS = ['alleviating_factor', 'aggravating_factor', 'ineffective_factor']

/**
 * The medicines of a record as they come from a client that need not know of doses, with the doses that they have here
 * where it says nothing of them: left out, these would be counted beside the medicine from then on. Those of one name
 * are told apart by their place, first in their own list: one that was marked otherwise stands in another. [DOSE-7]
 */
export function keepingDoses(sent: Content, stored: unknown): Content {
  const before = contentOf(stored)
  // What stands in a list that was not sent stays there, with its doses.
  const lists = LISTS.filter((list) => Array.isArray(sent[list]))
  const left = new Map(lists.map((list) => [list, [...entriesIn(before, list)]]))
  const take = (among: readonly string[], { value }: Content): Content | undefined => {
    for (const list of among) {
      const rest = left.get(list)!
      const at = rest.findIndex((entry) => entry['value'] === value)
      if (at !== -1) return rest.splice(at, 1)[0]
    }
    return undefined
  }
  const own = lists.map((list) => entriesIn(sent, list).map((entry) => ({ entry, was: take([list], entry) })))
  const kept = own.map((entries) =>
    entries.map(({ entry, was }) => withDosesOf(was ?? take(lists, entry), entry)),
  )
  return { ...sent, ...Object.fromEntries(lists.map((list, index) => [list, kept[index]])) }
}

const withDosesOf = (was: Content | undefined, entry: Content): Content =>
  'dose_ids' in entry || was?.['dose_ids'] === undefined ? entry : { ...entry, dose_ids: was['dose_ids'] }

function entriesIn(group: Content, list: string): Content[] {
  const entries = group[list]
  return Array.isArray(entries) ? entries.map(contentOf) : []
}
