/**
 * Loads what a member's page opens later, while the browser is idle: a deploy takes the files of the build before it away, and a page that
 * is open then must still open its menus, questions and messages (P6). What cannot be had now is asked for again when it is needed.
 */
import { laterRejections } from '../copy/laterRejections.ts';

export async function loadRest(): Promise<void> {
  await Promise.allSettled([
    import('../ui/TooltipBubble.tsx'),
    import('../lobby/LobbyQuestion.tsx'),
    import('../account/AccountPanel.tsx'),
    import('../messages/UnreadAlert.tsx'),
    import('../connection/LineNotice.tsx'),
    import('../house-html/SanitisedHtml.tsx'),
    import('../notices/popups/NoticePopup.tsx'),
    laterRejections(),
    import('../bet-slip/SlipSheet.tsx'),
    import('../bet-slip/BetQuestions.tsx'),
    import('./Drawers.tsx'),
  ]);
}
