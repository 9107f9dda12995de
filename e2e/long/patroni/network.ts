import { execFileSync, spawn } from 'node:child_process'
import { readdirSync, readlinkSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { endAtLast } from '../../harness/leftovers.ts'
import { endProcess, isAlive } from '../../harness/processCleanup.ts'

const IP = '/usr/sbin/ip'

/** A machine of its own as far as the network is concerned: an address, and a cable to the switch. */
export interface NetworkNode {
  address: string
  /** What to put before a command so that it runs there. */
  enter: readonly string[]
  /** Every process that runs there. */
  processes(): number[]
  /** Pulls the cable: packets vanish without an error on either side. */
  cut(): void
  mend(): void
}

export interface Network {
  /** With its mask, for pg_hba.conf. */
  subnet: string
  nodes: readonly NetworkNode[]
  remove(): Promise<void>
}

/**
 * Nodes on a switch, with a cable to this machine. Namespaces exist as long as a process holds them, so that nothing
 * remains when the tests are killed.
 */
export async function makeNetwork(count: number): Promise<Network> {
  const third = 1 + Math.floor(Math.random() * 250)
  const at = (last: number) => `10.213.${third}.${last}`
  const here = `rp-test-${third}`
  const middle = await holdNamespace()
  const inside = (pid: number, ...words: string[]) => run(['nsenter', '-t', String(pid), '-n', IP, ...words])
  run([IP, 'link', 'add', here, 'type', 'veth', 'peer', 'name', 'uplink', 'netns', String(middle)])
  inside(middle, 'link', 'add', 'switch', 'type', 'bridge')
  inside(middle, 'link', 'set', 'switch', 'up')
  inside(middle, 'link', 'set', 'uplink', 'master', 'switch', 'up')
  run([IP, 'address', 'add', `${at(1)}/24`, 'dev', here])
  run([IP, 'link', 'set', here, 'up'])

  const holders: number[] = []
  const plug = async (number: number): Promise<NetworkNode> => {
    const holder = await holdNamespace()
    holders.push(holder)
    const cable = `cable${number}`
    const address = at(10 + number)
    inside(middle, 'link', 'add', cable, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', String(holder))
    inside(middle, 'link', 'set', cable, 'master', 'switch', 'up')
    inside(holder, 'link', 'set', 'lo', 'up')
    inside(holder, 'address', 'add', `${address}/24`, 'dev', 'eth0')
    inside(holder, 'link', 'set', 'eth0', 'up')
    return {
      address,
      enter: ['nsenter', '-t', String(holder), '-n'],
      processes: () => processesIn(holder),
      cut: () => inside(middle, 'link', 'set', cable, 'nomaster'),
      mend: () => inside(middle, 'link', 'set', cable, 'master', 'switch'),
    }
  }
  const nodes: NetworkNode[] = []
  for (let number = 1; number <= count; number += 1) nodes.push(await plug(number))
  return {
    subnet: `${at(0)}/24`,
    nodes,
    remove: async () => {
      for (const pid of [...holders, middle]) await endProcess(pid)
    },
  }
}

const run = ([program = '', ...words]: readonly string[]): void => {
  execFileSync(program, words, { stdio: 'pipe' })
}

async function holdNamespace(): Promise<number> {
  const child = spawn('/usr/bin/unshare', ['--net', 'sleep', 'infinity'], { stdio: 'ignore' })
  endAtLast(child)
  const pid = child.pid ?? 0
  const ours = namespaceOf(process.pid)
  for (let tries = 0; tries < 200; tries += 1) {
    const theirs = namespaceOf(pid)
    if (theirs !== null && theirs !== ours) return pid
    await wait(10)
  }
  throw new Error('No network namespace could be made')
}

function namespaceOf(pid: number): string | null {
  try {
    return readlinkSync(`/proc/${pid}/ns/net`)
  } catch {
    return null
  }
}

function processesIn(holder: number): number[] {
  const namespace = namespaceOf(holder)
  if (namespace === null) return []
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && pid !== holder && namespaceOf(pid) === namespace && isAlive(pid))
}
