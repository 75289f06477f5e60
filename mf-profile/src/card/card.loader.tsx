import type { Site } from '@hotdrop/shared-domain/contract';
import { readSeason } from '@hotdrop/shared-domain/game';
import { failureStatus } from '@hotdrop/shared-domain/rules';
import { SiteProvider, type Texts } from '@hotdrop/shared-ui/site';
import { data } from 'react-router-dom';
import type { LoaderArgs } from '../address.ts';
import { missingPictureStatus } from '../loading/load-result.ts';
import { readProfile } from '../loading/profile-context.ts';
import { buildOverview } from '../season/season-overview.ts';
import { loadSeasonStats } from '../season/season-stats.loader.ts';
import { ShareCard } from './share-card.tsx';

/** Returns the elements of the share card, which the shell renders as a picture, or only a status. */
export const cardLoader = (site: Site, texts: Texts) => async (args: LoaderArgs) => {
  const { address, lookUp } = readProfile(args);
  const [player, loaded] = await Promise.all([lookUp(), loadSeasonStats(site, args)]);
  if (!player.ok) return data(null, { status: failureStatus(player.error) });
  if (loaded.status === 'pending' || loaded.status === 'failed') {
    return data(null, { status: missingPictureStatus(loaded) });
  }
  const stats = loaded.status === 'ready' ? loaded.data : null;
  const season = address.season ?? (stats && readSeason(site.game, stats.season));
  const overview =
    stats && season && buildOverview(site.game, season, stats, { perspective: null, mode: null });
  return data(
    <SiteProvider site={site} i18n={texts}>
      <ShareCard name={player.data.name} platform={address.platform} season={season} overview={overview} />
    </SiteProvider>,
  );
};
