/** Pictures of every part in every state: the design page, section by section. */
import { design } from '../../src/app/design/copy/design.ts';
import { designSite } from './support/designSite.ts';
import { expect, expectLoaded, MIDDLE, screensOr, test } from './support/visualSpec.ts';

test.use({
  siteDir: [
    async ({}, give) => {
      await give(await designSite());
    },
    { scope: 'worker' },
  ],
});

// The design page is built once, by the worker that runs them all.
test.describe.configure({ mode: 'default' });

const SECTIONS = [
  'odds',
  'compact',
  'buttons',
  'fields',
  'messages',
  'states',
  'history',
  'connection',
  'texts',
  'dialogs',
] as const;

for (const screen of screensOr(MIDDLE)) {
  test.describe(`${screen.viewport.width} px`, () => {
    test.use({ display: screen });
    test.beforeEach(async ({ page }) => {
      await page.goto('/design');
      await expect(page.getByRole('heading', { level: 1, name: design.title })).toBeVisible();
      // What is pressed is scrolled to: with other letters it stands elsewhere, and so does what is seen around a dialog.
      await expectLoaded(page);
      for (const late of ['[data-example]', '[data-boards]']) await expect(page.locator(late).first()).toBeVisible();
    });

    test('every part in every state', async ({ page, picture }) => {
      for (const section of SECTIONS) {
        await picture(`design-${section}`, page.getByRole('region', { name: design[section], exact: true }));
      }
    });

    test('what opens over a page', async ({ page, picture }) => {
      await page.getByRole('button', { name: design.openDialog }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await picture('design-dialog', page.getByRole('dialog'));
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: design.openQuestion }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await picture('design-question', page.getByRole('alertdialog'));
      await page.keyboard.press('Escape');
      await page.evaluate(() => scrollTo(0, 0));
      for (const button of await page.getByRole('region', { name: design.messages }).getByRole('button').all())
        await button.click();
      await picture('design-toasts');
    });
  });
}
