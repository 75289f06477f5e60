import { coreModes, type Named, readMap, readMode } from '@hotdrop/shared-domain/game';
import type { MatchKind } from '@hotdrop/shared-domain/wire';
import { Row, Text } from '@hotdrop/shared-ui/primitives';
import { Select } from '@hotdrop/shared-ui/select';
import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';
import { FilterForm } from '../filter-form.tsx';
import { isBot } from './details/standings.tsx';
import { matchKinds, unfiltered, useListLinks } from './list-position.ts';
import type { MatchList } from './match-list.ts';

/** Filters the list by mode, kind, map, and teammate, and counts it. Without JavaScript it is a form with a button. */
export function MatchFilter(list: MatchList) {
  const { matches, modes, maps, totalCount, position } = list;
  const { t } = useLingui();
  const { game, locale } = useSite();
  const format = useFormat();
  const count = format.number(totalCount);
  const navigate = useNavigate();
  const linkTo = useListLinks(list);
  const all = { page: 1, from: 1, match: null };
  const choose = (change: Parameters<typeof linkTo>[0]) => void navigate(linkTo({ ...all, ...change }));

  const offeredModes = modes
    ? inOrder(game.modes, modes).map((id) => readMode(game, id))
    : [...coreModes(game), ...matches.map(({ gameMode }) => readMode(game, gameMode))];
  const offeredMaps = maps
    ? inOrder(game.maps, maps).map((id) => readMap(game, id))
    : [...game.maps, ...matches.map(({ mapName }) => readMap(game, mapName))];
  const options = (named: readonly Named[], chosen: string | null, everything: string) => [
    { value: '', label: everything },
    ...byName(named, chosen, (one) => one.name[locale]),
  ];
  const kinds: Readonly<Record<MatchKind, string>> = { ranked: t`Ranked`, normal: t`Normal` };
  return (
    <Row justify="between" gap={3} isWrapped>
      <FilterForm
        label={t`Filter matches`}
        action={linkTo({ ...all, ...unfiltered, perspective: null })}
        kept={['perspective']}
      >
        <Select
          label={t`Mode`}
          name="mode"
          value={position.mode ?? ''}
          options={options(offeredModes, position.mode, t`All modes`)}
          onChange={(mode) => choose({ mode: mode || null })}
        />
        <Select
          label={t`Kind`}
          name="kind"
          value={position.kind ?? ''}
          options={[
            { value: '', label: t`All kinds` },
            ...matchKinds.map((value) => ({ value, label: kinds[value] })),
          ]}
          onChange={(value) => choose({ kind: matchKinds.find((kind) => kind === value) ?? null })}
        />
        <Select
          label={t`Map`}
          name="map"
          value={position.map ?? ''}
          options={options(offeredMaps, position.map, t`All maps`)}
          onChange={(map) => choose({ map: map || null })}
        />
        <Select
          label={t({ message: 'With', context: 'a teammate' })}
          name="with"
          value={position.teammate ?? ''}
          options={[{ value: '', label: t`Anyone` }, ...listTeammates(list, position.teammate)]}
          onChange={(teammate) => choose({ teammate: teammate || null })}
        />
      </FilterForm>
      <Text as="p" tone="muted">
        <Trans>
          <Text as="b" size="d18">
            {count}
          </Text>{' '}
          <Plural value={totalCount} one="match" other="matches" /> in the last 3 months
        </Trans>
      </Text>
    </Row>
  );
}

const mostTeammates = 20;

/** The teammates of the shown matches, the most frequent first, under their newest names, and the chosen one. */
function listTeammates({ matches, accountId }: MatchList, chosen: string | null) {
  const mates = matches.flatMap(({ participants }) =>
    participants.filter(({ playerId }) => playerId !== accountId && !isBot(playerId)),
  );
  const games = [...Map.groupBy(mates, ({ playerId }) => playerId)].sort(
    ([, one], [, other]) => other.length - one.length,
  );
  const offered = games
    .filter(([id], at) => at < mostTeammates || id === chosen)
    .map(([value, [newest]]) => ({ value, label: newest?.name ?? value }));
  const isOffered = chosen === null || offered.some(({ value }) => value === chosen);
  return isOffered ? offered : [...offered, { value: chosen, label: chosen }];
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
