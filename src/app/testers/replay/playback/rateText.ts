/** A rate as it is written: `0.1`, `1`, `1000`; what was measured with one decimal, `10.0`. */
export const rateText = (rate: number): string => (rate < 1 ? rate.toFixed(1) : Math.round(rate).toString());
export const measuredText = (rate: number): string => (rate < 99.95 ? rate.toFixed(1) : Math.round(rate).toString());
