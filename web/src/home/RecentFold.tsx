import { toggleCollapsed } from '@reprieve/domain/home/keptHome.ts'
import type { HomeSectionProps } from './below.ts'
import { FoldButton } from './FoldButton.tsx'
import { isRecentFolded } from './isRecentFolded.ts'
import { useHomeActs } from './useHomeActs.ts'

/** The heading of Recent Records, once the other cards are loaded. [HOME-15] */
export function RecentFold({ title, diary, parts, below, onBelow }: HomeSectionProps & { title: string }) {
  const { change } = useHomeActs(diary, { copyFacts: parts.signUp.facts, onBelow })
  const fold = (): void => change((home) => toggleCollapsed(home, 'recent_records'))
  return <FoldButton title={title} isFolded={isRecentFolded(below)} onPress={fold} />
}
