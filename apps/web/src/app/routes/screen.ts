import type { Actor } from '@lading/domain/people/acting/actor'
import type { ScreenPermission } from '@lading/domain/people/acting/permission'
import type { PublicRead } from '@lading/contract/calls/public-reads'
import type { Icon } from '@tabler/icons-react'
import type { ComponentType } from 'react'
import type { LoaderFunction } from 'react-router'
import type { Sample } from './sample.ts'

/**
 * Who a screen is for: anyone; any signed-in user; customers; staff; `report` for both, `staff-report` for staff,
 * the permission asked of both (decisions, "Who may do what").
 */
export type ScreenAudience = 'public' | 'auth' | 'customer' | 'staff' | 'report' | 'staff-report'

/** The titles of the sidebar's groups, in the order they stand. */
export const menuGroups = [
  'Work',
  'My business',
  'Application Types',
  'Queue',
  'Approvals',
  'Transactions',
  'Freight Forwarders',
  'Business',
  'Reports',
  'Content',
  'Administration',
] as const
export type MenuGroup = (typeof menuGroups)[number]

/** A line of the sidebar. */
export interface MenuEntry {
  readonly group: MenuGroup
  readonly label: string
  /** Smaller stands higher within its group. */
  readonly order: number
  readonly icon: Icon
  /** The name of the list whose count stands beside the label. */
  readonly count?: string
}

/** What a page's file exports: the page, and for public pages the loader of its data. */
export interface PageModule {
  readonly default: ComponentType
  readonly loader?: LoaderFunction
}

/** One screen of the portal: the router, the guard, the sidebar, the document title and the crawl all read this. */
export interface Screen {
  readonly path: `/${string}`
  readonly title: string
  /** What its reader calls it, where the specification's title speaks of them. */
  readonly heading?: string
  readonly audience: ScreenAudience
  readonly permission?: ScreenPermission
  /** Asked beside the permission, where no single permission says who may open it. */
  readonly opensTo?: (actor: Actor) => boolean
  readonly menu?: MenuEntry
  /** `false` leaves the footer out (specification, section 2.1). */
  readonly footer?: boolean
  /** A public page that draws its own frame, as the login does. */
  readonly bare?: boolean
  /** A screen full of work: starts with the narrow sidebar and small letters. */
  readonly dense?: boolean
  /** People are led here, by a link, a failure or another screen; the command palette does not offer it. */
  readonly ledTo?: true
  /** The list it shows (`POST /lists/<name>`): `/tables` offers it, with the person's views. */
  readonly list?: string
  /** Real addresses of it, for the crawl: asked of a path with a name in it. */
  readonly sample?: Sample
  /** What its loader reads first, to the letter: fetched beside the code, where a person waits with a paper in the hand. */
  readonly reads?: readonly PublicRead[]
  readonly page: () => Promise<PageModule>
}
