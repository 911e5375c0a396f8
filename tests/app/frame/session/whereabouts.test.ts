/** Where whoever is in front of a tab must be, as a table. */
import { describe, expect, it } from 'vitest';
import { whereabouts, type Facts } from '../../../../src/app/frame/session/whereabouts.ts';

const memberOf = (type: 0 | 1 | 2, role = 0, withdrawalType = 0) =>
  ({ state: 'signedIn', member: { type, role, withdrawalType } }) as const;
const BETTOR = memberOf(0);
const ADMIN = memberOf(1);
const BOUND_ADMIN = memberOf(1, 10, 0);
const MANAGER = memberOf(2);
const VISITOR = { state: 'signedOut', ending: null } as const;
const endedBy = (ending: 'logout' | 'blank' | 'replaced' | 'expired') => ({ state: 'signedOut', ending }) as const;

const at = (path: string, session: Facts['session'], more: Partial<Facts> = {}): Facts => ({
  isForVisitors: path === '/login' || path === '/maintenance',
  path,
  search: '',
  destination: undefined,
  maintenance: 'off',
  session,
  wasSignedIn: false,
  ...more,
});
const HERE = { kind: 'here' };
const go = (to: string, more: object = {}) => ({ kind: 'go', to, ...more });

type Row = readonly [name: string, facts: Facts, expected: object];
describe('SES-01: a login first', () => {
  const rows: readonly Row[] = [
    ['nothing is known yet', at('/', { state: 'loading' }), { kind: 'wait' }],
    [
      'a visitor is sent to sign in and remembered',
      at('/korea/wintielose', VISITOR, { search: '?league=67' }),
      go('/login', { from: '/korea/wintielose?league=67' }),
    ],
    ['a visitor may sign in', at('/login', VISITOR), HERE],
    ['a member is let in', at('/bet_result', BETTOR), HERE],
    ['a member goes on to where they were going', at('/login', BETTOR, { destination: '/rule' }), go('/rule')],
    ['a member who was going nowhere starts from the top', at('/login', BETTOR), go('/')],
    ['a member whose record is not there yet is a member', at('/rule', { state: 'signedIn', member: undefined }), HERE],
  ];
  it.each(rows)('%s', (_, facts, expected) => {
    expect(whereabouts(facts)).toEqual(expected);
  });
});

describe('SES-06, SES-07: a session that has ended', () => {
  const rows: readonly Row[] = [
    [
      'on purpose here: from the top',
      at('/rule', endedBy('logout'), { wasSignedIn: true }),
      go('/login', { from: '/' }),
    ],
    ['on purpose, before this page was loaded', at('/rule', endedBy('logout')), go('/login', { from: '/rule' })],
    ['by another device', at('/rule', endedBy('replaced'), { wasSignedIn: true }), go('/login', { from: '/rule' })],
    ['by time', at('/rule', endedBy('expired'), { wasSignedIn: true }), go('/login', { from: '/rule' })],
    ['by 406: a blank page', at('/rule', endedBy('blank'), { wasSignedIn: true }), { kind: 'blank' }],
    ['by 406, long ago', at('/rule', endedBy('blank')), go('/login', { from: '/rule' })],
  ];
  it.each(rows)('%s', (_, facts, expected) => {
    expect(whereabouts(facts)).toEqual(expected);
  });
});

describe('SES-08: operators have a desk', () => {
  const rows: readonly Row[] = [
    ['an administrator goes there after login', at('/login', ADMIN, { destination: '/rule' }), go('/admin')],
    ['and may leave it', at('/rule', ADMIN), HERE],
    ['and come back', at('/admin', ADMIN), HERE],
    ['but has no manager’s desk', at('/manager', ADMIN), go('/')],
    ['role 10 without a kind of withdrawal may be nowhere else', at('/rule', BOUND_ADMIN), go('/admin')],
    ['and is there', at('/admin', BOUND_ADMIN), HERE],
    ['role 10 with a kind of withdrawal may', at('/rule', memberOf(1, 10, 1)), HERE],
    ['another role may', at('/rule', memberOf(1, 9, 0)), HERE],
    ['role 10 of a member is nothing', at('/rule', memberOf(0, 10, 0)), HERE],
    ['a manager may be nowhere else', at('/', MANAGER), go('/manager')],
    ['and is there', at('/manager', MANAGER), HERE],
    ['but where they settle with the house (CLC-3)', at('/calculate', MANAGER), HERE],
    ['of each product', at('/calculateSports', MANAGER), HERE],
    ['and nowhere that is called alike', at('/calculateX', MANAGER), go('/manager')],
    ['a manager at the administrators’ is sent to their own', at('/admin', MANAGER), go('/manager')],
    ['a member has neither', at('/admin', BETTOR), go('/')],
    ['nor the other', at('/manager', BETTOR), go('/')],
  ];
  it.each(rows)('%s', (_, facts, expected) => {
    expect(whereabouts(facts)).toEqual(expected);
  });
});

