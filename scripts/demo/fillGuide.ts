import type { SentOf } from '@reprieve/contract/calls.ts'
import type { Call } from './fillDemo.ts'

const READ = ['what-pain-is', 'pacing-and-boom-bust', 'pain-and-sleep']
const OPENED = ['walking-plans', 'opioids']
const MARKED = ['pacing-and-boom-bust', 'preparing-for-an-appointment', 'a-steady-wind-down']
/** Two of its eight lessons. */
const BEGUN: SentOf<'programs/update-program-progress'> = { program_id: 'pacing-movement', progress: 25 }

/** What the made-up person did with the guide: read some articles, bookmarked some, started one program. */
export async function fillGuide(call: Call): Promise<void> {
  for (const id of [...OPENED, ...READ])
    await call('guide/set-content-interaction-status', { content_id: id, status: 'opened' })
  for (const id of READ)
    await call('guide/set-content-interaction-status', { content_id: id, status: 'read' })
  for (const id of MARKED) await call('guide/add-content-to-bookmarks', { content_id: id })
  await call('programs/update-program-progress', BEGUN)
}
