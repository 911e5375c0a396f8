/** The form, what an origin fills of it, and what comes of it. Nothing that is typed leaves this browser. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Told } from '../../../domain/calls/draws.ts';
import { GAMES } from '../../../domain/mini-games/gameTable.ts';
import { bytesOfHex, hexOfBytes } from '../../../domain/kernel/bytes.ts';
import { seedsDown, webCrypto, type DrawCrypto } from '../../../domain/mini-games/redraw.ts';
import { partsOf, timesOf, type RoundId } from '../../../domain/mini-games/round.ts';
import { verifyDraw, type Verification } from '../../../domain/mini-games/verification.ts';
import { usePorts } from '../../kit/ports/Ports.tsx';
import { readClaim, roundIdOf, type ClaimFields, type ClaimProblems } from './claimFields.ts';

/** How filling the form from the origin goes; `none`: it was not asked. */
export type Filling = 'none' | 'asking' | 'unreachable' | 'unkept' | 'unrevealed' | 'void' | 'filled';

export interface Verified extends Verification {
  /** What it took, ms. */
  readonly ms: number;
}

export interface VerificationForm {
  readonly fields: ClaimFields;
  readonly problems: ClaimProblems;
  readonly filling: Filling;
  /** What the house says of a round that an operator made void, before its draw or after it; `undefined` of any other (ROU-18). */
  readonly voided: 'before' | 'after' | undefined;
  /** When the commitment was written down at the origin, epoch ms. */
  readonly committedAt: number | undefined;
  readonly isComputing: boolean;
  readonly found: Verified | undefined;
  /** The round of the address, if it has one. */
  readonly asked: RoundId | undefined;
  readonly change: (fields: Partial<ClaimFields>) => void;
  readonly submit: () => void;
  readonly onRecord: (told: Told) => void;
}

/** Browsers keep it from pages that came over a line that anyone could have changed. */
export const browserCrypto = (): DrawCrypto | undefined =>
  'subtle' in crypto && isSecureContext ? webCrypto(crypto.subtle) : undefined;

const NOTHING = { round: '', seed: '', commitment: '', salt: '', record: '' } as const;

function fieldsAsked(asked: RoundId | undefined): ClaimFields {
  const parts = asked === undefined ? undefined : partsOf(asked);
  const gameId = parts?.game.gameId ?? GAMES[0]?.gameId ?? '';
  return { ...NOTHING, gameId, round: parts === undefined ? '' : `${parts.day}-${parts.n}` };
}

export function useVerification(): VerificationForm {
  const [query, setQuery] = useSearchParams();
  const text = query.get('round') ?? '';
  const asked = partsOf(text) === undefined ? undefined : (text as RoundId);
  const [fields, setFields] = useState(() => fieldsAsked(asked));
  const [problems, setProblems] = useState<ClaimProblems>({});
  const computed = useComputed();
  const { compute, clear } = computed;
  const latest = useRef(fields);
  latest.current = fields;
  // Known at once: what is told between a key and its drawing would take what was typed away.
  const isTyped = useRef(false);
  const fill = useCallback((some: Partial<ClaimFields>) => setFields((known) => ({ ...known, ...some })), []);
  useEffect(() => {
    isTyped.current = false;
    setFields(fieldsAsked(asked));
    setProblems({});
    clear();
  }, [asked, clear]);
  const { filling, committedAt, voidedAt, setFilling, setVoided } = useFilling(asked, setFields, isTyped);
  const { record } = fields;
  useEffect(() => {
    if (filling === 'filled') compute({ ...latest.current, record });
  }, [filling, record, compute]);
  return {
    ...{ fields, problems, filling, committedAt, asked, isComputing: computed.isComputing, found: computed.found },
    voided:
      asked === undefined || voidedAt === undefined
        ? undefined
        : voidedAt < timesOf(asked).drawsAt
          ? 'before'
          : 'after',
    change: (some) => {
      isTyped.current = true;
      fill(some);
      setProblems({});
      setFilling('none');
    },
    submit: () => {
      const roundId = roundIdOf(fields);
      // A round alone is asked for.
      if (roundId !== undefined && fields.seed === '' && fields.commitment === '' && roundId !== asked) {
        setQuery({ round: roundId });
        return;
      }
      const read = readClaim(fields);
      setProblems(read.ok ? {} : read.problems);
      compute(fields);
    },
    onRecord: ({ state, drawn, voidedAt }) => {
      if (voidedAt !== undefined) setVoided(voidedAt);
      if (state === 'void' && drawn.length === 0) setFilling('void');
      // What this browser was told goes before what the house says now.
      else if (filling !== 'none' && !isTyped.current) fill({ record: drawn.join(' ') });
    },
  };
}

function useComputed() {
  const [found, setFound] = useState<Verified>();
  const [isComputing, setIsComputing] = useState(false);
  const turn = useRef(0);
  const clear = useCallback(() => {
    turn.current += 1;
    setFound(undefined);
    setIsComputing(false);
  }, []);
  const compute = useCallback(
    (fields: ClaimFields) => {
      const read = readClaim(fields);
      const crypto = browserCrypto();
      clear();
      if (!read.ok || crypto === undefined) return;
      const mine = turn.current;
      const began = performance.now();
      setIsComputing(true);
      void verifyDraw(read.claim, crypto).then((verification) => {
        if (mine !== turn.current) return;
        setFound({ ...verification, ms: performance.now() - began });
        setIsComputing(false);
      });
    },
    [clear],
  );
  return { found, isComputing, compute, clear };
}

/**
 * Asks for the commitment of the round of the address, and for a seed that leads to its own.
 *
 * @param isTyped whether somebody has typed meanwhile: then what they typed stays
 */
function useFilling(
  asked: RoundId | undefined,
  fill: (next: (known: ClaimFields) => ClaimFields) => void,
  isTyped: { readonly current: boolean },
) {
  const { engine } = usePorts();
  const [filling, setFilling] = useState<Filling>('none');
  const [committedAt, setCommittedAt] = useState<number>();
  const [voidedAt, setVoided] = useState<number>();
  useEffect(() => {
    setVoided(undefined);
    const parts = asked === undefined ? undefined : partsOf(asked);
    const crypto = browserCrypto();
    if (parts === undefined || crypto === undefined) return setFilling('none');
    let isLeft = false;
    setFilling('asking');
    const ask = async () => {
      const answer = await engine.readDraws(parts.game.gameId, parts.day, parts.n);
      if (isLeft || isTyped.current) return;
      if (!answer.ok) return setFilling(answer.failure.kind === 'unexpected' ? 'unkept' : 'unreachable');
      const { commitment, salt, last, told } = answer.value;
      const steps = last === null ? -1 : last.n - parts.n;
      const seeds = last === null || steps < 0 ? [] : await seedsDown(bytesOfHex(last.seed), steps, crypto);
      if (isLeft || isTyped.current) return;
      const seed = seeds.at(-1);
      setCommittedAt(answer.value.committedAt);
      const found = { commitment, salt, seed: seed === undefined ? '' : hexOfBytes(seed) };
      fill((known) => ({
        ...known,
        ...found,
        record: known.record === '' ? (told?.drawn.join(' ') ?? '') : known.record,
      }));
      setVoided(told?.voidedAt);
      const isUndrawn = told?.state === 'void' && told.drawn.length === 0;
      setFilling(isUndrawn ? 'void' : seed === undefined ? 'unrevealed' : 'filled');
    };
    void ask();
    return () => {
      isLeft = true;
    };
  }, [engine, asked, fill, isTyped]);
  return { filling, committedAt, voidedAt, setFilling, setVoided };
}
