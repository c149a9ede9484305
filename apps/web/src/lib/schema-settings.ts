/**
 * Schemas are read without compiling them: the portal's own rules for scripts forbid that, and each try would be reported
 * as a breach. Zod looks here when the first schema is made, so the entry imports this before anything else; asked
 * through its own `config` it would come with the first page, which parses nothing.
 */
declare global {
  var __zod_globalConfig: { jitless?: boolean } | undefined
}
globalThis.__zod_globalConfig = { jitless: true }
export {}
