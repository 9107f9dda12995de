const MOST_DAYS = 31

export type DayKey = `d${number}`

/** d01 to d31: the key of a day, which is also its group. */
export const dayKey = (day: number): DayKey => `d${String(day).padStart(2, '0')}` as DayKey

export const DAY_KEYS: readonly DayKey[] = Array.from({ length: MOST_DAYS }, (_, index) => dayKey(index + 1))

export const ABOUT_GROUP = 'about'
