import { paths, patternOf } from '@lading/contract/addresses/paths'
import { publicReads } from '@lading/contract/calls/public-reads'
import type { Screen } from './screen.ts'

const verification = [publicReads.verifyDocument, publicReads.verificationData]

/** Screens that need no login. */
export const publicScreens: readonly Screen[] = [
  { path: paths.home(), title: 'Home', audience: 'public', page: () => import('../../features/home/HomePage.tsx') },
  {
    path: paths.directory(),
    title: 'Accredited Freight Forwarders',
    audience: 'public',
    page: () => import('../../features/directory/DirectoryPage.tsx'),
  },
  {
    path: patternOf(paths.verifyAccreditation, 'slug'),
    title: 'Accreditation Verification',
    audience: 'public',
    sample: { read: '/directory', names: { slug: 'slug' } },
    reads: verification,
    page: () => import('../../features/directory/VerifyPage.tsx'),
  },
  {
    path: patternOf(paths.verifyPage, 'document', 'slug'),
    title: 'Document Verification',
    audience: 'public',
    sample: { read: '/directory', names: { slug: 'slug' }, fixed: { document: 'certificate' } },
    reads: verification,
    page: () => import('../../features/directory/VerifyPage.tsx'),
  },
  {
    path: patternOf(paths.verifyReceipt, 'slug'),
    title: 'Receipt Verification',
    audience: 'public',
    sample: { read: '/directory', names: { slug: 'slug' } },
    reads: verification,
    page: () => import('../../features/directory/VerifyPage.tsx'),
  },
  {
    path: patternOf(paths.service, 'slug'),
    title: 'Service',
    audience: 'public',
    sample: { addresses: ['new-accreditation', 'request-for-certificate'].map(paths.service) },
    page: () => import('../../features/services/ServicePage.tsx'),
  },
  {
    path: paths.privacy(),
    title: 'Privacy Notice',
    audience: 'public',
    page: () => import('../../features/notices/PrivacyPage.tsx'),
  },
  {
    path: paths.terms(),
    title: 'Terms',
    audience: 'public',
    page: () => import('../../features/notices/TermsPage.tsx'),
  },
  {
    path: paths.mailbox(),
    title: 'Mailbox',
    audience: 'public',
    footer: false,
    ledTo: true,
    page: () => import('../../features/notifications/MailboxPage.tsx'),
  },
  {
    path: paths.accessDenied(),
    title: 'Access Denied',
    audience: 'public',
    footer: false,
    ledTo: true,
    page: () => import('../../features/errors/AccessDeniedPage.tsx'),
  },
  {
    path: paths.unauthorized(),
    title: 'Unauthorized',
    audience: 'public',
    footer: false,
    ledTo: true,
    page: () => import('../../features/errors/UnauthorizedPage.tsx'),
  },
  {
    path: paths.broken(),
    title: 'Something Is Broken',
    audience: 'public',
    footer: false,
    ledTo: true,
    page: () => import('../../features/errors/BrokenPage.tsx'),
  },
  {
    path: paths.maintenance(),
    title: 'Maintenance',
    audience: 'public',
    footer: false,
    ledTo: true,
    page: () => import('../../features/errors/MaintenancePage.tsx'),
  },
  {
    path: paths.gone(),
    title: 'Resource No Longer Available',
    audience: 'public',
    ledTo: true,
    page: () => import('../../features/errors/GonePage.tsx'),
  },
  {
    path: '/*',
    title: 'Missing Page',
    audience: 'public',
    footer: false,
    ledTo: true,
    sample: { addresses: ['/no-such-page'] },
    page: () => import('../../features/errors/MissingPage.tsx'),
  },
]
