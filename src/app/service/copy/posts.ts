/** The words of the free board (COM-05). */
import { formatWon } from '../../../domain/kernel/money.ts';
import type { PostKind, PostState } from '../../../domain/posts/post.ts';

export const posts = {
  title: '자유게시판',
  write: '글쓰기',
  search: '제목 검색',
  filters: '게시판 분류',
  all: '전체',
  own: '내 글',
  fresh: (count: number) => `새 글 ${count >= 20 ? '20개 이상' : `${count}개`}`,
  pinned: '공지',
  refresh: '새 글 확인',
  loading: '게시글을 불러오는 중입니다.',
  failed: '게시글을 불러오지 못했습니다.',
  empty: '아직 게시글이 없습니다.',
  emptyHint: '첫 번째 글을 남겨보세요.',
  emptySearch: '찾는 글이 없습니다.',
  emptySearchHint: '다른 검색어를 입력해보세요.',
  end: '모든 글을 불러왔습니다.',
  views: (count: number) => `조회 ${formatWon(count)}`,
  comments: '댓글',
  commentsOf: (count: number) => `댓글 ${formatWon(count)}`,
  back: '목록으로',
  missing: '글을 찾을 수 없습니다.',
  missingHint: '삭제되었거나 볼 수 없는 글입니다.',
  edited: '수정됨',
  edit: '수정',
  editHint: (minutes: number) => `${minutes}분 동안 수정할 수 있습니다.`,
  remove: '삭제',
  removeQuestion: '삭제하시겠습니까?',
  removeHint: '삭제한 내용은 되돌릴 수 없습니다.',
  removed: '삭제했습니다.',
  report: '신고',
  reported: '신고함',
  reportTitle: '무엇이 문제인가요?',
  reportHint: '신고한 사람은 공개되지 않습니다. 확인하는 동안 글이 숨겨질 수 있습니다.',
  reportDone: '신고가 접수되었습니다.',
  writer: '글쓴이',
  me: '나',
  comment: '댓글을 입력해주세요',
  send: '등록',
  noComments: '아직 댓글이 없습니다.',
  olderComments: '이전 댓글 더보기',
  kind: '분류',
  subject: '제목',
  text: '내용',
  textHint: '다른 회원이 읽는 글입니다. 연락처와 계좌번호는 남기지 마세요. 주소를 적어도 링크로 바뀌지 않습니다.',
  submit: '등록하기',
  save: '수정하기',
  written: '글이 등록되었습니다.',
  saved: '글이 수정되었습니다.',
} as const;

export const postKinds: Readonly<Record<PostKind, string>> = {
  notice: '공지',
  analysis: '분석',
  talk: '잡담',
  question: '질문',
  boast: '자랑',
};

/** What stands where a text is not shown. */
export const unshown: Readonly<Record<Exclude<PostState, 'shown'>, { readonly name: string; readonly why: string }>> = {
  held: { name: '숨긴 글', why: '신고가 접수되어 확인하는 동안 숨긴 글입니다.' },
  hidden: { name: '숨긴 글', why: '운영 규정에 따라 숨긴 글입니다.' },
  deleted: { name: '삭제된 글', why: '작성자가 삭제한 글입니다.' },
};
