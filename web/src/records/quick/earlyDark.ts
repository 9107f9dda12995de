import { forceDark } from '../../settings/appearance/forcedDark.ts'

let end: (() => void) | null = null

/** Applied before the first paint: until the screen is mounted the app would show its normal theme. [QUICK-4] */
export function darkAhead(): void {
  end ??= forceDark()
}

/** An effect with its cleanup; takes over from `darkAhead`. */
export function darkWhileOpen(): () => void {
  const leave = forceDark()
  end?.()
  end = null
  return leave
}
