import { KIND_OF_PREF } from '@reprieve/contract/settings/settingsGroups.ts'
import { sameJson } from '@reprieve/domain/sync/sameJson.ts'
import { watched } from '../device/watched.ts'
import type { FailedSave } from '../filters/filterStore.ts'
import type { Diary } from '../local/rows.ts'
import { keptSettings, saveSettings } from '../settings/settingsTable.ts'
import { CHOICE_KEY, FIRST_CHOICE, choiceFrom, keptChoice, type ReportChoice } from './reportChoice.ts'

const PREF = 'filter_settings'

export interface SeenChoice {
  /** False until what is kept was read. */
  isKnown: boolean
  choice: ReportChoice
}

export interface ChoiceStore {
  current: () => SeenChoice
  subscribe: (listener: () => void) => () => void
  /** Shown at once, saved behind it. */
  change: (next: (choice: ReportChoice) => ReportChoice) => void
  /** Saves what could not be saved, once more. */
  flush: () => Promise<void>
  failed: () => FailedSave | null
  /** When all that was changed is saved. */
  settled: () => Promise<void>
}

const stores = new WeakMap<Diary, ChoiceStore>()

export function choiceOf(diary: Diary): ChoiceStore {
  const known = stores.get(diary) ?? openChoice(diary)
  stores.set(diary, known)
  return known
}

/** It lies beside the filter under a key of its own, and follows the person with it. */
export function openChoice(diary: Diary): ChoiceStore {
  const shown = watched<SeenChoice>({ isKnown: false, choice: FIRST_CHOICE })
  const failed = watched<FailedSave | null>(null)
  let kept: unknown
  let unsaved = 0

  const read = async (): Promise<void> => {
    const now = (await keptSettings(diary, PREF))[CHOICE_KEY]
    const isNews = !shown.current().isKnown || !sameJson(now ?? null, kept ?? null)
    kept = now
    // What the person has changed meanwhile is on its way, and would jump back on the screen.
    if (isNews && unsaved === 0) shown.become({ isKnown: true, choice: choiceFrom(now) })
  }
  const save = async (choice: ReportChoice): Promise<void> => {
    const now = keptChoice(choice)
    const edited = { opened: { [CHOICE_KEY]: kept ?? null }, now: { [CHOICE_KEY]: now } }
    const written = await saveSettings(diary, PREF, edited)
    if (!written.ok)
      return failed.become({ reason: written.reason === 'no-room' ? 'no-room' : 'storage-gone' })
    kept = now
    if (failed.current() !== null) failed.become(null)
  }

  // One at a time: what was read before a save would put back what the save has changed.
  let last: Promise<void> = Promise.resolve()
  const inTurn = (act: () => Promise<void>, onFault: () => void): Promise<void> => {
    last = last.then(act).catch(onFault)
    return last
  }
  const readInTurn = (): void => void inTurn(read, () => shown.become({ ...shown.current(), isKnown: true }))
  const saveInTurn = (): Promise<void> => {
    const { choice } = shown.current()
    unsaved += 1
    return inTurn(
      () => save(choice).finally(() => (unsaved -= 1)),
      () => failed.become({ reason: 'storage-gone' }),
    )
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
    change: (next) => {
      shown.become({ isKnown: true, choice: next(shown.current().choice) })
      void saveInTurn()
    },
    flush: saveInTurn,
    failed: failed.current,
    settled: () => last,
  }
}
