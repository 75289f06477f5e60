import {
  platformOf,
  rankedModes,
  rankedPlatforms,
  readMode,
  readPlatform,
  readSeason,
  regionalBoards,
} from '@hotdrop/shared-domain/game';
import { useLingui } from '@lingui/react/macro';
import styles from './choices.module.css';
import { classNames } from './class-names.ts';
import { Dropdown, DropdownLink } from './dropdown.tsx';
import { Row } from './primitives.tsx';
import { useSite } from './site.tsx';
import { Tabs } from './tabs.tsx';

export interface Board {
  readonly shard: string;
  readonly mode: string;
}

interface BoardChoiceProps extends Board {
  /** The current season, which lists the ranked modes. Null when it is unknown. */
  readonly season: string | null;
  /** Returns the address of another board. */
  readonly to: (board: Board) => string;
}

interface ChoiceProps {
  readonly label: string;
  /** Whether the label is before the current option, which may say as much itself. */
  readonly hasLabel?: boolean;
  /** The id of the current option. */
  readonly chosen: string;
  /** The name of the current option, if it is not one of the options. */
  readonly chosenName?: string | undefined;
  readonly options: readonly { readonly id: string; readonly name: string }[];
  /** Returns the address of an option. */
  readonly to: (id: string) => string;
  readonly rel?: 'nofollow';
  readonly className?: string | undefined;
}

/** A choice among views of a page: a button with a list of links, which works without JavaScript. */
export const Choice = ({
  label,
  hasLabel = true,
  chosen,
  chosenName,
  options,
  to,
  rel,
  className,
}: ChoiceProps) => (
  <Dropdown
    title={label}
    align="end"
    className={classNames(styles.choice, className)}
    label={
      <>
        {hasLabel && <span className={styles.label}>{label}</span>}
        <span className={styles.chosen}>{options.find(({ id }) => id === chosen)?.name ?? chosenName}</span>
      </>
    }
  >
    {options.map(({ id, name }) => (
      <DropdownLink key={id} to={to(id)} rel={rel} isCurrent={id === chosen} preventScrollReset>
        {name}
      </DropdownLink>
    ))}
  </Dropdown>
);

/** Links to the boards of other platforms and modes. */
export function BoardChoice({ shard, mode, season, to }: BoardChoiceProps) {
  const { game, locale } = useSite();
  const { t } = useLingui();
  const choices = [
    {
      label: t`Platform`,
      chosen: readPlatform(game, platformOf(game, shard)),
      options: rankedPlatforms(game),
      boardOf: (id: string) => ({ shard: id, mode }),
    },
    {
      label: t`Mode`,
      chosen: readMode(game, mode),
      options: rankedModes(game, season === null ? null : readSeason(game, season)),
      boardOf: (id: string) => ({ shard, mode: id }),
    },
  ];
  return choices.map(({ label, chosen, options, boardOf }) => (
    <Choice
      key={label}
      label={label}
      chosen={chosen.id}
      chosenName={chosen.name[locale]}
      options={options.map(({ id, name }) => ({ id, name: name[locale] }))}
      to={(id) => to(boardOf(id))}
    />
  ));
}

interface BoardRegionsProps {
  readonly shard: string;
  /** Returns the address of a region's board, or of the whole platform's. */
  readonly to: (shard: string) => string;
  /** Actions for the board. */
  readonly children?: React.ReactNode;
}

/** Links to the regions of a platform, if they are ranked separately, and actions for the board. */
export function BoardRegions({ shard, to, children }: BoardRegionsProps) {
  const { game, locale } = useSite();
  const { t } = useLingui();
  const regions = regionalBoards(game, shard);
  if (regions.length === 0 && !children) return null;
  const tab = (id: string, label: string) => ({
    to: to(id),
    label,
    isCurrent: id === shard,
    preventScrollReset: true,
  });
  return (
    <Row isWrapped justify="between" className={styles.bar}>
      {regions.length > 0 && (
        <Tabs
          variant="regions"
          label={t`Region`}
          tabs={[
            tab(platformOf(game, shard), t`All regions`),
            ...regions.map(({ id, name }) => tab(id, name[locale])),
          ]}
        />
      )}
      {children && <Row className={styles.tools}>{children}</Row>}
    </Row>
  );
}
