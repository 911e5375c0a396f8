/** Why the house does not do what a form asks, each reason with its status. */
export const accountStatuses = {
  malformed: 400,
  /** Whoever asks may never do this. */
  notYours: 403,
  /** Tendency 22 (SES-09). */
  restricted: 403,
  /** By the member's own limits (OWN-6). */
  excluded: 403,
  ownLimit: 403,
  signUpClosed: 403,
  /** Nobody joins from there (SES-R9). */
  shutAddress: 403,
  unknownRecommender: 404,
  unknownMember: 404,
  noSuchMessage: 404,
  /** User id, phone or PIN; which of them is not said. */
  wrongDetails: 404,
  userIdTaken: 409,
  nicknameTaken: 409,
  /** Of an authenticator, or kept for the day it is lost; also one that was used. */
  wrongCode: 422,
  /** A login that was begun, and left alone for too long. */
  loginOver: 410,
  /** Used, run out, or never given. */
  wrongTicket: 410,
  wrongPassword: 422,
  /** Among those that are tried first. */
  commonPassword: 422,
  /** A PIN among those that are tried first (ACC-12). */
  easyPin: 422,
  /** The one that is to be changed. */
  samePassword: 422,
  tooManyAttempts: 429,
  /** The site, or this part of it (SES-10, NAV-10). */
  maintenance: 503,
} as const;

/** The closed list of reasons; each has a status and a sentence. */
export type AccountReason = keyof typeof accountStatuses;
