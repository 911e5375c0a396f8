/** The call that has a document of the house fetched (DOC-1). */
import { z } from 'zod';
import { DocumentName } from '../../domain/calls/house.ts';
import type { Documents } from '../documents/documents.ts';
import type { Handlers } from '../serveCalls.ts';

/** The call settles when the document was fetched or could not be; what it holds is read from the local database. */
export function documentHandlers(documents: Documents): Handlers<'refreshDocument'> {
  return {
    refreshDocument: {
      takes: z.tuple([DocumentName, z.boolean().optional()]),
      answer: (name, isAnew) => (isAnew === true ? documents.renew(name) : documents.refresh(name)),
    },
  };
}
