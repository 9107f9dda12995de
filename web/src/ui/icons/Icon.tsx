// Drawn on a 24 by 24 grid with a stroke of 2: the icons of the app's frame and its first screens. All others are in
// diaryIcons.ts, so that opening the app does not load them.
export const SHELL_ICONS = {
  home: 'M4 11 12 4l8 7M6 9.5V20h12V9.5M10 20v-5h4v5',
  results: 'M4 20V5M4 20h16M7 15l4-4 3 2.5L20 7',
  reports: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6',
  profile: 'M8 8a4 4 0 1 0 8 0 4 4 0 1 0-8 0M4.5 20.5c1-4 4-5.5 7.5-5.5s6.5 1.5 7.5 5.5',
  menu: 'M4 7h16M4 12h16M4 17h16',
  book: 'M12 6.5C10 5 7 4.5 4 5v13.5c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.5V5c-3-.5-6 0-8 1.5zM12 6.5V20',
  chat: 'M4 5h16v11h-9l-4 4v-4H4z',
  clipboard:
    'M7.5 4h9a2.5 2.5 0 0 1 2.5 2.5v12a2.5 2.5 0 0 1-2.5 2.5h-9a2.5 2.5 0 0 1-2.5-2.5v-12a2.5 2.5 0 0 1 2.5-2.5zM9 3.5h6V6H9zM9 11h6M9 15h4',
  settings:
    'M9 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0M12 3.5V6M12 18v2.5M3.5 12H6M18 12h2.5M6 6l1.8 1.8M16.2 16.2 18 18M18 6l-1.8 1.8M7.8 16.2 6 18',
  help: 'M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0-17 0M9.6 9.5a2.5 2.5 0 1 1 3.6 2.3c-.9.4-1.2 1-1.2 1.9M12 16.7v.1',
  mail: 'M6 5.5h12a2.5 2.5 0 0 1 2.5 2.5v8a2.5 2.5 0 0 1-2.5 2.5h-12a2.5 2.5 0 0 1-2.5-2.5v-8a2.5 2.5 0 0 1 2.5-2.5zM4.5 7.5l7.5 6 7.5-6',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  close: 'M6 6l12 12M18 6 6 18',
  check: 'M5 12.5 9.5 17 19 7.5',
  back: 'M19 12H5M11 6l-6 6 6 6',
  chevronRight: 'M9 5l7 7-7 7',
  chevronLeft: 'M15 5l-7 7 7 7',
  chevronDown: 'M5 9l7 7 7-7',
  chevronUp: 'M5 15l7-7 7 7',
  clock: 'M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0-17 0M12 7.5V12l3 2',
  cloudCheck: 'M7 18.5h10a4 4 0 0 0 .8-7.9A6 6 0 0 0 6.3 10 4.3 4.3 0 0 0 7 18.5zM9.5 13.5l2 2 3.5-3.5',
  cloudOff: 'M7 18h10a4 4 0 0 0 1.5-7.7A6 6 0 0 0 9 6.7M6.5 9.5A4.3 4.3 0 0 0 7 18M4 4l16 16',
  sync: 'M19.5 9.5A8 8 0 0 0 5.2 8M4.5 4v4.5H9M4.5 14.5A8 8 0 0 0 18.8 16M19.5 20v-4.5H15',
  lock: 'M7.5 11h9a2.5 2.5 0 0 1 2.5 2.5v4a2.5 2.5 0 0 1-2.5 2.5h-9a2.5 2.5 0 0 1-2.5-2.5v-4a2.5 2.5 0 0 1 2.5-2.5zM8 11V8a4 4 0 0 1 8 0v3',
  info: 'M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0-17 0M12 11v5.5M12 7.6v.1',
  alert: 'M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0-17 0M12 7.5V13M12 16.4v.1',
  globe:
    'M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0-17 0M3.5 12h17M12 3.5c2.5 2.4 3.6 5.2 3.6 8.5s-1.1 6.1-3.6 8.5c-2.5-2.4-3.6-5.2-3.6-8.5s1.1-6.1 3.6-8.5z',
  moon: 'M19.5 14.5A8 8 0 1 1 9.5 4.5a6.5 6.5 0 0 0 10 10z',
  logIn: 'M13 4h4.5A2.5 2.5 0 0 1 20 6.5v11a2.5 2.5 0 0 1-2.5 2.5H13M4 12h10M10 8l4 4-4 4',
  logOut: 'M11 4H6.5A2.5 2.5 0 0 0 4 6.5v11A2.5 2.5 0 0 0 6.5 20H11M10 12h10M16 8l4 4-4 4',
  phone:
    'M6.5 4h3l1.5 4-2 1.5a11 11 0 0 0 5.5 5.5l1.5-2 4 1.5v3a2 2 0 0 1-2 2A15.5 15.5 0 0 1 4.5 6a2 2 0 0 1 2-2z',
  star: 'M12 4l2.4 5 5.6.7-4.1 3.8 1.1 5.5-5-2.7L7 19l1.1-5.5L4 9.7 9.6 9z',
  bars: 'M4 20v-3M9.3 20v-6M14.7 20V10M20 20V5',
  list: 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01',
  calendar:
    'M6.5 5.5h11a2.5 2.5 0 0 1 2.5 2.5v10a2.5 2.5 0 0 1-2.5 2.5h-11a2.5 2.5 0 0 1-2.5-2.5v-10a2.5 2.5 0 0 1 2.5-2.5zM4 10.5h16M8.5 3v4M15.5 3v4',
  grid: 'M5.5 4h3.5a1.5 1.5 0 0 1 1.5 1.5v3.5a1.5 1.5 0 0 1-1.5 1.5h-3.5a1.5 1.5 0 0 1-1.5-1.5v-3.5a1.5 1.5 0 0 1 1.5-1.5zM15 4h3.5a1.5 1.5 0 0 1 1.5 1.5v3.5a1.5 1.5 0 0 1-1.5 1.5h-3.5a1.5 1.5 0 0 1-1.5-1.5v-3.5a1.5 1.5 0 0 1 1.5-1.5zM5.5 13.5h3.5a1.5 1.5 0 0 1 1.5 1.5v3.5a1.5 1.5 0 0 1-1.5 1.5h-3.5a1.5 1.5 0 0 1-1.5-1.5v-3.5a1.5 1.5 0 0 1 1.5-1.5zM15 13.5h3.5a1.5 1.5 0 0 1 1.5 1.5v3.5a1.5 1.5 0 0 1-1.5 1.5h-3.5a1.5 1.5 0 0 1-1.5-1.5v-3.5a1.5 1.5 0 0 1 1.5-1.5z',
  hand: 'M7 13V6.5a1.5 1.5 0 0 1 3 0V11V4.5a1.5 1.5 0 0 1 3 0V11V5.5a1.5 1.5 0 0 1 3 0V12V8.5a1.5 1.5 0 0 1 3 0V15a6.5 6.5 0 0 1-6.5 6.5c-3 0-4.6-1.3-6-4L4.5 13.5a1.5 1.5 0 0 1 2.5-1.6z',
  bookmark: 'M7 4h10v16l-5-4-5 4z',
  heart: 'M12 20.5s-8-4.6-8-10.3A4.4 4.4 0 0 1 12 7.7a4.4 4.4 0 0 1 8 2.5c0 5.7-8 10.3-8 10.3z',
} as const

export type ShellIcon = keyof typeof SHELL_ICONS

/** Decorative: always shown beside words or inside an element with an accessible name. */
export function Drawing({ path, isSmall = false }: { path: string; isSmall?: boolean }) {
  return (
    <svg className={isSmall ? 'icon small' : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}

interface IconProps {
  name: ShellIcon
  isSmall?: boolean
}

export function Icon({ name, isSmall = false }: IconProps) {
  return <Drawing path={SHELL_ICONS[name]} isSmall={isSmall} />
}
