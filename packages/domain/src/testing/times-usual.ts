import fc from 'fast-check'

/** So many times as often as a property is usually tried: less in the quick checks, more in the proof. */
export const timesUsual = (times: number): number => Math.ceil(times * (fc.readConfigureGlobal().numRuns ?? 100))
