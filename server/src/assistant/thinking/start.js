// Entry point of the thinking thread, in plain JavaScript, which loads the rest when it runs.
await import('./thinkerWorker.ts')
