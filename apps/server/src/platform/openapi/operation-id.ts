import type { NamedEndpoint } from './every-endpoint.ts'

/** The name a call is exported under, as one word: `staffQueues.for-routing` is `staffQueuesForRouting`. */
export const operationIdOf = ({ name }: Pick<NamedEndpoint, 'name'>): string =>
  name.replace(/[.-](\w)/g, (_, first: string) => first.toUpperCase())
