import { expect, test } from 'vitest'
import { CannotStart } from './cannotStart.ts'
import { readConfig } from './config.ts'

const read = (env: Record<string, string>) => readConfig({ HOME: '/home/ann', ...env }).solace
const MODEL = { SOLACE_MODEL_URL: 'https://models.example/v1/', SOLACE_MODEL: 'qwen3:8b' }

test('[ASST-16, D52] without a model the product’s own engine answers', () => {
  expect(read({})).toEqual({ model: null, engine: { id: 'built-in', name: 'Reprieve', host: null } })
  expect(read({ SOLACE_MODEL: '', SOLACE_MODEL_URL: '', SOLACE_MODEL_KEY: '' }).model).toBeNull()
})

test('[ASST-16, D52] a model is told by its name and its host; another one, or another place, has another id', () => {
  const { model, engine } = read({ ...MODEL, SOLACE_MODEL_KEY: 'sk-1' })
  expect(model).toEqual({
    url: 'https://models.example/v1',
    host: 'models.example',
    name: 'qwen3:8b',
    key: 'sk-1',
  })
  expect(engine).toEqual({
    id: expect.stringMatching(/^model-[0-9a-f]{16}$/),
    name: 'qwen3:8b',
    host: 'models.example',
  })
  const ids = [
    MODEL,
    { ...MODEL, SOLACE_MODEL: 'other' },
    { ...MODEL, SOLACE_MODEL_URL: 'https://models.example/v2' },
  ].map((env) => read(env).engine.id)
  expect(new Set(ids).size).toBe(3)
  expect(ids[0]).toBe(engine.id)
})

test.each([
  [{ SOLACE_MODEL: 'a' }, 'set SOLACE_MODEL_URL as well'],
  [{ SOLACE_MODEL_URL: 'https://a.example' }, 'set SOLACE_MODEL as well'],
  [{ SOLACE_MODEL_KEY: 'k' }, 'set SOLACE_MODEL_URL as well'],
  [{ ...MODEL, SOLACE_MODEL_URL: 'ftp://a.example' }, 'SOLACE_MODEL_URL is set to something'],
  [
    { ...MODEL, SOLACE_MODEL_URL: 'https://ann:pw@a.example' },
    'SOLACE_MODEL_URL is an address without a name',
  ],
  [
    { ...MODEL, SOLACE_MODEL_URL: 'https://a.example?key=1' },
    'SOLACE_MODEL_URL is an address without a name',
  ],
  [{ ...MODEL, SOLACE_MODEL_URL: 'http://a.example' }, 'unencrypted'],
  [{ ...MODEL, SOLACE_MODEL_URL: 'http://8.8.8.8' }, 'unencrypted'],
  [{ ...MODEL, SOLACE_MODEL_URL: 'http://172.32.0.1' }, 'unencrypted'],
  [{ ...MODEL, SOLACE_MODEL_URL: 'http://10.example.org' }, 'unencrypted'],
  [{ ...MODEL, SOLACE_MODEL_URL: 'http://[2001:db8::1]' }, 'unencrypted'],
  [{ ...MODEL, SOLACE_MODEL_URL: 'http://0x08080808' }, 'unencrypted'],
  [{ ...MODEL, SOLACE_MODEL: 'a b' }, 'SOLACE_MODEL is set to something'],
  [{ ...MODEL, SOLACE_MODEL_KEY: 'a\nb' }, 'SOLACE_MODEL_KEY is set to something'],
])('[D52] a model that cannot be used stops the start with a sentence: %j', (env, said) => {
  expect(() => read(env)).toThrow(CannotStart)
  expect(() => read(env)).toThrow(said)
})

test.each([
  'http://localhost:11434/v1',
  'http://127.0.0.1:11434',
  'http://10.0.0.7:8080',
  'http://192.168.1.20',
  'http://172.20.0.3',
  'http://[::1]:11434',
  'http://[fd00::1]',
  'http://ollama:11434',
  'http://models.local',
])('[D52] a machine at home may be reached without encryption: %s', (url) => {
  expect(read({ ...MODEL, SOLACE_MODEL_URL: url }).model?.url).toBe(url)
})
