import { err, ok, type Result } from '@reprieve/domain/result.ts'
import { derivedKey, isSameBytes, randomBytes, type Bytes } from './encryption.ts'
import { SALT_BYTES } from './lockRecord.ts'

/** The response of a passkey to a salt: always the same, and secret to anyone without the passkey. */
export interface PasskeyAnswer {
  credential: Bytes
  salt: Bytes
  answer: Bytes
}

/** `no-prf`: the passkey cannot derive a secret. `refused`: the user cancelled, or it is another passkey. */
export type PasskeyFault = 'not-here' | 'no-prf' | 'refused'

/** The browser's, unless a test passes another. */
export interface PasskeyPlace {
  credentials: Pick<CredentialsContainer, 'create' | 'get'> | undefined
  hostname: string
}

const NAME = 'Reprieve'
// The algorithms that most authenticators use; the app does not check the signature.
const SIGNS_BY = [-7, -257]

const here = (): PasskeyPlace => ({ credentials: navigator.credentials, hostname: location.hostname })

/**
 * Creates a passkey for this device. It is named after the app and not after the user: its name is stored outside of
 * the lock. Some authenticators return the secret only at a second request, so that follows immediately. [LOCK-4]
 */
export async function makePasskey(
  place: PasskeyPlace = here(),
): Promise<Result<PasskeyAnswer, PasskeyFault>> {
  const { credentials, hostname } = place
  const made = await asked(() =>
    credentials?.create({
      publicKey: {
        rp: { id: hostname, name: NAME },
        user: { id: randomBytes(SALT_BYTES), name: NAME, displayName: NAME },
        challenge: randomBytes(SALT_BYTES),
        pubKeyCredParams: SIGNS_BY.map((alg) => ({ type: 'public-key', alg })),
        authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
        extensions: { prf: {} },
      },
    }),
  )
  if (!made.ok) return made
  if (made.value.getClientExtensionResults().prf?.enabled !== true) return err('no-prf')
  const credential = new Uint8Array(made.value.rawId)
  return askPasskeys([{ credential, salt: randomBytes(SALT_BYTES) }], place)
}

/** Asks for any one of these passkeys, whichever the user has at hand. */
export async function askPasskeys(
  known: readonly Pick<PasskeyAnswer, 'credential' | 'salt'>[],
  { credentials, hostname }: PasskeyPlace = here(),
): Promise<Result<PasskeyAnswer, PasskeyFault>> {
  const got = await asked(() =>
    credentials?.get({
      publicKey: {
        rpId: hostname,
        challenge: randomBytes(SALT_BYTES),
        allowCredentials: known.map(({ credential }) => ({ type: 'public-key', id: credential })),
        userVerification: 'required',
        extensions: {
          prf: {
            evalByCredential: Object.fromEntries(
              known.map(({ credential, salt }) => [urlSafe(credential), { first: salt }]),
            ),
          },
        },
      },
    }),
  )
  if (!got.ok) return got
  const id = new Uint8Array(got.value.rawId)
  const one = known.find(({ credential }) => isSameBytes(credential, id))
  const answer = got.value.getClientExtensionResults().prf?.results?.first
  if (one === undefined) return err('refused')
  return answer === undefined ? err('no-prf') : ok({ ...one, answer: copied(answer) })
}

export const passkeyKey = (answer: Bytes): Promise<CryptoKey> =>
  derivedKey(answer, {
    salt: new Uint8Array(0),
    use: 'reprieve lock passkey',
    usages: ['wrapKey', 'unwrapKey'],
  })

async function asked(
  ask: () => Promise<Credential | null> | undefined,
): Promise<Result<PublicKeyCredential, PasskeyFault>> {
  try {
    const answered = ask()
    if (answered === undefined) return err('not-here')
    const credential = await answered
    return credential === null ? err('refused') : ok(credential as PublicKeyCredential)
  } catch (error) {
    // SecurityError: an IP address (127.0.0.1) cannot have passkeys.
    const name = error instanceof Error ? error.name : ''
    return err(name === 'SecurityError' || name === 'NotSupportedError' ? 'not-here' : 'refused')
  }
}

const copied = (source: BufferSource): Bytes =>
  ArrayBuffer.isView(source)
    ? Uint8Array.from(new Uint8Array(source.buffer, source.byteOffset, source.byteLength))
    : new Uint8Array(source.slice(0))

const urlSafe = (bytes: Bytes): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
