/** Games of lobbies that were opened on this device, the latest first (LBY-4). Each member has their own: a device may have several. */
import { useMemo } from 'react';
import { z } from 'zod';
import { currentMember } from '../../../db/queries/session.ts';
import { playedNow, type LastPlayed } from '../../../domain/lobbies/games.ts';
import { useLive } from '../../frame/link/useLive.ts';
import type { Keeper } from '../../kit/ports/keeper.ts';
import { usePorts } from '../../kit/ports/Ports.tsx';

const Kept = z.array(z.object({ gameId: z.string(), at: z.number() })).catch([]);
const keyOf = (memberId: string) => `hanpan.lobbies.${memberId}`;

function readLast(local: Keeper, memberId: string): readonly LastPlayed[] {
  try {
    return Kept.parse(JSON.parse(local.read(keyOf(memberId)) ?? '[]'));
  } catch {
    return [];
  }
}

export function keepPlayed(local: Keeper, memberId: string, played: LastPlayed): void {
  local.keep(keyOf(memberId), JSON.stringify(playedNow(readLast(local, memberId), played)));
}

export function useLastPlayed(): readonly LastPlayed[] {
  const { local } = usePorts();
  const memberId = useLive(currentMember, [])?.id;
  return useMemo(() => (memberId === undefined ? [] : readLast(local, memberId)), [local, memberId]);
}
