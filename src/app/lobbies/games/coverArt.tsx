/** What is drawn on the cover of each game, ours: on a field of 208 by 124 whose middle square is what phones show (look decision 9). Colours are the drawing's, in any theme. */
import type { ReactNode } from 'react';
import type { LobbyGameId } from '../../../domain/lobbies/games.ts';

const PAPER = '#F6F0E2';
const INK = '#1D2433';
const RED = '#B8433A';
const GOLD = '#E3C27A';
const BLUE = '#3C62A8';
const GREEN = '#2F6B3C';
const PALE = '#BFD8EA';
const ORANGE = '#DB8B2A';

const card = (x: number, turn: number, mark: ReactNode): ReactNode => (
  <g transform={`translate(${x} 62) rotate(${turn})`}>
    <rect x="-20" y="-28" width="40" height="56" rx="5" fill={PAPER} />
    {mark}
  </g>
);
const spade = <path d="M0-13C8-5 12-1 12 5c0 7-8 9-11 4l3 8h-8l3-8c-3 5-11 3-11-4 0-6 4-10 12-18Z" fill={INK} />;
const diamond = <path d="M0-14 10 0 0 14-10 0Z" fill={RED} />;
const heart = <path d="M0 13C-9 5-13 1-13-5c0-8 10-9 13-2 3-7 13-6 13 2 0 6-4 10-13 18Z" fill={RED} />;
const club = (
  <path d="M-6 2a6 6 0 1 1 3-8 6 6 0 1 1 6 0 6 6 0 1 1 3 8C3 4 2 2 1 1l3 11h-8l3-11c-1 1-2 3-5 1Z" fill={INK} />
);
const die = (x: number, y: number, turn: number, dots: readonly (readonly [number, number])[]): ReactNode => (
  <g transform={`translate(${x} ${y}) rotate(${turn})`}>
    <rect x="-15" y="-15" width="30" height="30" rx="5" fill={PAPER} />
    {dots.map(([dx, dy]) => (
      <circle key={`${dx} ${dy}`} cx={dx} cy={dy} r="3" fill={INK} />
    ))}
  </g>
);
const wedges = (count: number, radius: number, one: string, other: string): ReactNode =>
  Array.from({ length: count }, (_, at) => {
    const edge = (turn: number) => `${(radius * Math.cos(turn)).toFixed(1)} ${(radius * Math.sin(turn)).toFixed(1)}`;
    const step = (2 * Math.PI) / count;
    return (
      <path
        key={at}
        d={`M0 0L${edge(at * step)}A${radius} ${radius} 0 0 1 ${edge((at + 1) * step)}Z`}
        fill={at % 2 === 0 ? one : other}
      />
    );
  });
const roulette = (
  <g transform="translate(104 62)">
    <circle r="48" fill={GOLD} />
    {wedges(18, 45, RED, INK)}
    <circle r="27" fill="#33211C" />
    <circle r="5" fill={GOLD} />
    <circle cx="26" cy="-24" r="5" fill={PAPER} />
  </g>
);
const scales = Array.from({ length: 28 }, (_, at) => (
  <circle
    key={at}
    cx={40 + (at % 4) * 20 + (Math.floor(at / 4) % 2) * 10}
    cy={4 + Math.floor(at / 4) * 19}
    r="12"
    fill="none"
    stroke="#5FB7A5"
    strokeWidth="3"
  />
));
const stripes = (
  <path
    d="M166 8c-26 4-40 8-54 20 20-2 36-4 54-8Zm0 36c-24 0-40 4-52 12 18 2 34 2 52 0Zm0 34c-22-4-38-2-50 6 18 4 34 6 50 4Z"
    fill={INK}
  />
);
const dragonTiger = (
  <>
    <path d="M0 0h104v124H0Z" fill="#15463F" />
    {scales}
    <path d="M104 0c14 24-12 40 0 62s-10 44 0 62h104V0Z" fill={ORANGE} stroke={PAPER} strokeWidth="3" />
    {stripes}
  </>
);
const blackjack = (
  <>
    {card(78, -14, club)}
    {card(104, 0, spade)}
    {card(130, 14, heart)}
  </>
);
const moon = <circle cx="104" cy="62" r="42" fill="#F2E5B8" />;
const rabbit = (x: number, y: number, size: number): ReactNode => (
  <g transform={`translate(${x} ${y}) scale(${size})`} fill="#4A4370">
    <ellipse cx="-5" cy="-24" rx="5" ry="15" transform="rotate(-12 -5 -24)" />
    <ellipse cx="8" cy="-24" rx="5" ry="15" transform="rotate(16 8 -24)" />
    <circle cx="1" cy="-6" r="11" />
    <ellipse cx="2" cy="16" rx="15" ry="15" />
  </g>
);
const flowerCard = (x: number, drawing: ReactNode): ReactNode => (
  <g transform={`translate(${x} 62)`}>
    <rect x="-20" y="-32" width="40" height="64" rx="4" fill={PAPER} />
    {drawing}
  </g>
);
const wisteria = [-18, -6, 6, 18].map((y) => <circle key={y} cx={y % 12 === 0 ? 0 : 6} cy={y} r="6" fill="#7B57A6" />);
const hwatu = (
  <>
    {flowerCard(
      80,
      <>
        <circle cy="-8" r="13" fill={RED} />
        <path d="M-20 18c12-14 28-14 40 0v10c0 3-1 4-4 4h-32c-3 0-4-1-4-4Z" fill={GREEN} />
      </>,
    )}
    {flowerCard(128, wisteria)}
  </>
);
const coins = (
  <>
    <circle cx="76" cy="62" r="28" fill="none" stroke={PAPER} strokeWidth="5" />
    <circle cx="76" cy="62" r="7" fill={PAPER} />
    <circle cx="136" cy="62" r="28" fill={PAPER} />
    <circle cx="126" cy="62" r="7" fill={INK} />
    <circle cx="146" cy="62" r="7" fill={INK} />
  </>
);
const ladder = (
  <path
    d="M76 12v100m56-100v100M76 32h56M76 58h28m0 0h28m-56 28h56"
    fill="none"
    stroke={GOLD}
    strokeWidth="6"
    strokeLinecap="round"
  />
);
const twoCards = (
  <>
    {card(90, -10, spade)}
    {card(120, 10, diamond)}
  </>
);
const fruit = (x: number, y: number, size: number): ReactNode => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    <circle r="24" fill={ORANGE} />
    <path d="M0-22c4-12 14-16 22-14-2 10-10 16-22 14Z" fill={GREEN} />
  </g>
);
const star = (x: number, y: number, size: number): ReactNode => (
  <path key={x} d="M0-8 2-2 8 0 2 2 0 8-2 2-8 0-2-2Z" transform={`translate(${x} ${y}) scale(${size})`} fill={GOLD} />
);

