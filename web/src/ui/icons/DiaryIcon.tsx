import { Drawing } from './FrameIcon.tsx'
import { SHELL_ICONS } from './Icon.tsx'

// Drawn on a 24 by 24 grid with a stroke of 2: the icons that the first screens do not need.
export const DIARY_ICONS = {
  arrowUp: 'M12 19V5M6 11l6-6 6 6',
  arrowDown: 'M12 5v14M6 13l6 6 6-6',
  equal: 'M5 9h14M5 15h14',
  bell: 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 21h4M12 5V3',
  bolt: 'M13 3 5 13.5h6L10 21l8.5-11H12z',
  copy: 'M11 8.5h6.5a2.5 2.5 0 0 1 2.5 2.5v6.5a2.5 2.5 0 0 1-2.5 2.5h-6.5a2.5 2.5 0 0 1-2.5-2.5v-6.5a2.5 2.5 0 0 1 2.5-2.5zM15.5 5.5A2 2 0 0 0 13.5 4H6a2 2 0 0 0-2 2v7.5a2 2 0 0 0 1.5 2',
  expand: 'M9 4H4v5M15 4h5v5M9 20H4v-5M15 20h5v-5',
  eye: 'M2.5 12C5 7.5 8.2 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.7 6.5-9.5 6.5S5 16.5 2.5 12zM9 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0',
  eyeOff:
    'M9.8 5.7c.7-.1 1.4-.2 2.2-.2 3.8 0 7 2 9.5 6.5-.8 1.4-1.6 2.5-2.6 3.5M6 7.5C4.7 8.6 3.5 10.1 2.5 12c2.5 4.5 5.7 6.5 9.5 6.5 1.6 0 3-.4 4.4-1.1M10 10a3 3 0 0 0 4 4.2M4 4l16 16',
  filter: 'M4 7h10M18 7h2M4 17h2M10 17h10M14 7a2 2 0 1 0 4 0 2 2 0 1 0-4 0M6 17a2 2 0 1 0 4 0 2 2 0 1 0-4 0',
  leaf: 'M5 19C4 10 9 4.5 20 4c.5 11-5 16-14 15zM5 19.5C8 14 11 11.5 15 9.5',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1-1',
  more: 'M11.25 5.5a.75 .75 0 1 0 1.5 0 .75 .75 0 1 0-1.5 0M11.25 12a.75 .75 0 1 0 1.5 0 .75 .75 0 1 0-1.5 0M11.25 18.5a.75 .75 0 1 0 1.5 0 .75 .75 0 1 0-1.5 0',
  note: 'M5 4h14v11l-5 5H5zM14 20v-5h5M8.5 9h7M8.5 12.5h4',
  pencil: 'M4 20h4L19.5 8.5l-4-4L4 16zM13 7l4 4',
  pill: 'M5.28 13.06L13.06 5.28A4 4 0 0 1 18.72 10.94L10.94 18.72A4 4 0 0 1 5.28 13.06zM9.2 9.2l5.6 5.6',
  pin: 'M12 21c5-5 7-8.2 7-11a7 7 0 1 0-14 0c0 2.8 2 6 7 11zM9.5 10a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0',
  print: 'M7 9V4h10v5M7 17H4.5V9.5h15V17H17M7 14h10v6.5H7z',
  search: 'M4.5 11a6.5 6.5 0 1 0 13 0 6.5 6.5 0 1 0-13 0M16 16l4.5 4.5',
  send: 'M4 12 20 4l-5 16-3.5-6.5z',
  sunrise: 'M3 17h18M6.5 17a5.5 5.5 0 0 1 11 0M12 7.5V5M5.5 10 4 8.5M18.5 10 20 8.5',
  trash: 'M5 7h14M9.5 7V4.5h5V7M7 7l.8 13h8.4L17 7M10.3 11v5.5M13.7 11v5.5',
  undo: 'M8.5 5 4.5 9l4 4M4.5 9H14a5.5 5.5 0 0 1 0 11H9',
  wave: 'M3 13c2.5 0 2.5-5 5-5s2.5 9 5 9 2.5-6 4-6 1.5 2 4 2',
} as const

const ALL_ICONS = { ...SHELL_ICONS, ...DIARY_ICONS }

export type DiaryIconName = keyof typeof ALL_ICONS

interface DiaryIconProps {
  name: DiaryIconName
  isSmall?: boolean
}

/** For screens in separate chunks: this icon table must not be part of the initial bundle. */
export function DiaryIcon({ name, isSmall = false }: DiaryIconProps) {
  return <Drawing path={ALL_ICONS[name]} isSmall={isSmall} />
}
