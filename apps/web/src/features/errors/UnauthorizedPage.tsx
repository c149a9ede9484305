import { ErrorPage } from '#ui/ErrorPage'

export default function UnauthorizedPage() {
  return <ErrorPage failure="unauthorized" />
}
