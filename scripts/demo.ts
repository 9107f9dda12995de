// `npm run demo`: the app with a year of a made-up person, in a folder that is deleted at the end. With `--once` it
// fills the diary, prints the number of entries, and exits.
import { CannotStart } from '@reprieve/server/cannotStart.ts'
import { demoYear } from '@reprieve/contract/testing/demoYear.ts'
import { DEMO_PERSON } from '@reprieve/contract/testing/demoYearPerson.ts'
import manifest from '../package.json' with { type: 'json' }
import { createCall } from './demo/callServer.ts'
import { startDemoServer, type DemoServer } from './demo/demoServer.ts'
import { DEMO_PASSWORD, fillDemo, signUp } from './demo/fillDemo.ts'
import { fillGuide } from './demo/fillGuide.ts'
import { fillInstitution } from './demo/fillInstitution.ts'

const SEED = 7
/** Not the port of `npm start`: a browser stores the diary per port, and would mix the two. */
const PORT = 8788
const isOnce = process.argv.includes('--once')

async function start(): Promise<void> {
  const port = isOnce ? 0 : Number(process.env['PORT'] ?? PORT)
  console.log('Starting the demo.')
  const starting = startDemoServer(port, manifest.version)
  // Stopping it, even before it is up, must leave nothing behind.
  let ending: Promise<void> | null = null
  const end = (): Promise<void> => (ending ??= starting.then((server) => server.remove()))
  const stop = () =>
    void end().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  const server = await starting
  try {
    await fill(server)
  } catch (error) {
    await end()
    throw error
  }
  if (isOnce) stop()
}

async function fill({ address, port, asOperator }: DemoServer): Promise<void> {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const caller = { port, zone, version: manifest.version }
  const session = await signUp(createCall(caller))
  const call = createCall({ ...caller, session })
  const sent = await fillDemo(call, demoYear({ seed: SEED, now: Date.now(), zone }))
  await fillGuide(call)
  const handedOut = await asOperator((db) =>
    fillInstitution(call, {
      db,
      now: Date.now(),
      publicUrl: address,
      startedIn: process.cwd(),
      say: () => {},
      sending: null,
    }),
  )
  console.log(
    `${DEMO_PERSON.name}, with ${sent} records, reflections, doses and choices of a year: ${address}`,
  )
  console.log(`Sign in as ${DEMO_PERSON.username} with the password: ${DEMO_PASSWORD}`)
  for (const line of handedOut) console.log(line)
  console.log('Nobody of that name lives. All of it is gone when you end this with Ctrl+C.')
}

try {
  await start()
} catch (error) {
  if (!(error instanceof CannotStart)) throw error
  console.error(error.message)
  process.exitCode = 1
}
