/** The whole site: type, tokens, what screens are handed, messages, routes. */
import 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css';
import './theme/reset.css.ts';
import { RouterProvider } from 'react-router-dom';
import type { ComponentProps } from 'react';
import { UpdateNotice } from './connection/UpdateNotice.tsx';
import type { Updates } from './connection/updates.ts';
import { PortsProvider, type Ports } from './ports/Ports.tsx';
import { SessionClock } from './session/SessionClock.tsx';
import { ToastProvider } from './ui/Toast.tsx';
import { TooltipProvider } from './ui/Tooltip.tsx';

interface AppProps {
  readonly ports: Ports;
  readonly updates: Updates;
  readonly router: ComponentProps<typeof RouterProvider>['router'];
}

export function App({ ports, updates, router }: AppProps) {
  return (
    <PortsProvider value={ports}>
      <TooltipProvider>
        <ToastProvider>
          <SessionClock />
          <UpdateNotice updates={updates} />
          <RouterProvider router={router} />
        </ToastProvider>
      </TooltipProvider>
    </PortsProvider>
  );
}
