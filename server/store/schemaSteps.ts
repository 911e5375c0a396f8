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
  `
  -- What settlement needs of a pick beside its words: whose it is, which market it backs, and the version of the result it has.
  ALTER TABLE bet_picks ADD COLUMN member_id TEXT NOT NULL DEFAULT '';
  ALTER TABLE bet_picks ADD COLUMN market_id TEXT NOT NULL DEFAULT '';
  ALTER TABLE bet_picks ADD COLUMN base_line TEXT NOT NULL DEFAULT '';
  ALTER TABLE bet_picks ADD COLUMN start_at INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE bet_picks ADD COLUMN result_version INTEGER NOT NULL DEFAULT 0;
  UPDATE bet_picks SET
    member_id = (SELECT member_id FROM bets WHERE bets.bet_id = bet_picks.bet_id),
    market_id = json_extract(body, '$.marketId'),
    base_line = json_extract(body, '$.baseLine'),
    start_at = json_extract(body, '$.startAt'),
    result_version = CASE WHEN settlement IS NULL THEN 0 ELSE 1 END;
  DROP INDEX unsettled_picks;
  CREATE INDEX picks_by_result ON bet_picks (fixture_id, selection_id, result_version);
  CREATE INDEX picks_of_member ON bet_picks (member_id, fixture_id);
  CREATE INDEX picks_without_result ON bet_picks (start_at) WHERE settlement IS NULL;
  CREATE INDEX open_bets ON bets (bet_id, stake) WHERE status = 0;

  -- Results of selections somebody backs; the version grows by one with every correction.
  CREATE TABLE results (
    fixture_id TEXT NOT NULL,
    selection_id TEXT NOT NULL,
    settlement INTEGER,
    version INTEGER NOT NULL CHECK (version > 0),
    at INTEGER NOT NULL,
    PRIMARY KEY (fixture_id, selection_id)
  ) WITHOUT ROWID;
  INSERT INTO results
    SELECT fixture_id, selection_id, max(settlement), 1, 0 FROM bet_picks
    WHERE settlement IS NOT NULL GROUP BY fixture_id, selection_id;
  -- Results whose bets are not all settled yet: what is left to do after a crash.
  CREATE TABLE settlement_work (
    work_id INTEGER PRIMARY KEY AUTOINCREMENT,
    fixture_id TEXT NOT NULL,
    selection_id TEXT NOT NULL,
    UNIQUE (fixture_id, selection_id)
  );
  -- Every settlement of every bet, once per result version.
  CREATE TABLE settlements (
    bet_id TEXT NOT NULL REFERENCES bets (bet_id),
    result_version INTEGER NOT NULL,
    status INTEGER NOT NULL,
    paid INTEGER NOT NULL CHECK (paid >= 0),
    at INTEGER NOT NULL,
    PRIMARY KEY (bet_id, result_version)
  ) WITHOUT ROWID;
  INSERT INTO settlements
    SELECT bet_id, (SELECT sum(result_version) FROM bet_picks WHERE bet_picks.bet_id = bets.bet_id), status, paid,
           coalesce(settled_at, placed_at)
    FROM bets WHERE status <> 0;

  -- Bets on games in play, between their arrival and their decision.
  CREATE TABLE held_bets (
    member_id TEXT NOT NULL REFERENCES members (id),
    key TEXT NOT NULL,
    bet_id TEXT NOT NULL UNIQUE,
    fingerprint TEXT NOT NULL,
    parent_key TEXT,
    policy TEXT NOT NULL CHECK (policy IN ('none', 'better', 'any')),
    request TEXT NOT NULL,
    scores TEXT NOT NULL,
    arrived_at INTEGER NOT NULL,
    decide_at INTEGER NOT NULL,
    PRIMARY KEY (member_id, key)
  ) WITHOUT ROWID;
  CREATE INDEX held_by_time ON held_bets (decide_at);

  CREATE TRIGGER transfers_stay BEFORE UPDATE ON transfers BEGIN SELECT RAISE(ABORT, 'transfers are append-only'); END;
  CREATE TRIGGER transfers_are_kept BEFORE DELETE ON transfers BEGIN SELECT RAISE(ABORT, 'transfers are append-only'); END;
  CREATE TRIGGER settlements_stay BEFORE UPDATE ON settlements BEGIN SELECT RAISE(ABORT, 'settlements are append-only'); END;
  CREATE TRIGGER settlements_are_kept BEFORE DELETE ON settlements BEGIN SELECT RAISE(ABORT, 'settlements are append-only'); END;
  `,
  `
  -- Bets whose settlement failed by itself: for the operator, out of the way of the others.
  CREATE TABLE set_aside_bets (
    bet_id TEXT PRIMARY KEY REFERENCES bets (bet_id),
    why TEXT NOT NULL,
    at INTEGER NOT NULL
  ) WITHOUT ROWID;
  `,
  `
  -- Who joins by themselves: how they prove who they are when a password is lost, and who vouched for them.
  ALTER TABLE members ADD COLUMN phone TEXT NOT NULL DEFAULT '';
  ALTER TABLE members ADD COLUMN pin_hash TEXT NOT NULL DEFAULT '';
  ALTER TABLE members ADD COLUMN recommender TEXT;
  CREATE INDEX members_by_nickname ON members (nickname);
  CREATE INDEX messages_of_member ON messages (member_id, sent_at DESC, id DESC);

  -- Tickets that set a new password once.
  CREATE TABLE password_tickets (
    ticket_hash TEXT PRIMARY KEY,
    member_id TEXT NOT NULL REFERENCES members (id),
    expires_at INTEGER NOT NULL
  ) WITHOUT ROWID;
  `,
  `
  -- How often what browsers are shown of a row has changed: which of two records is newer, without asking a clock.
  ALTER TABLE members ADD COLUMN revision INTEGER NOT NULL DEFAULT 0;
  CREATE TRIGGER members_are_revised
  AFTER UPDATE OF nickname, level, point, type, role, withdrawal_type, tendency ON members
  BEGIN UPDATE members SET revision = OLD.revision + 1 WHERE id = NEW.id; END;
  `,
  `
  -- What nicknames look like: a name that passes for another's is taken.
  ALTER TABLE members ADD COLUMN nickname_key TEXT NOT NULL DEFAULT '';
  DROP INDEX members_by_nickname;
  CREATE INDEX members_by_nickname ON members (nickname_key);

  -- Keys that stand for no bet go once they are old.
  CREATE INDEX keys_without_bet ON bet_keys (created_at) WHERE status IS NOT 200;
  `,
  `
  -- Addresses a member has signed in from, as digests: strangers' guesses do not lock a member out there.
  CREATE TABLE known_addresses (
    member_id TEXT NOT NULL REFERENCES members (id),
    address TEXT NOT NULL,
    seen_at INTEGER NOT NULL,
    PRIMARY KEY (member_id, address)
  ) WITHOUT ROWID;

  -- The hash in whose place the same password was stored at a higher cost; empty after any other change.
  ALTER TABLE members ADD COLUMN renewed_from TEXT NOT NULL DEFAULT '';

  -- Whether the password was given by the house and opens nothing but its own change.
  ALTER TABLE members ADD COLUMN must_change INTEGER NOT NULL DEFAULT 0;

  -- The second factor of operators, and where a login stands between its password and its token.
  CREATE TABLE second_factors (
    member_id TEXT PRIMARY KEY REFERENCES members (id),
    secret TEXT NOT NULL,
    last_step INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE TABLE recovery_codes (
    code_hash TEXT PRIMARY KEY,
    member_id TEXT NOT NULL REFERENCES members (id)
  ) WITHOUT ROWID;
  CREATE TABLE login_tickets (
    ticket_hash TEXT PRIMARY KEY,
    member_id TEXT NOT NULL REFERENCES members (id),
    step TEXT NOT NULL CHECK (step IN ('newPassword', 'enrol', 'code', 'recoveryCodes')),
    secret TEXT,
    expires_at INTEGER NOT NULL
  ) WITHOUT ROWID;
  `,
  `
  -- Results on which the feed and our own reckoning disagree: an operator decides.
  CREATE TABLE disputed_results (
    fixture_id TEXT NOT NULL,
    selection_id TEXT NOT NULL,
    settlement INTEGER NOT NULL,
    reckoned INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (fixture_id, selection_id)
  ) WITHOUT ROWID;
  `,
  `
  -- What an administrator decided otherwise is no news when the feed says it again.
  ALTER TABLE disputed_results ADD COLUMN is_overruled INTEGER NOT NULL DEFAULT 0;
  `,
  `
  -- A member's bets of one status, newest first: a page of them is read off the index.
  CREATE INDEX bets_by_status ON bets (member_id, status, placed_at DESC, bet_id DESC);
  `,
  `
  -- How games ended. Read by day, sport, league and name, and of a team at home and away.
  CREATE TABLE game_results (
    fixture_id TEXT PRIMARY KEY,
    sport_id TEXT NOT NULL,
    category TEXT NOT NULL,
    league_id TEXT NOT NULL,
    home TEXT NOT NULL,
    away TEXT NOT NULL,
    names TEXT NOT NULL,
    start_at INTEGER NOT NULL,
    ended_at INTEGER NOT NULL,
    status TEXT NOT NULL,
    home_score INTEGER,
    away_score INTEGER,
    corrections INTEGER NOT NULL DEFAULT 0,
    body TEXT NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX game_results_by_start ON game_results (start_at DESC, fixture_id DESC);
  CREATE INDEX game_results_by_category ON game_results (category, start_at DESC, fixture_id DESC);
  CREATE INDEX game_results_by_league ON game_results (league_id, start_at DESC, fixture_id DESC);
  CREATE INDEX game_results_at_home ON game_results (sport_id, home, start_at DESC);
  CREATE INDEX game_results_away ON game_results (sport_id, away, start_at DESC);
  `,
  `
  -- A league's season is added up from the index alone.
  CREATE INDEX game_results_of_season ON game_results (league_id, start_at, home, away, home_score, away_score)
    WHERE home_score IS NOT NULL;
  `,
  `
  -- When a member took a bet back, counted by the day; and what a member's bets of a span come to, off one index.
  ALTER TABLE bets ADD COLUMN cancelled_at INTEGER;
  CREATE INDEX bets_taken_back ON bets (member_id, cancelled_at) WHERE cancelled_at IS NOT NULL;
  CREATE INDEX bets_added_up ON bets (member_id, placed_at, page, status, stake, paid);
  `,
  `
  -- Numbers of the games of proto rounds, told once and kept.
  CREATE TABLE proto_numbers (
    round INTEGER NOT NULL,
    place INTEGER NOT NULL,
    fixture_id TEXT NOT NULL,
    PRIMARY KEY (round, place)
  ) WITHOUT ROWID;
  CREATE UNIQUE INDEX proto_numbers_by_game ON proto_numbers (round, fixture_id);
  `,
  `
  -- Rounds of mini games and virtual games: what each day's seeds lead to, and how rounds ended. A round ends once.
  CREATE TABLE draw_chains (
    game_id TEXT NOT NULL,
    day TEXT NOT NULL,
    rounds INTEGER NOT NULL CHECK (rounds > 0),
    top_seed TEXT NOT NULL,
    commitment TEXT NOT NULL,
    salt TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    PRIMARY KEY (game_id, day)
  ) WITHOUT ROWID;
  CREATE TABLE rounds (
    round_id TEXT PRIMARY KEY,
    game_id TEXT NOT NULL,
    draws_at INTEGER NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('drawn', 'void')),
    drawn TEXT NOT NULL,
    seed TEXT NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX rounds_by_time ON rounds (draws_at DESC, round_id DESC);
  CREATE INDEX rounds_of_game ON rounds (game_id, draws_at DESC, round_id DESC);
  `,
  `
  -- What a transfer is for, where that is no bet; and points in the books: those that members have were given to them.
  ALTER TABLE transfers ADD COLUMN cause TEXT;
  CREATE INDEX transfers_by_cause ON transfers (cause) WHERE cause IS NOT NULL;
  INSERT INTO accounts (account, balance)
    SELECT 'points:' || id, point FROM members WHERE point > 0;
  INSERT INTO accounts (account, balance)
    SELECT 'house:points', -sum(point) FROM members WHERE point > 0 HAVING sum(point) > 0;
  INSERT INTO transfers (from_account, to_account, amount, kind, at)
    SELECT 'house:points', 'points:' || id, point, 'pointsGranted', updated_at FROM members WHERE point > 0;
  `,
  `
  -- Limits that members set themselves, and by which they are shut out; and what is asked of the ledger and of sessions for them.
  CREATE TABLE own_limits (
    member_id TEXT NOT NULL REFERENCES members (id),
    kind TEXT NOT NULL CHECK (kind IN ('deposit', 'loss', 'stake', 'bet', 'session')),
    span TEXT NOT NULL CHECK (span IN ('day', 'week', 'month', 'bet')),
    amount INTEGER CHECK (amount >= 0),
    raised_to INTEGER CHECK (raised_to >= 0),
    raised_from INTEGER,
    PRIMARY KEY (member_id, kind, span)
  ) WITHOUT ROWID;
  CREATE TABLE exclusions (
    member_id TEXT NOT NULL REFERENCES members (id),
    since INTEGER NOT NULL,
    length TEXT NOT NULL,
    until INTEGER,
    PRIMARY KEY (member_id, since)
  ) WITHOUT ROWID;
  CREATE TRIGGER exclusions_stay BEFORE UPDATE ON exclusions BEGIN SELECT RAISE(ABORT, 'exclusions stay'); END;
  CREATE TRIGGER exclusions_are_kept BEFORE DELETE ON exclusions BEGIN SELECT RAISE(ABORT, 'exclusions are kept'); END;
  CREATE TABLE reality_checks (
    member_id TEXT PRIMARY KEY REFERENCES members (id),
    minutes INTEGER NOT NULL CHECK (minutes >= 0),
    acknowledged_at INTEGER
  ) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS transfers_out ON transfers (from_account, at);
  CREATE INDEX IF NOT EXISTS transfers_in ON transfers (to_account, at);
  CREATE INDEX sessions_of_member ON sessions (member_id, created_at);
  `,
  `
  -- Keys of commands that are no bets go after a while, whatever they came to.
  ALTER TABLE bet_keys ADD COLUMN command TEXT;
  CREATE INDEX keys_of_commands ON bet_keys (created_at) WHERE command IS NOT NULL;
  `,
  `
  -- Every member's own ledger, as they read it: an entry for each change of what is available and of points, with what was there after it.
  CREATE TABLE ledger_entries (
    entry_id INTEGER PRIMARY KEY AUTOINCREMENT,
    member_id TEXT NOT NULL,
    purse TEXT NOT NULL CHECK (purse IN ('money', 'points')),
    at INTEGER NOT NULL,
    delta INTEGER NOT NULL CHECK (delta <> 0),
    balance INTEGER NOT NULL,
    kind TEXT NOT NULL,
    cause TEXT,
    bet_id TEXT
  );
  WITH legs AS (
    SELECT transfer_id, to_account AS account, amount AS delta, kind, cause, bet_id, at FROM transfers
    UNION ALL
    SELECT transfer_id, from_account, -amount, kind, cause, bet_id, at FROM transfers
  ), drafts AS (
    SELECT min(transfer_id) AS place, account, sum(delta) AS delta, min(kind) AS kind, cause, bet_id, max(at) AS at FROM legs
    WHERE account GLOB 'available:*' OR account GLOB 'points:*'
    GROUP BY account, CASE WHEN kind IN ('betReturned', 'betPaid') THEN 'back ' || bet_id || ' ' || at ELSE transfer_id END
  )
  INSERT INTO ledger_entries (member_id, purse, at, delta, balance, kind, cause, bet_id)
    SELECT substr(account, instr(account, ':') + 1), iif(account GLOB 'points:*', 'points', 'money'),
      max(at) OVER so_far, delta, sum(delta) OVER so_far, kind, cause, bet_id
    FROM drafts WINDOW so_far AS (PARTITION BY account ORDER BY place) ORDER BY place;
  CREATE INDEX ledger_entries_in_order ON ledger_entries (member_id, purse, at DESC, entry_id DESC, kind, delta, balance);
  CREATE TRIGGER ledger_entries_stay BEFORE UPDATE ON ledger_entries BEGIN SELECT RAISE(ABORT, 'entries are append-only'); END;
  CREATE TRIGGER ledger_entries_are_kept BEFORE DELETE ON ledger_entries BEGIN SELECT RAISE(ABORT, 'entries are append-only'); END;
  `,
  `
  -- Requests to charge and to exchange: each becomes what it is for good once. Due: when a demo house approves by itself.
  CREATE TABLE money_requests (
    id TEXT PRIMARY KEY,
    member_id TEXT NOT NULL REFERENCES members (id),
    kind TEXT NOT NULL CHECK (kind IN ('charge', 'exchange')),
    state TEXT NOT NULL CHECK (state IN ('requested', 'approved', 'rejected', 'cancelled')),
    amount INTEGER NOT NULL CHECK (amount > 0),
    usdt INTEGER,
    rate INTEGER,
    bonus_kind TEXT,
    bonus_percent INTEGER,
    points INTEGER NOT NULL CHECK (points >= 0),
    rolling INTEGER NOT NULL CHECK (rolling >= 0),
    rolling_percent INTEGER NOT NULL,
    reason TEXT,
    requested_at INTEGER NOT NULL,
    due_at INTEGER,
    decided_at INTEGER
  ) WITHOUT ROWID;
  CREATE INDEX money_requests_of_member ON money_requests (member_id, requested_at DESC, id DESC);
  CREATE INDEX money_requests_decided ON money_requests (member_id, kind, state, decided_at);
  CREATE INDEX money_requests_waiting ON money_requests (requested_at) WHERE state = 'requested';
  CREATE INDEX money_requests_due ON money_requests (due_at) WHERE state = 'requested' AND due_at IS NOT NULL;
  CREATE TRIGGER money_requests_decided_once BEFORE UPDATE ON money_requests WHEN OLD.state <> 'requested'
    BEGIN SELECT RAISE(ABORT, 'a request is decided once'); END;
  CREATE TRIGGER money_requests_are_kept BEFORE DELETE ON money_requests
    BEGIN SELECT RAISE(ABORT, 'requests are kept'); END;
  -- The rate of play tether that is held for a member, one each.
  CREATE TABLE tether_rates (
    member_id TEXT PRIMARY KEY REFERENCES members (id),
    id TEXT NOT NULL,
    rate INTEGER NOT NULL CHECK (rate > 0),
    at INTEGER NOT NULL,
    until INTEGER NOT NULL,
    is_secure INTEGER NOT NULL
  ) WITHOUT ROWID;
  `,
  `
  -- What days bring: stamps, quests taken, places of tournaments that ended, and friends that brought points.
  CREATE TABLE stamps (
    member_id TEXT NOT NULL REFERENCES members (id),
    day TEXT NOT NULL,
    streak INTEGER NOT NULL CHECK (streak > 0),
    points INTEGER NOT NULL CHECK (points > 0),
    at INTEGER NOT NULL,
    PRIMARY KEY (member_id, day)
  ) WITHOUT ROWID;
  CREATE INDEX stamps_by_day ON stamps (day);
  CREATE TABLE quest_claims (
    member_id TEXT NOT NULL REFERENCES members (id),
    day TEXT NOT NULL,
    quest_id TEXT NOT NULL,
    points INTEGER NOT NULL CHECK (points > 0),
    at INTEGER NOT NULL,
    PRIMARY KEY (member_id, day, quest_id)
  ) WITHOUT ROWID;
  CREATE INDEX quest_claims_by_day ON quest_claims (day);
  CREATE TABLE tournaments_paid (id TEXT PRIMARY KEY, at INTEGER NOT NULL) WITHOUT ROWID;
  CREATE TABLE tournament_places (
    id TEXT NOT NULL REFERENCES tournaments_paid (id),
    place INTEGER NOT NULL CHECK (place > 0),
    member_id TEXT NOT NULL REFERENCES members (id),
    bet_id TEXT NOT NULL,
    score INTEGER NOT NULL,
    stake INTEGER NOT NULL,
    paid INTEGER NOT NULL,
    settled_at INTEGER NOT NULL,
    points INTEGER NOT NULL CHECK (points > 0),
    PRIMARY KEY (id, place)
  ) WITHOUT ROWID;
  CREATE TABLE friend_rewards (
    friend_id TEXT PRIMARY KEY REFERENCES members (id),
    member_id TEXT NOT NULL REFERENCES members (id),
    points INTEGER NOT NULL CHECK (points > 0),
    at INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX friend_rewards_of_member ON friend_rewards (member_id);
  ALTER TABLE members ADD COLUMN joined_at INTEGER NOT NULL DEFAULT 0;
  CREATE INDEX members_by_recommender ON members (recommender, joined_at DESC) WHERE recommender IS NOT NULL;
  CREATE INDEX won_bets ON bets (placed_at) WHERE status = 2;
  -- A member's own ledger answers what these were for.
  DROP INDEX transfers_out;
  DROP INDEX transfers_in;
  `,
  `
  -- Coupons, statements that wait to be saved, settlements that partners ask for; what the house corrected, off an index of its own.
  CREATE INDEX house_changes ON ledger_entries (member_id, at DESC, entry_id DESC)
    WHERE kind IN ('betCorrected', 'betTakenBack', 'houseAdjusted');
  CREATE TABLE coupons (
    coupon_id TEXT PRIMARY KEY,
    member_id TEXT REFERENCES members (id),
    code TEXT UNIQUE,
    kind TEXT NOT NULL CHECK (kind IN ('money', 'points', 'freeBet')),
    amount INTEGER NOT NULL CHECK (amount > 0),
    title TEXT NOT NULL,
    level INTEGER NOT NULL,
    least_charge INTEGER NOT NULL,
    folds INTEGER NOT NULL,
    odds INTEGER NOT NULL,
    issued_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL,
    used_at INTEGER,
    bet_id TEXT UNIQUE
  ) WITHOUT ROWID;
  CREATE INDEX coupons_of_member ON coupons (member_id, issued_at DESC, coupon_id DESC);
  CREATE TRIGGER coupons_are_used_once BEFORE UPDATE ON coupons WHEN OLD.used_at IS NOT NULL
    BEGIN SELECT RAISE(ABORT, 'a coupon is used once'); END;
  CREATE TABLE statement_tickets (
    ticket_hash TEXT PRIMARY KEY,
    member_id TEXT NOT NULL,
    purse TEXT NOT NULL CHECK (purse IN ('money', 'points')),
    from_at INTEGER NOT NULL,
    until_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE TABLE calculations (
    member_id TEXT NOT NULL REFERENCES members (id),
    area TEXT NOT NULL,
    day INTEGER NOT NULL,
    rolling INTEGER NOT NULL,
    amount INTEGER NOT NULL CHECK (amount > 0),
    state TEXT NOT NULL CHECK (state IN ('requested', 'paid', 'rejected')),
    at INTEGER NOT NULL,
    reason TEXT NOT NULL,
    PRIMARY KEY (member_id, area, day)
  ) WITHOUT ROWID;
  `,
  `
  -- Launches of games of suppliers, what suppliers asked of the wallet, once a key, and the house's own games: chains of seeds and rounds.
  CREATE TABLE lobby_sessions (
    session_id TEXT PRIMARY KEY,
    member_id TEXT NOT NULL,
    supplier TEXT NOT NULL,
    game TEXT NOT NULL,
    started_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX lobby_sessions_of_member ON lobby_sessions (member_id, started_at DESC);
  CREATE INDEX lobby_sessions_by_time ON lobby_sessions (started_at);
  CREATE TABLE supplier_calls (
    supplier TEXT NOT NULL,
    transaction_id TEXT NOT NULL,
    session_id TEXT NOT NULL,
    round_id TEXT NOT NULL,
    action TEXT NOT NULL CHECK (action IN ('debit', 'credit', 'rollback')),
    amount INTEGER NOT NULL,
    reference TEXT,
    said TEXT NOT NULL,
    answer TEXT NOT NULL,
    is_done INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (supplier, transaction_id)
  ) WITHOUT ROWID;
  CREATE INDEX supplier_calls_of_round ON supplier_calls (session_id, round_id);
  CREATE TABLE house_launches (
    session_id TEXT PRIMARY KEY,
    top_seed TEXT NOT NULL,
    commitment TEXT NOT NULL,
    played INTEGER NOT NULL,
    staked INTEGER NOT NULL,
    returned INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE TABLE house_rounds (
    round_id TEXT PRIMARY KEY,
    session_id TEXT NOT NULL,
    member_id TEXT NOT NULL,
    game TEXT NOT NULL,
    n INTEGER NOT NULL,
    choice TEXT NOT NULL,
    stake INTEGER NOT NULL,
    paid INTEGER NOT NULL,
    drawn TEXT NOT NULL,
    seed TEXT NOT NULL,
    salt TEXT NOT NULL,
    staked INTEGER NOT NULL,
    returned INTEGER NOT NULL,
    at INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX house_rounds_of_member ON house_rounds (member_id, at DESC, round_id DESC);
  CREATE INDEX house_rounds_of_launch ON house_rounds (session_id, at DESC, round_id DESC);
  `,
  `
  -- What members ask the customer centre, and what they say on the free board.
  CREATE TABLE inquiries (
    id TEXT PRIMARY KEY,
    member_id TEXT NOT NULL REFERENCES members (id),
    topic TEXT NOT NULL,
    bet_id TEXT,
    state TEXT NOT NULL CHECK (state IN ('waiting', 'answered', 'closed')),
    asked_at INTEGER NOT NULL,
    said_at INTEGER NOT NULL,
    turns TEXT NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX inquiries_of_member ON inquiries (member_id, asked_at DESC, id DESC);
  CREATE INDEX inquiries_by_state ON inquiries (member_id, state, asked_at DESC, id DESC);
  CREATE INDEX inquiries_waiting ON inquiries (said_at) WHERE state = 'waiting';
  CREATE TABLE posts (
    id TEXT PRIMARY KEY,
    member_id TEXT NOT NULL REFERENCES members (id),
    kind TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('shown', 'held', 'hidden', 'deleted')),
    title TEXT NOT NULL,
    text TEXT NOT NULL,
    at INTEGER NOT NULL,
    edited_at INTEGER,
    judged_at INTEGER,
    views INTEGER NOT NULL DEFAULT 0,
    comments INTEGER NOT NULL DEFAULT 0,
    reports INTEGER NOT NULL DEFAULT 0
  ) WITHOUT ROWID;
  CREATE INDEX posts_by_time ON posts (at DESC, id DESC) WHERE state <> 'deleted';
  CREATE INDEX posts_by_kind ON posts (kind, at DESC, id DESC) WHERE state <> 'deleted';
  CREATE INDEX posts_of_member ON posts (member_id, at DESC, id DESC);
  CREATE INDEX posts_reported ON posts (reports DESC) WHERE reports > 0 AND judged_at IS NULL;
  CREATE TABLE comments (
    id TEXT PRIMARY KEY,
    post_id TEXT NOT NULL REFERENCES posts (id),
    member_id TEXT NOT NULL REFERENCES members (id),
    state TEXT NOT NULL CHECK (state IN ('shown', 'held', 'hidden', 'deleted')),
    text TEXT NOT NULL,
    at INTEGER NOT NULL,
    judged_at INTEGER,
    reports INTEGER NOT NULL DEFAULT 0
  ) WITHOUT ROWID;
  CREATE INDEX comments_of_post ON comments (post_id, at DESC, id DESC);
  CREATE INDEX comments_of_member ON comments (member_id, at DESC);
  CREATE INDEX comments_reported ON comments (reports DESC) WHERE reports > 0 AND judged_at IS NULL;
  CREATE TABLE spoken_reports (
    what TEXT NOT NULL CHECK (what IN ('post', 'comment')),
    id TEXT NOT NULL,
    member_id TEXT NOT NULL REFERENCES members (id),
    why TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (what, id, member_id)
  ) WITHOUT ROWID;
  CREATE INDEX spoken_reports_of_member ON spoken_reports (member_id, at DESC);
  CREATE TABLE post_views (
    post_id TEXT NOT NULL,
    member_id TEXT NOT NULL,
    day INTEGER NOT NULL,
    PRIMARY KEY (day, post_id, member_id)
  ) WITHOUT ROWID;
  `,
  `
  -- Operators: who they are, their sessions, what each has taken, acts that wait for a second one, and what was done, which nobody changes any more.
  CREATE TABLE operators (
    member_id TEXT PRIMARY KEY REFERENCES members (id),
    name TEXT NOT NULL,
    role TEXT NOT NULL CHECK (role IN ('owner', 'trader', 'cashier', 'support', 'partner')),
    blocked_at INTEGER
  ) WITHOUT ROWID;
  INSERT INTO operators SELECT id, nickname, 'owner', NULL FROM members WHERE type = 1;
  CREATE TABLE operator_sessions (
    token_hash TEXT PRIMARY KEY,
    member_id TEXT NOT NULL REFERENCES operators (member_id),
    state TEXT NOT NULL CHECK (state IN ('active', 'ended', 'blocked')),
    created_at INTEGER NOT NULL,
    acted_at INTEGER NOT NULL,
    ended_at INTEGER
  ) WITHOUT ROWID;
  CREATE UNIQUE INDEX one_operator_session ON operator_sessions (member_id) WHERE state = 'active';
  CREATE TABLE office_leases (
    kind TEXT NOT NULL,
    id TEXT NOT NULL,
    operator_id TEXT NOT NULL REFERENCES operators (member_id),
    until INTEGER NOT NULL,
    PRIMARY KEY (kind, id)
  ) WITHOUT ROWID;
  CREATE INDEX office_leases_by_end ON office_leases (until);
  CREATE TABLE proposals (
    id TEXT PRIMARY KEY,
    act TEXT NOT NULL,
    given TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('waiting', 'confirmed', 'refused', 'withdrawn')),
    by_id TEXT NOT NULL REFERENCES operators (member_id),
    at INTEGER NOT NULL,
    reason TEXT NOT NULL,
    target TEXT NOT NULL,
    member_id TEXT,
    amount INTEGER NOT NULL,
    lines TEXT NOT NULL,
    hash TEXT NOT NULL,
    decided_by TEXT REFERENCES operators (member_id),
    decided_at INTEGER,
    CHECK (decided_by IS NULL OR state <> 'confirmed' OR decided_by <> by_id)
  ) WITHOUT ROWID;
  CREATE UNIQUE INDEX one_proposal_of_target ON proposals (target) WHERE state = 'waiting' AND target <> '';
  CREATE INDEX proposals_by_time ON proposals (state, at DESC);
  CREATE TRIGGER proposals_are_decided_once BEFORE UPDATE ON proposals WHEN OLD.state <> 'waiting'
    BEGIN SELECT RAISE(ABORT, 'a proposal is decided once'); END;
  CREATE TABLE audit_entries (
    seq INTEGER PRIMARY KEY,
    at INTEGER NOT NULL,
    operator_id TEXT,
    name TEXT NOT NULL,
    role TEXT,
    from_address TEXT NOT NULL,
    device TEXT NOT NULL,
    act TEXT NOT NULL,
    outcome TEXT NOT NULL,
    target TEXT NOT NULL,
    member TEXT,
    amount INTEGER,
    before TEXT NOT NULL,
    after TEXT NOT NULL,
    reason TEXT NOT NULL,
    effect_hash TEXT,
    proposed_by TEXT,
    previous_hash TEXT NOT NULL,
    hash TEXT NOT NULL
  );
  CREATE INDEX audit_of_target ON audit_entries (target, seq DESC) WHERE target <> '';
  CREATE INDEX audit_of_operator ON audit_entries (operator_id, seq DESC);
  CREATE TRIGGER audit_is_kept BEFORE DELETE ON audit_entries
    BEGIN SELECT RAISE(ABORT, 'an audit entry is never removed'); END;
  CREATE TRIGGER audit_is_as_it_was BEFORE UPDATE ON audit_entries
    BEGIN SELECT RAISE(ABORT, 'an audit entry is never changed'); END;
  CREATE TRIGGER audit_goes_on BEFORE INSERT ON audit_entries
    WHEN NEW.seq <> (SELECT coalesce(max(seq), 0) + 1 FROM audit_entries)
    BEGIN SELECT RAISE(ABORT, 'an audit entry follows the last one'); END;
  CREATE VIEW office_queue AS
    SELECT kind, id, requested_at AS since, amount, member_id FROM money_requests WHERE state = 'requested'
    UNION ALL
    SELECT 'calculation', member_id || '|' || area || '|' || day, at, amount, member_id FROM calculations WHERE state = 'requested'
    UNION ALL
    SELECT 'inquiry', id, said_at, NULL, member_id FROM inquiries WHERE state = 'waiting'
    UNION ALL
    SELECT 'report', 'post|' || id, at, NULL, member_id FROM posts WHERE reports > 0 AND judged_at IS NULL AND state <> 'deleted'
    UNION ALL
    SELECT 'report', 'comment|' || id, at, NULL, member_id FROM comments WHERE reports > 0 AND judged_at IS NULL AND state <> 'deleted';
  -- Where members sign in from, comparable between members: a keyed digest.
  ALTER TABLE known_addresses ADD COLUMN place TEXT NOT NULL DEFAULT '';
  CREATE INDEX members_of_place ON known_addresses (place) WHERE place <> '';
  CREATE INDEX calculations_waiting ON calculations (at) WHERE state = 'requested';
  CREATE INDEX money_requests_by_decision ON money_requests (decided_at DESC) WHERE decided_at IS NOT NULL;
  `,
  `
  CREATE TABLE articles (
    id TEXT PRIMARY KEY,
    part TEXT NOT NULL CHECK (part IN ('event', 'notice')),
    shelf TEXT NOT NULL,
    title TEXT NOT NULL,
    summary TEXT NOT NULL,
    contents TEXT NOT NULL,
    picture TEXT,
    starts_at INTEGER,
    ends_at INTEGER,
    at INTEGER NOT NULL,
    changed_at INTEGER,
    withdrawn_at INTEGER
  ) WITHOUT ROWID;
  CREATE INDEX articles_by_time ON articles (at DESC, id DESC);
  CREATE INDEX articles_by_part ON articles (part, at DESC, id DESC) WHERE withdrawn_at IS NULL;
  CREATE INDEX articles_by_shelf ON articles (shelf, at DESC, id DESC) WHERE withdrawn_at IS NULL;
  CREATE TABLE article_reads (
    article_id TEXT NOT NULL REFERENCES articles (id),
    member_id TEXT NOT NULL REFERENCES members (id),
    at INTEGER NOT NULL,
    PRIMARY KEY (article_id, member_id)
  ) WITHOUT ROWID;
  `,
  `
  -- With which addresses are made one text for all members.
  CREATE TABLE house_keys (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
  INSERT INTO house_keys VALUES ('place', hex(randomblob(32)));
  `,
  `
  -- Coupons long past are forgotten by when they were worth nothing any more.
  CREATE INDEX coupons_by_end ON coupons (expires_at);
  `,
  `
  DROP INDEX unread_messages;
  CREATE INDEX unread_messages ON messages (member_id, sent_at DESC, id DESC) WHERE read_at IS NULL;
  `,
  `
  -- The figures of a day over all members.
  CREATE INDEX bets_by_placing ON bets (placed_at);
  CREATE INDEX bets_by_settling ON bets (settled_at) WHERE settled_at IS NOT NULL;
  CREATE INDEX casino_transfers ON transfers (at) WHERE kind IN ('casinoStaked', 'casinoPaid', 'casinoReturned');
  `,
  `
  -- What the house holds and prices itself over its feed, and what the feed has open below it.
  CREATE TABLE holds (
    hold_key TEXT PRIMARY KEY,
    target TEXT NOT NULL,
    fixture_id TEXT,
    operator_id TEXT NOT NULL,
    name TEXT NOT NULL,
    at INTEGER NOT NULL,
    reason TEXT NOT NULL
  ) WITHOUT ROWID;
  CREATE TABLE overrides (
    fixture_id TEXT NOT NULL,
    selection_id TEXT NOT NULL,
    price INTEGER NOT NULL CHECK (price > 100),
    until INTEGER,
    operator_id TEXT NOT NULL,
    name TEXT NOT NULL,
    at INTEGER NOT NULL,
    reason TEXT NOT NULL,
    PRIMARY KEY (fixture_id, selection_id)
  ) WITHOUT ROWID;
  CREATE INDEX overrides_by_end ON overrides (until) WHERE until IS NOT NULL;
  ALTER TABLE fixtures ADD COLUMN fed_open TEXT;
  CREATE INDEX fixtures_ruled ON fixtures (fixture_id) WHERE fed_open IS NOT NULL;
  `,
  `
  -- Coupons of all members, the last issued first.
  CREATE INDEX coupons_by_issue ON coupons (issued_at DESC, coupon_id DESC);
  `,
  `
  -- What open bets stand on, in the order in which traders add it up.
  CREATE INDEX open_legs ON bet_picks (fixture_id, market_id, base_line, selection_id) WHERE settlement IS NULL;
  CREATE INDEX open_stakes ON bets (bet_id, stake, expected_winnings, member_id) WHERE status = 0;
  DROP INDEX open_bets;
  `,
  `
  -- Whom the house keeps out, and what operators say of members among themselves.
  CREATE TABLE member_blocks (
    member_id TEXT PRIMARY KEY REFERENCES members (id),
    operator_id TEXT NOT NULL,
    name TEXT NOT NULL,
    at INTEGER NOT NULL,
    reason TEXT NOT NULL
  ) WITHOUT ROWID;
  CREATE TABLE member_notes (
    id TEXT PRIMARY KEY,
    member_id TEXT NOT NULL REFERENCES members (id),
    operator_id TEXT NOT NULL,
    name TEXT NOT NULL,
    at INTEGER NOT NULL,
    text TEXT NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX member_notes_in_order ON member_notes (member_id, at DESC, id DESC);
  CREATE INDEX members_by_joining ON members (joined_at DESC, id DESC);
  CREATE INDEX audit_of_member ON audit_entries (member, seq DESC) WHERE member IS NOT NULL;
  `,
  `
  -- Percentages of partners, from when they hold, and what was paid out to them. What members play in lobbies, by day and lobby: launches that know it are forgotten.
  CREATE TABLE partner_rates (
    partner_id TEXT NOT NULL REFERENCES members (id),
    from_at INTEGER NOT NULL,
    casino INTEGER NOT NULL,
    slot INTEGER NOT NULL,
    mini INTEGER NOT NULL,
    PRIMARY KEY (partner_id, from_at)
  ) WITHOUT ROWID;
  CREATE TABLE rolling_payouts (
    id TEXT PRIMARY KEY,
    partner_id TEXT NOT NULL REFERENCES members (id),
    product TEXT NOT NULL CHECK (product IN ('casino', 'slot', 'mini')),
    amount INTEGER NOT NULL CHECK (amount > 0),
    at INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX rolling_payouts_of_partner ON rolling_payouts (partner_id, at DESC, id DESC);
  CREATE TABLE lobby_days (
    member_id TEXT NOT NULL,
    day INTEGER NOT NULL,
    lobby TEXT NOT NULL CHECK (lobby IN ('casino', 'slot')),
    rounds INTEGER NOT NULL,
    staked INTEGER NOT NULL,
    paid INTEGER NOT NULL,
    PRIMARY KEY (member_id, day, lobby)
  ) WITHOUT ROWID;
  CREATE INDEX lobby_days_by_day ON lobby_days (day);
  -- Of before: the ledger's sums by day, as slots where the only game of the house that is one was played, and what nobody knows any more as tables.
  WITH rounds AS (
    SELECT member_id, at, kind, delta,
      iif(EXISTS (SELECT 1 FROM supplier_calls AS calls JOIN lobby_sessions USING (session_id)
        WHERE calls.round_id = cause AND lobby_sessions.member_id = ledger_entries.member_id AND game = 'moonSlot'), 'slot', 'casino') AS lobby
    FROM ledger_entries WHERE purse = 'money' AND kind IN ('casinoStaked', 'casinoPaid', 'casinoReturned')
  )
  INSERT INTO lobby_days
    SELECT member_id, (at + 32400000) / 86400000 * 86400000 - 32400000, lobby, sum(kind = 'casinoStaked'),
      -sum(iif(kind = 'casinoPaid', 0, delta)), sum(iif(kind = 'casinoPaid', delta, 0))
    FROM rounds GROUP BY 1, 2, 3;
  `,
  `
  -- Which operator took a bet back; of one that its member took back nobody.
  ALTER TABLE bets ADD COLUMN cancelled_by TEXT;
  `,
  `
  -- Entries of all members' money by time, for reports.
  CREATE INDEX ledger_money_by_time ON ledger_entries (at) WHERE purse = 'money';
  `,
  `
  -- Whether whoever set the authenticator up has said that they keep its recovery codes.
  ALTER TABLE second_factors ADD COLUMN codes_kept INTEGER NOT NULL DEFAULT 1;
  `,
  `
  -- By how much the house moves the margin over its feed, and of what.
  CREATE TABLE margins (
    margin_key TEXT PRIMARY KEY,
    target TEXT NOT NULL,
    fixture_id TEXT,
    shift INTEGER NOT NULL CHECK (shift <> 0 AND shift BETWEEN -1000 AND 2000),
    operator_id TEXT NOT NULL,
    name TEXT NOT NULL,
    at INTEGER NOT NULL,
    reason TEXT NOT NULL
  ) WITHOUT ROWID;
  `,
  `
  -- The score that an operator entered last of a game, part by part.
  CREATE TABLE entered_scores (
    fixture_id TEXT PRIMARY KEY,
    score TEXT NOT NULL,
    operator_id TEXT NOT NULL,
    name TEXT NOT NULL,
    at INTEGER NOT NULL
  ) WITHOUT ROWID;
  `,
  `
  -- What the house caps by page, sport and type of market. Won.
  CREATE TABLE caps (
    cap_key TEXT PRIMARY KEY,
    target TEXT NOT NULL,
    max_stake INTEGER CHECK (max_stake > 0),
    max_winnings INTEGER CHECK (max_winnings > 0),
    operator_id TEXT NOT NULL,
    name TEXT NOT NULL,
    at INTEGER NOT NULL,
    reason TEXT NOT NULL
  ) WITHOUT ROWID;
  `,
  `
  -- What each process of the house holds open.
  CREATE TABLE processes (
    id TEXT PRIMARY KEY,
    role TEXT NOT NULL,
    seen_at INTEGER NOT NULL,
    events INTEGER NOT NULL,
    bets INTEGER NOT NULL,
    office INTEGER NOT NULL,
    members INTEGER NOT NULL,
    behind INTEGER NOT NULL
  ) WITHOUT ROWID;
  `,
  `
  -- What the feed tells of how a game ended, below the score that an operator entered of it; 'null' where it tells no end.
  ALTER TABLE game_results ADD COLUMN told TEXT;
  `,
  `
  -- Whether an operator decided it: the feed changes it no more.
  ALTER TABLE results ADD COLUMN is_ruled INTEGER NOT NULL DEFAULT 0;
  `,
  `
  -- Letters to many, and who has theirs yet to come: a row goes in the transaction that brings the letter.
  CREATE TABLE mailings (
    id TEXT PRIMARY KEY,
    title TEXT NOT NULL,
    contents TEXT NOT NULL,
    filter TEXT NOT NULL,
    operator_id TEXT NOT NULL,
    name TEXT NOT NULL,
    at INTEGER NOT NULL,
    members INTEGER NOT NULL,
    sent INTEGER NOT NULL,
    left_out INTEGER NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('sending', 'sent', 'stopped')),
    ended_at INTEGER
  ) WITHOUT ROWID;
  CREATE INDEX mailings_in_order ON mailings (at DESC, id DESC);
  CREATE INDEX mailings_under_way ON mailings (at, id) WHERE state = 'sending';
  CREATE TABLE mailing_members (
    mailing_id TEXT NOT NULL REFERENCES mailings (id),
    member_id TEXT NOT NULL REFERENCES members (id),
    PRIMARY KEY (mailing_id, member_id)
  ) WITHOUT ROWID;
  `,
  `
  -- Browsers that members signed in with, as digests of the marks that these keep.
  CREATE TABLE known_devices (
    device TEXT NOT NULL,
    member_id TEXT NOT NULL REFERENCES members (id),
    first_at INTEGER NOT NULL,
    seen_at INTEGER NOT NULL,
    PRIMARY KEY (device, member_id)
  ) WITHOUT ROWID;
  CREATE INDEX devices_of_member ON known_devices (member_id, seen_at DESC);
  CREATE INDEX devices_by_age ON known_devices (seen_at);
  `,
  `
  -- What the score that was told comes to, where that is another than the feed's result that was paid by; 0 where nobody has judged it yet. Of before, that is the last week.
  ALTER TABLE results ADD COLUMN contradicted_by INTEGER;
  UPDATE results SET contradicted_by = 0
    WHERE settlement > 0 AND is_ruled = 0 AND at >= (SELECT max(at) FROM results) - 604800000
      AND EXISTS (SELECT 1 FROM game_results WHERE game_results.fixture_id = results.fixture_id);
  CREATE INDEX contradicted_results ON results (at) WHERE contradicted_by IS NOT NULL;
  `,
  `
  -- When an operator made a round void, before its draw or after it. One without a seed is yet to be drawn.
  ALTER TABLE rounds ADD COLUMN voided_at INTEGER;
  CREATE INDEX voided_rounds ON rounds (voided_at DESC, round_id DESC) WHERE voided_at IS NOT NULL;
  `,
  `
  -- What the house pays on the markets of a game, and from which round on.
  CREATE TABLE game_payouts (
    game_id TEXT NOT NULL,
    from_at INTEGER NOT NULL,
    from_round TEXT NOT NULL,
    version INTEGER NOT NULL,
    odds TEXT NOT NULL,
    operator_id TEXT NOT NULL,
    name TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (game_id, from_at)
  ) WITHOUT ROWID;
  `,
];
