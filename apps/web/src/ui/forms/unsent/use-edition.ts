import { useState } from 'react'

type Version = string | number

/**
 * The edition of what a form is about, to be its key: another one where somebody else saved a version, the same after one
 * that was `saved` here, in which its person may be typing on.
 */
export function useEdition(version: Version) {
  const [seen, see] = useState<{ version: Version; edition: number; own?: Version }>({ version, edition: 0 })
  if (version !== seen.version) see({ ...seen, version, edition: seen.edition + (version === seen.own ? 0 : 1) })
  return { edition: seen.edition, saved: (own: Version) => see((now) => ({ ...now, own })) }
}
