import { CallFailed } from '#lib/transport.ts'

const OF_LINE = /^lines\.(\d+)\.?/

/** A refusal of one line with its faults under its columns: `lines.0.teu` is `teu`. */
export const underColumns = (error: Error | null): Error | null => renamed(error, () => '')

/** A refusal of several lines with its faults under the fields of each: `lines.1.teu` of the sent ones is `lines.4.teu`. */
export const underRows = (error: Error | null, places: readonly number[]): Error | null =>
  renamed(error, (sent) => `lines.${places[sent] ?? sent}.`)

function renamed(error: Error | null, prefix: (line: number) => string): Error | null {
  if (!(error instanceof CallFailed) || !error.problem.errors) return error
  const errors = Object.entries(error.problem.errors).map(([path, messages]) => {
    const line = OF_LINE.exec(path)?.[1]
    return [line === undefined ? path : path.replace(OF_LINE, prefix(Number(line))), messages] as const
  })
  return new CallFailed({ ...error.problem, errors: Object.fromEntries(errors) }, error.status)
}
