/** An act that waits for a second operator (rules TWO): what was asked, by whom, why, and what it stood on. */
import { z } from 'zod';
import { MAX_ID } from '../kernel/ids.ts';
import { Operator } from './operator.ts';
import { EffectHash, EffectLine } from './operatorAct.ts';
import { Right } from './roles.ts';

const Instant = z.number().int().min(0);

export const PROPOSAL_STATES = ['waiting', 'confirmed', 'refused', 'withdrawn'] as const;
export const ProposalState = z.enum(PROPOSAL_STATES);

export const Proposal = z.object({
  id: z.string().min(1).max(MAX_ID),
  /** Path of the act, without `/office/`, and the right that it takes, also of who confirms it. */
  act: z.string().max(60),
  right: Right,
  state: ProposalState,
  by: Operator,
  at: Instant,
  reason: z.string().max(200),
  /** What it is about, `kind:id`. */
  target: z.string().max(200),
  member: z.string().max(40).nullable(),
  /** Won that it moves. */
  amount: z.number().int().min(0),
  lines: z.array(EffectLine).max(100),
  /** Of what it stood on when it was proposed, or was last shown to have changed (TWO-4). */
  hash: EffectHash,
  decidedBy: Operator.nullable(),
  decidedAt: Instant.nullable(),
});
export type Proposal = z.infer<typeof Proposal>;

/** Why a second operator may not: `ownProposal` is the maker's own (TWO-2), `over` is decided already. */
export const PROPOSAL_REASONS = ['ownProposal', 'over', 'noRight'] as const;
export type ProposalReason = (typeof PROPOSAL_REASONS)[number];
