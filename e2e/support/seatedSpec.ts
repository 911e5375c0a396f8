/**
 * What a spec starts from that looks at pages and not at how a browser comes to them: as every spec, but in a browser that is signed in
 * already and is handed on from one such spec to the next, with nothing left of the one before (`Seat.ts`). A browser of its own
 * (`spec.ts`) has whoever signs in or out, ends a session, or needs what is set when a browser is made: touch, a zone, a scale.
 */
import { FaultProxy } from '../../tests/support/proxy/faultProxy.ts';
import { expect, test as base } from './spec.ts';
import { Tab } from './Tab.ts';

export const test = base.extend({
  wire: async ({ house, seat, drawing: _drawing }, give) => {
    const wire = await FaultProxy.start(house.url, seat.port);
    await give(wire);
    await wire.close();
  },
  context: async ({ seat }, give) => {
    await give(seat.context);
  },
  member: async ({ seat }, give) => {
    await give(seat.member);
  },
  page: async ({ seat, wire, workerMode, viewport, colorScheme, contextOptions }, give) => {
    await give(await seat.sit(wire, { workerMode, viewport, colorScheme, ...contextOptions }));
    await seat.rest(wire);
  },
  tab: async ({ page }, give) => {
    await give(new Tab(page, true));
  },
});

export { expect };
