import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { text } from '@reprieve/contract/scalars.ts'
import {
  INSTITUTION_KEYS,
  INSTITUTION_TEXT_MAX,
  isName,
  type InstitutionTexts,
} from '@reprieve/domain/institutions/institution.ts'
import { LANGUAGES, type Language } from '@reprieve/domain/settings/language.ts'
import { CannotStart } from '../cannotStart.ts'
import type { NewInstitution } from '../institutions/operatorStore.ts'
import { pictureType, type PictureFault, type PictureKind } from '../institutions/pictures.ts'
import { readLimitedFile, pathInFolder } from './folderFiles.ts'

/** The operator's files for an institution: `institution.json`, `texts/<language>.json`, two pictures. */
export interface InstitutionFolder {
  institution: NewInstitution
  texts: readonly (readonly [Language, InstitutionTexts])[]
  pictures: readonly (readonly [PictureKind, Buffer])[]
}

/** Text without line breaks, for mails and screens. */
const line = (max: number) => text(max).regex(/^\P{Cc}*$/u)

const shownName = line(200).refine(isName, {
  error:
    'one to 200 letters on one line, a letter or digit among them, and no marks that turn the order of letters',
})

/** Only what the page can show: it would silently leave out anything else. */
const phone = text(100).regex(/^[+\d][\d\s()/.-]*$/)

const contact = z
  .strictObject({ email: z.email(), phone, link: z.url({ protocol: /^https$/ }) })
  .exactPartial()

const institutionJson = z.strictObject({
  slug: z.string(),
  name: shownName,
  needs_registration_code: z.boolean().default(false),
  primary_id_format: line(40).nullable().default(null),
  sponsors: z.enum(['none', 'pro', 'subscriber']).default('none'),
  pain_service: z.boolean().default(false),
  recommended: z
    .array(z.string().regex(/^[a-z0-9-]{1,64}$/))
    .max(50)
    .default([]),
  contact: contact.default({}),
})

const texts = z.strictObject(
  Object.fromEntries(INSTITUTION_KEYS.map((key) => [key, text(INSTITUTION_TEXT_MAX).exactOptional()])),
) as z.ZodType<InstitutionTexts>

const PICTURES: readonly (readonly [PictureKind, RegExp])[] = [
  ['logo', /^logo\.(?:png|jpe?g|webp)$/i],
  ['background', /^background\.(?:png|jpe?g|webp)$/i],
]

/** Reads all of it, or throws a sentence that names the file and the field. [ADMIN-2] */
export function readInstitutionFolder(folder: string): InstitutionFolder {
  const {
    slug,
    name: shown,
    needs_registration_code,
    primary_id_format,
    sponsors,
    ...config
  } = readCheckedJson(pathInFolder(folder, 'institution.json'), institutionJson)
  const names = readdirSync(folder).sort()
  return {
    institution: {
      slug,
      name: shown,
      needsCode: needs_registration_code,
      primaryIdFormat: primary_id_format,
      sponsors,
      config,
    },
    texts: LANGUAGES.flatMap((language) => {
      const file = pathInFolder(folder, join('texts', `${language}.json`))
      return existsSync(file) ? [[language, readCheckedJson(file, texts)] as const] : []
    }),
    pictures: PICTURES.flatMap(([kind, pattern]) => {
      const name = names.find((each) => pattern.test(each))
      return name === undefined ? [] : [[kind, pictureIn(pathInFolder(folder, name), kind)] as const]
    }),
  }
}

const WHY: Record<PictureFault, string> = {
  'too-large': 'at most 100 kB for a logo and 400 kB for a background',
  'too-wide': 'at most 1,500 pixels wide and high for a logo and 3,840 for a background',
  'no-picture': 'a PNG, JPEG or WebP picture',
}

function pictureIn(file: string, kind: PictureKind): Buffer {
  const bytes = readLimitedFile(file)
  const type = pictureType(kind, bytes)
  if (!type.ok) throw new CannotStart(`${file}: ${WHY[type.reason]}. Nothing was kept.`)
  return bytes
}

/** Reads and validates a JSON file of the operator. */
export function readCheckedJson<Read>(file: string, shape: z.ZodType<Read>): Read {
  const read = shape.safeParse(jsonIn(file))
  if (read.success) return read.data
  const faults = read.error.issues.map(({ path, message }) => `${path.join('.') || 'the whole'}: ${message}`)
  throw new CannotStart([`${file} is not as it should be. Nothing of it was kept.`, ...faults].join('\n'))
}

export function jsonIn(file: string): unknown {
  if (!existsSync(file)) throw new CannotStart(`There is no file ${file}.`)
  const content = readLimitedFile(file).toString('utf8')
  try {
    return JSON.parse(content.replace(/^\uFEFF/, ''))
  } catch (error) {
    throw new CannotStart(`${file} is no JSON. Nothing of it was kept.`, { cause: error })
  }
}
