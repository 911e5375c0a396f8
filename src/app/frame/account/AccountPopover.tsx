/**
 * The user-info panel behind the member's name (NAV-11): not modal, closed by Escape, by going elsewhere and by a logout (SES-06).
 * The panel is loaded when the pointer or the focus first comes near.
 */
import { lazy, Suspense, useId, useRef, useState, type ReactNode } from 'react';
import * as styles from './AccountPopover.css.ts';
import { patientImport } from '../../kit/timing/patientImport.ts';

const load = async () => ({ default: (await patientImport(() => import('./AccountPanel.tsx'))).AccountPanel });
const AccountPanel = lazy(load);

interface AccountPopoverProps {
  readonly className: string;
  readonly name: string;
  readonly children: ReactNode;
}

export function AccountPopover({ className, name, children }: AccountPopoverProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  // Loading ahead may fail; the press says so.
  const prepare = () => void load().catch(() => undefined);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={[className, styles.trigger].join(' ')}
        aria-label={name}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        data-state={isOpen ? 'open' : 'closed'}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => {
          setWasOpened(true);
          setIsOpen(!isOpen);
        }}
      >
        {children}
      </button>
      {wasOpened ? (
        <Suspense fallback={null}>
          <AccountPanel id={id} button={button} isOpen={isOpen} onOpenChange={setIsOpen} />
        </Suspense>
      ) : null}
    </>
  );
}
