import { AVATAR_MAX_BYTES } from '@reprieve/contract/call.ts'

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
