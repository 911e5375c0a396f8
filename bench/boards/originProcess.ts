/** The origin of the boards' bench in a process of its own. Arguments: data directory, folder of the site, games, markets. Told a number, that many prices change a second. */
import { startOrigin } from '../../server/origin.ts';
import { wideHouse } from './wideHouse.ts';

const [dataDir = '', siteDir = '', games = '2000', markets = '40'] = process.argv.slice(2);
let rate = 0;
const origin = await startOrigin({
  dataDir,
  siteDir,
  port: 0,
  host: '127.0.0.1',
  passwordCost: 8,
  feed: wideHouse({ games: Number(games), markets: Number(markets) }, () => rate),
});
process.on('message', (told) => {
  rate = Number(told);
});
process.on('disconnect', () => {
  void origin.close().finally(() => process.exit(0));
});
process.send?.({ url: origin.url });
