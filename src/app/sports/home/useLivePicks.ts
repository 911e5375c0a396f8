/**
 * Picks of games in play at home: a pressed price goes on the in-play slip, which has their limits (BRD-1), and the member to the page where that
 * slip stands. One that is on it already stays on it.
 */
import { useCallback, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { FixtureId, SelectionId } from '../../../domain/kernel/ids.ts';
import { usePicked, useSlip } from '../../bets/face.ts';
import { firstPathOf } from '../../kit/links/firstPaths.ts';
import { usePageContext } from '../odds-board/useRowContext.ts';
import type { HomePicks } from './homePicks.ts';

export const toGameInPlay = (fixtureId: FixtureId) => ({
  pathname: firstPathOf('inplay'),
  search: `?game=${fixtureId}`,
});

export function useLivePicks(): HomePicks {
  const page = usePageContext('inplay');
  const pickedByFixture = usePicked(useSlip('inplay'));
  const picked = useRef(pickedByFixture);
  picked.current = pickedByFixture;
  const navigate = useNavigate();
  const onToggle = useCallback(
    (fixtureId: FixtureId, selectionId: SelectionId) => {
      if (picked.current.get(fixtureId) !== selectionId) page.onToggle(fixtureId, selectionId);
      void navigate(toGameInPlay(fixtureId));
    },
    [page, navigate],
  );
  return useMemo(() => ({ pickedByFixture, context: { ...page, onToggle } }), [pickedByFixture, page, onToggle]);
}
