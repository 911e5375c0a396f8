/**
 * Which modules of the site share a file, so that a page asks for few files and for little it does not use.
 *
 * Left to itself the bundler makes a file for every set of pages that share something: home asked for 41, most below a kilobyte.
 */
import { broughtBy, type NamesModules } from './broughtBy.ts';
import { FIRST_SCRIPT } from './firstScript.ts';

interface FileGroup {
  readonly name: string | NamesModules;
  readonly priority: number;
  readonly test?: RegExp;
  /** Only what the page imports statically: the first visit's. */
  readonly tags?: '$initial'[];
  readonly minShareCount?: number;
  readonly entriesAware?: boolean;
  readonly entriesAwareMergeThreshold?: number;
  readonly includeDependenciesRecursively?: boolean;
}

/** Bytes of source below which a file of shared modules joins a neighbour. At 2,600 the board is 0.2 KB larger, and a bet waits for sixteen files in place of four. */
const SMALLEST_SHARED = 2_300;

/** What is drawn first, of any page that may be the first: nothing of it waits for a file of what comes later. */
const FIRST =
  /[\\/]src[\\/](?:app[\\/](?:main|ahead|shell[\\/]layout[\\/]DefaultLayout|frame[\\/]session[\\/]SessionReader|sports[\\/][\w-]+[\\/](?:Korea|Lines|Home|Europe|InPlay)Screen)|db[\\/]tables[\\/]database)\.tsx?$/;
/** The first script. */
const MAIN = /[\\/]src[\\/]app[\\/](?:main|ahead)\.tsx?$/;
/** What every page of a member waits for. */
const BEFORE =
  /[\\/]src[\\/](?:app[\\/](?:shell[\\/]layout[\\/]DefaultLayout|frame[\\/]session[\\/]SessionReader)|db[\\/]tables[\\/]database)\.tsx?$/;
/** Pages with prices that a member comes to first, each a file of its own beside what it imports. */
const PAGES = {
  home: /[\\/]sports[\\/]home[\\/]HomeScreen\.tsx$/,
  board: /[\\/]sports[\\/]odds-board[\\/]KoreaScreen\.tsx$/,
  lines: /[\\/]sports[\\/]odds-board[\\/]LinesScreen\.tsx$/,
};
const SCREEN = /Screen\.tsx$/;
/** What a press opens over a page: it opens before the rest has come. */
const PANELS = /[\\/](?:Drawers|FavouriteMenu|Lobby(?:Entries|Question)|MenuLinks)\.tsx$/;
const NO_SCREEN = /^(?!.*Screen\.tsx$)/;
/** What a phone's first bet opens. */
const BET = /[\\/]bet-slip[\\/](?:BetBar|BetQuestions|SlipSheet)\.tsx$/;

/** Names of games and words of their rounds: of the names of all pages, which any link leads by, and of the history of bets. */
const GAMES = /[\\/]mini-games[\\/]face\.ts$/;

/** What every page of a member draws right after its first drawing. */
const REST =
  /[\\/]src[\\/]app[\\/](?:shell[\\/]layout[\\/](?:PageKeys|KeepPlace)|frame[\\/]connection[\\/]LineNotice|service[\\/](?:limits[\\/]RealityCheck|messages[\\/]UnreadAlert)|kit[\\/]ui[\\/]TooltipBubble)\.tsx$/;

