import type { Result } from '@reprieve/domain/result.ts'

/** Where a content is stored. An encrypting codec binds the content to it, so that it opens nowhere else. */
export interface ContentPlace {
  table: string
  id: string
}

/**
 * Converts between values and what is stored on the disk. The app lock uses another codec and changes no table.
 * `decode` returns why a content is broken; a locked codec throws, since it cannot know. [LOCAL-5]
 */
export interface Codec {
  encode: (place: ContentPlace, value: unknown) => Promise<unknown>
  decode: (place: ContentPlace, content: unknown) => Promise<Result<unknown, string>>
  /** The key is not available: the codec can encode, and `decode` throws. [LOCK-11] */
  isLocked?: true
}

/** Thrown by a codec without its key. Whether the content is sound is unknown. [LOCAL-5] */
export class AppLocked extends Error {
  override readonly name = 'AppLocked'
}
