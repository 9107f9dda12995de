import { AVATAR_MAX_BYTES } from '@reprieve/contract/call.ts'
import { RESULT } from '@reprieve/contract/codes.ts'
import { LIMITS } from '../access/attempts.ts'
import { Bytes, Refusal, refuse, type CallContext, type Handler, type Handlers } from '../handler.ts'
import { fetchPicture, type FetchProblem } from '../outside/fetchPicture.ts'
import type { Provider } from '../outside/identity/identity.ts'
import { reencodePicture } from '../outside/picture.ts'
import { avatarBytes, dropAvatar, storeAvatar, findProviderPicture, type WireAvatar } from './avatarStore.ts'
import { countAttempts } from './guesses.ts'
import { verifyIdentity } from './provider.ts'
import { findIdentityOwner, refreshIdentity } from './providerStore.ts'

const AWAY_SECONDS = 30

const NOT_A_PICTURE = { errors: [{ path: 'image', reason: 'not-a-picture' }] }

const uploadAvatar: Handler<'sync/upload-avatar'> = async ({ image }, context) => {
  const bytes = Buffer.from(image.replace(/^data:[^,]{0,200},/, ''), 'base64')
  if (bytes.length > AVATAR_MAX_BYTES) return refuse(RESULT.tooLarge)
  const wait = await countOne(context)
  if (wait !== null) return wait
  const avatar = await takePicture(bytes, 'upload', context)
  return avatar instanceof Refusal ? avatar : { avatar }
}

/** D20, RELIABILITY 1d: the picture's address comes from the provider's signed data, never from the client. */
export const avatarFromProvider =
  (fetch: typeof fetchPicture): Handler<'sync/update-avatar-from-provider'> =>
  async ({ provider, access_token: token }, context) => {
    const wait = await countOne(context)
    if (wait !== null) return wait
    const address = await pictureFor(provider, token, context)
    if (address instanceof Refusal) return address
    const fetched = await fetch(address)
    return fetched.ok ? takePicture(fetched.value, provider, context) : REFUSALS[fetched.reason]
  }

/** The provider's current address for a client with a new token, else the one from the last log-in through it. */
async function pictureFor(
  provider: Provider,
  token: string | undefined,
  context: CallContext,
): Promise<string | Refusal> {
  const { services, person } = context
  if (token !== undefined) {
    const identity = await verifyIdentity({ provider, token, nonce: null }, context)
    if (identity instanceof Refusal) return identity
    if ((await findIdentityOwner(services.db, identity)) !== person.userId) return refuse(RESULT.notFound)
    await refreshIdentity(services.db, identity)
  }
  return (await findProviderPicture(services.db, person.userId, provider)) ?? refuse(RESULT.notFound)
}

const REFUSALS: Record<FetchProblem, Refusal> = {
  'not-allowed': refuse(RESULT.notFound),
  'too-large': refuse(RESULT.tooLarge),
  away: refuse(RESULT.overloaded, { retry_after: AWAY_SECONDS }),
}

const countOne = (context: CallContext): Promise<Refusal | null> =>
  countAttempts([[LIMITS.avatarOfPerson, String(context.person.userId)]], context)

async function takePicture(
  bytes: Buffer,
  provider: string,
  { services, person, now }: CallContext,
): Promise<WireAvatar | Refusal> {
  const painted = await reencodePicture(bytes)
  if (painted.ok) return storeAvatar(services.db, person.userId, { bytes: painted.value, provider, now })
  return painted.reason === 'too-many-pixels'
    ? refuse(RESULT.tooLarge)
    : refuse(RESULT.recordRefused, NOT_A_PICTURE)
}

const removeAvatar: Handler<'sync/remove-avatar'> = async (_, { services, person }) => {
  await dropAvatar(services.db, person.userId)
  return {}
}

/** D5: another person's picture is answered as missing. */
const getImage: Handler<'sync/get-image'> = async ({ file }, { services, person }) => {
  const bytes = await avatarBytes(services.db, person.userId, file)
  if (bytes === null) return refuse(RESULT.notFound)
  return new Bytes({ type: 'image/webp', bytes, filename: 'avatar.webp', disposition: 'inline' })
}

export const avatarHandlers = {
  'sync/upload-avatar': uploadAvatar,
  'sync/update-avatar-from-provider': avatarFromProvider(fetchPicture),
  'sync/remove-avatar': removeAvatar,
  'sync/get-image': getImage,
} satisfies Handlers
