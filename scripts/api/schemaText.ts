/** A schema as it is read by people: keys, what is optional, and the values there are; bounds and patterns stay in the source. */
import { z } from 'zod';

/** What this reads of a JSON Schema. */
interface Shape {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly items?: Shape;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Shape | boolean;
}

/** What is longer is told less deep. Characters. */
const LONGEST = 160;

/** @param side what is given to the schema, or what it gives */
export function schemaText(schema: z.ZodType, side: 'input' | 'output'): string {
  const shape = z.toJSONSchema(schema, { io: side, unrepresentable: 'any' }) as Shape;
  const texts = [Infinity, 2, 1].map((depth) => textOf(shape, depth));
  return texts.find((text) => text.length <= LONGEST) ?? textOf(shape, 1);
}

/** @param depth down to which keys say what they hold */
function textOf(shape: Shape, depth: number): string {
  if (shape.const !== undefined) return JSON.stringify(shape.const);
  if (shape.enum !== undefined) return shape.enum.map((value) => JSON.stringify(value)).join(' | ');
  const choices = shape.anyOf ?? shape.oneOf;
  if (choices !== undefined) return [...new Set(choices.map((choice) => textOf(choice, depth)))].join(' | ');
  if (shape.type === 'array') return `[${textOf(shape.items ?? {}, depth)}]`;
  if (shape.type !== 'object') return shape.type ?? 'anything';
  const keys = Object.entries(shape.properties ?? {}).map(([key, value]) => {
    const name = shape.required?.includes(key) === true ? key : `${key}?`;
    return depth > 1 ? `${name}: ${textOf(value, depth - 1)}` : name;
  });
  const rest = shape.additionalProperties;
  if (typeof rest === 'object' && Object.keys(rest).length > 0) keys.push(`[key]: ${textOf(rest, depth - 1)}`);
  else if (typeof rest === 'object') keys.push('…');
  return `{${keys.join(', ')}}`;
}
