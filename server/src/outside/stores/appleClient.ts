import type { AppStoreServerAPIClient } from '@apple/app-store-server-library'
import type { AppleStore } from '../../storesConfig.ts'
import type { StoreNetwork } from './store.ts'

/** TransactionIdNotFound, OriginalTransactionIdNotFound, InvalidTransactionId, InvalidOriginalTransactionId. */
const NO_SUCH_PURCHASE = [4_040_010, 4_040_005, 4_000_006, 4_000_008]

/** Apple's own client, with a time limit, which it lacks. Loaded with the first purchase, to keep the start fast. */
export async function appleClient(
  { privateKey, keyId, issuerId, bundleId }: AppleStore,
  line: StoreNetwork,
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
      // The client is typed for another fetch; it reads only `ok`, `status` and `json`, which are the same.
      return answer as never
    }
  }
  return new LimitedClient(privateKey, keyId, issuerId, bundleId, Environment.PRODUCTION)
}

/** Only an explicit answer of Apple means that there is no such purchase; after any other error it is asked again. */
export const appleFault = (error: unknown): 'invalid' | 'away' =>
  error instanceof Error && 'apiError' in error && NO_SUCH_PURCHASE.includes(Number(error.apiError))
    ? 'invalid'
    : 'away'

/** The payload comes directly from Apple over its own connection, so its signature need not be checked. */
export function signedPayload(signed: string | undefined): unknown {
  const payload = signed?.split('.')[1] ?? ''
  return JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'))
}
