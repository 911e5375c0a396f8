/** Who is signed in decides what there is: the sign-in, or the frame with its screens. */
import { useCallback, useEffect, useMemo, useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { officeSessionCall } from '../../domain/calls/office.ts';
import type { DoorReason, OfficeSession } from '../../domain/office/operator.ts';
import { SignIn } from './entry/SignIn.tsx';
import { deskOf } from './frame/officePages.ts';
import { OfficeRoutes } from './frame/OfficeRoutes.tsx';
import { OfficeProvider } from './link/Office.tsx';
import { createOfficeApi } from './link/officeApi.ts';
import { openOffice, type OfficePorts } from './link/openOffice.ts';

interface OfficeAppProps {
  readonly ports: OfficePorts;
  readonly build: string;
}

type Standing =
  | { readonly is: 'asking' }
  | { readonly is: 'out'; readonly why: DoorReason | undefined }
  | { readonly is: 'in'; readonly session: OfficeSession };

export function OfficeApp({ ports, build }: OfficeAppProps) {
  const [standing, setStanding] = useState<Standing>({ is: 'asking' });
  const onShut = useCallback((why: DoorReason) => {
    // Whoever never was in is told nothing.
    setStanding((last) => ({ is: 'out', why: last.is === 'in' ? why : last.is === 'out' ? last.why : undefined }));
  }, []);
  const api = useMemo(() => createOfficeApi({ fetch: ports.fetch, onShut }), [ports, onShut]);
  useEffect(() => {
    void api.ask(officeSessionCall, {}).then((result) => {
      if (result.ok) setStanding({ is: 'in', session: result.value });
      else setStanding((last) => (last.is === 'asking' ? { is: 'out', why: undefined } : last));
    });
  }, [api]);
  if (standing.is === 'asking') return null;
  if (standing.is === 'out')
    return <SignIn api={api} why={standing.why} onEntered={(session) => setStanding({ is: 'in', session })} />;
  return <Inside key={standing.session.operator.id} {...{ ports, build, api, onShut }} first={standing.session} />;
}

const isAt = (desk: string): boolean => location.pathname === desk || location.pathname.startsWith(`${desk}/`);

interface InsideProps extends OfficeAppProps {
  readonly api: ReturnType<typeof createOfficeApi>;
  readonly onShut: (why: DoorReason) => void;
  readonly first: OfficeSession;
}

function Inside({ ports, build, api, onShut, first }: InsideProps) {
  const [session, setSession] = useState(first);
  const opened = useMemo(
    () => openOffice({ ports, api, role: first.operator.role, skewMs: first.now - ports.now(), onShut }),
    [ports, api, first, onShut],
  );
  useEffect(() => opened.run(), [opened]);
  useEffect(() => opened.keep(setSession), [opened]);
  const office = useMemo(() => ({ ...opened, session, build, api }), [opened, session, build, api]);
  const desk = deskOf(first.operator.role);
  // Before anything is drawn: whoever signed in at the other desk's address works at their own.
  if (!isAt(desk)) history.replaceState(null, '', desk);
  return (
    <OfficeProvider value={office}>
      <BrowserRouter basename={desk}>
        <OfficeRoutes />
      </BrowserRouter>
    </OfficeProvider>
  );
}
