import { publicReads } from '@lading/contract/calls/public-reads'
import type { Screen } from './screen.ts'

const verification = [publicReads.verifyDocument, publicReads.verificationData]

/** Screens that need no login. */
export const publicScreens: readonly Screen[] = [
  { path: '/home', title: 'Home', audience: 'public', page: () => import('../../features/home/HomePage.tsx') },
  {
    path: '/accredited-freights-forwarder',
    title: 'Accredited Freight Forwarders',
    audience: 'public',
    page: () => import('../../features/directory/DirectoryPage.tsx'),
  },
  {
    path: '/accredited-freights-forwarder/:slug',
    title: 'Accreditation Verification',
    audience: 'public',
    sample: { read: '/directory', names: { slug: 'slug' } },
    reads: verification,
    page: () => import('../../features/directory/VerifyPage.tsx'),
  },
  {
    path: '/accredited-freights-forwarder/:document/:slug',
    title: 'Document Verification',
    audience: 'public',
    sample: { read: '/directory', names: { slug: 'slug' }, fixed: { document: 'certificate' } },
    reads: verification,
    page: () => import('../../features/directory/VerifyPage.tsx'),
  },
  {
    path: '/accredited-freights-forwarder-receipt/:slug',
    title: 'Receipt Verification',
    audience: 'public',
    sample: { read: '/directory', names: { slug: 'slug' } },
    reads: verification,
    page: () => import('../../features/directory/VerifyPage.tsx'),
  },
  {
    path: '/services/:slug',
    title: 'Service',
    audience: 'public',
    sample: { addresses: ['/services/new-accreditation', '/services/request-for-certificate'] },
    page: () => import('../../features/services/ServicePage.tsx'),
  },
  {
    path: '/privacy',
    title: 'Privacy Notice',
    audience: 'public',
    page: () => import('../../features/notices/PrivacyPage.tsx'),
  },
  { path: '/terms', title: 'Terms', audience: 'public', page: () => import('../../features/notices/TermsPage.tsx') },
  {
    path: '/demo/mailbox',
    title: 'Mailbox',
    audience: 'public',
    footer: false,
    ledTo: true,
    page: () => import('../../features/notifications/MailboxPage.tsx'),
  },
  {
    path: '/access-denied',
    title: 'Access Denied',
    audience: 'public',
    footer: false,
    ledTo: true,
    page: () => import('../../features/errors/AccessDeniedPage.tsx'),
  },
  {
    path: '/unauthorized',
    title: 'Unauthorized',
    audience: 'public',
    footer: false,
    ledTo: true,
    page: () => import('../../features/errors/UnauthorizedPage.tsx'),
  },
  {
    path: '/error-page',
    title: 'Something Is Broken',
    audience: 'public',
    footer: false,
    ledTo: true,
    page: () => import('../../features/errors/BrokenPage.tsx'),
  },
  {
    path: '/maintenance',
    title: 'Maintenance',
    audience: 'public',
    footer: false,
    ledTo: true,
    page: () => import('../../features/errors/MaintenancePage.tsx'),
  },
  {
    path: '/resource-no-longer-available',
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
