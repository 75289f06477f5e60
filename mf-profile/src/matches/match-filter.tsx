import { coreModes, type Named, readMap, readMode } from '@hotdrop/shared-domain/game';
import type { MatchSummary } from '@hotdrop/shared-domain/wire';
import { Button } from '@hotdrop/shared-ui/button';
import { Select } from '@hotdrop/shared-ui/select';
import { useSite } from '@hotdrop/shared-ui/site';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';
import styles from './match-filter.module.css';
import { usePlace } from './use-list-position.ts';

/** Which matches are listed. Without JavaScript it is a form that is sent. */
export function MatchFilter({ matches }: { readonly matches: readonly MatchSummary[] }) {
  const { t } = useLingui();
  const { game, locale } = useSite();
  const navigate = useNavigate();
  const { place, to } = usePlace();
  const all = { page: 1, from: 1, match: null };
  const choose = (change: Parameters<typeof to>[0]) => void navigate(to({ ...all, ...change }));

  const modes = [...coreModes(game), ...matches.map(({ gameMode }) => readMode(game, gameMode))];
  const maps = [...game.maps, ...matches.map(({ mapName }) => readMap(game, mapName))];
  const options = (named: readonly Named[], chosen: string | null, unfiltered: string) => [
    { value: '', label: unfiltered },
    ...byName(named, chosen, (one) => one.name[locale]),
  ];
  return (
    <form
      method="get"
      action={to({ ...all, mode: null, map: null })}
      className={styles.filter}
      aria-label={t`Filter matches`}
    >
      <Select
        label={t`Mode`}
        name="mode"
        value={place.mode ?? ''}
        options={options(modes, place.mode, t`All modes`)}
        onChange={(mode) => choose({ mode: mode || null })}
      />
      <Select
        label={t`Map`}
        name="map"
        value={place.map ?? ''}
        options={options(maps, place.map, t`All maps`)}
        onChange={(map) => choose({ map: map || null })}
      />
      <noscript>
        <Button type="submit">
          <Trans>Apply</Trans>
        </Button>
      </noscript>
    </form>
  );
}

/** Maps that changed their id are one choice; what the address asks for is always among them. */
function byName(named: readonly Named[], chosen: string | null, nameOf: (one: Named) => string) {
  const choices = new Map<string, string>();
  for (const one of named) {
    const name = nameOf(one);
    if (!choices.has(name) || one.id === chosen) choices.set(name, one.id);
  }
  if (chosen !== null && ![...choices.values()].includes(chosen)) choices.set(chosen, chosen);
  return [...choices].map(([label, value]) => ({ value, label }));
}
