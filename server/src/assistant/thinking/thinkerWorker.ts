import { parentPort, workerData } from 'node:worker_threads'
import { SAFETY_FILES } from '@reprieve/content/safetyFiles.ts'
import { compileBook } from '@reprieve/domain/safety/book.ts'
import { diaryReader } from '../../results/readDiary.ts'
import type { Asker } from '../engine.ts'
import { guideMind } from './guideMind.ts'
import { Minds } from './minds.ts'
import { thingsOf, type PersonMind } from './personMind.ts'
import { tell, think, type Thinking } from './think.ts'
import type { FromThinker, RowText, ThinkerData, Thoughts, ToThinker, Work } from './thinkerLines.ts'

// The thinking thread: one piece of work at a time. It has no access to the database or the network.

const port = parentPort
if (port === null) throw new Error('no thread of its own')

const guide = guideMind(workerData as ThinkerData)
const book = compileBook(SAFETY_FILES)
const minds = new Minds()

const say = (line: FromThinker): void => port.postMessage(line)
const keyOf = ({ sync }: Asker): string => `${sync.epoch} ${sync.seq}`

interface Reading {
  id: number
  asker: Asker
  work: Work
  reader: ReturnType<typeof diaryReader>
  letters: number
}
let reading: Reading | null = null

port.on('message', (line: ToThinker) => {
  receive(line).catch((fault: unknown) => say({ id: line.id, is: 'fault', name: faultName(fault) }))
})

async function receive(line: ToThinker): Promise<void> {
  if (line.is === 'work') return begin(line)
  if (reading?.id !== line.id) return
  if (line.is === 'rows') {
    for (const row of line.rows) add(reading, row)
    return
  }
  const { asker, work, reader, letters } = reading
  reading = null
  const { columns, listRows, medications, conditions } = reader.end()
  const mind: PersonMind = { columns, listRows, medications, conditions }
  minds.keep(asker.userId, { key: keyOf(asker), mind, letters }, performance.now())
  say({ id: line.id, is: 'done', thought: await doWork(work, { person: mind, asker, guide }) })
}

async function begin({ id, asker, work }: ToThinker & { is: 'work' }): Promise<void> {
  const person = minds.find(asker.userId, keyOf(asker), performance.now())
  if (person !== null) return say({ id, is: 'done', thought: await doWork(work, { person, asker, guide }) })
  reading = { id, asker, work, reader: diaryReader(), letters: 0 }
  say({ id, is: 'wants-rows' })
}

function add(into: Reading, [clientId, kind, num, text]: RowText): void {
  into.letters += text.length
  into.reader.add({ clientId, kind, num, groups: JSON.parse(text) })
}

async function doWork(work: Work, thinking: Thinking): Promise<Thoughts[Work['is']]> {
  switch (work.is) {
    case 'question':
      return think(thinking, { ...work, book })
    case 'tell':
      return tell(thinking, work.asked)
    case 'things':
      return thingsOf(thinking.person, thinking.asker)
    case 'passages':
      return guide(work.words, thinking.asker.hasGuide)
  }
}

/** The name of an error and its position in our code: its message may contain a person's words. [ASST-37] */
function faultName(fault: unknown): string {
  if (!(fault instanceof Error)) return 'fault'
  const where = /([\w-]+\.(?:ts|js):\d+)/u.exec(fault.stack ?? '')?.[1] ?? ''
  return `${fault.name} ${where}`.trim()
}
