import { readArticle } from '@reprieve/content/article.ts'
import { expect, test } from 'vitest'
import { makeSpeaker, type SpeechOutput } from './speaker.ts'
import { spokenSentences } from './spokenText.ts'

const FILE = '## One\n\nTwo **three** [four](guide:four). Five.\n\n- six\n- seven\n'
const SENTENCES = spokenSentences(readArticle(FILE).blocks)

/** Stands in for the device's voice; says nothing to its end before it is told to. */
function fakeSpeech() {
  const said: string[] = []
  const told: { ended: () => void; failed: () => void }[] = []
  const output: SpeechOutput = {
    say: (text, speed, tell) => {
      said.push(speed === 1 ? text : `${text} (${speed})`)
      told.push(tell)
    },
    hush: () => said.push('hush'),
  }
  return { output, said, told }
}

const START = { is: 'start', sentence: 0, now: 0 } as const

function aSpeaker() {
  const voice = fakeSpeech()
  return {
    ...voice,
    ...makeSpeaker(
      voice.output,
      SENTENCES.map(({ text }) => text),
    ),
  }
}

test('[GUIDE-17] every sentence is said once, in order, and the block that it is in is known', () => {
  expect(SENTENCES.map(({ block }) => block)).toEqual([0, 1, 1, 2, 2])
  const { said, told, send, listening } = aSpeaker()
  send(START)
  for (let sentence = 0; sentence < 5; sentence += 1) told[sentence]!.ended()
  expect(said).toEqual(['One', 'Two three four.', 'Five.', 'six', 'seven'])
  expect(listening.current().is).toBe('off')
})

test('[GUIDE-17, GUIDE-32] whoever pauses or stops has silence at once, and what ends late begins nothing', () => {
  const { said, told, send, listening } = aSpeaker()
  send(START)
  send({ is: 'pause' })
  told[0]!.ended()
  told[0]!.failed()
  expect([listening.current().is, said]).toEqual(['paused', ['One', 'hush']])
  send({ is: 'resume', now: 1 })
  send({ is: 'stop' })
  expect(said).toEqual(['One', 'hush', 'One', 'hush'])
})

test('[GUIDE-32] another speed begins the sentence again, once', () => {
  const { said, told, send } = aSpeaker()
  send(START)
  send({ is: 'speed', speed: 1.5 })
  told[0]!.ended()
  told[1]!.ended()
  expect(said).toEqual(['One', 'hush', 'One (1.5)', 'Two three four. (1.5)'])
})

test('[GUIDE-32] a voice that fails is not asked for the rest of the text', () => {
  const { said, told, send, listening } = aSpeaker()
  send(START)
  told[0]!.failed()
  expect([listening.current().is, said]).toEqual(['off', ['One', 'hush']])
})
