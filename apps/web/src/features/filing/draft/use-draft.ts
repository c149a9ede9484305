import type { Blocker } from '@lading/contract/filing/check-filing'
import { saveAnswers, filing as filingCall, type AnswerConflict, type Filing } from '@lading/contract/filing/filing'
import type { Form } from '@lading/domain/filing/form-path'
import { useForm, type UseFormReturnType } from '@mantine/form'
import { useCallback, useEffect, useRef, useState } from 'react'
import { usePortal } from '#lib/portal.ts'
import { useSession } from '#lib/session.ts'
import { toast } from '#lib/toast.ts'
import { useToday } from '#lib/today.ts'
import { DraftKeeper } from './draft-keeper.ts'
import type { KeeperState } from './keeper-state.ts'
import { showFiling } from '../filing-query.ts'
import { answersOf, blockersOf, fieldName, formOf, tidied } from './draft-form.ts'
import { draftQueue } from './draft-queue.ts'

/** A draft on the screen that keeps itself saved. */
export interface Draft extends KeeperState {
  readonly form: UseFormReturnType<Form>
  readonly keepMine: (conflict: AnswerConflict) => void
  readonly takeTheirs: (conflict: AnswerConflict) => void
  /** Sends what is pending; true when everything is saved. */
  readonly flush: () => Promise<boolean>
  /** The draft was deleted: nothing of it is saved any more. */
  readonly drop: () => void
  /** For the fields around: what is in one that was left can go. */
  readonly left: () => void
  /** The filing as another act has made it. */
  readonly refresh: (filing: Filing) => void
}

/** Holds the form of a draft and the keeper that saves it, for as long as the screen stands; asks what is shown of it. */
export function useDraft(filing: Filing, isShown: (path: string) => boolean): Draft {
  const portal = usePortal()
  const { queries } = portal
  const { user } = useSession()
  const { transaction_id: id } = filing
  const today = useToday()
  const keeper = useRef<DraftKeeper>(undefined)
  const [state, setState] = useState<KeeperState>({
    saving: { kind: 'saved', at: filing.saved_at },
    conflicts: [],
    errors: {},
  })
  const form = useForm<Form>({
    mode: 'uncontrolled',
    initialValues: answersOf(filing),
    validate: (values) => firstFaults(blockersOf(filing, today, values), values, isShown),
    onValuesChange: () => keeper.current?.changed(),
  })
  const first = useRef({ filing, form })

  useEffect(() => {
    const { transport, session, sessionCalls } = portal
    const { filing: opened, form: shown } = first.current
    const tabs = new BroadcastChannel(`lading-draft-${id}`)
    const kept = new DraftKeeper({
      filing: opened,
      queue: draftQueue(user?.id ?? 0, id),
      answers: (known) => tidied(formOf(opened), shown.getValues(), known).form,
      put: (name, value) => shown.setFieldValue(name, value as never, { forceUpdate: false }),
      send: async (patch) => {
        await sessionCalls.refreshIfDue()
        // Nothing goes under another's name who has signed in since: it is kept for the one who typed it.
        if (session.current().user?.id !== user?.id) throw new SignedInAsAnother()
        const saved = await transport
          .call(saveAnswers, { params: { id }, body: { patch } })
          .catch((refusal: unknown) => {
            void sessionCalls.endIfOver(refusal)
            throw refusal
          })
        tabs.postMessage('saved')
        return saved
      },
      onState: setState,
      onFiling: (now) => void showFiling(queries, now),
    })
    keeper.current = kept
    // Another tab saved something: it stands here too, unless the same answer is being typed.
    tabs.onmessage = () =>
      void transport.call(filingCall, { params: { id } }).then(
        (now) => kept.refresh(now),
        () => undefined,
      )
    const online = () => void kept.flush()
    const going = () => kept.going()
    window.addEventListener('online', online)
    window.addEventListener('pagehide', going)
    void kept.restore().then((count) => {
      if (count > 0) toast('Unsaved entries from before have been restored.', { kind: 'info' })
    })
    return () => {
      window.removeEventListener('online', online)
      window.removeEventListener('pagehide', going)
      tabs.onmessage = null
      // What is on its way is told to the other tabs once it has arrived.
      void kept.stop().finally(() => tabs.close())
    }
  }, [id, portal, queries, user?.id])

  return {
    ...state,
    form,
    keepMine: useCallback((conflict) => keeper.current?.keepMine(conflict), []),
    takeTheirs: useCallback((conflict) => keeper.current?.takeTheirs(conflict), []),
    flush: useCallback(async () => (await keeper.current?.flush()) ?? true, []),
    drop: useCallback(() => keeper.current?.drop(), []),
    left: useCallback(() => keeper.current?.left(), []),
    refresh: useCallback(
      (now) => {
        void showFiling(queries, now)
        keeper.current?.refresh(now)
      },
      [queries],
    ),
  }
}

class SignedInAsAnother extends Error {}

/** The first thing that is wrong with each answer, by its name. */
function firstFaults(blockers: readonly Blocker[], values: Form, isShown: (path: string) => boolean) {
  const found: Record<string, string> = {}
  for (const { path, message, step } of blockers)
    if (step === 1 && isShown(path)) found[fieldName(path, values)] ??= message
  return found
}
