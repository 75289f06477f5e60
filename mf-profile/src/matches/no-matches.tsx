import { ButtonLink } from '@hotdrop/shared-ui/button';
import { useLinks } from '@hotdrop/shared-ui/site';
import { Empty } from '@hotdrop/shared-ui/states';
import { Trans } from '@lingui/react/macro';
import { useAddress, useKeepChoice } from '../address.ts';
import { linkPatterns } from '../link-patterns.ts';
import { isFiltered, unfiltered, useListLinks } from './list-position.ts';
import type { MatchList } from './match-list.ts';

export function NoMatches({ position }: Pick<MatchList, 'position'>) {
  const { name } = useAddress();
  const linkTo = useListLinks({ position });
  if (!isFiltered(position)) {
    return (
      <Empty title={<Trans>No matches</Trans>} actions={<OverviewLink />}>
        <Trans>{name} has no recorded matches in the last 3 months.</Trans>
      </Empty>
    );
  }
  return (
    <Empty
      title={<Trans>No matches with these filters</Trans>}
      actions={
        <ButtonLink kind="accent" to={linkTo({ ...unfiltered, page: 1, from: 1, match: null })}>
          <Trans>Show all matches</Trans>
        </ButtonLink>
      }
    >
      <Trans>{name} has played other matches in the last 3 months.</Trans>
    </Empty>
  );
}

export function OverviewLink() {
  const links = useLinks(linkPatterns);
  const { shard, name, season } = useAddress();
  const keepChoice = useKeepChoice();
  return (
    <ButtonLink to={keepChoice(links.profile({ shard, name, ...(season && { season: season.id }) }))}>
      <Trans>Go to the overview</Trans>
    </ButtonLink>
  );
}
