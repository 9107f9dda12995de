import { RECORD_CALL_KINDS } from '@reprieve/domain/sync/pushAct.ts'
import packageFile from '../../package.json' with { type: 'json' }
import type { Config } from '../config.ts'
import type { Handler } from '../handler.ts'
import type { Identities } from '../outside/identity.ts'
import { sandboxProducts } from '../outside/stores/sandbox.ts'
import { maintenanceSince } from './maintenanceStore.ts'

/** An app calls this first, and when it is told that it is too old; it is available to every app version. */
export const serviceStatus: Handler<'core/service-status'> = async (
  _,
  { services: { config, db, identities, stores, push, emergencyNumbers }, isLocalRequest },
) => ({
  state: await maintenanceSince(db).then(
    (since) => (since === null ? ('up' as const) : ('maintenance' as const)),
    () => 'degraded' as const,
  ),
  app_version: packageFile.version,
  min_app_version: config.minAppVersion,
  eula_version: config.eulaVersion,
  privacy_notice_version: config.privacyVersion,
  store_links: config.storeLinks,
  providers: providerFacts(identities),
  links: config.links,
  report_endpoint: config.reportEndpoint,
  at_rest_note: config.atRestNote,
  shop: shopFacts(config, stores.sandbox !== undefined && isLocalRequest),
  push: { public_key: push.publicKey },
  rate_after_records: config.rateAfterRecords,
  signup_after_records: config.signupAfterRecords,
  emergency_numbers: [...emergencyNumbers],
  solace: config.solace.engine,
  kinds: [...RECORD_CALL_KINDS],
})

/** A web page can buy only in the sandbox: the stores sell in their own apps. [BUY-16, BUY-17] */
function shopFacts({ plans, products }: Config, hasSandbox: boolean) {
  const isSandbox = plans === 'store' && hasSandbox
  const sold = isSandbox ? sandboxProducts(products) : products
  return {
    plans,
    market: isSandbox ? ('sandbox' as const) : null,
    products: sold.map(({ id, kind, price }) => ({ product_id: id, kind, price })),
  }
}

/** D20: without client ids the buttons are hidden. */
const providerFacts = ({ offered }: Identities) =>
  Object.fromEntries(
    Object.entries(offered).map(([name, { clientId, authorize }]) => [
      name,
      { client_id: clientId, authorize },
    ]),
  )
