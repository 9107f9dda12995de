import { watched } from '../device/watched.ts'
import type { Diary } from '../local/rows.ts'

/** In whose diary it was written, and where: that screen is left alone. */
export interface QuietLine {
  diary: Diary
  writtenAt: string
}

const line = watched<QuietLine | null>(null)

/** In memory only: nobody can read from it what was written. [SAFE-22, SAFE-23] */
export const quietLineStore = {
  current: line.current,
  subscribe: line.subscribe,
  show: line.become,
  close: (): void => line.become(null),
}
