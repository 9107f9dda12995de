import { SAFETY_FILES } from '@reprieve/content/safetyFiles.ts'
import { listItemToGroups } from '@reprieve/contract/lists/listFieldWire.ts'
import { recordToGroups, RECORD_KIND } from '@reprieve/contract/records/recordCodec.ts'
import { HOSTILE_MARKUP } from '@reprieve/contract/testing/hostileMarkup.ts'
import { checkParts } from '@reprieve/domain/assistant/answer/checkParts.ts'
import type { AnswerPart } from '@reprieve/domain/assistant/answerPart.ts'
import { emptyRecord } from '@reprieve/domain/records/painRecord.ts'
import { compileBook } from '@reprieve/domain/safety/safetyBook.ts'
import { LIST_KIND } from '@reprieve/domain/sync/pushAct.ts'
import { answerMessage } from '@reprieve/mind/answerMessage.ts'
import type { AskableDiary } from '@reprieve/mind/askableDiary.ts'
import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { diaryReader } from '../results/readDiary.ts'

const AT = { at: Date.UTC(2026, 10, 16, 11), offset: 0 }
const book = compileBook(SAFETY_FILES)
const ASKER = {
  userId: 1,
  sync: { seq: 1, epoch: 'e' },
  language: 'en',
  at: AT,
  weekStart: 1,
  plan: 'pro',
  hasGuide: false,
} as const

/** A diary of one record that names one symptom. */
function diaryWith(name: string): AskableDiary {
  const reader = diaryReader()
  const id = randomUUID()
  const add = (kind: string, clientId: string, values: ReadonlyMap<string, unknown>): void =>
    reader.add({
      clientId,
      kind,
      num: 1,
      groups: Object.fromEntries([...values].map(([group, v]) => [group, { v, s: '' }])),
    })
  const item = { id, type: 'symptom', name, key: null, icon: null, isShown: true, position: 1 } as const
  add(LIST_KIND, id, listItemToGroups(item))
  const record = { ...emptyRecord(AT), severity: 4, note: name }
  const symptom = { kind: 'items', items: [{ id, text: name }] } as const
  add(RECORD_KIND, randomUUID(), recordToGroups({ ...record, symptom }))
  return reader.end()
}

const say = async (person: AskableDiary, text: string): Promise<readonly AnswerPart[]> => {
  const before = { asked: null, offered: [] }
  const asked = answerMessage({ person, asker: ASKER, guide: () => [] }, { text, before, book })
  return (await asked).parts
}

const namesIn = (parts: readonly AnswerPart[]): string[] =>
  parts.flatMap((part) => (part.is === 'name' ? [part.text] : []))
/** All but names, which are shown as they are, by their kind. */
const wordsIn = (parts: readonly AnswerPart[]): string =>
  JSON.stringify(parts.filter(({ is }) => is !== 'name').map((part) => ({ ...part, basis: null })))

let empty: AskableDiary
beforeAll(() => {
  empty = diaryReader().end()
})

test.each(HOSTILE_MARKUP)(
  '[REL 1d, ASST-17, ASST-35] as the name of a symptom it is told as a name: %j',
  async (name) => {
    const parts = await say(diaryWith(name), 'Which symptom did I record most often?')
    expect(namesIn(parts)).toEqual([name.trim()])
    expect(wordsIn(parts)).not.toContain('alert')
    expect(checkParts(parts)).toBeNull()
  },
)

test.each(HOSTILE_MARKUP)(
  '[REL 1d, ASST-19] as a message it is quoted as a name, or not at all: %j',
  async (text) => {
    const parts = await say(empty, text)
    expect(parts.filter(({ is }) => is === 'figure' || is === 'card')).toEqual([])
    expect(wordsIn(parts)).not.toContain('alert')
  },
)
