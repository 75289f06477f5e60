import { coreModes, type Named, readMap, readMode } from '@hotdrop/shared-domain/game';
import { Button } from '@hotdrop/shared-ui/button';
import { Select } from '@hotdrop/shared-ui/select';
import { useSite } from '@hotdrop/shared-ui/site';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';
import styles from './match-filter.module.css';
import type { MatchList } from './match-list.ts';
import { useListPosition } from './use-list-position.ts';

/** Filters the list by mode and map. Without JavaScript it is a form with a button. */
export function MatchFilter({ matches, modes, maps }: Pick<MatchList, 'matches' | 'modes' | 'maps'>) {
  const { t } = useLingui();
  const { game, locale } = useSite();
  const navigate = useNavigate();
  const { position, linkTo } = useListPosition();
  const all = { page: 1, from: 1, match: null };
  const choose = (change: Parameters<typeof linkTo>[0]) => void navigate(linkTo({ ...all, ...change }));

  const offeredModes = modes
    ? inOrder(game.modes, modes).map((id) => readMode(game, id))
    : [...coreModes(game), ...matches.map(({ gameMode }) => readMode(game, gameMode))];
  const offeredMaps = maps
    ? inOrder(game.maps, maps).map((id) => readMap(game, id))
    : [...game.maps, ...matches.map(({ mapName }) => readMap(game, mapName))];
  const options = (named: readonly Named[], chosen: string | null, unfiltered: string) => [
    { value: '', label: unfiltered },
    ...byName(named, chosen, (one) => one.name[locale]),
  ];
  return (
    <form
      method="get"
      action={linkTo({ ...all, mode: null, map: null })}
      className={styles.filter}
      aria-label={t`Filter matches`}
    >
      <Select
        label={t`Mode`}
        name="mode"
        value={position.mode ?? ''}
        options={options(offeredModes, position.mode, t`All modes`)}
        onChange={(mode) => choose({ mode: mode || null })}
      />
      <Select
        label={t`Map`}
        name="map"
        value={position.map ?? ''}
        options={options(offeredMaps, position.map, t`All maps`)}
        onChange={(map) => choose({ map: map || null })}
      />
      {position.perspective && <input type="hidden" name="perspective" value={position.perspective} />}
      <noscript>
        <Button type="submit">
          <Trans>Apply</Trans>
        </Button>
      </noscript>
    </form>
  );
}

/** Sorts ids as the game lists them, unknown ones last. */
const inOrder = (known: readonly Named[], ids: readonly string[]): readonly string[] => {
  const order = known.map(({ id }) => id).filter((id) => ids.includes(id));
  return [...order, ...ids.filter((id) => !order.includes(id))];
};

/** Merges maps with the same name (the game changes ids), and always contains the chosen one. */
function byName(named: readonly Named[], chosen: string | null, nameOf: (one: Named) => string) {
  const choices = new Map<string, string>();
  for (const one of named) {
    const name = nameOf(one);
    if (!choices.has(name) || one.id === chosen) choices.set(name, one.id);
  }
  if (chosen !== null && ![...choices.values()].includes(chosen)) choices.set(chosen, chosen);
  return [...choices].map(([label, value]) => ({ value, label }));
}
