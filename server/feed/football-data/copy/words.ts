/** Divisions as football-data.co.uk codes them, and its short forms of names. */
import { rowOf } from '../../rowOf.ts';

/** Location and league by the code of a division. */
const divisions: Readonly<Record<string, readonly [location: string, league: string] | undefined>> = {
  E0: ['잉글랜드', '프리미어리그'],
  E1: ['잉글랜드', '챔피언십'],
  E2: ['잉글랜드', '잉글랜드 리그1'],
  E3: ['잉글랜드', '잉글랜드 리그2'],
  EC: ['잉글랜드', '잉글랜드 내셔널리그'],
  SC0: ['스코틀랜드', '스코틀랜드 프리미어십'],
  SC1: ['스코틀랜드', '스코틀랜드 챔피언십'],
  D1: ['독일', '분데스리가'],
  D2: ['독일', '2. 분데스리가'],
  I1: ['이탈리아', '세리에 A'],
  I2: ['이탈리아', '세리에 B'],
  SP1: ['스페인', '라리가'],
  SP2: ['스페인', '라리가 2'],
  F1: ['프랑스', '리그 1'],
  F2: ['프랑스', '리그 2'],
  N1: ['네덜란드', '에레디비시'],
  B1: ['벨기에', '주필러리그'],
  P1: ['포르투갈', '프리메이라리가'],
  T1: ['튀르키예', '쉬페르리그'],
  G1: ['그리스', '그리스 슈퍼리그'],
};

/** A division without a name keeps its code. */
export const divisionOf = (code: string): readonly [location: string, league: string] =>
  rowOf(divisions, code) ?? ['국제', code === '' ? '축구' : code];

/** What the table of names calls otherwise. */
const longForms: Readonly<Record<string, string | undefined>> = {
  Birmingham: 'Birmingham City',
  Brighton: 'Brighton & Hove Albion',
  Cardiff: 'Cardiff City',
  Coventry: 'Coventry City',
  Derby: 'Derby County',
  Huddersfield: '허더즈필드',
  Hull: 'Hull City',
  Ipswich: 'Ipswich Town',
  Leeds: 'Leeds United',
  Leicester: 'Leicester City',
  Luton: 'Luton Town',
  Newcastle: 'Newcastle United',
  Norwich: 'Norwich City',
  "Nott'm Forest": 'Nottingham Forest',
  'Sheffield Weds': 'Sheffield Wednesday',
  Stoke: 'Stoke City',
  Swansea: 'Swansea City',
  Tottenham: 'Tottenham Hotspur',
  'West Ham': 'West Ham United',
  'Ath Bilbao': 'Athletic Bilbao',
  'Ath Madrid': 'Atletico Madrid',
  Betis: 'Real Betis',
  Celta: 'Celta Vigo',
  Espanol: 'Espanyol',
  'La Coruna': 'Deportivo La Coruna',
  Sociedad: 'Real Sociedad',
  Vallecano: 'Rayo Vallecano',
  Dortmund: 'Borussia Dortmund',
  'Ein Frankfurt': 'Eintracht Frankfurt',
  Leverkusen: 'Bayer Leverkusen',
  "M'gladbach": 'Borussia Monchengladbach',
  Mainz: 'Mainz 05',
  Stuttgart: 'VfB Stuttgart',
  Inter: 'Inter Milan',
  Milan: 'AC Milan',
  Roma: 'AS Roma',
};

export const longFormOf = (team: string): string => rowOf(longForms, team) ?? team;
