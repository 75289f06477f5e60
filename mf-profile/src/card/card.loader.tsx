import type { Site } from '@hotdrop/shared-domain/contract';
import { failureStatus, loaderTimeout } from '@hotdrop/shared-domain/rules';
import { SiteProvider } from '@hotdrop/shared-ui/site';
import { data } from 'react-router-dom';
import { type LoaderArgs, readAddress } from '../address/address.ts';
import { lookUpPlayer } from '../profile/fetch-player.ts';
import { overviewOf } from '../season/season-overview.ts';
import { readStats } from '../season/season-stats.loader.ts';
import { ShareCard } from './share-card.tsx';

type Texts = React.ComponentProps<typeof SiteProvider>['i18n'];

/** What is drawn when a player is shared: elements for the shell's picture, or nothing and a status. */
export const cardLoader = (site: Site, texts: Texts) => async (args: LoaderArgs) => {
  const address = readAddress(site, args);
  const timeout = loaderTimeout(site, args.request.signal);
  const [found, stats] = await Promise.all([
    lookUpPlayer(site, address, timeout),
    readStats(site, address, timeout),
  ]);
  if (!found.ok) return data(null, { status: failureStatus(found.error) });
  // A card without figures would be kept for long: better none now.
  if (stats.is === 'waiting') return data(null, { status: 503 });
  if (stats.is === 'failed') return data(null, { status: failureStatus(stats.failure) });
  const figures = stats.is === 'ready' ? stats.data : null;
  const season = address.season ?? (figures && site.game.seasons.read(figures.season));
  const overview =
    figures && season && overviewOf(site.game, season, figures, { perspective: null, mode: null });
  return data(
    <SiteProvider site={site} i18n={texts}>
      <ShareCard name={found.data.name} platform={address.platform} season={season} overview={overview} />
    </SiteProvider>,
  );
};
