/**
 * Stands before every page: shows it, or sends whoever is here to where they must be (`whereabouts.ts`), in every tab at once
 * because every tab reads the same rows (SES-01, SES-06, SES-08, SES-10, SES-11).
 */
import { lazy, Suspense, useEffect } from 'react';
import { Navigate, Outlet } from 'react-router-dom';
import type { Look } from '../../frame/link/tabLooks.ts';
import { firstPathOf } from '../../kit/links/firstPaths.ts';
import { usePorts } from '../../kit/ports/Ports.tsx';
import { useLookAt } from '../../frame/link/useLookAt.ts';
import { useIsSettled } from '../../kit/timing/useIsSettled.ts';
import { Blank } from '../../frame/session/Blank.tsx';
import { useFacts } from '../../frame/session/useFacts.ts';
import { deskOf, whereabouts } from '../../frame/session/whereabouts.ts';
import { patientImport } from '../../kit/timing/patientImport.ts';

const MemberAlerts = lazy(async () => ({
  default: (await patientImport(() => import('./MemberAlerts.tsx'))).MemberAlerts,
}));

/** What the login page is told about where the visitor came from. */
interface LoginState {
  readonly from: string;
}

/** Before pages that anyone may see. */
export const VisitorGate = () => <SessionGate isForVisitors />;
/** Before pages that need a sign-in. One that shows no price says so: what other tabs look at can then be all there is (S-16). */
export function MemberGate() {
  useLookAt(NO_PRICE);
  return <SessionGate isForVisitors={false} />;
}

const NO_PRICE: Look = {};

function SessionGate({ isForVisitors }: { readonly isForVisitors: boolean }) {
  const { engine } = usePorts();
  const { facts, member, sessionId } = useFacts(isForVisitors);
  const isSettled = useIsSettled();
  const place = whereabouts(facts);
  const signsOut = place.kind === 'go' && place.signsOut === true;
  useEffect(() => {
    if (signsOut) void engine.logout();
  }, [engine, signsOut]);
  // A member's flag is watched by the worker; a visitor's is asked for as they move, and by the maintenance page itself.
  const { path } = facts;
  const isVisitor = facts.session.state === 'signedOut';
  // What another page was told a moment ago is not taken for an answer.
  const isUnasked = facts.maintenance === 'unknown';
  useEffect(() => {
    if (isVisitor && path !== firstPathOf('maintenance')) void engine.refreshDocument('maintenance', isUnasked);
  }, [engine, isVisitor, path, isUnasked]);
  if (place.kind === 'wait') return null;
  if (place.kind === 'blank') return <Blank />;
  if (place.kind === 'go') {
    const state = place.from === undefined ? null : ({ from: place.from } satisfies LoginState);
    return <Navigate to={place.to} replace state={state} />;
  }
  return (
    <>
      <Outlet />
      {!isSettled || member === undefined || isForVisitors || deskOf(member) !== undefined ? null : (
        <Suspense fallback={null}>
          <MemberAlerts sessionId={sessionId} unread={member.unreadCount} />
        </Suspense>
      )}
    </>
  );
}
