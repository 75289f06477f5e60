import { readMode } from '@hotdrop/shared-domain/game';
import { Button } from '@hotdrop/shared-ui/button';
import { Select } from '@hotdrop/shared-ui/select';
import { useSite } from '@hotdrop/shared-ui/site';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useQueryLink } from '../address.ts';
import styles from './habits.module.css';
import { filterParams, type MapsFilter } from './maps-filter.ts';

/** The anchor of the section, to which a form without JavaScript returns. */
export const mapsAnchor = 'maps';

/** Parameters of the address that the form keeps. */
const kept = ['perspective', 'mode', 'against'];

interface MapsFilterFormProps {
  readonly filter: MapsFilter;
  /** The modes that the player has played. */
  readonly modes: readonly string[];
}

/** Filters maps and weapons by mode and kind of match. Without JavaScript it is a form with a button. */
export function MapsFilterForm({ filter, modes }: MapsFilterFormProps) {
  const { t } = useLingui();
  const { game, locale } = useSite();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const link = useQueryLink();
  const choose = (name: string, value: string) =>
    void navigate(link({ [name]: value || null }), { preventScrollReset: true });
  const offered = [...new Set([...modes, ...(filter.mode ? [filter.mode] : [])])];
  const order = game.modes.map(({ id }) => id);
  const placeOf = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length);
  const sorted = offered.toSorted((a, b) => placeOf(a) - placeOf(b));
  return (
    <form
      method="get"
      action={`${pathname}#${mapsAnchor}`}
      className={styles.filter}
      aria-label={t`Filter maps and weapons`}
    >
      <Select
        label={t`Mode`}
        name={filterParams.mode}
        value={filter.mode ?? ''}
        options={[
          { value: '', label: t`All modes` },
          ...sorted.map((id) => ({ value: id, label: readMode(game, id).name[locale] })),
        ]}
        onChange={(value) => choose(filterParams.mode, value)}
      />
      <Select
        label={t`Kind`}
        name={filterParams.kind}
        value={filter.kind ?? ''}
        options={[
          { value: '', label: t`All kinds` },
          { value: 'ranked', label: t`Ranked` },
          { value: 'normal', label: t`Normal` },
        ]}
        onChange={(value) => choose(filterParams.kind, value)}
      />
      {kept.map((name) => {
        const value = query.get(name);
        return value && <input key={name} type="hidden" name={name} value={value} />;
      })}
      <noscript>
        <Button type="submit">
          <Trans>Apply</Trans>
        </Button>
      </noscript>
    </form>
  );
}
