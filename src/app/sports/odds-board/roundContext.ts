/** The round whose games a board shows; none of a board that is not cut into rounds. */
import { createContext } from 'react';
import type { ProtoRound } from '../../../domain/sports/protoRound.ts';

export const RoundContext = createContext<ProtoRound | undefined>(undefined);
