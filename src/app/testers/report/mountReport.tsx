/**
 * The report of a fault, beside every page (RPT-1): a root of its own, so that it opens whatever became of the page, and a visitor's too. Where there is no member's menu
 * to open it from, a button of its own stands in a corner.
 */
import { StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { onReportAsked } from '../../frame/acts/reportDoor.ts';
import type { RouterOfActs } from '../../frame/acts/followActs.ts';
import { seemsSignedIn } from '../../frame/session/authKey.ts';
import { PortsProvider, type Ports } from '../../kit/ports/Ports.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { report as words } from '../copy/report.ts';
import { ReportSheet } from './ReportSheet.tsx';
import * as styles from './ReportSheet.css.ts';

export function mountReport(ports: Ports, router: RouterOfActs): void {
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(
    <StrictMode>
      <PortsProvider value={ports}>
        <Report ports={ports} router={router} />
      </PortsProvider>
    </StrictMode>,
  );
}

function Report({ ports, router }: { readonly ports: Ports; readonly router: RouterOfActs }) {
  const [isOpen, setIsOpen] = useState(false);
  const [isVisitor, setIsVisitor] = useState(() => !seemsSignedIn(ports.local));
  useEffect(() => onReportAsked(() => setIsOpen(true)), []);
  // Whoever signs in or out goes to another page.
  useEffect(() => router.subscribe(() => setIsVisitor(!seemsSignedIn(ports.local))), [ports, router]);
  return (
    <>
      {isVisitor ? (
        <aside className={styles.corner} aria-label={words.region}>
          <Button kind="quiet" onClick={() => setIsOpen(true)}>
            {words.title}
          </Button>
        </aside>
      ) : null}
      {isOpen ? <ReportSheet onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
