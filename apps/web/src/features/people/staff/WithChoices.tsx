import { permissions, type PermissionRow } from '@lading/contract/people/permissions'
import { roles, type Role } from '@lading/contract/people/roles'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { query } from '#lib/api.ts'
import { nothingRead } from '#lib/nothing-read.ts'
import { PageSkeleton } from '#ui/layout/PageSkeleton.tsx'

interface Choices {
  readonly roles: readonly Role[]
  readonly offered: readonly PermissionRow[]
}

/** Reads the roles and permissions that a form about staff offers. */
export function WithChoices({ children }: { children: (choices: Choices) => ReactNode }) {
  const all = useQuery({ ...query(roles), throwOnError: nothingRead }).data
  const offered = useQuery({ ...query(permissions), throwOnError: nothingRead }).data
  return all && offered ? children({ roles: all.data, offered: offered.data }) : <PageSkeleton />
}
