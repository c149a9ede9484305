import { z } from 'zod'
import { ensure } from '@lading/domain/ensure'
import { TrustedProxies } from './trusted-proxies.ts'
import { signOnFault, signOnProviders, type SignOnProvider } from './sign-on/sign-on-providers.ts'
import { scannerAt, type VirusScanner } from './virus-scanner.ts'

const flag = z.enum(['true', 'false'], { error: 'must be true or false' }).transform((text) => text === 'true')
const port = z
  .string()
  .refine((text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535, 'must be a port number')
  .transform(Number)
const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const

/** An address of one of these schemes. */
const address = (...schemes: string[]) =>
  z
    .string()
    .refine(
      (text) => URL.canParse(text) && schemes.includes(new URL(text).protocol),
      `must be an address that starts with ${schemes.join('// or ')}//`,
    )
    .optional()

const Environment = z.object({
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: address('https:', 'http:'),
  TRUSTED_PROXIES: TrustedProxies,
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: address('postgres:', 'postgresql:'),
  MIGRATION_DATABASE_URL: address('postgres:', 'postgresql:'),
  STORAGE_URL: address('file:', 's3:'),
  SMTP_URL: address('smtp:', 'smtps:'),
  MAIL_FROM: z.string().includes('@', 'must hold an e-mail address').default('Lading <no-reply@lading.example>'),
  ADMIN_EMAIL: z.email({ error: 'must be an e-mail address' }).optional(),
  SIGNING_P12: z.string().optional(),
  SIGNING_P12_PASSPHRASE: z.string().optional(),
  SIGNING_KEYS: z.string().optional(),
  SSO_ISSUER: address('https:', 'http:'),
  SSO_CLIENT_ID: z.string().optional(),
  SSO_CLIENT_SECRET: z.string().optional(),
  SSO_LABEL: z.string().max(40, 'must have at most 40 characters').optional(),
  GOOGLE_ISSUER: address('https:', 'http:'),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  DEMO: flag.optional(),
  STAFF_SECOND_FACTOR: flag.optional(),
  CLAMAV_URL: address('tcp:'),
  MAPS_URL: address('https:', 'http:'),
  MAPS_TILES_URL: address('https:', 'http:'),
  MAPS_TILES_ATTRIBUTION: z.string().default(''),
  AUDIT_WITNESS_URL: address('https:', 'http:'),
  LOG_LEVEL: z.enum(logLevels, { error: `must be one of ${logLevels.join(', ')}` }).optional(),
})

export interface Config {
  readonly port: number
  readonly host: string
  readonly public_url: string
  readonly trusted_proxies: readonly string[]
  readonly data_dir: string
  readonly database_url: string | undefined
  readonly migration_database_url: string | undefined
  readonly storage_url: string | undefined
  readonly smtp_url: string | undefined
  readonly mail_from: string
  readonly admin_email: string | undefined
  readonly signing_p12: string | undefined
  readonly signing_p12_passphrase: string | undefined
  readonly signing_keys: string | undefined
  readonly demo: boolean
  /** What looks at every upload; without one, uploads are checked for their kind and structure alone. */
  readonly virus_scanner?: VirusScanner | undefined
  /** Who signs people in besides the portal's own passwords. */
  readonly sign_on: readonly SignOnProvider[]
  /** Whether every member of staff must have a second factor. */
  readonly staff_second_factor: boolean
  /** A service that finds addresses, in Nominatim's protocol. */
  readonly maps_url?: string | undefined
  /** Where the map's pictures come from, with `{z}`, `{x}` and `{y}`, and whose they are. */
  readonly maps_tiles?: { readonly url: string; readonly attribution: string } | undefined
  /** Somebody outside who keeps what the audit had come to (PUT). */
  readonly audit_witness_url?: string | undefined
  readonly log_level: string
  /** Off only where one test makes thousands of calls from one address. */
  readonly rate_limits: boolean
}

/** A setting that cannot be used; the message is one sentence for the person who starts the portal. */
export class WrongSetting extends Error {
  override readonly name = 'WrongSetting'
}

/** Reads the environment; the only place that does. Throws `WrongSetting`. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const set = Object.entries(environment).filter(([, value]) => value !== '') // set to nothing is not set
  const parsed = Environment.safeParse(Object.fromEntries(set))
  if (!parsed.success) {
    const issue = ensure(parsed.error.issues[0], 'an issue of a refused configuration')
    throw new WrongSetting(`The setting ${issue.path.join('.')} ${issue.message}.`)
  }
  const env = parsed.data
  const demo = env.DEMO ?? env.DATABASE_URL === undefined
  if (!demo && !env.SMTP_URL) {
    throw new WrongSetting('Outside demo mode the portal needs SMTP_URL, for its mails; set it, or set DEMO=true.')
  }
  const fault = signOnFault(env)
  if (fault) throw new WrongSetting(fault)
  return {
    port: env.PORT,
    host: env.HOST,
    public_url: (env.PUBLIC_URL ?? `http://${env.HOST}:${env.PORT}`).replace(/\/$/, ''),
    trusted_proxies: env.TRUSTED_PROXIES,
    data_dir: env.DATA_DIR,
    database_url: env.DATABASE_URL,
    migration_database_url: env.MIGRATION_DATABASE_URL,
    storage_url: env.STORAGE_URL,
    smtp_url: env.SMTP_URL,
    mail_from: env.MAIL_FROM,
    admin_email: env.ADMIN_EMAIL,
    signing_p12: env.SIGNING_P12,
    signing_p12_passphrase: env.SIGNING_P12_PASSPHRASE,
    signing_keys: env.SIGNING_KEYS,
    demo,
    sign_on: signOnProviders(env, demo),
    staff_second_factor: env.STAFF_SECOND_FACTOR ?? !demo,
    virus_scanner: env.CLAMAV_URL === undefined ? undefined : scannerAt(env.CLAMAV_URL),
    maps_url: env.MAPS_URL,
    maps_tiles: env.MAPS_TILES_URL ? { url: env.MAPS_TILES_URL, attribution: env.MAPS_TILES_ATTRIBUTION } : undefined,
    audit_witness_url: env.AUDIT_WITNESS_URL,
    log_level: env.LOG_LEVEL ?? (demo ? 'warn' : 'info'),
    rate_limits: true,
  }
}
