import { AVATAR_MAX_BYTES } from '@reprieve/contract/call.ts'
import { RESULT } from '@reprieve/contract/codes.ts'
import { toFields } from '@reprieve/contract/fields.ts'
import type { Answer, Ask } from '../../api/ask.ts'
import { makeAskBytes } from '../../api/askBytes.ts'
import { fromBase64, toBase64 } from '../../device/base64.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { storeServerCopy, readServerCopy } from '../../local/serverCopies.ts'
import type { Provider } from '../service/serviceFacts.ts'
import { changeUserRecord, type Avatar } from '../userRecord.ts'

const ID = 'avatar'

/** The picture stored with the diary, for offline use. Null if it is not stored. */
export async function readStoredPicture(diary: Diary, { file }: Avatar): Promise<Blob | null> {
  const { file: of, type, base64 } = toFields(await readServerCopy(diary, ID))
  if (of !== file || typeof base64 !== 'string' || typeof type !== 'string') return null
  const bytes = fromBase64(base64)
  return bytes === null ? null : new Blob([bytes], { type })
}

/** From the device, otherwise from the server, which is then not asked again. */
export async function loadPicture(diary: Diary, ask: Ask, avatar: Avatar): Promise<Blob | null> {
  const kept = await readStoredPicture(diary, avatar)
  if (kept !== null) return kept
  const bytes = await makeAskBytes(ask)('sync/get-image', { file: avatar.file })
  if (!(bytes instanceof Blob)) return null
  // As text, which an encrypting codec can store as well.
  const base64 = toBase64(new Uint8Array(await bytes.arrayBuffer()))
  await storeServerCopy(diary, ID, { file: avatar.file, type: bytes.type, base64 })
  return bytes
}

/** The result: done, a message of ours, or the server's message. */
export type AvatarChangeOutcome =
  | { is: 'done' }
  | { is: 'too-large' | 'not-a-picture' | 'not-there' | 'not-readable' | 'away' }
  | { is: 'refused'; message: string }

/** A file that is too large is refused before it is uploaded over a slow network. */
export async function uploadPicture(diary: Diary, ask: Ask, file: Blob): Promise<AvatarChangeOutcome> {
  if (file.size > AVATAR_MAX_BYTES) return { is: 'too-large' }
  const bytes = await bytesIn(file)
  if (bytes === null) return { is: 'not-readable' }
  const answer = await ask('sync/upload-avatar', { image: toBase64(bytes) })
  return settled(diary, answer, answer.reached ? answer.body['avatar'] : null)
}

export async function takeProviderPicture(
  diary: Diary,
  ask: Ask,
  provider: Provider,
): Promise<AvatarChangeOutcome> {
  const answer = await ask('sync/update-avatar-from-provider', { provider })
  return settled(diary, answer, answer.reached ? pickAvatar(answer.body) : null)
}

export async function removePicture(diary: Diary, ask: Ask): Promise<AvatarChangeOutcome> {
  const changed = await settled(diary, await ask('sync/remove-avatar', undefined), null)
  if (changed.is === 'done') await storeServerCopy(diary, ID, null)
  return changed
}

const pickAvatar = ({ provider, url, updated_at }: Record<string, unknown>) => ({ provider, url, updated_at })

const WORDS: Record<number, AvatarChangeOutcome | undefined> = {
  [RESULT.tooLarge]: { is: 'too-large' },
  [RESULT.recordRefused]: { is: 'not-a-picture' },
  [RESULT.notFound]: { is: 'not-there' },
}

async function settled(diary: Diary, answer: Answer, avatar: unknown): Promise<AvatarChangeOutcome> {
  if (!answer.reached) return { is: 'away' }
  if (answer.code !== RESULT.ok) return WORDS[answer.code] ?? { is: 'refused', message: answer.message }
  await changeUserRecord(diary, { avatar })
  return { is: 'done' }
}

/** Null if the browser cannot read it: the file is gone, or the permission was revoked. */
async function bytesIn(file: Blob): Promise<Uint8Array | null> {
  try {
    return new Uint8Array(await file.arrayBuffer())
  } catch {
    return null
  }
}

/** Twice as wide as the server stores it. */
const WIDTH = 1_024

/**
 * Photos of current cameras are larger than the server accepts, and users cannot choose their size: this scales them
 * down. If that fails the photo stays unchanged and is reported as too large.
 */
export async function shrinkPicture(photo: Blob): Promise<Blob> {
  if (photo.size <= AVATAR_MAX_BYTES) return photo
  try {
    const drawn = await createImageBitmap(photo, { resizeWidth: WIDTH, resizeQuality: 'high' })
    const canvas = new OffscreenCanvas(drawn.width, drawn.height)
    canvas.getContext('2d')!.drawImage(drawn, 0, 0)
    return await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 })
  } catch {
    return photo
  }
}
