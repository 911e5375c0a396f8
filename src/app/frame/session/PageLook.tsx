/**
 * While the offer is not here, the tab looks at the page of its address (S-24): the one that is shown, the one that is being loaded, and behind
 * the login card the one that comes after it. So the worker knows it before its first connection, and the first image is of its games.
 * Once all is here the screens themselves say what they look at.
 */
import { useSyncExternalStore } from 'react';
import { addressTopic } from '../../kit/links/addressTopic.ts';
import { firstPathOf } from '../../kit/links/firstPaths.ts';
import { useLookAt } from '../link/useLookAt.ts';
import { useOffer } from '../link/useOffer.ts';
import { destinationOf } from './destination.ts';

/** An address, and what the page before told of it. */
export interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly state: unknown;
}

/** What is asked of a router: where the tab is, and where it is going. */
export interface Going {
  readonly state: { readonly location: Place; readonly navigation: { readonly location?: Place | undefined } };
  subscribe(changed: () => void): () => void;
}

export function PageLook({ router }: { readonly router: Going }) {
  const offer = useOffer();
  const place = useSyncExternalStore(
    (changed) => router.subscribe(changed),
    () => router.state.navigation.location ?? router.state.location,
  );
  const topic = topicOfPlace(place);
  return offer === undefined || offer === 'whole' || topic === undefined ? null : <LookAt topic={topic} />;
}

function LookAt({ topic }: { readonly topic: NonNullable<ReturnType<typeof topicOfPlace>> }) {
  useLookAt({ topics: [topic] });
  return null;
}

/** Of the login card, that of the page that is shown after it. */
export function topicOfPlace({ pathname, search, state }: Place) {
  if (pathname !== firstPathOf('login')) return addressTopic({ pathname, search });
  const { pathname: next, search: query } = new URL(
    destinationOf(state) ?? firstPathOf('home'),
    'https://site.invalid',
  );
  return addressTopic({ pathname: next, search: query });
}
