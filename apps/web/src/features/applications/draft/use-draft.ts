import {
  application as applicationCall,
  saveAnswers,
  type AnswerConflict,
  type Application,
} from '@lading/contract/applications'
import { useForm, schemaResolver, type UseFormReturnType } from '@mantine/form'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { call, query } from '#lib/api'
import { endIfOver, refreshIfDue } from '#lib/session-calls'
import { useSession } from '#lib/session'
import { toast } from '#lib/toast'
import { DraftKeeper, type KeeperState } from './draft-keeper.ts'
import { CompleteDraft, tidied, valuesOf, type DraftValues } from './draft-form.ts'
import { draftQueue } from './draft-queue.ts'

/** A draft on the screen that keeps itself saved. */
export interface Draft extends KeeperState {
  readonly form: UseFormReturnType<DraftValues>
  readonly keepMine: (conflict: AnswerConflict) => void
  readonly takeTheirs: (conflict: AnswerConflict) => void
  /** Sends what is pending; true when everything is saved. */
  readonly flush: () => Promise<boolean>
  /** For the fields around: what is in one that was left can go. */
  readonly left: () => void
  /** The application as another act has made it. */
  readonly refresh: (application: Application) => void
}

/** The key under which an application is kept. */
export const applicationQuery = (id: number) => query(applicationCall, { params: { id } })

/** Holds the form of a draft and the keeper that saves it, for as long as the screen stands. */
export function useDraft(application: Application): Draft {
  const queries = useQueryClient()
  const { user } = useSession()
  const { accreditation_id: id } = application
  const keeper = useRef<DraftKeeper>(undefined)
  const [state, setState] = useState<KeeperState>({
    saving: { kind: 'saved', at: application.saved_at },
    conflicts: [],
    errors: {},
  })
  const form = useForm<DraftValues>({
    mode: 'uncontrolled',
    initialValues: valuesOf(application),
    validate: schemaResolver(CompleteDraft, { sync: true }),
    onValuesChange: () => keeper.current?.changed(),
  })
  const first = useRef({ application, form })

  useEffect(() => {
    const { application: opened, form: shown } = first.current
    const tabs = new BroadcastChannel(`lading-draft-${id}`)
    const kept = new DraftKeeper({
      application: opened,
      queue: draftQueue(user?.id ?? 0, id),
      answers: (known) => tidied(shown.getValues(), known).form,
      put: (name, value) => shown.setFieldValue(name, value as never, { forceUpdate: false }),
      send: async (base_version, patch) => {
        await refreshIfDue()
        const saved = await call(saveAnswers, { params: { id }, body: { base_version, patch } }).catch(
          (refusal: unknown) => {
            void endIfOver(refusal)
            throw refusal
          },
        )
        tabs.postMessage('saved')
        return saved
      },
      onState: setState,
      onApplication: (now) => queries.setQueryData(applicationQuery(id).queryKey, now),
    })
    keeper.current = kept
    // Another tab saved something: it stands here too, unless the same answer is being typed.
    tabs.onmessage = () =>
      void call(applicationCall, { params: { id } }).then(
        (now) => kept.refresh(now),
        () => undefined,
      )
    const online = () => void kept.flush()
    const going = () => kept.going()
    window.addEventListener('online', online)
    window.addEventListener('pagehide', going)
    void kept.restore().then((count) => {
      if (count > 0) toast('What you typed before and was not saved yet is back.', { kind: 'info' })
    })
    return () => {
      window.removeEventListener('online', online)
      window.removeEventListener('pagehide', going)
      tabs.close()
      kept.stop()
    }
  }, [id, queries, user?.id])

  return {
    ...state,
    form,
    keepMine: useCallback((conflict) => keeper.current?.keepMine(conflict), []),
    takeTheirs: useCallback((conflict) => keeper.current?.takeTheirs(conflict), []),
    flush: useCallback(async () => (await keeper.current?.flush()) ?? true, []),
    left: useCallback(() => keeper.current?.left(), []),
    refresh: useCallback(
      (now) => {
        queries.setQueryData(applicationQuery(id).queryKey, now)
        keeper.current?.refresh(now)
      },
      [id, queries],
    ),
  }
}
