import cluster from 'node:cluster'
import { enableCompileCache, flushCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// Half of the start-up time is compiling our own sources. After a crash people wait for it, so the result is cached, in
// the checkout: another user of the machine could create a folder in /tmp.
enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/reprieve', import.meta.url)))

const { mayNeedSupervisor } = await import('./processesConfig.ts')
// A supervisor loads nothing of the app, and a process of its own nothing of a supervisor. [RUN-1, RUN-3]
const isSupervisor = cluster.isPrimary && mayNeedSupervisor(process.env)
const serve = isSupervisor
  ? (await import('./serveSeveral.ts')).serveSeveral
  : (await import('./serve.ts')).serve
// By default it is written at exit, which a crash skips, even one during the start. [RUN-2]
flushCompileCache()
await serve()
flushCompileCache()
