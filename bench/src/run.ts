import { loadavg } from 'node:os'
import { asTable, type Figure } from './measure/figure.ts'
import { importTerms } from './parts/importTerms.ts'
import { idleCalls } from './parts/idleCalls.ts'
import { hour } from './parts/hour.ts'
import { logins } from './parts/logins.ts'
import { overload } from './parts/overload.ts'
import { pull } from './parts/pull.ts'
import { storm } from './parts/storm.ts'
import { writes } from './parts/writes.ts'
import { openStage, type Stage } from './stage/stage.ts'
import { diary } from './web/diary.ts'
import { opens } from './web/opens.ts'
import { reads } from './web/reads.ts'
import { saves } from './web/saves.ts'
import { searches } from './web/searches.ts'
import { size } from './web/size.ts'
import { syncs } from './web/syncs.ts'

// What server and web cost: `npm run bench`, or `npm run bench -- <part> ...`; `web` is all that begin with it. With
// --profile=<folder> the server leaves a processor profile there.

const PARTS: Record<string, (stage: Stage) => Promise<Figure[]>> = {
  idle: idleCalls,
  writes,
  pull,
  logins,
  hour,
  overload,
  storm,
  import: importTerms,
  'web-size': size,
  'web-opens': opens,
  'web-saves': saves,
  'web-reads': reads,
  'web-diary': diary,
  'web-syncs': syncs,
  'web-search': searches,
}

const partsNamed = (name: string): string[] =>
  Object.keys(PARTS).filter((part) => part === name || part.startsWith(`${name}-`))

async function run(names: string[], profileFolder: string | null): Promise<void> {
  const stage = await openStage(profileFolder)
  const stop = () => void stage.close().then(() => process.exit(130))
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
  const figures: Figure[] = []
  try {
    for (const name of names) {
      const began = performance.now()
      const found = (await PARTS[name]?.(stage)) ?? []
      figures.push(...found)
      const seconds = Math.round((performance.now() - began) / 1_000)
      console.log(
        `\n${name} (${seconds} s, load of the machine ${loadavg()[0]?.toFixed(1)})\n${asTable(found)}`,
      )
    }
  } finally {
    await stage.close()
  }
  const missed = figures.filter(({ isMet }) => isMet === false)
  console.log(`\n${figures.length} figures, ${missed.length} below target`)
  process.exitCode = missed.length === 0 ? 0 : 1
}

const given = process.argv.slice(2)
const profile = given.find((word) => word.startsWith('--profile='))?.slice('--profile='.length) ?? null
const asked = given.filter((word) => !word.startsWith('--'))
const unknown = asked.filter((name) => partsNamed(name).length === 0)
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}: choose of ${Object.keys(PARTS).join(', ')}.`)
  process.exit(1)
}
await run(asked.length === 0 ? Object.keys(PARTS) : asked.flatMap(partsNamed), profile)