const groups: FileGroup[] = [
  // What runs before all else, with all it imports: it would wait for a second file.
  { name: 'first', priority: 5, test: FIRST_SCRIPT },
  // What the shell needs of the domain, a few lines: in a file of the domain they would be joined with what other pages need, and bring that along.
  {
    name: 'essentials',
    priority: 4.5,
    test: /[\\/]src[\\/]domain[\\/](?:kernel[\\/](?:bytes|decision)|notices[\\/]documentAudience)\.ts$/,
  },
  // With all it imports that no first page does: forty files, most below a kilobyte, were forty questions before a bet could be asked about.
  { name: broughtBy({ bet: BET }, FIRST), priority: 4.3, includeDependenciesRecursively: false },
  // Asked for together while the first prices are on their way, which waited behind so many files. What other pages import too would bring all of it along.
  {
    name: broughtBy({ rest: REST }, new RegExp(`${FIRST.source}|${SCREEN.source}|${PANELS.source}`)),
    priority: 4.28,
    includeDependenciesRecursively: false,
  },
  // A placed bet leads to its history by the names of all pages: eleven files, each known by the one before, were five round trips.
  { name: broughtBy({ games: GAMES }, FIRST), priority: 4.26, includeDependenciesRecursively: false },
  // What of the domain every page of a member waits for: a dozen files of a few lines each, were they shared out by who else uses them.
  {
    name: broughtBy({ rules: BEFORE }, MAIN),
    priority: 4.25,
    test: /[\\/]src[\\/]domain[\\/]/,
    includeDependenciesRecursively: false,
  },
  // Of the pages with prices: home asked for forty files, most below a kilobyte, six at a time.
  {
    name: broughtBy(PAGES, new RegExp(`${MAIN.source}|${BEFORE.source}`)),
    priority: 4.2,
    test: NO_SCREEN,
    includeDependenciesRecursively: false,
  },
  // Of the domain the shell uses a few functions; the schemas beside them are used by other pages only, and would follow into its file.
  {
    name: 'domain',
    priority: 4,
    test: /[\\/](?:src[\\/]domain|node_modules[\\/]zod)[\\/]/,
    entriesAware: true,
    entriesAwareMergeThreshold: 1_500,
  },
  // Apart from our own code: two files come sooner than one, and this one outlives most releases in a cache.
  { name: 'libraries', priority: 3, test: /[\\/]node_modules[\\/].*\.[cm]?js$/, tags: ['$initial'] },
  { name: 'shell', priority: 2, tags: ['$initial'] },
  // Each with all it imports that is in no file above. Every page of a member waits for both; without them it asked for twenty files more.
  {
    name: 'store',
    priority: 1.8,
    test: /[\\/]src[\\/](?:db[\\/]tables[\\/]database|app[\\/](?:frame[\\/]session[\\/]SessionReader|shell[\\/]gate[\\/]MemberAlerts))\.tsx?$/,
  },
  { name: 'chrome', priority: 1.6, test: /[\\/]src[\\/]app[\\/]shell[\\/]layout[\\/]DefaultLayout\.tsx$/ },
  // What boards ask of marked leagues, apart from the stars and the search that are drawn later.
  { name: 'marked', priority: 1.4, test: /[\\/]src[\\/]db[\\/]queries[\\/]favourites\.ts$/ },
  // What the board says of a list too, apart from what draws long ones, which it has none of.
  { name: 'lists', priority: 1.3, test: /[\\/]kit[\\/](?:copy[\\/]lists|ui[\\/]List(?:Foot|Time))\.tsx?$/ },
  {
    name: 'windowed',
    priority: 1.2,
    test: /[\\/](?:node_modules[\\/]@tanstack|src[\\/]app[\\/](?:kit[\\/]windowed|frame[\\/]lists))[\\/]|[\\/]kit[\\/]copy[\\/]windowed\.ts$/,
  },
  {
    name: 'shared',
    priority: 1,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: SMALLEST_SHARED,
  },
];

/** Without the names of everybody who shares it. */
const shortNameOf = (name = '') => /^(?:shared|domain)(?=~)/.exec(name)?.[0] ?? '[name]';

export const fileGroups = {
  codeSplitting: { groups },
  chunkFileNames: ({ name }: { readonly name: string }) => `assets/${shortNameOf(name)}-[hash:7].js`,
  assetFileNames: ({ names }: { readonly names: readonly string[] }) =>
    `assets/${shortNameOf(names[0])}-[hash:7][extname]`,
};
