import { forceDark } from '../../settings/forcedDark.ts'

let end: (() => void) | null = null

/** From before the first drawing: until the screen itself stands the app would show the theme of the day. [QUICK-4] */
export function darkAhead(): void {
  end ??= forceDark()
}

/** As an effect wants it; takes over from what was there before the screen. */
export function darkWhileOpen(): () => void {
  const leave = forceDark()
  end?.()
  end = null
  return leave
}
