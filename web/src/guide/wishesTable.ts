import { fieldsOf } from '@reprieve/contract/fields.ts'
import { RESULT } from '@reprieve/contract/resultCodes.ts'
import type { ContentStatus } from '@reprieve/domain/guide/content.ts'
import {
  wishesIn,
  withoutWish,
  withWish,
  type GuideWishes,
  type Wish,
} from '@reprieve/domain/guide/wishes.ts'
import { ok, type Result } from '@reprieve/domain/result.ts'
import type { Answer, Ask } from '../api/ask.ts'
import { dropPart, keepPart, partOf } from '../local/parts.ts'
import type { Diary } from '../local/rows.ts'
import type { StorageFault } from '../local/tables.ts'
import { noteHeard } from './guideTable.ts'
import { tellHome } from './homeSummary.ts'

const PART = 'guide'

/** What was pressed and no server has heard of yet. */
export const keptWishes = (diary: Diary): Promise<GuideWishes> => partOf(diary, PART, wishesFrom)

type WishWrite = Promise<Result<undefined, StorageFault>>

/** Durable when it resolves: it is told later, as often as it takes. [GUIDE-15] */
export const addWish = (diary: Diary, wish: Wish): WishWrite =>
  change(diary, (wishes) => withWish(wishes, wish))

/** One after the other: each begins with what the one before it has left. */
function change(diary: Diary, act: (wishes: GuideWishes) => GuideWishes): WishWrite {
  const turn = (lastIn.get(diary) ?? Promise.resolve()).then(async (): WishWrite => {
    const before = await keptWishes(diary)
    const after = act(before)
    if (after === before) return ok(undefined)
    // Empty it is not there: a locked diary is looked at from outside when somebody logs out. [D17]
    const kept = wishesIn(after).length > 0 ? await keepPart(diary, PART, after) : await dropPart(diary, PART)
    if (kept.ok) await tellHome(diary, after)
    return kept
  })
  lastIn.set(
    diary,
    turn.catch(() => {}),
  )
  return turn
}

const lastIn = new WeakMap<Diary, Promise<unknown>>()

/** Tells what waits. What has no answer now stays; so does what was pressed while the one before was on its way. */
export function tellWishes(diary: Diary, ask: Ask): Promise<void> {
  // Who comes second waits for the first: at a logout nothing is counted while it is being told. [D17]
  const turn = telling.get(diary) ?? tellAll(diary, ask).finally(() => telling.delete(diary))
  telling.set(diary, turn)
  return turn
}

const telling = new WeakMap<Diary, Promise<void>>()

async function tellAll(diary: Diary, ask: Ask): Promise<void> {
  // Looked at anew each time: what was pressed meanwhile is told as well.
  for (let [wish] = wishesIn(await keptWishes(diary)); wish !== undefined;) {
    const told = wish
    const answer = await tell(ask, told)
    if (!isHeard(answer)) return
    // In what the server told last, too: it would else be shown as before until it is asked anew.
    if (answer.code === RESULT.ok) await noteHeard(diary, told)
    await change(diary, (wishes) => withoutWish(wishes, told))
    wish = wishesIn(await keptWishes(diary))[0]
  }
}

function tell(ask: Ask, wish: Wish): Promise<Answer> {
  const how = { background: true }
  switch (wish.is) {
    case 'bookmark':
      return wish.isWanted
        ? ask('guide/add-content-to-bookmarks', { content_id: wish.id }, how)
        : ask('guide/remove-content-from-bookmarks', { content_id: wish.id }, how)
    case 'status':
      return ask('guide/set-content-interaction-status', { content_id: wish.id, status: wish.status }, how)
    case 'progress':
      return ask('programs/update-program-progress', { program_id: wish.id, progress: wish.progress }, how)
  }
}

/** An article that is gone, and a guide that is not theirs any more: to ask again would bring nothing else. */
const FOR_GOOD: readonly number[] = [RESULT.ok, RESULT.notFound, RESULT.guideDenied]

const isHeard = (answer: Answer): answer is Extract<Answer, { reached: true }> =>
  answer.reached && FOR_GOOD.includes(answer.code)

/** What cannot be read says nothing. */
function wishesFrom(kept: unknown): GuideWishes {
  const { bookmarks, status, progress } = fieldsOf(kept)
  return {
    bookmarks: only(bookmarks, isWish),
    status: only(status, isStatus),
    progress: only(progress, isShare),
  }
}

const isWish = (one: unknown): one is boolean => typeof one === 'boolean'
const isStatus = (one: unknown): one is ContentStatus => one === 'opened' || one === 'read'
const isShare = (one: unknown): one is number => typeof one === 'number' && one >= 0 && one <= 100

function only<Value>(kept: unknown, isOne: (value: unknown) => value is Value): Record<string, Value> {
  const values: Record<string, Value> = {}
  for (const [id, value] of Object.entries(fieldsOf(kept))) if (isOne(value)) values[id] = value
  return values
}
