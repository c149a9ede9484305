import { setTimeout } from 'node:timers/promises'
import { ask, type Question } from '../load.ts'

/** People who go on reading until they are told to end; then how much they have read. */
export interface Use {
  end(): Promise<number>
}

const PASSWORD = 'Lading-demo-2026'
const PAUSE = 500 // milliseconds of each person between two calls

const read = (path: string) => ({ method: 'GET', path: `/api${path}` }) as const
const list = (name: string, body = {}) => ({ method: 'POST', path: `/api/lists/${name}`, body }) as const

const office = { path: '/api/admin-login', email: 'evaluator.sea@lading.example' }
const business = { path: '/api/login', email: 'customer@lading.example' }

/** An evaluator, a customer and two visitors of the demonstration read what such people read, one call after the other. */
export async function usedBy(port: number): Promise<Use> {
  const [evaluator, customer] = [await tokenOf(port, office), await tokenOf(port, business)]
  const certificate = first(await answerTo({ port, ...read('/directory') }), 'slug')
  const transaction = first(await answerTo({ port, ...list('for-evaluation'), token: evaluator }), 'transaction_id')
  const visited = [read('/directory'), read(`/verify/${certificate}`), read('/verify/keys'), read('/health')]
  const desk = [
    list('for-evaluation'),
    list('my-queue'),
    list('search-transaction', { keyword: 'cargo' }),
    read(`/transactions/${transaction}/process`),
    read(`/transactions/${transaction}`),
    { ...read('/transactions/count/list'), method: 'POST', body: {} } as const,
  ]
  const own = [list('my-applications'), list('customer-payments-invoices'), list('certificates')]
  let isOver = false
  let calls = 0
  const person = async (questions: readonly Omit<Question, 'port'>[], token?: string) => {
    while (!isOver) {
      for (const question of questions) {
        await answerTo({ port, token, ...question })
        calls += 1
        await setTimeout(PAUSE)
      }
    }
  }
  const people = [person(visited), person(visited), person(desk, evaluator), person(own, customer)]
  return {
    async end() {
      isOver = true
      await Promise.all(people)
      return calls
    },
  }
}

async function tokenOf(port: number, { path, email }: typeof office): Promise<string> {
  const answer = await answerTo({ port, method: 'POST', path, body: { email, password: PASSWORD } })
  return (answer as { authorisation: { token: string } }).authorisation.token
}

async function answerTo(question: Question): Promise<unknown> {
  const { status, text } = await ask(question)
  if (status >= 400 && status !== 503) throw new Error(`${question.path}: ${status} ${text().slice(0, 200)}`)
  return JSON.parse(text())
}

const first = (answer: unknown, name: string) => (answer as { data: Record<string, unknown>[] }).data[0]?.[name]
