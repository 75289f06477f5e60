import { type Named, readMode } from '@hotdrop/shared-domain/game';
import type { MatchKind } from '@hotdrop/shared-domain/wire';
import { Button } from '@hotdrop/shared-ui/button';
import { Row } from '@hotdrop/shared-ui/primitives';
import { Select } from '@hotdrop/shared-ui/select';
import { useSite } from '@hotdrop/shared-ui/site';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router-dom';
import styles from './filter-form.module.css';
import { matchKinds } from './matches/list-position.ts';

interface FilterFormProps {
  readonly label: string;
  readonly action: string;
  /** Parameters of the address that the form keeps. */
  readonly kept: readonly string[];
  /** Selects, which navigate by themselves. */
  readonly children: React.ReactNode;
}

/** Selects in a form, which has a button without JavaScript. */
export function FilterForm({ label, action, kept, children }: FilterFormProps) {
  const [query] = useSearchParams();
  return (
    <Row
      as="form"
      gap={3}
      align="stretch"
      isWrapped
      method="get"
      action={action}
      className={styles.form}
      aria-label={label}
    >
      {children}
      {kept.map((name) => {
        const value = query.get(name);
        return value && <input key={name} type="hidden" name={name} value={value} />;
      })}
      <noscript>
        <Button type="submit">
          <Trans>Apply</Trans>
        </Button>
      </noscript>
    </Row>
  );
}

interface FilterSelectProps<Value extends string> {
  readonly name: string;
  readonly value: Value | null;
  /** Null: everything. */
  readonly onChange: (value: Value | null) => void;
}

export function KindSelect({ name, value, onChange }: FilterSelectProps<MatchKind>) {
  const { t } = useLingui();
  const labels: Readonly<Record<MatchKind, string>> = { ranked: t`Ranked`, normal: t`Normal` };
  return (
    <Select
      label={t`Kind`}
      name={name}
      value={value ?? ''}
      options={[
        { value: '', label: t`All kinds` },
        ...matchKinds.map((kind) => ({ value: kind, label: labels[kind] })),
      ]}
      onChange={(chosen) => onChange(matchKinds.find((kind) => kind === chosen) ?? null)}
    />
  );
}

interface ModeSelectProps extends FilterSelectProps<string> {
  /** The ids of the modes to offer. */
  readonly modes: readonly string[];
}

export function ModeSelect({ name, value, modes, onChange }: ModeSelectProps) {
  const { t } = useLingui();
  const { game, locale } = useSite();
  const offered = inOrder(game.modes, modes).map((id) => readMode(game, id));
  return (
    <Select
      label={t`Mode`}
      name={name}
      value={value ?? ''}
      options={[{ value: '', label: t`All modes` }, ...byName(offered, value, (mode) => mode.name[locale])]}
      onChange={(chosen) => onChange(chosen || null)}
    />
  );
}

/** Sorts ids as the game lists them, unknown ones last. */
export const inOrder = (known: readonly Named[], ids: readonly string[]): readonly string[] => {
  const order = known.map(({ id }) => id).filter((id) => ids.includes(id));
  return [...order, ...ids.filter((id) => !order.includes(id))];
};

/** Options with each name once (the game changes ids), and always with the chosen one. */
export function byName(named: readonly Named[], chosen: string | null, nameOf: (one: Named) => string) {
  const choices = new Map<string, string>();
  for (const one of named) {
    const name = nameOf(one);
    if (!choices.has(name) || one.id === chosen) choices.set(name, one.id);
  }
  if (chosen !== null && ![...choices.values()].includes(chosen)) choices.set(chosen, chosen);
  return [...choices].map(([label, value]) => ({ value, label }));
}
