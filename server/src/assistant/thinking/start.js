// Where the thread that thinks begins. In plain JavaScript: what it is made of is read when it is first needed.
await import('./thinkerWorker.ts')
