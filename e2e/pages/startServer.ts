import { startServer } from '../harness/serverProcess.ts'
import { announce } from './place.ts'

/** One real server with a database of its own for all journeys; it is ended and its folder removed however they end. */
export default async function setUp(): Promise<() => Promise<void>> {
  const server = await startServer()
  announce(server)
  return () => server.remove()
}
