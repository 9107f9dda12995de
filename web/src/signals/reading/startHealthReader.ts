import type { DayValues, Measure } from '@reprieve/domain/signals/measures.ts'
import type { DayNumber } from '@reprieve/domain/time/dayNumber.ts'
import type { HealthReply, MeasureColumn } from './healthMessages.ts'
// oxlint-disable-next-line import/default -- the bundler makes it
import healthWorkerUrl from './healthWorker.ts?worker&url'
import type { HealthFault, HealthProgress } from './readHealth.ts'

export type HealthReading =
  | { is: 'found'; days: ReadonlyMap<DayNumber, DayValues>; leftOut: number }
  | { is: 'failed'; why: HealthFault | 'no-worker' }

/** Reads the file in a worker. The returned function ends it at once; then nothing of the file is left. [SIG-9] */
export function startHealthReader(
  file: File,
  {
    onProgress,
    onEnd,
  }: { onProgress: (progress: HealthProgress) => void; onEnd: (end: HealthReading) => void },
): () => void {
  const worker = new Worker(trustedUrl(), { type: 'module', name: 'health' })
  const stop = (): void => worker.terminate()
  const end = (reading: HealthReading): void => {
    stop()
    onEnd(reading)
  }
  worker.addEventListener('message', ({ data }: MessageEvent<HealthReply>) => {
    if (data.is === 'progress') return onProgress(data.progress)
    end(data.is === 'failed' ? data : { is: 'found', days: daysOf(data.columns), leftOut: data.leftOut })
  })
  // Its file could not be loaded, for example because of an update.
  worker.addEventListener('error', () => end({ is: 'failed', why: 'no-worker' }))
  worker.postMessage(file)
  return stop
}

function daysOf(columns: readonly MeasureColumn[]): Map<DayNumber, DayValues> {
  const found = new Map<DayNumber, Partial<Record<Measure, number>>>()
  for (const { measure, days, values } of columns)
    days.forEach((day, index) => found.set(day, { ...found.get(day), [measure]: values[index]! }))
  return found
}

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: () => string },
  ): { createScriptURL(url: string): string }
}

let trusted: string | null = null

/** The content security policy allows the page to create this URL. */
function trustedUrl(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  if (trustedTypes === undefined) return healthWorkerUrl
  // A policy can be created once.
  trusted ??= trustedTypes
    .createPolicy('worker', { createScriptURL: () => healthWorkerUrl })
    .createScriptURL(healthWorkerUrl)
  return trusted
}
