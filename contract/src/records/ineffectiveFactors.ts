import { toContent, type Content, type GroupValues } from '../groups.ts'

const LIST = 'ineffective_factor'
const INTO = 'alleviating_factor'

/**
 * The groups with what did not help merged into what was tried, the form this app writes (D38). A client of the
 * specification may send it as a separate list.
 */
export function mergeIneffectiveFactors(groups: ReadonlyMap<string, unknown>): GroupValues {
  const folded: GroupValues = new Map([...groups].map(([group, value]) => [group, toContent(value)]))
  const own = folded.get(LIST)
  const tried = folded.get(INTO) ?? {}
  if (own !== undefined && listIn(own, LIST).length > 0) {
    const refs = [...listIn(tried, 'refs'), ...listIn(own, 'refs')]
    folded.set(INTO, { ...fold(tried, listIn(own, LIST)), refs })
    folded.set(LIST, { ...own, [LIST]: [], refs: [] })
  }
  const medicines = folded.get('medications')
  if (medicines !== undefined && listIn(medicines, LIST).length > 0) {
    folded.set('medications', { ...fold(medicines, listIn(medicines, LIST)), [LIST]: [] })
  }
  return folded
}

const fold = (group: Content, ineffective: readonly unknown[]): Content => ({
  ...group,
  [INTO]: [...listIn(group, INTO), ...ineffective.map((entry) => ({ ...asEntry(entry), effectiveness: 0 }))],
})

const asEntry = (entry: unknown): Content => (typeof entry === 'string' ? { value: entry } : toContent(entry))

function listIn(group: Content, key: string): readonly unknown[] {
  const list = group[key]
  return Array.isArray(list) ? list : []
}
