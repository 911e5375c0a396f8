/** Where each document of the house is fetched (docs/API.md). */
import type { DocumentName } from '../../domain/notices/houseDocuments.ts';

export const documentPaths: { readonly [Name in DocumentName]: string } = {
  signUp: '/settingSignUp',
  maintenance: '/setting/maintanace',
  messengers: '/setting/messenger',
  popups: '/popup',
  messages: '/message',
  banners: '/event/banner',
  rules: '/rule',
  topEvents: '/sports-prematch/event/top',
};
