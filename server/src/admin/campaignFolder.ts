import { createHash } from 'node:crypto'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { isStorableText } from '@reprieve/contract/storable.ts'
import { LANGUAGES, type Language } from '@reprieve/domain/settings/language.ts'
import { CannotStart } from '../cannotStart.ts'
import { readLimitedFile, pathInFolder } from './folderFiles.ts'

/** One mailing in several languages, always including English. */
export interface CampaignFolder {
  /** The name by which recipients are remembered, unless another one is given. */
  name: string
  words: ReadonlyMap<Language, CampaignWords>
  /** Digest of all its texts: the same name with other texts is another mailing. */
  digest: string
}

export interface CampaignWords {
  subject: string
  paragraphs: string[]
}

const LONGEST_SUBJECT = 150
const LONGEST_BODY = 100_000
const NOTHING_SENT = 'Nothing was sent.'

/** `en.txt`, `de.txt` …: the first line is the subject, the rest is the letter. [ADMIN-8] */
export function readCampaignFolder(folder: string): CampaignFolder {
  if (!existsSync(folder) || !statSync(folder).isDirectory())
    throw new CannotStart(`There is no folder ${folder}. ${NOTHING_SENT}`)
  const names = readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .sort()
  const words = new Map(
    names.map((name) => [languageFromFileName(name), wordsIn(pathInFolder(folder, name))] as const),
  )
  if (!words.has('en'))
    throw new CannotStart(
      `${folder} has no en.txt: it is for everybody whose language has no file. ${NOTHING_SENT}`,
    )
  const digest = createHash('sha256')
    .update(JSON.stringify([...words]))
    .digest('hex')
  return { name: basename(resolve(folder)), words, digest }
}

function languageFromFileName(name: string): Language {
  const language = LANGUAGES.find((each) => name === `${each}.txt`)
  if (language !== undefined) return language
  const known = LANGUAGES.map((each) => `${each}.txt`).join(', ')
  throw new CannotStart(`${name} is none of ${known}. ${NOTHING_SENT}`)
}

function wordsIn(file: string): CampaignWords {
  const refuse = (why: string): never => {
    throw new CannotStart(`${file}: ${why}. ${NOTHING_SENT}`)
  }
  const text = utf8(readLimitedFile(file)) ?? refuse('it is no text in UTF-8')
  const [first = '', ...rest] = text.replaceAll(/\r\n?/g, '\n').split('\n')
  const subject = first.trim()
  const body = rest.join('\n').trim()
  if (subject === '') refuse('the first line is the subject, and it is empty')
  if (subject.length > LONGEST_SUBJECT || /\p{Cc}/u.test(subject))
    refuse(`the subject in the first line has at most ${LONGEST_SUBJECT} letters`)
  if (body === '') refuse('there is nothing below the subject')
  if (body.length > LONGEST_BODY || !isStorableText(body))
    refuse(`the letter has at most ${LONGEST_BODY} letters, and no signs that cannot be read`)
  return { subject, paragraphs: body.split(/\n\s*\n/) }
}

function utf8(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
