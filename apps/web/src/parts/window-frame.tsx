/** The window itself. */
import type { ReactNode } from 'react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { useWords } from '../words/phrases.ts'
import { Button } from './button.tsx'
import './window.css'
import { partWords } from './part-words.ts'
import type { WindowProps } from './window.tsx'

export const WindowFrame = ({ title, isOpen, onClose, wide, urgent, children }: WindowProps): ReactNode => {
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
