import type { ComponentType } from 'react'
import { GuideHome } from '../../guide/GuideHome.tsx'
import { GuideBookmarked, GuideCategories, GuideRecommended } from '../../guide/GuideLists.tsx'
import { GuideContent } from '../../guide/article/ContentScreen.tsx'
import { GuideGate } from './GuideGate.tsx'
import { useCurrentRoute } from './useCurrentRoute.ts'

const SCREENS: Readonly<Record<string, ComponentType>> = {
  guide: GuideHome,
  guideCategories: GuideCategories,
  guideContent: GuideContent,
  guideBookmarked: GuideBookmarked,
  guideRecommended: GuideRecommended,
}

export function GuideRoute() {
  const { name } = useCurrentRoute()
  const Screen = SCREENS[name] ?? GuideHome
  return (
    <GuideGate>
      <Screen />
    </GuideGate>
  )
}
