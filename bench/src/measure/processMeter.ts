import { readdirSync, readFileSync, writeFileSync } from 'node:fs'

const TICK_MS = 10
const KB_PER_MB = 1_024

/** Processor time of a process so far, in milliseconds; NaN if the system does not provide it. */
export function cpuMs(pid: number): number {
  const fields = readProc(pid, 'stat').split(') ').at(-1)?.split(' ') ?? []
  const [user, system] = [fields[11], fields[12]]
  return (Number(user ?? Number.NaN) + Number(system ?? Number.NaN)) * TICK_MS
}

/** Processor time of the processes that this one has started and that still run. */
export const childrenCpuMs = (pid: number): number =>
  readdirSync('/proc')
    .map(Number)
    .filter((other) => parentOf(other) === pid)
    .reduce((sum, child) => sum + cpuMs(child), 0)

const parentOf = (pid: number): number => Number(/^PPid:\s+(\d+)/m.exec(readProc(pid, 'status'))?.[1])

export const rssMb = (pid: number): number => statusMb(pid, 'VmRSS')
/** The highest value since the last forgetPeak. */
export const peakRssMb = (pid: number): number => statusMb(pid, 'VmHWM')

/** What it shares with other processes counts in parts: the same code is in every process of a browser. */
export const pssMb = (pid: number): number => kilobytesMb(readProc(pid, 'smaps_rollup'), 'Pss')

export function forgetPeak(pid: number): void {
  try {
    writeFileSync(`/proc/${pid}/clear_refs`, '5')
  } catch {
    // Only Linux has a peak that can be reset; on other systems it is reported as unknown.
  }
}

const statusMb = (pid: number, name: string): number => kilobytesMb(readProc(pid, 'status'), name)

function kilobytesMb(text: string, name: string): number {
  const found = new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(text)
  return Number(found?.[1] ?? Number.NaN) / KB_PER_MB
}

function readProc(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}
