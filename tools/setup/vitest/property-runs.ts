import fc from 'fast-check'

/** How often a property is tried where its test does not say: a sample in the quick checks, and much more in the proof. */
fc.configureGlobal({ numRuns: process.env['LADING_PROOF'] === 'full' ? 400 : 25 })
