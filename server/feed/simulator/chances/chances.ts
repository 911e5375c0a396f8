/** Chances of whole numbers, as a model of a sport gives them and markets are priced from. */

/** `weights[i]` is the chance of the value `from + i`. They sum to 1. */
export interface Chances {
  readonly from: number;
  readonly weights: readonly number[];
}

/** So many numbers, to be added to. */
export function zeros(length: number): number[] {
  const numbers: number[] = [];
  for (let index = 0; index < length; index += 1) numbers.push(0);
  return numbers;
}

/** One value and no other. */
export const certain = (value: number): Chances => ({ from: value, weights: [1] });

/** The same, every value greater by `by`. */
export const shifted = ({ from, weights }: Chances, by: number): Chances => ({ from: from + by, weights });

/** Poisson chances of 0 … `last`; what lies beyond counts as `last`. */
export function poisson(mean: number, last: number): Chances {
  if (mean <= 0) return certain(0);
  const weights = [Math.exp(-mean)];
  let sum = weights[0] ?? 0;
  for (let count = 1; count < last; count += 1) {
    const weight = ((weights[count - 1] ?? 0) * mean) / count;
    weights.push(weight);
    sum += weight;
  }
  weights.push(Math.max(0, 1 - sum));
  return { from: 0, weights };
}

/** Normal chances of whole numbers within four and a half standard deviations. */
export function normal(mean: number, deviation: number): Chances {
  if (deviation < 0.05) return certain(Math.round(mean));
  const from = Math.floor(mean - 4.5 * deviation);
  const last = Math.ceil(mean + 4.5 * deviation);
  const below = (value: number) => normalBelow((value - mean) / deviation);
  const weights: number[] = [];
  let under = 0;
  for (let value = from; value <= last; value += 1) {
    const next = value === last ? 1 : below(value + 0.5);
    weights.push(next - under);
    under = next;
  }
  return { from, weights };
}

/** Of the sum of two numbers that do not know of each other. */
export function sumOf(a: Chances, b: Chances): Chances {
  const [first, second] = [a.weights, b.weights];
  const weights = zeros(first.length + second.length - 1);
  for (let one = 0; one < first.length; one += 1) {
    const chance = first[one] ?? 0;
    if (chance === 0) continue;
    for (let other = 0; other < second.length; other += 1) {
      weights[one + other] = (weights[one + other] ?? 0) + chance * (second[other] ?? 0);
    }
  }
  return { from: a.from + b.from, weights };
}

/** Of one number or another, each as often as its weight says. */
export function mixOf(parts: readonly (readonly [chances: Chances, weight: number])[]): Chances {
  const from = Math.min(...parts.map(([chances]) => chances.from));
  const last = Math.max(...parts.map(([chances]) => chances.from + chances.weights.length));
  const weights = zeros(last - from);
  let sum = 0;
  for (const [chances, weight] of parts) {
    sum += weight;
    chances.weights.forEach((chance, index) => {
      const place = chances.from - from + index;
      weights[place] = (weights[place] ?? 0) + chance * weight;
    });
  }
  return { from, weights: weights.map((weight) => weight / sum) };
}

/** Of the first number less the second. */
export function differenceOf(a: Chances, b: Chances): Chances {
  return sumOf(a, { from: 1 - b.from - b.weights.length, weights: b.weights.toReversed() });
}

/** Adds up weights of values and makes them sum to 1. Nothing weighed is certainly 0. */
export function chancesOf(weighed: readonly (readonly [value: number, weight: number])[]): Chances {
  let from = Infinity;
  let last = -Infinity;
  let sum = 0;
  for (const [value, weight] of weighed) {
    from = Math.min(from, value);
    last = Math.max(last, value);
    sum += weight;
  }
  if (sum === 0) return certain(0);
  const weights = zeros(last - from + 1);
  for (const [value, weight] of weighed) weights[value - from] = (weights[value - from] ?? 0) + weight / sum;
  return { from, weights };
}

/** The chance of one value. */
export const chanceAt = ({ from, weights }: Chances, value: number): number => weights[value - from] ?? 0;

/** The chance of all values that `is` takes. */
export function chanceThat({ from, weights }: Chances, is: (value: number) => boolean): number {
  let sum = 0;
  for (let index = 0; index < weights.length; index += 1) if (is(from + index)) sum += weights[index] ?? 0;
  return sum;
}

/** Abramowitz and Stegun 7.1.26, to seven digits. */
function normalBelow(deviations: number): number {
  const x = Math.abs(deviations) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const polynomial = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  const tail = (polynomial * Math.exp(-x * x)) / 2;
  return deviations < 0 ? tail : 1 - tail;
}
