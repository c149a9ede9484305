import fc from 'fast-check'

/** How often a property is tried where its test does not say: least in the quick checks, most in the proof. */
function runs(): number {
  if (process.env['LADING_PROOF'] === 'full') return 400
  return process.env['LADING_QUICK'] === 'yes' ? 25 : 100
}

fc.configureGlobal({ numRuns: runs() })
