/**
 * Composition root of `/replay`: one document is the dock, and in its frame, opened as `?stage`, the stage with the ordinary screens (decision 0095).
 * Built apart from the site (`scripts/build/replayProgram.ts`).
 */
import { stageTime } from './stage/ownRealm.ts';
import 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css';
import '../../kit/theme/reset.css.ts';
import '../../frame/session/firstPaintFont.css.ts';
import '../../kit/theme/wordsFont.css.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { nextTask } from '../../kit/timing/nextTask.ts';
import { applyKeptTheme } from '../../kit/theme/useTheme.ts';
import { createFilmPorts } from './dock/filmPorts.ts';
import { handedRecording, HANDED } from './dock/handedRecording.ts';
import { ReplayApp } from './dock/ReplayApp.tsx';
import { forgetLeftovers } from './dock/leftovers.ts';
import { leaveFocus } from './stage/leaveFocus.ts';
import { runStage } from './stage/runStage.tsx';

const container = document.getElementById('root');
if (container === null) throw new Error('index.html has no #root');
if (stageTime === undefined) {
  applyKeptTheme();
  void forgetLeftovers();
  const ports = createFilmPorts(nextTask);
  const handed = handedRecording((globalThis as { [HANDED]?: unknown })[HANDED]);
  createRoot(container).render(
    <StrictMode>
      <ReplayApp ports={ports} handed={handed} />
    </StrictMode>,
  );
} else {
  leaveFocus();
  runStage(container, stageTime);
}
