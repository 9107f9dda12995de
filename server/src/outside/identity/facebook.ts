import { createHmac } from 'node:crypto'
import { filledText } from '@reprieve/contract/scalars.ts'
import { err, ok, type Result } from '@reprieve/domain/result.ts'
import * as z from 'zod'
import { emailIn, pictureIn, type VerifyProof } from './identity.ts'
import type { ApiProvider } from './providerAddresses.ts'

const ANSWER_LIMIT_MS = 5_000

const about = z.object({
  data: z.object({
    app_id: z.string(),
    is_valid: z.boolean(),
    user_id: filledText(255).optional(),
    /** In seconds; 0: never. */
    expires_at: z.number().default(0),
  }),
})
const me = z.object({
  id: z.string(),
  email: z.unknown().optional(),
  picture: z.object({ data: z.object({ url: z.unknown().optional() }) }).optional(),
})

/** D20: a Facebook token proves nothing by itself; Facebook is asked whose it is, and for which app. */
export function createFacebookVerifier(place: ApiProvider, app: { id: string; secret: string }): VerifyProof {
  return async ({ provider, token }, now) => {
    const inspection = await ask(`${place.graph}/debug_token`, {
      input_token: token,
      access_token: `${app.id}|${app.secret}`,
    })
    if (!inspection.ok) return inspection
    const shown = about.safeParse(inspection.value).data?.data
    // A token made for another app is refused: that app's maker could have kept it.
    if (shown?.user_id === undefined || shown.app_id !== app.id) return err('refused')
    if (!shown.is_valid) return err(hasExpired(shown.expires_at, now) ? 'expired' : 'refused')

    const person = await ask(`${place.graph}/me`, {
      fields: 'id,email,picture.type(large)',
      access_token: token,
      appsecret_proof: createHmac('sha256', app.secret).update(token).digest('hex'),
    })
    if (!person.ok) return person
    const profile = me.safeParse(person.value).data
    if (profile?.id !== shown.user_id) return err('refused')
    return ok({
      provider,
      subject: profile.id,
      email: emailIn(profile.email),
      // Facebook never says whether the address was confirmed.
      isEmailVerified: false,
      picture: pictureIn(profile.picture?.data.url),
    })
  }
}

const hasExpired = (seconds: number, now: number): boolean => seconds > 0 && seconds * 1_000 <= now

async function ask(
  address: string,
  query: Record<string, string>,
): Promise<Result<unknown, 'refused' | 'away'>> {
  const url = `${address}?${new URLSearchParams(query).toString()}`
  try {
    const answer = await getTwice(url, AbortSignal.timeout(ANSWER_LIMIT_MS))
    if ([400, 401, 403].includes(answer.status)) return err('refused')
    if (answer.status !== 200) return err('away')
    return ok(await answer.json())
  } catch {
    // Offline, no response in time, or no JSON. The error is dropped: it may quote the URL, which contains the token.
    return err('away')
  }
}

/** A kept-alive connection may be dead by now: then the request is repeated once on a new one. */
async function getTwice(url: string, signal: AbortSignal): Promise<Response> {
  const how = { redirect: 'manual', signal } as const
  return fetch(url, how).catch((fault: unknown) => {
    if (signal.aborted) throw fault
    return fetch(url, how)
  })
}
