import type { TopicId } from '../../topicIds.ts'

// What kind of subject a topic is: the table of loose rows treats topics of a kind alike.

export const PLACE_TOPICS: ReadonlySet<TopicId> = new Set([
  'head',
  'migraine',
  'jaw-face',
  'neck',
  'shoulder',
  'arm-elbow',
  'hand-wrist',
  'chest',
  'back',
  'belly',
  'hip',
  'leg',
  'knee',
  'foot-ankle',
])
export const KIND_TOPICS: ReadonlySet<TopicId> = new Set([
  'nerve-pain',
  'burning',
  'stabbing',
  'aching',
  'throbbing',
])
export const PEOPLE_TOPICS: ReadonlySet<TopicId> = new Set([
  'conflict',
  'visitors-people',
  'sex-intimacy',
  'being-believed',
  'loneliness',
  'helping-others',
  'snoring',
])
export const MEDICINE_TOPICS: ReadonlySet<TopicId> = new Set([
  'painkillers',
  'opioids',
  'cream-gel',
  'side-effects',
  'injection-surgery',
])
/** Topics that nobody records: the guide has an article about them. */
export const GUIDE_TOPICS: ReadonlySet<TopicId> = new Set([
  'pacing',
  'fear-of-movement',
  'being-believed',
  'acceptance',
  'goals',
  'motivation',
  'thoughts',
  'cures',
  'fibromyalgia',
  'arthritis',
])
/** Topics with items that people also want to learn about. */
export const SKILL_TOPICS: ReadonlySet<TopicId> = new Set([
  'poor-sleep',
  'good-sleep',
  'waking-at-night',
  'sitting',
  'work',
  'family',
  'visitors-people',
  'anxiety',
  'low-mood',
  'stress',
  'anger',
  'exercise',
  'walking',
  'position',
  'driving-travel',
  'flare',
])
export const EMOTION_TOPICS: ReadonlySet<TopicId> = new Set(['anger', 'low-mood', 'anxiety', 'loneliness'])
export const HEALED_TOPICS: ReadonlySet<TopicId> = new Set(['pain-after-healing', 'chronic-pain'])
/** Pain itself; beside another topic it says little. */
export const PAIN_TOPICS: ReadonlySet<TopicId> = new Set([
  'flare',
  'chronic-pain',
  'diary-use',
  'aching',
  'joints',
])
/** Topics whose words leave no doubt, wherever they stand. */
export const STRONG_TOPICS: ReadonlySet<TopicId> = new Set([
  'labels',
  'heat-or-cold',
  'pain-after-healing',
  'being-believed',
  'fear-of-movement',
  'motivation',
])
/** Topics that only accompany another one. */
export const WEAK_TOPICS: ReadonlySet<TopicId> = new Set([
  ...PAIN_TOPICS,
  'family',
  'friends',
  'side-effects',
  'work',
  'days-off',
  'fibromyalgia',
  'arthritis',
  'injection-surgery',
])
/** What may be an emergency is not counted unless a question asks for it: the phrases of danger cannot know all. [ASST-44] */
export const ALARM_TOPICS: ReadonlySet<TopicId> = new Set([
  'numbness',
  'weakness',
  'fever',
  'chest',
  'eyesight',
  'swelling',
  'bowel',
])

/** Activities: said with sadness, pain has taken them away. */
export const LOSS_TOPICS: ReadonlySet<TopicId> = new Set([
  'hobby',
  'gardening',
  'walking',
  'exercise',
  'music',
  'cooking',
  'outing',
  'work',
  'sex-intimacy',
  'acceptance',
])

/** What narrows a question about something else: a place, a symptom, the weather, another thing that was tried. [ASST-98] */
export const CONDITION_TOPICS: ReadonlySet<TopicId> = new Set([
  ...PLACE_TOPICS,
  'nerve-pain',
  'burning',
  'stabbing',
  'throbbing',
  'poor-sleep',
  'good-sleep',
  'waking-at-night',
  'stiffness',
  'nausea',
  'dizziness',
  'numbness',
  'cramps',
  'swelling',
  'stress',
  'anxiety',
  'low-mood',
  'weather',
  'cold-weather',
  'hot-weather',
  'damp-rain',
  'wind-pressure',
  'walking',
  'sitting',
  'standing',
  'stairs',
  'lifting-carrying',
  'housework',
  'gardening',
  'driving-travel',
  'food',
  'coffee-tea',
  'alcohol',
  'period',
  'heat',
  'cold-pack',
  'massage',
  'physiotherapy',
  'acupuncture',
  'exercise',
  'yoga',
  'swimming',
  'injection-surgery',
])

/** Topics of many different things: the answer names the word that was typed, unless the item has that name. [ASST-53] */
export const BROAD_TOPICS: ReadonlySet<TopicId> = new Set([
  'exercise',
  'physiotherapy',
  'acupuncture',
  'massage',
  'light-noise',
  'touch-clothes',
  'position',
  'family',
  'visitors-people',
  'driving-travel',
  'housework',
  'hobby',
  'outing',
  'relaxation',
  'distraction',
  'home-alone',
  'work',
  'sitting',
  'lying',
  'standing',
  'rest',
  'good-sleep',
  'food',
  'anger',
  'weather',
  'damp-rain',
  'cold-weather',
  'hot-weather',
  'wind-pressure',
  'music',
  'lifting-carrying',
])

/** Topics whose items only come close to what the words say: the answer names both. [ASST-53] */
export const NEAR_TOPICS: ReadonlySet<TopicId> = new Set([
  'cycling',
  'dancing',
  'childcare',
  'sauna',
  'steps',
  'yoga',
  'swimming',
  'conflict',
  'computer-screen',
  'waking-at-night',
  'shopping',
  'tv-reading',
  'late-bed',
])
