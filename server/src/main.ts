import { enableCompileCache, flushCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// Half of a start is reading our own sources. After a crash people wait for it, so what was read once is kept, in the
// checkout: a folder in /tmp could be made by another user of the machine.
enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/reprieve', import.meta.url)))

const { serve } = await import('./serve.ts')
// It is written at the end otherwise, and a crash has no end: not even one in the midst of the start. [RUN-2]
flushCompileCache()
await serve()
flushCompileCache()
