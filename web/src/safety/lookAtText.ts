import type { Diary } from '../local/rows.ts'
import type { Written } from './lookBehind.ts'

/**
 * For what a person has just written and saved: a note, a reflection, an answer in a program. Nobody waits for it, and
 * it cannot fail a save: the book is fetched by itself, and where it cannot be had nothing is shown. [SAFE-9, SAFE-13]
 */
export function lookAtText(diary: Diary, before: string, after: string): void {
  // What was there before was looked at before: another section of an old record warns of nothing.
  if (after === before || after.trim() === '') return
  // By the time something is found the next screen may be open.
  const writtenAt = globalThis.location?.pathname ?? ''
  void look(diary, { text: after, writtenAt }).catch(() => undefined)
}

async function look(diary: Diary, written: Written): Promise<void> {
  const { lookBehind } = await import('./lookBehind.ts')
  await lookBehind(diary, written)
}
