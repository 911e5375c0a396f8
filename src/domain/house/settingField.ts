/** What a value of the house's settings is made of, as whoever fills it in sees it (OPR-10): read off its schema, so that a form can be no other than what is stored. */
import { z } from 'zod';

/** One field, or what it is made of. */
export type SettingField =
  /** On or off; `isFlag`: stored as 1 and 0. */
  | { readonly is: 'switch'; readonly isFlag: boolean }
  /** A whole number. */
  | { readonly is: 'number'; readonly least: number | null; readonly most: number | null }
  /** `most`: letters. */
  | { readonly is: 'text'; readonly most: number; readonly isAddress: boolean }
  | { readonly is: 'choice'; readonly of: readonly (string | number)[] }
  | { readonly is: 'group'; readonly fields: readonly NamedField[] }
  | { readonly is: 'list'; readonly item: SettingField; readonly most: number }
  /** Values by names: by these, or by any that somebody gives (`null`). */
  | { readonly is: 'map'; readonly names: readonly string[] | null; readonly item: SettingField }
  /** Or nothing at all. */
  | { readonly is: 'perhaps'; readonly field: SettingField };

/** A part of a group, by its name. */
export interface NamedField {
  readonly name: string;
  readonly field: SettingField;
  /** May be absent. */
  readonly isOptional: boolean;
}

const Bound = z.number().nullable();
export const SettingField: z.ZodType<SettingField> = z.lazy(() =>
  z.discriminatedUnion('is', [
    z.object({ is: z.literal('switch'), isFlag: z.boolean() }),
    z.object({ is: z.literal('number'), least: Bound, most: Bound }),
    z.object({ is: z.literal('text'), most: z.number(), isAddress: z.boolean() }),
    z.object({ is: z.literal('choice'), of: z.array(z.union([z.string(), z.number()])).max(100) }),
    z.object({
      is: z.literal('group'),
      fields: z.array(z.object({ name: z.string(), field: SettingField, isOptional: z.boolean() })).max(100),
    }),
    z.object({ is: z.literal('list'), item: SettingField, most: z.number() }),
    z.object({ is: z.literal('map'), names: z.array(z.string()).max(100).nullable(), item: SettingField }),
    z.object({ is: z.literal('perhaps'), field: SettingField }),
  ]),
);

const Shape = z.looseObject({
  type: z.string().optional(),
  const: z.union([z.string(), z.number(), z.boolean(), z.null()]).optional(),
  enum: z.array(z.union([z.string(), z.number()])).optional(),
  anyOf: z.array(z.unknown()).optional(),
  items: z.unknown().optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  required: z.array(z.string()).optional(),
  additionalProperties: z.unknown().optional(),
  propertyNames: z.looseObject({ enum: z.array(z.string()).optional() }).optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  maxLength: z.number().optional(),
  maxItems: z.number().optional(),
  format: z.string().optional(),
});
type Shape = z.infer<typeof Shape>;

const MOST_LETTERS = 200;
const MOST_ROWS = 100;

/** @throws for a schema of which no form can be made */
export const fieldOf = (schema: z.ZodType): SettingField => fieldOfShape(z.toJSONSchema(schema));

function fieldOfShape(json: unknown): SettingField {
  const shape = Shape.parse(json);
  if (shape.anyOf !== undefined) return fieldOfUnion(shape.anyOf);
  if (shape.enum !== undefined) return { is: 'choice', of: shape.enum };
  switch (shape.type) {
    case 'boolean':
      return { is: 'switch', isFlag: false };
    case 'integer':
    case 'number':
      return { is: 'number', least: boundOf(shape.minimum), most: boundOf(shape.maximum) };
    case 'string':
      return { is: 'text', most: shape.maxLength ?? MOST_LETTERS, isAddress: shape.format === 'uri' };
    case 'array':
      return { is: 'list', item: fieldOfShape(shape.items), most: shape.maxItems ?? MOST_ROWS };
    case 'object':
      return fieldOfObject(shape);
    default:
      throw new Error(`no form can be made of ${JSON.stringify(json)}`);
  }
}

/** Values that are one of a few, or one of something and nothing. */
function fieldOfUnion(parts: readonly unknown[]): SettingField {
  const shapes = parts.map((part) => Shape.parse(part));
  const some = shapes.filter(({ type }) => type !== 'null');
  const [one] = some;
  if (some.length < shapes.length && some.length === 1) return { is: 'perhaps', field: fieldOfShape(one) };
  const of = some.flatMap(({ const: value }) =>
    typeof value === 'string' || typeof value === 'number' ? [value] : [],
  );
  if (of.length !== some.length) throw new Error(`no form can be made of ${JSON.stringify(parts)}`);
  return of.length === 2 && of.includes(0) && of.includes(1) ? { is: 'switch', isFlag: true } : { is: 'choice', of };
}

function fieldOfObject({ properties, required = [], additionalProperties, propertyNames }: Shape): SettingField {
  if (properties === undefined) {
    return { is: 'map', names: propertyNames?.enum ?? null, item: fieldOfShape(additionalProperties) };
  }
  const fields = Object.entries(properties).map(([name, json]) => ({
    name,
    field: fieldOfShape(json),
    isOptional: !required.includes(name),
  }));
  return { is: 'group', fields };
}

/** What is no bound but the end of whole numbers is none. */
const boundOf = (bound: number | undefined): number | null =>
  bound === undefined || Math.abs(bound) >= Number.MAX_SAFE_INTEGER ? null : bound;
