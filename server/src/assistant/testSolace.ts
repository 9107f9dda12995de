import { randomUUID } from 'node:crypto'
import { DAY_MS } from '@reprieve/domain/time/instant.ts'
import type { Answer, TestApp, TestPerson } from '../testing/testApp.ts'

export type ChatResponseBody = Answer['body']

export const readResultCode = ({ result_code: code }: ChatResponseBody): number => code

export const listInputTexts = ({ data }: ChatResponseBody): unknown[] =>
  (data as { input_text: string }[]).map(({ input_text: text }) => text)

/** The calls of a chat, as a page makes them; each message is a second after the previous one. */
export function openTestChat(server: TestApp) {
  const ask = async (person: TestPerson, name: string, body?: object): Promise<ChatResponseBody> =>
    (await server.call(`solace/${name}`, body, { person })).body
  return {
    ask,
    start: (person: TestPerson, body: object = {}) => ask(person, 'start-session', body),
    send: (person: TestPerson, token: unknown, text: string, own: object = {}) => {
      server.clock.now += 1_000
      const sent = { session_token: token, input_text: text, time_offset: 0, ...own }
      return ask(person, 'generate-response', sent)
    },
    transcript: (person: TestPerson, token: unknown) =>
      ask(person, 'get-active-transcript', { session_token: token }),
    /** Saves a record of two days ago. */
    keep: (person: TestPerson, severity: number, own: object = {}) => {
      const content = { severity, timing: server.clock.now - 2 * DAY_MS, time_offset: 0, deleted: 0, ...own }
      const record = { client_id: randomUUID(), content: { pain_record_type: 'PainRecord', ...content } }
      return server.call('sync/create-records', { records: [record] }, { person })
    },
  }
}
