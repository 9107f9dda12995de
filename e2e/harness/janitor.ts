// A separate process beside the tests that ends shortly after them. When its input closes, the tests have ended,
// whether regularly, by Ctrl-C or by kill -9, and it stops and removes what they left.
import { createInterface } from 'node:readline'
import { endProcess, removeFolder } from './processCleanup.ts'

const pids = new Set<number>()
const folders = new Set<string>()

const ORDERS: Record<string, (subject: string) => void> = {
  process: (pid) => pids.add(Number(pid)),
  'process-ended': (pid) => pids.delete(Number(pid)),
  folder: (path) => folders.add(path),
  'folder-removed': (path) => folders.delete(path),
}

for await (const line of createInterface({ input: process.stdin })) {
  const space = line.indexOf(' ')
  ORDERS[line.slice(0, space)]?.(line.slice(space + 1))
}

for (const pid of pids) await endProcess(pid)
for (const folder of folders) await removeFolder(folder)
