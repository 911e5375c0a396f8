/** An `EventSource` on the plain stream, as a naive page opens one: its own port is in the address, because a host gets six connections. */
import type { EventOf } from '../../../src/domain/events/catalogue.ts';
import type { Fixture } from '../../../src/domain/sports/fixture.ts';

export interface PlainListener {
  onImage(fixtures: readonly Fixture[]): void;
  onChange(event: EventOf<'OddsChanged'>): void;
}

/** @returns closes it */
export function followPlainly(listener: PlainListener): () => void {
  const port = new URLSearchParams(location.search).get('port') ?? location.port;
  const source = new EventSource(`http://${location.hostname}:${port}/plain/events`);
  let image: Fixture[] = [];
  source.addEventListener('reset', () => {
    image = [];
  });
  source.addEventListener('image', (message: MessageEvent<string>) => {
    const piece = JSON.parse(message.data) as { readonly fixtures?: readonly Fixture[] };
    if (piece.fixtures !== undefined) image.push(...piece.fixtures);
  });
  source.addEventListener('imageEnd', () => {
    listener.onImage(image);
    image = [];
  });
  source.addEventListener('event', (message: MessageEvent<string>) => {
    listener.onChange(JSON.parse(message.data) as EventOf<'OddsChanged'>);
  });
  return () => source.close();
}
