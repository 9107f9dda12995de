import * as z from 'zod'
import { AVATAR_MAX_BYTES, call } from '../call.ts'
import { bytes, filledText, moment, providerToken, word } from '../scalars.ts'
import { provider } from './credentials.ts'

const avatar = z.object({ provider: z.string(), url: z.string(), updated_at: moment })

/**
 * Base64, with or without the `data:` prefix. The schema allows slightly more than the limit, so that the handler can
 * answer 110 (picture too large) instead of 102, which would not name the cause.
 */
const image = z
  .string()
  .min(1)
  .max(Math.ceil((AVATAR_MAX_BYTES * 4) / 3) + 10_000)

export const avatarCalls = {
  'sync/upload-avatar': call({
    body: 'avatar',
    request: z.object({ image }),
    answer: z.object({ avatar }),
  }),
  'sync/update-avatar-from-provider': call({
    request: z.object({
      provider,
      access_token: providerToken.optional(),
      client_type: word.optional(),
    }),
    answer: avatar,
  }),
  'sync/remove-avatar': call({}),
  'sync/get-image': call({
    method: 'GET',
    gives: 'bytes',
    namesId: true,
    request: z.object({ file: filledText(200) }),
    answer: bytes,
  }),
}
