import { ErrorPage } from '#ui/ErrorPage.tsx'

export default function AccessDeniedPage() {
  return <ErrorPage failure="access-denied" />
}
