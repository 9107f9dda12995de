import { toContent, type Content } from '../groups.ts'

const LISTS = ['alleviating_factor', 'aggravating_factor', 'ineffective_factor']

/**
 * The medicines of a sent record, with the stored doses added where the client, which may not know doses, sends none:
 * without them the doses would be counted in addition to the medicine. Medicines of one name are matched by position,
 * first in their own list, then in the others, because a changed mark moves an entry to another list. [DOSE-7]
 */
export function addStoredDoses(sent: Content, stored: unknown): Content {
  const before = toContent(stored)
  // Entries of a list that was not sent stay there, with their doses.
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
  return Array.isArray(entries) ? entries.map(toContent) : []
}
