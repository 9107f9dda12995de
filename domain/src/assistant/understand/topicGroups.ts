import type { TopicId } from './topicIds.ts'

/** What somebody does or meets on a day. */
export const DAY_ACTIVITIES: readonly TopicId[] = [
  'walking',
  'standing',
  'sitting',
  'computer-screen',
  'bending',
  'lifting-carrying',
  'stairs',
  'housework',
  'gardening',
  'shopping',
  'exercise',
  'driving-travel',
  'visitors-people',
  'swimming',
  'yoga',
  'hobby',
  'cooking',
  'outing',
  'childcare',
  'repair-work',
  'cycling',
  'dancing',
  'music',
]

/** What takes effort. */
export const EFFORTS: readonly TopicId[] = [
  'walking',
  'lifting-carrying',
  'stairs',
  'housework',
  'gardening',
  'shopping',
  'exercise',
  'driving-travel',
  'swimming',
  'cycling',
  'work',
]

export const WEATHER_TOPICS: readonly TopicId[] = [
  'weather',
  'cold-weather',
  'hot-weather',
  'damp-rain',
  'wind-pressure',
]

/** How a night was: recorded on the day after it. */
export const NIGHT_TOPICS: readonly TopicId[] = ['poor-sleep', 'good-sleep', 'waking-at-night', 'late-bed']

/** The same, and how the morning began. */
export const SLEEP_TOPICS: readonly TopicId[] = [...NIGHT_TOPICS, 'waking-up']
