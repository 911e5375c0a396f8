/**
 * Shows the page of a browser without storage, when there is none or when reading it fails outside of every route, where nothing else
 * would be drawn (D5). A reading may have failed only while site data was being cleared: it is tried again by itself.
 */
import { Component, lazy, Suspense, type ReactNode } from 'react';

const NoStorage = lazy(async () => ({ default: (await import('./NoStorage.tsx')).NoStorage }));

interface StorageBoundaryProps {
  readonly isStoring: boolean;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

export class StorageBoundary extends Component<StorageBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { isStoring, onRetry, children } = this.props;
    if (isStoring && !this.state.hasFailed) return children;
    return (
      <Suspense fallback={null}>
        <NoStorage onRetry={onRetry} onAgain={() => this.setState({ hasFailed: false })} />
      </Suspense>
    );
  }
}
