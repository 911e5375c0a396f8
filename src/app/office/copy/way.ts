/** The way from a member's page to the office; apart from the office's own words, which members' pages do not load. */
export const toOffice = '운영 화면 열기';
