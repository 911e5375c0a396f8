/** Bugs in fetching images in blocks and taking them over (S-25 … S-27). Hunted with the origin itself, which sends them. */
import { bug, type PlantedBug } from './bug.ts';

export const IMAGE_BUGS: readonly PlantedBug[] = [
  bug(
    'image',
    'block-starts-over',
    'a block whose answer broke is asked for from its beginning',
    ['imageTorn'],
    ['worker/streams/blockBytes.ts', 'const chunks = begun.get(block.name) ?? [];', 'const chunks: Uint8Array[] = [];'],
  ),
  bug(
    'image',
    'image-without-its-log',
    'an image in blocks is taken over as it was made, without what came since',
    [],
    ['db/ingest/foldImage.ts', 'return replay.take(row);', 'return true;'],
  ),
  bug(
    'image',
    'coming-taken-for-held',
    'topics whose image is still being fetched are followed when a stream is opened anew',
    ['cut', 'imageTorn'],
    [
      'db/records/followedTopics.ts',
      'else if (!coming.includes(topic)) behind.add(topic);',
      'else if (coming.includes(topic)) held.add(topic);\n      else behind.add(topic);',
    ],
  ),
];
