import type { Site } from '@hotdrop/shared-domain/contract';
import { failureStatus } from '@hotdrop/shared-domain/rules';
import { apiOf } from '@hotdrop/shared-domain/wire';
import { SiteProvider, type Texts } from '@hotdrop/shared-ui/site';
import { data } from 'react-router-dom';
import type { LoaderArgs } from '../../address.ts';
import { missingPictureStatus, toPageResult } from '../../loading/load-result.ts';
import { readProfile } from '../../loading/profile-context.ts';
import { MatchPicture } from './match-picture.tsx';

/** Returns the elements of the picture of a match, or only a status. */
export const matchPictureLoader = (site: Site, texts: Texts) => async (args: LoaderArgs) => {
  const { address, signal, lookUp, findPlayer } = readProfile(args);
  const player = await lookUp();
  if (!player.ok) return data(null, { status: failureStatus(player.error) });
  const found = await findPlayer();
  const matchId = args.params.id ?? '';
  const loaded = found && toPageResult(await apiOf(site).getMatch({ ...found, matchId }, { signal }));
  if (loaded?.status !== 'ready') {
    return data(null, { status: loaded ? missingPictureStatus(loaded) : 404 });
  }
  return data(
    <SiteProvider site={site} i18n={texts}>
      <MatchPicture name={player.data.name} platform={address.platform} match={loaded.data.match} />
    </SiteProvider>,
  );
};
