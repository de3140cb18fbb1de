/** A dialog over the table: focus stays inside, Escape and a click beside it close it. */
import type { ReactNode } from 'react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { useWords } from '../words/phrases.ts'
import { Button } from './button.tsx'
import './window.css'
import { partWords } from './part-words.ts'

export interface WindowProps {
  readonly title: string
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly wide?: boolean
  /** A question that must be answered by a button. */
  readonly urgent?: boolean
  readonly children: ReactNode
}

export const Window = ({ title, isOpen, onClose, wide, urgent, children }: WindowProps): ReactNode => {
  const say = useWords(partWords)
  return (
    <ModalOverlay
      className="veil"
      isOpen={isOpen}
      isDismissable={!urgent}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
    >
      <Modal className={wide ? 'window wide' : 'window'}>
        <Dialog className="window-body" {...(urgent && { role: 'alertdialog' as const })}>
          <header className="window-head">
            <Heading slot="title" level={2}>
              {title}
            </Heading>
            <Button look="quiet" icon label={say('close')} onPress={onClose}>
              <span aria-hidden="true">✕</span>
            </Button>
          </header>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
