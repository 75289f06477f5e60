import type { Site } from '@hotdrop/shared-domain/contract';
import { loaderSignal } from '@hotdrop/shared-domain/rules';
import { SiteProvider, type Texts } from '@hotdrop/shared-ui/site';
import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { readSecond } from '../../places/places.ts';
import { readReplay, readRequest } from '../read-replay.ts';
import { ReplayCard } from './replay-card.tsx';

/** Returns the elements of the picture of a moment, or only a status. */
export const replayCardLoader = (site: Site, texts: Texts) => async (args: LoaderFunctionArgs) => {
  const [read, { damageCauser }] = await Promise.all([
    readReplay(site, readRequest(args), loaderSignal(site, args.request.signal)),
    site.game.loadDictionaries(),
  ]);
  if (!read) return data(null, { status: 404 });
  const { loaded, tracks, status } = read;
  const { match, story, absence } = loaded;
  if (!match || !story || !tracks)
    // A replay that is being made has a picture soon; others never have one.
    return data(null, { status: absence && absence.state !== 'waiting' ? 404 : status });
  const at = readSecond(new URL(args.request.url).searchParams.get('t'));
  return data(
    <SiteProvider site={site} i18n={texts}>
      <ReplayCard {...loaded} match={match} story={story} tracks={tracks} at={at} weaponName={damageCauser} />
    </SiteProvider>,
  );
};
