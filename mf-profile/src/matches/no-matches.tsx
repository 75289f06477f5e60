import { ButtonLink } from '@hotdrop/shared-ui/button';
import { Empty } from '@hotdrop/shared-ui/states';
import { Trans } from '@lingui/react/macro';
import { useAddress } from '../address/use-address.ts';
import { isFiltered, unfiltered } from './list-position.ts';
import { OverviewLink } from './overview-link.tsx';
import { useListPosition } from './use-list-position.ts';

export function NoMatches() {
  const { name } = useAddress();
  const { position, linkTo } = useListPosition();
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
