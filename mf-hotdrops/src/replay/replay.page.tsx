import { readMap } from '@hotdrop/shared-domain/game';
import { PageHead, Stack } from '@hotdrop/shared-ui/layout';
import { PageMeta } from '@hotdrop/shared-ui/page-meta';
import { useSite } from '@hotdrop/shared-ui/site';
import { Failed, useKept } from '@hotdrop/shared-ui/states';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLoaderData } from 'react-router-dom';
import { NoReplay } from './no-replay.tsx';
import type { ReplayData } from './replay.loader.ts';
import styles from './replay.module.css';
import { ReplayHead } from './replay-head.tsx';
import { Events } from './story/events.tsx';
import { Fights } from './story/fight-list.tsx';
import { RoutePicture } from './story/route-picture.tsx';

const isMissing = ({ match }: ReplayData) => match === null;

/** A match as one team lived it: their way over the map, what happened on it, and their fights. */
export function ReplayPage() {
  const { game, locale } = useSite();
  const { t } = useLingui();
  const loaded = useLoaderData<ReplayData>();
  const shown = useKept(loaded, isMissing);
  const { match, story, absence, isCut, map, ground } = shown;
  const mapName = match ? readMap(game, match.mapName).name[locale] : '';
  const follows = story?.follows ?? loaded.player ?? '';
  return (
    <>
      <PageMeta
        title={follows ? t`${mapName} replay of ${follows}` : t`${mapName} replay`}
        description={t`The way of a team over ${mapName}: where they landed, whom they fought, and how it ended.`}
      />
      {match ? <ReplayHead match={match} shown={shown} /> : <PageHead title={<Trans>Replay</Trans>} />}
      <Stack>
        {isMissing(loaded) && (
          <Failed isCompact={match !== null} title={<Trans>The replay could not be loaded</Trans>} />
        )}
        {absence && <NoReplay absence={absence} shown={shown} />}
        {match && story && (
          <>
            {isCut && (
              <p className={styles.notice}>
                <Trans>The game’s log of this match breaks off, so its end is missing.</Trans>
              </p>
            )}
            {!story.hasLandings && (
              <p className={styles.notice}>
                <Trans>No one landed in the log of this match.</Trans>
              </p>
            )}
            <div className={styles.grid}>
              <RoutePicture story={story} map={map} ground={ground} />
              <Events story={story} />
            </div>
            {story.fights.length > 0 && <Fights story={story} />}
          </>
        )}
      </Stack>
    </>
  );
}