describe('SES-10: maintenance', () => {
  const rows: readonly Row[] = [
    ['on: a visitor', at('/login', VISITOR, { maintenance: 'on' }), go('/maintenance')],
    ['on: a visitor anywhere', at('/rule', VISITOR, { maintenance: 'on' }), go('/maintenance')],
    ['on: a member', at('/', BETTOR, { maintenance: 'on' }), go('/maintenance')],
    ['on: a manager', at('/manager', MANAGER, { maintenance: 'on' }), go('/maintenance')],
    ['on: an administrator stays', at('/rule', ADMIN, { maintenance: 'on' }), HERE],
    ['on: the entrance of operators', at('/login', VISITOR, { maintenance: 'on', search: '?operator=1' }), HERE],
    [
      'on: another page is none',
      at('/rule', VISITOR, { maintenance: 'on', search: '?operator=1' }),
      go('/maintenance'),
    ],
    ['on: nor is 2', at('/login', VISITOR, { maintenance: 'on', search: '?operator=2' }), go('/maintenance')],
    [
      'on: an administrator who has come in by it',
      at('/login', ADMIN, { maintenance: 'on', search: '?operator=1' }),
      go('/admin'),
    ],
    [
      'on: a member who has come in by it',
      at('/login', BETTOR, { maintenance: 'on', search: '?operator=1' }),
      go('/maintenance'),
    ],
    [
      'on: whose record is not there yet',
      at('/login', { state: 'signedIn', member: undefined }, { maintenance: 'on' }),
      { kind: 'wait' },
    ],
    ['on: already there', at('/maintenance', VISITOR, { maintenance: 'on' }), HERE],
    ['off: a visitor there goes to the top', at('/maintenance', VISITOR), go('/')],
    ['off: a member there is signed out', at('/maintenance', BETTOR), go('/', { signsOut: true })],
    ['off: an administrator there is, too', at('/maintenance', ADMIN), go('/', { signsOut: true })],
    ['not known yet: stays', at('/maintenance', VISITOR, { maintenance: 'unknown' }), HERE],
    ['not known yet: others go on', at('/rule', BETTOR, { maintenance: 'unknown' }), HERE],
    ['off again, after it ended the session', at('/login', { state: 'signedOut', ending: 'maintenance' }), HERE],
  ];
  it.each(rows)('%s', (_, facts, expected) => {
    expect(whereabouts(facts)).toEqual(expected);
  });
});

describe('SES-08, SES-10: whoever is sent somewhere arrives', () => {
  const sessions = [VISITOR, endedBy('logout'), BETTOR, ADMIN, BOUND_ADMIN, MANAGER, memberOf(1, 10, 1)];
  const paths = ['/', '/login', '/maintenance', '/admin', '/manager', '/message', '/rule'];
  const all = sessions.flatMap((session) =>
    (['on', 'off', 'unknown'] as const).flatMap((maintenance) =>
      paths.map((path) => [at(path, session, { maintenance, wasSignedIn: true })] as const),
    ),
  );

  it.each(all)('%j', (start) => {
    let facts = start;
    for (let step = 0; step < 4; step += 1) {
      const place = whereabouts(facts);
      if (place.kind !== 'go') return;
      const session = place.signsOut === true ? endedBy('logout') : facts.session;
      facts = at(place.to, session, { maintenance: facts.maintenance, destination: place.from, wasSignedIn: true });
    }
    expect.fail(`still on the way after four steps, at ${facts.path}`);
  });
});
