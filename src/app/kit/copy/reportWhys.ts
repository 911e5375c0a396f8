/** Why a post or a comment is reported, as members choose it and operators read it. */
import type { ReportWhy } from '../../../domain/posts/post.ts';

export const reportWhys: Readonly<Record<ReportWhy, string>> = {
  abuse: '욕설·비방',
  advert: '광고·도배',
  private: '개인정보·계좌 노출',
  other: '기타',
};
