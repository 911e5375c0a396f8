/**
 * What may come over any page of a member: the question of how long they have played, and that letters wait. Behind the gate, in the file of the
 * database: the gate itself comes with the login card, where nobody needs it, and what is in these is asked for after the prices.
 */
import { lazy, Suspense } from 'react';
import { useIsRestDue } from '../../frame/link/useIsRestDue.ts';
import { patientImport } from '../../kit/timing/patientImport.ts';

const UnreadAlert = lazy(async () => ({
  default: (await patientImport(() => import('../../service/messages/UnreadAlert.tsx'))).UnreadAlert,
}));
const RealityCheck = lazy(async () => ({
  default: (await patientImport(() => import('../../service/limits/RealityCheck.tsx'))).RealityCheck,
}));

interface MemberAlertsProps {
  readonly sessionId: string | undefined;
  readonly unread: number;
}

export function MemberAlerts({ sessionId, unread }: MemberAlertsProps) {
  if (!useIsRestDue()) return null;
  return (
    <>
      <Suspense fallback={null}>
        <RealityCheck key={`check ${sessionId}`} />
      </Suspense>
      <Suspense fallback={null}>
        <UnreadAlert key={sessionId} unread={unread} />
      </Suspense>
    </>
  );
}
