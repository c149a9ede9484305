import { type FormErrors, schemaResolver } from '@mantine/form'
import { useState } from 'react'
import type { z } from 'zod'
import { inTime } from '#lib/page-code.ts'

/** What a form asks of its answers: a schema, or how to fetch it once somebody is at the form. */
export type Rules = z.ZodType | (() => Promise<z.ZodType>)

type Judge = (values: unknown) => FormErrors

/** Rules that are fetched: a page with two questions is drawn without the code that judges the answers. */
interface Awaited {
  readonly areThere: () => boolean
  /** Resolves when they are there, or did not come. */
  readonly fetch: () => Promise<void>
  readonly judge: Judge
}

/** How a form is validated; `mark` notes at the form that its rules are fetched. */
export function useRules(rules: Rules) {
  const [awaited] = useState(() => (typeof rules === 'function' ? awaitedRules(rules) : undefined))
  const validate: Judge = typeof rules === 'function' ? (awaited?.judge ?? nothingWrong) : judgeBy(rules)
  return { validate, mark: <F extends object>(form: F): F => Object.assign(form, { [AWAITED]: awaited }) }
}

/** Somebody answers: what judges the answers is soon needed. */
export const expectRules = (form: object): void => afterRules(form, () => undefined)

/** Does something once the rules of a form are there, or did not come: then the server alone says what is wrong. */
export function afterRules(form: object, work: () => void): void {
  const rules = (form as { [AWAITED]?: Awaited })[AWAITED]
  if (!rules || rules.areThere()) return work()
  void rules.fetch().then(work)
}

const AWAITED = Symbol('awaited')
const nothingWrong: Judge = () => ({})
const judgeBy = (schema: z.ZodType): Judge => schemaResolver(schema, { sync: true })

function awaitedRules(load: () => Promise<z.ZodType>): Awaited {
  let schema: z.ZodType | undefined
  let coming: Promise<void> | undefined
  return {
    areThere: () => schema !== undefined,
    fetch: () =>
      (coming ??= inTime(load()).then(
        (found) => void (schema = found),
        () => void (coming = undefined), // asked for once more with the next press
      )),
    judge: (values) => (schema ? judgeBy(schema)(values) : {}),
  }
}
