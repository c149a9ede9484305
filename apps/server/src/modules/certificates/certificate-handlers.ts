import type { Deps } from '#platform/deps'
import type { WorkflowHandlers, Effect } from '#modules/workflow/handlers/handlers'
import {
  cancelLoa,
  makeCertificate,
  makeDocument,
  publishDocument,
  suspendQrPage,
  voidCertificateDraft,
} from './certificate-effects.ts'
import { certificateFacts } from './certificate-facts.ts'
import { replaceCertificate } from './replace-certificate.ts'
import { inviteSatisfactionForm, offerDownload, writeReleaseLog } from './release-effects.ts'

/** The unclaimed certificate is archived by the release log itself, which says so. */
const archivePaper: Effect = async () => undefined

/** What is made, issued and handed over when the workflow moves a transaction. */
export function certificateHandlers(deps: Pick<Deps, 'keys' | 'config'>): WorkflowHandlers {
  return {
    facts: certificateFacts,
    effects: {
      'make-certificate': makeCertificate,
      'replace-certificate': replaceCertificate(deps),
      'publish-certificate': publishDocument,
      'make-document': makeDocument,
      'publish-document': publishDocument,
      'void-certificate-draft': voidCertificateDraft,
      'suspend-qr-page': suspendQrPage,
      'offer-download': offerDownload,
      'invite-satisfaction-form': inviteSatisfactionForm,
      'write-release-log': writeReleaseLog,
      'archive-paper': archivePaper,
      'cancel-loa': cancelLoa,
    },
  }
}
