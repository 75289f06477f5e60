import { coreModes, isBot, isHidden, readMap } from '@hotdrop/shared-domain/game';
import { Row, Text } from '@hotdrop/shared-ui/primitives';
import { Select } from '@hotdrop/shared-ui/select';
import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';
import { byName, FilterForm, inOrder, KindSelect, ModeSelect } from '../filter-form.tsx';
import { unfiltered, useListLinks } from './list-position.ts';
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

  const offeredModes = modes ?? [
    ...coreModes(game).map(({ id }) => id),
    ...matches.map(({ gameMode }) => gameMode),
  ];
  const offeredMaps = maps
    ? inOrder(game.maps, maps).map((id) => readMap(game, id))
    : [...game.maps, ...matches.map(({ mapName }) => readMap(game, mapName))];
  return (
    <Row justify="between" gap={3} isWrapped>
      <FilterForm
        label={t`Filter matches`}
        action={linkTo({ ...all, ...unfiltered, perspective: null })}
        kept={['perspective']}
      >
        <ModeSelect
          name="mode"
          value={position.mode}
          modes={offeredModes}
          onChange={(mode) => choose({ mode })}
        />
        <KindSelect name="kind" value={position.kind} onChange={(kind) => choose({ kind })} />
        <Select
          label={t`Map`}
          name="map"
          value={position.map ?? ''}
          options={[
            { value: '', label: t`All maps` },
            ...byName(offeredMaps, position.map, (map) => map.name[locale]),
          ]}
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
    participants.filter(({ playerId }) => playerId !== accountId && !isBot(playerId) && !isHidden(playerId)),
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
