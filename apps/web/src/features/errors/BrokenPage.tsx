import { ErrorPage } from '#ui/messages/ErrorPage.tsx'

export default function BrokenPage() {
  return <ErrorPage failure="broken" />
}
