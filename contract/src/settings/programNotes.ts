import type { PromptAnswer, ProgramNotes } from '@reprieve/domain/guide/programs/notes.ts'
import { toFields, type Fields } from '../fields.ts'
import { isSettingsKey } from './settingsGroups.ts'

// Notes of the programs as stored in `program_notes`: each answer and each mark has its own key, so that two devices
// both keep theirs. Keys never contain the person's text: they stay unencrypted under the app lock.

const DONE = 'done.'
const SEEN = 'seen.'

/** A lesson or prompt whose name is too long for a key can be read, but nothing is stored for it. */
export const canStoreNote = (lesson: string, prompt: string): boolean => isSettingsKey(`${lesson}.${prompt}`)

/** The stored notes, no matter which app wrote them; entries that cannot be read are skipped. */
export function notesFromSettings(kept: Fields): ProgramNotes {
  const keys = Object.keys(kept)
  const marked = (mark: string): string[] =>
    keys
      .filter((key) => key.startsWith(mark) && kept[key] === true)
      .map((key) => key.slice(mark.length))
      .toSorted()
  const answers = keys.filter(isAnswerKey).flatMap((key) => answerFrom(key, kept[key]))
  return { answers: Object.fromEntries(answers), done: marked(DONE), seen: marked(SEEN) }
}

const isAnswerKey = (key: string): boolean =>
  key.includes('.') && !key.startsWith(DONE) && !key.startsWith(SEEN)

function answerFrom(key: string, said: unknown): [string, PromptAnswer][] {
  const { a: text, q: question } = toFields(said)
  if (typeof text !== 'string' || text === '') return []
  return [[key, { text, question: typeof question === 'string' ? question : '' }]]
}

/** The settings with these notes. Keys of other apps or unreadable ones stay; a mark is never removed. */
export function notesToSettings(kept: Fields, { answers, done, seen }: ProgramNotes): Fields {
  const before = Object.keys(notesFromSettings(kept).answers)
  return {
    ...kept,
    ...Object.fromEntries(before.map((key) => [key, null])),
    ...Object.fromEntries(
      Object.entries(answers).map(([key, { text, question }]) => [key, { a: text, q: question }]),
    ),
    ...Object.fromEntries(done.map((lesson) => [`${DONE}${lesson}`, true])),
    ...Object.fromEntries(seen.map((program) => [`${SEEN}${program}`, true])),
  }
}
