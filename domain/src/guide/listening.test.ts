import { expect, test } from 'vitest'
import { type ListeningEvent, mustSpeak, nextListening, SILENCE, splitForVoice } from './listening.ts'

const after = (...events: ListeningEvent[]) =>
  events.reduce((before, event) => nextListening(before, event, 3), SILENCE)

const START = { is: 'start', sentence: 0, now: 0 } as const

test('[GUIDE-32] sentence follows sentence, and after the last one there is silence', () => {
  expect(after(START, { is: 'said', of: 0 })).toMatchObject({ is: 'playing', sentence: 1 })
  expect(after({ ...START, sentence: 2 }, { is: 'said', of: 2 })).toMatchObject({ is: 'off', sentence: 0 })
  expect(after({ ...START, sentence: 9 })).toMatchObject({ sentence: 2 })
})

test('[GUIDE-32] it continues after a pause with the same sentence, and what ends late begins nothing', () => {
  const paused = after(START, { is: 'said', of: 0 }, { is: 'pause' }, { is: 'said', of: 1 })
  expect(paused).toMatchObject({ is: 'paused', sentence: 1 })
  expect(nextListening(paused, { is: 'resume', now: 5 }, 3)).toMatchObject({ is: 'playing', sentence: 1 })
  expect(after({ is: 'resume', now: 5 })).toEqual(SILENCE)
  expect(after(START, { is: 'said', of: 7 })).toMatchObject({ sentence: 0 })
})

test('[GUIDE-32] another speed says the sentence again, and stays for the next text', () => {
  const playing = after(START)
  const faster = nextListening(playing, { is: 'speed', speed: 1.5 }, 3)
  expect(mustSpeak(playing, faster)).toBe(true)
  expect(mustSpeak(faster, faster)).toBe(false)
  expect(mustSpeak(playing, nextListening(playing, { is: 'pause' }, 3))).toBe(false)
  expect(after({ is: 'speed', speed: 1.5 }, START, { is: 'stop' })).toMatchObject({ is: 'off', speed: 1.5 })
})

test('[GUIDE-32] the sleep timer runs while something is said, and pauses it', () => {
  const asleep = after({ is: 'sleep', sleep: 10, now: 0 }, START)
  expect(asleep.sleepsAt).toBe(600_000)
  expect(nextListening(asleep, { is: 'time', now: 599_999 }, 3)).toBe(asleep)
  const ended = nextListening(asleep, { is: 'time', now: 600_000 }, 3)
  expect(ended).toMatchObject({ is: 'paused', sentence: 0, sleep: null, sleepsAt: null })
  expect(after(START, { is: 'sleep', sleep: 20, now: 60_000 }).sleepsAt).toBe(1_260_000)
  expect(
    after(START, { is: 'sleep', sleep: 20, now: 0 }, { is: 'sleep', sleep: null, now: 1 }).sleepsAt,
  ).toBe(null)
})

test('[GUIDE-32] a text is said in whole sentences, and a long one in pieces that a voice can say', () => {
  expect(splitForVoice('Pain is real. “It hurts.” Take 2.5 ml? Yes (e.g. now).')).toEqual([
    'Pain is real.',
    '“It hurts.”',
    'Take 2.5 ml?',
    'Yes (e.g. now).',
  ])
  const long = `${'word '.repeat(30)}end, ${'word '.repeat(60)}end.`
  const pieces = splitForVoice(long)
  expect(pieces.every((piece) => piece.length <= 180)).toBe(true)
  expect(pieces.join(' ')).toBe(long)
})
