import type { FileLocation } from './fileLocation.ts'
import {
  BELOW_AREAS,
  FOUNDATIONS,
  KNOWS_ALL_AREAS,
  LIBRARIES,
  PACKAGES,
  isArea,
  isOrdered,
  findAreaLine,
} from './layers.ts'

/** A forbidden kind of import: the message, and when it applies. */
type Arrow = { refused: string; when: (from: FileLocation, to: FileLocation) => boolean }

const SCREEN = /(Screen|Editor|Page)\.tsx$|\/screens\//
const TABLE = /Table\.ts$/
/** The visible parts of sync: the status tag, its note, the logout. The engine itself has no user interface. */
const SHOWS = /\.tsx$|^use[A-Z]\w*\.ts$/

/**
 * Tests, testing/, fixtures/ and helpers for tests only (testServers.ts) have one freedom: the order inside their
 * package does not apply to them (a test of lists may create records), and they may use the test libraries and Node.
 * The rules between packages apply to them too.
 */
export const isTestCode = ({ path }: FileLocation): boolean =>
  /\.test\.tsx?$|\/(testing|fixtures)\/|\/test[A-Z]\w*\.tsx?$/.test(path)

export const FORBIDDEN_BETWEEN_PACKAGES: Arrow[] = [
  {
    refused: 'this package may not import that one',
    when: (from, to) =>
      isOurs(to) && from.package !== to.package && !PACKAGES[from.package]?.includes(to.package),
  },
  {
    refused: 'only tests import tests, testing/ and fixtures/',
    when: (from, to) =>
      isOurs(to) &&
      isTestCode(to) &&
      !isTestCode(from) &&
      !['e2e', 'bench', 'scripts'].includes(from.package),
  },
  {
    refused: 'web/ui knows no word of ours: give it what it shows',
    // The figure of the body has shapes and no words; the PDF draws the same shapes.
    when: (from, to) =>
      isIn(from, 'web', 'ui') &&
      isOurs(to) &&
      to.package !== 'web' &&
      !isIn(to, 'content', 'body') &&
      !isTestCode(from),
  },
  {
    refused: 'this package may not use that library',
    when: (from, to) =>
      to.library !== undefined && !isTestCode(from) && LIBRARIES[from.package]?.test(to.library) === false,
  },
  {
    refused:
      "mind loads its texts by answerText.ts: a worker with loadText.ts would ship every area's texts twice",
    when: (from, to) => from.package === 'mind' && to.path === 'locales/src/loadText.ts' && !isTestCode(from),
  },
  {
    refused: 'the browser has no Node modules',
    when: (from, to) =>
      from.path.startsWith('web/src/') && !isTestCode(from) && to.library?.startsWith('node:') === true,
  },
]

// Applies only to two files of the same package.
export const FORBIDDEN_INSIDE_PACKAGE: Arrow[] = [
  {
    refused: 'an area imports only areas on earlier lines of the order',
    when: (from, to) =>
      isArea(from.folder) && isOtherArea(from, to) && findAreaLine(to.folder) >= findAreaLine(from.folder),
  },
  {
    refused: "handlers are an area's own: import its store instead",
    when: (from, to) =>
      from.package === 'server' && isArea(from.folder) && isOtherArea(from, to) && to.file === 'handlers.ts',
  },
  {
    refused: "a screen is an area's own: share its table or a small part",
    when: (from, to) =>
      from.package === 'web' && isArea(from.folder) && isOtherArea(from, to) && SCREEN.test(to.path),
  },
  {
    refused: 'areas do not call sync: their tables ring local/changes',
    when: (from, to) =>
      from.package === 'web' && isArea(from.folder) && from.folder !== 'sync' && to.folder === 'sync',
  },
  {
    refused: 'of the areas, sync reads the tables alone',
    when: (from, to) =>
      isIn(from, 'web', 'sync') && !SHOWS.test(from.file) && isOtherArea(from, to) && !TABLE.test(to.file),
  },
  {
    refused: 'the carrying of sync shows nothing: its screens do',
    when: (from, to) => isIn(from, 'web', 'sync') && to.folder === 'ui' && !SHOWS.test(from.file),
  },
  {
    refused: 'areas may not import this part of their package',
    when: (from, to) =>
      isArea(from.folder) && isFoundation(to) && !BELOW_AREAS[from.package]?.includes(foundation(to)),
  },
  {
    refused: 'this foundation may not know that part of its package',
    when: (from, to) => isFoundation(from) && foundation(from) !== foundation(to) && !mayKnow(from, to),
  },
  {
    refused: 'the list of all calls knows the areas; they do not know it',
    when: (from, to) =>
      from.package === 'contract' && isArea(from.folder) && to.path === 'contract/src/calls.ts',
  },
  {
    refused: 'files beside the areas of domain know none of them',
    when: (from, to) => from.package === 'domain' && from.folder === '' && to.folder !== '',
  },
]

/** A folder without a place in the order: no import of it could be checked. */
export function hasNoLayer(place: FileLocation): boolean {
  if (!isOrdered(place.package) || !place.path.startsWith(`${place.package}/src/`) || isTestCode(place))
    return false
  if (place.folder === '') return place.package in FOUNDATIONS && !isFoundation(place)
  return !isArea(place.folder) && !isFoundation(place)
}

function mayKnow(from: FileLocation, to: FileLocation): boolean {
  const known = FOUNDATIONS[from.package]?.[foundation(from)] ?? []
  if (!isArea(to.folder)) return known.includes(foundation(to))
  return known.includes('areas') || known.includes(to.folder) || KNOWS_ALL_AREAS.includes(from.path)
}

const isOurs = (place: FileLocation): boolean => place.library === undefined
const isIn = (place: FileLocation, name: string, folder: string): boolean =>
  place.package === name && place.folder === folder
const isOtherArea = (from: FileLocation, to: FileLocation): boolean =>
  isArea(to.folder) && to.folder !== from.folder
const foundation = (place: FileLocation): string => place.folder || place.file
const isFoundation = (place: FileLocation): boolean => foundation(place) in (FOUNDATIONS[place.package] ?? {})
