import { AVATAR_MAX_BYTES } from '@reprieve/contract/call.ts'

/** Twice as wide as the server keeps it. */
const WIDTH = 1_024

/**
 * A photo of today's cameras is larger than the server takes, and nobody can choose its size: this makes it smaller.
 * What cannot be made so stays as it is, and is told to be too large.
 */
export async function smallerPicture(photo: Blob): Promise<Blob> {
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
