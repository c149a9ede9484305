import { ErrorPage } from '#ui/ErrorPage.tsx'

export default function UnauthorizedPage() {
  return <ErrorPage failure="unauthorized" />
}
