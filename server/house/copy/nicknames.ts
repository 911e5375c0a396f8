/** What the members of a demo house are called. */

/** Nicknames of the demo members, by user id. */
export const nicknames: Readonly<Record<string, string>> = {
  member1: '한판승부',
  member2: '백두산호랑이',
  member3: '동해바다',
  member4: '무등산수박',
  member5: '한라봉',
  member6: '설악산다람쥐',
  member7: '강남제비',
  member8: '부산갈매기',
  manager1: '매니저',
  admin1: '관리자',
};
