import { DIARY_ICONS } from './diaryIcons.ts'
import { Drawing } from './Icon.tsx'
import { SHELL_ICONS } from './shellIcons.ts'

const ALL_ICONS = { ...SHELL_ICONS, ...DIARY_ICONS }

export type DiaryIconName = keyof typeof ALL_ICONS

interface DiaryIconProps {
  name: DiaryIconName
  isSmall?: boolean
}

/** For screens in chunks of their own: this icon table must not be part of the initial bundle. */
export function DiaryIcon({ name, isSmall = false }: DiaryIconProps) {
  return <Drawing path={ALL_ICONS[name]} isSmall={isSmall} />
}
