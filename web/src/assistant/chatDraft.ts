import { fieldsOf } from '@reprieve/contract/fields.ts'
import { openDraftKeeper, type DraftKeeper } from '../local/draftKeeper.ts'
import { endDraft, keepDraft, offeredDrafts, type Draft } from '../local/drafts.ts'
import type { Diary } from '../local/rows.ts'

/** What stands in the field, and what was sent and never answered. */
const TYPED = 'solace-message'
const UNANSWERED = 'solace-unanswered'
const KIND = 'chat'

/** A message that was begun and not sent, or else one that nobody answered. [ASST-39] */
export async function begunMessage(diary: Diary): Promise<string> {
  const drafts = (await offeredDrafts(diary)).filter(({ kind }) => kind === KIND)
  const textOf = (wanted: string): string => textIn(drafts.find(({ id }) => id === wanted))
  return textOf(TYPED) || textOf(UNANSWERED)
}

function textIn(draft: Draft | undefined): string {
  const { text } = fieldsOf(draft?.value)
  return typeof text === 'string' ? text : ''
}

/** A page that is closed takes its messages along; what no server has is not lost with it. Null: it was answered. */
export async function keepUnanswered(diary: Diary, text: string | null): Promise<void> {
  await (text === null
    ? endDraft(diary, UNANSWERED)
    : keepDraft(diary, { id: UNANSWERED, kind: KIND, value: { text } }))
}

/** What cannot be kept stays in the page: there is nothing to do about it, and nobody wrote for long. */
export const openMessageKeeper = (diary: Diary): DraftKeeper<string> =>
  openDraftKeeper<string>(diary, {
    id: TYPED,
    isKept: true,
    onFault: () => {},
    isWorthKeeping: (text) => text.trim() !== '',
    write: (text) => keepDraft(diary, { id: TYPED, kind: KIND, value: { text } }),
  })
