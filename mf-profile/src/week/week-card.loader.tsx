import type { Site } from '@hotdrop/shared-domain/contract';
import { failureStatus, loaderSignal } from '@hotdrop/shared-domain/rules';
import { SiteProvider, type Texts } from '@hotdrop/shared-ui/site';
import { data } from 'react-router-dom';
import { type LoaderArgs, readAddress } from '../address.ts';
import { fetchPlayer } from '../layout/fetch-player.ts';
import { missingPictureStatus } from '../loading/load-result.ts';
import { loadWeek } from '../week-data/load-week.ts';
import { WeekCard } from './week-card.tsx';

/** Returns the elements of the picture of a week, or only a status. */
export const weekCardLoader = (site: Site, texts: Texts) => async (args: LoaderArgs) => {
  const { platform, ...address } = readAddress(site, args);
  const signal = loaderSignal(site, args.request.signal);
  const [player, week] = await Promise.all([
    fetchPlayer(site, { platform, ...address }, signal),
    loadWeek(site, args),
  ]);
  if (!player.ok) return data(null, { status: failureStatus(player.error) });
  if (week.status === 'none') return data(null, { status: 404 });
  if (week.status !== 'ready') return data(null, { status: missingPictureStatus(week) });
  return data(
    <SiteProvider site={site} i18n={texts}>
      <WeekCard name={player.data.name} platform={platform} played={week.data} />
    </SiteProvider>,
  );
};
