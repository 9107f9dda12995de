import type { ContentStatus } from './content.ts'
import { furtherStatus } from './status.ts'

/** Actions not sent to the server yet, by the id of the article or program. */
export interface PendingGuideActions {
  bookmarks: Readonly<Record<string, boolean>>
  status: Readonly<Record<string, ContentStatus>>
  progress: Readonly<Record<string, number>>
}

export const NO_PENDING_ACTIONS: PendingGuideActions = { bookmarks: {}, status: {}, progress: {} }

/** One action to send, and to repeat until the server confirms it: sending it twice changes nothing. */
export type GuideAction =
  | { is: 'bookmark'; id: string; isWanted: boolean }
  | { is: 'status'; id: string; status: ContentStatus }
  | { is: 'progress'; id: string; progress: number }

/** The later bookmark action wins; progress only grows. [GUIDE-15] */
export function addGuideAction(wishes: PendingGuideActions, wish: GuideAction): PendingGuideActions {
  const { bookmarks, status, progress } = wishes
  switch (wish.is) {
    case 'bookmark':
      return { ...wishes, bookmarks: { ...bookmarks, [wish.id]: wish.isWanted } }
    case 'status': {
      const further = furtherStatus(own(status, wish.id) ?? null, wish.status) ?? wish.status
      return { ...wishes, status: { ...status, [wish.id]: further } }
    }
    case 'progress':
      return {
        ...wishes,
        progress: { ...progress, [wish.id]: Math.max(pendingProgress(wishes, wish.id), wish.progress) },
      }
  }
}

export const listGuideActions = ({
  bookmarks,
  status,
  progress,
}: PendingGuideActions): readonly GuideAction[] => [
  ...Object.entries(bookmarks).map(([id, isWanted]): GuideAction => ({ is: 'bookmark', id, isWanted })),
  ...Object.entries(status).map(([id, reached]): GuideAction => ({ is: 'status', id, status: reached })),
  ...Object.entries(progress).map(([id, reached]): GuideAction => ({
    is: 'progress',
    id,
    progress: reached,
  })),
]

/** Removes a confirmed action. A newer one made while it was in flight is different, and stays. [GUIDE-15] */
export function removeGuideAction(wishes: PendingGuideActions, heard: GuideAction): PendingGuideActions {
  const isHeard = listGuideActions(wishes).some((wish) => isSame(wish, heard))
  if (!isHeard) return wishes
  const part = PARTS[heard.is]
  const { [heard.id]: _, ...rest } = wishes[part]
  return { ...wishes, [part]: rest }
}

const PARTS = { bookmark: 'bookmarks', status: 'status', progress: 'progress' } as const

const isSame = (one: GuideAction, other: GuideAction): boolean =>
  one.is === other.is && one.id === other.id && JSON.stringify(one) === JSON.stringify(other)

/** The server's state, overridden by later actions. [GUIDE-15] */
export const isBookmarked = (wishes: PendingGuideActions, id: string, isTold: boolean): boolean =>
  own(wishes.bookmarks, id) ?? isTold

/** In percent; 0 if nothing is waiting to be sent. */
export const pendingProgress = ({ progress }: PendingGuideActions, id: string): number =>
  own(progress, id) ?? 0

export const mergedStatus = (
  wishes: PendingGuideActions,
  id: string,
  told: ContentStatus | null,
): ContentStatus | null => furtherStatus(own(wishes.status, id) ?? null, told)

/** An article may be called `constructor`. */
const own = <Value>(values: Readonly<Record<string, Value>>, id: string): Value | undefined =>
  Object.hasOwn(values, id) ? values[id] : undefined
