import type { Filing } from '@lading/contract/filing/filing'
import EditApplicationPage from '../features/applications/wizard/EditApplicationPage.tsx'
import { authorisation, person } from './people.ts'
import { sampleApplication } from './sample-application.ts'
import { answer } from './server.ts'
import { startSession } from './session.ts'
import { showRoutes } from './show.tsx'

const owner = { ...person('customer'), memberships: [{ business_id: 3, is_owner: true, rights: [] }] }

/** The owner of a business who applies, and what every step of the wizard asks the server. */
export function beginApplying() {
  startSession({ user: owner, authorisation })
  for (const list of ['/regions', '/countries']) answer(`GET ${list}`, () => ({ data: [] }))
  answer('GET /filing-notices', () => ({
    declaration: { text: 'I declare under penalty of law.', version: '1' },
    privacy: { text: 'What is kept, and why.', version: '1' },
  }))
}

/** The wizard at a step or section, and the pages that it leads to. */
export function openWizard(step = '', application: Partial<Filing> = {}) {
  answer('GET /accreditations/7', () => sampleApplication(application))
  answer('GET /transactions/9/filing', () => sampleApplication(application))
  const routes = [
    { path: '/new-application/edit/:id', element: <EditApplicationPage /> },
    { path: '/my-applications/:id', element: <h1>Submitted</h1> },
    { path: '/customer-dashboard/:id', lazy: async () => ({ element: <h1>Dashboard</h1> }) },
  ]
  return showRoutes(routes, `/new-application/edit/7${step}`)
}
