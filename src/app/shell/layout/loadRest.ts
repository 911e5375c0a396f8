/**
 * Loads what a member's page opens later, once the first games are here and the browser is idle: a deploy takes the files of the build before it away, and a page that
 * is open then must still open its menus, questions and messages (P6). What cannot be had now is asked for again when it is needed.
 */
import { loadBet } from '../../bets/bet-slip/loadBet.ts';
import { laterRejections } from '../../frame/copy/laterRejections.ts';
import { whenLeftAlone } from '../../kit/timing/whenLeftAlone.ts';

export async function loadRest(): Promise<void> {
  // Alone: on a slow line the bet that somebody has in mind waits for whatever comes beside it.
  await loadBet();
  // A bubble that comes late stands over what has taken the place of its button, and takes its Escape. That there is a newer version is said when this one's files are gone.
  await Promise.allSettled([import('../../kit/ui/TooltipBubble.tsx'), import('../../kit/ui/ToastStack.tsx')]);
  // A first bet is three presses, and each opens something that the files below would come before.
  await whenLeftAlone();
  await Promise.allSettled([
    import('../../lobbies/lobby/LobbyQuestion.tsx'),
    import('../../frame/account/AccountPanel.tsx'),
    import('../../service/messages/UnreadAlert.tsx'),
    import('../../service/limits/RealityCheck.tsx'),
    import('../../frame/connection/LineNotice.tsx'),
    import('../../kit/house-html/SanitisedHtml.tsx'),
    import('../../frame/notices/popups/NoticePopup.tsx'),
    laterRejections(),
    import('./Drawers.tsx'),
    import('./PhoneHead.tsx'),
    import('./HeaderSearch.tsx'),
    import('./PageKeys.tsx'),
    import('../side-menu/FavouriteMenu.tsx'),
    import('../side-menu/MenuLinks.tsx'),
    import('./PageItems.tsx'),
  ]);
}
