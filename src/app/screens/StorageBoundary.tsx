/**
 * Shows the page of a browser without storage, when there is none or when reading it fails outside of every route, where nothing else
 * would be drawn (D5). A reading may have failed only while site data was being cleared: it is tried again by itself, for a while.
 */
import { Component, lazy, Suspense, type ReactNode } from 'react';

const NoStorage = lazy(async () => ({ default: (await import('./NoStorage.tsx')).NoStorage }));

const AGAIN_MS = 2_000;
const MOST_TRIES = 5;

interface StorageBoundaryProps {
  readonly isStoring: boolean;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

export class StorageBoundary extends Component<StorageBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };
  private tries = 0;

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.tries += 1;
    if (this.tries <= MOST_TRIES) setTimeout(() => this.setState({ hasFailed: false }), AGAIN_MS);
  }

  override render() {
    const { isStoring, onRetry, children } = this.props;
    if (isStoring && !this.state.hasFailed) return children;
    return (
      <Suspense fallback={null}>
        <NoStorage onRetry={onRetry} />
      </Suspense>
    );
  }
}
