/**
 * What a route that failed shows; a chunk that could not be loaded reloads the page, at most once a minute, and not while the origin is gone: the
 * browser's own error would take the page's place (NAV-13).
 */
import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { failure } from '../../kit/copy/site.ts';
import { usePorts } from '../../kit/ports/Ports.tsx';
import { originAnswers } from '../../kit/timing/originAnswers.ts';
import { isChunkFailure, mayReload } from './chunkFailure.ts';
import { FailurePage } from '../../frame/failure/FailurePage.tsx';

const KEY = 'hanpan.chunkReloadedAt';

export function RouteFailure() {
  const error = useRouteError();
  const { now, tab } = usePorts();
  const isChunk = isChunkFailure(error);
  useEffect(() => {
    const at = now();
    if (!isChunk || !mayReload(tab.read(KEY), at)) return;
    let isShown = true;
    void originAnswers().then((isThere) => {
      if (!isThere || !isShown) return;
      tab.keep(KEY, at.toString());
      location.reload();
    });
    return () => {
      isShown = false;
    };
  }, [isChunk, now, tab]);
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return (
    <FailurePage
      status={status}
      title={status === 404 ? failure.notFound : failure.title}
      hint={status === 404 ? failure.noRoute : failure.unexpected}
      {...(status === 404 ? {} : { onRetry: () => location.reload() })}
    />
  );
}
