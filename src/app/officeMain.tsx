/** Composition root of the back office (decision 0116): a document of its own, which knows nothing of the members' worker and keeps nothing on a disk. */
import './kit/theme/memberTypeface.ts';
import './kit/theme/reset.css.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { applyKeptTheme } from './kit/theme/useTheme.ts';
import { OfficeApp } from './office/OfficeApp.tsx';
import { followOfficeSize } from './office/parts/screen.ts';

declare const __HANPAN_BUILD__: string;

applyKeptTheme();
followOfficeSize();

const ports = {
  fetch: (url: string, init: RequestInit) => fetch(url, init),
  now: () => Date.now(),
  after: (ms: number, callback: () => void) => {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
  fraction: () => Math.random(),
};

const container = document.getElementById('root');
if (container === null) throw new Error('admin.html has no #root');
createRoot(container).render(
  <StrictMode>
    <OfficeApp ports={ports} build={__HANPAN_BUILD__} />
  </StrictMode>,
);
