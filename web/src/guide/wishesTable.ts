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

/** Actions that no server has received yet. */
export const keptWishes = (diary: Diary): Promise<GuideWishes> => partOf(diary, PART, wishesFrom)

type WishWrite = Promise<Result<undefined, StorageFault>>

/** Durable when it resolves; sent later, as often as needed. [GUIDE-15] */
export const addWish = (diary: Diary, wish: Wish): WishWrite =>
  change(diary, (wishes) => withWish(wishes, wish))

/** Sequential: each change starts from the result of the previous one. */
function change(diary: Diary, act: (wishes: GuideWishes) => GuideWishes): WishWrite {
  const turn = (lastIn.get(diary) ?? Promise.resolve()).then(async (): WishWrite => {
    const before = await keptWishes(diary)
    const after = act(before)
    if (after === before) return ok(undefined)
    // An empty part is removed: at log-out, a locked diary only shows whether the part exists. [D17]
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

/** Sends pending actions. Those without an answer stay, and so do those added while another was being sent. */
export function tellWishes(diary: Diary, ask: Ask): Promise<void> {
  // A second caller waits for the first: at log-out nothing is counted while it is being sent. [D17]
  const turn = telling.get(diary) ?? tellAll(diary, ask).finally(() => telling.delete(diary))
  telling.set(diary, turn)
  return turn
}

const telling = new WeakMap<Diary, Promise<void>>()

async function tellAll(diary: Diary, ask: Ask): Promise<void> {
  // Read again each time, so that actions added meanwhile are sent as well.
  for (let [wish] = wishesIn(await keptWishes(diary)); wish !== undefined;) {
    const told = wish
    const answer = await tell(ask, told)
    if (!isHeard(answer)) return
    // Also updates the stored copy: otherwise the old state would show until the next load.
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

/** The article is gone, or the person has lost access: a retry would not change that. */
const FOR_GOOD: readonly number[] = [RESULT.ok, RESULT.notFound, RESULT.guideDenied]

const isHeard = (answer: Answer): answer is Extract<Answer, { reached: true }> =>
  answer.reached && FOR_GOOD.includes(answer.code)

/** Values that cannot be read count as missing. */
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
