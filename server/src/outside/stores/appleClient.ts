import type { AppStoreServerAPIClient } from '@apple/app-store-server-library'
import type { AppleStore } from '../../configOfStores.ts'
import type { Line } from './store.ts'

/** TransactionIdNotFound, OriginalTransactionIdNotFound, InvalidTransactionId, InvalidOriginalTransactionId. */
const NO_SUCH_PURCHASE = [4_040_010, 4_040_005, 4_000_006, 4_000_008]

/** Apple's own client; it waits for ever by itself. Loaded with the first purchase: it is a good part of a start. */
export async function appleClient(
  { privateKey, keyId, issuerId, bundleId }: AppleStore,
  line: Line,
): Promise<AppStoreServerAPIClient> {
  const { AppStoreServerAPIClient: Client, Environment } = await import('@apple/app-store-server-library')

  class LimitedClient extends Client {
    protected override async makeFetchRequest(
      path: string,
      query: URLSearchParams,
      method: string,
      body: string | Buffer | undefined,
      headers: Record<string, string>,
    ) {
      const answer = await line.send(`https://api.storekit.apple.com${path}?${query.toString()}`, {
        method,
        headers,
        body: body === undefined ? null : String(body),
        redirect: 'manual',
        signal: AbortSignal.timeout(line.limitMs),
      })
      // The client was typed for another fetch; of the answer it reads `ok`, `status` and `json`, which are the same.
      return answer as never
    }
  }
  return new LimitedClient(privateKey, keyId, issuerId, bundleId, Environment.PRODUCTION)
}

/** Only a word of Apple's that there is no such purchase is one; whatever else went wrong, it is asked again. */
export const appleFault = (error: unknown): 'invalid' | 'away' =>
  error instanceof Error && 'apiError' in error && NO_SUCH_PURCHASE.includes(Number(error.apiError))
    ? 'invalid'
    : 'away'

/** What is signed comes from Apple itself, over its own line: its signature would say nothing more. */
export function signedPayload(signed: string | undefined): unknown {
  const payload = signed?.split('.')[1] ?? ''
  return JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'))
}
