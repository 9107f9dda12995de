const PX_PER_SECOND = 1_100

/** UI-4. The duration of the animation in milliseconds. */
export const collapseTime = (height: number, wantsLessMotion: boolean): number =>
  wantsLessMotion ? 0 : (height / PX_PER_SECOND) * 1_000
