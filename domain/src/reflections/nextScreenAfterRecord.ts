/** The facts after a pain record was saved. */
export interface SavedRecordFacts {
  isNewRecord: boolean
  isFirstRecord: boolean
  isReflectionDone: boolean
  /** The reflection would be about a day before the first record. */
  isDayBeforeDiary: boolean
  /** A browser never asks about reminders by itself; the store apps have a page for it. */
  isWeb: boolean
  hasSeenReminders: boolean
}

/** Where the person goes after saving a record. [REF-11] */
export function nextScreenAfterRecord(saved: SavedRecordFacts): 'reflection' | 'reminders' | 'back' {
  const isAskedFirst = !saved.isWeb && !saved.hasSeenReminders
  if (!saved.isNewRecord) return 'back'
  if (isAskedFirst) return saved.isFirstRecord ? 'reminders' : 'back'
  return saved.isReflectionDone || saved.isDayBeforeDiary ? 'back' : 'reflection'
}
