import { startEmbedded } from '../db/embedded/startEmbedded.ts'

// A server process of its own, for tests that kill one: tells when its database is ready, and stops it when asked.
const [dataDir = '', nativeDir] = process.argv.slice(2)

const database = await startEmbedded({ dataDir, ...(nativeDir === undefined ? {} : { nativeDir }) })
process.stdout.write(`${JSON.stringify({ ...database })}\n`)
process.stdin.once('data', () => {
  void database.stop().then((how) => process.stdout.write(`${JSON.stringify(how)}\n`, () => process.exit()))
})
