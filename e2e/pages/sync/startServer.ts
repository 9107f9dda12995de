import { startServer } from '../../harness/serverProcess.ts'
import { announceServer } from './startedServer.ts'

/** Pictures show all of a year, which is more than a plan without a subscription does. */
const areShots = process.argv.includes('--project=shots')

/** One real server with a database of its own for all journeys; it is ended and its folder removed however they end. */
export default async function setUp(): Promise<() => Promise<void>> {
  const server = await startServer(areShots ? { env: { PLANS: 'open' } } : {})
  announceServer(server)
  return () => server.remove()
}
