import { transactionDetail } from '@lading/contract/evaluation'
import { transactionProcess } from '@lading/contract/workflow'
import { Box } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { query } from '#lib/api.ts'
import { nothingRead } from '#lib/nothing-read.ts'
import { ErrorPage } from '#ui/messages/ErrorPage.tsx'
import { PageSkeleton } from '#ui/layout/PageSkeleton.tsx'
import { Pane } from '#ui/layout/Pane.tsx'
import { ActPanel } from './acts/ActPanel.tsx'
import { ActProvider } from './acts/ActProvider.tsx'
import { PhoneActs } from './acts/PhoneActs.tsx'
import { TransactionProvider } from './open-transaction.ts'
import { TransactionHeader } from './TransactionHeader.tsx'
import { TransactionTabs } from './TransactionTabs.tsx'
import { useMovedMeanwhile } from './use-moved-meanwhile.ts'
import classes from './WorkflowPage.module.css'

/** One transaction whole: what was filed, what was found, and what this person may do now. */
export default function WorkflowPage() {
  const { id: plain, transaction_id } = useParams()
  const id = Number(transaction_id ?? plain)
  return Number.isSafeInteger(id) && id > 0 ? <TransactionView key={id} id={id} /> : <ErrorPage failure="missing" />
}

const LOOKED_AGAIN = 30_000 // milliseconds; who holds the transaction may change meanwhile
const WHILE_DRAWN = 2_000

function TransactionView({ id }: { id: number }) {
  const { data: transaction } = useQuery({
    ...query(transactionDetail, { params: { id } }),
    throwOnError: nothingRead,
    refetchInterval: ({ state }) =>
      state.data?.issued_documents.some((issuedDocument) => issuedDocument.state === 'queued') ? WHILE_DRAWN : false,
  })
  const { data: process } = useQuery({
    ...query(transactionProcess, { params: { id } }),
    throwOnError: nothingRead,
    refetchInterval: LOOKED_AGAIN,
  })
  useMovedMeanwhile(transaction?.version, process?.version)
  const isPhone = useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false })
  const { business_id } = useParams()
  if (!transaction || !process) return <PageSkeleton />
  if (business_id !== undefined && Number(business_id) !== transaction.business_id)
    return <ErrorPage failure="missing" />
  return (
    <TransactionProvider value={{ transaction, process, is_mine: process.holder?.is_me === true }}>
      <ActProvider>
        {/* On a phone the bar of acts lies over the end of the page. */}
        <Box maw={1560} mx="auto" pb={{ base: 64, sm: 0 }}>
          <TransactionHeader />
          <div className={classes.body}>
            <TransactionTabs />
            {!isPhone && (
              <Pane component="aside" act label="Actions" className={classes.acts}>
                <ActPanel />
              </Pane>
            )}
          </div>
          {isPhone && <PhoneActs />}
        </Box>
      </ActProvider>
    </TransactionProvider>
  )
}
