import type { Category } from '@reprieve/contract/guide/guideWire.ts'
import { useSyncExternalStore } from 'react'
import { useDiary } from '../access/diary.ts'
import { watchGuide } from './readGuide.ts'

/** As the device knows it; null until then. */
export function useCategory(id: string | null): Category | null {
  const { subscribe, current } = watchGuide(useDiary())
  const seen = useSyncExternalStore(subscribe, current)
  if (seen.is !== 'read' || seen.value.is !== 'known') return null
  return seen.value.guide.categories.find((category) => category.id === id) ?? null
}
