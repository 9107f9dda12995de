import { createContext, use } from 'react'
import type { OpenDiary } from './openDiary.ts'

/** Null where nobody's diary is open: a visitor. */
export const DiaryContext = createContext<OpenDiary | null>(null)

/** For the screens that the guard opens only where there is a diary. */
export function useDiary(): OpenDiary {
  const diary = use(DiaryContext)
  if (diary === null) throw new Error('useDiary where no diary is open')
  return diary
}
