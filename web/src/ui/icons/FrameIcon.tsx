// Drawn on a 24 by 24 grid with a stroke of 2. Only these are in the initial bundle.
export const FRAME_ICONS = {
  home: 'M4 11 12 4l8 7M6 9.5V20h12V9.5M10 20v-5h4v5',
  results: 'M4 20V5M4 20h16M7 15l4-4 3 2.5L20 7',
  reports: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6',
  profile: 'M8 8a4 4 0 1 0 8 0 4 4 0 1 0-8 0M4.5 20.5c1-4 4-5.5 7.5-5.5s6.5 1.5 7.5 5.5',
  menu: 'M4 7h16M4 12h16M4 17h16',
  info: 'M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0-17 0M12 11v5.5M12 7.6v.1',
} as const

export type FrameIconName = keyof typeof FRAME_ICONS

/** Decorative: always shown beside words or inside an element with an accessible name. */
export function Drawing({ path, isSmall = false }: { path: string; isSmall?: boolean }) {
  return (
    <svg className={isSmall ? 'icon small' : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}

/** Like `Icon`, for what is shown before the other icons are loaded. */
export const FrameIcon = ({ name }: { name: FrameIconName }) => <Drawing path={FRAME_ICONS[name]} />
