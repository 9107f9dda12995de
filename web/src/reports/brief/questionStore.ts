import { KIND_OF_PREF } from '@reprieve/contract/settings/settingsGroups.ts'
import {
  eachQuestion,
  keptQuestions,
  NO_QUESTIONS,
  questionsFrom,
  type Place,
  type Questions,
} from '@reprieve/domain/reports/brief/briefQuestions.ts'
import { watched } from '../../device/watched.ts'
import type { FailedSave } from '../../filters/filterStore.ts'
import type { Diary } from '../../local/rows.ts'
import { keptSettings, saveSettings } from '../../settings/settingsTable.ts'

const PREF = 'filter_settings'

export interface SeenQuestions {
  /** False until what is kept was read. */
  isKnown: boolean
  questions: Questions
}

export interface QuestionStore {
  current: () => SeenQuestions
  subscribe: (listener: () => void) => () => void
  /** Shown at once, saved behind it. */
  change: (place: Place, said: string) => void
  /** Saves what could not be saved, once more. */
  flush: () => Promise<void>
  /** Why the last save did not go; null where it went. Another one for each that fails. */
  failed: () => FailedSave | null
  /** When all that was changed is saved. */
  settled: () => Promise<void>
}

const stores = new WeakMap<Diary, QuestionStore>()

export function questionsOf(diary: Diary): QuestionStore {
  const known = stores.get(diary) ?? openQuestions(diary)
  stores.set(diary, known)
  return known
}

/** What a person wants to ask at the visit, kept beside the filter under keys of its own. [REP-56] */
export function openQuestions(diary: Diary): QuestionStore {
  const shown = watched<SeenQuestions>({ isKnown: false, questions: NO_QUESTIONS })
  const failed = watched<FailedSave | null>(null)
  let kept = NO_QUESTIONS
  let isSaveDue = false

  const read = async (): Promise<void> => {
    const now = questionsFrom(await keptSettings(diary, PREF))
    const { questions: mine } = shown.current()
    // What is being typed stays; the others are taken over, also where another device has changed them.
    const questions = eachQuestion((place) => (mine[place] === kept[place] ? now[place] : mine[place]))
    kept = now
    shown.become({ isKnown: true, questions })
  }
  const save = async (): Promise<void> => {
    isSaveDue = false
    const { questions } = shown.current()
    const edited = { opened: keptQuestions(kept), now: keptQuestions(questions) }
    const written = await saveSettings(diary, PREF, edited)
    if (!written.ok)
      return failed.become({ reason: written.reason === 'no-room' ? 'no-room' : 'storage-gone' })
    kept = questions
    if (failed.current() !== null) failed.become(null)
  }

  // One at a time, as it was asked for: what was read before a save would put back what the save has changed.
  let last: Promise<void> = Promise.resolve()
  const inTurn = (act: () => Promise<void>, onFault: () => void): Promise<void> => {
    last = last.then(act).catch(onFault)
    return last
  }
  const readInTurn = (): void => void inTurn(read, () => shown.become({ ...shown.current(), isKnown: true }))
  const saveInTurn = (): Promise<void> => {
    // Letters come faster than they are written: the save that waits takes along what is typed until its turn.
    if (isSaveDue) return last
    isSaveDue = true
    return inTurn(save, () => failed.become({ reason: 'storage-gone' }))
  }

  diary.doorbell.listen((change) => {
    if (change.includes(KIND_OF_PREF[PREF])) readInTurn()
  })
  readInTurn()

  return {
    current: shown.current,
    subscribe: (listener) => {
      const ends = [shown, failed].map(({ subscribe }) => subscribe(listener))
      return () => {
        for (const end of ends) end()
      }
    },
    change: (place, said) => {
      const { isKnown, questions } = shown.current()
      shown.become({ isKnown, questions: eachQuestion((at) => (at === place ? said : questions[at])) })
      void saveInTurn()
    },
    flush: saveInTurn,
    failed: failed.current,
    settled: () => last,
  }
}
