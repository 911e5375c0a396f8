/** How many posts of others came after those that are shown (FRE-9). */
import type { DocumentOf } from '../../../domain/calls/house.ts';
import type { Post, WrittenKind } from '../../../domain/posts/post.ts';

/**
 * @param head the newest posts, as they were last asked for
 * @param shown rows of the list, the newest first
 */
export function newerThan(
  head: DocumentOf<'boardHead'>,
  shown: readonly Pick<Post, 'id' | 'at'>[],
  kind: WrittenKind | 'all',
): number {
  const known = new Set(shown.map(({ id }) => id));
  const newest = shown[0]?.at ?? 0;
  return head.filter(
    (post) => !post.isOwn && post.at >= newest && !known.has(post.id) && (kind === 'all' || post.kind === kind),
  ).length;
}
