import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DomainEvent } from '../../../src/domain/events/catalogue.ts';
import { decodeEvent, decodeEventText, encodeEvent } from '../../../src/domain/events/decode.ts';
import { readFrame } from '../../../src/domain/events/frames.ts';
import { aFixture, fixtureId, selectionId } from '../../support/domain/eventFactory.ts';

const oddsChanged: DomainEvent = {
  type: 'OddsChanged',
  at: 5,
  data: {
    fixtureId: fixtureId('f'),
    changes: [{ selectionId: selectionId('149383821811098946'), version: 2, odds: 190 }],
  },
};

describe('events', () => {
  it('EVT-2 what was encoded decodes to the same event', () => {
    const opened: DomainEvent = { type: 'FixtureOpened', at: 1, data: { fixture: aFixture('f') } };
    for (const event of [oddsChanged, opened]) {
      expect(decodeEventText(JSON.stringify(encodeEvent(event)), 'events')).toEqual({ ok: true, value: event });
    }
  });

  it.each([
    ['{', 'notJson'],
    ['7', 'badEnvelope'],
    ['{"type":"Nope","v":1,"at":1,"data":{}}', 'unknownType'],
    ['{"type":"OddsChanged","v":99,"at":1,"data":{}}', 'newerVersion'],
    ['{"type":"BetAccepted","v":1,"at":1,"data":{}}', 'wrongStream'],
    ['{"type":"OddsChanged","v":1,"at":1,"data":{"fixtureId":"f","changes":[]}}', 'badData'],
    ['{"type":"OddsChanged","v":1,"at":1,"data":{"fixtureId":7,"changes":[{}]}}', 'badData'],
  ])('EVT-1 says what is wrong with %s', (text, kind) => {
    expect(decodeEventText(text, 'events')).toMatchObject({ ok: false, failure: { kind } });
  });

  it('EVT-1 never throws', () => {
    fc.assert(
      fc.property(fc.anything(), fc.string(), (value, text) => {
        decodeEvent(value, 'events');
        decodeEventText(text, 'bets');
        readFrame({ data: text, event: 'event', id: text }, 'events');
      }),
    );
  });
});

describe('frames', () => {
  it('S-1 an event carries its position', () => {
    const frame = readFrame({ id: 'e.7', event: 'event', data: JSON.stringify(encodeEvent(oddsChanged)) }, 'events');
    expect(frame).toEqual({ name: 'event', position: { epoch: 'e', offset: 7 }, event: oddsChanged });
  });

  it('S-9 what cannot be read is poison, with its position if it has one', () => {
    expect(readFrame({ id: 'e.7', event: 'event', data: '{"type":' }, 'events')).toMatchObject({
      name: 'poison',
      position: { epoch: 'e', offset: 7 },
      failure: { kind: 'notJson' },
    });
    const data = JSON.stringify(encodeEvent(oddsChanged));
    expect(readFrame({ event: 'event', data }, 'events')).toMatchObject({ name: 'poison', position: undefined });
    expect(readFrame({ event: 'surprise', data: '{}' }, 'events')).toMatchObject({ failure: { kind: 'unknownType' } });
    expect(readFrame({ event: 'heartbeat', data: '{}' }, 'events')).toMatchObject({ failure: { kind: 'badData' } });
  });

  it('S-2 S-4 S-5 reads control frames', () => {
    const head = { epoch: 'e', offset: 9 };
    const read = (event: string, data: unknown) => readFrame({ event, data: JSON.stringify(data) }, 'events');
    expect(read('resumed', { from: head, head }).name).toBe('resumed');
    expect(read('reset', { reason: 'noCursor', head }).name).toBe('reset');
    expect(read('image', { of: 'fixtures', segment: 0, fixtures: [aFixture('f')] }).name).toBe('image');
    expect(read('imageEnd', { position: head, segments: 1, digest: 'x' }).name).toBe('imageEnd');
    const beat = { head, serverTime: 1, heartbeatMs: 5_000, producers: { prematch: 'up' } };
    expect(read('heartbeat', beat)).toEqual({ name: 'heartbeat', ...beat });
  });
});
