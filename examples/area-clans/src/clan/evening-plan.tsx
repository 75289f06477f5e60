import { Panel } from '@hotdrop/shared-ui/layout';
import { Grid, Row, Text } from '@hotdrop/shared-ui/primitives';
import { useFormat, useTimeZone } from '@hotdrop/shared-ui/site';
import { LocalTime } from '@hotdrop/shared-ui/time';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Clan } from '../calls.ts';
import { PlanForm } from './plan-form.tsx';

/** Who plays in which hour of this evening, in the visitor's time zone. */
export function EveningPlan({ clan }: { readonly clan: Clan }) {
  const { t } = useLingui();
  const format = useFormat();
  const { isKnown } = useTimeZone();
  return (
    <Panel title={t`This evening`} aside={isKnown && <Trans>Your local time</Trans>}>
      <Grid as="ol" isLined aria-label={t`This evening`}>
        {clan.evening.map(({ start, names }) => (
          <Row as="li" key={start} gap={4} padding="panel">
            <Text size="d20" flex="none">
              <LocalTime time={start} variant="time" />
            </Text>
            <Text wrap="anywhere" tone={names.length > 0 ? undefined : 'muted'}>
              {names.length > 0 ? format.list(names) : <Trans>Nobody yet</Trans>}
            </Text>
          </Row>
        ))}
      </Grid>
      <PlanForm clan={clan} />
    </Panel>
  );
}
