/** How every screen formats dates and times, by the region of the device. [SET-27] */
export const DATE_FORMAT = { dateStyle: 'long' } as const
export const TIME_FORMAT = { timeStyle: 'short' } as const
export const DATE_TIME_FORMAT = { ...DATE_FORMAT, ...TIME_FORMAT } as const
