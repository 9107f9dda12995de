/** What is known when a pain record has just been saved. */
export interface JustSaved {
  isNewRecord: boolean
  isFirstRecord: boolean
  isReflectionDone: boolean
  /** A browser asks for reminders nowhere by itself; an app of a store has a page for it. */
  isWeb: boolean
  hasSeenReminders: boolean
}

/** Where the person goes from the record that was just saved. [REF-11] */
export function afterRecord(saved: JustSaved): 'reflection' | 'reminders' | 'back' {
  const isAskedFirst = !saved.isWeb && !saved.hasSeenReminders
  if (!saved.isNewRecord) return 'back'
  if (isAskedFirst) return saved.isFirstRecord ? 'reminders' : 'back'
  return saved.isReflectionDone ? 'back' : 'reflection'
}
