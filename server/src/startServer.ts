import { flushCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'
import { CannotStart, errorCode } from './cannotStart.ts'
import { termsNotices } from './account/termsHash.ts'
import { CATALOGUE_NOTICE } from './catalogue/notice.ts'
import { CHORES } from './chores.ts'
import type { Config } from './config.ts'
import { openDataDir } from './db/dataDir.ts'
import type { DatabaseDoor } from './db/embedded/appRole.ts'
import { findMachineDifferences } from './db/equalMachines.ts'
import { readOrMakeKey } from './db/keys.ts'
import type { FastifyInstance } from 'fastify'
import { loadGuide } from './guide/loadGuide.ts'
import { operatorNumbers } from './guide/operatorNumbers.ts'
import { logFault } from './http/callLog.ts'
import { openJobLanes } from './jobKinds.ts'
import { clearSentMail } from './jobs/mailStore.ts'
import type { Meter } from './metrics/meter.ts'
import type { MetricsServer } from './metrics/metricsServer.ts'
import { checkPepper, openDatabase } from './openDatabase.ts'
import { closeServices, openServices } from './openServices.ts'
import { chooseMailSender } from './outside/mail.ts'
import { ALONE, type Place } from './processes/share.ts'
import { sandboxNotices } from './purchases/sandboxNotice.ts'
import { SETTINGS_HOOKS } from './settingsHooks.ts'

/** What a supervisor decides for one of several processes of a machine. */
interface Member {
  place: Place
  /** The embedded PostgreSQL, which the supervisor owns. */
  door: DatabaseDoor | null
}

const ALONE_HERE: Member = { place: ALONE, door: null }

export interface RunningServer {
  address: string
  port: number
  outboxAddress: string | null
  /** Where Prometheus reads; null if it is not set up. */
  metricsAddress: string | null
  notices: string[]
  stop(): Promise<void>
}

const CHECKOUT = fileURLToPath(new URL('../..', import.meta.url))
const STOP_LIMIT_MS = 10_000
// When the network comes back, all clients connect at once.
const BACKLOG = 2_048

const NO_MAIL =
  'No mail can leave, and none is kept: set SMTP_URL, or nobody can confirm an address or set a new password.'

/** Our own PostgreSQL takes 150 connections; commands, backups and the supervisor need some of them. [RUN-6] */
const connectionsOf = ({ count }: Place): number => Math.min(10, Math.floor(130 / count))

type Report = (error: unknown, where: string) => void
const notYet: Report = () => {}

/** Config -> database -> app -> listening. Throws CannotStart for what the operator can fix. */
export async function startServer(
  config: Config,
  version: string,
  logTo?: { write(line: string): void },
  getOrder?: () => Promise<Member>,
): Promise<RunningServer> {
  const dataDir = openDataDir(config.dataDir, CHECKOUT)
  const pepper = readOrMakeKey(dataDir.path, 'pepper', config.pepper ?? undefined)
  const signingKey = readOrMakeKey(dataDir.path, 'signing', config.signingKey ?? undefined)
  const vapidKey = readOrMakeKey(dataDir.path, 'vapid', config.push.privateKey ?? undefined)
  const localKey = config.isLocal ? readOrMakeKeyText(dataDir.path, config) : null
  const outboxKey = config.smtpUrl === null ? localKey : null
  // Until the app and its log exist, pool errors have nowhere to go and are not fatal.
  let report: Report = notYet
  const open = ({ place, door }: Member) =>
    openDatabase(
      {
        databaseUrl: config.databaseUrl,
        dataDir: dataDir.path,
        door,
        onError: (error) => report(error, 'pool'),
        notify: (sentence) => report(new Error(sentence), 'postgres'),
      },
      door === null ? undefined : connectionsOf(place),
    )
  const opening = getOrder === undefined ? open(ALONE_HERE) : null
  // Imported while the database opens: PostgreSQL recovers in a process of its own. [RUN-1]
  const reading = Promise.all([import('./http/app.ts'), readContent(dataDir.path)])
  // The error is reported later, by the await below, when the database can be closed.
  reading.catch(() => {})
  // One of several loads everything first: its supervisor opens the database meanwhile. [RUN-3]
  if (getOrder !== undefined) await reading
  const member = getOrder === undefined ? ALONE_HERE : await getOrder()
  const database = await (opening ?? open(member))
  let metricsServer: MetricsServer | null = null
  try {
    const { db } = database
    const [{ makeApp }, { guide, emergencyNumbers }] = await reading
    // Written at once: otherwise a start that is killed before it is ready compiles everything again. [RUN-2]
    flushCompileCache()
    await checkPepper(db, pepper)
    const differences = await findMachineDifferences(db, { dataDir: dataDir.path, signingKey, vapidKey })
    const jobLanes = openJobLanes(config.dataDir, member.place)
    let meter: Meter | null = null
    if (config.metrics !== null) {
      const { startMetrics } = await import('./metrics/startMetrics.ts')
      const { metrics } = config
      const parts = { metrics, version, dataDir: dataDir.path, database, jobLanes, now: () => Date.now() }
      const started = await startMetrics(parts)
      meter = started.meter
      metricsServer = started.server
    }
    const door = chooseMailSender(config)
    if (door.forgetsSent) await clearSentMail(db)
    const services = openServices({
      config,
      db,
      pepper,
      signingKey,
      vapidKey,
      localKey,
      door,
      guide,
      emergencyNumbers,
      chores: CHORES,
      jobLanes,
      meter,
      settingsHooks: SETTINGS_HOOKS,
      processes: member.place.count,
      now: () => Date.now(),
      report: (error, where) => report(error, where),
    })
    const webFolder = fileURLToPath(new URL('../../web/dist', import.meta.url))
    const app = await makeApp({
      services,
      logSecret: pepper,
      webFolder,
      outboxKey,
      version,
      meter,
      ...(logTo === undefined ? {} : { logTo }),
    })
    report = (error, where) => logFault(app.log, error, where)

    const port = await listen(app, config)
    services.chores.start()
    if (config.givenPublicUrl === null) config.publicUrl = `http://localhost:${port}`
    const figures = metricsServer
    const canMail = config.smtpUrl !== null || outboxKey !== null
    return {
      address: config.publicUrl,
      port,
      outboxAddress:
        outboxKey === null ? null : `${config.publicUrl}/dev/outbox?key=${encodeURIComponent(outboxKey)}`,
      metricsAddress: figures?.address ?? null,
      notices: [
        ...dataDir.notices,
        ...differences,
        ...termsNotices(config.links),
        CATALOGUE_NOTICE,
        ...guide.notices,
        ...sandboxNotices(config, localKey),
        ...(canMail ? [] : [NO_MAIL]),
      ],
      async stop() {
        await figures?.stop()
        await Promise.race([
          app.close(),
          new Promise((resolve) => setTimeout(resolve, STOP_LIMIT_MS).unref()),
        ])
        await closeServices(services)
        await database.close()
      },
    }
  } catch (error) {
    await metricsServer?.stop()
    await database.close().catch(() => {})
    throw error
  }
}

/** Waits one turn, so that the work begun before gets going first. */
async function readContent(dataDir: string) {
  await new Promise((resolve) => setImmediate(resolve))
  return { guide: loadGuide(dataDir), emergencyNumbers: operatorNumbers(dataDir) }
}

const readOrMakeKeyText = (dataDir: string, config: Config): string =>
  readOrMakeKey(dataDir, 'dev-outbox', config.devOutboxKey ?? undefined)

async function listen(app: FastifyInstance, { port, host }: Config): Promise<number> {
  try {
    await app.listen({ port, host, backlog: BACKLOG })
  } catch (error) {
    const code = errorCode(error)
    if (code === 'EADDRINUSE') {
      throw new CannotStart(
        `Port ${port} is taken by another program: stop it, or choose another port, as in PORT=8788 npm start.`,
      )
    }
    if (code === 'EACCES')
      throw new CannotStart(`Port ${port} needs more rights than this user has: choose one above 1023.`)
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new CannotStart(`HOST=${host} is no address of this machine: correct it or leave it out.`)
    }
    throw error
  }
  const address = app.server.address()
  return typeof address === 'object' && address !== null ? address.port : port
}
