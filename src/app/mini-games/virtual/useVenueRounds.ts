/** The rounds of a venue that were drawn, the newest first, as they are in this browser; told while the page is shown. */
import { topicOfGame } from '../../../domain/events/topics.ts';
import type { Round } from '../../../domain/mini-games/round.ts';
import { useList } from '../../frame/link/useList.ts';
import { useLookAt } from '../../frame/link/useLookAt.ts';

const NONE: readonly Round[] = [];

export function useVenueRounds(gameId: string): readonly Round[] {
  useLookAt({ topics: [topicOfGame(gameId)] });
  const { view } = useList('rounds', { gameId });
  return view?.runs[0]?.rows ?? NONE;
}
