import { paths } from '@lading/contract/addresses/paths'
import { isPublic } from '../routes/visitors.ts'

const links = [
  { path: paths.home(), label: 'Home' },
  { path: paths.directory(), label: 'Find a forwarder' },
  { path: paths.faqs(), label: 'FAQs' },
  { path: paths.fees(), label: 'Fees' },
  { path: paths.blog(), label: 'Blog' },
] as const

/** The public site's menu: only what is built. */
export function publicLinks() {
  return links.filter(({ path }) => isPublic(path))
}
