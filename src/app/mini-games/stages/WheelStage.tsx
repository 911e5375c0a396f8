/** Wheels: the roulette with its ball, and a ring of twelve with a pointer; beside them what came of it. */
import type { ReactNode } from 'react';
import { pocketColour, readRing, readRoulette } from '../../../domain/mini-games/wheels.ts';
import { letters, stageWords } from '../copy/stages.ts';
import { Stage, type SceneProps, type StageKind, type StageProps } from './Stage.tsx';
import { pocketAngle, POCKETS, restAngle, ringCourse, rouletteCourse, SECTORS, sectorAngle } from './wheelCourse.ts';
import * as styles from './WheelStage.css.ts';

const roulette: StageKind = { courseOf: rouletteCourse, Scene: Roulette, namesOf: (drawn) => drawn.map(String) };
const ring: StageKind = { courseOf: ringCourse, Scene: Ring, namesOf: (drawn) => drawn.map(String) };

export const WheelStage = (props: StageProps) => (
  <Stage {...props} kind={props.game.family === 'roulette' ? roulette : ring} />
);

const rad = (angle: number): number => ((angle - 90) * Math.PI) / 180;
const at = (angle: number, far: number): string =>
  `${(Math.cos(rad(angle)) * far).toFixed(2)} ${(Math.sin(rad(angle)) * far).toFixed(2)}`;

/** A part of a ring between two angles. */
const sectorPath = (middle: number, wide: number, inner: number, outer: number): string => {
  const [from, until] = [middle - wide / 2, middle + wide / 2];
  return `M ${at(from, outer)} A ${outer} ${outer} 0 0 1 ${at(until, outer)} L ${at(until, inner)} A ${inner} ${inner} 0 0 0 ${at(from, inner)} Z`;
};

const turned = (angle: number) => ({ transform: `rotate(${angle.toFixed(3)}deg)` });

/** Wheel, ball and what marks the pocket are boxes one in another: turning one then paints nothing anew. */
function Roulette({ drawn, seed, revealed }: SceneProps) {
  const pocket = readRoulette(drawn);
  if (pocket === undefined) return null;
  const isTold = revealed > 0;
  return (
    <div className={styles.scene}>
      <div className={styles.wheel}>
        <Layer>
          <circle className={styles.rim} r={122} />
        </Layer>
        <span className={styles.layer} style={turned(restAngle(seed))}>
          <span className={styles.layer} data-part="wheel">
            <Pockets />
            <span className={styles.layer} style={turned(pocketAngle(pocket))}>
              {isTold ? (
                <Layer>
                  <path className={styles.chosen} d={sectorPath(0, 360 / 37, 72, 114)} />
                </Layer>
              ) : null}
              <span className={styles.layer} data-part="ball" data-unread={!isTold || undefined}>
                <span className={styles.layer} data-part="drop">
                  <Layer>
                    <circle className={styles.ball} cy={-81} r={5.5} />
                  </Layer>
                </span>
              </span>
            </span>
          </span>
        </span>
      </div>
      <Told number={isTold ? pocket : undefined} color={pocketColour(pocket)}>
        {pocket === 0 ? null : (
          <>
            <li>{pocketColour(pocket) === 'red' ? letters.red : letters.black}</li>
            <li>{pocket % 2 === 1 ? letters.odd : letters.even}</li>
            <li>{pocket <= 18 ? stageWords.lowHalf : stageWords.highHalf}</li>
            <li className={styles.less}>
              {stageWords.dozen(Math.ceil(pocket / 12))} · {stageWords.column(((pocket - 1) % 3) + 1)}
            </li>
          </>
        )}
      </Told>
    </div>
  );
}

const Layer = ({ children }: { readonly children: ReactNode }) => (
  <svg className={styles.layer} viewBox="-128 -128 256 256">
    {children}
  </svg>
);

const Pockets = () => (
  <Layer>
    {POCKETS.map((number) => (
      <g key={number} transform={`rotate(${pocketAngle(number).toFixed(3)})`}>
        <path className={styles.pocket} data-color={pocketColour(number)} d={sectorPath(0, 360 / 37, 72, 114)} />
        <text className={styles.number} y={-98}>
          {number}
        </text>
      </g>
    ))}
    <circle className={styles.bowl} r={72} />
    <path className={styles.spokes} d="M -46 0 H 46 M 0 -46 V 46" />
    <circle className={styles.hub} r={20} />
  </Layer>
);

const SIZES = [letters.small, letters.middle, letters.big] as const;

function Ring({ drawn, revealed }: SceneProps) {
  const sector = readRing(drawn);
  if (sector === undefined) return null;
  const isTold = revealed > 0;
  return (
    <div className={styles.scene}>
      <div className={styles.wheel}>
        <Layer>
          <circle className={styles.rim} r={122} />
          {Array.from({ length: SECTORS }, (_, index) => index + 1).map((number) => (
            <g key={number}>
              <path
                className={styles.pocket}
                data-color={number % 2 === 1 ? 'blue' : 'red'}
                d={sectorPath(sectorAngle(number), 30, 74, 116)}
              />
              {isTold && number === sector ? (
                <path className={styles.chosen} d={sectorPath(sectorAngle(number), 30, 74, 116)} />
              ) : null}
              <text className={styles.sector} transform={`translate(${at(sectorAngle(number), 95)})`} y={6}>
                {number}
              </text>
            </g>
          ))}
          <circle className={styles.bowl} r={74} />
        </Layer>
        <span className={styles.layer} style={turned(sectorAngle(sector))}>
          <span className={styles.layer} data-part="pointer" data-unread={!isTold || undefined}>
            <Layer>
              <path className={styles.pointer} d="M 0 -70 L 9 -48 H 3.5 V 14 H -3.5 V -48 H -9 Z" />
              <circle className={styles.hub} r={16} />
            </Layer>
          </span>
        </span>
      </div>
      <Told number={isTold ? sector : undefined} color={sector % 2 === 1 ? 'blue' : 'red'}>
        <li>{sector % 2 === 1 ? letters.odd : letters.even}</li>
        <li>{sector <= 6 ? letters.under : letters.over} 6.5</li>
        <li>{SIZES[Math.ceil(sector / 4) - 1]}</li>
      </Told>
    </div>
  );
}

interface ToldProps {
  /** Absent while it turns. */
  readonly number: number | undefined;
  readonly color: string;
  readonly children: ReactNode;
}

const Told = ({ number, color, children }: ToldProps) => (
  <div className={styles.told}>
    <b className={styles.tile} data-color={number === undefined ? undefined : color}>
      {number ?? '–'}
    </b>
    <ul className={styles.facts}>{number === undefined ? null : children}</ul>
  </div>
);
