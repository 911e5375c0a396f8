/**
 * The frame of whatever lies over the page: dims it, is closed by Escape and by a press outside, and gives the focus back to what
 * opened it.
 */
import { Dialog } from 'radix-ui';
import { useRef, type ComponentProps, type ReactNode } from 'react';
import { Scrim } from './Scrim.tsx';
import { leaveToOther, takeEscape } from './takeEscape.ts';
import { useFocusReturn } from './useFocusReturn.ts';

interface ModalPanelProps extends Pick<ComponentProps<typeof Dialog.Content>, 'aria-label' | 'className'> {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** Selector of what takes the focus first; the panel itself otherwise. */
  readonly startsAt?: string | undefined;
  /** Whether a `Dialog.Description` is in it. */
  readonly isDescribed?: boolean;
  readonly children: ReactNode;
}

export function ModalPanel({ isOpen, onOpenChange, startsAt, isDescribed = false, ...content }: ModalPanelProps) {
  const giveFocusBack = useFocusReturn(isOpen);
  const panel = useRef<HTMLDivElement>(null);
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Scrim />
        <Dialog.Content
          {...content}
          ref={panel}
          {...(isDescribed ? {} : { 'aria-describedby': undefined })}
          data-modal="open"
          onKeyDown={takeEscape(() => onOpenChange(false))}
          onEscapeKeyDown={(event) => leaveToOther(event, panel.current)}
          onOpenAutoFocus={(event) => {
            // A first button would only show its tooltip, which the first Escape would then close instead of the panel.
            event.preventDefault();
            const start = startsAt === undefined ? null : panel.current?.querySelector<HTMLElement>(startsAt);
            (start ?? panel.current)?.focus();
          }}
          onCloseAutoFocus={giveFocusBack}
        />
      </Dialog.Portal>
    </Dialog.Root>
  );
}
