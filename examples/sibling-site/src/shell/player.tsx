import type { Site } from '@hotdrop/shared-domain/contract';
import { hasFavorite, toggleFavorite } from '@hotdrop/shared-domain/favorites';
import { readPlatform } from '@hotdrop/shared-domain/game';
import { apiOf } from '@hotdrop/shared-domain/wire';
import { PageHead } from '@hotdrop/shared-ui/layout';
import { useSite, useStore } from '@hotdrop/shared-ui/site';
import { StarButton } from '@hotdrop/shared-ui/star-button';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';

/** Loads the site's own player page, to which the areas link. */
export const playerLoader =
  (site: Site) =>
  async ({ params, request }: LoaderFunctionArgs) => {
    const { shard = '', name = '' } = params;
    const found = await apiOf(site).getPlayer({ shard, player: name }, { signal: request.signal });
    if (!found.ok) throw data(null, { status: 404 });
    return found.data.player;
  };

export function PlayerPage() {
  const { game, locale, store } = useSite();
  const player = useLoaderData<Awaited<ReturnType<ReturnType<typeof playerLoader>>>>();
  return (
    <>
      <title>{`${player.name} – ${game.shortName}`}</title>
      <PageHead title={player.name} kicker={readPlatform(game, player.shard).name[locale]}>
        <StarButton
          name={player.name}
          isOn={useStore(hasFavorite(player))}
          onToggle={() => toggleFavorite(store, { accountId: player.accountId, shard: player.shard })}
        />
      </PageHead>
    </>
  );
}
