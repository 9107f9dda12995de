import { createContext, use } from 'react'
import type { OpenDiary } from './openDiary.ts'

/** Null for a visitor: no diary is open. */
export const DiaryContext = createContext<OpenDiary | null>(null)

/** For screens that the route guard only opens with a diary. */
export function useDiary(): OpenDiary {
  const diary = use(DiaryContext)
  if (diary === null) throw new Error('useDiary where no diary is open')
  return diary
}
