import { loadavg } from 'node:os'
import { asTable, type Figure } from './measure/figure.ts'
import { measureMachineSpeed } from './measure/machineSpeed.ts'
import { openStage, type Stage } from './stage/stage.ts'

export type Parts = Record<string, (stage: Stage) => Promise<Figure[]>>

export interface RunPartsOptions {
  parts: Parts
  /** The parts to run if none is named. */
  usual: readonly string[]
  /** The arguments of the command line: names of parts, and --options. */
  words: readonly string[]
}

/** Runs the named parts on one stage, prints the figures of each, and exits with 1 if one misses its target. */
export async function runParts({ parts, usual, words }: RunPartsOptions): Promise<void> {
  const named = (name: string): string[] =>
    Object.keys(parts).filter((part) => part === name || part.startsWith(`${name}-`))
  const names = words.filter((word) => !word.startsWith('--'))
  const unknown = names.filter((name) => named(name).length === 0)
  if (unknown.length > 0) {
    console.error(`There is no part ${unknown.join(', ')}: choose of ${Object.keys(parts).join(', ')}.`)
    process.exitCode = 1
    return
  }
  await run(parts, names.length === 0 ? usual : names.flatMap(named), optionIn(words, 'profile'))
}

/** The text after `--<name>=`; null if the option is absent. */
export function optionIn(words: readonly string[], name: string): string | null {
  const start = `--${name}=`
  return words.find((word) => word.startsWith(start))?.slice(start.length) ?? null
}

async function run(parts: Parts, names: readonly string[], profileFolder: string | null): Promise<void> {
  const stage = await openStage(profileFolder)
  const stop = () => void stage.close().then(() => process.exit(130))
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
  const figures: Figure[] = []
  try {
    for (const name of names) {
      const { calculating, reading } = measureMachineSpeed()
      const began = performance.now()
      const found = (await parts[name]?.(stage)) ?? []
      figures.push(...found)
      const seconds = Math.round((performance.now() - began) / 1_000)
      const load = `load of the machine ${loadavg()[0]?.toFixed(1)}`
      const speed = `fixed work ${calculating.toFixed(0)} ms and ${reading.toFixed(0)} ms`
      console.log(`\n${name} (${seconds} s, ${load}, ${speed})\n${asTable(found)}`)
    }
  } finally {
    await stage.close()
  }
  const missed = figures.filter(({ isMet }) => isMet === false)
  console.log(`\n${figures.length} figures, ${missed.length} below target`)
  process.exitCode = missed.length === 0 ? 0 : 1
}
