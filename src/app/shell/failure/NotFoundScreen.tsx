/** A page that does not exist (NAV-12). */
import { failure } from '../../kit/copy/site.ts';
import { FailurePage } from '../../frame/failure/FailurePage.tsx';

export function Component() {
  return <FailurePage status={404} title={failure.notFound} hint={failure.noRoute} />;
}
