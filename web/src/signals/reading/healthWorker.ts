import type { FoundDays } from '@reprieve/domain/signals/dayTotals.ts'
import { MEASURE_NAMES } from '@reprieve/domain/signals/measures.ts'
import type { HealthReply, MeasureColumn } from './healthMessages.ts'
import { readHealth } from './readHealth.ts'

// The worker that reads a health file, which may take a minute: the page stays usable, and to cancel is to end the
// worker. It reads no storage and calls no server. [SIG-1, SIG-9]

interface WorkerScope {
  postMessage: (reply: HealthReply) => void
  addEventListener: (type: 'message', listener: (event: MessageEvent<File>) => void) => void
}

const scope = globalThis as unknown as WorkerScope

const BETWEEN_MS = 250

scope.addEventListener('message', ({ data: file }) => {
  let toldAt = 0
  void readHealth(file, (progress) => {
    const now = performance.now()
    if (now - toldAt < BETWEEN_MS) return
    toldAt = now
    scope.postMessage({ is: 'progress', progress })
  }).then(
    (read) => scope.postMessage(read.ok ? foundReply(read.value) : { is: 'failed', why: read.reason }),
    // For example a file that was removed while it was read.
    () => scope.postMessage({ is: 'failed', why: 'damaged' }),
  )
})

function foundReply({ days, leftOut }: FoundDays): HealthReply {
  const columns = MEASURE_NAMES.map((measure): MeasureColumn => {
    const found = [...days].flatMap(([day, { [measure]: value }]) =>
      value === undefined ? [] : [[day, value]],
    )
    return {
      measure,
      days: Int32Array.from(found, ([day]) => day!),
      values: Float64Array.from(found, ([, value]) => value!),
    }
  })
  return { is: 'found', columns: columns.filter(({ days: { length } }) => length > 0), leftOut }
}
