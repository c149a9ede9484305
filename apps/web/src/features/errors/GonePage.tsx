import { ErrorPage } from '#ui/ErrorPage'

export default function GonePage() {
  return <ErrorPage failure="gone" />
}
