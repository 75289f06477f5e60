import { PageHead, Stack } from '@hotdrop/shared-ui/layout';
import { PageMeta } from '@hotdrop/shared-ui/page-meta';
import { useSite } from '@hotdrop/shared-ui/site';
import { Empty, Failed, useKept } from '@hotdrop/shared-ui/states';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLoaderData } from 'react-router-dom';
import type { DropsData } from './drops.loader.ts';
import { Hottest } from './hottest.tsx';
import { MapCards } from './map-cards.tsx';

const isMissing = ({ content }: DropsData) => content === null;

/** The maps of the game with their hottest drops. */
export function DropsPage() {
  const { game } = useSite();
  const { t } = useLingui();
  const loaded = useLoaderData<DropsData>();
  const { content } = useKept(loaded, isMissing);
  const gameName = game.shortName;
  return (
    <>
      <PageMeta
        title={t`${gameName} hot drops`}
        description={t`Where ${gameName} players land on each map, and how it ends for them: places, wins, kills, and deaths within two minutes.`}
      />
      <PageHead
        title={<Trans>Hot drops</Trans>}
        lead={
          <Trans>
            Where players land, and how it ends for them. Pick a map, or open a match of your own for its
            replay.
          </Trans>
        }
      />
      <Stack>
        {isMissing(loaded) && (
          <Failed isCompact={content !== null} title={<Trans>The hot drops could not be loaded</Trans>} />
        )}
        {content && content.hottest.length > 0 && <Hottest {...content} />}
        {content && content.maps.length > 0 && <MapCards {...content} />}
        {content?.maps.length === 0 && (
          <Empty title={<Trans>No landings yet</Trans>}>
            <Trans>
              Landings are counted as matches are read. Open a player’s match to add the first one.
            </Trans>
          </Empty>
        )}
      </Stack>
    </>
  );
}
