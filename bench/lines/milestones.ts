/** When what a member waits for stands in a page, told to the bench as it happens; bytes are read at the same moment. */
import type { Page } from 'playwright';

export const MILESTONES = ['card', 'pressed', 'signedIn', 'price'] as const;
export type Milestone = (typeof MILESTONES)[number];

/** A price that can be pressed is one of a board or of home, and not locked. */
const PRICE = 'button[data-shape]:not(:disabled)';

/**
 * Before the page is opened.
 *
 * @param onReached each is told once, by the first document that reaches it
 * @param price selects what counts as a price
 */
export async function watchMilestones(
  page: Page,
  onReached: (milestone: Milestone) => void,
  price = PRICE,
): Promise<void> {
  const reached = new Set<string>();
  await page.exposeFunction('reachedMilestone', (milestone: Milestone) => {
    if (reached.has(milestone)) return;
    reached.add(milestone);
    onReached(milestone);
  });
  await page.addInitScript(lookOut(price));
}

/** A script of its own, so that no loader's helper is missing in the page. */
const lookOut = (price: string) => `
  const told = new Set();
  const tell = (milestone) => {
    if (told.has(milestone)) return;
    told.add(milestone);
    void reachedMilestone(milestone);
  };
  const stands = (element) => element !== null && element !== undefined && element.getClientRects().length > 0;
  const look = () => {
    if (stands(document.querySelector('form input[type=password]'))) tell('card');
    if (document.querySelector('header, [role=banner]')?.textContent?.includes('보유머니')) tell('signedIn');
    if (!told.has('price')) {
      const open = [...document.querySelectorAll(${JSON.stringify(price)})];
      if (open.some(stands)) tell('price');
    }
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['disabled'] });
  document.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('form [type=submit]')) tell('pressed');
  }, { capture: true });
`;
