import { readdirSync, readFileSync } from 'node:fs'

/** The processes that a supervisor has started to serve. */
export const memberPids = (supervisor: number): number[] =>
  readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && isMember(pid, supervisor))

function isMember(pid: number, supervisor: number): boolean {
  try {
    const parent = /^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return Number(parent) === supervisor && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('main.ts')
  } catch {
    // It has ended meanwhile.
    return false
  }
}
