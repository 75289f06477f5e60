import type { Site } from '@hotdrop/shared-domain/contract';
import { readMap } from '@hotdrop/shared-domain/game';
import { PageHead, Stack } from '@hotdrop/shared-ui/layout';
import { PageMeta } from '@hotdrop/shared-ui/page-meta';
import { useSite } from '@hotdrop/shared-ui/site';
import { useKept } from '@hotdrop/shared-ui/states';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLoaderData, useNavigate, useRevalidator, useSearchParams } from 'react-router-dom';
import { readSecond, replayAddress, replayPicture } from '../places/replay-address.ts';
import type { ReplayData } from './read-replay.ts';
import { needsReload, replayLoader } from './replay.loader.ts';
import { ReplayContent } from './replay-content.tsx';
import { ReplayHead } from './replay-head.tsx';

const isMissing = ({ match }: ReplayData) => match === null;

/** The page with its loader, which no other page needs. */
export const replayPage = (site: Site) => ({
  Component: ReplayPage,
  loader: replayLoader(site),
  shouldRevalidate: needsReload,
});

/** A match in motion, and as one team lived it: their way over the map, what happened on it, and their fights. */
export function ReplayPage() {
  const site = useSite();
  const { game, locale } = site;
  const { t } = useLingui();
  const loaded = useLoaderData<ReplayData>();
  const shown = useKept(loaded, isMissing);
  const { match, story, shard } = shown;
  const [query] = useSearchParams();
  const at = readSecond(query.get('at'));
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const mapName = match ? readMap(game, match.mapName).name[locale] : '';
  const follows = story?.follows ?? loaded.player ?? '';
  const replayed = match && { shard, match: match.id, player: follows || undefined };
  const onMoment = (second: number, player: string | null) =>
    replayed &&
    void navigate(replayAddress(site, { ...replayed, at: second, player: player ?? undefined }), {
      replace: true,
      preventScrollReset: true,
    });
  return (
    <>
      <PageMeta
        title={follows ? t`${mapName} replay of ${follows}` : t`${mapName} replay`}
        description={t`The way of a team over ${mapName}: where they landed, whom they fought, and how it ended.`}
        picture={story && replayed ? replayPicture(site, { ...replayed, at: at ?? undefined }) : undefined}
      />
      {match ? <ReplayHead match={match} shown={shown} /> : <PageHead title={<Trans>Replay</Trans>} />}
      <Stack>
        <ReplayContent
          {...{ shown, at, onMoment }}
          isPage
          hasFailed={isMissing(loaded)}
          onRetry={() => void revalidate()}
        />
      </Stack>
    </>
  );
}
