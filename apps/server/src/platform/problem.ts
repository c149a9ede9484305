import { problemStatus, type ProblemBody, type ProblemCode } from '@lading/contract/calls/problem'

/** The only error the server throws on purpose. Anything else is a bug and answers 500. */
export class Problem extends Error {
  override readonly name = 'Problem'
  readonly code: ProblemCode
  readonly errors: ProblemBody['errors']
  readonly details: unknown

  constructor(code: ProblemCode, message: string, more: { errors?: ProblemBody['errors']; details?: unknown } = {}) {
    super(message)
    this.code = code
    this.errors = more.errors
    this.details = more.details
  }

  get status(): number {
    return problemStatus[this.code]
  }

  toBody(): ProblemBody {
    return {
      code: this.code,
      message: this.message,
      ...(this.errors && { errors: this.errors }),
      ...(this.details !== undefined && { details: this.details }),
    }
  }
}

export const notFound = (thing: string) => new Problem('not-found', `${thing} not found.`)
export const refused = (message: string, details?: unknown) => new Problem('refused', message, { details })
export const notAllowed = (message = 'You may not do this.') => new Problem('not-allowed', message)
export const invalid = (errors: Record<string, string[]>) =>
  new Problem('invalid-input', 'Please correct the marked fields.', { errors })
