import { setTimeout } from 'node:timers/promises'
import { ensure } from '@lading/domain/ensure'
import { startPortal, type Portal } from '../../setup/processes/portal.ts'

/**
 * A demonstration that has drawn its documents and sent its mails: what it does in its first minutes would be measured
 * with the pages.
 */
export async function quietPortal(): Promise<Portal> {
  const portal = await startPortal()
  while (await isBusy(portal.url)) await setTimeout(500)
  return portal
}

async function isBusy(url: string): Promise<boolean> {
  const { parts } = (await (await fetch(`${url}/api/health`)).json()) as { parts: { name: string; says: string }[] }
  return ['documents', 'mail'].some(
    (name) => !ensure(parts.find((part) => part.name === name)).says.startsWith('0 waiting'),
  )
}
