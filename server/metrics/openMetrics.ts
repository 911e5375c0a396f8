/** The metrics of one origin: what is counted as it happens, and what is read when somebody asks, in one text (decision 0150). */
import { Registry } from 'prom-client';
import { createFigures, type FigureParts } from './figures.ts';
import { createTallies, type Tallies } from './tallies.ts';

export interface Metrics {
  /** All figures as they are now, in the text format of Prometheus. */
  readonly text: () => Promise<string>;
  readonly contentType: string;
  readonly stop: () => void;
}

/** Counts before there is anything to read: the desk is open before the streams are. */
export interface OpenedMetrics {
  readonly tallies: Tallies;
  readonly over: (parts: FigureParts) => Metrics;
}

/** With a registry of its own: nothing is shared between origins of one process. */
export function openMetrics(): OpenedMetrics {
  const registry = new Registry();
  return {
    tallies: createTallies(registry),
    over(parts) {
      const figures = createFigures(registry, parts);
      return {
        async text() {
          await figures.refresh();
          return registry.metrics();
        },
        contentType: registry.contentType,
        stop: figures.stop,
      };
    },
  };
}
