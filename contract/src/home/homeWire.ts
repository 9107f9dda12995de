import {
  NO_HOME,
  PLATFORMS,
  HOME_PROMPTS,
  emptyCard,
  type StoredCard,
  type StoredGuideCard,
  type StoredHome,
  type Platform,
} from '@reprieve/domain/home/storedHome.ts'
import { sameJson } from '@reprieve/domain/sync/sameJson.ts'
import { toFields, type Fields } from '../fields.ts'
import { isSettingsKey } from '../settings/settingsGroups.ts'

// The settings `home_cards`. Each key merges by itself, so two devices that move different cards both keep their
// change.

const CARD = 'card.'
const RATED = 'rated'
const PROMPTS_KEY = 'prompts'
const SIMPLE = 'simple'
const SECTIONS = 'sections'

/** Each flag of the specification has its own key: collapsing the card on one device must not undo its introduction. */
const GUIDE_FLAGS: Readonly<Record<keyof StoredGuideCard, string>> = {
  isIntroduced: 'pain_guide_introduced',
  isHidden: 'hide',
  isIgnored: 'ignore',
  isAlreadySynced: 'already_synced',
}
const GUIDE_PARTS = ['isIntroduced', 'isHidden', 'isIgnored', 'isAlreadySynced'] as const

export const cardKey = (type: string): string => `${CARD}${type}`

/** Values that cannot be read are ignored and stay stored. [HOME-24] */
export function homeFromSettings(kept: Fields): StoredHome {
  const rated = toFields(kept[RATED])
  const prompts = toFields(kept[PROMPTS_KEY])
  return {
    cards: Object.keys(kept).flatMap((key) => cardFrom(key, kept[key])),
    rated: PLATFORMS.filter((platform) => isYes(rated[platform])),
    promptsOff: HOME_PROMPTS.filter((prompt) => isNo(prompts[prompt])),
    guide: guideFrom(kept),
    isSimple: isYes(kept[SIMPLE]) ? true : isNo(kept[SIMPLE]) ? false : null,
    sections: sectionsFrom(kept[SECTIONS]),
  }
}

const sectionsFrom = (value: unknown): StoredHome['sections'] =>
  Array.isArray(value) && value.every((id) => typeof id === 'string') ? value : null

function cardFrom(key: string, value: unknown): StoredCard[] {
  const type = key.slice(CARD.length)
  if (!key.startsWith(CARD) || type === '') return []
  const { position, collapsed, hidden, delayTime } = toFields(value)
  return [
    {
      type,
      position: isCount(position) ? position : null,
      isCollapsed: isYes(collapsed),
      isHidden: isYes(hidden),
      delayedAt: isCount(delayTime) ? delayTime : null,
    },
  ]
}

const guideFrom = (kept: Fields): StoredGuideCard =>
  GUIDE_PARTS.reduce((guide, part) => ({ ...guide, [part]: isYes(kept[GUIDE_FLAGS[part]]) }), NO_HOME.guide)

export const isYes = (value: unknown): boolean => value === 1 || value === true
const isNo = (value: unknown): boolean => value === 0 || value === false
export const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0

/** The settings with this state. Writes only what the person changed, so values of a newer app stay. [HOME-24] */
export function homeToSettings(kept: Fields, home: StoredHome): Fields {
  const before = homeFromSettings(kept)
  const knownCard = (type: string): StoredCard =>
    before.cards.find((card) => card.type === type) ?? emptyCard(type)
  const cards = home.cards
    .filter(({ type }) => isSettingsKey(cardKey(type)))
    .map((card): Change => [cardKey(card.type), fieldsOfCard(knownCard(card.type)), fieldsOfCard(card)])
  const wholes: readonly Change[] = [
    ...cards,
    [RATED, yesOf(before.rated), yesOf(home.rated)],
    [PROMPTS_KEY, offOf(before.promptsOff), offOf(home.promptsOff)],
  ]
  const written = wholes.flatMap(([key, was, is]) => changedFields(toFields(kept[key]), { key, was, is }))
  const flags = GUIDE_PARTS.filter((part) => before.guide[part] !== home.guide[part]).map(
    (part): [string, unknown] => [GUIDE_FLAGS[part], Number(home.guide[part])],
  )
  const own: [string, unknown][] = [
    ...(before.isSimple === home.isSimple ? [] : [[SIMPLE, numberOf(home.isSimple)] as [string, unknown]]),
    ...(sameJson(before.sections, home.sections) ? [] : [[SECTIONS, home.sections] as [string, unknown]]),
  ]
  return { ...kept, ...Object.fromEntries([...written, ...flags, ...own]) }
}

const numberOf = (answer: boolean | null): number | null => (answer === null ? null : Number(answer))

/** A key, its old value as this app reads it, and its new value. */
type Change = readonly [string, Fields, Fields]

function changedFields(
  stored: Fields,
  { key, was, is }: { key: string; was: Fields; is: Fields },
): [string, unknown][] {
  const changed = Object.entries(is).filter(([name, value]) => !sameJson(was[name], value))
  return changed.length === 0 ? [] : [[key, { ...stored, ...Object.fromEntries(changed) }]]
}

const fieldsOfCard = ({ position, isCollapsed, isHidden, delayedAt }: StoredCard): Fields => ({
  position,
  collapsed: Number(isCollapsed),
  hidden: Number(isHidden),
  delayTime: delayedAt,
})

const yesOf = (rated: readonly Platform[]): Fields =>
  Object.fromEntries(PLATFORMS.map((platform) => [platform, Number(rated.includes(platform))]))

const offOf = (off: StoredHome['promptsOff']): Fields =>
  Object.fromEntries(HOME_PROMPTS.map((prompt) => [prompt, Number(!off.includes(prompt))]))

/** The server's names for a rating; only the iOS and Android stores have one. [HOME-11] */
const RATED_AT_SERVER: Readonly<Partial<Record<Platform, string>>> = {
  ios: 'apple_rn_rated',
  android: 'android_rn_rated',
}

export function isRatedAtServer(user: Fields, platform: Platform): boolean {
  const flag = RATED_AT_SERVER[platform]
  return flag !== undefined && isYes(user[flag])
}
