import { Panel } from '@hotdrop/shared-ui/layout';
import { Bar, Grid, Row, Text } from '@hotdrop/shared-ui/primitives';
import { useFormat, useNow, useTimeZone } from '@hotdrop/shared-ui/site';
import { LocalTime } from '@hotdrop/shared-ui/time';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Clan } from '../calls.ts';
import { PlanForm } from './plan-form.tsx';

const anHour = 60 * 60_000;

/** Who plays in which hour of this evening, in the visitor's time zone. */
export function EveningPlan({ clan }: { readonly clan: Clan }) {
  const { t } = useLingui();
  const format = useFormat();
  const now = useNow();
  const { isKnown } = useTimeZone();
  const { evening, members } = clan;
  const most = Math.max(...evening.map(({ names }) => names.length));
  return (
    <Panel title={t`This evening`} aside={isKnown && <Trans>Your local time</Trans>}>
      <Grid as="ol" isLined aria-label={t`This evening`}>
        {evening.map(({ start, names }) => {
          const isOver = now - Date.parse(start) >= anHour;
          const isBest = names.length > 0 && names.length === most;
          return (
            <Row as="li" key={start} gap={4} padding="panel">
              <Text size="d20" tone={isOver ? 'faint' : undefined} flex="none">
                <LocalTime time={start} variant="time" />
              </Text>
              <Grid flex="grow" gap={1}>
                <Text wrap="anywhere" tone={names.length === 0 || isOver ? 'muted' : undefined}>
                  {names.length > 0 ? format.list(names) : <Trans>Nobody yet</Trans>}
                </Text>
                <Bar share={names.length / members.length} tone={isBest && !isOver ? 'accent' : 'quiet'} />
              </Grid>
              <Text size="d18" tone={isBest && !isOver ? 'accent' : 'muted'} flex="none">
                {format.number(names.length)}
              </Text>
            </Row>
          );
        })}
      </Grid>
      <PlanForm clan={clan} />
    </Panel>
  );
}
