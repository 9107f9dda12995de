import type { ContentStatus } from './content.ts'

const ORDER: readonly (ContentStatus | null)[] = [null, 'opened', 'read']

/** Merges two devices in any order: what was read stays read. [GUIDE-19] */
export const furtherStatus = (one: ContentStatus | null, other: ContentStatus | null): ContentStatus | null =>
  ORDER.indexOf(one) >= ORDER.indexOf(other) ? one : other
