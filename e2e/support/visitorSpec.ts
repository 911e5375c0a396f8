/**
 * What a spec starts from that signs in or out itself and looks at no first visit: as every spec, but in a browser that is handed on from one such
 * spec to the next with nothing left of the one before but the site's files (`Seat.ts`). A browser of its own (`spec.ts`) has whoever counts what a first
 * visit loads, or needs what is set when a browser is made: touch, a zone, a service worker.
 */
import { FaultProxy } from '../../tests/support/proxy/faultProxy.ts';
import { expect, test as base } from './spec.ts';

export const test = base.extend({
  wire: async ({ house, visitorSeat, drawing: _drawing }, give) => {
    const wire = await FaultProxy.start(house.url, visitorSeat.port);
    await give(wire);
    await wire.close();
  },
  context: async ({ visitorSeat }, give) => {
    await give(visitorSeat.context);
  },
  page: async ({ visitorSeat, wire, workerMode, viewport, colorScheme, contextOptions }, give) => {
    await give(await visitorSeat.sit(wire, { workerMode, viewport, colorScheme, ...contextOptions }));
    await visitorSeat.rest(wire);
  },
});

export { expect };
