/** A window of a house game, `/launch/{game}`: by the address of a launch alone (HSG-1). */
import { useSearchParams } from 'react-router-dom';
import { useHouseDocument } from '../../frame/link/useHouseDocument.ts';
import { hidden } from '../../kit/theme/hidden.css.ts';
import { usePageShown } from '../../kit/links/usePage.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { EmptyState, ErrorState } from '../../kit/ui/StateMessage.tsx';
import { Spinner } from '../../kit/ui/Spinner.tsx';
import { houseWords as words } from '../copy/houseGames.ts';
import { GameTable } from './GameTable.tsx';
import * as styles from './HouseGame.css.ts';

export function Component() {
  const [query] = useSearchParams();
  const { title } = usePageShown();
  const { view, retry } = useHouseDocument('houseLaunches');
  const sign = query.get('sign') ?? '';
  const launch = view?.value?.find(({ session }) => session === query.get('session'));
  if (launch !== undefined) return <GameTable launch={launch} sign={sign} />;
  return (
    <div className={styles.page}>
      <h1 className={hidden}>{title}</h1>
      <div className={styles.part}>
        {view === undefined || (view.value === undefined && !view.hasFailed) ? (
          <div role="status" aria-label={words.loading}>
            <Spinner />
          </div>
        ) : view.hasFailed ? (
          <ErrorState hint={words.failed} onRetry={retry} />
        ) : (
          <EmptyState icon="clock" title={words.unknown}>
            <Button kind="primary" onClick={() => window.close()}>
              {words.close}
            </Button>
          </EmptyState>
        )}
      </div>
    </div>
  );
}
