/** The page of a match: all its markets at `?game=`. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { ScriptedGame } from '../support/scriptedFeed.ts';

export class MatchPage {
  readonly page: Page;
  readonly region: Locator;

  constructor(page: Page) {
    this.page = page;
    this.region = page.getByRole('group', { name: '경기', exact: true });
  }

  /** How the price went that is looked at closely. */
  get history(): Locator {
    return this.region.getByRole('status').filter({ hasText: '배당' });
  }

  /** The way to it from a board: `+n`. */
  opener(game: ScriptedGame): Locator {
    return this.page.locator(`[data-game="${game.fixtureId}"]`);
  }

  market(name: string): Locator {
    return this.region.getByRole('group', { name, exact: true });
  }

  price(market: string, name: RegExp): Locator {
    return this.market(market).getByRole('button', { name });
  }

  /** Ids of selections whose buttons the page touches from now on, in the order in which they first are. */
  async watchPrices(): Promise<() => Promise<readonly string[]>> {
    const touched = await this.region.evaluateHandle((region) => {
      const ids = new Set<string>();
      const note = ({ target }: { readonly target: Node }) => {
        const element = target instanceof Element ? target : target.parentElement;
        const id = element?.closest('[data-selection]')?.getAttribute('data-selection');
        ids.add(id ?? 'outside of all prices');
      };
      new MutationObserver((records) => records.forEach(note)).observe(region, {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
      });
      return ids;
    });
    return async () => touched.evaluate((ids) => [...ids]);
  }

  async expectShown(game: ScriptedGame): Promise<void> {
    await expect(this.region.getByRole('heading', { name: `${game.home} – ${game.away}` })).toBeVisible();
  }
}
