/** Names of the operators that a demo house begins with, by user id. */
export const operatorNames: Readonly<Record<string, string>> = {
  owner1: '윤서진',
  trader1: '한도윤',
  cashier1: '정하린',
  cashier2: '최민재',
  support1: '오지우',
  partner1: '한강본부',
  partner2: '마포점',
};
