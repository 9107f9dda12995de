import { startEmbedded } from '../db/embedded/startEmbedded.ts'

// A separate server process, for tests that kill one: reports when its database is ready, and stops it on request.
const [dataDir = '', nativeDir] = process.argv.slice(2)

const database = await startEmbedded({ dataDir, ...(nativeDir === undefined ? {} : { nativeDir }) })
process.stdout.write(`${JSON.stringify({ ...database })}\n`)
process.stdin.once('data', () => {
  void database.stop().then((how) => process.stdout.write(`${JSON.stringify(how)}\n`, () => process.exit()))
})
