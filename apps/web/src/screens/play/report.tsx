/** A bug report: a file with everything needed to see the same thing again. Nothing leaves the browser. */
import type { AnyRecord } from '@vigil/kernel'
import { type ReactNode, useState } from 'react'
import { settings } from '../../settings/settings.ts'
import { useWords } from '../../words/phrases.ts'
import { download } from './download.ts'
import type { Opened } from './open.ts'
import { playWords } from './play-words.ts'

export const reportOf = ({ sitting, speech, save, record }: Opened, said: string): string => {
  const { glance, log } = sitting.moment()
  return JSON.stringify(
    {
      format: 'vigil-report/1',
      said,
      page: { agent: navigator.userAgent, language: navigator.language, width: innerWidth, height: innerHeight },
      settings: settings(),
      save: save.head,
      record: record() as AnyRecord,
      waits: glance.waits,
      status: speech.status(glance.view),
      log: log.map(({ text }) => text),
    },
    null,
    1,
  )
}

export const Report = ({ opened }: { readonly opened: Opened }): ReactNode => {
  const say = useWords(playWords)
  const [said, setSaid] = useState('')
  return (
    <>
      <p>{say('report.text')}</p>
      <label className="field">
        {say('report.what')}
        <textarea className="input" rows={4} value={said} onChange={(event) => setSaid(event.target.value)} />
      </label>
      <button
        type="button"
        className="btn primary"
        onClick={() => download(`vigil-report-${opened.save.head.id}.json`, reportOf(opened, said))}
      >
        {say('report.download')}
      </button>
    </>
  )
}
