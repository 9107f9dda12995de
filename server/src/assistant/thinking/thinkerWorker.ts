import type { HelpPage } from '@reprieve/content/help.ts'
import { SAFETY_FILES } from '@reprieve/content/safetyFiles.ts'
import { compileBook } from '@reprieve/domain/safety/safetyBook.ts'
import type { Language } from '@reprieve/domain/settings/language.ts'
import { answerUnderstoodQuestion, answerMessage, type AnswerContext } from '@reprieve/mind/answerMessage.ts'
import { loadKnownThings, type AskableDiary } from '@reprieve/mind/askableDiary.ts'
import { createGuideSearch, type GuideTexts } from '@reprieve/mind/guideSearch.ts'
import { readFile } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { diaryReader } from '../../results/readDiary.ts'
import type { AskingPerson } from '../engine.ts'
import { DiaryCache } from './diaryCache.ts'
import type { ThinkerReply, RowText, ThinkerResults, ThinkerRequest, ThinkerTask } from './thinkerMessages.ts'

// The thinking thread: one piece of work at a time. It has no access to the database or the network.

const port = parentPort
if (port === null) throw new Error('no thread of its own')

const guide = createGuideSearch(workerData as GuideTexts)
const book = compileBook(SAFETY_FILES)
const HELP_FOLDERS = { userGuide: 'user-guide', faq: 'faq' } as const satisfies Record<HelpPage, string>
const readHelpPage = (page: HelpPage, language: Language): Promise<string> =>
  readFile(new URL(`../../../../content/help/${HELP_FOLDERS[page]}/${language}.md`, import.meta.url), 'utf8')
const minds = new DiaryCache()

const say = (line: ThinkerReply): void => port.postMessage(line)
const syncKey = ({ sync }: AskingPerson): string => `${sync.epoch} ${sync.seq}`

interface Reading {
  id: number
  asker: AskingPerson
  work: ThinkerTask
  reader: ReturnType<typeof diaryReader>
  letters: number
}
let reading: Reading | null = null

port.on('message', (line: ThinkerRequest) => {
  receive(line).catch((fault: unknown) => say({ id: line.id, is: 'fault', name: faultName(fault) }))
})

async function receive(line: ThinkerRequest): Promise<void> {
  if (line.is === 'work') return begin(line)
  if (reading?.id !== line.id) return
  if (line.is === 'rows') {
    for (const row of line.rows) add(reading, row)
    return
  }
  const { asker, work, reader, letters } = reading
  reading = null
  const { columns, listRows, medications, conditions } = reader.end()
  const mind: AskableDiary = { columns, listRows, medications, conditions }
  minds.keep(asker.userId, { key: syncKey(asker), mind, letters }, performance.now())
  say({ id: line.id, is: 'done', thought: await doWork(work, { person: mind, asker, guide, readHelpPage }) })
}

async function begin({ id, asker, work }: ThinkerRequest & { is: 'work' }): Promise<void> {
  const person = minds.find(asker.userId, syncKey(asker), performance.now())
  if (person !== null)
    return say({ id, is: 'done', thought: await doWork(work, { person, asker, guide, readHelpPage }) })
  reading = { id, asker, work, reader: diaryReader(), letters: 0 }
  say({ id, is: 'wants-rows' })
}

function add(into: Reading, [clientId, kind, num, text]: RowText): void {
  into.letters += text.length
  into.reader.add({ clientId, kind, num, groups: JSON.parse(text) })
}

async function doWork(
  work: ThinkerTask,
  thinking: AnswerContext,
): Promise<ThinkerResults[ThinkerTask['is']]> {
  switch (work.is) {
    case 'question':
      return answerMessage(thinking, { ...work, book })
    case 'tell':
      return answerUnderstoodQuestion(thinking, work.asked)
    case 'things':
      return loadKnownThings(thinking.person, thinking.asker)
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
