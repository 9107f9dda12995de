import type { StoreConfig } from '../../storesConfig.ts'
import { openAppleStore } from './apple.ts'
import { openGooglePlay } from './google.ts'
import { openSandbox } from './sandbox.ts'
import type { StoreNetwork, Stores } from './store.ts'

interface OpenStoresOptions extends StoreConfig {
  /** D22: the key that completes a sandbox purchase; null: there is no sandbox here. */
  localKey: string | null
}

const LINE: StoreNetwork = { send: fetch, limitMs: 8_000 }

export const openStores = (given: OpenStoresOptions, line = LINE): Stores => {
  const { stores, localKey } = given
  return {
    ...(stores.google !== null && { google: openGooglePlay(stores.google, line) }),
    ...(stores.apple !== null && { apple: openAppleStore(stores.apple, line) }),
    ...(localKey !== null && { sandbox: openSandbox(localKey) }),
  }
}
