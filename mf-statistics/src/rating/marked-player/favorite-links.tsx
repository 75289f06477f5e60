import { DropdownLink } from '@hotdrop/shared-ui/dropdown';
import { SkeletonLines, Waiting } from '@hotdrop/shared-ui/states';
import { Plural } from '@lingui/react/macro';
import styles from './favorite-menu.module.css';
import { useNames } from './use-load-names.ts';

interface FavoriteNamesProps {
  readonly platform: string;
  readonly accountIds: readonly string[];
  readonly linkTo: (name: string) => string;
}

/** The favorites in their order, each as soon as its name is known. */
export function FavoriteNames({ platform, accountIds, linkTo }: FavoriteNamesProps) {
  const { names, isReading } = useNames(platform, accountIds);
  const unknown = accountIds.length - names.length;
  return (
    <>
      {names.map(({ accountId, name }) => (
        <DropdownLink key={accountId} to={linkTo(name)} preventScrollReset>
          {name}
        </DropdownLink>
      ))}
      {unknown > 0 && isReading && (
        <Waiting>
          <SkeletonLines count={Math.min(unknown, 3)} />
        </Waiting>
      )}
      {unknown > 0 && !isReading && (
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
