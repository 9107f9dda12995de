/** How every screen formats dates and times, by the region of the device. [SET-27] */
export const DATE = { dateStyle: 'long' } as const
export const TIME = { timeStyle: 'short' } as const
export const DATE_AND_TIME = { ...DATE, ...TIME } as const
