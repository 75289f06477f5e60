import type { Site } from '@hotdrop/shared-domain/contract';
import { failureStatus } from '@hotdrop/shared-domain/rules';
import { SiteProvider, type Texts } from '@hotdrop/shared-ui/site';
import { data } from 'react-router-dom';
import type { LoaderArgs } from '../address.ts';
import { missingPictureStatus } from '../loading/load-result.ts';
import { readProfile } from '../loading/profile-context.ts';
import { loadWeek } from '../week-data/load-week.ts';
import { WeekCard } from './week-card.tsx';

/** Returns the elements of the picture of a week, or only a status. */
export const weekCardLoader = (site: Site, texts: Texts) => async (args: LoaderArgs) => {
  const { address, lookUp } = readProfile(args);
  const [player, week] = await Promise.all([lookUp(), loadWeek(site, args)]);
  if (!player.ok) return data(null, { status: failureStatus(player.error) });
  if (week.status !== 'ready') return data(null, { status: missingPictureStatus(week) });
  return data(
    <SiteProvider site={site} i18n={texts}>
      <WeekCard name={player.data.name} platform={address.platform} played={week.data} />
    </SiteProvider>,
  );
};
