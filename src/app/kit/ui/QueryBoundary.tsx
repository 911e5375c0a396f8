/** Catches what a live query or a part of a screen throws and offers to try again; the rest of the page goes on. */
import { Component, type ReactNode } from 'react';
import { ErrorState } from './StateMessage.tsx';

interface QueryBoundaryProps {
  /** Which thing could not be shown, as a sentence. */
  readonly hint: string;
  readonly children: ReactNode;
}

export class QueryBoundary extends Component<QueryBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <ErrorState hint={this.props.hint} onRetry={() => this.setState({ hasFailed: false })} />;
  }
}
