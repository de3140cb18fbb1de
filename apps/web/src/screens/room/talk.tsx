/** What is said around the table: text and nothing else, and suggestions as they came. */
import type { Kind } from '@vigil/kernel'
import type { Known } from '@vigil/table/client'
import { LONGEST_LINE } from '@vigil/table/limits'
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { Speech } from '../../face.ts'
import type { OnlineTable } from '../../online/online-table.ts'
import { LineIcon } from '../../parts/line-icon.tsx'
import { useWords } from '../../words/phrases.ts'
import { chairName } from './people.ts'
import { roomWords } from './room-words.ts'
import type { Said, Talking } from './use-talk.ts'

export interface TalkProps {
  readonly table: OnlineTable
  readonly known: Known<Kind>
  readonly speech: Speech<Kind>
  readonly talk: Talking
}

const Line = ({ line, who, language }: { readonly line: Said; readonly who: string; readonly language: string }) => (
  <li className={line.isPoint ? 'room-line point' : 'room-line'}>
    <b>{who}</b>{' '}
    {line.at !== undefined && (
      <time dateTime={new Date(line.at).toISOString()}>
        {new Date(line.at).toLocaleTimeString(language === 'de' ? 'de-DE' : 'en-GB', {
          hour: '2-digit',
          minute: '2-digit',
        })}
      </time>
    )}{' '}
    <span>{line.text}</span>
  </li>
)

interface OverheardProps extends Pick<TalkProps, 'known' | 'speech'> {
  readonly said: readonly Said[]
}

/** To be heard while the talk is closed. */
export const Overheard = ({ known, speech, said }: OverheardProps): ReactNode => {
  const say = useWords(roomWords)
  const [first] = useState(said.length)
  const last = said.length > first ? said.at(-1) : undefined
  return (
    <div className="vh" role="log" aria-label={say('talk')}>
      {last && (
        <p key={last.id}>
          {last.chair === null ? '' : chairName(known, last.chair, speech.language)}: {last.text}
        </p>
      )}
    </div>
  )
}

const Write = ({ table, known }: Pick<TalkProps, 'table' | 'known'>): ReactNode => {
  const say = useWords(roomWords)
  const [text, setText] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const { chair } = known.you
  if (chair === null) return <p className="small muted">{say('talk.watch')}</p>
  if (known.company.chairs[chair]?.muted) return <p className="small muted">{say('talk.muted')}</p>
  const send = (event: FormEvent): void => {
    event.preventDefault()
    const line = text.trim()
    if (line === '') return
    setText('')
    void table.say(line).then((kept) => {
      if (!kept.ok) setText(line)
    })
  }
  return (
    <form className="room-write" onSubmit={send}>
      <input
        ref={field}
        className="input"
        aria-label={say('talk.write')}
        placeholder={say('talk.write')}
        maxLength={LONGEST_LINE}
        autoComplete="off"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <button type="submit" className="btn primary">
        {say('talk.send')}
      </button>
    </form>
  )
}

export const Talk = ({ table, known, speech, talk: { said, open } }: TalkProps): ReactNode => {
  const say = useWords(roomWords)
  const list = useRef<HTMLDivElement>(null)
  const last = said.at(-1)?.id
  useEffect(() => {
    if (last !== undefined) list.current?.scrollTo({ top: list.current.scrollHeight })
  }, [last])
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    open(false)
  }
  return (
    <aside className="room-talk panel" aria-label={say('talk')} onKeyDown={onKey}>
      <header>
        <h2>{say('talk')}</h2>
        <button type="button" className="btn quiet icon" aria-label={say('close')} onClick={() => open(false)}>
          <LineIcon name="close" />
        </button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reached by keys */}
      <div ref={list} className="room-lines" role="log" aria-label={say('talk')} tabIndex={0}>
        <ul>
          {said.length === 0 && <li className="muted">{say('talk.none')}</li>}
          {said.map((line) => (
            <Line
              key={line.id}
              line={line}
              who={line.chair === null ? '' : chairName(known, line.chair, speech.language)}
              language={speech.language}
            />
          ))}
        </ul>
      </div>
      <Write table={table} known={known} />
    </aside>
  )
}
