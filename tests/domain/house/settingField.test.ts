/** Forms of settings as their schemas say them (OPR-10). */
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fieldOf, SettingField } from '../../../src/domain/house/settingField.ts';
import { settingSchemas } from '../../../src/domain/house/settingSchemas.ts';

describe('fields of settings', () => {
  it.each(Object.entries(settingSchemas))('OPR-10 %s has a form, which travels', (_, schema) => {
    const field = fieldOf(schema);
    expect(SettingField.parse(JSON.parse(JSON.stringify(field)))).toEqual(field);
  });

  it('OPR-10 says kinds, bounds, what may be absent and what may be nothing', () => {
    expect(fieldOf(settingSchemas.lobbyUrls)).toMatchObject({
      is: 'map',
      item: { is: 'text', most: 500, isAddress: true },
    });
    expect(fieldOf(settingSchemas.ownLimits)).toMatchObject({
      is: 'group',
      fields: [
        { name: 'waitMs', field: { is: 'number' } },
        { name: 'checkMinutes', field: { is: 'choice', of: [0, 15, 30, 60, 120] } },
      ],
    });
    expect(fieldOf(z.object({ a: z.number().int().min(1).nullable(), b: z.boolean().optional() }))).toEqual({
      is: 'group',
      fields: [
        { name: 'a', isOptional: false, field: { is: 'perhaps', field: { is: 'number', least: 1, most: null } } },
        { name: 'b', isOptional: true, field: { is: 'switch', isFlag: false } },
      ],
    });
    expect(() => fieldOf(z.union([z.string(), z.number()]))).toThrow();
  });
});
