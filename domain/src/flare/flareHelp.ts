import type { DiaryColumns } from '../filters/columns/columns.ts'
import { readHelpDetail } from '../results/helps/helpDetail.ts'
import { makeHelpList, type HelpChoice, type JudgedHelp } from '../results/helps/helpList.ts'

/** What helped most surely so far. */
export interface BestHelp {
  item: number
  kind: 'intervention' | 'medication'
  share: JudgedHelp['share']
  /** The numbers of its last measured use; null if no use has both. */
  lastTime: { before: number; after: number } | null
}

interface HelpQuestion extends HelpChoice {
  /** Ids of the medication in the dose row: one medicine needs no second row. */
  shownIds: ReadonlySet<string>
}

/** "Helped" is only said of what helped most of the time. */
const hasHelped = ({ verdict }: JudgedHelp): boolean => verdict === 'usually' || verdict === 'often'

/** [FLARE-5] */
export function findBestHelp(diary: DiaryColumns, { shownIds, ...choice }: HelpQuestion): BestHelp | null {
  const { items } = diary.entries
  const helped = makeHelpList(diary, choice).judged.filter(hasHelped)
  const best =
    helped.find(({ list }) => list === 'alleviating_factor') ??
    helped.find(({ item }) => !shownIds.has(items[item]!.id))
  if (best === undefined) return null
  const { item, list, share } = best
  const last = readHelpDetail(diary, item, choice).doses.at(-1)
  return {
    item,
    kind: list === 'medication' ? 'medication' : 'intervention',
    share,
    lastTime: last === undefined ? null : { before: last.before, after: last.after },
  }
}
