/** What a settlement is of, as partners and operators read it. */
import type { Area } from '../../../domain/wallet/calculation.ts';

export const areaNames: Readonly<Record<Area, string>> = {
  all: '전체',
  sports: '스포츠',
  casino: '카지노·게임',
  event: '이벤트',
  tether: '테더',
};
