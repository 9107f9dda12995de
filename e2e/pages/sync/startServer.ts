import { startServer } from '../../harness/serverProcess.ts'
import { announceServer } from './startedServer.ts'

/** Screenshots show a whole year, which needs a subscription. */
const areShots = process.argv.includes('--project=shots')

/** One real server with its own database for all journeys; it is stopped and its folder removed however they end. */
export default async function setUp(): Promise<() => Promise<void>> {
  const server = await startServer(areShots ? { env: { PLANS: 'open' } } : {})
  announceServer(server)
  return () => server.remove()
}
