import { Grid, Row, Text } from '@hotdrop/shared-ui/primitives';
import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import { Trans, useLingui } from '@lingui/react/macro';
import styles from './api.module.css';
import { Code } from './code.tsx';
import type { Trial } from './try-call.ts';

/** Address, status, time, and text of an answer. Without one, says where it will be. */
export function CallAnswer({ trial }: { readonly trial: Trial | null }) {
  return (
    <div className={styles.answer} aria-live="polite">
      {trial ? (
        <Answered {...trial} />
      ) : (
        <Text as="p" tone="muted" align="center" className={styles.noAnswer}>
          <Trans>The answer appears here.</Trans>
        </Text>
      )}
    </div>
  );
}

function Answered({ address, status, milliseconds, text, isCut }: Trial) {
  const { origin } = useSite();
  const { t } = useLingui();
  const time = useFormat().number(milliseconds);
  const isGood = status !== null && status < 400;
  return (
    <Grid gap={3}>
      <Row gap={3} isWrapped align="baseline">
        <Text size="d20" tone={isGood ? 'up' : 'down'}>
          {status ?? <Trans>No answer</Trans>}
        </Text>
        <Text size="t13" tone="muted">
          <Trans>{time} ms</Trans>
        </Text>
        <Text as="a" size="t13" wrap="anywhere" href={origin + address} className={styles.link}>
          {origin + address}
        </Text>
      </Row>
      <Code label={t`Answer`}>{text}</Code>
      {isCut && (
        <Text as="p" size="t13" tone="muted">
          <Trans>The answer is longer. Open its address to read all of it.</Trans>
        </Text>
      )}
    </Grid>
  );
}
