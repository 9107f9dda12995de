import { err } from '@reprieve/domain/result.ts'
import { expect, test } from 'vitest'
import { isSameBytes, randomBytes, type Bytes } from './encryption.ts'
import { askPasskeys, makePasskey, type PasskeyPlace } from './passkey.ts'

interface CredentialRequests {
  create: CredentialCreationOptions[]
  get: CredentialRequestOptions[]
}

interface Authenticator {
  hasPrf: boolean
  refuses?: string
}

const credentialOf = (rawId: Bytes, prf: unknown): PublicKeyCredential =>
  ({ rawId: rawId.buffer, getClientExtensionResults: () => ({ prf }) }) as unknown as PublicKeyCredential

/** A fake authenticator: at creation it only says whether it supports PRF; it returns the secret at a later request. */
function anAuthenticator({ hasPrf, refuses }: Authenticator): PasskeyPlace & { asked: CredentialRequests } {
  const asked: CredentialRequests = { create: [], get: [] }
  const made: Bytes[] = []
  const refuse = (): void => {
    if (refuses !== undefined) throw new DOMException('no', refuses)
  }
  const answer = async (id: Bytes, salt: BufferSource | undefined): Promise<ArrayBuffer | undefined> =>
    salt === undefined
      ? undefined
      : crypto.subtle.digest('SHA-256', Uint8Array.from([...id, ...new Uint8Array(salt as ArrayBuffer)]))
  return {
    asked,
    hostname: 'localhost',
    credentials: {
      create: async (options = {}) => {
        asked.create.push(options)
        refuse()
        made.push(randomBytes(16))
        return credentialOf(made.at(-1)!, hasPrf ? { enabled: true } : { enabled: false })
      },
      get: async (options = {}) => {
        asked.get.push(options)
        refuse()
        const { allowCredentials = [], extensions } = options.publicKey!
        const id = made.find((one) =>
          allowCredentials.some((allowed) => isSameBytes(one, allowed.id as Bytes)),
        )
        if (id === undefined) throw new DOMException('no', 'NotAllowedError')
        const name = Buffer.from(id).toString('base64url')
        const salt = extensions?.prf?.evalByCredential?.[name]?.first
        return credentialOf(id, hasPrf ? { results: { first: await answer(id, salt) } } : undefined)
      },
    },
  }
}

test('[LOCK-4] a passkey is created, asked immediately, and returns the same secret each time', async () => {
  const place = anAuthenticator({ hasPrf: true })
  const made = await makePasskey(place)
  if (!made.ok) throw new Error(made.reason)
  expect(made.value.answer).toHaveLength(32)
  const { credential, salt } = made.value
  expect(await askPasskeys([{ credential, salt }], place)).toEqual(made)
  const other = await askPasskeys([{ credential, salt: randomBytes(32) }], place)
  expect(other.ok && isSameBytes(other.value.answer, made.value.answer)).toBe(false)
})

test('[LOCK-4] of several passkeys the available one answers to its own salt', async () => {
  const [here, away] = [anAuthenticator({ hasPrf: true }), anAuthenticator({ hasPrf: true })]
  const [mine, other] = [await makePasskey(here), await makePasskey(away)]
  if (!mine.ok || !other.ok) throw new Error('not made')
  expect(await askPasskeys([other.value, mine.value], here)).toEqual(mine)
  expect(await askPasskeys([other.value], here)).toEqual(err('refused'))
})

test('[LOCK-4] the person is verified each time, and nothing of a person is in its name', async () => {
  const place = anAuthenticator({ hasPrf: true })
  await makePasskey(place)
  const [create, get] = [place.asked.create[0]!.publicKey!, place.asked.get[0]!.publicKey!]
  expect(create.authenticatorSelection?.userVerification).toBe('required')
  expect([get.userVerification, get.rpId, create.rp.id]).toEqual(['required', 'localhost', 'localhost'])
  expect([create.rp.name, create.user.name, create.user.displayName]).toEqual([
    'Reprieve',
    'Reprieve',
    'Reprieve',
  ])
})

test('[LOCK-4] one without a secret is reported as such, and opens nothing', async () => {
  expect(await makePasskey(anAuthenticator({ hasPrf: false }))).toEqual(err('no-prf'))
})

test.each([
  ['NotAllowedError', 'refused'],
  ['AbortError', 'refused'],
  ['InvalidStateError', 'refused'],
  ['SecurityError', 'not-here'],
  ['NotSupportedError', 'not-here'],
] as const)('[LOCK-4] %s: %s', async (refuses, fault) => {
  const place = anAuthenticator({ hasPrf: true, refuses })
  expect(await makePasskey(place)).toEqual(err(fault))
  expect(await askPasskeys([{ credential: randomBytes(16), salt: randomBytes(32) }], place)).toEqual(
    err(fault),
  )
})

test('[LOCK-4] a browser without passkeys says so', async () => {
  expect(await makePasskey({ credentials: undefined, hostname: 'localhost' })).toEqual(err('not-here'))
  const none: PasskeyPlace = {
    hostname: 'localhost',
    credentials: { create: () => Promise.resolve(null), get: () => Promise.resolve(null) },
  }
  expect([await makePasskey(none), await askPasskeys([], none)]).toEqual([err('refused'), err('refused')])
})
