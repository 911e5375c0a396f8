/** `/launch?lobby=…&provider=…`: opens a lobby in this window; a lobby that does not exist is a page that does not (NAV-10, NAV-12). */
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { failure } from '../../kit/copy/site.ts';
import { launchTarget } from './launchPath.ts';
import { LobbyLaunch } from './LobbyLaunch.tsx';
import { FailurePage } from '../../frame/failure/FailurePage.tsx';

export function Component() {
  const [query] = useSearchParams();
  const target = useMemo(() => launchTarget(query), [query]);
  return target === undefined ? (
    <FailurePage status={404} title={failure.notFound} hint={failure.noRoute} />
  ) : (
    <LobbyLaunch target={target} />
  );
}
