import { programsFromWire, type ToldContent } from '@reprieve/contract/guide/guideWire.ts'
import { fieldsOf } from '@reprieve/contract/fields.ts'
import { isBookmarked, progressIn, statusOf, type GuideWishes } from '@reprieve/domain/guide/wishes.ts'
import { guideName } from '../local/knownNames.ts'
import { keepKnown, readKnown } from '../local/knownShelf.ts'
import type { Diary } from '../local/rows.ts'
import { contentsOf, toldGuide } from './guideTable.ts'

// What home shows of the guide, written by the guide whenever it changes: home sends no request and computes nothing
// when opened, and neither area depends on the other. [GUIDE-13, GUIDE-19]

const NEXT = guideName('next')

/** The last recommendations, for home: computing them there would read a hundred records. */
export async function keepNext(diary: Diary, ids: readonly string[]): Promise<void> {
  const before = await readKnown(diary, NEXT)
  if (JSON.stringify(before) !== JSON.stringify(ids)) await keepKnown(diary, NEXT, ids)
}

/** Includes actions that are not sent yet. */
export async function tellHome(diary: Diary, wishes: GuideWishes): Promise<void> {
  const guide = await toldGuide(diary)
  const contents = (guide === null ? [] : contentsOf(guide)).map((content) => withWishes(content, wishes))
  const opened = new Set(contents.filter(({ status }) => status !== null).map(({ id }) => id))
  // Without access to the guide, a free text is in no list.
  for (const id of Object.keys(wishes.status)) opened.add(id)
  const summary = {
    opened: opened.size,
    next: await nextOf(diary, contents),
    program: await programOf(diary, wishes),
  }
  const before = await readKnown(diary, guideName('home'))
  if (JSON.stringify(before) !== JSON.stringify(summary)) await keepKnown(diary, guideName('home'), summary)
}

export const withWishes = (content: ToldContent, wishes: GuideWishes): ToldContent => ({
  ...content,
  isBookmarked: isBookmarked(wishes, content.id, content.isBookmarked),
  status: statusOf(wishes, content.id, content.status),
})

/** The first unread recommendation; before there are any, a featured article. */
async function nextOf(diary: Diary, contents: readonly ToldContent[]) {
  const kept = await readKnown(diary, NEXT)
  const ids: readonly unknown[] = Array.isArray(kept) ? kept : []
  const wanted = [
    ...ids.map((id) => contents.find((content) => content.id === id)),
    ...contents.filter(({ isFeatured }) => isFeatured),
  ]
  const next = wanted.find((content) => content !== undefined && content.status !== 'read')
  return next === undefined ? null : { id: next.id, category: next.category, title: next.title }
}

/** The program that was begun and is not finished. */
async function programOf(diary: Diary, wishes: GuideWishes) {
  const { programs } = fieldsOf(await readKnown(diary, guideName('programs')))
  const begun = programsFromWire(programs)
    .map(({ id, title, progress: told }) => ({ id, title, progress: Math.max(told, progressIn(wishes, id)) }))
    .find(({ progress: reached }) => reached > 0 && reached < 100)
  return begun ?? null
}
