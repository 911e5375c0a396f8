/**
 * A root for the inspector alone, served by the development server and no part of the built site: a recording by its address in `?file=`, with no player
 * beside it. The pictures of docs/inspector.md are made of it.
 */
import 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css';
import '../../kit/theme/reset.css.ts';
import { StrictMode, useCallback, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { foldRecording } from '../../../db/recording/foldRecording.ts';
import { webPorts } from '../../../db/recording/webPorts.ts';
import { openRecording, type Recording } from '../../../domain/recording/openRecording.ts';
import { applyKeptTheme } from '../../kit/theme/useTheme.ts';
import { Inspector } from './Inspector.tsx';

applyKeptTheme();

function Alone({ recording }: { readonly recording: Recording }) {
  const [place, setPlace] = useState(recording.entries);
  const fold = useMemo(() => foldRecording(recording), [recording]);
  const stateAt = useCallback((n: number) => fold.stateAt(n), [fold]);
  return <Inspector {...{ recording, stateAt, place }} goTo={setPlace} onClose={() => history.back()} />;
}

async function run(container: HTMLElement): Promise<void> {
  const file = new URLSearchParams(location.search).get('file') ?? '';
  const answer = await fetch(new URL(file, location.origin));
  const opened = await openRecording(new Uint8Array(await answer.arrayBuffer()), webPorts);
  if (!opened.ok) throw new Error(`${opened.failure.reason} ${opened.failure.detail}`);
  createRoot(container).render(
    <StrictMode>
      <Alone recording={opened.value} />
    </StrictMode>,
  );
}

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
void run(root);
