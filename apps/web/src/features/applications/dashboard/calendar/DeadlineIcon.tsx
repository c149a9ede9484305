import { deadlineKindLabels, type DeadlineKind } from '@lading/domain/deadlines/deadline'
import {
  IconFileCertificate,
  IconFileUpload,
  IconPackage,
  IconReceipt2,
  IconRefresh,
  IconReportAnalytics,
  IconShieldCheck,
  type Icon,
} from '@tabler/icons-react'

const icons: Readonly<Record<DeadlineKind, Icon>> = {
  report: IconReportAnalytics,
  insurance: IconShieldCheck,
  renewal: IconRefresh,
  document: IconFileCertificate,
  payment: IconReceipt2,
  return: IconFileUpload,
  pickup: IconPackage,
}

/** The sign of a kind of deadline, with its word for readers. */
export function DeadlineIcon({ kind }: { readonly kind: DeadlineKind }) {
  const Sign = icons[kind]
  return <Sign size={18} stroke={1.5} role="img" aria-label={deadlineKindLabels[kind]} />
}
