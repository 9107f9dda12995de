import type { DraftAnswer, Drafts } from './drafts.ts'

interface DraftsMerge {
  /** The common base of both. */
  base: Drafts
  mine: Drafts
  theirs: Drafts
}

type ByKey<Value> = Readonly<Record<string, Value>>

/** Merges drafts: local edits stay, everything else is taken over, answer by answer. [QST-14] */
export function joinDrafts({ base, mine, theirs }: DraftsMerge): Drafts {
  const nids = new Set([...Object.keys(mine.answers), ...Object.keys(theirs.answers)])
  const answers = [...nids].map((nid): [string, ByKey<DraftAnswer>] => [
    nid,
    joinKeys({
      base: base.answers[nid] ?? {},
      mine: mine.answers[nid] ?? {},
      theirs: theirs.answers[nid] ?? {},
    }),
  ])
  return {
    answers: Object.fromEntries(answers.filter(([, ofOne]) => Object.keys(ofOne).length > 0)),
    runs: joinKeys({ base: base.runs, mine: mine.runs, theirs: theirs.runs }),
    sent: laterOf(mine.sent, theirs.sent),
  }
}

function joinKeys<Value>(of: { base: ByKey<Value>; mine: ByKey<Value>; theirs: ByKey<Value> }): ByKey<Value> {
  const { base, mine, theirs } = of
  const joined = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])].map((key) => {
    const isMine = JSON.stringify(base[key]) !== JSON.stringify(mine[key])
    return [key, (isMine ? mine : theirs)[key]] as const
  })
  return Object.fromEntries(joined.filter((pair): pair is [string, Value & {}] => pair[1] !== undefined))
}

const laterOf = (one: ByKey<number>, other: ByKey<number>): ByKey<number> =>
  Object.fromEntries(
    [...new Set([...Object.keys(one), ...Object.keys(other)])].map((nid) => [
      nid,
      Math.max(one[nid] ?? -Infinity, other[nid] ?? -Infinity),
    ]),
  )
