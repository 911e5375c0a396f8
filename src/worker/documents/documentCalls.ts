/** The call by which each document of the house is fetched; it must be for whom the document is. */
import type { HttpCall } from '../../domain/calls/httpCall.ts';
import {
  bannersCall,
  maintenanceCall,
  messengersCall,
  popupsCall,
  rulesCall,
  signUpCall,
} from '../../domain/calls/house.ts';
import { lettersCall } from '../../domain/calls/letters.ts';
import { topEventsCall } from '../../domain/calls/sports.ts';
import type { documentAudience } from '../../domain/notices/documentAudience.ts';
import type { DocumentName } from '../../domain/notices/houseDocuments.ts';

/** Asked for without a word, and answered with what `houseDocuments` says. */
type DocumentCall<Name extends DocumentName> = Pick<HttpCall, 'path' | 'answer'> & {
  readonly method: 'GET';
  readonly caller: (typeof documentAudience)[Name];
  readonly timeoutMs: number;
};

export const documentCalls: { readonly [Name in DocumentName]: DocumentCall<Name> } = {
  signUp: signUpCall,
  maintenance: maintenanceCall,
  messengers: messengersCall,
  popups: popupsCall,
  messages: lettersCall,
  banners: bannersCall,
  rules: rulesCall,
  topEvents: topEventsCall,
};
