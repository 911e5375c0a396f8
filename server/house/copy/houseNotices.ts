/** What the house tells by itself: the first news and popup, and its letters. HTML. */

export const houseNotices = {
  news: [
    '[공지] 한판은 모의 머니로만 운영됩니다. 충전과 환전에 실제 돈이 오가지 않습니다.',
    '[안내] 경기 시작 후에는 사전 베팅이 마감됩니다. 배당은 실시간으로 변경될 수 있습니다.',
  ],
  popup:
    '<h3>한판에 오신 것을 환영합니다</h3><p>모의 머니로 실시간 배당을 그대로 즐겨보세요. 실제 돈은 오가지 않습니다.</p>' +
    '<table><tbody><tr><th>최소 베팅</th><td>5,000원</td></tr><tr><th>배당 변경</th><td>접수 전에 다시 묻습니다</td></tr>' +
    '<tr><th>결과 확인</th><td>경기 종료 후 바로 정산</td></tr></tbody></table>',
  recovery: {
    title: '비밀번호 찾기 안내',
    contents:
      '<p>회원님의 정보로 비밀번호 찾기가 진행되었습니다.</p><p>본인이 아니라면 비밀번호와 PIN을 변경하고 고객센터로 문의해주세요.</p>',
  },
  passwordChanged: {
    title: '비밀번호가 변경되었습니다',
    contents:
      '<p>비밀번호 찾기로 비밀번호가 변경되었습니다.</p><p>본인이 변경하지 않았다면 바로 고객센터로 문의해주세요.</p>',
  },
  welcomeTitle: '가입을 환영합니다',
  welcome:
    '<p>한판에 가입해 주셔서 감사합니다.</p><p>한판은 모의 머니로만 운영되며, 이용 중 궁금한 점은 고객센터로 문의해주세요.</p>',
} as const;
