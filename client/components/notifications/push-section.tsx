import { useEffect, useState } from 'react'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { call, messageOf } from '../../api.ts'
import { tellMissing, toast } from '../../stores/toasts.ts'

const push = () => import('../../stores/push.ts')

async function sendTest(): Promise<void> {
  try {
    toast.success((await call('POST /api/push-subscriptions/test')).message)
  } catch (error) {
    toast.error(messageOf(error, m.told_push_failed()))
  }
}

/** Push notifications in this browser. */
export function PushSection() {
  const [state, setState] = useState<'unknown' | 'none' | 'off' | 'on'>('unknown')
  useEffect(() => {
    const look = async () => {
      const { canPush, subscription } = await push()
      if (!canPush()) return 'none'
      return (await subscription()) ? 'on' : 'off'
    }
    look().then(setState, () => setState('none'))
  }, [])

  async function start() {
    setState((await (await push()).startPush()) ? 'on' : 'off')
  }
  async function end() {
    await (await push()).endPush()
    setState('off')
  }
  return (
    <section className="form push-section">
      <h3>{m.told_push_title()}</h3>
      <p className="help">{state === 'none' ? m.told_push_none() : m.told_push_text()}</p>
      {state === 'off' && (
        <button type="button" className="button" onClick={() => start().catch(tellMissing)}>
          {m.told_push_start()}
        </button>
      )}
      {state === 'on' && (
        <p className="push-buttons">
          <button type="button" className="button quiet" onClick={sendTest}>
            {m.told_push_test()}
          </button>
          <button type="button" className="button quiet" onClick={() => end().catch(tellMissing)}>
            {m.told_push_end()}
          </button>
        </p>
      )}
    </section>
  )
}
