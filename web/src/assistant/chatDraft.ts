import { toFields } from '@reprieve/contract/fields.ts'
import { openDraftWriter, type DraftWriter } from '../editing/draftWriter.ts'
import { endDraft, storeDraft, offeredDrafts, type Draft } from '../local/drafts.ts'
import type { Diary } from '../local/rows/rows.ts'

/** The text in the field, and a message that was sent but not answered. */
const TYPED = 'solace-message'
const UNANSWERED = 'solace-unanswered'
const KIND = 'chat'

/** A message that was started but not sent, otherwise an unanswered one. [ASST-39] */
export async function readUnsentMessage(diary: Diary): Promise<string> {
  const drafts = (await offeredDrafts(diary)).filter(({ kind }) => kind === KIND)
  const textOf = (wanted: string): string => textIn(drafts.find(({ id }) => id === wanted))
  return textOf(TYPED) || textOf(UNANSWERED)
}

function textIn(draft: Draft | undefined): string {
  const { text } = toFields(draft?.value)
  return typeof text === 'string' ? text : ''
}

/** Closing the page loses its messages; one that no server has is stored here. Null: it was answered. */
export async function storeUnansweredMessage(diary: Diary, text: string | null): Promise<void> {
  await (text === null
    ? endDraft(diary, UNANSWERED)
    : storeDraft(diary, { id: UNANSWERED, kind: KIND, value: { text } }))
}

/** A failed save is ignored: the text stays in the page, and a message is short. */
export const openMessageWriter = (diary: Diary): DraftWriter<string> =>
  openDraftWriter<string>(diary, {
    id: TYPED,
    kind: KIND,
    isKept: true,
    encode: (text) => ({ text }),
    isWorthKeeping: (text) => text.trim() !== '',
    onFault: () => {},
  })
