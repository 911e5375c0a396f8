/** Which door somebody comes in by: the house's, for members, or the office's, for operators (OSN-1). What leads there is the same. */
import type { FastifyReply } from 'fastify';
import type { MemberId } from '../../src/domain/kernel/ids.ts';
import type { Work } from '../store/store.ts';
import { openSession } from './sessions.ts';

/** Who comes in, from where, with which token. */
export interface Opening {
  readonly memberId: MemberId;
  readonly tokenHash: string;
  readonly from: string;
  /** Epoch ms. */
  readonly now: number;
}

/** What a sign-in ends with, whichever door it is at. */
export interface Gate {
  /** Whether this member may come in here, whatever they prove. */
  readonly admits: (tx: Work, memberId: MemberId) => Promise<boolean>;
  readonly open: (tx: Work, opening: Opening) => Promise<void>;
  /** Hands the token over. */
  readonly welcome: (reply: FastifyReply, token: string, memberId: MemberId) => Promise<FastifyReply> | FastifyReply;
}

/** Every member; the token is for the page to keep. */
export const memberGate: Gate = {
  admits: () => Promise.resolve(true),
  open: (tx, { memberId, tokenHash, now }) => openSession(tx, { memberId, tokenHash, now }),
  welcome: (reply, token) => reply.send({ token }),
};
