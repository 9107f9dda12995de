import { loadavg } from 'node:os'
import { asTable, type Figure } from './measure/figure.ts'
import { idleCalls } from './parts/idleCalls.ts'
import { hour } from './parts/hour.ts'
import { logins } from './parts/logins.ts'
import { overload } from './parts/overload.ts'
import { pull } from './parts/pull.ts'
import { storm } from './parts/storm.ts'
import { writes } from './parts/writes.ts'
import { openStage, type Stage } from './stage/stage.ts'

// What the server costs: `npm run bench`, or `npm run bench -- <part> ...`. With --profile=<folder> the product leaves
// a processor profile there.

const PARTS: Record<string, (stage: Stage) => Promise<Figure[]>> = {
  idle: idleCalls,
  writes,
  pull,
  logins,
  hour,
  overload,
  storm,
}

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
const unknown = asked.filter((name) => PARTS[name] === undefined)
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}: choose of ${Object.keys(PARTS).join(', ')}.`)
  process.exit(1)
}
await run(asked.length === 0 ? Object.keys(PARTS) : asked, profile)
