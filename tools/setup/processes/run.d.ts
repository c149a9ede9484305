/** The types of run.js, which must stay plain JavaScript: it runs before TypeScript can. */
export const root: string
export function run(
  program: string,
  words: string[],
  how?: { show?: boolean; env?: Record<string, string>; cwd?: string },
): Promise<void>
export function npm(words: string[], env?: Record<string, string>): Promise<void>
