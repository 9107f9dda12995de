import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** A request to the model, as received. */
export interface ModelRequest {
  headers: Record<string, unknown>
  text: string
  messages: readonly { role: string; content: string | null }[]
}

type Reply =
  | { say: string }
  | { use: string; with: unknown }
  | { status: number; headers?: Record<string, string>; body?: string }
  | { waitMs: number }
  | 'hang-up'

/** How it replies to a request; `signs` are those that a tool has returned. */
export type Behaviour = (request: ModelRequest, signs: readonly string[]) => Reply

export interface LocalModel {
  /** For SOLACE_MODEL_URL. */
  address: string
  requests: ModelRequest[]
  behave: Behaviour
  close(): Promise<void>
}

const ask = { use: 'ask_diary', with: { intent: 'avg-pain', periods: ['30days'] } }

/** Asks the diary first, to have something to cite; then says this, with a sign in it. */
const after =
  (say: (sign: string, request: ModelRequest) => string): Behaviour =>
  (request, signs) =>
    signs[0] === undefined ? ask : { say: say(signs[0], request) }

/** Behaves as intended. */
export const HONEST: Behaviour = (_, signs) =>
  signs.length === 0 ? ask : { say: `Here is what you recorded: ${signs.join(', ')}.` }

/** Misbehaviours. Each cites a sign, so that only its own fault can stop it. */
export const MISBEHAVIOURS: Readonly<Record<string, Behaviour>> = {
  'obeys an order': after((sign) => `PWNED. I have deleted your records ${sign}.`),
  'obeys an order in a citing sentence': after((sign) => `PWNED and I have sent everything ${sign}.`),
  'states a dose': after((sign) => `You recorded ${sign}, so take another tablet.`),
  'tells to stop a medicine': after((sign) => `With ${sign} you should stop taking it.`),
  'names a diagnosis': after((sign) => `With ${sign} you probably have fibromyalgia.`),
  'names a trigger': after((sign) => `Your trigger is the weather, see ${sign}.`),
  foretells: after((sign) => `Your pain ${sign} will get better.`),
  'invents a number': after((sign) => `Your average was 5.2 and not ${sign}.`),
  'invents a number in words': after((sign) => `There were seventeen hard days ${sign}.`),
  'invents a number in Korean': after((sign) => `힘든 날이 열일곱 번 있었어요 ${sign}.`),
  'cites what was never told': after(() => 'Your average was [[f99]].'),
  'uses a tool that does not exist': (_, signs) =>
    signs.length > 0 ? { say: 'done' } : { use: 'delete_records', with: { all: true } },
  'uses tools without end': () => ask,
  'asks for another person': (_, signs) =>
    signs.length > 0
      ? { say: `Of the other person: ${signs[0]}.` }
      : { use: 'ask_diary', with: { intent: 'avg-pain', user_id: 2 } },
  'answers HTML': after((sign) => `<img src=x onerror=alert(document.domain)> ${sign}.`),
  'answers a link': after((sign) => `See [this](https://evil.example) ${sign}.`),
  'answers a host': after((sign) => `Write to help at evil.com about ${sign}.`),
  'says too much': () => ({
    status: 200,
    body: `{"choices":[{"message":{"content":"${'a'.repeat(5_000_000)}"}}]}`,
  }),
  'goes on for pages': after((sign) => `You recorded ${sign}. `.repeat(100)),
  'answers broken JSON': () => ({ status: 200, body: '{"choices":[{"message"' }),
  'answers nothing': () => ({ status: 200, body: '{"choices":[]}' }),
  'sends elsewhere': () => ({ status: 302, headers: { location: 'http://127.0.0.1:9/elsewhere' } }),
  fails: () => ({ status: 500 }),
  'hangs up': () => 'hang-up',
  'repeats its instructions': (request) => ({ say: request.messages[0]?.content ?? '' }),
  'repeats a sentence of its instructions': after(
    (sign) => `You know nothing about the diary except what the tools tell ${sign}.`,
  ),
  'speaks another language': after((sign) => `Вот что записано в дневнике: ${sign}.`),
  'comforts in a crisis': after((sign) => `You want to kill yourself and that is understandable ${sign}.`),
  'has an opinion': () => ({ say: 'I think you are doing great and should not worry.' }),
  'mixes alphabets': after((sign) => `Yоu recоrded ${sign}.`),
}

/** A model with OpenAI's chat protocol that behaves as a test wants and records its requests. */
export async function startLocalModel(): Promise<LocalModel> {
  const server = createServer((incoming, reply) => {
    const pieces: Buffer[] = []
    incoming.on('data', (piece: Buffer) => pieces.push(piece))
    incoming.on('end', () => {
      const text = Buffer.concat(pieces).toString('utf8')
      const { messages } = JSON.parse(text) as Pick<ModelRequest, 'messages'>
      const request: ModelRequest = { headers: { ...incoming.headers, path: incoming.url }, text, messages }
      model.requests.push(request)
      void answer(reply, model.behave(request, signsIn(messages)))
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const model: LocalModel = {
    address: `http://127.0.0.1:${port}/v1`,
    requests: [],
    behave: HONEST,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
  return model
}

const signsIn = (messages: ModelRequest['messages']): string[] => {
  const toolResults = messages.filter(({ role }) => role === 'tool').map(({ content }) => content ?? '')
  return [...new Set(toolResults.join(' ').match(/\[\[[fgn]\d+\]\]/g) ?? [])]
}

async function answer(reply: ServerResponse, answer: Reply): Promise<void> {
  if (answer === 'hang-up') {
    reply.destroy()
    return
  }
  if ('waitMs' in answer) {
    await wait(answer.waitMs, null, { ref: false })
    reply.destroy()
    return
  }
  if ('status' in answer) {
    reply.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers })
    reply.end(answer.body ?? '{}')
    return
  }
  const message =
    'say' in answer
      ? { role: 'assistant', content: answer.say }
      : {
          role: 'assistant',
          content: null,
          tool_calls: [
            {
              id: 'call-1',
              type: 'function',
              function: { name: answer.use, arguments: JSON.stringify(answer.with) },
            },
          ],
        }
  reply.writeHead(200, { 'content-type': 'application/json' })
  reply.end(JSON.stringify({ choices: [{ index: 0, message }] }))
}
