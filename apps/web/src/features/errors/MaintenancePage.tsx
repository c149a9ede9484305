import { ErrorPage } from '#ui/ErrorPage'

export default function MaintenancePage() {
  return <ErrorPage failure="maintenance" />
}
