/** Which of the processes of this machine this one is. */
export interface Place {
  /** From 0; a process that replaces one that died takes over its index. */
  index: number
  count: number
}

export const ALONE: Place = { index: 0, count: 1 }

/** What this process gets of something that the machine has only so much of; together they get all of it. [RUN-6] */
export const shareOf = (total: number, { index, count }: Place): number =>
  Math.floor(total / count) + (index < total % count ? 1 : 0)
