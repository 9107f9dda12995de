import { toFields } from '@reprieve/contract/fields.ts'
import { reflectionClientId } from '@reprieve/contract/ids.ts'
import { savedReflectionFromRow } from '@reprieve/contract/reflections/savedReflection.ts'
import type { ConcernBook, ConcernEntry } from '@reprieve/domain/safety/concern/concernBook.ts'
import { lookForConcern, type ConcernSign } from '@reprieve/domain/safety/concern/lookForConcern.ts'
import { hasLowDays, lastDays, type ScoredDay } from '@reprieve/domain/safety/concern/lowDays.ts'
import { scriptsIn, type Script } from '@reprieve/domain/safety/concern/scriptsIn.ts'
import { shouldShowQuietLine } from '@reprieve/domain/safety/concern/shouldShowQuietLine.ts'
import { dayOf, type LocalDay } from '@reprieve/domain/time/localDay.ts'
import { deviceOffsetAt } from '../device/useNow.ts'
import { storePart, readPart } from '../local/diaryParts.ts'
import { getRow, type Diary } from '../local/rows/rows.ts'
import { trackWrite } from '../local/database/pendingWrites.ts'
import { quietLineSwitch } from './safetyNotices.ts'

const FILES: Readonly<Record<Script, () => Promise<readonly unknown[]>>> = {
  latin: async () => (await import('@reprieve/content/concern/latinFiles.ts')).LATIN_CONCERN_FILES,
  cyrillic: async () => (await import('@reprieve/content/concern/cyrillicFiles.ts')).CYRILLIC_CONCERN_FILES,
  hangul: async () => (await import('@reprieve/content/concern/hangulFiles.ts')).HANGUL_CONCERN_FILES,
  han: async () => (await import('@reprieve/content/concern/hanFiles.ts')).HAN_CONCERN_FILES,
}

const books = new Map<string, Promise<ConcernBook>>()

/**
 * The word classes for the scripts of a text. They are large, so they are fetched only when a text holds no danger, and
 * only once; a fetch that failed is tried again. [SAFE-25]
 */
function concernBook(text: string): Promise<ConcernBook> {
  const scripts = scriptsIn(text)
  const name = scripts.join(' ')
  const known = books.get(name)
  if (known !== undefined) return known
  const book = readBook(scripts)
  books.set(name, book)
  book.catch(() => books.delete(name))
  return book
}

async function readBook(scripts: readonly Script[]): Promise<ConcernBook> {
  const [files, { readConcernFile }, { makePhraseIndex }] = await Promise.all([
    Promise.all(scripts.map((script) => FILES[script]())),
    import('@reprieve/domain/safety/concern/concernBook.ts'),
    import('@reprieve/domain/safety/phraseIndex.ts'),
  ])
  const entries: ConcernEntry[] = []
  for (const file of files.flat()) {
    entries.push(...readConcernFile(file))
    // Lets pending input run first.
    await new Promise((resolve) => setTimeout(resolve))
  }
  return makePhraseIndex(entries)
}

interface LineQuestion {
  text: string
  /** A reflection of 0 or 1 was just saved. */
  isLowDay: boolean
}

/**
 * Whether to show the quiet line for what was written; if so, stores the day. Runs on the device only, and nothing
 * leaves it. A locked diary cannot say when the line was last shown, so it is not shown. [SAFE-20, SAFE-23]
 */
export async function decideQuietLine(diary: Diary, { text, isLowDay }: LineQuestion): Promise<boolean> {
  if (!quietLineSwitch.current() || diary.codec.isLocked) return false
  const at = diary.now()
  const today = dayOf({ at, offset: deviceOffsetAt(at) })
  const shownOn = await lineShownOn(diary)
  if (shownOn === today) return false
  const sign: ConcernSign = text.trim() === '' ? 'none' : lookForConcern(text, await concernBook(text))
  if (sign === 'none' && !isLowDay) return false
  const isShown = shouldShowQuietLine({
    sign,
    isLowDay,
    hasLowDays: sign !== 'concern' && hasLowDays(await scoredDays(diary, today), today),
    shownOn,
    today,
    isOff: false,
  })
  if (isShown) await trackWrite(noteLineShown(diary, today))
  return isShown
}

const lineShownOn = (diary: Diary): Promise<LocalDay | null> =>
  readPart(diary, 'safety', (kept) => {
    const day = toFields(kept)['lineShownOn']
    return typeof day === 'string' ? day : null
  })

/** Stores only the day, beside the data of the safety cards. */
async function noteLineShown(diary: Diary, day: LocalDay): Promise<void> {
  const kept = await readPart(diary, 'safety', toFields)
  await storePart(diary, 'safety', { ...kept, lineShownOn: day })
}

const scoredDays = async (diary: Diary, today: LocalDay): Promise<ScoredDay[]> =>
  Promise.all(
    lastDays(today).map(async (day) => {
      const row = await getRow(diary, reflectionClientId(day))
      return { day, score: row === null ? null : (savedReflectionFromRow(row)?.score ?? null) }
    }),
  )
