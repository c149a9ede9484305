import type { Deps } from '#platform/deps'
import type { LifeHandlers } from '#modules/accreditations/life/life-handlers'
import type { WorkflowHandlers, Effect } from '#modules/workflow/handlers/handlers'
import { certificateFacts } from './certificate-facts.ts'
import { cancelLoa } from './issuing/cancel-loa.ts'
import { makeCertificate } from './issuing/make-certificate.ts'
import { makeDocument } from './issuing/make-document.ts'
import { publishDocument } from './issuing/publish-document.ts'
import { replaceCertificate } from './issuing/replace-certificate.ts'
import { sayReplaced } from './issuing/say-replaced.ts'
import { suspendQrPage } from './issuing/suspend-qr-page.ts'
import { voidCertificateDraft } from './issuing/void-drafts.ts'
import { inviteSatisfactionForm } from './release/invite-satisfaction-form.ts'
import { offerDownload } from './release/offer-download.ts'
import { requireTrueCertificate } from './release/require-true-certificate.ts'
import { writeReleaseLog } from './release/write-release-log.ts'

/** The unclaimed certificate is archived by the release log itself, which says so. */
const archivePaper: Effect = async () => undefined

/** What is made, issued and handed over when the workflow moves a transaction. */
export function certificateHandlers(deps: Pick<Deps, 'keys' | 'config'>): WorkflowHandlers {
  return {
    facts: certificateFacts,
    preparations: {
      'mark-ready-for-pickup': requireTrueCertificate,
      'release-to-claimant': requireTrueCertificate,
    },
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

/** What happens to certificates when an accreditation is moved. */
export const certificateLifeHandlers: LifeHandlers = { effects: { 'say-replaced': sayReplaced } }
