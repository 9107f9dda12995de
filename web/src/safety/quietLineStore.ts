import { makeObservable } from '../device/watched.ts'
import type { Diary } from '../local/rows.ts'

/** The diary it was written in, and the screen, on which the line is not shown. */
export interface QuietLine {
  diary: Diary
  writtenAt: string
}

const line = makeObservable<QuietLine | null>(null)

/** In memory only: it reveals nothing about the text. [SAFE-22, SAFE-23] */
export const quietLineStore = {
  current: line.current,
  subscribe: line.subscribe,
  show: line.become,
  close: (): void => line.become(null),
}
