import { customerApplicationScreens } from './customer-applications.ts'
import { customerBusinessScreens } from './customer-businesses.ts'
import { customerReportScreens } from './customer-reports.ts'
import { customerRequestScreens } from './customer-requests.ts'
import { customerScreens } from './customer.ts'
import type { Screen } from './screen.ts'
import { signedInScreens } from './signed-in.ts'
import { staffScreens } from './staff.ts'
import { visitorScreens } from './visitors.ts'

/** Every screen that is built. A path with two audiences has two entries. */
export const screens: readonly Screen[] = [
  ...visitorScreens,
  ...signedInScreens,
  ...customerBusinessScreens,
  ...customerApplicationScreens,
  ...customerScreens,
  ...customerReportScreens,
  ...customerRequestScreens,
  ...staffScreens,
]

/** Whether a screen is built: links and buttons to screens that are not there yet stay away. */
export function isBuilt(path: Screen['path']): boolean {
  return screens.some((screen) => screen.path === path)
}
