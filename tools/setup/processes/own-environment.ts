/** The portal's settings (README, "Settings"), and what changes how libraries behave. */
const SETTINGS =
  /^(PORT|HOST|PUBLIC_URL|DATA_DIR|DATABASE_URL|MIGRATION_DATABASE_URL|STORAGE_URL|SMTP_URL|MAIL_FROM|ADMIN_EMAIL|DEMO|LOG_LEVEL|NODE_ENV|AUDIT_WITNESS_URL|STAFF_SECOND_FACTOR|TRUSTED_PROXIES)$|^(SIGNING|SSO|GOOGLE|MAPS|CLAMAV|VITE)_/

/** Whether a variable is one of those settings, so that no test sees it. */
export const isSetting = (name: string): boolean => SETTINGS.test(name)

/** This process's environment without settings: a test must not meet the person's own portal, least of all its database. */
export function ownEnvironment(): Record<string, string> {
  const kept = Object.entries(process.env).filter(([name, value]) => value !== undefined && !isSetting(name))
  return Object.fromEntries(kept) as Record<string, string>
}
