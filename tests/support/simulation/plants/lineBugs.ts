/** Bugs in what makes a stream smaller and the offer countable: gathering, compressing, the index (S-13, S-28, S-29, IDX-6). */
import { bug, type PlantedBug } from './bug.ts';

const HELD = '../server/streams/held.ts';
const OUTLET = '../server/streams/outlet.ts';

export const LINE_BUGS: readonly PlantedBug[] = [
  bug(
    'origin',
    'lock-gathered',
    'what locks a price waits with the prices that are gathered',
    ['cut', 'lookMoved'],
    [HELD, 'if (!isMerelyMoving(event.feedEvent()))', 'if (events.length > 4_000)'],
  ),
  bug(
    'origin',
    'last-price-gathered-away',
    'of what is gathered the last price or score counts as overtaken',
    ['cut', 'lookMoved'],
    [
      HELD,
      'overtaken: leavesOut ? overtaken() : []',
      'overtaken: leavesOut ? [...overtaken().slice(0, -1), isMerelyMoving(events.at(-1)?.feedEvent())] : []',
    ],
  ),
  bug(
    'origin',
    'gzip-not-flushed',
    'what is compressed waits until its compressor has enough of it',
    [],
    [OUTLET, 'flush: constants.Z_SYNC_FLUSH', 'flush: constants.Z_NO_FLUSH'],
  ),
  bug(
    'origin',
    'gzip-leaves-the-rest',
    'what is written while a piece is compressed waits for the next one',
    [],
    [OUTLET, '      isBusy = false;\n      handOver();', '      isBusy = false;'],
  ),
  bug(
    'origin',
    'index-as-it-was-made',
    'an index that is kept does not tell what befell its games since',
    ['imageTorn', 'lookMoved'],
    ['../server/streams/offerIndex.ts', "games.length === 0 ? '' : packOffer(games)", "''"],
  ),
  bug(
    'image',
    'index-without-its-log',
    'an index counts as it was told, without what befell its games while its blocks came',
    ['blockSlow', 'lookMoved', 'epochChanged', 'logTrimmed', 'workerKilled'],
    [
      'db/ingest/bringForward.ts',
      'if (checkpoint.offset <= offset) return told;',
      'if (checkpoint.offset >= 0) return told;',
    ],
  ),
];
