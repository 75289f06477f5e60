import type { ApiFailure } from '@hotdrop/shared-domain/wire';
import { Button } from '@hotdrop/shared-ui/button';
import { Grid, Row, Text } from '@hotdrop/shared-ui/primitives';
import { Select } from '@hotdrop/shared-ui/select';
import { useIsHydrated, useSite } from '@hotdrop/shared-ui/site';
import { LocalTime } from '@hotdrop/shared-ui/time';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { type Clan, clansApi } from '../calls.ts';
import styles from './plan-form.module.css';

/** Members of the service's list change their evening with the token that the clan's leader gave them. */
export function PlanForm({ clan }: { readonly clan: Clan }) {
  const { platform, tag, members, evening } = clan;
  const { t } = useLingui();
  const site = useSite();
  const { revalidate } = useRevalidator();
  const isHydrated = useIsHydrated();
  const [name, setName] = useState(members[0] ?? '');
  const [chosen, setChosen] = useState<Readonly<Record<string, boolean>>>({});
  const [token, setToken] = useState('');
  const [state, setState] = useState<PlanState>('idle');
  const plays = (start: string) =>
    chosen[start] ?? evening.some((hour) => hour.start === start && hour.names.includes(name));

  const choosePlayer = (player: string) => {
    setName(player);
    setChosen({});
    setState('idle');
  };
  const save = async () => {
    setState('busy');
    const hours = evening.map(({ start }) => start).filter(plays);
    const answer = await clansApi(site).changePlan({ platform, tag }, { body: { name, token, hours } });
    if (answer.ok) await revalidate();
    setState(answer.ok ? 'saved' : answer.error);
  };

  return (
    <details className={styles.details}>
      <Text as="summary" padding="panel" tone="accent">
        <Trans>Change my evening</Trans>
      </Text>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (state !== 'busy') void save();
        }}
      >
        {/* React could miss input before hydration. */}
        <Grid as="fieldset" gap={4} padding="panel" disabled={!isHydrated} className={styles.fields}>
          <Select
            label={t`Player`}
            value={name}
            onChange={choosePlayer}
            options={members.map((member) => ({ value: member, label: member }))}
          />
          <Grid role="group" columns={3} gap={2} aria-label={t`Hours`}>
            {evening.map(({ start }) => (
              <Row as="label" key={start} gap={2} padding={2} surface="panel" className={styles.hour}>
                <input
                  type="checkbox"
                  checked={plays(start)}
                  onChange={({ target }) => setChosen({ ...chosen, [start]: target.checked })}
                />
                <LocalTime time={start} variant="time" />
              </Row>
            ))}
          </Grid>
          <Grid as="label" gap={1}>
            <Trans>Token</Trans>
            <input
              className={styles.token}
              type="password"
              autoComplete="current-password"
              required
              value={token}
              onChange={({ target }) => setToken(target.value)}
            />
          </Grid>
          <Row gap={4} isWrapped>
            <Button type="submit" kind="accent" isBusy={state === 'busy'}>
              <Trans>Save</Trans>
            </Button>
            <Text size="t13" tone={state === 'saved' ? 'up' : 'down'} flex="grow" aria-live="polite">
              <Notice state={state} name={name} />
            </Text>
          </Row>
        </Grid>
      </form>
    </details>
  );
}

type PlanState = 'idle' | 'busy' | 'saved' | ApiFailure;

interface NoticeProps {
  readonly state: PlanState;
  readonly name: string;
}

function Notice({ state, name }: NoticeProps) {
  if (state === 'idle' || state === 'busy') return null;
  if (state === 'saved') return <Trans>Your evening is saved.</Trans>;
  if (state.kind === 'forbidden')
    return <Trans>This is not {name}'s token. Ask the leader of the clan for it.</Trans>;
  if (state.kind === 'invalid') return <Trans>This evening is over. Reload the page.</Trans>;
  if (state.kind === 'busy' && state.status === 429) {
    const minutes = Math.ceil((state.retryAfter ?? 60_000) / 60_000);
    return (
      <Trans>
        Too many wrong tokens. Try again in <Plural value={minutes} one="# minute" other="# minutes" />.
      </Trans>
    );
  }
  return <Trans>Not saved. Please try again in a minute.</Trans>;
}
