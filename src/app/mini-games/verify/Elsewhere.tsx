/** Takes a round elsewhere: its link, and a file of its day that `npm run verify-draws -- --file` reads. */
import { useState } from 'react';
import { partsOf, timesOf } from '../../../domain/mini-games/round.ts';
import { usePorts } from '../../kit/ports/Ports.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { verify } from '../copy/verify.ts';
import { readClaim, roundIdOf, type ClaimFields } from './claimFields.ts';
import type { VerificationForm } from './useVerification.ts';
import * as styles from './Verify.css.ts';

export function Elsewhere({ form: { fields } }: { readonly form: Pick<VerificationForm, 'fields'> }) {
  const { engine } = usePorts();
  const [said, setSaid] = useState('');
  const roundId = roundIdOf(fields);
  const copyLink = async () => {
    try {
      await navigator.clipboard.writeText(`${location.origin}/verify?round=${roundId ?? ''}`);
      setSaid(verify.copied);
    } catch {
      setSaid(verify.notCopied);
    }
  };
  const saveDay = async () => {
    const parts = roundId === undefined ? undefined : partsOf(roundId);
    if (parts === undefined) return;
    const answer = await engine.readDraws(parts.game.gameId, parts.day);
    if (!answer.ok) {
      setSaid(answer.failure.kind === 'unexpected' ? verify.unkept : verify.unreachable);
      return;
    }
    save(`draws-${parts.game.gameId}-${parts.day}.json`, { ...answer.value, drawn: recordOf(fields) });
  };
  return (
    <>
      <div className={styles.pair}>
        <Button disabled={roundId === undefined} onClick={() => void saveDay()}>
          {verify.dayFile}
        </Button>
        <Button disabled={roundId === undefined} onClick={() => void copyLink()}>
          {verify.copyLink}
        </Button>
      </div>
      <p className={styles.said} role="status">
        {said}
      </p>
    </>
  );
}

/** The round that is looked at, as members were told it. */
function recordOf(fields: ClaimFields) {
  const read = readClaim(fields);
  if (!read.ok || read.claim.drawn === undefined) return [];
  const { roundId, seed, drawn } = read.claim;
  return [{ roundId, gameId: fields.gameId, drawsAt: timesOf(roundId).drawsAt, state: 'drawn', drawn, seed }];
}

function save(name: string, content: object): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(content, null, 1)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
