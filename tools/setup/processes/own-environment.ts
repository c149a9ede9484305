/** The portal's settings (README, "Settings"), and what changes how libraries behave. */
const SETTINGS =
  /^(PORT|HOST|PUBLIC_URL|DATA_DIR|DATABASE_URL|MIGRATION_DATABASE_URL|STORAGE_URL|SMTP_URL|MAIL_FROM|ADMIN_EMAIL|DEMO|LOG_LEVEL|NODE_ENV|AUDIT_WITNESS_URL)$|^(SIGNING|SSO|GOOGLE|MAYA|MAPS|CLAMAV|VITE)_/

/** This process's environment without settings: a test must not meet the person's own portal, least of all its database. */
export function ownEnvironment(): Record<string, string> {
  const kept = Object.entries(process.env).filter(([name, value]) => value !== undefined && !SETTINGS.test(name))
  return Object.fromEntries(kept) as Record<string, string>
}
