/** Stands in for `report/mountReport.tsx` in a build for testers: the report as ever, and the inspector over the page beside it. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { PortsProvider, type Ports } from '../../kit/ports/Ports.tsx';
import type { RouterOfActs } from '../../frame/acts/followActs.ts';
import { mountReport as mountOrdinary } from '../report/mountReport.tsx';
import { LiveDock } from './LiveDock.tsx';

export function mountReport(ports: Ports, router: RouterOfActs): void {
  mountOrdinary(ports, router);
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(
    <StrictMode>
      <PortsProvider value={ports}>
        <LiveDock />
      </PortsProvider>
    </StrictMode>,
  );
}
