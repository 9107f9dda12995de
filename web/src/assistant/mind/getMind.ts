import { perDiary } from '../../local/perDiary.ts'
import type { Diary } from '../../local/rows/rows.ts'
// oxlint-disable-next-line import/default -- the bundler makes it
import mindWorkerUrl from './mindWorker.ts?worker&url'
import { openMind, type Mind } from './openMind.ts'
import { getMindSources } from './readMindSources.ts'

/** One worker for each open diary, and only while somebody asks. */
export const getMind = perDiary((diary: Diary): Mind =>
  openMind({
    startWorker: () => new Worker(trustedUrl(), { type: 'module', name: 'mind' }),
    readSources: getMindSources(diary),
  }),
)

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: () => string },
  ): { createScriptURL(url: string): string }
}

let trusted: string | null = null

/** The content security policy allows the page to create this URL and the one of the service worker. */
function trustedUrl(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  if (trustedTypes === undefined) return mindWorkerUrl
  // A policy can be created once.
  trusted ??= trustedTypes
    .createPolicy('mind', { createScriptURL: () => mindWorkerUrl })
    .createScriptURL(mindWorkerUrl)
  return trusted
}
