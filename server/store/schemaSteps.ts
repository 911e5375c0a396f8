/**
 * How the tables came to be: numbered steps, each applied once and remembered. A step that was released is never edited.
 */

/** Position in the list + 1 is the step's number. */
export const SCHEMA_STEPS: readonly string[] = [
  `
  CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE leases (name TEXT PRIMARY KEY, holder TEXT NOT NULL, expires_at INTEGER NOT NULL) WITHOUT ROWID;

  CREATE TABLE members (
    id TEXT PRIMARY KEY,
    user_id TEXT NOT NULL UNIQUE,
    password_hash TEXT NOT NULL,
    nickname TEXT NOT NULL,
    level INTEGER NOT NULL,
    point INTEGER NOT NULL CHECK (point >= 0),
    type INTEGER NOT NULL,
    role INTEGER NOT NULL,
    withdrawal_type INTEGER NOT NULL,
    tendency INTEGER NOT NULL,
    updated_at INTEGER NOT NULL
  ) WITHOUT ROWID;

  CREATE TABLE sessions (
    token_hash TEXT PRIMARY KEY,
    member_id TEXT NOT NULL REFERENCES members (id),
    state TEXT NOT NULL CHECK (state IN ('active', 'replaced', 'closed', 'loggedOut', 'expired')),
    created_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL,
    ended_at INTEGER
  ) WITHOUT ROWID;
  CREATE UNIQUE INDEX one_active_session ON sessions (member_id) WHERE state = 'active';
  CREATE INDEX ended_sessions ON sessions (ended_at) WHERE ended_at IS NOT NULL;

  CREATE TABLE fixtures (
    fixture_id TEXT PRIMARY KEY,
    sport_id TEXT NOT NULL,
    location_id TEXT NOT NULL,
    league_id TEXT NOT NULL,
    start_at INTEGER NOT NULL,
    status TEXT NOT NULL,
    body TEXT NOT NULL
  );
  CREATE TABLE producers (producer TEXT PRIMARY KEY, state TEXT NOT NULL, changed_at INTEGER NOT NULL) WITHOUT ROWID;

  CREATE TABLE bets (
    bet_id TEXT PRIMARY KEY,
    member_id TEXT NOT NULL REFERENCES members (id),
    key TEXT NOT NULL,
    page TEXT NOT NULL,
    bet_style TEXT NOT NULL,
    stake INTEGER NOT NULL CHECK (stake > 0),
    total_odds INTEGER NOT NULL,
    expected_winnings INTEGER NOT NULL,
    paid INTEGER NOT NULL CHECK (paid >= 0),
    status INTEGER NOT NULL,
    placed_at INTEGER NOT NULL,
    settled_at INTEGER,
    UNIQUE (member_id, key)
  );
  CREATE INDEX bets_of_member ON bets (member_id, placed_at DESC, bet_id DESC);
  CREATE TABLE bet_picks (
    bet_id TEXT NOT NULL REFERENCES bets (bet_id),
    ordinal INTEGER NOT NULL,
    fixture_id TEXT NOT NULL,
    selection_id TEXT NOT NULL,
    settlement INTEGER,
    body TEXT NOT NULL,
    PRIMARY KEY (bet_id, ordinal)
  ) WITHOUT ROWID;
  CREATE INDEX unsettled_picks ON bet_picks (fixture_id, selection_id) WHERE settlement IS NULL;
  CREATE TABLE bet_keys (
    member_id TEXT NOT NULL REFERENCES members (id),
    key TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('decided', 'void')),
    fingerprint TEXT,
    parent_key TEXT,
    status INTEGER,
    body TEXT,
    created_at INTEGER NOT NULL,
    PRIMARY KEY (member_id, key)
  ) WITHOUT ROWID;

  CREATE TABLE accounts (
    account TEXT PRIMARY KEY,
    balance INTEGER NOT NULL,
    CHECK (balance >= 0 OR account LIKE 'house:%')
  ) WITHOUT ROWID;
  CREATE TABLE transfers (
    transfer_id INTEGER PRIMARY KEY AUTOINCREMENT,
    from_account TEXT NOT NULL,
    to_account TEXT NOT NULL,
    amount INTEGER NOT NULL CHECK (amount > 0),
    kind TEXT NOT NULL,
    bet_id TEXT,
    at INTEGER NOT NULL,
    CHECK (from_account <> to_account)
  );
  CREATE INDEX transfers_of_bet ON transfers (bet_id) WHERE bet_id IS NOT NULL;

  CREATE TABLE event_log (
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    stream TEXT NOT NULL,
    position INTEGER NOT NULL,
    envelope TEXT NOT NULL,
    UNIQUE (stream, position)
  );
  CREATE TABLE stream_heads (
    stream TEXT PRIMARY KEY,
    head INTEGER NOT NULL,
    trimmed_to INTEGER NOT NULL,
    resume_floor INTEGER NOT NULL
  ) WITHOUT ROWID;

  CREATE TABLE settings (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE levels (level INTEGER PRIMARY KEY, body TEXT NOT NULL);
  CREATE TABLE news (id TEXT PRIMARY KEY, contents TEXT NOT NULL, ordinal INTEGER NOT NULL) WITHOUT ROWID;
  CREATE TABLE messages (
    id TEXT PRIMARY KEY,
    member_id TEXT NOT NULL REFERENCES members (id),
    title TEXT NOT NULL,
    contents TEXT NOT NULL,
    sent_at INTEGER NOT NULL,
    read_at INTEGER
  ) WITHOUT ROWID;
  CREATE INDEX unread_messages ON messages (member_id) WHERE read_at IS NULL;
  `,
];