/** A drawing for every game; one that lacks it does not compile. */
export const coverArt: Record<LobbyGameId, ReactNode> = {
  baccarat: twoCards,
  baccarat3: (
    <>
      {card(90, -10, heart)}
      {card(120, 10, club)}
    </>
  ),
  baccarat1: (
    <>
      {card(90, -8, club)}
      {card(120, 8, diamond)}
    </>
  ),
  speedBaccarat: (
    <>
      <path d="M8 44h50M2 62h46m10 18h-40" stroke={PALE} strokeWidth="3" />
      {card(96, -8, heart)}
      {card(126, 8, spade)}
    </>
  ),
  euroRoulette: roulette,
  speedRoulette: roulette,
  blackjack1: blackjack,
  blackjackVip: blackjack,
  dragonTiger,
  dragonTiger2: dragonTiger,
  highHwatu: hwatu,
  hwatuMatgo: hwatu,
  moneyWheel: (
    <g transform="translate(104 112)">
      <circle r="84" fill={GOLD} />
      {wedges(16, 79, '#8A7A1E', '#5A4F12')}
      <circle r="16" fill={PAPER} />
      <path d="m-8-104h16l-8 16Z" fill={PAPER} />
    </g>
  ),
  holdem: (
    <>
      {card(46, 0, diamond)}
      {card(75, 0, heart)}
      {card(104, 0, spade)}
      {card(133, 0, diamond)}
      {card(162, 0, club)}
    </>
  ),
  hiLo: (
    <>
      {card(70, 0, heart)}
      {card(138, 0, spade)}
      <path d="M96 62h16m-6-6 6 6-6 6" fill="none" stroke={PAPER} strokeWidth="3" />
    </>
  ),
  liveLadder: ladder,
  liveOddEven: coins,
  sicbo: (
    <>
      {die(72, 70, -12, [[0, 0]])}
      {die(104, 44, 8, [
        [-7, -7],
        [7, 7],
        [0, 0],
      ])}
      {die(136, 74, 18, [
        [-7, -7],
        [7, 7],
        [-7, 7],
        [7, -7],
      ])}
    </>
  ),
  moonSlot: (
    <>
      <rect x="46" y="18" width="116" height="88" rx="10" fill={GOLD} />
      {[54, 88, 122].map((x) => (
        <rect key={x} x={x} y="26" width="32" height="72" rx="4" fill={PAPER} />
      ))}
      <circle cx="70" cy="62" r="13" fill="#E9B949" />
      {rabbit(103, 66, 0.55)}
      <circle cx="138" cy="62" r="13" fill="#E9B949" />
      <path d="M46 62h-8m132 0h-8" stroke={PAPER} strokeWidth="4" />
    </>
  ),
  rabbitMill: (
    <>
      {moon}
      <circle cx="84" cy="44" r="7" fill="#D9CA92" />
      <circle cx="128" cy="80" r="10" fill="#D9CA92" />
      {rabbit(102, 66, 1)}
    </>
  ),
  lighthouse: (
    <>
      <path d="M104 40 0 22v34Zm0 0 104-18v34Z" fill="#8E9A78" opacity=".7" />
      <path d="M92 48h24l8 62H84Z" fill={PAPER} />
      <path d="M89 70h30l2 18H87Z" fill={RED} />
      <path d="M92 32h24v16H92Z" fill={GOLD} />
      <path d="m86 32 18-18 18 18Z" fill={RED} />
      <path d="M0 108c30-14 50 8 80-2s60-10 128 0v18H0Z" fill="#2E6E7E" />
    </>
  ),
  tigerEye: (
    <>
      <path
        d="M0 20c40-6 60 6 78 14-30 2-56 2-78-2Zm208 0c-40-6-60 6-78 14 30 2 56 2 78-2ZM0 92c36 4 58-2 74-12-28-4-52-2-74 2Zm208 0c-36 4-58-2-74-12 28-4 52-2 74 2Z"
        fill={INK}
      />
      <circle cx="104" cy="62" r="24" fill={GOLD} />
      <ellipse cx="104" cy="62" rx="5" ry="19" fill={INK} />
    </>
  ),
  drumBeat: (
    <g transform="translate(104 62)">
      <circle r="48" fill={RED} />
      <circle r="36" fill={PAPER} />
      <path d="M0-26a26 26 0 0 1 0 52 13 13 0 0 0 0-26 13 13 0 0 1 0-26Z" fill={RED} />
      <path d="M0-26a26 26 0 0 0 0 52 13 13 0 0 0 0-26 13 13 0 0 1 0-26Z" fill={BLUE} />
      <path d="m-64 54 18-14m110 14-18-14" stroke={GOLD} strokeWidth="6" strokeLinecap="round" />
    </g>
  ),
  iceGem: (
    <g transform="translate(104 62)">
      <path d="m-46-10 18-24h56l18 24L0 42Z" fill="#6DBFD0" />
      <path d="m-18-10 18-24 18 24L0 42Z" fill="#C6ECF2" />
      <path d="m-46-10h92" stroke="#2E6E7E" strokeWidth="2" />
    </g>
  ),
  nightTrain: (
    <>
      <path d="M52 38h86c14 0 22 10 22 22v22H52a8 8 0 0 1-8-8V46a8 8 0 0 1 8-8Z" fill={PAPER} />
      <path d="M44 62h116v8H44Z" fill={RED} />
      <path d="M58 46h18v10H58Zm26 0h18v10H84Zm26 0h18v10h-18Z" fill={INK} />
      <path d="M30 96h148" stroke={PALE} strokeWidth="3" strokeDasharray="10 6" />
    </>
  ),
  whaleSong: (
    <>
      <path
        d="M50 70c0-22 22-34 54-34 20 0 34 8 40 20l14-14c6 12 2 26-12 32-8 18-26 24-48 24-28 0-48-8-48-28Z"
        fill={PALE}
      />
      <path d="M54 80c20 12 60 14 88-2-8 16-24 20-44 20-22 0-38-6-44-18Z" fill={PAPER} />
      <circle cx="74" cy="66" r="3.5" fill={INK} />
      <path d="M92 34c-2-10-10-12-14-12m14 12c2-10 10-12 14-12" fill="none" stroke={PALE} strokeWidth="4" />
    </>
  ),
  tangerines: (
    <>
      {fruit(84, 54, 1)}
      {fruit(128, 50, 0.85)}
      {fruit(106, 84, 1)}
    </>
  ),
  pinwheelHill: (
    <>
      <path d="M0 124c50-40 150-40 208 0Z" fill="#3F7D4C" />
      <path d="M104 58v54" stroke={PAPER} strokeWidth="5" />
      <g transform="translate(104 54)">
        {[0, 90, 180, 270].map((turn) => (
          <path
            key={turn}
            d="M0 0V-36C20-34 24-16 0 0Z"
            transform={`rotate(${turn})`}
            fill={turn % 180 === 0 ? RED : BLUE}
          />
        ))}
        <circle r="5" fill={PAPER} />
      </g>
    </>
  ),
  starBridge: (
    <>
      <path d="M30 104c30-50 118-50 148 0" fill="none" stroke={PAPER} strokeWidth="8" />
      <path d="M58 100V80m23 20V70m23 30V66m23 34V70m23 30V80" stroke={PAPER} strokeWidth="4" />
      {[star(60, 30, 1), star(104, 22, 1.6), star(146, 36, 1.1), star(82, 48, 0.7)]}
    </>
  ),
  lotusPond: (
    <g transform="translate(104 74)">
      <ellipse cy="30" rx="56" ry="11" fill={GREEN} />
      {[-56, -28, 56, 28, 0].map((turn) => (
        <path
          key={turn}
          d="M0 22C-18 2-14-26 0-44 14-26 18 2 0 22Z"
          transform={`rotate(${turn} 0 22)`}
          fill={turn === 0 ? '#F0C2CF' : '#E79BB4'}
        />
      ))}
    </g>
  ),
};
