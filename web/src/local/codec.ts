import { err, ok, type Result } from '@reprieve/domain/result.ts'

/** Where a content lies. A codec that seals binds the content to it, so that nothing can be moved to another place. */
export interface Place {
  table: string
  id: string
}

/**
 * Between what is kept and what lies on the disk. The app lock brings another codec and changes no table.
 * `decode` answers why a content is broken; a codec that is locked throws, since it cannot know. [LOCAL-5]
 */
export interface Codec {
  encode: (place: Place, value: unknown) => Promise<unknown>
  decode: (place: Place, content: unknown) => Promise<Result<unknown, string>>
  /** Nobody has brought its key: it writes, and whoever reads by it is refused. [LOCK-11] */
  isLocked?: true
}

/** Thrown by a codec whose key nobody has brought yet. What it was asked for is neither sound nor broken. [LOCAL-5] */
export class AppLocked extends Error {
  override readonly name = 'AppLocked'
}

/** A content says which codec wrote it: a pass from one codec to another may stop half-way. */
interface PlainContent {
  codec: 'plain'
  value: unknown
}

export const plainContent = (value: unknown): PlainContent => ({ codec: 'plain', value })

export const PLAIN_CODEC: Codec = {
  encode: (_place, value) => Promise.resolve(plainContent(value)),
  decode: (_place, content) =>
    Promise.resolve(isPlain(content) ? ok(content.value) : err('not written by the plain codec')),
}

const isPlain = (content: unknown): content is PlainContent =>
  typeof content === 'object' &&
  content !== null &&
  'value' in content &&
  (content as { codec?: unknown }).codec === 'plain'
