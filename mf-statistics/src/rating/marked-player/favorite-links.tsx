import { DropdownLink } from '@hotdrop/shared-ui/dropdown';
import { SkeletonLines, Waiting } from '@hotdrop/shared-ui/states';
import { Plural } from '@lingui/react/macro';
import styles from './favorite-menu.module.css';
import { useLoadNames } from './use-load-names.ts';

interface FavoriteLinksProps {
  readonly platform: string;
  readonly accountIds: readonly string[];
  readonly linkTo: (name: string) => string;
}

/** Links to the favorites in their order. Each link appears when its name has loaded. */
export function FavoriteLinks({ platform, accountIds, linkTo }: FavoriteLinksProps) {
  const { names, isLoading } = useLoadNames(platform, accountIds);
  const unknown = accountIds.length - names.length;
  return (
    <>
      {names.map(({ accountId, name }) => (
        <DropdownLink key={accountId} to={linkTo(name)} preventScrollReset>
          {name}
        </DropdownLink>
      ))}
      {unknown > 0 && isLoading && (
        <Waiting>
          <SkeletonLines count={Math.min(unknown, 3)} />
        </Waiting>
      )}
      {unknown > 0 && !isLoading && (
        <p className={styles.note}>
          <Plural
            value={unknown}
            one="# favorite could not be loaded right now."
            other="# favorites could not be loaded right now."
          />
        </p>
      )}
    </>
  );
}
