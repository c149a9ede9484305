/**
 * How long is waited for what a browser takes its time for on a machine with other work: code that is fetched and compiled
 * as it is first asked for, PDFs that a thread of their own reads, photos that are encoded. Milliseconds.
 */
export const FIRST_LOOK = { timeout: 45_000 }
