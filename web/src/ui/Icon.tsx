import { SHELL_ICONS } from './shellIcons.ts'

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
