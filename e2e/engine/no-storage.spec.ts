/** Browsers that store nothing: the page says so and what to do, nothing hangs, and nobody is signed in by halves. D5. */
import { expect, test } from '../support/spec.ts';
import { PASSWORD, type Tab } from '../support/Tab.ts';
import { headWorker } from '../support/workerHead.ts';
import { isLongForm } from '../support/isLongForm.ts';

const TITLE = '이 브라우저에는 정보를 저장할 수 없습니다.';
const LOGIN = '/api/member/login';
const BETTING = '/api/sports-prematch/betting';
const NO_ROOM = '기기에 저장 공간이 없어 배당을 갱신할 수 없습니다.';

test('D5 with a database whose opening throws, fails or never answers the page says so in bounded time', async ({
  openTab,
}) => {
  // The one that nothing tells of; the others throw into the same hands.
  for (const how of isLongForm ? (['throws', 'fails', 'never answers'] as const) : (['never answers'] as const)) {
    const { page } = await openTab();
    await page.addInitScript(breakOpening, how);
    await page.goto('/korea/wintielose');
    await expect(page.getByRole('heading', { name: TITLE }), how).toBeVisible({ timeout: 20_000 });
    await page.close();
  }
});

test('D3 a reading that fails, as on a full disk, takes no page away: it stands, is locked by and by, and goes on', async ({
  tab,
  member,
  game,
}) => {
  await tab.enterBoard(member);
  await tab.board.expectOpen(game);
  await tab.board.pick(game, 'home');
  await expect(tab.slip.betButton).toBeVisible();
  await tab.page.evaluate(failReading);
  await game.changeOdds({ home: 193 });
  await expect(tab.slip.betButton).toBeDisabled({ timeout: 40_000 });
  await expect(tab.board.odds(game, 'away')).toBeDisabled({ timeout: 40_000 });
  await tab.slip.expectFolds(1);
  await tab.page.evaluate(() => document.dispatchEvent(new Event('restored')));
  await tab.board.expectPrice(game, 'home', 193);
  await expect(tab.slip.betButton).toBeEnabled({ timeout: 40_000 });
});

test('D4 D5 a first reading that fails is not the last word: the page says so and comes by itself', async ({
  tab,
  member,
  game,
}) => {
  await tab.enterBoard(member);
  await tab.board.expectOpen(game);
  await tab.page.addInitScript(failReading);
  await tab.page.reload();
  const title = tab.page.getByRole('heading', { name: TITLE });
  await expect(title).toBeVisible();
  await tab.page.evaluate(() => document.dispatchEvent(new Event('restored')));
  await expect(title).toBeHidden();
  await tab.board.expectOpen(game);
});

for (const how of ['throws', 'never answers'] as const) {
  test(`D5 SES-03 with a worker whose database ${how} a login is refused with a clear sentence before the origin hears of it`, async ({
    tab,
    member,
    house,
    wire,
  }) => {
    await headWorker(wire, house.url, `(${breakOpening.toString()})(${JSON.stringify(how)});`);
    await tab.board.open();
    await tab.login.submitAs(member, PASSWORD);
    await expect(tab.page.getByText('이 브라우저에 정보를 저장할 수 없어 로그인할 수 없습니다.')).toBeVisible({
      timeout: 20_000,
    });
    expect(wire.traffic.count('POST', LOGIN)).toBe(0);
    await expect(tab.page).toHaveURL(/\/login/);
  });
}

test('D1 SYN-05 where nothing at all finds room every tab says why, no bet is sent, and with room again all goes on', async ({
  tab,
  openTab,
  member,
  game,
  house,
  wire,
}) => {
  await headWorker(wire, house.url, `(${refuseRoom.toString()})();`);
  await tab.enterBoard(member);
  await tab.board.expectPrice(game, 'home', 185);
  await tab.board.pick(game, 'home');
  await tab.slip.setStake(10_000);
  const other = await openTab();
  await other.home.open();
  await expect(other.home.next).toBeVisible();

  await tell(tab, 'full');
  await game.changeOdds({ home: 193 });
  for (const each of [tab, other]) await expect(each.header.strip).toContainText(NO_ROOM);
  await expect(tab.slip.betButton).toBeDisabled({ timeout: 40_000 });
  expect(wire.traffic.count('POST', BETTING)).toBe(0);

  await tell(tab, 'room');
  await tab.board.expectPrice(game, 'home', 193);
  await expect(tab.slip.betButton).toBeEnabled({ timeout: 40_000 });
  for (const each of [tab, other]) await expect(each.header.strip).not.toContainText(NO_ROOM);
});

/** Runs in a page: nothing can be read there until it is `restored`. */
function failReading(): void {
  const failed = () => {
    throw new DOMException('Internal error', 'UnknownError');
  };
  const methods = ['get', 'getAll'] as const;
  const own = methods.map((method) => Object.getOwnPropertyDescriptor(IDBObjectStore.prototype, method)!);
  for (const method of methods)
    Object.defineProperty(IDBObjectStore.prototype, method, { configurable: true, value: failed });
  document.addEventListener('restored', () => {
    for (const [index, method] of methods.entries())
      Object.defineProperty(IDBObjectStore.prototype, method, own[index]!);
  });
  // As another tab tells of what it wrote.
  new BroadcastChannel('x-storagemutated-1').postMessage({ all: true });
}

/** The switch of `refuseRoom`, moved from a page. */
async function tell(tab: Tab, state: 'full' | 'room'): Promise<void> {
  await tab.page.evaluate((said) => {
    const channel = new BroadcastChannel('disk');
    channel.postMessage(said);
    channel.close();
  }, state);
}

/** At the head of the worker's script: what a browser answers once there is no room, for as long as a page says so. */
function refuseRoom(): void {
  let isFull = false;
  new BroadcastChannel('disk').addEventListener('message', ({ data }) => {
    isFull = data === 'full';
  });
  for (const method of ['put', 'add'] as const) {
    const write = IDBObjectStore.prototype[method];
    IDBObjectStore.prototype[method] = function refusing(this: IDBObjectStore, ...row: [unknown, IDBValidKey?]) {
      if (isFull) throw new DOMException('no room', 'QuotaExceededError');
      return write.apply(this, row);
    };
  }
}

/** Runs in the page, or as text at the head of the worker's script. */
function breakOpening(kind: string): void {
  IDBFactory.prototype.open = function open(): IDBOpenDBRequest {
    if (kind === 'throws') throw new DOMException('denied', 'SecurityError');
    const request = new EventTarget() as unknown as IDBOpenDBRequest;
    if (kind === 'fails') {
      const fail = () => {
        Object.defineProperty(request, 'error', { value: new DOMException('Internal error', 'UnknownError') });
        const event = new Event('error', { cancelable: true });
        request.onerror?.(event);
        request.dispatchEvent(event);
      };
      setTimeout(fail, 1);
    }
    return request;
  };
}
